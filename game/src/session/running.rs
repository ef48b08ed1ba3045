//! The state of a running match: beginning, keeping, restoring, pausing.

use rsg_engine::{ByColor, Color, Game};

use super::driver::{DrivenBoard, Driver, seats};
use super::effect::DriverEffect;
use super::practice::Lesson;
use super::result::{FinishedGame, MatchDecision, tally};
use super::{AnyGame, first_number};
use crate::board::{Attention, Board, BoardOptions, Seat};
use crate::progress::saved::moves;
use crate::progress::{
    AttemptId, CpuLevel, Ending, Format, GameClock, Help, MatchId, Millis, Opponent, Plan, Player,
    SavedStage, SeriesEnd, Snapshot, Tally,
};

/// A match in play, or just over with its result still to be looked at.
#[derive(Debug, Clone)]
pub struct Match {
    pub(super) plan: Plan,
    pub(super) finished: Vec<FinishedGame>,
    pub(super) help: Help,
    pub(super) driven: DrivenBoard<Game>,
    pub(super) stage: MatchStage,
    /// Whether this game's one undo was used.
    pub(super) undone: bool,
}

/// Where the match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MatchStage {
    Playing,
    /// A game is over and another one follows when the player says so. The board is still to be seen.
    Between,
    /// All is over and in the books.
    Over {
        /// How the series ended, in one.
        series: Option<SeriesEnd>,
    },
}

/// A snapshot that cannot be gone on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damaged {
    /// The placements cannot be read.
    Text,
    /// The placement with this index cannot be played.
    Placement(usize),
    /// The game in it is over: it would have been booked.
    Over,
    /// The game with this index is said to be over and is not.
    NotOver(usize),
    /// It is between games that this match does not have.
    Between,
    /// Nobody can have counted to its number.
    Number,
}

impl Match {
    /// The first game's board before the first stone.
    #[must_use]
    pub fn begin(plan: Plan, options: BoardOptions) -> (Match, Vec<DriverEffect>) {
        Match::begin_at(plan, options, 0)
    }

    /// The same at this time of game clocks.
    #[must_use]
    pub fn begin_at(plan: Plan, options: BoardOptions, now: Millis) -> (Match, Vec<DriverEffect>) {
        let game = Game::from_position(plan.start());
        let mut begun = Match::set_up(plan, options, game);
        begun.set_now(now);
        begun.open_game();
        let effects = begun.driven.outbox.take();
        (begun, effects)
    }

    /// A game that is played on from where another one stood, after these placements.
    ///
    /// # Errors
    ///
    /// When they cannot have been made.
    pub fn go_on_from(
        plan: Plan,
        turns: &str,
        options: BoardOptions,
        now: Millis,
    ) -> Result<(Match, Vec<DriverEffect>), Damaged> {
        let game = replay(Game::from_position(plan.start()), turns)?;
        let mut begun = Match::set_up(plan, options, game);
        begun.set_now(now);
        begun.open_game();
        let effects = begun.driven.outbox.take();
        Ok((begun, effects))
    }

    /// A first game with this on its board, before anybody is asked for anything.
    pub(super) fn set_up(plan: Plan, options: BoardOptions, game: Game) -> Match {
        let seats = seats(plan.color_of(Player::One, 0), plan.opponent.level(), false);
        let board = Board::new(game, seats, options, first_number(plan.seed));
        let mut driven = DrivenBoard::new(board, plan.minutes, plan.house);
        driven.lesson = lesson_of(&plan);
        Match {
            plan,
            finished: Vec::new(),
            help: Help::default(),
            driven,
            stage: MatchStage::Playing,
            undone: false,
        }
    }

    /// A match as it was kept: the same position, ko memory, mover and undo. Nobody looks at it before
    /// [`AnyDriver::attend`](crate::session::AnyDriver::attend) says so.
    ///
    /// # Errors
    ///
    /// When the snapshot tells of something that cannot have happened.
    pub fn restore(snapshot: Snapshot, options: BoardOptions) -> Result<Match, Damaged> {
        let Snapshot {
            plan,
            finished,
            help,
            stage: saved_stage,
            clock,
            resigned: _,
        } = snapshot;
        let attempt = plan.opponent.attempt();
        if MatchId::END <= plan.id || attempt.is_some_and(|attempt| AttemptId::END <= attempt) {
            return Err(Damaged::Number);
        }
        let out_of_time = match saved_stage {
            SavedStage::Over => clock.as_ref().and_then(GameClock::loser),
            SavedStage::Playing { .. } | SavedStage::Between => None,
        };
        let finished = finished_games(&plan, &finished, out_of_time)?;
        let last = || finished.last().ok_or(Damaged::Between);
        let (game, stage) = match &saved_stage {
            SavedStage::Playing { moves, .. } => {
                let game = replay(Game::from_position(plan.start()), moves)?;
                if game.outcome().is_some() {
                    return Err(Damaged::Over);
                }
                (game, MatchStage::Playing)
            }
            SavedStage::Between => (replay(Game::new(), &last()?.record)?, MatchStage::Between),
            SavedStage::Over => {
                let game = replay(Game::from_position(plan.start()), &last()?.record)?;
                (game, MatchStage::Over { series: None })
            }
        };
        let mut restored = Match::set_up(plan, options, game);
        (restored.finished, restored.help, restored.stage) = (finished, help, stage);
        if let SavedStage::Playing {
            undone, forward, ..
        } = saved_stage
        {
            restored.undone = undone;
            let forward = moves::read(&forward).ok_or(Damaged::Text)?;
            let game = restored.game().clone();
            let lesson = restored.driven.lesson.take();
            restored.driven.lesson = lesson.map(|lesson| lesson.with_forward(&game, forward));
        }
        match (restored.verdict(), &mut restored.stage) {
            (Some(MatchDecision::Series(end)), MatchStage::Over { series }) => *series = Some(end),
            (Some(MatchDecision::Result), MatchStage::Over { .. }) => {}
            (Some(_), _) => return Err(Damaged::Over),
            (None, MatchStage::Over { .. }) => {
                return Err(Damaged::NotOver(restored.finished.len()));
            }
            (None, _) => {}
        }
        restored.driven.attention = Attention::Away;
        let game = restored.game().clone();
        restored.sit_down(game);
        let board = &mut restored.driven.board;
        board.set_clock_to(clock);
        board.restore();
        if let MatchStage::Over { .. } = restored.stage {
            // Somebody may have run out of time; nothing was asked, and nobody looks.
            board.close();
            let _ = board.finish();
        }
        Ok(restored)
    }

