// @ts-check
// The page of somebody who looks for a player: it asks every few seconds, and goes to the table when there is one.

import { part } from "./dom.js";

const PAUSE = 3000;

async function look() {
  try {
    const answer = await fetch("/find/state");
    if (answer.ok) {
      const { table, looks, bot } = await answer.json();
      if (table || !looks) return location.assign("/find"); // which leads to the table
      part("bot").hidden = !bot;
    }
  } catch {
    // there is no network: it is tried again
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
