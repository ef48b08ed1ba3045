//! The state of a running match: beginning, keeping, restoring, pausing.

use rsg_engine::{Cell, Color, Game, Move, Turn};

use super::effect::{Effect, MatchOptions, Outbox, Question};
use super::elsewhere::Elsewhere;
use super::ending::Verdict;
use super::mix;
use super::practice::Lesson;
use super::result::{FinishedGame, tally};
use super::view::Arrival;
use crate::progress::{
    AttemptId, CpuLevel, Format, Help, MatchId, Opponent, Plan, Player, SavedStage, SeriesEnd,
    Snapshot, Tally,
};

/// A match in play, or just over with its result still to be looked at.
#[derive(Debug, Clone)]
pub struct Match {
    pub(super) plan: Plan,
    pub(super) options: MatchOptions,
    pub(super) finished: Vec<FinishedGame>,
    pub(super) help: Help,
    pub(super) stage: Stage,
    pub(super) attention: Attention,
    /// Counts what is to be seen on the board: placements, what was taken back, new games.
    pub(super) step: u64,
    /// How the stone came that led to this step; none after undo or coming back.
    pub(super) arrival: Option<Arrival>,
    /// The last step that the drawing has begun with.
    pub(super) drawn: u64,
    /// The last step that the drawing has done with.
    pub(super) settled: u64,
    /// The last question's number.
    pub(super) asked: u64,
    /// What a match by message has beside; none in any other.
    pub(super) elsewhere: Option<Elsewhere>,
    /// What is asked for by what happens just now; empty in between.
    pub(super) outbox: Outbox,
}

/// Where the match stands.
#[derive(Debug, Clone)]
pub(super) enum Stage {
    Playing(Current),
    /// A game is over and another one follows when the player says so. The board is still to be seen.
    Between(Game),
    /// All is over and in the books.
    Over {
        /// The last game's board.
        game: Game,
        /// How the series ended, in one.
        series: Option<SeriesEnd>,
    },
}

/// The game that is being played.
#[derive(Debug, Clone)]
pub(super) struct Current {
    pub game: Game,
    /// Whether this game's one undo was used.
    pub undone: bool,
    pub phase: Phase,
    /// What practice knows beside the game; empty in any other match.
    pub lesson: Lesson,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// A person's placement.
    Choosing(Asking),
    /// The phone in the next person's hands.
    HandOver,
    /// Somebody to read that this colour has no moves.
    Passing { color: Color, notice: Notice },
    /// The CPU's placement.
    Thinking {
        question: u64,
        answer: Option<Move>,
        /// Whether the natural pause is over.
        rested: bool,
    },
}

/// How far a pass notice has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Notice {
    /// The animation before it still runs.
    Coming,
    /// It is up, and a timer will end it.
    Timed,
    /// It was up long enough.
    Read,
}

