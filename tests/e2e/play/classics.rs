//! The classics: Reversi against the CPU and between two people, from the choice to the result.

use rsg_classics::{Color, Terms};

use crate::driver::app::App;
use crate::driver::keys::{DOWN, END, ENTER, HOME, LEFT, RIGHT, UP};
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::driver::wait::{THOUGHT, wait_for};
use crate::play::games::LOWEST;
use crate::screens::every_screen::SOON_OVER;
use crate::screens::keyboard::{enter, tab_to};

impl App<'_> {
    /// From Home: starts a game of Reversi, or of Reversi Go where `go` is among the choices, with these choices.
    #[track_caller]
    pub fn start_on_squares(&self, choices: &[&str]) -> &Self {
        let is_go = choices.contains(&"go");
        self.set_up(if is_go { "go" } else { "reversi" });
        let games = ["reversi", "go"];
        for choice in choices.iter().filter(|choice| !games.contains(choice)) {
            match *choice {
                "cpu" | "two" | "practice" => self.choose(&format!("setup-mode-{choice}")),
                choice => self.choose(&format!("setup-{choice}")),
            };
        }
        self.press("setup-start").expect_screen("play")
    }

    /// The player's next step in a game on squares: a square to place on, a notice, or the end.
    pub fn next_on_squares(&self) -> (OnSquares, Snapshot) {
        wait_for("something to do on the squares", THOUGHT, || {
            let page = self.look();
            let notice = ["pass-notice", "handover"]
                .into_iter()
                .find(|id| page.shows(id));
            let at = if page.shows("result-sheet") {
                OnSquares::Over
            } else if let Some(notice) = notice {
                OnSquares::Notice(notice)
            } else {
                let open = page.cells().find(|cell| cell.can_be_played());
                let open = open.map(|cell| cell.cell.to_owned());
                OnSquares::Placement(open.ok_or_else(|| page.summary())?)
            };
            Ok((at, page))
        })
    }

    /// Plays on, always the first square there is, until a person has made `placements` placements or the game is over.
    pub fn play_on_squares(&self, placements: usize) -> &Self {
        let mut made = 0;
        while made < placements {
            match self.next_on_squares() {
                (OnSquares::Over, _) => return self,
                (OnSquares::Notice(id), _) => self.go_past(id),
                (OnSquares::Placement(square), page) => {
                    self.tap(&square)
                        .expect("the placement", |now| now.stones() != page.stones());
                    made += 1;
                }
            }
        }
        self
    }

    /// Away with a notice, unless it has just gone by itself.
    fn go_past(&self, id: &str) {
        self.script_with(
            "document.querySelector(`[data-testid='${arguments[0]}']`)?.click()",
            &[id.into()],
        );
        self.expect_gone(id);
    }
}

