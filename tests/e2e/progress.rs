//! What playing earns, and that nobody gets it twice or loses it: days, trophies, ranks, Rank-Up series, records, and
//! carrying it all to another phone.

use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::app::Color::{Black, White};
use crate::driver::player::{Style, play_one, play_some, play_to_the_end};
use crate::driver::runner::Test;
use crate::driver::steps::result_of;
use crate::driver::wait::{SOON, wait_for};

impl App<'_> {
    /// From Home: a game against Lv.1 for this day.
    #[track_caller]
    fn start_day(&self, day: &str) -> &Self {
        self.press("home-daily")
            .expect_screen("calendar")
            .press(&format!("day-{day}"))
            .expect_screen("setup")
            .choose("setup-level-1")
            .choose("setup-color-black")
            .choose("setup-format-single")
            .press("setup-start")
            .expect_screen("play")
    }

    /// What a day of the calendar shows.
    #[track_caller]
    fn expect_day(&self, day: &str, state: &str) -> &Self {
        let id = format!("day-{day}");
        self.expect(&format!("{day} to be {state}"), |page| {
            page.data(&id, "day") == state
        })
    }

    /// From Home, with a player one rank below the Stone exam: into its series.
    #[track_caller]
    pub fn start_stone_series(&self) -> &Self {
        self.press("home-rankup").expect_screen("rankup");
        self.press("rankup-start").expect_screen("setup");
        self.choose("setup-color-black")
            .press("setup-start")
            .expect_screen("play")
    }

    /// Uses the developer menu, which stands on Home, and waits until Home tells of what it did.
    #[track_caller]
    pub fn forge(&self, id: &str) -> &Self {
        self.expect_screen("home");
        let home = || self.script("return document.querySelector('[data-screen]').innerText");
        let before = home();
        self.press(id);
        wait_for("Home to change", SOON, || {
            if home() == before {
                Err(before.to_string())
            } else {
                Ok(())
            }
        });
        self
    }

    /// Waits for the sentence that says why a text cannot be imported.
    #[track_caller]
    fn expect_refused_import(&self) -> &Self {
        let script = "return document.getElementById('import-fault')?.innerText ?? ''";
        wait_for("a sentence about the text", SOON, || {
            match self.script(script) {
                Value::String(sentence) if !sentence.is_empty() => Ok(()),
                other => Err(other.to_string()),
            }
        });
        self.expect_gone("import-dialog")
    }

    /// A figure of a row of Records.
    #[track_caller]
    fn expect_record(&self, row: u8, result: &str, figure: u32) -> &Self {
        let selector = format!("[data-testid=\"record-row-{row}\"] [data-result=\"{result}\"]");
        let script = "return document.querySelector(arguments[0])?.dataset.value ?? 'nothing'";
        wait_for(&format!("row {row}, {result}"), SOON, || {
            match self.browser().session.run(script, &[json!(selector)])? {
                seen if seen == json!(figure.to_string()) => Ok(()),
                seen => Err(seen.to_string()),
            }
        });
        self
    }

    /// The name of the rank on the ladder of Ranks.
    #[track_caller]
    fn expect_rank(&self, number: u8) -> &Self {
        self.press("home-ranks").expect_screen("ranks");
        let id = format!("rank-row-{number}");
        self.expect(
            &format!("rank {number} to be where the player stands"),
            |page| page.data(&id, "state") == "current",
        );
        self.press("back").expect_screen("home")
    }
}

/// Today, won: the day turns green and stays green.
pub fn a_won_day_turns_green(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_day("2026-11-21");
    play_to_the_end(&app, Style::Careful);
    assert_eq!(result_of(&app.look()), "you");
    app.expect_shown("celebration");
    app.press("result-close")
        .expect_screen("calendar")
        .expect_day("2026-11-21", "cleared");
    app.restart()
        .press("home-daily")
        .expect_day("2026-11-21", "cleared");
    assert_eq!(app.look().data("day-2026-11-21", "today"), "true");
    app.press("back")
        .expect_screen("home")
        .press("home-records")
        .expect_screen("records");
    app.expect_record(1, "won", 1).expect_record(1, "lost", 0);
}

