//! The whole app, driven from outside: what a player, a script and a maintainer rely on.
//!
//! A scenario reads like play and names its stage: the program alone, the browser preview in Chromium and WebKitGTK, or
//! the real window. `cargo xtask test --only e2e` installs what they need and runs them; a failure leaves the page's
//! picture and text and the app's log in `target/e2e/NAME/`.
//!
//! `driver` is the harness. The scenarios stand in five rooms, each with its list in `mod.rs`: `play` (games, lessons,
//! puzzles, Review), `screens` (what a player looks at, keeps and shares), `web` (the web page), `device` (program,
//! window, phone), `promises` (attacks).
#![allow(clippy::disallowed_methods, reason = "a test")]

/// A list of scenarios: each has its stage, and its path within its room as its name.
macro_rules! scenarios {
    ($($stage:ident: $module:ident::$name:ident,)*) => {
        &[$(crate::driver::runner::Scenario {
            name: concat!(stringify!($module), "::", stringify!($name)),
            stage: crate::driver::runner::Stage::$stage,
            play: $module::$name,
        }),*]
    };
}

mod device;
mod driver;
mod play;
mod promises;
mod screens;
mod web;

#[path = "../../engine/tests/support/reference.rs"]
#[allow(dead_code, reason = "the engine's tests use the rest")]
mod reference;

#[path = "../../xtask/src/web/sha256.rs"]
mod sha256;

use device::{latency, phone, simulator, smoke, soak};
use driver::runner::{self, Scenario};
use play::{classics, reversi_go, review, star, tutorial};
use promises::hostile;
use screens::{every_stop, gallery, progress, settings, sharing};
use std::process::ExitCode;
use web::{
    damaged, database, first_picture, first_seconds, newcomer, opening, page, parts, sounds,
};

/// Every scenario, by room. The walk through every screen comes first and takes minutes, and the last ones are short,
/// so that no worker is left alone with a long one at the end.
const ROOMS: [&[Scenario]; 5] = [
    screens::SCENARIOS,
    promises::SCENARIOS,
    web::SCENARIOS,
    play::SCENARIOS,
    device::SCENARIOS,
];

/// The scenarios of `cargo xtask test --mobile`: some of them in the oldest Chromium that the app runs in, where the
/// preview is played as Android's webview shows it, and the web page as its own browser does.
const WEBVIEW: &[Scenario] = scenarios![
    Chromium: every_stop::in_the_largest_text_of_an_iphone,
    OldChromium: every_stop::in_twice_the_text,
    OldChromium: star::a_fresh_start_shows_a_home_that_can_be_used,
    OldChromium: tutorial::it_is_learned_by_what_it_says_and_marks,
    OldChromium: star::a_call_in_black,
    OldChromium: review::a_pasted_game_teaches_something,
    OldChromium: classics::a_whole_game_of_six_against_level_one,
    OldChromium: reversi_go::small_points_are_aimed_at_first,
    OldChromium: settings::looks_are_kept,
    OldChromium: progress::progress_is_exported_erased_and_imported,
    OldChromium: hostile::an_exported_file_is_imported,
    OldChromium: hostile::two_fingers_place_one_stone,
    OldChromium: sharing::a_result_is_shared_as_a_picture,
    OldChromium: phone::nothing_lies_below_the_phones_own_bars,
    OldChromium: phone::the_page_uses_what_the_phone_lends_it,
    OldChromium: phone::a_dark_start_asks_for_light_letters_alone,
    OldChromium: phone::a_field_offers_to_paste,
    OldPage: star::a_fresh_start_shows_a_home_that_can_be_used,
    OldPage: tutorial::it_is_learned_by_what_it_says_and_marks,
    OldPage: star::a_whole_game_against_level_one,
    OldPage: star::a_call_in_white,
    OldPage: star::a_reload_changes_nothing,
    OldPage: review::a_pasted_game_teaches_something,
    OldPage: classics::a_whole_game_of_six_against_level_one,
    OldPage: reversi_go::small_points_are_aimed_at_first,
    OldPage: settings::looks_are_kept,
    OldPage: hostile::an_exported_file_is_imported,
    OldPage: database::saves_need_no_other_connection,
    OldPage: sharing::a_result_is_shared_as_a_picture,
    OldPage: opening::a_plain_host_sends_what_is_packed,
    OldPage: first_seconds::a_newcomers_card_stays_in_place,
    OldPage: first_seconds::a_tap_on_the_first_card_is_kept,
    OldPage: parts::a_newcomer_is_let_in_by_the_first_part,
    OldPage: parts::a_thousand_touches_wait,
    OldPage: parts::half_a_second_part_is_tried_again,
    OldPage: parts::a_second_part_that_is_gone_is_told,
    OldPage: parts::back_and_links_wait_for_the_second_part,
    OldPage: parts::the_second_part_gives_way_to_the_first_picture,
    OldPage: parts::a_first_part_that_needs_more_begins_again,
    OldPage: sounds::sound_wakes_and_sleeps,
    OldPage: sounds::endings_have_their_notes,
    OldPage: page::it_opens_without_a_network,
    OldPage: damaged::a_damaged_file_comes_anew,
    OldPage: damaged::damage_without_a_network_is_told,
    OldPage: page::a_walk_stays_within_the_policy,
];

