// @ts-check
// The page of a table: it shows what the hall says and sends what the person does. It knows no rule of any game.

import { Board } from "./board.js";
import { commandLine } from "./command.js";
import { Connection } from "./connection.js";
import { showDice, showResult } from "./ending.js";
import { Zoom } from "./zoom.js";
import { clearHint, showHint } from "./hints.js";
import { keyboard } from "./keys.js";
import { dots, linkLog, othersPlay, refill, showGathering, showLines, showQuestion, showSeats, showTableButtons } from "./panels.js";
import { button, common, make, moving, narrow, part, sentence, withRules } from "./dom.js";
import { showRecap } from "./recap.js";
import { addSalts } from "./salts.js";
import { sounds } from "./sounds.js";
import { tips } from "./tips.js";

const STEP = 280; // milliseconds for each thing that others do
const BACKLOG = 12; // so much is shown one after the other; more is shown at once

const main = part("main");
const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${main.dataset.table}/socket`;

/** @typedef {{view: any, picture: string, full: boolean}} News */

/** @type {any} what is on the table */
let view = null;
let picture = "";
/** @type {any[]} the whole log */
let history = [];
/** @type {any} */
let here = null;
let arriving = ""; // the picture of the last news, shown or not
/** @type {News[]} what happened and is not shown yet */
const waiting = [];
let busy = 0;
let awaited = 0; // the version that the last acknowledged command has made
/** @type {number | null} the eye before which the curtain has been opened */
let shownTo = null;
let hiddenSince = 0; // the version at which the person looked away
let touched = 0; // when an action was sent

const board = new Board(part("board"), part("actions"), { chosen: choose, refused: whyNot, narrowed });
const frame = new Zoom(part("stage"), part("board"));
const tip = tips(board);
const connection = new Connection(address, { table, acknowledged, refused, state, here: present });
const openCommand = commandLine(() => board.choices, choose, (text) => act({ do: "act", action: text, position: view.position }));

/** @param {object} command @param {boolean} [quiet] */
function act(command, quiet) {
  connection.do(command, quiet);
}

/** @param {import("./dom.js").Choice} choice */
function choose(choice) {
  touched = performance.now();
  tip.hide();
  board.offer([]); // until the hall answers, nothing more can be chosen
  act({ do: "act", action: choice.number, position: view.position });
}

// --- What the hall says ---------------------------------------------------------------------------------------------

/** @param {any} message */
function table(message) {
  if (message.splice) {
    const { head, tail, text } = message.splice;
    arriving = arriving.slice(0, head) + text + arriving.slice(arriving.length - tail);
  } else if (message.view.board !== null) {
    arriving = message.view.board;
  }
  if (message.full) waiting.length = 0;
  waiting.push({ view: message.view, picture: arriving, full: message.full });
  if (document.hidden || waiting.length > BACKLOG) hurry();
  else pump();
}

/** Show the next thing, unless the last one is still moving. */
function pump() {
  const news = busy ? undefined : waiting.shift();
  if (!news) return;
  const glide = Boolean(view) && !news.full && moving();
  const others = news.view.lines.some((/** @type {any} */ line) => line.kind === "move" && !news.view.you.includes(line.seat));
  take(news, glide);
  if (glide && others) busy = window.setTimeout(() => { busy = 0; pump(); }, STEP);
  else pump();
}

/** Show everything now. */
function hurry() {
  clearTimeout(busy);
  busy = 0;
  for (let news = waiting.shift(); news; news = waiting.shift()) take(news, false);
  board.picture.finish();
}

/** @param {News} news @param {boolean} glide */
function take(news, glide) {
  const before = view;
  view = news.view;
  picture = news.picture;
  const lines = view.lines;
  if (news.full) history = [];
  history.push(...lines);
  if (before?.position !== view.position) clearHint();
  show(glide);
  if (view.phase !== before?.phase) phase(before);
  showLines(lines, view, news.full);
  showSeats(view, here, act);
  showTableButtons(view, act);
  showGathering(view);
  showQuestion(view, act);
  showResult(view, act);
  showDice(view);
  addSalts(view, act);
  part("chat").hidden = !view.you.length;
  main.dataset.version = view.version;
  latest();
  tell(before, lines, news.full, glide);
}

/** What has happened, for eyes and ears. @param {any} before @param {any[]} lines @param {boolean} full @param {boolean} glide */
function tell(before, lines, full, glide) {
  const mine = view.you.includes(view.to_move) && view.phase === "playing";
  const began = mine && (!before || before.to_move !== view.to_move || before.phase !== "playing");
  document.title = `${mine ? "● " : ""}${view.title} · Meadhall`;
  const moves = lines.filter((line) => line.kind === "move");
  if (full) {
    const own = history.findLast((line) => line.kind === "move" && view.you.includes(line.seat));
    if (own && view.phase === "playing" && !covered()) showRecap(history, own.version, view, board, frame);
  } else {
    for (const line of lines) announce(line.kind === "chat" ? `${view.seats[line.seat]?.name}: ${line.text}` : line.text);
    if (moves.length) {
      if (touched && moves.some((line) => view.you.includes(line.seat))) {
        main.dataset.answered = String(Math.round(performance.now() - touched));
        touched = 0;
      }
      const places = moves.flatMap((line) => line.places ?? []);
      if (glide && !covered()) {
        const found = board.mark(places);
        if (frame.zoom > 1.01 && !mine) frame.show(found);
        setTimeout(() => { if (!busy) board.unmark(); }, 900);
      }
      sounds.play("move");
    }
    if (lines.some((line) => line.kind === "chat" && !view.you.includes(line.seat)) && narrow() && main.dataset.panel !== "log") main.dataset.unread = "yes";
  }
  if (view.phase === "over" && before?.phase === "playing") sounds.play("end");
  else if (began && !waiting.length) sounds.play("turn");
  if (mine && !covered() && before?.prompt !== view.prompt && !waiting.length) announce(view.prompt);
  if (began && frame.zoom > 1.01) frame.show(board.lit());
}

/** What has happened last, above the prompt. */
function latest() {
  const place = part("latest"), moves = history.filter((line) => line.kind === "move").slice(-4);
  place.hidden = !moves.length || covered() || view.phase !== "playing";
  place.replaceChildren(...moves.map((line) => {
    const told = make("span");
    told.append(withRules(line.text, view.game));
    return told;
  }));
}

/** @param {any} before */
function phase(before) {
  main.dataset.phase = view.phase;
  if (view.phase === "over" || view.phase === "called") panel("result");
  else if (before) panel("");
  frame.fit();
}

/** @param {string} text */
function announce(text) {
  const place = part("announce");
  place.append(make("p", sentence(text)));
  while (place.childElementCount > 30) place.firstElementChild?.remove();
}

// --- The position -----------------------------------------------------------------------------------------------------

/** Whether the screen is shared and the one whose turn it is has not said that nobody else looks. */
function covered() {
  const shared = view.secrets && view.you.length > 1 && view.eye !== null && view.phase === "playing";
  if (!shared) shownTo = null;
  return shared && shownTo !== view.eye;
}

/** The position and what can be done; behind a curtain where several people share the screen. @param {boolean} glide */
function show(glide) {
  const curtain = part("curtain"), hide = covered();
  curtain.hidden = !hide;
  part("board").hidden = hide || !picture;
  part("frame-buttons").hidden = hide || !picture;
  main.classList.toggle("covered", hide);
  /** @type {HTMLElement} */ (part("words").querySelector("pre")).textContent = hide ? "" : view.words ?? "";
  if (hide) {
    const name = view.seats[view.eye].name;
    /** @type {HTMLElement} */ (curtain.querySelector(".name")).textContent = name;
    if (board.picture.svg) announce(`It is the turn of ${name}. The others look away.`);
    board.picture.clear();
    tip.hide();
    tip.close();
    part("latest").hidden = part("recap").hidden = true;
    clearHint();
    board.offer([]);
  } else {
    if (picture && board.draw(picture, glide)) frame.fit();
    board.offer(waiting.length || connection.acting || view.version < awaited ? [] : view.choices);
  }
  asked();
  tools();
}

/** What is asked now, in words. */
function asked() {
  const place = part("prompt"), mine = view.you.includes(view.to_move) && view.phase === "playing";
  main.classList.toggle("mine", mine && !covered());
  if (covered()) return place.replaceChildren(`It is the turn of ${view.seats[view.eye].name}.`);
  if (view.phase === "gathering") return place.replaceChildren(gathering());
  const mover = view.seats[view.to_move];
  if (mover && !view.seats.some((/** @type {any} */ seat) => seat.kind === "person")) return place.replaceChildren("Nobody is at the table: the game waits for those whose seats are kept.");
  if (mover && !mine && mover.kind === "bot") return place.replaceChildren(`${mover.name} is thinking`, dots());
  if (mover && !mine && !view.prompt) return place.replaceChildren(`${mover.name} is to move.`);
  if (board.path.length) {
    const open = board.beginning(board.path);
    if (open.length === 1) return place.replaceChildren(`${open[0].words}: what next? Touch what is lit.`);
    const name = board.title(board.path.at(-1) ?? "") || common(open);
    return place.replaceChildren(`${name || "Touched"}: what next? `, make("span", open.length > 1 ? `${open.length} ways are left.` : "", "quiet"));
  }
  place.replaceChildren(withRules(view.prompt, view.game));
}

function gathering() {
  const open = view.seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
  if (open && !view.you.length) return "A seat is open: sit down, or watch.";
  if (open) return `Waiting for players: ${open === 1 ? "one seat is" : `${open} seats are`} open.`;
  return view.host ? "Everybody is here: start the game." : "Everybody is here. The host starts the game.";
}

/** What helps: take back, hint, all actions. */
function tools() {
  const found = [], mine = view.choices.length > 0 && !covered();
  const add = (/** @type {string} */ words, /** @type {string} */ key, /** @type {() => void} */ what, kind = "") => {
    const tool = button(words, what, `small plain ${kind}`);
    tool.dataset.key = words;
    tool.append(make("kbd", key));
    tool.setAttribute("aria-keyshortcuts", key);
    found.push(tool);
  };
  if (view.undo !== "no" && !covered()) add(view.undo === "free" ? "Take back" : "Ask to take back", "U", undo, "undo");
  if (mine && !othersPlay(view)) add("Hint", "H", hint);
  if (mine) add("All actions", ":", openCommand);
  refill(part("tools"), found);
}

function undo() {
  if (view.undo !== "no") act({ do: "undo" });
}

async function hint() {
  if (!view.choices.length) return;
  const { position } = view;
  showHint("waiting", [], board, choose);
  const answer = await connection.ask({ type: "hint" });
  if (view.position !== position) return;
  if (answer.type === "error") {
    clearHint();
    return refused(answer.text, answer.code);
  }
  showHint("", answer.hints, board, choose);
  announce(`Hint: ${answer.hints.map((/** @type {any} */ each) => `${each.words}: ${each.expected}`).join("; ")}`);
}

/** @param {string[]} path */
function narrowed(path) {
  asked();
  if (frame.zoom > 1.01) frame.show(board.lit());
  if (path.length) announce(/** @type {HTMLElement} */ (part("prompt")).textContent ?? "");
}

/** @param {string[]} path */
async function whyNot(path) {
  const answer = await connection.ask({ type: "why", touches: path });
  if (answer.type === "why" && answer.text) notice(answer.text, "why");
}

/** What was chosen is kept; when the table shows it, what comes next may be chosen. @param {number} version */
function acknowledged(version) {
  awaited = Math.max(awaited, version);
  if (view && view.version >= awaited && !waiting.length) show(false);
}

/** @param {{seats: number[], watching: number}} news */
function present(news) {
  here = news;
  if (view) showSeats(view, here, act);
}

/** @param {string} text @param {string} code */
function refused(text, code) {
  notice(text, code);
  sounds.play("no");
  if (view) show(false);
}

/** @param {string} text @param {string} code */
function notice(text, code) {
  const place = part("notice");
  /** @type {HTMLElement} */ (place.querySelector("p")).replaceChildren(withRules(sentence(text), view?.game ?? ""));
  place.dataset.code = code;
  place.hidden = false;
  clearTimeout(Number(place.dataset.timer));
  place.dataset.timer = String(setTimeout(() => { place.hidden = true; }, 8000));
}

/** @param {boolean} connected */
function state(connected) {
  part("lost").hidden = connected;
  main.classList.toggle("away", !connected);
}

// --- The page ---------------------------------------------------------------------------------------------------------

/** On a small screen: which panel lies over the board; none shows the board. @param {string} name */
function panel(name) {
  main.dataset.panel = main.dataset.panel === name ? "" : name;
  if (name === "log") {
    main.dataset.unread = "";
    part("log").scrollTop = part("log").scrollHeight;
  }
  for (const tab of part("tabs").querySelectorAll("button")) tab.setAttribute("aria-pressed", String(tab.dataset.panel === main.dataset.panel));
}

function sound() {
  sounds.on = !sounds.on;
  part("sound").setAttribute("aria-pressed", String(sounds.on));
}

/** @param {string} id */
const open = (id) => () => /** @type {HTMLDialogElement} */ (part(id)).showModal();

const showKeys = keyboard([
  { keys: [":", "/"], does: "All actions; type one", act: openCommand },
  { keys: ["b"], does: "To the board", act: () => { const lit = board.lit(); if (lit.length) board.reach(lit.find((each) => each.dataset.id === board.current) ?? lit[0]); else part("board").focus(); } },
  { keys: ["e"], does: "See the piece large", act: () => { const piece = document.activeElement; if (piece instanceof SVGElement) tip.enlarge(piece); } },
  { keys: ["u"], does: "Take back", act: undo },
  { keys: ["h"], does: "A hint", act: hint },
  { keys: ["l"], does: "To the log", act: () => { if (narrow()) panel("log"); /** @type {HTMLElement | null} */ (part("log").querySelector("li[tabindex='0']"))?.focus(); } },
  { keys: ["c"], does: "A word to all", act: () => { if (narrow()) panel("log"); part("say").focus(); } },
  { keys: ["+", "="], does: "Closer", act: () => frame.closer(1.5) },
  { keys: ["-"], does: "Farther away", act: () => frame.closer(1 / 1.5) },
  { keys: ["m"], does: "Sounds on or off", act: sound },
], () => {
  if (tip.open) return tip.close(), true;
  if (!part("recap").hidden) return (part("recap").hidden = true);
  if (board.path.length) return board.back(), true;
  if (narrow() && main.dataset.panel) return panel(""), true;
  return false;
});

main.classList.add("scripted");
frame.wanted = () => [...part("board").querySelectorAll(".lit")];
part("board").addEventListener("lit", () => frame.edges());
part("stage").addEventListener("framed", () => board.rings());
part("board").addEventListener("dblclick", (event) => {
  if (!board.at(event.clientX, event.clientY, event.target)) frame.toggle({ x: event.clientX, y: event.clientY });
});
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { if (waiting.length) hurry(); }, true);
document.addEventListener("visibilitychange", () => {
  if (!view) return;
  if (document.hidden) hiddenSince = view.version;
  else if (hiddenSince && view.phase === "playing" && !covered()) showRecap(history, hiddenSince, view, board, frame);
});
part("curtain").querySelector("button")?.addEventListener("click", () => {
  shownTo = view.eye;
  show(false);
  latest();
  announce(view.prompt);
  const lit = board.lit();
  if (lit.length) board.reach(lit[0]);
  if (frame.zoom > 1.01) frame.show(lit);
});
part("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const say = /** @type {HTMLInputElement} */ (part("say"));
  if (say.value.trim()) act({ do: "say", text: say.value });
  say.value = "";
});
part("salt-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const word = /** @type {HTMLInputElement} */ (part("salt"));
  if (word.value) for (const seat of view.you) act({ do: "salt", seat, salt: word.value });
  part("salt-done").hidden = !word.value;
});
linkLog((places, go) => {
  if (go && narrow()) panel("");
  const found = board.mark(places);
  if (frame.zoom > 1.01) frame.show(found);
  if (go) setTimeout(() => board.unmark(), 2500);
}, () => { if (!narrow()) board.unmark(); });
for (const tab of part("tabs").querySelectorAll("button")) tab.addEventListener("click", () => panel(tab.dataset.panel ?? ""));
part("notice").querySelector("button")?.addEventListener("click", () => { part("notice").hidden = true; });
part("sound").setAttribute("aria-pressed", String(sounds.on));
part("sound").addEventListener("click", sound);
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", open("words"));
part("show-words").addEventListener("click", () => connection.describe(true));
part("words").addEventListener("close", () => connection.describe(false));
part("show-dice").addEventListener("click", open("dice"));
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}
