//! Boards of one's own: set up by touch, played, judged, sent to a second phone and opened there.

use rsg_engine::Color::{Black, White};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::keys::{ENTER, LEFT, RIGHT};
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;

/// A position of the star that is proved in a moment.
pub const NEARLY_OVER: &str = "w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1";

impl App<'_> {
    /// From a place to a board of one's own.
    #[track_caller]
    pub fn visit_editor(&self) -> &Self {
        self.press("tab-play")
            .press("play-editor")
            .expect_screen("editor")
    }

    /// Opens a position that is pasted.
    #[track_caller]
    pub fn paste_board(&self, position: &str) -> &Self {
        self.visit_kept_games()
            .paste_game(position)
            .expect_screen("editor")
    }

    /// The text with which the board is sent.
    #[track_caller]
    fn board_text(&self) -> String {
        let page = self.expect_shown("editor-send").look();
        page.data("editor-send", "text").to_owned()
    }

    /// Asks what the board is worth and waits for a proof: Black's lead.
    #[track_caller]
    fn expect_worth(&self, lead: &str) -> &Self {
        self.press("editor-worth");
        self.expect_within("a proof", THOUGHT, |page| {
            page.data("worth-value", "exact") == "true"
        });
        self.expect_data("worth-value", "value", lead)
    }
}

/// Stones are put and taken, and put back step by step; whatever the board shows is in the text that sends it.
pub fn a_board_is_set_up_by_touch(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_editor()
        .expect_data("editor-black", "current", "true")
        .tap("B4")
        .expect_stone("B4", Black);
    app.press("editor-white")
        .tap("CP")
        .expect_stone("CP", White);
    app.press("editor-empty").tap("A3").expect_empty("A3");
    app.choose("editor-side-white");
    app.press("editor-captured-black-more")
        .expect_data("editor-captured-black", "value", "1");
    app.press("editor-captured-black-less")
        .expect_data("editor-captured-black", "value", "0");
    app.press("editor-turn").expect_stone("B6", Black);
    for _ in 0..7 {
        app.press("editor-undo");
    }
    app.expect_stone("A3", Black).expect_empty("B4");
    // An empty board says why it cannot be played, and its worth cannot be asked.
    app.press("editor-clear").expect_shown("editor-fault");
    app.expect("nothing to be played", |page| {
        !page.enabled("editor-play") && !page.enabled("editor-worth")
    });
    app.press("editor-start").expect_gone("editor-fault");
    app.expect_enabled("editor-play");
}

/// Every game has boards of one's own, with what only it has beside them.
pub fn every_game_has_boards(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_editor().choose("editor-game-reversi");
    app.expect_stone("d5", Black)
        .expect_data("editor-aim", "value", "most")
        .press("editor-aim")
        .expect_data("editor-aim", "value", "fewest");
    app.choose("editor-size-6x10").expect_stone("c6", Black);
    app.choose("editor-game-go").press("editor-komi-more");
    app.expect_data("editor-komi", "value", "8");
    app.expect_gone("editor-puzzle")
        .press("editor-button")
        .expect_data("editor-button", "value", "black");
    app.tap("a1").press("editor-white").tap("a2").tap("b1");
    app.expect_shown("editor-fault").press("editor-undo");
    app.expect_gone("editor-fault").expect_stone("a1", Black);
}

/// A board is played against the CPU, with a teacher and by two people, once more after its end; it counts for nothing.
pub fn a_board_is_played_and_counts_for_nothing(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.paste_board(NEARLY_OVER)
        .press("editor-play")
        .press("editor-level-7")
        .expect_screen("play")
        .play_to_the_end(Aim::Win);
    app.expect_shown("result-pasted").press("result-again");
    app.expect_empty("DX").expect_stone("D2", Black);
    app.press("quit").expect_screen("home");
    app.visit_editor()
        .choose("editor-game-reversi")
        .choose("editor-size-6");
    app.tap("a1").press("editor-play");
    app.choose("editor-mode-practice").press("editor-level-1");
    app.expect_screen("play").expect_stone("a1", Black);
    app.press("quit").expect_screen("home");
    app.visit_editor().expect_stone("a1", Black);
    app.press("editor-play").press("editor-two");
    app.expect_screen("play").expect_stone("a1", Black);
}

