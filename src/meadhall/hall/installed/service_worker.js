// @ts-check
// What a browser runs when no page of the hall is open: it shows alerts, and keeps rules, lessons and finished games so
// that they can be read without a network. It never answers for a table: what stands there only the hall knows.

const worker = /** @type {any} */ (self); // the types of workers and those of pages exclude each other
const FILES = "files DIGEST", PAGES = "pages", OFFLINE = "/offline", MOST = 120;
const KEPT = /^\/(?:rules|learn|covers|looks|offline|icons|replay\/|t\/[\w-]+\/replay)/;
const FOREVER = /^\/static\/[0-9a-f]{12}\//;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const page = await fetch(OFFLINE), cache = await caches.open(PAGES);
    const parts = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/(?:static|icons)\/[^"]+)"/g)].map(([, part]) => part);
    await cache.put(OFFLINE, page);
    await (await caches.open(FILES)).addAll([...new Set(parts)]);
    await worker.skipWaiting();
  })());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name);
    await worker.clients.claim();
  })());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (FOREVER.test(pathname)) event.respondWith(file(request));
  else if (KEPT.test(pathname)) event.respondWith(document(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => offline()));
});

/** A file whose address names its content. @param {Request} request */
async function file(request) {
  const cache = await caches.open(FILES), known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) cache.put(request, answer.clone());
  return answer;
}

/** Something to read: from the hall, or as it was when it was read last. @param {Request} request */
async function document(request) {
  const cache = await caches.open(PAGES);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) keep(cache, request, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(request, { ignoreVary: true });
    if (known) return known;
    if (request.mode === "navigate") return offline();
    throw error;
  }
}

/** Keep a page; the oldest go when there are too many. @param {Cache} cache @param {Request} request @param {Response} answer */
async function keep(cache, request, answer) {
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) if (new URL(old.url).pathname !== OFFLINE) await cache.delete(old, { ignoreVary: true });
}

/** The page that says that there is no network. */
const offline = async () => (await caches.match(OFFLINE, { ignoreVary: true })) ?? Response.error();

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag, count } = event.data.json();
  event.waitUntil((async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) page.postMessage({ count });
    worker.navigator.setAppBadge?.(count).catch(() => {});
    if (pages.some((/** @type {any} */ page) => page.focused && new URL(page.url).pathname === url)) return; // that person sees it
    await worker.registration.showNotification(title, { body, tag, data: { url }, icon: "/icons/192.png", badge: "/icons/192.png", renotify: true });
  })());
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const address = new URL(event.notification.data.url, location.origin).href;
  event.waitUntil((async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((/** @type {any} */ page) => page.url.split("#")[0] === address);
    if (open) await open.focus();
    else await worker.clients.openWindow(address);
  })());
});

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const options = event.oldSubscription?.options;
    if (!options) return;
    const { endpoint, keys } = (await worker.registration.pushManager.subscribe(options)).toJSON();
    await fetch("/me/alerts/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, ...keys }) });
  })());
});
