//! The order of things on the board: the stone, the flips, the captures, the totals, the banner. Told by the words that
//! can be read and by what moves, not by the attributes, which are true from the first frame.
//!
//! The page's animations stand still and are put to one instant after the other, so no picture depends on how fast the
//! machine is. The frames of each burst are in `target/e2e/NAME/frames`.
//!
//! An animation that is put to its beginning looks like one that begins. The strip of the totals that had run for the
//! player's placement once stayed in the page for the CPU's: it did not run again, the new totals stood there before
//! the stone fell, and the frames did not show it, because they wound it back. So what moves has to stand at its first
//! instant before it is touched.

use std::path::Path;

use rsg_engine::Color::{Black, White};
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::play::games::{BEFORE_A_CALL_THAT_MATTERS, BEFORE_THE_END, LOWEST};

/// From now on an animation begins standing still at its first instant.
pub const FREEZE: &str = r"
const style = document.createElement('style');
style.id = 'frozen';
style.textContent =
  '.play *, .play *::before, .play *::after { animation-play-state: paused !important; transition: none !important }';
document.head.append(style);
return null;
";

const THAW: &str = "document.getElementById('frozen').remove(); return null;";

/// Puts everything that moves on the Play screen to one instant, and says what can be seen then.
const AT: &str = r"
const [now] = arguments;
const inside = (selector, animation) => animation.effect?.target?.closest(selector);
const moves = document.getAnimations().filter(animation => animation.animationName
  && inside('.board, .panel', animation) && animation.effect.getComputedTiming().endTime !== Infinity);
