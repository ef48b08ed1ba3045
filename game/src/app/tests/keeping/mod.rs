//! Being taken away, being killed, not being able to save.
mod keys;

use super::*;

#[test]
fn a_killed_game_is_offered_on_home_and_goes_on_at_the_same_point() {
    let words: Vec<&str> = BLACK_WINS.split_whitespace().collect();
    for count in 0..words.len() {
        let mut app = app();
        app.drive_to_game(ColorChoice::Black);
        app.drive(&words[..count].join(" "));
        let mut back = killed(&app);
        assert_eq!(back.screen(), ScreenName::Home);
        assert_eq!(back.paused(), app.paused(), "after {count}");
        let effects = back.tell(ScreenName::Play);
        let (before, after) = (app.play().unwrap(), back.play().unwrap());
        assert_eq!(after.game.cells(), before.game.cells());
        assert_eq!(after.game.sides.turn, before.game.sides.turn);
        assert_eq!(after.game.can_undo, before.game.can_undo);
        assert_eq!(asked(&effects).is_some(), count % 2 == 1);
        back.drive(&words[count..].join(" "));
        assert_eq!(back.profile().matches().len(), 1);
    }
}

#[test]
fn a_used_undo_is_used_after_a_kill() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B4 BQ");
    app.tell(BoardEvent::Undo);
    app.drive("B4 BQ");
    let mut back = killed(&app);
    back.tell(ScreenName::Play);
    assert!(!back.board().can_undo);
}

#[test]
fn suspended_the_cpu_stops_and_everything_is_saved() {
    let mut app = playing(ColorChoice::Black);
    app.tell(BoardEvent::Tap(Cell::B4.into()));
    let stale = app.open_question();
    let effects = app.tell(Event::Suspended);
    assert!(effects.contains(&STOP));
    assert!(effects.contains(&Effect::Save));
    app.answer("BQ");
    assert_eq!(app.placed(), 1);
    app.date_is("2026-11-22");
    let effects = app.tell(Event::Resumed);
    assert!(asked(&effects).unwrap().number > stale);
    assert_eq!(app.today(), date("2026-11-22"));
    app.answer("BQ");
    assert_eq!(app.placed(), 2);
}

#[test]
fn a_tap_proves_that_somebody_looks_again() {
    let mut app = playing(ColorChoice::Black);
    app.tell(Event::Suspended);
    let effects = app.tell(BoardEvent::Tap(Cell::B4.into()));
    assert!(asked(&effects).is_some());
    assert_eq!(app.placed(), 1);
}

#[test]
fn suspended_on_home_a_paused_match_stays_paused() {
    let mut app = playing(ColorChoice::Black);
    app.tell(BoardEvent::Tap(Cell::B4.into()));
    app.tell(Event::Back);
    app.tell(Event::Suspended);
    app.date_is("2026-11-21");
    let effects = app.tell(Event::Resumed);
    assert!(asked(&effects).is_none());
}

#[test]
fn a_question_in_front_is_still_there_after_a_phone_call() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B4 BQ CQ");
    app.tell(PlayEvent::Quit);
    app.tell(Event::Suspended);
    app.date_is("2026-11-21");
    app.tell(Event::Resumed);
    assert_eq!(app.confirms(), quits(true));
    app.answer("C1");
    assert_eq!(app.placed(), 3, "nothing moves behind it");
    app.tell(Event::Decline);
    assert_eq!(app.placed(), 4);
}

#[test]
fn the_game_goes_on_when_it_cannot_be_saved_and_the_player_is_told() {
    let mut app = playing(ColorChoice::Black);
    app.tell(Event::Trouble(Trouble::CannotSave));
    assert_eq!(app.trouble(), Some(Trouble::CannotSave));
    app.drive("B4 BQ");
    app.tell(Event::Saved);
    assert_eq!(app.trouble(), None);
}

