// A snapshot of the memory of Python, in which the modules of the engine and the packs are read already: a page goes on from it,
// instead of beginning Python and reading them anew. `snapshot.bin` is packed by gzip; it is empty where a site was built
// without node.

const STEP = 65536; // bytes by which the memory of a WebAssembly module grows

/** What `loadPyodide` needs to go on from a packed snapshot; nothing if there is none. It is unpacked while Python is compiled. */
export async function goOnFrom(packed) {
  if (!packed.size) return {};
  const size = new DataView(await packed.slice(-4).arrayBuffer()).getUint32(0, true); // of what was packed, by the format
  const memory = new Uint8Array(size);
  const filled = fill(memory, packed);
  filled.catch(() => {}); // whoever waits for the module is told
  return { _loadSnapshot: memory, createPyodideModule: async (settings) => (await Promise.all([withRoom(settings, size), filled]))[0] };
}

/** Unpack into a memory of the right size. */
function fill(memory, packed) {
  let at = 0;
  const write = (bytes) => { memory.set(bytes, at); at += bytes.length; };
  return packed.stream().pipeThrough(new DecompressionStream("gzip")).pipeTo(new WritableStream({ write }));
}

/** The module of Python, with a memory of at least so many bytes: Pyodide itself makes room for a fresh Python only. */
async function withRoom(settings, bytes) {
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, done) => instantiate(imports, (instance, module) => {
    const { memory } = instance.exports;
    memory.grow(Math.max(0, Math.ceil((bytes - memory.buffer.byteLength) / STEP)));
    done(instance, module);
  });
  return (await import("./pyodide/pyodide.asm.mjs")).default(settings);
}
