//! The searches and judges behind a question, without the thread or worker in which they run.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rsg_classics::{Judgement as SquaresJudgement, Mind, Play, SquaresGame};
use rsg_engine::analysis::Cost;
#[cfg(any(test, target_family = "wasm"))]
use rsg_engine::analysis::{Piece, PieceAnswer};
use rsg_engine::{Game, Level, Limits, Move, Solution, Thinker};
use rsg_game::games::BoardGame;
use rsg_game::progress::CpuLevel;
use rsg_game::thinking::{
    AskKind, Finding, Placement, Question, Replay, SquaresPosition, SquaresTurn, StarTurn, Topic,
};

#[cfg(any(test, target_family = "wasm"))]
use super::HELPER_MB;
use super::analyst::Analyst;
use super::puzzle;
use super::{TABLE_MB, TEACHER_MB};

/// Finds a move: the engine's search, or in tests whatever goes wrong. `None` if it was stopped.
pub(super) type Search = Box<dyn FnMut(&StarTurn, &dyn Fn() -> bool) -> Option<Move>>;

/// The searches and judges, each with tables of its own from its first question on: they are large, and a page never
/// gives back what it has once asked for.
pub(super) struct Thinkers {
    build: fn() -> Search,
    search: Option<Search>,
    /// Judges placements in practice and proves endings of puzzles.
    teacher: Option<Thinker>,
    analyst: Analyst,
    /// Answers pieces of a review that several workers do.
    #[cfg(any(test, target_family = "wasm"))]
    helper: Option<Thinker>,
    /// Plays and judges the games on squares.
    squares: Mind,
}

impl Thinkers {
    pub fn new(build: fn() -> Search) -> Thinkers {
        Thinkers {
            build,
            search: None,
            teacher: None,
            analyst: Analyst::new(),
            #[cfg(any(test, target_family = "wasm"))]
            helper: None,
            squares: Mind::default(),
        }
    }

    /// Sends all findings about a question. Those that come after a stop are dropped.
    pub fn think(
        &mut self,
        question: &Question,
        tell: &mut dyn FnMut(Finding),
        stopped: &dyn Fn() -> bool,
    ) {
        match question.topic {
            Topic::Analysis(_) => self.make_way(),
            _ => self.analyst.rest(),
        }
        self.send_helper_away();
        let number = question.number;
        match &question.topic {
            Topic::Turn(turn) => {
                if let Some(judged) = turn.judge
                    && let Some(cost) = self.cost(&turn.game, judged, stopped)
                {
                    tell(Finding::Cost(cost));
                }
                if let Some(mv) = self.choose(number, turn, stopped) {
                    tell(Finding::Turn(mv.into()));
                }
            }
            Topic::Cost(Placement { game, turn }) => {
                if let Some(cost) = self.cost(game, *turn, stopped) {
                    tell(Finding::Cost(cost));
                }
            }
            Topic::Ending(game) => {
                let solution = self.solution(game, stopped);
                tell(Finding::Ending(solution.map(Box::new)));
            }
            Topic::Replay(replay) => {
                if let Some(moves) = self.replay(number, replay, stopped) {
                    tell(Finding::Replayed(moves));
                }
            }
            Topic::Analysis(analysis) => {
                self.analyst.judge(analysis, tell, stopped);
                tell(Finding::Done);
            }
            Topic::SquaresTurn(turn) => {
                if let Some(play) = self.choose_on_squares(number, turn, stopped) {
                    tell(Finding::Turn(play.into()));
                }
                if let Some(judged) = turn.judge
                    && let Some(position) = SquaresPosition::before_turn(&*turn.game, judged)
                {
                    let judgement = self.judge_turn_on_squares(number, &position, stopped);
                    tell(Finding::Position(judgement));
                }
            }
            Topic::SquaresCost(position) => {
                let judgement = self.judge_turn_on_squares(number, position, stopped);
                tell(Finding::Position(judgement));
            }
            Topic::Puzzle(game) => {
                let stop = puzzle::in_time(stopped);
                let verdict =
                    self.of_teacher(game, |teacher| puzzle::on_star(teacher, game, &stop));
                tell(Finding::Puzzle(verdict));
            }
            Topic::SquaresPuzzle(SquaresPosition { game, .. }) => {
                let stop = puzzle::in_time(stopped);
                let judge = |mind: &mut Mind| puzzle::on_squares(mind, &**game, &stop);
                let verdict = self.of_squares(number, &**game, judge);
                tell(Finding::Puzzle(verdict));
            }
            Topic::SquaresPosition(SquaresPosition { game, played }) => {
                let judge = |mind: &mut Mind| mind.judge(&**game, played.as_ref(), stopped);
                tell(Finding::Position(self.of_squares(number, &**game, judge)));
            }
        }
    }

