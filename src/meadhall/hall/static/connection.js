// @ts-check
// The connection to a table: it says hello with the version that it knows, keeps commands until they are acknowledged, and
// comes back by itself.

import { upright } from "./dom.js";
import { say } from "./words.js";

const PROTOCOL = 1;
const FIRST_PAUSE = 250; // milliseconds; doubled with each failure
const LONGEST_PAUSE = 5000;
const HEARTBEAT = 10000;
const LATER = 1013; // the hall is there, and what it keeps everything in is not
const PATIENCE = 8000; // for an answer, or for a connection
/** @type {import("./protocol_types").ErrorMessage} */
const LOST = { type: "error", code: "lost", text: say("connection-lost") };

/** @typedef {import("./protocol_types").Command} Command */
/** @typedef {import("./protocol_types").Incoming} Incoming what the hall takes */
/** @typedef {import("./protocol_types").Outgoing} Outgoing what the hall sends */
/** @typedef {import("./protocol_types").HintMessage | import("./protocol_types").WhyMessage | import("./protocol_types").ErrorMessage} Answer */
/** @typedef {Omit<import("./protocol_types").AskHint, "id"> | Omit<import("./protocol_types").AskWhy, "id">} Question */
/**
 * @typedef {object} Handlers
 * @property {(message: import("./protocol_types").TableMessage) => void} table what the table looks like now
 * @property {(version: number) => void} acknowledged something was carried out and kept, and made this version
 * @property {(text: string, code: string) => void} refused something that was refused
 * @property {(here: import("./protocol_types").Here) => void} here who is at the table
 * @property {(chances: import("./protocol_types").Chances) => void} chances who is ahead, where only bots play
 * @property {(connected: boolean, away: boolean) => void} state whether there is a connection; if not, whether there is a hall that cannot keep anything
 */

export class Connection {
  /** @param {string} address @param {Handlers} handlers */
  constructor(address, handlers) {
    this.address = address;
    this.handlers = handlers;
    this.seen = 0;
    this.words = false;
    this.pace = 1; // how fast bots are to play among themselves
    upright.addEventListener("change", () => this.hello());
    /** @type {Map<string, Command>} commands that are not acknowledged yet, by id */
    this.pending = new Map();
    /** @type {Set<string>} those whose refusal nobody needs to hear of */
    this.quiet = new Set();
    /** @type {Map<string, (answer: Answer) => void>} questions that are not answered yet, by id */
    this.questions = new Map();
    this.pause = FIRST_PAUSE;
    this.over = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.asked = this.heard = 0;
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.abandon());
    setInterval(() => this.beat(), HEARTBEAT);
    this.open();
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.asked = performance.now();
    socket.onopen = () => {
      this.heard = performance.now();
      this.hello();
      if (this.pace !== 1) this.watch(this.pace);
      for (const [id, command] of this.pending) this.send({ type: "do", id, command });
    };
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  hello() {
    this.send({ type: "hello", protocol: PROTOCOL, seen: this.seen, words: this.words, presence: true, chances: true, short: true, shape: upright.matches ? "tall" : "wide", language: document.documentElement.lang });
  }

  /** Whether the position is wanted in words too, from now on. @param {boolean} wanted */
  describe(wanted) {
    if (wanted === this.words) return;
    this.words = wanted;
    this.hello();
  }

  /** How fast bots are to play among themselves, 0 not at all for now. @param {number} pace */
  watch(pace) {
    this.pace = pace;
    this.send({ type: "watch", pace });
  }

  /** @param {Outgoing} message */
  hear(message) {
    this.heard = performance.now();
    if (message.type === "table") {
      this.pause = FIRST_PAUSE;
      this.seen = message.view.version;
      this.handlers.state(true, false);
      message.view.choices = choicesOf(message.short_choices ?? []);
      this.handlers.table(message);
    } else if (message.type === "ack") {
      this.pending.delete(message.id);
      this.handlers.acknowledged(message.version);
    } else if (message.type === "here") {
      this.handlers.here(message);
    } else if (message.type === "chances") {
      this.handlers.chances(message);
    } else if (message.type !== "pong") {
      const answer = this.questions.get(message.id ?? "");
      this.questions.delete(message.id ?? "");
      if (answer) return answer(message);
      if (message.type !== "error") return;
      if (message.id) this.pending.delete(message.id);
      if (!this.quiet.delete(message.id ?? "")) this.handlers.refused(message.text, message.code);
    }
  }

  /** @param {WebSocket} socket @param {number} code */
  lost(socket, code) {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const answer of this.questions.values()) answer(LOST);
    this.questions.clear();
    this.handlers.state(false, code === LATER);
    if (code === 4404 || code === 4403 || code === 4400) {
      this.over = true; // no such table, sent away, or another protocol: coming back would not help
      return;
    }
    const pause = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.timer = setTimeout(() => this.again(), pause);
  }

  again() {
    clearTimeout(this.timer);
    if (!this.socket && !this.over) this.open();
  }

  /** Asks whether the hall is there. Nothing heard since it was asked last: then the network has swallowed it. Timers may be late, in a tab that nobody sees. */
  beat() {
    const now = performance.now();
    if (this.asked > this.heard) {
      if (now - this.asked > PATIENCE) this.abandon();
      return;
    }
    this.asked = now;
    this.send({ type: "ping" });
  }

  /** Wait no longer for a socket: a browser may take minutes to close one whose other end has gone without a word. */
  abandon() {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket, 1006);
    socket.close();
  }

  /** @param {Incoming} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Whether a command of this kind is on its way and not answered yet. @param {Command["do"]} kind */
  waits(kind) {
    return [...this.pending.values()].some((command) => command.do === kind);
  }

  /** Do something at the table; it is sent again until the hall has kept it. @param {Command} command @param {boolean} [quiet] */
  do(command, quiet = false) {
    const id = fresh();
    if (quiet) this.quiet.add(id);
    this.pending.set(id, command);
    this.send({ type: "do", id, command });
  }

  /** Ask something that changes nothing; the answer may be an error. @param {Question} question @returns {Promise<Answer>} */
  ask(question) {
    const id = fresh();
    return new Promise((answer) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return answer(LOST);
      this.questions.set(id, answer);
      this.send({ ...question, id });
    });
  }
}

const fresh = () => (crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2) + Date.now());

/** Choices as they were before they were told shortly: each by what differs from the one before. @param {NonNullable<import("./protocol_types").TableMessage["short_choices"]>} rows @returns {import("./protocol_types").Choice[]} */
function choicesOf(rows) {
  let before = ["", "", ""];
  return rows.map(([number, ...shared]) => {
    before = before.map((was, place) => was.slice(0, Number(shared[2 * place])) + shared[2 * place + 1]);
    const [text, words, touches] = before;
    return { number, text, words, touches: touches.split(" ") };
  });
}