/// Lost: it stays open.
pub fn a_lost_day_stays_open(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_day("2026-11-20");
    play_to_the_end(&app, Style::Careless);
    assert_eq!(result_of(&app.look()), "cpu");
    app.press("result-close")
        .expect_screen("calendar")
        .expect_day("2026-11-20", "open");
    app.press("back")
        .expect_screen("home")
        .press("home-records")
        .expect_screen("records");
    app.expect_record(1, "won", 0).expect_record(1, "lost", 1);
}

/// Days to come cannot be played, the calendar begins in January 2026, and months are a tap apart.
pub fn the_calendar_knows_its_limits(test: &Test<'_>) {
    let app = test.app().today("2026-02-27").open();
    app.press("home-daily").expect_screen("calendar");
    let page = app.look();
    assert_eq!(page.data("day-2026-02-28", "day"), "future");
    assert!(!page.enabled("day-2026-02-28"));
    assert!(page.enabled("day-2026-02-27") && page.enabled("day-2026-02-01"));
    assert!(
        !page.ids().any(|id| id == "day-2026-02-29"),
        "2026 is no leap year"
    );
    app.press("month-prev").expect_shown("day-2026-01-31");
    assert!(
        !app.look().enabled("month-prev"),
        "nothing was before January 2026"
    );
    app.press("month-next")
        .expect_shown("day-2026-02-01")
        .expect_gone("day-2026-01-31");
}

/// The last day of a month brings its trophy, once.
pub fn a_whole_month_earns_its_trophy_once(test: &Test<'_>) {
    let app = test.app().today("2026-11-29").dev().open();
    app.hurry()
        .forge("dev-clear-month")
        .restart_on("2026-11-30");
    app.start_day("2026-11-30");
    play_to_the_end(&app, Style::Careful);
    assert_eq!(result_of(&app.look()), "you");
    let trophies = |app: &App<'_>| {
        let news = app.script("return [...document.querySelectorAll('[data-testid=celebration] h3')].map(e => e.textContent).join('|')");
        news.as_str()
            .unwrap_or_default()
            .matches("November")
            .count()
    };
    assert_eq!(trophies(&app), 1, "the trophy is celebrated");
    app.press("result-close")
        .expect_screen("calendar")
        .expect_day("2026-11-30", "cleared");
    app.press("back")
        .expect_screen("home")
        .start_day("2026-11-30");
    play_to_the_end(&app, Style::Careful);
    assert_eq!(trophies(&app), 0, "and not a second time");
    app.press("result-close")
        .press("back")
        .expect_screen("home");
    app.press("home-trophies").expect_screen("trophies");
}

/// A whole Stone exam: two wins, and the rank is reached.
pub fn a_stone_exam_is_won(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.hurry().forge("dev-rank-3").start_stone_series();
    app.expect_turn(Black, "you");
    assert!(!app.look().enabled("undo"), "there is no Undo in a series");
    play_to_the_end(&app, Style::Careful);
    assert_eq!(result_of(&app.look()), "you");
    app.press("result-next")
        .expect_gone("result-sheet")
        .expect_turn(White, "you");
    play_to_the_end(&app, Style::Careful);
    assert_eq!(result_of(&app.look()), "you");
    app.expect_shown("celebration").expect_gone("result-next");
    app.press("result-close")
        .expect("another screen", |page| page.screen() != Some("play"));
    app.load().expect_screen("home").expect_rank(4);
}

