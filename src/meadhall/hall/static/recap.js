// @ts-check
// The recap: what the others have done since a person's last turn, when they come back.

import { button, make, part, withRules } from "./dom.js";
import { isOwn } from "./history.js";
import { say } from "./words.js";

/** @typedef {import("./protocol_types").LogLine} LogLine */

const MOST = 12; // lines

export class Recap {
  /** @param {import("./board.js").Board} board @param {import("./zoom.js").Zoom} zoom */
  constructor(board, zoom) {
    this.board = board;
    this.zoom = zoom;
    this.place = part("recap");
    /** @type {LogLine[]} */
    this.lines = [];
    this.game = "";
    /** @type {(() => void) | null} shows it on the board, where it is still known how it went */
    this.again = null;
  }

  get open() {
    return !this.place.hidden;
  }

  /**
   * Tell what others have done, if they have done something.
   * @param {LogLine[]} moves those that count @param {import("./protocol_types").TableView} view @param {(() => void) | null} again
   */
  show(moves, view, again) {
    this.again = again;
    const others = moves.filter((line) => !isOwn(line, view.you));
    this.game = view.game;
    this.lines = others.some(({ seat }) => typeof seat === "number") ? others : []; // chance alone is no news
    this.draw();
  }

  /** Something was taken back: that is no news any more. @param {LogLine[]} moves those that count still */
  keep(moves) {
    const left = this.lines.filter((line) => moves.includes(line));
    if (!this.open || left.length === this.lines.length) return;
    this.lines = left;
    this.draw();
  }

  close() {
    this.place.hidden = true;
  }

  draw() {
    const list = make("ol");
    for (const line of this.lines.slice(-MOST)) {
      const item = make("li");
      item.append(withRules(line.text, this.game));
      item.addEventListener("pointerenter", () => { this.zoom.show(this.board.mark(line.places ?? [])); });
      item.addEventListener("pointerleave", () => this.board.unmark());
      list.append(item);
    }
    const close = button(say("go-on"), () => { this.close(); this.board.unmark(); }, "small main");
    const buttons = make("div", "", "actions"), { again } = this;
    if (again) buttons.append(button(say("show-on-board"), () => { this.close(); again(); }));
    buttons.append(close);
    const more = this.lines.length - MOST;
    this.place.replaceChildren(make("h2", say("since-last-turn")), ...(more > 0 ? [make("p", say("things-before", { count: more }), "quiet")] : []), list, buttons);
    this.place.hidden = !this.lines.length;
  }
}
