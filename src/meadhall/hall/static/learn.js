// @ts-check
// Learning a game by playing it: the hall sends a whole story, and this page tells it step by step. It knows no rule:
// what is to be touched, what happens then and what is said to a wrong touch all stand in the story.

import { Board } from "./board.js";
import { Zoom } from "./zoom.js";
import { keyboard } from "./keys.js";
import { make, moving, part, sentence, withRules } from "./dom.js";
import { tips } from "./tips.js";

/** @typedef {{told: string, places: string[], picture: string}} Moment */
/** @typedef {{say: string, ask: import("./dom.js").Choice | null, wrong: Record<string, string>, words: string, moments: Moment[], picture: string}} Lesson */

const PAUSE = 1100; // milliseconds for each thing that happens
const main = part("main"), game = main.dataset.game ?? "";
const back = /** @type {HTMLButtonElement} */ (part("back")), next = /** @type {HTMLButtonElement} */ (part("next"));

/** @type {Lesson[]} */
let lessons = [];
let ending = "";
let last = ""; // the picture after everything
let step = 0;
let busy = 0; // what is being shown: 0 for nothing
/** @type {string[]} what has happened since the last step */
let told = [];

const board = new Board(part("board"), part("actions"), { chosen: go, refused, narrowed });
const frame = new Zoom(part("stage"), part("board"));
const tip = tips(board);

// --- The story ------------------------------------------------------------------------------------------------------

async function begin() {
  const answer = await fetch(main.dataset.story ?? "");
  if (!answer.ok) throw new Error(`the hall answered ${answer.status}`);
  const story = await answer.json();
  let picture = story.picture;
  lessons = story.lessons.map((/** @type {any} */ lesson) => {
    const before = picture;
    const moments = lesson.moments.map((/** @type {any} */ moment) => {
      if (moment.change) picture = picture.slice(0, moment.change.head) + moment.change.text + picture.slice(picture.length - moment.change.tail);
      return { ...moment, picture };
    });
    return { ...lesson, moments, picture: before };
  });
  ending = story.ending;
  last = picture;
  part("dots").replaceChildren(...lessons.map(() => make("i")));
  part("steps").hidden = false;
  main.classList.add("scripted");
  const wished = Number(location.hash.slice(1)) - 1;
  show(wished >= 0 && wished <= lessons.length ? wished : 0, false);
}

/** Show a step, before it is done. @param {number} wanted @param {boolean} glide @param {string} [was] where the focus was */
function show(wanted, glide, was = board.focus()) {
  step = Math.max(0, Math.min(lessons.length, wanted));
  const lesson = lessons[step], over = !lesson;
  main.dataset.step = String(step + 1);
  main.classList.toggle("mine", Boolean(lesson?.ask));
  history.replaceState(null, "", `#${step + 1}`);
  if (board.draw(lesson?.picture ?? last, glide)) frame.fit();
  board.offer(lesson?.ask ? [lesson.ask] : []);
  part("prompt").replaceChildren(over ? make("b", "You know enough. ") : "", withRules(lesson?.say ?? ending, game));
  happened();
  part("where").textContent = over ? "Done" : `Step ${step + 1} of ${lessons.length}`;
  [...part("dots").children].forEach((dot, place) => dot.classList.toggle("done", place < step));
  [...part("dots").children].forEach((dot, place) => dot.classList.toggle("now", place === step));
  back.disabled = step === 0;
  next.firstChild?.replaceWith(over ? "Once more " : lesson.ask ? "Show me " : "Next ");
  next.classList.toggle("main", !over && !lesson.ask);
  part("play").hidden = !over;
  main.classList.toggle("over", over);
  /** @type {HTMLElement} */ (part("words").querySelector("pre")).textContent = lesson?.words ?? "";
  part("show-words").hidden = over;
  part("notice").hidden = true;
  announce(part("prompt").textContent ?? "");
  if (frame.zoom > 1.01) frame.show(board.lit());
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
  if (over) /** @type {HTMLElement} */ (part("play").querySelector("button")).focus();
  else if (lit.length) board.reach(lit[0]);
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
  const { moments } = lessons[step], was = document.activeElement === next ? "next" : board.focus(), mine = ++turn;
  told = [];
  tip.hide();
  part("notice").hidden = true;
  board.offer([]);
  for (const moment of moments) {
    board.draw(moment.picture, moving());
    if (!moment.told) continue;
    told.push(moment.told);
    announce(moment.told);
    happened();
    const found = board.mark(moment.places);
    if (frame.zoom > 1.01) frame.show(found);
    if (moving() && moment !== moments.at(-1)) await pause();
    if (mine !== turn) return;
  }
  setTimeout(() => { if (mine === turn) board.unmark(); }, 900);
  show(step + 1, moving(), was);
}
let turn = 0;

