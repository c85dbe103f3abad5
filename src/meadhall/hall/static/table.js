// @ts-check
// The page of a table: it shows what the hall says and sends what the person does. It knows no rule of any game.

import { commandLine } from "./command.js";
import { Connection } from "./connection.js";
import { button, dialog, dots, keyed, make, narrow, part, refill, summary, sure, withRules, within } from "./dom.js";
import { showDice, showResult } from "./ending.js";
import { awaitHint, clearHint, showHint } from "./hints.js";
import { isOwn, standing } from "./history.js";
import { keyboard } from "./keys.js";
import { moving, paceList } from "./pace.js";
import { linkLog, othersPlay, showGathering, showLines, showQuestion, showSeats, showStanding, showTableButtons } from "./panels.js";
import { Playback } from "./playback.js";
import { guardPresses } from "./presses.js";
import { Recap } from "./recap.js";
import { addSalts } from "./salts.js";
import { sounds } from "./sounds.js";
import { announce, notice } from "./speech.js";
import { layStage } from "./stage.js";

/** @typedef {import("./protocol_types").TableView} TableView */
/** @typedef {import("./protocol_types").LogLine} LogLine */
/** @typedef {import("./protocol_types").Moment} Moment */
/** @typedef {import("./playback.js").News} News */

const TALE = 5; // sentences about the turn that is being played
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
/** @type {{seat: number | null, texts: string[]}} what was told of the turn that is being played */
const tale = { seat: null, texts: [] };

const { board, zoom, tip, keys } = layStage({ chosen: choose, refused: whyNot, narrowed });
board.short = true;
const recap = new Recap(board, zoom);
const playback = new Playback(board, { happen, take, shown });
const connection = new Connection(address, { table: (message) => playback.hear(message), acknowledged, refused, state, here: present });
const openCommand = commandLine(() => board.choices, choose, (text) => act({ do: "act", action: text, position: view.position }));

/** @param {import("./protocol_types").Command} command @param {boolean} [quiet] */
function act(command, quiet) {
  connection.do(command, quiet);
}

/** @param {import("./dom.js").Choice} choice */
function choose(choice) {
  touched = performance.now();
  tip.hide();
  clearHint();
  board.offer([]); // until the hall answers, nothing more can be chosen
  act({ do: "act", action: choice.number, position: view.position });
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
  caption([text]);
  main.classList.remove("mine");
  recount(moment.seat ?? null, text); // what was asked is answered, and what will be asked is not known yet
  for (const tool of part("tools").querySelectorAll("button")) tool.disabled = true;
  if (typeof moment.seat === "number") {
    part("whose").textContent = turnOf(moment.seat);
    main.classList.toggle("others", !view.you.includes(moment.seat));
  }
  const found = board.mark(moment.places ?? []);
  if (!myTurn()) zoom.follow(found);
}

/** What was done in this turn so far, where something is asked otherwise. @param {number | null} seat @param {string} text */
function recount(seat, text) {
  if (seat !== null && seat !== tale.seat) [tale.seat, tale.texts] = [seat, []];
  if (tale.texts.at(-1) !== text) tale.texts.push(text);
  retell();
}

/** The last sentences of the turn that is being played, as many as there is room for. @param {HTMLElement[]} [more] what follows them */
function retell(more = []) {
  const place = part("prompt");
  const lines = tale.texts.slice(-TALE).map((text) => {
    const line = make("span", "", "tale");
    line.append(withRules(text, view.game));
    return line;
  });
  place.replaceChildren(...lines, ...more);
  for (const line of lines.slice(0, -1)) if (place.scrollHeight > place.clientHeight + 1) line.remove();
}

/** What was shown again is over: the table stands as it did. */
function shown() {
  board.unmark();
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
  if (before?.position !== view.position) clearHint();
  show();
  if (view.phase !== before?.phase) phase(before);
  showLines(lines, view, news.full);
  showSeats(view, here, act);
  showStanding(view);
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
  const mine = myTurn();
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
  if (mine && !covered() && before?.prompt !== view.prompt && !playback.on) announce(view.prompt);
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
  caption(moves.map((line) => line.text));
  part("again").hidden = !playback.kept.length || covered() || !moving();
  if (narrow()) tools();
}

