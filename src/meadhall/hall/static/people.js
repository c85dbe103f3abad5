// @ts-check
// Who sits at the table, beside their names: their faces, and at a rated table their ratings. The hall is asked again
// when somebody comes or goes, and when the game is over.

import { make, part } from "./dom.js";

/** @typedef {{face: string, rating: number | null, told: string, change: number | null}} SeatPerson */

/** @type {SeatPerson[]} */
let people = [];
let asked = "";

/** Show the people of a table, now or when they are known. @param {import("./protocol_types").TableView} view */
export function showPeople(view) {
  const now = JSON.stringify([view.phase === "over", ...view.seats.map((seat) => [seat.name, seat.kind, seat.bot])]);
  show();
  if (now === asked) return;
  asked = now;
  fetch(`/t/${view.table}/people`).then(async (answer) => {
    if (asked !== now || !answer.ok) return;
    people = await answer.json();
    show();
  }, () => { asked = ""; }); // without them a table is as good
}

function show() {
  for (const place of [part("seats"), part("standing")]) {
    [...place.children].forEach((item, number) => {
      const person = people[number], who = item.querySelector(".who") ?? item;
      for (const old of item.querySelectorAll(".portrait, .rating")) old.remove();
      if (!person?.face) return;
      const portrait = make("img", "", "portrait");
      Object.assign(portrait, { src: person.face, alt: "", width: 32, height: 32 });
      who.prepend(portrait);
      if (person.rating !== null && who !== item) item.querySelector(".name")?.after(rating(person));
    });
  }
}

/** @param {SeatPerson} person */
function rating(person) {
  const change = person.change === null ? "" : ` (${person.change > 0 ? "+" : ""}${Math.round(person.change)})`;
  const told = make("span", `${Math.round(person.rating ?? 0)}${change}`, "tag rating");
  told.title = person.told;
  return told;
}
