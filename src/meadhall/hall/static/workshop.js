// @ts-check
// The workshop: grids are set cell by cell, and what is wrong is said while somebody types. Forms work without it.

import { make, part } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{ problems: string[], rest?: string[], lines: Record<string, string>, picture: string }} Found */

const MOST = 8;
const form = /** @type {HTMLFormElement | null} */ (document.getElementById("part"));

if (form) {
  for (const area of form.querySelectorAll("textarea.grid")) makeGrid(/** @type {HTMLTextAreaElement} */ (area));
  if (!form.dataset.closed) watch(form);
  if (!form.dataset.closed && part("picture").dataset.spots) joinPlaces(form, part("picture"));
}

/** Two places are touched on the picture to make a pair of them, or to part them. @param {HTMLFormElement} form @param {HTMLElement} picture */
function joinPlaces(form, picture) {
  const spots = /** @type {Record<string, [number, number, string]>} */ (JSON.parse(picture.dataset.spots ?? "{}"));
  const layer = make("div", "", "spots"), buttons = /** @type {Map<string, HTMLButtonElement>} */ (new Map());
  let first = "";

  /** The choices of each pair. */
  const pairs = () => [...form.querySelectorAll(".slots")].map((line) => /** @type {HTMLSelectElement[]} */ ([...line.querySelectorAll("select")]));
  const joins = (/** @type {HTMLSelectElement[]} */ pair, /** @type {string} */ one, /** @type {string} */ other) =>
    [one, other].sort().join(" ") === pair.map((each) => each.value).sort().join(" ");
  const choose = (/** @type {string} */ name) => {
    first = name;
    for (const [each, button] of buttons) {
      button.setAttribute("aria-pressed", String(each === first));
      button.classList.toggle("joined", !!first && pairs().some((pair) => joins(pair, first, each)));
    }
  };
  /** @param {string} name */
  function touch(name) {
    if (!first || first === name) return choose(first ? "" : name);
    const pair = pairs().find((each) => joins(each, first, name)) ?? pairs().find((each) => each.every((slot) => !slot.value));
    if (pair) {
      const values = joins(pair, first, name) ? ["", ""] : [first, name];
      pair.forEach((slot, index) => { slot.value = values[index]; });
      pair[0].dispatchEvent(new Event("input", { bubbles: true }));
    }
    choose(first);
  }
  function place() {
    const svg = /** @type {SVGSVGElement | null} */ (picture.querySelector("svg")), matrix = svg?.getScreenCTM();
    const box = /** @type {HTMLElement} */ (picture.parentElement).getBoundingClientRect();
    if (!matrix) return;
    for (const [name, button] of buttons) {
      const at = new DOMPoint(spots[name][0], spots[name][1]).matrixTransform(matrix);
      button.style.left = `${at.x - box.left}px`;
      button.style.top = `${at.y - box.top}px`;
    }
  }
  for (const [name, [, , called]] of Object.entries(spots)) {
    const button = make("button");
    button.type = "button";
    button.title = called;
    button.setAttribute("aria-label", called);
    button.addEventListener("click", () => touch(name));
    buttons.set(name, button);
    layer.append(button);
  }
  picture.after(layer);
  part("joining").hidden = false;
  choose("");
  place();
  new ResizeObserver(place).observe(picture);
}

