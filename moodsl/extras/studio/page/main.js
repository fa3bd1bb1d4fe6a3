// The page of the studio: what is written goes to the program, what it says of it is shown.

import { at, h, notice, refill, say } from "../dom.js";
import { dialog, shut } from "../looking.js";
import { apply, choose, prefs } from "../prefs.js";
import { speak, t } from "../words.js";
import { PROTOCOL } from "./asking.js";
import { Server } from "./backend.js";
import { cardName, drawCard, listen, takeCard, takeCompared, takeTrials, tellOf } from "./card.js";
import { Editor } from "./editor.js";
import { askForCard } from "./making.js";
import { languageNow } from "./speech.js";
import { toldLine } from "./told.js";

const SOON = 25; // milliseconds after a letter in which others may come
const GAMES = 200;

const open = new Map(); // path -> what was read of it (`read`, `stamp`), and what it says here (`text`, `line`)
const state = { folder: "", files: [], can: [], faulty: {}, path: "", faults: [], ready: false, stopped: false, connected: false, busy: new Set() };
let sending;

const editor = new Editor(at("editor"), {
  wrote(text, line) {
    Object.assign(open.get(state.path), { text, line });
    clearTimeout(sending);
    sending = setTimeout(send, SOON);
    drawState();
  },
  moved(line) {
    open.get(state.path).line = line;
    clearTimeout(sending);
    sending = setTimeout(send, SOON, true);
  },
  async offers(line, column) {
    await send();
    return (await backend.ask("complete", { path: state.path, line, column })).offers ?? [];
  },
  async meaning(line, column) { return (await backend.ask("hover", { path: state.path, line, column })).text ?? ""; },
});

const backend = new Server(hear, (how) => {
  state.connected = how === "open";
  if (how === "open") begin();
  else if (how === "wrong") refill(at("card"), h("p.trouble", {}, t("wrong-link")));
  else drawState();
});

/** Tell the program what the file says now, or only where the cursor stands. */
async function send(onlyLooked = false) {
  clearTimeout(sending);
  const { path } = state;
  const file = open.get(path);
  if (!file) return;
  if (onlyLooked && file.sent === file.text) {
    backend.ask("look", { path, line: file.line });
    return;
  }
  if (file.sent === file.text) return;
  if (file.unknown) await tellAnew(path, file);
  file.sent = file.text;
  const { text } = file;
  const said = await backend.ask("write", { path, text, line: file.line });
  if (!said.unsent) { // of several that were not answered the first one was at fault
    if (!said.lost || !file.isLost) file.heard = text;
    file.isLost = Boolean(said.lost);
  }
  if (said.lost) file.sent = undefined;
  else if (said.refused) notice(said.refused);
  else if (path === state.path && file.sent === file.text) takeFaults(said);
}

/** The program is there, for the first time or anew. One that was stopped is told what is written here only when it is
    something else. */
async function begin(wasStopped = false) {
  const language = languageNow();
  await speak(language);
  const said = await backend.ask("hello", { language, protocol: PROTOCOL });
  if (said.lost) return;
  if (said.refused) {
    notice(said.refused);
    return;
  }
  Object.assign(state, { folder: said.folder, files: said.files, can: said.can });
  document.title = t("title", { folder: said.folder });
  editor.speak(t("editor-label", { path: state.path }), said.keywords, said.verbs);
  at("skip").textContent = t("to-card");
  at("faults").setAttribute("aria-label", t("faults-label"));
  at("card").setAttribute("aria-label", t("card-label"));
  for (const [path, file] of open) { // the connection was lost: what is written here is told anew
    file.unknown = true;
    file.sent = file.text;
    if (!wasStopped) await tellAnew(path, file);
  }
  drawHead();
  if (wasStopped) {
    const file = open.get(state.path);
    if (file && file.text !== file.heard) {
      file.sent = undefined;
      send();
    }
    return;
  }
  if (!state.path) await show(said.first || firstOf(state.files));
  else send();
  drawFaults();
  drawCard();
}

