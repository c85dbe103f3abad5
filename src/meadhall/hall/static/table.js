// @ts-check
// The page of a table: it shows what the hall says and sends what the person does. It knows no rule of any game.

import { Advice } from "./advice.js";
import { ask, eyeName, myTurn, question, showTools, turnOf } from "./asking.js";
import { commandLine } from "./command.js";
import { Connection } from "./connection.js";
import { dialog, narrow, part, sure, within } from "./dom.js";
import { isOwn, standing } from "./history.js";
import { keyboard } from "./keys.js";
import { askNoMore, leaves, leavingButton, stillSure } from "./leaving.js";
import { moving, paceList } from "./pace.js";
import { hideClock, linkLog, othersPlay, showGathering, showLines, showMeanwhile, showQuestion, showSeats, showStanding, showTableButtons } from "./panels.js";
import { Playback } from "./playback.js";
import { guardPresses } from "./presses.js";
import { Recap } from "./recap.js";
import { addSalts, saltForm, showDice } from "./salts.js";
import { sounds } from "./sounds.js";
import { announce, hideNotice, notice } from "./speech.js";
import { layStage } from "./stage.js";
import { panel } from "./tabs.js";
import { Telling } from "./telling.js";
import { sleep, wake } from "./waking.js";
import { Watching } from "./watching.js";
import { say } from "./words.js";

/** @typedef {import("./protocol_types").TableView} TableView */
/** @typedef {import("./protocol_types").LogLine} LogLine */
/** @typedef {import("./protocol_types").Moment} Moment */
/** @typedef {import("./playback.js").News} News */