const moved = moves.filter(animation => 0 < animation.currentTime).map(animation => animation.animationName);
for (const animation of moves) animation.currentTime = now;
const active = moves.filter(animation => {
  const {delay, endTime} = animation.effect.getComputedTiming();
  return delay <= now && now < endTime;
});
const seen = element => getComputedStyle(element).visibility === 'visible' && getComputedStyle(element).opacity > 0.5;
const middle = element => { const box = element.getBoundingClientRect(); return box.top + box.height / 2; };
const words = element => {
  if (!element) return '';
  const parts = [...element.childNodes].map(node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    if (!node.classList.contains('count')) return words(node);
    const at = middle(node);
    const near = [...node.querySelectorAll('.count-strip span')].filter(seen)
      .sort((a, b) => Math.abs(middle(a) - at) - Math.abs(middle(b) - at));
    return near[0]?.innerText ?? '';
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
};
const sides = tell => ['black', 'white'].map(color => tell(document.querySelector(`.panel[data-color=${color}]`)));
const faces = cell => [...document.querySelector(`[data-cell='${cell}']`).parentElement.querySelectorAll('.face')]
  .filter(seen).map(face => face.dataset.color);
return {
  moved,
  moving: [...new Set(active.map(animation => animation.animationName))],
  ends: Math.max(0, ...moves.map(animation => animation.effect.getComputedTiming().endTime)),
  banner: document.querySelector('.turn > span:not(.pebble)').innerText,
  totals: sides(panel => words(panel.querySelector('.panel-total'))),
  sums: sides(panel => words(panel.querySelector('.panel-sum'))),
  piles: sides(panel => [...panel.querySelectorAll('.pile i')].filter(seen).length),
  faces: Object.fromEntries([...document.querySelectorAll('[data-cell]')]
    .map(cell => [cell.dataset.cell, faces(cell.dataset.cell)])),
};
";

/// The step that is being shown, nothing when the board is still.
const MOVING: &str = "const {moving, step} = document.querySelector('.play .board').dataset; return moving ? step : ''";

/// The milliseconds of the slow animation from frame to frame: 33 at normal speed.
const STEP: u64 = 63;

/// The visible state at one instant.
struct Frame(Value);

impl Frame {
    fn moves(&self, name: &str) -> bool {
        let moving = self.0["moving"].as_array();
        moving.is_some_and(|names| names.iter().any(|moving| moving == name))
    }

    fn banner(&self) -> &str {
        self.0["banner"].as_str().unwrap_or_default()
    }

    /// Black's and White's totals and what they are made of, as they can be read.
    fn points(&self) -> String {
        format!("{} {}", self.0["totals"], self.0["sums"])
    }

    fn piles(&self) -> [u64; 2] {
        [0, 1].map(|side| self.0["piles"][side].as_u64().unwrap_or_default())
    }

    /// The colours of the stones that can be seen on a cell.
    fn stones(&self, cell: &str) -> Vec<&str> {
        let faces = self.0["faces"][cell].as_array().into_iter().flatten();
        faces.filter_map(Value::as_str).collect()
    }
}

/// The frames of a placement that has just been made on a frozen page, and when the first and the last frame was in
/// which something moved.
struct Burst(Vec<Frame>);

impl Burst {
    /// Waits for the first frame, then takes the others. After the last one the page has been told that all is shown.
    #[track_caller]
    fn take(app: &App<'_>, folder: &Path, name: &str) -> Self {
        app.expect_found("a placement to be shown", MOVING, |step| step != "");
        let step = app.script(MOVING);
        let folder = folder.join("frames").join(name);
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        let mut frames = Vec::new();
        let first = app.script_with(AT, &[json!(0)]);
        assert_eq!(first["moved"], json!([]), "what moves has just begun");
        let ends = first["ends"].as_f64();
        let ends = ends.expect("something moves").ceil() as u64;
        for now in (0..ends).step_by(STEP as usize) {
            frames.push(Frame(app.script_with(AT, &[json!(now)])));
            let picture = app.browser().session.photograph().expect("a picture");
            std::fs::write(folder.join(format!("{now:05}.png")), picture).expect("a file");
        }
        app.script_with(AT, &[json!(ends)]);
        app.expect_found("the placement to have been shown", MOVING, |now| {
            *now != step
        });
        Self(frames)
    }

    fn first(&self, name: &str) -> usize {
        let first = self.0.iter().position(|frame| frame.moves(name));
        first.unwrap_or_else(|| panic!("nothing does {name}"))
    }

    fn last(&self, name: &str) -> usize {
        let last = self.0.iter().rposition(|frame| frame.moves(name));
        last.unwrap_or_else(|| panic!("nothing does {name}"))
    }

    #[track_caller]
    fn expect_order(&self, names: &[&str]) {
        for pair in names.windows(2) {
            let (before, after) = (self.last(pair[0]), self.first(pair[1]));
            assert!(
                before <= after,
                "{} goes on to frame {before}, {} begins in {after}",
                pair[0],
                pair[1]
            );
        }
    }

    /// Until the score counts, the points are those of before; until all is over, the banner is.
    #[track_caller]
    fn expect_words_of_before(&self, before: &Frame) {
        let counts = self.first("count");
        for (index, frame) in self.0.iter().enumerate() {
            assert_eq!(frame.banner(), before.banner(), "in frame {index}");
            if index < counts {
                assert_eq!(frame.points(), before.points(), "in frame {index}");
            }
        }
    }
}

/// The visible state while nothing moves.
fn still(app: &App<'_>) -> Frame {
    Frame(app.settle().script_with(AT, &[json!(0)]))
}

/// Two people's game after these moves, slow from now on.
#[track_caller]
pub fn slow_game_after<'t>(test: &'t Test<'_>, line: &str) -> App<'t> {
    let app = test.app().hurried().waiting_after(line).open();
    app.with_settings(&[("animation", "slow")]);
    app.continue_game().settle();
    app
}

/// A stone lands, its flips run outward, the points count, the banner changes. The stone is whole at every instant.
pub fn a_flip(test: &Test<'_>) {
    let app = slow_game_after(test, "BQ");
    let before = still(&app);
    app.script(FREEZE);
    app.tap("B2");
    let burst = Burst::take(&app, test.folder, "flip");
    burst.expect_order(&["face-drop", "face-turn-out", "count"]);
    burst.expect_order(&["face-turn-out", "face-turn-in", "count"]);
    burst.expect_words_of_before(&before);
    for cell in ["A1", "A3", "AJ"] {
        let seen: Vec<usize> = burst
            .0
            .iter()
            .map(|frame| frame.stones(cell).len())
            .collect();
        assert!(seen.iter().all(|count| *count == 1), "{cell}: {seen:?}");
    }
    let after = still(&app);
    assert_ne!(after.banner(), before.banner());
    assert_ne!(after.points(), before.points());
}

/// Captured stones lift off after the last flip, stay whole on their way, and lie on the pile before the total counts.
pub fn a_capture(test: &Test<'_>) {
    let app = slow_game_after(test, "B9[B] BX BJ[W] B8 BQ B3[W]");
    let before = still(&app);
    app.script(FREEZE);
    app.tap("B7");
    if app.look().shows("call-dialog") {
        app.call(Black);
    }
    let burst = Burst::take(&app, test.folder, "capture");
    burst.expect_order(&["face-turn-in", "closing", "face-fly", "count"]);
    burst.expect_words_of_before(&before);
    let (lifts, counts) = (burst.first("face-fly"), burst.first("count"));
    assert_eq!(burst.0[lifts].piles(), [0, 0]);
    assert_eq!(burst.0[counts].piles(), [2, 0], "the pile before the total");
    for (index, frame) in burst.0[..counts].iter().enumerate() {
        let flying = ["A9", "AJ"].map(|cell| frame.stones(cell).len() as u64);
        let whole = flying[0] + flying[1] + frame.piles()[0];
        assert_eq!(
            whole, 2,
            "in frame {index} a captured stone is nowhere or twice"
        );
    }
    let after = still(&app);
    assert_eq!(after.piles(), [2, 0]);
    assert_ne!(after.banner(), before.banner());
}

/// A call is previewed with the stone it puts on the Core Point. Chosen, neither that stone nor the placed one goes
/// away and comes again.
pub fn a_call(test: &Test<'_>) {
    let app = slow_game_after(test, BEFORE_A_CALL_THAT_MATTERS);
    let before = still(&app);
    app.tap("BJ").expect_shown("call-dialog");
    let omens = "return [...document.querySelectorAll('.face.ghost')].map(face => face.dataset.color).sort().join(' ')";
    app.expect_found("the placed stone alone", omens, |seen| seen == "black");
    app.script("document.querySelector('[data-testid=call-white]').focus(); return null;");
    app.expect_found("White to be previewed", omens, |seen| seen == "black white");
    app.settle();
    let folder = test.folder.join("frames");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let picture = app.browser().session.photograph().expect("a picture");
    std::fs::write(folder.join("preview-white.png"), picture).expect("a file");
    app.script(FREEZE);
    app.call(White);
    let burst = Burst::take(&app, test.folder, "call");
    burst.expect_order(&["face-land", "face-turn-out", "count"]);
    burst.expect_words_of_before(&before);
    for (index, frame) in burst.0.iter().enumerate() {
        assert_eq!(frame.stones("BJ"), ["black"], "in frame {index}");
        assert_eq!(frame.stones("CP").len(), 1, "in frame {index}");
        assert!(!frame.moves("face-drop") && !frame.moves("face-call"));
    }
    assert_eq!(burst.0[0].stones("CP"), ["white"], "as it was called");
    assert_eq!(still(&app).stones("CP"), ["black"], "as it was flipped");
}

/// "Your turn" is not to be read before the CPU's stone has landed and its flips have ended.
pub fn the_cpu_answers(test: &Test<'_>) {
    let app = test.app().open();
    app.with_settings(&[("animation", "slow"), ("pace", "fast")]);
    app.start_against_cpu(1, Black).settle();
    let yours = still(&app).banner().to_owned();
    app.script(FREEZE);
    app.tap("BQ");
    let own = Burst::take(&app, test.folder, "own");
    assert!(own.0.iter().all(|frame| frame.banner() == yours));
    let answer = Burst::take(&app, test.folder, "answer");
    let thinking = answer.0[0].banner().to_owned();
    assert_ne!(thinking, yours);
    assert!(answer.0.iter().all(|frame| frame.banner() == thinking));
    let counts = answer.first("count");
    let points = answer.0[0].points();
    assert!(
        answer.0[..counts]
            .iter()
            .all(|frame| frame.points() == points)
    );
    let page = app.look();
    assert_eq!(page.data("turn", "who"), "you");
    assert_eq!(still(&app).banner(), yours);
}

/// "The game is over" is not to be read before the last stone.
pub fn the_last_stone(test: &Test<'_>) {
    let app = slow_game_after(test, BEFORE_THE_END);
    let before = still(&app);
    app.script(FREEZE);
    app.tap("D2");
    let burst = Burst::take(&app, test.folder, "last");
    burst.expect_words_of_before(&before);
    app.script(THAW);
    app.expect_shown("result-sheet");
}

/// Notes the cells that pulse from now on.
const NOTE_PULSES: &str = "
window.pulses = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (options.id === 'acknowledged') pulses.push(this.dataset.cell);
  return animate.call(this, frames, options);
};
";

