//! The lessons of the star: a small position each, the one cell that is to be tapped, the stones the message is about,
//! and the answer to a tap beside it.
//!
//! The positions are set up by hand and most cannot come about in a game; that of the last lesson is the end of a real
//! one. Every cell that can be played is right: where one glows it is the only one, and in the lessons on capturing
//! each one flips a neighbour that is missing, in any order. What the messages say about a board is declared in
//! `claims`, and the engine is asked whether it holds.

use crate::session::BoardView;
use rsg_engine::{Calls, Cell, Cells, Color, Game, Mark, Position};

use super::scene::{Scene, Target, WrongTap};
use crate::board::{Board, Spot};
use crate::progress::Lesson;
use crate::session::Highlight;
use crate::session::view::star_cells;

/// A lesson's board as it is written here.
#[derive(Debug, Clone, Copy)]
pub(super) struct StarSketch {
    position: &'static str,
    /// The cell that glows. Where several are right, none does.
    pub target: Option<Cell>,
    /// The cells that the task is about.
    pub subject: &'static [Cell],
    /// True if the message afterwards is about the same stones.
    pub subject_stays: bool,
}

use Cell::{A3, A5, B1, B2, B4, B5, B9, BQ, C2, C4, CP, D2};

/// The board of a lesson.
pub(super) const fn sketch(lesson: Lesson) -> StarSketch {
    match lesson {
        Lesson::Flip => StarSketch {
            position: "./....../w.........bw/............/...... b 0 0",
            target: Some(C2),
            subject: &[BQ, B1],
            subject_stays: false,
        },
        Lesson::Lines => StarSketch {
            position: "./bwwbb./..b.w......./.....b....../...... b 0 0",
            target: Some(B4),
            subject: &[A3, A5, B5],
            subject_stays: false,
        },
        // Called Black, CP ends the line.
        Lesson::Call => StarSketch {
            position: "./....w./......bw..../............/...... b 0 0",
            target: Some(B9),
            subject: &[CP],
            subject_stays: true,
        },
        // Called White, CP flips with what lies behind it.
        Lesson::OtherCall => StarSketch {
            position: "./.w..w./..b........./............/...... b 0 0",
            target: Some(B9),
            subject: &[CP],
            subject_stays: true,
        },
        Lesson::Capture => StarSketch {
            position: "./b.bb.b/w.........bw/bb.........w/...... b 0 0",
            target: None,
            subject: &[BQ],
            subject_stays: true,
        },
        Lesson::Pair => StarSketch {
            position: "b/bwbbbb/wwbb......../bbw........./...... b 0 0",
            target: None,
            subject: &[B2, A3],
            subject_stays: true,
        },
        Lesson::Edge => StarSketch {
            position: "./....../..bb......../...ww......./.b.... b 0 0",
            target: Some(B5),
            subject: &[C4],
            subject_stays: true,
        },
        // The last placement of a recorded game. The lessons of other games are not shown on this board.
        _ => StarSketch {
            position: "b/bwwbbb/bwwwwwwbbbbb/bwwwwwbwwbbw/.wwwbw b 5 0",
            target: Some(D2),
            subject: &[C2],
            subject_stays: false,
        },
    }
}

/// The colour that is right to call.
const fn call(lesson: Lesson) -> Option<Color> {
    match lesson {
        Lesson::Call => Some(Color::Black),
        Lesson::OtherCall => Some(Color::White),
        _ => None,
    }
}

/// Returns true if the lesson is about the cells missing around the outlined stones, whose number is shown on the first
/// one.
const fn counts(lesson: Lesson) -> bool {
    matches!(lesson, Lesson::Capture | Lesson::Pair)
}

/// The cells among these spots.
fn sketch_cells(spots: &[Spot]) -> Vec<Cell> {
    let cells = spots.iter().filter_map(|spot| match spot {
        Spot::Cell(cell) => Some(*cell),
        Spot::Square(_) => None,
    });
    cells.collect()
}

/// The white neighbours of these stones, as long as they are White's.
fn open_neighbours(game: &Game, subject: Cells) -> Cells {
    let board = game.position().board();
    match subject.is_subset(board.stones(Color::White)) {
        true => subject.neighbours() - subject - board.stones(Color::Black),
        false => Cells::EMPTY,
    }
}

impl StarSketch {
    /// The board as the lesson begins. Black, the player, is to move.
    pub fn game(&self) -> Game {
        let position: Position = self
            .position
            .parse()
            .expect("the lessons' positions are checked by a test");
        Game::from_position(position)
    }
}

/// A lesson of the star.
pub(super) fn scene(lesson: Lesson) -> Scene {
    let sketch = sketch(lesson);
    let game = sketch.game();
    let subject: Cells = sketch.subject.iter().copied().collect();
    let moves = match counts(lesson) {
        true => open_neighbours(&game, subject).len(),
        false => 1,
    };
    Scene {
        game: Box::new(game),
        target: sketch.target.map(|cell| Target::Spot(cell.into())),
        call: call(lesson),
        moves,
        subject: sketch.subject.iter().copied().map(Spot::from).collect(),
        subject_stays: sketch.subject_stays,
        counts: counts(lesson),
    }
}

