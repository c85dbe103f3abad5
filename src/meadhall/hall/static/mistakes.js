// @ts-check
// Learning from one's mistakes: the board stands as it stood, one tries again by touching as at the table, and the judge
// answers: good, or not yet and why. The page knows no rule.

import { button, dialog, dots, link, make, part, reply, sentence, upright, withRules, within } from "./dom.js";
import { keyboard } from "./keys.js";
import { looksOf } from "./scene.js";
import { announce, hideNotice, notice } from "./speech.js";
import { layStage } from "./stage.js";
import { say } from "./words.js";

/** @typedef {import("./protocol_types").Mistake} Mistake */
/** @typedef {import("./protocol_types").Retry} Retry */

const main = part("main"), game = main.dataset.game ?? "", address = main.dataset.address ?? "";
const back = /** @type {HTMLButtonElement} */ (part("back")), next = /** @type {HTMLButtonElement} */ (part("next")), solve = /** @type {HTMLButtonElement} */ (part("solve"));

/** @type {Mistake[]} */
let mistakes = [];
let step = 0, turn = 0;
/** @type {Set<number>} the mistakes for which something good was found */
const solved = new Set();
let closed = false; // whether this one is solved, or given up

const { board, zoom, tip, keys } = layStage({ chosen: attempt, refused, narrowed: () => zoom.follow(board.lit()) });

async function begin() {
  const answer = await fetch(`${address}/mistakes/lesson?seat=${main.dataset.seat}&shape=${upright.matches ? "tall" : "wide"}`);
  if (!answer.ok) throw new Error((await answer.json()).text);
  /** @type {import("./protocol_types").Mistakes} */
  const told = await answer.json();
  mistakes = told.mistakes;
  part("dots").replaceChildren(...mistakes.map(() => make("i")));
  part("steps").hidden = false;
  main.classList.add("scripted");
  const wished = Number(location.hash.slice(1)) - 1;
  await show(wished >= 0 && wished < mistakes.length ? wished : 0);
}

/** Show a mistake, as the board stood before it. @param {number} wanted */
async function show(wanted) {
  const was = board.keyboard.where() || (part("steps").contains(document.activeElement) ? "steps" : ""), mine = ++turn;
  step = Math.max(0, Math.min(mistakes.length, wanted));
  const mistake = mistakes[step];
  hideNotice();
  tip.hide();
  board.unmark();
  part("answer").hidden = true;
  closed = !mistake;
  if (!mistake) return end();
  history.replaceState(null, "", `#${step + 1}`);
  const looks = await looksOf(game, mistake.scene.looks);
  if (mine !== turn) return;
  board.offer([]);
  main.dataset.shape = mistake.scene.shape;
  board.tell(mistake.scene, looks);
  if (board.reveal()) zoom.fit();
  part("what-was").textContent = say("was-mistake", { mark: mistake.mark, turn: mistake.turn, games: Math.round(100 * mistake.loss) });
  part("prompt").replaceChildren(withRules(mistake.prompt, game));
  within(part("words"), "pre").textContent = mistake.words;
  main.classList.add("mine");
  board.offer(mistake.touches);
  zoom.follow(board.lit());
  steps();
  announce(`${part("what-was").textContent} ${mistake.prompt}`);
  if (was) reach();
}

/** Where somebody who uses the keyboard goes on. */
function reach() {
  const lit = board.lit(), choice = /** @type {HTMLElement | null} */ (part("actions").querySelector("button"));
  if (lit.length) board.keyboard.reach(lit[0]);
  else (choice ?? next).focus();
}

/** The buttons and dots below. */
function steps() {
  const over = step >= mistakes.length;
  part("where").textContent = over ? say("done") : say("turn-of-all", { turn: step + 1, last: mistakes.length });
  [...part("dots").children].forEach((dot, place) => {
    dot.classList.toggle("now", place === step);
    dot.classList.toggle("solved", solved.has(place));
  });
  back.disabled = step === 0;
  solve.hidden = closed;
  next.hidden = over;
  next.firstChild?.replaceWith(`${closed ? say("next") : say("skip")} `);
  next.classList.toggle("main", closed);
  part("show-words").hidden = over;
}

