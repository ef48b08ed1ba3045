//! The call of a placement through CP: the choice that a player has, and the reason for the call that was made.

use rsg_engine::{ByColor, Calls};
use rsg_engine::{CallState, Cell, Color, Game, Move, Position, Turn};

use crate::progress::CallReason;

/// The choice between the two calls of a placement.
pub enum CallChoice {
    /// Both lead somewhere else; ko may forbid one of them.
    Free,
    /// Only this one flips anything.
    Only(Color),
    /// Both lead to the same position: the mover's own colour is called.
    Own,
}

pub fn choice(calls: ByColor<CallState>, same: bool) -> CallChoice {
    match (calls.black, calls.white) {
        (CallState::NotAllowed, _) => CallChoice::Only(Color::White),
        (_, CallState::NotAllowed) => CallChoice::Only(Color::Black),
        _ if same => CallChoice::Own,
        _ => CallChoice::Free,
    }
}

/// The call of a turn and the reason that the position gives for it; none if the turn had no call.
pub(super) fn call_of(turn: &Turn) -> Option<(Color, CallReason)> {
    let Move { cell, call } = turn.mv;
    let called = call?;
    let before = Position::new(turn.effect.before, turn.by, ByColor::default()).ok()?;
    let leads_to = |color| before.effect(Move::calling(cell, color)).ok();
    let reason = match (leads_to(Color::Black), leads_to(Color::White)) {
        (Some(black), Some(white)) if black.after == white.after => CallReason::Same,
        (Some(_), Some(_)) => CallReason::Asked,
        _ => CallReason::Only,
    };
    Some((called, reason))
}

/// Returns true if a placement there goes through CP.
pub(super) fn goes_through_core(game: &Game, cell: Cell) -> bool {
    matches!(game.calls(cell), Calls::Needed { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(moves: &str) -> Option<(Color, CallReason)> {
        let mut game = Game::new();
        for mv in moves.split(' ') {
            game.play(mv.parse().unwrap()).unwrap();
        }
        call_of(game.turns().last().unwrap())
    }

    #[test]
    fn the_position_gives_the_reason_for_a_call() {
        assert_eq!(last("BQ"), None, "no call");
        assert_eq!(
            last("BQ B7[W]"),
            Some((Color::White, CallReason::Only)),
            "no stone flips under Black"
        );
        let both = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";
        for (call, color) in [("BJ[B]", Color::Black), ("BJ[W]", Color::White)] {
            assert_eq!(
                last(&format!("{both} {call}")),
                Some((color, CallReason::Asked))
            );
        }
    }

    #[test]
    fn two_calls_that_come_to_the_same_are_told_from_a_choice() {
        let game = include_str!("../../../engine/tests/vectors/games.txt");
        let mut found = 0;
        for line in game.lines().take(60) {
            let mut game = Game::new();
            for word in line.split(" = ").next().unwrap().split_whitespace() {
                if word == "--" {
                    continue;
                }
                let mv: Move = word.parse().unwrap();
                let same = matches!(game.calls(mv.cell), Calls::Needed { same: true, .. });
                let turn = game.play(mv).unwrap();
                let is_same = call_of(&turn).is_some_and(|(_, reason)| reason == CallReason::Same);
                assert_eq!(is_same, same, "{word} of {line}");
                found += usize::from(same);
            }
        }
        assert!(10 < found, "{found}");
    }
}
