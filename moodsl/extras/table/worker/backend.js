// What answers the page where no server is: a worker with Python in it. It stands in the place of the server's `backend.js`.
//
// Several people may play at one screen: when another person is asked, the page waits until they have taken it over.

import { at, h, refill } from "./dom.js";
import { shut } from "./looking.js";
import { prefs } from "./prefs.js";
import { t } from "./words.js";

export const PROTOCOL = 1;

export class Server {
  /** `heard` gets every message, `state` is told `lost` when the worker has failed. */
  constructor(heard, state) {
    this.heard = heard;
    this.state = state;
    this.links = [];
    this.seat = 0;
  }

  /** The link of this page: begin, and wait for the worker. Behind the `#` there may be a match with cards to try. */
  async ownLink(said) {
    tell(t("preparing"));
    const { version } = await (await fetch("version.json", { cache: "no-cache" })).json();
    navigator.serviceWorker?.register(`offline.js?${version}`).catch(() => {});
    this.worker = new Worker("worker.js", { type: "module" });
    const link = await new Promise((done) => {
      this.worker.onmessage = ({ data }) => (data.ready ? done(data.ready) : this.take(data));
      this.worker.onerror = () => this.failed();
      this.worker.postMessage({ begin: { name: t("you"), trial: said.startsWith("try=") ? said.slice(4) : "" } });
    });
    tell("");
    return link;
  }

  open(link, language) {
    this.language = language;
    this.enter(link);
  }

  enter(link) {
    this.worker.postMessage({ enter: JSON.stringify({ type: "enter", link, language: prefs.language || this.language, protocol: PROTOCOL }) });
  }

  take({ heard, links, failed }) {
    if (failed) this.failed(failed);
    if (links) this.links = links;
    if (!heard) return;
    const message = JSON.parse(heard);
    if (message.type === "welcome") {
      this.seat = message.seat;
      message.links = []; // nobody comes from elsewhere
    }
    if (message.type === "opened") { // a new table, in the same page
      this.enter(message.link);
      return;
    }
    const asked = message.type === "table" ? message.players[message.asked ?? -1] : undefined;
    if (asked && !asked.bot && message.asked !== this.seat) handOver(asked.name, () => this.enter(this.links[message.asked]));
    else this.heard(message);
  }

  /** Send a message. */
  send(message) {
    this.worker.postMessage({ text: JSON.stringify(message) });
    return true;
  }

  failed(why = "") {
    this.state("lost");
    tell([t("refused-page"), why].filter(Boolean).join(" "));
  }
}

function tell(text) {
  const line = at("notice");
  line.textContent = text;
  line.hidden = !text;
}

/** Hide the table until another person has taken the screen over. */
function handOver(name, taken) {
  const over = h("dialog.dialog", { "aria-label": t("hand-over", { player: name }) },
    h("p", {}, t("hand-over", { player: name })),
    h("button.button.main", { type: "button", autofocus: true, onclick: () => { over.close(); over.remove(); taken(); } }, t("taken-over", { player: name })));
  shut();
  for (const part of ["question", "mine", "log"]) refill(at(part));
  document.body.append(over);
  over.oncancel = (event) => event.preventDefault();
  over.showModal();
}
