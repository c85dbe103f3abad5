// @ts-check
// On a small screen everything but the board lies behind tabs.

import { part } from "./dom.js";

const main = part("main"), tabs = part("tabs").querySelectorAll("button");

/** Which panel lies over the board; the same once more, or none, shows the board. @param {string} name */
export function panel(name) {
  main.dataset.panel = main.dataset.panel === name ? "" : name;
  if (name === "log") {
    main.dataset.unread = "";
    part("log").scrollTop = part("log").scrollHeight;
  }
  for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.panel === main.dataset.panel));
}

for (const tab of tabs) tab.addEventListener("click", () => panel(tab.dataset.panel ?? ""));
