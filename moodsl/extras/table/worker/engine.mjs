// The engine for a Python of a browser, unpacked from its archive (`engine.bin`, a tar packed by gzip) and made known.

const HOME = "/engine";
const BLOCK = 512; // bytes in which an archive counts

const START = `
import json, os, sys
from pathlib import Path

home = Path("${HOME}")
os.environ["MOODSL_CACHE"] = str(home / "cache")
if str(home) not in sys.path:  # as it is in a snapshot
    sys.path.insert(0, str(home))
told = json.loads((home / "told.json").read_text())
places, program = [str(home / place) for place in told["places"]], told["program"]
`;

/** What a blob packed by gzip holds, as bytes. */
export async function unpacked(blob) {
  const whole = new Response(blob.stream().pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await whole.arrayBuffer());
}

/** Put the engine into a Python; there are then `home`, `places` (the folders of the packs) and `program` (the version). */
export function putEngine({ FS, runPython }, archive) {
  const folders = new Set();
  for (const { path, bytes } of filesOf(archive)) {
    const file = `${HOME}/${path}`;
    const folder = file.slice(0, file.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(file, bytes, { canOwn: true });
    FS.utime(file, 1000, 1000); // what was compiled of a file is taken for one with the same time, in milliseconds
  }
  runPython(START);
}

/** The files of a tar archive; a path that is too long for its header stands before it, as if it were a file (GNU). */
function* filesOf(archive) {
  const decoder = new TextDecoder();
  const text = (from, length) => decoder.decode(archive.subarray(from, from + length)).split("\0")[0];
  let longPath;
  for (let at = 0; archive[at];) {
    const begun = at + BLOCK;
    const size = parseInt(text(at + 124, 12), 8);
    if (text(at + 156, 1) === "L") longPath = text(begun, size);
    else {
      yield { path: longPath ?? text(at, 100), bytes: archive.subarray(begun, begun + size) };
      longPath = undefined;
    }
    at = begun + Math.ceil(size / BLOCK) * BLOCK;
  }
}
