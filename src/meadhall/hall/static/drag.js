// @ts-check
// Dragging: from the first touch of an action to its last, as one takes a tile and lays it down. And, with a mouse, the
// picture itself when it is larger than its frame. A long press of a finger shows what it means instead.

const SLOP = 8; // pixels until a press is a drag
const LONG = 450; // milliseconds until a press is a long one

/** @param {import("./board.js").Board} board */
export function dragging(board) {
  const { place } = board;
  /** @type {{x: number, y: number, id: string, pointer: number, left: number, top: number, mouse: boolean} | null} */
  let press = null;
  /** @type {SVGElement | null} */
  let ghost = null;
  let over = "", panned = false, timer = 0;

  /** @param {PointerEvent} event */
  const start = (event) => {
    board.held = false;
    if (event.button || !event.isPrimary) return end();
    const lit = event.target instanceof Element ? event.target.closest(".lit.first") : null;
    press = {
      x: event.clientX, y: event.clientY, id: lit?.getAttribute("data-id") ?? "", pointer: event.pointerId,
      left: place.scrollLeft, top: place.scrollTop, mouse: event.pointerType === "mouse",
    };
    panned = false;
    if (event.pointerType !== "mouse") timer = window.setTimeout(() => long(event), LONG);
  };

  /** @param {PointerEvent} event */
  const long = (event) => {
    const piece = board.piece(event.clientX, event.clientY);
    if (!piece || ghost) return;
    board.held = true;
    press = null;
    place.dispatchEvent(new CustomEvent("meant", { detail: piece }));
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!press || event.pointerId !== press.pointer) return;
    const right = event.clientX - press.x, down = event.clientY - press.y;
    if (!ghost && !panned && Math.hypot(right, down) < SLOP) return;
    clearTimeout(timer);
    if (!press.id) {
      if (!press.mouse) return;
      panned = board.held = true; // the mouse pulls the picture along, as a finger does by itself
      place.scrollTo(press.left - right, press.top - down);
      return;
    }
    if (!ghost) lift(press.id, event);
    carry(event, right, down);
  };

  /** @param {string} id @param {PointerEvent} event */
  const lift = (id, event) => {
    const piece = event.target instanceof Element ? event.target.closest("[data-id]") : null;
    const shown = piece ?? board.elements(id)[0];
    if (board.path.length === 0 || board.path.at(-1) !== id) board.touch(id, true);
    board.held = true;
    place.setPointerCapture?.(event.pointerId);
    ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
    for (const part of [shown, ...members(shown.getAttribute("data-id") ?? id)]) {
      const copy = /** @type {SVGElement} */ (part.cloneNode(true));
      for (const name of ["data-id", "tabindex", "role", "aria-label", "class"]) copy.removeAttribute(name);
      ghost.append(copy);
    }
    board.drawing.fresh("carried").append(ghost);
    place.classList.add("carrying");
  };

  /** What belongs to a piece and goes along with it: the men of a group. How many lie there stays behind. @param {string} id */
  const members = (id) => [...board.drawing.pieces.values()].filter((piece) => piece.of === id && !piece.text).flatMap((piece) => board.drawing.elements.get(piece.id) ?? []);

  /** @param {PointerEvent} event @param {number} right @param {number} down */
  const carry = (event, right, down) => {
    const scale = board.drawing.svg?.getScreenCTM()?.a ?? 1;
    const layer = board.drawing.layer("carried");
    if (layer) layer.style.transform = `translate(${right / scale}px, ${down / scale}px)`; // by style: nothing is drawn anew
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const now = board.at(event.clientX, event.clientY, target);
    if (now === over) return;
    over = now;
    for (const ring of place.querySelectorAll(".ring")) ring.classList.toggle("over", over !== "" && /** @type {SVGElement} */ (ring).dataset.for === over);
  };

  /** @param {PointerEvent} [event] */
  const end = (event) => {
    clearTimeout(timer);
    if (ghost && event) {
      const target = document.elementFromPoint(event.clientX, event.clientY);
      const id = event.type === "pointerup" ? board.at(event.clientX, event.clientY, target) : "";
      if (id) board.touch(id);
      else if (event.type === "pointerup" && press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 2 * SLOP) {
        const beside = board.under(event.clientX, event.clientY);
        const path = [...board.path, beside];
        board.back();
        if (beside) board.wishes.refused(path);
      }
      setTimeout(() => { board.held = false; });
    }
    board.drawing.layer("carried")?.remove();
    place.classList.remove("carrying");
    press = ghost = null;
    over = "";
    if (panned) setTimeout(() => { board.held = false; });
  };

  place.addEventListener("pointerdown", start);
  place.addEventListener("pointermove", move);
  place.addEventListener("pointerup", end);
  place.addEventListener("pointercancel", end);
  place.addEventListener("touchmove", (event) => {
    if (press?.id && event.cancelable) event.preventDefault(); // what is carried must not pull the picture along
  }, { passive: false });
  place.addEventListener("contextmenu", (event) => { if (board.held) event.preventDefault(); });
}
