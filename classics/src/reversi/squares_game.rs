//! Reversi as a [`SquaresGame`], and thinking about it.

use std::fmt;
use std::str::FromStr;

use super::board_size::BoardSize;
use super::field::Field;
use super::game::{Aim, Game, Options, Refusal, Start};
use super::grid::Bits;
use super::thinker::{Root, Thinker};
use super::transcript;
use crate::mind::{Judgement, Mind, Thought};
use crate::set_up::SetUp;
use crate::squares_game::{AnyRefusal, Change, Ended, Play, Points, SquaresGame};
use crate::{ByColor, Color, Error, Level, Limits, RecordError, Shape, Square, Terms};

/// Widths of the terms as numbers, in bits.
mod width {
    pub const SIDE: u32 = 5;
    pub const START: u32 = 1;
    pub const AIM: u32 = 1;
}

/// The terms of a game of Reversi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ReversiTerms {
    /// The board.
    pub size: BoardSize,
    /// Its start and its aim.
    pub options: Options,
}

impl ReversiTerms {
    /// True if it is judged by the patterns that were learned, which reach further than the plain evaluations.
    pub(crate) fn has_learned_patterns(self) -> bool {
        self.size == BoardSize::Eight && self.options.aim == Aim::Most
    }

    pub(crate) fn begin(self) -> Box<dyn SquaresGame> {
        crate::on_reversi_board!(self.size, F => Box::new(Game::<F>::new(self.options)))
    }

    pub(crate) fn laid_out(self, set_up: &SetUp) -> Option<Box<dyn SquaresGame>> {
        crate::on_reversi_board!(self.size, F => {
            Some(Box::new(Game::<F>::from_set_up(self.options, set_up)?))
        })
    }

    /// The numbers of [`Terms::fields`]: columns, rows, start, aim.
    pub(crate) fn fields(self) -> [(u64, u32); 4] {
        let Shape { columns, rows } = self.size.shape();
        let Options { start, aim } = self.options;
        [
            (u64::from(columns), width::SIDE),
            (u64::from(rows), width::SIDE),
            (u64::from(start == Start::Classic), width::START),
            (u64::from(aim == Aim::Fewest), width::AIM),
        ]
    }

    pub(crate) fn of_fields(take: &mut dyn FnMut(u32) -> Option<u64>) -> Option<ReversiTerms> {
        let mut side = || u8::try_from(take(width::SIDE)?).ok();
        let (columns, rows) = (side()?, side()?);
        let size = BoardSize::of(Shape::new(columns, rows))?;
        let is_classic = take(width::START)? == 1;
        let is_fewest = take(width::AIM)? == 1;
        let options = Options {
            start: if is_classic {
                Start::Classic
            } else {
                Start::Othello
            },
            aim: if is_fewest { Aim::Fewest } else { Aim::Most },
        };
        Some(ReversiTerms { size, options })
    }

    pub(crate) fn read(self, text: &str) -> Result<Box<dyn SquaresGame>, RecordError<AnyRefusal>> {
        crate::on_reversi_board!(self.size, F => self.read_on::<F>(text))
    }

    fn read_on<F: Field>(
        self,
        text: &str,
    ) -> Result<Box<dyn SquaresGame>, RecordError<AnyRefusal>> {
        let game = transcript::read::<F>(text, self.options);
        Ok(Box::new(game.map_err(RecordError::of_any_game)?))
    }
}

impl From<Refusal> for AnyRefusal {
    fn from(refusal: Refusal) -> AnyRefusal {
        AnyRefusal::Reversi(refusal)
    }
}

/// The effort of a proof.
struct Proof {
    /// The most free squares with which it is tried, and the most positions.
    from: u32,
    nodes: u64,
}

/// The effort on boards and for aims that have a solver.
const WITH_SOLVER: Proof = Proof {
    from: 23,
    nodes: 30_000_000,
};

/// The effort on all others.
const WITHOUT_SOLVER: Proof = Proof {
    from: 13,
    nodes: 1_000_000,
};

/// `8 othello most`.
impl fmt::Display for ReversiTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = match self.options.start {
            Start::Othello => "othello",
            Start::Classic => "classic",
        };
        let aim = match self.options.aim {
            Aim::Most => "most",
            Aim::Fewest => "fewest",
        };
        write!(f, "{} {start} {aim}", self.size)
    }
}

impl FromStr for ReversiTerms {
    type Err = Error;

