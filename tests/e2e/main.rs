//! The whole app, driven from outside: what a player, a script and a maintainer rely on.
//!
//! A scenario reads like play and names its stage: the program alone, the browser preview in Chromium and WebKitGTK, or
//! the real window. `cargo xtask test --only e2e` installs what they need and runs them; a failure leaves the page's
//! picture and text and the app's log in `target/e2e/NAME/`.
#![allow(clippy::disallowed_methods, reason = "a test")]

mod axe;
mod board_shapes;
mod breakdown;
mod calls;
mod classics;
mod copying;
mod damaged;
mod database;
mod driver;
mod ending;
mod every_screen;
mod every_stop;
mod first_game;
mod first_picture;
mod first_seconds;
mod gallery;
mod games;
mod hostile;
mod kept_games;
mod keyboard;
mod killed;
mod latency;
mod layout;
mod messages;
mod monkey;
mod opening;
mod order;
mod page_frame;
mod phone;
mod play;
mod practice;
mod program;
mod progress;
mod puzzles;
mod reading;
mod resilience;
mod reversi_go;
mod review;
mod same_answers;
mod settings;
mod sharing;
mod simulator;
mod smoke;
mod soak;
mod steady;
mod system_preferences;
mod tutorial;
mod two_people;
mod web;
mod window;

#[path = "../../engine/tests/support/reference.rs"]
#[allow(dead_code, reason = "the engine's tests use the rest")]
mod reference;

#[path = "../../xtask/src/web/sha256.rs"]
#[allow(unused_imports, reason = "its own tests run in xtask")]
mod sha256;

use driver::runner::{self, Scenario, Stage};
use std::process::ExitCode;

/// A row of the list: the scenario's path is its name.
macro_rules! scenarios {
    ($($stage:ident: $module:ident::$name:ident,)*) => {
        &[$(Scenario {
            name: concat!(stringify!($module), "::", stringify!($name)),
            stage: Stage::$stage,
            play: $module::$name,
        }),*]
    };
}

