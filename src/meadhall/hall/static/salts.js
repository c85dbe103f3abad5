// @ts-check
// The promise about the dice, and what a person adds to them: a random number for each of their seats, or a word of their own in its place.

import { link, make, part, within } from "./dom.js";
import { list, say } from "./words.js";

/** 128 random bits, as 32 digits. */
export const randomSalt = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What goes into the dice for this many seats: the word that was typed, exactly as it is, or random numbers. @param {number} seats @param {string} word */
export const saltsFor = (seats, word) => Array.from({ length: seats }, () => word || randomSalt());

/** @type {Set<number>} the seats for which this page has added something */
const salted = new Set();

/**
 * Before the game, when its commitment is there: whoever has added nothing yet does so now. And where somebody came to
 * play at once (`#start`), the game begins then.
 * @param {import("./protocol_types").TableView} view @param {import("./panels.js").Act} act
 */
export function addSalts(view, act) {
  const start = location.hash === "#start";
  if (start) history.replaceState(null, "", location.pathname);
  if (view.phase !== "gathering") return;
  for (const seat of view.you) {
    if (view.seats[seat].salted || salted.has(seat)) continue;
    salted.add(seat);
    act({ do: "salt", seat, salt: randomSalt() }, true); // if the game begins meanwhile, that is no news
  }
  const ready = view.seats.every((seat) => seat.yours || seat.kind === "bot");
  if (start && view.host && ready) act({ do: "start" });
}

/** The form for a word of one's own. @param {import("./panels.js").Act} act @param {() => number[]} you the seats of this screen */
export function saltForm(act, you) {
  part("salt-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const word = /** @type {HTMLInputElement} */ (part("salt"));
    if (word.value) for (const seat of you()) act({ do: "salt", seat, salt: word.value });
    part("salt-done").hidden = !word.value;
  });
}

/** Which dice are whose in a game that was taken over, and why there is no proof. @param {number} steps */
export const takenDice = (steps) => say("taken-dice", { steps });

/** The promise about the dice, while it is one. @param {import("./protocol_types").TableView} view */
export function showDice(view) {
  part("show-dice").hidden = !view.dice.used && view.dice.taken === null;
  const place = within(part("dice"), ".text");
  if (view.dice.taken !== null) return place.replaceChildren(make("p", takenDice(view.dice.taken)));
  const parts = [make("p", say("promise-fixed")), make("code", view.dice.commitment)];
  if (view.phase === "gathering") parts.push(make("p", say("promise-all-add")));
  else if (view.dice.salts.length) parts.push(make("p", say("promise-added", { words: list(view.dice.salts.map((text) => say("quoted", { text })), "unit") })));
  else parts.push(make("p", say("promise-none-added")));
  if (view.dice.secret) parts.push(make("p", say("promise-secret")), make("code", view.dice.secret));
  else parts.push(make("p", say("promise-when-over")));
  part("salt-form").hidden = view.phase !== "gathering" || !view.you.length;
  const more = make("p");
  more.append(link(say("how-dice-work"), "/dice"));
  place.replaceChildren(...parts, more);
}
