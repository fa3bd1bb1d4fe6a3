// Python in a worker of the page: takes the messages of the page to a `PageHouse`, and its answers back.
//
// What was unpacked and compiled, and the tables, are kept in the browser (IndexedDB) in two folders.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const ENGINE = "/engine";
const TABLES = "/tables";

const START = `
import os, shutil, sys, zipfile
from pathlib import Path

def unpack(archive, home):
    """Unpack the engine in place of an older one, with a time that is always the same."""
    for old in home.parent.iterdir():
        shutil.rmtree(old)
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(home)
    for file in home.rglob("*.*"):
        os.utime(file, (1, 1))

def start(home, tables):
    """The house of the page, from an engine that is unpacked."""
    os.environ["MOODSL_CACHE"] = str(home / "cache")
    sys.path.insert(0, str(home))
    import json
    from moodsl.extras.table.in_page import PageHouse
    told = json.loads((home / "told.json").read_text())
    return PageHouse([str(home / place) for place in told["places"]], tables / "tables.sqlite", told["program"])
`;

let house;

async function begin({ version, name }) {
  const python = await loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href });
  const { FS } = python;
  const { IDBFS } = FS.filesystems;
  const mounted = (path) => {
    FS.mkdirTree(path);
    FS.mount(IDBFS, {}, path);
    const { mount } = FS.lookupPath(path).node;
    return (fromBrowser) => new Promise((done) => { IDBFS.syncfs(mount, fromBrowser, done); });
  };
  const [engine, tables] = [mounted(ENGINE), mounted(TABLES)];
  await Promise.all([engine(true), tables(true)]);
  python.runPython(START);
  const path = python.globals.get("Path");
  const home = path(`${ENGINE}/${version}`);
  const isNew = !FS.analyzePath(`${ENGINE}/${version}/told.json`).exists;
  if (isNew) {
    FS.writeFile("/engine.zip", new Uint8Array(await (await fetch("engine.zip")).arrayBuffer()));
    python.globals.get("unpack")("/engine.zip", home);
    FS.unlink("/engine.zip");
  }
  const page = python.globals.get("start")(home, path(TABLES));
  return {
    link: () => page.link(name),
    links: () => taken(page.links()),
    enter: (text) => taken(page.enter(text)),
    receive: (text) => taken(page.receive(text)),
    think: () => taken(page.think()),
    keep: () => tables(false),
    keepEngine: async () => { if (isNew) await engine(false); },
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
    postMessage({ ready: house.link() });
    house.keepEngine();
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
