// Keys: a digit answers with the option of that number.

import { answer, isAsked, state } from "./state.js";

export function listen() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
    const number = Number(event.key) - 1;
    if (!Number.isInteger(number) || number < 0 || !isAsked()) return;
    if (number < state.table.question.options.length) {
      event.preventDefault();
      answer(number);
    }
  });
}
