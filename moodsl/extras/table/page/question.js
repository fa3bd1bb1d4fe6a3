// The question and its options as a list: the same answers as the things that are highlighted on the table.

import { at, h, refill, say } from "./dom.js";
import { asTold, once } from "./log.js";
import { look, whyNot } from "./looking.js";
import { newMatch } from "./menus.js";
import { answer, isAsked, nameOf, offer, state } from "./state.js";
import { capital, t } from "./words.js";

const LATELY = 15; // lines of the log that are told with the question
const LONG = 120; // letters of what an option does: the list has no room for more

let advised = { stamp: 0, option: -1 };
let told = 0; // the stamp of the question that was said last
let isLow = false; // whether the options are put away, where they cover a part of the table

/** What a bot would do. */
export function takeAdvice(advice) {
  advised = advice;
  drawQuestion();
  say(t("hint-is", { option: offer(advice.option)?.label ?? "" }));
}

/** Draw the question, or what is waited for. */
export function drawQuestion() {
  const { table } = state;
  const section = at("question");
  section.setAttribute("aria-label", t("question"));
  section.classList.toggle("waits", !isAsked());
  section.classList.toggle("low", isLow);
  if (!isAsked()) {
    refill(section, h("p.waiting", {}, waitingText()), lately(), tools());
    return;
  }
  const { question } = table;
  const offered = question.options.map((one, number) => [one, number]);
  refill(section,
    h("div.asked-for", {}, h("h2", { id: "prompt" }, question.prompt), h("button.button.quiet.small.lower", {
      type: "button", "data-key": "lower", "aria-expanded": String(!isLow),
      onclick: () => { isLow = !isLow; drawQuestion(); if (isLow) document.querySelector(".middle .can")?.scrollIntoView({ block: "center" }); },
    }, isLow ? t("show-options", { count: question.options.length }) : t("show-table"))),
    lately(),
    h("ol.options", {}, offered.filter(([one]) => !one.aside).map(([one, number]) => row(one, number))),
    offered.some(([one]) => one.aside) ? [h("h3", {}, t("before-that")), h("ol.options", {}, offered.filter(([one]) => one.aside).map(([one, number]) => row(one, number)))] : null,
    question.closed?.length ? h("div.closed", {}, h("h3", {}, t("not-now")), h("div.row", {}, question.closed.map((action) =>
      h("button.button.small", { type: "button", "data-key": `closed ${action.name || action.number}`, onclick: () => whyNot(action) }, action.title, h("span.dim", {}, ` ${t("why")}`))))) : null,
    tools());
  if (told !== table.stamp) {
    told = table.stamp;
    section.scrollTop = 0;
    say(`${question.prompt} ${t("options", { count: question.options.length })}`);
    if (document.activeElement === document.body || document.activeElement === null) section.focus({ preventScroll: true });
  }
}

/** The last lines of the log, where the log itself lies far below the question. */
function lately() {
  const lines = once(state.lines).slice(-LATELY).map((line) => [asTold(line), line.head]);
  if (!lines.length) return null;
  const list = h("ol.recent", { tabindex: "0", "aria-label": t("log") }, lines.map(([text, head]) => h("li", { class: head ? "head-line" : "" }, text)));
  const isOpen = state.opened.has("lately");
  return h("details.lately", { open: isOpen, ontoggle: (event) => {
    state.opened[event.target.open ? "add" : "delete"]("lately");
    list.scrollTop = list.scrollHeight;
  } },
  h("summary", { "data-key": "lately" }, h("span.unseen", {}, `${t("log")}: `), lines.at(-1)[0]), list,
  h("button.button.quiet.small", { type: "button", "data-key": "to-log", onclick: () => { at("log").scrollIntoView(); } }, t("whole-log")));
}

function waitingText() {
  const { table } = state;
  if (table.ending) return t("is-over");
  const asked = table.players[table.asked];
  return asked?.bot ? t("bot-thinks", { player: nameOf(table.asked) }) : t("waits-for", { player: nameOf(table.asked) });
}

function row(one, number) {
  const isHint = advised.stamp === state.table.stamp && advised.option === number;
  return h("li", { class: isHint ? "hinted" : "" },
    h("button.option", { type: "button", "data-key": `option ${number}`, "data-option": number, onclick: () => answer(number) },
      h("kbd", { "aria-hidden": "true" }, number < 9 ? number + 1 : ""),
      h("span.label", {}, one.label, isHint ? h("span.badge", {}, t("hint")) : null),
      one.note ? h("span.note", {}, capital(one.note)) : null),
    one.design || (one.note ?? "").length > LONG ? h("button.button.quiet.small.more", {
      type: "button", "aria-label": t("look-at", { thing: one.label }), "data-key": `look ${number}`,
      onclick: () => look({ title: one.label, design: one.design, about: [capital(one.note ?? "")], options: [number] }) }, "?") : null);
}

/** What can be done beside answering. */
function tools() {
  const { table, welcome } = state;
  if (welcome.seat < 0) return null;
  const button = (name, message, enabled) => h("button.button.small", {
    type: "button", disabled: !enabled, "data-key": name, onclick: () => state.send(message),
  }, t(name));
  const own = table.players[welcome.seat];
  if (table.ending) return welcome.keeper ? h("div.row.tools", {}, h("button.button.main", { type: "button", "data-key": "again", onclick: newMatch }, t("new-match"))) : null;
  return h("div.row.tools", {},
    button("undo", { type: "undo" }, table.can_undo),
    button("hint", { type: "hint" }, isAsked()),
    own.bot ? button("take-seat", { type: "occupy", seat: own.seat, bot: "" }, true)
      : button("leave-seat", { type: "occupy", seat: own.seat, bot: "normal" }, true));
}
