// The page's program is asked for before any script comes that begins it. This stands in the page itself: a preload does as well
// in Chromium, but WebKitGTK then asks twice, once for the preload and once for the page. The build puts the program's name and
// packed.js in front of it. Old browsers read it, too.
/* global PROGRAM, smallest */
window.comingProgram = typeof AbortController === "function" ? smallest(PROGRAM) : null;
if (window.comingProgram) window.comingProgram.catch(() => {});
