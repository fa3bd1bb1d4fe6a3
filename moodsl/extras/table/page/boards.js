// Boards: their pictures with places that can be chosen, and a list of the same places in words.

import { at, h, kept, refill } from "./dom.js";
import { parsed } from "./faces.js";
import { prefs } from "./prefs.js";
import { state } from "./state.js";
import { dialog } from "./looking.js";
import { choose, labelOf } from "./things.js";
import { capital, t } from "./words.js";

const SHORT = 90; // letters of what lies in a place that stand in the list

/** Draw all boards. */
export function drawBoards() {
  const section = at("boards");
  const boards = state.table.boards;
  section.hidden = !boards.length;
  const old = [...section.querySelectorAll(".picture")];
  const scrolled = new Map(old.map((one) => [one.dataset.board, [one.scrollLeft, one.scrollTop]]));
  const labels = state.table.question?.options.map((one) => one.label);
  refill(section, boards.map((board) => kept(`board ${board.name}`, [board, labels, state.table.language, prefs.plain],
    () => h("div.board", { class: board.owner >= 0 ? "own" : "", "aria-label": board.title, role: "group" },
      h("h2", {}, board.title), picture(board), listed(board)))));
  for (const one of section.querySelectorAll(".picture")) {
    if (old.includes(one)) continue;
    const before = scrolled.get(one.dataset.board);
    if (before) [one.scrollLeft, one.scrollTop] = before;
    else middle(one);
  }
}

/** Scroll a board that is larger than its window to its middle. */
function middle(holder) {
  holder.scrollLeft = (holder.scrollWidth - holder.clientWidth) / 2;
  holder.scrollTop = (holder.scrollHeight - holder.clientHeight) / 2;
}

function picture(board) {
  const svg = board.picture && !prefs.plain ? parsed(board.picture) : null;
  if (!svg) return null;
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", board.title);
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  svg.style.setProperty("--wide", width);
  svg.style.setProperty("--high", height);
  const places = new Map(board.places.map((place) => [String(place.number), place]));
  for (const spot of svg.querySelectorAll("[data-place]")) {
    const place = places.get(spot.dataset.place);
    if (!place) continue;
    const can = (place.options ?? []).length > 0;
    spot.classList.add("spot");
    spot.setAttribute("role", "button");
    spot.setAttribute("tabindex", can ? "0" : "-1");
    spot.setAttribute("aria-label", can ? t("choose-thing", { thing: said(place) }) : said(place));
    spot.dataset.key = `place ${place.number}`;
    spot.classList.toggle("can", can);
    const act = () => (can ? choose(place.options, place.title) : lookAt(board, place));
    spot.addEventListener("click", act);
    spot.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    });
  }
  return h("div.picture", { "data-board": board.name, tabindex: "0", role: "region", "aria-label": t("picture-of", { board: board.title }) }, svg);
}

/** What lies in a place, and how many of its cells are empty. */
const inside = (place) => [...(place.lying ?? []), ...(place.free ? [t("free-cells", { count: place.free })] : [])];
const said = (place) => [place.title, ...inside(place)].join(", ");

/** What is printed on a place, and what is next to it, for whoever does not see the picture. */
const told = (board, place) => [place.facts, ...beside(board, place)].filter(Boolean);

function lookAt(board, place) {
  const lines = [place.facts, ...inside(place), ...beside(board, place)].filter(Boolean);
  dialog(place.title, h("ul.told", {}, (lines.length ? lines : [t("nothing-there")]).map((line) => h("li", {}, capital(line)))));
}

/** What is next to a place. */
const beside = (board, place) => (place.beside ?? []).map((line) => (board.named ? line : t("next-to", { places: line })));

/** The places in words: open where there is no picture. */
function listed(board) {
  const rows = board.places.map((place) => h("li.place", { class: place.options?.length ? "can-choose" : "" },
    h("strong", {}, place.title),
    place.lying?.join(", ").length > SHORT
      ? h("details", {}, h("summary", {}, t("things", { count: place.lying.length })), place.lying.join(", "))
      : inside(place).length ? h("span", {}, `: ${inside(place).join(", ")}`) : null,
    told(board, place).length ? h("span.dim.small-text", {}, ` (${told(board, place).join("; ")})`) : null,
    (place.options ?? []).map((option) => h("button.button.small.can", {
      type: "button", "data-key": `in ${place.number} ${option}`, onclick: () => choose([option], place.title),
    }, labelOf(option)))));
  const key = `places ${board.name}`;
  const isOpen = state.opened.has(key) || !board.picture || prefs.plain;
  return h("details.places", { open: isOpen, ontoggle: (event) => state.opened[event.target.open ? "add" : "delete"](key) },
    h("summary", {}, t("places-in-words")), h("ul", {}, rows));
}
