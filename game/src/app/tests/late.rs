//! Files that come when they are wanted.

use super::*;
use crate::app::{Brought, LateEvent, LateFile, LoadState, Practice, PuzzleSource};
use crate::progress::puzzles::Run;

fn bring(file: LateFile, wanted: bool) -> Effect {
    Effect::Fetch { file, wanted }
}

/// The app before the puzzles are there.
fn without_puzzles(profile: Profile) -> (App, Vec<Effect>) {
    App::new(Start {
        profile,
        at: date("2026-11-21").into(),
        seed: 11,
        dev: false,
        trouble: None,
        puzzles: None,
    })
}

fn puzzles() -> LateEvent {
    LateEvent::Fetched(Brought::Puzzles(Puzzles::shipped()))
}

#[test]
fn a_file_is_asked_for_once_and_again_after_it_could_not_be_had() {
    let mut app = app();
    let file = LateFile::Licences;
    assert_eq!(app.load_state(file), LoadState::NotAsked);
    assert_eq!(app.tell(LateEvent::Want(file)), [bring(file, true)]);
    assert_eq!(app.tell(LateEvent::Want(file)), []);
    assert_eq!(app.load_state(file), LoadState::Loading);
    app.tell(LateEvent::Failed(file));
    assert_eq!(app.load_state(file), LoadState::Failed);
    assert_eq!(app.tell(LateEvent::Want(file)), [bring(file, true)]);
    app.tell(LateEvent::Fetched(Brought::Licences));
    assert_eq!(app.load_state(file), LoadState::Loaded);
    assert_eq!(app.tell(LateEvent::Want(file)), []);
}

#[test]
fn the_puzzles_come_while_the_first_screen_is_looked_at() {
    let (mut app, effects) = without_puzzles(still_profile());
    let file = LateFile::Puzzles;
    assert!(effects.contains(&bring(file, false)));
    let before = app.home().daily.unwrap();
    assert_eq!(before.puzzle.face, None);
    app.tell(puzzles());
    let after = app.home().daily.unwrap();
    assert!(after.puzzle.face.is_some() && app.load_state(file) == LoadState::Loaded);
    assert_eq!(after.puzzle.number, before.puzzle.number);
}

#[test]
fn a_puzzle_that_is_opened_before_they_are_there_waits_for_them() {
    let today = PuzzleSource::Day(day("2026-11-21"));
    for source in [
        today,
        PuzzleSource::Run,
        PuzzleSource::Practice(Practice::Strength),
        PuzzleSource::First(0),
    ] {
        let (mut app, _) = without_puzzles(still_profile());
        app.tell(PuzzleEvent::Open(source));
        assert_eq!(app.screen(), ScreenName::Puzzle);
        assert_eq!(app.puzzle(), None);
        app.tell(LateEvent::Failed(LateFile::Puzzles));
        let again = app.tell(LateEvent::Want(LateFile::Puzzles));
        assert_eq!(again, [bring(LateFile::Puzzles, true)]);
        app.tell(puzzles());
        assert_eq!(app.puzzle().unwrap().source, source);
        app.tell(Event::Back);
        assert_eq!(app.screen(), ScreenName::Home);
    }
}

#[test]
fn who_does_not_wait_goes_back_and_is_left_there() {
    let (mut app, _) = without_puzzles(still_profile());
    app.tell(ScreenName::Puzzles);
    app.tell(PuzzleEvent::Open(PuzzleSource::Run));
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Puzzles);
    app.tell(puzzles());
    assert_eq!(app.screen(), ScreenName::Puzzles);
}

#[test]
fn a_run_that_was_begun_is_gone_on_with_once_they_are_there() {
    let mut profile = still_profile();
    let mut run = Run::begin(5);
    run.go_on(4000);
    profile.puzzles.run = Some(run.clone());
    let (mut app, _) = without_puzzles(profile);
    app.tell(PuzzleEvent::Open(PuzzleSource::Run));
    assert_eq!(app.profile().puzzles.run, Some(run.clone()));
    app.tell(puzzles());
    assert_eq!(app.shown_number(), Some(4000));
    assert_eq!(app.profile().puzzles.run, Some(run));
}
