// @ts-check
// Rules as a sheet over the table: a link to a rule, or to the rulebook, opens here and not in a new tab.

import { button, make } from "./dom.js";
import { say } from "./words.js";

/** The sheet; it shows the page of rules at an address. @returns {(address: string) => Promise<void>} */
export function ruleSheet() {
  const sheet = make("dialog", "", "rule-sheet"), body = make("div", "", "prose play"), whole = make("a", say("in-tab-of-own"));
  sheet.setAttribute("aria-label", say("rules"));
  body.tabIndex = 0;
  whole.target = "_blank";
  whole.addEventListener("click", (event) => event.stopPropagation()); // this one link leaves the table
  const head = make("header");
  head.append(whole, button(say("close"), () => sheet.close(), "main"));
  sheet.append(head, body);
  document.body.append(sheet);
  sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); }); // beside it

  /** Show a page of rules, and one of them in particular. @param {string} address */
  async function show(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html"), article = page.querySelector("article");
    if (!article) throw new Error("no rules");
    const wears = page.querySelector("link[href*='prose']");
    if (wears && !document.querySelector("link[href*='prose']")) {
      await new Promise((worn) => { // before that nothing is where it will be
        for (const event of ["load", "error"]) wears.addEventListener(event, worn);
        document.head.append(wears);
      });
    }
    for (const board of article.querySelectorAll(".figure")) board.remove(); // the table itself lies below
    body.replaceChildren(...article.childNodes);
    whole.href = address;
    if (!sheet.open) sheet.showModal();
    point(address.split(/[/#]/).at(-1) ?? "");
  }

  /** Scroll to a rule and mark it; without one, to the top. @param {string} id */
  function point(id) {
    for (const marked of body.querySelectorAll(".pointed")) marked.classList.remove("pointed");
    const rule = body.querySelector(`[id="${CSS.escape(id)}"]`);
    rule?.classList.add("pointed");
    if (rule) rule.scrollIntoView({ block: "center" });
    else body.scrollTop = 0;
    body.focus({ preventScroll: true });
  }

  body.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    point(link.hash.slice(1));
  });
  return show;
}
