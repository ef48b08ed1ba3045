"use strict";
// What only a phone has. On Android the activity (android/MainActivity.kt) leaves a bridge named RsgPhone in the page; where
// there is none, the page's own means stay as they are.
(function () {
  // The safe area, in the page's pixels: webviews before version 144 do not report it themselves.
  window.__rsgInsets = (top, right, bottom, left) => {
    const style = document.documentElement.style;
    for (const [edge, size] of Object.entries({ top, right, bottom, left })) style.setProperty("--sai-" + edge, size + "px");
  };

  // The system's font size in per cent; 16 pixels are the usual size of webviews.
  window.__rsgFontSize = (percent) => window.rsg.sizeLetters(percent * 16 / 100);
  // A keyboard takes part of the page away, and what is being written may have been there.
  window.addEventListener("resize", () => {
    const at = document.activeElement;
    if (at && at.matches("input, textarea")) at.scrollIntoView({ block: "center" });
  });

  const phone = window.RsgPhone;
  if (!phone) return;
  // The first insets came before this page existed.
  phone.sendInsets();
  window.__rsgFontSize(phone.fontSize());
  // So may a link have done; later the activity says that there is one.
  window.__rsgOpened = () => {
    const link = phone.takeLink();
    if (link) window.__rsgLink(link);
  };
  window.__rsgOpened();
  // The same with what another app has sent.
  window.__rsgSent = () => {
    const text = phone.takeText();
    if (text) window.rsg.bringIn(text);
  };
  window.__rsgSent();

  window.rsg.share = (text) => phone.share(text);
  window.rsg.sharePicture = (text, png) => phone.sharePicture(text, png);
  // The reminder: what the phone is to do, that it can, and that the player does not allow it.
  window.rsg.remind = (moments, title, text) => phone.remind(moments, title, text);
  window.rsg.askToRemind = () => phone.askToRemind();
  window.__rsgRemindersRefused = () => window.rsg.tell("phone refuses");
  window.rsg.tell("phone reminds");
  window.rsgFeel = (pattern, kind) => phone.haptic(kind);

  // The system's bars are written on the page's own ground: dark letters on a light one. Until the app is drawn the page has
  // nothing to say, and the activity goes by the device.
  const match = () => {
    const app = document.querySelector(".app");
    if (app) phone.lightBars(getComputedStyle(app).colorScheme !== "dark");
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", match);
  // The app comes into the page as a whole, with its theme; later the theme alone changes.
  for (const changes of [{ childList: true }, { attributes: true, subtree: true, attributeFilter: ["data-theme"] }]) {
    new MutationObserver(match).observe(document.getElementById("main"), changes);
  }
})();
