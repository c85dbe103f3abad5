// @ts-check
// The end of a game: places, points line by line, the secret of the dice, and what comes next.

import { button, capital, keyed, link, make, part, refill, withRules } from "./dom.js";
import { moving, pace } from "./pace.js";
import { copier } from "./panels.js";
import { saltsFor, takenDice } from "./salts.js";
import { list, say } from "./words.js";

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
  const parts = [make("h2", view.phase === "called" ? say("over-no-result") : say("over"))];
  if (view.result) {
    parts.push(make("p", verdict(view, view.result), "verdict"));
    const place = ownPlace(view, view.result);
    if (place) parts.push(make("p", place, "own-place"));
    for (const [text, kind] of [[view.prompt, "why"], [view.result.decided, "decided"]]) if (text) parts.push(told("p", text, view.game, kind));
    if (view.result.highlights.length) {
      const items = make("ul", "", "highlights");
      items.append(...view.result.highlights.map((text) => told("li", text, view.game)));
      parts.push(make("h3", say("highlights")), items);
    }
    if (view.practice) parts.push(make("p", say("was-practice"), "quiet"));
    lines.push(points(view, view.result));
    lines.push(...view.result.awards.filter((award) => !view.prompt.includes(award)).map((award) => told("p", award, view.game, "award")));
  }
  const buttons = make("div", "", "actions"), evening = document.querySelector("a.to-evening");
  if (evening) {
    const goes_on = /** @type {HTMLElement} */ (evening.cloneNode(true));
    goes_on.className = "button main";
    buttons.append(keyed(goes_on, "evening"));
  } else if (view.next) buttons.append(keyed(link(say("to-next-game"), `/t/${view.next}`, "button main"), "next"));
  else if (view.phase === "over" && view.you.length) {
    const agreed = view.you.some((seat) => view.rematch.includes(seat));
    if (agreed) buttons.append(make("span", say("waiting-for-others"), "quiet"));
    else buttons.append(keyed(button(view.rematch.length ? say("play-again-too") : say("play-again"), () => act({ do: "rematch", salts: view.dice.next ? saltsFor(view.you.length, word) : [] }), "main"), "again"));
  }
  if (view.position && view.phase === "over" && !view.result?.resigned) buttons.append(keyed(link(say("analyse-it"), `/t/${view.table}/analysis`, "button"), "analyse"));
  const more = make("div", "", "actions besides");
  more.append(keyed(copier(say("copy-link")), "share"), keyed(link(say("another-game"), "/", "button small"), "another"));
  if (view.position) {
    const file = link(say("save-game-file"), `/api/tables/${view.table}/game`, "button small");
    file.download = `${view.game}.json`;
    more.append(link(say("watch-again"), `/t/${view.table}/replay`, "button small"), file);
  }
  parts.push(...lines, more, buttons);
  if (view.dice.used && view.dice.next && !view.next && view.you.length) parts.push(nextDice(view.dice.next));
  if (view.dice.used && view.dice.secret) parts.push(dice(view, view.dice.secret));
  if (view.dice.taken !== null) parts.push(make("p", takenDice(view.dice.taken), "quiet"));
  refill(place, parts);
  reveal(place, now);
}

/** A text with links to the rules it names. @param {"p" | "li"} tag @param {string} text @param {string} game @param {string} [kind] */
function told(tag, text, game, kind = "") {
  const line = make(tag, "", kind);
  line.append(withRules(text, game));
  return line;
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
  const over = () => place.classList.remove("reveal"); // a person who comes back to it later does not wait again
  place.addEventListener("pointerdown", over, { once: true });
  place.addEventListener("animationend", ({ target }) => { if (target instanceof Element && target.matches(".total")) over(); });
}

