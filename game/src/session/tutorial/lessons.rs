//! What the seven lessons are: a position each, what is wanted in it, and how a wrong tap is answered.
//!
//! The positions are set up by hand to show one thing clearly; most cannot come about in a game. A test below asks the
//! engine whether each shows what its text says.

use rsg_engine::{Calls, Cell, Color, Game, Move, Position};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lesson {
    /// The star and its middle.
    Star,
    /// A placement that flips.
    Bracket,
    /// One that flips in several directions.
    Lines,
    /// One that captures; the wall does not surround.
    Capture,
    /// The call, tried with both colours.
    Call,
    /// The last stone, and how it is counted.
    Count,
    /// A short game against the CPU.
    Play,
}

/// What is said about a tap that was not the one wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongTap {
    NotCore,
    /// Nobody places on CP.
    Core,
    Occupied,
    FlipsNothing,
    /// It goes through CP, which comes later.
    NeedsCall,
    /// It flips in one direction only.
    OneRow,
    NoCapture,
    /// It closes a ring that the wall keeps open.
    Wall,
    /// A move, but without a choice of calls.
    NoChoice,
    /// The call that was tried before.
    SameCall,
    Ko,
}

impl WrongTap {
    /// The word that stands for it in the texts' keys.
    pub fn key(self) -> &'static str {
        match self {
            Self::NotCore => "not-core",
            Self::Core => "core",
            Self::Occupied => "occupied",
            Self::FlipsNothing => "flips-nothing",
            Self::NeedsCall => "needs-call",
            Self::OneRow => "one-row",
            Self::NoCapture => "no-capture",
            Self::Wall => "wall",
            Self::NoChoice => "no-choice",
            Self::SameCall => "same-call",
            Self::Ko => "ko",
        }
    }
}

/// The cell whose stone the wall protects in the lesson on captures, and the move that shows it.
const AT_THE_WALL: Cell = Cell::C8;

impl Lesson {
    pub const ALL: [Self; 7] = [
        Self::Star,
        Self::Bracket,
        Self::Lines,
        Self::Capture,
        Self::Call,
        Self::Count,
        Self::Play,
    ];

    pub fn number(self) -> usize {
        1 + self as usize
    }

    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    pub fn previous(self) -> Option<Self> {
        Self::ALL.get((self as usize).checked_sub(1)?).copied()
    }

    /// The word that stands for it in the texts' keys.
    pub fn key(self) -> &'static str {
        match self {
            Self::Star => "star",
            Self::Bracket => "bracket",
            Self::Lines => "lines",
            Self::Capture => "capture",
            Self::Call => "call",
            Self::Count => "count",
            Self::Play => "play",
        }
    }

    /// The board it begins with. Black, the player, is to move in all of them.
    pub fn game(self) -> Game {
        let position = match self {
            Self::Star | Self::Bracket => return Game::new(),
            Self::Lines => "./wwbbwb/..w........./...b......../...... b 0 0",
            Self::Capture => "./.wb.b./..bwb.bw..../...bb..wb.../...b.. b 0 0",
            Self::Call => "./wwbbw./..b........./............/...... b 0 0",
            Self::Count => "w/wwwww./wwbwwwbwwwww/bwbbwwbbwbwb/bbwbwb b 2 1",
            Self::Play => "w/bwbwwb/bbw.bwbwbwwb/bb...w.b..ww/....w. b 1 1",
        };
        let position: Position = position
            .parse()
            .expect("the lessons' positions are checked by a test");
        Game::from_position(position)
    }

    /// What is wrong with tapping this cell, or nothing if it is what the lesson wants.
    pub(super) fn judge(self, game: &Game, cell: Cell) -> Option<WrongTap> {
        if self == Self::Star {
            return (cell != Cell::CP).then_some(WrongTap::NotCore);
        }
        if cell == Cell::CP {
            return Some(WrongTap::Core);
        }
        if game.position().board().stone(cell).is_some() {
            return Some(WrongTap::Occupied);
        }
        match (self, game.calls(cell)) {
            (_, Calls::Unplayable) => Some(WrongTap::FlipsNothing),
            (Self::Play, _) => {
                (!game.moves().iter().any(|mv| mv.cell == cell)).then_some(WrongTap::Ko)
            }
            (Self::Call, Calls::Needed { same: false, .. }) => {
                (cell != CALLING).then_some(WrongTap::NoChoice)
            }
            (Self::Call, _) => Some(WrongTap::NoChoice),
            (_, Calls::Needed { .. }) => Some(WrongTap::NeedsCall),
            (_, Calls::Needless { .. }) => self.judge_placement(game, cell),
        }
    }

    fn judge_placement(self, game: &Game, cell: Cell) -> Option<WrongTap> {
        let effect = game.preview(Move::plain(cell)).ok()?;
        match self {
            Self::Lines if effect.flips.len() < 3 => Some(WrongTap::OneRow),
            Self::Capture if effect.captured.is_empty() => {
                let black = effect.after.stones(Color::Black);
                let hemmed_in = rsg_engine::Cells::of(AT_THE_WALL)
                    .neighbours()
                    .is_subset(black);
                Some(if hemmed_in {
                    WrongTap::Wall
                } else {
                    WrongTap::NoCapture
                })
            }
            _ => None,
        }
    }

    /// The cell that whoever watches sees tapped.
    pub(super) fn shown(self, game: &Game) -> Option<Cell> {
        match self {
            Self::Star => Some(Cell::CP),
            Self::Call => Some(CALLING),
            Self::Bracket | Self::Lines | Self::Capture | Self::Count | Self::Play => {
                let best = game.moves().into_iter().max_by_key(|&mv| {
                    let effect = game.preview(mv).ok();
                    let wanted = self.judge(game, mv.cell).is_none();
                    (
                        wanted,
                        effect.map_or(0, |effect| effect.flip_count() + 2 * effect.capture_count()),
                    )
                });
                best.map(|mv| mv.cell)
            }
        }
    }
}

