// What has happened, line by line; a click on a line tells the rule that caused it.

import { at, h } from "./dom.js";
import { ask } from "./looking.js";
import { state } from "./state.js";
import { capital, t } from "./words.js";

/** Draw the log. */
export function drawLog() {
  const section = at("log");
  section.setAttribute("aria-label", t("log"));
  const list = h("ol.lines", { tabindex: "0", "aria-label": t("log") }, state.lines.map(drawLine));
  section.replaceChildren(h("h2", {}, t("log")), list);
  list.scrollTop = list.scrollHeight;
}

function drawLine(line) {
  const because = h("ul.because", { hidden: true, "data-nothing": t("no-cause") });
  const show = () => {
    because.hidden = !because.hidden;
    if (!because.hidden && !because.children.length) ask({ about: "line", number: line.number }, because);
  };
  return h("li", { class: `${line.head ? "head-line" : ""} ${(line.seat ?? -1) >= 0 ? `edge-p${line.seat % 6}` : ""}` },
    h("button.line", { type: "button", onclick: show, title: t("why-line") }, capital(line.text.replaceAll("->", "→").replace(/^-- (.*) --$/, "$1"))), because);
}
