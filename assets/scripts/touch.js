"use strict";
// Which touches count. Dialogs come and go below a finger, so a press is for what was there when the finger went down; and
// a button with data-hold="1500" is pressed by holding it for that time in milliseconds, and in no other way.
(function () {
  const dialogOf = (target) => (target instanceof Element ? target.closest(".scrim") : null);
  const toBeHeld = (target) => (target instanceof Element ? target.closest("button[data-hold]") : null);

  // Where the last finger went down that has not clicked yet. A click without one comes from a keyboard or a screen reader.
  let down = null;
  document.addEventListener("pointerdown", (event) => {
    down = { dialog: dialogOf(event.target), until: Infinity };
  }, true);
  document.addEventListener("pointerup", () => { if (down) down.until = performance.now() + 500; }, true);
  document.addEventListener("pointercancel", () => { down = null; }, true);

  // One tap for one board. A tap is meant for the board as it was drawn when the finger went down: it places nothing on
  // another one, nor while the app has not answered the tap before it. So two fingers never place two stones.
  const cellOf = (target) => (target instanceof Element ? target.closest("button[data-cell]") : null);
  const stateOf = (board) => board.dataset.step + (board.dataset.moving ? " moving" : "");
  const fingers = new Map();
  document.addEventListener("pointerdown", (event) => {
    const cell = cellOf(event.target);
    if (cell) fingers.set(cell, { id: event.pointerId, state: stateOf(cell.closest(".board")), until: Infinity });
  }, true);
  const lift = (event) => {
    for (const finger of fingers.values()) if (finger.id === event.pointerId) finger.until = performance.now() + 500;
  };
  document.addEventListener("pointerup", lift, true);
  document.addEventListener("pointercancel", lift, true);
  // A tap while stones move ends that and places nothing. Where a stone could be placed, the cell pulses once, so that
  // nobody thinks the touch was lost.
  const FREE = ["playable", "one-call", "exception"];
  function acknowledge(cell) {
    if (!FREE.includes(cell.dataset.mark)) return;
    const [dark, lit] = ["rgb(255 226 138 / 0)", "rgb(255 226 138 / .75)"].map((background) => ({ background }));
    cell.animate([dark, { ...lit, offset: 0.3 }, dark], { duration: 450, id: "acknowledged" });
  }
  let unheard = null;
  function countsOn(cell) {
    const now = performance.now();
    for (const [other, finger] of fingers) if (finger.until < now) fingers.delete(other);
    const board = cell.closest(".board");
    const finger = fingers.get(cell);
    if ((finger?.state ?? stateOf(board)).endsWith(" moving")) acknowledge(cell);
    if (finger && finger.state !== stateOf(board)) return false;
    if (unheard && unheard.board === board && unheard.heard === board.dataset.heard && now < unheard.until) return false;
    unheard = { board, heard: board.dataset.heard, until: now + 1000 };
    return true;
  }

  // Of a button that is held: the button, what holds it, and the timer.
  let held = null;
  let isDone = false;
  function begin(button, by) {
    if (held || button.disabled) return;
    button.dataset.holding = "true";
    held = { button, by, timer: setTimeout(done, Number(button.dataset.hold)) };
  }
  function end(by) {
    if (!held || (by && held.by !== by)) return;
    clearTimeout(held.timer);
    delete held.button.dataset.holding;
    held = null;
  }
  function done() {
    const { button } = held;
    end();
    if (!button.isConnected || button.disabled) return;
    isDone = true;
    button.click();
    isDone = false;
  }

  document.addEventListener("click", (event) => {
    const began = down;
    const isFinger = event.isTrusted && began && performance.now() < began.until;
    if (event.isTrusted) down = null;
    const isForAnother = isFinger && dialogOf(event.target) !== began.dialog;
    const isUnheld = toBeHeld(event.target) && !isDone;
    const cell = cellOf(event.target);
    if (isForAnother || isUnheld || (cell && !countsOn(cell))) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  }, true);

  document.addEventListener("pointerdown", (event) => {
    const button = event.isPrimary && event.button === 0 && toBeHeld(event.target);
    if (button) begin(button, event.pointerId);
  });
  document.addEventListener("pointermove", (event) => {
    if (held && held.by === event.pointerId && toBeHeld(document.elementFromPoint(event.clientX, event.clientY)) !== held.button) end();
  });
  document.addEventListener("pointerup", (event) => end(event.pointerId));
  document.addEventListener("pointercancel", (event) => end(event.pointerId));
  // A long touch opens a menu on some systems, and takes the touch away with it.
  document.addEventListener("contextmenu", (event) => { if (toBeHeld(event.target)) event.preventDefault(); });
  const isPress = (event) => event.key === "Enter" || event.key === " ";
  document.addEventListener("keydown", (event) => {
    const button = isPress(event) && toBeHeld(event.target);
    if (!button) return;
    event.preventDefault();
    if (!event.repeat) begin(button, "key");
  });
  document.addEventListener("keyup", () => end("key"));
  document.addEventListener("focusout", () => end("key"));
  window.addEventListener("blur", () => end());
  document.addEventListener("visibilitychange", () => end());
})();
