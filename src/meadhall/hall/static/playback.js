// @ts-check
// The messages of the hall are shown in order and in time: one moment after the other, those of a kind together, and then
// the table as it stands. Any key or touch shows all of it at once; the last moments can be shown again.

import { isOwn } from "./history.js";
import { moving, pace } from "./pace.js";
import { applied, looksOf } from "./scene.js";
import { largeOf, SHOWN } from "./waking.js";

/** @typedef {import("./protocol_types").TableView} TableView */
/** @typedef {import("./protocol_types").Moment} Moment */
/** @typedef {{moment: Moment, before: Map<string, import("./protocol_types").Piece>}} Kept what was shown, with the pieces before it */
/**
 * What a message tells: perhaps a whole scene with its looks, then moments, and how the table stands after them.
 * @typedef {{view: TableView, full: boolean, scene: import("./protocol_types").SceneView | null, looks: import("./scene.js").Sheet | null, moments: Moment[], again?: boolean, kept?: Kept[]}} News
 */
/**
 * @typedef {object} Wishes
 * @property {(moment: Moment, text: string, glide: boolean) => void} happen something happens, told in these words
 * @property {(news: News, glide: boolean) => void} take how the table stands now
 * @property {() => void} shown what was shown again is over
 */

const LOOK = 1000; // milliseconds for each thing that others do, and more where there is more to read
const SHORT = 70; // letters that are read meanwhile
const BREATH = 180; // and after what one has done oneself
const MOST = 60; // so many moments are shown one after the other; more at once
const SOON = 12; // with more than so many waiting, everything goes faster
const KEPT = 80; // moments that can be shown again
const ALIKE = new Set(["rolled", "drawn"]); // kinds of which several are shown together

export class Playback {
  /** @param {import("./board.js").Board} board @param {Wishes} wishes */
  constructor(board, wishes) {
    this.board = board;
    this.wishes = wishes;
    /** @type {News[]} what happened and is not shown yet */
    this.waiting = [];
    this.begun = false; // whether anything was shown yet
    this.busy = 0;
    this.paused = false; // whether a person who watches wants to see nothing new for now
    this.stage = 0; // seconds for which the stage of a step is looked at that is being shown
    /** @type {Kept[]} what was shown last */
    this.kept = [];
    this.eye = /** @type {number | null | undefined} */ (undefined);
    /** @type {import("./protocol_types").LogLine[]} the whole log, which has the words of moments */
    this.log = [];
  }

  /** Whether something is being shown. */
  get on() {
    return this.waiting.length > 0;
  }

  /** @param {import("./protocol_types").TableMessage} message */
  hear(message) {
    const { view, full, scene = null, moments = [] } = message;
    if (full) this.waiting.length = this.log.length = 0;
    this.log.push(...view.lines);
    /** @type {News} */
    const news = { view, full, scene, looks: null, moments: moments.map((moment) => this.whole(moment, view)) };
    if (scene) this.recall(news, scene);
    this.waiting.push(news);
    if (scene) this.fetch(news, view.game, scene.looks);
    if (this.begun && this.paused) return;
    if (document.hidden || this.left > MOST) this.hurry();
    else this.pump();
  }

  /** Show nothing new for now, or go on. @param {boolean} paused */
  rest(paused) {
    this.paused = paused;
    if (!paused) this.pump();
  }

  /** A moment with what was said of it elsewhere in the message: in a line of the log, and by how the seats stand. @param {Moment} moment @param {TableView} view @returns {Moment} */
  whole(moment, view) {
    const { text = "", places = [] } = (moment.line && this.log.at(-moment.line)) || moment;
    return { ...moment, text, places, standing: moment.standing === null ? view.seats.map((seat) => seat.standing) : moment.standing };
  }

  /** A whole scene may be an earlier one, with what has happened since: that is known at once, and can be shown again. @param {News} news @param {import("./protocol_types").SceneView} scene */
  recall(news, scene) {
    let pieces = new Map(scene.pieces.map((piece) => [piece.id, piece])), { ground } = scene;
    news.kept = [];
    for (const moment of news.moments.splice(0)) {
      news.kept.push({ moment, before: pieces });
      pieces = applied(pieces, moment.change ?? {});
      ground = moment.change?.ground ?? ground;
    }
    news.scene = { ...scene, ground, pieces: [...pieces.values()] };
  }

  /** @param {News} news @param {string} game @param {string} digest */
  fetch(news, game, digest) {
    looksOf(game, digest).then((looks) => {
      news.looks = looks;
      if (document.hidden) this.hurry();
      else this.pump();
    }, () => setTimeout(() => this.fetch(news, game, digest), 1000));
  }

  /** How many moments are not shown yet. */
  get left() {
    return this.waiting.reduce((sum, news) => sum + Math.max(1, news.moments.length), 0);
  }

  /** Whether the looks of the next scene are still on their way. */
  get unready() {
    return Boolean(this.waiting[0]?.scene && !this.waiting[0].looks);
  }

  /** Show the next thing, unless the last one is still moving. */
  pump() {
    while (!this.busy && !(this.begun && this.paused) && this.waiting.length && !this.unready) {
      const news = this.waiting[0], glide = this.begun && !news.full && !news.scene && moving();
      const pause = news.moments.length ? this.play(news, glide) : this.take(news, glide);
      if (pause) this.busy = window.setTimeout(() => { this.busy = 0; this.pump(); }, pause);
    }
  }

