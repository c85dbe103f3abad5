// @ts-check
// Learning a game by playing it: the hall sends a whole story, and this page tells it step by step. It knows no rule:
// the pieces to touch, the moments that follow and the answers to wrong touches all stand in the story.

import { dialog, make, part, sentence, upright, withRules, within } from "./dom.js";
import { keyboard } from "./keys.js";
import { moving, pace } from "./pace.js";
import { applied, looksOf } from "./scene.js";
import { announce, hideNotice, notice } from "./speech.js";
import { layStage } from "./stage.js";
import { wishes } from "./wishes.js";
import { say } from "./words.js";

/** @typedef {Map<string, import("./protocol_types").Piece>} Pieces */
/** @typedef {import("./protocol_types").Lesson & {pieces: Pieces}} Lesson with the board before it */

const PAUSE = 1100; // milliseconds for each thing that happens
const main = part("main"), game = main.dataset.game ?? "";
const back = /** @type {HTMLButtonElement} */ (part("back")), next = /** @type {HTMLButtonElement} */ (part("next"));

/** @type {Lesson[]} */
let lessons = [];
let ending = "";
/** @type {Pieces} the board after everything */
let last = new Map();
let step = 0;
let busy = 0; // what is being shown: 0 for nothing
/** @type {string[]} what has happened since the last step */
let told = [];

const { board, zoom, tip, keys } = layStage({ chosen: go, refused, narrowed });

// --- The story ------------------------------------------------------------------------------------------------------

async function begin() {
  const answer = await fetch(`${main.dataset.story}?shape=${upright.matches ? "tall" : "wide"}`);
  if (!answer.ok) throw new Error(`the hall answered ${answer.status}`);
  /** @type {import("./protocol_types").Story} */
  const story = await answer.json();
  last = new Map(story.scene.pieces.map((piece) => [piece.id, piece]));
  lessons = story.lessons.map((lesson) => {
    const pieces = last;
    for (const { change } of lesson.moments) if (change) last = applied(last, change);
    return { ...lesson, pieces };
  });
  ending = story.ending;
  main.dataset.shape = story.scene.shape;
  board.tell(story.scene, await looksOf(game, story.scene.looks));
  part("dots").replaceChildren(...lessons.map(() => make("i")));
  part("steps").hidden = false;
  main.classList.add("scripted");
  const wished = Number(location.hash.slice(1) || wishes.get(`learn.${game}`)) - 1; // where one was the last time
  show(wished >= 0 && wished <= lessons.length ? wished : 0, false);
}

/** Lay the board as it is before a step. Says whether it was not there at all. @param {Lesson | undefined} lesson @param {boolean} glide */
function lay(lesson, glide) {
  if (!board.drawing.svg || !glide) board.restore(lesson?.pieces ?? last); // else it has come so far by its moments
  return board.reveal();
}

/** Show a step, before it is done. @param {number} wanted @param {boolean} glide @param {string} [was] where the focus was */
function show(wanted, glide, was = board.keyboard.where()) {
  step = Math.max(0, Math.min(lessons.length, wanted));
  const lesson = lessons[step], over = !lesson;
  main.dataset.step = String(step + 1);
  main.classList.toggle("mine", Boolean(lesson?.ask));
  history.replaceState(null, "", `#${step + 1}`);
  wishes.set(`learn.${game}`, step < lessons.length ? String(step + 1) : ""); // after the last step it begins anew
  if (lay(lesson, glide)) zoom.fit();
  board.offer(lesson?.ask ? [lesson.ask] : []);
  if (lesson?.places.length) zoom.show(board.mark(lesson.places));
  part("restart").hidden = step === 0 || over;
  part("prompt").replaceChildren(over ? make("b", `${say("learn-enough")} `) : "", withRules(lesson?.say ?? ending, game));
  happened();
  part("where").textContent = over ? say("done") : say("number-of-step", { step: step + 1, last: lessons.length });
  [...part("dots").children].forEach((dot, place) => dot.classList.toggle("done", place < step));
  [...part("dots").children].forEach((dot, place) => dot.classList.toggle("now", place === step));
  back.disabled = step === 0;
  next.firstChild?.replaceWith(`${over ? say("once-more") : lesson.ask ? say("show-me") : say("next")} `);
  next.classList.toggle("main", !over && !lesson.ask);
  part("play").hidden = !over;
  main.classList.toggle("over", over);
  within(part("words"), "pre").textContent = lesson?.words ?? "";
  part("show-words").hidden = over;
  hideNotice();
  announce(part("prompt").textContent ?? "");
  zoom.follow(board.lit());
  if (was === "board" || was === "buttons" || was === "next") reach(over);
}

