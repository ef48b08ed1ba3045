//! Games as they are played: whole ones, and every special thing the rules and the app have for a turn.

use crate::driver::app::Color::{Black, White};
use crate::driver::player::{Style, clear_notices, play_one, play_some, play_to_the_end};
use crate::driver::runner::Test;
use crate::driver::snapshot::can_be_played;
use crate::driver::steps::result_of;
use crate::driver::wait::THOUGHT;

/// Home, Setup, thirty placements or so, the result, Home again.
pub fn a_whole_game_against_level_one(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_against_cpu(1, Black)
        .expect_turn(Black, "you");
    play_to_the_end(&app, Style::Careful);
    let page = app.look();
    assert_eq!(
        result_of(&page),
        "you",
        "three placements of foresight beat the first level"
    );
    let (black, white) = (page.number("score-black"), page.number("score-white"));
    assert!(white < black, "{white:?} against {black:?}");
    app.press("result-close")
        .expect_screen("home")
        .expect_gone("home-continue");
}

/// The CPU opens when the player takes White.
pub fn as_white_the_cpu_opens(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_against_cpu(1, White)
        .expect_turn(White, "you");
    let stones = app
        .look()
        .cells()
        .filter(|cell| cell.stone != "empty")
        .count();
    assert_eq!(stones, 7, "six at the start and Black's first");
    let last = app.look().cells().filter(|cell| cell.last).count();
    assert_eq!(last, 1, "the last placed cell is ringed");
}

const BOTH_CALLS: &str = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";

/// Two allowed calls that differ: the dialog asks, Back takes the stone up again, each answer does what it says.
pub fn a_call_in_black(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_for_two().play_line(BOTH_CALLS);
    app.tap("BJ").expect_shown("call-dialog");
    app.press("call-cancel")
        .expect_gone("call-dialog")
        .expect_empty("BJ");
    app.expect_turn(Black, "player");
    app.tap("BJ").expect_shown("call-dialog");
    app.go_back()
        .expect_gone("call-dialog")
        .expect_empty("BJ")
        .expect_screen("play");
    app.tap("BJ")
        .call(Black)
        .expect_stone("BJ", Black)
        .expect_stone("CP", Black);
}

/// The same placement with the other call.
pub fn a_call_in_white(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_for_two()
        .play_line(&format!("{BOTH_CALLS} BJ[W]"));
    clear_notices(&app);
    app.expect_turn(White, "player");
}

/// A cell that ko blocks says why, offers help, and does nothing else.
pub fn a_blocked_cell_explains_itself(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_for_two()
        .play_line("BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]");
    let page = app.look();
    let cell = page.cell("A7").expect("the board is there");
    assert_eq!(cell.mark, "blocked");
    assert!(
        cell.label.contains("A7"),
        "a screen reader says: {}",
        cell.label
    );
    app.tap("A7")
        .expect_shown("blocked-note")
        .expect_empty("A7");
    app.expect_turn(White, "player");
    app.press("ko-help").expect_shown("help-sheet");
    app.press("help-close")
        .expect_gone("help-sheet")
        .expect_turn(White, "player");
}

/// Ko may block one of two calls: the cell is marked so, and the dialog offers the other alone.
pub fn one_blocked_call_is_disabled(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_for_two()
        .play_line("B9[B] B7[W] B6 B5[B] C7 BJ[W] C5 B4 B8 C9 B1[W] B2 BQ C1 BX A5[B]");
    assert_eq!(
        app.look()
            .cell("A1")
            .map(|cell| cell.mark.to_owned())
            .as_deref(),
        Some("one-call")
    );
    app.tap("A1").expect_shown("call-dialog");
    let page = app.look();
    assert!(page.enabled("call-black") && !page.enabled("call-white"));
    app.call(Black).expect_stone("A1", Black);
}