/** A text of rows as cells: a sign is chosen, then cells are touched. @param {HTMLTextAreaElement} area */
function makeGrid(area) {
  const template = /** @type {HTMLTemplateElement} */ (area.nextElementSibling);
  const palette = make("div", "", "palette"), cells = make("div", "", "cells"), sizes = make("div", "", "sizes");
  palette.setAttribute("role", "group");
  palette.append(template.content.cloneNode(true));
  const signs = [...palette.querySelectorAll("button")], gap = signs[0]?.dataset.letter ?? ".";
  let chosen = signs[1]?.dataset.letter ?? gap;
  /** @type {string[][]} */
  let rows = [];

  const read = () => {
    const lines = area.value.split("\n").map((line) => line.trim()).filter(Boolean);
    const wide = Math.max(1, ...lines.map((line) => line.length));
    rows = (lines.length ? lines : [gap]).map((line) => [...line.padEnd(wide, gap)]);
  };
  const write = () => {
    area.value = rows.map((row) => row.join("")).join("\n");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    draw();
  };
  const choose = (/** @type {string} */ letter) => {
    chosen = letter;
    for (const sign of signs) sign.setAttribute("aria-pressed", String(sign.dataset.letter === chosen));
  };
  const draw = () => {
    const active = /** @type {HTMLElement | null} */ (cells.contains(document.activeElement) ? document.activeElement : null);
    const at = active?.dataset.cell;
    cells.style.setProperty("grid-template-columns", `repeat(${rows[0].length}, minmax(0, var(--target)))`);
    cells.replaceChildren(...rows.flatMap((row, y) => row.map((letter, x) => {
      const sign = signs.find((each) => each.dataset.letter === letter);
      const cell = make("button");
      cell.type = "button";
      cell.dataset.cell = `${x} ${y}`;
      const picture = letter === gap ? null : sign?.querySelector("svg")?.cloneNode(true);
      cell.append(picture ?? (letter === gap ? "" : letter));
      cell.setAttribute("aria-label", say("workshop-cell", { row: y + 1, column: x + 1, sign: sign?.title || letter }));
      cell.addEventListener("click", () => { rows[y][x] = rows[y][x] === chosen ? gap : chosen; write(); });
      cell.addEventListener("keydown", (event) => keyed(event, x, y));
      return cell;
    })));
    if (at) /** @type {HTMLElement | null} */ (cells.querySelector(`[data-cell="${at}"]`))?.focus();
  };
  /** @param {KeyboardEvent} event @param {number} x @param {number} y */
  const keyed = (event, x, y) => {
    const steps = /** @type {Record<string, number[]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
    const step = steps[event.key], letter = event.key.toUpperCase();
    if (step) {
      event.preventDefault();
      /** @type {HTMLElement | null} */ (cells.querySelector(`[data-cell="${x + step[0]} ${y + step[1]}"]`))?.focus();
    } else if (event.key.length === 1 && signs.some((sign) => sign.dataset.letter === letter)) {
      event.preventDefault();
      rows[y][x] = letter;
      write();
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      rows[y][x] = gap;
      write();
    }
  };
  const size = (/** @type {string} */ words, /** @type {() => void} */ act) => {
    const found = make("button", words, "small");
    found.type = "button";
    found.addEventListener("click", () => { act(); write(); });
    sizes.append(found);
  };
  size(say("workshop-row-more"), () => { if (rows.length < MOST) rows.push(rows[0].map(() => gap)); });
  size(say("workshop-row-less"), () => { if (rows.length > 1) rows.pop(); });
  size(say("workshop-column-more"), () => { if (rows[0].length < MOST) for (const row of rows) row.push(gap); });
  size(say("workshop-column-less"), () => { if (rows[0].length > 1) for (const row of rows) row.pop(); });
  for (const sign of signs) sign.addEventListener("click", () => choose(sign.dataset.letter ?? gap));
  read();
  choose(chosen);
  draw();
  area.hidden = true;
  area.before(palette, cells, sizes);
}

/** Ask what would be wrong, soon after somebody has stopped typing. @param {HTMLFormElement} form */
function watch(form) {
  const wrong = part("wrong"), picture = part("picture");
  let asked = 0, timer = 0;
  form.addEventListener("input", () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(ask, 350);
  });

  async function ask() {
    const number = ++asked, sent = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") sent.append(name, value);
    try {
      const answer = await fetch(form.dataset.check ?? "", { method: "POST", body: sent });
      if (answer.ok && number === asked) show(/** @type {Found} */ (await answer.json()));
    } catch { /* the form is checked once more when it is kept */ }
  }

  /** @param {Found} found */
  function show(found) {
    const told = [...found.problems, ...(found.rest ?? [])];
    wrong.replaceChildren(...told.map((text) => make("li", text)));
    wrong.hidden = !told.length;
    for (const line of form.querySelectorAll("[data-problem]")) {
      const text = found.lines[/** @type {HTMLElement} */ (line).dataset.problem ?? ""] ?? "";
      line.textContent = text;
      /** @type {HTMLElement} */ (line).hidden = !text;
      line.closest(".line")?.classList.toggle("bad", !!text);
    }
    if (found.picture) {
      picture.innerHTML = found.picture; // drawn and escaped by the hall
      /** @type {HTMLElement} */ (picture.parentElement).hidden = false;
    }
  }
}
