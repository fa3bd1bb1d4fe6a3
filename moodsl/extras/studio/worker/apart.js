// Python in a worker that does one thing after the other, and may be ended in the middle of it.

import { pythonOf } from "../python.js";

const START = `
from moodsl.extras.studio.in_page import Doing
import moodsl.extras.studio.trials
doing = Doing()
`;

let begun;
let before = Promise.resolve();
let isStopped = false;

async function done(asked) {
  const python = await begun;
  const doing = python.get("doing");
  isStopped = false;
  postMessage({ begun: true });
  for (let said = doing.begin(asked); ; said = doing.go_on(isStopped)) {
    postMessage({ said: said.toJs(), isOver: doing.is_over });
    said.destroy();
    if (doing.is_over) return;
    await new Promise((go) => { setTimeout(go, 0); }); // whoever wants to stop it is heard
  }
}

onmessage = ({ data }) => {
  if (data.begin) begun = pythonOf(START);
  else if (data.stop) isStopped = true;
  else before = before.then(() => done(data.asked)).catch((error) => postMessage({ failed: String(error) }));
};
