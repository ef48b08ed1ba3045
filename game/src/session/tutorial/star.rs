//! The lessons of the star: a small position each, the one cell that is to be tapped, the stones the message is about, and the
//! answer to a tap beside it.
//!
//! The positions are set up by hand and most cannot come about in a game. In all but the last lesson the target is the only
//! cell that can be played, so every marked cell is right. What the messages say about a board is declared in `claims`,
//! and the engine is asked whether it holds.

use rsg_engine::{Calls, Cell, Color, Game, Mark, Move, Position};

use super::game::{LessonBoard, LessonGame, Scene, Target, WrongTap, who};
use crate::board::{Board, News, Seat, Spot};
use crate::progress::{CpuLevel, Lesson};
use crate::session::effect::Outbox;
use crate::session::star_news::say_star;
use crate::session::view::star_overlay;
use crate::session::{BoardOverlay, Highlight, StarView};
use crate::thinking::{StarTurn, Topic};

/// A lesson's board as it is written here.
#[derive(Debug, Clone, Copy)]
pub(super) struct StarSketch {
    position: &'static str,
    /// The cell that glows. In the game every placement is right, and none glows.
    pub target: Option<Cell>,
    /// The cells that the task is about.
    pub subject: &'static [Cell],
    /// Whether what is said afterwards is about the same.
    pub subject_stays: bool,
}

use Cell::{A3, A5, B1, B4, B5, B7, B8, B9, BQ, C2, C4, CP, DQ};

const CALL: StarSketch = StarSketch {
    position: "./.w..w./..b........./............/...... b 0 0",
    target: Some(B9),
    subject: &[CP],
    subject_stays: true,
};

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
        Lesson::Call | Lesson::OtherCall => CALL,
        Lesson::Capture => StarSketch {
            position: "./b.bb.b/b.........bw/b..........w/...... b 0 0",
            target: Some(DQ),
            subject: &[BQ],
            subject_stays: true,
        },
        Lesson::Edge => StarSketch {
            position: "./....../..bb......../...ww......./.b.... b 0 0",
            target: Some(B5),
            subject: &[C4],
            subject_stays: true,
        },
        Lesson::End => StarSketch {
            position: "./....../...ww.ww..../...wwwb...../...... b 3 1",
            target: Some(B9),
            subject: &[B7, B8],
            subject_stays: false,
        },
        // The lessons of other games are not shown on this board.
        _ => StarSketch {
            position: "./ww.b../...wbww...../....wb.w..../..bb.. b 0 0",
            target: None,
            subject: &[],
            subject_stays: false,
        },
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

impl LessonGame for Game {
    fn scene(lesson: Lesson) -> Scene<Game> {
        let sketch = sketch(lesson);
        Scene {
            game: sketch.game(),
            target: sketch.target.map(|cell| Target::Spot(cell.into())),
            subject: sketch.subject.iter().copied().map(Spot::from).collect(),
            subject_stays: sketch.subject_stays,
        }
    }

    fn seat(lesson: Lesson, color: Color) -> Seat<CpuLevel> {
        match (lesson, color) {
            (Lesson::Game, Color::White) => Seat::Cpu(CpuLevel::One),
            _ => Seat::Person,
        }
    }

    fn judge(&self, spot: Spot) -> Option<WrongTap> {
        let Spot::Cell(cell) = spot else {
            return Some(WrongTap::Elsewhere);
        };
        if cell == CP {
            return Some(WrongTap::Core);
        }
        if self.position().board().stone(cell).is_some() {
            return Some(WrongTap::Occupied);
        }
        if self.calls(cell) == Calls::Unplayable {
            return Some(WrongTap::FlipsNothing);
        }
        let playable = self.moves().iter().any(|mv| mv.cell == cell);
        (!playable).then_some(WrongTap::Ko)
    }

    fn liveliest(&self) -> Option<Spot> {
        let worth = |mv: Move| {
            let effect = self.preview(mv).ok();
            effect.map_or(0, |effect| effect.flip_count() + 2 * effect.capture_count())
        };
        let best = self.moves().into_iter().max_by_key(|&mv| worth(mv));
        best.map(|mv| mv.cell.into())
    }

    fn draw(board: &Board<Game>, scene: &Scene<Game>, done: bool) -> LessonBoard {
        // Only the cells are taken, on which nobody's name stands.
        let mut view = StarView::of(board, Color::Black, &|color| who(Lesson::Game, color));
        for cell in &mut view.cells {
            if done {
                cell.mark = Mark::None;
            }
            let spot = Spot::Cell(cell.cell);
            let subject = scene.subject.contains(&spot) && (!done || scene.subject_stays);
            cell.highlight = subject.then_some(Highlight::Subject);
            let is_target = scene.target == Some(Target::Spot(spot));
            if is_target && board.awaits_placement() && !done {
                cell.highlight = Some(Highlight::Target);
            }
        }
        LessonBoard::Star(view.cells)
    }

    /// A pass is told of where somebody answers; in the other lessons nobody does.
    fn overlay(board: &Board<Game>, lesson: Lesson) -> Option<BoardOverlay> {
        let overlay = star_overlay(board, &|color| who(lesson, color))?;
        let told = matches!(overlay, BoardOverlay::Call(_)) || lesson == Lesson::Game;
        told.then_some(overlay)
    }

    fn turn_topic(&self, seed: u64) -> Option<Topic> {
        Some(Topic::Turn(StarTurn {
            game: self.clone(),
            level: CpuLevel::One,
            seed,
            judge: None,
        }))
    }

    fn say(outbox: &mut Outbox, board: &Board<Game>, news: &News<Cell, Move>) {
        say_star(outbox, board, news, &|color| who(Lesson::Game, color));
    }

    fn winner(&self) -> Option<Color> {
        self.outcome()?.winner
    }
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
    fn every_board_has_three_to_thirteen_stones_and_black_is_to_move() {
        for &lesson in LESSONS() {
            let game = sketch(lesson).game();
            let stones = 37 - game.position().board().empty().len();
            assert!((3..=13).contains(&stones), "{lesson:?}: {stones}");
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
                assert_eq!(lesson, Lesson::Game);
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
    fn the_game_is_short_however_it_is_played() {
        let mut lot = rsg_engine::SplitMix64::new(7);
        for _ in 0..300 {
            let mut game = sketch(Lesson::Game).game();
            while game.end().is_none() {
                let moves = game.moves();
                let pick = lot.below(moves.len());
                game.play(moves[pick]).unwrap();
                assert!(game.turns().len() <= 20);
            }
            let own = game.turns().iter().filter(|turn| turn.by == Color::Black);
            assert!(3 <= own.count());
        }
    }

    #[test]
    fn a_tap_beside_it_has_an_answer_of_its_kind() {
        let sketch = sketch(Lesson::Flip);
        let judge = |cell: Cell| sketch.game().judge(cell.into());
        assert_eq!(judge(CP), Some(WrongTap::Core));
        assert_eq!(judge(BQ), Some(WrongTap::Occupied));
        assert_eq!(judge(DQ), Some(WrongTap::FlipsNothing));
        assert_eq!(judge(C2), None);
    }
}
