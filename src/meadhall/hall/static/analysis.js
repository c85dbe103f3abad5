// @ts-check
// What decided a game: the curve leads to the board, and the board shows what was better. The hall looks at the game
// meanwhile: a quick look comes first, then the deep one, and each puts new parts into the page.

import { Board } from "./board.js";
import { make, part, sentence, upright, withRules } from "./dom.js";
import { moving } from "./pace.js";
import { looksOf } from "./scene.js";
import { list, say } from "./words.js";

/** @typedef {import("./protocol_types").AnalysedPosition} Position */
/** @typedef {import("./protocol_types").Standing} Standing */
/** @typedef {import("./protocol_types").ToldPlan} ToldPlan */

const POLL = 700; // milliseconds between two looks at how far it is
const FIRST = 200; // and until the first curve is there
const KEPT = 80; // positions that are remembered
const main = part("main"), address = main.dataset.address ?? "", game = main.dataset.game ?? "", last = Number(main.dataset.last);
/** @type {string[]} */
const names = JSON.parse(main.dataset.names ?? "[]");
const slider = /** @type {HTMLInputElement} */ (part("at"));
const nothing = () => {};
const board = new Board(part("picture"), part("actions"), { chosen: nothing, refused: nothing, narrowed: nothing });

let depth = main.dataset.depth ?? ""; // how deep the look is that the page shows
let at = 0; // the position that is wanted
let opened = -1; // the position that the page has opened by itself: nobody has asked for another one yet
let drawn = NaN; // the one that is to be seen
/** @type {number | null | undefined} */
let eye; // and through whose eyes
let asked = 0; // counts wishes: only the last one is carried out
/** @type {Map<string, Promise<Position>>} */
const positions = new Map();

/** @param {number} chance */
const percent = (chance) => say("percent", { percent: Math.round(100 * chance) });

// --- How far it is --------------------------------------------------------------------------------------------------

/** @param {string} way @param {RequestInit} [more] */
async function ask(way, more) {
  const answer = await fetch(address + way, { headers: { accept: "application/json" }, ...more });
  if (!answer.ok) throw new Error((await answer.json()).text);
  return answer;
}

/** Let it be looked at, and follow until it is. */
async function analyse() {
  part("ask")?.remove();
  tell({ state: "waiting" });
  try {
    let standing = /** @type {Standing} */ (await (await ask("", { method: "POST" })).json());
    for (;;) {
      if ((standing.depth ?? "") !== depth) await renew(standing.depth ?? "");
      tell(standing);
      if (standing.state === "done" || standing.state === "failed") return;
      await new Promise((done) => setTimeout(done, depth ? POLL : FIRST));
      standing = await (await ask("/standing")).json();
    }
  } catch (error) {
    tell({ state: "failed", problem: error instanceof TypeError ? say("no-answer") : String(/** @type {Error} */ (error).message) });
  }
}

/** @param {Standing} standing */
function tell({ state, done = 0, total = 0, problem = "" }) {
  const place = part("progress");
  main.dataset.state = state;
  if (state === "done") return place.replaceChildren();
  if (state === "failed") {
    const again = make("button", say("analysis-again"), "");
    again.type = "button";
    again.addEventListener("click", analyse);
    return place.replaceChildren(make("p", sentence(problem), "problem"), again);
  }
  const said = depth ? say("analysis-deeper") : say("analysis-going");
  let line = place.querySelector("p.going"), bar = place.querySelector("progress");
  if (!line || !bar) {
    line = make("p", "", "going");
    bar = make("progress");
    bar.setAttribute("aria-label", say("analysis-how-far"));
    place.replaceChildren(line, bar);
  }
  if (line.textContent !== said) line.textContent = said; // a screen reader says it once
  if (total && done) Object.assign(bar, { max: total, value: done });
  else bar.removeAttribute("value");
}

/** New parts for the page, from a deeper look. @param {string} deeper */
async function renew(deeper) {
  if (!deeper) return;
  const fresh = new DOMParser().parseFromString(await (await ask("/found")).text(), "text/html");
  for (const old of document.querySelectorAll("[data-part]")) {
    const found = fresh.querySelector(`[data-part="${/** @type {HTMLElement} */ (old).dataset.part}"]`);
    if (found) old.replaceWith(document.adoptNode(found));
  }
  depth = deeper;
  positions.clear();
  begin();
}

