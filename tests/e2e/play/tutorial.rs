//! The tutorial: played through by somebody who knows only what it says and marks; its layout; its place.

use rsg_engine::Color::Black;
use serde_json::Value;

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::driver::wait::{THOUGHT, wait_for};
use crate::screens::every_screen::Shape;

impl App<'_> {
    /// From Home into the tutorial, as a new player.
    pub fn learn(&self) -> &Self {
        self.press("first-learn").expect_screen("tutorial")
    }

    /// From the rules of a classic into its lessons.
    pub fn learn_classic(&self, game: &str) -> &Self {
        self.visit("rules").press(&format!("rules-{game}"));
        self.press("rules-tutorial").expect_screen("tutorial")
    }

    /// Does what the lesson marks, until it says that this was right.
    pub fn do_what_is_marked(&self) -> &Self {
        loop {
            let page = wait_for("something to do", THOUGHT, || {
                let page = self.look();
                let waits = page.shows("call-dialog") || is_right(&page) || is_open(&page);
                let asks = waits && !page.shows("pass-notice") && !page.shows("thinking");
                if asks { Ok(page) } else { Err(page.summary()) }
            });
            if is_right(&page) {
                return self;
            }
            if page.shows("call-dialog") {
                let call = if page.number("tutorial-step") == Some(4) {
                    "call-white"
                } else {
                    "call-black"
                };
                self.press(call).expect_gone("call-dialog");
                continue;
            }
            match (page.target(), turn_beside(&page)) {
                (Some(target), _) => self.tap(target),
                (None, Some(beside)) => {
                    self.press(beside);
                    continue;
                }
                (None, None) => self.tap(
                    page.cells()
                        .find(|cell| cell.can_be_played())
                        .expect("a dot")
                        .cell,
                ),
            };
            self.expect("an answer to the tap", |now| {
                now.shows("call-dialog") || is_right(now) || now.position() != page.position()
            });
        }
    }

    /// The lesson that is shown.
    pub fn expect_step(&self, number: u8) -> &Self {
        self.expect_data("tutorial-step", "value", &number.to_string())
    }
}

fn is_right(page: &Snapshot) -> bool {
    page.data("tutorial-message", "kind") == "right"
}

/// Returns true if a placement is waited for: a cell glows, or one is marked.
fn is_open(page: &Snapshot) -> bool {
    page.target().is_some()
        || turn_beside(page).is_some()
        || page.cells().any(|cell| cell.can_be_played())
}

/// The turn beside the board that glows.
fn turn_beside(page: &Snapshot) -> Option<&'static str> {
    let turns = ["take-button", "pass"];
    turns
        .into_iter()
        .find(|turn| page.shows(turn) && page.data(turn, "hinted") == "true")
}

pub const STEPS: u8 = 8;

const CLASSIC_STEPS: u8 = 5;

/// Does what the lessons mark, from the first one to the game after the last one, against the gentlest level.
fn go_through_lessons(app: &App<'_>, steps: u8) -> Snapshot {
    for step in 1..=steps {
        let page = app.expect_step(step).look();
        let can_skip = page.cells().count() == 37 && step < steps;
        assert_eq!(page.shows("tutorial-skip"), can_skip, "step {step}");
        app.do_what_is_marked();
        let next = if step < steps {
            "tutorial-next"
        } else {
            "tutorial-play"
        };
        app.expect_enabled(next).press(next);
    }
    app.expect_screen("play").expect_turn(Black, "you");
    let page = app.look();
    assert!(
        !page.shows("go-learn"),
        "who has done the lessons is not asked"
    );
    assert!(page.text("level").contains('1'), "{}", page.text("level"));
    page
}

/// Its words and marks are enough to get through, and the end is a real game.
pub fn it_is_learned_by_what_it_says_and_marks(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.learn();
    let page = go_through_lessons(&app, STEPS);
    assert_eq!((page.stones(), page.number("score-black")), (6, Some(3)));
    app.play(1)
        .press("quit")
        .press("quit-confirm")
        .expect_screen("home");
    assert!(!app.look().shows("first-learn"), "it is not offered again");
}

/// The lessons of a classic that its rules offer: five steps, and a small game of it.
fn a_classic_is_learned(test: &Test<'_>, game: &str, wrong: &str, squares: usize) {
    let app = test.app().hurried().open();
    app.learn_classic(game);
    app.tap(wrong)
        .expect_data("tutorial-message", "kind", "wrong");
    let page = go_through_lessons(&app, CLASSIC_STEPS);
    assert_eq!(page.cells().count(), squares);
}

pub fn reversi_is_learned_in_five_steps(test: &Test<'_>) {
    a_classic_is_learned(test, "reversi", "a1", 36);
}

pub fn reversi_go_is_learned_in_five_steps(test: &Test<'_>) {
    a_classic_is_learned(test, "go", "e5", 81);
}

/// Setup leads to the lessons of its game, and *Back* from them to Setup.
pub fn setup_leads_to_the_lessons(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for game in ["star", "reversi", "go"] {
        app.set_up(game).press("setup-learn");
        app.expect_screen("tutorial").expect_step(1);
        let board = app.look().cells().count();
        assert_eq!(board == 37, game == "star", "{game}: {board} places");
        app.press("back").expect_screen("setup");
        app.expect_shown("setup-help").press("back");
        app.expect_screen("games");
    }
}