/// A tap on a board that moves ends the movement and places nothing; the next one places. Of two fingers one plays.
pub fn a_tap_ends_what_is_shown(test: &Test<'_>) {
    let app = slow_game_after(test, "");
    app.script(FREEZE);
    app.tap("BQ").expect_stone("BQ", Black);
    let shown = app.position();
    app.script(NOTE_PULSES);
    app.tap("B2");
    app.expect_found("the placement to have been shown", MOVING, |step| {
        step == ""
    });
    assert_eq!(app.position(), shown, "that tap placed nothing");
    let pulses = app.script("return window.pulses");
    assert_eq!(pulses, json!(["B2"]), "and is seen to have arrived");
    app.expect_empty("B2").tap("B2").expect_stone("B2", White);
}

/// The result sheet as soon as it is there: both totals, the share of the bar that is the first one's, and the steps of
/// what the game changed.
const RESULT: &str = "
const value = one => Number(document.querySelector(`[data-testid=${one}]`)?.dataset.value);
const bar = document.querySelector('.result-shares');
const steps = document.querySelector('.news-words progress');
return {
  panels: ['score-black', 'score-white'].map(value),
  totals: ['result-black', 'result-white'].map(value),
  first: bar?.dataset.first,
  share: Number(bar?.style.getPropertyValue('--share')),
  have: steps?.value,
  need: steps?.max,
};
";

