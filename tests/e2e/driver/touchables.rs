//! Everything that can be touched: recorded in every frame, and compared with the first one.
//!
//! Nothing that can be touched moves, is covered or changes its meaning unless the player is the reason. A scenario
//! watches the page, does nothing, and asks what was otherwise than in the first frame.

use serde_json::json;

use super::app::App;

/// Something about a touchable thing that was otherwise in a later frame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The test id, or the class and the number of those before it with that class.
    pub id: String,
    pub what: Changed,
    pub from: String,
    pub to: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// It came later, or went.
    Presence,
    /// Its rectangle.
    Place,
    /// Whether a finger reaches its middle.
    Reach,
    /// It came later, and took a touch at once.
    Unguarded,
    /// Its words, numbers apart.
    Words,
    /// A number in its words.
    Number,
}

impl Changed {
    fn named(name: &str) -> Changed {
        match name {
            "presence" => Changed::Presence,
            "place" => Changed::Place,
            "reach" => Changed::Reach,
            "unguarded" => Changed::Unguarded,
            "words" => Changed::Words,
            "number" => Changed::Number,
            other => panic!("{other} is no change"),
        }
    }
}

/// Begins to watch: the first frame in which something of that selector is there is compared with all later ones. Each
/// change is noted once. Cells of a board are compared by place alone: their words are the game.
const WATCH: &str = r"
const [selector] = arguments;
const TOUCHABLE = 'button, a[href], input, select, textarea, summary, rect.touch, [data-cell]';
const watch = window.watchOfTouchables = {
  frames: 0, first: null, fresh: [], scrolled: [], cut: null, changes: [], noted: new Set(), later: new Set(), on: true,
};
const hits = (element, x, y) => {
  const top = document.elementFromPoint(x, y);
  return top !== null && (element === top || element.contains(top));
};
const look = () => {
  const seen = new Map(), counts = new Map();
  for (const element of document.querySelectorAll(TOUCHABLE)) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || element.closest('[inert]')) continue;
    if (getComputedStyle(element).visibility === 'hidden') continue;
    const {testid, cell} = element.dataset;
    let id = cell ? `cell ${cell}` : testid;
    if (!id) {
      const name = element.getAttribute('class') || element.tagName.toLowerCase();
      const before = counts.get(name) ?? 0;
      counts.set(name, before + 1);
      id = `${name} ${before}`;
    }
    const words = cell ? '' : (element.getAttribute('aria-label') || element.innerText || '').trim();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // What has come just now takes no touch.
    const reach = getComputedStyle(element).pointerEvents === 'none' ? null : hits(element, x, y);
    // What is pressed gives way under the finger, and comes back.
    const gives = element.matches(':active') || element.getAnimations().length > 0;
    const place = gives ? null : [box.left, box.top, box.width, box.height];
    seen.set(id, {element, box, words, place, reach});
  }
  return seen;
};
const note = (id, what, from, to) => {
  const text = JSON.stringify([id, what, String(from), String(to)]);
  if (watch.noted.has(text) || watch.changes.length >= 200) return;
  watch.noted.add(text);
  watch.changes.push({id, what, from: String(from), to: String(to)});
};
const plain = words => words.replace(/[\p{Nd}−+✓≈…½.,%()\s]/gu, '');
const numbers = place => place.map(part => part.toFixed(1)).join(' ');
const compare = (first, now) => {
  for (const [id, was] of first) {
    const is = now.get(id);
    if (!is) { note(id, 'presence', was.words || 'there', 'gone'); continue; }
    was.place ??= is.place;
    if (is.place?.some((part, index) => Math.abs(part - was.place[index]) > .5))
      note(id, 'place', numbers(was.place), numbers(is.place));
    if (is.reach !== null) {
      was.reach ??= is.reach;
      if (was.reach !== is.reach) note(id, 'reach', was.reach, is.reach);
    }
    if (was.words !== is.words)
      note(id, plain(was.words) === plain(is.words) ? 'number' : 'words', was.words, is.words);
  }
  for (const [id, is] of now) {
    if (first.has(id)) continue;
    note(id, 'presence', 'gone', is.words || 'there');
    if (!watch.later.has(id) && is.reach !== null) note(id, 'unguarded', 'gone', is.words || 'there');
  }
  watch.later = new Set(now.keys());
};
// Reached at one edge and not at the other.
const cut = seen => [...seen].filter(([, {element, box, reach}]) => {
  if (reach === null) return false;
  if (!element.matches('button, summary') || element.dataset.cell) return false;
  const x = box.left + box.width / 2;
  return hits(element, x, box.top + 3) !== hits(element, x, box.bottom - 3);
}).map(([id]) => id);
const frame = () => {
  if (!watch.on) return;
  if (document.querySelector(selector)) {
    const now = look();
    watch.frames += 1;
    if (watch.first) compare(watch.first, now);
    else {
      watch.first = now;
      watch.fresh = [...now].filter(([, {reach}]) => reach === null).map(([id]) => id);
      watch.scrolled = [...document.querySelectorAll('.app *')].filter(element => 0 < element.scrollTop)
        .map(element => `${element.className} by ${element.scrollTop}`);
    }
    if (!watch.cut && [...now.values()].some(({reach}) => reach)) watch.cut = cut(now);
  }
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
return null;
";

const END_WATCH: &str = r"
const watch = window.watchOfTouchables;
watch.on = false;
return {frames: watch.frames, count: watch.first?.size ?? 0, fresh: watch.fresh, scrolled: watch.scrolled,
  cut: watch.cut ?? [], changes: watch.changes};
";

/// What a watch has seen.
#[derive(Debug)]
pub struct Watched {
    /// The number of frames that were compared.
    pub frames: u64,
    /// The number of touchable things in the first one.
    pub count: u64,
    /// Those of the first frame that took no touch then, because they had come under a finger.
    pub fresh: Vec<String>,
    /// What was scrolled in the first frame, and how far.
    pub scrolled: Vec<String>,
    /// Buttons of the first frame of which a part was covered.
    pub cut: Vec<String>,
    pub changes: Vec<Change>,
}

impl App<'_> {
    /// Watches everything that can be touched, from the first frame in which something of that selector is there.
    #[track_caller]
    pub fn watch_touchables(&self, selector: &str) -> &Self {
        self.script_with(WATCH, &[json!(selector)]);
        self
    }

    /// Ends the watch.
    #[track_caller]
    pub fn end_watch(&self) -> Watched {
        let seen = self.script(END_WATCH);
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let list = |name: &str| seen[name].as_array().cloned().unwrap_or_default();
        let change = |change: &serde_json::Value| Change {
            id: text(&change["id"]),
            what: Changed::named(&text(&change["what"])),
            from: text(&change["from"]),
            to: text(&change["to"]),
        };
        Watched {
            frames: seen["frames"].as_u64().unwrap_or_default(),
            count: seen["count"].as_u64().unwrap_or_default(),
            fresh: list("fresh").iter().map(text).collect(),
            scrolled: list("scrolled").iter().map(text).collect(),
            cut: list("cut").iter().map(text).collect(),
            changes: list("changes").iter().map(change).collect(),
        }
    }
}
