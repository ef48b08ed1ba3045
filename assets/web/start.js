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

// The page begins again on the screen that it shows.
function beginAgain() {
  const screen = document.querySelector("[data-screen]")?.dataset.screen;
  if (screen) history.replaceState(history.state, "", location.pathname + location.search + "#" + screen);
  location.reload();
}

// The program has panicked and draws no more: it begins again where the game was saved. If that happens twice within ten
// seconds, another copy of it reads what was saved (src/ui/shell/rescue.rs), and the player is told, and can take it along.
let isOver = false;
window.pageBroke = () => {
  if (isOver) return;
  isOver = true;
  const last = Number(sessionStorage.getItem("page broke"));
  sessionStorage.setItem("page broke", Date.now());
  if (10_000 < Date.now() - last) {
    beginAgain();
    return;
  }
  // Its flags stand in the page's address.
  const worker = new Worker(here("think.js" + location.search), { type: "module", name: "rescue" });
  worker.onmessage = ({ data }) => showSaved(JSON.parse(data));
  worker.postMessage(program);
};

function showSaved(told) {
  const make = (name, properties, ...inside) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...inside);
    return element;
  };
  const field = "saved-progress";
  const text = make("textarea", { id: field, className: "field portable-text", readOnly: true, rows: 4, value: told.exported });
  const button = (words, act) => make("button", { className: "button", onclick: act }, words);
  const buttons = make("div", { className: "settings-buttons" },
    button(told.copy, () => window.rsg.copyFrom(field)), button(told.save, () => window.rsg.download(field, "reverstargo-progress.txt")));
  const notice = make("div", { id: "page-broke", className: "notice-page", role: "alert" }, make("p", {}, told.stopped),
    make("label", { htmlFor: field }, told.keep), text, buttons);
  const app = make("div", { className: "app", lang: told.language }, notice);
  app.dataset.theme = document.querySelector(".app")?.dataset.theme ?? "system";
  document.body.replaceChildren(app);
}

await init({ module_or_path: program });

// Keeps the page for times without a network. A new version takes over as soon as no game is on the board, nothing lies in
// front of the screen, no text is being typed and all is saved.
const workers = navigator.serviceWorker;
if (workers && !new URLSearchParams(location.search).has("no-offline")) keepOffline();

async function keepOffline() {
  const registration = await workers.register(here("offline.js")).catch(() => null);
  if (!registration) return;
  let isTakingOver = false;
  const isInTheMiddle = () => document.querySelector('[data-cell], [role="dialog"], [role="alertdialog"], [data-testid="unsaved"], input:focus, textarea:focus')
    || [...document.querySelectorAll("textarea:not([readonly])")].some((field) => field.value !== "");
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
