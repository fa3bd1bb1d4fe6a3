// Pictures of cards: asked for once, kept as they are parsed, and copied into every place where the card lies.

import { state } from "./state.js";

const known = new Map(); // "language design" -> svg elements, side by side; null while they are on their way
const MOST = 80; // designs in one message

const key = (design) => `${state.table?.language} ${design}`;

let came = 0;

/** How often pictures have come. */
export const timesCame = () => came;

/** Take in pictures. */
export function takeFaces({ language, faces }) {
  came += 1;
  for (const [design, sides] of Object.entries(faces)) known.set(`${language} ${design}`, sides.map(parsed).filter(Boolean));
}

/** Ask for the pictures that are not here yet. */
export function fetchFaces(designs) {
  const missing = [...new Set(designs)].filter((design) => design && !known.has(key(design)));
  for (const design of missing) known.set(key(design), null);
  for (let at = 0; at < missing.length; at += MOST) state.send({ type: "faces", designs: missing.slice(at, at + MOST) });
}

/** Forget what is on its way: the connection broke. */
export function forgetWaiting() {
  for (const [one, sides] of known) if (sides === null) known.delete(one);
}

/** The picture of a side of a design, to be put into the page; null if there is none, or not yet. */
export function face(design, side = 0) {
  const sides = known.get(key(design));
  const found = sides?.[side] ?? sides?.[0];
  return found ? found.cloneNode(true) : null;
}

const SVG = "http://www.w3.org/2000/svg";
const WIDE = .55; // of a letter, in parts of its size

/** Draw on a picture what lies now on the places that are printed on it. */
export function cover(picture, squares = []) {
  for (const { number, title } of squares) {
    const frame = picture.querySelector(`[data-square="${number}"]`)?.dataset.frame.split(" ").map(Number);
    if (!frame) continue;
    const [x, y, width, height] = frame;
    const put = (name, attributes, text = "") => {
      const made = document.createElementNS(SVG, name);
      for (const [key_, value] of Object.entries(attributes)) made.setAttribute(key_, value);
      made.textContent = text;
      picture.append(made);
    };
    put("rect", { x, y, width, height, rx: 1, fill: "#fff4d6", stroke: "#8a5600", "stroke-width": .6, class: "covered" });
    let size = 2.6;
    while (size > 1.2 && wrapped(title, width / size / WIDE).length * size * 1.1 > height) size -= .1;
    const lines = wrapped(title, width / size / WIDE);
    const top = y + (height - lines.length * size * 1.1) / 2;
    lines.forEach((line, row) => put("text", { x: x + width / 2, y: top + (row + .85) * size * 1.1, "font-size": size, "font-weight": 600, "text-anchor": "middle", fill: "#1c222b" }, line));
  }
  return picture;
}

/** A text in lines of so many letters. */
function wrapped(text, most) {
  const lines = [];
  for (const word of text.split(" ")) {
    if (lines.length && `${lines.at(-1)} ${word}`.length <= most) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** All sides of a design. */
export const sidesOf = (design) => (known.get(key(design)) ?? []).map((side) => side.cloneNode(true));

/** All sides of a design in words: the title of each, and what stands on it. */
export const wordsOf = (design) => (known.get(key(design)) ?? []).map((side) =>
  ["title", "desc"].map((part) => side.querySelector(`:scope > ${part}`)?.textContent ?? ""));

/** SVG as an element of this page: without scripts, events, styles, names and links. */
export function parsed(text) {
  const read = new DOMParser().parseFromString(text.replaceAll(/ style="[^"]*"/g, ""), "image/svg+xml").documentElement;
  if (read.nodeName !== "svg") return null;
  for (const one of [...read.querySelectorAll("script, foreignObject, style, a")]) one.remove();
  for (const one of [read, ...read.querySelectorAll("*")]) {
    for (const { name, value } of [...one.attributes]) {
      const isLink = name === "href" || name.endsWith(":href");
      const isName = ["id", "style", "aria-labelledby"].includes(name);
      if (name.startsWith("on") || isName || (isLink && !value.startsWith("#"))) one.removeAttribute(name);
    }
  }
  return document.importNode(read, true);
}
