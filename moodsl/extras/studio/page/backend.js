// What answers the page: a server, by a WebSocket that is opened again when it breaks. Anything else that has `ask` will
// do as well, see `worker/backend.js`: the rest of the page does not know.

import { Asking } from "./asking.js";

const SLOWEST = 8000;
const WRONG_LINK = 4001;

export class Server extends Asking {
  /** `heard` gets what nobody asked for, `state` is told `open`, `lost` or `wrong`. */
  constructor(heard, state) {
    super(heard, (text) => this.send(text));
    this.state = state;
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
    socket.onmessage = (event) => this.take(event.data);
    socket.onclose = (event) => {
      this.lose();
      this.state(event.code === WRONG_LINK ? "wrong" : "lost");
      if (event.code === WRONG_LINK) return;
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(SLOWEST, this.pause * 2);
    };
  }

  send(text) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }
}
