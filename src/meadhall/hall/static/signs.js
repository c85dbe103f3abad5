// @ts-check
// What a touch will do, as a colour and a sign: by the first word of an action's canonical text, so that laying, throwing
// away and setting to work look different in every game. A word that is not known has no sign, and the usual ring.

/** @typedef {import("./dom.js").Choice} Choice */

/** @type {Record<string, {words: string, path: string}>} */
const SIGNS = {
  lay: { words: "place lay build put carve add set deploy plant recruit pawn", path: "M0-6V6M-6 0H6" },
  discard: { words: "discard drop lose burn omit pay remove sacrifice retreat", path: "M-5-5L5 5M5-5L-5 5" },
  use: { words: "activate use claim play aid resolve start scout", path: "M1-7L-4 1H0L-1 7 4-1H0Z" },
  take: { words: "take draw steal pick choose keep double seven coin", path: "M0 6V-5M-5 0L0-6 5 0" },
  go: { words: "move step sail land fly march go ride", path: "M-6 0H5M0-5L6 0 0 5" },
  fight: { words: "attack fight raid battle strike", path: "M-6-6L6 6M6-6L-6 6M-6 2L-2 6M6 2L2 6" },
  throw: { words: "roll reroll throw", path: "M5-3A6 6 0 1 0 6 2M6-6V-2H2" },
};

const BY_WORD = new Map(Object.entries(SIGNS).flatMap(([kind, { words }]) => words.split(" ").map((word) => [word, kind])));

/** What these actions do, if all do the same kind of thing; nothing otherwise. @param {Choice[]} choices */
export function kindOf(choices) {
  const kinds = new Set(choices.map((choice) => BY_WORD.get(choice.text.split(" ")[0]) ?? ""));
  return kinds.size === 1 ? [...kinds][0] : "";
}

/** How the sign of a kind is drawn, about its middle. @param {string} kind */
export const signOf = (kind) => SIGNS[kind]?.path ?? "";
