// @ts-check
// What a person wishes: kept with them in the hall, and the same on all their devices. Somebody whom the hall does not
// know yet, or a hall that does not answer, has it in this browser; it is sent when that is possible.

/** What the hall keeps for the person, by name; null for somebody without a token. @type {Record<string, string> | null} */
const kept = JSON.parse(document.documentElement.dataset.settings ?? "null");

/** What this browser has kept in former releases, in other words. @type {Record<string, Record<string, string>>} */
const FORMER = { nearest: { no: "off" } };

/** What this browser remembers. */
const here = {
  /** @param {string} name */
  get(name) {
    try { return localStorage.getItem(`meadhall.${name}`) ?? ""; } catch { return ""; }
  },
  /** @param {string} name @param {string} value nothing is remembered if it is empty */
  set(name, value) {
    try {
      if (value) localStorage.setItem(`meadhall.${name}`, value);
      else localStorage.removeItem(`meadhall.${name}`);
    } catch { /* a browser that keeps nothing */ }
  },
};

/** Let the hall keep what this browser remembers. @param {string[]} names */
async function send(...names) {
  if (!kept) return;
  const wished = names.map((name) => /** @type {[string, string]} */ ([name, here.get(name)]));
  try {
    const body = new URLSearchParams(wished), answer = await fetch("/me/settings", { method: "POST", body, redirect: "manual", keepalive: true });
    if (answer.type !== "opaqueredirect") return;
    for (const [name, value] of wished) {
      kept[name] = value;
      if (here.get(name) === value) here.set(name, "");
    }
  } catch { /* it is sent with the next page */ }
}

export const wishes = {
  /** What is wished; empty where it is as usual. @param {string} name */
  get(name) {
    const own = here.get(name);
    return FORMER[name]?.[own] ?? (own || (kept?.[name] ?? ""));
  },
  /** @param {string} name @param {string} value */
  set(name, value) {
    here.set(name, value);
    if (kept && name in kept) send(name);
  },
};

for (const [name, words] of Object.entries(FORMER)) if (here.get(name) in words) here.set(name, words[here.get(name)]);
const unsent = Object.keys(kept ?? {}).filter(here.get);
if (unsent.length) send(...unsent);
