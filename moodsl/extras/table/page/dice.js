// The dice that lie thrown.

import { at, h, refill } from "./dom.js";
import { state } from "./state.js";
import { choose } from "./things.js";
import { t } from "./words.js";

const SPOTS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] }; // of nine

/** Draw all dice. */
export function drawDice() {
  const dice = state.table.dice ?? [];
  const section = at("dice");
  section.hidden = !dice.length;
  section.setAttribute("aria-label", t("dice"));
  refill(section, h("h2", {}, t("dice")), h("div.row", {}, dice.map(die)));
}

function die(one, number) {
  const options = one.options ?? [];
  const spots = SPOTS[one.shows];
  const face = spots ? Array.from({ length: 9 }, (_none, place) => h("i", { class: spots.includes(place) ? "spot-on" : "" })) : one.shows;
  if (!options.length) return h("span.die", { role: "img", "aria-label": one.title, class: spots ? "" : "lettered" }, face);
  return h("button.die.can", { type: "button", "data-key": `die ${number}`, "aria-label": t("choose-thing", { thing: one.title }), class: spots ? "" : "lettered", onclick: () => choose(options, one.title) }, face);
}