/** All of them were seen. */
function end() {
  board.offer([]);
  main.classList.remove("mine");
  const all = mistakes.length;
  part("what-was").textContent = all ? say("found-of", { found: solved.size, all }) : say("nothing-to-learn");
  part("prompt").textContent = !all ? say("no-better-plan") : solved.size === all ? say("all-found") : say("some-left");
  part("actions").replaceChildren(link(say("to-analysis"), address, "button main"), ...(all ? [button(say("once-more"), () => show(0), "")] : []));
  if (!all) part("board").replaceChildren();
  steps();
  announce(`${part("what-was").textContent} ${part("prompt").textContent}`);
  within(part("actions"), "a").focus();
}

/** Somebody tries something. @param {import("./dom.js").Choice} choice */
async function attempt(choice) {
  const mistake = mistakes[step], mine = ++turn;
  if (!mistake || closed) return;
  board.offer([]);
  board.mark(choice.touches, "told");
  const wait = make("p", say("judge-thinks", { action: sentence(choice.words) }));
  wait.append(dots());
  reply([wait], "");
  try {
    const response = await fetch(`${address}/mistakes/try`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ number: mistake.number, action: choice.text }) });
    const found = await response.json();
    if (mine !== turn) return;
    if (!response.ok) throw new Error(found.text);
    judged(choice, /** @type {Retry} */ (found));
  } catch (error) {
    if (mine !== turn) return;
    part("answer").hidden = true;
    notice(error instanceof TypeError ? say("no-answer-try") : String(/** @type {Error} */ (error).message), game);
    board.unmark();
    board.offer(mistake.touches);
  }
}

/** @param {import("./dom.js").Choice} choice @param {Retry} found */
function judged(choice, { good, text }) {
  const mistake = mistakes[step], head = make("p");
  head.append(make("b", sentence(choice.words)), ` ${text}`);
  if (!good) {
    reply([head], "not-yet");
    board.unmark();
    board.offer(mistake.touches);
    announce(text);
    return;
  }
  solved.add(step);
  reveal([head], "good", choice);
  announce(text);
}

/** Show what is best, and why. @param {HTMLElement[]} said @param {string} kind @param {import("./dom.js").Choice | null} [tried] */
function reveal(said, kind, tried) {
  const mistake = mistakes[step];
  closed = true;
  turn++;
  board.offer([]);
  main.classList.remove("mine");
  const layer = board.drawing.fresh("marks");
  for (const [touches, ring] of /** @type {[string[], string][]} */ ([[mistake.played.touches, "worse"], [(tried ?? mistake.best).touches, "better"]])) {
    for (const element of touches.flatMap((id) => board.elements(id))) board.ring(layer, element, ring);
  }
  const why = make("p");
  why.append(withRules(mistake.why || say("best-was", { words: sentence(mistake.best.words) }), game));
  reply([...said, why], kind);
  steps();
  next.focus();
}

/** Give up on this one. */
function giveUp() {
  if (closed) return;
  reveal([], "");
  announce(part("answer").textContent ?? "");
}

/** @param {string[]} path */
function refused(path) {
  if (!closed && path.length) notice(say("nothing-with-this"), game);
}

const showKeys = keyboard([
  { keys: ["n"], does: say("key-next-turn"), act: () => show(step + 1) },
  { keys: ["p"], does: say("key-turn-before"), act: () => show(step - 1) },
  { keys: ["s"], does: say("key-show-better"), act: giveUp },
  { keys: ["b"], does: say("key-board"), act: reach },
  ...keys,
], () => {
  if (tip.open) return tip.close(), true;
  if (hideNotice()) return true;
  if (board.begun) return board.back(), true;
  return false;
});
next.addEventListener("click", () => show(step + 1));
back.addEventListener("click", () => show(step - 1));
solve.addEventListener("click", giveUp);
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", () => dialog("words").showModal());
upright.addEventListener("change", () => location.reload()); // the board has another shape now; the place is remembered
begin().catch((error) => {
  part("prompt").textContent = error instanceof TypeError ? say("no-answer-reload") : sentence(String(error.message));
  part("actions").replaceChildren(link(say("to-analysis"), address, "button main"));
});