/// A step in a game on squares.
pub enum OnSquares {
    Placement(String),
    Notice(&'static str),
    Over,
}

/// A game on 6×6 to its end: both counts are told, the record has a row, and *Again* begins anew.
pub fn a_whole_game_of_six_against_level_one(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_on_squares(&["reversi", "cpu", "level-1", "size-6", "color-black"]);
    app.expect_turn(rsg_engine::Color::Black, "you");
    assert_eq!(app.look().cells().count(), 36);
    app.play_on_squares(usize::MAX);
    let page = app.expect_shown("result-sheet").look();
    let [black, white] =
        ["result-black", "result-white"].map(|id| page.number(id).expect("a score"));
    assert_eq!(black + white, 36, "{}", page.summary());
    let winner = match black.cmp(&white) {
        std::cmp::Ordering::Greater => "you",
        std::cmp::Ordering::Less => "cpu",
        std::cmp::Ordering::Equal => "draw",
    };
    assert_eq!(page.data("result-winner", "winner"), winner);
    let [on_black, on_white] =
        ["score-black", "score-white"].map(|id| page.number(id).expect("a count"));
    let discs = |color| page.cells().filter(|cell| cell.stone == color).count() as i64;
    assert_eq!([on_black, on_white], [discs("black"), discs("white")]);
    app.restart().see_result();
    app.press("result-again").expect_gone("result-sheet");
    app.expect("a new game", |page| page.stones() == 4);
    app.press("quit").expect_screen("home");
    app.visit("records").expect_shown("record-classic-6-1");
}

/// Two games with colours swapped, and the app killed between them and in the second one: one row of the records, and
/// both games are kept.
pub fn a_reverse_match_of_reversi_has_two_games(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let choices = ["cpu", "level-1", "size-6", "color-black", "format-reverse"];
    app.start_on_squares(&choices).expect_shown("series-score");
    app.expect_turn(rsg_engine::Color::Black, "you");
    app.play_on_squares(usize::MAX).expect_shown("result-next");
    app.restart().continue_game().next_game();
    app.expect_turn(rsg_engine::Color::White, "you");
    app.play_on_squares(2).restart().continue_game();
    app.play_on_squares(usize::MAX).press("result-table");
    app.expect_shown("result-games");
    app.expect_gone("result-next").expect_gone("result-score");
    app.share("result-share");
    let shared = app.look().data("share-send", "text").to_owned();
    assert!(shared.contains("Reversi 6×6 · Reverse Match"), "{shared}");
    app.close_picture().press("result-close");
    app.expect_screen("home").visit("records");
    app.expect_shown("record-classic-6-1").back_home();
    app.visit_kept_games();
    app.expect_shown("review-game-1-1").press("review-open-1-2");
    app.expect_shown("review-place");
}

/// Each puts a disc onto the middle, nothing flips, and the phone goes from hand to hand.
pub fn two_people_place_the_first_four_and_hand_over(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    app.start_on_squares(&["two", "start-classic", "size-8"]);
    for (square, count) in [("d4", 1), ("e4", 2), ("e5", 3), ("d5", 4)] {
        app.tap(square)
            .expect("the disc", |page| page.stones() == count);
        app.take_over();
    }
    let page = app.look();
    for (square, stone) in [
        ("d4", "black"),
        ("e4", "white"),
        ("e5", "black"),
        ("d5", "white"),
    ] {
        assert_eq!(
            page.cell(square).map(|cell| cell.stone),
            Some(stone),
            "{square}"
        );
    }
    assert!(!page.shows("undo") && !page.shows("hint"));
}

/// A flat battery in the middle of a game, beside an unfinished game of the star.
pub fn a_killed_game_of_reversi_is_gone_on_with(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, rsg_engine::Color::Black).play(2);
    app.press("back").expect_screen("home");
    app.start_on_squares(&["two", "size-10"]);
    app.play_on_squares(5);
    let before = app.position();
    app.restart()
        .expect_screen("home")
        .expect_shown("waiting-1");
    app.expect_data("waiting-1", "game", "reversi")
        .press("waiting-1");
    app.expect_screen("play").expect_position(&before);
    app.play_on_squares(1);
    app.press("back").expect_screen("home");
    app.visit("games")
        .press("waiting-2")
        .expect_screen("play")
        .expect("the star", |page| page.cell("B4").is_some());
}

/// The moves of a finished game are copied, those of another one pasted: the first fault is named, and changes nothing.
pub fn moves_are_copied_and_pasted(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_kept_games();
    for (text, fault) in [
        ("", "no move in"),
        ("reversi 8 othello most : f5 d6 z9", "Move 3, z9"),
        ("reversi 8 othello most : f5f5", "Move 2, f5"),
    ] {
        app.paste_game(text).expect("the fault", |page| {
            page.text("review-fault").contains(fault)
        });
    }
    let text = "F5 d6 c3";
    app.back_home().play_pasted(text, "two");
    let game = "reversi 8 othello most"
        .parse::<Terms>()
        .expect("terms")
        .read(text)
        .expect("a game");
    app.expect("the position", |page| {
        game.terms().squares().all(|square| {
            let stone = match game.stone(square) {
                Some(Color::Black) => "black",
                Some(Color::White) => "white",
                None => "empty",
            };
            page.cell(&square.to_string())
                .is_some_and(|cell| cell.stone == stone)
        })
    });
    for (copy, note) in [("table-copy-moves", 1), ("table-copy-sheet", 2)] {
        app.press("menu").press(copy);
        app.expect("the word for it", |page| page.number("note") == Some(note));
    }
    app.press("quit")
        .press("quit-confirm")
        .expect_screen("home");
    app.visit_kept_games().paste_game("e6f4e3f6g5d6e7f5c5");
    app.press("table-copy-moves").expect_shown("note");
}

/// From Home to a placement without a finger on the screen.
pub fn a_keyboard_is_enough_for_reversi(test: &Test<'_>) {
    let app = test.app().hurried().open();
    tab_to(&app, "tab-play");
    enter(&app, "games");
    tab_to(&app, "change-reversi");
    enter(&app, "setup");
    tab_to(&app, "setup-start");
    app.key(ENTER).expect_screen("play");
    tab_to(&app, "cell ");
    // The way begins in the middle, on d4.
    for key in [UP, RIGHT, LEFT, DOWN, UP] {
        app.key(key);
    }
    assert_eq!(
        app.script("return document.activeElement.dataset.cell"),
        "d3"
    );
    assert_eq!(
        app.script("return document.activeElement.ariaLabel"),
        "d3, empty, you can play here"
    );
    app.key(ENTER).expect_stone("d3", rsg_engine::Color::Black);
}

