//! The gains of playing, and that they are booked once and never lost: days, trophies, ranks, Rank-Up series, records,
//! and carrying it all to another phone.

use rsg_engine::Color::{Black, White};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::keys::ENTER;
use crate::driver::prepared::keep_nearly_over;
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::play::games::for_the_day;

impl App<'_> {
    /// On the calendar: a day is `cleared`, `open` or `future`.
    #[track_caller]
    fn expect_day(&self, day: &str, state: &str) -> &Self {
        self.expect_data(&format!("day-{day}"), "day", state)
    }

    /// From the result of a day's game back to the calendar, where the day is `cleared` or `open`.
    #[track_caller]
    fn close_day(&self, day: &str, state: &str) -> &Self {
        self.press("result-close")
            .expect_screen("calendar")
            .expect_day(day, state)
    }

    /// From Home: the first row of Records, which is that of Lv.1, has this figure. Where nothing was played there is
    /// no row.
    #[track_caller]
    pub fn expect_record(&self, result: &str, figure: &str) -> &Self {
        let selector = format!("[data-testid=record-row-1] [data-result={result}]");
        let script = format!(
            "const empty = document.querySelector('[data-testid=records-empty]');
             return document.querySelector('{selector}')?.dataset.value ?? (empty ? '0' : null)"
        );
        let what = format!("{result} to be {figure}");
        self.visit("records")
            .expect_found(&what, &script, |seen| seen == figure)
            .back_home()
    }

    /// Confirms the question about leaving the series.
    #[track_caller]
    fn leave_series(&self) -> &Self {
        self.expect_shown("leave-series-dialog")
            .press("leave-confirm")
            .expect("another screen", |page| {
                page.screen().is_some_and(|screen| screen != "play")
            })
    }
}

/// Today, won: the day turns green and stays green.
pub fn a_won_day_turns_green(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(for_the_day("2026-11-21"), Black, Aim::Win)
        .open();
    app.continue_game().win().expect_shown("celebration");
    app.close_day("2026-11-21", "cleared");
    app.restart().press("home-daily");
    app.expect_day("2026-11-21", "cleared");
    assert_eq!(app.look().data("day-2026-11-21", "today"), "true");
    app.back_home();
    app.expect_record("won", "1").expect_record("lost", "0");
}

/// A Monday: its game is won by somebody who looks three placements ahead.
const EASY_DAY: &str = "2026-11-23";

/// Today's game is one tap, is told against its par with its stars, counts once at a strength and clears the day.
pub fn today_is_played_in_one_tap(test: &Test<'_>) {
    let app = test.app().today(EASY_DAY).hurried().open();
    app.press("today-1")
        .press("home-today")
        .expect_screen("play");
    app.win().expect_shown("result-today");
    let par = |page: &Snapshot| page.text("result-margin").contains("par");
    app.expect("the par beside the margin", par);
    // After three stars the day's puzzle comes next.
    app.press("result-next-step").expect_screen("puzzle");
    app.back_home().visit("calendar");
    app.expect_day(EASY_DAY, "cleared").back_home();
    app.expect_data("home-today", "state", "played");
    let stars = app.look().text("today-1").to_owned();
    assert!(stars.contains("star"), "{stars}");
    app.press("today-max")
        .expect_data("home-today", "state", "open");
    app.visit("records")
        .expect_shown("record-today")
        .back_home();
    // From the calendar, with the day's puzzle; another game at this strength is practice.
    app.visit("calendar")
        .press(&format!("day-{EASY_DAY}"))
        .expect_screen("setup");
    assert!(app.words().contains("already cleared"));
    app.expect_shown("day-puzzle").press("today-1");
    app.expect_data("day-game", "state", "played");
    app.press("day-game")
        .expect_screen("play")
        .play(1)
        .back_home();
    app.expect("the game among those that wait", |page| {
        page.data("waiting-1", "kind") == "today"
    });
}

/// A day that was lost stays open. After a loss the sheet says where the game turned, and leads there.
pub fn a_lost_day_stays_open_and_tells_where_it_turned(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(for_the_day("2026-11-20"), Black, Aim::Lose)
        .open();
    app.continue_game().lose();
    app.expect_shown("result-turning");
    let move_number = app.look().data("result-turning", "value").to_owned();
    app.press("result-turning").expect_screen("review");
    app.expect("the move at which it turned", |page| {
        page.data("review-place", "value") == move_number
    });
    app.back_home().visit("calendar");
    app.expect_day("2026-11-20", "open").back_home();
    app.expect_record("won", "0").expect_record("lost", "1");
}

