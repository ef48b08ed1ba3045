//! Hints: offered by a setting, paid for after a question, and never a way to a day or a rank.
use super::*;
use crate::session::HintView;

/// An app with the Hint button, of a player who has no free hints any more.
fn app_with_button() -> App {
    let mut profile = still_profile();
    profile.forge_rank(Rank::Leather);
    profile.settings.hint_button = true;
    app_with(profile)
}

fn hint_of(app: &App) -> HintView {
    app.board().hint
}

/// Asks for a hint, accepts its price, and lets it be this placement.
fn take_hint(app: &mut App, mv: &str) {
    app.tell(BoardEvent::Hint);
    assert_eq!(app.confirms(), Some(ConfirmView::Hint));
    app.tell(Event::Confirm);
    app.advise(app.open_question(), mv);
    assert!(matches!(hint_of(app), HintView::Shown(_)));
}

#[test]
fn the_first_hint_says_what_it_costs_and_no_changes_nothing() {
    let mut app = app_with_button();
    app.drive_to_game(ColorChoice::Black);
    let before = app.essence();
    assert!(asked(&app.tell(BoardEvent::Hint)).is_none());
    assert_eq!(app.confirms(), Some(ConfirmView::Hint));
    app.tell(Event::Decline);
    assert_eq!(app.essence(), before);
    app.tell(BoardEvent::Hint);
    let effects = app.tell(Event::Confirm);
    assert_eq!(asked(&effects).unwrap().level, CpuLevel::Oracle);
    assert_eq!(hint_of(&app), HintView::Sought);
}

#[test]
fn it_is_asked_once_a_match_and_the_match_remembers() {
    let mut app = app_with_button();
    app.drive_to_game(ColorChoice::Black);
    take_hint(&mut app, "B4");
    assert_eq!(app.profile().waiting.star().unwrap().help.hints, 1);
    let mut app = killed(&app);
    app.tell(ScreenName::Play);
    assert!(app.board().facts.hinted);
    let effects = app.tell(BoardEvent::Hint);
    assert!(asked(&effects).is_some());
    assert_eq!(app.overlay(), None);
}

#[test]
fn a_hint_withdrawn_in_time_costs_nothing_and_is_asked_about_again() {
    let mut app = app_with_button();
    app.drive_to_day("2026-11-05");
    app.tell(BoardEvent::Hint);
    app.tell(Event::Confirm);
    assert!(app.tell(BoardEvent::Hint).contains(&STOP));
    app.tell(BoardEvent::Hint);
    assert_eq!(app.confirms(), Some(ConfirmView::Hint));
    app.tell(Event::Decline);
    app.drive(BLACK_WINS);
    assert!(app.sheet().earned.day.is_some());
}

#[test]
fn a_day_won_with_a_hint_stays_open_and_no_rank_table_or_streak_moves() {
    let mut app = app_with_button();
    app.drive_to_day("2026-11-05");
    let (before, booked) = (app.records(), app.profile().matches().len());
    take_hint(&mut app, "B1[B]");
    app.drive(BLACK_WINS);
    let shown = app.sheet();
    assert!(app.match_over().unwrap().is_practice());
    assert_eq!(shown.earned, Earned::default());
    app.tell(PlayEvent::Close);
    assert_eq!(app.calendar().cleared, 0);
    assert_eq!(app.records(), before);
    assert_eq!(app.progress().rank(), Rank::Leather);
    let matches = app.profile().matches().len();
    assert_eq!(matches, booked + 1, "it is kept all the same");
}

#[test]
fn a_first_game_won_with_a_free_hint_counts_everywhere() {
    let mut app = app();
    app.drive_to_day("2026-11-05");
    app.tell(BoardEvent::Hint);
    assert_eq!(app.overlay(), None, "nothing is asked");
    app.advise(app.open_question(), "B1[B]");
    app.drive(BLACK_WINS);
    assert!(!app.match_over().unwrap().is_practice());
    assert!(app.sheet().earned.day.is_some());
    assert_eq!(app.progress().rank(), Rank::Leather);
    assert_eq!(app.profile().matches()[0].help.free_hints, 1);
}

#[test]
fn a_game_lost_with_a_hint_is_a_loss() {
    let mut app = app_with_button();
    app.drive_to_game(ColorChoice::Black);
    take_hint(&mut app, "B2");
    app.drive(WHITE_WINS);
    assert!(!app.match_over().unwrap().is_practice());
    assert_eq!(app.records().total.lost, 1);
}

#[test]
fn a_series_has_no_hints() {
    let mut profile = still_profile();
    profile.settings.hint_button = true;
    profile.forge_rank(Rank::Wood);
    let mut app = app_with(profile);
    app.drive_to_series(ColorChoice::Black);
    assert!(app.in_series());
    assert!(app.board().hint == HintView::Never);
    assert!(app.tell(BoardEvent::Hint).is_empty());
    assert_eq!(app.overlay(), None);
}

#[test]
fn leaving_the_screen_stops_the_search_for_one() {
    let mut app = app_with_button();
    app.drive_to_game(ColorChoice::Black);
    app.tell(BoardEvent::Hint);
    app.tell(Event::Confirm);
    assert!(app.tell(Event::Back).contains(&STOP));
    assert_eq!(app.screen(), ScreenName::Home);
}
