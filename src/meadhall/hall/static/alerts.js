// @ts-check
// The page about alerts: this browser wishes to be told by push, or does not any more.

import { part } from "./dom.js";
import { say } from "./words.js";

const ADDRESS = "/me/alerts/push";
const place = part("push"), status = part("push-status"), on = /** @type {HTMLButtonElement} */ (part("push-on")), off = /** @type {HTMLButtonElement} */ (part("push-off"));

/** The key of the hall as browsers want it. @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {PushSubscription | null} known */
function show(known) {
  const refused = Notification.permission === "denied";
  on.hidden = Boolean(known) || refused;
  off.hidden = !known;
  status.textContent = refused ? say("push-refused") : known ? say("push-is-on") : say("push-is-off");
}

async function begin() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    status.textContent = say("push-cannot");
    return;
  }
  await navigator.serviceWorker.register("/service-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  on.addEventListener("click", async () => {
    on.disabled = true;
    try {
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(place.dataset.key ?? "") });
      const { endpoint, keys } = made.toJSON();
      const answer = await fetch(ADDRESS, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, ...keys }) });
      if (!answer.ok) {
        await made.unsubscribe();
        status.textContent = (await answer.json()).message ?? say("push-failed");
      } else show(made);
    } catch {
      show(null);
      if (Notification.permission !== "denied") status.textContent = say("push-failed");
    }
    on.disabled = false;
  });
  off.addEventListener("click", async () => {
    const known = await pushManager.getSubscription();
    if (known) {
      await fetch(`${ADDRESS}/drop`, { method: "POST", body: new URLSearchParams({ endpoint: known.endpoint }) });
      await known.unsubscribe();
    }
    show(null);
  });
  show(await pushManager.getSubscription());
}

const zone = /** @type {HTMLSelectElement} */ (part("zone")), own = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone.dataset.chosen !== "yes" && [...zone.options].some(({ value }) => value === own)) zone.value = own;
begin().catch(() => { status.textContent = say("push-failed"); });