    /// Puts a game on the board, with the seats of the running game.
    pub(super) fn sit_down(&mut self, game: Game) {
        let seats = self.seats();
        self.driven.board.set_up(game, seats);
    }

    /// Who makes the turns of the running game.
    pub(super) fn seats(&self) -> ByColor<Seat<CpuLevel>> {
        let (own, level) = (self.color(Player::One), self.plan.opponent.level());
        seats(own, level, self.driven.remote.is_some())
    }

    /// The running game, or the last one while its result is looked at.
    pub fn game(&self) -> &Game {
        self.driven.board.game()
    }

    pub fn finished(&self) -> &[FinishedGame] {
        &self.finished
    }

    pub fn series_end(&self) -> Option<SeriesEnd> {
        match self.stage {
            MatchStage::Over { series } => series,
            MatchStage::Playing | MatchStage::Between => None,
        }
    }

    /// The running game's index in the match, or the last one's.
    pub(super) fn index(&self) -> usize {
        match self.stage {
            MatchStage::Playing => self.finished.len(),
            MatchStage::Between | MatchStage::Over { .. } => self.finished.len().saturating_sub(1),
        }
    }

    pub fn game_number(&self) -> u16 {
        u16::try_from(self.index() + 1).unwrap_or(u16::MAX)
    }

    /// A player's colour in the running game, or in the last one.
    pub fn color(&self, player: Player) -> Color {
        self.plan.color_of(player, self.index())
    }

    /// Games won, lost and drawn so far, seen from player one.
    pub(super) fn tally(&self) -> Tally {
        tally(&self.finished)
    }

    /// How many games a Reverse Match or single game has; a series has as many as it takes.
    pub(super) fn games_agreed(&self) -> Option<usize> {
        match (self.plan.is_exam(), self.plan.format) {
            (true, _) => None,
            (false, Format::Single) => Some(1),
            (false, Format::Reverse) => Some(2),
        }
    }
}

/// The lesson of a match, if it is practice or a first game with the teacher.
fn lesson_of(plan: &Plan) -> Option<Lesson<Game>> {
    match plan.opponent {
        Opponent::Practice { opening, .. } => {
            Some(Lesson::new(plan.color_of(Player::One, 0), opening))
        }
        Opponent::Cpu { .. } if plan.beginner.taught => {
            Some(Lesson::beside_a_game(plan.color_of(Player::One, 0)))
        }
        Opponent::Cpu { .. }
        | Opponent::Today { .. }
        | Opponent::People(_)
        | Opponent::Exam { .. } => None,
    }
}

/// The games that are over, played again. In the last one this side may have run out of time.
fn finished_games(
    plan: &Plan,
    games: &[String],
    out_of_time: Option<Color>,
) -> Result<Vec<FinishedGame>, Damaged> {
    let last = games.len().saturating_sub(1);
    let games = games.iter().enumerate();
    games
        .map(|(index, turns)| {
            let game = replay(Game::from_position(plan.start()), turns)?;
            let one = plan.color_of(Player::One, index);
            if let Some(side) = out_of_time.filter(|_| index == last) {
                let (ending, winner) = (Ending::OnTime, !plan.player_of(side, index));
                return Ok(FinishedGame::broken_off(&game, one, ending, winner));
            }
            game.outcome().ok_or(Damaged::NotOver(index))?;
            Ok(FinishedGame::played(&game, one))
        })
        .collect()
}

fn replay(mut game: Game, turns: &str) -> Result<Game, Damaged> {
    let turns = moves::read(turns).ok_or(Damaged::Text)?;
    for (index, mv) in turns.into_iter().enumerate() {
        game.play(mv).map_err(|_| Damaged::Placement(index))?;
    }
    Ok(game)
}
