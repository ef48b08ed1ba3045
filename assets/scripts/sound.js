"use strict";
// What is heard and felt. The app draws a list of cues, such as `sound capture 0` or `touch light 0 medium 120`, each with
// a number: names, and after how many milliseconds of animation at normal speed. What those are is decided here.
//
// Strokes stand in the page as base64, or as the names of files beside the web page (`rsgSounds`); the other sounds are made
// from notes (`rsgNotes`). Browsers allow sound only after the player has touched the page. Opening the context takes a slow
// phone a third of a second, so it is opened, asleep, when the app has been drawn, and woken at the first touch or key; the
// sounds are made ready when that touch has been answered. A finger's touch counts as one for sound when it ends.
//
// A context that runs takes a hundredth of a processor, heard or not. So it sleeps where nothing is played, and is not opened for
// a player who has turned sound off (`data-sound` on the list of cues).
(function () {
  const SLEEPS_AFTER = 5000;
  const TOUCH_IS_ANSWERED = 200;
  const APP_IS_PAINTED = 1000;
  const TOO_LATE = 300;
  let context = null;
  let falling = 0;
  let isTouched = false;
  let isMaking = false;
  const ready = {};

  async function bytes(sound) {
    if (sound.includes(".")) return (await fetch(sound)).arrayBuffer();
    const text = atob(sound);
    const out = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) out[at] = text.charCodeAt(at);
    return out.buffer;
  }
  // The callback form is the one that every webview knows.
  const decode = async (sound) => {
    const coded = await bytes(sound);
    return new Promise((done, fail) => { context.decodeAudioData(coded, done, fail); });
  };
  function makers() {
    const files = Object.entries(window.rsgSounds || {}).map(([name, sound]) => [name, () => decode(sound)]);
    return [...files, ...Object.entries(window.rsgNotes)];
  }
  // One after the other, so that none of them holds up the page for long. One that cannot be had now is asked for again when it
  // is wanted.
  async function makeReady() {
    if (isMaking) return;
    isMaking = true;
    for (const [name, make] of makers()) {
      if (!ready[name]) ready[name] = await make(context.sampleRate).catch(() => null);
    }
    isMaking = false;
  }

  const isWanted = () => document.getElementById("cues")?.dataset.sound !== "off";

  // A phone takes the sound away for a call or an alert ("interrupted") as well as for a page that is not seen.
  function resume() {
    if (!isTouched || document.hidden || !isWanted()) return Promise.resolve();
    sleepLater(0);
    return context.state === "running" ? Promise.resolve() : context.resume().catch(() => {});
  }
  // Falls asleep when nothing has been wanted for a while behind the end of what plays.
  function sleepLater(seconds) {
    clearTimeout(falling);
    falling = setTimeout(() => { if (context.state === "running") context.suspend().catch(() => {}); }, SLEEPS_AFTER + 1000 * seconds);
  }

  function open() {
    if (!isWanted()) return;
    const Context = window.AudioContext || window.webkitAudioContext;
    if (context || !Context) return;
    // Ambient sound mixes with the player's music and is quiet when the phone's switch says so.
    try { if (navigator.audioSession) navigator.audioSession.type = "ambient"; } catch (error) { /* an older system */ }
    try { context = new Context(); } catch (error) { /* a device without sound */ }
  }
  // A webview that allows sound from the beginning would let it run.
  function openAsleep() {
    open();
    if (!isTouched) context?.suspend().catch(() => {});
  }
  function wake() {
    open();
    if (!context) return;
    if (!isTouched) setTimeout(makeReady, TOUCH_IS_ANSWERED);
    isTouched = true;
    resume();
  }

  for (const kind of ["pointerdown", "pointerup", "keydown"]) addEventListener(kind, wake, { capture: true, passive: true });
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

  // Plays a sound after this delay in milliseconds, at the normal speed of animation.
  function play(name, delay) {
    if (!isTouched || document.hidden) return;
    if (!ready[name]) return void makeReady();
    const wanted = performance.now() + delay * tempo();
    resume().then(() => {
      // One that comes late, because the browser has only now allowed it, is not heard any more.
      if (context.state !== "running" || wanted + TOO_LATE < performance.now()) return;
      const source = context.createBufferSource();
      source.buffer = ready[name];
      source.connect(context.destination);
      const wait = Math.max(0, wanted - performance.now()) / 1000;
      source.start(context.currentTime + wait);
      sleepLater(wait + source.buffer.duration);
    });
  }

  // What is felt by name, for devices that know vibration alone: milliseconds on, off, on ….
  const PATTERNS = { light: [8], medium: [20], no: [12, 50, 12], success: [20, 70, 35] };
  function touch(name, delay) {
    const feel = () => window.rsgFeel(PATTERNS[name], name);
    if (delay === 0) feel(); else setTimeout(() => { if (!document.hidden) feel(); }, delay * tempo());
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
    const give = kind === "touch" ? touch : play;
    for (let at = 0; at < words.length; at += 2) give(words[at], Number(words[at + 1]));
  }
  new MutationObserver((changes) => {
    const drawn = document.getElementById("cues");
    if (!drawn) return;
    // The player has turned sound on: the touch that did so wakes it.
    if (changes.some(({ type }) => type === "attributes")) wake();
    const isNew = drawn !== list;
    list = drawn;
    if (isNew) {
      played = 0;
      setTimeout(openAsleep, APP_IS_PAINTED);
    }
    for (const cue of drawn.children) {
      const number = Number(cue.dataset.number);
      if (number <= played) continue;
      played = number;
      if (!isNew) follow(cue.dataset.cue);
    }
  }).observe(document.getElementById("main"), { childList: true, subtree: true, attributeFilter: ["data-sound"] });
})();
