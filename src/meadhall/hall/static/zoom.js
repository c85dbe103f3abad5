// @ts-check
// How close the board is seen: the whole of it on a large screen, so much that it can be read on a small one, closer on demand.
// A finger pans it as it pans any page; two fingers, a double click, the buttons and the keys + and - bring it closer.

import { narrow, part, sideways } from "./dom.js";
import { moving } from "./pace.js";

const CLOSEST = 5; // times the whole picture
const NEARLY = 20; // pixels of something that may lie beyond the edge
const READABLE = 0.5; // pixels for each unit of the picture: what is smaller is hard to read and to touch

export class Zoom {
  /** @param {HTMLElement} stage @param {HTMLElement} place where the picture lies; it scrolls */
  constructor(stage, place) {
    this.stage = stage;
    this.place = place;
    this.times = 1; // how many times larger than the whole of it would be
    this.fresh = true; // whether nothing was shown yet
    this.own = false; // whether the person has chosen how close to look
    /** @type {Set<string>} */
    this.followed = new Set(); // what was brought into view before
    /** @type {() => Element[]} what should be seen */
    this.wanted = () => [];
    new ResizeObserver(() => { this.fit(); this.follow(this.wanted()); }).observe(stage);
    place.addEventListener("scroll", () => this.edges(), { passive: true });
    place.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.pinching();
    part("closer").addEventListener("click", () => this.closer(1.5));
    part("farther").addEventListener("click", () => this.closer(1 / 1.5));
    for (const side of ["left", "right", "up", "down"]) {
      part(`more-${side}`).addEventListener("click", () => this.toward(side));
    }
  }

  /** @returns {SVGSVGElement | null} */
  get svg() {
    return this.place.querySelector(":scope > svg");
  }

  /** The scale at which the whole picture is seen, and how many times closer it is shown at first. */
  scales() {
    const { width, height } = this.svg?.viewBox.baseVal ?? { width: 4, height: 3 };
    const across = this.place.clientWidth / width, down = this.place.clientHeight / height;
    const whole = Math.min(across, down), full = Math.max(across, down);
    const near = height > width ? across : Math.min(full, READABLE, 2 * whole); // a tall board is made for the width of a phone
    return { width, height, whole, first: narrow() && !sideways() ? Math.max(1, near / whole) : 1 };
  }

  /** Make the picture as large as it should be; then the middle stays in the middle, and otherwise everything where it is. */
  fit() {
    const svg = this.svg;
    if (!svg || !this.place.clientHeight) return;
    const { width, height, whole, first } = this.scales();
    if (!this.own) this.times = first;
    this.stage.parentElement?.style.setProperty("--shape", String(height / width));
    const before = { left: this.place.scrollLeft + this.place.clientWidth / 2, top: this.place.scrollTop + this.place.clientHeight / 2, width: svg.clientWidth };
    const scale = whole * this.times;
    svg.style.width = `${Math.floor(width * scale + 0.01)}px`; // a product may lie a trifle below the whole number that it is
    svg.style.height = `${Math.floor(height * scale + 0.01)}px`;
    const grown = before.width ? svg.clientWidth / before.width : 1;
    if (this.fresh) this.place.scrollTo(0, 0);
    else if (Math.abs(grown - 1) > 0.01) this.place.scrollTo(before.left * grown - this.place.clientWidth / 2, before.top * grown - this.place.clientHeight / 2);
    this.fresh = false;
    this.edges();
  }

  /** Look closer, or from farther away; a point of the screen stays where it is. @param {number} times @param {{x: number, y: number}} [at] */
  closer(times, at) {
    const svg = this.svg;
    if (!svg) return;
    const box = this.place.getBoundingClientRect();
    const point = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const before = svg.getBoundingClientRect();
    const right = (point.x - before.left) / before.width, down = (point.y - before.top) / before.height;
    this.own = true;
    this.times = Math.min(CLOSEST, Math.max(1, this.times * times));
    this.fit();
    const after = svg.getBoundingClientRect();
    this.place.scrollLeft += after.left + right * after.width - point.x;
    this.place.scrollTop += after.top + down * after.height - point.y;
    this.stage.dispatchEvent(new Event("zoomed"));
  }