/** A file that has cards in it, by its name. */
function firstOf(files) {
  const cards = files.filter((one) => !/(^|\/)(scenarios|game|pack|verbs)\b/.test(one));
  return cards.find((one) => one.includes("/")) ?? cards[0] ?? files[0];
}

/** Tell the program what it has forgotten of a file. */
async function tellAnew(path, file) {
  file.unknown = false;
  const found = await backend.ask("open", { path });
  if (found.refused === undefined && found.stamp !== file.stamp) outside(path, found);
  await backend.ask("write", { path, text: file.text, line: file.line ?? 1 });
}

/** Show a file; what is not saved of the one before stays. */
async function show(path, line = 1, focus = false) {
  await send();
  if (!open.has(path)) {
    const said = await backend.ask("open", { path });
    if (said.refused !== undefined) {
      notice(said.refused);
      drawHead();
      return;
    }
    open.set(path, { read: said.text, stamp: said.stamp, text: said.text, line });
  }
  const file = open.get(path);
  state.path = path;
  file.line = line;
  file.sent = undefined;
  editor.show(file.text, line);
  editor.speak(t("editor-label", { path }));
  drawHead();
  askWhenOutside();
  await send();
  if (focus) editor.view.focus();
}

function hear(said) {
  switch (said.told) {
    case "faults":
      if (said.path === state.path && open.get(said.path)?.sent === open.get(said.path)?.text) takeFaults(said);
      return;
    case "card": takeCard(said); return;
    case "trials": takeTrials(said); return;
    case "pack":
      state.faulty = said.faulty;
      state.ready = true;
      state.stopped = false;
      drawHead();
      drawCard();
      if (!state.faults.length) drawFaults();
      drawState();
      return;
    case "files": state.files = said.files; drawHead(); return;
    case "changed": outside(said.path, said); return;
    case "simulated": takeCompared({ playing: { done: said.done, of: said.of } }); return;
    case "trouble": notice(said.message); return;
    case "ended":
      takeCompared({ playing: null });
      state.ready = false;
      state.stopped = true;
      notice(t("was-stopped"));
      drawState();
      begin(true);
      return;
    default:
  }
}

// ---- faults ----------------------------------------------------------------------------------------------------------

function takeFaults(said) {
  state.faults = said.faults;
  state.faulty[said.path] = said.faults.length;
  state.ready = said.ready;
  state.stopped = false;
  editor.faults(said.faults);
  drawFaults();
  drawState();
}

function drawFaults() {
  refill(at("faults"), faultsElsewhere(), state.faults.length ? h("ul", {}, toldOnce(state.faults).map(([one, ...again], number) => h("li", {},
    h("p", {}, lineOf(one, `fault ${number}`), " ", toldLine(one.message), " ", h("code.dim", {}, one.code)),
    again.length ? h("p.small-text", {}, t("the-same-in"), " ", again.map((other, place) => [place ? ", " : "", lineOf(other, `again ${number} ${place}`)])) : null,
    one.help ? h("p.help", {}, toldLine(one.help)) : null,
    one.fixes.length ? h("div.row", {}, waysOut(one, again, number)) : null,
    one.notes.map((note) => h("p.dim.small-text", {}, toPath(note.path, note.line, `${note.path}:${note.line}`), " ", toldLine(note.message))),
    one.why ? h("details", {}, h("summary", {}, t("why")), h("p", {}, toldLine(one.why))) : null))) : null);
}

const toPath = (path, line, text) => h("button.button.small.quiet.path", { type: "button", "data-key": `path ${path} ${line}`, onclick: () => show(path, line, true) }, text);

/** The other files that are wrong, and the way there, where nothing else is to be mended first. */
function faultsElsewhere() {
  const faulty = state.faults.length ? [] : state.files.filter((path) => path !== state.path && state.faulty[path]);
  return faulty.length ? h("p.elsewhere.small-text", {}, t("faulty-files"), " ", faulty.map((path) => toPath(path, 1, path))) : null;
}

