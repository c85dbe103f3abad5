// @ts-check
// The page of a table: it shows what the hall says and sends what the person does. It knows no rule of any game.

import { ask, eyeName, myTurn, question, showTools, turnOf } from "./asking.js";
import { commandLine } from "./command.js";
import { Connection } from "./connection.js";
import { dialog, narrow, part, sure, within } from "./dom.js";
import { showDice, showResult } from "./ending.js";
import { listenToForms } from "./forms.js";
import { awaitHint, clearHint, hintWords, showHint } from "./hints.js";
import { isOwn, standing } from "./history.js";
import { keyboard } from "./keys.js";
import { moving, paceList } from "./pace.js";
import { hideClock, linkLog, othersPlay, showChances, showGathering, showLines, showMeanwhile, showQuestion, showSeats, showStanding, showTableButtons } from "./panels.js";
import { Playback } from "./playback.js";
import { guardPresses } from "./presses.js";
import { Recap } from "./recap.js";
import { addSalts } from "./salts.js";
import { sounds } from "./sounds.js";
import { announce, hideNotice, notice } from "./speech.js";
import { layStage } from "./stage.js";
import { panel } from "./tabs.js";
import { Telling } from "./telling.js";

/** @typedef {import("./protocol_types").TableView} TableView */
/** @typedef {import("./protocol_types").LogLine} LogLine */
/** @typedef {import("./protocol_types").Moment} Moment */
/** @typedef {import("./playback.js").News} News */

