//! The second, seventh, tenth and thirtieth day of somebody who plays: what a day ends with, what the week counts, and
//! how somebody is met who comes back.

use rsg_engine::Color::Black;
use rsg_game::progress::puzzles::{PuzzleKey, Try};
use rsg_game::progress::{
    ByPlayer, CalendarDay, Ending, Help, MatchRecord, Opponent, Outcome, Played, Profile, Rules,
    Score, TodayStrength,
};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::play::games::{LOWEST, for_the_day};

/// A Monday, on which the player has begun. It is the first day in all scenarios.
pub const FIRST_DAY: &str = "2026-11-23";

/// The stones that the player captured in each of the games below.
const CAPTURED: u8 = 2;

fn day(text: &str) -> CalendarDay {
    CalendarDay::parse(text).expect("a day of the calendar")
}

/// Books a win at Today's game on `count` days, from `first` on.
pub fn win_days(profile: &mut Profile, first: &str, count: u32) {
    for later in 0..count {
        win_day(profile, day(first).plus(later).expect("a day"));
    }
}

fn win_day(profile: &mut Profile, day: CalendarDay) {
    let score = |total, captured| Score { total, captured };
    let strength = TodayStrength::One;
    let won = MatchRecord {
        id: profile.next_match_id(),
        date: day.date(),
        rules: Rules::Star,
        opponent: Opponent::Today { day, strength },
        color: Black,
        help: Help::default(),
        played: Some(Played::Single(ByPlayer {
            one: score(24, CAPTURED),
            two: score(13, 1),
        })),
        outcome: Outcome::Won,
        ending: Ending::Played,
        message: None,
    };
    assert!(profile.book(won), "the win is booked");
}

/// Solves a day's puzzle.
pub fn solve_day(profile: &mut Profile, text: &str) {
    let key = PuzzleKey::Day(day(text));
    profile.puzzles.note(key, Try::Right, 1100);
}

impl App<'_> {
    /// A number at an element of the week's page.
    fn expect_figure(&self, name: &str, figure: &str) -> &Self {
        let what = format!("{name} to be {figure}");
        let script = format!(
            "return document.querySelector('[data-result={name}] [data-value]')?.dataset.value"
        );
        self.expect_found(&what, &script, |seen| seen == figure)
    }

    /// The number of days that are shown in the row on Today.
    fn marks(&self) -> u64 {
        let marks = self.script("return document.querySelectorAll('.week-day').length");
        marks.as_u64().expect("a number")
    }
}

/// Day 2: easy puzzles are suggested beside the day's. A day that is done says whose stones the player has tomorrow and
/// against which par, and shows no more of its board than a blur.
pub fn day_2_ends_with_a_look_at_tomorrow(test: &Test<'_>) {
    test.forge_profile(|profile, _| win_days(profile, FIRST_DAY, 1));
    let app = test.app().today("2026-11-24").hurried().open();
    app.expect_data("home-week-count", "value", "1");
    assert_eq!(app.look().text("home-week-count"), "1 of 7 this week");
    assert_eq!(app.marks(), 7);
    assert!(!app.look().shows("today-tomorrow"), "nothing is done yet");
    app.press("home-easy-puzzle").expect_screen("puzzle");
    app.back_home().visit("puzzles").expect_shown("puzzle-easy");
    app.back_home().restart_after("2026-11-24", |profile| {
        win_day(profile, day("2026-11-24"));
        solve_day(profile, "2026-11-24");
    });
    app.expect_shown("today-done");
    // The console says: `rsg days --from 2026-11-25` has Black to move and a par of 9.
    app.expect_data("today-tomorrow", "side", "black")
        .expect_data("today-tomorrow", "par", "9");
    let words = app.look().text("today-tomorrow").to_owned();
    assert_eq!(words, "Tomorrow: Black, par 9");
    let board = app.script(
        "const board = document.querySelector('.tomorrow-board');
         const blur = getComputedStyle(board.querySelector('svg')).filter;
         return `${board.ariaHidden} ${blur}`;",
    );
    assert_eq!(board, "true blur(6px)");
    app.expect_data("home-week-count", "value", "2");
}

/// The day's puzzle is the same for everybody, and is called hard where it is of the third or fourth grade.
pub fn a_hard_puzzle_is_called_hard(test: &Test<'_>) {
    let app = test.app().today(FIRST_DAY).hurried().open();
    let mut seen = [false; 2];
    for date in ["2026-11-23", "2026-11-24", "2026-11-28", "2026-11-29"] {
        app.restart_on(date).visit("puzzles");
        app.expect_shown("puzzle-today");
        let dots = "return document.querySelectorAll('.puzzle-day [data-filled=true]').length";
        app.expect_found("the grade", dots, |dots| dots.as_u64() > Some(0));
        let is_hard = app.script(dots).as_u64() > Some(2);
        assert_eq!(app.look().shows("puzzle-hard"), is_hard, "{date}");
        app.back_home();
        assert_eq!(app.look().shows("home-puzzle-hard"), is_hard, "{date}");
        seen[usize::from(is_hard)] = true;
    }
    assert_eq!(seen, [true, true], "easy ones and hard ones are met");
}