/// The ladder opens at the player's own row, however far up that is.
pub fn the_ladder_opens_at_ones_own_row(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.forge("dev-rank-22").visit("ranks").settle();
    app.expect_found(
        "the own row in sight",
        "const box = document.querySelector('[data-testid=rank-row-22]').getBoundingClientRect();\
         return 0 <= box.top && box.bottom <= innerHeight;",
        |seen| *seen == true,
    );
}

/// Days to come cannot be played, the calendar begins in January 2026, and months are a tap apart.
pub fn the_calendar_knows_its_limits(test: &Test<'_>) {
    let app = test.app().today("2026-02-27").open();
    let page = app.visit("calendar").look();
    assert_eq!(page.data("day-2026-02-28", "day"), "future");
    assert!(!page.enabled("day-2026-02-28"));
    assert!(page.enabled("day-2026-02-27") && page.enabled("day-2026-02-01"));
    let leap_day = page.ids().any(|id| id == "day-2026-02-29");
    assert!(!leap_day, "2026 is no leap year");
    app.press("month-prev").expect_shown("day-2026-01-31");
    let before = app.look().enabled("month-prev");
    assert!(!before, "nothing was before January 2026");
    app.press("month-next").expect_shown("day-2026-02-01");
    app.expect_gone("day-2026-01-31");
    // February has four weeks, which fill the room of six.
    let hole = app.settle().script(
        "const bottom = selector => document.querySelector(selector).getBoundingClientRect().bottom;
         return Math.round(bottom('.weeks') - bottom('[data-testid=\"day-2026-02-28\"]'));",
    );
    assert!(
        hole.as_i64().is_some_and(|hole| hole < 8),
        "{hole} px are empty"
    );
}

/// The last day of a month brings its trophy, once.
pub fn a_whole_month_earns_its_trophy_once(test: &Test<'_>) {
    let app = test.app().today("2026-11-29").dev().hurried().open();
    app.forge("dev-clear-month");
    let trophies = || {
        let news = "return [...document.querySelectorAll('[data-testid=result-progress] b, .news-others li')]
            .map(e => e.title || e.textContent).join('|')";
        let news = app.script(news);
        let news = news.as_str().unwrap_or_default();
        news.matches("trophy for November").count()
    };
    let day = for_the_day("2026-11-30");
    app.restart_after("2026-11-30", |profile| {
        for _ in 0..2 {
            keep_nearly_over(profile, day.clone(), Black, Aim::Win);
        }
    });
    app.visit("games").press("waiting-1").expect_screen("play");
    app.win();
    assert_eq!(trophies(), 1, "the trophy is celebrated");
    app.close_day("2026-11-30", "cleared").back_home();
    app.visit("games").press("waiting-1").expect_screen("play");
    app.win();
    assert_eq!(trophies(), 0, "and not a second time");
    app.press("result-close").back_home().visit("trophies");
}

/// A whole Stone exam: two wins, and the rank is reached. Killed in its second game, it is on the screen again before
/// anything else, at the same position.
pub fn a_stone_exam_is_won(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    app.start_stone_series().expect_turn(Black, "you");
    assert!(!app.look().enabled("undo"), "there is no Undo in a series");
    app.win().next_game().expect_turn(White, "you");
    let before = app.play(3).position();
    app.restart().expect_screen("play");
    app.expect_position(&before).win();
    app.expect_shown("celebration").expect_gone("result-next");
    app.press("result-close")
        .expect("another screen", |page| page.screen() != Some("play"));
    app.load().expect_screen("home").expect_rank(4);
}

/// A new rank is a scene: its badge turns over until a touch ends that, nothing is said of days beside it, and the
/// opponent that it opens is one touch away.
pub fn a_rank_is_a_scene(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    app.start_stone_series().win().next_game().win();
    app.expect_data("result-progress", "kind", "rank")
        .expect_data("result-opened", "level", "2");
    let page = app.look();
    for id in ["result-day-waits", "result-honour-row", "result-opponent"] {
        assert!(!page.shows(id), "{id}");
    }
    assert!(page.text("result-opened").contains("Sparrow"));
    assert!(page.text("result-next-step").contains("Sparrow"));
    let badges = "return ['before', 'now'].map(one => document.querySelectorAll(`.rank-${one} .badge`).length).join()";
    assert_eq!(app.script(badges), "1,1", "the old one and the new one");
    assert_eq!(page.data("celebration", "skipped"), "false");
    app.press("celebration")
        .expect_data("celebration", "skipped", "true");
    app.press("result-next-step").expect_screen("play");
    assert_eq!(app.look().text("level"), "Lv.2");
}

