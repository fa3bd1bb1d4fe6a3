// The page of a table: takes messages in, draws what has changed.

import { drawAreas } from "./areas.js";
import { Server } from "./backend.js";
import { drawBoards } from "./boards.js";
import { at, h, notice, refill, say } from "./dom.js";
import { drawDice } from "./dice.js";
import { drawEnding } from "./ending.js";
import { forgetWaiting, takeFaces } from "./faces.js";
import { listen } from "./keys.js";
import { drawLog } from "./log.js";
import { complain, facesCame, outdated, shut, told } from "./looking.js";
import { drawHead, keep } from "./menus.js";
import { moveFrom, snapshot } from "./motion.js";
import { drawPlayers } from "./players.js";
import { apply, prefs } from "./prefs.js";
import { drawQuestion, takeAdvice } from "./question.js";
import { state, takeIn } from "./state.js";
import { has, speak, t } from "./words.js";

const backend = new Server((message) => { queue = queue.then(() => hear(message)); }, connection);
let queue = Promise.resolve(); // messages are taken one after the other, though words may have to be fetched

function draw() {
  const before = snapshot();
  document.title = `${state.welcome.title} · moodsl`;
  at("table").dataset.stamp = state.table.stamp;
  at("skip").textContent = t("to-question");
  drawHead(draw);
  drawEnding();
  drawPlayers();
  drawDice();
  drawBoards();
  drawAreas();
  drawQuestion();
  drawLog();
  moveFrom(before);
}

async function hear(message) {
  switch (message.type) {
    case "welcome":
      if (state.welcome && state.welcome.table !== message.table) shut(); // another match begins in this page
      state.welcome = { keeper: false, links: [], variant: "", ...message };
      return;
    case "table": {
      const isNew = state.table?.stamp !== message.stamp;
      await speak(message.language);
      const lines = message.log.map((line) => line.text);
      takeIn(message);
      if (isNew) outdated();
      draw();
      if (lines.length && lines.length < 12 && !message.question) say(lines.join(". "));
      return;
    }
    case "drawn":
      takeFaces(message);
      drawAreas();
      facesCame();
      return;
    case "because":
      told(message);
      return;
    case "advice":
      takeAdvice(message);
      return;
    case "saved":
      keep(message);
      return;
    case "opened":
      location.hash = message.link;
      return;
    case "refused":
      refused(message);
  }
}

function refused({ code, told: why = "" }) {
  state.waiting = 0;
  const text = [has(`refused-${code}`) ? t(`refused-${code}`) : code, why].filter(Boolean).join(": ");
  if (!state.table) standstill(text);
  else if (!complain(text)) notice(text);
}

function standstill(text) {
  refill(at("head"), h("h1", {}, "moodsl"));
  for (const name of ["players", "dice", "boards", "common", "mine", "others", "question", "log", "ending"]) at(name).hidden = true;
  at("table").append(h("p.standstill", { role: "alert" }, text));
}

function connection(how) {
  if (how !== "lost") return;
  state.waiting = 0;
  forgetWaiting();
  if (state.welcome) notice(t("lost"));
}

async function start() {
  apply();
  const asked = new URLSearchParams(location.search).get("language");
  const language = prefs.language || asked || navigator.language.slice(0, 2);
  await speak(["en", "ru"].includes(language) ? language : "en");
  const link = await backend.ownLink(location.hash.slice(1));
  if (!link) {
    standstill(t("refused-no-link"));
    return;
  }
  state.send = (message) => backend.send(message);
  listen();
  backend.open(link, language);
}

addEventListener("hashchange", () => location.reload());
start();

