"use strict";
// The page before the program: what is said while that comes, and what is done where it does not. The build puts the words in
// front of this. It runs in every browser that can show a page at all, so it is written as one of ten years ago reads it.
/* global WORDS */
(function () {
  const TOLD_AFTER = 3000;
  const STUCK_AFTER = 20000;
  const place = document.getElementById("opening");
  const said = place.querySelector("p");
  const bar = place.querySelector("progress");
  const again = place.querySelector(".opening-said button");
  const workers = navigator.serviceWorker;
  const keeps = workers && !/[?&]no-offline(&|=|$)/.test(location.search);

  const shown = document.documentElement.dataset;
  const tag = shown.tag || "en";
  const words = WORDS[tag];
  place.lang = tag;
  again.textContent = words.again;
  // A browser that installs the page names its shortcuts in the player's language.
  if (tag !== "en") document.querySelector("link[rel=manifest]").href = "manifest-" + tag + ".webmanifest";

  // A tap is kept until there is an app to follow it.
  for (const button of place.querySelectorAll("[data-opens]")) {
    button.addEventListener("click", () => {
      for (const other of place.querySelectorAll("[data-wanted]")) delete other.dataset.wanted;
      button.dataset.wanted = "yes";
      window.opening.wanted = button.dataset.opens;
    });
  }

  const isOpen = () => document.getElementById("main").firstChild !== null;
  let hasFailed = false;
  let cameLast = Date.now();

  function say(text, isOver) {
    said.textContent = text;
    said.hidden = false;
    bar.hidden = isOver;
    again.hidden = !isOver;
    // What is said needs the room of the card, and nothing follows a tap on it.
    if (isOver) delete shown.today;
  }

  // Who waits is told so, and one whose download has come to a stop gets a way out of it.
  setTimeout(() => { if (!isOpen() && !hasFailed) say(words.coming, false); }, TOLD_AFTER);
  const watch = setInterval(() => {
    if (isOpen() || hasFailed) clearInterval(watch);
    else if (bar.position < 1 && STUCK_AFTER < Date.now() - cameLast) again.hidden = false;
  }, 1000);

  // A newer version of the page, kept as a whole, takes the place of one that has holes. Whether there is one.
  function takeNewer() {
    return workers.getRegistration().then((registration) => registration && registration.update()).then((registration) => {
      if (!registration) return false;
      const newer = registration.waiting || registration.installing;
      if (!newer) return false;
      return new Promise((done) => {
        const look = () => {
          if (newer.state === "installed") newer.postMessage("take over");
          if (newer.state === "activated") done(true);
          if (newer.state === "redundant") done(false);
        };
        newer.addEventListener("statechange", look);
        look();
        setTimeout(() => done(false), STUCK_AFTER);
      });
    }).catch(() => false);
  }

  // The service worker holds all that it keeps against its list, and brings anew what is damaged. Comes to the sentence
  // about what it has found, for a page that does not open all the same.
  function heal() {
    if (!workers || !workers.controller) return Promise.resolve(words.failed);
    return new Promise((done) => {
      workers.addEventListener("message", ({ data }) => done(data === "kept" ? words.broken : words.damaged));
      workers.controller.postMessage("fill");
      setTimeout(() => done(words.failed), STUCK_AFTER);
    });
  }

  // Past everything that the browser has kept of an older version, which may name files that the server has no more.
  function openAnew() {
    const load = () => location.reload();
    const fromServer = () => fetch(location.pathname + location.search, { cache: "reload" }).then(load, load);
    if (!window.fetch) load();
    else if (keeps && workers.controller) takeNewer().then((isNewer) => isNewer || heal()).then(fromServer);
    else fromServer();
  }
  again.addEventListener("click", () => {
    say(words.coming, false);
    openAnew();
  });

  // Something that the page needs is not to be had. The first time within a minute it looks by itself for a newer
  // version, and for what is damaged.
  function fail(text) {
    if (hasFailed || isOpen()) return;
    hasFailed = true;
    keepOffline();
    if (text) {
      say(text, true);
      again.hidden = true;
      return;
    }
    let last = Date.now();
    try {
      last = Number(sessionStorage.getItem("page not opened"));
      sessionStorage.setItem("page not opened", Date.now());
    } catch (refused) { /* Then the player is asked at once. */ }
    if (navigator.onLine !== false && 60000 < Date.now() - last) openAnew();
    else {
      say(words.coming, false);
      heal().then((text) => say(text, true));
    }
  }
  // Scripts and styles that cannot be had tell it to nobody else.
  addEventListener("error", (event) => {
    if (event.target instanceof Element && event.target.matches("script, link[rel=stylesheet]")) fail();
  }, true);

  // The service worker does not wait for the program to run: it is what brings a page to life whose program is broken. Nothing
  // comes of it where there is none. One that could not be had, or could not have every file, is asked for again.
  let registering = null;
  function keepOffline(isAgain) {
    if (isAgain) registering = null;
    registering = registering || (keeps ? workers.register("offline.js").catch(() => null) : Promise.resolve(null));
    return registering;
  }
  // The first time it would fetch every file beside the program, which is waited for.
  if (keeps && workers.controller) keepOffline();

  window.opening = {
    wanted: null,
    isNewcomer: shown.today === "first",
    hasFailed: () => hasFailed,
    keepOffline,
    anew: openAnew,
    fail,
    came(bytes, all) {
      cameLast = Date.now();
      bar.max = all;
      bar.value = bytes;
    },
  };
  if (!("noModule" in document.createElement("script")) || typeof WebAssembly !== "object") fail(words.old);
})();
