// Keeps the files of this folder, so that the page works without the network after the first visit. It is registered
// under the version of the files, so that the browser takes the new ones when there are any.

const NAMES = "moodsl-table-";
const KEPT = NAMES + location.search.slice(1);
const TOLD = "version.json"; // what there is; asked of the network first

const keep = async () => (await caches.open(KEPT)).addAll([TOLD, ...(await (await fetch(TOLD)).json()).files]);

async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAMES) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const kept = () => caches.open(KEPT).then((all) => all.match(request, { ignoreSearch: true }));
  if (request.url.endsWith(TOLD)) return fetch(request).catch(kept);
  return (await kept()) ?? fetch(request);
}

addEventListener("install", (event) => { event.waitUntil(keep().then(() => skipWaiting())); });
addEventListener("activate", (event) => { event.waitUntil(forget()); });
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});
