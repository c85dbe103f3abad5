// @ts-check
// How fast things happen on the page: slow, normal, quick or at once. It is remembered, and people who ask
// their system for less motion get none. The hall never waits for any of it.

import { wishes } from "./wishes.js";

/** How long everything takes, as a part of what is normal. */
const FACTORS = { slow: 1.7, normal: 1, quick: 0.45, none: 0 };

/** @typedef {keyof typeof FACTORS} Pace */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The pace that was chosen, whatever the system asks for. @returns {Pace} */
export function chosenPace() {
  const wished = wishes.get("pace");
  return Object.hasOwn(FACTORS, wished) ? /** @type {Pace} */ (wished) : "normal";
}

/** @param {string} wished */
export const choosePace = (wished) => wishes.set("pace", wished);

/** What milliseconds are multiplied with; 0 where nothing moves. */
export const pace = () => (still.matches ? 0 : FACTORS[chosenPace()]);

/** Whether things may move. */
export const moving = () => pace() > 0;

/** Let a list on the page choose the pace. @param {HTMLSelectElement} list */
export function paceList(list) {
  list.value = chosenPace();
  list.addEventListener("change", () => choosePace(list.value));
}
