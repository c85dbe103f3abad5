// @ts-check
// The forms of a table: a word to all, and a word of your own for the dice.

import { part } from "./dom.js";

/** @param {import("./panels.js").Act} act @param {() => number[]} you the seats of this screen */
export function listenToForms(act, you) {
  part("chat").addEventListener("submit", (event) => {
    event.preventDefault();
    const say = /** @type {HTMLInputElement} */ (part("say"));
    if (say.value.trim()) act({ do: "say", text: say.value });
    say.value = "";
  });
  part("salt-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const word = /** @type {HTMLInputElement} */ (part("salt"));
    if (word.value) for (const seat of you()) act({ do: "salt", seat, salt: word.value });
    part("salt-done").hidden = !word.value;
  });
}
