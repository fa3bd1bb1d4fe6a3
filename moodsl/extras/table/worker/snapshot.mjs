// A snapshot of the memory of Python, in which the modules of the engine are read already: a page goes on from it, instead of
// beginning Python and reading them anew. `snapshot.bin` is packed by gzip; it is empty where a site was built without node.

const STEP = 65536; // bytes by which the memory of a WebAssembly module grows

/** What `loadPyodide` needs to go on from a packed snapshot; nothing if there is none, or the browser cannot unpack it. */
export async function goOnFrom(packed) {
  if (!packed.size || !globalThis.DecompressionStream) return {};
  const unpacked = new Response(packed.stream().pipeThrough(new DecompressionStream("gzip")));
  const memory = new Uint8Array(await unpacked.arrayBuffer());
  return { _loadSnapshot: memory, createPyodideModule: (settings) => withRoom(settings, memory.length) };
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
