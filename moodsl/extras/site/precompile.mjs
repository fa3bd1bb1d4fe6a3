// Precompiles the engine of a site (`moodsl/extras/table/precompiled.py`): `node precompile.mjs RUNTIME ENGINE PRECOMPILED`.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { unpackEngine } from "../table/worker/engine.mjs";

const [runtime, engine, precompiled] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.runPython("import sys; sys.dont_write_bytecode = False");
unpackEngine(python, readFileSync(engine));
python.runPython(`
import moodsl.extras.studio.in_page, moodsl.extras.studio.trials
from moodsl.extras.table.precompiled import precompile
precompile(home, places, program, "/precompiled.zip")
`);
writeFileSync(precompiled, python.FS.readFile("/precompiled.zip"));
