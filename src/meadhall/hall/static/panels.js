// @ts-check
// What lies beside the board: seats, log, questions, result, dice. Words of people are put in as text, never as markup.

/** @param {string} id */
export const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} tag @param {string} [text] @param {string} [kind]
 * @returns {HTMLElement}
 */
export function make(tag, text = "", kind = "") {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

/** @param {string} words @param {() => void} act @param {string} [kind] */
export function button(words, act, kind = "small") {
  const found = /** @type {HTMLButtonElement} */ (make("button", words, kind));
  found.type = "button";
  found.addEventListener("click", act);
  return found;
}

/** @param {number} seconds */
function clock(seconds) {
  const days = Math.floor(seconds / 86400);
  if (days) return `${days} d ${Math.floor((seconds % 86400) / 3600)} h`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** The seats, with what can be done about each. @param {any} sight @param {(command: object) => void} act */
export function showSeats(sight, act) {
  const list = part("seats");
  const typed = /** @type {HTMLInputElement | null} */ (list.querySelector("input[name=name]"))?.value;
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  const levels = (main.dataset.levels ?? "").split(" ");
  list.replaceChildren(...sight.seats.map((/** @type {any} */ seat, /** @type {number} */ number) => {
    const item = make("li");
    if (sight.to_move === number) item.className = "turn";
    const who = make("div", "", "who");
    who.append(make("span", seat.name));
    const kind = seat.kind === "bot" ? "bot" : seat.yours ? "you" : seat.kind === "open" ? "open" : "";
    if (kind) who.append(make("span", kind, "quiet"));
    if (seat.host) who.append(make("span", "host", "quiet"));
    if (sight.to_move === number) who.append(make("span", "to move", "quiet"));
    if (seat.left !== null) {
      const left = make("span", clock(seat.left), "clock");
      if (sight.to_move === number) {
        left.dataset.until = String(Date.now() + seat.left * 1000);
      }
      who.append(left);
    }
    item.append(who);
    if (seat.free) item.append(sitForm(sight, number, typed));
    item.append(seatButtons(sight, seat, number, levels, act));
    return item;
  }));
}

/** A form, so that taking a seat works like everywhere else. @param {any} sight @param {number} number @param {string} [typed] */
function sitForm(sight, number, typed) {
  const form = /** @type {HTMLFormElement} */ (make("form"));
  form.method = "post";
  form.action = `/t/${sight.table}/sit`;
  const seat = /** @type {HTMLInputElement} */ (make("input"));
  Object.assign(seat, { type: "hidden", name: "seat", value: String(number) });
  const label = make("label", "Your name ");
  const name = /** @type {HTMLInputElement} */ (make("input"));
  Object.assign(name, { name: "name", value: typed ?? "", maxLength: 24, placeholder: "Guest" });
  label.append(name);
  form.append(seat, label, make("button", "Sit here", "main"));
  return form;
}

/** @param {any} sight @param {any} seat @param {number} number @param {string[]} levels @param {(command: object) => void} act */
function seatButtons(sight, seat, number, levels, act) {
  const buttons = make("div", "", "buttons");
  const gathering = sight.phase === "gathering", playing = sight.phase === "playing";
  if (seat.yours && gathering) buttons.append(button("Leave", () => act({ do: "leave", seat: number })));
  if (seat.yours && playing) {
    const away = "A bot plays on for you, and you may come back. Leave?";
    buttons.append(button("Leave", () => confirm(away) && act({ do: "leave", seat: number })));
    const final = "A bot plays on for you, and you cannot come back. Resign?";
    buttons.append(button("Resign", () => confirm(final) && act({ do: "resign", seat: number })));
  }
  const bots = make("select", "", "small");
  bots.setAttribute("aria-label", `A bot for seat ${number + 1}`);
  for (const level of levels) bots.append(new Option(level[0].toUpperCase() + level.slice(1), level, level === "karl", level === "karl"));
  const give = () => act({ do: "set-seat", seat: number, bot: /** @type {HTMLSelectElement} */ (bots).value });
  if (sight.host && gathering && !seat.yours) {
    if (seat.kind !== "open") buttons.append(button("Open this seat", () => act({ do: "set-seat", seat: number, bot: null })));
    buttons.append(bots, button(seat.kind === "bot" ? "Change the bot" : "Let a bot sit", give));
  } else if (sight.host && playing && seat.kind === "bot") {
    buttons.append(button("Offer this seat", () => act({ do: "set-seat", seat: number, bot: null })));
  } else if (playing && sight.you.length && seat.kind === "person" && !seat.yours && sight.to_move === number && !sight.clock) {
    buttons.append(button("Away? Let a bot play", () => act({ do: "set-seat", seat: number, bot: "karl" })));
  }
  return buttons;
}

/** What concerns the whole table. @param {any} sight @param {(command: object) => void} act */
export function showTableButtons(sight, act) {
  const buttons = [];
  const gathering = sight.phase === "gathering";
  if (sight.host && gathering) {
    const open = sight.seats.some((/** @type {any} */ seat) => seat.kind === "open");
    const start = /** @type {HTMLButtonElement} */ (button("Start the game", () => act({ do: "start" }), "main"));
    start.disabled = open;
    buttons.push(start);
  }
  if (gathering || sight.phase === "playing") {
    const copy = button("Copy the invitation", async () => {
      const address = location.origin + location.pathname;
      try {
        await navigator.clipboard.writeText(address);
        copy.textContent = "Copied";
      } catch {
        prompt("The invitation:", address);
      }
    });
    buttons.push(copy);
  }
  if (sight.undo !== "no") {
    buttons.push(button(sight.undo === "free" ? "Take back" : "Ask to take back", () => act({ do: "undo" }), "small undo"));
  }
  const persons = sight.seats.filter((/** @type {any} */ seat) => seat.kind === "person" && !seat.yours).length;
  if (sight.phase === "playing" && sight.you.length && !persons) {
    buttons.push(button("End this game", () => confirm("End this game without a result?") && act({ do: "call" })));
  }
  part("table-buttons").replaceChildren(...buttons);
}

/** A question that waits for an answer. @param {any} sight @param {(command: object) => void} act */
export function showQuestion(sight, act) {
  const place = part("ask");
  place.hidden = !sight.asked;
  if (!sight.asked) return;
  const name = sight.seats[sight.asked.seat].name;
  const parts = [make("p", sight.asked.yours ? "You have asked to take back a decision." : `${name} would like to take back a decision.`)];
  const buttons = make("div", "", "actions");
  if (sight.asked.yours) buttons.append(button("Never mind", () => act({ do: "refuse" })));
  else if (sight.you.length && !sight.asked.agreed) {
    buttons.append(button("Agree", () => act({ do: "consent" }), "main"), button("Refuse", () => act({ do: "refuse" }), ""));
  }
  place.replaceChildren(...parts, buttons);
}

/** How it ended. @param {any} sight @param {(command: object) => void} act */
export function showResult(sight, act) {
  const place = part("result");
  place.hidden = sight.phase !== "over" && sight.phase !== "called";
  if (place.hidden) return;
  const parts = [make("h2", sight.phase === "called" ? "The game was ended without a result" : "The game is over")];
  if (sight.result) {
    const table = make("table", "", "points");
    sight.result.scores.forEach((/** @type {any} */ score, /** @type {number} */ number) => {
      const row = make("tr");
      const lines = make("details");
      lines.append(make("summary", `${score.points} points`));
      for (const [text, value] of score.lines) lines.append(make("div", `${value}  ${text}`, "quiet"));
      const cell = make("td");
      cell.append(lines);
      row.append(make("th", `${score.place}.`), make("td", sight.seats[number].name), cell);
      table.append(row);
    });
    parts.push(table, ...sight.result.awards.map((/** @type {string} */ award) => make("p", award)));
  }
  const buttons = make("div", "", "actions");
  if (sight.next) {
    const link = /** @type {HTMLAnchorElement} */ (make("a", "To the next game", "button main"));
    link.href = `/t/${sight.next}`;
    buttons.append(link);
  } else if (sight.phase === "over" && sight.you.length) {
    const agreed = sight.you.some((/** @type {number} */ seat) => sight.rematch.includes(seat));
    buttons.append(agreed ? make("span", "Waiting for the others …", "quiet") : button("Play again", () => act({ do: "rematch" }), "main"));
  }
  const file = /** @type {HTMLAnchorElement} */ (make("a", "The game file", "button"));
  file.href = `/api/tables/${sight.table}/game`;
  if (sight.position) buttons.append(file);
  place.replaceChildren(...parts, buttons);
}

/** The promise about the dice, and what became of it. @param {any} sight */
export function showDice(sight) {
  const place = /** @type {HTMLElement} */ (part("dice").querySelector("div"));
  const parts = [make("p", "Before the game the hall has fixed the dice and promised so with this number, which nobody can change later:")];
  parts.push(make("code", sight.dice.commitment));
  if (sight.dice.secret) {
    parts.push(make("p", "The game has ended. This is the secret behind the promise; with the game file, meadhall verify checks every draw:"));
    parts.push(make("code", sight.dice.secret));
  }
  place.replaceChildren(...parts);
}

/** New lines of the log. @param {any[]} lines @param {any} sight @param {boolean} full */
export function showLines(lines, sight, full) {
  const list = part("log");
  if (full) list.replaceChildren();
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  for (const line of lines) {
    if (line.back_to) {
      for (const old of list.querySelectorAll("li.move")) {
        if (Number(/** @type {HTMLElement} */ (old).dataset.version) >= line.back_to) old.classList.add("back");
      }
    }
    const item = make("li", "", line.kind);
    if (line.kind === "chat") item.append(make("b", `${sight.seats[line.seat]?.name ?? ""}: `), line.text);
    else item.textContent = line.text;
    item.dataset.version = String(line.version);
    list.append(item);
  }
  if (atEnd || full) list.scrollTop = list.scrollHeight;
}

setInterval(() => {
  for (const left of document.querySelectorAll("[data-until]")) {
    const until = Number(/** @type {HTMLElement} */ (left).dataset.until);
    left.textContent = clock(Math.max(0, (until - Date.now()) / 1000));
  }
}, 1000);
