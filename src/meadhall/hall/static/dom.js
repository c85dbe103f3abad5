// @ts-check
// Small things that every module of the table page uses: elements, sentences, links to rules, names for touches.

/** @typedef {{number: number, text: string, words: string, touches: string[]}} Choice */

/** @param {string} id */
export const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} tag @param {string} [text] @param {string} [kind]
 * @returns {HTMLElement}
 */
export function make(tag, text = "", kind = "") {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

/** @param {string} words @param {() => void} act @param {string} [kind] */
export function button(words, act, kind = "small") {
  const found = /** @type {HTMLButtonElement} */ (make("button", words, kind));
  found.type = "button";
  found.addEventListener("click", act);
  return found;
}

/** @param {string} words @param {string} address @param {string} [kind] */
export function link(words, address, kind = "") {
  const found = /** @type {HTMLAnchorElement} */ (make("a", words, kind));
  found.href = address;
  return found;
}

/** A sentence that begins with a capital and ends with a stop. @param {string} text */
export function sentence(text) {
  const whole = text.trim();
  if (!whole) return "";
  return whole[0].toUpperCase() + whole.slice(1) + (/[.!?…)]$/.test(whole) ? "" : ".");
}

/** Text in which the numbers of rules lead to the rules. @param {string} text @param {string} game */
export function withRules(text, game) {
  const found = document.createDocumentFragment();
  text.split(/\b([A-Z]{1,2}-\d+[a-z]?)\b/).forEach((piece, odd) => {
    if (odd % 2 === 0) return found.append(piece);
    const rule = link(piece, `/rules/${game}/${piece}`, "rule");
    rule.target = "_blank";
    rule.title = "The rule in full";
    found.append(rule);
  });
  return found;
}

/**
 * What several actions have in common, in words: how they begin and how they end.
 * @param {Choice[]} choices
 */
export function common(choices) {
  const all = choices.map((choice) => choice.words.split(" "));
  const first = all[0] ?? [];
  let head = 0, tail = 0;
  const shortest = Math.min(...all.map((words) => words.length));
  while (head < shortest && all.every((words) => words[head] === first[head])) head++;
  while (tail < shortest - head && all.every((words) => words.at(-1 - tail) === first.at(-1 - tail))) tail++;
  const begin = first.slice(0, head).join(" ").replace(/[:;,]$/, ""), end = tail ? first.slice(-tail).join(" ") : "";
  return begin && end ? `${begin} … ${end}` : begin || end;
}

/** A number of seconds as a clock shows it. @param {number} seconds */
export function clock(seconds) {
  const days = Math.floor(seconds / 86400);
  if (days) return `${days} d ${Math.floor((seconds % 86400) / 3600)} h`;
  const hours = Math.floor(seconds / 3600), minutes = Math.floor((seconds % 3600) / 60);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(Math.floor(seconds % 60))}` : `${minutes}:${two(Math.floor(seconds % 60))}`;
}

/** What this browser remembers of the person's wishes. */
export const wishes = {
  /** @param {string} name */
  get(name) {
    try { return localStorage.getItem(`meadhall.${name}`) ?? ""; } catch { return ""; }
  },
  /** @param {string} name @param {string} value */
  set(name, value) {
    try { localStorage.setItem(`meadhall.${name}`, value); } catch { /* a browser that keeps nothing */ }
  },
};

/** Whether things may move. */
export const moving = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the screen is a phone's, or as narrow. */
export const narrow = () => matchMedia("(max-width: 56rem)").matches;

/** Ask before something that cannot be taken back. @param {string} question @param {string} yes @returns {Promise<boolean>} */
export function sure(question, yes) {
  const dialog = /** @type {HTMLDialogElement} */ (part("sure"));
  /** @type {HTMLElement} */ (dialog.querySelector("p")).textContent = question;
  /** @type {HTMLElement} */ (dialog.querySelector("[value=yes]")).textContent = yes;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true }));
}
