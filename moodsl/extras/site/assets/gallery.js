// The filters of the gallery. What is filtered stands in the address, so that it can be kept and sent.

import { opened } from "./site.js";

const form = document.getElementById("moo-filters");

if (form) {
  const cards = [...document.querySelectorAll("#moo-gallery > li")].map((item) => ({
    item,
    has: JSON.parse(item.dataset.card),
  }));
  const output = form.querySelector("output");
  const none = document.getElementById("moo-none");
  const fields = [...form.elements].filter((field) => field.name);
  const plain = (text) => text.toLowerCase().replaceAll("ё", "е");
  for (const card of cards) card.has.text = plain(card.has.text);

  const fold = form.querySelector("details");
  let meant = { words: "", pages: new Set() }; // the pages that the search finds, which knows the forms of words

  const fits = ({ has, item }, field) => {
    const wanted = field.value.trim();
    if (!wanted) return true;
    if (field.name === "text") {
      if (plain(wanted).split(/\s+/).every((word) => has.text.includes(word))) return true;
      return meant.words === wanted && meant.pages.has(new URL(item.querySelector("a").href).pathname);
    }
    const value = has[field.dataset.key];
    if (value === undefined) return false;
    if (field.dataset.how === "has") return value.includes(wanted);
    if (field.dataset.how === "most") return value <= Number(wanted);
    if (field.dataset.how === "least") return value >= Number(wanted);
    return String(value) === wanted;
  };

  const show = () => {
    let shown = 0;
    for (const card of cards) {
      card.item.hidden = !fields.every((field) => fits(card, field));
      if (!card.item.hidden) shown += 1;
    }
    output.textContent = output.dataset.told.replace("SHOWN", shown);
    none.hidden = shown > 0;
  };

  const look = async () => {
    const words = form.elements.text.value.trim();
    if (!words || words === meant.words) return;
    try {
      const found = await (await opened()).search(words);
      const pages = await Promise.all(found.results.map((one) => one.data()));
      if (words !== form.elements.text.value.trim()) return;
      meant = { words, pages: new Set(pages.map((one) => new URL(one.url, location.href).pathname)) };
      show();
    } catch {
      return; // without an index the letters alone are looked for
    }
  };

  const read = () => {
    const wanted = new URLSearchParams(location.search);
    for (const field of fields) field.value = wanted.get(field.name) ?? "";
    fold.open ||= fields.some((field) => field.name !== "text" && field.value);
    show();
    look();
  };

  const keep = () => {
    const wanted = new URLSearchParams();
    for (const field of fields) if (field.value.trim()) wanted.set(field.name, field.value.trim());
    const query = wanted.toString();
    history.replaceState(null, "", query ? `?${query}` : location.pathname);
    show();
    look();
  };

  form.addEventListener("input", keep);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(keep));
  addEventListener("popstate", read);
  fold.open = matchMedia("(min-width: 45em)").matches;
  form.hidden = false;
  read();
}
