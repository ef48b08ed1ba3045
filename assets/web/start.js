// Starts the program in the page, and brings the one that thinks. Each is compiled once: every worker begins with the same
// module. The build puts the names of the files, the sizes of the page's program, some words and packed.js in front of this.
/* global GLUE, LATE, PACKED_SIZE, PROGRAM, RESCUE, REST, SIZE, smallest, THINK, THINKER, THINKER_GLUE, unpacked, WORDS */
const here = (name) => new URL(name, import.meta.url);
// Without open.js the name is that of the element.
const opening = window.opening instanceof Element ? withoutOpening() : window.opening;

// The page opens without open.js, too. What that would say where the program does not come is said here.
function withoutOpening() {
  const anew = () => fetch(location.pathname + location.search, { cache: "reload" }).finally(() => location.reload());
  return {
    wanted: null,
    isNewcomer: false,
    hasFailed: () => false,
    keepOffline: () => Promise.resolve(null),
    came() {},
    anew,
    fail() {
      const words = WORDS[navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => Object.hasOwn(WORDS, tag)) ?? "en"];
      const said = document.querySelector("#opening p");
      const again = document.querySelector("#opening .opening-said button");
      said.textContent = words.failed;
      again.textContent = words.again;
      said.hidden = again.hidden = false;
      document.querySelector("#opening progress").hidden = true;
      again.addEventListener("click", anew);
    },
  };
}

// All of the program's first part is there, but perhaps not compiled.
let isIn;
const firstIsIn = new Promise((done) => { isIn = done; });

// Counts what comes of the page's program, for the bar.
function counted(answer, size) {
  if (!answer.body) return answer;
  const reader = answer.body.getReader();
  let bytes = 0;
  const stream = new ReadableStream({
    async pull(to) {
      const { done, value } = await reader.read();
      if (done) {
        isIn();
        return to.close();
      }
      bytes += value.length;
      opening.came(bytes, size);
      to.enqueue(value);
    },
    cancel: (why) => reader.cancel(why),
  });
  return new Response(stream, { headers: answer.headers });
}

function checked(name, answer) {
  if (!answer.ok) throw new Error(name + ": " + answer.status, { cause: answer.status });
  return answer;
}

const fetched = async (name, cache) => checked(name, await fetch(here(name), { cache }));

// The second try is for the program as it is: what came packed was of no use. The page has asked for its own before this ran.
let isPlainHost = false;
async function program(name, cache) {
  const fills = name === PROGRAM ? counted : (answer) => answer;
  if (cache === "reload") return fills(await fetched(name, cache), SIZE);
  const { whole, packed } = await (name === PROGRAM && window.comingProgram || smallest(here(name), isPlainHost));
  checked(name, whole);
  isPlainHost = !!packed;
  return packed ? unpacked(whole, fills(checked(name, packed), PACKED_SIZE)) : fills(whole, SIZE);
}

// Some servers do not say that a file is WebAssembly; then it is read as a whole first.
async function compiled(name, cache) {
  const coming = await program(name, cache);
  if (name === REST) await restIsNext;
  const isNamed = (coming.headers.get("content-type") || "").startsWith("application/wasm");
  return isNamed ? WebAssembly.compileStreaming(coming) : WebAssembly.compile(await coming.arrayBuffer());
}

// What the browser has kept may be half a file, or what a server once said in its place: the second try is past it.
async function glue() {
  try {
    return await import(here(GLUE));
  } catch {
    await fetch(here(GLUE), { cache: "reload" });
    return import(here(GLUE + "?again"));
  }
}

const twice = (read, name) => read(name, "default").catch(() => read(name, "reload"));

// Tries to bring something until it comes, more and more seldom, and at once where the network is back.
async function tried(bring, failed) {
  for (let pause = 2_000; ; pause = Math.min(2 * pause, 30_000)) {
    try {
      return await bring();
    } catch (broken) {
      console.error(broken);
      failed(broken);
    }
    await new Promise((done) => {
      const over = () => {
        removeEventListener("online", over);
        done();
      };
      setTimeout(over, pause);
      addEventListener("online", over);
    });
  }
}

// A file that comes late, for src/platform/device/web.rs. Who waits for one that the server has no more gets its newer version.
const bytes = async (name, cache) => new Uint8Array(await (await fetched(name, cache)).arrayBuffer());
const early = new Map();
window.lateFile = (name, isWanted) => {
  const coming = early.get(name) ?? twice(bytes, LATE[name]);
  early.delete(name);
  return coming.catch((broken) => {
    if (broken.cause === 404 && isWanted) toAnotherVersion();
    throw broken;
  });
};
addEventListener("online", () => window.rsg.tell("online"));

// The words of the language that the page begins with come beside the program, which draws nothing before them.
function bringTexts() {
  const name = "texts-" + document.getElementById("opening").lang + ".txt";
  if (!Object.hasOwn(LATE, name)) return;
  early.set(name, twice(bytes, LATE[name]));
  early.get(name).catch(() => {});
}

