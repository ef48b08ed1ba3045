"use strict";
// What the page does without asking the app, because it must not wait or because only a page can do it: keys that move the
// focus, dialogs that take and give back the focus, taps that slide inside a cell, a lost connection.
//
// The app listens through the element #listener; it is told "back", "hidden", "visible", "copied", "not-copied", "beat",
// "picture-saved", "online", "languages …", "motion less" or "motion full", "link …", "guest …" (a link in a tab of a browser), "browser …" (assets/web/install.js) and
// "phone …" (phone.js).
(function () {
  const rsg = (window.rsg = {});
  let listener = null;
  const waiting = [];

  function say(message) {
    if (!listener || !listener.isConnected) {
      if (waiting.length < 20) waiting.push(message);
      return;
    }
    listener.value = message;
    listener.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // Once the app listens, and whenever the player has chosen others in the system.
  function tellLanguages() {
    say("languages " + (navigator.languages || [navigator.language || ""]).join(","));
  }
  window.addEventListener("languagechange", tellLanguages);
  // Whether the owner of the system wants less to move.
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  function tellMotion() {
    say(stillness.matches ? "motion less" : "motion full");
  }
  stillness.addEventListener("change", tellMotion);
  // To be called whenever the page has changed: the app listens once it is drawn.
  function greet() {
    const drawn = document.getElementById("listener");
    if (!drawn || drawn === listener) return;
    listener = drawn;
    tellLanguages();
    tellMotion();
    for (const message of waiting.splice(0)) say(message);
  }

  // A window asks now and then whether its page still lives; the answer is the newest beat that has been drawn. Asking makes
  // the next one: told to the app, counted there and drawn here, it has gone every way that a tap and its stone go. A page
  // that nobody sees is not drawn, and cannot tell. Before the app is drawn there is nothing to ask.
  rsg.pulse = () => {
    if (!listener) return "young";
    if (document.hidden) return "hidden";
    const drawn = listener.dataset.beat;
    setTimeout(() => say("beat"), 0);
    return drawn;
  };

  // Back: Android's button and gesture ask here and leave the app only where the answer is false: on Home, and where a notice
  // stands in the app's place.
  const staysInApp = () => document.querySelector(".app")?.dataset.back === "stays";
  window.__rsgBack = () => {
    if (!staysInApp()) return false;
    say("back");
    return true;
  };
  rsg.tell = say;
  // Whether this is the web page in a tab of a browser, and was not opened from the home screen.
  rsg.isInTab = () => document.documentElement.dataset.shell === "web"
    && !matchMedia("(display-mode: standalone)").matches && navigator.standalone !== true;
  // A link from outside, such as reverstargo://daily. One that comes into a tab may belong to another progress.
  window.__rsgLink = (link) => say((rsg.isInTab() ? "guest " : "link ") + link);
  // The browser's own back button: where going back stays on the page one entry is kept ahead of it. On Today, and where a notice
  // stands in the app's place, it leaves the page. The transport keeps a history of its own and would stumble over foreign
  // entries: ours carry no state, and their events end here.
  let keepEntryAhead = () => {};
  if (location.protocol.startsWith("http") && location.hostname !== "dioxus.index.html") {
    // The page's own folder and flags stay where they are.
    const here = location.pathname + location.search;
    const plain = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
    const follow = () => {
      const link = location.hash.slice(1);
      if (!link) return false;
      history.replaceState(history.state, "", here);
      // What another app has shared comes as a text (assets/web/offline.js); how texts come in stands in the next script.
      const shared = link.startsWith("shared/") ? plain(link.slice(7)) : null;
      const own = shared === null ? link : linkToHere(shared);
      if (own === null) setTimeout(() => rsg.bringIn(shared), 0);
      else window.__rsgLink(own);
      return true;
    };
    // The words of a link to this page in a text that was shared with it. A message has more around its link than a title, and is
    // taken in as a text.
    const linkToHere = (text) => {
      const lines = text.trim().split(/\s*\n\s*/);
      const address = lines[lines.length - 1];
      const page = location.origin + location.pathname;
      return lines.length <= 2 && address.startsWith(page + "#") ? plain(address.slice(page.length + 1)) : null;
    };
    let isAhead = history.state !== null;
    keepEntryAhead = () => {
      if (isAhead || !staysInApp()) return;
      isAhead = true;
      history.pushState(null, "", here);
    };
    follow();
    window.addEventListener("popstate", (event) => {
      event.stopImmediatePropagation();
      if (follow()) return;
      isAhead = false;
      if (!staysInApp()) {
        history.back();
        return;
      }
      keepEntryAhead();
      say("back");
    });
  }
  document.addEventListener("visibilitychange", () => say(document.hidden ? "hidden" : "visible"));

  // The page is measured in its root's letters. Styles that ask how many letters fit ask the container "app", because the
  // conditions of @media know the usual size alone. Letters grow to twice the usual size on every phone. Beyond that, which only
  // iPhones and iPads have, they grow as long as a line holds as many of them as on the smallest phone at twice the size. What is
  // read at leisure grows to the end (--read).
  rsg.sizeLetters = (pixels) => {
    const style = document.documentElement.style;
    style.fontSize = "min(" + pixels + "px, max(32px, 10vmin))";
    style.setProperty("--read", pixels + "px");
  };
  // On an iPhone, in the app and in the browser, the size is read off a letter, now and whenever its owner changes it.
  if (CSS.supports("(font: -apple-system-body) and (-webkit-touch-callout: none)")) {
    const letter = document.createElement("div");
    letter.className = "system-letter";
    document.body.append(letter);
    const look = () => rsg.sizeLetters(parseFloat(getComputedStyle(letter).fontSize));
    new ResizeObserver(look).observe(letter);
    look();
  }

  // Keys. Arrow keys move over the board along its axes: a cell lists its neighbours in data-near.
  const STEPS = { ArrowLeft: 0, ArrowRight: 1, ArrowUp: 2, ArrowDown: 3 };
  function moveOverBoard(event, cell) {
    let step = STEPS[event.key];
    if (step === undefined) return;
    if (event.shiftKey && step > 1) step += 2;
    event.preventDefault();
    const name = (cell.dataset.near || "").split(" ")[step];
    const next = name && cell.closest(".board").querySelector('[data-cell="' + name + '"]');
    if (!next) return;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
  // In a group of choices the arrow keys choose the next one that can be chosen.
  function moveInGroup(event, choice) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...choice.closest('[role="radiogroup"]').querySelectorAll('[role="radio"]:not(:disabled)')];
    const next = all[(all.indexOf(choice) + step + all.length) % all.length];
    next.focus();
    next.click();
  }
  // A screen that is walked through with keys names them in data-keys. It hears them also while nothing on it has the focus,
  // as after a button that has just been disabled.
  function giveToScreen(event, at) {
    const screen = document.querySelector("[data-keys]");
    if (!screen || dialogs.length || screen.contains(at) || !screen.dataset.keys.split(" ").includes(event.key)) return;
    event.preventDefault();
    screen.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, code: event.code, bubbles: true, cancelable: true }));
  }
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      if (!foldMenu()) say("back");
      return;
    }
    const at = event.target instanceof Element ? event.target : null;
    const cell = at && at.closest("button[data-cell]");
    if (cell) moveOverBoard(event, cell);
    const choice = at && at.closest('[role="radio"]');
    if (choice) moveInGroup(event, choice);
    giveToScreen(event, at);
    if (event.key === "Tab") keepInside(event);
  });

  // A game's menu, unfolded by its button. It folds when the focus leaves it, and at Escape.
  const menuButton = (inside) => inside.closest(".game-menu")?.querySelector("[aria-expanded]");
  function foldMenu() {
    const veil = document.querySelector(".game-menu-veil");
    veil?.click();
    return veil !== null;
  }
  document.addEventListener("focusin", (event) => { if (!menuButton(event.target)) foldMenu(); });
  // Where the focus goes that was on this element: to its menu's button if the menu is folded by now.
  function placeOf(element) {
    if (!element.isConnected) return null;
    return element.getClientRects().length ? element : menuButton(element);
  }

  // Dialogs: the newest [role=dialog] takes the focus when it appears; when it is gone the focus goes back.
  const dialogs = [];
  function keepInside(event) {
    const dialog = dialogs.length && dialogs[dialogs.length - 1].dialog;
    if (!dialog) return;
    const all = [...dialog.querySelectorAll('button:not(:disabled), a[href], input, textarea, [tabindex="0"]')];
    if (dialog.matches("button")) all.unshift(dialog);
    if (all.length === 0) return;
    const edge = event.shiftKey ? all[0] : all[all.length - 1];
    if (!dialog.contains(document.activeElement) || document.activeElement === edge) {
      event.preventDefault();
      (event.shiftKey ? all[all.length - 1] : all[0]).focus();
    }
  }
  function watchDialogs() {
    for (let index = dialogs.length - 1; index >= 0; index -= 1) {
      if (dialogs[index].dialog.isConnected) continue;
      const [gone] = dialogs.splice(index, 1);
      const lost = !document.activeElement || document.activeElement === document.body;
      if (lost && gone.before) placeOf(gone.before)?.focus({ preventScroll: true });
    }
    for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
      if (dialogs.some((known) => known.dialog === dialog)) continue;
      dialogs.push({ dialog, before: lastFocus });
      const first = dialog.querySelector("[data-autofocus]") || (dialog.matches("button") ? dialog : dialog.querySelector("h2, button"));
      if (first) {
        if (!first.matches("button, input")) first.tabIndex = -1;
        first.focus({ preventScroll: true });
        // One that comes later cannot be focused before it is there.
        for (const kind of ["animationstart", "animationend"]) {
          dialog.addEventListener(kind, (event) => {
            if (event.target === dialog && !dialog.contains(document.activeElement)) first.focus({ preventScroll: true });
          });
        }
      }
    }
  }
  let lastFocus = null;
  document.addEventListener("focusin", (event) => {
    if (!event.target.closest('[role="dialog"], [role="alertdialog"]')) lastFocus = event.target;
  });

  // A long list opens where the row that is marked as the player's own is in sight: at its top if it is in sight there, else at
  // the beginning of a row, so that nothing is cut off above it.
  let openedAt = null;
  function openAtOwnRow() {
    const row = document.querySelector("[data-opens-here]");
    if (row !== openedAt && row && innerHeight < row.getBoundingClientRect().bottom) {
      const above = [...row.closest(".ladder").querySelectorAll("li")];
      const end = row.getBoundingClientRect().bottom;
      const first = above.find((other) => end - other.getBoundingClientRect().top < innerHeight / 2) ?? row;
      first.scrollIntoView({ block: "start" });
    }
    openedAt = row;
  }
  // A row of choices that is swiped opens with the chosen one in its middle: that must not lie out of sight.
  const opened = new WeakSet();
  function openAtChoice() {
    for (const row of document.querySelectorAll('[role="radiogroup"][data-scrolls]')) {
      if (opened.has(row)) continue;
      opened.add(row);
      const [whole, chosen] = [row, row.querySelector('[aria-checked="true"]')].map((element) => element?.getBoundingClientRect());
      if (chosen) row.scrollLeft += chosen.left + chosen.width / 2 - whole.left - whole.width / 2;
    }
  }
  // Brings a heading into view and puts the focus on it, so that a screen reader goes on from there.
  rsg.jumpTo = (id) => {
    const heading = document.getElementById(id);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
  };
  // The board may be scrolled away when something is shown on it.
  rsg.showBoard = () => document.querySelector(".review-board")?.scrollIntoView({ block: "start", behavior: "instant" });
  // Captured stones fly to their pile beside the total, wherever the layout has put it. Measured in the same frame in which
  // the stones are told to fly, in pitches from the board's middle (board.css).
  function aim() {
    const board = document.querySelector(".play .board[data-moving]");
    if (!board || board.dataset.aimed === board.dataset.step) return;
    board.dataset.aimed = board.dataset.step;
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const box = board.getBoundingClientRect();
    const [x, y] = middle(box);
    const pitch = box.width / 7;
    for (const color of ["black", "white"]) {
      const pile = document.querySelector('.panel[data-color="' + color + '"] .pile');
      if (!pile) continue;
      const landing = [...pile.querySelectorAll("[data-landing]")].map((stone) => stone.getBoundingClientRect());
      const places = (landing.length ? landing : [pile.getBoundingClientRect()]).map(middle);
      const mean = (axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
      board.style.setProperty("--" + color + "-x", (mean(0) - x) / pitch);
      board.style.setProperty("--" + color + "-y", (mean(1) - y) / pitch);
      if (landing.length) board.style.setProperty("--pile-scale", landing[0].width / (pitch * 0.78));
    }
  }

  // A tap on the tab of the place one is at leads to its top.
  document.addEventListener("click", (event) => {
    const tab = event.target instanceof Element && event.target.closest(".tab[data-current]");
    if (!tab) return;
    const place = tab.closest(".place");
    for (const scrolls of [place, place.querySelector(".place-page")]) {
      scrolls.scrollTo({ top: 0, behavior: stillness.matches ? "instant" : "smooth" });
    }
  }, true);

  // What a screen changes around it: the title of the window or tab, and the focus. A heading takes it, as soon as it is drawn: later
  // it would take it from a field that is written in by then. Where a screen is a board, that takes the focus that went with the
  // screen before.
  const NAME = document.title;
  let shown = null;
  let headed = null;
  function followScreen() {
    const screen = document.querySelector("[data-screen]");
    if (!screen) return;
    const heading = screen.querySelector("h1");
    const words = heading ? heading.textContent.trim() : NAME;
    const title = words === NAME ? NAME : words + " · " + NAME;
    if (document.title !== title) document.title = title;
    if (heading !== headed) {
      headed = heading;
      if (heading?.hasAttribute("tabindex") && dialogs.length === 0) heading.focus({ preventScroll: true });
    }
    if (screen.dataset.screen === shown) return;
    const isFirst = shown === null;
    shown = screen.dataset.screen;
    const isFree = !document.activeElement || document.activeElement === document.body;
    const cell = screen.querySelector('.board button[data-cell][tabindex="0"]');
    if (cell && isFree && !isFirst && dialogs.length === 0) cell.focus({ preventScroll: true });
  }
  // A browser's own bars take the colour of the chosen ground; which that is where none is chosen stands in the page's head.
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')];
  const grounds = bars.map((bar) => bar.content);
  function colorBars() {
    const theme = document.querySelector(".app")?.dataset.theme;
    bars.forEach((bar, at) => {
      const color = theme === "light" ? grounds[0] : theme === "dark" ? grounds[bars.length - 1] : grounds[at];
      if (bar.content !== color) bar.content = color;
    });
  }
  // Screen readers speak the page's title in the page's language.
  function followLanguage() {
    const language = document.querySelector(".app")?.lang;
    if (language && document.documentElement.lang !== language) document.documentElement.lang = language;
  }
  new MutationObserver(() => {
    greet();
    keepEntryAhead();
    followLanguage();
    watchDialogs();
    openAtOwnRow();
    openAtChoice();
    aim();
    followScreen();
    colorBars();
  }).observe(document.getElementById("main"), { childList: true, subtree: true, attributes: true, attributeFilter: ["data-back", "data-theme", "data-screen", "lang"] });

  // A finger that slides a little inside one cell makes no click of its own; it is a tap all the same.
  let pressed = null;
  const cellAt = (x, y) => {
    const at = document.elementFromPoint(x, y);
    return at && at.closest("button[data-cell]");
  };
  document.addEventListener("pointerdown", (event) => {
    // Of two fingers at once only the first one plays.
    if (!event.isPrimary) return;
    const cell = event.pointerType !== "mouse" && event.target instanceof Element && event.target.closest("button[data-cell]");
    pressed = cell ? { cell, id: event.pointerId } : null;
  });
  document.addEventListener("click", () => { pressed = null; }, true);
  document.addEventListener("pointercancel", () => { pressed = null; });
  document.addEventListener("pointerup", (event) => {
    const press = pressed;
    if (!press || press.id !== event.pointerId || cellAt(event.clientX, event.clientY) !== press.cell) return;
    setTimeout(() => {
      if (pressed === press) {
        pressed = null;
        press.cell.click();
      }
    }, 80);
  });

  // A sheet is pulled by its handle or its title. One that can be lowered is pulled down and up, and which it is, the
  // handle's click decides; any other one is pulled down and closes.
  let pull = null;
  let pulledAt = -1000;
  document.addEventListener("pointerdown", (event) => {
    const grip = event.isPrimary && event.target instanceof Element && event.target.closest(".sheet > .sheet-handle, .sheet > .sheet-handle + h2");
    pull = grip ? { sheet: grip.parentElement, from: event.clientY, by: 0 } : null;
  });
  document.addEventListener("pointermove", (event) => {
    if (!pull || !event.isPrimary) return;
    const low = pull.sheet.parentElement.dataset.low;
    const by = event.clientY - pull.from;
    pull.by = low ? Math.min(0, by) : Math.max(0, by);
    pull.sheet.style.setProperty("--pull", pull.by + "px");
  });
  const letGo = (decides) => {
    const done = pull;
    pull = null;
    if (!done) return;
    done.sheet.style.removeProperty("--pull");
    if (!decides || Math.abs(done.by) < 24) return;
    done.sheet.querySelector("button.sheet-handle, .sheet-close").click();
    pulledAt = performance.now();
  };
  document.addEventListener("pointerup", () => letGo(true));
  document.addEventListener("pointercancel", () => letGo(false));
  // The finger's own click at the end of a pull would take it back.
  document.addEventListener("click", (event) => {
    if (event.isTrusted && performance.now() - pulledAt < 300) {
      event.stopPropagation();
      event.preventDefault();
    }
  }, true);

  // A text goes to the share sheet, else to the clipboard. A sheet shows itself; of the clipboard the app is told, so that
  // the player is.
  rsg.share = (text) => {
    if (!navigator.share) return rsg.copy(text);
    navigator.share({ text }).catch((refused) => { if (refused.name !== "AbortError") rsg.copy(text); });
  };
  rsg.copy = (text, done = "copied") => {
    const clipboard = window.isSecureContext && navigator.clipboard;
    const copied = clipboard ? clipboard.writeText(text).then(() => true, () => copySelected(text)) : Promise.resolve(copySelected(text));
    copied.then((held) => say(held ? done : "not-copied"));
  };
  // The same with what stands in a field, or as a file.
  rsg.copyFrom = (id) => {
    const field = document.getElementById(id);
    if (field) rsg.copy(field.value);
  };
  rsg.download = (id, name) => {
    const field = document.getElementById(id);
    if (!field) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([field.value], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  // What was copied elsewhere goes into a field, which may be on the screen that comes next. Where a page may not read the
  // clipboard the field takes the focus, for the system's own way.
  rsg.paste = (id, frames = 60) => {
    const field = document.getElementById(id);
    if (!field) {
      if (frames) requestAnimationFrame(() => rsg.paste(id, frames - 1));
      return;
    }
    field.focus();
    const read = window.isSecureContext && navigator.clipboard && navigator.clipboard.readText;
    if (!read) return;
    navigator.clipboard.readText().then((text) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, () => {});
  };
  // The old way, for webviews that keep the clipboard from a local page. The focus goes back to where it was.
  function copySelected(text) {
    const at = document.activeElement;
    const before = lastFocus;
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    if (at && at.focus) at.focus({ preventScroll: true });
    lastFocus = before;
    return done;
  }

  // A lost connection (browser preview only: there the app runs in another process). The app leaves a hidden notice in the
  // page; when the socket closes it is shown, and as soon as the server answers again the page is loaded anew. The game
  // was saved after every placement, so loading anew loses nothing.
  let lost = false;
  function knock() {
    fetch("/", { cache: "no-store" }).then(
      (answer) => (answer.ok ? location.reload() : setTimeout(knock, 1000)),
      () => setTimeout(knock, 1000),
    );
  }
  function onLost() {
    if (lost) return;
    lost = true;
    const notice = document.getElementById("connection-lost");
    if (notice) notice.hidden = false;
    for (const other of document.querySelectorAll(".app > :not(#connection-lost)")) other.inert = true;
    setTimeout(knock, 300);
  }
  window.addEventListener("load", () => {
    const socket = window.ipc && window.ipc.ws;
    if (!(socket instanceof WebSocket)) return;
    socket.addEventListener("close", onLost);
    if (socket.readyState > WebSocket.OPEN) onLost();
    // Leaving the page closes the socket too; that is no loss and must not flash a notice.
    window.addEventListener("pagehide", () => { lost = true; });
    window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  });
})();
