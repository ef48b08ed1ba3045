//! Ends of single games, and games that are left.

use super::*;

fn last_of(case: &GameCase) -> (&str, &str) {
    case.whole.rsplit_once(' ').unwrap()
}

#[test]
fn a_finished_game_is_booked_and_kept_at_once_and_shown_later() {
    // A game of Go ends by an agreement, which moves nothing.
    for case in WITH_REVERSE {
        let (mut game, _) = case.begin_as(case.plan(people(), Color::Black), lively());
        let (others, last) = last_of(case);
        game.drive(others);
        game.tell(BoardEvent::GoOn);
        let effects = game.place(last);
        let [result] = booked(&effects)[..] else {
            panic!("{effects:?}");
        };
        assert_eq!((result.id, result.winner), (MatchId(7), Some(Player::One)));
        assert!(effects.contains(&DriverEffect::Save));
        assert_eq!(game.result(), None, "the last stones still turn");
        let effects = game.show();
        assert!(booked(&effects).is_empty(), "once");
        assert!(game.result().is_some() && !game.is_between());
    }
}

#[test]
fn the_winner_is_told_by_colour_heard_and_in_the_books() {
    for case in GAMES {
        for own in Color::ALL {
            let mut game = case.begin(cpu(), own);
            let effects = game.drive(case.whole);
            let [result] = booked(&effects)[..] else {
                panic!("{effects:?}");
            };
            let (player, cue) = match own == case.winner {
                true => (Player::One, EndCue::Won),
                false => (Player::Two, EndCue::Lost),
            };
            assert_eq!(result.winner, Some(player));
            assert!(does(&effects, Command::Sound(Sound::End(cue))));
            let over = game.result().unwrap();
            assert_eq!(over.winner().unwrap().color, Some(case.winner));
            assert_eq!(game.over(), Some(over));
            let record = result.record(Default::default()).unwrap();
            assert_eq!(record.outcome, Outcome::of(Player::One, result.winner));
            assert_eq!(result.kept_games(Default::default()).count(), 1);
        }
    }
}

#[test]
fn after_the_end_nothing_happens_any_more() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.drive(case.whole);
        let before = game.view();
        assert!(game.tap_everywhere().is_empty());
        for event in [
            BoardEvent::Undo,
            BoardEvent::GoOn,
            BoardEvent::NextGame,
            BoardEvent::CancelCall,
            BoardEvent::Hint,
        ] {
            assert!(game.tell(event.clone()).is_empty(), "{event:?}");
        }
        assert_eq!(game.view(), before);
        assert!(game.is_closed() && game.turn().is_none());
    }
}

#[test]
fn leaving_is_free_before_the_first_own_stone() {
    for case in GAMES {
        let game = case.against_cpu();
        assert!(!game.leaving_loses());
        assert!(booked(&game.leave()).is_empty());
        let mut game = case.begin(cpu(), Color::White);
        game.drive(case.line[0]);
        assert!(!game.leaving_loses(), "the CPU's stone is none of ours");
        assert!(booked(&game.leave()).is_empty());
    }
}

#[test]
fn leaving_after_the_first_own_stone_loses() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.drive(&case.start(2));
        assert!(game.leaving_loses() && game.has_stone_to_lose());
        let mut back = game.clone();
        back.tell(BoardEvent::Undo);
        // Where Undo is counted, what was taken back was placed.
        assert_eq!(back.leaving_loses(), case.terms.is_none());
        let effects = game.leave();
        let [result] = booked(&effects)[..] else {
            panic!("{effects:?}");
        };
        assert_eq!(
            (result.winner, result.ending),
            (Some(Player::Two), Ending::GivenUp)
        );
        let [left] = &result.games[..] else {
            panic!("{result:?}");
        };
        assert_eq!(
            (left.winner, left.ending),
            (Some(Player::Two), Ending::GivenUp)
        );
        assert!(effects.contains(&DriverEffect::Save));
    }
}

#[test]
fn leaving_while_the_cpu_thinks_stops_it() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        assert!(does(&game.leave(), Command::StopThinking));
    }
}