/** A line under the board that says who does what. @param {string[]} texts */
function caption(texts) {
  part("latest").replaceChildren(...texts.map((text) => {
    const told = make("span");
    told.append(withRules(text, view.game));
    return told;
  }));
  part("told").textContent = texts.at(-1) ?? ""; // the same on a phone, which has no room for a line of its own
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

/** Whether it is the turn of somebody at this screen. */
const myTurn = () => view.phase === "playing" && view.to_move !== null && view.you.includes(view.to_move);

/** Whose turn it is, where several people share the screen. */
const eyeName = () => view.seats[view.eye ?? -1]?.name ?? "";

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
    const name = eyeName();
    within(curtain, ".name").textContent = name;
    if (board.drawing.svg) announce(`It is the turn of ${name}. The others look away.`);
    board.drawing.clear();
    tip.hide();
    tip.close();
    caption([]);
    recap.close();
    clearHint();
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
  const place = part("prompt"), mine = myTurn();
  main.classList.toggle("mine", mine && !covered());
  main.classList.toggle("others", view.phase === "playing" && !mine);
  if (covered()) return place.replaceChildren(`It is the turn of ${eyeName()}.`);
  if (view.phase === "gathering") return place.replaceChildren(gathering());
  const mover = view.seats[view.to_move ?? -1];
  if (mover && !view.seats.some((seat) => seat.kind === "person")) return place.replaceChildren("Nobody is at the table: the game waits for those whose seats are kept.");
  if (mover && !mine && mover.kind === "bot") {
    const thinks = make("span", `${mover.name} is thinking`, "thinks");
    thinks.append(dots());
    return tale.seat === view.to_move ? retell([thinks]) : place.replaceChildren(thinks);
  }
  if (mover && !mine && !view.prompt) return place.replaceChildren(`${mover.name} is to move.`);
  if (board.path.length) {
    const asks = view.asks[board.path.join(" ")];
    if (asks) return place.replaceChildren(withRules(asks, view.game));
    const does = summary(board.beginning(board.path)) || board.title(board.path.at(-1) ?? "");
    return place.replaceChildren(withRules(does ? `${does}?` : "And then?", view.game));
  }
  place.replaceChildren(withRules(view.prompt, view.game));
}

function gathering() {
  const open = view.seats.filter((seat) => seat.kind === "open").length;
  if (open && !view.you.length) return "A seat is open: sit down, or watch.";
  if (open) return `Waiting for players: ${open === 1 ? "one seat is" : `${open} seats are`} open.`;
  return view.host ? "Everybody is here: start the game." : "Everybody is here. The host starts the game.";
}

/** What helps, each always in the same place: take back, hint, all actions, and on a phone show again. */
function tools() {
  const mine = view.choices.length > 0 && !covered(), playing = view.phase === "playing" && view.you.length > 0;
  /** @type {HTMLElement[]} */
  const found = [];
  const add = (/** @type {string} */ words, /** @type {string} */ key, /** @type {boolean} */ can, /** @type {() => void} */ what, kind = "") => {
    const tool = keyed(button(words, what, `small plain ${kind}`), words);
    if (words === "↺") tool.setAttribute("aria-label", "Show again");
    tool.append(make("kbd", key));
    tool.setAttribute("aria-keyshortcuts", key);
    tool.disabled = !can;
    found.push(tool);
  };
  if (playing) {
    add(view.undo === "ask" ? "Ask to take back" : "Take back", "U", view.undo !== "no" && !covered(), undo, "undo");
    if (view.hints || !othersPlay(view)) add("Hint", "H", mine, hint);
    add("All actions", ":", mine, openCommand);
    if (narrow() && moving()) add("↺", "A", playback.kept.length > 0 && !covered(), again, "again");
  }
  refill(part("tools"), found);
  part("whose").textContent = whose();
}

/** Whose turn it is. */
function whose() {
  return view.phase === "playing" && view.to_move !== null ? turnOf(view.to_move) : "";
}

/** @param {number} seat */
const turnOf = (seat) => (view.you.length === 1 && view.you[0] === seat ? "Your turn" : `${view.seats[seat]?.name ?? ""}’s turn`);

