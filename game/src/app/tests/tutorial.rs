//! The tutorial on its screen.
use super::*;
use crate::session::{Lesson, Remark};

fn learning() -> App {
    let mut app = app_with(Profile::default());
    app.tell(ScreenName::Tutorial);
    app
}

fn lesson(app: &App) -> Option<Lesson> {
    app.tutorial().map(|view| view.lesson)
}

#[test]
fn a_new_player_is_offered_the_tutorial_until_it_is_waved_away() {
    let mut app = app();
    assert!(app.home().tutorial);
    assert!(app.tell(Event::SkipTutorial).contains(&Effect::Save));
    assert!(!app.home().tutorial);
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn it_is_played_on_its_own_screen_and_back_leaves_it_without_ending_the_offer() {
    let mut app = learning();
    app.tell(BoardEvent::Tap(Cell::CP));
    assert_eq!(app.tutorial().map(|view| view.remark), Some(Remark::Done));
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    assert_eq!(app.tutorial(), None);
    assert!(app.home().tutorial);
}

#[test]
fn back_leads_to_the_rules_when_it_was_opened_there() {
    let mut app = app();
    app.tell(ScreenName::Rules);
    app.tell(ScreenName::Tutorial);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Rules);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    app.tell(ScreenName::Tutorial);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home, "another time, another way");
}

#[test]
fn a_link_to_it_does_not_begin_it_again() {
    let mut app = learning();
    app.tell(BoardEvent::Tap(Cell::CP));
    let before = app.tutorial();
    app.link("tutorial");
    assert_eq!(app.tutorial(), before);
}

#[test]
fn skipping_ends_it_and_it_can_be_repeated() {
    let mut app = learning();
    app.tell(Event::SkipTutorial);
    assert_eq!(
        (app.screen(), app.home().tutorial),
        (ScreenName::Home, false)
    );
    app.tell(ScreenName::Tutorial);
    assert_eq!(lesson(&app), Some(Lesson::Star));
}

#[test]
fn back_first_takes_the_stone_up_again() {
    let mut app = learning();
    while lesson(&app) != Some(Lesson::Call) {
        let cell = Cell::ALL.into_iter().find(|&cell| {
            app.tell(BoardEvent::Tap(cell));
            app.tutorial().is_some_and(|view| view.can_go_on)
        });
        assert!(
            cell.is_some(),
            "{:?} has no cell that is wanted",
            lesson(&app)
        );
        app.tell(TutorialEvent::Next);
    }
    app.tell(BoardEvent::Tap(Cell::B9));
    assert!(app.asks_for_call());
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    assert_eq!(app.screen(), ScreenName::Tutorial);
    app.tell(BoardEvent::Tap(Cell::B9));
    app.tell(BoardEvent::Call(Color::White));
    assert_eq!(app.tutorial().map(|view| view.can_go_on), Some(true));
}
