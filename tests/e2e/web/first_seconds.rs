//! The first seconds of a cold visit to the web page, before its program is there: what is painted is looked at, and
//! photographed for people to look at (`cargo xtask gallery`).

use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::browsers::Kind;
use crate::driver::files::SLOW;
use crate::driver::runner::{Test, artefacts};
use crate::screens::every_screen::{SHAPES, Shape};
use crate::web::opening::{self, PROGRAM, copied, go, go_and_wait, hold_program, marked, packed};
use crate::web::parts::forget;

/// A look of the system, with what the browser is told of it.
struct Look {
    name: &'static str,
    scheme: &'static str,
    forced: &'static str,
    /// The gold of the wordmark's star.
    gold: [u8; 3],
}

const LIGHT: [u8; 3] = [134, 97, 16];
const DARK: [u8; 3] = [227, 189, 98];

const LOOKS: [Look; 4] = [
    Look::new("light", "light", "none", LIGHT),
    Look::new("dark", "dark", "none", DARK),
    Look::new("forced-light", "light", "active", LIGHT),
    Look::new("forced-dark", "dark", "active", DARK),
];

impl Look {
    const fn new(
        name: &'static str,
        scheme: &'static str,
        forced: &'static str,
        gold: [u8; 3],
    ) -> Self {
        Self {
            name,
            scheme,
            forced,
            gold,
        }
    }

    fn is_forced(&self) -> bool {
        self.forced == "active"
    }

    #[track_caller]
    fn show(&self, app: &App<'_>) {
        app.prefer_all(&[
            ("prefers-color-scheme", self.scheme),
            ("forced-colors", self.forced),
        ]);
    }
}

/// The page before its style sheet is there, or with it.
const STYLED: &str = "
document.querySelector('link[rel=stylesheet]').disabled = !arguments[0];
return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));";

/// Counts pixels of a photograph of this page: pure black ones on the whole page and within the middle of the board,
/// those of the wordmark's gold, and those of the bar that are not like the ground.
const COUNT: &str = "
const [photograph, gold] = arguments;
const picture = new Image();
picture.src = 'data:image/png;base64,' + photograph;
return picture.decode().then(() => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  const brush = canvas.getContext('2d');
  brush.drawImage(picture, 0, 0);
  const scale = canvas.width / innerWidth;
  const count = ({left, top, width, height}, fits) => {
    const {data} = brush.getImageData(left * scale, top * scale, width * scale, height * scale);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if (fits(data[at], data[at + 1], data[at + 2])) found += 1;
    return found;
  };
  const place = selector => document.querySelector('#opening ' + selector).getBoundingClientRect();
  const is = (red, green, blue) => (...color) => color[0] === red && color[1] === green && color[2] === blue;
  const {left, top, width, height} = place('.opening-board');
  const middle = {left: left + width / 4, top: top + height / 4, width: width / 2, height: height / 2};
  const ground = brush.getImageData(0, 0, 1, 1).data;
  const isGround = is(...ground);
  return {
    black: count({left: 0, top: 0, width: innerWidth, height: innerHeight}, is(0, 0, 0)),
    board: Math.round(width),
    onBoard: width && count(middle, is(0, 0, 0)),
    gold: count(place('.wordmark'), is(...gold)),
    bar: count(place('progress'), (...color) => !isGround(...color)),
  };
});";

/// Nothing of the first picture is pure black, its wordmark has all its letters and its bar can be seen, before the
/// style sheet comes and after it, in every look. (Forced colours may be black themselves, but never on the board.) A
/// newcomer sees the board, whoever was here before the places of Today's cards.
pub fn nothing_is_black_while_it_opens(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for sees_board in [false, true] {
        if sees_board {
            forget(&app);
        }
        go_and_wait(test, &app);
        // The bar comes a little later than the rest; the words after it.
        app.expect_found("words", SAID, |said| *said == true);
        expect_no_black(&app, sees_board);
        app.script("letCome(); return null");
        app.expect_screen("home");
        // The next page begins in the usual look.
        if app.browser().kind != Kind::WebKit {
            LOOKS[0].show(&app);
        }
    }
}