/** A moment to look; any key or press ends it. */
function pause() {
  return new Promise((done) => {
    hurry = () => { clearTimeout(busy); busy = 0; done(undefined); };
    busy = window.setTimeout(() => hurry(), PAUSE);
  });
}
let hurry = () => {};

/** To the step before, as it was. */
function before() {
  turn++;
  hurry();
  board.picture.finish();
  told = [];
  show(step - 1, false, document.activeElement === back ? "" : board.focus());
}

// --- Words ----------------------------------------------------------------------------------------------------------

/** Something else was touched: a kind word. @param {string[]} path */
function refused(path) {
  const ask = lessons[step]?.ask, wrong = lessons[step]?.wrong[path.at(-1) ?? ""];
  if (!ask || busy) return;
  const place = part("notice");
  /** @type {HTMLElement} */ (place.querySelector("p")).replaceChildren(withRules(wrong ?? `Not this one. ${sentence(ask.words)} Touch what is lit.`, game));
  place.hidden = false;
  clearTimeout(Number(place.dataset.timer));
  place.dataset.timer = String(setTimeout(() => { place.hidden = true; }, 9000));
}

/** @param {string[]} path */
function narrowed(path) {
  if (frame.zoom > 1.01) frame.show(board.lit());
  const ask = lessons[step]?.ask;
  if (path.length && ask) announce(`${sentence(ask.words)} What next? Touch what is lit.`);
}

/** @param {string} text */
function announce(text) {
  const place = part("announce");
  place.append(make("p", sentence(text)));
  while (place.childElementCount > 30) place.firstElementChild?.remove();
}

// --- The page -------------------------------------------------------------------------------------------------------

const showKeys = keyboard([
  { keys: ["n"], does: "Next, or show me", act: () => { next.focus(); go(); } },
  { keys: ["p"], does: "The step before", act: before },
  { keys: ["b"], does: "To the board", act: () => reach(step >= lessons.length) },
  { keys: ["e"], does: "See the piece large", act: () => { const piece = document.activeElement; if (piece instanceof SVGElement) tip.enlarge(piece); } },
  { keys: ["+", "="], does: "Closer", act: () => frame.closer(1.5) },
  { keys: ["-"], does: "Farther away", act: () => frame.closer(1 / 1.5) },
], () => {
  if (tip.open) return tip.close(), true;
  if (!part("notice").hidden) return (part("notice").hidden = true);
  if (board.path.length) return board.back(), true;
  return false;
});
frame.wanted = () => [...part("board").querySelectorAll(".lit")];
part("board").addEventListener("lit", () => frame.edges());
part("stage").addEventListener("framed", () => board.rings());
part("board").addEventListener("dblclick", (event) => {
  if (!board.at(event.clientX, event.clientY, event.target)) frame.toggle({ x: event.clientX, y: event.clientY });
});
part("board").addEventListener("pointerdown", () => { if (busy) hurry(); }, true);
next.addEventListener("click", () => go());
back.addEventListener("click", before);
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", () => /** @type {HTMLDialogElement} */ (part("words")).showModal());
part("notice").querySelector("button")?.addEventListener("click", () => { part("notice").hidden = true; });
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}
begin().catch(() => { part("prompt").textContent = "The hall does not answer. Load the page again in a moment."; });
