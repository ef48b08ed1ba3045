//! Sets of boards: made by one, opened, solved and played by another, and answered.

use rsg_engine::puzzle::Puzzles;
use rsg_game::progress::PlayerName;
use rsg_game::progress::boards::OwnBoard;
use rsg_game::progress::sets::{BoardDone, BoardSet, Found, SetAnswer, SetBoard, SetText, last_in};
use serde_json::json;

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;

/// A puzzle of the star, a board of Reversi that is over after f6, and one of Reversi Go; with a sentence each.
pub fn boards() -> [(String, &'static str); 3] {
    let puzzle = Puzzles::shipped().get(1).expect("a puzzle");
    let reversi = format!("reversi 6 othello most : {}XO- X", "X".repeat(33));
    let go = format!("go 9 7 0 : {}X{} O", "-".repeat(40), "-".repeat(40));
    [
        (
            puzzle.position.to_string(),
            "One move wins. Find it, and say why each of the other ones loses a point.",
        ),
        (reversi, "Take the last square."),
        (go, "White to play: where does this end?"),
    ]
}

/// These boards as a set, as another phone has made it.
pub fn a_set() -> BoardSet {
    let boards = boards()
        .map(|(board, sentence)| SetBoard::new(OwnBoard::read(&board).expect("a board"), sentence));
    BoardSet::new(boards.to_vec()).expect("a set")
}

/// A set that the app was not sent.
pub fn another_set() -> BoardSet {
    let boards = a_set().boards()[1..].to_vec();
    BoardSet::new(boards).expect("two boards")
}

/// What somebody of this name answers to a set: solved after a wrong try, and nothing else done.
pub fn some_answer(set: &BoardSet, name: &str) -> SetAnswer {
    let mut answer = SetAnswer::nothing_done(set);
    answer.boards[0] = BoardDone::Tried {
        wrong: 1,
        found: Found::Alone,
    };
    answer.name = PlayerName::new(name);
    answer
}

impl App<'_> {
    /// From Home: keeps a board with a sentence, and comes back.
    #[track_caller]
    pub fn keep_board(&self, board: &str, sentence: &str) -> &Self {
        self.paste_board(board).press("editor-keep");
        self.set("editor-keep-name", "Lesson")
            .set("editor-keep-sentence", sentence)
            .press("editor-keep-done")
            .expect_gone("editor-keep-name");
        self.press("back").back_home()
    }

    /// From Home: begins a set of the boards that are kept under these numbers.
    #[track_caller]
    pub fn choose_for_set(&self, numbers: &[usize]) -> &Self {
        self.visit_kept_games()
            .press("review-filter-boards")
            .press("set-make");
        for number in numbers {
            self.press(&format!("set-choose-{number}-1"));
        }
        self.expect_data("set-size", "value", &numbers.len().to_string())
    }

    /// From Home: takes a text in that is about a set.
    #[track_caller]
    pub fn take_set(&self, text: &str) -> &Self {
        self.visit("messages").take_in(text).expect_screen("set")
    }

    /// Waits until it is known what the first board is.
    #[track_caller]
    pub fn expect_proved(&self) -> &Self {
        self.expect_within("a proof", THOUGHT, |page| {
            page.data("set-1", "kind") == "puzzle"
        })
    }
}

