// @ts-check
// How far a test, a tuning or a training is (without scripts the page is asked for again), and where a tuning begins.

import { part } from "./dom.js";
import { say } from "./words.js";

const run = document.getElementById("run");
if (run && run.dataset.state !== "failed") look();
for (const choice of document.querySelectorAll("select[name^=way-]")) choice.addEventListener("change", () => propose(/** @type {HTMLSelectElement} */ (choice)));

/** Write the numbers near to the one that was chosen. @param {HTMLSelectElement} choice */
function propose(choice) {
  const chosen = choice.selectedOptions[0]?.dataset ?? {};
  for (const [name, value] of [["from", chosen.low], ["to", chosen.high]]) {
    const field = choice.closest("form")?.elements.namedItem(`${name}-${choice.name.slice(4)}`);
    if (field instanceof HTMLInputElement) field.value = value ?? "";
  }
}

async function look() {
  try {
    const answer = await fetch(run?.dataset.address ?? "");
    const found = /** @type {{ state: string, done?: number, total?: number }} */ (await answer.json());
    if (found.state === "done" || found.state === "failed") return window.location.reload();
    const progress = /** @type {HTMLProgressElement} */ (part("progress"));
    progress.max = found.total ?? 1;
    progress.value = found.done ?? 0;
    const told = { done: found.done ?? 0, total: found.total ?? 0 };
    if (found.state === "working") part("going").textContent = run?.dataset.kind === "train" ? say("workshop-lab-learning", told) : say("workshop-lab-going", told);
  } catch { /* the hall is away for a moment */ }
  window.setTimeout(look, 2000);
}