// --- From moment to moment ------------------------------------------------------------------------------------------

/** The marks on the curve, in their order. @returns {number[]} */
const marks = () => [...new Set([...document.querySelectorAll(".moments [data-at]")].map((each) => Number(/** @type {HTMLElement} */ (each).dataset.at)))].sort((a, b) => a - b);

/** @param {number} number */
function position(number) {
  const query = `/position?number=${number}&shape=${upright.matches ? "tall" : "wide"}&depth=${depth}`;
  let known = positions.get(query);
  if (!known) {
    known = ask(query).then((answer) => answer.json());
    known.catch(() => positions.delete(query));
    positions.set(query, known);
    if (positions.size > KEPT) positions.delete(/** @type {string} */ (positions.keys().next().value));
  }
  return known;
}

/** @param {number} number */
async function go(number) {
  if (!depth) return;
  const wish = ++asked;
  at = Math.max(0, Math.min(last, number));
  slider.value = String(at);
  part("where").textContent = say("step-of", { step: at, last });
  point();
  playOn();
  try {
    const found = await position(at);
    const looks = await looksOf(game, found.scene.looks);
    if (wish !== asked) return; // somebody was faster
    history.replaceState(null, "", `#${at}`);
    show(found, looks);
    if (at < last) position(at + 1).catch(nothing);
  } catch {
    part("verdict").replaceChildren(make("p", say("no-answer-again")));
  }
}

/** @param {Position} found @param {import("./scene.js").Sheet} looks */
function show(found, looks) {
  const { number, scene, moment } = found;
  board.drawing.finish();
  const follows = drawn === number - 1 && eye === found.eye && board.drawing.scene?.shape === scene.shape;
  if (follows && moment) board.moment(moment, moving());
  if (!follows || !moving()) board.tell(scene, looks);
  if (board.reveal()) frame();
  drawn = number;
  eye = found.eye;
  part("words").textContent = found.words;
  /** @type {HTMLAnchorElement} */ (part("to-replay")).href = `${main.dataset.replay}?step=${found.replay}`;
  const told = verdict(found);
  part("verdict").replaceChildren(...told);
  const chances = list(names.map((name, seat) => say("chance-of", { name, percent: Math.round(100 * found.chances[seat]) })), "unit");
  slider.setAttribute("aria-valuetext", say("analysis-moment", { step: number, last, chances, told: told.map((each) => each.textContent).join(" ") }));
  for (const cell of document.querySelectorAll("[data-now]")) cell.textContent = percent(found.chances[Number(/** @type {HTMLElement} */ (cell).dataset.now)]);
  for (const each of document.querySelectorAll("a[data-at], svg[data-at]")) {
    const here = Number(/** @type {HTMLElement | SVGElement} */ (each).dataset.at) === number;
    each.classList.toggle("here", here);
    if (here && each instanceof HTMLElement) each.setAttribute("aria-current", "true");
    else each.removeAttribute("aria-current");
  }
  if (board.drawing.settled(() => rings(found))) board.unmark();
  else rings(found);
}

/** What was better, and what was played, on the board. @param {Position} found */
function rings({ number, choice }) {
  const layer = board.drawing.fresh("marks");
  if (number !== at || !choice?.mark) return;
  const wrong = choice.played.touch.number !== choice.best.touch.number;
  const ring = (/** @type {ToldPlan} */ { touch }, /** @type {string} */ kind) => {
    for (const element of touch.touches.flatMap((id) => board.elements(id))) board.ring(layer, element, kind);
  };
  if (wrong) ring(choice.played, choice.loss >= 0.03 ? "worse" : "also");
  ring(choice.best, "better");
}

