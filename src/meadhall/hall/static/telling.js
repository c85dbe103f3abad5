// @ts-check
// What is told while it happens: a line under the board that says who does what, and where something is asked otherwise,
// what was done in this turn so far.

import { make, part, withRules } from "./dom.js";

const TALE = 5; // sentences about the turn that is being played

export class Telling {
  constructor() {
    /** @type {number | null} whose turn is being told */
    this.seat = null;
    /** @type {string[]} */
    this.texts = [];
  }

  /** What was done in this turn so far. @param {number | null} seat @param {string} text @param {string} game */
  recount(seat, text, game) {
    if (seat !== null && seat !== this.seat) [this.seat, this.texts] = [seat, []];
    if (this.texts.at(-1) !== text) this.texts.push(text);
    this.retell(game);
  }

  /** The last sentences of the turn that is being played, as many as there is room for. @param {string} game @param {HTMLElement[]} [more] what follows them */
  retell(game, more = []) {
    const place = part("prompt");
    const lines = this.texts.slice(-TALE).map((text) => {
      const line = make("span", "", "tale");
      line.append(withRules(text, game));
      return line;
    });
    place.replaceChildren(...lines, ...more);
    for (const line of lines.slice(0, -1)) if (place.scrollHeight > place.clientHeight + 1) line.remove();
  }

  /** A line under the board, which shows the end of what is too long for it. @param {string[]} texts @param {string} game */
  caption(texts, game) {
    part("latest").replaceChildren(...texts.map((text) => {
      const told = make("span");
      told.append(withRules(text, game));
      return told;
    }));
    part("told").textContent = texts.at(-1) ?? ""; // the same on a phone, which has no room for a line of its own
  }
}
