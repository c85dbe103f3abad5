// @ts-check
// A puzzle: one plays the turn decision by decision, as at the table; when it is over the judge is asked. The page knows
// no rule, and the hall no more than what the page sends: all that was decided so far.

import { dialog, dots, make, part, reply, sentence, upright, withRules, within } from "./dom.js";
import { keyboard } from "./keys.js";
import { moving, pace } from "./pace.js";
import { looksOf } from "./scene.js";
import { announce, hideNotice, notice } from "./speech.js";
import { layStage } from "./stage.js";
import { say } from "./words.js";

/** @typedef {import("./protocol_types").PuzzlePosition} PuzzlePosition */
/** @typedef {import("./protocol_types").PuzzleAnswer} PuzzleAnswer */
/** @typedef {import("./dom.js").Choice} Choice */

const PAUSE = 900; // milliseconds for each step of a solution that is shown
const main = part("main"), game = main.dataset.game ?? "", address = main.dataset.address ?? "", query = main.dataset.query ?? "";
const back = /** @type {HTMLButtonElement} */ (part("back")), again = part("again"), solve = part("solve");
const next = /** @type {HTMLAnchorElement} */ (part("next"));

/** @type {Choice[]} what was decided so far */
let done = [];
/** @type {PuzzlePosition | undefined} */
let position;
let turn = 0;
let closed = false; // whether it is solved, or given up

const { board, zoom, tip, keys } = layStage({ chosen: decide, refused, narrowed: () => zoom.follow(board.lit()) });

/** The position after these actions. @param {string[]} actions @returns {Promise<PuzzlePosition>} */
async function after(actions) {
  const asked = new URLSearchParams([["shape", upright.matches ? "tall" : "wide"], ...actions.map((text) => ["done", text])]);
  const answer = await fetch(`${address}/board?${asked}`);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text);
  return found;
}

/** Lay the board as it is after what was decided, at once or by its last moment. @param {boolean} glide */
async function lay(glide) {
  const mine = ++turn, was = board.keyboard.where() || (part("steps").contains(document.activeElement) ? "steps" : "");
  hideNotice();
  tip.hide();
  board.unmark();
  board.offer([]);
  const found = await after(done.map((choice) => choice.text));
  const looks = await looksOf(game, found.scene.looks);
  if (mine !== turn) return;
  position = found;
  main.dataset.shape = found.scene.shape;
  if (glide && found.moment && board.drawing.svg) board.moment(found.moment, moving());
  else board.tell(found.scene, looks);
  if (board.reveal()) zoom.fit();
  part("prompt").replaceChildren(withRules(found.prompt, game));
  within(part("words"), "pre").textContent = found.words;
  list(part("so-far"), done.map((choice) => sentence(choice.words)));
  part("so-far").hidden = !done.length;
  main.classList.toggle("mine", !found.complete);
  tools();
  if (found.complete) return judge();
  board.offer(found.touches, found.notes);
  zoom.follow(board.lit());
  announce(found.prompt);
  if (was) reach();
}

/** @param {HTMLElement} place @param {string[]} lines */
function list(place, lines) {
  place.replaceChildren(...lines.map((line) => make("li", line)));
}

function tools() {
  back.disabled = !done.length || closed;
  again.hidden = !closed;
  solve.hidden = closed;
  next.classList.toggle("main", closed);
  part("show-words").hidden = false;
}

/** Where somebody who uses the keyboard goes on. */
function reach() {
  const lit = board.lit(), choice = /** @type {HTMLElement | null} */ (part("actions").querySelector("button"));
  if (lit.length) board.keyboard.reach(lit[0]);
  else (choice ?? next).focus();
}

/** Somebody decides something. @param {Choice} choice @param {Choice[]} more */
async function decide(choice, more) {
  if (closed || !position || position.complete) return;
  part("answer").hidden = true;
  done.push(choice, ...more);
  await tried(() => lay(!more.length), () => { done.splice(-1 - more.length); });
}

