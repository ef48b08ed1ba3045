//! Snapshots: a match that is killed at any point goes on at that point.

use super::*;

/// Drives a game so far and compares at every point with a match that was killed there.
fn check_every_point(game: &mut Played, turns: &str) {
    for word in turns.split_whitespace() {
        let (back, view) = (game.killed(), game.view());
        assert_eq!(back.same(), game.same(), "before {word}");
        assert_eq!(back.view().board, view.board, "before {word}");
        assert_eq!(back.view().sides.turn, view.sides.turn);
        assert_eq!(back.view().sides.panels, view.sides.panels);
        assert_eq!(back.view().can_undo, view.can_undo);
        assert_eq!(back.leaving_loses(), game.leaving_loses());
        game.drive(word);
        game.tell(BoardEvent::GoOn);
    }
    let back = game.killed();
    assert_eq!((back.same(), back.result()), (game.same(), game.result()));
}

#[test]
fn every_point_of_a_game_against_the_cpu_comes_back() {
    for case in GAMES {
        for own in Color::ALL {
            let mut game = case.begin(cpu(), own);
            check_every_point(&mut game, case.whole);
            assert!(game.is_over());
        }
    }
    // A draw, passes, and what ko does.
    for turns in [DRAW, KO_ENDING, EXCEPTION, BLOCKED, PASS] {
        for own in Color::ALL {
            check_every_point(&mut STAR.begin(cpu(), own), turns);
        }
    }
}

#[test]
fn both_games_of_a_reverse_match_come_back_and_between_them() {
    for case in WITH_REVERSE {
        let plan = Plan {
            format: Format::Reverse,
            ..case.plan(cpu(), Color::Black)
        };
        let (mut game, _) = case.begin_as(plan, still());
        check_every_point(&mut game, case.whole);
        assert!(game.is_between());
        let mut back = game.killed();
        back.tell(BoardEvent::NextGame);
        game.tell(BoardEvent::NextGame);
        assert_eq!(back.same(), game.same());
        check_every_point(&mut game, case.whole);
        assert_eq!(game.killed().finished(), game.finished());
    }
}

#[test]
fn a_kept_match_waits_until_somebody_looks() {
    for case in GAMES {
        let mut game = case.against_cpu();
        game.place(case.line[0]);
        let mut back = game.kept();
        assert!(!back.view().sides.turn.thinking);
        assert!(turn_asked(&back.attend(Attention::Here)).is_some());
    }
}

/// A kept game after these turns.
fn saved(case: &'static GameCase, turns: &str) -> Snapshot {
    Snapshot {
        stage: SavedStage::Playing {
            moves: turns.to_owned(),
            undone: false,
            forward: String::new(),
            mild: 0,
        },
        ..case.against_cpu().snapshot()
    }
}

fn is_refused(saved: &Snapshot) -> bool {
    Match::restore(saved.clone(), still()).is_err()
}

#[test]
fn a_snapshot_of_what_cannot_be_is_refused() {
    for case in GAMES {
        let record = case.two_people().record_of(&case.start(2));
        let good = saved(case, &record);
        assert!(!is_refused(&good));
        for turns in [case.nowhere, "♞"] {
            assert!(is_refused(&saved(case, turns)), "{turns}");
        }
        let broken = |change: fn(&mut Snapshot)| {
            let mut broken = good.clone();
            change(&mut broken);
            is_refused(&broken)
        };
        assert!(broken(|saved| saved.plan.id = MatchId::END));
        assert!(broken(|saved| saved.plan.id = MatchId(u32::MAX)));
        assert!(broken(
            |saved| saved.plan.rules = "chess 8".to_owned().into()
        ));
        assert!(broken(|saved| saved.finished = vec!["♞".to_owned()]));
        // A game before this one that is over, in a match of one.
        let whole = case.two_people().record_of(case.whole);
        let of = |finished: &[&str], format| {
            let mut two = good.clone();
            two.plan.format = format;
            two.finished = finished.iter().map(|&game| game.to_owned()).collect();
            is_refused(&two)
        };
        assert!(of(&[&whole], Format::Single));
        assert!(of(&[&record], Format::Reverse), "that game is not over");
        assert!(of(&[&whole, &whole], Format::Reverse));
        if WITH_REVERSE.iter().any(|other| other.terms == case.terms) {
            assert!(!of(&[&whole], Format::Reverse));
        }
    }
}
