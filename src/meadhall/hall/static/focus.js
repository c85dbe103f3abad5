// @ts-check
// The keyboard on the board: arrows go from one lit piece to the next, Enter touches it, and the focus stays on the board
// although it is drawn anew.

export class Focus {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.current = ""; // the lit piece that the keyboard would reach
    board.place.addEventListener("keydown", (event) => this.keyed(event));
    board.place.addEventListener("focusin", (event) => this.focused(event));
    board.place.addEventListener("focusout", () => board.ringFocus(""));
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const here = event.target instanceof SVGElement ? event.target : null;
    if (event.key === "Enter" || event.key === " ") {
      const id = here?.closest(".lit")?.getAttribute("data-id");
      if (!id) return;
      event.preventDefault();
      this.board.touch(id);
    } else if (/^(Arrow|Home$|End$)/.test(event.key)) {
      event.preventDefault();
      this.step(event.key, here);
    }
  }

  /** @param {string} key @param {SVGElement | null} here */
  step(key, here) {
    const lit = this.board.lit();
    if (!lit.length) return;
    const place = here ? lit.indexOf(here) : -1;
    let next = lit[(place + (key === "ArrowRight" || key === "ArrowDown" ? 1 : lit.length - 1)) % lit.length];
    if (place < 0 || key === "Home") next = lit[0];
    else if (key === "End") next = lit[lit.length - 1];
    else if (here && (key === "ArrowUp" || key === "ArrowDown")) next = below(here, lit, key === "ArrowUp") ?? next;
    this.reach(next);
  }

  /** Focus a lit piece. @param {SVGElement} piece */
  reach(piece) {
    for (const lit of this.board.place.querySelectorAll(".lit[tabindex='0']")) lit.setAttribute("tabindex", "-1");
    piece.setAttribute("tabindex", "0");
    this.current = piece.dataset.id ?? "";
    piece.focus();
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const id = event.target instanceof SVGElement ? event.target.dataset.id ?? "" : "";
    if (id) this.current = id;
    this.board.ringFocus(id);
  }

  /** Where it is: at the board, at a button beside it, or elsewhere. */
  where() {
    const active = document.activeElement;
    if (!active || active === document.body) return "";
    if (this.board.buttons.contains(active)) return "buttons";
    return this.board.place.contains(active) ? "board" : "";
  }

  /** Keep the focus on the board, although it is drawn anew. @param {string} was */
  keep(was) {
    if (!was || (was === this.where() && (document.activeElement !== this.board.place || !this.board.next.size))) return;
    const lit = this.board.place.querySelector(`.lit[data-id="${CSS.escape(this.current)}"]`) ?? this.board.place.querySelector(".lit");
    const choice = /** @type {HTMLElement | null} */ (this.board.buttons.querySelector("button"));
    if (was === "buttons" && choice && !lit) choice.focus();
    else if (lit instanceof SVGElement) lit.focus();
    else if (choice) choice.focus();
    else this.board.place.focus({ preventScroll: true });
  }
}

/** The nearest lit piece above or below. @param {SVGElement} here @param {SVGElement[]} lit @param {boolean} above */
function below(here, lit, above) {
  const box = here.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  let best = null, least = Infinity;
  for (const each of lit) {
    const other = each.getBoundingClientRect();
    const right = other.left + other.width / 2 - x, down = (other.top + other.height / 2 - y) * (above ? -1 : 1);
    const away = down + 2 * Math.abs(right);
    if (each !== here && down > 4 && away < least) [best, least] = [each, away];
  }
  return best;
}
