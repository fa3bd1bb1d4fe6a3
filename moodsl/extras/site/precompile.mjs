// Precompiles the engine of a site (`moodsl/extras/table/precompiled.py`), and takes a snapshot of the memory of a Python that
// has read its modules (`table/worker/snapshot.mjs`): `node precompile.mjs RUNTIME ENGINE PRECOMPILED SNAPSHOT`.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { unpackEngine } from "../table/worker/engine.mjs";

const [runtime, engine, precompiled, snapshot] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));

/** A Python with an engine, running `code`. */
async function pythonOf(archive, code, options = {}) {
  const python = await loadPyodide({ indexURL: `${runtime}/`, ...options });
  python.runPython("import sys; sys.dont_write_bytecode = False");
  unpackEngine(python, readFileSync(archive));
  python.runPython(code);
  return python;
}

const MODULES = `
import moodsl.extras.studio.in_page, moodsl.extras.studio.trials
from moodsl.extras.table.precompiled import precompile
`;
const first = await pythonOf(engine, `${MODULES}\nprecompile(home, places, program, "/precompiled.zip")`);
writeFileSync(precompiled, first.FS.readFile("/precompiled.zip"));
const second = await pythonOf(precompiled, `${MODULES}\nimport gc; gc.collect()`, { _makeSnapshot: true });
writeFileSync(snapshot, gzipSync(second.makeMemorySnapshot()));
