//! Being taken away, being killed, not being able to save.
use super::*;

#[test]
fn a_killed_game_is_offered_on_home_and_goes_on_at_the_same_point() {
    let words: Vec<&str> = BLACK_WINS.split_whitespace().collect();
    for count in 0..words.len() {
        let mut app = app();
        drive_to_game(&mut app, ColorChoice::Black);
        drive(&mut app, &words[..count].join(" "));
        let mut back = killed(&app);
        assert_eq!(back.screen(), Screen::Home);
        assert_eq!(back.home().paused, app.paused(), "after {count}");
        let effects = open(&mut back, Screen::Play);
        let (before, after) = (app.play().unwrap(), back.play().unwrap());
        assert_eq!(after.table.cells, before.table.cells);
        assert_eq!(after.table.turn, before.table.turn);
        assert_eq!(after.table.can_undo, before.table.can_undo);
        assert_eq!(asked(&effects).is_some(), count % 2 == 1);
        drive(&mut back, &words[count..].join(" "));
        assert_eq!(back.profile().matches().len(), 1);
    }
}

#[test]
fn a_used_undo_is_used_after_a_kill() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B4 BQ");
    play(&mut app, PlayEvent::Undo);
    drive(&mut app, "B4 BQ");
    let mut back = killed(&app);
    open(&mut back, Screen::Play);
    assert!(!back.play().unwrap().table.can_undo);
}

#[test]
fn killed_at_the_result_the_result_is_booked_once() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, BLACK_WINS);
    let back = killed(&app);
    assert_eq!(back.profile().matches().len(), 1);
    assert_eq!(back.home().paused, None);
    assert_eq!(back.screen(), Screen::Home);
}

#[test]
fn a_match_that_was_booked_already_is_not_taken_up_again() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    let words: Vec<&str> = BLACK_WINS.split_whitespace().collect();
    drive(&mut app, &words[..words.len() - 1].join(" "));
    let stale = app.profile().running.clone();
    drive(&mut app, words[words.len() - 1]);
    let mut profile = app.profile().clone();
    profile.running = stale;
    let back = app_with(profile);
    assert_eq!(back.home().paused, None);
    assert_eq!(back.profile().matches().len(), 1);
}

#[test]
fn a_match_that_cannot_be_is_told_and_forgotten() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B4 BQ");
    let mut profile = app.profile().clone();
    if let Some(crate::session::Snapshot {
        stage: crate::session::SavedStage::Playing { moves, .. },
        ..
    }) = &mut profile.running
    {
        moves.push(Move::plain(Cell::CP));
    }
    let back = app_with(profile);
    assert_eq!(back.trouble(), Some(Trouble::MatchLost));
    assert_eq!(back.home().paused, None);
}

#[test]
fn suspended_the_cpu_stops_and_everything_is_saved() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    play(&mut app, PlayEvent::Tap(Cell::B4));
    let stale = open_question(&app);
    let effects = app.apply(Event::Suspended);
    assert!(effects.contains(&Effect::StopThinking));
    assert!(effects.contains(&Effect::Save));
    let _ = answer(&mut app, "BQ".parse().unwrap());
    assert_eq!(turns(&app), 1);
    let effects = app.apply(Event::Resumed {
        today: date("2026-11-22"),
    });
    assert!(asked(&effects).unwrap().number > stale);
    assert_eq!(app.today(), date("2026-11-22"));
    let _ = answer(&mut app, "BQ".parse().unwrap());
    assert_eq!(turns(&app), 2);
}

#[test]
fn a_tap_proves_that_somebody_looks_again() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    let _ = app.apply(Event::Suspended);
    let effects = play(&mut app, PlayEvent::Tap(Cell::B4));
    assert!(asked(&effects).is_some());
    assert_eq!(turns(&app), 1);
}

#[test]
fn suspended_on_home_a_paused_match_stays_paused() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    play(&mut app, PlayEvent::Tap(Cell::B4));
    let _ = app.apply(Event::Back);
    let _ = app.apply(Event::Suspended);
    let effects = app.apply(Event::Resumed {
        today: date("2026-11-21"),
    });
    assert!(asked(&effects).is_none());
}

#[test]
fn a_question_in_front_is_still_there_after_a_phone_call() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B4 BQ CQ");
    play(&mut app, PlayEvent::Quit);
    let _ = app.apply(Event::Suspended);
    let _ = app.apply(Event::Resumed {
        today: date("2026-11-21"),
    });
    assert_eq!(app.overlay(), Some(Overlay::QuitQuestion { loses: true }));
    let _ = answer(&mut app, "C1".parse().unwrap());
    assert_eq!(turns(&app), 3, "nothing moves behind it");
    let _ = app.apply(Event::Decline);
    assert_eq!(turns(&app), 4);
}

#[test]
fn the_game_goes_on_when_it_cannot_be_saved_and_the_player_is_told() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    let _ = app.apply(Event::Trouble(Trouble::CannotSave));
    assert_eq!(app.trouble(), Some(Trouble::CannotSave));
    drive(&mut app, "B4 BQ");
    let _ = app.apply(Event::Saved);
    assert_eq!(app.trouble(), None);
}

#[test]
fn other_troubles_stay_until_they_were_read() {
    let mut app = app();
    let _ = app.apply(Event::Trouble(Trouble::OlderCopy));
    let _ = app.apply(Event::Trouble(Trouble::CannotSave));
    let _ = app.apply(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::OlderCopy));
    let _ = app.apply(Event::TroubleRead);
    assert_eq!(app.trouble(), None);
}

#[test]
fn a_game_that_cannot_be_kept_is_told_although_the_profile_is_saved() {
    let mut app = app();
    let _ = app.apply(Event::Trouble(Trouble::CannotKeepGames));
    let _ = app.apply(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::CannotKeepGames));
    let _ = app.apply(Event::GamesSaved);
    assert_eq!(app.trouble(), None, "the next one that works saves all");
}

#[test]
fn a_failing_save_is_told_once_the_trouble_before_it_was_read() {
    let mut app = app();
    let _ = app.apply(Event::Trouble(Trouble::OlderCopy));
    let _ = app.apply(Event::Trouble(Trouble::CannotSave));
    assert_eq!(app.trouble(), Some(Trouble::OlderCopy));
    let _ = app.apply(Event::TroubleRead);
    assert_eq!(app.trouble(), Some(Trouble::CannotSave));
    let _ = app.apply(Event::Trouble(Trouble::MatchLost));
    let _ = app.apply(Event::Saved);
    assert_eq!(app.trouble(), Some(Trouble::MatchLost));
}

#[test]
fn equal_seeds_and_equal_taps_make_equal_apps() {
    let run = |seed: u64| {
        let mut app = App::new(Start {
            profile: still_profile(),
            today: date("2026-11-21"),
            seed,
            dev: false,
            trouble: None,
        })
        .0;
        let mut log = Vec::new();
        for _ in 0..8 {
            let effects = drive_to_game(&mut app, ColorChoice::Random);
            log.push(asked(&effects).map(|question| question.seed));
            play(&mut app, PlayEvent::Quit);
            let _ = app.apply(Event::Confirm);
        }
        log
    };
    assert_eq!(run(5), run(5));
    assert_ne!(run(5), run(6));
    let white = run(5).iter().filter(|asked| asked.is_some()).count();
    assert!((1..8).contains(&white), "both colours are drawn");
}