/// Where the lesson on calls wants the stone.
const CALLING: Cell = Cell::B9;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_engine::{CallState, Outcome};

    fn wanted(lesson: Lesson) -> Vec<Cell> {
        let game = lesson.game();
        Cell::ALL
            .into_iter()
            .filter(|&cell| lesson.judge(&game, cell).is_none())
            .collect()
    }

    #[test]
    fn the_first_lesson_wants_the_middle() {
        assert_eq!(wanted(Lesson::Star), [Cell::CP]);
    }

    #[test]
    fn the_second_wants_any_placement_that_is_not_through_cp() {
        use Cell::{B2, B4, B6, B8, BQ, BX};
        assert_eq!(wanted(Lesson::Bracket), [B2, B4, B6, B8, BX, BQ]);
    }

    #[test]
    fn the_third_has_one_cell_that_flips_three_rows() {
        assert_eq!(wanted(Lesson::Lines), [Cell::B2]);
        let effect = Lesson::Lines.game().preview(Move::plain(Cell::B2)).unwrap();
        assert_eq!((effect.flips.len(), effect.flip_count()), (3, 3));
    }

    #[test]
    fn the_fourth_captures_b4_and_spares_c8_at_the_wall() {
        let lesson = Lesson::Capture;
        let mut game = lesson.game();
        assert_eq!(wanted(lesson), [Cell::B2]);
        assert_eq!(lesson.judge(&game, Cell::A7), Some(WrongTap::Wall));
        assert_eq!(lesson.judge(&game, Cell::A1), Some(WrongTap::NoCapture));
        game.play(Move::plain(Cell::B2)).unwrap();
        let board = game.position().board();
        assert_eq!(board.stone(Cell::B4), None);
        assert_eq!(board.stone(AT_THE_WALL), Some(Color::White));
    }

    #[test]
    fn the_fifth_has_one_cell_with_two_calls_that_differ() {
        let game = Lesson::Call.game();
        assert_eq!(wanted(Lesson::Call), [CALLING]);
        let Calls::Needed { calls, same: false } = game.calls(CALLING) else {
            panic!("no choice")
        };
        assert_eq!(
            (calls.black, calls.white),
            (CallState::Free, CallState::Free)
        );
        let flips = |color| {
            game.preview(Move::calling(CALLING, color))
                .unwrap()
                .flip_count()
        };
        assert_eq!((flips(Color::Black), flips(Color::White)), (1, 3));
    }

    #[test]
    fn the_sixth_ends_with_captures_counted_and_black_ahead() {
        let lesson = Lesson::Count;
        let mut game = lesson.game();
        let cell = wanted(lesson)[0];
        assert_eq!(wanted(lesson).len(), 1);
        game.play(Move::plain(cell)).unwrap();
        let Some(Outcome {
            winner, captures, ..
        }) = game.outcome()
        else {
            panic!("not over")
        };
        assert_eq!(winner, Some(Color::Black));
        assert!(0 < captures.black);
    }

    #[test]
    fn the_seventh_is_an_even_game_of_a_dozen_cells() {
        let game = Lesson::Play.game();
        let position = game.position();
        assert_eq!(position.board().empty().len(), 12);
        assert!(position.score().black.abs_diff(position.score().white) <= 1);
        assert!(wanted(Lesson::Play).len() >= 5);
    }

    #[test]
    fn what_is_shown_is_what_is_wanted() {
        for lesson in Lesson::ALL {
            let game = lesson.game();
            let cell = lesson.shown(&game).unwrap();
            assert_eq!(lesson.judge(&game, cell), None, "{lesson:?}");
            assert_eq!(game.position().to_move(), Color::Black);
        }
    }

    #[test]
    fn every_unwanted_tap_has_an_answer_of_its_kind() {
        let bracket = |cell| Lesson::Bracket.judge(&Game::new(), cell);
        assert_eq!(bracket(Cell::CP), Some(WrongTap::Core));
        assert_eq!(bracket(Cell::A1), Some(WrongTap::Occupied));
        assert_eq!(bracket(Cell::D2), Some(WrongTap::FlipsNothing));
        assert_eq!(bracket(Cell::B1), Some(WrongTap::NeedsCall));
        assert_eq!(
            Lesson::Star.judge(&Game::new(), Cell::A1),
            Some(WrongTap::NotCore)
        );
        assert_eq!(
            Lesson::Lines.judge(&Lesson::Lines.game(), Cell::B8),
            Some(WrongTap::OneRow)
        );
        assert_eq!(
            Lesson::Call.judge(&Lesson::Call.game(), Cell::B2),
            Some(WrongTap::NoChoice)
        );
    }
}