/// Totals, bar and progress of a result are true from the first frame, whatever is still on its way into sight: the
/// totals are those of the panels, the bar divides by them, and the steps count the win.
pub fn the_result(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Win)
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    app.visit("games").script(FREEZE);
    app.press("waiting-1").expect_screen("play").win();
    let seen = app.script(RESULT);
    let pair = |name: &str| [0, 1].map(|side| seen[name][side].as_f64().unwrap_or(f64::NAN));
    let [black, white] = pair("totals");
    assert_eq!([black, white], pair("panels"), "{seen}");
    assert_eq!(seen["first"], "black", "the player's part comes first");
    let share = seen["share"].as_f64().unwrap_or_default();
    assert!((share - black / (black + white)).abs() < 1e-6, "{seen}");
    let page = app.look();
    let kind = page.data("result-progress", "kind").to_owned();
    assert_eq!(
        kind, "rank",
        "the first win of all is a rank, and more than a day"
    );
    // The next rank asks for three wins, of which the first counts whatever becomes of this game.
    app.press("result-close").visit("games").press("waiting-1");
    app.expect_screen("play").win();
    let seen = app.script(RESULT);
    let steps = ["have", "need"].map(|name| seen[name].as_f64().unwrap_or_default());
    assert!(1.0 <= steps[0] && steps[0] < steps[1], "{seen}");
}
