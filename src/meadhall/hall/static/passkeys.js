// @ts-check
// Passkeys: the browser makes one for this hall, or shows one to come in. Without it there are links and codes.

import { say } from "./words.js";

/** Ask the hall for something, and send it an answer. @param {string} address @param {unknown} [body] */
async function ask(address, body) {
  const answer = await fetch(address, { method: "POST", headers: { accept: "application/json" }, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) throw new Error(answer.headers.get("content-type")?.includes("json") ? (await answer.json()).text : say("passkey-failed"));
  return answer.json();
}

/** Let a button do something that takes a while, and tell why it cannot. @param {string} id @param {() => Promise<{to: string}>} act */
function listen(id, act) {
  const button = /** @type {HTMLButtonElement | null} */ (document.getElementById(id)), told = document.getElementById(`${id}-told`);
  if (!button || !told || !window.PublicKeyCredential?.parseCreationOptionsFromJSON) return;
  button.closest("[hidden]")?.removeAttribute("hidden");
  button.addEventListener("click", async () => {
    button.disabled = true;
    told.textContent = "";
    try {
      const { to } = await act();
      if (to.startsWith(location.pathname)) location.reload();
      else location.assign(to);
    } catch (error) {
      const given_up = error instanceof DOMException && error.name === "NotAllowedError";
      told.textContent = given_up ? say("passkey-given-up") : error instanceof DOMException ? say("passkey-failed") : String(/** @type {Error} */ (error).message);
      button.disabled = false;
    }
  });
}

listen("make-passkey", async () => {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("/me/passkeys/offer"));
  return ask("/me/passkeys", /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey: options })).toJSON());
});
listen("use-passkey", async () => {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("/me/in/passkey/ask"));
  return ask("/me/in/passkey", /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey: options })).toJSON());
});