#[track_caller]
fn expect_no_black(app: &App<'_>, sees_board: bool) {
    let looks = match app.browser().kind {
        // It has no way to tell it the system's preferences.
        Kind::WebKit => &LOOKS[..1],
        _ => &LOOKS[..],
    };
    for look in looks {
        if app.browser().kind != Kind::WebKit {
            look.show(app);
        }
        for styled in [false, true] {
            app.script_with(STYLED, &[json!(styled)]);
            let found = counted(app, look);
            let (name, count) = (look.name, |what: &str| {
                found[what].as_u64().unwrap_or_default()
            });
            let black = if look.is_forced() { "onBoard" } else { "black" };
            assert_eq!(count(black), 0, "{name}, styles {styled}: {found}");
            assert_eq!(
                sees_board,
                100 < count("board"),
                "{name}, styles {styled}: {found}"
            );
            assert!(30 < count("gold"), "{name}, styles {styled}: {found}");
            assert!(100 < count("bar"), "{name}, styles {styled}: {found}");
        }
    }
}

/// Returns true if the words above the bar are there.
const SAID: &str = "return document.querySelector('#opening p')?.hidden === false";

#[track_caller]
fn counted(app: &App<'_>, look: &Look) -> Value {
    let photograph = app.browser().session.photograph().expect("a picture");
    app.script_with(
        COUNT,
        &[json!(STANDARD.encode(photograph)), json!(look.gold)],
    )
}

/// The seconds of a visit that are photographed.
const SECONDS: u32 = 8;

/// The second in which the program begins to come.
const COMES: u32 = 4;

/// The layout shifts since the page was requested, and the number of its largest pictures: both are reported later.
const MOVED: &str = "
const seen = window.moved = {shift: 0, nodes: [], pictures: 0};
const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
  if (entry.entryType !== 'layout-shift') { seen.pictures += 1; return; }
  seen.shift += entry.value;
  entry.sources.forEach(({node}) => seen.nodes.push(node && (node.outerHTML ?? node.nodeValue).slice(0, 99)));
}));
observer.observe({type: 'layout-shift', buffered: true});
observer.observe({type: 'largest-contentful-paint', buffered: true});";

/// The first picture stays where it is while styles, program and Today come.
pub fn nothing_moves_while_it_opens(test: &Test<'_>) {
    let app = test.app().open();
    app.expect_screen("home").script(MOVED);
    app.expect_found("a largest picture", "return window.moved", |moved| {
        moved["pictures"].as_u64().is_some_and(|count| 0 < count)
    });
    let moved = app.script("return window.moved");
    assert_eq!(moved["shift"], 0, "{moved}");
}

/// The parts of the first picture that stand elsewhere while only a beginning of it has come, as a browser draws it
/// that gets the page in pieces: its last node is taken away, then the one before, and so on.
const MOVED_PARTS: &str = "
const place = document.getElementById('opening');
const parts = () => [...place.querySelectorAll('svg, img, progress, button, button > span')].filter((part) =>
  part.getClientRects().length && getComputedStyle(part).visibility === 'visible');
const box = (part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left, top, width, height].join(' ');
};
const whole = new Map(parts().map((part) => [part, box(part)]));
const moved = [];
while (place.nextSibling) place.nextSibling.remove();
while (place.lastChild) {
  for (const part of parts()) {
    if (box(part) !== whole.get(part)) moved.push([part.outerHTML.slice(0, 99), box(part), whole.get(part)]);
  }
  let last = place.lastChild;
  while (last.lastChild) last = last.lastChild;
  last.remove();
}
return { parts: whole.size, moved };";

/// The place of the bar with the style sheet, once that is there, and without it, before there are any words.
const PLACES_OF_BAR: &str = "
const sheet = document.querySelector('link[rel=stylesheet]');
if (!sheet.sheet) return null;
document.querySelector('#opening p').hidden = true;
return [false, true].map((isOff) => {
  sheet.disabled = isOff;
  return document.querySelector('#opening progress').getBoundingClientRect().top;
});";

