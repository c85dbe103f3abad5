// @ts-check
// A replay: steps, turns, a slider, the log, keys. One step on is played as it was at the table; elsewhere one jumps. What
// was seen once is kept.

import { part, upright, within } from "./dom.js";
import { moving, pace, paceList } from "./pace.js";
import { inOne, together } from "./playback.js";
import { looksOf, SceneSvg } from "./scene.js";
import { say } from "./words.js";

const main = part("main"), last = Number(main.dataset.last);
const PAUSE = 1100; // milliseconds for each moment while it plays by itself
const SHORTEST = 250; // where nothing moves
const scrub = /** @type {HTMLInputElement} */ (part("scrub"));
const eye = /** @type {HTMLSelectElement | null} */ (document.getElementById("eye"));
const turns = (main.dataset.turns ?? "").split(" ").filter(Boolean).map(Number);

let stop = Number(main.dataset.stop);
let running = 0;
let drawn = NaN; // the stop that is to be seen, if it is one
let asked = 0; // counts wishes: only the last one is carried out
const drawing = new SceneSvg(part("picture"));
/** @type {Map<string, Promise<import("./protocol_types").Frame>>} */
const frames = new Map();

/** @param {number} step */
const query = (step) => `?step=${step}${main.dataset.eye ? `&eye=${main.dataset.eye}` : ""}`;

/** @param {number} step */
function frame(step) {
  const address = `${main.dataset.address}/frame${query(step)}&shape=${upright.matches ? "tall" : "wide"}`;
  let known = frames.get(address);
  if (!known) {
    known = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`the hall answered ${answer.status}`);
      return answer.json();
    });
    known.catch(() => frames.delete(address));
    frames.set(address, known);
    if (frames.size > 60) frames.delete(/** @type {string} */ (frames.keys().next().value));
  }
  return known;
}

/** @param {number} step */
async function go(step) {
  const wish = ++asked;
  stop = Math.max(0, Math.min(last, step));
  scrub.value = String(stop);
  part("where").textContent = say("step-of", { step: stop, last });
  try {
    const shown = await frame(stop);
    if (wish !== asked) return; // somebody was faster
    part("words").textContent = shown.words;
    mark(shown.prompt);
    main.dataset.stop = String(stop);
    history.replaceState(null, "", query(stop));
    if (stop < last) frame(stop + 1).catch(() => {});
    await show(shown, wish);
  } catch {
    part("now").textContent = say("no-answer-again");
  }
}

/** Show a stop; from the one before it, moment by moment. @param {import("./protocol_types").Frame} frame @param {number} wish */
async function show({ step, scene, moments }, wish) {
  const looks = await looksOf(main.dataset.game ?? "", scene.looks);
  if (wish !== asked) return;
  drawing.finish();
  const follows = drawn === step - 1 && drawing.scene?.shape === scene.shape;
  drawn = NaN; // until it is
  if (follows) {
    for (const left = [...moments]; left.length;) {
      const group = together(left, drawing);
      drawing.lasts = 0;
      for (const moment of group) drawing.moment(moment, moving());
      const text = inOne(group.map((moment) => moment.text ?? ""));
      if (text) part("now").textContent = text;
      if (left.length && moving()) await wait(Math.max(drawing.lasts, text ? 500 * pace() : 0));
      if (wish !== asked) return;
    }
  }
  drawing.tell(scene, looks); // whatever was skipped: this is how it stands
  if (drawing.reveal()) shape();
  drawn = step;
}

/** @param {number} pause */
const wait = (pause) => new Promise((done) => setTimeout(done, pause));

/** The picture is as large as the window allows; that depends on its shape. */
function shape() {
  const { width, height } = part("picture").querySelector("svg")?.viewBox.baseVal ?? { width: 4, height: 3 };
  part("picture").style.setProperty("--ratio", String(width / height));
}

/** Mark the line of the log that belongs to this moment, and say it. @param {string} prompt */
function mark(prompt) {
  const log = part("log");
  for (const old of log.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const line = /** @type {HTMLElement | null} */ (log.querySelector(`[data-stop="${stop}"]`));
  part("now").textContent = line?.textContent ?? prompt;
  if (!line) return;
  line.setAttribute("aria-current", "step");
  const top = line.offsetTop - log.offsetTop;
  if (top < log.scrollTop || top + line.offsetHeight > log.scrollTop + log.clientHeight) log.scrollTop = top - log.clientHeight / 3;
}

/** Play by itself, or stop. */
async function run() {
  const mine = running ? 0 : performance.now();
  running = mine;
  part("run").textContent = running ? say("pause") : say("play");
  while (running === mine && mine && stop < last) {
    await go(stop + 1);
    await wait(Math.max(SHORTEST, PAUSE * pace()));
  }
  if (running === mine && mine) run();
}

/** Nothing but the board, or everything. */
function large() {
  const on = document.body.classList.toggle("large-board");
  part("large").setAttribute("aria-pressed", String(on));
}

const moves = {
  first: () => 0, back: () => stop - 1, on: () => stop + 1, last: () => last,
  "turn-back": () => turns.findLast((turn) => turn < stop) ?? 0, "turn-on": () => turns.find((turn) => turn > stop) ?? last,
};
for (const link of document.querySelectorAll("[data-go]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const where = /** @type {keyof typeof moves} */ (/** @type {HTMLElement} */ (link).dataset.go);
    go(moves[where]());
  });
}
part("log").addEventListener("click", (event) => {
  const line = event.target instanceof Element ? event.target.closest("[data-stop]") : null;
  if (!line) return;
  event.preventDefault();
  go(Number(/** @type {HTMLElement} */ (line).dataset.stop));
});
scrub.addEventListener("input", () => go(Number(scrub.value)));
scrub.form?.addEventListener("submit", (event) => event.preventDefault());
eye?.addEventListener("change", () => { location.href = `${main.dataset.address}?step=${stop}&eye=${eye.value}`; });
if (eye?.form) within(eye.form, "button").hidden = true;

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("select, textarea, input:not([type=range]), button, summary") && event.key === " ") return;
  if (event.target instanceof Element && event.target.closest("select, textarea, input")) return; // the slider has keys of its own
  /** @type {Record<string, () => void>} */
  const keys = { ArrowLeft: () => go(stop - 1), ArrowRight: () => go(stop + 1), Home: () => go(0), End: () => go(last), PageUp: () => go(moves["turn-back"]()), PageDown: () => go(moves["turn-on"]()), f: large, " ": run };
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
  }
});

part("run").hidden = part("share").hidden = part("keys").hidden = false;
for (const hidden of document.querySelectorAll(".scripted-only")) /** @type {HTMLElement} */ (hidden).hidden = false;
part("run").addEventListener("click", run);
part("large").addEventListener("click", large);
paceList(/** @type {HTMLSelectElement} */ (part("pace")));
upright.addEventListener("change", () => go(stop));
part("share").addEventListener("click", async () => {
  const address = location.origin + main.dataset.address + query(stop);
  try {
    await navigator.clipboard.writeText(address);
    part("share").textContent = say("copied");
  } catch {
    prompt(say("link-to-moment"), address);
  }
});
shape();
mark(part("now").textContent ?? "");
go(stop);