/// Leaving a series asks whichever way one goes; No changes nothing, Yes books the loss.
pub fn leaving_a_series_asks_and_fails_it(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.hurry().forge("dev-rank-3").start_stone_series();
    play_some(&app, Style::Careful, 2);
    app.expect("the player's turn", |page| page.awaits_a_person());
    let before = app.look().position();
    for way in ["quit", "back"] {
        app.press(way).expect_shown("leave-series-dialog");
        app.press("leave-cancel").expect_gone("leave-series-dialog");
        app.expect("the same position", |page| page.position() == before);
    }
    app.go_back().expect_shown("leave-series-dialog");
    app.press("leave-cancel").expect_gone("leave-series-dialog");
    app.expect("the same position", |page| page.position() == before);
    app.go_back()
        .expect_shown("leave-series-dialog")
        .press("leave-confirm");
    app.expect("another screen", |page| {
        page.screen().is_some_and(|screen| screen != "play")
    });
    app.load()
        .expect_screen("home")
        .press("home-records")
        .expect_screen("records");
    app.expect_record(1, "lost", 1);
    app.press("back").expect_screen("home").expect_rank(3);
}

/// Between two games of a series, leaving asks as well.
pub fn leaving_between_two_games_asks(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.hurry().forge("dev-rank-3").start_stone_series();
    play_to_the_end(&app, Style::Careful);
    app.press("result-close")
        .expect_shown("leave-series-dialog");
    app.press("leave-cancel")
        .expect_gone("leave-series-dialog")
        .expect_shown("result-next");
    app.press("result-close")
        .expect_shown("leave-series-dialog")
        .press("leave-confirm");
    app.expect("another screen", |page| {
        page.screen().is_some_and(|screen| screen != "play")
    });
}

/// Killed in the second game: the series is on the screen again before anything else, at the same position.
pub fn a_series_survives_a_flat_battery(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.hurry().forge("dev-rank-3").start_stone_series();
    play_to_the_end(&app, Style::Careful);
    app.press("result-next").expect_gone("result-sheet");
    play_some(&app, Style::Careful, 3);
    app.expect("the player's turn", |page| page.awaits_a_person());
    let before = app.look().position();
    app.restart().expect_screen("play");
    app.expect("the same position", |page| page.position() == before);
    play_to_the_end(&app, Style::Careful);
    app.expect_shown("celebration");
}

/// Whether there is a file of what an import has replaced.
fn has_copy(app: &App<'_>) -> bool {
    let files = std::fs::read_dir(app.data_folder()).expect("the data folder can be read");
    files.flatten().any(|file| {
        file.file_name()
            .to_string_lossy()
            .starts_with("before-import")
    })
}

/// Progress goes out as text, can be erased, and comes back from the text.
pub fn progress_is_exported_erased_and_imported(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    play_one(&app, Style::Careful);
    app.expect("the player's turn", |page| page.awaits_a_person());
    app.press("quit")
        .press("quit-confirm")
        .expect_screen("home");
    app.press("home-settings")
        .expect_screen("settings")
        .set("settings-name", "Ada");
    app.press("settings-export").expect_shown("export-text");
    let text = app.look().value("export-text").to_owned();
    assert!(100 < text.len(), "an export that is no export: {text}");
    app.press("settings-erase")
        .expect_shown("erase-dialog")
        .press("erase-cancel")
        .expect_gone("erase-dialog");
    app.press("settings-erase")
        .expect_shown("erase-dialog")
        .press("erase-confirm");
    app.expect("to be asked again", |page| {
        page.shows("erase-dialog") || page.shows("erase-again-dialog")
    });
    let again = if app.look().shows("erase-again-dialog") {
        "erase-again-confirm"
    } else {
        "erase-confirm"
    };
    app.press(again)
        .expect_gone("erase-dialog")
        .expect_gone("erase-again-dialog");
    app.load()
        .expect_screen("home")
        .press("home-records")
        .expect_screen("records");
    app.expect_record(1, "lost", 0)
        .press("back")
        .expect_screen("home");
    app.press("home-settings")
        .expect_screen("settings")
        .press("settings-import")
        .set("import-text", "nonsense");
    app.press("import-check").expect_refused_import();
    app.set("import-text", &text)
        .press("import-check")
        .expect_shown("import-dialog");
    assert!(!has_copy(&app), "nothing is put aside before the answer");
    app.press("import-confirm").expect_gone("import-dialog");
    assert!(has_copy(&app), "what was replaced is in no file");
    app.load()
        .expect_screen("home")
        .press("home-records")
        .expect_screen("records");
    app.expect_record(1, "lost", 1);
}
