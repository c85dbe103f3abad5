// @ts-check
// What lies beside the board: seats, questions, the log. Words of people are put in as text, never as markup.

import { button, clock, dialog, dots, keyed, link, make, part, refill, sure, withRules } from "./dom.js";
import { isOwn } from "./history.js";
import { showPeople } from "./people.js";
import { moment, say } from "./words.js";

/** @typedef {import("./protocol_types").TableView} TableView */
/** @typedef {import("./protocol_types").SeatView} SeatView */
/** @typedef {import("./protocol_types").Here} Here */
/** @typedef {(command: import("./protocol_types").Command, quiet?: boolean) => void} Act */

// --- Seats ----------------------------------------------------------------------------------------------------------

/** Lay an item for a seat where boards show it: the player whose eyes these are comes first, and then the others in turn. @param {HTMLElement} item @param {number} number @param {TableView} view */
function inOrder(item, number, { eye, seats }) {
  item.style.order = String((number - (eye ?? 0) + seats.length) % seats.length);
  return item;
}

/** The seats, with what can be done about each. @param {TableView} view @param {Here | null} here @param {Act} act */
export function showSeats(view, here, act) {
  const seats = part("seats"), main = part("main");
  const typed = /** @type {HTMLInputElement | null} */ (seats.querySelector("input[name=name]"))?.value ?? main.dataset.name ?? "";
  const word = /** @type {HTMLInputElement | null} */ (seats.querySelector("input[name=salt]"))?.value ?? "";
  const levels = (main.dataset.levels ?? "").split(" ");
  refill(seats, view.seats.map((seat, number) => {
    const item = inOrder(make("li"), number, view), turn = view.to_move === number && view.phase === "playing";
    item.className = turn ? "turn" : "";
    const who = make("div", "", "who");
    who.append(make("span", "", `face seat-${number}`), make("span", seat.name, "name"));
    if (seat.standing && view.phase !== "called") who.append(make("span", seat.standing, "stands"));
    if (seat.side) who.append(make("span", seat.side, "tag"));
    for (const [word, meaning] of tags(view, seat, number, here)) {
      const tag = make("span", word, "tag");
      tag.title = meaning;
      who.append(tag);
    }
    if (turn && view.seats.some((/** @type {any} */ each) => each.kind === "person")) {
      const to_move = make("span", seat.kind === "bot" ? say("tag-thinking") : say("tag-to-move"), "tag now");
      if (seat.kind === "bot") to_move.append(dots());
      who.append(to_move);
    }
    if (seat.left !== null) {
      const left = make("span", clock(seat.left), "clock");
      left.setAttribute("role", "timer");
      if (turn) left.dataset.until = String(Date.now() + seat.left * 1000);
      who.append(left);
    }
    item.append(who);
    const buttons = seatButtons(view, seat, number, levels, act, here?.seats.includes(number) ?? false);
    if (seat.free) item.append(sitForm(view, number, typed, word));
    if (buttons.childElementCount) item.append(buttons);
    return item;
  }));
  showPeople(view);
  const watching = here?.watching ?? 0;
  part("watching").hidden = !watching;
  part("watching").textContent = say("watching", { people: watching });
}

/** Chances as whole percents that add up to 100: those that lose most by rounding down are rounded up. @param {number[]} chances */
export function percents(chances) {
  const exact = chances.map((chance) => (100 * chance) / (chances.reduce((sum, each) => sum + each, 0) || 1)), whole = exact.map(Math.floor);
  const short = 100 - whole.reduce((sum, each) => sum + each, 0);
  const up = new Set(exact.map((_, seat) => seat).sort((a, b) => exact[b] - whole[b] - (exact[a] - whole[a])).slice(0, short));
  return whole.map((each, seat) => each + Number(up.has(seat)));
}

/** How everybody stands, in a line that is always in sight on a phone. @param {TableView} view */
export function showStanding(view) {
  const place = part("standing");
  place.hidden = view.phase !== "playing" || view.seats.every((seat) => !seat.standing);
  place.replaceChildren(...view.seats.map((seat, number) => {
    const item = inOrder(make("li", "", view.to_move === number ? "turn" : ""), number, view), mark = make("i", "", `seat-${number}`);
    const words = make("span");
    words.append(make("b", seat.name), make("span", seat.standing, "stands"));
    item.append(mark, words);
    return item;
  }));
  showPeople(view);
}

