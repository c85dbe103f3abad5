// @ts-check
// What the page says, in the language of its reader: the hall has put the phrases that its scripts name into it.

/** @typedef {string | [slot: string] | [slot: string, variants: Record<string, Message>]} Part a text, a slot, or a choice by a slot; the variant "" counts where no other does */
/** @typedef {string | Part[]} Message */
/** @typedef {Record<string, string | number>} Slots */

const place = document.getElementById("phrases"), locale = place?.lang || "en-GB";
/** @type {Record<string, Message>} */
const messages = JSON.parse(place?.textContent || "{}");
const plural = new Intl.PluralRules(locale), number = new Intl.NumberFormat(locale);
const CAPITAL_NOUNS = /^(de|lb)\b/;

/** A phrase with its slots filled. @param {string} key @param {Slots} [slots] */
export const say = (key, slots = {}) => filled(messages[key] ?? key, slots);

/** @param {Message} message @param {Slots} slots @returns {string} */
function filled(message, slots) {
  if (typeof message === "string") return message;
  return message.map((part) => {
    if (typeof part === "string") return part;
    const [slot, variants] = part, value = slots[slot] ?? (messages[slot] ? filled(messages[slot], slots) : "");
    if (!variants) return typeof value === "number" ? number.format(value) : value;
    const exact = Object.hasOwn(variants, value), kind = !exact && typeof value === "number" ? plural.select(value) : value;
    return filled(Object.hasOwn(variants, kind) ? variants[kind] : variants[""], slots);
  }).join("");
}

/** A list: with "and" before its last entry, or as parts of one thing. @param {string[]} entries @param {"conjunction" | "unit"} [type] */
export const list = (entries, type = "conjunction") => new Intl.ListFormat(locale, { type }).format(entries);

/** A date and a time. @param {number} seconds since 1970 */
export const moment = (seconds) => new Date(seconds * 1000).toLocaleString(locale, { dateStyle: "short", timeStyle: "short" });

/** What begins with a capital, within a sentence; German nouns keep theirs. @param {string} text */
export const inside = (text) => (CAPITAL_NOUNS.test(locale) ? text : text.charAt(0).toLowerCase() + text.slice(1));
