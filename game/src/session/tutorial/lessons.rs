//! What the lessons show: a small position each, the one cell that is to be tapped, the stones the message is about, and the
//! answer to a tap beside it.
//!
//! The positions are set up by hand and most cannot come about in a game. In all but the last lesson the target is the only
//! cell that can be played, so every marked cell is right. What the messages say about a board is declared in `claims`,
//! and the engine is asked whether it holds.

use rsg_engine::{Calls, Cell, Game, Move, Position};

use crate::progress::Lesson;

/// What is said about a tap that was not the one wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongTap {
    /// Nobody places on CP.
    Core,
    Occupied,
    FlipsNothing,
    Ko,
    /// The colour that was called before, where the other one is asked for.
    SameCall,
}

impl WrongTap {
    pub const ALL: [Self; 5] = [
        Self::Core,
        Self::Occupied,
        Self::FlipsNothing,
        Self::Ko,
        Self::SameCall,
    ];

    /// The word that stands for it in the texts' keys.
    pub fn key(self) -> &'static str {
        match self {
            Self::Core => "core",
            Self::Occupied => "occupied",
            Self::FlipsNothing => "flips-nothing",
            Self::Ko => "ko",
            Self::SameCall => "same-call",
        }
    }
}

/// A lesson's board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene {
    position: &'static str,
    /// The cell that glows. In the game every placement is right, and none glows.
    pub target: Option<Cell>,
    /// The cells that the task is about.
    pub subject: &'static [Cell],
    /// Whether what is said afterwards is about the same.
    pub subject_stays: bool,
}

use Cell::{A3, A5, B1, B4, B5, B7, B8, B9, BQ, C2, C4, CP, DQ};

const CALL: Scene = Scene {
    position: "./.w..w./..b........./............/...... b 0 0",
    target: Some(B9),
    subject: &[CP],
    subject_stays: true,
};

/// The scene of a lesson.
pub(super) const fn scene(lesson: Lesson) -> Scene {
    match lesson {
        Lesson::Flip => Scene {
            position: "./....../w.........bw/............/...... b 0 0",
            target: Some(C2),
            subject: &[BQ, B1],
            subject_stays: false,
        },
        Lesson::Lines => Scene {
            position: "./bwwbb./..b.w......./.....b....../...... b 0 0",
            target: Some(B4),
            subject: &[A3, A5, B5],
            subject_stays: false,
        },
        Lesson::Call | Lesson::OtherCall => CALL,
        Lesson::Capture => Scene {
            position: "./b.bb.b/b.........bw/b..........w/...... b 0 0",
            target: Some(DQ),
            subject: &[BQ],
            subject_stays: true,
        },
        Lesson::Edge => Scene {
            position: "./....../..bb......../...ww......./.b.... b 0 0",
            target: Some(B5),
            subject: &[C4],
            subject_stays: true,
        },
        Lesson::End => Scene {
            position: "./....../...ww.ww..../...wwwb...../...... b 3 1",
            target: Some(B9),
            subject: &[B7, B8],
            subject_stays: false,
        },
        Lesson::Game => Scene {
            position: "./ww.b../...wbww...../....wb.w..../..bb.. b 0 0",
            target: None,
            subject: &[],
            subject_stays: false,
        },
    }
}

impl Scene {
    /// The board as the lesson begins. Black, the player, is to move.
    pub fn game(&self) -> Game {
        let position: Position = self
            .position
            .parse()
            .expect("the lessons' positions are checked by a test");
        Game::from_position(position)
    }

    /// What is wrong with tapping this cell, or nothing if it is right.
    pub fn judge(&self, game: &Game, cell: Cell) -> Option<WrongTap> {
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

    /// The cell that whoever watches sees tapped.
    pub fn shown(&self, game: &Game) -> Option<Cell> {
        let worth = |mv: Move| {
            let effect = game.preview(mv).ok();
            effect.map_or(0, |effect| effect.flip_count() + 2 * effect.capture_count())
        };
        let best = || game.moves().into_iter().max_by_key(|&mv| worth(mv));
        self.target.or_else(|| best().map(|mv| mv.cell))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_engine::{Color, Mark};

    fn marked(game: &Game) -> Vec<Cell> {
        let marked = |cell: &Cell| game.mark(*cell) != Mark::None;
        Cell::ALL.into_iter().filter(marked).collect()
    }

    #[test]
    fn every_board_has_three_to_thirteen_stones_and_black_is_to_move() {
        for lesson in Lesson::ALL {
            let game = scene(lesson).game();
            let stones = 37 - game.position().board().empty().len();
            assert!((3..=13).contains(&stones), "{lesson:?}: {stones}");
            assert_eq!(game.position().to_move(), Color::Black, "{lesson:?}");
        }
    }

    #[test]
    fn the_target_is_the_only_marked_cell() {
        for lesson in Lesson::ALL {
            let scene = scene(lesson);
            if let Some(target) = scene.target {
                assert_eq!(marked(&scene.game()), [target], "{lesson:?}");
            } else {
                assert_eq!(lesson, Lesson::Game);
            }
        }
    }

    #[test]
    fn what_the_task_is_about_lies_where_a_ring_can_be_drawn() {
        for lesson in Lesson::ALL {
            let scene = scene(lesson);
            let board = scene.game().position().board();
            let stones = scene
                .subject
                .iter()
                .filter(|&&cell| board.stone(cell).is_some());
            let talks_of_places = matches!(lesson, Lesson::Call | Lesson::OtherCall);
            assert!(
                talks_of_places || stones.count() == scene.subject.len(),
                "{lesson:?}"
            );
        }
    }

    #[test]
    fn the_game_is_short_however_it_is_played() {
        let mut lot = rsg_engine::SplitMix64::new(7);
        for _ in 0..300 {
            let mut game = scene(Lesson::Game).game();
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
        let scene = scene(Lesson::Flip);
        let judge = |cell| scene.judge(&scene.game(), cell);
        assert_eq!(judge(CP), Some(WrongTap::Core));
        assert_eq!(judge(BQ), Some(WrongTap::Occupied));
        assert_eq!(judge(DQ), Some(WrongTap::FlipsNothing));
        assert_eq!(judge(C2), None);
    }
}
