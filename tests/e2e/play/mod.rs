//! Games and puzzles as they are played, learned and looked at again.

pub mod board_shapes;
pub mod calls;
pub mod classics;
pub mod ending;
pub mod first_game;
pub mod friends;
pub mod games;
pub mod messages;
pub mod practice;
pub mod puzzles;
pub mod reversi_go;
pub mod review;
pub mod same_answers;
pub mod star;
pub mod terms;
pub mod tutorial;
pub mod two_people;

use crate::driver::runner::Scenario;

pub const SCENARIOS: &[Scenario] = scenarios![
    Chromium: review::a_finished_game_is_reviewed_from_its_result,
    Chromium: puzzles::todays_puzzle_is_failed_and_solved,
    Chromium: puzzles::a_clue_names_its_cell_where_cells_have_names,
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
    Chromium: friends::two_play_a_day_and_check_each_other,
    Chromium: friends::a_forged_result_is_not_checked,
    Chromium: friends::a_flood_fills_nothing,
    Chromium: star::a_whole_game_against_level_one,
    Chromium: star::as_white_the_cpu_opens,
    Chromium: star::a_name_is_not_broken,
    Chromium: two_people::undo_is_asked_of_the_other_one,
    Chromium: two_people::who_sits_opposite_reads_from_the_other_side,
    Chromium: two_people::names_are_called_and_results_kept_by_game,
    Chromium: two_people::two_people_are_remembered,
    Browsers: star::a_call_in_black,
    Chromium: star::a_call_in_white,
    Chromium: star::what_ko_blocks_is_told,
    Chromium: star::a_pass_and_a_capture_are_told,
    Chromium: star::a_capture_is_seen_coming,
    Chromium: star::undo_works_once_and_quitting_asks,
    Browsers: star::the_menu_gives_and_takes_the_focus,
    Chromium: star::a_hint_is_given_and_costs_the_day,
    Chromium: star::a_paused_game_waits_on_home,
    Chromium: star::several_games_wait,
    Chromium: star::a_flat_battery_loses_nothing,
    Browsers: star::a_reload_changes_nothing,
    Chromium: star::two_people_hand_over,
    Chromium: star::a_reverse_match_has_two_games,
    Chromium: practice::a_placement_is_judged_taken_back_and_placed_again,
    Chromium: practice::a_whole_practice_counts_for_nothing,
    Chromium: practice::reversi_has_a_teacher,
    Chromium: practice::reversi_go_has_a_teacher,
    Chromium: classics::a_whole_game_of_six_against_level_one,
    Chromium: board_shapes::a_board_may_have_more_rows_than_columns,
    Chromium: board_shapes::go_is_played_on_every_size,
    Chromium: board_shapes::a_board_on_a_low_page_covers_no_words,
    Chromium: terms::a_game_of_fewest_says_so_everywhere,
    Chromium: terms::whatever_is_agreed_upon_is_told,
    Chromium: classics::a_reverse_match_of_reversi_has_two_games,
    Chromium: classics::two_people_place_the_first_four_and_hand_over,
    Chromium: classics::a_killed_game_of_reversi_is_gone_on_with,
    Browsers: classics::moves_are_copied_and_pasted,
    Browsers: classics::a_keyboard_is_enough_for_reversi,
    Chromium: classics::undo_and_hint_are_free_and_quitting_asks,
    Chromium: classics::expert_play_is_a_level_of_its_own,
    Chromium: classics::who_runs_out_of_time_loses,
    Chromium: classics::the_star_has_a_clock_too,
    Chromium: classics::a_game_is_played_on_from_its_review,
    Chromium: classics::a_finished_game_is_looked_at_again,
    Chromium: classics::a_wipeout_is_named,
    Chromium: classics::a_game_of_go_is_looked_at_again,
    Chromium: reversi_go::a_game_stops_goes_on_and_is_agreed_upon,
    Chromium: reversi_go::two_people_play_with_a_handicap,
    Chromium: reversi_go::a_killed_stop_comes_back_stopped,
    Chromium: reversi_go::small_points_are_aimed_at_first,
    Browsers: reversi_go::a_keyboard_is_enough,
    Chromium: reversi_go::resigning_asks_and_counts,
    Chromium: review::a_pasted_game_teaches_something,
    Chromium: review::mistakes_are_put_right,
    Chromium: review::sideways_the_board_is_as_large_as_in_play,
    Chromium: review::nonsense_is_refused_with_its_place,
    Chromium: tutorial::it_is_learned_by_what_it_says_and_marks,
    Chromium: first_game::by_the_lessons,
    Chromium: first_game::by_who_knows_the_rules,
    Chromium: tutorial::a_wrong_tap_is_answered,
    Chromium: tutorial::its_place_is_kept,
    Chromium: tutorial::nothing_moves_and_nothing_is_covered,
    Chromium: tutorial::nothing_moves_in_a_classic_s_lessons,
    Chromium: tutorial::reversi_is_learned_in_five_steps,
    Chromium: tutorial::reversi_go_is_learned_in_five_steps,
    Chromium: tutorial::setup_leads_to_the_lessons,
    Browsers: star::a_fresh_start_shows_a_home_that_can_be_used,
    Chromium: ending::a_result_waits_to_be_closed,
    Browsers: ending::a_result_is_pulled_down_and_up,
    Chromium: ending::the_board_makes_room_for_the_result,
    Chromium: ending::one_can_always_play_again,
    Chromium: ending::a_game_runs_once_more,
    Chromium: ending::a_loss_leaves_the_board_in_sight,
    Chromium: ending::rules_are_looked_up_over_a_game,
    Chromium: calls::a_call_is_seen,
    Chromium: calls::every_call_can_be_asked_for,
    Browsers: calls::the_dialog_shows_where_each_call_leads,
    Chromium: ending::notices_leave_the_star_in_sight,
    Web: star::a_whole_game_against_level_one,
    Web: star::a_reload_changes_nothing,
    Web: classics::a_killed_game_of_reversi_is_gone_on_with,
    Web: puzzles::practice_shows_the_solution_and_goes_on,
    Web: review::a_pasted_game_teaches_something,
    Web: messages::lost_damaged_and_forged_messages_harm_nothing,
    Web: same_answers::the_worker_finds_what_the_program_finds,
    WebKitPage: star::a_reload_changes_nothing,
];
