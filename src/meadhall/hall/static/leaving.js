// @ts-check
// Nothing is left lying by a slip: an action that ends something is asked about once, if something waits to be taken.

import { dialog, part, sure } from "./dom.js";
import { wishes } from "./wishes.js";
import { say } from "./words.js";

/** @typedef {import("./dom.js").Choice} Choice */

const asks = () => wishes.get("leaving") !== "off";

/** Let a button on the page switch the question on and off. */
export function leavingButton() {
  const button = part("ask-leaving"), show = () => button.setAttribute("aria-pressed", String(asks()));
  button.addEventListener("click", () => { wishes.set("leaving", asks() ? "off" : "on"); show(); });
  show();
}

/** What would be left lying, where that is asked about. @param {Choice} choice @param {import("./board.js").Notes} notes */
export const leaves = (choice, notes) => (asks() ? notes[choice.number]?.leaves ?? "" : "");

let asking = false; // whether such a question is open

/** Ask whether to do it all the same. @param {Choice} choice @param {string} left */
export async function stillSure(choice, left) {
  const does = choice.words.replace(/[:;.].*$/, "");
  asking = true;
  const meant = await sure(say("leave-lying-sure", { left, does }), does, say("go-back"));
  asking = false;
  return meant;
}

/** The game has gone on meanwhile: nothing is asked any more. */
export function askNoMore() {
  if (asking) dialog("sure").close();
}