/** Do something that the hall must answer. @param {() => Promise<void>} act @param {() => void} [otherwise] */
async function tried(act, otherwise) {
  try {
    await act();
  } catch (error) {
    otherwise?.();
    notice(error instanceof TypeError ? say("no-answer-try") : String(/** @type {Error} */ (error).message), game);
    if (position && !position.complete && !closed) board.offer(position.touches, position.notes);
    tools();
  }
}

/** Ask the judge about the whole turn; with no actions somebody gives up. @param {string[]} actions @returns {Promise<PuzzleAnswer>} */
async function ask(actions) {
  const answer = await fetch(`${address}/answer?${query}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ actions }) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text);
  return found;
}

async function judge() {
  const mine = ++turn, wait = make("p", say("judge-thinks", { action: "" }));
  wait.append(dots());
  reply([wait], "");
  try {
    const found = await ask(done.map((choice) => choice.text));
    if (mine === turn) told(found);
  } catch (error) {
    part("answer").hidden = true;
    throw error;
  }
}

/** @param {PuzzleAnswer} found */
function told(found) {
  closed = found.good || found.steps.length > 0;
  next.href = found.next;
  /** @type {HTMLElement[]} */
  const lines = [make("p")], steps = document.createElement("ol");
  lines[0].append(make("b", found.text));
  if (found.steps.length) {
    list(steps, found.steps.map(sentence));
    const why = make("p");
    why.append(withRules(found.why, game));
    lines.push(steps, why);
  }
  if (found.rating) lines.push(make("p", found.rating, "rating"));
  reply(lines, found.good ? "good" : closed ? "" : "not-yet");
  main.classList.remove("mine");
  tools();
  again.hidden = false;
  (closed ? next : again).focus();
  announce(part("answer").textContent ?? "");
}

/** Give up on this one: the judge tells the best turn, and it is played on the board. */
function giveUp() {
  if (closed) return;
  tried(async () => {
    const mine = ++turn;
    board.offer([]);
    const found = await ask([]);
    if (mine !== turn) return;
    told(found);
    await show(found.actions);
  });
}

/** Play a turn on the board. @param {readonly string[]} actions */
async function show(actions) {
  done = [];
  list(part("so-far"), []);
  const mine = ++turn, begun = await after([]), looks = await looksOf(game, begun.scene.looks);
  if (mine !== turn) return;
  board.tell(begun.scene, looks);
  board.reveal();
  for (let step = 1; step <= actions.length; step++) {
    if (moving()) await new Promise((go) => setTimeout(go, Math.max(PAUSE * pace(), board.drawing.lasts)));
    const found = await after(actions.slice(0, step));
    if (mine !== turn) return;
    if (found.moment) board.moment(found.moment, moving());
    zoom.follow(board.mark([...(found.moment?.places ?? [])]));
  }
}

/** Begin the turn anew. */
function anew() {
  closed = false;
  done = [];
  part("answer").hidden = true;
  tried(() => lay(false)).then(reach);
}

/** Take the last decision back. */
function takeBack() {
  if (!done.length || closed) return;
  done.pop();
  part("answer").hidden = true;
  tried(() => lay(false));
}

/** @param {string[]} path */
function refused(path) {
  if (!closed && path.length) notice(say("nothing-with-this"), game);
}

const showKeys = keyboard([
  { keys: ["n"], does: say("next"), act: () => next.click() },
  { keys: ["p"], does: say("take-back"), act: takeBack },
  { keys: ["r"], does: say("once-more"), act: anew },
  { keys: ["s"], does: say("key-show-better"), act: giveUp },
  { keys: ["b"], does: say("key-board"), act: reach },
  ...keys,
], () => {
  if (tip.open) return tip.close(), true;
  if (hideNotice()) return true;
  if (board.path.length) return board.back(), true;
  return false;
});
back.addEventListener("click", takeBack);
again.addEventListener("click", anew);
solve.addEventListener("click", giveUp);
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", () => dialog("words").showModal());
upright.addEventListener("change", () => location.reload()); // the board has another shape now
part("steps").hidden = false;
main.classList.add("scripted");
lay(false).catch((error) => {
  part("prompt").textContent = error instanceof TypeError ? say("no-answer-reload") : sentence(String(error.message));
});
