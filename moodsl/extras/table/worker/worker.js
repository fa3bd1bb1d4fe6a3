// Python in a worker of the page: takes the messages of the page to a `PageHouse`, and its answers back.
//
// The tables are kept in the browser, but for one that came by a link to try cards.

import { pythonOf } from "./python.js";

const TABLES = "/tables";

const START = `
from moodsl.extras.table.in_page import PageHouse, trial_house

def start(trial, name):
    """The house of the page, and the link by which the page comes in."""
    if trial:
        return trial_house(places, Path("/trial"), trial, program)
    house = PageHouse(places, Path("${TABLES}/tables.sqlite"), program)
    return house, house.link(name)
`;

let house;

async function begin({ name, trial }) {
  const python = await pythonOf(START, [TABLES]);
  const [page, link] = python.get("start")(trial, name);
  return {
    link,
    links: () => taken(page.links()),
    enter: (text) => taken(page.enter(text)),
    receive: (text) => taken(page.receive(text)),
    think: () => taken(page.think()),
    keep: () => python.keep(TABLES),
  };
}

/** A list of Python as one of JavaScript. */
function taken(list) {
  if (!list) return null;
  const found = list.toJs();
  list.destroy();
  return found;
}

const pause = () => new Promise((done) => { setTimeout(done, 0); }); // messages that wait are taken first

let before = Promise.resolve(); // what is done one after the other

const next = (what) => { before = before.then(what).catch((error) => postMessage({ failed: String(error) })); };

onmessage = ({ data }) => next(() => take(data));

async function take(data) {
  if (data.begin) {
    house = await begin(data.begin);
    postMessage({ ready: house.link });
    return;
  }
  for (const text of data.enter ? house.enter(data.enter) : house.receive(data.text)) postMessage({ heard: text });
  if (data.enter) postMessage({ links: house.links() });
  await house.keep();
  next(think);
}

/** Let bots answer, one by one; messages that wait are taken in between. */
async function think() {
  await pause();
  const heard = house.think();
  if (!heard) return;
  for (const text of heard) postMessage({ heard: text });
  await house.keep();
  next(think);
}
