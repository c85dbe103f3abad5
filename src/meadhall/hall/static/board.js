// @ts-check
// The board knows no game: it lights the first touches of the legal actions, narrows with each touch, and says which
// action it was when the path is complete. What has no place on the board becomes a button.

import { dragging } from "./drag.js";
import { button, capital, make, narrow, summary, together } from "./dom.js";
import { Focus } from "./focus.js";
import { Rings } from "./rings.js";
import { SceneSvg } from "./scene.js";
import { kinds, kindWord } from "./kinds.js";
import { ghosts } from "./nearest.js";
import { kindOf } from "./signs.js";
import { say } from "./words.js";

const LONG = 32; // letters of a button that take a row of their own
const MOST = 4; // actions that have buttons of their own: more would bury the question, and are one button
const FINGER = 22; // pixels around what is lit that still mean it

/** @typedef {import("./dom.js").Choice} Choice */
/** @typedef {Record<string, import("./protocol_types").ChoiceNote>} Notes */
/**
 * @typedef {object} Wishes
 * @property {(choice: Choice, more: Choice[]) => void} chosen an action is complete; more are to follow it
 * @property {(path: string[]) => void} refused something was touched that leads nowhere
 * @property {(path: string[]) => void} narrowed another touch, or one taken back
 * @property {() => void} [all] all actions are to be listed
 * @property {(path: string[]) => Promise<string>} [why] why a touch leads nowhere
 */

export class Board {
  /** @param {HTMLElement} place @param {HTMLElement} buttons @param {Wishes} wishes */
  constructor(place, buttons, wishes) {
    this.place = place;
    this.buttons = buttons;
    this.wishes = wishes;
    this.drawing = new SceneSvg(place);
    this.ringer = new Rings(this.drawing);
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {Notes} what is known of some of them besides */
    this.notes = {};
    /** @type {string[]} */
    this.path = [];
    this.kind = ""; // the first word of the actions that alone are offered, where a button chose a kind of them
    /** @type {string[]} what was touched to be done together, when a button confirms it */
    this.gathered = [];
    /** @type {Map<string, Choice[]>} what the next touch may be, with the actions that it leads to */
    this.next = new Map();
    this.touchedAt = -Infinity; // when something lit was touched last, as events tell the time
    this.short = false; // whether what has become unique is done at once, without its other touches
    this.held = false; // whether the last press was something else than a touch
    place.addEventListener("click", (event) => this.clicked(event));
    this.keyboard = new Focus(this);
    new ResizeObserver(() => this.rings()).observe(place);
    dragging(this);
  }

  /** A whole scene, shown by `reveal`. @param {import("./scene.js").SceneView} scene @param {import("./scene.js").Sheet} looks */
  tell(scene, looks) {
    this.changing(() => this.drawing.tell(scene, looks));
  }

  /** Show the scene, if it is not there already. Says whether it was not. */
  reveal() {
    return this.drawing.svg ? false : this.changing(() => this.drawing.reveal());
  }

  /** Lay the pieces as they were. @param {Map<string, import("./scene.js").Piece>} pieces */
  restore(pieces) {
    this.changing(() => this.drawing.restore(pieces));
  }

  /** Something happens. @param {import("./scene.js").Moment} moment @param {boolean} glide */
  moment(moment, glide) {
    this.changing(() => this.drawing.moment(moment, glide));
  }

  /** Change what is on the board: nothing is lit meanwhile, and the focus stays. @template T @param {() => T} change @returns {T} */
  changing(change) {
    const was = this.keyboard.where();
    this.unlight();
    const found = change();
    if (this.drawing.settled(() => this.rings())) this.rings();
    if (was && !this.keyboard.where()) this.place.focus({ preventScroll: true }); // until something is lit again
    return found;
  }

  /** Offer these actions; if they are those on offer already, what was touched so far still counts. @param {Choice[]} choices @param {Notes} [notes] */
  offer(choices, notes = {}) {
    const same = choices.length > 0 && JSON.stringify(choices) === JSON.stringify(this.choices);
    if (!same) [this.path, this.gathered, this.kind] = [[], [], ""];
    [this.choices, this.notes] = [choices, notes];
    this.light();
  }

