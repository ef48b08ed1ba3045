//! The layout of a page at every size: nothing sticks out at the side, nothing to tap is too small, everything has a
//! name, and no word or figure is broken.

use std::ops::Range;

use serde_json::json;

use crate::driver::app::App;
use crate::screens::design::{CONTRAST_SCRIPT, DESIGN_SCRIPT};
use crate::screens::every_screen::{HYPHENED_NAME, LARGEST_TEXT, SHAPES, Shape, tags};

/// The faults of the page's layout now: elements that stick out, that cannot be hit, that have no name.
const FAULTS_SCRIPT: &str = r"
const faults = [];
const page = document.documentElement;
if (page.scrollWidth > innerWidth + 1) {
  const wide = [...document.querySelectorAll('body *')]
    .filter(element => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[data-scrolls]'))
    .map(element => element.tagName.toLowerCase() + '.' + element.getAttribute('class')).slice(0, 4);
  faults.push(`the page is ${page.scrollWidth} wide: ${wide.join(', ')}`);
}
// What lies beyond the page's side is cut off where the page is not wider for it.
const beyond = [...document.querySelectorAll('.app *:not(svg *)')].filter(element => {
  const {left, right, width, height} = element.getBoundingClientRect();
  return width && height && (right > innerWidth + 1 || left < -1) && element.checkVisibility()
    && !element.closest('[data-scrolls], .unseen');
});
if (beyond.length) faults.push('beyond the side: ' +
  beyond.map(element => element.className.baseVal ?? (element.className || element.tagName)).slice(0, 6).join(', '));
for (const element of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height || !element.checkVisibility() || element.closest('[inert]')) continue;
  const id = element.dataset.testid || element.dataset.cell || element.className || element.tagName;
  const name = element.getAttribute('aria-label') || element.getAttribute('aria-labelledby') || element.innerText
    || element.labels?.length || element.title;
  if (!name) faults.push(`${id} has no name`);
  // A board of ten squares a side cannot have larger ones on a phone; small points are aimed at before they are
  // placed on.
  const least = element.closest('[data-kind=points]') ? 16 : element.closest('.square-board') ? 32 : leastTarget;
  if (element.dataset.cell && innerWidth === 360 && Math.max(box.width, box.height) < least)
    faults.push(`${id} is ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
  // Whatever else is tapped is at least 24 px wide and high, on every phone (WCAG 2.5.8).
  const isControl = element.matches('button, summary, select') && !element.dataset.cell
    && !element.closest('.unseen, .unseen-till-focus');
  if (isControl && Math.min(box.width, box.height) < 24)
    faults.push(`${id} is only ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
  // One button lies over the panels, which are what is seen of it.
  const isDrawn = element.matches('.panels-unfold') || element.innerText?.trim()
    || getComputedStyle(element, '::before').content !== 'none'
    || [...element.querySelectorAll('*')].some(part => part.checkVisibility() && part.getBoundingClientRect().width);
  if (isControl && element.matches('button') && !isDrawn) faults.push(`nothing is seen on ${id}`);
}
return faults;
";

/// What no scrolling brings into view: controls that something else covers wherever they are scrolled to, and words of
/// which a box shows a part. Not meant are the cells below *Tap the screen to continue*, which is tapped first, and the
/// line of play in Review, whose two lines are a foretaste.
const LOST_SCRIPT: &str = r"
const lost = [];
const nameOf = ({dataset, className, tagName}) =>
  dataset?.testid || dataset?.cell || className.baseVal || className || tagName;
const all = [...document.querySelectorAll('.app, .app *:not(svg *)')];
const places = all.map(element => [element, element.scrollTop, element.scrollLeft]);
for (const control of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
  if (control.disabled || !control.checkVisibility()) continue;
  if (control.closest('[inert], .unseen, .unseen-till-focus')) continue;
  control.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  const {left, top, width, height} = control.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  const isThere = at && (control.contains(at) || at.closest('label')?.contains(control));
  if (width && height && !isThere && !at?.closest('.notice-layer'))
    lost.push(`${nameOf(control)} lies below ${at ? nameOf(at) : 'the edge'}`);
}
// What is there for screen readers alone has one pixel.
const isCut = (style, seen, all) => ['hidden', 'clip'].includes(style) && 1 < seen && seen * 1.1 < all;
for (const box of all) {
  if (!box.innerText?.trim() || !box.checkVisibility()) continue;
  if (box.closest('.unseen, .unseen-till-focus, textarea, select, .review-line')) continue;
  const {overflowX, overflowY} = getComputedStyle(box);
  const {clientWidth, clientHeight, scrollWidth, scrollHeight} = box;
  if (isCut(overflowX, clientWidth, scrollWidth) || isCut(overflowY, clientHeight, scrollHeight))
    lost.push(`${nameOf(box)} shows ${clientWidth}×${clientHeight} of ${scrollWidth}×${scrollHeight}`);
}
for (const [element, top, left] of places) Object.assign(element, {scrollTop: top, scrollLeft: left});
return lost;
";

/// Cells of the star and moves in notation that are to be read on the page. Not meant are the rules, which explain the
/// names, fields, and texts that are there to be copied.
const NAMED_CELLS_SCRIPT: &str = r"
if (document.querySelector('[data-screen=rules]')) return [];
const NAME = /(?<![\p{L}\p{N}])[A-D][1-9XJQ](?:\[[BW]\])?(?![\p{L}\p{N}])/gu;
const named = [];
const texts = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode;
  const around = text.parentElement;
  if (!around.checkVisibility({visibilityProperty: true}) || around.closest('.unseen, textarea, .readable')) continue;
  for (const [name] of text.data.matchAll(NAME))
    named.push(`the cell ${name} is named: ${text.data.trim().slice(0, 60)}`);
}
return named;
";