/** By how much those who have won are ahead, where all of them by the same points; nothing otherwise. @param {Ending} result */
function margin({ scores, counted }) {
  const won = scores.filter((score) => score.result === "won").map((score) => score.points ?? NaN);
  const lost = scores.filter((score) => score.result === "lost").map((score) => score.points ?? NaN);
  const ahead = Math.min(...won) - Math.max(...lost);
  return new Set(won).size === 1 && lost.length && ahead > 0 ? counted[ahead] : "";
}

/** Who has won, in a sentence. @param {TableView} view @param {Ending} result */
function verdict(view, result) {
  const { scores } = result;
  if (scores.every((score) => score.result === "drew")) return say("ended-draw");
  const winners = scores.flatMap((score, seat) => (score.result === "won" ? [seat] : []));
  const isYou = (/** @type {number} */ seat) => view.you.length === 1 && view.you[0] === seat, you = winners.some(isYou);
  if (!winners.length) return say("ended-nobody-won");
  if (winners.length === scores.length && winners.length > 1) return say("ended-all-won");
  const listed = list(winners.map((seat) => (isYou(seat) ? say("you-listed") : view.seats[seat].name)));
  const names = isYou(winners[0]) ? capital(listed) : listed;
  const who = winners.length > 1 ? (you ? "with-you" : "many") : you ? "you" : "one";
  const points = result.awards.some((award) => view.prompt.includes(award)) ? "" : margin(result); // what has decided is told below
  return points ? say("ended-won-by", { who, names, points }) : say("ended-won", { who, names });
}

/** The place of the person at this screen who has not won, and by how much they are behind; nothing for all others. @param {TableView} view @param {Ending} result */
function ownPlace(view, { scores, counted, awards }) {
  const mine = view.you.length === 1 ? scores[view.you[0]] : null;
  if (!mine || mine.result !== "lost") return "";
  const behind = Math.max(...scores.map((score) => score.points ?? NaN)) - (mine.points ?? NaN);
  const shared = scores.filter(({ place }) => place === mine.place).length > 1, { place } = mine, players = scores.length;
  if (players <= 2) return shared ? say("share-place", { place }) : say("come-place", { place });
  if (!(behind > 0) || awards.some((award) => view.prompt.includes(award))) return shared ? say("share-place-of", { place, players }) : say("come-place-of", { place, players });
  const points = counted[behind];
  return shared ? say("share-place-behind", { place, players, points }) : say("come-place-behind", { place, players, points });
}

const RESULT = { won: say("result-won"), drew: say("result-drew"), lost: say("result-lost") };

/** The points: a column for each seat, the best first, and a line for each of what counts. @param {TableView} view @param {Ending} result */
function points(view, { scores, counted }) {
  const order = scores.map((score, seat) => ({ ...score, seat }));
  order.sort((a, b) => a.place - b.place || (b.points ?? 0) - (a.points ?? 0) || a.seat - b.seat);
  const box = make("div", "", "points");
  for (const score of order) {
    const card = make("section", "", score.result === "won" ? "score first" : "score");
    const head = make("h3");
    const total = score.points === null ? RESULT[score.result] : counted[score.points];
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
  const box = make("details", "", "secret"), label = make("label", `${say("word-of-own")} `);
  const input = keyed(make("input"), "word");
  Object.assign(input, { value: word, maxLength: 64, placeholder: say("at-random"), autocomplete: "off" });
  input.addEventListener("input", () => { word = input.value; });
  label.append(input);
  box.append(make("summary", say("next-dice")), make("p", say("next-dice-promised")), make("code", commitment));
  box.append(make("p", say("next-dice-add")), label);
  if (word) box.setAttribute("open", "");
  return box;
}

/** The promise about the dice, kept. @param {TableView} view @param {string} secret */
function dice(view, secret) {
  const box = make("details", "", "secret");
  box.append(make("summary", say("proof")), make("p", say("proof-before")), make("code", view.dice.commitment));
  box.append(make("p", say("proof-secret")), make("code", secret));
  box.append(link(say("proof-check"), `/dice?table=${view.table}`, "button small"));
  return box;
}
