// @ts-check
// Bots that play among themselves, for those who watch them: who is ahead and why, pause, and how fast. The bots rest while
// the page has more to show than it has shown.

import { button, keyed, make, part, refill, withRules } from "./dom.js";
import { choosePace, chosenPace, pace } from "./pace.js";
import { percents } from "./panels.js";
import { list, say } from "./words.js";

/** @typedef {import("./protocol_types").TableView} TableView */
/** @typedef {import("./protocol_types").Chances} Chances */
/** @typedef {{from: number[], to: number[], seat: number | null, text: string}} Swing how chances changed, and what was done meanwhile */

const MUCH = 0.03; // a change of chances that is worth a sentence
const TOLD = 3; // so many turns that moved the bar
const AHEAD = 10; // with more moments than so many waiting to be shown the bots rest
const FOLLOWED = 3; // with so few they go on
const grown = new Intl.NumberFormat(document.documentElement.lang || "en", { style: "percent", signDisplay: "always" });
const SPEEDS = { slow: 0.6, normal: 1, quick: 2, none: 2.5 };

/** By how much the chances of one seat grew from one position to another: of the one whose grew most. @param {number[]} from @param {number[]} to @returns {[number, number]} the seat, and by how much */
function gain(from, to) {
  const by = to.map((chance, seat) => chance - from[seat]), most = Math.max(...by);
  return [by.indexOf(most), most];
}

/** Several changes one after the other as turns: what was done in each, by what moved the bar most. @param {Swing[]} swings @returns {Swing[]} */
export function turns(swings) {
  /** @type {Swing[][]} */
  const groups = [];
  for (const swing of swings) {
    const last = groups.at(-1);
    if (last && (swing.seat === null || last[0].seat === null || swing.seat === last[0].seat)) last.push(swing);
    else groups.push([swing]);
  }
  return groups.map((group) => {
    const [from, to] = [group[0].from, group[group.length - 1].to], [seat] = gain(from, to);
    const by = (/** @type {Swing} */ each) => each.to[seat] - each.from[seat];
    const { text } = group.reduce((best, each) => (by(each) > by(best) ? each : best));
    return { from, to, seat: group.find((each) => each.seat !== null)?.seat ?? null, text };
  });
}

export class Watching {
  /** @param {import("./playback.js").Playback} playback @param {import("./connection.js").Connection} connection */
  constructor(playback, connection) {
    this.playback = playback;
    this.connection = connection;
    /** @type {Map<number, number[]>} chances by position, as they were told */
    this.known = new Map();
    /** @type {Swing[]} */
    this.swings = [];
    /** @type {{position: number, lines: import("./protocol_types").LogLine[]}[]} what has happened since the chances that were shown last */
    this.since = [];
    /** @type {number[] | null} */
    this.shown = null;
    this.wanted = 1; // the pace that the hall knows
    /** @type {TableView | null} */
    this.view = null;
  }

  /** @param {Chances} news */
  weighed({ position, chances }) {
    this.known.set(position, chances);
    if (this.known.size > 80) this.known.delete(Math.min(...this.known.keys()));
    this.show();
  }

  /** The table as it stands, and the lines of the log that lead there. @param {TableView} view @param {import("./protocol_types").LogLine[]} lines @param {boolean} full */
  take(view, lines, full) {
    this.view = view;
    if (full) [this.since, this.swings, this.shown] = [[], [], null];
    else this.since.push({ position: view.position, lines: lines.filter((line) => line.kind === "move") });
    this.show();
    this.flow();
  }

  /** What has happened up to a position that was weighed, in a few words. @param {number} position */
  told(position) {
    const passed = this.since.filter((each) => each.position <= position).flatMap((each) => each.lines);
    this.since = this.since.filter((each) => each.position > position);
    const seat = passed.findLast((line) => typeof line.seat === "number")?.seat ?? null;
    return { seat, text: passed.slice(0, 2).map((line) => line.text).join(" ") };
  }

  show() {
    const place = part("ahead"), { view } = this;
    const show = view?.phase === "playing" && view.seats.every((seat) => seat.kind === "bot");
    if (!show) place.hidden = true;
    if (!show) return;
    const chances = this.known.get(view.position);
    if (chances && chances !== this.shown) {
      const from = this.shown, { seat, text } = this.told(view.position);
      if (from && text) this.swings = [...this.swings, { from, to: chances, seat, text }].slice(-60);
      this.shown = chances;
    }
    place.hidden = false;
    refill(place, [...(this.shown ? [this.bar(view, this.shown), this.why(view)] : []), this.controls()]);
  }

  /** Who is ahead. @param {TableView} view @param {number[]} chances */
  bar(view, chances) {
    const box = make("div"), bar = make("div", "", "bar");
    bar.setAttribute("aria-hidden", "true");
    for (const [seat, chance] of chances.entries()) {
      const part = make("i", "", `seat-${seat}`);
      part.style.flexGrow = String(Math.max(chance, 0.01));
      bar.append(part);
    }
    const told = percents(chances).map((chance, seat) => say("chance-of", { name: view.seats[seat].side || view.seats[seat].name, percent: chance }));
    box.append(make("span", say("chances", { chances: list(told, "unit") })), bar);
    return box;
  }

  /** Why: the last turns that moved the bar, the newest first. @param {TableView} view */
  why(view) {
    const box = make("ul", "", "swings");
    const much = turns(this.swings).filter((turn) => gain(turn.from, turn.to)[1] >= MUCH);
    for (const { from, to, text } of much.slice(-TOLD).reverse()) {
      const [seat, by] = gain(from, to), line = make("li"), mark = make("b");
      mark.append(make("i", "", `face seat-${seat}`), `${view.seats[seat].side || view.seats[seat].name} ${grown.format(by)}`); // often somebody else than the one who moved
      line.append(mark, " ", withRules(text, view.game));
      box.append(line);
    }
    box.hidden = !box.childElementCount;
    return box;
  }

  /** Pause, and how fast. */
  controls() {
    const row = make("div", "", "watch-row"), { paused } = this.playback;
    const rest = keyed(button(paused ? say("go-on") : part("ahead").dataset.pause ?? "", () => this.pause(!paused), "small"), "pause");
    rest.setAttribute("aria-pressed", String(paused));
    const speeds = keyed(make("select", "", "small"), "speed"), own = /** @type {HTMLSelectElement} */ (part("pace"));
    speeds.setAttribute("aria-label", own.labels?.[0]?.firstChild?.textContent?.trim() ?? "");
    for (const option of own.options) speeds.append(new Option(option.text, option.value, false, option.value === chosenPace()));
    speeds.addEventListener("change", () => {
      choosePace(speeds.value);
      own.value = speeds.value;
      this.flow();
    });
    row.append(rest, speeds);
    return row;
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.playback.rest(paused);
    this.flow();
    this.show();
  }

  /** Tell the hall how fast the bots are to play: not ahead of what is shown here. */
  flow() {
    const { view, playback } = this;
    if (!view || view.phase !== "playing" || !view.seats.every((seat) => seat.kind === "bot")) return;
    const behind = playback.left > (this.wanted ? AHEAD : FOLLOWED) && pace() > 0;
    const wanted = playback.paused || behind ? 0 : SPEEDS[chosenPace()];
    if (wanted !== this.wanted) this.connection.watch(this.wanted = wanted);
  }
}