/// Nobody says that a full disk has room again. So it is tried again after a pause that grows, and with whatever the
/// player does; the banner goes when it is mended, also when it was read before.
#[test]
fn what_could_not_be_saved_is_tried_again_until_it_is() {
    let mut app = playing(ColorChoice::Black);
    app.drive(BLACK_WINS);
    let pause = |effects: &[Effect]| match effects {
        [Effect::TryAgain { seconds }] => *seconds,
        other => panic!("{other:?}"),
    };
    let mut pauses = vec![pause(&app.tell(Event::Trouble(Trouble::CannotSave)))];
    assert_eq!(app.tell(Event::Trouble(Trouble::CannotKeepGames)), []);
    app.tell(Event::TroubleRead);
    for _ in 0..7 {
        let effects = app.tell(Event::TryAgain);
        assert_eq!(effects, [Effect::Save, Effect::SaveGames]);
        pauses.push(pause(&app.tell(Event::Trouble(Trouble::CannotSave))));
        assert_eq!(app.tell(Event::Trouble(Trouble::CannotKeepGames)), []);
    }
    assert_eq!(pauses, [2, 4, 8, 16, 32, 60, 60, 60]);
    let leaving = app.tell(PlayEvent::Close);
    let saves = |effect: &Effect| leaving.iter().filter(|one| *one == effect).count();
    assert_eq!((saves(&Effect::Save), saves(&Effect::SaveGames)), (1, 1));
    let next = app.tell(ScreenName::Records);
    assert_eq!(next, [Effect::Save, Effect::SaveGames]);
    app.tell(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::CannotKeepGames));
    assert_eq!(app.tell(Event::Back), [Effect::SaveGames]);
    // The game that has just ended is among them now, and need not be noted in the profile any more.
    assert_eq!(app.tell(Event::GamesSaved), [Effect::SaveSoon]);
    assert_eq!(app.tell(Event::SaveDue), [Effect::Save]);
    assert_eq!(app.trouble(), None);
    assert_eq!(app.tell(Event::TryAgain), [], "there is nothing more");
    assert_eq!(app.tell(ScreenName::Ranks), []);
    assert_eq!(pause(&app.tell(Event::Trouble(Trouble::CannotSave))), 2);
}

/// It was full when the app was opened.
#[test]
fn a_disk_that_was_full_at_the_start_is_tried_again() {
    let (mut app, effects) = App::new(Start {
        profile: still_profile(),
        at: date("2026-11-21").into(),
        seed: 1,
        dev: false,
        trouble: Some(Trouble::CannotSave),
        puzzles: Some(Puzzles::shipped()),
    });
    assert_eq!(effects, [Effect::TryAgain { seconds: 2 }]);
    assert_eq!(app.tell(Event::TryAgain), [Effect::Save]);
    app.tell(Event::Saved);
    assert_eq!(app.trouble(), None);
}

#[test]
fn other_troubles_stay_until_they_were_read() {
    let mut app = app();
    app.tell(Event::Trouble(Trouble::OlderCopy));
    app.tell(Event::Trouble(Trouble::CannotSave));
    app.tell(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::OlderCopy));
    app.tell(Event::TroubleRead);
    assert_eq!(app.trouble(), None);
}

#[test]
fn a_game_that_cannot_be_kept_is_told_although_the_profile_is_saved() {
    let mut app = app();
    app.tell(Event::Trouble(Trouble::CannotKeepGames));
    app.tell(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::CannotKeepGames));
    app.tell(Event::GamesSaved);
    assert_eq!(app.trouble(), None, "the next one that works saves all");
}

#[test]
fn a_failing_save_is_told_once_the_trouble_before_it_was_read() {
    let mut app = app();
    app.tell(Event::Trouble(Trouble::OlderCopy));
    app.tell(Event::Trouble(Trouble::CannotSave));
    assert_eq!(app.trouble(), Some(Trouble::OlderCopy));
    app.tell(Event::TroubleRead);
    assert_eq!(app.trouble(), Some(Trouble::CannotSave));
    app.tell(Event::Trouble(Trouble::MatchLost));
    app.tell(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::MatchLost));
}

#[test]
fn equal_seeds_and_equal_taps_make_equal_apps() {
    let run = |seed: u64| {
        let mut app = App::new(Start {
            profile: still_profile(),
            at: date("2026-11-21").into(),
            seed,
            dev: false,
            trouble: None,
            puzzles: Some(Puzzles::shipped()),
        })
        .0;
        let mut log = Vec::new();
        for _ in 0..8 {
            let effects = app.drive_to_game(ColorChoice::Random);
            log.push(asked(&effects).map(|question| question.seed));
            app.tell(PlayEvent::Quit);
            app.tell(Event::Confirm);
        }
        log
    };
    assert_eq!(run(5), run(5));
    assert_ne!(run(5), run(6));
    let white = run(5).iter().filter(|asked| asked.is_some()).count();
    assert!((1..8).contains(&white), "both colours are drawn");
}