/** While something is shown that leads to the next view: who does it, and how everybody stands after it. @param {number | null} seat @param {string[]} standing nothing where that is as before */
export function showMeanwhile(seat, standing) {
  for (const places of [part("seats"), part("standing")]) {
    [...places.children].forEach((item, number) => {
      if (seat !== null) item.classList.toggle("turn", number === seat);
      const stands = item.querySelector(".stands");
      if (stands && standing.length) stands.textContent = standing[number];
    });
  }
}

/** @param {TableView} view @param {SeatView} seat @param {number} number @param {Here | null} here @returns {[string, string][]} */
function tags(view, seat, number, here) {
  /** @type {[string, string][]} */
  const found = [];
  if (seat.yours) found.push([say("tag-you"), view.you.length > 1 ? say("tag-you-shared") : say("tag-you-alone")]);
  else if (seat.kind === "bot") found.push([say("tag-bot"), say("tag-bot-which", { level: say("level", { level: seat.bot ?? "" }) })]);
  else if (seat.kind === "open") found.push([say("tag-open"), say("tag-open-meaning")]);
  else if (here) found.push(here.seats.includes(number) ? [say("tag-here"), say("tag-here-meaning")] : [say("tag-away"), say("tag-away-meaning")]);
  if (seat.kept_for && seat.kept_until) found.push([say("tag-kept"), say("tag-kept-meaning", { name: seat.kept_for, time: moment(seat.kept_until) })]);
  if (seat.host && view.phase === "gathering") found.push([say("tag-host"), say("tag-host-meaning")]);
  return found;
}

/** A form, so that taking a seat works like everywhere else. @param {TableView} view @param {number} number @param {string} typed @param {string} word */
function sitForm(view, number, typed, word) {
  const form = make("form");
  form.method = "post";
  form.action = `/t/${view.table}/sit`;
  const seat = make("input");
  Object.assign(seat, { type: "hidden", name: "seat", value: String(number) });
  const label = make("label", `${say("your-name")} `);
  const name = keyed(make("input"), `name-${number}`);
  Object.assign(name, { name: "name", value: typed, maxLength: Number(part("main").dataset.longest), placeholder: say("guest"), autocomplete: "nickname" });
  label.append(name);
  form.append(seat, label);
  if (view.phase === "gathering") {
    const dice = make("label", `${say("word-for-dice")} `), salt = keyed(make("input"), `salt-${number}`);
    Object.assign(salt, { name: "salt", value: word, maxLength: 64, placeholder: say("at-random"), autocomplete: "off" });
    dice.append(salt);
    if (view.dice.used) form.append(dice);
  }
  form.append(keyed(make("button", say("sit-here"), "main"), `sit-${number}`));
  return form;
}

/** @param {TableView} view @param {SeatView} seat @param {number} number @param {string[]} levels @param {Act} act @param {boolean} present whether its person looks at the table */
function seatButtons(view, seat, number, levels, act, present) {
  const buttons = make("div", "", "buttons"), gathering = view.phase === "gathering", playing = view.phase === "playing";
  const add = (/** @type {string} */ words, /** @type {() => void} */ what) => buttons.append(keyed(button(words, what, "small plain"), `${words}-${number}`));
  if (seat.yours && gathering) add(say("leave"), () => act({ do: "leave", seat: number }));
  if (seat.yours && playing && othersPlay(view)) {
    add(say("leave"), () => leave(say("leave-sure", { name: seat.name, days: keeping(view) }), say("leave-yes"), { do: "leave", seat: number }, act));
    if (view.seats.length > 2) add(say("resign"), () => leave(say("resign-sure", { name: seat.name }), say("resign"), { do: "resign", seat: number }, act));
  }
  const two = view.seats.length === 2 && view.you.length === 1; // there giving up ends the game
  if (seat.yours && playing && two) add(say("resign"), () => leave(say("resign-two-sure"), say("resign"), { do: "resign", seat: number }, act));
  const bots = keyed(make("select", "", "small"), `bots-${number}`);
  bots.setAttribute("aria-label", say("bot-for-seat", { seat: number + 1 }));
  for (const level of levels) bots.append(new Option(say("level", { level }), level, level === "karl", level === (seat.bot ?? "karl")));
  const give = () => act({ do: "set-seat", seat: number, bot: bots.value });
  if (view.host && gathering && !seat.yours) {
    if (seat.kind !== "open") add(say("open-seat"), () => act({ do: "set-seat", seat: number, bot: null }));
    buttons.append(bots);
    add(seat.kind === "bot" ? say("change-bot") : say("let-bot-sit"), give);
  } else if (view.host && playing && seat.kind === "bot" && !seat.free && !seat.kept_for) {
    add(say("offer-seat"), () => act({ do: "set-seat", seat: number, bot: null }));
  } else if (playing && view.you.length && seat.kind === "person" && !seat.yours && view.to_move === number && !view.clock && !present) {
    add(say("away-let-bot"), () => leave(say("away-sure", { name: seat.name, days: keeping(view) }), say("away-yes"), { do: "set-seat", seat: number, bot: "karl" }, act));
  }
  return buttons;
}