/** The faults, those that say just the same in three places or more together: they have one cause. */
function toldOnce(faults) {
  const alike = new Map();
  for (const one of faults) {
    const said = JSON.stringify([one.code, one.message, one.help]);
    alike.set(said, [...(alike.get(said) ?? []), one]);
  }
  return [...alike.values()].flatMap((group) => (group.length > 2 ? [group] : group.map((one) => [one])))
    .sort(([one], [other]) => state.faults.indexOf(one) - state.faults.indexOf(other));
}

const lineOf = (one, key) => h("button.button.small.quiet", { type: "button", "data-key": key, onclick: () => editor.goTo(one.line, true) }, t("line", { line: one.line }));

/** Buttons that mend a fault; the likely one mends it in all places where the same is wrong, if it can. */
function waysOut(one, again, number) {
  const ways = one.fixes.map((fix) => [fix, toldLine(fix.title), fix.lines]);
  const likely = [one, ...again].map((other) => other.fixes.find((fix) => fix.is_likely && fix.title === one.fixes[0].title));
  const lines = likely.flatMap((fix) => Object.keys(fix?.lines ?? {}));
  if (again.length && likely.every(Boolean) && new Set(lines).size === lines.length)
    ways.unshift([likely[0], [toldLine(one.fixes[0].title), " ", t("in-all", { count: likely.length })], Object.assign({}, ...likely.map((fix) => fix.lines))]);
  return ways.map(([fix, title, changed], place) => h(fix.is_likely ? "button.button.small.main" : "button.button.small",
    { type: "button", "data-key": `fix ${number} ${place}`, onclick: () => editor.mend(changed) }, title));
}

// ---- the head --------------------------------------------------------------------------------------------------------

const isChanged = (path) => open.has(path) && open.get(path).text !== open.get(path).read;

function drawHead() {
  if (!state.folder) return;
  const item = (name, done, main = false) => h(main ? "button.button.small.main" : "button.button.small", {
    type: "button", id: `do-${name}`, "data-key": name, "aria-busy": state.busy.has(name) ? "true" : null,
    onclick: (event) => { if (event.currentTarget.getAttribute("aria-disabled") !== "true") done(); },
  }, t(state.busy.has(name) ? `${name}-busy` : name));
  const possible = (name, done) => (state.can.includes(name) ? [item(name, done)] : []);
  refill(at("head"),
    h("div.names", {}, h("h1", {}, t("studio"), " ", h("span.dim", {}, state.folder)), h("p.state.small-text", { id: "state", role: "status" })),
    h("label.unseen", { for: "file" }, t("file")),
    h("select.button.small.files", { id: "file", "data-key": "file", onchange: (event) => show(event.target.value, 1, true) }, grouped()),
    h("nav.row", { "aria-label": t("menu") },
      item("save", save, true), item("new-card", newCard), ...possible("play", play), item("balance-button", simulate), ...possible("print", print), item("download", download), ...possible("link", handOn)),
    h("div.row.choices", {},
      select("language", ["en", "ru"], document.documentElement.lang, async (value) => { choose({ language: value }); await begin(); }),
      select("theme", ["auto", "light", "dark"], prefs.theme, (value) => choose({ theme: value }))));
  drawState();
}

const select = (name, values, now, chosen) => [
  h("label.unseen", { for: `choose-${name}` }, t(name)),
  h("select.button.small", { id: `choose-${name}`, "data-key": name, onchange: (event) => chosen(event.target.value) },
    values.map((one) => h("option", { value: one, selected: one === now }, t(`${name}-${one}`)))),
];

function grouped() {
  const groups = new Map();
  for (const path of state.files) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
    groups.set(folder, [...(groups.get(folder) ?? []), path]);
  }
  const option = (path) => h("option", { value: path, selected: path === state.path },
    `${state.faulty[path] ? "⚠ " : ""}${path.slice(path.lastIndexOf("/") + 1)}${isChanged(path) ? " •" : ""}`);
  return [...groups].map(([folder, paths]) => (folder ? h("optgroup", { label: folder }, paths.map(option)) : paths.map(option)));
}

