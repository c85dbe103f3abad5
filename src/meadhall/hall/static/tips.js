// @ts-check
// What a piece means: in words beside it while a mouse rests on it or the keyboard is there, and large, as through a
// lens, after a long press or with the key E.

import { make, part, sentence } from "./dom.js";
import { largePicture } from "./waking.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const BESIDE = 24; // pixels to the right of a symbol that still belong to it: its number stands there
const REST = 160; // milliseconds that a mouse rests before something is said

/** @param {import("./board.js").Board} board */
export function tips(board) {
  const tip = part("tip"), lens = part("lens"), { place } = board;
  let timer = 0;

  /** @param {SVGElement} piece @param {string} words */
  const show = (piece, words) => {
    if (!words) return hide();
    board.fits(piece);
    tip.textContent = words;
    const large = largePicture(board, piece.dataset.id ?? "");
    if (large) tip.replaceChildren(large.svg, make("p", words), make("p", large.told, "lore"));
    tip.classList.toggle("pictured", Boolean(large));
    tip.hidden = false;
    const stage = /** @type {HTMLElement} */ (tip.offsetParent).getBoundingClientRect(), box = piece.getBoundingClientRect();
    const left = Math.min(Math.max(4, box.left + box.width / 2 - stage.left - tip.offsetWidth / 2), stage.width - tip.offsetWidth - 4);
    const above = box.top - stage.top - tip.offsetHeight - 10;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(box.bottom - stage.top + 10, stage.height - tip.offsetHeight - 4)}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    if (!tip.hidden) board.fits(board.path.flatMap((id) => board.elements(id)).find((element) => board.speaker(element)) ?? null);
    tip.hidden = true;
  };

  /** What a symbol tells of itself: there is a look for it. @param {Element | null | undefined} drawn */
  const tells = (drawn) => board.drawing.look(`about-${drawn?.getAttribute("data-about")}`, "").map((each) => each.textContent ?? "").join("");

  /** What the picture of a piece tells of the symbol at a point of the screen. @param {number} x @param {number} y */
  const symbol = (x, y) => {
    place.classList.add("probe");
    const found = document.elementsFromPoint(x, y).map((each) => each.closest("[data-about]")).find(Boolean);
    place.classList.remove("probe");
    return tells(found);
  };

  /** The words of a piece, lit or not. @param {SVGElement} piece @param {string} [about] what is known of a symbol on it */
  const words = (piece, about = "") => {
    const id = piece.dataset.id ?? "", speaker = board.speaker(piece)?.getAttribute("data-id") ?? id;
    const title = about || [id, ...(speaker === id ? [] : [speaker])].map((each) => board.title(each)).join(". ");
    if (!piece.matches(".lit")) return title;
    const does = board.words(id);
    return title && !does.toLowerCase().startsWith(title.toLowerCase()) ? `${does}. ${title}` : does;
  };

  place.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return hide();
    clearTimeout(timer);
    const lit = event.target instanceof Element ? event.target.closest(".lit") : null;
    const about = symbol(event.clientX, event.clientY);
    if (lit instanceof SVGElement && !tip.hidden && tip.dataset.for === lit.dataset.id + about) return;
    if (!lit) hide();
    timer = window.setTimeout(() => {
      const piece = lit instanceof SVGElement ? lit : board.piece(event.clientX, event.clientY) ?? board.piece(event.clientX - BESIDE, event.clientY);
      if (!piece) return hide();
      tip.dataset.for = piece.dataset.id + about;
      show(piece, words(piece, about));
    }, lit ? REST : 2 * REST);
  });
  place.addEventListener("click", (event) => { // a finger does not rest: what it has touched is told for a while
    const piece = board.piece(event.clientX, event.clientY);
    if (!piece || !(board.speaker(piece) || largePicture(board, piece.dataset.id ?? ""))) return;
    if (!board.gathers) show(piece, words(piece));
    timer = window.setTimeout(hide, 4000);
  });
  place.addEventListener("pointerleave", hide);
  place.addEventListener("scroll", hide, { passive: true });
  place.addEventListener("focusin", (event) => {
    const piece = event.target;
    if (piece instanceof SVGElement && piece.matches(".lit:focus-visible")) show(piece, words(piece));
  });
  place.addEventListener("focusout", hide);

  /** @param {SVGElement} piece */
  const enlarge = (piece) => {
    hide();
    const id = piece.dataset.id ?? "", parts = board.drawing.whole(id);
    if (!(piece instanceof SVGGraphicsElement)) return;
    const { left, top, right, bottom } = parts.reduce((all, { box }) => ({ left: Math.min(all.left, box.left), top: Math.min(all.top, box.top), right: Math.max(all.right, box.right), bottom: Math.max(all.bottom, box.bottom) }), { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });
    const edge = Math.max(right - left, bottom - top) * 0.04;
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", [left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge].join(" "));
    svg.setAttribute("font-family", board.drawing.svg?.getAttribute("font-family") ?? "");
    svg.setAttribute("aria-hidden", "true");
    for (const { element } of parts) {
      const copy = /** @type {SVGElement} */ (element.cloneNode(true));
      for (const name of ["data-id", "tabindex", "role", "aria-label", "class"]) copy.removeAttribute(name);
      svg.append(copy);
    }
    const told = make("div"), choices = board.next.get(id) ?? [];
    const title = board.title(id);
    const abouts = [...piece.querySelectorAll("[data-about]")].map(tells);
    const said = new Set([title, ...abouts, ...choices.slice(0, 6).map((choice) => choice.words)].filter(Boolean));
    told.append(...[...said].map((line) => make("p", line)));
    if (choices.length > 6) told.append(say("more-ways", { count: choices.length - 6 }));
    if (!said.size) told.textContent = say("nothing-to-do");
    const large = largePicture(board, id);
    if (large?.told) told.prepend(make("p", large.told, "lore"));
    lens.replaceChildren(...(large ? [large.svg] : []), svg, told);
    lens.classList.toggle("pictured", Boolean(large));
    lens.hidden = false;
    if (!choices.length && board.choices.length) board.wishes.why?.([id]).then((text) => { if (text) told.append(make("p", sentence(text), "why")); });
  };
  board.buttons.addEventListener("pointerover", (event) => { // what a button does, as its symbol on the board tells
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const about = tells(place.querySelector(`[data-about="${CSS.escape(button?.dataset.key?.slice(3) ?? "")}"]`));
    if (button && about) button.title = about;
  });
  place.addEventListener("meant", (event) => enlarge(/** @type {CustomEvent} */ (event).detail));
  const close = () => { lens.hidden = true; };
  lens.addEventListener("click", close);
  addEventListener("pointerdown", (event) => { if (!lens.hidden && !(event.target instanceof Node && lens.contains(event.target))) close(); }, true);
  return { hide, close, enlarge, get open() { return !lens.hidden; } };
}
