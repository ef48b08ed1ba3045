"use strict";
// The service worker: it keeps the files of one version of the page, so that the page opens without a network. The build
// puts the list of files with their hashes and packed.js in front of this.
//
// A version is kept as a whole or not at all: a download that breaks off, or that brings something else than the list says,
// leaves the version before it. A new version waits until the page asks for it (start.js), which it does between games.
/* global FILES, smallest, unpacked, VERSION */

const scope = new URL(self.registration.scope).pathname;
const PREFIX = "reverstargo " + scope + " ";
const CACHE = PREFIX + VERSION;

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// What a server says of a file stays with it, its rules of safety too; but the bytes are plain here.
function plain(answer) {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}

async function program(address) {
  const { whole, packed } = await smallest(address);
  return packed ? unpacked(whole, packed) : whole;
}

// The version before may have had the same file, and the browser's own cache has what the page has just loaded. What neither
// has as the list says comes from the server.
async function bring(cache, name) {
  const address = new URL(name, self.registration.scope);
  const loaded = name.endsWith(".wasm") ? program : fetch;
  for (const from of [() => caches.match(address), () => loaded(address), () => fetch(address, { cache: "reload" })]) {
    const answer = await from().catch(() => null);
    if (!answer || !answer.ok) continue;
    const bytes = await answer.arrayBuffer().catch(() => null);
    if (!bytes || hex(await crypto.subtle.digest("SHA-256", bytes)) !== FILES[name]) continue;
    // The very bytes that were looked at.
    const kept = new Response(bytes, { headers: plain(answer) });
    await cache.put(address, kept.clone());
    return kept;
  }
  throw new Error(name + " cannot be had, or is of another version");
}

// Brings what is in the list and not in the cache: a browser may throw away single files.
async function fill() {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(FILES)) {
    if (!await cache.match(new URL(name, self.registration.scope))) await bring(cache, name);
  }
}

self.addEventListener("install", (event) => {
  const all = async () => {
    const cache = await caches.open(CACHE);
    try {
      await Promise.all(Object.keys(FILES).map((name) => bring(cache, name)));
    } catch (broken) {
      await caches.delete(CACHE);
      throw broken;
    }
  };
  event.waitUntil(all());
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  // Whoever asks hears that all is there. Where it is not to be had, they ask again.
  if (event.data === "fill") event.waitUntil(fill().then(() => event.source.postMessage("kept"), () => {}));
});

// The page itself by any address of its folder; its files by their names; all else is the network's.
function kept(request) {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || !address.pathname.startsWith(scope)) return null;
  const name = address.pathname.slice(scope.length);
  if (request.mode === "navigate" && (name === "" || name === "index.html")) return "index.html";
  return Object.hasOwn(FILES, name) ? name : null;
}

// A link whose words stand in its path goes to the page with the words behind the #.
function words(request) {
  if (request.mode !== "navigate" || request.method !== "GET") return null;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin || !address.pathname.startsWith(scope)) return null;
  const path = address.pathname.slice(scope.length);
  return /^(m|puzzle|day)\/.|^daily$/.test(path) ? path : null;
}

// What another app shares with the page on the home screen (share_target in the manifest) comes as a form that no server sees.
async function shared(request) {
  const form = await request.formData();
  const text = ["title", "text", "url"].map((name) => form.get(name)).filter(Boolean).join("\n");
  return toPage("shared/" + encodeURIComponent(text));
}

const toPage = (words) => Response.redirect(self.registration.scope + "#" + words, 303);

self.addEventListener("fetch", (event) => {
  const isShared = event.request.method === "POST" && new URL(event.request.url).pathname === scope + "share";
  if (isShared) {
    event.respondWith(shared(event.request));
    return;
  }
  const linked = words(event.request);
  if (linked !== null) {
    event.respondWith(toPage(linked));
    return;
  }
  const name = kept(event.request);
  if (name === null) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const found = await cache.match(new URL(name, self.registration.scope));
    return found || bring(cache, name).catch(() => fetch(event.request));
  };
  event.respondWith(answer());
});
