// @ts-check
// The recap: what the others have done since a person's last turn, when they come back.

import { button, make, part, withRules } from "./dom.js";

const MOST = 12; // lines

/**
 * @param {any[]} history @param {number} since the version that the person knows @param {any} view
 * @param {import("./board.js").Board} board @param {import("./zoom.js").Zoom} frame
 */
export function showRecap(history, since, view, board, frame) {
  const place = part("recap");
  const undone = history.filter((line) => line.back_to);
  const lines = history.filter((line) => line.version > since && line.kind === "move" && !view.you.includes(line.seat)
    && !undone.some((undo) => line.version >= undo.back_to && line.version < undo.version));
  if (!lines.some((line) => line.seat !== undefined && line.seat !== null)) return;
  const list = make("ol");
  for (const line of lines.slice(-MOST)) {
    const item = make("li");
    item.append(withRules(line.text, view.game));
    item.addEventListener("pointerenter", () => { frame.show(board.mark(line.places ?? [])); });
    item.addEventListener("pointerleave", () => board.unmark());
    list.append(item);
  }
  const close = button("Go on", () => { place.hidden = true; board.unmark(); }, "small main");
  const more = lines.length - MOST;
  place.replaceChildren(make("h2", "Since your last turn"), ...(more > 0 ? [make("p", `… and ${more} things before.`, "quiet")] : []), list, close);
  place.hidden = false;
}
