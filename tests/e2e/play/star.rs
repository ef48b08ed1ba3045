//! Games as they are played: whole ones, and every special thing the rules and the app have for a turn.

use rsg_engine::Color::{Black, White};
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::keys::ESCAPE;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::play::games::{
    BEFORE_A_BLOCKED_CELL, BEFORE_A_CALL_THAT_MATTERS, BEFORE_A_PASS, BEFORE_AN_EXCEPTION,
    BEFORE_ONE_BLOCKED_CALL, BEFORE_THE_END,
};
use crate::screens::every_screen::Shape;

/// Home, Setup, thirty placements or so, the result, Home again. The win clears today and brings the first rank, beside
/// which nothing is said of days.
pub fn a_whole_game_against_level_one(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    app.expect_turn(Black, "you").win();
    let page = app.look();
    let (black, white) = (page.number("score-black"), page.number("score-white"));
    assert!(white < black, "{white:?} against {black:?}");
    app.expect_data("result-progress", "kind", "rank");
    let sheet = app.look().text("result-sheet").to_owned();
    assert!(!sheet.contains("November"), "{sheet}");
    app.press("result-close").expect_screen("home");
    app.expect_gone("waiting-1");
    app.expect_data("home-daily", "day", "cleared");
}

/// The CPU opens when the player takes White.
pub fn as_white_the_cpu_opens(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, White);
    let page = app.expect_turn(White, "you").look();
    let called = page.cell("CP").is_some_and(|core| core.stone != "empty");
    let stones = 7 + usize::from(called);
    assert_eq!(page.stones(), stones, "six, Black's first, a called one");
    let last = page.cells().filter(|cell| cell.last).count();
    assert_eq!(last, 1, "the last placed cell is ringed");
}

/// A game between two people after these moves.
#[track_caller]
fn two_people_after<'t>(test: &'t Test<'_>, line: &str) -> App<'t> {
    let app = test.app().hurried().waiting_after(line).open();
    app.continue_game().expect_own_turn();
    app
}

/// A name stands on one line as a whole, however narrow the phone is.
pub fn a_name_is_not_broken(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("setup").press("setup-mode-two");
    app.set("setup-name-one", "Bartholomew")
        .set("setup-name-two", "Maximilian")
        .start(&["color-black", "format-single"]);
    for width in [320, 360, 390] {
        app.reshape("light", Shape::new("narrow", width, 640, 1));
        let broken = app.script(
            "const lines = element => {
               const range = document.createRange();
               range.selectNodeContents(element);
               return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
             };
             return [...document.querySelectorAll('.panel-name')]
               .filter(name => 1 < lines(name) || name.clientWidth < name.scrollWidth)
               .map(name => name.innerText);",
        );
        assert_eq!(broken, json!([]), "at {width} px");
    }
}

/// Two allowed calls that differ: the dialog asks, Back takes the stone up again, each answer does what it says.
pub fn a_call_in_black(test: &Test<'_>) {
    let app = two_people_after(test, BEFORE_A_CALL_THAT_MATTERS);
    app.tap("BJ").press("call-cancel");
    app.expect_gone("call-dialog").expect_empty("BJ");
    app.expect_turn(Black, "player");
    app.tap("BJ").expect_shown("call-dialog").go_back();
    app.expect_gone("call-dialog").expect_empty("BJ");
    app.tap("BJ").expect_shown("call-dialog");
    app.touch(".call-beside").expect_gone("call-dialog");
    app.expect_empty("BJ");
    app.expect_screen("play").tap("BJ").call(Black);
    app.expect_stone("BJ", Black).expect_stone("CP", Black);
}

/// That placement with the other call, in a game that is played by touch from its beginning.
pub fn a_call_in_white(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two()
        .play_line(&format!("{BEFORE_A_CALL_THAT_MATTERS} BJ[W]"))
        .expect_turn(White, "player");
}

/// From a game to another one that waits.
#[track_caller]
fn go_on_with<'a>(app: &'a App<'_>, number: usize) -> &'a App<'a> {
    app.back_home()
        .visit("games")
        .press(&format!("waiting-{number}"))
        .expect_screen("play")
        .expect_own_turn()
}

