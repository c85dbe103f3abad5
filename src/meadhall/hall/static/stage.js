// @ts-check
// The stage: the board with its zoom and its tips, wired together. The table and the lessons are both played on it.

import { Board } from "./board.js";
import { part, within } from "./dom.js";
import { hideNotice } from "./speech.js";
import { tips } from "./tips.js";
import { Zoom } from "./zoom.js";

const DOUBLE = 600; // milliseconds in which two clicks are one to a browser

/** @param {import("./board.js").Wishes} wishes */
export function layStage(wishes) {
  const place = part("board"), stage = part("stage");
  const board = new Board(place, part("actions"), wishes), zoom = new Zoom(stage, place), tip = tips(board);
  zoom.wanted = () => [...place.querySelectorAll(".lit")];
  place.addEventListener("lit", () => zoom.edges());
  stage.addEventListener("zoomed", () => board.rings());
  place.addEventListener("dblclick", (event) => {
    const touched = event.timeStamp - board.touchedAt < DOUBLE; // the first click was a touch, and the second came by haste
    if (!touched && !board.at(event.clientX, event.clientY, event.target)) zoom.toggle({ x: event.clientX, y: event.clientY });
  });
  within(part("notice"), "button").addEventListener("click", hideNotice);
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); }); // beside it
  }
  /** @type {import("./keys.js").Key[]} */
  const keys = [
    { keys: ["e"], does: "See the piece large", act: () => { const piece = document.activeElement; if (piece instanceof SVGElement) tip.enlarge(piece); } },
    { keys: ["+", "="], does: "Closer", act: () => zoom.closer(1.5) },
    { keys: ["-"], does: "Farther away", act: () => zoom.closer(1 / 1.5) },
  ];
  return { board, zoom, tip, keys };
}
