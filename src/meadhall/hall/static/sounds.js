// @ts-check
// Quiet sounds, made on the spot and off until somebody wants them: wood on wood, a small bell, a low horn.

import { wishes } from "./dom.js";

/** @type {AudioContext | null} */
let audio = null;

export const sounds = {
  get on() {
    return wishes.get("sounds") === "on";
  },
  /** @param {boolean} on */
  set on(on) {
    wishes.set("sounds", on ? "on" : "off");
    if (on) this.play("turn");
  },
  /** @param {"move" | "turn" | "end" | "no"} kind */
  play(kind) {
    if (!this.on || document.hidden) return;
    try {
      audio ??= new AudioContext();
      if (kind === "move") knock(audio, 0, 190);
      else if (kind === "turn") for (const [after, pitch] of [[0, 659], [0.12, 880]]) bell(audio, after, pitch, 0.6);
      else if (kind === "end") for (const [after, pitch] of [[0, 220], [0.18, 330], [0.36, 440]]) bell(audio, after, pitch, 1.4);
      else knock(audio, 0, 95);
    } catch { /* a browser without sound */ }
  },
};

/** @param {AudioContext} audio @param {number} after @param {number} pitch */
function knock(audio, after, pitch) {
  const at = audio.currentTime + after, tone = audio.createOscillator(), gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.05);
  gain.gain.setValueAtTime(0.12, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

/** @param {AudioContext} audio @param {number} after @param {number} pitch @param {number} long */
function bell(audio, after, pitch, long) {
  const at = audio.currentTime + after, tone = audio.createOscillator(), gain = audio.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.05, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + long);
}