  /** The next moments that belong together. Returns for how long to look at them. @param {News} news @param {boolean} glide */
  play(news, glide) {
    const { drawing } = this.board, group = together(news.moments, drawing);
    const text = glide ? inOne(group.map((moment) => moment.text ?? "")) : "";
    const hurry = Math.max(0.3, Math.min(1, SOON / this.left));
    drawing.lasts = 0;
    for (const moment of group) {
      if (!news.again) this.keep(moment);
      this.wishes.happen(moment, text, glide);
    }
    if (!glide) return 0;
    this.stage = Math.max(...group.map(({ stage = 0 }) => stage));
    if (this.stage) return Math.max(1000 * this.stage * pace(), drawing.lasts); // whoever did it: it is to be followed
    const own = group.every((moment) => typeof moment.seat === "number" && news.view.you.includes(moment.seat)), chance = group.every((moment) => typeof moment.seat !== "number");
    const rolls = news.moments[0]?.kind === "rolled"; // the throw itself is to be seen, not the hand that throws
    if (!text) return drawing.lasts * 0.5 * hurry;
    if (own || rolls) return Math.max(drawing.lasts, rolls ? 250 * pace() : 0) * hurry;
    if (chance && !othersAct(news)) return (drawing.lasts + BREATH * pace()) * hurry;
    if (group.some((moment) => largeOf(this.board, moment))) return Math.max(SHOWN * pace(), drawing.lasts); // its picture is looked at
    return Math.max(LOOK * reading(text) * pace(), drawing.lasts + BREATH * pace()) * hurry;
  }

  /** How the table stands after them. @param {News} news @param {boolean} glide */
  take(news, glide) {
    this.waiting.shift();
    if (news.again) return this.wishes.shown(), 0;
    if (news.scene || news.view.eye !== this.eye) this.kept = news.kept ?? []; // other eyes must not see what these saw
    this.eye = news.view.eye;
    this.begun = true;
    this.wishes.take(news, glide);
    return 0;
  }

  /** A person has seen enough: of one stage, or of everything. */
  skip() {
    if (this.paused) return;
    if (!this.stage || !this.busy) return this.hurry();
    clearTimeout(this.busy);
    [this.busy, this.stage] = [0, 0];
    this.pump();
  }

  /** Show everything now. */
  hurry() {
    clearTimeout(this.busy);
    this.busy = 0;
    while (this.waiting.length && !this.unready) {
      const news = this.waiting[0];
      for (const moment of news.moments.splice(0)) {
        if (!news.again) this.keep(moment);
        this.wishes.happen(moment, "", false);
      }
      this.take(news, false);
    }
    this.board.drawing.finish();
  }

  /** @param {Moment} moment */
  keep(moment) {
    this.kept.push({ moment, before: this.board.drawing.pieces });
    if (this.kept.length > KEPT) this.kept.shift();
  }

  /** From where to show it again: what the others have done since one's own last turn, or that turn. @param {number[]} you */
  lastTurn(you) {
    const seats = this.kept.map(({ moment }) => moment.seat ?? null);
    const own = seats.findLastIndex((seat) => seat !== null && you.includes(seat));
    const others = seats.findIndex((seat, at) => at > own && seat !== null);
    if (others >= 0 && own >= 0) return others;
    if (own >= 0) return own;
    const last = seats.findLast((seat) => seat !== null);
    const before = seats.findLastIndex((seat) => seat !== null && seat !== last);
    return before + 1;
  }

  /** Show again what has happened, from one of the moments that are kept. @param {number} from @param {TableView} view */
  again(from, view) {
    const shown = this.kept.slice(Math.max(0, from));
    if (!shown.length || this.on || !this.board.drawing.svg || !moving()) return;
    this.board.restore(shown[0].before);
    this.waiting.push({ view, full: false, scene: null, looks: null, moments: shown.map(({ moment }) => moment), again: true });
    this.busy = window.setTimeout(() => { this.busy = 0; this.pump(); }, 350 * pace());
  }

  /** Whether something is kept that was shown since a version. @param {number} version */
  since(version) {
    return this.kept.findIndex(({ moment }) => moment.version > version);
  }
}

/** How much longer than a short sentence it takes to read a text. @param {string} text */
const reading = (text) => Math.min(4, Math.max(1, text.length / SHORT));

/** Whether somebody else acts in these news. @param {News} news */
const othersAct = ({ view }) => view.lines.some((line) => line.kind === "move" && typeof line.seat === "number" && !isOwn(line, view.you));

/** Take from the moments to come those that are shown together: the dice of one throw, several draws. @param {Moment[]} moments @param {import("./scene.js").SceneSvg} drawing which knows what is a die */
export function together(moments, drawing) {
  const group = [/** @type {Moment} */ (moments.shift())], { kind, seat = null } = group[0];
  const touched = new Set(ids(group[0]));
  const about = places(group[0]);
  if (group[0].stage) return group;
  for (let next = moments[0]; next && !next.stage && next.kind === kind && (next.seat ?? null) === seat; next = moments[0]) {
    const alike = ALIKE.has(kind) || (kind === "flipped" && about !== "" && places(next) === about); // the coins of one purse
    if (!alike) break;
    if (kind === "rolled" && group.at(-1)?.text) break; // that was a throw: the next one is another
    if (ids(next).some((id) => touched.has(id) && drawing.isDie(id))) break;
    group.push(/** @type {Moment} */ (moments.shift()));
    for (const id of ids(next)) touched.add(id);
  }
  return group;
}

/** The pieces that a moment changes. @param {Moment} moment */
const ids = ({ change }) => (change?.changed ?? []).map(({ id }) => id);

/** Where a moment happens. @param {Moment} moment */
const places = (moment) => (moment.places ?? []).join(" ");

/** What several moments say, in one text: what is said twice is counted. @param {string[]} texts */
export function inOne(texts) {
  const counts = new Map();
  for (const text of texts.filter(Boolean)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, times]) => (times > 1 ? `${text} (${times}×)` : text)).join(" ");
}
