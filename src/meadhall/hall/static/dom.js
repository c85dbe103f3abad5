// @ts-check
// Small things that every module of the table page uses: elements, sentences, links to rules, names for touches.

import { inside, say } from "./words.js";

/** @typedef {import("./protocol_types").Choice} Choice */

/** A part of the page, which must be there. @param {string} id */
export const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Tell the judge's answer to something that was tried. @param {HTMLElement[]} parts @param {string} kind */
export function reply(parts, kind) {
  const place = part("answer");
  place.className = `answer ${kind}`;
  place.replaceChildren(...parts);
  place.hidden = false;
}

/** A dialog of the page. @param {string} id */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (document.getElementById(id));

/** The first of a kind within a part, which must be there. @param {Element} place @param {string} selector */
export const within = (place, selector) => /** @type {HTMLElement} */ (place.querySelector(selector));

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} [text] @param {string} [kind]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, text = "", kind = "") {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

/** @param {string} words @param {() => void} act @param {string} [kind] */
export function button(words, act, kind = "small") {
  const found = make("button", words, kind);
  found.type = "button";
  found.addEventListener("click", act);
  return found;
}

/** @param {string} words @param {string} address @param {string} [kind] */
export function link(words, address, kind = "") {
  const found = make("a", words, kind);
  found.href = address;
  return found;
}

/** A name for a part that is made anew, so that the focus finds it again. @template {HTMLElement} Part @param {Part} element @param {string} key */
export function keyed(element, key) {
  element.dataset.key = key;
  return element;
}

/** Put new things into a place; the focus stays with the thing of the same key. @param {HTMLElement} place @param {(Node | string)[]} parts */
export function refill(place, parts) {
  const active = place.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  const key = active?.dataset.key, typed = active instanceof HTMLInputElement ? active.selectionStart : null;
  place.replaceChildren(...parts);
  if (!key) return;
  const again = /** @type {HTMLElement | null} */ (place.querySelector(`[data-key="${CSS.escape(key)}"]`));
  again?.focus({ preventScroll: true });
  if (again instanceof HTMLInputElement && typed !== null) again.setSelectionRange(typed, typed);
}

/** Three dots that come and go. */
export function dots() {
  const found = make("span", "", "dots");
  found.setAttribute("aria-hidden", "true");
  found.append(make("i"), make("i"), make("i"));
  return found;
}

/** With its first letter a capital. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence that begins with a capital and ends with a stop. @param {string} text */
export function sentence(text) {
  const whole = text.trim();
  if (!whole) return "";
  return capital(whole) + (/[.!?…)]”?$/.test(whole) ? "" : ".");
}

/** Text in which the numbers of rules lead to the rules. @param {string} text @param {string} game */
export function withRules(text, game) {
  const found = document.createDocumentFragment();
  text.split(/\b([A-Z]{1,2}-\d+[a-z]?)\b/).forEach((piece, odd) => {
    if (odd % 2 === 0) {
      found.append(piece);
      return;
    }
    const rule = link(piece, `/rules/${game}/${piece}`, "rule");
    rule.target = "_blank";
    rule.title = say("rule-in-full");
    found.append(rule);
  });
  return found;
}

/**
 * What several actions have in common, in words: how they begin and how they end.
 * @param {Choice[]} choices
 */
export function common(choices) {
  const all = choices.map((choice) => choice.words.split(" "));
  const first = all[0] ?? [];
  let head = 0, tail = 0;
  const shortest = Math.min(...all.map((words) => words.length));
  while (head < shortest && all.every((words) => words[head] === first[head])) head++;
  while (tail < shortest - head && all.every((words) => words.at(-1 - tail) === first.at(-1 - tail))) tail++;
  const begin = first.slice(0, head).join(" ").replace(/;.*$|[:,]$/, ""), end = tail ? first.slice(-tail).join(" ") : "";
  return begin && end ? `${begin} … ${end}` : begin || end;
}

/** What several actions would do, in a few words: those that begin alike are told together. @param {Choice[]} choices */
export function summary(choices) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) groups.set(choice.text.split(" ")[0], [...(groups.get(choice.text.split(" ")[0]) ?? []), choice]);
  const told = [...groups.values()].map((group) => (group.length === 1 ? group[0].words : common(group))).filter(Boolean);
  return told.length ? told.reduce((one, other) => say("either", { one, other: inside(other) })) : "";
}

/** What actions that are done together would do, in words: what they have in common is said once. @param {Choice[]} choices */
export function together(choices) {
  if (choices.length < 2) return choices[0]?.words ?? "";
  const all = choices.map((choice) => choice.words), [first] = all;
  const shortest = Math.min(...all.map((words) => words.length));
  let head = 0, tail = 0;
  while (head < shortest && all.every((words) => words[head] === first[head])) head++;
  head = first.lastIndexOf(" ", head) + 1; // a word that only begins alike is said in full
  while (tail < shortest - head && all.every((words) => words.at(-1 - tail) === first.at(-1 - tail))) tail++;
  if (first.at(-tail) !== " ") tail = 0;
  return first.slice(0, head) + all.map((words) => words.slice(head, words.length - tail)).join(", ") + first.slice(first.length - tail);
}

/** A number of seconds as a clock shows it. @param {number} seconds */
export function clock(seconds) {
  const days = Math.floor(seconds / 86400);
  if (days) return say("clock-days", { days, hours: Math.floor((seconds % 86400) / 3600) });
  const hours = Math.floor(seconds / 3600), minutes = Math.floor((seconds % 3600) / 60);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(Math.floor(seconds % 60))}` : `${minutes}:${two(Math.floor(seconds % 60))}`;
}

/** Whether the screen is that of a phone held upright: then boards are tall. */
export const upright = matchMedia("(max-width: 36rem) and (orientation: portrait)");

/** Whether the screen is a phone's, or as narrow. */
export const narrow = () => matchMedia("(max-width: 56rem), (max-height: 33.99rem)").matches;

/** Whether it is a phone held across: there the board is seen whole. */
export const sideways = () => matchMedia("(max-height: 33.99rem) and (min-width: 36rem) and (orientation: landscape)").matches;

/** Ask before something that cannot be taken back. @param {string} question @param {string} yes @param {string} [no] what is better, where that is not to do it @returns {Promise<boolean>} */
export function sure(question, yes, no = "") {
  const box = dialog("sure"), does = within(box, "[value=yes]"), leaves = within(box, "[value='']");
  within(box, "p").textContent = question;
  [does.textContent, leaves.textContent] = [yes, no || say("no")];
  does.classList.toggle("main", !no);
  leaves.classList.toggle("main", Boolean(no));
  box.returnValue = "";
  box.showModal();
  return new Promise((done) => box.addEventListener("close", () => done(box.returnValue === "yes"), { once: true }));
}
