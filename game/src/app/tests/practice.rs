//! Practice: set up against any level, in no book, and over when the player says so.
use super::*;
use crate::progress::Earned;
use crate::session::HintView;

const PRACTICE: SetupEvent = SetupEvent::Mode(Mode::Practice);

fn practising(level: CpuLevel) -> App {
    let mut app = app();
    let black = SetupEvent::Color(ColorChoice::Black);
    app.drive_to_start([PRACTICE, SetupEvent::Level(level), black]);
    app
}

#[test]
fn every_level_is_open_in_practice_and_has_its_own_place_in_setup() {
    let mut app = app();
    app.tell(ScreenName::Setup);
    app.tell(SetupEvent::Format(Format::Reverse));
    app.tell(PRACTICE);
    let setup = app.setup();
    assert!(setup.levels.iter().all(|level| level.lock == Lock::Open));
    assert!(setup.levels.iter().all(|level| !level.suggested));
    assert!(!setup.format_free);
    assert_eq!(setup.format, Format::Single);
    let chosen = |app: &App| {
        let levels = app.setup().levels;
        levels.into_iter().find(|level| level.chosen).unwrap().level
    };
    app.tell(SetupEvent::Level(CpuLevel::Oracle));
    assert_eq!(chosen(&app), CpuLevel::Oracle);
    app.tell(SetupEvent::Mode(Mode::Cpu));
    assert_eq!(chosen(&app), CpuLevel::One);
    assert_eq!(app.setup().format, Format::Reverse);
    app.tell(Event::Back);
    app.tell(ScreenName::Setup);
    app.tell(PRACTICE);
    assert_eq!(chosen(&app), CpuLevel::Oracle);
    app.tell(SetupEvent::Start);
    let board = app.board();
    assert_eq!(board.facts.level, Some(CpuLevel::Oracle));
    assert_eq!(board.facts.reverse_game, None);
    assert!(board.practice.is_some());
}

#[test]
fn a_days_challenge_is_never_practice() {
    let mut app = app();
    app.tell(ScreenName::Setup);
    app.tell(PRACTICE);
    app.link("day/2026-11-05");
    assert_eq!(app.setup().mode, Mode::Cpu);
    app.tell(SetupEvent::Level(CpuLevel::Max));
    app.tell(SetupEvent::Start);
    assert_eq!(app.board().practice, None);
    assert_eq!(
        app.board().facts.level,
        Some(CpuLevel::One),
        "MAX is locked"
    );
}

#[test]
fn practice_is_in_no_book_and_its_end_offers_the_same_and_review() {
    let mut app = practising(CpuLevel::Three);
    let before = app.profile().matches().len();
    let effects = app.drive_to_win_of(Player::One);
    assert_eq!(kept(&effects), None);
    let sheet = app.sheet();
    assert_eq!(sheet.earned, Earned::default());
    assert_eq!(sheet.next_step, NextStep::Again);
    assert_eq!(app.profile().matches().len(), before);
    assert_eq!(app.stamped(), None);
    let mut looked = app.clone();
    looked.tell(PlayEvent::Review);
    assert_eq!(looked.screen(), ScreenName::Review);
    app.tell(BoardEvent::TakeBack);
    assert_eq!(app.overlay(), None);
    assert!(app.placed() < 26);
    app.tell(BoardEvent::Forward);
    app.sheet();
    app.tell(PlayEvent::NextStep);
    assert_eq!(
        (app.placed(), app.board().facts.level),
        (0, Some(CpuLevel::Three))
    );
    assert!(app.board().practice.is_some());
}

#[test]
fn a_kill_brings_practice_back_and_its_level_in_setup() {
    let mut app = practising(CpuLevel::Final);
    app.drive("B4 BQ CQ C1");
    app.tell(BoardEvent::TakeBack);
    let mut app = killed(&app);
    assert_eq!(app.paused().unwrap().0.kind, WaitingKind::Practice);
    app.tell(ScreenName::Play);
    assert_eq!(app.placed(), 2);
    app.tell(BoardEvent::Forward);
    assert_eq!(app.placed(), 4);
    app.tell(PlayEvent::Quit);
    assert_eq!((app.overlay(), app.screen()), (None, ScreenName::Home));
    app.tell(ScreenName::Setup);
    app.tell(PRACTICE);
    let chosen = app.setup().levels.into_iter().find(|level| level.chosen);
    assert_eq!(chosen.unwrap().level, CpuLevel::Final);
}

#[test]
fn a_hint_is_at_hand_even_where_the_button_is_switched_off_and_costs_nothing() {
    let mut profile = still_profile();
    profile.settings.hint_button = false;
    let mut app = app_with(profile);
    app.drive_to_start([PRACTICE]);
    assert!(app.board().hint != HintView::Never);
    let effects = app.tell(BoardEvent::Hint);
    assert_eq!(app.overlay(), None, "there is nothing to ask");
    assert_eq!(asked(&effects).unwrap().level, CpuLevel::Oracle);
    app.advise(app.open_question(), "B4");
    assert!(matches!(app.board().hint, HintView::Shown(_)));
    assert!(!app.board().facts.hinted);
}

#[test]
fn there_is_no_praise_beside_the_teacher() {
    let mut app = practising(CpuLevel::One);
    app.drive(BLACK_WINS);
    assert_eq!((app.own_placements(), app.praise()), (None, None));
}

#[test]
fn losses_lead_to_practice_against_the_same_level() {
    let mut app = app();
    for _ in 0..3 {
        app.drive_to_game(ColorChoice::Black);
        app.drive_to_win_of(Player::Two);
        if app.sheet().earned.easier.is_none() {
            app.tell(PlayEvent::Close);
        }
    }
    let easier = app.sheet().earned.easier.unwrap();
    assert_eq!((easier.level, easier.practice), (None, CpuLevel::One));
    assert_eq!(app.sheet().next_step, NextStep::Practise(easier.practice));
    app.tell(PlayEvent::NextStep);
    let board = app.board();
    assert!(board.practice.is_some());
    assert_eq!(
        (board.facts.level, board.sides.own),
        (Some(CpuLevel::One), Color::Black)
    );
}