const PATIENCE = 540; // seconds: a minute later the others may let a bot play
const main = part("main");
const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${main.dataset.table}/socket`;

/** @type {TableView} what is on the table */
let view;
let begun = false; // whether there is a view yet
/** @type {LogLine[]} the whole log */
let history = [];
/** @type {import("./protocol_types").Here | null} */
let here = null;
let awaited = 0; // the version that the last acknowledged command has made
/** @type {number | null} the eye before which the curtain has been opened */
let shownTo = null;
let hiddenSince = 0; // the version at which the person looked away
let touched = 0; // when an action was sent
/** @type {import("./dom.js").Choice[]} what was chosen together with the last action, and is still to be done */
let following = [];
const telling = new Telling();

const { board, zoom, tip, keys } = layStage({ chosen: choose, refused: whyNot, narrowed, why, all: () => openCommand() });
board.short = true;
const recap = new Recap(board, zoom);
const playback = new Playback(board, { happen, take, shown });
const connection = new Connection(address, { table: (message) => playback.hear(message), acknowledged, refused, state, here: present, chances: (news) => watching.weighed(news) });
const watching = new Watching(playback, connection);
const advice = new Advice(board, { view: () => view, busy: () => connection.waits("act") || playback.on, play, refused }, connection);
const openCommand = commandLine(() => board.choices, choose, (text) => act({ do: "act", action: text, position: view.position }));

/** @param {import("./protocol_types").Command} command @param {boolean} [quiet] */
function act(command, quiet) {
  connection.do(command, quiet);
}

/** @param {import("./dom.js").Choice} choice @param {import("./dom.js").Choice[]} [more] what is to follow it */
async function choose(choice, more = []) {
  const { position } = view, left = leaves(choice, view.notes);
  if (left) board.leave(); // a touch right after the answer begins anew
  if (left && !(await stillSure(choice, left))) return;
  if (view.position !== position) return;
  advice.end();
  following = more;
  play(choice.number);
}

/** Go on with what was chosen together, as long as it can be done. */
async function follow() {
  const [choice, ...rest] = following, { position } = view;
  while (connection.waits("act") || playback.on) await new Promise((done) => setTimeout(done, 20));
  const can = view.position === position && following[0] === choice && view.choices.some((each) => each.number === choice.number);
  following = can ? rest : [];
  if (can) play(choice.number);
}

/** @param {number} action */
function play(action) {
  touched = performance.now();
  tip.hide();
  hideNotice(); // it would lie over what comes next
  recap.close();
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
  if (glide) sounds.happen(moment.kind);
  if (typeof moment.seat === "number" && view.you.includes(moment.seat)) answered();
  if (!glide || !text || covered()) return;
  wake(board, moment, text);
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
  if (moment.stage) zoom.follow(found.slice(0, 1)); // the first place is where it is to be followed
  else if (!myTurn(view)) zoom.follow(found);
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
  if (moved) askNoMore();
  if (moved && !advice.obeyed) advice.end();
  show();
  if (moved && advice.obeyed) advice.goOn();
  if (moved && following.length) follow();
  if (view.phase !== before?.phase) phase(before);
  if (view.next && before && !before.next) return location.assign(`/t/${view.next}`); // all have agreed to another game: everybody goes there
  showLines(lines, view, news.full);
  showSeats(view, here, act);
  showStanding(view);
  watching.take(view, lines, news.full);
  showTableButtons(view, act);
  showGathering(view);
  showQuestion(view, act);
  showEnding(view.phase === "over" && before?.phase === "playing");
  showDice(view);
  addSalts(view, act);
  talk();
  main.dataset.version = String(view.version);
  latest();
  tell(before, lines, news.full, glide);
}

/** How it ended, as soon as it has: the script that tells it comes only then. @param {boolean} now */
async function showEnding(now) {
  const place = part("result");
  place.hidden = place.hidden || view.phase === "playing" || view.phase === "gathering";
  if (view.phase !== "over" && view.phase !== "called") return;
  const { showResult } = await import("./ending.js");
  showResult(view, act, now);
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
    for (const line of lines) announce(line.kind === "chat" ? say("of-name", { name: view.seats[line.seat ?? -1]?.name ?? "", text: line.text }) : line.text);
    if (moves.length) {
      if (moves.some((line) => isOwn(line, view.you))) answered();
      if (glide && !covered()) setTimeout(() => { if (!playback.busy) board.unmark(); }, 900); // what was marked last is looked at for a while
      else board.unmark();
      if (!glide) sounds.play("move"); // what is shown step by step is heard step by step
    }
    const said = lines.findLast((line) => line.kind === "chat" && !isOwn(line, view.you));
    if (said) sounds.play("word");
    if (said && narrow() && main.dataset.panel !== "log") main.dataset.unread = "yes";
    if (said && view.phase === "over" && !inSight(part("log"))) notice(say("of-name", { name: view.seats[said.seat ?? -1]?.name ?? "", text: said.text }), "");
  }
  if (view.phase === "over" && before?.phase === "playing") sounds.play("end");
  else if (began && !playback.on) sounds.play("turn");
  if (mine && !covered() && before?.prompt !== view.prompt && !playback.on) announce(question(view));
  if (began) zoom.follow(board.lit());
}

/** Whether a part of the page can be seen now. @param {HTMLElement} place */
function inSight(place) {
  const { top, bottom, height } = place.getBoundingClientRect();
  return height > 0 && top < innerHeight - 40 && bottom > 40;
}

/** What the others have done since a version that the person knows. @param {number} since @param {number[]} [you] the seats of that person */
function remind(since, you = view.you) {
  if (view.phase !== "playing" || covered()) return;
  const from = playback.since(since), can = from >= 0 && moving();
  recap.show(standing(history).filter((line) => line.version > since), { ...view, you }, can ? () => again(playback.since(since)) : null);
}

/** The curtain is opened before one of those who share the screen: they are told what the others have done. */
function opened() {
  shownTo = view.eye;
  show();
  latest();
  const own = view.eye === null ? null : standing(history).findLast((line) => line.seat === view.eye);
  if (own && view.eye !== null) remind(own.version, [view.eye]);
  announce(question(view));
  const lit = board.lit();
  if (lit.length) board.keyboard.reach(lit[0]);
  zoom.follow(lit);
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
  document.querySelector(".agreed")?.toggleAttribute("open", view.phase === "gathering");
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
  if (dialog("words").open) setTimeout(async () => (await import("./in_words.js")).tellPosition(board, covered())); // when the pieces lie as they are told
  within(part("words"), "pre").textContent = hide ? "" : view.words ?? "";
  if (hide) {
    const name = eyeName(view);
    within(curtain, ".name").textContent = name;
    if (board.drawing.svg) announce(say("turn-look-away", { name }));
    board.drawing.clear();
    tip.hide();
    tip.close();
    telling.caption([], view.game);
    sleep();
    recap.close();
    advice.end();
    board.offer([]);
  } else {
    if (board.reveal()) zoom.fit();
    board.offer(playback.on || connection.waits("act") || view.version < awaited ? [] : view.choices, view.notes);
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
  showTools(view, { covered: covered(), shown: playback.kept.length > 0 }, { undo, hint: () => advice.ask(), all: openCommand, again: () => again() });
}

async function undo() {
  if (view.undo === "no" || connection.waits("undo")) return; // one press, one decision, however slow the hall is
  const { position } = view;
  const asks = view.undo === "practice" && !view.practice;
  if (asks && !(await sure(say("practise-sure"), say("practise-yes")))) return;
  if (view.position === position) act({ do: "undo" });
}

/** @param {string[]} path */
function narrowed(path) {
  hideNotice();
  asked();
  zoom.follow(board.lit());
  if (path.length) announce(part("prompt").textContent ?? "");
}

/** @param {string[]} path */
async function why(path) {
  const answer = await connection.ask({ type: "why", touches: path });
  return (answer.type === "why" && answer.text) || "";
}

/** @param {string[]} path */
async function whyNot(path) {
  const text = await why(path) || board.title(path.at(-1) ?? ""); // what nothing is ever done with still means something
  if (text) notice(text, view.game, "why");
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

/** Words to all need somebody who hears them. */
function talk() {
  part("chat").hidden = !view.you.length || !(othersPlay(view) || view.phase === "gathering" || (here?.watching ?? 0) > 0);
}

/** @param {string} text @param {string} code */
function refused(text, code) {
  if (advice.obeyed) advice.end();
  following = [];
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
  { keys: [":", "/"], does: say("key-all-actions"), act: openCommand },
  { keys: ["b"], does: say("key-board"), act: () => { const lit = board.lit(); if (lit.length) board.keyboard.reach(lit.find((each) => each.dataset.id === board.keyboard.current) ?? lit[0]); else part("board").focus(); } },
  { keys: ["u"], does: say("take-back"), act: undo },
  { keys: ["h"], does: say("key-hint"), act: () => advice.ask() },
  { keys: ["d"], does: say("key-do-hint"), act: () => advice.obeyFirst() },
  { keys: ["l"], does: say("key-log"), act: () => { if (narrow()) panel("log"); /** @type {HTMLElement | null} */ (part("log").querySelector("li[tabindex='0']"))?.focus(); } },
  { keys: ["c"], does: say("key-chat"), act: () => { if (narrow()) panel("log"); part("say").focus(); } },
  { keys: ["a"], does: say("key-again"), act: again },
  { keys: ["m"], does: say("key-sounds"), act: sound },
  ...keys,
], () => {
  if (tip.open) return tip.close(), true;
  if (recap.open) return recap.close(), true;
  if (advice.open) return advice.end(), true;
  if (board.begun) return board.back(), true;
  if (narrow() && main.dataset.panel) return panel(""), true;
  return false;
});

main.classList.add("scripted");
guardPresses(part("turn"));
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, sleep, true);
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, (event) => { if (playback.on && !(event.target instanceof Element && event.target.closest(".ahead"))) playback.skip(); }, true); // a person who presses something has seen enough
document.addEventListener("visibilitychange", () => {
  if (!begun) return;
  if (document.hidden) hiddenSince = view.version;
  else if (hiddenSince) remind(hiddenSince);
});
let warned = 0; // since when it was one's turn when one was told that the others wait
setInterval(() => {
  if (!begun || !myTurn(view) || view.clock || !othersPlay(view) || warned === view.since || Date.now() / 1000 - view.since < PATIENCE) return;
  warned = view.since;
  notice(say("others-wait"), view.game);
}, 5000);
part("curtain").querySelector("button")?.addEventListener("click", opened);
saltForm(act, () => view.you);
part("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const said = /** @type {HTMLInputElement} */ (part("say"));
  if (said.value.trim()) act({ do: "say", text: said.value });
  said.value = "";
});
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
leavingButton();
paceList(/** @type {HTMLSelectElement} */ (part("pace")));
part("show-dice").addEventListener("click", open("dice"));