/// When everything is blocked, one of the blocked ones may be played.
pub fn an_exception_can_be_played(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_for_two()
        .play_line("BQ B2 BX B1[W] B4 B3[W] C2 BJ[W] C4 C3 CJ B7[B] B8 B5[B] A3[B] D4 C7 AJ[W]");
    let page = app.look();
    let marked: Vec<&str> = page
        .cells()
        .filter(|cell| cell.mark == "exception")
        .map(|cell| cell.cell)
        .collect();
    assert_eq!(marked, ["A3"]);
    // Both calls lead to the same position, so there is nothing to ask.
    app.tap("A3")
        .expect_stone("A3", Black)
        .expect_gone("call-dialog");
}

/// A player who cannot place passes, and is told so.
pub fn a_pass_is_announced(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_for_two().play_line("B4 BQ CQ C1 BX");
    app.tap("BJ").expect_shown("pass-notice");
    app.press("pass-notice").expect_gone("pass-notice");
    clear_notices(&app);
    app.expect_turn(White, "player");
}

/// Captured stones count at once and leave the board.
pub fn a_capture_counts(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_for_two()
        .play_line("B9[B] BX BJ[W] B8 BQ B3[W] B7[B]");
    let page = app.look();
    assert_eq!(page.number("captured-black"), Some(2));
    assert_eq!(page.number("captured-white"), Some(0));
    assert!(page.cell("A9").is_some_and(|cell| cell.stone == "empty"));
}

/// Undo goes back to before the player's last placement, once a game.
pub fn undo_works_once(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .start_against_cpu(1, Black)
        .expect_turn(Black, "you");
    let before = app.look().position();
    assert!(!app.look().enabled("undo"), "there is nothing to undo yet");
    play_some(&app, Style::Careful, 1);
    app.expect("the player's turn", |page| {
        page.awaits_a_person() && page.position() != before
    });
    app.press("undo")
        .expect("the position before", |page| page.position() == before);
    play_some(&app, Style::Careful, 1);
    app.expect("the player's turn", |page| {
        page.awaits_a_person() && page.position() != before
    });
    assert!(!app.look().enabled("undo"), "it is gone for this game");
}

/// The Hint button is off at first. Switched on, it says what a hint costs, shows a placement that can be played, and a
/// day won with its help stays open, a flat battery in between or not.
pub fn a_hint_is_given_and_costs_the_day(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry();
    app.start_against_cpu(1, Black)
        .expect_turn(Black, "you")
        .expect_gone("hint");
    app.press("quit").expect_screen("home");
    app.press("home-settings").expect_screen("settings");
    app.choose("settings-hint-button")
        .press("back")
        .expect_screen("home");
    app.press("home-daily").expect_screen("calendar");
    app.press("day-2026-11-05").expect_screen("setup");
    app.choose("setup-level-1")
        .choose("setup-color-black")
        .choose("setup-format-single")
        .press("setup-start")
        .expect_screen("play")
        .expect_turn(Black, "you");
    app.press("hint").expect_shown("hint-dialog");
    app.press("hint-cancel").expect_gone("hint-dialog");
    assert_eq!(app.look().data("hint", "hint"), "open");
    assert!(!app.look().shows("hinted"));
    app.press("hint").press("hint-confirm");
    app.expect_within("a hint, in words and on a playable cell", THOUGHT, |page| {
        let cell = page.data("hint", "value");
        let playable = page
            .cell(cell)
            .is_some_and(|seen| can_be_played(seen.mark) && seen.stone == "empty");
        page.data("hint", "hint") == "shown" && playable && page.text("turn").contains(cell)
    });
    app.survive_a_flat_battery();
    app.expect_shown("hinted");
    app.press("hint");
    app.expect_within("a second hint without a question", THOUGHT, |page| {
        page.data("hint", "hint") == "shown" && !page.shows("hint-dialog")
    });
    play_to_the_end(&app, Style::Careful);
    assert_eq!(result_of(&app.look()), "you");
    app.expect_shown("result-practice")
        .press("result-close")
        .expect_screen("calendar");
    assert_eq!(app.look().data("day-2026-11-05", "day"), "open");
}

