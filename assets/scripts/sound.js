"use strict";
// What is heard and felt. The app draws a list of cues, such as `sound capture 0` or `touch light 12`, each with a number;
// what those are is decided here.
//
// The eight sounds stand in the page as base64 (`rsgSounds`). Browsers allow sound only after the player has touched the
// page, so the context is opened and the sounds are decoded at the first touch or key; before that, nothing is heard.
(function () {
  let context = null;
  const decoded = {};

  function bytes(base64) {
    const text = atob(base64);
    const out = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) out[at] = text.charCodeAt(at);
    return out.buffer;
  }

  // A phone takes the sound away for a call or an alert ("interrupted") as well as for a page that is not seen.
  function resume() {
    if (context && context.state !== "running" && !document.hidden) context.resume().catch(() => {});
  }

  function wake() {
    if (context) return resume();
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!Context) return;
    // Ambient sound mixes with the player's music and is quiet when the phone's switch says so.
    try { if (navigator.audioSession) navigator.audioSession.type = "ambient"; } catch (error) { /* an older system */ }
    try { context = new Context(); } catch (error) { return; }
    for (const [name, base64] of Object.entries(window.rsgSounds || {})) {
      // The callback form is the one that every webview knows.
      context.decodeAudioData(bytes(base64), (buffer) => { decoded[name] = buffer; }, () => {});
    }
  }

  addEventListener("pointerdown", wake, { capture: true, passive: true });
  addEventListener("keydown", wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) context?.suspend(); else resume();
  });
  // The shell calls this when the app is looked at again, whether or not the page was hidden meanwhile.
  window.rsg.wake = resume;

  // How much longer or shorter the player's animations are than normal; sounds keep step with them.
  function tempo() {
    const app = document.querySelector(".app");
    const value = app ? parseFloat(getComputedStyle(app).getPropertyValue("--tempo")) : 1;
    return Number.isFinite(value) ? value : 1;
  }

  // Plays a sound after so many milliseconds of animation at normal speed.
  function play(name, delay) {
    if (!context || context.state !== "running" || !decoded[name]) return;
    const source = context.createBufferSource();
    source.buffer = decoded[name];
    source.connect(context.destination);
    source.start(context.currentTime + delay * tempo() / 1000);
  }

  // Vibrates, where the device can.
  window.rsgFeel = function (pattern) {
    try { if (navigator.vibrate) navigator.vibrate(pattern); } catch (error) { /* not allowed before a touch */ }
  };

  // Each cue is played once. Those that a page finds when it is drawn for the first time were played by the one before it.
  let list = null;
  let played = 0;
  function follow(cue) {
    const [kind, ...words] = cue.split(" ");
    if (kind === "touch") window.rsgFeel(words.slice(1).map(Number), words[0]);
    else for (let at = 0; at < words.length; at += 2) play(words[at], Number(words[at + 1]));
  }
  new MutationObserver(() => {
    const drawn = document.getElementById("cues");
    if (!drawn) return;
    const isNew = drawn !== list;
    list = drawn;
    if (isNew) played = 0;
    for (const cue of drawn.children) {
      const number = Number(cue.dataset.number);
      if (number <= played) continue;
      played = number;
      if (!isNew) follow(cue.dataset.cue);
    }
  }).observe(document.getElementById("main"), { childList: true, subtree: true });
})();
