// @ts-check
// How many tables wait for the person who reads: in the title of the page, in its icon, and as a link to the next one.
// Every page has this; it needs no phrases, because the hall sends the sentence.

const PAUSE = 60_000, SOON = 1500, OFTEN = 5000; // milliseconds
const table = document.querySelector("main")?.dataset.table ?? "";
const nav = document.querySelector(".top")?.querySelector("nav") ?? null, icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const address = icon?.href ?? "";
let count = 0, asked = 0, drawn = "", picture = "";
/** @type {number | undefined} */
let timer;

/** Ask the hall, unless it was asked a moment ago. @param {number} [wait] */
function soon(wait = 0) {
  clearTimeout(timer);
  if (document.hidden) return;
  timer = setTimeout(ask, Math.max(wait, asked + OFTEN - Date.now()));
}

async function ask() {
  asked = Date.now();
  try {
    const answer = await fetch(`/me/waiting?at=${table}`);
    if (answer.ok) show(await answer.json());
  } catch {
    // there is no network: the page says so where it matters
  }
  timer = setTimeout(soon, PAUSE);
}

/** @param {{count: number, others: number, text: string}} news */
function show(news) {
  count = news.count;
  title();
  badge();
  let link = /** @type {HTMLAnchorElement | null} */ (nav?.querySelector(".waiting") ?? null);
  if (!news.others || !nav) return link?.remove();
  if (!link) {
    link = document.createElement("a");
    link.className = "waiting";
    link.append(document.createElement("b"), document.createElement("span"));
    nav.prepend(link);
  }
  link.href = `/next?after=${table}`;
  link.title = news.text;
  link.setAttribute("aria-label", news.text);
  link.children[0].textContent = String(news.others);
  link.children[1].textContent = news.text;
}

/** The number stands before whatever the page is called. */
function title() {
  const plain = document.title.replace(/^\(\d+\) /, ""), wanted = count ? `(${count}) ${plain}` : plain;
  if (document.title !== wanted) document.title = wanted;
}

/** The number in the icon of the page, and of the app. */
async function badge() {
  const text = count > 9 ? "9+" : count ? String(count) : "";
  if (text === drawn || !icon) return;
  drawn = text;
  const device = /** @type {any} */ (navigator);
  (count ? device.setAppBadge?.(count) : device.clearAppBadge?.())?.catch(() => {});
  if (!text) return void (icon.href = address);
  try {
    picture ||= await (await fetch(address)).text();
  } catch {
    return;
  }
  const drawing = new DOMParser().parseFromString(picture, "image/svg+xml").documentElement;
  const write = piece("text", { x: 38, y: 46, "font-size": 24, "font-weight": 700, "font-family": "sans-serif", "text-anchor": "middle", fill: "#fff" });
  write.textContent = text;
  drawing.append(piece("circle", { cx: 38, cy: 38, r: 16, fill: "#b0351e" }), write);
  icon.href = `data:image/svg+xml,${encodeURIComponent(drawing.outerHTML)}`;
}

/** @param {string} kind @param {Record<string, string | number>} looks */
function piece(kind, looks) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(looks)) made.setAttribute(name, String(value));
  return made;
}

const named = document.querySelector("title");
if (named) new MutationObserver(title).observe(named, { childList: true });
const main = document.querySelector("main");
if (main) new MutationObserver(() => soon(SOON)).observe(main, { attributeFilter: ["data-version"] });
document.addEventListener("visibilitychange", () => soon());
const workers = navigator.serviceWorker;
workers?.addEventListener("message", () => soon());
if (!table) workers?.register("/service-worker.js").catch(() => {}); // a browser that keeps nothing does without
soon();