  /** Between how it was at first and twice as close. @param {{x: number, y: number}} at */
  toggle(at) {
    const { first } = this.scales();
    this.closer(this.times > first * 1.2 ? first / this.times : 2, at);
    if (this.times <= first * 1.01) this.own = false;
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.closer(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  }

  pinching() {
    let apart = 0;
    const measure = (/** @type {TouchEvent} */ event) => {
      const [a, b] = event.touches;
      return { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    };
    this.place.addEventListener("touchstart", (event) => {
      if (event.touches.length === 2) apart = measure(event).apart;
    }, { passive: true });
    this.place.addEventListener("touchmove", (event) => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const now = measure(event);
      this.closer(now.apart / apart, now);
      apart = now.apart;
    }, { passive: false });
  }

  /** Where only a part of the board is seen, let it be the one with these; it stays where it is while nearly all is seen of what was brought into view before. @param {Element[]} elements */
  follow(elements) {
    const ids = elements.map((each) => each.getAttribute("data-id") ?? ""), known = ids.every((id) => this.followed.has(id));
    if (this.near && (!known || elements.some((each) => this.beyond(each, NEARLY)))) this.show(elements);
    for (const id of ids) this.followed.add(id);
  }

  /** Whether only a part of the board is seen. */
  get near() {
    return this.times > 1.01;
  }

  /** Bring as many of these into view as it holds, with as little movement as possible. @param {Element[]} elements */
  show(elements) {
    const view = this.place.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter((box) => box.width || box.height);
    const left = shift(boxes.map((box) => [box.left, box.right]), view.left, view.right);
    const top = shift(boxes.map((box) => [box.top, box.bottom]), view.top, view.bottom);
    if (left || top) this.place.scrollBy({ left, top, behavior: moving() ? "smooth" : "instant" });
  }

  /** @param {string} side */
  toward(side) {
    const across = this.place.clientWidth * 0.7, down = this.place.clientHeight * 0.7;
    const { left, top } = { left: { left: -across, top: 0 }, right: { left: across, top: 0 }, up: { left: 0, top: -down }, down: { left: 0, top: down } }[side] ?? { left: 0, top: 0 };
    this.place.scrollBy({ left, top, behavior: moving() ? "smooth" : "instant" });
  }

  /** The edge of what is seen beyond which much of an element lies, or more than so many pixels; nothing if it is seen well. @param {Element} element @param {number} [most] */
  beyond(element, most = Infinity) {
    const view = this.place.getBoundingClientRect(), { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const across = Math.min(most, width * 0.4), down = Math.min(most, height * 0.4);
    if (view.left - left > across) return "left";
    if (right - view.right > across) return "right";
    if (view.top - top > down) return "up";
    return bottom - view.bottom > down ? "down" : "";
  }

  /** At the edges: that there is more to touch beyond them. */
  edges() {
    const beyond = this.svg && this.near ? this.wanted().map((each) => this.beyond(each)) : [];
    for (const side of /** @type {const} */ (["left", "right", "up", "down"])) part(`more-${side}`).hidden = !beyond.includes(side);
  }
}

/**
 * How far to move so that most of these spans lie between a start and an end; of equally good ways, the shortest.
 * @param {number[][]} spans @param {number} start @param {number} end
 */
function shift(spans, start, end) {
  const margin = 10, inside = (/** @type {number} */ by) =>
    spans.filter(([from, to]) => from - by >= start - 1 && to - by <= end + 1).length;
  let best = 0, most = inside(0);
  for (const [from, to] of spans) {
    for (const by of [from - start - margin, to - end + margin]) {
      const count = inside(by);
      if (count > most || (count === most && count > inside(0) && Math.abs(by) < Math.abs(best))) [best, most] = [by, count];
    }
  }
  return best;
}