/// A cell that ko blocks says why, offers help, and does nothing else. Where one of two calls is blocked the cell is
/// marked so, and the dialog offers the other alone. Where every placement is blocked one may be played.
pub fn what_ko_blocks_is_told(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .waiting_after(BEFORE_AN_EXCEPTION)
        .waiting_after(BEFORE_ONE_BLOCKED_CALL)
        .waiting_after(BEFORE_A_BLOCKED_CELL)
        .open();
    app.visit("games").press("waiting-1").expect_own_turn();
    let page = app.look();
    let cell = page.cell("A7").expect("the board is there");
    assert_eq!(cell.mark, "blocked");
    assert!(cell.label.contains("A7"), "{}", cell.label);
    app.tap("A7").expect_shown("blocked-note");
    app.expect_empty("A7").expect_turn(White, "player");
    app.press("ko-help").expect_shown("help-sheet");
    app.press("help-close").expect_gone("help-sheet");
    app.expect_turn(White, "player");

    go_on_with(&app, 2);
    assert_eq!(
        app.look().cell("A1").map(|cell| cell.mark),
        Some("one-call")
    );
    app.tap("A1").expect_shown("call-dialog");
    let page = app.look();
    assert!(page.enabled("call-black") && !page.enabled("call-white"));
    app.call(Black).expect_stone("A1", Black);

    go_on_with(&app, 3);
    let page = app.look();
    let exceptions = page.cells().filter(|cell| cell.mark == "exception");
    let marked: Vec<&str> = exceptions.map(|cell| cell.cell).collect();
    assert_eq!(marked, ["A3"]);
    // Both calls lead to the same position, so there is nothing to ask.
    app.tap("A3").expect_stone("A3", Black);
    app.expect_gone("call-dialog");
}

/// A player who cannot place passes, and is told so. Captured stones count at once and leave the board.
pub fn a_pass_and_a_capture_are_told(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two().play_line(BEFORE_A_PASS);
    app.tap("BJ").expect_shown("pass-notice");
    app.press("pass-notice").expect_gone("pass-notice");
    app.clear_notices();
    app.expect_turn(White, "player");

    app.quit()
        .start_for_two()
        .play_line("B9[B] BX BJ[W] B8 BQ B3[W] B7[B]");
    let page = app.look();
    assert_eq!(page.number("captured-black"), Some(2));
    assert_eq!(page.number("captured-white"), Some(0));
    assert!(page.cell("A9").is_some_and(|cell| cell.stone == "empty"));
}

/// In a first game a placement that captures stands in a ring, and the stones that it would lift have a dot; with the
/// dots, or with the setting, both go.
pub fn a_capture_is_seen_coming(test: &Test<'_>) {
    let app = two_people_after(test, "B9[B] BX BJ[W] B8 BQ B3[W]");
    let marked = "const of = name => document.querySelectorAll('.board .' + name).length;
        return [[...document.querySelectorAll('[data-captures]')]
          .map(cell => [cell.dataset.cell, cell.dataset.mark, cell.dataset.captures].join(' ')),
          of('capture-ring'), of('capture-dot')]";
    let expect = |wanted: Value| {
        app.expect_found("the captures", marked, |found| *found == wanted);
    };
    expect(json!([["B7 playable 2"], 1, 2]));
    let page = app.look();
    let label = page.cell("B7").map(|cell| cell.label.to_owned());
    assert!(label.is_some_and(|label| label.ends_with("captures 2")));
    let nothing = json!([[], 0, 0]);
    let set = |id: &str, value: Option<&str>| {
        app.press("back").expect_screen("home").visit("settings");
        match value {
            Some(value) => app.set(id, value),
            None => app.press(id),
        };
        app.back_home().press("waiting-1").expect_screen("play");
    };
    set("settings-captures", Some("off"));
    expect(nothing.clone());
    set("settings-captures", Some("always"));
    expect(json!([["B7 playable 2"], 1, 2]));
    set("settings-hints", None);
    expect(nothing);
}

