// @ts-check
// The end of a game: places, points line by line, the secret of the dice, and what comes next.

import { button, keyed, link, make, part, refill, withRules, within } from "./dom.js";
import { moving, pace } from "./pace.js";
import { copier } from "./panels.js";
import { saltsFor } from "./salts.js";

/** @typedef {import("./protocol_types").TableView} TableView */
/** @typedef {import("./protocol_types").Ending} Ending */

/** How it ended; if it has ended just now, line by line. @param {TableView} view @param {import("./panels.js").Act} act @param {boolean} now */
export function showResult(view, act, now) {
  const place = part("result"), ended = view.phase === "over" || view.phase === "called";
  place.hidden = !ended;
  if (!ended) return;
  /** @type {Node[]} */
  const lines = [];
  /** @type {Node[]} */
  const parts = [make("h2", view.phase === "called" ? "The game was ended without a result" : "The game is over")];
  if (view.result) {
    parts.push(make("p", verdict(view, view.result), "verdict"));
    const why = make("p", "", "why");
    why.append(withRules(view.prompt, view.game));
    if (view.prompt) parts.push(why);
    if (view.practice) parts.push(make("p", "It was practice: something was taken back after it had become known.", "quiet"));
    lines.push(points(view, view.result));
    lines.push(...view.result.awards.filter((award) => !view.prompt.includes(award)).map((award) => {
      const line = make("p", "", "award");
      line.append(withRules(award, view.game));
      return line;
    }));
  }
  const buttons = make("div", "", "actions");
  if (view.next) buttons.append(keyed(link("To the next game", `/t/${view.next}`, "button main"), "next"));
  else if (view.phase === "over" && view.you.length) {
    const agreed = view.you.some((seat) => view.rematch.includes(seat));
    if (agreed) buttons.append(make("span", "Waiting for the others …", "quiet"));
    else buttons.append(keyed(button(view.rematch.length ? "Play again too" : "Play again", () => act({ do: "rematch", salts: view.dice.next ? saltsFor(view.you.length, word) : [] }), "main"), "again"));
  }
  buttons.append(keyed(link("Another game", "/", "button"), "another"));
  if (view.position) {
    if (view.phase === "over") buttons.append(keyed(link("Analyse it", `/t/${view.table}/analysis`, "button"), "analyse"));
    buttons.append(link("Watch it again", `/t/${view.table}/replay`, "button"));
    const file = link("Save the game file", `/api/tables/${view.table}/game`, "button");
    file.download = `${view.game}.json`;
    buttons.append(file);
  }
  buttons.append(keyed(copier("Copy the link", ""), "share"));
  parts.push(buttons, ...lines);
  if (view.dice.used && view.dice.next && !view.next && view.you.length) parts.push(nextDice(view.dice.next));
  if (view.dice.used && view.dice.secret) parts.push(dice(view, view.dice.secret));
  if (view.dice.taken !== null) parts.push(make("p", takenDice(view.dice.taken), "quiet"));
  refill(place, parts);
  reveal(place, now);
}

/** Show the lines one after the other, unless somebody is in a hurry. @param {HTMLElement} place @param {boolean} now */
function reveal(place, now) {
  place.classList.toggle("reveal", now && moving());
  if (!now || !moving()) return;
  const cards = [...place.querySelectorAll(".score")];
  const longest = Math.max(0, ...cards.map((card) => card.querySelectorAll("tr").length));
  for (const card of cards) [...card.querySelectorAll("tr")].forEach((row, line) => row.style.setProperty("--line", String(line + 1)));
  place.style.setProperty("--lines", String(longest + 1));
  place.style.setProperty("--pace", String(pace()));
  const told = () => place.classList.remove("reveal"); // a person who comes back to it later does not wait again
  place.addEventListener("pointerdown", told, { once: true });
  place.addEventListener("animationend", ({ target }) => { if (target instanceof Element && target.matches(".verdict")) told(); });
}

/** By how much the first is ahead, where points tell; nothing otherwise. @param {Ending} result */
function margin({ scores, measure: [one, many] }) {
  const won = scores.filter((score) => score.result === "won").map((score) => score.points ?? NaN);
  const lost = scores.filter((score) => score.result === "lost").map((score) => score.points ?? NaN);
  const ahead = Math.min(...won) - Math.max(...lost);
  return won.length && lost.length && ahead > 0 ? ` by ${ahead} ${ahead === 1 ? one : many}` : "";
}

