// The dialog of a new card: what the templates of `moo new` ask.

import { h } from "../dom.js";
import { dialog } from "../looking.js";
import { t } from "../words.js";

/** Ask for a card; `make` is given what was chosen and answers with why it cannot be made, or nothing. When it was made
    and the dialog is gone, `done` is called. */
export function askForCard(kinds, make, done) {
  const name = h("input.field", { required: true, pattern: "[a-z][a-z0-9_]*", maxlength: 60, autocomplete: "off", spellcheck: "false", "aria-describedby": "name-help" });
  const kind = h("select.field", {}, kinds.map((one) => h("option", { value: one.kind }, one.titles[one.kind])));
  const trigger = h("select.field");
  const russian = h("input.field", { lang: "ru", maxlength: 80 });
  const facts = h("div.stacked");
  const wrong = h("p.trouble", { role: "alert" });
  const chosen = () => kinds.find((one) => one.kind === kind.value);
  const momentOf = (line) => {
    const { titles } = chosen();
    const [word, verb] = line.split(" ");
    const deed = titles[`verb ${verb}`];
    if (line === "always") return t("always");
    return titles[line] ? `${titles[line]} (${line})` : deed ? `${t(`moment-${word}`, { deed })} (${line})` : line;
  };
  const offer = () => {
    trigger.replaceChildren(h("option", { value: "" }, t("any-moment")), ...chosen().triggers.map((one) => h("option", { value: one }, momentOf(one))));
    facts.replaceChildren(...Object.entries(chosen().facts).map(([fact, words]) =>
      h("label", {}, chosen().titles[fact], h("select.field", { name: fact }, words.map((word) => h("option", { value: word }, chosen().titles[`${fact} ${word}`]))))));
  };
  kind.addEventListener("change", offer);
  offer();
  const submit = h("button.button.main", { type: "submit" }, t("make-card"));
  const form = h("form", {}, h("label", {}, t("card-name"), name), h("p.dim.small-text", { id: "name-help" }, t("name-help")),
    h("label", {}, t("kind"), kind), facts, h("label", {}, t("moment"), trigger), h("label", {}, t("title-ru"), russian), wrong, submit);
  const made = dialog(t("new-card"), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    submit.textContent = t("making");
    const said = Object.fromEntries([...facts.querySelectorAll("select")].map((one) => [one.name, one.value]));
    const why = await make({ name: name.value, kind: kind.value, trigger: trigger.value, facts: said, titles: russian.value.trim() ? { ru: russian.value.trim() } : {} });
    submit.disabled = false;
    submit.textContent = t("make-card");
    wrong.textContent = why ?? "";
    if (why !== undefined) {
      name.focus();
      return;
    }
    made.close();
    done();
  });
}