/// Before the first stone of one's own, quitting costs nothing and asks nothing.
pub fn quitting_early_is_free(test: &Test<'_>) {
    let app = test.app().open();
    app.start_against_cpu(1, Black)
        .press("quit")
        .expect_screen("home");
    app.expect_gone("home-continue");
}

/// Afterwards it is a loss, so it asks; No changes nothing.
pub fn quitting_later_asks_and_loses(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    play_some(&app, Style::Careful, 1);
    app.expect("the player's turn", |page| page.awaits_a_person());
    let before = app.look().position();
    app.press("quit").expect_shown("quit-dialog");
    app.press("quit-cancel")
        .expect_gone("quit-dialog")
        .expect_screen("play");
    app.expect("the same position", |page| page.position() == before);
    app.press("quit")
        .expect_shown("quit-dialog")
        .press("quit-confirm");
    app.expect("to be out of the game", |page| {
        page.screen() == Some("home") || page.shows("result-sheet")
    });
}

/// Home and Back pause an ordinary game; starting another first asks what becomes of it.
pub fn a_paused_game_waits_on_home(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    play_some(&app, Style::Careful, 2);
    app.expect("the player's turn", |page| page.awaits_a_person());
    let before = app.look().position();
    app.go_back()
        .expect_screen("home")
        .expect_shown("home-continue");
    app.press("home-continue").expect_screen("play");
    app.expect("the same position", |page| page.position() == before);
    app.press("back").expect_screen("home");
    app.open_setup()
        .press("setup-start")
        .expect_shown("replace-dialog");
    app.press("replace-cancel")
        .expect_gone("replace-dialog")
        .expect_screen("setup");
    app.press("back")
        .expect_screen("home")
        .press("home-continue");
    app.expect("the same position", |page| page.position() == before);
}

/// A flat battery after the first placement, in the middle and near the end: the same position each time.
pub fn a_flat_battery_loses_nothing(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    for placements in [1, 5, 5] {
        play_some(&app, Style::Careful, placements);
        app.expect("the player's turn", |page| page.awaits_a_person());
        app.survive_a_flat_battery();
    }
    play_to_the_end(&app, Style::Careful);
    app.press("result-close").expect_screen("home");
}

/// A reload is neither a loss nor a way out.
pub fn a_reload_changes_nothing(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    play_some(&app, Style::Careful, 2);
    app.expect("the player's turn", |page| page.awaits_a_person());
    let before = app.look().position();
    app.reload();
    if app.look().screen() == Some("home") {
        app.press("home-continue");
    }
    app.expect("the same position", |page| page.position() == before);
}

/// Two people hand the phone over between turns.
pub fn two_people_hand_over(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_for_two().expect_turn(Black, "player");
    let page = app.look();
    assert!(!page.enabled("undo"), "there is no Undo between two people");
    play_one(&app, Style::Careful);
    app.expect_shown("handover")
        .press("handover")
        .expect_gone("handover");
    app.expect_turn(White, "player");
    play_to_the_end(&app, Style::Careful);
    app.press("result-close").expect_screen("home");
}

/// A Reverse Match: two games, colours swapped, one result.
pub fn a_reverse_match_has_two_games(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry()
        .open_setup()
        .choose("setup-level-1")
        .choose("setup-color-black")
        .choose("setup-format-reverse")
        .press("setup-start")
        .expect_screen("play")
        .expect_turn(Black, "you");
    play_to_the_end(&app, Style::Careful);
    app.press("result-next")
        .expect_gone("result-sheet")
        .expect_turn(White, "you");
    play_to_the_end(&app, Style::Careful);
    assert_eq!(result_of(&app.look()), "you");
    app.expect_gone("result-next")
        .press("result-close")
        .expect_screen("home");
}

/// *Again* starts the same kind of game at once.
pub fn again_starts_another(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    play_to_the_end(&app, Style::Careful);
    app.press("result-again")
        .expect_gone("result-sheet")
        .expect_screen("play");
    app.expect_turn(Black, "you");
    let stones = app
        .look()
        .cells()
        .filter(|cell| cell.stone != "empty")
        .count();
    assert_eq!(stones, 6);
}
