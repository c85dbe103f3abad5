// @ts-check
// Rings around what can be touched, what was chosen and what is spoken of: they follow a coast and go straight around a
// stone. Everything is measured before anything is drawn, so that the browser lays the page out once.

import { signOf } from "./signs.js";

const SVG = "http://www.w3.org/2000/svg";
const WINDING = 200; // letters of a path that is no simple shape

/** @typedef {Record<string, string | number>} Given attributes of an element of the drawing */
/** @typedef {{id: string, tag: "path" | "rect", given: Given, x: number, y: number, width: number}} Outline where a ring goes around something, in the measure of the drawing */

export class Rings {
  /** @param {import("./scene.js").SceneSvg} drawing */
  constructor(drawing) {
    this.drawing = drawing;
  }

  /** Where rings go around these. @param {Element[]} elements @returns {Outline[]} */
  outlines(elements) {
    const inverse = this.drawing.svg?.getScreenCTM()?.inverse();
    return inverse ? elements.map((element) => this.outline(element, inverse)) : [];
  }

  /** A piece on its way gets its ring where it goes. @param {Element} element @param {DOMMatrix} inverse @returns {Outline} */
  outline(element, inverse) {
    const box = element.getBoundingClientRect(), id = element.getAttribute("data-id") ?? "";
    const { left, top, right, bottom } = this.drawing.resting(element) ?? bounds(box, inverse);
    const x = left - 3, y = top - 3, width = right - left + 6, height = bottom - top + 6;
    const coast = shape(element, box), screen = coast?.getScreenCTM();
    if (coast && screen) return { id, tag: "path", given: along(coast, inverse.multiply(screen)), x, y, width };
    return { id, tag: "rect", given: { x, y, width, height, rx: isRound(element, box) ? width / 2 : 10 }, x, y, width };
  }

  /** A ring of some kind. @param {Element} layer @param {Outline} outline @param {string} kind */
  draw(layer, { id, tag, given }, kind) {
    for (const under of ["ground", "line"]) {
      const ring = make(tag, { ...given, class: `ring ${under} ${kind}` });
      ring.dataset.for = id;
      layer.append(ring);
    }
  }

  /** A light around these that comes and goes, all of them as one: the browser needs not draw anything anew for it. @param {Element} layer @param {Outline[]} outlines @param {string[]} kinds */
  glow(layer, outlines, kinds) {
    const group = make("g", { class: "glow" });
    group.append(...outlines.map(({ tag, given }, at) => make(tag, { ...given, class: `ring line ${kinds[at]}` })));
    layer.append(group);
  }

  /** What a touch will do, in a corner of its ring. @param {Element} layer @param {Outline} outline @param {string} kind @param {number} size units of the drawing for each pixel */
  sign(layer, { x, y, width }, kind, size) {
    const badge = make("g", { class: `sign does-${kind}`, transform: `translate(${x + width - 7 * size} ${y + 7 * size}) scale(${size})` });
    badge.append(make("circle", { r: 10 }), make("path", { d: signOf(kind) }));
    layer.append(badge);
  }

  /** The numbers of steps in a corner of a ring, or within a winding one. @param {Element} layer @param {Outline} outline @param {number[]} numbers @param {number} size units of the drawing for each pixel */
  number(layer, { tag, x, y, width: across }, numbers, size) {
    const words = numbers.join(", "), width = 14 + 8 * words.length, inside = tag === "path" ? across * 0.2 : 7 * size;
    const badge = make("g", { class: "number", transform: `translate(${x + inside} ${y + inside}) scale(${size})` });
    const text = make("text", { x: width / 2 - 11, y: 5.5 });
    text.textContent = words;
    badge.append(make("rect", { x: -11, y: -11, width, height: 22, rx: 11 }), text);
    layer.append(badge);
  }

  /** Soft rings with a tick in each, so that they do not hang on colour. @param {Element} layer @param {Element[]} elements */
  ticks(layer, elements) {
    for (const outline of this.outlines(elements)) {
      this.draw(layer, outline, "fit");
      layer.append(make("path", { d: "M-9 0L-3 7 10-8", class: "tick", transform: `translate(${outline.x + outline.width - 20} ${outline.y + 20})` }));
    }
  }
}

/** @param {string} tag @param {Given} given */
function make(tag, given) {
  const found = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) found.setAttribute(name, String(value));
  return /** @type {SVGElement} */ (found);
}

/** A box of the screen in another measure. @param {DOMRect} box @param {DOMMatrix} matrix */
function bounds({ left, top, right, bottom }, matrix) {
  const start = new DOMPoint(left, top).matrixTransform(matrix), end = new DOMPoint(right, bottom).matrixTransform(matrix);
  return { left: start.x, top: start.y, right: end.x, bottom: end.y };
}

/** The path that is the outline of a piece, if it is a winding one: a ring follows a coast, and goes straight around a stone. @param {Element} element @param {DOMRect} box */
function shape(element, box) {
  const paths = [...element.querySelectorAll("path")].slice(0, 4).filter((path) => (path.getAttribute("d") ?? "").length > WINDING);
  return paths.find((path) => {
    const own = path.getBoundingClientRect();
    return Math.max(Math.abs(own.left - box.left), Math.abs(own.right - box.right), Math.abs(own.top - box.top), Math.abs(own.bottom - box.bottom)) < Math.max(8, Math.min(box.width, box.height) * 0.2);
  }) ?? null;
}

/** What a path needs that runs along another one. @param {SVGGraphicsElement} outline @param {DOMMatrix} matrix where that lies */
const along = (outline, { a, b, c, d, e, f }) => ({ d: outline.getAttribute("d") ?? "", transform: `matrix(${[a, b, c, d, e, f].join(" ")})` });

/** Whether a piece is as round as the circle that it is drawn in. @param {Element} element @param {DOMRect} box */
function isRound(element, box) {
  if (Math.abs(box.width - box.height) > 4) return false;
  return [...element.querySelectorAll("circle")].slice(0, 3).some((circle) => circle.getBoundingClientRect().width > box.width * 0.9);
}
