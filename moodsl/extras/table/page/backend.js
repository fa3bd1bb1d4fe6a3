// What answers the page: a server, by a WebSocket that is opened again when it breaks. Anything else that has `ownLink`,
// `open` and `send` will do as well, see `worker/backend.js`: the rest of the page does not know.

export const PROTOCOL = 1;
const SLOWEST = 8000;

export class Server {
  /** `heard` gets every message, `state` is told `open`, `lost` or `shut`. */
  constructor(heard, state) {
    this.heard = heard;
    this.state = state;
    this.wait = 250;
    this.socket = null;
  }

  /** The link of a page with this behind the `#` of its address. */
  async ownLink(said) {
    return said;
  }

  /** Come in with a link. */
  open(link, language) {
    this.shut();
    this.link = link;
    this.language = language;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/messages`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      this.send({ type: "enter", link: this.link, language: this.language, protocol: PROTOCOL });
    };
    socket.onmessage = (event) => { if (socket === this.socket) this.heard(JSON.parse(event.data)); };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === 1000) {
        this.state("shut");
        return;
      }
      this.state("lost");
      this.again = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(SLOWEST, this.wait * 2);
    };
  }

  /** Send a message; false if nothing can be sent now. */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  shut() {
    clearTimeout(this.again);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