/// A turn is taken back as often as wanted, a hint costs nothing, and giving up is asked about.
pub fn undo_and_hint_are_free_and_quitting_asks(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_on_squares(&["cpu", "level-1", "size-8", "color-black"]);
    let start = app.position();
    app.play_on_squares(2);
    app.next_on_squares();
    for _ in 0..2 {
        app.expect_enabled("undo").press("undo");
    }
    app.expect_position(&start);
    app.press("hint").expect_data("hint", "hint", "shown");
    let page = app.look();
    app.tap(page.data("hint", "value"));
    app.expect("the disc", |page| page.stones() > 4);
    app.press("quit")
        .expect_shown("quit-dialog")
        .press("quit-cancel");
    app.expect_screen("play")
        .press("quit")
        .press("quit-confirm");
    app.expect_screen("home");
    assert!(!app.look().shows("waiting-1"));
}

/// Expert play is offered on 8×8 for most discs alone, answers, and has a row of its own in Records.
pub fn expert_play_is_a_level_of_its_own(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.set_up("reversi");
    app.choose("setup-size-6").expect_gone("setup-level-6");
    app.choose("setup-size-8").choose("setup-level-6");
    app.choose("setup-color-black").press("setup-start");
    app.expect_turn(rsg_engine::Color::Black, "you").tap("f5");
    app.expect("an answer", |page| page.stones() == 6);
    assert!(app.words().contains("Lv.6"), "{}", app.look().summary());
    app.press("quit").press("quit-confirm");
    app.expect_screen("home");
    app.visit("records").expect_shown("record-classic-8-6");
}

/// A minute a player, twenty times faster: who does nothing loses, and the record says so.
pub fn who_runs_out_of_time_loses(test: &Test<'_>) {
    let app = test.app().clock_speed(20).hurried().open();
    for choices in [
        ["reversi", "two", "size-8", "clock-1"],
        ["go", "two", "size-9", "clock-1"],
    ] {
        let game = choices[0];
        app.start_on_squares(&choices);
        app.expect_shown("clock-black").expect_shown("result-sheet");
        let page = app.look();
        assert_eq!(page.data("result-winner", "side"), "white", "{game}");
        assert_eq!(page.number("clock-black"), Some(0), "{game}");
        let score = page.text("result-score");
        assert!(score.contains("ran out of time"), "{game}: {score}");
        assert!(score.contains(" on the board"), "{game}: {score}");
        assert!(
            !page.shows("result-margin"),
            "{game}: nobody won by so much"
        );
        app.press("result-close").expect_screen("home");
    }
}

/// The star has the same clock, if one is wanted.
pub fn the_star_has_a_clock_too(test: &Test<'_>) {
    let app = test.app().clock_speed(20).hurried().open();
    app.visit("setup").start(&["mode-two", "clock-1"]);
    app.expect_shown("clock-black").expect_shown("result-sheet");
    let page = app.look();
    assert_eq!(page.data("result-winner", "side"), "white");
    assert_eq!(page.number("clock-black"), Some(0));
}

/// A whole game of 6×6 squares, played at random.
pub const SIX: &str =
    "reversi 6 othello most : b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5";

/// Practice goes on from a position of a game that is looked at again.
pub fn a_game_is_played_on_from_its_review(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_kept_games().paste_game(SIX);
    app.expect_shown("review-play-on");
    assert!(!app.look().enabled("review-play-on"), "it is over");
    app.press("review-first");
    for place in ["1", "2", "3"] {
        app.key(RIGHT).expect_data("review-place", "value", place);
    }
    app.press("review-play-on").press("review-level-2");
    app.expect_screen("play").expect_shown("practice");
    let page = app.look();
    assert_eq!((page.text("level"), page.stones()), ("Lv.2", 7));
    assert!(!page.enabled("takeback"), "practice begins here");
}

