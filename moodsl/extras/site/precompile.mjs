// Precompiles the engine of a site (`moodsl/extras/table/precompiled.py`), and takes a snapshot of the memory of a Python that
// has read its modules and packs (`table/worker/snapshot.mjs`): `node precompile.mjs RUNTIME ENGINE PRECOMPILED SNAPSHOT`.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync, gunzipSync } from "node:zlib";
import { putEngine } from "../table/worker/engine.mjs";

const [runtime, engine, precompiled, snapshot] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));

/** A Python with an engine, running `code`. */
async function pythonOf(archive, code, options = {}) {
  const python = await loadPyodide({ indexURL: `${runtime}/`, ...options });
  python.runPython("import sys; sys.dont_write_bytecode = False");
  putEngine(python, new Uint8Array(gunzipSync(readFileSync(archive))));
  python.runPython(code);
  return python;
}

const MODULES = `
import moodsl.extras.studio.in_page, moodsl.extras.studio.trials
from moodsl.extras.site.engine import archive_of
from moodsl.extras.table.precompiled import precompile, warm
`;
const first = await pythonOf(engine, `${MODULES}
precompile(places, program)
held = {file.relative_to(home).as_posix(): file.read_bytes() for file in home.rglob("*") if file.is_file()}
Path("/precompiled").write_bytes(archive_of(held))
`);
writeFileSync(precompiled, first.FS.readFile("/precompiled"));
const second = await pythonOf(precompiled, `${MODULES}\nwarm(places, program)`, { _makeSnapshot: true });
writeFileSync(snapshot, gzipSync(second.makeMemorySnapshot()));
