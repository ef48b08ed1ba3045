//! What is around the page: the program, the window, the phone, and what the app takes of the device.

pub mod latency;
pub mod phone;
pub mod program;
pub mod simulator;
pub mod smoke;
pub mod soak;
pub mod window;

use crate::driver::runner::Scenario;

pub const SCENARIOS: &[Scenario] = scenarios![
    Window: window::it_opens_and_ends,
    Window: window::a_start_that_fails_is_told,
    Window: window::a_game_is_played_and_comes_back,
    Window: window::a_dead_page_comes_back_at_the_same_place,
    Window: window::a_window_that_was_taken_away_comes_back,
    Window: window::a_page_is_not_loaded_again,
    Window: window::a_day_is_played_by_the_tree_alone,
    Program: program::help_explains_every_flag,
    Program: program::a_wrong_command_line_ends_with_2_and_one_sentence,
    Program: program::an_unwritable_folder_ends_with_2_and_one_sentence,
    Program: program::a_taken_port_ends_with_2_and_writes_nothing,
    Program: program::a_second_program_on_one_folder_ends_with_2_and_writes_nothing,
    Program: program::the_page_is_whole,
    Program: program::foreign_hosts_and_origins_are_turned_away,
    Program: program::only_this_machine_can_connect,
    Program: program::without_a_display_the_browser_preview_starts_by_itself,
    Program: program::being_asked_to_end_ends_it_cleanly,
    Chromium: phone::a_link_opens_the_calendar_at_today,
    Chromium: phone::the_day_is_that_of_the_time_zone,
    Browsers: phone::a_link_that_starts_the_app_is_followed,
    Chromium: phone::a_link_in_a_series_asks_first,
    Browsers: phone::back_closes_goes_up_and_leaves_from_home,
    Browsers: phone::nothing_lies_below_the_phones_own_bars,
    Chromium: phone::a_keyboard_covers_no_field,
    Browsers: phone::a_very_long_text_can_be_pasted,
    Chromium: phone::the_page_uses_what_the_phone_lends_it,
    Chromium: phone::an_iphones_letters_are_the_pages,
    Web: phone::an_iphones_letters_are_the_pages,
    Chromium: phone::a_dark_start_asks_for_light_letters_alone,
    Chromium: phone::a_field_offers_to_paste,
    Chromium: phone::a_phone_is_given_the_open_days,
    Chromium: phone::a_row_of_days_is_offered_a_reminder,
];
