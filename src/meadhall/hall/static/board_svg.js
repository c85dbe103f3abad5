// @ts-check
// The picture on the table: a new one is worked into the old one, so that what stays keeps its focus and what moves glides.
// Movable pieces lie in one flat layer and are known by their data-id; all else is replaced where it has changed.

import { moving, pace } from "./pace.js";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 260; // milliseconds
const EASE = "cubic-bezier(.3, .1, .2, 1)";

/** A picture made from the last one. @param {string} old @param {import("./protocol_types").Splice} change */
export const spliced = (old, { head, tail, text }) => old.slice(0, head) + text + old.slice(old.length - tail);

export class BoardSvg {
  /** @param {HTMLElement} place where the picture goes */
  constructor(place) {
    this.place = place;
    this.text = "";
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** @type {Element | null} the picture as it was sent; the one on the page carries rings and roles of ours */
    this.sent = null;
    /** @type {Animation[]} */
    this.running = [];
    this.lasts = 0; // milliseconds that what began last takes
  }

  /** Show a picture; if it may glide, from the last one. Says whether it is of another size than the last one. @param {string} text @param {boolean} glide */
  draw(text, glide) {
    if (text === this.text) return false;
    this.text = text;
    const next = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const now = this.svg, last = this.sent;
    this.sent = next;
    if (!now || !last || now.getAttribute("viewBox") !== next.getAttribute("viewBox")) {
      this.svg = /** @type {SVGSVGElement} */ (document.importNode(/** @type {Element} */ (next), true));
      this.svg.setAttribute("role", "group"); // an image would hide from screen readers what can be touched in it
      this.place.replaceChildren(this.svg);
      return true;
    }
    this.layer("rings")?.remove();
    this.layer("ghosts")?.remove();
    this.rework(now, last, next, glide && moving());
    return false;
  }

  /** Nothing to see. */
  clear() {
    this.text = "";
    this.svg = this.sent = null;
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

  /** @param {Element} now what is on the page @param {Element} last what it was made from @param {Element} next what it becomes @param {boolean} glide */
  rework(now, last, next, glide) {
    const old = [...now.children], were = [...last.children], wanted = [...next.children];
    wanted.forEach((child, place) => {
      const there = old[place], was = were[place];
      if (!there || !was) now.append(document.importNode(child, true));
      else if (isLayer(was) && isLayer(child)) this.swap(there, was, child, glide);
      else if (holdsLayer(was) && holdsLayer(child)) this.rework(there, was, child, glide);
      else if (!was.isEqualNode(child)) there.replaceWith(document.importNode(child, true));
    });
    for (const left of old.slice(wanted.length)) left.remove();
  }

  /** @param {Element} now @param {Element} last @param {Element} next @param {boolean} glide */
  swap(now, last, next, glide) {
    const old = keyed(now), were = keyed(last), wanted = keyed(next);
    const ghosts = [];
    for (const [key, piece] of old) {
      if (wanted.has(key)) continue;
      piece.remove();
      if (glide) ghosts.push(piece);
    }
    let cursor = now.firstElementChild;
    for (const [key, piece] of wanted) {
      const was = were.get(key);
      let there = old.get(key);
      if (there && was) this.change(there, was, piece, glide);
      else {
        there = document.importNode(piece, true);
        if (glide) this.play(there, [{ opacity: 0 }, { opacity: 1 }]);
      }
      if (there === cursor) cursor = cursor.nextElementSibling;
      else now.insertBefore(there, cursor);
    }
    if (!ghosts.length) return;
    const layer = this.fresh("ghosts");
    for (const ghost of ghosts) {
      layer.append(ghost);
      ghost.removeAttribute("data-id");
      this.play(ghost, [{ opacity: 1 }, { opacity: 0 }]).addEventListener("finish", () => ghost.remove());
    }
  }

  /**
   * A piece that stays: it may move, and it may look different. What it was is read from what was sent, never from the page:
   * there markup is written in another way, and words are put elsewhere while a piece is lit.
   * @param {Element} there @param {Element} was @param {Element} piece @param {boolean} glide
   */
  change(there, was, piece, glide) {
    if (was.isEqualNode(piece)) return;
    for (const name of new Set([...was.getAttributeNames(), ...piece.getAttributeNames()])) {
      const value = piece.getAttribute(name);
      if (value === was.getAttribute(name)) continue;
      if (value === null) there.removeAttribute(name);
      else there.setAttribute(name, value);
    }
    const from = was.getAttribute("transform"), to = piece.getAttribute("transform");
    const start = css(from), end = css(to);
    if (glide && from !== to && start && end) this.play(there, [{ transform: start }, { transform: end }]);
    if (same(was.childNodes, piece.childNodes)) return;
    there.replaceChildren(...[...piece.childNodes].map((node) => document.importNode(node, true)));
    if (glide && from === to && !same(drawn(was), drawn(piece))) this.play(there, [{ opacity: 0.15 }, { opacity: 1 }]);
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {{duration?: number, delay?: number, easing?: string}} [timing] at the normal pace */
  play(element, frames, { duration = GLIDE, delay = 0, easing = EASE } = {}) {
    const animation = element.animate(frames, { duration: duration * pace(), delay: delay * pace(), easing, fill: delay ? "backwards" : "none" });
    this.running.push(animation);
    this.lasts = Math.max(this.lasts, (duration + delay) * pace());
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

/** The pieces of a layer by their names; where several share one, they are numbered. @param {Element} layer */
function keyed(layer) {
  /** @type {Map<string, Element>} */
  const found = new Map();
  for (const piece of layer.children) {
    const id = piece.getAttribute("data-id") ?? "";
    let key = id;
    for (let twin = 2; found.has(key); twin++) key = `${id} ${twin}`;
    found.set(key, piece);
  }
  return found;
}

/** Whether this is the layer of the movable pieces. @param {Element} element */
const isLayer = (element) => element.getAttribute("class") === "pieces";

/** @param {Element} element */
const holdsLayer = (element) => [...element.children].some(isLayer);

/** What a piece looks like, without what it means. @param {Element} piece */
const drawn = (piece) => [...piece.children].filter((child) => child.tagName !== "title");

/** @param {ArrayLike<Node>} these @param {ArrayLike<Node>} those */
const same = (these, those) => these.length === those.length && Array.from(these).every((node, place) => node.isEqualNode(those[place]));

/** A place as a style sheet says it. @param {string | null} transform */
function css(transform) {
  const found = transform?.match(/^translate\(\s*(-?[\d.]+)[ ,]+(-?[\d.]+)\s*\)$/);
  return found ? `translate(${found[1]}px, ${found[2]}px)` : "";
}
