// @ts-check
// The scene on the table: a ground, and pieces known by their ids. It is told once and then led on by moments, each of
// which says what it changes; all of them pass through `SceneSvg.moment`. What a moment does not name is not touched.

import { BoardSvg } from "./board_svg.js";
import { moving } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const TEXT = "{text}"; // stands in a look where the text of a piece goes

/** @typedef {import("./protocol_types").Piece} Piece */
/** @typedef {import("./protocol_types").SceneView} SceneView */
/** @typedef {import("./protocol_types").Difference} Difference */
/** @typedef {import("./protocol_types").Moment} Moment */
/** @typedef {Record<string, string>} Sheet looks by name */

/** @type {Map<string, Promise<Sheet>>} */
const sheets = new Map();

/** The looks of a game, fetched once. @param {string} game @param {string} digest @returns {Promise<Sheet>} */
export function looksOf(game, digest) {
  const address = `/looks/${game}/${digest}.json`;
  let known = sheets.get(address);
  if (!known) {
    known = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`the hall answered ${answer.status}`);
      return answer.json();
    });
    known.catch(() => sheets.delete(address));
    sheets.set(address, known);
  }
  return known;
}

/** What a piece is after a change. @template {Piece} P @param {P} piece @param {Partial<Piece>} change @returns {P} */
const changed = (piece, change) => ({ ...piece, ...change });

const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : Number(a > b));

/** The pieces after a change, in drawing order. @param {Map<string, Piece>} pieces @param {Difference} change @returns {Map<string, Piece>} */
export function applied(pieces, { removed = [], changed: news = [], added = [] }) {
  const there = new Map(pieces);
  for (const id of removed) there.delete(id);
  for (const change of news) {
    const piece = there.get(change.id);
    if (piece) there.set(change.id, changed(piece, change));
  }
  for (const piece of added) there.set(piece.id, piece);
  const sorted = [...there.values()].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || compare(a.of ?? "", b.of ?? "") || compare(a.id, b.id));
  return new Map(sorted.map((piece) => [piece.id, piece]));
}

export class SceneSvg extends BoardSvg {
  /** @param {HTMLElement} place where it is shown */
  constructor(place) {
    super(place);
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** @type {SceneView | null} what was told last as a whole */
    this.scene = null;
    /** @type {Map<string, Piece>} what is there now, in drawing order */
    this.pieces = new Map();
    /** @type {Map<string, SVGGElement>} and where on the page */
    this.elements = new Map();
    /** @type {Sheet} */
    this.looks = {};
    /** @type {Map<string, SVGElement>} looks that were read already */
    this.read = new Map();
  }

  /** A whole scene. If one of its kind is on the page it is worked into that; otherwise `reveal` shows it. @param {SceneView} scene @param {Sheet} looks */
  tell(scene, looks) {
    const last = this.scene, before = this.pieces;
    this.scene = scene;
    this.pieces = new Map(scene.pieces.map((piece) => [piece.id, piece]));
    if (looks !== this.looks) this.read.clear();
    this.looks = looks;
    if (!this.svg || last?.looks !== scene.looks || last.shape !== scene.shape || last.height !== scene.height) return this.hide();
    if (last.ground !== scene.ground) this.layer("ground")?.replaceChildren(...this.look(scene.ground, ""));
    this.depart([...before.keys()].filter((id) => !this.pieces.has(id)), false);
    for (const piece of this.pieces.values()) {
      const was = before.get(piece.id);
      if (was) this.alter(was, piece, false);
      else this.layer("pieces")?.append(this.element(piece));
    }
    this.arrange();
  }

  /** Show the scene, if it is not there. Says whether it was not. */
  reveal() {
    if (!this.scene || this.svg) return false;
    const { title, width, height, ground } = this.scene, svg = document.createElementNS(SVG, "svg");
    this.svg = svg;
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.setAttribute("role", "group"); // an image would hide from screen readers what can be touched in it
    svg.setAttribute("aria-label", title);
    svg.setAttribute("font-family", FONT);
    for (const [name, drawn] of /** @type {[string, Node[]][]} */ ([["ground", this.look(ground, "")], ["pieces", []]])) {
      const layer = document.createElementNS(SVG, "g");
      layer.setAttribute("class", name);
      layer.append(...drawn);
      svg.append(layer);
    }
    for (const piece of this.pieces.values()) this.layer("pieces")?.append(this.element(piece));
    this.place.replaceChildren(svg);
    return true;
  }

  /** Take it from the page; what is known of it stays known. */
  hide() {
    this.svg = null;
    this.elements.clear();
    this.place.replaceChildren();
  }

  clear() {
    if (this.scene) this.hide();
    else super.clear();
  }

