// The engine for a Python of a browser, unpacked from its archive (`engine.zip`) and made known.

const HOME = "/engine";

const START = `
import json, os, sys, zipfile
from pathlib import Path

home = Path("${HOME}")
specs = [module.__spec__ for module in list(sys.modules.values()) if getattr(module, "__spec__", None)]
known = {spec.cached for spec in specs}  # what was compiled of modules that Python has read already, in a snapshot
with zipfile.ZipFile("/engine.zip") as packed:
    for name in packed.namelist():
        if f"{home}/{name}" not in known:
            packed.extract(name, home)
            if name.endswith((".py", ".lark", ".wasm")):
                os.utime(home / name, (1, 1))  # what was compiled of a file is taken for one with the same time
os.unlink("/engine.zip")
os.environ["MOODSL_CACHE"] = str(home / "cache")
if str(home) not in sys.path:  # as it is in a snapshot
    sys.path.insert(0, str(home))
told = json.loads((home / "told.json").read_text())
places, program = [str(home / place) for place in told["places"]], told["program"]
`;

/** Put the engine into a Python; there are then `home`, `places` (the folders of the packs) and `program` (the version). */
export function unpackEngine(python, archive) {
  python.FS.writeFile("/engine.zip", archive);
  python.runPython(START);
}
