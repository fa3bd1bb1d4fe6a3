// Keys: a digit answers with the option of that number. One press, one answer: a key that is held down says no more.

import { answer, isAsked, state } from "./state.js";

export function listen() {
  document.addEventListener("keydown", (event) => {
    if (!event.repeat || !["Enter", " "].includes(event.key) || !event.target.closest("button, [role=button]")) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
    const number = Number(event.key) - 1;
    if (!Number.isInteger(number) || number < 0 || !isAsked()) return;
    if (number < state.table.question.options.length) {
      event.preventDefault();
      answer(number);
    }
  });
}