    /// Answers a piece of a review. It hangs on the piece alone, whatever was asked before. `None` if `goes_on` said
    /// no.
    #[cfg(any(test, target_family = "wasm"))]
    pub fn answer_piece(
        &mut self,
        game: &Game,
        piece: &Piece,
        goes_on: &dyn Fn(u64) -> bool,
    ) -> Option<PieceAnswer> {
        self.make_way();
        self.analyst.rest();
        let helper = || Thinker::with_megabytes(HELPER_MB);
        let helper = self.helper.get_or_insert_with(helper);
        helper.answer_alone(game, piece, goes_on)
    }

    /// Gives the tables for pieces of a review back.
    fn send_helper_away(&mut self) {
        #[cfg(any(test, target_family = "wasm"))]
        {
            self.helper = None;
        }
    }

    /// Gives all tables back but the analyst's. It judges games that are over.
    fn make_way(&mut self) {
        (self.search, self.teacher, self.squares) = (None, None, Mind::default());
    }

    /// A game that is played again. Says nothing if it was stopped or the search panicked: any other move than the
    /// CPU's own would prove nothing.
    #[expect(
        clippy::option_option,
        reason = "no answer, and the answer that there is none"
    )]
    fn replay(
        &mut self,
        number: u64,
        replay: &Replay,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Option<Vec<Move>>> {
        let played = replay.play(|turn| self.searched(number, turn, stopped));
        played.ok().filter(|_| !stopped())
    }

    /// A move; after a panic any that can be played. `None` if it was stopped.
    fn choose(&mut self, number: u64, turn: &StarTurn, stopped: &dyn Fn() -> bool) -> Option<Move> {
        let found = self.searched(number, turn, stopped);
        found.or_else(|| any_move(turn))
    }

    /// The search's move. `None` if it was stopped, or panicked: then it is built anew.
    fn searched(
        &mut self,
        number: u64,
        turn: &StarTurn,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Move> {
        let build = self.build;
        let found = catch_unwind(AssertUnwindSafe(|| {
            self.search.get_or_insert_with(build)(turn, stopped)
        }));
        if found.is_err() {
            log_panic(number, turn);
            self.search = None;
        }
        found.ok().flatten()
    }

    /// The cost of a placement. `None` if it was stopped, or panicked: then the player sees no verdict, and the game
    /// goes on.
    fn cost(&mut self, game: &Game, turn: usize, stopped: &dyn Fn() -> bool) -> Option<Cost> {
        self.of_teacher(game, |teacher| {
            teacher.cost(game, turn, Limits::default().until(stopped))
        })
    }

    /// The outcome with best play. `None` if it was stopped, or panicked.
    fn solution(&mut self, game: &Game, stopped: &dyn Fn() -> bool) -> Option<Solution> {
        self.of_teacher(game, |teacher| teacher.solve(game, stopped))
    }

    /// Runs `think` with the teacher. A panic yields `None`, and the next call builds a new teacher.
    fn of_teacher<T>(
        &mut self,
        game: &Game,
        think: impl FnOnce(&mut Thinker) -> Option<T>,
    ) -> Option<T> {
        let found = catch_unwind(AssertUnwindSafe(|| {
            let new = || Thinker::with_megabytes(TEACHER_MB);
            think(self.teacher.get_or_insert_with(new))
        }));
        if found.is_err() {
            eprintln!("cpu: the teacher panicked; game {}", game.record());
            self.teacher = None;
        }
        found.ok().flatten()
    }

    /// A turn in a game on squares; after a panic any that can be played. `None` if it was stopped.
    fn choose_on_squares(
        &mut self,
        number: u64,
        turn: &SquaresTurn,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Play> {
        let SquaresTurn {
            game,
            wish,
            level,
            seed,
            judge: _,
        } = turn;
        let found = self.of_squares(number, &**game, |mind| match wish {
            AskKind::Turn if game.is_stopped() => mind.play_on(&**game, *level, *seed, stopped),
            AskKind::Turn | AskKind::Hint | AskKind::Lost => {
                mind.choose(&**game, *level, *seed, stopped)
            }
        });
        found.or_else(|| any_play(&**game))
    }

    /// The worth of a turn of a game on squares. `None` without a turn, if it was stopped, or if it cannot be judged.
    fn judge_turn_on_squares(
        &mut self,
        number: u64,
        position: &SquaresPosition,
        stopped: &dyn Fn() -> bool,
    ) -> Option<SquaresJudgement> {
        let SquaresPosition { game, played } = position;
        let played = played.as_ref()?;
        self.of_squares(number, &**game, |mind| {
            mind.judge_turn(&**game, played, stopped)
        })
    }

    /// Runs `think` with the mind of games on squares. A panic yields `None`, and the mind is built anew.
    fn of_squares<T>(
        &mut self,
        number: u64,
        game: &dyn SquaresGame,
        think: impl FnOnce(&mut Mind) -> Option<T>,
    ) -> Option<T> {
        let found = catch_unwind(AssertUnwindSafe(|| think(&mut self.squares)));
        if found.is_err() {
            eprintln!(
                "cpu: the search panicked at question {number} and starts anew; {} {}",
                game.terms(),
                game.record()
            );
            self.squares = Mind::default();
        }
        found.ok().flatten()
    }
}

fn log_panic(number: u64, turn: &StarTurn) {
    let position = turn.game.position();
    eprintln!("cpu: the search panicked at question {number} and starts anew; position {position}");
}

/// A turn in a game on squares, for when there is no better one: a placement, or else what can be done beside the
/// board.
pub(super) fn any_play(game: &dyn SquaresGame) -> Option<Play> {
    BoardGame::any_play(&game.copy())?.on_squares()
}

/// A legal move, for when there is no better one; none in a finished game, which no question is about.
pub(super) fn any_move(turn: &StarTurn) -> Option<Move> {
    let moves = turn.game.moves();
    let place = turn.seed.checked_rem(moves.len() as u64)?;
    moves.get(usize::try_from(place).ok()?).copied()
}

/// The engine's search with tables of its own.
pub(super) fn engine_search() -> Search {
    let mut thinker = Thinker::with_megabytes(TABLE_MB);
    Box::new(move |turn, stopped| {
        thinker
            .choose(
                &turn.game,
                engine_level(turn.level),
                turn.seed,
                Limits::default().until(stopped),
            )
            .map(|report| report.best)
    })
}

/// The engine's name for a level.
#[must_use]
pub fn engine_level(level: CpuLevel) -> Level {
    match level {
        CpuLevel::One => Level::One,
        CpuLevel::Two => Level::Two,
        CpuLevel::Three => Level::Three,
        CpuLevel::Four => Level::Four,
        CpuLevel::Five => Level::Five,
        CpuLevel::Max => Level::Max,
        CpuLevel::Final => Level::Final,
        // The star has no Lv.6: without errors it is Oracle.
        CpuLevel::Oracle | CpuLevel::Six => Level::Oracle,
    }
}