/// Before the first stone of one's own, quitting costs nothing and asks nothing; afterwards it is a loss, so it asks,
/// and No changes nothing. Undo goes back to before the player's last placement, once a game.
pub fn undo_works_once_and_quitting_asks(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).press("quit");
    app.expect_screen("home").expect_gone("waiting-1");
    app.start_against_cpu(1, Black);
    let start = app.expect_turn(Black, "you").position();
    assert!(!app.look().enabled("undo"), "there is nothing to undo yet");
    app.play(1).press("undo").expect_position(&start);
    let before = app.play(1).position();
    assert!(!app.look().enabled("undo"), "it is gone for this game");
    app.press("quit").expect_shown("quit-dialog");
    app.press("quit-cancel").expect_gone("quit-dialog");
    app.expect_screen("play").expect_position(&before);
    app.press("quit").expect_shown("quit-dialog");
    app.press("quit-confirm");
    app.expect("to be out of the game", |page| {
        page.screen() == Some("home") || page.shows("result-sheet")
    });
}

/// What the game's menu opened gives the focus back to the menu's button. The menu folds when the focus leaves it, and
/// at Escape, which does not pause the game then.
pub fn the_menu_gives_and_takes_the_focus(test: &Test<'_>) {
    let at = "return document.activeElement?.dataset.testid ?? ''";
    let unfolded =
        "return document.querySelector('[data-testid=menu][aria-expanded=true]') !== null";
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).play(1);
    app.press("quit").expect_shown("quit-dialog");
    app.press("quit-cancel").expect_gone("quit-dialog");
    app.expect_found("the focus on the menu's button", at, |id| id == "menu");
    app.press("menu")
        .expect_found("the menu", unfolded, |is| *is == true);
    app.script("document.querySelector('[data-testid=back]').focus(); return null");
    app.expect_found("no menu", unfolded, |is| *is == false);
    app.press("menu")
        .expect_found("the menu", unfolded, |is| *is == true);
    app.key(ESCAPE)
        .expect_found("no menu", unfolded, |is| *is == false);
    app.expect_screen("play")
        .expect_found("the focus on the menu's button", at, |id| id == "menu");
}

/// The Hint button can be switched off. It says what a hint costs, shows a placement that can be played, and a
/// day won with its help stays open, a flat battery in between or not.
pub fn a_hint_is_given_and_costs_the_day(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").press("settings-hint-button");
    app.back_home().start_against_cpu(1, Black);
    app.expect_turn(Black, "you").expect_gone("hint");
    app.press("quit").expect_screen("home");
    app.visit("settings").choose("settings-hint-button");
    app.back_home().start_day("2026-11-05");
    app.expect_turn(Black, "you").take_free_hints();
    assert!(!app.look().shows("hinted"), "these cost nothing");
    app.press("hint");
    app.expect_shown("hint-dialog").press("hint-cancel");
    app.expect_gone("hint-dialog");
    assert_eq!(app.look().data("hint", "hint"), "open");
    assert!(!app.look().shows("hinted"));
    app.press("hint").press("hint-confirm");
    app.expect_within("a hint, in words and on a playable cell", THOUGHT, |page| {
        let hinted = page.data("hint", "value");
        let playable = page
            .cell(hinted)
            .is_some_and(|cell| cell.can_be_played() && cell.stone == "empty");
        page.data("hint", "hint") == "shown"
            && playable
            && page.text("turn").starts_with("Hint: here")
    });
    app.survive_a_flat_battery().expect_shown("hinted");
    app.press("hint");
    app.expect_within("a second hint without a question", THOUGHT, |page| {
        page.data("hint", "hint") == "shown" && !page.shows("hint-dialog")
    });
    app.win().expect_shown("result-practice");
    app.press("result-close").expect_screen("calendar");
    assert_eq!(app.look().data("day-2026-11-05", "day"), "open");
}

/// Home and Back pause an ordinary game; another one is started beside it without a question.
pub fn a_paused_game_waits_on_home(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let before = app.play(2).position();
    app.go_back().expect_screen("home");
    app.press("waiting-1").expect_screen("play");
    app.expect_position(&before).back_home();
    app.visit("setup").press("setup-start");
    app.expect_screen("play");
    assert_ne!(app.position(), before);
    app.back_home()
        .expect_gone("waiting-2")
        .press("waiting-more")
        .expect_screen("games")
        .press("waiting-2");
    app.expect_screen("play").expect_position(&before);
}