/** Whether others play, or may come back. @param {TableView} view */
export const othersPlay = (view) => view.seats.some((seat) => (seat.kind === "person" || seat.kept_for !== null) && !seat.yours);

/** For how many days the seat of somebody who has gone is kept. @param {TableView} view */
const keeping = (view) => (view.clock?.kind === "slow" ? view.clock.days : 1);

/** @param {string} question @param {string} yes @param {import("./protocol_types").Command} command @param {Act} act */
async function leave(question, yes, command, act) {
  if (await sure(question, yes)) act(command);
}

/** What concerns the whole table. @param {TableView} view @param {Act} act */
export function showTableButtons(view, act) {
  const buttons = [], gathering = view.phase === "gathering";
  if (view.host && gathering) {
    const start = keyed(button(say("start-game"), () => act({ do: "start" }), "main"), "start");
    start.disabled = view.seats.some((seat) => seat.kind === "open");
    buttons.push(start);
  }
  if (gathering || (view.phase === "playing" && view.seats.some((seat) => (seat.kind !== "bot" && !seat.yours) || seat.free))) {
    buttons.push(keyed(copier(say("copy-invitation")), "copy"));
  }
  if (view.phase === "playing" && view.you.length && !othersPlay(view)) {
    buttons.push(keyed(button(say("end-game"), () => leave(say("end-sure"), say("end-yes"), { do: "call" }, act), "small plain"), "end"));
  }
  refill(part("table-buttons"), buttons);
}

/** A button that copies the address of this table. @param {string} words @param {string} [kind] */
export function copier(words, kind = "small") {
  const address = location.origin + location.pathname;
  const copy = button(words, async () => {
    try {
      await navigator.clipboard.writeText(address);
      copy.textContent = say("copied");
      setTimeout(() => { copy.textContent = words; }, 2000);
    } catch {
      prompt(say("address-of-table"), address); // a browser that lets nobody copy
    }
  }, kind);
  copy.setAttribute("aria-live", "polite");
  return copy;
}

/** What is waited for before the game. @param {TableView} view */
export function showGathering(view) {
  const place = part("gather"), gathering = view.phase === "gathering";
  place.hidden = !gathering;
  if (!gathering) return place.replaceChildren();
  const open = view.seats.filter((seat) => seat.kind === "open").length;
  const cover = make("img");
  Object.assign(cover, { src: `/covers/${view.game}.svg`, alt: "" });
  /** @type {HTMLElement[]} */
  const parts = [cover, make("p", view.title, "gather-title")];
  if (open && view.you.length) {
    parts.push(make("p", say("send-address")));
    const address = keyed(make("input"), "address");
    Object.assign(address, { value: location.origin + location.pathname, readOnly: true });
    address.setAttribute("aria-label", say("invitation"));
    address.addEventListener("focus", () => address.select());
    const row = make("div", "", "row");
    row.append(address, keyed(copier(say("copy"), "main"), "copy-address"));
    parts.push(row, make("p", say("whoever-opens"), "quiet"));
    if (/^(localhost|127\.|\[::1\]$)/.test(location.hostname)) parts.push(localOnly());
  } else if (open) parts.push(make("p", say("seat-open-stay")));
  else parts.push(make("p", view.host ? say("everybody-here") : say("host-starts")));
  if (view.hints) parts.push(make("p", say("hints-for-all"), "quiet"));
  if (view.rated) parts.push(make("p", say("rated-for-all"), "quiet"));
  if (view.dice.used && view.you.length) parts.push(keyed(button(say("add-word"), () => dialog("dice").showModal()), "word"));
  parts.push(link(say("how-played"), `/rules/${view.game}`));
  refill(place, parts);
}

