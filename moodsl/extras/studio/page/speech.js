// In which language the page speaks.

import { prefs } from "../prefs.js";

/** What was chosen here, else what the address says, else what the browser does. */
export function languageNow() {
  const asked = new URLSearchParams(location.search).get("language");
  return [prefs.language, asked, navigator.language.slice(0, 2)].find((one) => ["en", "ru"].includes(one)) ?? "en";
}