    fn from_str(text: &str) -> Result<ReversiTerms, Error> {
        let sizes = BoardSize::ALL.into_iter();
        let starts = [Start::Othello, Start::Classic];
        let aims = [Aim::Most, Aim::Fewest];
        sizes
            .flat_map(|size| starts.map(|start| (size, start)))
            .flat_map(|(size, start)| aims.map(|aim| (size, Options { start, aim })))
            .map(|(size, options)| ReversiTerms { size, options })
            .find(|terms| terms.to_string() == text)
            .ok_or(Error::Terms)
    }
}

/// The memory of the search's tables, in megabytes.
const TABLE_MB: usize = 16;

/// Positions looked at for the best placement.
const BEST_NODES: u64 = 600_000;

/// The number of free squares from which on the best placement is found by reading to the end of the game, and the
/// positions that it may take.
const EXACT_FROM: u32 = 16;
const EXACT_NODES: u64 = 8_000_000;

/// Deeper than any game.
const ANY_DEPTH: u8 = 100;

impl<F: Field> Game<F> {
    fn best(&self, thinker: &mut Thinker, stop: &dyn Fn() -> bool) -> Option<Square> {
        let limited = |nodes| Limits::nodes(nodes).until(stop);
        let exact = if self.position().free().count() <= EXACT_FROM {
            thinker.exact(self, limited(EXACT_NODES))
        } else {
            None
        };
        let found = exact.or_else(|| thinker.search(self, ANY_DEPTH, limited(BEST_NODES)));
        // In the classic opening there is nothing to look ahead to.
        let found =
            found.or_else(|| thinker.choose(self, Level::Five, 0, Limits::default().until(stop)));
        Some(found?.best)
    }
}

impl<F: Field> SquaresGame for Game<F> {
    fn terms(&self) -> Terms {
        Terms::Reversi(ReversiTerms {
            size: F::SIZE,
            options: self.options(),
        })
    }

    fn set_up(&self) -> Option<SetUp> {
        self.set_up()
    }

    fn stone(&self, square: Square) -> Option<Color> {
        self.disc(square)
    }

    fn to_move(&self) -> Color {
        self.to_move()
    }

    fn refusal(&self, play: &Play) -> Option<AnyRefusal> {
        match play {
            Play::Place(square) => self.refusal(*square).map(AnyRefusal::from),
            Play::Pass | Play::Button | Play::Agree(_) => Some(Refusal::NoMove.into()),
        }
    }

    fn play(&mut self, play: &Play) -> Result<(), AnyRefusal> {
        let Play::Place(square) = play else {
            return Err(Refusal::NoMove.into());
        };
        self.play(*square).map(|_| ()).map_err(AnyRefusal::from)
    }

    fn undo(&mut self) -> bool {
        self.undo().is_some()
    }

    fn turns(&self) -> usize {
        self.turns().len()
    }

    fn last(&self) -> Option<Change> {
        self.turns().last().map(|turn| Change {
            by: turn.by,
            play: Play::Place(turn.square),
            flipped: turn.rows.clone(),
            passes: turn.passes,
        })
    }

    fn score(&self) -> ByColor<Points> {
        points(self.discs())
    }

    fn ended(&self) -> Option<Ended> {
        self.outcome().map(|outcome| Ended {
            winner: outcome.winner,
            score: points(outcome.score),
            on_board: points(outcome.discs),
        })
    }

    fn record(&self) -> String {
        let turns = self.to_string();
        match self.set_up() {
            Some(set_up) => set_up.before(&turns),
            None => turns,
        }
    }

    fn sheet(&self) -> Option<String> {
        Some(transcript::sheet(self))
    }

    fn copy(&self) -> Box<dyn SquaresGame> {
        Box::new(self.clone())
    }
}