let marked = "";

/** Mark the files that are not saved, and those with faults. */
function markFiles() {
  const now = state.files.map((path) => `${path} ${Boolean(state.faulty[path])} ${isChanged(path)}`).join("\n");
  if (now === marked) return;
  marked = now;
  at("file").replaceChildren(...grouped().flat());
}

function drawState() {
  const place = at("state");
  if (!place) return;
  markFiles();
  const faults = state.faults.length;
  const elsewhere = state.files.find((path) => path !== state.path && state.faulty[path]);
  const told = !state.connected ? t("lost")
    : [state.stopped ? t("stopped") : !state.ready ? t("reading") : faults ? t("count-faults", { count: faults }) : elsewhere ? t("faults-in", { path: elsewhere }) : t("no-faults"), isChanged(state.path) ? t("unsaved") : t("saved")].join(" · ");
  place.classList.toggle("bad", faults > 0 || Boolean(elsewhere) || !state.connected);
  if (place.textContent !== told) place.textContent = told;
  for (const name of ["play", "balance-button", "print"]) enable(name, state.ready && !faults && cardName() !== "");
  enable("download", true);
  enable("save", isChanged(state.path));
}

/** Whether a button does something now. It can be reached in any case, so that whoever is at it is not thrown off. */
function enable(name, can) {
  at(`do-${name}`)?.setAttribute("aria-disabled", String(!can || state.busy.has(name)));
}

// ---- the disk --------------------------------------------------------------------------------------------------------

async function save() {
  const { path } = state;
  const file = open.get(path);
  if (!file || !isChanged(path)) return;
  const { text } = file;
  const said = await backend.ask("save", { path, text, stamp: file.stamp });
  if (said.refused !== undefined) notice(said.refused || t("lost"));
  else if (said.outside) {
    file.outside = said.outside;
    askWhenOutside();
  } else {
    Object.assign(file, { read: text, stamp: said.stamp });
    if (!state.files.includes(path)) state.files = [...state.files, path].sort();
    say(t("was-saved", { path }));
    drawHead();
  }
}

/** A file was changed by another program: shown at once if nothing was written here, else asked about. */
function outside(path, said) {
  const file = open.get(path);
  if (!file || said.stamp === file.stamp) return;
  if (isChanged(path) && said.text !== file.text) {
    file.outside = said;
    askWhenOutside();
    return;
  }
  Object.assign(file, { read: said.text, stamp: said.stamp, text: said.text });
  if (path === state.path) {
    editor.show(said.text, file.line, true);
    send();
    notice(t("was-changed", { path }));
  }
  drawHead();
}

function askWhenOutside() {
  const file = open.get(state.path);
  const place = at("question");
  place.hidden = !file?.outside;
  if (place.hidden) return;
  const said = file.outside;
  const done = (change) => {
    Object.assign(file, { stamp: said.stamp, read: said.text, outside: undefined }, change);
    editor.show(file.text, file.line, true);
    place.hidden = true;
    send();
    drawHead();
    editor.view.focus();
  };
  refill(place, h("p", {}, t("changed-outside", { path: state.path })), h("div.row", {},
    h("button.button", { type: "button", onclick: () => done({ text: said.text }) }, t("take-theirs")),
    h("button.button", { type: "button", onclick: () => done({}) }, t("keep-mine"))));
}

// ---- buttons ---------------------------------------------------------------------------------------------------------

async function newCard() {
  const said = await backend.ask("kinds");
  if (said.refused !== undefined) {
    notice(said.refused);
    return;
  }
  let path = "";
  askForCard(said.kinds, async (wanted) => {
    const made = await backend.ask("new", wanted);
    if (made.refused !== undefined) return made.refused || t("lost");
    ({ path, files: state.files } = made);
    return undefined;
  }, () => show(path, 1, true));
}

