// @ts-check
// The end of a game: places, points line by line, the secret of the dice, and what comes next.

import { copier, refill } from "./panels.js";
import { button, link, make, part, withRules } from "./parts.js";

/** How it ended. @param {any} sight @param {(command: object) => void} act */
export function showResult(sight, act) {
  const place = part("result"), ended = sight.phase === "over" || sight.phase === "called";
  place.hidden = !ended;
  if (!ended) return;
  /** @type {Node[]} */
  const parts = [make("h2", sight.phase === "called" ? "The game was ended without a result" : "The game is over")];
  if (sight.result) {
    parts.push(make("p", verdict(sight), "verdict"), points(sight));
    parts.push(...sight.result.awards.map((/** @type {string} */ award) => {
      const line = make("p", "", "award");
      line.append(withRules(award, sight.game));
      return line;
    }));
  }
  const buttons = make("div", "", "actions");
  if (sight.next) buttons.append(keyed(link("To the next game", `/t/${sight.next}`, "button main"), "next"));
  else if (sight.phase === "over" && sight.you.length) {
    const agreed = sight.you.some((/** @type {number} */ seat) => sight.rematch.includes(seat));
    if (agreed) buttons.append(make("span", "Waiting for the others …", "quiet"));
    else buttons.append(keyed(button(sight.rematch.length ? "Play again too" : "Play again", () => act({ do: "rematch" }), "main"), "again"));
  }
  if (sight.position) {
    buttons.append(link("Watch it again", `/t/${sight.table}/replay`, "button"));
    const file = link("Save the game file", `/api/tables/${sight.table}/game`, "button");
    file.download = `${sight.game}.json`;
    buttons.append(file);
  }
  buttons.append(keyed(copier("Copy the link", ""), "share"));
  parts.push(buttons);
  if (sight.dice.secret) parts.push(dice(sight));
  refill(place, parts);
}

/** @param {HTMLElement} element @param {string} key */
function keyed(element, key) {
  element.dataset.key = key;
  return element;
}

/** Who has won, in a sentence. @param {any} sight */
function verdict(sight) {
  const scores = sight.result.scores;
  const winners = scores.flatMap((/** @type {any} */ score, /** @type {number} */ seat) => (score.place === 1 ? [seat] : []));
  const names = winners.map((/** @type {number} */ seat) => (sight.you.length === 1 && sight.you[0] === seat ? "You" : sight.seats[seat].name));
  if (!names.length) return "Nobody has won.";
  if (names.length === scores.length && names.length > 1) return "All share the first place.";
  const list = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return `${list} ${names.length > 1 || names[0] === "You" ? "have" : "has"} won.`;
}

/** The points: a column for each seat, the best first, and a line for each of what counts. @param {any} sight */
function points(sight) {
  const order = sight.result.scores.map((/** @type {any} */ score, /** @type {number} */ seat) => ({ ...score, seat }));
  order.sort((/** @type {any} */ a, /** @type {any} */ b) => a.place - b.place || a.seat - b.seat);
  const box = make("div", "", "points");
  for (const score of order) {
    const card = make("section", "", score.place === 1 ? "score first" : "score");
    const head = make("h3");
    head.append(make("span", `${score.place}.`, "place"), make("span", sight.seats[score.seat].name, "name"), make("span", `${score.points} ${Math.abs(score.points) === 1 ? "point" : "points"}`, "total"));
    card.append(head);
    const table = make("table"), body = make("tbody");
    for (const [text, value] of score.lines) {
      const row = make("tr"), what = make("th");
      what.setAttribute("scope", "row");
      what.append(withRules(text, sight.game));
      row.append(what, make("td", String(value)));
      body.append(row);
    }
    table.append(body);
    if (score.lines.length) card.append(table);
    box.append(card);
  }
  return box;
}

/** The promise about the dice, kept. @param {any} sight */
function dice(sight) {
  const box = make("section", "", "secret");
  box.append(make("h3", "The dice"), make("p", "Before the game the hall promised the dice by this number:"), make("code", sight.dice.commitment));
  box.append(make("p", "This is the secret behind it. Everybody can check every throw:"), make("code", sight.dice.secret));
  box.append(link("Check the dice of this game", `/dice?table=${sight.table}`, "button small"));
  return box;
}

/** The promise about the dice, while it is one. @param {any} sight */
export function showDice(sight) {
  const place = /** @type {HTMLElement} */ (part("dice").querySelector(".text"));
  const parts = [make("p", "Before the game the hall has fixed the dice and promised so with this number, which nobody can change later:"), make("code", sight.dice.commitment)];
  if (sight.dice.secret) parts.push(make("p", "The game has ended. This is the secret behind the promise:"), make("code", sight.dice.secret));
  else parts.push(make("p", "When the game ends, the secret behind it is told, and everybody can check every throw."));
  const more = make("p");
  more.append(link("How fair dice work", "/dice"));
  place.replaceChildren(...parts, more);
}