/// A tap target is at least 44 px on a phone 360 px wide.
const LEAST_TARGET: u32 = 44;

/// Words that stand on two lines. Japanese sentences may be broken between any two words, and a phrase counts as a word
/// where it stands alone: on a button, in a table.
const BROKEN_WORDS_SCRIPT: &str = r"
const language = document.querySelector('.app').lang;
const segments = new Intl.Segmenter(language, {granularity: 'word'});
const range = document.createRange();
const broken = [];
const linesOf = range => new Set([...range.getClientRects()].filter(box => box.width)
  .map(box => Math.round(box.top))).size;
const texts = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode;
  const around = text.parentElement;
  if (!around.checkVisibility() || around.closest('.unseen, textarea, [data-testid=player-name]')) continue;
  if (language === 'ja' && 12 < text.data.trim().length) continue;
  // Where all of it stands on one line, every word of it does.
  range.selectNodeContents(text);
  if (linesOf(range) < 2) continue;
  for (const {segment, index, isWordLike} of segments.segment(text.data)) {
    if (!isWordLike) continue;
    range.setStart(text, index);
    range.setEnd(text, index + segment.length);
    if (1 < linesOf(range)) broken.push(`the word ${segment} of ${text.data.trim().slice(0, 40)} stands on two lines`);
  }
}
return broken;
";

/// Figures that stand on two lines: a number, a score, a time, a share in percent, each with its sign; and the name
/// with a hyphen. What is written in one line may stand in several elements.
const BROKEN_FIGURES_SCRIPT: &str = r"
const FIGURE = /[-+−]?[\p{Nd}\p{No}]+(?:(?:[.,:\/×]|\u2060?[–-]\u2060?|\s–\s)[\p{Nd}\p{No}]+)*(?:\s?%)?/gu;
const name = hyphenedName.replace('-', '-\\u2060?');
const whole = new RegExp(`${FIGURE.source}|${name}`, 'gu');
const broken = [];
let [nodes, words, block] = [[], '', null];
const look = () => {
  const range = document.createRange();
  for (const {0: figure, index} of words.matchAll(whole)) {
    if (figure.length < 2) continue;
    const at = place => nodes.findLast(({from}) => from <= place);
    const [first, last] = [at(index), at(index + figure.length - 1)];
    range.setStart(first.text, index - first.from);
    range.setEnd(last.text, index + figure.length - last.from);
    const [begin, ...rest] = [...range.getClientRects()].filter(box => box.width);
    if (rest.some(box => begin.bottom <= box.top + 1 || box.bottom <= begin.top + 1))
      broken.push(`${figure} of ${words.trim().slice(0, 60)} stands on two lines`);
  }
  [nodes, words] = [[], ''];
};
const kinds = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
const walker = document.createTreeWalker(document.querySelector('.app'), kinds);
while (walker.nextNode()) {
  const node = walker.currentNode;
  if (node.nodeType === Node.ELEMENT_NODE) {
    if (node.tagName === 'BR' || getComputedStyle(node).display !== 'inline') look();
    continue;
  }
  let around = node.parentElement;
  if (!around.checkVisibility() || around.closest('.unseen, svg, textarea, .count-strip')) continue;
  while (getComputedStyle(around).display === 'inline') around = around.parentElement;
  if (around !== block) look();
  block = around;
  nodes.push({text: node, from: words.length});
  words += node.data;
}
look();
return broken;
";

/// The fields with letters of less than 16 px where the rules for iPhones alone hold, with the system's text at the
/// default size and at a small one. WebKit enlarges the page for such a field until its letters are so large
/// (`WKWebViewStandardFontSize` in `_zoomToFocusRect` of its `WKWebViewIOS.mm`).
const SMALL_FIELDS_SCRIPT: &str = r"
const sheet = [...document.styleSheets].find(sheet => [...sheet.cssRules].some(isForIphones));
function isForIphones(rule) { return rule.conditionText?.includes('-apple-system-body'); }
const at = [...sheet.cssRules].findIndex(isForIphones);
const rules = [...sheet.cssRules[at].cssRules].map(rule => rule.cssText);
sheet.insertRule(`@media all { ${rules.join(' ')} }`, at + 1);
const root = document.documentElement.style;
const usual = root.fontSize;
const small = [];
for (const size of ['17px', '14px']) {
  root.fontSize = size;
  for (const field of document.querySelectorAll('textarea, select, input')) {
    if (['hidden', 'checkbox', 'radio', 'file'].includes(field.type)) continue;
    const letters = getComputedStyle(field).fontSize;
    if (parseFloat(letters) < 16) small.push(`${field.dataset.testid} has letters of ${letters} at ${size}`);
  }
}
root.fontSize = usual;
sheet.deleteRule(at + 1);
return small;
";

