"use strict";
// The way to the home screen, and whether this browser keeps what is saved: what src/ui/browser.rs hears of the page's browser.
(function () {
  const rsg = window.rsg;
  const folder = location.pathname.replace(/[^/]*$/, "");
  // That the invitation was shown, in this browser and for this folder.
  const INVITED = "reverstargo " + folder + " invited";
  const storage = navigator.storage;
  let offer = null;
  let keeps = false;
  let opensOffline = false;

  const remembered = () => { try { return localStorage.getItem(INVITED) !== null; } catch { return true; } };
  function tell() {
    const words = [];
    if (rsg.isInTab()) {
      // Only iPhones and iPads say whether a page came from the home screen; they have no prompt.
      if (offer) words.push("prompt");
      else if (navigator.standalone === false) words.push("steps");
      if (!keeps) words.push("forgets");
    } else words.push("home");
    if (remembered()) words.push("invited");
    if (opensOffline) words.push("offline");
    rsg.tell("browser " + words.join(" "));
  }
  async function look() {
    keeps = !!(storage && storage.persisted && await storage.persisted().catch(() => false));
    tell();
  }

  // The service worker has every file.
  rsg.tellKept = () => {
    opensOffline = true;
    tell();
  };
  // Asks the browser to keep what is saved. Safari and Chromium decide without a word to the player.
  rsg.keepSaved = () => { if (storage && storage.persist) storage.persist().then(look, look); else look(); };
  rsg.install = () => {
    rsg.keepSaved();
    const shown = offer;
    offer = null;
    if (shown) Promise.resolve(shown.prompt()).then(tell, tell);
  };
  rsg.invited = () => {
    try { localStorage.setItem(INVITED, "yes"); } catch { /* Then it is not shown at all. */ }
    tell();
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    tell();
  });
  addEventListener("appinstalled", () => {
    offer = null;
    rsg.keepSaved();
  });
  // A whole game is worth keeping too.
  const main = document.getElementById("main");
  const played = new MutationObserver(() => {
    if (!document.querySelector('[data-testid="result-sheet"]')) return;
    played.disconnect();
    if (!keeps) rsg.keepSaved();
  });
  played.observe(main, { childList: true, subtree: true });
  // An app on the home screen that is open already is only brought to the front: a shortcut's words come this way. The words that
  // opened the page stand in its address, and are followed from there.
  if (window.launchQueue) window.launchQueue.setConsumer(({ targetURL }) => {
    const link = targetURL && new URL(targetURL).hash.slice(1);
    if (link && main.firstChild) window.__rsgLink(link);
  });
  look();
})();