/** What there is to say about a position. @param {Position} found @returns {HTMLElement[]} */
function verdict({ prompt, told, choice, moment }) {
  /** @type {HTMLElement[]} */
  const parts = [];
  if (moment?.text && !told.some((text) => text.includes(moment.text ?? ""))) parts.push(make("p", moment.text, "led"));
  for (const text of told) {
    const line = make("p", "", "told");
    line.append(withRules(text, game));
    parts.push(line);
  }
  if (!choice) {
    if (prompt) parts.push(make("p", prompt, "asked"));
    return parts;
  }
  const options = make("ul", "", "options"), { played, best, others } = choice;
  const wrong = played.touch.number !== best.touch.number;
  const add = (/** @type {ToldPlan} */ option, /** @type {string} */ kind, /** @type {string} */ said) => {
    const item = make("li", "", kind);
    const steps = make("ol");
    steps.append(...option.steps.map((words) => make("li", words)));
    item.append(make("b", said), steps, make("span", percent(option.chance), "chance"));
    options.append(item);
  };
  if (!told.length) parts.push(make("p", prompt, "asked"));
  add(best, "better", wrong ? say("plan-best") : say("plan-played-best"));
  if (wrong) add(played, choice.loss >= 0.03 ? "worse" : "also", say("plan-played"));
  for (const other of others.slice(0, 2)) add(other, "other", say("plan-other"));
  parts.push(options);
  return parts;
}

/** The line on the curve that says where we are. */
function point() {
  const cursor = document.getElementById("cursor"), x = `${(100 * at) / Math.max(1, last)}%`;
  cursor?.setAttribute("x1", x);
  cursor?.setAttribute("x2", x);
}

/** From where one would take over. */
function playOn() {
  const from = /** @type {HTMLInputElement | null} */ (document.getElementById("take-position"));
  if (!from) return;
  from.value = String(at);
  const button = /** @type {HTMLButtonElement} */ (from.form?.querySelector("button"));
  button.textContent = say("play-on-from", { step: at });
  button.disabled = at >= last;
}

/** The board is as large as the window allows; that depends on its shape. */
function frame() {
  const { width, height } = board.drawing.svg?.viewBox.baseVal ?? { width: 4, height: 3 };
  part("picture").style.setProperty("--ratio", String(width / height));
}

// --- The page -------------------------------------------------------------------------------------------------------

const moves = {
  back: () => at - 1, on: () => at + 1,
  "moment-back": () => marks().findLast((mark) => mark < at) ?? 0, "moment-on": () => marks().find((mark) => mark > at) ?? last,
};

/** Something is there to look at: the moment that was asked for, else the first one that counts, else how it ended. */
function begin() {
  for (const hidden of document.querySelectorAll(".scripted-only")) /** @type {HTMLElement} */ (hidden).hidden = false;
  part("keys").hidden = false;
  const wished = Number(location.hash.slice(1));
  if (opened < 0 && location.hash && wished >= 0) go(wished);
  else if (opened === at || opened < 0) go(opened = marks()[0] ?? last);
  else go(at);
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const marked = target?.closest("[data-at]"), button = target?.closest("[data-go]"), plot = target?.closest(".chances");
  if (marked && depth) {
    event.preventDefault();
    go(Number(/** @type {HTMLElement | SVGElement} */ (marked).dataset.at));
    if (marked instanceof HTMLElement) part("picture").scrollIntoView({ block: "nearest", behavior: moving() ? "smooth" : "instant" });
  } else if (button) {
    go(moves[/** @type {keyof typeof moves} */ (/** @type {HTMLElement} */ (button).dataset.go)]());
  } else if (plot) {
    const { left, width } = /** @type {Element} */ (plot.querySelector(".plot .grid")).getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * last));
  }
});
slider.addEventListener("input", () => go(Number(slider.value)));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("select, textarea, .scroll, .wide")) return;
  /** @type {Record<string, () => number>} */
  const keys = { ArrowLeft: moves.back, ArrowRight: moves.on, PageUp: moves["moment-back"], PageDown: moves["moment-on"], Home: () => 0, End: () => last };
  if (!keys[event.key] || !depth) return;
  event.preventDefault();
  go(keys[event.key]());
});
upright.addEventListener("change", () => go(at));
part("ask")?.addEventListener("submit", (event) => {
  event.preventDefault();
  analyse();
});
if (depth) begin();
if (main.dataset.state !== "done" && main.dataset.state !== "failed") analyse();
