// The areas of the table: zones with what lies in them, grouped by whose they are.

import { at, h, kept, refill } from "./dom.js";
import { fetchFaces, timesCame } from "./faces.js";
import { prefs } from "./prefs.js";
import { nameOf, state } from "./state.js";
import { back, choose, thing } from "./things.js";
import { t } from "./words.js";

const SHOWN = 1; // cards of a stack

/** Draw all areas. */
export function drawAreas() {
  const { table, welcome } = state;
  fetchFaces(table.areas.flatMap((area) => (isOpen(area) ? area.piles.flatMap((pile) => (pile.things ?? []).map((one) => one.design)) : [])));
  const mine = table.areas.filter((area) => area.owner >= 0 && area.owner === welcome.seat);
  const common = table.areas.filter((area) => area.owner < 0);
  const others = table.areas.filter((area) => area.owner >= 0 && area.owner !== welcome.seat);
  fill("common", t("common"), common);
  fill("mine", t("mine"), mine);
  const section = at("others");
  section.hidden = !others.length;
  const seats = [...new Set(others.map((area) => area.owner))];
  refill(section, seats.map((seat) => {
    const whose = kept(`seat ${seat}`, nameOf(seat), () => h("section.seat", { class: `edge-p${seat % 6}`, "aria-label": nameOf(seat) },
      h("h2", {}, nameOf(seat)), h("div.flow", {})));
    refill(whose.lastChild, grouped(others.filter((area) => area.owner === seat)));
    return whose;
  }));
}

function fill(name, title, areas) {
  const section = at(name);
  section.hidden = !areas.length;
  section.setAttribute("aria-label", title);
  const flow = kept(`flow ${name}`, "", () => h("div.flow"));
  refill(section, kept(`title ${name}`, title, () => h("h2", {}, title)), flow);
  refill(flow, grouped(areas));
}

/** Areas one by one, those with the same group together. */
function grouped(areas) {
  const found = [];
  const groups = new Map(); // name -> the areas in it
  for (const area of areas) {
    const drawn = kept(`area ${keyOf(area)}`, [area, opened(area), seen()], () => drawArea(area));
    if (!area.group) {
      found.push(drawn);
    } else if (groups.has(area.group)) {
      groups.get(area.group).push(drawn);
    } else {
      groups.set(area.group, [drawn]);
      found.push(kept(`group ${area.owner} ${area.group}`, "", () => h("div.group")));
    }
  }
  for (const [name, inside] of groups) refill(kept(`group ${areas[0].owner} ${name}`, "", () => h("div.group")), inside);
  return found;
}

const keyOf = (area) => `${area.name} ${area.owner}`;
const opened = (area) => [...state.opened].filter((key) => key.startsWith(keyOf(area)));

/** What the looks of all areas depend on, beside themselves. */
const seen = () => [state.table.language, state.table.players.map((one) => one.name), prefs.plain, timesCame()];
const isOpen = (area) => !area.folded || state.opened.has(keyOf(area));

function drawArea(area) {
  const key = keyOf(area);
  const count = area.piles.reduce((sum, pile) => sum + pile.count, 0);
  const title = h("h3", {}, area.title, " ", h("span.dim", {}, count));
  if (area.folded) {
    const isShown = isOpen(area);
    const fold = h("button.button.quiet.small.fold", {
      type: "button", "aria-expanded": String(isShown), "data-key": `fold ${key}`,
      onclick: () => { state.opened[isShown ? "delete" : "add"](key); drawAreas(); },
    }, `${area.title} ${count} ${isShown ? "▴" : "▾"}`);
    return h("div.area", { "data-area": key, class: isShown ? `form-${area.form}` : "folded" }, fold, isShown ? drawPiles(area, key) : null);
  }
  return h("div.area", { "data-area": key, class: `form-${area.form}` }, title, drawPiles(area, key));
}

function drawPiles(area, key) {
  return h("div.piles", {}, area.piles.map((pile, number) => drawPile(area, pile, `${key} ${number}`)));
}

function drawPile(area, pile, key) {
  const things = pile.things ?? [];
  const options = pile.options ?? [];
  const drawn = [];
  if (area.form === "stack" && things.length) drawn.push(...stack(things, key));
  else drawn.push(...things.map((one, number) => thing(one, `${key} ${one.number >= 0 ? one.number : `at ${number}`}`)));
  if (!things.length && pile.count) drawn.push(back(pile, key));
  if (options.length && (things.length || !pile.count)) drawn.push(h("button.button.can.take", {
    type: "button", "data-key": `take ${key}`, onclick: () => choose(options, pile.title),
  }, things.length ? t("choose-pile", { pile: pile.title }) : pile.title));
  const label = area.form === "columns" && !options.length ? h("p.dim.small-text", {}, pile.title) : null;
  return h("div.pile", {}, label, drawn);
}

/** The top of a stack; all of it when it is unfolded, or when something below can be chosen. */
function stack(things, key) {
  const below = things.slice(0, -SHOWN);
  const whole = state.opened.has(key) || below.some((one) => one.options?.length);
  const shown = whole ? [...things].reverse() : things.slice(-SHOWN);
  const drawn = shown.map((one) => thing(one, `${key} ${one.number}`));
  if (below.length) drawn.push(h("button.button.quiet.small", {
    type: "button", "aria-expanded": String(whole), "data-key": `all ${key}`,
    onclick: () => { state.opened[state.opened.has(key) ? "delete" : "add"](key); drawAreas(); },
  }, whole ? t("top-only") : t("show-all", { count: things.length })));
  return drawn;
}
