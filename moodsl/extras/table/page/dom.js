// Making and finding elements. Texts become text, never markup.

/** An element: `h("button.main", {type: "button", onclick}, "text", child)`. */
export function h(what, attributes = {}, ...inside) {
  const [name, ...classes] = what.split(".");
  const made = document.createElement(name || "div");
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "class") made.classList.add(...value.split(" ").filter(Boolean));
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...inside.flat(2).filter((one) => one !== null && one !== undefined && one !== false));
  return made;
}

export const at = (name) => document.getElementById(name);

/** Put other things into an element, and keep the focus on what has the same `data-key`. What stays is not moved. */
export function refill(element, ...inside) {
  const focused = document.activeElement;
  const key = element.contains(focused) ? focused.dataset.key : undefined;
  const wanted = inside.flat(2).filter((one) => one !== null && one !== undefined && one !== false);
  const stays = new Set(wanted);
  for (const one of [...element.childNodes]) if (!stays.has(one)) one.remove();
  wanted.forEach((one, place) => {
    const now = element.childNodes[place];
    if (now !== one) element.insertBefore(one instanceof Node ? one : document.createTextNode(one), now ?? null);
  });
  if (document.activeElement !== focused && key !== undefined) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

const made = new Map(); // name -> [what it was made of, the element]

/** An element that is made again only if what it is made of is another than the last time. */
export function kept(name, of, make) {
  const text = JSON.stringify(of);
  const old = made.get(name);
  if (old?.[0] === text) return old[1];
  const element = make();
  made.set(name, [text, element]);
  return element;
}

let shutting;

/** A line at the edge of the page that goes away by itself. */
export function notice(text) {
  const line = at("notice");
  line.textContent = text;
  line.hidden = false;
  clearTimeout(shutting);
  shutting = setTimeout(() => { line.hidden = true; }, 6000);
}

/** Tell a screen reader. */
export function say(text) {
  at("said").textContent = text;
}
