// @ts-check
// The page of settings: how the sounds are. Everything else on it works without scripts.

import { sounds } from "./sounds.js";

for (const place of document.querySelectorAll(".hear")) place.removeAttribute("hidden");
for (const button of document.querySelectorAll("[data-sound]")) {
  button.addEventListener("click", () => sounds.hear(/** @type {HTMLElement} */ (button).dataset.sound ?? ""));
}
