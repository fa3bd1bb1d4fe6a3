// What the program tells of a name: paragraphs, lists and cards, as text. Nothing in it becomes markup but what is made
// here.

import { h } from "../dom.js";

/** The parts of a text: paragraphs, and blocks between ``` as they are written. */
export function toldText(text) {
  return text.split(/```(?:moo)?\n?/).map((part, number) => {
    if (number % 2) return h("pre", {}, part.trimEnd());
    return part.trim().split("\n\n").filter(Boolean).map((one) => h("p", {}, words(one)));
  });
}

/** `**bold**`, `*slanted*` and names between backticks. */
function words(text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/).map((part) => {
    if (/^\*\*.+\*\*$/.test(part)) return h("strong", {}, part.slice(2, -2));
    if (/^`.+`$/.test(part)) return h("code", {}, part.slice(1, -1));
    if (/^\*.+\*$/.test(part)) return h("em", {}, part.slice(1, -1));
    return part;
  });
}

/** A message with names between backticks. */
export const toldLine = (text) => words(text);
