//! Texts to read beside the game: the exams, *How to play well*, and Reversi's words.

use serde_json::json;

use crate::driver::runner::Test;
use crate::screens::every_screen::{SHAPES, tags};

/// *What is a Rank-Up Match?* lists the nine exams, the next one marked.
pub fn the_nine_exams_are_listed(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    let places = "return [...document.querySelectorAll('[data-testid=exam-list] li')]\
        .map(row => row.dataset.place).join(' ')";
    let next_is = |number: usize| {
        let place = |index| match index {
            index if index < number => "passed",
            index if index == number => "next",
            _ => "later",
        };
        (1..=9).map(place).collect::<Vec<_>>().join(" ")
    };
    app.visit("rules");
    app.expect_found("Stone to be next", places, |seen| *seen == next_is(1));
    app.press("back").visit("home").forge("dev-rank-9");
    app.visit("rules");
    app.expect_found("Platinum to be next", places, |seen| *seen == next_is(3));
}

/// Each game has its page; a word that is used there leads to its sentence and back.
pub fn words_lead_there_and_back(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("rules");
    for game in ["star", "go", "reversi"] {
        app.press(&format!("rules-{game}"));
        app.press("rules-page-well")
            .expect_shown(&format!("well-{game}"));
        let boards = "return document.querySelectorAll('.well .board').length";
        app.expect_found("three boards", boards, |count| count == 3);
    }
    app.press("term-parity").expect_shown("word-parity");
    app.expect_data("word-parity", "lookedUp", "true");
    app.press("words-back").expect_shown("well-reversi");
    let focused = "return document.activeElement.id";
    app.expect_found("the word again", focused, |id| id == "term-parity");
    app.press("rules-page-words").expect_shown("words");
    app.expect_gone("words-back").press("rules-star");
    app.expect_shown("well-star")
        .expect_gone("rules-page-words");
}

/// A game that is given up before the first own stone costs nothing, and says so.
pub fn giving_up_before_the_first_stone_is_free(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, rsg_engine::Color::Black);
    app.press("quit").expect_screen("home");
    app.expect("the word", |page| page.text("note") == "Nothing counted.");
    app.visit("records").expect_shown("records-empty");
}

/// The developer menu says that it is one, and a clock in a Reverse Match what it may cost.
pub fn small_words_stand_where_they_are_needed(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    let mode = app.look().text("dev-mode").to_owned();
    assert!(mode.starts_with("Developer mode, version "), "{mode}");
    app.visit("setup")
        .choose("setup-clock-3")
        .expect_gone("setup-clock-reverse");
    app.choose("setup-format-reverse")
        .expect_shown("setup-clock-reverse");
    app.choose("setup-clock-0")
        .expect_gone("setup-clock-reverse");
}

/// All rules of Reversi in their table, with its heading, are seen at once on a small phone, below the bar, in every
/// language.
pub fn a_table_of_rules_fits_a_small_phone(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("rules").choose("rules-reversi");
    let room = "const height = element => document.querySelector(element).getBoundingClientRect().height; \
                return innerHeight - height('.bar') - height('section:has(> [data-testid=rules-table])');";
    for language in tags() {
        app.speak(language).reshape("light", SHAPES[1]);
        let left = app.script(room).as_f64();
        assert!(
            left.is_some_and(|left| 0.0 <= left),
            "{language}: {left:?} px are left"
        );
    }
}

/// The lower edge of an element, the height that is free for it, and the distance that its page is scrolled by.
const IN_SIGHT: &str = "
const element = document.querySelector(`[data-testid=\"${arguments[0]}\"]`);
const tabs = document.querySelector('.tabs');
const scrolled = Math.max(...[...document.querySelectorAll('.screen, .place-page')].map(page => page.scrollTop));
const room = tabs ? tabs.getBoundingClientRect().top : innerHeight;
return [Math.round(element.getBoundingClientRect().bottom - room), Math.round(scrolled)];
";

/// On a small phone everything that a game, an exam or the day's puzzle needs to begin stands in sight, without a
/// scroll.
pub fn beginnings_need_no_scroll(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.reshape("light", SHAPES[1]);
    let in_sight = |what: &str, id: &str| {
        app.expect_shown(id);
        let seen = app.script_with(IN_SIGHT, &[json!(id)]);
        let below = seen[0].as_i64();
        assert!(
            below.is_some_and(|below| below <= 0) && seen[1] == 0,
            "{what}: {id} is {below:?} px below the page, which is scrolled by {}",
            seen[1]
        );
    };
    app.visit("puzzles");
    in_sight("puzzles", "puzzle-today");
    in_sight("puzzles", "puzzle-practice");
    for game in ["star", "reversi", "go"] {
        app.set_up(game);
        for mode in ["cpu", "practice", "two", "message"] {
            app.choose(&format!("setup-mode-{mode}"));
            in_sight(&format!("{game}, {mode}"), "setup-start");
        }
        app.choose("setup-mode-cpu").press("back");
    }
    app.visit("home").forge("dev-rank-3").visit("rankup");
    in_sight("an exam", "rankup-start");
}
