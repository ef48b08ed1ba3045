//! Two people at the star: passes, calls, and what decides their matches.
use super::*;

#[test]
fn an_open_call_dialog_survives_a_phone_call() {
    let mut game = two_people_after(BOTH_CALLS);
    game.tap(Cell::BJ);
    game.attend(Attention::Away);
    game.attend(Attention::Here);
    assert!(matches!(game.overlay(), Some(BoardOverlay::Call(_))));
}

#[test]
fn level_totals_are_settled_by_captures_over_both_games() {
    let mut game = begin_reverse(people(), Color::Black);
    game.drive(BLACK_WINS);
    game.tell(BoardEvent::NextGame);
    let effects = game.drive(DRAW);
    let results = booked(&effects);
    assert_eq!(results[0].winner, Some(Player::One));
    assert_eq!(decided(results[0]), Some(EndReason::Captures));
}

#[test]
fn the_higher_total_of_both_games_wins() {
    let mut game = begin_reverse(people(), Color::White);
    game.drive(KO_ENDING);
    let first = game.finished[0].clone();
    game.tell(BoardEvent::NextGame);
    let effects = game.drive(DRAW);
    let result = booked(&effects)[0].clone();
    let difference = first.scores.one.total.in_halves() - first.scores.two.total.in_halves();
    assert_ne!(difference, 0);
    let winner = if difference > 0 {
        Player::One
    } else {
        Player::Two
    };
    assert_eq!(result.winner, Some(winner));
    assert_eq!(decided(&result), None);
}

/// Level by score and decided by captures: nothing but the colour tells which of them it was.
#[test]
fn the_winner_of_two_nameless_people_is_told_by_colour() {
    for first in [Color::Black, Color::White] {
        let mut game = begin(people(), first);
        let effects = game.drive(BLACK_WINS);
        let told = effects.iter().find_map(|effect| match effect {
            DriverEffect::Announce(Speech::Placed(Placed {
                next: Next::Over { winner, reason, .. },
                ..
            })) => Some((winner.clone(), *reason)),
            _ => None,
        });
        let nameless = Who::Player(Default::default());
        let black = Some((nameless, Color::Black));
        assert_eq!(
            told,
            Some((black, Some(EndReason::Captures))),
            "{first:?} is one"
        );
    }
}
