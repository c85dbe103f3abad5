// @ts-check
// What the page says: to ears, as it happens, and to eyes, for a while, at the foot of the page.

import { make, part, sentence, withRules, within } from "./dom.js";

const KEPT = 30; // sentences
const READING = 8000; // milliseconds

/** Say something to those who listen to the page. @param {string} text */
export function announce(text) {
  const place = part("announce");
  place.append(make("p", sentence(text)));
  while (place.childElementCount > KEPT) place.firstElementChild?.remove();
}

/** Say something to everybody, until it is read or closed. @param {string} text @param {string} game whose rules it cites @param {string} [code] */
export function notice(text, game, code = "") {
  const place = part("notice");
  within(place, "p").replaceChildren(withRules(sentence(text), game));
  place.dataset.code = code;
  place.hidden = false;
  clearTimeout(Number(place.dataset.timer));
  place.dataset.timer = String(setTimeout(hideNotice, READING));
}

/** Says whether there was one. */
export function hideNotice() {
  const place = part("notice"), was = !place.hidden;
  place.hidden = true;
  return was;
}
