//! What the driver asks of the page in the page's own language.

/// Chooses a point of an element that a finger can reach, or says why there is none.
pub const POINT: &str = r"
const element = document.querySelector(arguments[0]);
if (!element) return {why: 'it is not there'};
if (element.disabled) return {why: 'it is disabled'};
const moves = document.getAnimations().some(move => move.playState === 'running' && move.effect?.target?.contains(element)
  && move.effect.getComputedTiming().endTime !== Infinity);
if (moves) return {why: 'it moves'};
let box = element.getBoundingClientRect();
if (!box.width || !box.height) return {why: 'it has no size'};
if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
  element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  box = element.getBoundingClientRect();
}
const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
const top = document.elementFromPoint(x, y);
const reached = top && (element.contains(top) || (top.closest('label') && top.closest('label').control === element));
if (!reached) return {why: 'it is covered by ' + (top ? top.outerHTML.slice(0, 120) : 'nothing')};
return {x, y};
";

/// Collects what goes wrong in the page from now on.
pub const LISTEN: &str = r"
if (!window.faultsOfThisPage) {
  window.faultsOfThisPage = [];
  addEventListener('error', event => faultsOfThisPage.push(String(event.message)));
  addEventListener('unhandledrejection', event => faultsOfThisPage.push(String(event.reason)));
}
return null;
";
