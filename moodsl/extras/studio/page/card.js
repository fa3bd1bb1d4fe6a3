// The card at the cursor: its face, its rules, what is known of it, its scenarios, what it goes with.

import { at, h, refill } from "../dom.js";
import { t } from "../words.js";
import { toldLine } from "./told.js";
import { ENOUGH, inWords, number, said } from "./verdict.js";

const shown = { card: null, trials: null, stale: false, compared: null, playing: null, told: "" };
let calls = {};

export const listen = (given) => { calls = given; };

/** A card, or what there is in place of one: nothing, or one that cannot be read now. */
export function takeCard(said) {
  const language = document.documentElement.lang;
  if (said.card && isAnother(said.card, language)) shown.told = "";
  shown.language = language;
  if (said.card) {
    if (said.card.name !== shown.card?.name) Object.assign(shown, { trials: null, compared: null });
    Object.assign(shown, { card: said.card, stale: false });
  } else if (said.faulty) shown.stale = true;
  else Object.assign(shown, { card: null, trials: null, stale: false, compared: null, told: "" });
  drawCard();
}

export function takeTrials(said) {
  if (said.card !== shown.card?.name) return;
  shown.trials = said;
  drawTrials();
}

/** Games are being played, or what they came to. */
export function takeCompared(change) {
  Object.assign(shown, change);
  drawCompared();
}

/** Whether a card is another than the one that is shown, or was written anew; in another language it is the same. */
function isAnother(card, language) {
  if (card.name !== shown.card?.name) return true;
  return language === shown.language && JSON.stringify(card) !== JSON.stringify(shown.card);
}

/** Say here why something that was asked for is not done; it stays until the card is another. */
export function tellOf(text) {
  shown.told = text;
  drawTold();
  at("told")?.scrollIntoView({ block: "nearest" });
}

function drawTold() {
  const part = at("told");
  if (part) refill(part, shown.told ? h("p.trouble", { role: "alert" }, toldLine(shown.told)) : null);
}

export const cardName = () => shown.card?.name ?? "";

export function drawCard() {
  const { card, stale } = shown;
  at("card").classList.toggle("stale", stale);
  if (!card) {
    refill(at("card"), h("div", { id: "told" }), h("p.dim.empty", {}, t(!stale ? "no-card" : calls.isFaulty() ? "mend-first" : "reading")));
    drawTold();
    return;
  }
  refill(at("card"),
    h("div", { id: "told" }),
    stale ? h("p.stale-note", { role: "status" }, t("as-before")) : null,
    h("div.top", {},
      h("div.faces", {}, card.faces.map(picture)),
      h("div.words", {},
        h("h2", {}, card.title, " ", h("span.dim", {}, card.kind)),
        card.troubles.map((one) => h("p.trouble", {}, toldLine(one))),
        inOwnFirst(card.rules).map(([language, lines]) => h("div.rules", { "data-language": language },
          h("h3", {}, t(`rules-${language}`)), lines.length ? h("ul", { lang: language }, lines.map((line) => h("li", { class: depth(line) }, line.trim().replace(/^- /, "")))) : h("p.dim", {}, t("no-rules")))),
        card.lacking.map((one) => h("p.trouble", {}, t("lacking", { language: t(`language-${one}`) }))),
        card.facts.length ? h("dl.facts", {}, card.facts.map(([fact, said]) => h("div", {}, h("dt", {}, fact), h("dd", {}, said)))) : null)),
    h("section.part", { id: "trials" }),
    h("section.part", { id: "compared" }),
    card.standings.length ? h("section.part", {}, h("h3", {}, t("standings", { kind: card.kind })), standings(card.standings),
      card.alike.length ? h("p.alike", {}, t("alike"), " ", card.alike.map(toCard)) : null) : null,
    card.ties.length ? h("section.part", {}, h("h3", {}, t("goes-with")), h("dl.ties", {}, card.ties.map(tie))) : null);
  drawTold();
  drawTrials();
  drawCompared();
}

const inOwnFirst = (rules) => Object.entries(rules).sort(([one]) => (one === document.documentElement.lang ? -1 : 1));

const depth = (line) => `depth-${Math.min(2, (line.length - line.trimStart().length) / 2 + (line.trim().startsWith("- ") ? 1 : 0))}`;

/** A picture that the program has drawn, taken in as a picture: nothing in it is run. */
function picture(text) {
  const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const made = document.importNode(read, true);
  made.removeAttribute("width");
  made.removeAttribute("height");
  return h("div.face", {}, made);
}

const toCard = (card) => h("button.button.small", { type: "button", onclick: () => calls.find(card.name) }, card.title);

/** Where numbers of the card stand among those of its kind: a scale, and in words. */
const standings = (found) => h("dl.standings", {}, found.map((one) => {
  const say = one.what === "put" ? (value) => `${number(100 * value)} %` : number;
  return h("div", {}, h("dt", {}, one.title || t(`standing-${one.what}`)),
    h("dd", {}, h("strong", {}, say(one.value)),
      h("meter", { min: one.lowest, max: one.highest, value: one.value, "aria-label": one.title || t(`standing-${one.what}`) }),
      h("span", {}, placeOf(one), " ", h("span.dim", {}, t("range", { lowest: say(one.lowest), middle: say(one.middle), highest: say(one.highest) })))));
}));

function placeOf({ lower, higher }) {
  if (!higher && lower) return t("highest");
  if (!lower && higher) return t("lowest");
  return t("between", { lower, higher });
}

