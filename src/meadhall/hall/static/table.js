// @ts-check
// The page of a table: it shows what the hall says and sends what the person does. It knows no rule of any game.

import { Board } from "./board.js";
import { Connection } from "./connection.js";
import { button, part, showDice, showLines, showQuestion, showResult, showSeats, showTableButtons } from "./panels.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${main.dataset.table}/socket`;

/** @type {any} the last thing that the hall said */
let sight = null;
let picture = "";
let awaited = 0; // the version that the last acknowledged command has made
/** @type {number | null} the eye before which the curtain has been opened */
let shownTo = null;

const board = new Board(part("board"), part("actions"), choose);
const connection = new Connection(address, { table, acknowledged, refused, state });

/** @param {object} command */
const act = (command) => connection.do(command);

/** @param {import("./board.js").Choice} choice */
function choose(choice) {
  board.offer([]); // until the hall answers, nothing more can be chosen
  part("all").hidden = true;
  act({ do: "act", action: choice.number, position: sight.position });
}

/** @param {any} message */
function table(message) {
  const before = sight;
  sight = message.sight;
  main.dataset.version = sight.version;
  if (message.splice) {
    const { head, tail, text } = message.splice;
    picture = picture.slice(0, head) + text + picture.slice(picture.length - tail);
  } else if (sight.board !== null) {
    picture = sight.board;
  }
  if (before && before.to_move !== sight.to_move && sight.you.includes(sight.to_move)) document.title = `● ${sight.title} · Meadhall`;
  else if (!sight.you.includes(sight.to_move)) document.title = `${sight.title} · Meadhall`;
  show();
  showLines(message.sight.lines, sight, message.full);
  showSeats(sight, act);
  showTableButtons(sight, act);
  showQuestion(sight, act);
  showResult(sight, act);
  showDice(sight);
  part("chat").hidden = !sight.you.length;
}

/** The position and what can be done; behind a curtain where several people share the screen. */
function show() {
  const shared = sight.secrets && sight.you.length > 1 && sight.eye !== null && sight.phase === "playing";
  const covered = shared && shownTo !== sight.eye;
  if (!shared) shownTo = null;
  part("curtain").hidden = !covered;
  part("board").hidden = part("words").hidden = covered || !picture;
  if (covered) {
    const name = sight.seats[sight.eye].name;
    /** @type {HTMLElement} */ (part("curtain").querySelector("p")).textContent = `It is the turn of ${name}. The others look away.`;
    part("prompt").textContent = "";
    offer([]);
    return;
  }
  part("prompt").textContent = sight.prompt || waiting();
  /** @type {HTMLElement} */ (part("words").querySelector("pre")).textContent = sight.words;
  if (picture) board.draw(picture);
  offer(connection.acting || sight.version < awaited ? [] : sight.choices);
}

/** What was chosen is kept; when the table shows it, what comes next may be chosen. @param {number} version */
function acknowledged(version) {
  awaited = Math.max(awaited, version);
  if (sight && sight.version >= awaited) show();
}

/** @param {import("./board.js").Choice[]} choices */
function offer(choices) {
  board.offer(choices);
  const all = part("all");
  all.hidden = !choices.length;
  /** @type {HTMLElement} */ (all.querySelector(".actions")).replaceChildren(
    ...choices.map((choice) => button(choice.words, () => choose(choice))),
  );
}

function waiting() {
  if (sight.phase !== "gathering") return "";
  const open = sight.seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
  if (open && !sight.you.length) return "A seat is open: sit down, or watch.";
  if (open) return `Waiting for players: ${open === 1 ? "one seat is" : `${open} seats are`} open. Send the invitation to your friends.`;
  return sight.host ? "Everybody is here: start the game." : "Everybody is here. The host starts the game.";
}

/** @param {string} text @param {string} code */
function refused(text, code) {
  const notice = part("notice");
  notice.textContent = text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
  notice.dataset.code = code;
  notice.hidden = false;
  clearTimeout(Number(notice.dataset.timer));
  notice.dataset.timer = String(setTimeout(() => { notice.hidden = true; }, 6000));
  if (sight) show();
}

/** @param {boolean} connected */
function state(connected) {
  part("lost").hidden = connected;
  main.classList.toggle("away", !connected);
}

if (innerWidth < 600) /** @type {HTMLDetailsElement} */ (part("all")).open = true; // a small board is hard to touch
part("curtain").querySelector("button")?.addEventListener("click", () => {
  shownTo = sight.eye;
  show();
});
part("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const say = /** @type {HTMLInputElement} */ (part("say"));
  if (say.value.trim()) act({ do: "say", text: say.value });
  say.value = "";
});
