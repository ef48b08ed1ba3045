"use strict";
// The service worker: it keeps the files of one version of the page, so that the page opens without a network. The build
// puts the list of files with their hashes, some words and packed.js in front of this.
//
// A version is kept as a whole or not at all: a download that breaks off, or that brings something else than the list says,
// leaves the version before it. A new version waits until the page asks for it (start.js), which it does between games.
//
// What is kept may be damaged later: a disk loses half a file. Every file but the programs is held against the list
// each time it is asked for. All of them are when the page's program has begun, and when it has not. What is not as the
// list says comes anew.
/* global FILES, smallest, unpacked, VERSION, WORDS */

const scope = new URL(self.registration.scope).pathname;
const PREFIX = "reverstargo " + scope + " ";
const CACHE = PREFIX + VERSION;

const PAGE = "index.html";
// The page, and the script that says in it if anything is missing: the one is not shown without the other.
const FIRST = [PAGE, ...Object.keys(FILES).filter((name) => name.startsWith("open-"))];

const isProgram = (name) => name.endsWith(".wasm");
const addressOf = (name) => new URL(name, self.registration.scope);
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const isOf = async (name, bytes) => hex(await crypto.subtle.digest("SHA-256", bytes)) === FILES[name];

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
  const address = addressOf(name);
  const loaded = isProgram(name) ? program : fetch;
  for (const from of [() => caches.match(address), () => loaded(address), () => fetch(address, { cache: "reload" })]) {
    const answer = await from().catch(() => null);
    if (!answer || !answer.ok) continue;
    const bytes = await answer.arrayBuffer().catch(() => null);
    if (!bytes || !await isOf(name, bytes)) continue;
    // The very bytes that were looked at.
    const kept = new Response(bytes, { headers: plain(answer) });
    await cache.put(address, kept.clone());
    return kept;
  }
  throw new Error(name + " cannot be had, or is of another version");
}

// What is kept of a file, if it is as the list says, or if that is believed.
async function kept(cache, name, isTrusted) {
  const found = await cache.match(addressOf(name)).catch(() => null);
  if (!found || isTrusted) return found;
  const bytes = await found.clone().arrayBuffer().catch(() => null);
  return bytes && await isOf(name, bytes) ? found : null;
}

// Brings what is missing in the cache or damaged there. True if all is there then.
async function fill() {
  const cache = await caches.open(CACHE);
  let isAll = true;
  for (const name of Object.keys(FILES)) {
    if (!await kept(cache, name, false)) await bring(cache, name).catch(() => { isAll = false; });
  }
  return isAll;
}

// A file as it is kept, or brought anew. A program is too large to be read twice at each start: one that is damaged does
// not compile, and the page asks again, past every cache.
async function file(cache, name, isAskedAgain) {
  return await kept(cache, name, isProgram(name) && !isAskedAgain) || bring(cache, name);
}

async function answer(name, request) {
  const cache = await caches.open(CACHE);
  const wanted = name === PAGE ? FIRST : [name];
  const files = await Promise.all(wanted.map((one) => file(cache, one, request.cache === "reload")));
  return files[0];
}

// Stands for a page that is damaged where there is no network: it cannot say so itself.
function apology() {
  const tags = navigator.languages.map((tag) => tag.split("-")[0]);
  const tag = tags.find((known) => Object.hasOwn(WORDS, known)) || "en";
  const page = `<!DOCTYPE html>
<html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>ReverStarGo</title>
<style>
  body { display: grid; gap: 16px; place-content: center; justify-items: center; min-height: 90vh; max-width: 28rem;
    margin: 0 auto; padding: 0 24px; font: 16px/1.4 system-ui, sans-serif; text-align: center; }
  button { min-height: 48px; padding: 0 24px; font: inherit; }
</style>
<p role="alert">${WORDS[tag].damaged}</p>
<button onclick="location.reload()">${WORDS[tag].again}</button>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
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
  // Whoever asks hears whether all is there. Where it is not to be had, they ask again.
  if (event.data === "fill") {
    event.waitUntil(fill().catch(() => false).then((isAll) => event.source.postMessage(isAll ? "kept" : "damaged")));
  }
});

// The page itself by any address of its folder; its files by their names; all else is the network's.
function asked(request) {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || !address.pathname.startsWith(scope)) return null;
  const name = address.pathname.slice(scope.length);
  if (request.mode === "navigate" && (name === "" || name === PAGE)) return PAGE;
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
  const name = asked(event.request);
  if (name === null) return;
  const fromHost = () => fetch(event.request);
  const isPage = event.request.mode === "navigate";
  const refused = (error) => {
    if (isPage) return apology();
    throw error;
  };
  event.respondWith(answer(name, event.request).catch(fromHost).catch(refused));
});