const tie = (one) => h("div", {}, h("dt", {}, one.topic), h("dd", {},
  one.cards.map(toCard),
  one.more ? h("span.dim", {}, t("more", { count: one.more })) : null));

export function drawTrials() {
  const part = at("trials");
  if (!part) return;
  part.hidden = shown.stale;
  const said = shown.trials;
  if (!said) {
    refill(part, h("h3", {}, t("scenarios")), h("p.dim", {}, t("playing-scenarios")));
    return;
  }
  const broken = said.scenarios.filter((one) => !one.holds);
  const rows = [...broken, ...said.scenarios.filter((one) => one.holds)];
  refill(part, h("h3", {}, t("scenarios")),
    h(`p.verdict${mood(said, broken.length)}`, {}, verdict(said, broken.length)),
    said.stopped ? h("p.trouble", { role: "status" }, said.stopped) : null,
    said.gaps.length ? h("ul.gaps", {}, said.gaps.map((one) => h("li", {}, place(one.line, () => calls.line(one.line)), " ", one.message))) : null,
    rows.length ? h("details", { open: broken.length > 0 }, h("summary", {}, t("show-scenarios")),
      h("ul.scenarios", {}, rows.map(scenario))) : null);
}

function mood(said, broken) {
  if (broken) return ".bad";
  return said.scenarios.length ? ".good" : ""; // what nobody has tried is not good
}

function verdict(said, broken) {
  if (!said.scenarios.length && !said.left) return t("no-scenarios");
  const told = broken ? t("broken", { count: broken }) : t("all-hold", { count: said.scenarios.length });
  return said.left ? `${told} ${t("left", { count: said.left })}` : told;
}

const place = (line, onclick) => h("button.button.small.quiet", { type: "button", onclick }, t("line", { line }));

const scenario = (one) => h("li", { class: one.holds ? "holds" : "broken" },
  h("span.sign", { "aria-hidden": "true" }, one.holds ? "✓" : "✗"),
  h("span.unseen", {}, t(one.holds ? "holds" : "broken-one")),
  h("button.button.small.quiet", { type: "button", onclick: () => calls.open(one.path, one.line) }, one.title),
  one.holds ? null : h("div.why", {},
    h("p", {}, toldLine(one.message)),
    one.expected || one.actual ? h("p", {}, t("expected", { expected: one.expected, actual: one.actual })) : null,
    one.log.length ? h("details", {}, h("summary", {}, t("what-happened")), h("ol", {}, one.log.map((line) => h("li", {}, line)))) : null));

export function drawCompared() {
  const part = at("compared");
  if (!part) return;
  const { playing, compared } = shown;
  if (!playing && !compared) {
    refill(part);
    return;
  }
  const running = part.querySelector(".progress");
  if (playing && running) {  // its button stays in its place, so that it can be clicked while games come in
    running.querySelector("progress").value = playing.done;
    running.querySelector("span").textContent = pairsPlayed(playing);
    refill(part.querySelector(".found"), compared ? result(compared) : null);
    return;
  }
  const wasHere = part.contains(document.activeElement);
  refill(part, h("h3", { tabindex: "-1" }, t("balance")),
    playing ? h("div.progress", {},
      h("progress", { max: playing.of, value: playing.done, "aria-label": t("balance") }),
      h("span", {}, pairsPlayed(playing)),
      h("button.button.small", { type: "button", "data-key": "stop", onclick: calls.stop }, t("stop"))) : null,
    h("div.found", {}, compared ? result(compared) : null));
  if (wasHere && !part.contains(document.activeElement)) part.querySelector("h3").focus(); // its button is gone
}

const pairsPlayed = (playing) => t("pairs-played", { done: playing.done, count: playing.of });

function result(found) {
  const differing = [...found.card, ...found.whole, ...found.others].filter((one) => one.differs);
  const missed = found.targets.filter((one) => !one.held);
  return [
    h("p.verdict", {}, t(differing.length ? "differs" : "same", { count: differing.length }), " ", t("after-pairs", { count: found.games, players: found.players })),
    h("p.dim.small-text", {}, t("played-by", { engine: found.engine })),
    inWords(found, shown.card?.title ?? ""),
    found.standings.length ? standings(found.standings) : h("p.dim", {}, t("too-few")),
    missed.length && found.games >= ENOUGH ? h("p.trouble", {}, t("targets-missed"), " ", missed.map((one) => [one.target, one.about].filter(Boolean).join(": ")).join("; ")) : null,
    h("details", {}, h("summary", {}, t("all-figures")), h("div.scroll", { tabindex: "0", role: "region", "aria-label": t("balance") }, h("table", {},
      h("thead", {}, h("tr", {}, ["figure", "before", "now", "interval"].map((one) => h("th", { scope: "col" }, t(one))))),
      h("tbody", {}, [...found.card, ...found.whole, ...found.others].map(figure))))),
  ];
}

function figure(one) {
  const name = t(`figure-${one.what}-${one.measure}`, { title: one.title });
  const told = name.startsWith("figure-") ? t(`measure-${one.measure}`, { title: one.title || one.what }) : name;
  return h("tr", { class: one.differs ? "differs" : "" },
    h("th", { scope: "row" }, told, one.differs ? h("strong", {}, " ★", h("span.unseen", {}, t("differs-one"))) : null),
    h("td", {}, said(one.old, one.measure)), h("td", {}, said(one.new, one.measure)),
    h("td", {}, one.low === null ? "–" : `${number(one.low)} … ${number(one.high)}`));
}
