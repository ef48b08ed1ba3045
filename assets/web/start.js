// Starts the program in the page. It is compiled once: the page's copy and every worker begin with the same module.
import init from "./reverstargo.js";

const here = (name) => new URL(name, import.meta.url);

// Some servers do not say that a file is WebAssembly; then it is read as a whole first.
async function compiled() {
  const answer = await fetch(here("reverstargo_bg.wasm"));
  const isNamed = (answer.headers.get("content-type") || "").startsWith("application/wasm");
  return isNamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

const program = await compiled();

// For src/cpu/worker.rs.
window.hireWorker = () => {
  const worker = new Worker(here("think.js"), { type: "module" });
  worker.postMessage(program);
  return worker;
};

// The program has panicked and draws no more: it begins again where the game was saved. If that happens twice within ten
// seconds, it is told instead.
window.pageBroke = () => {
  const last = Number(sessionStorage.getItem("page broke"));
  sessionStorage.setItem("page broke", Date.now());
  if (10_000 < Date.now() - last) {
    location.reload();
    return;
  }
  const notice = document.getElementById("page-broke");
  if (notice) notice.hidden = false;
  for (const other of document.querySelectorAll(".app > :not(#page-broke)")) other.inert = true;
};

await init({ module_or_path: program });

// Keeps the page for times without a network. A new version takes over as soon as no game is on the board, nothing lies in
// front of the screen and nothing is being written.
const workers = navigator.serviceWorker;
if (workers && !new URLSearchParams(location.search).has("no-offline")) keepOffline();

// The new version opens on the screen that the old one showed.
function beginAgain() {
  const screen = document.querySelector("[data-screen]")?.dataset.screen;
  if (screen) history.replaceState(history.state, "", location.pathname + location.search + "#" + screen);
  location.reload();
}

async function keepOffline() {
  const registration = await workers.register(here("offline.js")).catch(() => null);
  if (!registration) return;
  let isTakingOver = false;
  const isInTheMiddle = () => document.querySelector('[data-cell], [role="dialog"], [role="alertdialog"], input:focus, textarea:focus');
  const look = () => {
    if (isTakingOver || !registration.waiting || !workers.controller || !document.querySelector("[data-screen]") || isInTheMiddle()) return;
    isTakingOver = true;
    workers.addEventListener("controllerchange", beginAgain, { once: true });
    registration.waiting.postMessage("take over");
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  new MutationObserver(look).observe(document.getElementById("main"), { childList: true, subtree: true });
  document.addEventListener("focusout", () => setTimeout(look, 0));
  // A page on the home screen may stay open for weeks.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) registration.update().catch(() => {}); });
  look();
}
