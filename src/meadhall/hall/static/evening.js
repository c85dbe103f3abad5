// @ts-check
// The page of an evening: it asks every few seconds how things stand, and goes to your next table when there is one.

const PAUSE = 3000;
const shown = /** @type {HTMLElement} */ (document.querySelector("main"));

async function look() {
  try {
    const answer = await fetch(`${location.pathname}/state`);
    if (answer.ok) {
      const { version, table } = await answer.json();
      if (table && table !== shown.dataset.playing) return location.assign(`/t/${table}`);
      if (version !== Number(shown.dataset.version) && !document.querySelector("input:focus")) return location.reload();
    }
  } catch {
    // there is no network: it is tried again
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