/// A part of the first picture that has come stays in its place while the parts after it come: for who was here
/// before, and for a newcomer, who has a card with two buttons too.
pub fn half_a_page_stays_in_place(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for is_newcomer in [false, true] {
        for (width, height) in [(320, 568), (390, 844), (844, 390), (820, 1180)] {
            if is_newcomer {
                forget(&app);
            }
            app.browser().size(width, height);
            go_and_wait(test, &app);
            app.expect_found("the bar of places", opening::SAID, |said| !said.is_null());
            app.expect_found("one place of the bar", PLACES_OF_BAR, |places| {
                !places.is_null() && places[0] == places[1]
            });
            let found = app.script(MOVED_PARTS);
            let name = format!("{width}x{height}, newcomer {is_newcomer}");
            assert_eq!(found["moved"], json!([]), "{name}");
            // A wordmark, a bar, and four places with an icon and a word each.
            assert!(
                14 <= found["parts"].as_u64().unwrap_or_default(),
                "{name}: {found}"
            );
        }
    }
}

/// The words and places of the first card and of the bar: before the program, and as the app draws them.
const FIRST_CARD: &str = r"
const found = (selector) => [...document.querySelectorAll(selector)];
const list = (...selectors) => selectors.flatMap(found).map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { words: element.innerText.trim().replace(/\s+/g, ' '), place: [left, top, width, height] };
});
return document.getElementById('main').firstChild
  ? list('.first-card', '.first-words', '[data-testid=first-learn]', '[data-testid=first-play]', '.tab')
  : list('.opening-card', '.opening-card b', '.opening-card button', '.opening-places button');";

/// The opacity of the app's first picture of the board, and the number of its animations.
const FIRST_FRAME: &str = "
const frame = document.querySelector('.first-board > span');
return [getComputedStyle(frame).opacity, frame.getAnimations().length];";

/// A newcomer sees the first card of Today, and the names of the places, before the program is there. Nothing of them
/// moves when the app draws them.
pub fn a_newcomers_card_stays_in_place(test: &Test<'_>) {
    let app = test.app().fresh().open();
    for (width, height) in [(360, 640), (390, 844), (820, 1180)] {
        app.browser().size(width, height);
        forget(&app);
        go_and_wait(test, &app);
        app.expect_found("the bar of places", opening::SAID, |said| !said.is_null());
        let before = app.script(FIRST_CARD);
        let words: Vec<&str> = list(&before)
            .iter()
            .filter_map(|part| part["words"].as_str())
            .collect();
        let wanted = [
            "Flip. Capture. On a star.",
            "Learn in two minutes",
            "I know the rules",
        ];
        assert_eq!(words[1..4], wanted, "{width}x{height}: {before}");
        assert_eq!(
            words[4..],
            ["Today", "Play", "Puzzles", "You"],
            "{width}x{height}: {before}"
        );
        app.script("letCome(); return null");
        app.expect_screen("home");
        assert_eq!(app.script(FIRST_FRAME), json!(["1", 0]), "the board fades");
        let after = app.script(FIRST_CARD);
        assert_eq!(list(&after).len(), words.len(), "{width}x{height}: {after}");
        for (part, drawn) in list(&before).iter().zip(list(&after)) {
            assert_eq!(part["words"], drawn["words"], "{width}x{height}");
            for (place, is) in list(&part["place"]).iter().zip(list(&drawn["place"])) {
                let moved = place.as_f64().unwrap_or(f64::NAN) - is.as_f64().unwrap_or(f64::NAN);
                assert!(
                    moved.abs() <= 1.0,
                    "{width}x{height}: {part} is drawn as {drawn}"
                );
            }
        }
    }
}

#[track_caller]
fn list(of: &Value) -> &[Value] {
    of.as_array().expect("a list")
}