/// Looks for fields for which an iPhone would enlarge the page.
#[track_caller]
pub fn on_an_iphone(app: &App<'_>, stop: &str, faults: &mut Vec<String>) {
    let small = app.script(SMALL_FIELDS_SCRIPT);
    let small = small.as_array().into_iter().flatten();
    faults.extend(small.map(|fault| format!("{stop}: {fault}")));
}

/// The shapes for the other languages. Three show as much as six: words of another length in the narrowest page, on its
/// side, in large letters.
const OTHER_LANGUAGES: [Shape; 3] = [SHAPES[0], SHAPES[4], SHAPES[5]];

/// The shapes in which the rules of docs/design.md are measured: common phones, a tablet, a phone on its side.
const DESIGNED: Range<usize> = 1..5;

/// The shape in which names of cells and contrast are looked for: they are there in all or in none.
const USUAL: usize = 2;

/// What is looked for in every shape.
const USUAL_LOOKS: [&str; 3] = [FAULTS_SCRIPT, BROKEN_WORDS_SCRIPT, BROKEN_FIGURES_SCRIPT];

/// Checks the page in every shape in English, and in those shapes in the other languages that long words break first.
/// In English it is held against the rules of docs/design.md, too, those for contrast in both themes, and no cell
/// may be named.
#[track_caller]
pub fn in_every_shape(app: &App<'_>, stop: &str, faults: &mut Vec<String>) {
    for language in tags().skip(1) {
        app.speak(language);
        in_shapes(app, stop, &OTHER_LANGUAGES, &USUAL_LOOKS, faults);
    }
    app.speak("en");
    for (place, shape) in SHAPES.into_iter().enumerate() {
        let mut looks = USUAL_LOOKS.to_vec();
        looks.extend(DESIGNED.contains(&place).then_some(DESIGN_SCRIPT));
        if place == USUAL {
            looks.extend([NAMED_CELLS_SCRIPT, CONTRAST_SCRIPT]);
        }
        in_shapes(app, stop, &[shape], &looks, faults);
    }
    app.prefer("prefers-color-scheme", "dark");
    let dark = format!("{stop}, dark");
    in_shapes(app, &dark, &[SHAPES[USUAL]], &[CONTRAST_SCRIPT], faults);
    app.reshape_as_usual();
}

/// The names of cells that stand on the page.
#[track_caller]
pub fn named_cells(app: &App<'_>) -> Vec<String> {
    let named = app.script(NAMED_CELLS_SCRIPT);
    let named = named.as_array().into_iter().flatten();
    named
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}

/// Looks at the page with the largest text of an iPhone. In Japanese letters so large break every word of a button.
#[track_caller]
pub fn in_the_largest_text(app: &App<'_>, stop: &str, faults: &mut Vec<String>) {
    for language in tags().skip(1).chain(["en"]) {
        app.speak(language);
        let broken = match language {
            "ja" => "return []",
            _ => BROKEN_WORDS_SCRIPT,
        };
        let looks = [FAULTS_SCRIPT, broken, LOST_SCRIPT];
        in_shapes(app, stop, &[LARGEST_TEXT], &looks, faults);
    }
    app.reshape_as_usual();
}

/// Looks at the page in large letters alone, in the languages whose lines every browser breaks alike: for one that
/// cannot keep the phrases of Japanese together.
#[track_caller]
pub fn in_large_text(app: &App<'_>, stop: &str, faults: &mut Vec<String>) {
    for language in ["mr", "hi", "en"] {
        app.speak(language);
        in_shapes(app, stop, &SHAPES[5..], &USUAL_LOOKS, faults);
    }
    app.reshape_as_usual();
}

/// Looks at the page in these shapes; each of the `looks` is a script that finds faults.
#[track_caller]
pub fn in_shapes(
    app: &App<'_>,
    stop: &str,
    shapes: &[Shape],
    looks: &[&str],
    faults: &mut Vec<String>,
) {
    // In one go, because each question takes a way to the page and back.
    let found = looks.iter().map(|look| format!("...(() => {{{look}}})()"));
    let looks = format!(
        "const [leastTarget, hyphenedName] = arguments; return [{}]",
        found.collect::<Vec<_>>().join(", ")
    );
    for shape in shapes {
        app.give_small_shape(*shape).settle();
        let found = app.script_with(&looks, &[json!(LEAST_TARGET), json!(HYPHENED_NAME)]);
        let found = found.as_array().into_iter().flatten();
        faults.extend(found.map(|fault| format!("{stop} at {}: {fault}", shape.name)));
    }
}
