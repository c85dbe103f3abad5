// @ts-check
// How events are played: dice tumble, cards turn over, tiles drop, points fly. Each motion is of a piece that has changed,
// and ends where the piece is anyway: people who skip it miss nothing. Everything that is added for a motion goes again.

const SVG = "http://www.w3.org/2000/svg";
export const TUMBLE = 760;
const FLIP = 440, DROP = 380, GLIDE = 520, FLY = 720, FACES = 4; // milliseconds at the normal pace; faces that a die shows while it rolls
const SOFT = "cubic-bezier(.3, .1, .2, 1)";

/** @typedef {import("./protocol_types").Piece} Piece */
/** @typedef {import("./scene.js").SceneSvg} SceneSvg */

/** Where a piece is, as SVG (no unit) or as a style sheet (px) says it. @param {Piece} piece @param {"" | "px"} unit */
export function place({ x, y, turn = 0, size = 1 }, unit) {
  const moved = unit ? `translate(${x}px, ${y}px)` : `translate(${x} ${y})`;
  return `${moved}${turn || unit ? ` rotate(${turn}${unit ? "deg" : ""})` : ""}${size !== 1 || unit ? ` scale(${size})` : ""}`;
}

/** @typedef {{x: number, y: number}} Spot */
/** @typedef {Map<Element, Spot>} Spots where the middle of each piece is that moves */
/** @typedef {{element: SVGGElement, play: (at: Spot, spots: Spots) => void}} Motion how a piece will move; it is told where the middle of what is drawn of it is, and of the others */

/** Play these motions: all is measured first, so that the browser lays everything out once. @param {Motion[]} motions */
export function perform(motions) {
  /** @type {Spots} */
  const spots = new Map(motions.map(({ element }) => [element, middle(element)]));
  for (const { element, play } of motions) play(spots.get(element) ?? { x: 0, y: 0 }, spots);
}

/** The middle of what is drawn of a piece, in its own measure. @param {Element} element @returns {Spot} */
function middle(element) {
  if (!(element instanceof SVGGraphicsElement)) return { x: 0, y: 0 };
  const { x, y, width, height } = element.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Something done to a piece about its own middle. @param {Spot} at @param {string} what */
const about = ({ x, y }, what) => ` translate(${x}px, ${y}px) ${what} translate(${-x}px, ${-y}px)`;

/** The looks that a die shows while it rolls: those that differ from its own only by a number. @param {SceneSvg} drawing @param {string} look */
function faces(drawing, look) {
  const stem = look.replace(/[^-]*$/, "");
  const found = Object.keys(drawing.looks).filter((name) => name.startsWith(stem) && /^[1-9]\d*$/.test(name.slice(stem.length)) && name !== look);
  return found.length > 1 ? found : [];
}

/** Something beside a piece, for a while. @param {Element} element @param {Node[]} drawn */
function beside(element, drawn) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "for-a-while");
  group.append(...drawn);
  element.append(group);
  return group;
}

/** A die rolls and comes to rest. @param {SceneSvg} drawing @param {SVGGElement} element @param {Piece} was @param {Piece} piece @param {number} delay @param {Spot} at */
export function tumble(drawing, element, was, piece, delay, at) {
  const side = (piece.x + delay) % 2 < 1 ? 1 : -1;
  const spin = (/** @type {number} */ right, /** @type {number} */ up, /** @type {number} */ turn, /** @type {number} */ size) =>
    ({ transform: `${place(piece, "px")} translate(${side * right}px, ${-up}px)${about(at, `rotate(${side * turn}deg) scale(${size})`)}` });
  const frames = [
    { transform: place(was, "px"), offset: 0 }, { ...spin(-26, 46, -200, 1.3), offset: 0.22 }, { ...spin(10, 0, -380, 1.04), offset: 0.52 },
    { ...spin(4, 14, -330, 1.1), offset: 0.68 }, { ...spin(0, 0, -366, 1), offset: 0.84 }, { ...spin(0, 0, -360, 1), offset: 1 },
  ];
  drawing.play(element, frames, { duration: TUMBLE, delay, easing: "linear" });
  const others = faces(drawing, piece.look), own = element.querySelector(":scope > .face");
  if (!others.length || !own) return;
  const rolling = delay + TUMBLE * 0.62, when = (/** @type {number} */ turn) => (turn ? (delay + (turn / FACES) * TUMBLE * 0.62) / rolling : 0);
  appear(drawing, own, rolling);
  const step = 1 + (piece.look.length + Math.round(piece.x)) % (others.length - 1);
  for (let turn = 0; turn < FACES; turn++) {
    const face = beside(element, drawing.look(others[(turn * step + turn) % others.length], ""));
    face.setAttribute("opacity", "0");
    const frames = [{ opacity: 0, offset: 0 }, { opacity: 1, offset: when(turn) }, { opacity: 0, offset: when(turn + 1) }, { opacity: 0, offset: 1 }];
    drawing.play(face, frames.map((frame) => ({ ...frame, easing: "step-end" })), { duration: rolling, easing: "linear" }).addEventListener("finish", () => face.remove());
  }
}

