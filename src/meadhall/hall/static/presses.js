// @ts-check
// Pressing twice: what a second press meets may be another button, which has just taken the place of the first. Nobody can
// have meant it yet, so for a moment it takes no press there.

const REACTION = 250; // milliseconds until somebody has seen what lies under the finger now
const NEAR = 12; // pixels

/** @param {Element} button */
const meaning = (button) => button.getAttribute("data-key") ?? button.textContent ?? "";

/** Watch over the buttons of a place. @param {HTMLElement} place */
export function guardPresses(place) {
  let x = -1, y = -1; // where the last press was
  let lies = ""; // what lies there
  let until = 0; // when it may be pressed
  /** @type {HTMLElement | null} */
  let barred = null;

  const bar = (/** @type {HTMLElement | null} */ button) => {
    if (barred) barred.style.pointerEvents = "";
    if (button) button.style.pointerEvents = "none";
    barred = button;
  };
  const under = () => {
    bar(null);
    const button = document.elementFromPoint(x, y)?.closest("button");
    return button && place.contains(button) ? button : null;
  };
  const look = () => {
    const button = under(), found = button ? meaning(button) : "", now = performance.now();
    if (found !== lies) until = now + REACTION;
    lies = found;
    if (!button || until <= now) return;
    bar(button);
    setTimeout(() => { if (barred === button) bar(null); }, until - now);
  };

  addEventListener("pointerdown", (event) => {
    if (performance.now() < until && Math.hypot(event.clientX - x, event.clientY - y) < NEAR) return;
    [x, y, until] = [event.clientX, event.clientY, 0];
    const button = under();
    lies = button ? meaning(button) : "";
  }, true);
  new MutationObserver(() => { if (x >= 0) look(); }).observe(place, { childList: true, subtree: true });
}
