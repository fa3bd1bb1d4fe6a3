// What somebody has chosen for this browser: theme, text only, no movement, language.

const STORE = "moodsl-table";
const usual = { theme: "auto", plain: false, still: false, language: "" };

export const prefs = { ...usual, ...read() };

function read() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

/** Change something, keep it, and let the page look so. */
export function choose(changes) {
  Object.assign(prefs, changes);
  try {
    localStorage.setItem(STORE, JSON.stringify(prefs));
  } catch { /* a browser that keeps nothing */ }
  apply();
}

export function apply() {
  const root = document.documentElement;
  if (prefs.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
  document.body.classList.toggle("plain", prefs.plain);
}

/** Whether things may move. */
export const moves = () => !prefs.still && !prefs.plain && !matchMedia("(prefers-reduced-motion: reduce)").matches;
