// Questions to the program and their answers, whatever carries them.

export const PROTOCOL = 2;

export class Asking {
  /** `heard` gets what nobody asked for, `put` carries a question and says whether it could. */
  constructor(heard, put) {
    this.heard = heard;
    this.put = put;
    this.number = 0;
    this.waiting = new Map();
  }

  /** Ask something; the answer has `refused` if it is not done, `lost` if nobody answered, `unsent` if nobody heard it. */
  ask(what, said = {}) {
    const id = ++this.number;
    if (!this.put(JSON.stringify({ ask: what, id, ...said }))) return Promise.resolve({ refused: "", lost: true, unsent: true });
    return new Promise((answered) => this.waiting.set(id, answered));
  }

  /** What the program says. */
  take(text) {
    const said = JSON.parse(text);
    if (said.told === "ended") this.lose();
    if (said.told) this.heard(said);
    else {
      this.waiting.get(said.answer)?.(said);
      this.waiting.delete(said.answer);
    }
  }

  /** Nobody answers any more what was asked. */
  lose() {
    for (const answered of this.waiting.values()) answered({ refused: "", lost: true });
    this.waiting.clear();
  }
}
