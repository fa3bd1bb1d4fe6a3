// What a page puts into the folder of its Python from an archive: `node unpacked.mjs ENGINE` prints the texts by path, as JSON.

import { readFileSync } from "node:fs";
import { putEngine, unpacked } from "../../../moodsl/extras/table/worker/engine.mjs";

const found = {};
const writeFile = (path, bytes) => { found[path] = new TextDecoder().decode(bytes); };
const FS = { mkdirTree() {}, utime() {}, writeFile };
putEngine({ FS, runPython() {} }, await unpacked(new Blob([readFileSync(process.argv[2])])));
console.log(JSON.stringify(found));