/// The star's start is worth nine points for White, proved; an ending is proved in a moment, and a puzzle that ships is
/// one.
pub fn a_board_is_judged(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_editor().expect_worth("-9");
    app.expect("the better line on the board", |page| {
        page.text("worth-value").contains('9')
    });
    // Another board has another worth.
    app.tap("B4")
        .expect_gone("worth-value")
        .press("editor-undo");
    let puzzle = rsg_engine::puzzle::Puzzles::shipped().get(1);
    let position = puzzle.expect("a puzzle").position.to_string();
    app.press("back").back_home();
    app.paste_board(&position).press("editor-puzzle");
    app.expect_within("a verdict", THOUGHT, |page| {
        page.data("puzzle-verdict", "value") == "yes"
    });
    app.press("editor-start").press("editor-puzzle");
    app.expect_data("puzzle-verdict", "value", "open");
}

/// What one phone sends the other one opens, by link and pasted.
pub fn a_board_goes_to_another_phone(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_editor().tap("B4").choose("editor-side-white");
    let text = app.board_text();
    app.press("editor-send")
        .expect_data("share-picture", "ready", "true");
    let shared = app.look().data("share-send", "text").to_owned();
    assert_eq!(shared, text);
    app.press("share-code-open").expect_shown("share-code");
    app.press("share-code-open").expect_gone("share-code");
    app.press("share-close").expect_gone("share-sheet");
    drop(app);
    let other = test.app().hurried().second_phone().open();
    let code = text.lines().last().expect("a code").to_owned();
    other.go(&format!("{}#m/{code}", other.address()));
    other.expect_screen("editor").expect_stone("B4", Black);
    assert_eq!(other.board_text(), text);
    other.press("editor-clear").press("back").back_home();
    other.visit("messages").take_in(&text);
    other.expect_screen("editor").expect_stone("B4", Black);
}

/// From a game that is looked at, at the step that is shown.
pub fn a_board_is_set_up_from_review(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_kept_games().paste_game("B4 BX BJ[W] BQ");
    app.expect_shown("review-place")
        .press("review-first")
        .press("review-forward")
        .press("review-set-up");
    app.expect_screen("editor")
        .expect_stone("B4", Black)
        .expect_empty("BX");
}

/// A board is kept with a name and a note, stands among the saved games after a flat battery, opens with its words, and
/// is renamed, deleted and brought back.
pub fn a_board_is_kept(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).play(1).quit();
    app.visit_editor().tap("B4").press("editor-keep");
    app.set("editor-keep-name", "Corner");
    app.set("editor-keep-sentence", "Who is ahead?")
        .press("editor-keep-done")
        .expect_gone("editor-keep-name");
    app.restart().expect_screen("home").visit_kept_games();
    app.expect_data("review-game-2-1", "kind", "board")
        .expect_data("review-game-1-1", "kind", "game");
    let said = |row: &'static str, words: &'static [&'static str]| {
        app.expect("the words of the board", |page| {
            words.iter().all(|word| page.text(row).contains(word))
        });
    };
    said("review-game-2-1", &["Corner", "Who is ahead?"]);
    app.press("review-filter-boards")
        .expect_gone("review-game-1-1")
        .press("review-rename-2-1");
    app.set("review-words-name", "Corner 2")
        .press("review-words-done")
        .expect_gone("review-words-name");
    said("review-game-2-1", &["Corner 2", "Who is ahead?"]);
    app.press("review-open-2-1").expect_screen("editor");
    app.expect_stone("B4", Black).press("editor-keep");
    app.expect("the name so far", |page| {
        page.value("editor-keep-name") == "Corner 2"
    });
    app.press("editor-play").press("editor-two");
    app.expect_screen("play").expect_stone("B4", Black);
    app.press("quit").expect_screen("home").visit_kept_games();
    app.expect_gone("review-delete-2-1")
        .press("review-menu-2-1")
        .press("review-delete-2-1");
    app.expect_gone("review-game-2-1").press("review-restore");
    app.expect_shown("review-game-2-1");
}

/// Keys lead over the board and put stones.
pub fn a_keyboard_is_enough_to_set_up(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_editor();
    app.script("document.querySelector('[data-cell=CP]').focus(); return null");
    app.key(RIGHT).key(ENTER).expect_stone("A3", Black);
    app.key(LEFT).key(ENTER).expect_stone("CP", Black);
}
