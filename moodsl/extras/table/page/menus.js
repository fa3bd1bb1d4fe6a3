// The head of the page, and its dialogs: settings, links, another match, saving.

import { at, h, notice, refill } from "./dom.js";
import { complain, dialog } from "./looking.js";
import { choose, prefs } from "./prefs.js";
import { drawPieces, drawValue, isTold } from "./players.js";
import { state } from "./state.js";
import { t } from "./words.js";

let isOpen = false; // the menu, where the window is too narrow to show it always

/** Draw the head. */
export function drawHead(redraw) {
  const { table, welcome } = state;
  const item = (name, open) => h("button.button.small", { type: "button", "data-key": `head ${name}`, onclick: open }, t(name));
  refill(at("head"),
    h("div.names", {}, h("h1", {}, welcome.title), table.phase ? h("p.dim.small-text", {}, table.phase) : null),
    h("div.of-game", {}, h("dl.values", {}, table.values.filter(isTold).map(drawValue)), table.pieces.map((one) => drawPieces(one, -1))),
    h("button.button.small.to-menu", { type: "button", "data-key": "head menu", "aria-controls": "menu", "aria-expanded": String(isOpen),
      onclick: () => { isOpen = !isOpen; drawHead(redraw); } }, t("menu")),
    h("nav.row", { id: "menu", "aria-label": t("menu"), class: isOpen ? "open" : "" },
      welcome.languages.length > 1 ? h("label.unseen", { for: "language" }, t("language")) : null,
      welcome.languages.length > 1 ? languages() : null,
      item("settings", () => settings(redraw)),
      welcome.links.length ? item("links", links) : null,
      welcome.keeper ? item("new-match", newMatch) : null,
      welcome.seat >= 0 ? h("button.button.small", { type: "button", "data-key": "head save", disabled: !table.can_save,
        title: table.can_save ? undefined : t("others-play"), onclick: () => state.send({ type: "save" }) }, t("save")) : null));
}

function languages() {
  const { table, welcome } = state;
  return h("select.button.small", {
    id: "language", "data-key": "head language",
    onchange: (event) => { choose({ language: event.target.value }); state.send({ type: "speak", language: event.target.value }); },
  }, welcome.languages.map((one) => h("option", { value: one, selected: one === table.language }, t(`language-${one}`))));
}

function settings(redraw) {
  const pick = (name) => (event) => { choose({ [name]: event.target.checked }); redraw(); };
  const theme = h("select.field", { onchange: (event) => { choose({ theme: event.target.value }); } },
    ["auto", "light", "dark"].map((one) => h("option", { value: one, selected: one === prefs.theme }, t(`theme-${one}`))));
  dialog(t("settings"), h("div.stacked", {},
    h("label", {}, t("theme"), theme),
    h("label.switch", {}, h("input", { type: "checkbox", checked: prefs.plain, onchange: pick("plain") }), t("plain")),
    h("label.switch", {}, h("input", { type: "checkbox", checked: prefs.still, onchange: pick("still") }), t("still")),
    h("p.dim.small-text", {}, t("keys-help")),
    state.table.seed >= 0 ? h("p.dim.small-text", {}, t("seed-is", { seed: state.table.seed })) : null));
}

function links() {
  const { table, welcome } = state;
  const whole = (link) => `${location.origin}${location.pathname}#${link}`;
  const row = (name, link, seat) => h("li", {},
    h("label", {}, name, h("input.field", { readonly: true, value: whole(link), onfocus: (event) => event.target.select() })),
    h("div.row", {},
      h("button.button.small", { type: "button", onclick: () => copied(whole(link)) }, t("copy")),
      seat >= 0 ? h("select.button.small", { "aria-label": t("who-sits"), onchange: (event) => state.send({ type: "occupy", seat, bot: event.target.value }) },
        h("option", { value: "", selected: !table.players[seat].bot }, t("person")),
        welcome.levels.map((level) => h("option", { value: level, selected: table.players[seat].bot === level }, t(`level-${level}`)))) : null));
  dialog(t("links"), h("p.small-text.dim", {}, t("links-help")), h("ul.stacked", {},
    table.players.map((player) => row(player.name, welcome.links[player.seat], player.seat)),
    row(t("watching"), welcome.links.at(-1), -1)));
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    notice(t("copied"));
  } catch {
    notice(text);
  }
}

/** Begin another match. */
export function newMatch() {
  const { welcome } = state;
  const [least, most] = welcome.players;
  const players = h("select.field", {}, Array.from({ length: most - least + 1 }, (_none, more) => h("option", { value: least + more, selected: least + more === state.table.players.length }, least + more)));
  const names = h("textarea.field", { rows: 3 }, state.table.players[welcome.seat].name);
  const bots = h("select.field", {}, welcome.levels.map((level) => h("option", { value: level, selected: level === "normal" }, t(`level-${level}`))));
  const variant = h("select.field", {}, h("option", { value: "" }, t("no-variant")), welcome.variants.map((one) => h("option", { value: one.name }, one.title)));
  const seed = h("input.field", { type: "number", min: 0, placeholder: t("by-chance") });
  const file = h("input.field", { type: "file", accept: ".json,application/json" });
  const begin = async (event) => {
    event.preventDefault();
    complain("");
    const document_ = file.files[0] ? await file.files[0].text() : "";
    state.send({
      type: "open", players: Number(players.value), bots: bots.value, variant: variant.value, document: document_,
      people: names.value.split("\n").map((name) => name.trim()).filter(Boolean), seed: seed.value === "" ? -1 : Number(seed.value),
    });
  };
  dialog(t("new-match"), h("form", { onsubmit: begin },
    h("label", {}, t("players"), players), h("label", {}, t("people"), names), h("label", {}, t("bots"), bots),
    welcome.variants.length ? h("label", {}, t("variant"), variant) : null,
    h("label", {}, t("seed"), seed, h("span.dim.small-text", {}, t("seed-help"))), h("label", {}, t("load"), file),
    h("p.small-text.dim", {}, t("new-match-help")),
    h("button.button.main", { type: "submit" }, t("begin"))));
}

/** A match came as a document: let the browser keep it. */
export function keep({ name, document: text }) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
