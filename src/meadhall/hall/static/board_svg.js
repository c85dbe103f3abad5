// @ts-check
// The drawing on the table: its layers, and what moves in them.

import { pace } from "./pace.js";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 260; // milliseconds
const EASE = "cubic-bezier(.3, .1, .2, 1)";

export class BoardSvg {
  /** @param {HTMLElement} place where the picture goes */
  constructor(place) {
    this.place = place;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** @type {Animation[]} */
    this.running = [];
    /** @type {WeakMap<Element, {animation: Animation, names: string[]}[]>} what plays on an element, and what of it that changes */
    this.playing = new WeakMap();
    this.lasts = 0; // milliseconds that what began last takes
  }

  /** Nothing to see. */
  clear() {
    this.svg = null;
    this.place.replaceChildren();
  }

  /** @param {string} name @returns {SVGGElement | null} */
  layer(name) {
    return this.svg?.querySelector(`:scope > .${name}`) ?? null;
  }

  /** A layer of our own on top of the picture, empty. @param {string} name */
  fresh(name) {
    this.layer(name)?.remove();
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", name);
    layer.setAttribute("aria-hidden", "true");
    this.svg?.append(layer);
    return layer;
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {{duration?: number, delay?: number, easing?: string, aside?: boolean}} [timing] at the normal pace; nobody waits for what goes on aside */
  play(element, frames, { duration = GLIDE, delay = 0, easing = EASE, aside = false } = {}) {
    const names = Object.keys(Object.assign({}, ...frames)).filter((name) => name !== "offset" && name !== "easing");
    const before = (this.playing.get(element) ?? []).filter((each) => each.animation.playState === "running");
    for (const each of before) if (each.names.some((name) => names.includes(name))) each.animation.finish(); // two at once are drawn anew for each frame, and the older is not seen
    const animation = element.animate(frames, { duration: duration * pace(), delay: delay * pace(), easing, fill: delay ? "backwards" : "none" });
    this.playing.set(element, [...before, { animation, names }]);
    this.running.push(animation);
    if (!aside) this.lasts = Math.max(this.lasts, (duration + delay) * pace());
    return animation;
  }

  /** Whether something glides; when all of it has arrived, do this. @param {() => void} then */
  settled(then) {
    const running = this.running;
    this.running = [];
    if (running.length) Promise.allSettled(running.map((animation) => animation.finished)).then(then);
    return running.length > 0;
  }

  /** Everything is where it belongs, at once. */
  finish() {
    for (const animation of this.svg?.getAnimations({ subtree: true }) ?? []) {
      if (!(animation instanceof CSSAnimation)) animation.finish();
    }
  }
}