/// The board as it is with Black to move once more, where White is to move.
pub(super) fn again_for_black(game: &Game) -> Option<Game> {
    let position = game.position();
    (position.to_move() == Color::White).then(|| Game::from_position(position.passed()))
}

/// The fault of a tap beside the target; none if it is right.
pub(super) fn judge(game: &Game, spot: Spot) -> Option<WrongTap> {
    let Spot::Cell(cell) = spot else {
        return Some(WrongTap::Elsewhere);
    };
    if cell == CP {
        return Some(WrongTap::Core);
    }
    if game.position().board().stone(cell).is_some() {
        return Some(WrongTap::Occupied);
    }
    if game.calls(cell) == Calls::Unplayable {
        return Some(WrongTap::FlipsNothing);
    }
    let playable = game.moves().iter().any(|mv| mv.cell == cell);
    (!playable).then_some(WrongTap::Ko)
}

/// The spot that whoever watches sees tapped where none glows.
pub(super) fn first_right(game: &Game) -> Option<Spot> {
    game.moves().first().map(|mv| mv.cell.into())
}

/// The board, without marks where there is nothing to place, and with its highlights.
pub(super) fn draw(board: &Board, game: &Game, scene: &Scene, done: bool) -> BoardView {
    let mut cells = star_cells(board, game);
    let subject: Vec<Cell> = sketch_cells(&scene.subject);
    let open = open_neighbours(game, subject.iter().copied().collect()).len();
    let is_white_to_move = game.position().to_move() == Color::White;
    for cell in &mut cells {
        // Nobody answers: White's cells are nobody's business.
        if done || is_white_to_move {
            cell.mark = Mark::None;
        }
        let spot = Spot::Cell(cell.cell);
        let is_subject = scene.subject.contains(&spot) && (!done || scene.subject_stays);
        let has_count = scene.counts && 0 < open && subject.first() == Some(&cell.cell);
        cell.highlight = match (is_subject, has_count) {
            (true, true) => Some(Highlight::Missing(open as u8)),
            (true, false) => Some(Highlight::Subject),
            (false, _) => None,
        };
        let is_target = scene.target == Some(Target::Spot(spot));
        if is_target && board.awaits_placement() && !done {
            cell.highlight = Some(Highlight::Target);
        }
    }
    BoardView::of_cells(cells)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::progress::GameKind;

    const LESSONS: fn() -> &'static [Lesson] = || Lesson::of(GameKind::Star);

    fn marked(game: &Game) -> Vec<Cell> {
        let marked = |cell: &Cell| game.mark(*cell) != Mark::None;
        Cell::ALL.into_iter().filter(marked).collect()
    }

    #[test]
    fn every_board_but_the_last_has_three_to_fourteen_stones_and_black_is_to_move() {
        for &lesson in LESSONS() {
            let game = sketch(lesson).game();
            let stones = 37 - game.position().board().empty().len();
            let few = (3..=14).contains(&stones);
            assert!(few || lesson == Lesson::End, "{lesson:?}: {stones}");
            assert_eq!(game.position().to_move(), Color::Black, "{lesson:?}");
        }
    }

    #[test]
    fn the_target_is_the_only_marked_cell() {
        for &lesson in LESSONS() {
            let sketch = sketch(lesson);
            if let Some(target) = sketch.target {
                assert_eq!(marked(&sketch.game()), [target], "{lesson:?}");
            } else {
                assert!(counts(lesson), "{lesson:?}");
            }
        }
    }

    #[test]
    fn what_the_task_is_about_lies_where_a_ring_can_be_drawn() {
        for &lesson in LESSONS() {
            let sketch = sketch(lesson);
            let board = sketch.game().position().board();
            let stones = sketch
                .subject
                .iter()
                .filter(|&&cell| board.stone(cell).is_some());
            let talks_of_places = matches!(lesson, Lesson::Call | Lesson::OtherCall);
            assert!(
                talks_of_places || stones.count() == sketch.subject.len(),
                "{lesson:?}"
            );
        }
    }

    #[test]
    fn the_last_board_has_room_for_one_stone() {
        let board = sketch(Lesson::End).game().position().board();
        let empty: Vec<Cell> = board.empty().iter().collect();
        assert_eq!(empty, [D2]);
    }

    #[test]
    fn a_tap_beside_it_has_an_answer_of_its_kind() {
        let sketch = sketch(Lesson::Flip);
        let judged = |cell: Cell| judge(&sketch.game(), cell.into());
        assert_eq!(judged(CP), Some(WrongTap::Core));
        assert_eq!(judged(BQ), Some(WrongTap::Occupied));
        assert_eq!(judged(Cell::DQ), Some(WrongTap::FlipsNothing));
        assert_eq!(judged(C2), None);
    }
}
