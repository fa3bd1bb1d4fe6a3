// Python in a worker of the page: the studio. Work that might not end is given to workers of its own (`apart.js`).

import { pythonOf } from "../python.js";

const KEPT = "/cards";

const START = `
from moodsl.extras.studio.in_page import page_studio

def start(link, told, begun, keep):
    return page_studio(places, Path("/work"), Path("${KEPT}") / (Path(places[-1]).name + ".json"), link, told, begun, keep)
`;

/** Another worker, which is begun when there is something to do, and anew after it was ended. */
class Apart {
  /** Do what was asked; gives what was said last, or nothing if it said nothing for so many seconds or was ended. */
  call(asked, seconds, told) {
    const bytes = asked.toJs();
    if (!this.worker) {
      this.worker = new Worker("apart.js", { type: "module" });
      this.worker.postMessage({ begin: true });
    }
    return new Promise((done) => {
      this.done = done;
      const wait = (limit) => {
        clearTimeout(this.waiting);
        this.waiting = setTimeout(() => this.kill(), limit);
      };
      wait(START_LIMIT);
      this.worker.onerror = () => this.kill();
      this.worker.onmessage = ({ data }) => {
        if (data.failed) {
          console.error(data.failed);
          this.kill();
          return;
        }
        wait(1000 * seconds);
        if (data.begun) return;
        if (data.isOver) {
          clearTimeout(this.waiting);
          this.done = undefined;
          done(data.said);
        } else told(data.said);
      };
      this.worker.postMessage({ asked: bytes });
    });
  }

  stop() { this.worker?.postMessage({ stop: true }); }

  kill() {
    clearTimeout(this.waiting);
    this.worker?.terminate();
    this.worker = undefined;
    this.done?.(); // nothing is None in Python; null is not
    this.done = undefined;
  }
}

const START_LIMIT = 180_000; // milliseconds in which such a worker has to begin

let take;

onmessage = async ({ data }) => {
  if (data.begin) {
    try {
      const python = await pythonOf(START, [KEPT]);
      take = python.get("start")(data.begin.link, (text) => postMessage({ text }), () => new Apart(), () => python.keep(KEPT));
      postMessage({ ready: true });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
  } else if (data.text) take(data.text);
  else if (take) postMessage({ pong: true });
};
