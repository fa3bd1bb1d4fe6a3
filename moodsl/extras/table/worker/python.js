// Python for a worker of the page, with the engine unpacked. What was unpacked and compiled is kept in the browser
// (IndexedDB), and so are the folders that somebody asks for.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const ENGINE = "/engine";
const here = (name) => new URL(name, import.meta.url).href;

const START = `
import json, os, shutil, sys, zipfile
from pathlib import Path

def unpack(archive, home):
    """Unpack the engine in place of an older one, with a time that is always the same."""
    for old in home.parent.iterdir():
        shutil.rmtree(old)
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(home)
    for file in home.rglob("*.*"):
        os.utime(file, (1, 1))

def engine(home):
    """Make the engine known; the folders of the packs, and the version of moodsl."""
    os.environ["MOODSL_CACHE"] = str(home / "cache")
    sys.path.insert(0, str(home))
    told = json.loads((home / "told.json").read_text())
    return [str(home / place) for place in told["places"]], told["program"]
`;

/** Python with the engine of a version, running `code`; `folders` are kept, `keep(folder)` writes one into the browser. */
export async function pythonOf(version, code, folders = []) {
  const python = await loadPyodide({ indexURL: here("pyodide/") });
  const { FS } = python;
  const { IDBFS } = FS.filesystems;
  const sync = (folder, fromBrowser) => new Promise((done) => { IDBFS.syncfs(FS.lookupPath(folder).node.mount, fromBrowser, done); });
  for (const folder of [ENGINE, ...folders]) {
    FS.mkdirTree(folder);
    FS.mount(IDBFS, {}, folder);
  }
  await Promise.all([ENGINE, ...folders].map((folder) => sync(folder, true)));
  python.runPython(START);
  const path = python.globals.get("Path");
  const home = path(`${ENGINE}/${version}`);
  const isNew = !FS.analyzePath(`${ENGINE}/${version}/told.json`).exists;
  if (isNew) {
    FS.writeFile("/engine.zip", new Uint8Array(await (await fetch(here("engine.zip"))).arrayBuffer()));
    python.globals.get("unpack")("/engine.zip", home);
    FS.unlink("/engine.zip");
  }
  python.globals.set("found", python.globals.get("engine")(home));
  python.runPython(`places, program = found\n${code}`);
  return {
    get: (name) => python.globals.get(name),
    path,
    keep: (folder) => sync(folder, false),
    keepEngine: async () => { if (isNew) await sync(ENGINE, false); },
  };
}
