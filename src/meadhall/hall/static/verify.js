// @ts-check
// The verifier on the page about fair dice: the file is read and every draw computed here, in the visitor's browser.

import { make, part } from "./dom.js";
import { checkPromise, draw, keyOf } from "./fairdice.js";
import { list, say } from "./words.js";

/** @typedef {{k: number, entry: number, told: string, expected: string, chances: string, number: string, fair: boolean}} Row */
/** @typedef {import("./protocol_types").GameFile & {dice: {secret: string}}} ToldFile a game file whose secret is told */

const MOST_ROWS = 2000;
const form = /** @type {HTMLFormElement} */ (part("check")), verdict = part("verdict");

/** @param {string} text the text of a game file */
async function verify(text) {
  verdict.hidden = false;
  verdict.dataset.found = "";
  verdict.replaceChildren(make("p", say("computing")));
  /** @type {ToldFile} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return bad(say("not-json"));
  }
  if (file?.format !== "meadhall game" || !Array.isArray(file.actions)) return bad(say("not-game-file"));
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
    const chances = say("chance-in", { weight: each.weights[index], total: String(total) });
    return { k, entry: each.entry, told, expected, chances, number: number.toString(16).padStart(16, "0"), fair: told === expected };
  });
  const wrong = rows.find((row) => !row.fair);
  if (wrong) bad(say("draw-differs", { draw: wrong.k, action: wrong.entry + 1, told: wrong.told, expected: wrong.expected }));
  else if (asked.problem) bad(say("file-stops", { problem: asked.problem }));
  else good(file, rows.length);
  show(rows, wrong);
}

/** @param {string} text */
function bad(text) {
  const box = make("div", "", "problem");
  box.append(make("h3", say("not-fair")), make("p", text));
  verdict.replaceChildren(box);
  verdict.dataset.found = "bad";
}

/** @param {ToldFile} file @param {number} count */
function good(file, count) {
  const box = make("div", "", "good");
  box.append(make("h3", say("fair")), make("p", say("all-draws-fair", { count })));
  const facts = make("dl");
  const salts = file.dice.salts.length ? list(file.dice.salts.map((text) => say("quoted", { text })), "unit") : say("nobody-added");
  for (const [name, value] of [[say("fact-players"), list(file.seats, "unit")], [say("fact-promised"), file.dice.commitment], [say("fact-secret"), file.dice.secret], [say("fact-added"), salts]]) {
    facts.append(make("dt", name), make("dd", value));
  }
  const noted = /** @type {HTMLInputElement} */ (form.elements.namedItem("noted")).value.trim().toLowerCase();
  const same = noted && noted === file.dice.commitment;
  verdict.replaceChildren(box, facts);
  if (noted) box.append(make("p", same ? say("noted-same") : say("noted-other")));
  if (noted && !same) box.className = "problem";
  verdict.dataset.found = noted && !same ? "bad" : "good";
}

/** @param {Row[]} rows @param {Row} [wrong] */
function show(rows, wrong) {
  const details = make("details"), scroll = make("div", "", "scroll"), table = make("table", "", "draws");
  if (wrong) details.setAttribute("open", "");
  scroll.tabIndex = 0;
  const head = make("tr");
  for (const title of [say("column-draw"), say("column-file"), say("column-dice"), say("column-chance"), say("column-number")]) head.append(make("th", title));
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
  details.append(make("summary", say("all-draws", { count: rows.length })), scroll);
  verdict.append(details);
  table.querySelector(".bad")?.scrollIntoView({ block: "center" });
  verdict.scrollIntoView({ block: "start" });
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = /** @type {HTMLInputElement} */ (form.elements.namedItem("file")).files?.[0];
  const text = chosen ? await chosen.text() : /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text")).value;
  await verify(text).catch((error) => bad(say("check-broke-off", { problem: error.message })));
});

const table = form.dataset.table;
if (table) {
  fetch(`/api/tables/${table}/game`).then(async (answer) => {
    const text = await answer.text();
    if (!answer.ok) return bad(JSON.parse(text).text);
    /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text")).value = text;
    await verify(text);
  }).catch((error) => bad(say("no-file", { problem: error.message })));
}
