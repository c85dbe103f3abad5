// @ts-check
// A hint: the best few actions, what may be expected of each, and how thoroughly that was thought about.

import { button, dots, make, part } from "./dom.js";

/** Somebody thinks about it. */
export function awaitHint() {
  const place = part("hint"), wait = make("p", "Thinking for you", "quiet");
  wait.append(dots());
  place.replaceChildren(wait);
  place.hidden = false;
}

/**
 * @param {import("./protocol_types").HintLine[]} hints @param {import("./board.js").Board} board
 * @param {(choice: import("./protocol_types").Choice) => void} choose
 */
export function showHint(hints, board, choose) {
  const place = part("hint");
  const list = make("ol");
  hints.forEach((each, rank) => {
    const item = make("li"), choice = board.choices.find((one) => one.number === each.action);
    const head = make("div", "", "advice");
    head.append(make(rank ? "span" : "b", each.words));
    const why = make("div", "", "why");
    if (each.value !== null) {
      const bar = make("meter");
      Object.assign(bar, { min: 0, max: 1, value: each.value });
      bar.setAttribute("aria-hidden", "true");
      why.append(bar);
    }
    why.append(make("span", `${each.expected}${tried(each.visits)}`, "quiet"));
    item.append(head, why);
    if (choice) {
      const places = choice.touches.filter((id) => !id.startsWith("do-"));
      item.addEventListener("pointerenter", () => board.mark(places));
      item.addEventListener("pointerleave", () => board.unmark());
      const act = button("Do it", () => choose(choice));
      act.setAttribute("aria-label", `Do it: ${each.words}`);
      act.addEventListener("focus", () => board.mark(places));
      act.addEventListener("blur", () => board.unmark());
      item.append(act);
    }
    list.append(item);
  });
  place.replaceChildren(list, button("Close", clearHint, "small plain"));
  place.hidden = false;
}

/** @param {number} visits */
const tried = (visits) => (visits ? `; tried ${visits === 1 ? "once" : `${visits.toLocaleString("en")} times`}` : "");

export function clearHint() {
  const place = part("hint");
  place.hidden = true;
  place.replaceChildren();
}
