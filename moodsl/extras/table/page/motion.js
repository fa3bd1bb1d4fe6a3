// Short movements: what lies elsewhere than before goes there, what is new comes up.

import { moves } from "./prefs.js";

const MOST = 40; // things that move at once; of more none does
const TIME = 260;

/** Where everything lies now. */
export function snapshot() {
  const found = new Map();
  if (!moves()) return found;
  for (const one of document.querySelectorAll("[data-number]")) found.set(one.dataset.number, one.getBoundingClientRect());
  return found;
}

/** Let everything move from where it was. */
export function moveFrom(before) {
  if (!before.size || !moves()) return;
  const moved = [];
  for (const one of document.querySelectorAll("[data-number]")) {
    const was = before.get(one.dataset.number);
    const is = one.getBoundingClientRect();
    if (!was) moved.push([one, [{ opacity: 0, transform: "scale(.85)" }, { opacity: 1, transform: "none" }]]);
    else if (Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 6) {
      moved.push([one, [{ transform: `translate(${was.x - is.x}px, ${was.y - is.y}px)` }, { transform: "none" }]]);
    }
  }
  if (moved.length > MOST) return;
  for (const [one, frames] of moved) one.animate(frames, { duration: TIME, easing: "ease-out" });
}