/// Four games of different kinds wait, the app is killed, and all are there: each at its position.
pub fn several_games_wait(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let cpu = app.play(2).position();
    app.back_home().start_for_two();
    let two = app.tap("B4").expect_stone("B4", Black).position();
    app.clear_notices();
    app.back_home().start_practice("level-2");
    let practice = app.play(1).position();
    app.back_home().start_on_squares(&["two", "size-6"]);
    let reversi = app.play_on_squares(3).position();
    app.restart()
        .expect_screen("home")
        .expect_data("waiting-more", "count", "3")
        .expect_gone("waiting-2")
        .visit("games");
    let page = app.look();
    let rows = [
        ("reversi", "two"),
        ("star", "practice"),
        ("star", "two"),
        ("star", "cpu"),
    ];
    for (number, row) in (1..).zip(rows) {
        let id = format!("waiting-{number}");
        assert_eq!((page.data(&id, "game"), page.data(&id, "kind")), row);
    }
    for (number, before) in (1..).zip([reversi, practice, two, cpu]) {
        app.press(&format!("waiting-{number}"));
        app.expect_screen("play")
            .expect_position(&before)
            .back_home()
            .visit("games");
    }
    // Giving up is behind the row's menu.
    app.expect_gone("waiting-give-up-4")
        .press("waiting-menu-4")
        .press("waiting-give-up-4")
        .expect_shown("quit-dialog");
    app.press("quit-cancel").expect_gone("quit-dialog");
    app.press("waiting-give-up-4").press("quit-confirm");
    app.expect_gone("waiting-4").expect_screen("games");
    app.expect_record("lost", "1");
    app.restart().expect_data("waiting-more", "count", "2");
}

/// A flat battery after the first placement, in the middle and near the end: the same position each time, from which
/// it goes on.
pub fn a_flat_battery_loses_nothing(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    for placements in [1, 5, 5] {
        app.play(placements).survive_a_flat_battery();
    }
    app.play(1);
}

/// A reload is neither a loss nor a way out.
pub fn a_reload_changes_nothing(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let before = app.play(2).position();
    app.reload().continue_game().expect_position(&before);
}

/// Two people play on one open board. Who turns it on hands the phone over between turns. *Again* starts the same kind
/// of game at once.
pub fn two_people_hand_over(test: &Test<'_>) {
    // So many placements that a few are left when the phone has been handed over.
    let begun: Vec<&str> = BEFORE_THE_END.split(' ').take(22).collect();
    let app = test.app().hurried().waiting_after(&begun.join(" ")).open();
    app.continue_game().expect_turn(Black, "player");
    let undo = app.look().enabled("undo");
    assert!(!undo, "there is no Undo between two people");
    for side in [White, Black] {
        app.play_one(Aim::Win);
        app.expect_turn(side, "player");
        assert!(!app.look().shows("handover"), "a new player has it off");
    }
    app.back_home().visit("settings").press("settings-handover");
    app.back_home().continue_game().take_over();
    for side in [White, Black] {
        app.play_one(Aim::Win);
        app.take_over().expect_turn(side, "player");
    }
    app.back_home().visit("settings").press("settings-handover");
    app.back_home().continue_game();
    while !app.play_one(Aim::Lose) {
        assert!(!app.look().shows("handover"), "it is switched off");
    }
    app.press("result-again").expect_gone("result-sheet");
    app.expect_screen("play");
    assert_eq!(app.expect_turn(Black, "player").look().stones(), 6);
}

/// A Reverse Match: two games, colours swapped, one result.
pub fn a_reverse_match_has_two_games(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("setup");
    app.start(&["level-1", "color-black", "format-reverse"]);
    app.expect_turn(Black, "you").play_to_the_end(Aim::Win);
    app.next_game().expect_turn(White, "you").win();
    app.expect_gone("result-next").press("result-close");
    app.expect_screen("home");
}

/// A fresh data folder opens on a Home that can be used at once.
pub fn a_fresh_start_shows_a_home_that_can_be_used(test: &Test<'_>) {
    let app = test.app().open();
    app.expect_screen("home").reload();
    app.expect_screen("home").expect_enabled("tab-play");
}
