// Dialogs about one thing: large, with all that is said of it, why it is not offered, and what can be chosen on it.

import { at, h } from "./dom.js";
import { cover, fetchFaces, sidesOf, wordsOf } from "./faces.js";
import { isTold } from "./players.js";
import { prefs } from "./prefs.js";
import { answer, nameOf, offer, state } from "./state.js";
import { capital, t } from "./words.js";

let open = null; // the dialog that is open, what it waits for, and what in it answers the question

/** A dialog with a title; it goes away with Escape, with its button, or with a click beside it. It begins at its first
    field, if it has any. */
export function dialog(title, ...inside) {
  shut();
  const opener = document.activeElement;
  const made = h("dialog", { "aria-label": title },
    h("h2", {}, title),
    h("button.button.quiet.shut", { type: "button", "aria-label": t("shut"), onclick: () => made.close() }, "✕"),
    ...inside);
  made.addEventListener("click", (event) => { if (event.target === made) made.close(); });
  made.addEventListener("close", () => {
    made.remove();
    if (open?.dialog === made) open = null;
    backTo(opener);
  });
  document.body.append(made);
  made.showModal();
  made.querySelector(".field:not([readonly])")?.focus();
  open = { dialog: made };
  return made;
}

/** The focus goes back to what a dialog was opened from, or to what stands in its place now, unless it is elsewhere. */
function backTo(opener) {
  const isLost = () => document.activeElement === document.body;
  const { key } = opener.dataset;
  if (isLost() && key) document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  if (isLost()) at("question")?.focus();
}

/** Say what is wrong in the dialog that is open, where it is seen and heard; false if there is none. */
export function complain(text) {
  if (!open) return false;
  const last = open.dialog.querySelector("form > [type=submit]:last-child");
  const place = open.dialog.querySelector(".trouble") ?? h("p.trouble", { role: "alert" });
  if (last) last.before(place);
  else open.dialog.append(place);
  place.textContent = text;
  place.scrollIntoView({ block: "nearest" });
  return true;
}

/** Shut whatever dialog is open. */
export function shut() {
  open?.dialog.close();
}

/** The question has changed: what answers the old one goes away, all else stays open as it is. */
export function outdated() {
  const old = open?.answers;
  if (!old) return;
  if (old === open.dialog) {
    shut();
    return;
  }
  const hadFocus = old.contains(document.activeElement);
  old.remove();
  if (hadFocus) open.dialog.querySelector(".shut").focus();
}

/** Choose between several options of one thing. */
export function menu(title, options) {
  const made = dialog(title, h("ul.stacked", {}, options.map((option) =>
    h("li", {}, h("button.button", { type: "button", onclick: () => { made.close(); answer(option); } },
      offer(option).label, offer(option).note ? h("span.note", {}, capital(offer(option).note)) : null)))));
  open.answers = made;
}

/** All sides of a design, or what stands on them where no pictures are wanted. */
function shownOf(design, squares) {
  if (!prefs.plain) return sidesOf(design).map((side) => cover(side, squares));
  return wordsOf(design).map(([title, words], side) => h("p", {}, side ? h("strong", {}, `${title}: `) : null, words));
}

/** A thing, large. */
export function look(one) {
  const options = one.options ?? [];
  const lines = h("ul.because", {});
  const owner = one.owner >= 0 ? [nameOf(one.owner)] : [];
  const about = [...owner, ...(one.about ?? [])];
  const answers = options.length ? h("div.row", {}, options.map((option) =>
    h("button.button.main", { type: "button", onclick: () => { made.close(); answer(option); } }, offer(option).label))) : null;
  const made = dialog(one.title,
    one.design ? h(prefs.plain ? "div.large.worded" : "div.large", {}, shownOf(one.design, one.squares)) : null,
    about.length ? h("ul.told", {}, about.filter(Boolean).map((line) => h("li", {}, capital(line)))) : null,
    lines, answers);
  open.answers = answers;
  if (one.design) {
    fetchFaces([one.design]);
    open.design = one.design;
    open.squares = one.squares;
  }
  if ((one.number ?? -1) >= 0) ask({ about: "card", number: one.number }, lines);
}

/** Ask why, and show the answer in a list. */
export function ask(question, list) {
  const whole = { type: "ask", name: "", number: -1, ...question };
  pending.set(keyOf(whole), list);
  if (!state.send(whole)) pending.delete(keyOf(whole));
}

const pending = new Map();
const keyOf = (one) => `${one.about} ${one.name} ${one.number}`;

/** Show an answer where it was asked for. */
export function told(because) {
  const list = pending.get(keyOf(because));
  pending.delete(keyOf(because));
  if (!list?.isConnected) return;
  const lines = because.lines.length ? because.lines : list.dataset.nothing ? [list.dataset.nothing] : [];
  list.replaceChildren(...lines.map((line) => h("li", {}, capital(line))));
  if (because.source) list.append(h("li", {}, h("details.written", {}, h("summary", {}, t("where-written")),
    h("span.source", {}, `${because.source}:${because.line}`))));
  if (!list.closest("dialog")) list.scrollIntoView({ block: "nearest" }); // a dialog is read from its heading on
}

/** Pictures have come: show that of the thing that is open. */
export function facesCame() {
  const holder = open?.dialog.querySelector(".large");
  if (open?.design && holder && !holder.children.length) holder.replaceChildren(...shownOf(open.design, open.squares));
}

/** Why an action or an option is not offered. */
export function whyNot(action) {
  const list = h("ul.because", { "data-nothing": t("not-now-plain") });
  dialog(t("why-not", { action: action.title }), list);
  ask(action.name ? { about: "action", name: action.name } : { about: "option", number: action.number }, list);
}

/** How a number of a player came about, and what else is worked out for that player. */
export function numbersOf(player) {
  const lists = player.values.filter((value) => isTold(value) && !value.told).map((value) => {
    const list = h("ul.because", { "data-nothing": `${value.title}: ${value.value}` });
    ask({ about: "counter", name: value.name, number: player.seat }, list);
    return list;
  });
  const worked = h("ul.because", {});
  ask({ about: "player", number: player.seat }, worked);
  dialog(player.name, h("p.dim.small-text", {}, t("how-to-read")), h("h3", {}, t("how-numbers-came")), h("div.lists", {}, lists),
    h("h3", {}, t("worked-out")), worked);
}
