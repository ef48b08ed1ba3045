//! Promises that are attacked: sudden ends, hostile input, two tabs, a monkey.

pub mod hostile;
pub mod killed;
pub mod monkey;
pub mod resilience;

use crate::driver::runner::Scenario;

pub const SCENARIOS: &[Scenario] = scenarios![
    Chromium: killed::sudden_deaths_lose_nothing,
    Browsers: hostile::two_fingers_place_one_stone,
    Browsers: hostile::half_a_letter_is_answered,
    Browsers: hostile::an_exported_file_is_imported,
    Browsers: hostile::what_another_app_sends_is_asked_about,
    Chromium: hostile::sounds_leave_nothing_in_the_page,
    Chromium: hostile::what_could_not_be_saved_is_made_up_for,
    Chromium: hostile::a_folder_that_was_taken_over_is_told_before_a_stone_is_drawn,
    Chromium: hostile::too_many_are_turned_away,
    Chromium: hostile::a_nonsensical_answer_ends_no_page,
    Browsers: monkey::a_monkey_never_leaves_the_rules,
    Browsers: resilience::the_newest_tab_takes_over,
    Browsers: resilience::a_lost_connection_is_told_and_mended,
    Browsers: resilience::a_panic_takes_back_one_step,
    Chromium: resilience::a_killed_or_frozen_tab_is_taken_over,
    Chromium: resilience::five_hundred_random_touches_break_nothing,
    Web: resilience::the_newest_tab_takes_over,
    Web: killed::sudden_deaths_lose_nothing,
    WebKitPage: hostile::an_exported_file_is_imported,
    Web: hostile::an_exported_file_is_imported,
];
