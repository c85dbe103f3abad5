// @ts-check
// A hint at the table: asked for, shown, and done step by step as long as nothing new happens.

import { myTurn } from "./asking.js";
import { awaitHint, clearHint, hintWords, showHint } from "./hints.js";
import { moving } from "./pace.js";
import { announce } from "./speech.js";
import { say } from "./words.js";

/** @typedef {import("./protocol_types").HintLine} HintLine */
/**
 * @typedef {object} Wishes
 * @property {() => import("./protocol_types").TableView} view how the table stands
 * @property {() => boolean} busy whether something is on its way to the hall, or being shown
 * @property {(action: number) => void} play
 * @property {(text: string, code: string) => void} refused
 */

const STEP = 400; // milliseconds between two steps of a hint that is being done

export class Advice {
  /** @param {import("./board.js").Board} board @param {Wishes} wishes @param {import("./connection.js").Connection} connection */
  constructor(board, wishes, connection) {
    this.board = board;
    this.wishes = wishes;
    this.connection = connection;
    /** @type {HintLine | null} the rest of the hint that is being done */
    this.obeyed = null;
    /** @type {HintLine[]} what is advised now */
    this.hints = [];
  }

  /** Whether something is advised, or done by a hint. */
  get open() {
    return Boolean(this.obeyed || this.hints.length);
  }

  async ask() {
    const { position, choices } = this.wishes.view();
    if (!choices.length || this.obeyed) return;
    awaitHint();
    const answer = await this.connection.ask({ type: "hint" });
    if (this.wishes.view().position !== position) return;
    if (answer.type === "error") {
      this.end();
      return this.wishes.refused(answer.text, answer.code);
    }
    if (answer.type !== "hint") return;
    this.hints = answer.hints;
    this.show(this.hints);
    announce(say("hint-told", { hints: this.hints.map(hintWords).reduce((one, other) => say("hint-or", { one, other })) }));
  }

  /** @param {HintLine[]} hints @param {boolean} [doing] */
  show(hints, doing = false) {
    showHint(hints, this.board, { obey: (hint) => this.obey(hint), stop: () => this.end() }, doing);
  }

  /** Nothing more is advised, nor done by a hint. */
  end() {
    this.obeyed = null;
    this.hints = [];
    clearHint(this.board);
  }

  /** Do what is advised first. */
  obeyFirst() {
    if (this.hints.length && !this.obeyed) this.obey(this.hints[0]);
  }

  /** Do the next step of a hint; the others follow when the table shows it. @param {HintLine} hint */
  obey(hint) {
    if (this.wishes.busy()) return;
    this.obeyed = hint.steps.length > 1 ? hint : null;
    this.wishes.play(hint.steps[0].number);
  }

  /** Go on with the hint that is being done, as long as nothing new has happened. */
  async goOn() {
    const doing = this.obeyed, numbers = (/** @type {HintLine["steps"]} */ steps) => JSON.stringify(steps.map((step) => step.number));
    const left = numbers(doing?.steps.slice(1) ?? []);
    const answer = myTurn(this.wishes.view()) ? await this.connection.ask({ type: "hint", kept: true }) : null;
    if (this.obeyed !== doing) return;
    const rest = answer?.type === "hint" ? answer.hints.find(({ steps }) => numbers(steps) === left) : null;
    if (!rest) {
      this.end();
      return announce(say("hint-ends"));
    }
    this.obeyed = rest;
    this.show([rest], true);
    do await new Promise((done) => setTimeout(done, moving() ? STEP : 0));
    while (this.obeyed === rest && this.wishes.busy());
    if (this.obeyed === rest) this.obey(rest);
  }
}
