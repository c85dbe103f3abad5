// @ts-check
// A page that waits: it asks how far things are, and goes on when they are done.

import { part } from "./dom.js";

const main = part("main"), begun = Date.now();

async function ask() {
  try {
    const answer = await fetch(main.dataset.state ?? "", { cache: "no-store" });
    if (!answer.ok) return failed((await answer.json()).text);
    /** @type {import("./protocol_types").WaitState} */
    const state = await answer.json();
    if (state.problem) return failed(state.problem);
    if (state.ready) return location.replace(state.go ?? main.dataset.again ?? "/");
    /** @type {HTMLProgressElement} */ (part("progress")).value = state.share;
    if (part("part").textContent !== state.part) part("part").textContent = state.part;
  } catch {
    // the hall is busy: it will answer the next time
  }
  setTimeout(ask, 700);
}

/** @param {string} text */
function failed(text) {
  part("failed").textContent = text;
  part("failed").hidden = false;
  part("progress").hidden = true;
}

const counted = Number.parseInt(part("seconds").textContent ?? "0", 10);
setInterval(() => { part("seconds").textContent = `${counted + Math.round((Date.now() - begun) / 1000)} s`; }, 1000);
setTimeout(ask, 400);
