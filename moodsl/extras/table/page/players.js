// The players with their numbers as tracks and their pieces, and the numbers of the game.

import { at, h, refill } from "./dom.js";
import { numbersOf } from "./looking.js";
import { state } from "./state.js";
import { choose } from "./things.js";
import { t } from "./words.js";

const DISCS = 12; // pieces that are drawn one by one

/** Draw all players. */
export function drawPlayers() {
  const { table, welcome } = state;
  const seats = table.players.map((_player, turn) => (Math.max(welcome.seat, 0) + turn) % table.players.length);
  const section = at("players");
  section.setAttribute("aria-label", t("players"));
  refill(section, seats.map((seat) => drawPlayer(table.players[seat])));
}

function drawPlayer(player) {
  const { table, welcome } = state;
  const marks = [
    player.seat === table.first ? t("is-first") : "",
    player.bot ? t(`level-${player.bot}`) : player.seat === welcome.seat ? t("you") : player.here ? "" : t("is-away"),
    player.out ? t("is-out") : "",
  ].filter(Boolean);
  const isAsked = player.seat === table.asked;
  const options = player.options ?? [];
  return h("div.player", { role: "group", class: `edge-p${player.seat % 6} ${isAsked ? "asked" : ""}`, "aria-label": player.name },
    h("h2", {}, h("span.dot", { class: `p${player.seat % 6}`, "aria-hidden": "true" }), player.name,
      isAsked ? h("span.turn", {}, t("is-asked")) : null),
    marks.length ? h("p.dim.small-text", {}, marks.join(" · ")) : null,
    options.length ? h("button.button.can", { type: "button", "data-key": `player ${player.seat}`, onclick: () => choose(options, player.name) },
      t("choose-thing", { thing: player.name })) : null,
    h("dl.values", {}, player.values.filter(isTold).map(drawValue)),
    player.pieces.map((one) => drawPieces(one, player.seat)),
    h("button.button.quiet.small", { type: "button", "data-key": `numbers ${player.seat}`, onclick: () => numbersOf(player) }, t("numbers")));
}

/** Whether a number is shown: a mark that is not there is none. */
export const isTold = (value) => !value.flag || value.value;

/** A number, as a track if it has an end; the words of a mark. */
export function drawValue(value) {
  const low = value.low ?? 0;
  if (value.told) return h("div.value", {}, h("dt", {}, value.title), h("dd.told", {}, value.told));
  const isTrack = (value.high ?? -1) > low && !value.flag;
  return h("div.value", {},
    h("dt", {}, value.title),
    isTrack ? h("dd.track", { "aria-hidden": "true" }, Array.from({ length: value.high - low }, (_none, step) =>
      h("i", { class: step < value.value - low ? "full" : "" }))) : h("dd.gap", {}),
    h("dd.number", {}, value.flag ? "✓" : String(value.value), isTrack ? h("span.unseen", {}, ` ${t("of", { high: value.high })}`) : null));
}

/** The pieces in a place. */
export function drawPieces(one, owner) {
  const options = one.options ?? [];
  const discs = one.count.flatMap(([seat, count]) =>
    (count > DISCS ? [h("span.many", {}, h("i.disc", { class: `p${seat % 6}` }), `×${count}`)] : Array.from({ length: count }, () => h("i.disc", { class: `p${seat % 6}` }))));
  const said = one.count.map(([seat, count]) => (seat === owner ? String(count) : `${count} (${state.table.players[seat].name})`)).join(", ");
  const inside = [h("span.what", {}, one.title), h("span.discs", { "aria-hidden": "true" }, discs), h("span.unseen", {}, said || "0")];
  return options.length
    ? h("button.pieces.can", { type: "button", "data-key": `pieces ${one.name} ${owner}`, onclick: () => choose(options, one.title) }, inside)
    : h("p.pieces", {}, inside);
}
