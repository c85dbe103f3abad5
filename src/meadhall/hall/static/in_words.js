// @ts-check
// The position in words: what is asked and how everybody stands, then what lies on the board, as its pieces tell it; pieces
// that tell the same of different places share a line. The short text of the hall, with its grids and codes, stands behind it.

import { make, part, sentence, within } from "./dom.js";
import { say } from "./words.js";

const SAME = 3; // so many places of which the same is told share a line

/** What is asked, and how everybody stands, as it is told beside the board. */
function standing() {
  const text = (/** @type {Element | null} */ place) => place?.textContent?.trim() ?? "";
  const seats = [...document.querySelectorAll("#seats .who")].map((who) => ({ name: text(who.querySelector(".name")), text: text(who.querySelector(".stands")) }));
  return [text(document.getElementById("prompt")), ...seats.filter((seat) => seat.text).map((seat) => say("of-name", seat))];
}

/** Lines such as "c1: water" and "d4: water" as one: "water: c1, d4". @param {string[]} lines */
function merged(lines) {
  const halves = (/** @type {string} */ line) => /^([^:.]+): ([^:.;]+)$/.exec(line) ?? ["", line, ""];
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const [, place, told] of lines.map(halves)) places.set(told, [...(places.get(told) ?? []), place]);
  return new Set(lines.map((line) => {
    const [, , told] = halves(line), there = places.get(told) ?? [];
    return told && there.length >= SAME ? `${told}: ${there.join(there.some((place) => place.includes(",")) ? "; " : ", ")}` : line;
  }));
}

/** Tell what lies on a board in the dialog "words"; nothing while somebody's eyes are covered. @param {import("./board.js").Board} board @param {boolean} [hide] */
export function tellPosition(board, hide = false) {
  const list = within(part("words"), ".lies");
  const pieces = hide ? [] : [...board.place.querySelectorAll("svg [data-id]")];
  const told = pieces.map((piece) => (/** @type {HTMLElement} */ (piece).dataset.title || piece.querySelector(":scope > title")?.textContent) ?? "");
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const words of told.filter(Boolean)) counts.set(words, (counts.get(words) ?? 0) + 1);
  const lines = merged([...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words)));
  list.replaceChildren(...[...(hide ? [] : standing()), ...lines].filter(Boolean).map((line) => make("li", sentence(line))));
}
