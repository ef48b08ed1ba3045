"use strict";
// Text that comes in from outside: typed, pasted, from a file or from another app.
(function () {
  // Half of a letter (a lone surrogate) can stand in a field, but in no message: the app would not hear what it is in.
  const whole = (text) => text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (letter) => (letter.length === 2 ? letter : "\uFFFD"));
  // A text for the import may be longer than an event can carry on a phone. It is fetched when it is wanted (rsg.broughtIn),
  // so what is typed or pasted there is no news for the app, nor is the file that is chosen.
  for (const kind of ["input", "change"]) {
    document.addEventListener(kind, (event) => {
      const field = event.target;
      if (field.id === "import-file") {
        event.stopPropagation();
        if (kind === "change" && field.files[0]) take(field);
      } else if (field.id === "code-file") {
        event.stopPropagation();
        if (kind === "change" && field.files[0]) takeCode(field);
      } else if (field.id === "import-text") {
        event.stopPropagation();
      } else if (typeof field.value === "string" && whole(field.value) !== field.value) {
        field.value = whole(field.value);
      }
    }, true);
  }

  // A release of dioxus cancels every menu of the system (dioxus-desktop 0.8.0-alpha.3 src/webview.rs:552), and Chromium opens
  // Cut, Copy and Paste by that event. Its listener, on the document, does not hear of fields and of text to be selected.
  window.addEventListener("contextmenu", (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, .readable")) event.stopPropagation();
  }, true);

  // In a window dioxus would ask for the file itself, and give the page only its name.
  document.addEventListener("click", (event) => {
    if (["import-file", "code-file"].includes(event.target.id)) event.stopPropagation();
  });

  const textField = () => document.getElementById("import-text");
  const mostOf = (field) => Number(field.dataset.most);
  let isTooLong = false;
  function fill(text) {
    const field = textField();
    if (!field) return;
    isTooLong = mostOf(field) < text.length;
    field.value = isTooLong ? "" : text;
  }
  // A file is read only if it is no longer than a text may be; then the app is asked to look at it, as by a tap.
  function take(field) {
    const [file] = field.files;
    const check = () => { document.querySelector("[data-testid=import-check]")?.click(); };
    field.value = "";
    if (mostOf(textField()) < file.size) {
      fill("");
      isTooLong = true;
      check();
    } else {
      file.text().then((text) => {
        // A set of boards that was sent as a file is no progress, and is opened.
        if (codeIn(text) !== -1) return window.rsg.bringIn(text);
        fill(text);
        check();
      }, () => { fill(""); check(); });
    }
  }
  // A file that was sent with a code in it. The longest has some ten thousand letters.
  function takeCode(field) {
    const [file] = field.files;
    field.value = "";
    if (file.size < 1048576) file.text().then(window.rsg.bringIn, () => {});
  }
  const codeIn = (text) => text.search(/rsg\d*[:：]/i);
  document.addEventListener("input", (event) => { if (event.target.id === "import-text") isTooLong = false; }, true);

  // What is in the field, for the app: without the spaces, which do not matter. Exported progress has letters, digits and two
  // signs; of any other text nothing is handed on. "!" stands for a text that is too long.
  window.rsg.broughtIn = () => {
    const field = textField();
    if (!field) return "";
    if (whole(field.value) !== field.value) field.value = whole(field.value);
    if (isTooLong || mostOf(field) < field.value.length) return "!";
    const text = field.value.replace(/[\s\u200B\uFEFF]+/g, "");
    return /^[A-Za-z0-9_-]*$/.test(text) ? text : "?";
  };

  // A text that another app has sent. A message with a game goes the way of a link to it: from its first code on, as much as
  // an event can carry, without the two signs that end a link. Anything else waits until there is a field for it.
  let sent = null;
  window.rsg.bringIn = (text) => {
    const code = codeIn(text);
    if (code !== -1) {
      window.__rsgLink("m/" + whole(text.slice(code, code + 12000)).replace(/[?#]/g, " "));
      return;
    }
    sent = text;
    window.__rsgLink("import");
    place();
  };
  function place() {
    if (sent === null || !textField()) return;
    fill(sent);
    sent = null;
  }
  new MutationObserver(place).observe(document.getElementById("main"), { childList: true, subtree: true });
})();