/// Day 7: the row of seven has its moment, and on Sunday the week is looked back on.
pub fn day_7_has_its_moment_and_its_week(test: &Test<'_>) {
    test.forge_profile(|profile, _| win_days(profile, FIRST_DAY, 6));
    let app = test
        .app()
        .today("2026-11-29")
        .hurried()
        .nearly_over(for_the_day("2026-11-29"), Black, Aim::Win)
        .open();
    app.continue_game().win();
    app.expect_shown("celebration")
        .expect_data("result-progress", "kind", "day");
    let words = app.look().text("result-progress").to_owned();
    assert!(words.contains("7 days in a row"), "{words}");
    let stones = app.script("return document.querySelectorAll('.seven-stone').length");
    assert_eq!(stones, 7);
    app.press("result-close").expect_screen("calendar");
    app.back_home().press("home-week").expect_screen("week");
    app.expect_data("week-cleared", "value", "7")
        .expect_data("week-bests", "week", "7")
        .expect_figure("games", "7")
        .expect_figure("won", "7");
    app.expect_shown("week-best");
    // No mistake was practised.
    let mistakes = app.script("return !!document.querySelector('[data-result=mistakes]')");
    assert_eq!(mistakes, false);
    app.press("back").expect_screen("home");
}

/// Day 10: the first week is over, nothing easy is suggested any more, and the week before is found in the calendar.
pub fn day_10_finds_the_week_in_the_calendar(test: &Test<'_>) {
    test.forge_profile(|profile, _| win_days(profile, FIRST_DAY, 9));
    let app = test.app().today("2026-12-02").hurried().open();
    app.expect_data("home-week-count", "value", "2");
    let page = app.look();
    assert!(!page.shows("home-easy-puzzle") && !page.shows("home-week"));
    app.visit("calendar")
        .press("calendar-week")
        .expect_screen("week");
    app.expect_data("week-cleared", "value", "7")
        .expect_data("week-bests", "row", "9")
        .expect_figure("games", "7")
        .expect_figure("captured", "14");
    // Their games are not kept here.
    assert!(!app.look().shows("week-best"));
    app.press("back").back_home().visit("records");
    let script = "return document.querySelector('.records-streaks').innerText";
    app.expect_found("the best week", script, |words| {
        let words = words.as_str().unwrap_or_default();
        words.contains("Days this week") && words.contains("best 7")
    });
}

/// Two days are missing in a row of days: both are named, and the first of them is begun.
pub fn a_row_is_mended_from_its_first_missing_day(test: &Test<'_>) {
    test.forge_profile(|profile, _| win_days(profile, FIRST_DAY, 3));
    let app = test.app().today("2026-11-28").hurried().open();
    let words = app.look().text("home-mend").to_owned();
    assert!(
        words.contains("26") && words.contains("27 November"),
        "it says: {words}"
    );
    app.press("home-mend").expect_screen("setup");
    let setup = app.script("return document.querySelector('[data-screen=setup]').innerText");
    let setup = setup.as_str().unwrap_or_default();
    assert!(setup.contains("26 November"), "it says: {setup}");
}

/// Day 30, after a long time away: a greeting, an easy puzzle first, the unfinished games in one line, and no row of
/// days that were missed. With the first puzzle all is as usual.
pub fn day_30_greets_without_reproach(test: &Test<'_>) {
    test.forge_profile(|profile, _| win_days(profile, FIRST_DAY, 6));
    let text = "reversi 8 othello most : e6f4e3f6";
    let app = test
        .app()
        .today("2026-12-22")
        .hurried()
        .waiting(text, LOWEST)
        .open();
    app.expect_data("home-back", "best", "6");
    let words = app.look().text("home-back").to_owned();
    assert!(
        words.contains("Good to see you. Best row: 6"),
        "it says: {words}"
    );
    assert_eq!(app.marks(), 0, "no day is held against the player");
    let page = app.look();
    assert!(!page.shows("waiting-1") && !page.shows("home-mend"));
    assert_eq!(page.text("waiting-more"), "1 unfinished game");
    app.press("home-back-puzzle").expect_screen("puzzle");
    app.back_home().expect_gone("home-back");
    app.expect_shown("waiting-1");
    assert_eq!(app.marks(), 7);
    // Four days later nobody was away yet, five days later somebody was.
    app.restart_after("2026-12-22", |profile| {
        win_day(profile, day("2026-12-22"));
    });
    app.restart_on("2026-12-26");
    assert!(!app.look().shows("home-back"));
    app.restart_on("2026-12-27").expect_shown("home-back");
}