async function begin() {
  const gluing = glue();
  const compiling = twice(compiled, PROGRAM);
  const rest = Promise.race([firstIsIn, compiling.catch(() => {})]).then(comingRest);
  bringTexts();
  const [{ default: init }, program] = await Promise.all([gluing, compiling]);
  prepare(program);
  // Without its style sheet, or a script, the page would be none.
  if (opening.hasFailed()) return watchOffline();
  if (opening.wanted) follow(opening.wanted);
  orderRest();
  const beginning = init({ module_or_path: program });
  await beginRest(beginning, rest);
  hasBegun();
  watchOffline();
}

// Does what was tapped before there was an app. A place is opened as by a link. A button of the first card has its tap when it
// is drawn; where there is progress after all, the card is not, and nothing follows.
function follow(wanted) {
  if (!wanted.startsWith("first-")) return window.rsg.tell("link " + wanted);
  withScreen((main) => main.querySelector(`[data-testid="${wanted}"]`)?.click());
}

function withScreen(then) {
  const main = document.getElementById("main");
  const drawn = new MutationObserver(() => {
    if (!main.querySelector("[data-screen]")) return;
    drawn.disconnect();
    then(main);
  });
  drawn.observe(main, { childList: true, subtree: true });
}

// The program comes in two parts. The first has what a newcomer sees and may touch at once. Who was here before, and who follows
// a link, waits for both; so does a page of which the first part alone has asked for more than it has.
let tellWhole;
const whole = new Promise((done) => { tellWhole = done; });
// Where the first part may draw alone, the second is unpacked and compiled after its first picture, or when it is asked for: it
// comes meanwhile, but would take time from that picture on a slow phone.
let tellRestIsNext;
const restIsNext = new Promise((done) => { tellRestIsNext = done; });
function orderRest() {
  if (!window.mayBeginEarly()) return tellRestIsNext();
  // What is not seen has no frames.
  withScreen(() => document.hidden ? tellRestIsNext() : requestAnimationFrame(() => setTimeout(tellRestIsNext)));
}
// For src/platform/device/web/parts.rs.
window.mayBeginEarly = () => {
  try {
    return opening.isNewcomer && !hasNeededMore();
  } catch {
    return false;
  }
};
window.wholeProgram = () => whole;
window.restAsked = () => {
  isRestAsked = true;
  tellRestIsNext();
  tellRestLate();
};

function waitForBoth() {
  try {
    sessionStorage.setItem("first part needed more", "yes");
  } catch { /* Nobody is let in by the first part there. */ }
}
const hasNeededMore = () => sessionStorage.getItem("first part needed more") !== null;

// It is tried until it comes. Who waits for it is told: on the page as it opens, or on the screen.
let isRestAsked = false;
let whyRestFailed = null;
const comingRest = () => tried(() => twice(compiled, REST), (broken) => {
  whyRestFailed = broken;
  tellRestLate();
});
function tellRestLate() {
  if (!isRestAsked || !whyRestFailed) return;
  if (whyRestFailed.cause === 404) {
    // The next page forgets what was touched. So it waits for both parts, and says so where one cannot be had.
    waitForBoth();
    toAnotherVersion();
  }
  window.rsg.tell("rest-late");
  opening.fail();
}

async function beginRest(beginning, coming) {
  const breaks = ({ error, reason }) => {
    if ((error ?? reason) instanceof WebAssembly.RuntimeError) needMore();
  };
  for (const name of ["error", "unhandledrejection"]) addEventListener(name, breaks);
  const [first, rest] = await Promise.all([beginning, coming]);
  await WebAssembly.instantiate(rest, { first });
  for (const name of ["error", "unhandledrejection"]) removeEventListener(name, breaks);
  try {
    if (window.wasHere) localStorage.setItem(window.wasHere, "yes");
  } catch { /* It is waited for both parts then. */ }
  tellWhole();
}

// Its state is broken then; what was saved is not.
function needMore() {
  if (isOver || !window.mayBeginEarly()) return;
  isOver = true;
  waitForBoth();
  beginAgain();
}

function prepare(program) {
  // For src/cpu/worker.rs.
  window.hireWorker = () => new Hired();
  window.workerAsked = () => {
    isAsked = true;
    tellLate();
  };
  window.pageBroke = () => pageBroke(program);
}

// A worker as src/cpu/worker.rs sees it, from before there is one: questions wait until what thinks is there. One whose scripts do
// not come after all is tried again; one that fails later, or cannot be begun at all, tells that.
const BEGINNINGS = 3;
let thinker = null;
class Hired {
  constructor() {
    this.questions = [];
    this.begin(1);
  }
  async begin(time) {
    const thinks = await (thinker ??= bringThinker());
    if (this.isOver) return;
    const worker = this.beginner = new Worker(here(THINK), { type: "module" });
    worker.onerror = (broken) => {
      if (time === BEGINNINGS) return this.onerror(broken);
      thinker = null;
      worker.terminate();
      this.begin(time + 1);
    };
    // It says that its scripts are there.
    worker.onmessage = () => {
      worker.onerror = (broken) => this.onerror?.(broken);
      worker.onmessage = (answer) => this.onmessage?.(answer);
      for (const told of [thinks, ...this.questions]) worker.postMessage(told);
      this.worker = worker;
    };
  }
  postMessage(question) {
    if (this.worker) this.worker.postMessage(question);
    else this.questions.push(question);
  }
  terminate() {
    this.isOver = true;
    this.beginner?.terminate();
  }
}

