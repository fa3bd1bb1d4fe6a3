// What every page can do: search, change the language, be walked through by keyboard.

// ---- the search: a dialog over the index that pagefind made; "/" opens it, the arrows walk through what was found

const dialog = document.querySelector("[data-moo-dialog]");
const input = dialog.querySelector("input");
const told = dialog.querySelector("[role=status]");
const list = dialog.querySelector("ol");
const MOST = 12;
let index = null;
let asked = 0;

export async function opened() {
  if (index === null) {
    index = import(new URL(`${dialog.dataset.root}pagefind/pagefind.js`, document.baseURI)).then(async (found) => {
      await found.options({ excerptLength: 18 });
      await found.init();
      return found;
    });
  }
  return index;
}

function open() {
  if (!dialog.open) dialog.showModal();
  input.focus();
  input.select();
  opened().catch(() => { told.textContent = told.dataset.failed; });
}

function entry(page) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = page.url;
  const title = document.createElement("strong");
  title.textContent = page.meta.title;
  const excerpt = document.createElement("span");
  excerpt.innerHTML = page.excerpt; // escaped by pagefind; its only element is <mark>
  link.append(title, excerpt);
  item.append(link);
  return item;
}

async function search() {
  const mine = ++asked;
  const words = input.value.trim();
  if (!words) {
    list.replaceChildren();
    told.textContent = "";
    return;
  }
  try {
    const found = await (await opened()).search(words);
    const pages = await Promise.all(found.results.slice(0, MOST).map((one) => one.data()));
    if (mine !== asked) return;
    list.replaceChildren(...pages.map(entry));
    const count = found.results.length;
    told.textContent = count ? `${told.dataset.found}: ${count}` : told.dataset.none;
  } catch {
    told.textContent = told.dataset.failed;
  }
}

function walk(step) {
  const links = [input, ...list.querySelectorAll("a")];
  const place = links.indexOf(document.activeElement);
  links[Math.min(Math.max(place + step, 0), links.length - 1)].focus();
}

document.querySelector("[data-moo-search]").addEventListener("click", open);
input.addEventListener("input", search);
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
dialog.querySelector("form").addEventListener("submit", (event) => {
  const first = list.querySelector("a");
  if (event.submitter === null && first) {
    event.preventDefault();
    first.click();
  }
});
dialog.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { // at once: a browser would only empty the field at first
    event.preventDefault();
    dialog.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    walk(step);
  }
});
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [contenteditable]");
  const wanted = event.key === "/" || (event.key === "k" && (event.ctrlKey || event.metaKey));
  if (wanted && !typing) {
    event.preventDefault();
    open();
  }
});

// ---- the other language of this page keeps what stands in the address: a filter, a place on the page.
for (const link of document.querySelectorAll("[data-moo-language]")) {
  link.addEventListener("click", () => {
    const there = new URL(link.href);
    there.search = location.search;
    there.hash = location.hash;
    link.href = there;
  });
}

// ---- the button that copies a block of code stands in a landmark of the theme: there would be many of one name on a page

const unmarked = (block) => block.querySelectorAll("nav.md-code__nav").forEach((nav) => nav.setAttribute("role", "presentation"));
for (const block of document.querySelectorAll(".highlight, pre")) {
  new MutationObserver(() => unmarked(block)).observe(block, { childList: true, subtree: true });
  unmarked(block);
}

// ---- a drawing wider than the page can be scrolled by keyboard

for (const drawing of document.querySelectorAll(".moo-railroad")) {
  if (drawing.scrollWidth > drawing.clientWidth) drawing.tabIndex = 0;
}

// ---- the rulings: what is typed leaves those that have all its words, and opens their groups

const find = document.getElementById("moo-find");

if (find) {
  const plain = (text) => text.toLowerCase().replaceAll("ё", "е");
  const entries = [...document.querySelectorAll("details.moo li li")].map((item) => {
    const subject = item.parentElement.closest("li");
    return { item, subject, text: plain(`${subject.firstElementChild.textContent} ${item.textContent}`) };
  });
  const told = find.querySelector("output");
  const show = () => {
    const words = plain(find.querySelector("input").value).split(/\s+/).filter(Boolean);
    for (const one of entries) one.item.hidden = !words.every((word) => one.text.includes(word));
    const shown = entries.filter((one) => !one.item.hidden);
    for (const subject of new Set(entries.map((one) => one.subject))) {
      subject.hidden = ![...subject.querySelectorAll("li")].some((item) => !item.hidden);
    }
    for (const group of document.querySelectorAll("details.moo")) {
      group.hidden = !shown.some((one) => group.contains(one.item));
      group.open = words.length > 0;
    }
    told.textContent = words.length && !shown.length ? told.dataset.none : "";
  };
  find.addEventListener("input", show);
  find.addEventListener("submit", (event) => event.preventDefault());
  find.hidden = false;
}

// ---- a place inside something folded is opened by a link to it

const unfold = () => {
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let block = place && place.closest("details"); block; block = block.parentElement.closest("details")) {
    block.open = true;
  }
  if (place) place.scrollIntoView();
};
addEventListener("hashchange", unfold);
unfold();
