// @ts-check
// What a piece means: in words beside it while a mouse rests on it or the keyboard is there, and large, as through a
// lens, after a long press or with the key E.

import { make, part } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
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
    tip.hidden = false;
    const stage = /** @type {HTMLElement} */ (tip.offsetParent).getBoundingClientRect(), box = piece.getBoundingClientRect();
    const left = Math.min(Math.max(4, box.left + box.width / 2 - stage.left - tip.offsetWidth / 2), stage.width - tip.offsetWidth - 4);
    const above = box.top - stage.top - tip.offsetHeight - 10;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(box.bottom - stage.top + 10, stage.height - tip.offsetHeight - 4)}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    if (!tip.hidden) board.fits(board.path.flatMap((id) => board.elements(id)).find((element) => element.hasAttribute("data-matches")) ?? null);
    tip.hidden = true;
  };

  /** The words of a piece, lit or not. @param {SVGElement} piece */
  const words = (piece) => {
    const id = piece.dataset.id ?? "", title = board.title(id);
    if (!piece.matches(".lit")) return title;
    const does = board.words(id);
    return title && !does.toLowerCase().startsWith(title.toLowerCase()) ? `${does}. ${title}` : does;
  };

  place.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return hide();
    clearTimeout(timer);
    const lit = event.target instanceof Element ? event.target.closest(".lit") : null;
    if (lit instanceof SVGElement && !tip.hidden && tip.dataset.for === lit.dataset.id) return;
    if (!lit) hide();
    timer = window.setTimeout(() => {
      const piece = lit instanceof SVGElement ? lit : board.piece(event.clientX, event.clientY);
      if (!piece) return hide();
      tip.dataset.for = piece.dataset.id;
      show(piece, words(piece));
    }, lit ? REST : 2 * REST);
  });
  place.addEventListener("click", (event) => { // a finger does not rest: what it has touched is told for a while
    const piece = board.piece(event.clientX, event.clientY);
    if (!piece?.hasAttribute("data-matches")) return;
    board.fits(piece);
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
    if (!(piece instanceof SVGGraphicsElement)) return;
    const { x, y, width, height } = piece.getBBox(), edge = Math.max(width, height) * 0.04;
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", [x - edge, y - edge, width + 2 * edge, height + 2 * edge].join(" "));
    svg.setAttribute("font-family", board.drawing.svg?.getAttribute("font-family") ?? "");
    svg.setAttribute("aria-hidden", "true");
    const copy = /** @type {SVGElement} */ (piece.cloneNode(true));
    for (const name of ["data-id", "transform", "tabindex", "role", "aria-label", "class"]) copy.removeAttribute(name);
    svg.append(copy);
    const told = make("div");
    const id = piece.dataset.id ?? "", choices = board.next.get(id) ?? [];
    const title = board.title(id);
    const said = new Set([title, ...choices.slice(0, 6).map((choice) => choice.words)].filter(Boolean));
    told.append(...[...said].map((line) => make("p", line)));
    if (choices.length > 6) told.append(`… and ${choices.length - 6} more ways`);
    if (!said.size) told.textContent = "There is nothing to do with this now.";
    lens.replaceChildren(svg, told);
    lens.hidden = false;
  };
  place.addEventListener("meant", (event) => enlarge(/** @type {CustomEvent} */ (event).detail));
  const close = () => { lens.hidden = true; };
  lens.addEventListener("click", close);
  addEventListener("pointerdown", (event) => { if (!lens.hidden && !(event.target instanceof Node && lens.contains(event.target))) close(); }, true);
  return { hide, close, enlarge, get open() { return !lens.hidden; } };
}
