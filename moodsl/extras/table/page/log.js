// What has happened, line by line; a click on a line tells the rule that caused it.

import { at, h, refill } from "./dom.js";
import { ask } from "./looking.js";
import { state } from "./state.js";
import { capital, t } from "./words.js";

const NEAR = 8; // pixels from the end at which somebody still reads the end
const list = h("ol.lines", { tabindex: "0" });
let follows = true; // whether somebody reads the end; a question that takes room from the log changes nothing of that
let drawn = new Map(); // what a line is made of -> its element: what stays is not touched, so that it can be read on

// One stop of Tab, however long a game has become: Up and Down go from line to line, Home and End to the first and last.
list.addEventListener("keydown", (event) => {
  const lines = [...list.querySelectorAll(".line")];
  const now = lines.indexOf(document.activeElement);
  const to = { ArrowUp: now < 0 ? lines.length - 1 : now - 1, ArrowDown: now + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  lines[to]?.focus();
});
list.addEventListener("scroll", () => { follows = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR; });

/** Draw the log. */
export function drawLog() {
  const section = at("log");
  if (!list.isConnected) [drawn, follows] = [new Map(), true]; // hidden meanwhile: another may look at it now
  section.setAttribute("aria-label", t("log"));
  list.setAttribute("aria-label", t("log"));
  const place = placeNow();
  const lines = once(state.lines).map((line) => [JSON.stringify([line.number, line.text, state.table.language]), line]);
  drawn = new Map(lines.map(([key, line]) => [key, drawn.get(key) ?? drawLine(line)]));
  for (const [key, line] of lines) {
    const item = drawn.get(key);
    if (item.times === line.times) continue;
    item.querySelector(".line").textContent = asTold(line);
    item.times = line.times;
  }
  refill(section, h("h2", {}, t("log")), list);
  refill(list, [...drawn.values()]);
  backTo(place);
}

/** A line as it is read: with arrows, a phase by its name alone, and how often it happened. */
export const asTold = ({ text, times }) => capital(text.replaceAll("->", "→").replace(/^-- (.*) --$/, "$1")) + (times > 1 ? ` ×${times}` : "");

/** The lines, those that say the same again together with the first of them. */
export function once(lines) {
  const found = [];
  for (const line of lines)
    if (line.again && found.length) found.at(-1).times++;
    else found.push({ ...line, times: 1 });
  return found;
}

/** The line at the upper edge and how far it is from there; null for whoever follows the end. */
function placeNow() {
  const line = follows ? null : [...list.children].find((one) => one.offsetTop + one.offsetHeight > list.scrollTop);
  return line ? { line, from: line.offsetTop - list.scrollTop, top: list.scrollTop } : null;
}

function backTo(place) {
  if (!place) list.scrollTop = list.scrollHeight;
  else list.scrollTop = place.line.isConnected ? place.line.offsetTop - place.from : place.top;
}

function drawLine(line) {
  const because = h("ul.because", { hidden: true, "data-nothing": t("no-cause") });
  const show = () => {
    because.hidden = !because.hidden;
    button.setAttribute("aria-expanded", String(!because.hidden));
    if (!because.hidden && !because.children.length) ask({ about: "line", number: line.number }, because);
  };
  const button = h("button.line", {
    type: "button", tabindex: "-1", onclick: show, title: t("why-line"), "aria-expanded": "false", "data-key": `line ${line.number}`,
  });
  return h("li", { class: `${line.head ? "head-line" : ""} ${(line.seat ?? -1) >= 0 ? `edge-p${line.seat % 6}` : ""}` }, button, because);
}