/// The smoke scripts from end to end, against stand-ins for the vendors' tools (`cargo xtask test --mobile`).
const SMOKE: &[Scenario] = scenarios![
    Chromium: smoke::a_healthy_android_app_passes,
    Chromium: smoke::a_faulty_android_app_is_noticed,
    Chromium: simulator::a_healthy_app_passes,
    Chromium: simulator::a_faulty_app_is_noticed,
];

/// Not a test: what `cargo xtask gallery` runs.
const GALLERY: &[Scenario] = scenarios![
    Chromium: gallery::photographs,
    Web: first_seconds::photographs,
];

/// The scenarios of `cargo xtask gallery --webview`.
const OLD_GALLERY: &[Scenario] = scenarios![OldChromium: gallery::photographs,];

/// The scenarios of `cargo xtask gallery --store`.
const STORE: &[Scenario] = scenarios![Chromium: gallery::photographs_for_the_stores,];

/// Not a test either: the scenarios of `cargo xtask bench latency`.
const LATENCY: &[Scenario] = scenarios![
    Browsers: latency::figures,
    Web: latency::figures,
    WebKitPage: latency::figures,
    Chromium: latency::figures_slowed,
    Web: latency::figures_slowed,
];

/// The scenarios of `cargo xtask bench page`.
const PAGE: &[Scenario] = scenarios![Web: first_picture::figures,];

/// The visits of `cargo xtask web --profile`.
const NEWCOMER: &[Scenario] = scenarios![Web: newcomer::what_runs,];

/// Neither: the scenarios of `cargo xtask soak` and `cargo xtask bench idle`.
const SOAK: &[Scenario] = scenarios![Chromium: soak::a_hundred_games_leave_nothing_behind,];
const IDLE: &[Scenario] = scenarios![Chromium: soak::power_at_rest,];

fn main() -> ExitCode {
    if let Some(code) = driver::stand_in::called() {
        return code;
    }
    let chores = [
        ("--webview", WEBVIEW),
        ("--smoke", SMOKE),
        ("--gallery", GALLERY),
        ("--old-gallery", OLD_GALLERY),
        ("--store", STORE),
        ("--latency", LATENCY),
        ("--page", PAGE),
        ("--newcomer", NEWCOMER),
        ("--soak", SOAK),
        ("--idle", IDLE),
    ];
    let asked = |flag: &str| std::env::args().any(|word| word == flag);
    let chore = chores.iter().find(|(flag, _)| asked(flag));
    match chore {
        Some((_, scenarios)) => runner::run(&[*scenarios]),
        None => runner::run(&ROOMS),
    }
}