/// What a person who chooses is being told or asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asking {
    Nothing,
    /// Which colour to call for CP: the stone is on this cell, nothing has flipped.
    Call {
        cell: Cell,
        preview: Option<Color>,
    },
    /// That ko forbids this cell.
    Blocked(Cell),
    /// To wait for a hint: the CPU is asked what it would place.
    Sought {
        question: u64,
        answer: Option<Move>,
    },
    /// That this would be a good placement.
    Hinted {
        question: u64,
        mv: Move,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attention {
    /// The player.
    Here,
    /// The player, at a question in front of the board.
    Held,
    /// Nobody.
    Away,
}

/// A snapshot that cannot be gone on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damaged {
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
    /// The first game's empty board.
    #[must_use]
    pub fn begin(plan: Plan, options: MatchOptions) -> (Match, Vec<Effect>) {
        Match::practise(plan, options, Game::new())
    }

    /// A game that is played on from where another one stood.
    #[must_use]
    pub fn practise(plan: Plan, options: MatchOptions, game: Game) -> (Match, Vec<Effect>) {
        let mut begun = Match::set_up(plan, options, game);
        begun.open_game();
        let effects = begun.outbox.take();
        (begun, effects)
    }

    /// A first game with this on its board, before anybody is asked for anything.
    pub(super) fn set_up(plan: Plan, options: MatchOptions, game: Game) -> Match {
        let first_number = first_number(&plan);
        Match {
            plan,
            options,
            finished: Vec::new(),
            help: Help::default(),
            stage: Stage::Playing(Current::with(game)),
            attention: Attention::Here,
            step: first_number,
            arrival: None,
            drawn: first_number,
            settled: first_number,
            asked: first_number,
            elsewhere: None,
            outbox: Outbox::default(),
        }
    }

    /// Its result is booked under this number. Only for a match of which nothing was booked so far.
    pub fn renumber(&mut self, id: MatchId) {
        self.plan.id = id;
    }

    /// Whether a person may place a stone now.
    pub(super) fn awaits_placement(&self) -> bool {
        matches!(self.choosing(), Some(Asking::Nothing | Asking::Blocked(_)))
    }

    /// Whether the CPU's placement is waited for.
    pub(super) fn awaits_answer(&self) -> bool {
        matches!(
            &self.stage,
            Stage::Playing(Current {
                phase: Phase::Thinking { answer: None, .. },
                ..
            })
        )
    }

    /// Whether the call dialog is open.
    pub(super) fn asks_for_call(&self) -> bool {
        matches!(self.choosing(), Some(Asking::Call { .. }))
    }

    /// A match as it was kept: the same position, ko memory, mover and undo. Nobody looks at it before
    /// [`Match::attend`] says so.
    ///
    /// # Errors
    ///
    /// When the snapshot tells of something that cannot have happened.
    pub fn restore(snapshot: Snapshot, options: MatchOptions) -> Result<Match, Damaged> {
        let Snapshot {
            plan,
            finished,
            help,
            stage,
        } = snapshot;
        let attempt = plan.opponent.attempt();
        if MatchId::END <= plan.id || attempt.is_some_and(|attempt| AttemptId::END <= attempt) {
            return Err(Damaged::Number);
        }
        let finished = finished_games(&plan, &finished)?;
        let stage = match stage {
            SavedStage::Playing {
                moves,
                undone,
                forward,
            } => {
                let game = replay(Game::from_position(plan.start()), &moves)?;
                if game.outcome().is_some() {
                    return Err(Damaged::Over);
                }
                let lesson = Lesson::kept(&game, forward);
                Stage::Playing(Current {
                    undone,
                    lesson,
                    ..Current::with(game)
                })
            }
            SavedStage::Between => {
                let last = finished.last().ok_or(Damaged::Between)?;
                Stage::Between(replay(Game::new(), &last.moves)?)
            }
            SavedStage::Over => {
                let last = finished.last().ok_or(Damaged::Between)?;
                let game = replay(Game::from_position(plan.start()), &last.moves)?;
                Stage::Over { game, series: None }
            }
        };
        let mut restored = Match {
            finished,
            help,
            stage,
            attention: Attention::Away,
            ..Match::set_up(plan, options, Game::new())
        };
        match (restored.verdict(), &mut restored.stage) {
            (Some(Verdict::Series(end)), Stage::Over { series, .. }) => *series = Some(end),
            (Some(Verdict::Result), Stage::Over { .. }) => {}
            (Some(_), _) => return Err(Damaged::Over),
            (None, Stage::Over { .. }) => return Err(Damaged::NotOver(restored.finished.len())),
            (None, _) => restored.set_phase_again(),
        }
        Ok(restored)
    }

    /// The match as a plain value.
    pub fn snapshot(&self) -> Snapshot {
        let stage = match &self.stage {
            Stage::Playing(current) => SavedStage::Playing {
                moves: current.game.turns().iter().map(|turn| turn.mv).collect(),
                undone: current.undone,
                forward: current.lesson.forward.iter().rev().copied().collect(),
            },
            Stage::Between(_) => SavedStage::Between,
            Stage::Over { .. } => SavedStage::Over,
        };
        Snapshot {
            plan: self.plan.clone(),
            finished: self
                .finished
                .iter()
                .map(|game| game.moves.clone())
                .collect(),
            help: self.help,
            stage,
        }
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The running game, or the last one while its result is looked at.
    pub fn game(&self) -> &Game {
        self.stage.game()
    }

    pub fn finished(&self) -> &[FinishedGame] {
        &self.finished
    }

    /// Whether all is over and in the books.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over { .. })
    }

    /// The number of the last question to the CPU.
    pub fn last_question(&self) -> u64 {
        self.asked
    }

    pub fn series_end(&self) -> Option<SeriesEnd> {
        match self.stage {
            Stage::Over { series, .. } => series,
            Stage::Playing(_) | Stage::Between(_) => None,
        }
    }

    /// Whether a stone was placed by player one in this match, taken back or not. From then on an ordinary match
    /// against the CPU can only be left as a loss.
    pub fn has_own_stone(&self) -> bool {
        let in_game = match &self.stage {
            Stage::Playing(current) => {
                current.undone || placed_by(current, self.color(Player::One))
            }
            Stage::Between(_) | Stage::Over { .. } => true,
        };
        in_game || !self.finished.is_empty()
    }

    /// Whether there is something on the board that a person would mind losing: an own stone against the CPU, any stone
    /// between two people.
    pub fn has_stone_to_lose(&self) -> bool {
        match self.plan.opponent {
            Opponent::People(_) => !self.finished.is_empty() || !self.game().turns().is_empty(),
            Opponent::Cpu { .. } | Opponent::Exam { .. } => self.has_own_stone(),
            Opponent::Practice { .. } => false,
        }
    }

    /// Whether leaving this match now would be booked as a loss.
    pub fn leaving_loses(&self) -> bool {
        match self.plan.opponent {
            Opponent::Exam { .. } => !self.is_over(),
            Opponent::Cpu { .. } => !self.is_over() && self.has_own_stone(),
            Opponent::People(_) | Opponent::Practice { .. } => false,
        }
    }

    pub fn set_options(&mut self, options: MatchOptions) {
        self.options = options;
    }

    /// Tells the match who looks at it. While nobody does, the CPU is stopped; on coming back it is asked again, and
    /// notices stand as long as they should. While a question is in front nothing moves by itself; what arrives in the
    /// meantime happens when it is gone.
    #[must_use]
    pub fn attend(&mut self, attention: Attention) -> Vec<Effect> {
        let before = std::mem::replace(&mut self.attention, attention);
        match (before, attention) {
            (Attention::Here | Attention::Held, Attention::Away) => {
                self.settled = self.step;
                self.withdraw_question();
            }
            (Attention::Away, Attention::Here | Attention::Held) => {
                self.take_up_phase();
                if let Stage::Playing(_) = self.stage {
                    self.say_whose_turn();
                }
                self.ask_if_due();
            }
            _ => {}
        }
        self.advance();
        self.outbox.take()
    }

    pub fn attention(&self) -> Attention {
        self.attention
    }

    /// The running game's index in the match, or the last one's.
    pub(super) fn index(&self) -> usize {
        match self.stage {
            Stage::Playing(_) => self.finished.len(),
            Stage::Between(_) | Stage::Over { .. } => self.finished.len().saturating_sub(1),
        }
    }

    pub fn game_number(&self) -> u16 {
        u16::try_from(self.index() + 1).unwrap_or(u16::MAX)
    }

    /// A player's colour in the running game, or in the last one.
    pub fn color(&self, player: Player) -> Color {
        self.plan.color_of(player, self.index())
    }

    /// Who plays a colour in the running game, or in the last one.
    pub fn player(&self, color: Color) -> Player {
        self.plan.player_of(color, self.index())
    }

    /// Whether a person who holds this phone plays this colour.
    pub(super) fn is_person(&self, color: Color) -> bool {
        self.is_on_one_phone() || self.player(color) == Player::One
    }

    /// Games won, lost and drawn so far, seen from player one.
    pub fn series_score(&self) -> Tally {
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

    /// The next question about the running game.
    pub(super) fn question(&self, level: CpuLevel) -> Question {
        Question {
            number: self.asked,
            game: self.game().clone(),
            level,
            seed: mix(self.plan.seed, self.index() as u64),
            judge: self.unjudged(),
        }
    }
}

impl Current {
    /// A game that waits for a placement.
    pub fn with(game: Game) -> Current {
        Current {
            game,
            undone: false,
            phase: Phase::Choosing(Asking::Nothing),
            lesson: Lesson::default(),
        }
    }
}

impl Stage {
    pub(super) fn game(&self) -> &Game {
        match self {
            Stage::Playing(current) => &current.game,
            Stage::Between(game) | Stage::Over { game, .. } => game,
        }
    }
}

/// Whether a colour has placed in this game.
pub(super) fn placed_by(current: &Current, color: Color) -> bool {
    current
        .game
        .turns()
        .iter()
        .any(|turn: &Turn| turn.by == color)
}

/// Where a match begins to number its questions and steps: every match counts from somewhere else, so that an answer or
/// timer that is still under way when one match is left for another means nothing in that one.
fn first_number(plan: &Plan) -> u64 {
    const NUMBERS: u64 = u64::MAX;
    mix(plan.seed, NUMBERS) >> 24
}

/// The games that are over, played again.
fn finished_games(plan: &Plan, games: &[Vec<Move>]) -> Result<Vec<FinishedGame>, Damaged> {
    let games = games.iter().enumerate();
    games
        .map(|(index, moves)| {
            let game = replay(Game::from_position(plan.start()), moves)?;
            let outcome = game.outcome().ok_or(Damaged::NotOver(index))?;
            Ok(FinishedGame::of(&game, plan, index, Some(outcome)))
        })
        .collect()
}

fn replay(mut game: Game, moves: &[Move]) -> Result<Game, Damaged> {
    for (index, &mv) in moves.iter().enumerate() {
        game.play(mv).map_err(|_| Damaged::Placement(index))?;
    }
    Ok(game)
}
