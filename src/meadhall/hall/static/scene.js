// @ts-check
// The scene on the table: a ground, and pieces known by their ids. It is told once and then led on by moments, each of
// which says what it changes; all of them pass through `SceneSvg.moment`. What a moment does not name is not touched.

import { BoardSvg } from "./board_svg.js";
import { TUMBLE, drop, flip, fly, glide, perform, place, swell, tumble } from "./motion.js";
import { moving } from "./pace.js";

const SVG = "http://www.w3.org/2000/svg";
const TEXT = "{text}"; // stands in a look where the text of a piece goes
const STAGGER = 110, ALL = 1000; // milliseconds from one piece to the next where several come at once; and for all of them
const FADE = 1100; // until what is over stands back

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
      if (was) this.alter(was, piece, null);
      else this.layer("pieces")?.append(this.element(piece));
    }
    this.arrange();
  }

  /** Lay the pieces as they were at some time, at once. @param {Map<string, Piece>} pieces */
  restore(pieces) {
    if (!this.scene) return;
    this.finish();
    this.tell({ ...this.scene, pieces: [...pieces.values()] }, this.looks);
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

  /** Something happens: every change of the scene comes this way. @param {Moment} moment @param {boolean} mayMove whether it may take time */
  moment({ change = {}, kind, places = [] }, mayMove) {
    const before = this.pieces;
    this.pieces = applied(before, change);
    if (change.ground && this.scene) this.scene = { ...this.scene, ground: change.ground };
    if (!this.svg) return;
    const moves = mayMove && moving(), { changed: news = [], added = [], removed = [] } = change;
    this.layer("rings")?.remove();
    if (change.ground) this.layer("ground")?.replaceChildren(...this.look(change.ground, ""));
    const origins = moves ? cameFrom(added, removed, before) : new Map();
    const gone = new Set([...origins.values()].map((piece) => piece.id));
    this.depart(removed, moves, gone);
    const stagger = Math.min(STAGGER, ALL / Math.max(1, news.length + added.length));
    /** @type {import("./motion.js").Motion[]} */
    const motions = [];
    /** @type {Map<string, number>} when each piece begins to move: what stands on it goes with it */
    const begins = new Map();
    let delay = 0;
    const first = kind === "rolled" ? news.toSorted((a, b) => Number(this.isDie(b.id)) - Number(this.isDie(a.id))) : news; // what a throw brings about follows it
    for (const { id } of first) {
      const was = before.get(id), piece = this.pieces.get(id);
      if (!was || !piece) continue;
      const carried = begins.get(piece.of ?? "");
      if (!this.alter(was, piece, moves ? motions : null, kind, carried ?? delay)) continue;
      begins.set(id, carried ?? delay);
      if (carried === undefined) delay += stagger;
    }
    for (const piece of added) {
      const element = this.element(piece), from = origins.get(piece.id);
      this.layer("pieces")?.append(element);
      if (!moves) continue;
      const wait = delay;
      if (from) motions.push({ element, play: (at) => glide(this, element, from, piece, wait, at) });
      else if (piece.meaning) motions.push({ element, play: (at) => drop(this, element, piece, wait, at) });
      else this.play(element, [{ opacity: 0 }, { opacity: 1 }]);
      if (piece.meaning) delay += stagger;
    }
    if (added.length || news.some(({ layer }) => layer !== undefined)) this.arrange();
    perform(motions);
    if (moves) this.score(before, news.map(({ id }) => id), places, [...added.map(({ id }) => id), ...news.map(({ id }) => id)]);
  }

  /** Pieces that go; those that come back as something else do not fade. @param {string[]} ids @param {boolean} moves @param {Set<string>} [back] */
  depart(ids, moves, back) {
    for (const id of ids) {
      const element = this.elements.get(id);
      this.elements.delete(id);
      element?.remove();
      if (!moves || !element || back?.has(id)) continue;
      element.removeAttribute("data-id");
      this.flights("ghosts").append(element);
      this.play(element, [{ opacity: 1 }, { opacity: 0 }]).addEventListener("finish", () => element.remove());
    }
  }

  /**
   * A piece that stays: only what is new about it is touched. Says whether that was something to look at for a while.
   * @param {Piece} was @param {Piece} piece @param {import("./motion.js").Motion[] | null} motions where its motions go; null if it may not move
   * @param {import("./protocol_types").Moment["kind"]} [kind] @param {number} [delay]
   */
  alter(was, piece, motions, kind = "changed", delay = 0) {
    const element = this.elements.get(piece.id);
    if (!element) return false;
    const moved = place(was, "px") !== place(piece, "px"), turned = was.look !== piece.look, reworded = (was.text ?? "") !== (piece.text ?? "");
    if (moved) element.setAttribute("transform", place(piece, ""));
    if (turned || reworded) {
      for (const left of element.querySelectorAll(":scope > .for-a-while")) left.remove();
      element.querySelector(":scope > .face")?.replaceChildren(...this.look(piece.look, piece.text ?? ""));
    }
    describe(element, piece);
    if (!motions) return false;
    const moves = (/** @type {import("./motion.js").Motion["play"]} */ play) => motions.push({ element, play });
    const die = piece.role === "die", thrown = kind === "rolled" && die && /\d$/.test(piece.look) && (turned || (was.faded && !piece.faded));
    if (thrown) moves((at) => tumble(this, element, was, piece, delay, at));
    else {
      if (moved) moves((at, spots) => glide(this, element, was, piece, delay, this.pivot(piece, spots) ?? at));
      if (turned && piece.meaning && !die && (kind === "flipped" || kind === "drawn") && !this.isLarge(element)) moves((at) => flip(this, element, was, delay, at));
      else if (turned) this.play(element, [{ opacity: 0.3 }, { opacity: 1 }]);
    }
    if (piece.faded && !was.faded) this.play(element, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0.4 }], { duration: FADE, delay: kind === "rolled" ? delay + TUMBLE : 0, aside: !thrown }); // it is looked at first
    if (reworded && !turned && !moved && piece.role !== "score") moves((at) => swell(this, element, delay, at));
    return moved || turned || thrown;
  }

  /** Whether a piece is no card or coin: a panel that turned over would be a sliver. @param {SVGGElement} element */
  isLarge(element) {
    return element.getBBox().width > 0.25 * (this.scene?.width ?? Infinity);
  }

  /** Whether a piece is a die. @param {string} id */
  isDie(id) {
    return this.pieces.get(id)?.role === "die";
  }

  /** The middle of what a piece stands on, in the piece's own measure, if that moves as well: they are lifted as one. @param {Piece} piece @param {import("./motion.js").Spots} spots */
  pivot({ of = "", x, y, turn = 0, size = 1 }, spots) {
    const under = this.pieces.get(of), element = this.elements.get(of), at = element && spots.get(element);
    if (!under || !at || turn || under.turn) return null;
    const { size: large = 1 } = under;
    return { x: (under.x + at.x * large - x) / size, y: (under.y + at.y * large - y) / size };
  }

  /** Numbers that have grown or shrunk: what was won flies to them. @param {Map<string, Piece>} before @param {string[]} ids those that have changed @param {string[]} places @param {string[]} touched */
  score(before, ids, places, touched) {
    const isScore = (/** @type {string} */ name) => this.pieces.get(name)?.role === "score";
    for (const id of ids.filter(isScore)) {
      const was = before.get(id), piece = this.pieces.get(id), element = this.elements.get(id);
      const won = (piece?.value ?? 0) - (was?.value ?? 0);
      if (!won || !element) continue;
      const own = (/** @type {string} */ name) => isScore(name) || (piece?.of && this.pieces.get(name)?.of === piece.of);
      const from = [...places, ...touched].find((name) => this.elements.has(name) && !own(name)) ?? touched.find((name) => this.elements.has(name) && !isScore(name));
      fly(this, from ? this.elements.get(from) ?? null : null, element, won);
    }
  }

  /** A layer on top of everything, for what is there only for a while. @param {string} [name] */
  flights(name = "flights") {
    return this.layer(name) ?? this.fresh(name);
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
    const face = document.createElementNS(SVG, "g");
    face.setAttribute("class", "face");
    face.append(...this.look(piece.look, piece.text ?? ""));
    element.append(face);
    describe(element, piece);
    this.elements.set(piece.id, element);
    return element;
  }

  /** Where a piece lies when nothing moves any more, in the measure of the drawing; null for what is no piece. @param {Element} element */
  resting(element) {
    const piece = element instanceof SVGGElement ? this.pieces.get(element.dataset.id ?? "") : undefined;
    if (!piece || !(element instanceof SVGGElement) || this.elements.get(piece.id) !== element) return null;
    return this.extent(piece, element);
  }

  /** Where a piece lies when nothing moves any more. @param {Piece} piece @param {SVGGElement} element */
  extent(piece, element) {
    const { x, y, width, height } = element.getBBox(), { turn = 0, size = 1 } = piece;
    const matrix = new DOMMatrix().translate(piece.x, piece.y).rotate(turn).scale(size);
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([right, down]) => new DOMPoint(right, down).matrixTransform(matrix));
    const across = corners.map((corner) => corner.x), down = corners.map((corner) => corner.y);
    return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
  }

  /** A piece with all that lies on it as a part of it, and where they rest, in drawing order. @param {string} id */
  whole(id) {
    const ids = new Set([id]);
    for (const piece of this.pieces.values()) if (piece.of && ids.has(piece.of)) ids.add(piece.id);
    return [...this.pieces.values()].flatMap((piece) => {
      const element = ids.has(piece.id) ? this.elements.get(piece.id) : undefined;
      return element ? [{ element, box: this.extent(piece, element) }] : [];
    });
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

/**
 * Pieces that come as others go and look the same: a tile of a hand that is laid on the board. They are taken for the same thing.
 * @param {Piece[]} added @param {string[]} removed @param {Map<string, Piece>} before
 */
function cameFrom(added, removed, before) {
  /** @type {Map<string, Piece>} */
  const found = new Map();
  const left = removed.flatMap((id) => before.get(id) ?? []).filter((piece) => piece.meaning);
  for (const piece of added) {
    const at = piece.meaning ? left.findIndex((each) => each.look === piece.look && (each.text ?? "") === (piece.text ?? "")) : -1;
    if (at >= 0) found.set(piece.id, left.splice(at, 1)[0]);
  }
  return found;
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