impl<F: Field> Thought for Game<F> {
    fn choose(
        &self,
        mind: &mut Mind,
        level: Option<Level>,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Play> {
        let thinker = mind
            .reversi
            .get_or_insert_with(|| Thinker::with_megabytes(TABLE_MB));
        let square = match level {
            Some(level) => {
                thinker
                    .choose(self, level, seed, Limits::default().until(stop))?
                    .best
            }
            None => self.best(thinker, stop)?,
        };
        Some(Play::Place(square))
    }

    fn judge(
        &self,
        mind: &mut Mind,
        played: Option<&Play>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Judgement> {
        let thinker = mind
            .reversi
            .get_or_insert_with(|| Thinker::with_megabytes(TABLE_MB));
        let proof = match Root::of(self)?.is_solvable() {
            true => WITH_SOLVER,
            false => WITHOUT_SOLVER,
        };
        let limits = Limits::nodes(proof.nodes);
        let proved = (self.position().free().count() <= proof.from)
            .then(|| thinker.exact(self, limits))
            .flatten();
        let (report, played) = match proved {
            Some(report) => (report, None),
            None => {
                let placed = match played {
                    Some(Play::Place(square)) => Some(*square),
                    _ => None,
                };
                thinker.compare(self, placed, stop)?
            }
        };
        Some(Judgement {
            best: Some(Play::Place(report.best)),
            lead: Points::whole(report.score),
            played: played.map(Points::whole),
            exact: report.exact,
        })
    }
}

fn points(discs: ByColor<u32>) -> ByColor<Points> {
    ByColor {
        black: Points::whole(discs.black as i32),
        white: Points::whole(discs.white as i32),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn all_terms() -> Vec<Terms> {
        let sizes = BoardSize::ALL.into_iter();
        let starts = [Start::Othello, Start::Classic];
        sizes
            .flat_map(|size| starts.map(|start| (size, start)))
            .flat_map(|(size, start)| [Aim::Most, Aim::Fewest].map(|aim| (size, start, aim)))
            .map(|(size, start, aim)| ReversiTerms {
                size,
                options: Options { start, aim },
            })
            .map(Terms::Reversi)
            .collect()
    }

    #[test]
    fn terms_are_read_as_they_are_written() {
        let written: HashSet<String> = all_terms().iter().map(ToString::to_string).collect();
        assert_eq!(written.len(), 16);
        for terms in all_terms() {
            assert_eq!(terms.to_string().parse(), Ok(terms));
            assert_eq!(terms.begin().terms(), terms);
        }
        let usual = Terms::Reversi(ReversiTerms::default());
        assert_eq!(usual.to_string(), "reversi 8 othello most");
    }

    #[test]
    fn the_sixth_level_is_offered_on_eight_by_eight_for_most() {
        for terms in all_terms() {
            let has_six = terms.to_string().starts_with("reversi 8") && !terms.fewer_is_better();
            assert_eq!(terms.levels().contains(&Level::Six), has_six, "{terms}");
            let nearest = if has_six { Level::Six } else { Level::Five };
            assert_eq!(terms.nearest(Level::Six), nearest);
            assert_eq!(terms.nearest(Level::Two), Level::Two);
        }
    }

    #[test]
    fn a_whole_game_is_read_from_its_record() {
        let mut mind = Mind::default();
        for terms in all_terms() {
            let mut game = terms.begin();
            while let Some(play) = mind.choose(&*game, Some(Level::One), 3, &|| false) {
                let before = game.copy();
                let square = match play {
                    Play::Place(square) => square,
                    _ => panic!("{play:?}"),
                };
                assert!(game.placements().contains(&square));
                game.play(&play).unwrap();
                let change = game.last().unwrap();
                assert_eq!((change.by, &change.play), (before.to_move(), &play));
                let turned = |at: &Square| before.stone(*at) == Some(!change.by);
                assert!(change.flipped.iter().flatten().all(turned));
                assert!(game.undo() && *game == *before);
                game.play(&play).unwrap();
            }
            assert!(game.ended().is_some(), "{terms}");
            assert_eq!(*terms.read(&game.record()).unwrap(), *game);
            assert_eq!(
                game.sheet().unwrap().lines().count(),
                usize::from(terms.shape().rows) + 1
            );
        }
    }

    #[test]
    fn every_reason_is_listed() {
        let terms = Terms::Reversi(ReversiTerms::default());
        let listed = |text: &str| {
            let fault = terms.read(text).unwrap_err();
            assert!(terms.reasons().contains(&fault.why), "{fault:?}");
            fault.why.key()
        };
        assert_eq!(listed("f5 f5"), "occupied");
        assert_eq!(listed("f5 --"), "no-pass");
        assert_eq!(listed("?"), "no-move");
        let refusal = terms.begin().refusal(&Play::Pass);
        assert_eq!(refusal, Some(Refusal::NoMove.into()));
    }

    #[test]
    fn the_best_placement_is_found_in_the_opening_and_near_the_end() {
        let mut mind = Mind::default();
        for record in ["", "f5d6c3d3c4f4"] {
            let game = all_terms()[4].read(record).unwrap();
            let best = mind.choose(&*game, None, 0, &|| false).unwrap();
            assert_eq!(game.refusal(&best), None);
        }
    }
}
