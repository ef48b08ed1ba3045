"use strict";
// Room for the result: while its sheet is up, the board is moved and shrunk to what the sheet leaves free, so that nothing
// of it is covered. The sheet's own place is computed from its size, because it slides in from outside.
(function () {
  const sideways = matchMedia("(orientation: landscape) and (min-width: 480px) and (max-height: 600px)");
  const GAP = 8;

  // The board's box in the page without what is done to it here, which may still be on its way.
  function naturalBox(board) {
    const around = board.offsetParent;
    const outer = around.getBoundingClientRect();
    const left = outer.left + around.clientLeft - around.scrollLeft + board.offsetLeft;
    const top = outer.top + around.clientTop - around.scrollTop + board.offsetTop;
    return { left, top, width: board.offsetWidth, height: board.offsetHeight };
  }

  // What the sheet leaves free of the page, as left, top, right and bottom.
  function freeRoom(sheet, screen) {
    const page = sheet.parentElement.getBoundingClientRect();
    const inset = (side) => parseFloat(getComputedStyle(screen).getPropertyValue("padding-" + side)) || 0;
    const free = { left: page.left + inset("left") + GAP, top: page.top + inset("top") + GAP, right: page.right - inset("right") - GAP, bottom: page.bottom - GAP };
    if (sideways.matches) {
      free.right = page.right - sheet.offsetWidth - GAP;
    } else if (sheet.closest("[data-turned]")) {
      free.top = page.top + sheet.offsetHeight + GAP;
    } else {
      free.top = screen.querySelector(".play-bar").getBoundingClientRect().bottom + GAP;
      free.bottom = page.bottom - sheet.offsetHeight - GAP;
    }
    return free;
  }

  // The board is never larger than it was, and moves no further than it must.
  function placeIn(free, box) {
    const scale = Math.min(1, (free.right - free.left) / box.width, (free.bottom - free.top) / box.height);
    const [width, height] = [box.width * scale, box.height * scale];
    const into = (from, least, most) => Math.min(Math.max(from, least), most);
    const left = into(box.left + (box.width - width) / 2, free.left, free.right - width);
    const top = into(box.top + (box.height - height) / 2, free.top, free.bottom - height);
    return `translate(${left - box.left}px, ${top - box.top}px) scale(${scale})`;
  }

  // Every line is shown whole. The opponent's gives way first; then the sheet grows.
  function keepLinesWhole(sheet) {
    const body = sheet.querySelector(".sheet-body");
    const line = sheet.querySelector(".result-opponent");
    const isCut = () => body.clientHeight < body.scrollHeight;
    delete sheet.dataset.tall;
    if (line) line.style.display = "";
    if (line && isCut()) line.style.display = "none";
    if (isCut()) sheet.dataset.tall = "true";
  }

  let met = null;
  let changed = null;
  function makeRoom() {
    const board = document.querySelector(".play .board-place .board");
    const sheet = document.querySelector(".scrim[data-lowers] > .sheet");
    if (sheet !== met) {
      sizes.disconnect();
      if (sheet) sizes.observe(sheet);
    }
    const isNew = sheet && sheet !== met;
    met = sheet;
    if (sheet) keepLinesWhole(sheet);
    if (changed && changed !== board) changed.style.removeProperty("transform");
    changed = board;
    if (!board) return;
    const isUp = sheet && !sheet.parentElement.dataset.low;
    if (!isUp) {
      delete board.dataset.aside;
      board.style.removeProperty("transform");
      return;
    }
    // It goes with the sheet, which comes late.
    if (isNew || board.dataset.aside === undefined) board.dataset.aside = isNew ? "late" : "now";
    board.style.transform = placeIn(freeRoom(sheet, board.closest(".play")), naturalBox(board));
  }
  // In the next frame: a change of the size that is reported would be reported as a fault of the page.
  const sizes = new ResizeObserver(() => requestAnimationFrame(makeRoom));
  new MutationObserver(makeRoom).observe(document.getElementById("main"), { childList: true, subtree: true, attributes: true, attributeFilter: ["data-low"] });
  window.addEventListener("resize", makeRoom);
})();
