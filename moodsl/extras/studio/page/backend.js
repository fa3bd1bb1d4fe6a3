// What answers the page: a server, by a WebSocket that is opened again when it breaks. Anything else that has `ask` will
// do as well: the rest of the page does not know.

const SLOWEST = 8000;
const WRONG_LINK = 4001;

export class Server {
  /** `heard` gets what nobody asked for, `state` is told `open`, `lost` or `wrong`. */
  constructor(heard, state) {
    this.heard = heard;
    this.state = state;
    this.number = 0;
    this.waiting = new Map();
    this.pause = 250;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/studio/messages`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(location.hash.slice(1));
      this.pause = 250;
      this.state("open");
    };
    socket.onmessage = (event) => {
      const said = JSON.parse(event.data);
      if (said.told) this.heard(said);
      else {
        this.waiting.get(said.answer)?.(said);
        this.waiting.delete(said.answer);
      }
    };
    socket.onclose = (event) => {
      for (const answered of this.waiting.values()) answered({ refused: "", lost: true });
      this.waiting.clear();
      this.state(event.code === WRONG_LINK ? "wrong" : "lost");
      if (event.code === WRONG_LINK) return;
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(SLOWEST, this.pause * 2);
    };
  }

  /** Ask something; the answer has `refused` if it is not done. */
  ask(what, said = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ refused: "", lost: true });
    const id = ++this.number;
    this.socket.send(JSON.stringify({ ask: what, id, ...said }));
    return new Promise((answered) => this.waiting.set(id, answered));
  }
}