async function undo() {
  if (view.undo === "no" || connection.waits("undo")) return; // one press, one decision, however slow the hall is
  const { position } = view;
  const asks = view.undo === "practice" && !view.practice;
  if (asks && !(await sure("Something new was learnt since: dice have fallen, or something was turned over. You may take it back, but then this game is practice, and the log says so.", "Practise"))) return;
  if (view.position === position) act({ do: "undo" });
}

async function hint() {
  if (!view.choices.length) return;
  const { position } = view;
  awaitHint();
  const answer = await connection.ask({ type: "hint" });
  if (view.position !== position) return;
  if (answer.type === "error") {
    clearHint();
    return refused(answer.text, answer.code);
  }
  if (answer.type !== "hint") return;
  showHint(answer.hints, board, choose);
  announce(`Hint: ${answer.hints.map((each) => `${each.words}: ${each.expected}`).join("; ")}`);
}

/** @param {string[]} path */
function narrowed(path) {
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

/** Words to all need somebody who hears them. */
function talk() {
  part("chat").hidden = !view.you.length || !(othersPlay(view) || view.phase === "gathering" || (here?.watching ?? 0) > 0);
}

/** @param {string} text @param {string} code */
function refused(text, code) {
  notice(text, begun ? view.game : "", code);
  sounds.play("no");
  if (begun) show();
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
const open = (id) => () => dialog(id).showModal();

const showKeys = keyboard([
  { keys: [":", "/"], does: "All actions; type one", act: openCommand },
  { keys: ["b"], does: "To the board", act: () => { const lit = board.lit(); if (lit.length) board.reach(lit.find((each) => each.dataset.id === board.current) ?? lit[0]); else part("board").focus(); } },
  { keys: ["u"], does: "Take back", act: undo },
  { keys: ["h"], does: "A hint", act: hint },
  { keys: ["l"], does: "To the log", act: () => { if (narrow()) panel("log"); /** @type {HTMLElement | null} */ (part("log").querySelector("li[tabindex='0']"))?.focus(); } },
  { keys: ["c"], does: "A word to all", act: () => { if (narrow()) panel("log"); part("say").focus(); } },
  { keys: ["a"], does: "Show again what has happened", act: again },
  { keys: ["m"], does: "Sounds on or off", act: sound },
  ...keys,
], () => {
  if (tip.open) return tip.close(), true;
  if (recap.open) return recap.close(), true;
  if (board.path.length) return board.back(), true;
  if (narrow() && main.dataset.panel) return panel(""), true;
  return false;
});

main.classList.add("scripted");
guardPresses(part("turn"));
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { if (playback.on) playback.hurry(); }, true); // who presses something has seen enough
document.addEventListener("visibilitychange", () => {
  if (!begun) return;
  if (document.hidden) hiddenSince = view.version;
  else if (hiddenSince) remind(hiddenSince);
});
let warned = 0; // since when it was one's turn when one was told that the others wait
setInterval(() => {
  if (!begun || !myTurn() || view.clock || !othersPlay(view) || warned === view.since || Date.now() / 1000 - view.since < PATIENCE) return;
  warned = view.since;
  notice("The others are waiting for you: in a minute they may let a bot play in your place. Your seat is kept.", view.game);
}, 5000);
part("curtain").querySelector("button")?.addEventListener("click", () => {
  shownTo = view.eye;
  show();
  latest();
  announce(view.prompt);
  const lit = board.lit();
  if (lit.length) board.reach(lit[0]);
  zoom.follow(lit);
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
  zoom.follow(found);
  if (go) setTimeout(() => board.unmark(), 2500);
}, () => { if (!narrow()) board.unmark(); });
for (const tab of part("tabs").querySelectorAll("button")) tab.addEventListener("click", () => panel(tab.dataset.panel ?? ""));
part("sound").setAttribute("aria-pressed", String(sounds.on));
part("sound").addEventListener("click", sound);
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", open("words"));
part("show-words").addEventListener("click", () => connection.describe(true));
part("words").addEventListener("close", () => connection.describe(false));
part("again").addEventListener("click", () => again());
paceList(/** @type {HTMLSelectElement} */ (part("pace")));
part("show-dice").addEventListener("click", open("dice"));
