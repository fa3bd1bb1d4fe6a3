// The filters of the gallery. What is filtered stands in the address, so that it can be kept and sent.

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

  const fits = (has, field) => {
    const wanted = field.value.trim();
    if (!wanted) return true;
    if (field.name === "text") return plain(wanted).split(/\s+/).every((word) => has.text.includes(word));
    const value = has[field.name];
    if (value === undefined) return false;
    if (field.dataset.how === "has") return value.includes(wanted);
    if (field.dataset.how === "most") return value <= Number(wanted);
    return String(value) === wanted;
  };

  const show = () => {
    let shown = 0;
    for (const { item, has } of cards) {
      item.hidden = !fields.every((field) => fits(has, field));
      if (!item.hidden) shown += 1;
    }
    output.textContent = output.dataset.told.replace("SHOWN", shown);
    none.hidden = shown > 0;
  };

  const read = () => {
    const wanted = new URLSearchParams(location.search);
    for (const field of fields) field.value = wanted.get(field.name) ?? "";
    show();
  };

  const keep = () => {
    const wanted = new URLSearchParams();
    for (const field of fields) if (field.value.trim()) wanted.set(field.name, field.value.trim());
    const query = wanted.toString();
    history.replaceState(null, "", query ? `?${query}` : location.pathname);
    show();
  };

  form.addEventListener("input", keep);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(keep));
  addEventListener("popstate", read);
  form.hidden = false;
  read();
}
