// A program as a host sends it, or packed: where a host does not compress it, what the build has packed beside it is a third as
// large. The host's answer alone says that; many compress some files and not others. What the service worker has is whole already.
// A host that is known to send programs as they are is not asked for one: a page that is busy would let go of it late.
// The build puts this in front of the three scripts that fetch a program, of which coming.js is read by old browsers, too.
function smallest(address, isPlainHost) {
  const isKept = navigator.serviceWorker && navigator.serviceWorker.controller;
  if (isKept || typeof DecompressionStream !== "function") return fetch(address).then((whole) => ({ whole }));
  if (isPlainHost) return fetch(address + ".gz").then((packed) => ({ whole: packed, packed }));
  const rest = new AbortController();
  return fetch(address, { signal: rest.signal }).then((whole) => {
    if (!whole.ok || whole.headers.has("content-encoding")) return { whole };
    rest.abort();
    return fetch(address + ".gz").then((packed) => ({ whole, packed }));
  });
}

function unpacked(whole, packed) {
  // Some hosts say that such a file is a compressed one, and the browser has unpacked it.
  const isPacked = !packed.headers.has("content-encoding");
  const body = isPacked ? packed.body.pipeThrough(new DecompressionStream("gzip")) : packed.body;
  return new Response(body, { headers: whole.headers });
}
