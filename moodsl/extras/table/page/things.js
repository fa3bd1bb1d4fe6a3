// Cards, tiles, tokens and backs, each a button: a click chooses it, or shows it large.

import { h } from "./dom.js";
import { cover, face } from "./faces.js";
import { prefs } from "./prefs.js";
import { answer, nameOf, offer } from "./state.js";
import { look, menu } from "./looking.js";
import { t } from "./words.js";

/** What a click on something with options does: the only answer, or a choice between them. */
export function choose(options, title) {
  if (options.length === 1) answer(options[0]);
  else menu(title, options);
}

/** What is said of a thing beside its title. */
export function aboutOf(thing) {
  return [...(thing.owner >= 0 ? [nameOf(thing.owner)] : []), ...(thing.about ?? [])];
}

/** A thing as it lies. */
export function thing(one, key) {
  const options = one.options ?? [];
  const count = one.count ?? 1;
  const about = aboutOf(one);
  const label = [count > 1 ? `${one.title} ×${count}` : one.title, ...about, ...(one.works ? [t("works")] : [])].join(", ");
  const picture = prefs.plain || one.ink ? null : one.design ? face(one.design, one.side ?? 0) : null;
  const button = h("button.thing", {
    type: "button",
    "aria-label": options.length ? t("choose-thing", { thing: label }) : label,
    "data-key": key,
    "data-number": (one.number ?? -1) >= 0 ? one.number : undefined,
    "data-design": one.design,
    class: `${options.length ? "can" : ""} ${one.works ? "works" : ""} ${one.design ? "" : "back"}`,
    onclick: () => (options.length ? choose(options, one.title) : look(one)),
    oncontextmenu: (event) => { event.preventDefault(); look(one); },
  });
  if (picture) {
    sized(button, cover(picture, one.squares));
    button.append(picture);
  } else {
    button.classList.add("worded");
    if (one.ink) button.classList.add("chip");
    if (one.ink) button.style.setProperty("--ink-of-thing", one.ink);
    button.append(h("span.title", {}, one.title));
  }
  if (count > 1) button.append(h("span.count", { "aria-hidden": "true" }, `×${count}`));
  if (about.length) button.append(h("span.about", { "aria-hidden": "true", class: one.owner >= 0 ? `of p${one.owner % 6}` : "" }, about.join(" · ")));
  return button;
}

/** A picture keeps its own size in millimetres; the page says how large one is. */
export function sized(holder, picture) {
  const [, , width, height] = (picture.getAttribute("viewBox") ?? "0 0 63 88").split(" ").map(Number);
  holder.style.setProperty("--wide", width);
  holder.style.setProperty("--high", height);
  picture.removeAttribute("width");
  picture.removeAttribute("height");
  picture.setAttribute("aria-hidden", "true");
  picture.removeAttribute("role");
}

/** The back of a pile of which only the number is known. */
export function back(pile, key) {
  const options = pile.options ?? [];
  const label = `${pile.title}: ${t("cards", { count: pile.count })}`;
  return h("button.thing.back.worded", {
    type: "button",
    "aria-label": options.length ? t("choose-thing", { thing: label }) : label,
    "data-key": key,
    class: options.length ? "can" : "",
    onclick: () => (options.length ? choose(options, pile.title) : look({ title: pile.title, about: [t("cards", { count: pile.count })] })),
  }, h("span.count", { "aria-hidden": "true" }, pile.count));
}

/** What an option says, for lists. */
export const labelOf = (option) => offer(option)?.label ?? "";