/** That an address of this machine leads nowhere on others, and what helps. */
function localOnly() {
  const told = make("p", "", "local"), command = "meadhall hall --host 0.0.0.0", [before, after] = say("local-only", { command }).split(command);
  told.append(before, make("code", command), after);
  return told;
}

/** A question that waits for an answer. @param {TableView} view @param {Act} act */
export function showQuestion(view, act) {
  const place = part("ask");
  place.hidden = !view.asked;
  if (!view.asked) return place.replaceChildren();
  const name = view.seats[view.asked.seat].name;
  const parts = [make("p", view.asked.yours ? say("asked-by-you") : say("asked-by", { name }))];
  const buttons = make("div", "", "actions");
  if (view.asked.yours) buttons.append(keyed(button(say("never-mind"), () => act({ do: "refuse" })), "never"));
  else if (view.you.length && !view.asked.agreed) {
    buttons.append(keyed(button(say("agree"), () => act({ do: "consent" }), "small main"), "agree"), keyed(button(say("refuse"), () => act({ do: "refuse" })), "refuse"));
  } else if (view.asked.agreed) parts.push(make("p", say("agreed"), "quiet"));
  refill(place, [...parts, buttons]);
}

// --- The log --------------------------------------------------------------------------------------------------------

/** New lines of the log. @param {import("./protocol_types").LogLine[]} lines @param {TableView} view @param {boolean} full */
export function showLines(lines, view, full) {
  const list = part("log");
  if (full) list.replaceChildren();
  const reading = !full && (list.matches(":hover") || list.contains(document.activeElement)) && list.scrollHeight - list.scrollTop - list.clientHeight > 60;
  for (const line of lines) {
    if (line.back_to) {
      for (const old of list.querySelectorAll("li.move")) {
        if (Number(/** @type {HTMLElement} */ (old).dataset.version) >= line.back_to) old.classList.add("back");
      }
    }
    const item = make("li", "", line.kind);
    if (isOwn(line, view.you)) item.classList.add("own");
    if (line.kind === "chat") item.append(make("b", `${view.seats[line.seat ?? -1]?.name ?? ""}: `), line.text);
    else item.append(withRules(line.text, view.game));
    item.dataset.version = String(line.version);
    if (line.places?.length) {
      item.dataset.places = line.places.join(" ");
      item.tabIndex = -1;
    }
    list.append(item);
  }
  const reach = list.querySelectorAll("li[tabindex]");
  if (reach.length && !list.querySelector("li[tabindex='0']")) /** @type {HTMLElement} */ (reach[reach.length - 1]).tabIndex = 0;
  if (!reading) list.scrollTop = list.scrollHeight;
}

/** A line of the log points at the places it speaks of. @param {(places: string[], go: boolean) => void} point @param {() => void} leave */
export function linkLog(point, leave) {
  const list = part("log");
  const of = (/** @type {EventTarget | null} */ target) => (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("li[data-places]")) : null);
  const to = (/** @type {Event} */ event, go = false) => {
    const line = of(event.target);
    if (line && !(event.target instanceof HTMLAnchorElement)) point((line.dataset.places ?? "").split(" "), go);
  };
  new ResizeObserver(() => { if (!list.matches(":hover")) list.scrollTop = list.scrollHeight; }).observe(list);
  list.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") to(event); });
  list.addEventListener("pointerout", leave);
  list.addEventListener("focusin", to);
  list.addEventListener("focusout", leave);
  list.addEventListener("click", (event) => to(event, true));
  list.addEventListener("keydown", (event) => {
    const lines = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("li[tabindex]")]);
    const here = lines.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (event.key === "Enter") to(event, true);
    if (here < 0 || next === undefined || !lines[next]) return;
    event.preventDefault();
    lines[here].tabIndex = -1;
    lines[next].tabIndex = 0;
    lines[next].focus();
  });
}

/** The clock that runs is not known until the table is shown again. */
export function hideClock() {
  for (const left of document.querySelectorAll("[data-until]")) {
    left.removeAttribute("data-until");
    left.textContent = "–:––";
  }
}

setInterval(() => {
  for (const left of document.querySelectorAll("[data-until]")) {
    const seconds = Math.max(0, (Number(/** @type {HTMLElement} */ (left).dataset.until) - Date.now()) / 1000);
    left.textContent = clock(seconds);
    left.classList.toggle("short", seconds < 30);
  }
}, 1000);