  /** The ways to touch an action that begin with what was touched so far. @param {Choice} choice @param {string[]} path */
  ways(choice, path) {
    return [choice.touches, ...(this.notes[choice.number]?.also ?? [])].filter((way) => path.every((id, i) => way[i] === id));
  }

  /** The actions that begin with what was touched so far. @param {string[]} path */
  beginning(path) {
    return this.choices.filter((choice) => (!this.kind || kindWord(choice) === this.kind) && this.ways(choice, path).length);
  }

  /** Whether something was touched or chosen that can be taken back. */
  get begun() {
    return this.path.length > 0 || this.kind !== "";
  }

  /** Offer one kind of actions alone. @param {string} kind */
  narrow(kind) {
    this.kind = kind;
    this.light();
    this.wishes.narrowed(this.path);
  }

  /** @param {Choice} choice */
  weight(choice) {
    return this.notes[choice.number]?.weight ?? "";
  }

  /** Whether several pieces may be touched now, until another button confirms them. */
  get gathers() {
    const open = this.beginning(this.path);
    const between = (/** @type {Choice} */ { touches }) => touches.length === 3 && touches[0].startsWith("do-") && touches[2].startsWith("do-");
    return this.path.length === 1 && open.length > 0 && open.every(between);
  }

  /** @param {string} id @returns {SVGElement[]} */
  elements(id) {
    return [.../** @type {NodeListOf<SVGElement>} */ (this.place.querySelectorAll(`svg [data-id="${CSS.escape(id)}"]`))];
  }

  /** What is lit, in reading order: rows from above, in each from the left. @returns {SVGElement[]} */
  lit() {
    const found = [.../** @type {NodeListOf<SVGElement>} */ (this.place.querySelectorAll("svg .lit"))];
    const boxes = new Map(found.map((each) => [each, each.getBoundingClientRect()]));
    const middle = (/** @type {SVGElement} */ each) => { const box = boxes.get(each); return box ? box.top + box.height / 2 : 0; };
    const tall = Math.min(...[...boxes.values()].map((box) => box.height), 60) * 0.6;
    return found.sort((a, b) => {
      const down = middle(a) - middle(b);
      return Math.abs(down) > tall ? down : (boxes.get(a)?.left ?? 0) - (boxes.get(b)?.left ?? 0);
    });
  }