/** Show something after some time and not before. It changes all the while: a browser does not count something that stays the same as motion, and then works for each frame of it. @param {SceneSvg} drawing @param {Element} element @param {number} duration */
const appear = (drawing, element, duration) => drawing.play(element, [{ opacity: 0 }, { opacity: 1 }], { duration, easing: "step-end" });

/** A card or coin turns over: what it was, on edge, what it is. @param {SceneSvg} drawing @param {SVGGElement} element @param {Piece} was @param {number} delay @param {Spot} at */
export function flip(drawing, element, was, delay, at) {
  const own = element.querySelector(":scope > .face");
  if (!own) return;
  const old = beside(element, drawing.look(was.look, was.text ?? ""));
  const narrow = about(at, "scale(.04, 1.06)"), whole = about(at, "scale(1, 1)");
  drawing.play(old, [{ transform: whole }, { transform: narrow }], { duration: FLIP / 2, delay, easing: "ease-in" }).addEventListener("finish", () => old.remove());
  appear(drawing, own, FLIP / 2 + delay);
  drawing.play(own, [{ transform: narrow }, { transform: whole }], { duration: FLIP / 2, delay: delay + FLIP / 2, easing: "ease-out" });
}

/** A piece goes from one place to another, a little lifted on its way. @param {SceneSvg} drawing @param {SVGGElement} element @param {Piece} was @param {Piece} piece @param {number} delay @param {Spot} at */
export function glide(drawing, element, was, piece, delay, at) {
  const far = Math.hypot(piece.x - was.x, piece.y - was.y);
  const way = { ...piece, x: (was.x + piece.x) / 2, y: (was.y + piece.y) / 2 - Math.min(24, far / 8), turn: ((was.turn ?? 0) + (piece.turn ?? 0)) / 2, size: ((was.size ?? 1) + (piece.size ?? 1)) / 2 };
  const frames = [{ transform: place(was, "px") + about(at, "scale(1)") }, { transform: place(way, "px") + about(at, `scale(${far > 30 ? 1.12 : 1})`) }, { transform: place(piece, "px") + about(at, "scale(1)") }];
  drawing.play(element, frames, { duration: far > 30 ? GLIDE : GLIDE / 2, delay, easing: SOFT });
}

/** A piece comes from above and settles. @param {SceneSvg} drawing @param {SVGGElement} element @param {Piece} piece @param {number} delay @param {Spot} at */
export function drop(drawing, element, piece, delay, at) {
  const there = place(piece, "px");
  const frames = [
    { transform: there + about(at, "translate(0, -34px) scale(1.28)"), opacity: 0, offset: 0 },
    { transform: there + about(at, "translate(0, 0) scale(.97)"), opacity: 1, offset: 0.7 },
    { transform: there + about(at, "translate(0, 0) scale(1)"), opacity: 1, offset: 1 },
  ];
  drawing.play(element, frames, { duration: DROP, delay, easing: "cubic-bezier(.4, 0, .6, 1)" });
}

/** A number has changed: it swells for a moment, the less the longer it is, so that it stays where it has room. @param {SceneSvg} drawing @param {SVGGElement} element @param {number} delay @param {Spot} [at] */
export function swell(drawing, element, delay, at = middle(element)) {
  const own = element.querySelector(":scope > .face"), long = element.textContent?.trim().length ?? 0;
  const large = `scale(${long > 8 ? 1.06 : long > 2 ? 1.18 : 1.4})`;
  if (own) drawing.play(own, [{ transform: about(at, "scale(1)") }, { transform: about(at, large) }, { transform: about(at, "scale(1)") }], { duration: 360, delay });
}

/** Points fly from where they were won to the score. @param {SceneSvg} drawing @param {Element | null} from @param {SVGGElement} to @param {number} points */
export function fly(drawing, from, to, points) {
  const end = spot(drawing, to), start = from ? spot(drawing, from) : end;
  if (!start || !end) return;
  const sign = document.createElementNS(SVG, "text");
  sign.setAttribute("class", "flying-points");
  sign.textContent = points > 0 ? `+${points}` : String(points).replace("-", "−");
  drawing.flights().append(sign);
  const at = (/** @type {{x: number, y: number}} */ { x, y }, /** @type {number} */ size) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });
  const high = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 };
  const frames = [{ ...at(start, 0.4), opacity: 0 }, { ...at({ x: start.x, y: start.y - 14 }, 1.15), opacity: 1, offset: 0.25 }, { ...at(high, 1.1), opacity: 1, offset: 0.6 }, { ...at(end, 0.7), opacity: 0.2 }];
  drawing.play(sign, frames, { duration: FLY, easing: "ease-in-out" }).addEventListener("finish", () => sign.remove());
  swell(drawing, to, FLY - 120);
}

/** The middle of an element in the measure of the whole drawing. @param {SceneSvg} drawing @param {Element} element */
function spot(drawing, element) {
  const inverse = drawing.svg?.getScreenCTM()?.inverse(), box = element.getBoundingClientRect();
  return inverse ? new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(inverse) : null;
}
