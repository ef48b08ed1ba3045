// The page's program is asked for before any script comes that begins it. This stands in the page itself: a preload does as well
// in Chromium, but WebKitGTK then asks twice, once for the preload and once for the page. And the first picture is drawn before
// any other script is there: its language and its shape are chosen here. The build puts the languages, the program's name and
// packed.js in front of it. Old browsers read it, too.
/* global PROGRAM, smallest, TAGS */
window.comingProgram = typeof AbortController === "function" ? smallest(PROGRAM) : null;
if (window.comingProgram) window.comingProgram.catch(() => {});
(function () {
  const page = document.documentElement.dataset;
  const wanted = (navigator.languages || [navigator.language || ""]).map((tag) => tag.split("-")[0]);
  page.tag = wanted.filter((tag) => TAGS.indexOf(tag) !== -1)[0] || "en";
  // The page opens on Today, except by a link. Whoever was never here comes to its first card, which is shown from the
  // beginning; all others see the places of its cards. A browser shares what it notes between all pages of one origin.
  window.wasHere = "reverstargo " + location.pathname + " was opened";
  if (location.hash) return;
  page.today = "yes";
  try {
    if (localStorage.getItem(window.wasHere) === null) page.today = "first";
  } catch (refused) { /* What cannot be noted would be needed again and again. */ }
})();