  unlight() {
    for (const lit of this.place.querySelectorAll(".lit")) {
      const title = lit.querySelector(":scope > title");
      if (title) title.textContent = lit.getAttribute("data-title");
      lit.removeAttribute("data-title");
      lit.classList.remove("lit", "first");
      if (!lit.getAttribute("class")) lit.removeAttribute("class");
      for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) lit.removeAttribute(name);
    }
  }

  light() {
    const was = this.keyboard.where();
    this.unlight();
    const depth = this.path.length, gathers = this.gathers, open = this.beginning(this.path), parts = [];
    const ends = !this.begun && open.some((choice) => this.weight(choice) === "last"); // never is only that offered as a button
    const main = ends ? open.filter((choice) => this.weight(choice) === "main") : [];
    const direct = (/** @type {Choice} */ choice) => this.button(choice.words, () => this.choose(choice), choice.text, this.weight(choice), choice.number);
    const shown = main.length <= MOST ? main : [], { all } = this.wishes;
    parts.push(...shown.map(direct));
    if (main.length > MOST && all) parts.push(this.button(say("show-main-actions", { count: main.length }), () => all(), "all"));
    const placed = (/** @type {Choice} */ choice) => this.weight(choice) !== "last" && !main.includes(choice) && this.ways(choice, []).some(([id]) => id && this.elements(id).length);
    const few = !this.begun && open.length <= (narrow() ? 2 : MOST); // then all of them are told
    for (const { words, choice, kind } of (ends && !(main.length && narrow())) || few ? kinds(open.filter(placed), MOST) : []) parts.push(choice ? direct(choice) : this.button(words, () => this.narrow(kind), `kind-${kind}`, "", open.find((each) => kindWord(each) === kind)?.number));
    this.next = new Map();
    for (const choice of open) {
      const ways = this.ways(choice, this.path);
      if (ways.some((way) => way.length === depth)) parts.push(direct(choice));
      for (const id of new Set(ways.flatMap((way) => way.slice(depth, depth + 1)))) this.next.set(id, [...(this.next.get(id) ?? []), choice]);
    }
    for (const [id, choices] of this.next) {
      const elements = id.startsWith("do-") ? [] : this.elements(id);
      for (const element of elements) {
        element.classList.add("lit");
        if (!gathers && choices.some((choice) => choice.touches.length > depth + 1)) element.classList.add("first");
        if (gathers) element.setAttribute("aria-pressed", String(this.gathered.includes(id)));
        element.setAttribute("tabindex", "-1");
        element.setAttribute("role", "button");
        element.setAttribute("aria-label", this.words(id));
      }
      for (const element of elements) {
        const title = element.querySelector(":scope > title");
        if (!title) continue;
        element.dataset.title = title.textContent ?? "";
        title.textContent = ""; // browsers would show it beside our own words
      }
      const last = choices.every((choice) => this.weight(choice) === "last");
      const there = choices.length === 1 && shown.includes(choices[0]); // it has a button already
      if (!elements.length && !there) parts.push(this.button(this.words(id), () => this.touch(id), id, last ? "last" : "", choices[0].number));
    }
    const chosen = gathers ? open.filter((choice) => this.gathered.includes(choice.touches[1])) : [];
    if (chosen.length) parts.push(this.button(together(chosen), () => this.choose(chosen[0], chosen.slice(1)), "together"));
    const rank = (/** @type {HTMLElement} */ { dataset }) => ["main", "", "last"].indexOf(dataset.weight ?? "");
    parts.sort((a, b) => rank(a) - rank(b) || Number(a.dataset.number) - Number(b.dataset.number)); // one order always: what is good first, what ends or forfeits last
    if (this.begun) parts.push(this.button(say("cancel"), () => this.back(), "back"));
    for (const part of parts) part.classList.toggle("only", parts.length === 1 && !this.begun && !this.lit().length); // nothing else can be done
    if (parts.length !== this.buttons.childElementCount || parts.some((part, place) => part !== this.buttons.children[place])) this.buttons.replaceChildren(...parts);
    const lit = this.lit();
    const stop = lit.find((each) => each.dataset.id === this.keyboard.current) ?? lit[0];
    stop?.setAttribute("tabindex", "0");
    this.place.tabIndex = stop ? -1 : 0; // with nothing to touch, the keyboard still reaches it to look around
    this.keyboard.current = stop?.dataset.id ?? "";
    this.keyboard.keep(was);
    this.rings();
  }

  /** What a touch means. @param {string} id */
  words(id) {
    const choices = this.next.get(id) ?? [];
    if (choices.length === 1) return choices[0].words;
    const name = this.title(id), does = summary(choices);
    return name && does && !id.startsWith("do-") ? `${capital(name)}. ${does}` : capital(name || does || id.replace(/^do-/, "").replaceAll("-", " "));
  }

  /** What the picture calls something. @param {string} id */
  title(id) {
    return this.elements(id).map((element) => element.dataset.title || element.querySelector(":scope > title")?.textContent).find(Boolean) ?? "";
  }

  /** @param {Choice} choice @param {Choice[]} [more] */
  choose(choice, more = []) {
    this.wishes.chosen(choice, more);
  }

  /** A button; one of the same meaning stays where it is. @param {string} words @param {() => void} act @param {string} key @param {string} [weight] @param {number} [number] of the first action it leads to: where it stands among its like */
  button(words, act, key, weight = "", number = 0) {
    const old = [...this.buttons.children].find((each) => each instanceof HTMLButtonElement && each.dataset.key === key && each.dataset.words === words);
    const found = old instanceof HTMLButtonElement ? old : button(words, () => {}, key === "back" ? "back" : "choice");
    found.onclick = act;
    found.dataset.weight = weight;
    found.dataset.number = String(number);
    if (found === old) return found;
    found.dataset.key = key;
    found.dataset.words = words;
    found.classList.toggle("long", words.length > LONG);
    if (key === "back") found.append(make("kbd", "Esc"));
    return found;
  }

  // --- Touching -----------------------------------------------------------------------------------------------------

  /** @param {string} id @param {boolean} [carried] whether it is carried somewhere: then it is not done before it is there */
  touch(id, carried = false) {
    if (this.gathers) {
      this.gathered = this.gathered.includes(id) ? this.gathered.filter((each) => each !== id) : [...this.gathered, id];
      this.light();
      return this.wishes.narrowed(this.path);
    }
    this.path.push(id);
    const open = this.beginning(this.path), rests = open.length === 1 ? this.ways(open[0], this.path).map((way) => way.slice(this.path.length)) : [];
    const confirmed = (/** @type {string[]} */ rest) => !rest.at(-1)?.startsWith("do-"); // a button at the end is never skipped
    if (rests.some((rest) => !rest.length || (this.short && !carried && confirmed(rest)))) return this.choose(open[0]);
    if (!open.length) this.path.pop();
    this.light();
    this.wishes.narrowed(this.path);
  }

  /** Take the last touch back, or the choice of a kind. */
  back() {
    if (!this.path.length) this.kind = "";
    this.path.pop();
    this.gathered = [];
    this.light();
    this.wishes.narrowed(this.path);
  }

  /** Take all touches back. */
  leave() {
    [this.path, this.kind] = [[], ""];
    this.back();
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (this.held) {
      this.held = false;
      return;
    }
    const id = this.at(event.clientX, event.clientY, event.target);
    if (id) {
      this.touchedAt = event.timeStamp;
      return this.touch(id);
    }
    const beside = this.under(event.clientX, event.clientY);
    const asked = beside && this.choices.length ? [...this.path, beside] : null;
    if (this.begun) this.back();
    if (asked) this.wishes.refused(asked);
  }

  /** What is lit at a point of the screen, or very near to it. @param {number} x @param {number} y @param {EventTarget | null} target */
  at(x, y, target) {
    const exact = target instanceof Element ? target.closest(".lit") : null;
    if (exact) return exact.getAttribute("data-id") ?? "";
    let nearest = "", least = FINGER;
    for (const lit of this.place.querySelectorAll(".lit")) {
      const box = lit.getBoundingClientRect();
      if (Math.min(box.width, box.height) > 2 * FINGER) continue; // large enough to be meant exactly
      const away = Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
      if (away < least) [nearest, least] = [lit.getAttribute("data-id") ?? "", away];
    }
    return nearest;
  }

  /** What lies at a point of the screen, lit or not. @param {number} x @param {number} y @returns {string} */
  under(x, y) {
    return this.piece(x, y)?.dataset.id ?? "";
  }

  /** @param {number} x @param {number} y @returns {SVGElement | null} */
  piece(x, y) {
    this.place.classList.add("probe");
    const found = document.elementsFromPoint(x, y).map((each) => each.closest("[data-id]")).find((each) => each && this.place.contains(each));
    this.place.classList.remove("probe");
    return found instanceof SVGElement ? found : null;
  }

  // --- Rings --------------------------------------------------------------------------------------------------------

  /** Rings around what is lit and what was chosen: they show on every ground. */
  rings() {
    const { svg } = this.drawing;
    if (!svg) return;
    const chosen = [...this.path, ...this.gathered].flatMap((id) => this.elements(id)), lit = /** @type {SVGElement[]} */ ([...svg.querySelectorAll(".lit")]);
    const kinds = new Map(lit.map((element) => [element, kindOf(this.next.get(element.dataset.id ?? "") ?? [])]));
    const differ = new Set(kinds.values()).size > 1, all = [...new Set([...lit, ...chosen])];
    const outlines = this.ringer.outlines(all), size = 1 / (svg.getScreenCTM()?.a ?? 1), layer = this.drawing.fresh("rings");
    if (lit.length) this.ringer.glow(layer, outlines.slice(0, lit.length), lit.map((element) => `does-${kinds.get(element)}`)); // what is lit comes first
    outlines.forEach((outline, at) => {
      const kind = kinds.get(all[at]) ?? "", own = chosen.includes(all[at]);
      this.ringer.draw(layer, outline, own ? "chosen" : kind && `does-${kind}`);
      if (differ && kind && !own) this.ringer.sign(layer, outline, kind, size);
    });
    this.fits(chosen.find((element) => this.speaker(element)) ?? null);
    const focused = document.activeElement?.getAttribute("data-id");
    if (focused) this.ringFocus(focused);
    this.place.dispatchEvent(new Event("lit"));
  }

  /** A ring around one thing. @param {Element} layer @param {Element} element @param {string} kind */
  ring(layer, element, kind) {
    for (const outline of this.ringer.outlines([element])) this.ringer.draw(layer, outline, kind);
  }

  /** @param {string} id */
  ringFocus(id) {
    const keyboard = document.activeElement?.matches(":focus-visible");
    for (const ring of this.place.querySelectorAll(".ring")) {
      ring.classList.toggle("focused", keyboard === true && id !== "" && /** @type {SVGElement} */ (ring).dataset.for === id);
    }
  }

  /** Where the pattern of a card lies. @param {Element | null} piece */
  fits(piece) {
    const ids = this.speaker(piece)?.getAttribute("data-matches")?.split(" ") ?? [], wanted = ids.filter((id) => id.includes("="));
    this.drawing.layer("fits")?.remove();
    if (wanted.length) ghosts(this.drawing, this.drawing.fresh("fits"), wanted);
    else if (ids.length) this.ringer.ticks(this.drawing.fresh("fits"), ids.flatMap((id) => this.elements(id)));
  }

  /** What speaks of places: a piece, or something that lies on it. @param {Element | null} piece */
  speaker(piece) {
    const id = piece?.getAttribute("data-id") ?? "", parts = id ? this.drawing.whole(id).map(({ element }) => element) : [];
    return parts.find((each) => each.hasAttribute("data-matches") && !(this.place.classList.contains("alone") && each.getAttribute("data-matches")?.includes("="))) ?? null;
  }

  /** Point at places for a moment, or as long as asked. @param {string[]} ids @param {string} [kind] */
  mark(ids, kind = "told") {
    const found = ids.flatMap((id) => this.elements(id)), outlines = this.ringer.outlines(found);
    this.unmark();
    if (!outlines.length) return found;
    const layer = this.drawing.fresh("marks");
    for (const outline of outlines) this.ringer.draw(layer, outline, kind);
    return found;
  }

  unmark() {
    this.drawing.layer("marks")?.remove();
  }

  /** Number steps on all that they touch, the first one 1; none takes the numbers away. @param {string[][]} steps */
  number(steps) {
    this.drawing.layer("steps")?.remove();
    /** @type {Map<Element, number[]>} */
    const numbers = new Map();
    steps.forEach((touches, at) => {
      const ids = new Set(touches.filter((id) => !id.startsWith("do-")));
      for (const element of [...ids].flatMap((id) => this.elements(id))) numbers.set(element, [...(numbers.get(element) ?? []), at + 1]);
    });
    const outlines = this.ringer.outlines([...numbers.keys()]);
    if (!outlines.length) return;
    const layer = this.drawing.fresh("steps"), size = 1 / (this.drawing.svg?.getScreenCTM()?.a ?? 1);
    for (const outline of outlines) this.ringer.draw(layer, outline, "step");
    [...numbers.values()].forEach((each, at) => this.ringer.number(layer, outlines[at], each, size));
  }
}
