//! What a player looks at: every screen at every size, what is chosen, kept and shared there, and what moves.

pub mod axe;
pub mod copying;
pub mod days;
mod design;
pub mod editor;
pub mod every_screen;
pub mod every_stop;
pub mod gallery;
pub mod kept_games;
pub mod keyboard;
pub mod layout;
pub mod order;
pub mod progress;
pub mod reading;
pub mod sets;
pub mod settings;
pub mod sharing;
pub mod steady;
pub mod system_preferences;
pub mod whole;

use crate::driver::runner::Scenario;

pub const SCENARIOS: &[Scenario] = scenarios![
    Chromium: every_stop::experienced,
    Chromium: every_stop::boards,
    Chromium: every_stop::classics,
    Chromium: every_stop::puzzles,
    Chromium: every_stop::days,
    Chromium: every_stop::friends,
    Chromium: every_stop::sets,
    Chromium: every_stop::by_message,
    Chromium: every_stop::reversi_go,
    Chromium: every_stop::a_new_player,
    Chromium: every_stop::practice,
    Chromium: axe::every_corner_satisfies_axe,
    Chromium: progress::a_won_day_turns_green,
    Chromium: progress::today_is_played_in_one_tap,
    Chromium: progress::a_lost_day_stays_open_and_tells_where_it_turned,
    Chromium: days::day_2_ends_with_a_look_at_tomorrow,
    Chromium: days::a_hard_puzzle_is_called_hard,
    Chromium: days::day_7_has_its_moment_and_its_week,
    Chromium: days::day_10_finds_the_week_in_the_calendar,
    Chromium: days::day_30_greets_without_reproach,
    Chromium: days::a_row_is_mended_from_its_first_missing_day,
    Browsers: progress::the_ladder_opens_at_ones_own_row,
    Chromium: progress::the_calendar_knows_its_limits,
    Chromium: progress::a_whole_month_earns_its_trophy_once,
    Chromium: progress::a_stone_exam_is_won,
    Chromium: progress::a_rank_is_a_scene,
    Chromium: progress::leaving_a_series_asks_and_fails_it,
    Chromium: progress::progress_is_exported_erased_and_imported,
    Browsers: progress::no_double_tap_erases,
    Browsers: progress::what_was_erased_is_taken_back,
    Chromium: progress::an_import_books_the_unfinished_game,
    Browsers: editor::a_board_is_set_up_by_touch,
    Chromium: editor::every_game_has_boards,
    Chromium: editor::a_board_is_played_and_counts_for_nothing,
    Chromium: editor::a_board_is_judged,
    Chromium: editor::a_board_goes_to_another_phone,
    Chromium: editor::a_board_is_set_up_from_review,
    Chromium: editor::a_keyboard_is_enough_to_set_up,
    Chromium: editor::a_board_is_kept,
    Chromium: sets::a_teacher_and_a_pupil,
    Chromium: sets::a_long_set_is_a_file,
    Chromium: settings::a_language_is_spoken_at_once,
    Browsers: settings::looks_are_kept,
    Chromium: settings::a_name_is_shown_on_home,
    Chromium: settings::a_name_typed_last_is_kept,
    Chromium: settings::marks_tell_the_truth_without_hints,
    Chromium: settings::names_at_the_rim_are_for_every_board,
    Chromium: settings::every_licence_can_be_read,
    Chromium: whole::panels_are_level,
    Chromium: whole::the_stone_of_a_task_is_whole,
    Chromium: whole::a_suggestion_fits_its_card,
    Chromium: whole::start_is_in_sight_at_every_size,
    Chromium: whole::a_tab_leads_to_the_top,
    Chromium: whole::the_words_of_the_places_grow,
    Chromium: whole::tablets_have_two_columns,
    Chromium: whole::todays_columns_know_nothing_of_each_other,
    Chromium: whole::on_a_tablet_the_bar_stays_at_the_top,
    Chromium: whole::the_board_is_whole_in_large_letters,
    Chromium: whole::nothing_lies_under_a_board_sideways,
    Chromium: whole::a_puzzles_board_is_whole_at_one_place,
    Browsers: keyboard::a_keyboard_is_enough,
    Chromium: steady::a_game_on_the_star,
    Chromium: steady::a_game_of_reversi,
    Chromium: steady::a_game_of_go,
    Chromium: steady::going_through_mistakes,
    Chromium: steady::a_puzzle,
    Browsers: steady::a_game_on_one_phone,
    Chromium: kept_games::a_kept_game_is_tagged_and_found_again,
    Chromium: kept_games::the_last_game_opens_from_you,
    Chromium: kept_games::games_of_the_classics_are_kept,
    Chromium: kept_games::a_pasted_game_is_kept,
    Chromium: kept_games::tags_are_words_whatever_is_typed,
    Chromium: kept_games::a_long_list_is_drawn_piece_by_piece,
    Chromium: keyboard::a_day_is_played_by_keyboard_alone,
    Chromium: keyboard::calls_passes_and_turns_are_told,
    Chromium: copying::what_is_copied_is_said_to_be,
    Chromium: copying::a_copied_move_is_pasted,
    Chromium: sharing::a_result_is_shared_as_a_picture,
    Chromium: sharing::a_puzzles_picture_gives_nothing_away,
    Browsers: sharing::boards_of_every_game_and_a_rank_are_shared,
    Browsers: system_preferences::a_language_chosen_meanwhile_is_spoken,
    Chromium: system_preferences::reduced_motion_turns_movement_into_fades,
    Chromium: system_preferences::nothing_moves_where_animations_are_off,
    Chromium: system_preferences::looks_follow_the_system_where_it_is_left_to_it,
    Chromium: reading::the_nine_exams_are_listed,
    Chromium: reading::words_lead_there_and_back,
    Chromium: reading::giving_up_before_the_first_stone_is_free,
    Chromium: reading::small_words_stand_where_they_are_needed,
    Chromium: reading::beginnings_need_no_scroll,
    Chromium: reading::a_table_of_rules_fits_a_small_phone,
    Web: order::a_flip,
    Web: order::the_cpu_answers,
    Web: sharing::a_result_is_shared_as_a_picture,
    Web: system_preferences::forced_colors_hide_neither_stones_nor_choices,
    WebKitPage: sharing::a_result_is_shared_as_a_picture,
    Chromium: order::a_flip,
    Chromium: order::a_capture,
    Chromium: order::a_call,
    Chromium: order::the_cpu_answers,
    Chromium: order::the_last_stone,
    Chromium: order::the_result,
    Browsers: order::a_tap_ends_what_is_shown,
];