/// A finished game is stepped through from its result. Its last positions are proved, and what a placement cost there
/// is what the values say.
pub fn a_finished_game_is_looked_at_again(test: &Test<'_>) {
    let app = test.app().hurried().waiting(SIX, LOWEST).open();
    app.see_result().press("result-review");
    app.expect_screen("review");
    app.expect_within("the analysis to be done", THOUGHT, |page| {
        page.data("review-analysis", "state") == "done"
    });
    // It has led to the costliest turn.
    app.key(END).expect_data("review-place", "value", "30");
    let value = |turns: usize| {
        let at = turns.to_string();
        app.expect_data("review-place", "value", &at);
        let page = app.look();
        assert_eq!(page.data("review-value", "exact"), "true", "after {turns}");
        let cost = page.data("review-worth", "cost").parse::<i64>();
        let value = page.data("review-value", "value").parse::<i64>();
        (value.expect("a value"), cost.expect("a cost"))
    };
    let mut after = value(30).0;
    assert_eq!(after, -8);
    for turns in (20..30).rev() {
        let cost = value(turns + 1).1;
        app.key(LEFT);
        let before = value(turns).0;
        assert_eq!((before - after).abs(), cost, "turn {turns}");
        after = before;
    }
    for (key, place) in [(HOME, "0"), (RIGHT, "1"), (END, "30")] {
        app.key(key).expect_data("review-place", "value", place);
    }
    app.press("review-worst");
    app.expect("what was better", |page| {
        let place = page.data("review-place", "value");
        place != "30" && page.text("review-worth").contains("That cost")
    });
    // What was better can be walked into, and its value is that of the position before.
    let turn = app.look().data("review-place", "value").to_owned();
    let turn: usize = turn.parse().expect("a place in the game");
    let instead = |played: usize| format!("{}+{played}", turn - 1);
    app.press("review-best")
        .expect_data("review-place", "value", &instead(0));
    let value = |page: &Snapshot| page.data("review-value", "value").to_owned();
    let with_best_play = value(&app.look());
    app.key(RIGHT)
        .expect_data("review-place", "value", &instead(1));
    assert_eq!(value(&app.look()), with_best_play);
    app.press("review-best")
        .expect_data("review-place", "value", &turn.to_string());
    assert_ne!(value(&app.look()), with_best_play, "it cost something");

    // The own mistakes are looked for on the board.
    let state = |state: &str| app.expect_data("review-mistake", "state", state);
    app.press("review-fix");
    state("open").tap(playable(&app.look()));
    app.expect("a word on it", |page| {
        ["wrong", "found"].contains(&page.data("review-mistake", "state"))
    });
    if app.look().shows("review-mistake-show") {
        app.press("review-mistake-show");
        state("shown");
    }
    app.press("review-mistake-next");
    state("open");
    app.press("review-mistake-end").expect_shown("review-fix");
    app.press("back").expect_shown("result-sheet");
    app.restart().see_result();
    app.press("result-review").expect_screen("review");
}

/// The first square that can be placed on.
fn playable(page: &Snapshot) -> &str {
    let mut cells = page.cells();
    let cell = cells.find(|cell| cell.can_be_played());
    cell.expect("a square to be placed on").cell
}

/// A game that leaves the loser without a disc says so.
pub fn a_wipeout_is_named(test: &Test<'_>) {
    let text = "reversi 8 othello most : e6f4e3f6g5d6e7f5c5";
    let app = test.app().hurried().waiting(text, LOWEST).open();
    let page = app.see_result().expect_shown("result-score").look();
    let words = "13–0 on the board; with the empty squares 64–0, a wipeout";
    // Each score stands on one line.
    let told = page.text("result-score").replace('\u{2060}', "");
    assert_eq!(told, words);
}

/// A game of Reversi Go is stepped through. With over 70 free points nothing is proved before the score is counted: who
/// is ahead is an estimate, and so is what a turn cost, where playouts suffice for it.
pub fn a_game_of_go_is_looked_at_again(test: &Test<'_>) {
    let text = format!("go 9 7 0 : {SOON_OVER}");
    let app = test.app().hurried().waiting(&text, LOWEST).open();
    app.see_result().press("result-review");
    app.expect_screen("review");
    app.expect_within("the analysis to be done", THOUGHT, |page| {
        page.data("review-analysis", "state") == "done"
    });
    // It has led to the costliest turn.
    app.key(END)
        .expect_data("review-place", "value", "8")
        .expect_data("review-value", "exact", "true");
    for place in ["7", "6", "5"] {
        app.key(LEFT).expect_data("review-place", "value", place);
        app.expect_data("review-value", "exact", "false");
        assert!(app.look().text("review-value").starts_with("Estimate"));
    }
    // Own turns come first.
    app.press("review-worst")
        .expect_data("review-worth", "exact", "false")
        .press("back")
        .expect_shown("result-sheet");
}