/// Leaving a series asks whichever way one goes, between two of its games too; No changes nothing, Yes books the loss.
pub fn leaving_a_series_asks_and_fails_it(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    app.start_stone_series();
    app.play_to_the_end(Aim::Win).press("result-close");
    app.stay_in_series().expect_shown("result-next");
    app.press("result-close").leave_series();
    app.load().expect_screen("home").begin_stone_series();
    let before = app.play(2).position();
    for way in ["quit", "back"] {
        app.press(way).stay_in_series().expect_position(&before);
    }
    app.go_back().stay_in_series().expect_position(&before);
    app.go_back().leave_series();
    app.load().expect_screen("home");
    app.expect_record("lost", "1").expect_rank(3);
}

/// Returns true if there is a file with the progress that an import has replaced.
fn has_copy(app: &App<'_>) -> bool {
    let files = std::fs::read_dir(app.data_folder()).expect("the data folder can be read");
    let mut names = files.flatten().map(|file| file.file_name());
    names.any(|name| name.to_string_lossy().starts_with("before-import"))
}

/// Progress goes out as text, can be erased, and comes back from the text.
pub fn progress_is_exported_erased_and_imported(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).play(1).quit();
    app.visit("settings").set("settings-name", "Ada");
    app.press("settings-export").expect_shown("export-text");
    let text = app.look().value("export-text").to_owned();
    assert!(100 < text.len(), "an export that is no export: {text}");
    erase(&app);
    app.load().expect_screen("home").expect_record("lost", "0");
    app.visit("settings").press("settings-import");
    app.set("import-text", "nonsense").expect_refused_import();
    app.set("import-text", &text).press("import-check");
    app.expect_shown("import-dialog");
    assert!(!has_copy(&app), "nothing is put aside before the answer");
    app.press("import-confirm").expect_gone("import-dialog");
    assert!(has_copy(&app), "what was replaced is in no file");
    app.load().expect_screen("home").expect_record("lost", "1");
}

/// In Settings: declines to erase everything, then does it.
#[track_caller]
fn erase(app: &App<'_>) {
    app.press("settings-erase").expect_shown("erase-dialog");
    app.press("erase-cancel").expect_gone("erase-dialog");
    app.press("settings-erase").expect_shown("erase-dialog");
    app.hold_until_gone("erase-confirm")
        .expect_gone("erase-dialog");
}

/// A finger that taps twice where it should tap once, anywhere on the way to erasing everything, erases nothing.
pub fn no_double_tap_erases(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).play(1).quit();
    app.visit("settings");
    app.press_twice("settings-erase").settle();
    if !app.look().shows("erase-dialog") {
        app.press("settings-erase").expect_shown("erase-dialog");
    }
    for _ in 0..4 {
        app.press_twice("erase-confirm")
            .expect_shown("erase-dialog");
    }
    app.hold("erase-confirm", 300).expect_shown("erase-dialog");
    app.press("erase-cancel").expect_gone("erase-dialog");
    app.back_home().expect_record("lost", "1");
}

/// Erased progress is taken back, and the progress since then is in a file. Whoever cannot hold erases all the same,
/// and a keyboard is enough.
pub fn what_was_erased_is_taken_back(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).play(1).quit();
    app.visit("settings").press("settings-erase");
    app.press("erase-export").expect_shown("export-text");
    assert!(100 < app.look().value("export-text").len());
    app.press("settings-erase").press("erase-agree");
    // A browser turns the switch before the app has heard of it. Until then the button in this place is the one to be
    // held.
    app.touch("[data-testid=erase-confirm]:not([data-hold])");
    app.expect_gone("erase-dialog");
    app.expect_screen("home").expect_record("lost", "0");
    app.restart().visit("settings").press("settings-undo-erase");
    app.expect_shown("import-dialog").press("import-cancel");
    app.expect_gone("import-dialog")
        .press("settings-undo-erase");
    app.press("import-confirm").expect_screen("home");
    app.expect_record("lost", "1").visit("settings");
    app.expect_gone("settings-undo-erase");
    assert!(has_copy(&app), "what was replaced is in no file");

    app.press("settings-erase").expect_enabled("erase-confirm");
    app.script("document.querySelector('[data-testid=erase-confirm]').focus(); return null");
    app.key_until_gone(ENTER, "erase-dialog");
    app.expect_screen("home").expect_record("lost", "0");
}

/// An import does not let a game that is being lost disappear.
pub fn an_import_books_the_unfinished_game(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").press("settings-export");
    app.expect_shown("export-text");
    let text = app.look().value("export-text").to_owned();
    app.back_home().start_against_cpu(1, Black).play(2);
    app.press("back").expect_shown("waiting-1");
    app.visit("settings").press("settings-import");
    app.set("import-text", &text).press("import-check");
    app.expect("to be told of the loss", |page| {
        page.text("import-dialog").contains("counts as a loss")
    });
    app.press("import-confirm").expect_screen("home");
    app.expect_gone("waiting-1").expect_record("lost", "1");
}
