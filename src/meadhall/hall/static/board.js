// @ts-check
// The board knows no game: it lights the first touches of the legal actions, narrows with each touch, and says which
// action it was when the path is complete. What cannot be touched becomes a button.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{number: number, text: string, words: string, touches: string[]}} Choice */

export class Board {
  /**
   * @param {HTMLElement} place where the picture goes
   * @param {HTMLElement} buttons where the buttons go
   * @param {(choice: Choice) => void} chosen
   */
  constructor(place, buttons, chosen) {
    this.place = place;
    this.buttons = buttons;
    this.chosen = chosen;
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {string[]} */
    this.path = [];
    this.text = "";
    place.addEventListener("click", (event) => this.touched(event));
    place.addEventListener("keydown", (event) => this.keyed(event));
    addEventListener("keydown", (event) => { if (event.key === "Escape" && this.path.length) this.back(); });
    new ResizeObserver(() => this.rings()).observe(place);
  }

  /** Show a picture. @param {string} text */
  draw(text) {
    if (text === this.text) return;
    this.text = text;
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    this.place.replaceChildren(document.importNode(parsed, true));
  }

  /** Offer these actions; if they are those on offer already, what was touched so far still counts. @param {Choice[]} choices */
  offer(choices) {
    const same = choices.length > 0 && JSON.stringify(choices) === JSON.stringify(this.choices);
    if (!same) this.path = [];
    this.choices = choices;
    this.light();
  }

  /** The actions that begin with what was touched so far. @param {string[]} path */
  beginning(path) {
    return this.choices.filter((choice) => path.every((id, i) => choice.touches[i] === id));
  }

  /** @param {string} id */
  elements(id) {
    return [...this.place.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  }

  light() {
    const focused = document.activeElement?.getAttribute("data-id");
    for (const lit of this.place.querySelectorAll(".lit")) {
      lit.classList.remove("lit");
      for (const name of ["tabindex", "role", "aria-label"]) lit.removeAttribute(name);
    }
    this.buttons.replaceChildren();
    const open = this.beginning(this.path);
    const depth = this.path.length;
    /** @type {Map<string, Choice[]>} */
    const next = new Map();
    for (const choice of open) {
      const id = choice.touches[depth];
      if (id === undefined) this.button(choice.words, () => this.chosen(choice), choice.text);
      else next.set(id, [...(next.get(id) ?? []), choice]);
    }
    for (const [id, choices] of next) {
      const elements = id.startsWith("do-") ? [] : this.elements(id);
      const words = choices.length === 1 ? choices[0].words : this.named(id, elements);
      for (const element of elements) {
        element.classList.add("lit");
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
        element.setAttribute("aria-label", words);
        if (id === focused && element instanceof SVGElement) element.focus();
      }
      if (!elements.length) this.button(words, () => this.touch(id), id);
    }
    if (depth) this.button("Back", () => this.back(), "back");
    this.rings();
  }

  /** @param {string} id @param {Element[]} elements */
  named(id, elements) {
    const title = elements.map((element) => element.querySelector("title")?.textContent).find(Boolean);
    return title || id.replace(/^do-/, "").replaceAll("-", " ");
  }

  /** @param {string} words @param {() => void} act @param {string} key */
  button(words, act, key) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words;
    button.dataset.key = key;
    button.addEventListener("click", act);
    this.buttons.append(button);
  }

  /** @param {string} id */
  touch(id) {
    this.path.push(id);
    const open = this.beginning(this.path);
    if (open.length === 1 && open[0].touches.length === this.path.length) this.chosen(open[0]);
    else if (open.length) this.light();
    else this.back();
  }

  back() {
    this.path = [];
    this.light();
  }

  /** @param {Event} event */
  touched(event) {
    const lit = event.target instanceof Element ? event.target.closest(".lit") : null;
    const id = lit?.getAttribute("data-id");
    if (id) this.touch(id);
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.touched(event);
  }

  /** Rings around what is lit and what was chosen: a glow alone does not show on what is transparent. */
  rings() {
    const svg = this.place.querySelector("svg");
    if (!svg) return;
    svg.querySelector(".rings")?.remove();
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "rings");
    layer.setAttribute("aria-hidden", "true");
    const inverse = svg.getScreenCTM()?.inverse();
    if (!inverse) return;
    const chosen = this.path.flatMap((id) => this.elements(id));
    for (const element of new Set([...svg.querySelectorAll(".lit"), ...chosen])) {
      const box = element.getBoundingClientRect();
      const start = new DOMPoint(box.left, box.top).matrixTransform(inverse);
      const end = new DOMPoint(box.right, box.bottom).matrixTransform(inverse);
      const ring = document.createElementNS(SVG, "rect");
      const place = { x: start.x - 3, y: start.y - 3, width: end.x - start.x + 6, height: end.y - start.y + 6, rx: 10 };
      for (const [name, value] of Object.entries(place)) ring.setAttribute(name, String(value));
      ring.setAttribute("class", chosen.includes(element) ? "ring chosen" : "ring");
      layer.append(ring);
    }
    svg.append(layer);
  }
}