  /** Something happens: every change of the scene comes this way. @param {Moment} moment @param {boolean} glide whether it may take time */
  moment({ change = {} }, glide) {
    const before = this.pieces;
    this.pieces = applied(before, change);
    if (change.ground && this.scene) this.scene = { ...this.scene, ground: change.ground };
    if (!this.svg) return;
    const gliding = glide && moving(), layer = this.layer("pieces");
    this.layer("rings")?.remove();
    this.layer("ghosts")?.remove();
    if (change.ground) this.layer("ground")?.replaceChildren(...this.look(change.ground, ""));
    this.depart(change.removed ?? [], gliding);
    for (const news of change.changed ?? []) {
      const was = before.get(news.id), piece = this.pieces.get(news.id);
      if (was && piece) this.alter(was, piece, gliding);
    }
    for (const piece of change.added ?? []) {
      const element = this.element(piece);
      layer?.append(element);
      if (gliding) this.play(element, [{ opacity: 0 }, { opacity: 1 }]);
    }
    const layers = (change.changed ?? []).some((news) => news.layer !== undefined);
    if (change.added?.length || layers) this.arrange();
  }

  /** Pieces that go. @param {string[]} ids @param {boolean} gliding */
  depart(ids, gliding) {
    const ghosts = gliding && ids.length ? this.fresh("ghosts") : null;
    for (const id of ids) {
      const element = this.elements.get(id);
      this.elements.delete(id);
      element?.remove();
      if (!ghosts || !element) continue;
      element.removeAttribute("data-id");
      ghosts.append(element);
      this.play(element, [{ opacity: 1 }, { opacity: 0 }]).addEventListener("finish", () => element.remove());
    }
  }

  /** A piece that stays: only what is new about it is touched. @param {Piece} was @param {Piece} piece @param {boolean} gliding */
  alter(was, piece, gliding) {
    const element = this.elements.get(piece.id);
    if (!element) return;
    const from = place(was, "px"), to = place(piece, "px");
    if (from !== to) {
      element.setAttribute("transform", place(piece, ""));
      if (gliding) this.play(element, [{ transform: from }, { transform: to }]);
    }
    if (was.look !== piece.look || (was.text ?? "") !== (piece.text ?? "")) {
      for (const node of [...element.childNodes]) if (node.nodeName !== "title") node.remove();
      element.append(...this.look(piece.look, piece.text ?? ""));
    }
    describe(element, piece);
  }

  /** Everything in its order, layer by layer; what lies right already stays. */
  arrange() {
    let cursor = this.layer("pieces")?.firstElementChild ?? null;
    for (const id of this.pieces.keys()) {
      const element = this.elements.get(id);
      if (!element) continue;
      if (element === cursor) cursor = cursor.nextElementSibling;
      else this.layer("pieces")?.insertBefore(element, cursor);
    }
  }

  /** A piece as it stands on the page. @param {Piece} piece */
  element(piece) {
    const element = document.createElementNS(SVG, "g");
    element.setAttribute("transform", place(piece, ""));
    element.append(...this.look(piece.look, piece.text ?? ""));
    describe(element, piece);
    this.elements.set(piece.id, element);
    return element;
  }

  /** What a look is drawn of. @param {string} name @param {string} text @returns {Node[]} */
  look(name, text) {
    let drawn = this.read.get(name);
    if (!drawn) {
      const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${this.looks[name] ?? ""}</svg>`, "image/svg+xml");
      drawn = /** @type {SVGElement} */ (/** @type {Element} */ (parsed.documentElement));
      this.read.set(name, drawn);
    }
    const copy = document.importNode(drawn, true);
    for (const line of copy.querySelectorAll("text, tspan")) {
      if (!line.childElementCount && line.textContent?.includes(TEXT)) line.textContent = line.textContent.replaceAll(TEXT, text);
    }
    return [...copy.childNodes];
  }
}

const FONT = "Georgia, 'Times New Roman', serif";

/** Where a piece is, as SVG (no unit) or as a style sheet (px) says it. @param {Piece} piece @param {"" | "px"} unit */
function place({ x, y, turn = 0, size = 1 }, unit) {
  const moved = unit ? `translate(${x}px, ${y}px)` : `translate(${x} ${y})`;
  return `${moved}${turn || unit ? ` rotate(${turn}${unit ? "deg" : ""})` : ""}${size !== 1 || unit ? ` scale(${size})` : ""}`;
}

/** What a piece means; without a meaning it is there for the eye only. @param {SVGGElement} element @param {Piece} piece */
function describe(element, { id, meaning, faded, matches }) {
  const set = (/** @type {string} */ name, /** @type {string | undefined} */ value) => {
    if (!value) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  set("data-id", meaning ? id : undefined);
  set("opacity", faded ? ".4" : undefined);
  set("data-matches", matches?.join(" "));
  let title = element.querySelector(":scope > title");
  if (!meaning) return title?.remove();
  if (!title) {
    title = document.createElementNS(SVG, "title");
    element.prepend(title);
  }
  if (title.textContent !== meaning) title.textContent = meaning;
}
