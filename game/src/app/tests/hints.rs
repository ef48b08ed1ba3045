//! Hints: offered by a setting, paid for after a question, and never a way to a day or a rank.
use super::*;
use crate::session::HintView;

/// An app with the Hint button.
fn app_with_button() -> App {
    let mut profile = still_profile();
    profile.settings.hint_button = true;
    app_with(profile)
}

fn hint_of(app: &App) -> HintView {
    app.play().unwrap().table.hint
}

/// Asks for a hint, says yes to what it costs, and lets it be this placement.
fn take_hint(app: &mut App, mv: &str) {
    play(app, PlayEvent::Hint);
    assert_eq!(app.overlay(), Some(Overlay::HintQuestion));
    let _ = app.apply(Event::Confirm);
    let question = open_question(app);
    let mv = mv.parse().unwrap();
    let _ = app.apply(Event::Answer { question, mv });
    assert!(matches!(hint_of(app), HintView::Shown(_)));
}

fn start_from_day(app: &mut App) {
    let _ = app.apply(Event::Link("day/2026-11-05".to_owned()));
    let _ = app.apply(Event::Setup(SetupEvent::Start));
}

#[test]
fn there_is_no_button_unless_it_is_wanted() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    assert!(!app.play().unwrap().hint_button);
    assert!(play(&mut app, PlayEvent::Hint).is_empty());
    assert_eq!(app.overlay(), None);
}

#[test]
fn the_first_hint_says_what_it_costs_and_no_changes_nothing() {
    let mut app = app_with_button();
    drive_to_game(&mut app, ColorChoice::Black);
    let before = essence(&app);
    assert!(asked(&play(&mut app, PlayEvent::Hint)).is_none());
    assert_eq!(app.overlay(), Some(Overlay::HintQuestion));
    let _ = app.apply(Event::Decline);
    assert_eq!(essence(&app), before);
    play(&mut app, PlayEvent::Hint);
    let effects = app.apply(Event::Confirm);
    assert_eq!(asked(&effects).unwrap().level, CpuLevel::Oracle);
    assert_eq!(hint_of(&app), HintView::Sought);
}

#[test]
fn it_is_asked_once_a_match_and_the_match_remembers() {
    let mut app = app_with_button();
    drive_to_game(&mut app, ColorChoice::Black);
    take_hint(&mut app, "B4");
    assert_eq!(app.profile().running.as_ref().unwrap().help.hints, 1);
    let mut app = killed(&app);
    open(&mut app, Screen::Play);
    assert!(app.play().unwrap().table.hinted);
    let effects = play(&mut app, PlayEvent::Hint);
    assert!(asked(&effects).is_some());
    assert_eq!(app.overlay(), None);
}

#[test]
fn a_hint_withdrawn_in_time_costs_nothing_and_is_asked_about_again() {
    let mut app = app_with_button();
    start_from_day(&mut app);
    play(&mut app, PlayEvent::Hint);
    let _ = app.apply(Event::Confirm);
    assert!(play(&mut app, PlayEvent::Hint).contains(&Effect::StopThinking));
    play(&mut app, PlayEvent::Hint);
    assert_eq!(app.overlay(), Some(Overlay::HintQuestion));
    let _ = app.apply(Event::Decline);
    drive(&mut app, BLACK_WINS);
    assert!(result(&app).earned.day.is_some());
}

#[test]
fn a_day_won_with_a_hint_stays_open_and_no_rank_table_or_streak_moves() {
    let mut app = app_with_button();
    start_from_day(&mut app);
    let before = app.records();
    take_hint(&mut app, "B1[B]");
    drive(&mut app, BLACK_WINS);
    let shown = result(&app);
    assert!(shown.over.result.is_practice());
    assert_eq!(shown.earned, Earned::default());
    play(&mut app, PlayEvent::Close);
    assert_eq!(app.calendar().month.cleared, 0);
    assert_eq!(app.records(), before);
    assert_eq!(app.progress().rank(), Rank::Paper);
    assert_eq!(app.profile().matches().len(), 1, "it is kept all the same");
}

#[test]
fn a_game_lost_with_a_hint_is_a_loss() {
    let mut app = app_with_button();
    drive_to_game(&mut app, ColorChoice::Black);
    take_hint(&mut app, "B2");
    drive(&mut app, WHITE_WINS);
    assert!(!result(&app).over.result.is_practice());
    assert_eq!(app.records().total.lost, 1);
}

#[test]
fn a_series_has_no_hints() {
    let mut profile = still_profile();
    profile.settings.hint_button = true;
    profile.forge_rank(Rank::Wood, date("2026-11-20"));
    let mut app = app_with(profile);
    drive_to_series(&mut app, ColorChoice::Black);
    assert!(app.in_series());
    assert!(!app.play().unwrap().hint_button);
    assert!(play(&mut app, PlayEvent::Hint).is_empty());
    assert_eq!(app.overlay(), None);
}

#[test]
fn leaving_the_screen_stops_the_search_for_one() {
    let mut app = app_with_button();
    drive_to_game(&mut app, ColorChoice::Black);
    play(&mut app, PlayEvent::Hint);
    let _ = app.apply(Event::Confirm);
    assert!(app.apply(Event::Back).contains(&Effect::StopThinking));
    assert_eq!(app.screen(), Screen::Home);
}