/** What has happened since the last step. */
function happened() {
  const place = part("latest");
  place.hidden = !told.length;
  place.replaceChildren(...told.map((line) => make("span", line)));
  place.scrollTop = place.scrollHeight;
}

/** Where somebody who uses the keyboard goes on. @param {boolean} over */
function reach(over) {
  const lit = board.lit(), choice = /** @type {HTMLElement | null} */ (part("actions").querySelector("button"));
  if (over) within(part("play"), "button").focus();
  else if (lit.length) board.keyboard.reach(lit[0]);
  else if (choice) choice.focus();
  else next.focus();
}

/** The step is done: show what happens, one thing after the other, and go on to the next. */
async function go() {
  if (busy) return hurry();
  if (step >= lessons.length) {
    told = [];
    return show(0, false);
  }
  const { moments } = lessons[step], was = document.activeElement === next ? "next" : board.keyboard.where(), mine = ++turn;
  told = [];
  tip.hide();
  hideNotice();
  board.offer([]);
  for (const moment of moments) {
    board.drawing.lasts = 0;
    board.moment(moment, moving());
    if (!moment.text) continue;
    told.push(moment.text);
    announce(moment.text);
    happened();
    const found = board.mark(moment.places ?? []);
    zoom.follow(found);
    if (moving() && moment !== moments.at(-1)) await pause();
    if (mine !== turn) return;
  }
  if (!lessons[step + 1]?.places.length) setTimeout(() => { if (mine === turn) board.unmark(); }, 900);
  show(step + 1, moving(), was);
}
let turn = 0;

/** A moment to look; any key or press ends it. */
function pause() {
  return new Promise((done) => {
    hurry = () => { clearTimeout(busy); busy = 0; done(undefined); };
    busy = window.setTimeout(() => hurry(), Math.max(PAUSE * pace(), board.drawing.lasts));
  });
}
let hurry = () => {};

/** To the step before, as it was. */
function before() {
  turn++;
  hurry();
  board.drawing.finish();
  told = [];
  show(step - 1, false, document.activeElement === back ? "" : board.keyboard.where());
}

// --- Words ----------------------------------------------------------------------------------------------------------

/** Something else was touched: a kind word. @param {string[]} path */
function refused(path) {
  const ask = lessons[step]?.ask, wrong = lessons[step]?.wrong[path.at(-1) ?? ""];
  if (!ask || busy) return;
  notice(wrong ?? say("not-this", { ask: sentence(ask.words) }), game);
}

/** @param {string[]} path */
function narrowed(path) {
  zoom.follow(board.lit());
  const ask = lessons[step]?.ask;
  if (path.length && ask) announce(say("what-next", { ask: sentence(ask.words) }));
}

// --- The page -------------------------------------------------------------------------------------------------------

const showKeys = keyboard([
  { keys: ["n"], does: say("key-next-or-show"), act: () => { next.focus(); go(); } },
  { keys: ["p"], does: say("key-step-before"), act: before },
  { keys: ["b"], does: say("key-board"), act: () => reach(step >= lessons.length) },
  ...keys,
], () => {
  if (tip.open) return tip.close(), true;
  if (hideNotice()) return true;
  if (board.begun) return board.back(), true;
  return false;
});
part("board").addEventListener("pointerdown", () => { if (busy) hurry(); }, true);
part("restart").addEventListener("click", () => { turn++; hurry(); told = []; show(0, false); });
upright.addEventListener("change", () => location.reload()); // the board has another shape now; the step is remembered
next.addEventListener("click", () => go());
back.addEventListener("click", before);
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", () => dialog("words").showModal());
begin().catch(() => { part("prompt").textContent = say("no-answer-reload"); });
