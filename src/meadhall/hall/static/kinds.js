// @ts-check
// Actions that are done by touching the board, as buttons: by kind where there are many, so that what can be done besides
// ending the turn is never left unsaid.

import { capital, common } from "./dom.js";

/** @typedef {import("./dom.js").Choice} Choice */
/** @typedef {{words: string, kind: string, choice: Choice | null}} KindButton of one action, or of a kind of them */

/** The kind of an action: the first word of its canonical text. @param {Choice} choice */
export const kindWord = (choice) => choice.text.split(" ")[0];

/** What actions of a kind have in common, as "Step to …"; nothing where no word is. @param {Choice[]} choices */
export function kindName(choices) {
  const words = common(choices);
  return words && capital(words.includes("…") ? words : `${words} …`);
}

/**
 * A button for each of these actions or, where there are more than so many, for each kind of them: what its actions have in
 * common. A kind whose actions have no word in common has a button for each, or none if these are too many as well.
 * @param {Choice[]} choices @param {number} most @returns {KindButton[]}
 */
export function kinds(choices, most) {
  /** @param {Choice} choice @returns {KindButton} */
  const alone = (choice) => ({ words: choice.words, kind: kindWord(choice), choice });
  if (choices.length <= most) return choices.map(alone);
  const found = [...new Set(choices.map(kindWord))].map((kind) => ({ kind, group: choices.filter((choice) => kindWord(choice) === kind) }));
  return found.flatMap(({ kind, group }) => /** @type {KindButton[]} */ (of(kind, group)));

  /** @param {string} kind @param {Choice[]} group */
  function of(kind, group) {
    const words = kindName(group);
    if (group.length > 1 && words) return [{ words, kind, choice: null }];
    return group.length <= most ? group.map(alone) : [];
  }
}