async function play() {
  await send();
  const waiting = dialog(t("play"), h("p", { role: "status" }, t("looking-for-match")));
  const said = await backend.ask("play", { card: cardName() });
  waiting.close();
  const told = said.refused !== undefined ? [h("p.trouble", {}, said.refused || t("lost"))]
    : [h("p", {}, t(`where-${said.where}`)), h("p.dim.small-text", {}, t("seed-is", { seed: said.seed })),
      h("a.button.main.link", { href: said.link, target: "_blank", rel: "noopener", id: "table-link" }, t("to-table"))];
  dialog(t("play"), told);
  document.querySelector("#table-link")?.focus();
}

async function simulate() {
  await send();
  takeCompared({ playing: { done: 0, of: GAMES }, compared: null });
  at("compared")?.scrollIntoView({ block: "nearest" });
  const said = await backend.ask("simulate", { card: cardName(), games: GAMES });
  if (said.refused !== undefined) {
    takeCompared({ playing: null });
    notice(said.refused || t("lost"));
    return;
  }
  takeCompared({ playing: null, compared: said });
  say(t("balance-done"));
}

const print = () => giveOut("print", { card: cardName() });
const download = () => giveOut("download");

/** Have a file made, and pass it on: its button says so meanwhile, and what came of it is told. */
async function giveOut(name, asked) {
  if (state.busy.has(name)) return;
  state.busy.add(name);
  tellOf("");
  drawHead();
  say(t(`${name}-busy`));
  await send();
  const said = await backend.ask(name, asked);
  state.busy.delete(name);
  drawHead();
  if (said.refused !== undefined) {
    tellOf(said.refused || t("lost"));
    return;
  }
  handOut(said);
  notice(t("given-out", { name: said.name }));
  say(t("given-out", { name: said.name }));
}

/** Pass on what is written here: as a link, or as a file; and take in what came as a file. */
async function handOn() {
  await send();
  const said = await backend.ask("share");
  if (said.refused !== undefined) {
    notice(said.refused || t("lost"));
    return;
  }
  const link = h("input.field", { id: "own-link", readonly: true, value: location.href.split("#")[0] + said.link });
  const taken = h("input", { id: "taken-file", type: "file", accept: ".moo", onchange: () => takeFile(taken.files[0]) });
  dialog(t("link"), h("p", {}, t("link-told")), h("label", { for: "own-link" }, t("own-link")), link,
    h("div.row", {},
      h("button.button", { type: "button", onclick: () => { link.select(); navigator.clipboard?.writeText(link.value); } }, t("copy-link")),
      h("button.button", { type: "button", onclick: () => give(new Blob([open.get(state.path).text], { type: "text/plain" }), state.path.split("/").pop()) }, t("file-out"))),
    h("label", { for: "taken-file" }, t("file-in")), taken);
}

/** Show a file from elsewhere, not saved. */
async function takeFile(file) {
  const path = file.name.toLowerCase().replace(/[^a-z0-9_.-]/g, "_");
  const text = await file.text();
  shut();
  await show(path, 1, true);
  if (state.path !== path) return;
  Object.assign(open.get(path), { text });
  editor.show(text);
  await send();
  drawHead();
}

function handOut(said) {
  const bytes = Uint8Array.from(atob(said.base64), (letter) => letter.charCodeAt(0));
  give(new Blob([bytes], { type: said.type }), said.name);
}

function give(blob, name) {
  const link = h("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

listen({
  isFaulty: () => state.ready && Object.values(state.faulty).some(Boolean),
  find: async (card) => {
    const said = await backend.ask("find", { card });
    if (said.refused !== undefined) notice(said.refused);
    else show(said.path, said.line, true);
  },
  open: (path, line) => { if (path) show(path, line, true); },
  line: (line) => editor.goTo(line, true),
  stop: () => backend.ask("stop"),
});

addEventListener("hashchange", () => location.reload());
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
  event.preventDefault();
  save();
});
addEventListener("beforeunload", (event) => { if ([...open.keys()].some(isChanged)) event.preventDefault(); });
apply();
