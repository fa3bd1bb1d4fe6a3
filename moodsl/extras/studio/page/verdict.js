// What the games came to, in words: for every figure of the card what it was, what it is, and what that means.

import { h } from "../dom.js";
import { t } from "../words.js";

export const ENOUGH = 100; // pairs of games, below which little can be told
const SHARES = new Set(["put", "in_play", "wins", "rate"]); // measures that are parts of a whole

/** A number as people read it. */
export const number = (value) => (value === null ? "–" : value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2 }));

const percent = (value) => value.toLocaleString(document.documentElement.lang, { style: "percent", maximumFractionDigits: Math.abs(value) < .1 ? 1 : 0 });

/** A number of a measure: a share in per cent. */
export const said = (value, measure) => (value !== null && SHARES.has(measure) ? percent(value) : number(value));

/** The verdict: how sure it is, then a sentence for each figure of the card and for all that differs. */
export function inWords(found, title) {
  const differing = [...found.whole, ...found.others].filter((one) => one.differs);
  const lines = [...found.card, ...differing].filter((one) => has(one)).map((one) => h("li", { class: one.differs ? "differs" : "" }, sentence(one, title)));
  return h("div.in-words", {},
    h("p", {}, t(found.games < ENOUGH ? "few-pairs" : differing.length || found.card.some((one) => one.differs) ? "some-differ" : "none-differs", { count: found.games })),
    lines.length ? h("ul", {}, lines) : h("p.dim", {}, t("not-met", { title })),
    found.standings.length ? h("ul", {}, found.standings.map((one) => h("li", {}, standing(one)))) : null);
}

const has = (one) => one.new !== null || one.old !== null;

function sentence(one, title) {
  const [low, high] = [one.low, one.high].map((end) => (end === null ? 0 : Math.abs(end))).sort((a, b) => a - b);
  const parts = {
    title: one.title || title, old: said(one.old, one.measure), now: said(one.new, one.measure),
    low: said(low, one.measure), high: said(high, one.measure),
  };
  const key = t(`said-${one.what}-${one.measure}`, parts);
  const about = key.startsWith("said-") ? t(`said-${one.measure}`, parts) : key;
  if (one.old === null) return `${about} ${t("said-new", parts)}`;
  return `${about} ${t(one.differs ? (one.new > one.old ? "said-up" : "said-down") : "said-chance", parts)}`;
}

function standing(one) {
  const parts = { value: one.what === "put" ? percent(one.value) : number(one.value), middle: one.what === "put" ? percent(one.middle) : number(one.middle) };
  return t(`told-${one.what}-${one.value > one.middle ? "high" : one.value < one.middle ? "low" : "same"}`, parts);
}
