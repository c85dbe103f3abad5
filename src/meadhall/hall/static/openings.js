// @ts-check
// The explorer of openings: the choices are links; a touch on the board follows the link of what it would do.

import { dialog, part, upright, within } from "./dom.js";
import { keyboard } from "./keys.js";
import { looksOf } from "./scene.js";
import { hideNotice, notice } from "./speech.js";
import { layStage } from "./stage.js";
import { say } from "./words.js";

const main = part("main"), game = main.dataset.game ?? "";
const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".chosen a[data-action]"))];

const { board, zoom, tip, keys } = layStage({
  chosen: (choice) => links.find((each) => each.dataset.action === choice.text)?.click(),
  refused: (path) => { if (path.length) notice(say("nothing-with-this"), game); },
  narrowed: () => zoom.follow(board.lit()),
});

async function begin() {
  const answer = await fetch(`${main.dataset.board}&shape=${upright.matches ? "tall" : "wide"}`);
  if (!answer.ok) throw new Error(`the hall answered ${answer.status}`);
  /** @type {import("./protocol_types").OpeningBoard} */
  const found = await answer.json();
  main.dataset.shape = found.scene.shape;
  main.classList.add("scripted");
  board.tell(found.scene, await looksOf(game, found.scene.looks));
  if (board.reveal()) zoom.fit();
  within(part("words"), "pre").textContent = found.words;
  board.offer([...found.touches]);
  zoom.follow(board.lit());
}

const showKeys = keyboard([
  { keys: ["b"], does: say("key-board"), act: () => { const [first] = board.lit(); if (first) board.keyboard.reach(first); else links[0]?.focus(); } },
  ...keys,
], () => {
  if (tip.open) return tip.close(), true;
  if (hideNotice()) return true;
  if (board.path.length) return board.back(), true;
  return false;
});
part("show-keys").addEventListener("click", showKeys);
part("show-words").addEventListener("click", () => dialog("words").showModal());
upright.addEventListener("change", () => location.reload()); // the board has another shape now
begin().catch(() => notice(say("no-answer-reload"), game));
