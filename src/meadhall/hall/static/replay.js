// @ts-check
// A replay: steps, a slider, the log, keys. What was seen once is kept.

import { moving, part, upright, within } from "./dom.js";
import { SceneSvg, looksOf } from "./scene.js";

const main = part("main"), last = Number(main.dataset.last);
const PAUSE = 1200; // milliseconds between moments while it plays by itself
const scrub = /** @type {HTMLInputElement} */ (part("scrub"));
const eye = /** @type {HTMLSelectElement | null} */ (document.getElementById("eye"));

let stop = Number(main.dataset.stop);
let running = 0;
let shownStop = -1; // the stop whose scene is on the page
const drawing = new SceneSvg(part("picture"));
/** @type {Map<number, Promise<import("./protocol_types").Frame>>} */
const frames = new Map();

/** @param {number} step */
const query = (step) => `?step=${step}${main.dataset.eye ? `&eye=${main.dataset.eye}` : ""}`;

/** @param {number} step */
function frame(step) {
  let known = frames.get(step);
  if (!known) {
    known = fetch(`${main.dataset.address}/frame${query(step)}${upright.matches ? "&shape=tall" : ""}`).then((answer) => {
      if (!answer.ok) throw new Error(`the hall answered ${answer.status}`);
      return answer.json();
    });
    known.catch(() => frames.delete(step));
    frames.set(step, known);
    if (frames.size > 60) frames.delete(/** @type {number} */ (frames.keys().next().value));
  }
  return known;
}

/** @param {number} step */
async function go(step) {
  stop = Math.max(0, Math.min(last, step));
  scrub.value = String(stop);
  part("where").textContent = `${stop} of ${last}`;
  const wanted = stop;
  let shown;
  try {
    shown = await frame(stop);
  } catch {
    part("now").textContent = "The hall does not answer. Try again in a moment.";
    return;
  }
  const looks = shown.scene ? await looksOf(main.dataset.game ?? "", shown.scene.looks).catch(() => null) : null;
  if (wanted !== stop) return; // somebody was faster
  if (shown.scene && looks) {
    if (shownStop === stop - 1) for (const moment of shown.moments) drawing.moment(moment, moving());
    else drawing.tell(shown.scene, looks);
    drawing.reveal();
    shownStop = stop;
  } else if (shown.svg) drawing.draw(shown.svg, false);
  shape();
  part("words").textContent = shown.words;
  mark(shown.prompt);
  main.dataset.stop = String(stop);
  history.replaceState(null, "", query(stop));
  if (stop < last) frame(stop + 1).catch(() => {});
}

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

function run() {
  clearInterval(running);
  running = running ? 0 : Number(setInterval(() => (stop < last ? go(stop + 1) : run()), PAUSE));
  part("run").textContent = running ? "Pause" : "Play";
}

const moves = { first: () => 0, back: () => stop - 1, on: () => stop + 1, last: () => last };
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
  const keys = { ArrowLeft: () => go(stop - 1), ArrowRight: () => go(stop + 1), Home: () => go(0), End: () => go(last), " ": run };
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
  }
});

part("run").hidden = part("share").hidden = part("keys").hidden = false;
part("run").addEventListener("click", run);
part("share").addEventListener("click", async () => {
  const address = location.origin + main.dataset.address + query(stop);
  try {
    await navigator.clipboard.writeText(address);
    part("share").textContent = "Copied";
  } catch {
    prompt("The link to this moment:", address);
  }
});
if (stop < last) frame(stop + 1).catch(() => {});
shape();
mark(part("now").textContent ?? "");
