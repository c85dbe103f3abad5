// @ts-check
// A hint: a turn that a good player would take, step by step, with what may be expected of it and one reason. Its steps
// are numbered in the words and on the board.

import { button, capital, dots, keyed, make, part, refill } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./protocol_types").HintLine} HintLine */
/** @typedef {{obey: (hint: HintLine) => void, stop: () => void}} Wishes a hint is to be done; what is being done is to end */

/** Somebody thinks about it. */
export function awaitHint() {
  const place = part("hint"), wait = make("p", say("hint-thinking"), "quiet");
  wait.append(dots());
  place.replaceChildren(wait);
  place.hidden = false;
}

/**
 * Show hints, the best first; or the rest of the one that is being done.
 * @param {HintLine[]} hints @param {import("./board.js").Board} board @param {Wishes} wishes @param {boolean} [doing]
 */
export function showHint(hints, board, wishes, doing = false) {
  const place = part("hint"), list = make("ol", "", "hints");
  const point = (/** @type {HintLine} */ hint) => board.number(hint.steps.map((step) => step.touches));
  hints.forEach((hint, rank) => {
    const item = make("li"), steps = make("ol", "", "steps"), why = make("div", "", "why");
    steps.append(...hint.steps.map((step) => make("li", step.words)));
    if (hint.value !== null) {
      const bar = make("meter");
      Object.assign(bar, { min: 0, max: 1, value: hint.value });
      bar.setAttribute("aria-hidden", "true");
      why.append(bar);
    }
    why.append(make("span", hint.brings ? `${capital(hint.brings)}. ${hint.expected}` : hint.expected));
    const act = keyed(doing ? button(say("hint-stop"), wishes.stop) : button(say("hint-do"), () => wishes.obey(hint)), `hint ${rank}`);
    act.setAttribute("aria-label", doing ? say("hint-stop-label") : say("hint-do-label", { hint: hint.words }));
    if (!doing && rank === 0) {
      act.append(make("kbd", "D"));
      act.setAttribute("aria-keyshortcuts", "D");
    }
    act.addEventListener("focus", () => point(hint));
    item.addEventListener("pointerenter", () => point(hint));
    item.append(why, act, steps);
    if (hint.reason) item.append(make("p", hint.reason, "reason"));
    list.append(item);
  });
  refill(place, doing ? [list] : [list, keyed(button(say("close"), () => clearHint(board), "small plain"), "close")]);
  place.hidden = false;
  if (hints.length) point(hints[0]);
}

/** @param {import("./board.js").Board} board */
export function clearHint(board) {
  const place = part("hint");
  if (place.contains(document.activeElement)) part("board").focus({ preventScroll: true });
  place.hidden = true;
  place.replaceChildren();
  board.number([]);
}

/** A hint in words, for ears. @param {HintLine} hint */
export const hintWords = ({ words, expected, reason }) => [words, expected, reason].filter(Boolean).join(" ");
