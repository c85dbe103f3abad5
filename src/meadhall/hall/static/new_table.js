// @ts-check
// The form for a new table: cards with settings that belong together, and options that exclude each other are told so in
// their place, before anything is sent.

/** @typedef {{one: Record<string, string>, others: Record<string, string[]>, why: string}} Excludes */

/** @type {Excludes[]} */
const excludes = JSON.parse(document.getElementById("excludes")?.textContent || "[]");
const presets = document.getElementById("presets");
const cards = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("[name=preset]")]);
const selects = /** @type {HTMLSelectElement[]} */ ([...document.querySelectorAll("select[name^=option-]")]);
const usual = new Map(selects.map((select) => [select.name, select.value]));

/** @param {string} option */
const select = (option) => selects.find((each) => each.name === `option-${option}`);

/** The settings of a card. @param {HTMLInputElement} card @returns {Map<string, string>} */
function settings(card) {
  return new Map([...usual, ...Object.entries(/** @type {Record<string, string>} */ (JSON.parse(card.dataset.options || "{}")))]);
}

/** Which card the settings are those of. */
function showCard() {
  const own = cards.find((card) => card.value === "own");
  const found = cards.find((card) => card !== own && selects.every((each) => settings(card).get(each.name) === each.value)) ?? own;
  if (found) found.checked = true;
}

/** Say of each option what it cannot be together with the others. */
function tell() {
  for (const each of selects) {
    for (const option of each.options) option.disabled = false;
    each.parentElement?.querySelector(".excluded")?.remove();
  }
  for (const { one, others, why } of excludes) {
    const [[name, value]] = Object.entries(one), chosen = select(name)?.value === value;
    const against = Object.entries(others).some(([other, values]) => values.includes(select(other)?.value ?? ""));
    if (chosen) for (const [other, values] of Object.entries(others)) bar(select(other), values, why);
    else if (against) bar(select(name), [value], why);
  }
}

/** @param {HTMLSelectElement | undefined} list @param {string[]} values @param {string} why */
function bar(list, values, why) {
  if (!list) return;
  for (const option of list.options) option.disabled = option.disabled || values.includes(option.value);
  const told = document.createElement("small");
  told.className = "excluded";
  told.textContent = why;
  list.parentElement?.querySelector("span")?.append(told);
}

for (const card of cards) {
  card.addEventListener("change", () => {
    if (card.value === "own") return selects[0]?.closest("details")?.setAttribute("open", "");
    for (const [name, value] of settings(card)) {
      const list = selects.find((each) => each.name === name);
      if (list) list.value = value;
    }
    tell();
  });
}
for (const each of selects) each.addEventListener("change", () => { showCard(); tell(); });
if (presets) presets.hidden = false;
tell();
showCard();
