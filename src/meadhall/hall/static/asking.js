// @ts-check
// The question that is asked now, and of whom, in words; and help to answer it, each always in the same place.

import { button, dots, keyed, make, narrow, part, refill, summary, withRules } from "./dom.js";
import { kindName } from "./kinds.js";
import { moving } from "./pace.js";
import { othersPlay } from "./panels.js";
import { say } from "./words.js";

/** @typedef {import("./protocol_types").TableView} TableView */

/** Whether it is the turn of somebody at this screen. @param {TableView} view */
export const myTurn = (view) => view.phase === "playing" && view.to_move !== null && view.you.includes(view.to_move);

/** Whose turn it is, where several people share the screen. @param {TableView} view */
export const eyeName = (view) => view.seats[view.eye ?? -1]?.name ?? "";

/** @param {TableView} view @param {number} seat */
export const turnOf = (view, seat) => (view.you.length === 1 && view.you[0] === seat ? say("your-turn") : say("turn-of", { name: view.seats[seat]?.name ?? "" }));

/** What is asked now. @param {TableView} view @param {import("./board.js").Board} board @param {import("./telling.js").Telling} telling @param {boolean} covered */
export function ask(view, board, telling, covered) {
  const place = part("prompt"), mine = myTurn(view);
  if (covered) return place.replaceChildren(say("turn-of-sentence", { name: eyeName(view) }));
  if (view.phase === "gathering") return place.replaceChildren(gathering(view));
  const mover = view.seats[view.to_move ?? -1];
  if (mover && !view.seats.some((seat) => seat.kind === "person") && view.seats.some((seat) => seat.kept_for !== null)) return place.replaceChildren(say("nobody-here"));
  if (mover && !mine && mover.kind === "bot") {
    const thinks = make("span", say("is-thinking", { name: mover.name }), "thinks");
    thinks.append(dots());
    return telling.seat === view.to_move ? telling.retell(view.game, [thinks]) : place.replaceChildren(thinks);
  }
  if (mover && !mine && !view.prompt) return place.replaceChildren(say("is-to-move", { name: mover.name }));
  if (board.path.length) {
    const asks = view.asks[board.path.join(" ")];
    if (asks) return place.replaceChildren(withRules(asks, view.game));
    const does = summary(board.beginning(board.path)) || board.title(board.path.at(-1) ?? "");
    return place.replaceChildren(withRules(does ? say("touch-does", { does }) : say("touch-on"), view.game));
  }
  if (board.kind) return place.replaceChildren(kindName(board.beginning([])));
  place.replaceChildren(withRules(question(view), view.game));
}

/** What is asked, and of whom where that is not the one person at this screen. @param {TableView} view */
export function question(view) {
  const mover = view.seats[view.to_move ?? -1], alone = view.you.length === 1;
  return mover && !alone && (view.eye === null || view.eye === view.to_move) ? say("of-name", { name: mover.name, text: view.prompt }) : view.prompt;
}

/** @param {TableView} view */
function gathering(view) {
  const open = view.seats.filter((seat) => seat.kind === "open").length;
  if (open && !view.you.length) return say("seat-open-sit");
  if (open) return say("waits-for-players", { seats: open });
  if (view.host && !view.seats.some((seat) => seat.kind === "person")) return say("bots-hold-all");
  return view.host ? say("start-now") : say("host-starts");
}

/**
 * What helps, each always in the same place: take back, hint, all actions, and on a phone show again.
 * @param {TableView} view @param {{covered: boolean, shown: boolean}} now whether a curtain is closed; whether something was shown that can be shown again
 * @param {{undo: () => void, hint: () => void, all: () => void, again: () => void}} acts
 */
export function showTools(view, { covered, shown }, acts) {
  const mine = view.choices.length > 0 && !covered, playing = view.phase === "playing" && view.you.length > 0;
  /** @type {HTMLElement[]} */
  const found = [];
  const add = (/** @type {string} */ words, /** @type {string} */ key, /** @type {boolean} */ can, /** @type {() => void} */ what, kind = "") => {
    const tool = keyed(button(words, what, `small plain ${kind}`), words);
    if (words === "↺") tool.setAttribute("aria-label", say("show-again"));
    tool.append(make("kbd", key));
    tool.setAttribute("aria-keyshortcuts", key);
    tool.disabled = !can;
    found.push(tool);
  };
  if (playing) {
    if (!view.rated) add(view.undo === "ask" ? say("take-back-ask") : say("take-back"), "U", view.undo !== "no" && !covered, acts.undo, "undo");
    if (!view.rated && (view.hints || !othersPlay(view))) add(say("hint"), "H", mine, acts.hint);
    add(say("all-actions"), ":", mine, acts.all);
    if (narrow() && moving()) add("↺", "A", shown && !covered, acts.again, "again");
  }
  refill(part("tools"), found);
  part("whose").textContent = view.phase === "playing" && view.to_move !== null ? turnOf(view, view.to_move) : "";
}
