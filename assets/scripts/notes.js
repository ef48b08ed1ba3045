"use strict";
// The sounds of endings and of the Core Point, made from notes when they are wanted for the first time (`rsgNotes`: by name a
// function that makes one). As files they would be as large as the program that thinks (docs/web.md).
//
// A note is a struck tone: a sine with two overtones that dies away. Sounds of one family (won, lost, a day, a rank) have one
// voice, so that each can be told from the others by its notes alone.
(function () {
  // Strength of the tone and of its overtones.
  const OVERTONES = [1, 0.2, 0.06];
  // Time in which the end of a sound falls silent, in seconds: one that is cut off clicks.
  const RELEASE = 0.04;

  // Length, attack (time in which a note swells) and times are in seconds. `decay` is the rate at which a note dies away: by a
  // factor of e to the power of this in a second. `peak` is the loudest sample, of 1. A note is the time at which it is struck,
  // its half tones above the A of 220 Hz, and its strength.
  const SOUNDS = {
    // A deep note, and above it an open chord that lights up: the gem.
    "core": { length: 0.5, peak: 0.351, attack: 0.012, decay: 9, notes: [[0, 5, 0.8], [0.05, 17, 0.9], [0.1, 24, 0.8], [0.15, 29, 0.6]] },
    // C E G C, up.
    "win": { length: 0.85, peak: 0.418, attack: 0.005, decay: 6, notes: [[0, 15, 1], [0.12, 19, 1], [0.24, 22, 1], [0.36, 27, 1.1]] },
    // Two low notes that fall, without an edge: a loss is no punishment.
    "lose": { length: 0.65, peak: 0.146, attack: 0.03, decay: 6.5, notes: [[0, 8, 1], [0.17, 5, 0.9]] },
    // A bell and the fifth above it: a stamp on a page.
    "day": { length: 0.6, peak: 0.366, attack: 0.004, decay: 8, notes: [[0, 19, 1], [0.09, 26, 1], [0.09, 31, 0.35]] },
    // The win's chord, wider, with its top held.
    "rank-up": { length: 1.2, peak: 0.439, attack: 0.005, decay: 4.2,
      notes: [[0, 15, 0.8], [0.12, 22, 0.9], [0.24, 27, 1], [0.36, 31, 1], [0.36, 34, 0.7], [0.36, 19, 0.7]] },
  };

  // One tone of a note. What swells and what dies away are two gains: a webview knows no curve that does both.
  function tone(context, sound, [at, pitch, strength], times, share, out) {
    const wave = context.createOscillator();
    wave.frequency.value = 220 * 2 ** (pitch / 12) * times;
    const swells = context.createGain();
    swells.gain.setValueAtTime(0, at);
    swells.gain.linearRampToValueAtTime(1, at + sound.attack);
    const fades = context.createGain();
    fades.gain.setValueAtTime(strength * share, at);
    // The higher an overtone, the sooner it is gone.
    fades.gain.setTargetAtTime(0, at, 1 / (sound.decay * times));
    wave.connect(swells).connect(fades).connect(out);
    wave.start(at);
  }

  // The browser's own synthesiser works beside the page, which goes on answering touches.
  async function struck(sound, rate) {
    const context = new OfflineAudioContext(1, Math.round(sound.length * rate), rate);
    const out = context.createGain();
    out.gain.setValueAtTime(1, sound.length - RELEASE);
    out.gain.linearRampToValueAtTime(0, sound.length);
    out.connect(context.destination);
    for (const note of sound.notes) {
      OVERTONES.forEach((share, index) => tone(context, sound, note, index + 1, share, out));
    }
    const buffer = await context.startRendering();
    const samples = buffer.getChannelData(0);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    for (let at = 0; at < samples.length; at += 1) samples[at] *= sound.peak / loudest;
    return buffer;
  }

  window.rsgNotes = {};
  for (const [name, sound] of Object.entries(SOUNDS)) window.rsgNotes[name] = (rate) => struck(sound, rate);
})();
