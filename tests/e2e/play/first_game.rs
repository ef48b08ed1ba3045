//! From the first launch to the end of the first game: how often a newcomer taps, and how much there is to read.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::play::tutorial::STEPS;
use crate::screens::every_screen::Shape;

/// Notes, from now on, every tap and every text that comes into view, as a stranger meets them: a text is read anew
/// each time it comes, and where its number is another one. A text is what stands in one element, the names on the
/// board included; what a screen reader alone is told is none.
const NOTE: &str = r"
const seen = window.firstGame = {taps: 0, texts: []};
addEventListener('click', event => { if (event.isTrusted) seen.taps += 1; }, true);
const isSeen = element => {
  if (element.closest('script, style, .unseen, .unseen-till-focus')) return false;
  if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
  const {width, height, top, bottom} = element.getBoundingClientRect();
  return width > 1 && height > 1 && top < innerHeight && bottom > 0;
};
let before = new Set();
const look = () => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const now = new Set();
  while (nodes.nextNode()) {
    const {data, parentElement} = nodes.currentNode;
    const words = data.trim().replace(/\s+/g, ' ');
    if (/\p{L}/u.test(words) && isSeen(parentElement)) now.add(words);
  }
  seen.texts.push(...[...now].filter(words => !before.has(words)));
  before = now;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
return null;
";

/// The common phone on which a newcomer has to find everything.
const PHONE: Shape = Shape::new("360x640", 360, 640, 1);

/// A newcomer's taps, and the texts they read.
struct Effort {
    taps: u64,
    texts: Vec<String>,
}

impl Effort {
    fn of(app: &App<'_>) -> Self {
        let seen = app.script("return window.firstGame");
        let texts = seen["texts"].as_array().into_iter().flatten();
        Self {
            taps: seen["taps"].as_u64().expect("a count of taps"),
            texts: texts.filter_map(Value::as_str).map(str::to_owned).collect(),
        }
    }

    /// The words of all texts that came into view, and of the same texts each counted once.
    fn words(&self) -> [usize; 2] {
        let once: BTreeSet<&String> = self.texts.iter().collect();
        [words_of(&self.texts), words_of(once)]
    }
}

/// Numbers are no words.
fn words_of<'a>(texts: impl IntoIterator<Item = &'a String>) -> usize {
    let words = texts.into_iter().flat_map(|text| text.split(' '));
    words
        .filter(|word| word.chars().any(char::is_alphabetic))
        .count()
}

/// Does all that the lessons mark, and begins the game that follows.
#[track_caller]
fn take_the_lessons(app: &App<'_>) {
    app.learn();
    for step in 1..=STEPS {
        app.expect_step(step).do_what_is_marked();
        app.press(if step < STEPS {
            "tutorial-next"
        } else {
            "tutorial-play"
        });
    }
    app.expect_screen("play");
}

/// By *Learn*, through the lessons and one whole game.
pub fn by_the_lessons(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.give_shape(PHONE).script(NOTE);
    take_the_lessons(&app);
    app.win();
    let effort = Effort::of(&app);
    let [met, once] = effort.words();
    println!(
        "{} taps, {met} words, {once} if each text counts once",
        effort.taps
    );
    assert!(effort.taps <= 38, "{} taps", effort.taps);
    // A text is read when it stands there for the first time; those that stand there again are seen.
    let few = met <= 340 && once <= 240;
    assert!(few, "{met} and {once} words: {:#?}", effort.texts);
}

/// The grade of the teacher's word on the last placement, once somebody can place again.
fn said(app: &App<'_>) -> String {
    app.expect_own_turn();
    app.look().data("verdict", "grade").to_owned()
}

/// Beside the first game the teacher names neither a cell nor a price: it shows where it was better, three times at
/// most however often the app is killed, and takes nothing back.
pub fn its_teacher_is_mild(test: &Test<'_>) {
    let app = test.app().hurried().open();
    take_the_lessons(&app);
    // It is proved that this costs six points.
    app.expect_own_turn().tap("B4");
    app.expect_within("the teacher's word", THOUGHT, |page| page.shows("verdict"));
    let page = app.look();
    assert_eq!(page.data("verdict", "grade"), "better");
    assert_eq!(page.text("verdict"), "Better: here");
    for id in ["verdict-see", "takeback", "forward"] {
        assert!(!page.shows(id), "{id}");
    }
    app.expect_own_turn();
    let mut mild = 1;
    for _ in 0..8 {
        app.survive_a_flat_battery();
        if app.play_one(Aim::Lose) {
            break;
        }
        mild += u8::from(said(&app) == "better");
    }
    assert!(mild <= 3, "{mild} times");
}

/// By *I know the rules*: the second tap places a stone.
pub fn by_who_knows_the_rules(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.give_shape(PHONE).script(NOTE);
    app.press("first-play").expect_screen("play");
    app.expect_own_turn();
    let before = app.look();
    assert!(!app.play_one(Aim::Win), "the game begins");
    app.expect("a stone of one's own", |now| now.stones() > before.stones());
    assert_eq!(Effort::of(&app).taps, 2);
}
