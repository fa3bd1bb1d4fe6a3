// Python for a worker of the page, with the engine in it. Folders that somebody asks for are kept in the browser (IndexedDB).

import { putEngine, unpacked } from "./engine.mjs";
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { goOnFrom } from "./snapshot.mjs";

const here = (name) => new URL(name, import.meta.url).href;

/** Python with the engine, running `code`; `folders` are kept, `keep(folder)` writes one into the browser. */
export async function pythonOf(code, folders = []) {
  const archive = fetch(here("engine.bin")).then((answer) => answer.blob()).then(unpacked);
  const python = await begun();
  const { FS } = python;
  const sync = (folder, fromBrowser) => new Promise((done) => { FS.filesystems.IDBFS.syncfs(FS.lookupPath(folder).node.mount, fromBrowser, done); });
  for (const folder of folders) {
    FS.mkdirTree(folder);
    FS.mount(FS.filesystems.IDBFS, {}, folder);
  }
  await Promise.all(folders.map((folder) => sync(folder, true)));
  putEngine(python, await archive);
  python.runPython(code);
  return { get: (name) => python.globals.get(name), keep: (folder) => sync(folder, false) };
}

/** Python from the snapshot of the site; a fresh one if that cannot be. */
async function begun() {
  const fresh = { indexURL: here("pyodide/") };
  try {
    return await loadPyodide({ ...fresh, ...await goOnFrom(await (await fetch(here("snapshot.bin"))).blob()) });
  } catch (error) {
    console.warn(`Python begins anew: ${error}`);
    return loadPyodide(fresh);
  }
}