// What thinks comes when the whole program is there. It is tried until it comes: a level that does not think is another level.
let isAsked = false;
let isLate = false;
const tellLate = () => { if (isAsked && isLate) window.rsg.tell("thinker-late"); };
async function bringThinker() {
  await whole;
  const bring = () => Promise.all([twice(compiled, THINKER), ...[THINK, THINKER_GLUE].map((name) => twice(bytes, name))]);
  const [thinks] = await tried(bring, (broken) => {
    isLate = true;
    tellLate();
    // The server has another version: its page has what it needs, and the game waits there.
    if (broken.cause === 404 && isAsked) toAnotherVersion();
  });
  isLate = false;
  return thinks;
}

// The page begins again on the screen that it shows.
function beginAgain() {
  stayHere();
  location.reload();
}

function stayHere() {
  const screen = document.querySelector("[data-screen]")?.dataset.screen;
  if (screen) history.replaceState(history.state, "", location.pathname + location.search + "#" + screen);
}

// The server lacks a file that is wanted. At most once a minute: it may lack it for good.
function toAnotherVersion() {
  if (!isFirstWithin(60_000, "file gone")) return;
  stayHere();
  opening.anew();
}

// Returns true, and notes the time, if it was not noted within the last `pause` milliseconds. Where the browser notes nothing,
// what is asked for would be done again and again, so it is not done at all.
function isFirstWithin(pause, name) {
  try {
    const isFirst = pause < Date.now() - Number(sessionStorage.getItem(name));
    if (isFirst) sessionStorage.setItem(name, Date.now());
    return isFirst;
  } catch {
    return false;
  }
}

// The program has panicked and draws no more: it begins again where the game was saved. If that happens again within ten
// seconds of that, another copy of it reads what was saved (src/ui/shell/rescue.rs), and the player is told, and can take it along.
let isOver = false;
function pageBroke(program) {
  if (isOver) return;
  isOver = true;
  if (isFirstWithin(10_000, "page broke")) {
    beginAgain();
    return;
  }
  // Its flags stand in the page's address.
  const worker = new Worker(here(RESCUE + location.search), { type: "module" });
  worker.onmessage = ({ data }) => { if (data) showSaved(JSON.parse(data)); };
  worker.postMessage(program);
}

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

// Keeps the page for times without a network. A new version takes over as soon as no game is on the board, nothing lies in
// front of the screen, no text is being typed and all is saved.
let registration = null;
function keepOffline(found) {
  if (!found || found === registration) return;
  registration = found;
  const follow = () => registration.installing?.addEventListener("statechange", (event) => {
    takeOver();
    if (event.target.state === "activated") fill();
  });
  registration.addEventListener("updatefound", follow);
  follow();
  takeOver();
  fill();
}

const isInTheMiddle = () => document.querySelector('[data-cell], [role="dialog"], [role="alertdialog"], [data-testid="unsaved"], input:focus, textarea:focus')
  || [...document.querySelectorAll("textarea:not([readonly])")].some((field) => field.value !== "");
let isTakingOver = false;
function takeOver() {
  const workers = navigator.serviceWorker;
  if (isTakingOver || !registration?.waiting || !workers.controller || !document.querySelector("[data-screen]") || isInTheMiddle()) return;
  isTakingOver = true;
  workers.addEventListener("controllerchange", beginAgain, { once: true });
  registration.waiting.postMessage("take over");
}

// A browser that is short of room may have thrown away single files, and a disk may have damaged some. The worker says
// when all is there. It reads every file for that, so the program begins first.
let hasBegun;
const beginning = new Promise((done) => { hasBegun = done; });
const fill = () => beginning.then(() => (registration?.active ?? navigator.serviceWorker.controller)?.postMessage("fill"));

// What is damaged and cannot be had is asked for again, more and more seldom.
let isKept = false;
let pauseToFill = 2_000;
function watchOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("message", ({ data }) => {
    if (data === "damaged") {
      setTimeout(fill, pauseToFill);
      pauseToFill = Math.min(2 * pauseToFill, 300_000);
    }
    if (data !== "kept") return;
    isKept = true;
    window.rsg.tellKept();
  });
  addEventListener("online", () => {
    if (isKept) return;
    fill();
    opening.keepOffline(true).then(keepOffline);
  });
  new MutationObserver(takeOver).observe(document.getElementById("main"), { childList: true, subtree: true });
  document.addEventListener("focusout", () => setTimeout(takeOver, 0));
  // A page on the home screen may stay open for weeks.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) registration?.update().catch(() => {}); });
  // A registration may fail that is asked for again. The worker that the page came from is there all the same.
  opening.keepOffline().then((found) => found ? keepOffline(found) : fill());
}

begin().catch((broken) => {
  console.error(broken);
  opening.fail();
});
