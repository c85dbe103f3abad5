// @ts-check
// The question that is asked now, and of whom, in words; and help to answer it, each always in the same place.

import { button, dots, keyed, make, narrow, part, refill, summary, withRules } from "./dom.js";
import { moving } from "./pace.js";
import { othersPlay } from "./panels.js";

/** @typedef {import("./protocol_types").TableView} TableView */

/** Whether it is the turn of somebody at this screen. @param {TableView} view */
export const myTurn = (view) => view.phase === "playing" && view.to_move !== null && view.you.includes(view.to_move);

/** Whose turn it is, where several people share the screen. @param {TableView} view */
export const eyeName = (view) => view.seats[view.eye ?? -1]?.name ?? "";

/** @param {TableView} view @param {number} seat */
export const turnOf = (view, seat) => (view.you.length === 1 && view.you[0] === seat ? "Your turn" : `${view.seats[seat]?.name ?? ""}’s turn`);

/** What is asked now. @param {TableView} view @param {import("./board.js").Board} board @param {import("./telling.js").Telling} telling @param {boolean} covered */
export function ask(view, board, telling, covered) {
  const place = part("prompt"), mine = myTurn(view);
  if (covered) return place.replaceChildren(`It is the turn of ${eyeName(view)}.`);
  if (view.phase === "gathering") return place.replaceChildren(gathering(view));
  const mover = view.seats[view.to_move ?? -1];
  if (mover && !view.seats.some((seat) => seat.kind === "person") && view.seats.some((seat) => seat.kept_for !== null)) return place.replaceChildren("Nobody is at the table: the game waits for those whose seats are kept.");
  if (mover && !mine && mover.kind === "bot") {
    const thinks = make("span", `${mover.name} is thinking`, "thinks");
    thinks.append(dots());
    return telling.seat === view.to_move ? telling.retell(view.game, [thinks]) : place.replaceChildren(thinks);
  }
  if (mover && !mine && !view.prompt) return place.replaceChildren(`${mover.name} is to move.`);
  if (board.path.length) {
    const asks = view.asks[board.path.join(" ")];
    if (asks) return place.replaceChildren(withRules(asks, view.game));
    const does = summary(board.beginning(board.path)) || board.title(board.path.at(-1) ?? "");
    return place.replaceChildren(withRules(does ? `${does}?` : "And then?", view.game));
  }
  place.replaceChildren(withRules(question(view), view.game));
}

/** What is asked, and of whom where that is not the one person at this screen. @param {TableView} view */
export function question(view) {
  const mover = view.seats[view.to_move ?? -1], alone = view.you.length === 1;
  return mover && !alone && (view.eye === null || view.eye === view.to_move) ? `${mover.name}: ${view.prompt}` : view.prompt;
}

/** @param {TableView} view */
function gathering(view) {
  const open = view.seats.filter((seat) => seat.kind === "open").length;
  if (open && !view.you.length) return "A seat is open: sit down, or watch.";
  if (open) return `Waiting for players: ${open === 1 ? "one seat is" : `${open} seats are`} open.`;
  if (view.host && !view.seats.some((seat) => seat.kind === "person")) return "Bots hold all seats: start the game, and watch it.";
  return view.host ? "Everybody is here: start the game." : "Everybody is here. The host starts the game.";
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
    if (words === "↺") tool.setAttribute("aria-label", "Show again");
    tool.append(make("kbd", key));
    tool.setAttribute("aria-keyshortcuts", key);
    tool.disabled = !can;
    found.push(tool);
  };
  if (playing) {
    add(view.undo === "ask" ? "Ask to take back" : "Take back", "U", view.undo !== "no" && !covered, acts.undo, "undo");
    if (view.hints || !othersPlay(view)) add("Hint", "H", mine, acts.hint);
    add("All actions", ":", mine, acts.all);
    if (narrow() && moving()) add("↺", "A", shown && !covered, acts.again, "again");
  }
  refill(part("tools"), found);
  part("whose").textContent = view.phase === "playing" && view.to_move !== null ? turnOf(view, view.to_move) : "";
}
