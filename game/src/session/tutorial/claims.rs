//! What the lessons' messages say about their boards, as facts that are computed. Each lesson declares its own; when a
//! message or a position changes, this changes with it. Black is to move and taps the target.

use rsg_engine::Cell::{self, A3, A5, B1, B5, B7, B8, BQ, C4, C5, CP, CQ};
use rsg_engine::{Cells, Color, Game, Move};

use super::star::sketch;
use crate::progress::{GameKind, Lesson};

/// Something that a message says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claim {
    /// Exactly these white stones lie between black ones then, and flip.
    Flips(&'static [Cell]),
    /// The flips run in so many lines.
    Lines(usize),
    /// The line runs through the empty Core Point, and so many stones flip under each call.
    CallFlips { black: u8, white: u8 },
    /// This white group has all its neighbours on the board, and all of them are black but one, which is white.
    LacksOne(&'static [Cell]),
    /// The move takes this group and nothing else.
    Captures(&'static [Cell]),
    /// This white stone touches the edge.
    AtEdge(Cell),
    /// After the move this stone has only black neighbours, and stays.
    Protected(Cell),
    /// Nobody can move afterwards, and Black has won.
    EndsWon,
    /// White has more stones on the board then; what was captured decides.
    BehindOnBoard,
}

/// What the messages of a lesson say.
fn claims(lesson: Lesson) -> &'static [Claim] {
    match lesson {
        // "Trapped stones flip."
        Lesson::Flip => &[Claim::Flips(&[BQ, B1]), Claim::Lines(1)],
        // "Three lines at once."
        Lesson::Lines => &[Claim::Lines(3), Claim::Flips(&[A3, A5, B5])],
        // "Your line meets the gem." Called black, it ends the line; called white, it flips along.
        Lesson::Call | Lesson::OtherCall => &[Claim::CallFlips { black: 1, white: 3 }],
        // "Surround the outlined stone." "Captured: one point."
        Lesson::Capture => &[
            Claim::LacksOne(&[BQ]),
            Claim::Flips(&[CQ]),
            Claim::Captures(&[BQ]),
        ],
        // "Now at the edge." "It stays."
        Lesson::Edge => &[Claim::AtEdge(C4), Claim::Flips(&[C5]), Claim::Protected(C4)],
        // "Place the last stone." "4 + 3 captured = 7 beats 6." The points are counted for the message.
        Lesson::End => &[
            Claim::Flips(&[B7, B8]),
            Claim::EndsWon,
            Claim::BehindOnBoard,
        ],
        _ => &[],
    }
}

impl Claim {
    /// Whether it is true of a board on which Black taps the target.
    fn holds(self, before: &Game, target: Cell) -> bool {
        if let Claim::CallFlips { black, white } = self {
            let flips = |color| flips_when_calling(before, target, color);
            let core = before.position().board().stone(CP);
            return core.is_none()
                && (flips(Color::Black), flips(Color::White)) == (Some(black), Some(white));
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
            Claim::CallFlips { .. } => false,
            Claim::LacksOne(group) => {
                let group: Cells = group.iter().copied().collect();
                let white = old.stones(Color::White);
                let open: Vec<Cell> = (group.neighbours().iter())
                    .filter(|&cell| old.stone(cell) != Some(Color::Black))
                    .collect();
                group.is_subset(white)
                    && group.iter().all(Cell::is_interior)
                    && matches!(open[..], [one] if white.contains(one))
            }
            Claim::Captures(group) => turn.effect.captured == [group.iter().copied().collect()],
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
        assert_eq!(claims(lesson).is_empty(), lesson == Lesson::Game);
        for claim in claims(lesson) {
            let target = sketch.target.expect("it is tapped");
            assert!(claim.holds(&sketch.game(), target), "{lesson:?}: {claim:?}");
        }
    }
}

#[test]
fn a_claim_that_is_not_true_does_not_hold() {
    for (lesson, claim) in [
        (Lesson::Flip, Claim::Flips(&[BQ])),
        (Lesson::Flip, Claim::Lines(2)),
        (Lesson::Flip, Claim::CallFlips { black: 1, white: 3 }),
        (Lesson::Call, Claim::CallFlips { black: 3, white: 1 }),
        (Lesson::Call, Claim::EndsWon),
        (Lesson::Capture, Claim::LacksOne(&[CQ])),
        (Lesson::Capture, Claim::Captures(&[CQ])),
        (Lesson::Capture, Claim::Protected(BQ)),
        (Lesson::Capture, Claim::AtEdge(BQ)),
        (Lesson::Capture, Claim::BehindOnBoard),
        (Lesson::Edge, Claim::LacksOne(&[C4])),
        (Lesson::Edge, Claim::Captures(&[C4])),
    ] {
        let sketch = sketch(lesson);
        let target = sketch.target.expect("it is tapped");
        assert!(
            !claim.holds(&sketch.game(), target),
            "{lesson:?}: {claim:?}"
        );
    }
}