/// A tap beside the target says why not and changes nothing; the next right one is taken.
pub fn a_wrong_tap_is_answered(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.learn();
    app.tap("CP")
        .expect_data("tutorial-message", "kind", "wrong");
    app.do_what_is_marked()
        .press("tutorial-next")
        .expect_step(2);
    app.expect_data("tutorial-message", "kind", "task");
}

/// A reload and a restart come back to the lesson; who left it goes on there.
pub fn its_place_is_kept(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.learn();
    for step in 1..3 {
        app.expect_step(step).do_what_is_marked();
        app.press("tutorial-next").expect_step(step + 1);
    }
    app.reload().expect_step(3);
    app.restart().expect_screen("tutorial").expect_step(3);
    app.press("back").expect_screen("home");
    app.restart().expect_screen("home").learn().expect_step(3);
    app.press("tutorial-skip").expect_screen("home");
    app.restart().expect_screen("home");
}

/// The places of the steps, the message, the board and the buttons, and the faults of the layout.
const LAYOUT: &str = r"
const box = selector => document.querySelector(selector).getBoundingClientRect();
const [said, board, buttons, steps] =
  ['.tutorial-message', '.tutorial .board', '.tutorial-buttons', '.tutorial-progress ol'].map(box);
const faults = [];
if (buttons.bottom > innerHeight + 1) faults.push(`the buttons end at ${buttons.bottom} of ${innerHeight}`);
if (said.top < 0 || said.bottom > innerHeight) faults.push(`the message from ${said.top} to ${said.bottom}`);
if (innerHeight > innerWidth && board.bottom > buttons.top + 1)
  faults.push(`the board to ${board.bottom}, the buttons from ${buttons.top}`);
if (board.top < 0 || board.right > innerWidth + 1) faults.push('the board is cut');
const words = document.querySelector('.tutorial-message');
if (words.scrollWidth > words.clientWidth + 1) faults.push('a word is cut');
for (const button of document.querySelectorAll('.tutorial-buttons .button'))
  if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1)
    faults.push(`${button.dataset.testid} is too small for its words`);
return {faults, board: [board.left, board.top, board.width], buttons: [buttons.top, buttons.height],
  steps: [steps.left, steps.top]};
";

const SMALL: Shape = Shape::new("360x640", 360, 640, 1);
const LARGE_TEXT: Shape = Shape::new("320x568-text200", 320, 568, 1).text(200);
const SIDEWAYS: Shape = Shape::new("844x390", 844, 390, 1);

/// The languages and shapes that each moment is measured in.
const LOOKS: [(&str, Shape); 7] = [
    ("en", SMALL),
    ("en", LARGE_TEXT),
    ("ja", SMALL),
    ("ja", SIDEWAYS),
    ("hi", SMALL),
    ("hi", LARGE_TEXT),
    ("mr", LARGE_TEXT),
];

/// The places of board, buttons and steps at one moment in one look.
struct Seen {
    board: Value,
    buttons: Value,
    steps: Value,
}

/// Checks a moment in every look, notes its faults, and comes back to an ordinary phone.
fn look_at(app: &App<'_>, moment: &str, faults: &mut Vec<String>) -> Vec<Seen> {
    let mut spoken = "";
    let seen = LOOKS.map(|(language, shape)| {
        if spoken != language {
            app.speak(language);
            spoken = language;
        }
        app.give_small_shape(shape).settle();
        let layout = app.script(LAYOUT);
        let found = layout["faults"].as_array().into_iter().flatten();
        let found = found.filter_map(Value::as_str);
        faults.extend(found.map(|fault| format!("{moment}, {language} {}: {fault}", shape.name)));
        Seen {
            board: layout["board"].clone(),
            buttons: layout["buttons"].clone(),
            steps: layout["steps"].clone(),
        }
    });
    app.speak("en").reshape_as_usual();
    seen.into()
}

/// In every language, also with large text on the smallest phone, everything of every step is in sight, and neither the
/// board nor the buttons move when the message changes.
pub fn nothing_moves_and_nothing_is_covered(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.learn();
    look_through(&app, STEPS);
}

/// In the lessons of the classics too, everything is in sight and nothing moves.
pub fn nothing_moves_in_a_classic_s_lessons(test: &Test<'_>) {
    for game in ["reversi", "go"] {
        let app = test.app().hurried().open();
        app.learn_classic(game);
        look_through(&app, CLASSIC_STEPS);
    }
}

/// Checks every step before and after its task.
fn look_through(app: &App<'_>, steps: u8) {
    let mut faults = Vec::new();
    let mut last: Option<Vec<Seen>> = None;
    for step in 1..=steps {
        app.expect_step(step);
        let before = look_at(app, &format!("step {step}, its task"), &mut faults);
        app.do_what_is_marked();
        let after = look_at(app, &format!("step {step}, done"), &mut faults);
        for (place, (language, shape)) in LOOKS.iter().enumerate() {
            let look = format!("{language} {}: step {step}", shape.name);
            let (before, after) = (&before[place], &after[place]);
            assert_eq!(before.board, after.board, "{look} moves its board");
            assert_eq!(before.buttons, after.buttons, "{look} moves its buttons");
            if let Some(last) = last.as_ref().map(|last| &last[place]) {
                assert_eq!(last.buttons, after.buttons, "{look}: the buttons");
                assert_eq!(last.board, after.board, "{look}: the board");
                assert_eq!(last.steps, after.steps, "{look}: the steps");
            }
        }
        last = Some(after);
        if step < steps {
            app.press("tutorial-next");
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