/// A newcomer's tap on the first card is done when the app is there.
pub fn a_tap_on_the_first_card_is_kept(test: &Test<'_>) {
    let app = test.app().fresh().open();
    for (tapped, screen) in [("first-learn", "tutorial"), ("first-play", "play")] {
        forget(&app);
        go_and_wait(test, &app);
        app.expect_found("the bar of places", opening::SAID, |said| !said.is_null());
        app.touch(&format!("#opening [data-opens={tapped}]"));
        app.script("letCome(); return null");
        app.expect_screen(screen);
    }
}

/// Where there is progress after all, such a tap is dropped: Today has no first card then.
pub fn a_tap_on_the_first_card_is_dropped_where_there_is_progress(test: &Test<'_>) {
    let app = test.app().fresh().open();
    app.press("first-learn").expect_screen("tutorial");
    app.press("tutorial-skip").expect_screen("home");
    app.expect_gone("first-learn").expect_saved();
    app.script("localStorage.clear(); return null");
    go_and_wait(test, &app);
    app.expect_found("the bar of places", opening::SAID, |said| !said.is_null());
    app.touch("#opening [data-opens=first-learn]");
    app.script("letCome(); return null");
    app.expect_screen("home").expect_gone("first-learn");
    // What was tapped would be drawn before this is.
    app.press("tab-play").expect_screen("games");
}

/// Waits for a second of this visit.
const UNTIL: &str = "
const [second] = arguments;
return new Promise(done => setTimeout(() => done(true), Math.max(0, second * 1000 - performance.now())));";

/// The page of a phone, small and usual.
const PHONES: [Shape; 2] = [SHAPES[1], SHAPES[2]];

/// Not a test: photographs of the first eight seconds of a cold visit, whose program is held back for four and then
/// comes slowly, into `target/gallery-cold/`.
pub fn photographs(test: &Test<'_>) {
    let folder = artefacts().with_file_name("gallery-cold");
    // Nothing there is the usual case.
    let _nothing = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("target can be written");
    let mut page = String::from(
        "<!doctype html><meta charset=utf-8><title>ReverStarGo: a cold visit</title>\
         <style>body{font:14px sans-serif;background:#888;margin:1rem}section{display:flex;gap:8px;overflow-x:auto}\
         img{height:420px;width:auto;display:block}</style>\n",
    );
    for look in &LOOKS {
        for shape in PHONES {
            page += &format!("<h2>{} {}</h2><section>", look.name, shape.name);
            for name in visit(test, look, shape, &folder) {
                page += &format!("<a href={name}><img src={name}></a>");
            }
            page += "</section>\n";
        }
    }
    let index = folder.join("index.html");
    std::fs::write(&index, page).expect("target can be written");
    println!("the first seconds: {}", index.display());
}

/// A visit of somebody who was never there. The first picture is that before the style sheet.
fn visit(test: &Test<'_>, look: &Look, shape: Shape, folder: &Path) -> Vec<String> {
    let app = test.app().fresh().open();
    app.browser().size(shape.width, shape.height);
    look.show(&app);
    let late = copied(test, &format!("cold-{}-{}", look.name, shape.name));
    for program in [PROGRAM.to_owned(), packed(PROGRAM)] {
        marked(&late, &program, SLOW);
    }
    hold_program(&late);
    app.serve(Some(&late));
    go(&app);
    let mut names = Vec::new();
    let mut photograph = |what: &str| {
        let name = format!("{}-{}-{what}.png", look.name, shape.name);
        let picture = app.browser().session.photograph().expect("a picture");
        std::fs::write(folder.join(&name), picture).expect("target can be written");
        names.push(name);
    };
    app.script_with(STYLED, &[json!(false)]);
    photograph("bare");
    app.script_with(STYLED, &[json!(true)]);
    for second in 0..=SECONDS {
        app.script_with(UNTIL, &[json!(second)]);
        if second == COMES {
            app.script("letCome(); return null");
        }
        photograph(&second.to_string());
    }
    names
}
