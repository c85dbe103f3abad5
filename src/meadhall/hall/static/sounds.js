// @ts-check
// Quiet sounds, off until somebody wants them: wood on wood, a small bell, a low horn.

import { wishes } from "./wishes.js";

const TOGETHER = 80; // milliseconds in which things happen together
let heard = -TOGETHER;

/** Which sound goes with what happens on the board; wood on wood with everything else. @type {Record<string, string>} */
const OF_MOMENTS = { rolled: "dice", drawn: "card", flipped: "card", taken: "card", scored: "points", fought: "fight" };

export const sounds = {
  get on() {
    return wishes.get("sounds") === "on";
  },
  /** @param {boolean} on */
  set on(on) {
    wishes.set("sounds", on ? "on" : "off");
    if (on) this.play("turn");
  },
  /** @param {string} kind */
  play(kind) {
    if (this.on && !document.hidden) this.hear(kind);
  },
  /** What happens on the board; of things that happen together, only the first is heard. @param {string} moment its kind */
  happen(moment) {
    if (performance.now() - heard < TOGETHER) return;
    heard = performance.now();
    this.play(OF_MOMENTS[moment] ?? "move");
  },
  /** Play it whatever is wished: somebody has asked how it sounds. @param {string} kind */
  async hear(kind) {
    (await import("./tones.js")).hear(kind);
  },
};
