// What answers the page of the studio where no server is: a worker with Python in it. It stands in the place of the
// server's `backend.js`. A worker that does not listen any more is ended, and another one begun.

import { at } from "../dom.js";
import { speak, t } from "../words.js";
import { Asking } from "./asking.js";
import { languageNow } from "./speech.js";

const LIMIT = 30_000; // milliseconds in which it has to listen,
const START = 180_000; // and in which it has to begin

export class Server extends Asking {
  /** `heard` gets what nobody asked for, `state` is told `open`, `lost` or `wrong` (a link that cannot be read). */
  constructor(heard, state) {
    super(heard, (text) => this.send({ text }));
    this.state = state;
    this.begin();
  }

  async begin() {
    await speak(languageNow());
    const { version } = await (await fetch("../version.json", { cache: "no-cache" })).json();
    navigator.serviceWorker?.register(`../offline.js?${version}`).catch(() => {});
    tell(t("preparing"));
    this.start(() => {
      tell("");
      this.state("open");
    });
  }

  /** Begin a worker; `ready` is done when it listens. */
  start(ready) {
    const worker = new Worker("worker.js", { type: "module" });
    worker.onmessage = ({ data }) => {
      if (data.failed) this.fail(data.failed);
      else if (data.ready) {
        this.worker = worker;
        this.watch(worker, LIMIT);
        ready();
      } else if (data.text) this.take(data.text);
      this.listening = true;
    };
    worker.onerror = () => this.fail("");
    const said = location.hash.slice(1);
    worker.postMessage({ begin: { link: said.startsWith("cards=") ? said.slice(6) : "" } });
    this.watch(worker, START);
  }

  /** End a worker that says nothing for so long, though it is asked to. */
  watch(worker, limit) {
    clearTimeout(this.watching);
    this.listening = false;
    worker.postMessage({ ping: true });
    this.watching = setTimeout(() => {
      if (this.listening) this.watch(worker, LIMIT);
      else this.again(worker);
    }, limit);
  }

  again(worker) {
    worker.terminate();
    this.worker = undefined;
    this.start(() => this.take(JSON.stringify({ told: "ended" })));
  }

  fail(why) {
    this.lose();
    this.state(why.includes("NoLink") ? "wrong" : "lost");
    tell([t("failed"), why.trim().split("\n").pop()].join(" "));
  }

  send(said) {
    this.worker?.postMessage(said);
    return Boolean(this.worker);
  }
}

function tell(text) {
  at("notice").textContent = text;
  at("notice").hidden = !text;
}