/// A teacher makes a set of kept boards of three games; a pupil opens its link, solves and plays one board after the
/// other, loses nothing in a restart, and sends back; the teacher reads how it went.
pub fn a_teacher_and_a_pupil(test: &Test<'_>) {
    let teacher = test.app().hurried().open();
    for (board, sentence) in boards() {
        teacher.keep_board(&board, sentence);
    }
    // The order is that of the taps, whatever the order of the list.
    teacher.choose_for_set(&[2, 1, 3]).press("set-choose-2-1");
    teacher
        .expect_data("set-size", "value", "2")
        .press("set-choose-2-1")
        .expect_data("set-choose-2-1", "number", "3");
    teacher.press("set-choose-3-1").press("set-choose-3-1");
    teacher.expect_data("set-size", "fits", "text");
    let text = teacher.look().data("set-send", "text").to_owned();
    teacher.press("set-send").expect_saved();
    assert_eq!(last_in(&text), Some(SetText::Set(a_set())));
    teacher.press("set-code-open").expect_shown("set-code");

    let pupil = test.app().second_phone().hurried().open();
    pupil.with_settings(&[("name", "Mira")]);
    let (_, code) = text.rsplit_once("m/").expect("a link");
    pupil.go(&format!("{}#m/{code}", pupil.address()));
    pupil.expect_screen("set").expect_proved();
    pupil
        .expect_data("set-2", "game", "reversi")
        .expect_data("set-3", "game", "go");
    pupil.expect("the sentence", |page| {
        page.text("set-1").contains("One move wins.")
    });
    pupil.press("set-next").expect_puzzle("open");
    pupil.solve(Puzzles::shipped().get(1).expect("a puzzle"));
    pupil.press("puzzle-next").expect_screen("play");
    pupil.expect("the sentence", |page| {
        page.text("board-sentence") == "Take the last square."
    });
    pupil.tap("f6");
    pupil
        .expect_shown("result-next-step")
        .press("result-next-step");
    // The board of Reversi Go waits while the phone is off.
    pupil.expect_screen("play").restart().expect_screen("home");
    pupil.visit("set").expect_proved();
    pupil
        .expect_data("set-1", "state", "solved")
        .expect_data("set-2", "state", "played")
        .expect_data("set-3", "state", "open");
    pupil.press("set-open-3").expect_screen("play");
    pupil.press("resign").press("resign-confirm");
    pupil
        .expect_shown("result-next-step")
        .press("result-next-step");
    pupil
        .expect_screen("set")
        .expect_data("set-3", "state", "played")
        .expect_gone("set-next");
    let answer = pupil.look().data("set-send-back", "text").to_owned();
    drop(pupil);

    teacher.load().take_set(&answer);
    teacher
        .expect_data("set-answer-1", "name", "Mira")
        .expect_data("set-answer-1", "value", "2")
        .expect_data("set-answer-1-3", "state", "played");
    teacher.expect("how it went", |page| {
        page.text("set-answer-1-1").contains("first try")
            && page.text("set-answer-1-2").contains("Won by 36")
            && page.text("set-answer-1-3").contains("Lost to")
    });
    // Without the set its answer is told, and that the boards are not known.
    teacher.press("set-forget").press("forget-set-confirm");
    teacher.expect_screen("puzzles").take_set(&answer);
    teacher
        .expect_shown("set-unknown")
        .expect_data("set-answer-1", "name", "Mira");
}

/// Chooses a file with this in it, as a script writes it.
fn choose_file(app: &App<'_>, field: &str, content: &str) {
    app.script_with(
        "const field = document.getElementById(arguments[0]); const files = new DataTransfer(); \
         files.items.add(new File([arguments[1]], 'set.txt', {type: 'text/plain'})); field.files = files.files; \
         field.dispatchEvent(new Event('change', {bubbles: true})); return null",
        &[json!(field), json!(content)],
    );
}

/// A set that is too long for a message goes as a file, and is opened from one where sets are and where progress is
/// brought in.
pub fn a_long_set_is_a_file(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let boards = (0..12).map(|number| {
        let board = format!("go 19 {number} 0 : {} X", "-".repeat(361));
        let board = OwnBoard::read(&board).expect("a board");
        SetBoard::new(board, &"A long sentence about it. ".repeat(4))
    });
    let set = BoardSet::new(boards.collect()).expect("a set");
    assert!(!set.fits_in_text() && set.fits_in_file());
    app.visit("set").expect_shown("set-none");
    choose_file(&app, "code-file", &format!("A set\n{}\n", set.code()));
    app.expect_shown("set-12")
        .expect_data("set-12", "game", "go");
    app.press("set-forget").press("forget-set-confirm");
    app.expect_screen("puzzles").visit("settings");
    app.press("settings-import").expect_shown("import-file");
    choose_file(&app, "import-file", &a_set().code());
    app.expect_screen("set").expect_shown("set-3");
}
