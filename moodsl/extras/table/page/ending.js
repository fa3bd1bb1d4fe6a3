// How a match has ended: who came out where, and what the results are the sums of.

import { at, h, refill } from "./dom.js";
import { nameOf, state } from "./state.js";
import { t } from "./words.js";

/** Who has won, or between whom it is a draw; or that nobody has. */
function outcome(best) {
  if (!best.length) return t("nobody-wins");
  return best.length > 1 ? t("draw", { players: best.join(", ") }) : t("wins", { player: best[0] });
}

/** Draw the end, if the match is over. */
export function drawEnding() {
  const section = at("ending");
  const { ending } = state.table;
  const wasHidden = section.hidden;
  section.hidden = !ending;
  if (!ending) return;
  const best = ending.results.filter((one) => one.rank === 1).map((one) => nameOf(one.seat));
  const order = ending.results.map((one) => one.seat);
  refill(section,
    h("h2", {}, outcome(best)),
    ending.reason ? h("p.dim", {}, ending.reason) : null,
    h("div.scroll", { tabindex: "0", role: "region", "aria-label": t("scores") }, h("table.scores", {},
      h("caption.unseen", {}, t("scores")),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("scored")), ending.results.map((one) =>
        h("th", { scope: "col" }, one.rank ? `${one.rank}. ${nameOf(one.seat)}` : nameOf(one.seat), one.out ? ` (${t("is-out")})` : "")))),
      h("tbody", {}, ending.rows.map((row) => h("tr", { class: row.depth ? "part" : "" },
        h("th", { scope: "row" }, row.label), order.map((seat) => h("td", {}, row.numbers[seat]))))),
      h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("result")), ending.results.map((one) => h("td", {}, one.result)))))),
    ending.tie ? h("p.dim", {}, t("tie", { rule: ending.tie })) : null);
  if (wasHidden) section.scrollIntoView({ block: "start" });
}