/// Every scenario, those that take minutes first, so that no worker is left alone with one at the end.
const SCENARIOS: &[Scenario] = scenarios![
    Chromium: every_stop::experienced,
    Chromium: every_stop::boards,
    Chromium: every_stop::classics,
    Chromium: every_stop::puzzles,
    Chromium: every_stop::by_message,
    Chromium: every_stop::reversi_go,
    Chromium: every_stop::a_new_player,
    Chromium: every_stop::practice,
    Chromium: axe::every_corner_satisfies_axe,
    Chromium: killed::sudden_deaths_lose_nothing,
    Chromium: review::a_finished_game_is_reviewed_from_its_result,
    Chromium: puzzles::todays_puzzle_is_failed_and_solved,
    Browsers: puzzles::a_puzzle_is_solved_by_keyboard_alone,
    Chromium: puzzles::a_run_goes_to_its_end,
    Chromium: puzzles::practice_shows_the_solution_and_goes_on,
    Chromium: puzzles::mistakes_of_a_reviewed_game_come_back_until_they_are_right,
    Chromium: puzzles::a_solved_puzzle_is_shared,
    Chromium: messages::a_game_goes_to_and_fro_by_its_texts,
    Browsers: messages::links_and_shared_texts_lead_to_the_game,
    Chromium: messages::lost_damaged_and_forged_messages_harm_nothing,
    Chromium: messages::reversi_go_is_agreed_upon_by_texts,
    Chromium: messages::reversi_is_played_by_texts,
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
    Browsers: play::a_whole_game_against_level_one,
    Chromium: play::as_white_the_cpu_opens,
    Chromium: play::a_name_is_not_broken,
    Chromium: two_people::undo_is_asked_of_the_other_one,
    Chromium: two_people::who_sits_opposite_reads_from_the_other_side,
    Chromium: two_people::names_are_called_and_results_kept_by_game,
    Chromium: two_people::two_people_are_remembered,
    Browsers: play::a_call_in_black,
    Chromium: play::a_call_in_white,
    Chromium: play::a_blocked_cell_explains_itself,
    Chromium: play::one_blocked_call_is_disabled,
    Chromium: play::an_exception_can_be_played,
    Chromium: play::a_pass_is_announced,
    Chromium: play::a_capture_counts,
    Chromium: play::undo_works_once,
    Chromium: play::a_hint_is_given_and_costs_the_day,
    Chromium: play::quitting_early_is_free,
    Chromium: play::quitting_later_asks_and_loses,
    Browsers: play::a_paused_game_waits_on_home,
    Chromium: play::several_games_wait,
    Chromium: play::a_flat_battery_loses_nothing,
    Browsers: play::a_reload_changes_nothing,
    Chromium: play::two_people_hand_over,
    Chromium: play::a_reverse_match_has_two_games,
    Chromium: play::again_starts_another,
    Chromium: practice::a_placement_is_judged_taken_back_and_placed_again,
    Chromium: practice::a_whole_practice_counts_for_nothing,
    Chromium: practice::reversi_has_a_teacher,
    Chromium: practice::reversi_go_has_a_teacher,
    Chromium: progress::a_won_day_turns_green,
    Chromium: progress::today_is_played_in_one_tap,
    Chromium: progress::a_lost_game_tells_where_it_turned,
    Chromium: progress::an_ordinary_win_clears_today,
    Browsers: progress::the_ladder_opens_at_ones_own_row,
    Chromium: progress::a_lost_day_stays_open,
    Chromium: progress::the_calendar_knows_its_limits,
    Chromium: progress::a_whole_month_earns_its_trophy_once,
    Chromium: progress::a_stone_exam_is_won,
    Browsers: progress::leaving_a_series_asks_and_fails_it,
    Chromium: progress::leaving_between_two_games_asks,
    Chromium: progress::a_series_survives_a_flat_battery,
    Browsers: progress::progress_is_exported_erased_and_imported,
    Browsers: progress::no_double_tap_erases,
    Browsers: progress::what_was_erased_is_taken_back,
    Chromium: progress::an_import_books_the_unfinished_game,
    Chromium: settings::a_language_is_spoken_at_once,
    Browsers: settings::looks_are_kept,
    Chromium: settings::a_name_is_shown_on_home,
    Chromium: settings::a_name_typed_last_is_kept,
    Chromium: settings::marks_tell_the_truth_without_hints,
    Chromium: settings::names_at_the_rim_are_for_every_board,
    Chromium: settings::every_licence_can_be_read,
    Browsers: keyboard::a_keyboard_is_enough,
    Chromium: classics::a_whole_game_of_six_against_level_one,
    Chromium: board_shapes::a_board_may_have_more_rows_than_columns,
    Chromium: board_shapes::go_is_played_on_every_size,
    Chromium: board_shapes::a_board_on_a_low_page_covers_no_words,
    Chromium: classics::a_reverse_match_of_reversi_has_two_games,
    Browsers: classics::two_people_place_the_first_four_and_hand_over,
    Chromium: classics::a_killed_table_is_gone_on_with,
    Browsers: classics::moves_are_copied_and_pasted,
    Browsers: classics::a_keyboard_is_enough_at_the_table,
    Chromium: classics::undo_and_hint_are_free_and_quitting_asks,
    Chromium: classics::expert_play_is_a_level_of_its_own,
    Chromium: classics::who_runs_out_of_time_loses,
    Chromium: classics::the_star_has_a_clock_too,
    Chromium: classics::a_game_is_played_on_from_its_review,
    Chromium: classics::a_finished_game_is_looked_at_again,
    Chromium: classics::a_wipeout_is_named,
    Chromium: classics::a_game_of_go_is_looked_at_again,
    Chromium: reversi_go::a_game_stops_goes_on_and_is_agreed_upon,
    Browsers: reversi_go::two_people_play_with_a_handicap,
    Chromium: reversi_go::a_killed_stop_comes_back_stopped,
    Chromium: reversi_go::small_points_are_aimed_at_first,
    Browsers: reversi_go::a_keyboard_is_enough,
    Chromium: reversi_go::resigning_asks_and_counts,
    Browsers: review::a_pasted_game_teaches_something,
    Chromium: review::mistakes_are_put_right,
    Chromium: steady::a_game_on_the_star,
    Chromium: steady::a_game_of_reversi,
    Chromium: steady::a_game_of_go,
    Chromium: steady::going_through_mistakes,
    Browsers: steady::a_game_on_one_phone,
    Chromium: kept_games::a_kept_game_is_tagged_and_found_again,
    Chromium: kept_games::games_of_the_classics_are_kept,
    Chromium: kept_games::a_pasted_game_is_kept,
    Chromium: kept_games::tags_are_words_whatever_is_typed,
    Chromium: kept_games::a_long_list_is_drawn_piece_by_piece,
    Chromium: review::nonsense_is_refused_with_its_place,
    Chromium: phone::a_link_opens_the_calendar_at_today,
    Chromium: phone::the_day_is_that_of_the_time_zone,
    Browsers: phone::a_link_that_starts_the_app_is_followed,
    Chromium: phone::a_link_in_a_series_asks_first,
    Browsers: phone::back_closes_goes_up_and_leaves_from_home,
    Browsers: phone::nothing_lies_below_the_phones_own_bars,
    Chromium: phone::a_keyboard_covers_no_field,
    Browsers: phone::a_very_long_text_can_be_pasted,
    Chromium: phone::the_page_uses_what_the_phone_lends_it,
    Chromium: phone::a_dark_start_asks_for_light_letters_alone,
    Chromium: phone::a_field_offers_to_paste,
    Chromium: phone::a_phone_is_given_the_open_days,
    Chromium: phone::a_row_of_days_is_offered_a_reminder,
    Browsers: tutorial::it_is_learned_by_what_it_says_and_marks,
    Chromium: first_game::by_the_lessons,
    Chromium: first_game::by_who_knows_the_rules,
    Chromium: tutorial::a_wrong_tap_is_answered,
    Chromium: tutorial::its_place_is_kept,
    Chromium: tutorial::nothing_moves_and_nothing_is_covered,
    Chromium: tutorial::nothing_moves_in_a_classic_s_lessons,
    Chromium: tutorial::reversi_is_learned_in_five_steps,
    Chromium: tutorial::reversi_go_is_learned_in_five_steps,
    Chromium: tutorial::setup_leads_to_the_lessons,
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
    Browsers: keyboard::a_day_is_played_by_keyboard_alone,
    Browsers: keyboard::calls_passes_and_turns_are_told,
    Chromium: copying::what_is_copied_is_said_to_be,
    Chromium: copying::a_copied_move_is_pasted,
    Browsers: sharing::a_result_is_shared_as_a_picture,
    Browsers: sharing::a_puzzles_picture_gives_nothing_away,
    Browsers: sharing::boards_of_every_game_and_a_rank_are_shared,
    Browsers: system_preferences::a_language_chosen_meanwhile_is_spoken,
    Chromium: system_preferences::reduced_motion_turns_movement_into_fades,
    Chromium: system_preferences::looks_follow_the_system_where_it_is_left_to_it,
    Browsers: play::a_fresh_start_shows_a_home_that_can_be_used,
    Chromium: ending::a_result_waits_to_be_closed,
    Browsers: ending::a_result_is_pulled_down_and_up,
    Chromium: ending::a_game_runs_once_more,
    Chromium: ending::a_loss_leaves_the_board_in_sight,
    Chromium: ending::rules_are_looked_up_over_a_game,
    Chromium: calls::a_call_is_seen,
    Chromium: calls::every_call_can_be_asked_for,
    Browsers: calls::the_dialog_shows_where_each_call_leads,
    Chromium: reading::the_nine_exams_are_listed,
    Chromium: reading::words_lead_there_and_back,
    Chromium: reading::giving_up_before_the_first_stone_is_free,
    Chromium: reading::small_words_stand_where_they_are_needed,
    Chromium: reading::beginnings_need_no_scroll,
    Chromium: ending::notices_leave_the_star_in_sight,
    Web: play::a_whole_game_against_level_one,
    Web: play::a_call_in_white,
    Web: play::a_flat_battery_loses_nothing,
    Web: play::a_reload_changes_nothing,
    Web: classics::a_killed_table_is_gone_on_with,
    Web: progress::a_won_day_turns_green,
    Web: progress::a_series_survives_a_flat_battery,
    Web: order::a_flip,
    Web: order::the_cpu_answers,
    Web: resilience::the_newest_tab_takes_over,
    Web: sharing::a_result_is_shared_as_a_picture,
    Web: puzzles::practice_shows_the_solution_and_goes_on,
    Web: review::a_pasted_game_teaches_something,
    Web: messages::lost_damaged_and_forged_messages_harm_nothing,
    Web: killed::sudden_deaths_lose_nothing,
    Web: page_frame::the_title_names_the_screen,
    Web: page_frame::the_bars_take_the_chosen_theme,
    Web: page_frame::sound_wakes_and_sleeps,
    Web: page_frame::sound_is_woken_by_the_end_of_a_touch,
    Web: page_frame::the_browser_is_asked_to_keep_what_is_saved,
    Web: web::it_opens_without_a_network,
    Web: web::a_link_waits_for_play_here,
    Web: web::the_home_screen_is_offered_after_the_first_game,
    Web: web::a_walk_stays_within_the_policy,
    Web: web::it_is_heard_felt_copied_and_saved,
    Web: breakdown::a_panic_begins_again_and_the_second_is_told,
    Web: breakdown::a_worker_that_breaks_down_costs_no_turn,
    Web: breakdown::an_older_page_cannot_write_without_locks,
    Web: breakdown::folders_are_apart_and_strangers_set_nothing,
    Web: database::saves_need_no_other_connection,
    Web: database::a_lost_connection_is_opened_again,
    WebKitPage: database::a_lost_connection_is_opened_again,
    Web: database::a_newer_page_is_not_ousted,
    WebKitPage: database::a_newer_page_is_not_ousted,
    Web: database::what_is_deleted_is_written_again,
    WebKitPage: database::what_is_deleted_is_written_again,
    Web: database::without_locks_the_player_is_asked_what_was_deleted,
    WebKitPage: database::without_locks_the_player_is_asked_what_was_deleted,
    Web: database::a_bad_value_is_a_broken_file,
    WebKitPage: database::a_bad_value_is_a_broken_file,
    Web: database::a_bad_number_is_another_one,
    WebKitPage: database::a_bad_number_is_another_one,
    Web: database::a_silent_database_is_told,
    WebKitPage: database::a_silent_database_is_told,
    Web: database::saves_leave_no_listeners,
    Web: opening::what_is_missing_is_told_and_tried_again,
    WebKitPage: opening::what_is_missing_is_told_and_tried_again,
    Web: opening::a_game_waits_for_the_program_that_thinks,
    Web: opening::licences_come_when_they_are_wanted,
    WebKitPage: opening::licences_come_when_they_are_wanted,
    Web: opening::a_puzzle_waits_for_the_puzzles,
    WebKitPage: opening::a_puzzle_waits_for_the_puzzles,
    Web: opening::no_other_language_flashes_up,
    Web: opening::a_language_comes_when_it_is_chosen,
    WebKitPage: opening::a_language_comes_when_it_is_chosen,
    Web: opening::english_stands_for_a_language_that_is_missing,
    Web: opening::what_failed_quietly_is_fetched_again,
    WebKitPage: opening::what_failed_quietly_is_fetched_again,
    Web: opening::nothing_moves_while_it_opens,
    Web: opening::a_tap_before_the_program_is_kept,
    WebKitPage: opening::a_tap_before_the_program_is_kept,
    Web: opening::a_plain_host_sends_what_is_packed,
    WebKitPage: opening::a_plain_host_sends_what_is_packed,
    Web: opening::a_plain_host_updates_by_what_is_packed,
    Web: opening::a_packed_program_of_no_use_is_passed_by,
    WebKitPage: opening::a_packed_program_of_no_use_is_passed_by,
    Web: opening::a_host_that_compresses_is_asked_for_nothing_packed,
    WebKitPage: opening::a_host_that_compresses_is_asked_for_nothing_packed,
    Web: system_preferences::forced_colors_hide_neither_stones_nor_choices,
    Web: opening::a_download_that_breaks_off_is_told,
    Web: opening::half_a_program_in_the_cache_is_passed_by,
    Web: opening::who_waits_is_told,
    WebKitPage: opening::who_waits_is_told,
    Web: opening::a_hole_in_the_cache_is_filled,
    Web: damaged::a_damaged_file_comes_anew,
    WebKitPage: damaged::a_damaged_file_comes_anew,
    Web: damaged::another_program_comes_anew,
    WebKitPage: damaged::another_program_comes_anew,
    Web: damaged::damage_without_a_network_is_told,
    WebKitPage: damaged::damage_without_a_network_is_told,
    Web: first_seconds::nothing_is_black_while_it_opens,
    WebKitPage: first_seconds::nothing_is_black_while_it_opens,
    Web: same_answers::the_worker_finds_what_the_program_finds,
    WebKitPage: sharing::a_result_is_shared_as_a_picture,
    WebKitPage: web::it_is_heard_felt_copied_and_saved,
    WebKitPage: play::a_reload_changes_nothing,
    WebKitPage: breakdown::a_worker_that_breaks_down_costs_no_turn,
    WebKitPage: hostile::an_exported_file_is_imported,
    Web: hostile::an_exported_file_is_imported,
    Web: web::it_says_when_it_opens_without_a_network,
    Web: web::an_update_waits_for_the_end_of_the_game,
    Web: web::an_update_that_breaks_off_changes_nothing,
    Chromium: order::a_flip,
    Chromium: order::a_capture,
    Chromium: order::a_call,
    Chromium: order::the_cpu_answers,
    Chromium: order::the_last_stone,
    Chromium: order::the_result,
    Browsers: order::a_tap_ends_what_is_shown,
];

