//! The driver's questions to the page, in the page's own language.

/// Waits until the page has changed since the change of this number, but not for long: what a style sheet shows in its
/// own time is no change of the page. Then reads the page in one go; `snapshot` says what it means.
pub const LOOK: &str = r"
const [seen, done] = arguments;
const all = selector => [...document.querySelectorAll(selector)];
const isSeen = element => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
};
// A note is out of sight after three seconds. A busy machine may need longer for a look, so its words are read
// then, too.
const said = element => element.dataset.testid === 'note' ? element.textContent : element.innerText;
if (window.changesOfThisPage === undefined) {
  window.changesOfThisPage = 0;
  new MutationObserver(() => {
    window.changesOfThisPage += 1;
    window.wakeOfThisPage?.();
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}
const look = () => ({
  changes: window.changesOfThisPage,
  screens: all('[data-screen]').map(element => element.dataset.screen),
  cells: all('[data-cell]').map(element => ({
    cell: element.dataset.cell, stone: element.dataset.stone, mark: element.dataset.mark,
    last: element.dataset.last === 'true', target: element.dataset.target === 'true',
    label: element.getAttribute('aria-label') || '',
    lost: element.dataset.lost === 'true', territory: element.dataset.territory || '',
  })),
  ids: all('[data-testid]').map(element => ({
    id: element.dataset.testid, seen: isSeen(element), data: {...element.dataset},
    text: (said(element) || '').trim().slice(0, 400), value: element.value ?? null,
    disabled: element.disabled === true,
    pressed: element.getAttribute('aria-pressed') ?? element.getAttribute('aria-checked') ?? element.checked ?? null,
  })),
});
if (window.changesOfThisPage !== seen) return done(look());
const end = () => {
  clearTimeout(limit);
  window.wakeOfThisPage = undefined;
  done(look());
};
const limit = setTimeout(end, 80);
window.wakeOfThisPage = end;
";

/// The text on the screen.
pub const WORDS: &str = "return document.querySelector('[data-screen]').innerText";

/// The answer of [`POINT`] for what stands in the part of Setup that is folded now.
pub const FOLDED: &str = "it is folded";

/// Chooses a point of an element that a finger can reach, or says why there is none. It stands still if it is found at
/// the same point a moment later. Counts the page's clicks from then on.
pub const POINT: &str = r"
const [selector, done] = arguments;
if (window.clicksOfThisPage === undefined) {
  window.clicksOfThisPage = 0;
  addEventListener('click', () => { window.clicksOfThisPage += 1; }, true);
}
const look = () => {
  const element = document.querySelector(selector);
  if (!element) return {why: 'it is not there'};
  if (element.closest('.setup-more:not([open])') && !element.closest('summary')) return {why: 'it is folded'};
  if (element.disabled) return {why: 'it is disabled'};
  const moves = document.getAnimations().some(move =>
    move.playState === 'running' && move.effect?.target?.contains(element)
    && move.effect.getComputedTiming().endTime !== Infinity);
  if (moves) return {why: 'it moves'};
  let box, x, y;
  const find = () => {
    box = element.getBoundingClientRect();
    x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || (top.closest('label') && top.closest('label').control === element));
  };
  const isOut = () => box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
  let reached = find();
  if (!box.width || !box.height) return {why: 'it has no size'};
  // It may lie below something that stays at an edge while the page scrolls.
  if (isOut() || !reached) {
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    reached = find();
  }
  if (!reached) {
    const top = document.elementFromPoint(x, y);
    return {why: 'it is covered by ' + (top ? top.outerHTML.slice(0, 120) : 'nothing')};
  }
  return {x, y};
};
const first = look();
if (first.why) return done(first);
setTimeout(() => {
  const second = look();
  const still = second.why || (second.x === first.x && second.y === first.y);
  done(still ? {...second, clicks: window.clicksOfThisPage} : {why: 'it moves'});
}, 8);
";

/// Waits until the page has had one more click than `clicks`, and the app has answered everything that the page told
/// it: the answer to a ping comes behind what was drawn for all that was said before it. A page that has no connection,
/// or loses it, waits for nothing.
pub const ANSWERED: &str = r"
const [clicks, done] = arguments;
const socket = window.ipc?.ws;
const ping = () => {
  if (window.clicksOfThisPage === clicks) return setTimeout(ping, 4);
  if (socket?.readyState !== WebSocket.OPEN) return done(null);
  const hear = message => {
    const bytes = new Uint8Array(message.data);
    if (bytes[0] !== 1 && new TextDecoder().decode(bytes.slice(1)) === '__pong__') end();
  };
  const end = () => {
    socket.removeEventListener('message', hear);
    socket.removeEventListener('close', end);
    done(null);
  };
  socket.addEventListener('message', hear);
  socket.addEventListener('close', end);
  socket.send('__ping__');
};
ping();
";

/// Collects what goes wrong in the page from now on. That an observer of sizes hears the rest in the next frame is no
/// fault: Chromium 106 says so where newer ones have nothing to say.
pub const LISTEN: &str = r"
if (!window.faultsOfThisPage) {
  window.faultsOfThisPage = [];
  addEventListener('error', event => {
    if (event.message !== 'ResizeObserver loop limit exceeded') faultsOfThisPage.push(String(event.message));
  });
  addEventListener('unhandledrejection', event => faultsOfThisPage.push(String(event.reason)));
  addEventListener('securitypolicyviolation', event =>
    faultsOfThisPage.push(`${event.violatedDirective} refuses ${event.blockedURI}`));
  // The web page notes there that it began again after a panic.
  if (sessionStorage.getItem('page broke')) faultsOfThisPage.push('the page panicked');
}
return null;
";

/// The list of what moves, fades, is pressed or waits to be enabled, two frames later, so that the app's latest change
/// is laid out. A browser draws a button as pressed for a moment after a touch, here a little smaller. Turning rings
/// and the like, which never end, don't count.
pub const MOVING: &str = r"
const done = arguments[arguments.length - 1];
requestAnimationFrame(() => requestAnimationFrame(() => done([
  ...document.getAnimations()
    .filter(move => move.playState === 'running' && move.effect?.getComputedTiming().endTime !== Infinity)
    .map(move => `${move.animationName ?? move.transitionProperty} of ${move.effect.target?.className}`),
  ...[...document.querySelectorAll('.app button:active')].map(button => `${button.dataset.testid} is pressed`),
  ...[...document.querySelectorAll('.scrim [data-kind=danger]:disabled')]
    .map(button => `${button.dataset.testid} waits`),
])));
";

/// Sets an input or a choice by its test id and tells the page, as typing or choosing does.
pub const SET: &str = r"
const element = document.querySelector(`[data-testid='${arguments[0]}']`);
element.focus();
element.value = arguments[1];
element.dispatchEvent(new Event('input', {bubbles: true}));
element.dispatchEvent(new Event('change', {bubbles: true}));
return element.value;
";
