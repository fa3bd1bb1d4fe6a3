// Runs a file in the Python of a page, with the engine of a site: `node in_page.mjs RUNTIME ENGINE FILE CALL`. Prints what
// the call gives, as JSON.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { putEngine } from "../../../moodsl/extras/table/worker/engine.mjs";

const [runtime, engine, file, call] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${runtime}/` });
putEngine(python, new Uint8Array(gunzipSync(readFileSync(engine))));
python.runPython(readFileSync(file, "utf-8"));
console.log(python.runPython(`json.dumps(${call})`));
