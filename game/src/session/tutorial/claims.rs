//! The claims of the lessons' messages about their boards, as facts that are computed. Each lesson declares its own;
//! when a message or a position changes, this changes with it. Black is to move and taps the target, or in any order
//! the marked cells.

use rsg_engine::Cell::{self, A3, A5, A9, B1, B2, B5, B8, BQ, C2, C4, C5, CP};
use rsg_engine::{Cells, Color, Game, Move};

use super::star::sketch;
use crate::progress::{GameKind, Lesson};

/// A claim of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claim {
    /// Exactly these white stones lie between black ones then, and flip.
    Flips(&'static [Cell]),
    /// The number of lines in which the flips run.
    Lines(usize),
    /// The line runs through the empty Core Point, and these numbers of stones flip under each call.
    CallFlips { black: u8, white: u8 },
    /// Exactly these flip under this call, CP's stone included, and CP is black then.
    CallTurns(Color, &'static [Cell]),
    /// This white group has all its neighbours on the board, and all of them are black but two, which are white.
    /// Whatever is marked flips one of them and touches nothing of the group; what is marked then captures the group
    /// and nothing else.
    CapturedInTwo(&'static [Cell]),
    /// This white stone touches the edge.
    AtEdge(Cell),
    /// After the move this stone has only black neighbours, and stays.
    Protected(Cell),
    /// No side can move afterwards, and Black has won.
    EndsWon,
    /// White has more stones on the board then; what was captured decides.
    BehindOnBoard,
}

/// The claims of a lesson's messages.
fn claims(lesson: Lesson) -> &'static [Claim] {
    match lesson {
        // "Trapped stones flip."
        Lesson::Flip => &[Claim::Flips(&[BQ, B1]), Claim::Lines(1)],
        // "Flip three lines at once."
        Lesson::Lines => &[Claim::Lines(3), Claim::Flips(&[A3, A5, B5])],
        // "The line runs through the gem." "Call Black." "CP ends your line." Called white, it would not.
        Lesson::Call => &[
            Claim::CallFlips { black: 2, white: 1 },
            Claim::CallTurns(Color::Black, &[A9, B8]),
        ],
        // "The call that flips more." White: "CP was trapped too and turned black."
        Lesson::OtherCall => &[
            Claim::CallFlips { black: 1, white: 3 },
            Claim::CallTurns(Color::White, &[A9, CP, A3]),
        ],
        // "Flip the outlined stone’s two white neighbours." "All six black: captured, one point."
        Lesson::Capture => &[Claim::CapturedInTwo(&[BQ])],
        // "Flip its two white neighbours." "Together: two points."
        Lesson::Pair => &[Claim::CapturedInTwo(&[B2, A3])],
        // "The same at the edge." "A stone at the edge is never captured."
        Lesson::Edge => &[Claim::AtEdge(C4), Claim::Flips(&[C5]), Claim::Protected(C4)],
        // "The last stone." "18 + 5 captured = 23 beats 19." The points are counted for the message.
        Lesson::End => &[Claim::Flips(&[C2]), Claim::EndsWon, Claim::BehindOnBoard],
        _ => &[],
    }
}

/// Returns true if every marked cell turns one more of this group's neighbours black, until the last one captures the
/// group.
fn is_captured_in(game: &Game, group: Cells, turns: usize) -> bool {
    let white = game.position().board().stones(Color::White);
    let around = group.neighbours() - group;
    let missing = around & white;
    let black = game.position().board().stones(Color::Black);
    let is_so = group.is_subset(white)
        && group.iter().all(Cell::is_interior)
        && missing.len() == turns
        && (around - missing).is_subset(black);
    let moves = game.moves();
    is_so
        && !moves.is_empty()
        && moves.into_iter().all(|mv| {
            let mut after = game.clone();
            let Ok(turn) = after.play(mv) else {
                return false;
            };
            let flipped = turn.effect.flipped();
            let one_of_them = flipped.len() == 1 && flipped.is_subset(missing);
            let next = || Game::from_position(after.position().passed());
            one_of_them
                && match turns {
                    1 => turn.effect.captured == [group],
                    _ => {
                        turn.effect.captured.is_empty() && is_captured_in(&next(), group, turns - 1)
                    }
                }
        })
}

impl Claim {
    /// Returns true if the claim holds for a board on which Black taps the target.
    fn holds(self, before: &Game, target: Option<Cell>) -> bool {
        if let Claim::CapturedInTwo(group) = self {
            return target.is_none() && is_captured_in(before, group.iter().copied().collect(), 2);
        }
        let Some(target) = target else {
            return false;
        };
        if let Claim::CallFlips { black, white } = self {
            let flips = |color| flips_when_calling(before, target, color);
            let core = before.position().board().stone(CP);
            return core.is_none()
                && (flips(Color::Black), flips(Color::White)) == (Some(black), Some(white));
        }
        if let Claim::CallTurns(color, cells) = self {
            let mut after = before.clone();
            let Ok(turn) = after.play(Move::calling(target, color)) else {
                return false;
            };
            return turn.effect.flipped() == cells.iter().copied().collect()
                && after.position().board().stone(CP) == Some(Color::Black);
        }
        let mut after = before.clone();
        let Ok(turn) = after.play(Move::plain(target)) else {
            return false;
        };
        let (old, new) = (before.position().board(), after.position().board());
        let black_after = new.stones(Color::Black);
        match self {
            Claim::Flips(cells) => turn.effect.flipped() == cells.iter().copied().collect(),
            Claim::Lines(lines) => turn.effect.flips.len() == lines,
            Claim::CallFlips { .. } | Claim::CallTurns(..) | Claim::CapturedInTwo(_) => false,
            Claim::AtEdge(cell) => old.stone(cell) == Some(Color::White) && !cell.is_interior(),
            Claim::Protected(cell) => {
                let around = Cells::of(cell).neighbours();
                new.stone(cell) == Some(Color::White)
                    && around.is_subset(black_after)
                    && !around.is_subset(old.stones(Color::Black))
            }
            Claim::EndsWon => {
                let winner = after.outcome().map(|outcome| outcome.winner);
                winner == Some(Some(Color::Black))
            }
            Claim::BehindOnBoard => black_after.len() < new.stones(Color::White).len(),
        }
    }
}

fn flips_when_calling(game: &Game, cell: Cell, color: Color) -> Option<u8> {
    let effect = game.preview(Move::calling(cell, color)).ok()?;
    Some(effect.flip_count())
}

#[test]
fn every_claim_holds() {
    for &lesson in Lesson::of(GameKind::Star) {
        let sketch = sketch(lesson);
        assert!(!claims(lesson).is_empty(), "{lesson:?}");
        for claim in claims(lesson) {
            let holds = claim.holds(&sketch.game(), sketch.target);
            assert!(holds, "{lesson:?}: {claim:?}");
        }
    }
}

#[test]
fn a_claim_that_is_not_true_does_not_hold() {
    for (lesson, claim) in [
        (Lesson::Flip, Claim::Flips(&[BQ])),
        (Lesson::Flip, Claim::Lines(2)),
        (Lesson::Flip, Claim::CallFlips { black: 1, white: 3 }),
        (Lesson::Call, Claim::CallFlips { black: 1, white: 2 }),
        (Lesson::OtherCall, Claim::CallTurns(Color::White, &[A9])),
        (Lesson::Call, Claim::EndsWon),
        (Lesson::Capture, Claim::CapturedInTwo(&[B2])),
        (Lesson::Pair, Claim::CapturedInTwo(&[B2])),
        (Lesson::Capture, Claim::AtEdge(BQ)),
        (Lesson::Capture, Claim::BehindOnBoard),
        (Lesson::Edge, Claim::CapturedInTwo(&[C4])),
    ] {
        let sketch = sketch(lesson);
        let holds = claim.holds(&sketch.game(), sketch.target);
        assert!(!holds, "{lesson:?}: {claim:?}");
    }
}
