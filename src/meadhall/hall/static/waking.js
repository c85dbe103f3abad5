// @ts-check
// A large picture of a piece, where its game has drawn one: with the words that stand under it, in the lens, beside a
// touched piece, and over the board for a while when the piece has just brought points.

import { make, part } from "./dom.js";
import { pace } from "./pace.js";

const SVG = "http://www.w3.org/2000/svg";
export const SHOWN = 2200; // milliseconds at the usual pace

/** The large picture of a piece, and what is told of it; null where there is none. @param {import("./board.js").Board} board @param {string} id */
export function largePicture(board, id) {
  if (!id || !board.drawing.looks[`large-${id}`]) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "large");
  svg.setAttribute("viewBox", "-35 -57 70 114"); // all of them are drawn in this size
  svg.setAttribute("aria-hidden", "true");
  svg.append(...board.drawing.look(`large-${id}`, ""));
  const desc = svg.querySelector("desc"), told = desc?.textContent ?? "";
  desc?.remove();
  return { svg, told };
}

/** What has just brought points and has a large picture; nothing for all other moments. @param {import("./board.js").Board} board @param {import("./protocol_types").Moment} moment */
export const largeOf = (board, moment) => (moment.kind === "scored" && (moment.places ?? []).find((id) => board.drawing.looks[`large-${id}`])) || "";

/** Show what has just brought points, large. @param {import("./board.js").Board} board @param {import("./protocol_types").Moment} moment @param {string} text what is said of it */
export function wake(board, moment, text) {
  const found = largePicture(board, largeOf(board, moment));
  if (!found) return;
  const place = part("wake"), words = make("p", text, "what");
  place.replaceChildren(found.svg, words, make("p", found.told, "lore"));
  place.hidden = false;
  requestAnimationFrame(() => { // it is looked at from its first frame on, which may be late
    clearTimeout(Number(place.dataset.timer));
    place.dataset.timer = String(setTimeout(sleep, SHOWN * pace()));
  });
}

/** What was shown large goes. */
export function sleep() {
  part("wake").hidden = true;
}
