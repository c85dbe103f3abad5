// @ts-check
// The verifier on the page about fair dice: the file is read and every draw computed here, in the visitor's browser.

import { make, part } from "./dom.js";
import { checkPromise, draw, keyOf } from "./fairdice.js";

/** @typedef {{k: number, entry: number, told: string, expected: string, chances: string, number: string, fair: boolean}} Row */
/** @typedef {import("./protocol_types").GameFile & {dice: {secret: string}}} ToldFile a game file whose secret is told */

const MOST_ROWS = 2000;
const form = /** @type {HTMLFormElement} */ (part("check")), verdict = part("verdict");

/** @param {string} text the text of a game file */
async function verify(text) {
  verdict.hidden = false;
  verdict.dataset.found = "";
  verdict.replaceChildren(make("p", "Computing every draw …"));
  /** @type {ToldFile} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return bad("This is not a game file: it cannot be read as JSON.");
  }
  if (file?.format !== "meadhall game" || !Array.isArray(file.actions)) return bad("This is JSON, but not a game file of Meadhall.");
  const broken = await checkPromise(file.dice);
  if (broken) return bad(broken);
  const answer = await fetch("/dice/draws", { method: "POST", body: text, headers: { "content-type": "application/json" } });
  if (!answer.ok) return bad((await answer.json()).text);
  /** @type {import("./protocol_types").Draws} */
  const asked = await answer.json();
  const key = await keyOf(file.dice.secret, file.dice.salts);
  const rows = asked.draws.map((each, k) => {
    const { index, number, total } = draw(key, k, each.weights);
    const told = file.actions[each.entry].replace(/^chance: /, ""), expected = each.outcomes[index];
    const chances = `${each.weights[index]} in ${total}`;
    return { k, entry: each.entry, told, expected, chances, number: number.toString(16).padStart(16, "0"), fair: told === expected };
  });
  const wrong = rows.find((row) => !row.fair);
  if (wrong) bad(`Draw ${wrong.k} (action ${wrong.entry + 1}) was “${wrong.told}”, but the dice say “${wrong.expected}”.`);
  else if (asked.problem) bad(`The draws agree as far as the file goes by the rules, but it does not to its end: ${asked.problem}.`);
  else good(file, rows.length);
  show(rows, wrong);
}

/** @param {string} text */
function bad(text) {
  const box = make("div", "", "problem");
  box.append(make("h3", "Not fair, or not whole"), make("p", text));
  verdict.replaceChildren(box);
  verdict.dataset.found = "bad";
}

/** @param {ToldFile} file @param {number} count */
function good(file, count) {
  const box = make("div", "", "good");
  box.append(make("h3", "Fair"), make("p", `All ${count} draws are what the promised dice say. Your browser has computed each of them.`));
  const facts = make("dl");
  const salts = file.dice.salts.length ? file.dice.salts.map((salt) => `“${salt}”`).join(", ") : "none: nobody added anything";
  for (const [name, value] of [["Players", file.seats.join(", ")], ["Promised before", file.dice.commitment], ["Secret, told after", file.dice.secret], ["Added by players", salts]]) {
    facts.append(make("dt", name), make("dd", value));
  }
  const noted = /** @type {HTMLInputElement} */ (form.elements.namedItem("noted")).value.trim().toLowerCase();
  const same = noted && noted === file.dice.commitment;
  verdict.replaceChildren(box, facts);
  if (noted) box.append(make("p", same ? "It is the promise that you noted before the game." : "But it is not the promise that you noted before the game: this may be another game, or another secret."));
  if (noted && !same) box.className = "problem";
  verdict.dataset.found = noted && !same ? "bad" : "good";
}

/** @param {Row[]} rows @param {Row} [wrong] */
function show(rows, wrong) {
  const details = make("details"), scroll = make("div", "", "scroll"), table = make("table", "", "draws");
  if (wrong) details.setAttribute("open", "");
  scroll.tabIndex = 0;
  const head = make("tr");
  for (const title of ["draw", "file says", "dice say", "chance", "number"]) head.append(make("th", title));
  table.append(head);
  for (const row of rows.slice(0, MOST_ROWS)) {
    const line = make("tr", "", row.fair ? "" : "bad");
    line.append(make("td", String(row.k)), make("td", row.told), make("td", `${row.fair ? "✓ " : "✗ "}${row.expected}`), make("td", row.chances));
    const number = make("td");
    number.append(make("code", row.number));
    line.append(number);
    table.append(line);
  }
  scroll.append(table);
  details.append(make("summary", `All ${rows.length} draws`), scroll);
  verdict.append(details);
  table.querySelector(".bad")?.scrollIntoView({ block: "center" });
  verdict.scrollIntoView({ block: "start" });
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = /** @type {HTMLInputElement} */ (form.elements.namedItem("file")).files?.[0];
  const text = chosen ? await chosen.text() : /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text")).value;
  await verify(text).catch((error) => bad(`The check could not be finished: ${error.message}.`));
});

const table = form.dataset.table;
if (table) {
  fetch(`/api/tables/${table}/game`).then(async (answer) => {
    const text = await answer.text();
    if (!answer.ok) return bad(JSON.parse(text).text);
    /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text")).value = text;
    await verify(text);
  }).catch((error) => bad(`The game file could not be fetched: ${error.message}.`));
}
