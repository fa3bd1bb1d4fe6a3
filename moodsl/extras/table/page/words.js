// What the page itself says, in each language: files in `words/`, one text or one for each form of a number.

const known = {};
let now = {};
let rules = new Intl.PluralRules("en");

/** Speak a language from now on. */
export async function speak(language) {
  for (const one of ["en", language]) {
    known[one] ??= await fetch(`words/${one}.json`).then((answer) => (answer.ok ? answer.json() : {}));
  }
  now = { ...known.en, ...known[language] };
  rules = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** A text with its parts: `t("cards", {count: 3})`. */
export function t(name, parts = {}) {
  const found = now[name];
  const text = typeof found === "object" ? (found[rules.select(parts.count ?? 0)] ?? found.other) : found;
  return (text ?? name).replace(/\{(\w+)\}/g, (_all, part) => parts[part] ?? "");
}

/** A text that begins with a capital letter. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether there is such a text. */
export const has = (name) => name in now;