/** Who has won, in a sentence. @param {TableView} view @param {Ending} result */
function verdict(view, result) {
  const { scores } = result;
  if (scores.every((score) => score.result === "drew")) return "It is a draw.";
  const winners = scores.flatMap((score, seat) => (score.result === "won" ? [seat] : []));
  const names = winners.map((seat) => (view.you.length === 1 && view.you[0] === seat ? "You" : view.seats[seat].name));
  if (!names.length) return "Nobody has won.";
  if (names.length === scores.length && names.length > 1) return "All share the win.";
  const list = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return `${list} ${names.length > 1 || names[0] === "You" ? "have" : "has"} won${result.awards.some((award) => view.prompt.includes(award)) ? "" : margin(result)}.`; // what has decided is told below
}

const RESULT = { won: "won", drew: "a draw", lost: "lost" };

/** The points: a column for each seat, the best first, and a line for each of what counts. @param {TableView} view @param {Ending} result */
function points(view, { scores, measure: [one, many] }) {
  const order = scores.map((score, seat) => ({ ...score, seat }));
  order.sort((a, b) => a.place - b.place || a.seat - b.seat);
  const box = make("div", "", "points");
  for (const score of order) {
    const card = make("section", "", score.result === "won" ? "score first" : "score");
    const head = make("h3");
    const total = score.points === null ? RESULT[score.result] : `${score.points} ${score.points === 1 ? one : many}`;
    head.append(make("span", `${score.place}.`, "place"), make("span", view.seats[score.seat].name, "name"), make("span", total, "total"));
    card.append(head);
    const table = make("table"), body = make("tbody");
    for (const [text, value] of score.lines) {
      const row = make("tr"), what = make("th");
      what.setAttribute("scope", "row");
      what.append(withRules(text, view.game));
      row.append(what, make("td", String(value)));
      body.append(row);
    }
    table.append(body);
    if (score.lines.length) card.append(table);
    box.append(card);
  }
  return box;
}

let word = ""; // what was typed for the dice of the next game

/** The promise about the dice of the next game, to which everybody adds something by asking for it. @param {string} commitment */
function nextDice(commitment) {
  const box = make("details", "", "secret"), label = make("label", "A word of your own, if you like ");
  const input = keyed(make("input"), "word");
  Object.assign(input, { value: word, maxLength: 64, placeholder: "at random", autocomplete: "off" });
  input.addEventListener("input", () => { word = input.value; });
  label.append(input);
  box.append(make("summary", "Dice and draws of the next game"), make("p", "They are promised already, by this number:"), make("code", commitment));
  box.append(make("p", "Who plays again adds something to them, so that the hall cannot choose dice to its liking."), label);
  if (word) box.setAttribute("open", "");
  return box;
}

/** The promise about the dice, kept. @param {TableView} view @param {string} secret */
function dice(view, secret) {
  const box = make("details", "", "secret");
  box.append(make("summary", "Were the dice fair? The proof"), make("p", "Before the game the hall promised the dice by this number:"), make("code", view.dice.commitment));
  box.append(make("p", "This is the secret behind it. Everybody can check every throw:"), make("code", secret));
  box.append(link("Check the dice of this game", `/dice?table=${view.table}`, "button small"));
  return box;
}

/** Which dice are whose in a game that was taken over, and why there is no proof. @param {number} steps */
const takenDice = (steps) => `${steps === 1 ? "The first step has" : `The first ${steps} steps have`} the dice of the game that was taken over: its own file proves those. From there on this hall throws fresh ones, to which nobody has added anything. They prove nothing: a game that is taken over is for learning.`;

/** The promise about the dice, while it is one. @param {TableView} view */
export function showDice(view) {
  part("show-dice").hidden = !view.dice.used && view.dice.taken === null;
  const place = within(part("dice"), ".text");
  if (view.dice.taken !== null) return place.replaceChildren(make("p", takenDice(view.dice.taken)));
  const parts = [make("p", "Before the game the hall has fixed the dice and promised so with this number, which nobody can change later:"), make("code", view.dice.commitment)];
  if (view.phase === "gathering") parts.push(make("p", "Then everybody at the table adds something, so that the hall cannot choose dice to its liking."));
  else if (view.dice.salts.length) parts.push(make("p", `Added by the players: ${view.dice.salts.map((salt) => `“${salt}”`).join(", ")}.`));
  else parts.push(make("p", "Nobody has added anything: the hall could have chosen this secret to its liking."));
  if (view.dice.secret) parts.push(make("p", "The game has ended. This is the secret behind the promise:"), make("code", view.dice.secret));
  else parts.push(make("p", "When the game ends, the secret behind it is told, and everybody can check every throw."));
  part("salt-form").hidden = view.phase !== "gathering" || !view.you.length;
  const more = make("p");
  more.append(link("How fair dice work", "/dice"));
  place.replaceChildren(...parts, more);
}
