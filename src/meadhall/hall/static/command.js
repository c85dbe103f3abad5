// @ts-check
// The command line: every action that is legal now, in words and in canonical text, found by typing. A text that is typed
// in full is sent as it is: the hall says what is wrong with it.

import { dialog, make, part } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./dom.js").Choice} Choice */

/**
 * @param {() => Choice[]} choices @param {(choice: Choice) => void} choose @param {(text: string) => void} send
 */
export function commandLine(choices, choose, send) {
  const box = dialog("command"), list = part("command-list");
  const input = /** @type {HTMLInputElement} */ (part("command-text"));
  /** @type {Choice[]} */
  let found = [];
  let current = -1;

  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found = choices().filter((choice) => words.every((word) => `${choice.text} ${choice.words}`.toLowerCase().includes(word)));
    found.sort((a, b) => Number(b.text.startsWith(input.value.trim())) - Number(a.text.startsWith(input.value.trim())));
    current = -1;
    list.replaceChildren(...found.map((choice, place) => {
      const item = make("li");
      item.id = `command-${place}`;
      item.setAttribute("role", "option");
      item.append(make("span", choice.words), make("code", choice.text));
      item.addEventListener("click", () => done(choice));
      return item;
    }));
    part("command-none").hidden = found.length > 0;
    part("command-none").textContent = choices().length ? say("command-none") : say("command-not-yours");
    select(input.value.trim() && found.length ? 0 : -1);
  };
  const select = (/** @type {number} */ place) => {
    current = place;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === place)));
    list.children[place]?.scrollIntoView({ block: "nearest" });
    if (place >= 0) input.setAttribute("aria-activedescendant", `command-${place}`);
    else input.removeAttribute("aria-activedescendant");
  };
  const done = (/** @type {Choice} */ choice) => {
    box.close();
    choose(choice);
  };

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (found.length) select((current + (event.key === "ArrowDown" ? 1 : found.length - Number(current >= 0))) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const text = input.value.trim(), exact = choices().find((choice) => choice.text === text);
      if (exact) done(exact);
      else if (current >= 0) done(found[current]);
      else if (text) {
        box.close();
        send(text);
      }
    }
  });
  return () => {
    input.value = "";
    show();
    box.showModal();
    input.focus();
  };
}