/// The scenarios of `cargo xtask test --mobile`: some of them in the oldest Chromium that the app runs in, where the
/// preview is played as Android's webview shows it, and the web page as its own browser does.
const WEBVIEW: &[Scenario] = scenarios![
    OldChromium: every_stop::in_twice_the_text,
    OldChromium: play::a_fresh_start_shows_a_home_that_can_be_used,
    OldChromium: tutorial::it_is_learned_by_what_it_says_and_marks,
    OldChromium: play::a_call_in_black,
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
    OldPage: play::a_fresh_start_shows_a_home_that_can_be_used,
    OldPage: tutorial::it_is_learned_by_what_it_says_and_marks,
    OldPage: play::a_whole_game_against_level_one,
    OldPage: play::a_call_in_white,
    OldPage: play::a_reload_changes_nothing,
    OldPage: review::a_pasted_game_teaches_something,
    OldPage: classics::a_whole_game_of_six_against_level_one,
    OldPage: reversi_go::small_points_are_aimed_at_first,
    OldPage: settings::looks_are_kept,
    OldPage: hostile::an_exported_file_is_imported,
    OldPage: database::saves_need_no_other_connection,
    OldPage: sharing::a_result_is_shared_as_a_picture,
    OldPage: opening::a_plain_host_sends_what_is_packed,
    OldPage: web::it_opens_without_a_network,
    OldPage: damaged::a_damaged_file_comes_anew,
    OldPage: damaged::damage_without_a_network_is_told,
    OldPage: web::a_walk_stays_within_the_policy,
];

/// The same chore's: the smoke scripts from end to end, against stand-ins for the vendors' tools.
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
        ("--soak", SOAK),
        ("--idle", IDLE),
    ];
    let asked = |flag: &str| std::env::args().any(|word| word == flag);
    let chore = chores.iter().find(|(flag, _)| asked(flag));
    runner::run(chore.map_or(SCENARIOS, |(_, scenarios)| scenarios))
}
