// @ts-check
// Help on the board: a piece may speak of places by what should lie there (`cell-c1=water-0`). These are drawn as ghosts. A
// person can do without: then such pieces are not shown at all.

import { make, within } from "./dom.js";
import { wishes } from "./wishes.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** Draw what should lie in some places. @param {import("./scene.js").SceneSvg} drawing @param {Element} layer @param {string[]} wanted */
export function ghosts(drawing, layer, wanted) {
  for (const [id, look] of wanted.map((each) => each.split("="))) {
    const at = drawing.elements.get(id)?.getAttribute("transform"), ghost = document.createElementNS(SVG, "g");
    if (!at) continue;
    ghost.setAttribute("class", "ghost");
    ghost.setAttribute("transform", at);
    ghost.append(...drawing.look(look, ""));
    layer.append(ghost);
  }
}

/** A switch for it among the settings; without pieces of that kind there is none. @param {HTMLElement} board @param {HTMLDialogElement | null} settings */
export function nearestSwitch(board, settings) {
  const shown = () => wishes.get("nearest") !== "off";
  board.classList.toggle("alone", !shown());
  if (!settings) return;
  const label = make("label", "", "check"), box = make("input");
  box.type = "checkbox";
  box.checked = shown();
  box.addEventListener("change", () => {
    wishes.set("nearest", box.checked ? "on" : "off");
    board.classList.toggle("alone", !box.checked);
  });
  label.append(box, ` ${say("show-what-lacks")}`);
  within(settings, "form").before(label);
}