const PATIENCE = 540; // seconds: a minute later the others may let a bot play
const STEP = 400; // milliseconds between two steps of a hint that is being done
const main = part("main");
const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${main.dataset.table}/socket`;

/** @type {TableView} what is on the table */
let view;
let begun = false; // whether there is a view yet
/** @type {LogLine[]} the whole log */
let history = [];
/** @type {import("./protocol_types").Here | null} */
let here = null;
/** @type {import("./protocol_types").Chances | null} who is ahead, where only bots play */
let chances = null;
let awaited = 0; // the version that the last acknowledged command has made
/** @type {number | null} the eye before which the curtain has been opened */
let shownTo = null;
let hiddenSince = 0; // the version at which the person looked away
let touched = 0; // when an action was sent
/** @type {import("./protocol_types").HintLine | null} the rest of the hint that is being done */
let obeyed = null;
/** @type {import("./protocol_types").HintLine[]} what is advised now */
let hints = [];
const telling = new Telling();

const { board, zoom, tip, keys } = layStage({ chosen: choose, refused: whyNot, narrowed });
board.short = true;
const recap = new Recap(board, zoom);
const playback = new Playback(board, { happen, take, shown });
const connection = new Connection(address, { table: (message) => playback.hear(message), acknowledged, refused, state, here: present, chances: weighed });
const openCommand = commandLine(() => board.choices, choose, (text) => act({ do: "act", action: text, position: view.position }));

/** @param {import("./protocol_types").Command} command @param {boolean} [quiet] */
function act(command, quiet) {
  connection.do(command, quiet);
}

/** @param {import("./dom.js").Choice} choice */
function choose(choice) {
  endHint();
  play(choice.number);
}

/** @param {number} action */
function play(action) {
  touched = performance.now();
  tip.hide();
  hideNotice(); // it would lie over what comes next
  board.offer([]); // until the hall answers, nothing more can be chosen
  act({ do: "act", action, position: view.position });
}

// --- What the hall says ---------------------------------------------------------------------------------------------

/** What was touched is seen to happen: how long that took. */
function answered() {
  if (touched) main.dataset.answered = String(Math.round(performance.now() - touched));
  touched = 0;
}

/** A moment of the game. @param {Moment} moment @param {string} text what is said of it @param {boolean} glide */
function happen(moment, text, glide) {
  board.offer([]);
  board.moment(moment, glide);
  if (typeof moment.seat === "number" && view.you.includes(moment.seat)) answered();
  if (!glide || !text || covered()) return;
  telling.caption([text], view.game);
  main.classList.remove("mine");
  const mover = moment.seat ?? moment.whose ?? null;
  telling.recount(mover, text, view.game); // what was asked is answered, and what will be asked is not known yet
  for (const tool of part("tools").querySelectorAll("button")) tool.disabled = true;
  showMeanwhile(mover, moment.standing ?? []);
  if (mover !== null) {
    part("whose").textContent = turnOf(view, mover);
    main.classList.toggle("others", !view.you.includes(mover));
  }
  const found = board.mark(moment.places ?? []);
  if (!myTurn(view)) zoom.follow(found);
}

/** What was shown again is over: the table stands as it did. */
function shown() {
  board.unmark();
  showSeats(view, here, act);
  showStanding(view);
  show(); // which asks again what was asked
  latest();
}

/** @param {News} news @param {boolean} glide */
function take(news, glide) {
  const before = begun ? view : null;
  [view, begun] = [news.view, true];
  if (news.scene && news.looks) {
    main.dataset.shape = news.scene.shape;
    board.tell(news.scene, news.looks);
  }
  const lines = view.lines;
  if (news.full) history = [];
  history.push(...lines);
  const moved = before?.position !== view.position;
  if (moved && !obeyed) endHint();
  show();
  if (moved && obeyed) goOn();
  if (view.phase !== before?.phase) phase(before);
  showLines(lines, view, news.full);
  showSeats(view, here, act);
  showStanding(view);
  showChances(view, chances);
  showTableButtons(view, act);
  showGathering(view);
  showQuestion(view, act);
  showResult(view, act, view.phase === "over" && before?.phase === "playing");
  showDice(view);
  addSalts(view, act);
  talk();
  main.dataset.version = String(view.version);
  latest();
  tell(before, lines, news.full, glide);
}

/** What has happened, for eyes and ears. @param {TableView | null} before @param {LogLine[]} lines @param {boolean} full @param {boolean} glide */
function tell(before, lines, full, glide) {
  const mine = myTurn(view);
  const began = mine && (!before || before.to_move !== view.to_move || before.phase !== "playing");
  document.title = `${mine ? "● " : ""}${view.title} · Meadhall`;
  const moves = lines.filter((line) => line.kind === "move");
  if (full) {
    const own = standing(history).findLast((line) => isOwn(line, view.you));
    if (own) remind(own.version);
  } else {
    recap.keep(standing(history));
    for (const line of lines) announce(line.kind === "chat" ? `${view.seats[line.seat ?? -1]?.name ?? ""}: ${line.text}` : line.text);
    if (moves.length) {
      if (moves.some((line) => isOwn(line, view.you))) answered();
      if (glide && !covered()) setTimeout(() => { if (!playback.busy) board.unmark(); }, 900); // what was marked last is looked at for a while
      else board.unmark();
      sounds.play("move");
    }
    if (lines.some((line) => line.kind === "chat" && !isOwn(line, view.you)) && narrow() && main.dataset.panel !== "log") main.dataset.unread = "yes";
  }
  if (view.phase === "over" && before?.phase === "playing") sounds.play("end");
  else if (began && !playback.on) sounds.play("turn");
  if (mine && !covered() && before?.prompt !== view.prompt && !playback.on) announce(question(view));
  if (began) zoom.follow(board.lit());
}

/** What the others have done since a version that the person knows. @param {number} since */
function remind(since) {
  if (view.phase !== "playing" || covered()) return;
  const from = playback.since(since), can = from >= 0 && moving();
  recap.show(standing(history).filter((line) => line.version > since), view, can ? () => again(playback.since(since)) : null);
}

/** What has happened last, under the board. */
function latest() {
  const moves = covered() ? [] : standing(history).slice(-2);
  telling.caption(moves.map((line) => line.text), view.game);
  part("again").hidden = !playback.kept.length || covered() || !moving();
  if (narrow()) tools();
}

/** Show again what the others have done, or oneself. @param {number} [from] */
function again(from = playback.lastTurn(view.you)) {
  if (!begun || covered()) return;
  recap.close();
  board.offer([]);
  playback.again(from, view);
}

/** @param {TableView | null} before */
function phase(before) {
  main.dataset.phase = view.phase;
  if (view.phase === "over" || view.phase === "called") panel("result");
  else if (before) panel("");
  zoom.fit();
}

// --- The position -----------------------------------------------------------------------------------------------------

/** Whether the screen is shared and the one whose turn it is has not said that nobody else looks. */
function covered() {
  const shared = view.secrets && view.you.length > 1 && view.eye !== null && view.phase === "playing";
  if (!shared) shownTo = null;
  return shared && shownTo !== view.eye;
}

/** Whether there is something to see. */
const pictured = () => Boolean(board.drawing.scene);

/** The position and what can be done; behind a curtain where several people share the screen. */
function show() {
  const curtain = part("curtain"), hide = covered();
  curtain.hidden = !hide;
  part("board").hidden = hide || !pictured();
  part("zoom-buttons").hidden = hide || !pictured();
  main.classList.toggle("covered", hide);
  within(part("words"), "pre").textContent = hide ? "" : view.words ?? "";
  if (hide) {
    const name = eyeName(view);
    within(curtain, ".name").textContent = name;
    if (board.drawing.svg) announce(`It is the turn of ${name}. The others look away.`);
    board.drawing.clear();
    tip.hide();
    tip.close();
    telling.caption([], view.game);
    recap.close();
    endHint();
    board.offer([]);
  } else {
    if (board.reveal()) zoom.fit();
    board.offer(playback.on || connection.waits("act") || view.version < awaited ? [] : view.choices);
  }
  asked();
  tools();
}

/** What is asked now, in words. */
function asked() {
  const mine = myTurn(view);
  main.classList.toggle("mine", mine && !covered());
  main.classList.toggle("others", view.phase === "playing" && !mine);
  ask(view, board, telling, covered());
}

/** What helps to answer. */
function tools() {
  showTools(view, { covered: covered(), shown: playback.kept.length > 0 }, { undo, hint, all: openCommand, again: () => again() });
}

async function undo() {
  if (view.undo === "no" || connection.waits("undo")) return; // one press, one decision, however slow the hall is
  const { position } = view;
  const asks = view.undo === "practice" && !view.practice;
  if (asks && !(await sure("Something new was learnt since: dice have fallen, or something was turned over. You may take it back, but then this game is practice, and the log says so.", "Practise"))) return;
  if (view.position === position) act({ do: "undo" });
}

async function hint() {
  if (!view.choices.length || obeyed) return;
  const { position } = view;
  awaitHint();
  const answer = await connection.ask({ type: "hint" });
  if (view.position !== position) return;
  if (answer.type === "error") {
    endHint();
    return refused(answer.text, answer.code);
  }
  if (answer.type !== "hint") return;
  hints = answer.hints;
  showHint(hints, board, { obey, stop: endHint });
  announce(`Hint: ${hints.map(hintWords).join(" Or: ")}`);
}

/** Nothing more is advised, nor done by a hint. */
function endHint() {
  obeyed = null;
  hints = [];
  clearHint(board);
}

/** Do the next step of a hint; the others follow when the table shows it. @param {import("./protocol_types").HintLine} hint */
function obey(hint) {
  if (connection.waits("act") || playback.on) return;
  obeyed = hint.steps.length > 1 ? hint : null;
  play(hint.steps[0].number);
}

/** Go on with the hint that is being done, as long as nothing new has happened. */
async function goOn() {
  const doing = obeyed, left = JSON.stringify(doing?.steps.slice(1).map((step) => step.number));
  const answer = myTurn(view) ? await connection.ask({ type: "hint", kept: true }) : null;
  if (obeyed !== doing) return;
  const rest = answer?.type === "hint" ? answer.hints.find((each) => JSON.stringify(each.steps.map((step) => step.number)) === left) : null;
  if (!rest) {
    endHint();
    return announce("Something new has happened: the hint ends here.");
  }
  obeyed = rest;
  showHint([rest], board, { obey, stop: endHint }, true);
  do await new Promise((done) => setTimeout(done, moving() ? STEP : 0));
  while (obeyed === rest && (connection.waits("act") || playback.on));
  if (obeyed === rest) obey(rest);
}

/** @param {string[]} path */
function narrowed(path) {
  hideNotice();
  asked();
  zoom.follow(board.lit());
  if (path.length) announce(part("prompt").textContent ?? "");
}

/** @param {string[]} path */
async function whyNot(path) {
  const answer = await connection.ask({ type: "why", touches: path });
  if (answer.type === "why" && answer.text) notice(answer.text, view.game, "why");
}

/** What was chosen is kept; when the table shows it, what comes next may be chosen. @param {number} version */
function acknowledged(version) {
  awaited = Math.max(awaited, version);
  if (begun && view.version >= awaited && !playback.on) show();
}

/** @param {import("./protocol_types").Here} news */
function present(news) {
  here = news;
  if (!begun) return;
  showSeats(view, here, act);
  talk();
}

/** @param {import("./protocol_types").Chances} news */
function weighed(news) {
  chances = news;
  if (begun) showChances(view, chances);
}

/** Words to all need somebody who hears them. */
function talk() {
  part("chat").hidden = !view.you.length || !(othersPlay(view) || view.phase === "gathering" || (here?.watching ?? 0) > 0);
}

/** @param {string} text @param {string} code */
function refused(text, code) {
  if (obeyed) endHint();
  notice(text, begun ? view.game : "", code);
  sounds.play("no");
  if (begun) show();
}

/** @param {boolean} connected @param {boolean} away */
function state(connected, away) {
  const [lost, later] = part("lost").children;
  lost.toggleAttribute("hidden", away);
  later.toggleAttribute("hidden", !away);
  part("lost").hidden = connected;
  main.classList.toggle("away", !connected);
  if (away) hideClock();
}

// --- The page ---------------------------------------------------------------------------------------------------------

function sound() {
  sounds.on = !sounds.on;
  part("sound").setAttribute("aria-pressed", String(sounds.on));
}

/** @param {string} id */
const open = (id) => () => dialog(id).showModal();

const showKeys = keyboard([
  { keys: [":", "/"], does: "All actions; type one", act: openCommand },
  { keys: ["b"], does: "To the board", act: () => { const lit = board.lit(); if (lit.length) board.keyboard.reach(lit.find((each) => each.dataset.id === board.keyboard.current) ?? lit[0]); else part("board").focus(); } },
  { keys: ["u"], does: "Take back", act: undo },
  { keys: ["h"], does: "A hint", act: hint },
  { keys: ["d"], does: "Do what the hint says", act: () => { if (hints.length && !obeyed) obey(hints[0]); } },
  { keys: ["l"], does: "To the log", act: () => { if (narrow()) panel("log"); /** @type {HTMLElement | null} */ (part("log").querySelector("li[tabindex='0']"))?.focus(); } },
  { keys: ["c"], does: "A word to all", act: () => { if (narrow()) panel("log"); part("say").focus(); } },
  { keys: ["a"], does: "Show again what has happened", act: again },
  { keys: ["m"], does: "Sounds on or off", act: sound },
  ...keys,
], () => {
  if (tip.open) return tip.close(), true;
  if (recap.open) return recap.close(), true;
  if (obeyed || hints.length) return endHint(), true;
  if (board.path.length) return board.back(), true;
  if (narrow() && main.dataset.panel) return panel(""), true;
  return false;
});

main.classList.add("scripted");
guardPresses(part("turn"));
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { if (playback.on) playback.hurry(); }, true); // a person who presses something has seen enough
document.addEventListener("visibilitychange", () => {
  if (!begun) return;
  if (document.hidden) hiddenSince = view.version;
  else if (hiddenSince) remind(hiddenSince);
});
let warned = 0; // since when it was one's turn when one was told that the others wait
setInterval(() => {
  if (!begun || !myTurn(view) || view.clock || !othersPlay(view) || warned === view.since || Date.now() / 1000 - view.since < PATIENCE) return;
  warned = view.since;
  notice("The others are waiting for you: in a minute they may let a bot play in your place. Your seat is kept.", view.game);
}, 5000);
part("curtain").querySelector("button")?.addEventListener("click", () => {
  shownTo = view.eye;
  show();
  latest();
  announce(question(view));
  const lit = board.lit();
  if (lit.length) board.keyboard.reach(lit[0]);
  zoom.follow(lit);
});
listenToForms(act, () => view.you);
linkLog((places, go) => {
  if (go && narrow()) panel("");
  const found = board.mark(places);
  zoom.follow(found);
  if (go) setTimeout(() => board.unmark(), 2500);
}, () => { if (!narrow()) board.unmark(); });
part("sound").setAttribute("aria-pressed", String(sounds.on));
part("sound").addEventListener("click", sound);
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", open("words"));
part("show-words").addEventListener("click", () => connection.describe(true));
part("words").addEventListener("close", () => connection.describe(false));
part("again").addEventListener("click", () => again());
paceList(/** @type {HTMLSelectElement} */ (part("pace")));
part("show-dice").addEventListener("click", open("dice"));
