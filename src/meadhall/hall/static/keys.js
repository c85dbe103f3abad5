// @ts-check
// The keyboard: one key for each thing that one does often. They rest while somebody types, and can be switched off.

import { dialog, make, part, within } from "./dom.js";
import { wishes } from "./wishes.js";
import { say } from "./words.js";

/** @typedef {{keys: string[], does: string, act: () => void}} Key */

/** @param {Key[]} keys @param {() => boolean} escape takes back what is open or was touched; says whether there was something */
export function keyboard(keys, escape) {
  const list = dialog("keys");
  const single = /** @type {HTMLInputElement} */ (part("single-keys"));
  single.checked = wishes.get("keys") !== "off";
  single.addEventListener("change", () => wishes.set("keys", single.checked ? "on" : "off"));
  const help = { keys: ["?"], does: say("key-list"), act: () => list.showModal() };
  /** @type {[string[], string][]} */
  const rows = [
    [["Tab"], say("key-tab")],
    [["←", "↑", "→", "↓"], say("key-arrows")],
    [["Enter"], say("key-enter")],
    [["Esc"], say("key-escape")],
    [["1", "…", "9"], say("key-number")],
    ...[...keys, help].map((key) => /** @type {[string[], string]} */ ([key.keys, key.does])),
  ];
  within(list, "dl").replaceChildren(...rows.flatMap(([names, does]) => {
    const name = make("dt");
    name.append(...names.map((each) => make("kbd", each)));
    return [name, make("dd", does)];
  }));
  addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (escape()) event.preventDefault();
      return;
    }
    if (!single.checked || event.ctrlKey || event.metaKey || event.altKey || target?.matches("input, select, textarea")) return;
    const number = Number(event.key);
    if (number >= 1 && number <= 9) {
      const chosen = part("actions").querySelectorAll("button")[number - 1];
      if (chosen) {
        event.preventDefault();
        chosen.click();
      }
      return;
    }
    const found = [...keys, help].find((key) => key.keys.includes(event.key.length === 1 ? event.key.toLowerCase() : event.key));
    if (!found) return;
    event.preventDefault();
    found.act();
  });
  return help.act;
}
