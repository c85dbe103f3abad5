// @ts-check
// The stage: the board with its zoom and its tips, wired together. The table and the lessons are both played on it.

import { Board } from "./board.js";
import { part, within } from "./dom.js";
import { nearestSwitch } from "./nearest.js";
import { hideNotice } from "./speech.js";
import { tips } from "./tips.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

const DOUBLE = 600; // milliseconds in which two clicks are one to a browser

/**
 * The panel keeps the height of the longest question so far, so that what lies around it moves once and not back and forth;
 * and never while a finger is on the board. A hint takes its room only while it is there.
 * @param {HTMLElement} stage
 */
function keepPlace(stage) {
  const main = part("main"), card = part("turn"), places = [...card.children].filter((each) => !each.matches(".hint, .banner"));
  let most = 0, width = innerWidth;
  const measure = () => {
    if (width !== innerWidth) [width, most] = [innerWidth, 0];
    const asks = places.filter((each) => each.clientHeight && getComputedStyle(each).flexGrow === "0"); // the others have what room is left
    const filled = asks.map((each) => each.getBoundingClientRect().height);
    const { rowGap, paddingTop, paddingBottom } = getComputedStyle(card);
    most = Math.max(most, filled.reduce((sum, height) => sum + height + parseFloat(rowGap), parseFloat(paddingTop) + parseFloat(paddingBottom)));
    main.style.setProperty("--asked", `${Math.ceil(most)}px`);
  };
  const watching = new ResizeObserver(measure);
  for (const each of places) watching.observe(each);
  stage.addEventListener("pointerdown", () => { main.style.gridTemplateRows = getComputedStyle(main).gridTemplateRows; }, true);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => setTimeout(() => { main.style.gridTemplateRows = ""; }));
}

/** @type {((address: string) => Promise<void>) | undefined} */
let showRules;

/** A link to a rule, or to the rulebook, opens over the table and not in its place. @param {MouseEvent} event */
async function ruleAsked(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const own = event.ctrlKey || event.metaKey || event.shiftKey || event.button; // a tab was asked for
  if (!link || own || link.origin !== location.origin || !link.pathname.startsWith("/rules/")) return;
  event.preventDefault();
  try {
    showRules ??= (await import("./rule_sheet.js")).ruleSheet();
    await showRules(link.pathname + link.hash);
  } catch {
    open(link.href, "_blank");
  }
}

/** @param {import("./board.js").Wishes} wishes */
export function layStage(wishes) {
  const place = part("board"), stage = part("stage");
  const board = new Board(place, part("actions"), wishes), zoom = new Zoom(stage, place), tip = tips(board);
  zoom.wanted = () => [...place.querySelectorAll(".lit")];
  place.addEventListener("lit", () => zoom.edges());
  stage.addEventListener("zoomed", () => board.rings());
  let finger = false; // two quick touches of a finger are haste, and never mean to look closer
  place.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);
  place.addEventListener("dblclick", (event) => {
    const touched = event.timeStamp - board.touchedAt < DOUBLE; // the first click was a touch, and the second came by haste
    if (!touched && !finger && !board.at(event.clientX, event.clientY, event.target)) zoom.toggle({ x: event.clientX, y: event.clientY });
  });
  document.getElementById("show-words")?.addEventListener("click", async () => (await import("./in_words.js")).tellPosition(board));
  keepPlace(stage);
  document.addEventListener("click", ruleAsked);
  nearestSwitch(place, /** @type {HTMLDialogElement | null} */ (document.getElementById("keys")));
  within(part("notice"), "button").addEventListener("click", hideNotice);
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); }); // beside it
  }
  /** @type {import("./keys.js").Key[]} */
  const keys = [
    { keys: ["e"], does: say("key-large"), act: () => { const piece = document.activeElement; if (piece instanceof SVGElement) tip.enlarge(piece); } },
    { keys: ["+", "="], does: say("key-closer"), act: () => zoom.closer(1.5) },
    { keys: ["-"], does: say("key-farther"), act: () => zoom.closer(1 / 1.5) },
  ];
  return { board, zoom, tip, keys };
}
