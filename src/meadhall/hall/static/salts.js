// @ts-check
// What a person adds to the dice: a random number for each of their seats, or a word of their own in its place.

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
