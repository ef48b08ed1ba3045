//! A game of a classic at the table: against the CPU or between two people, as a state machine like [`Match`](super::Match).
//!
//! It knows a game only as a [`TableGame`]: whose turn it is, what may be played, what a turn changed, how it ended. What
//! happens on the board apart from taps comes as the same [`Event`](super::Event)s as everywhere, and what it asks for are the
//! same [`Effect`]s. Nothing is at stake: against the CPU a turn can be taken back as often as wanted, and there is a hint at
//! any time; between two people there is neither.

mod area;
mod flow;
mod question;
mod stop;
mod time;
mod view;

use rsg_classics::{Play, Reason, Square, TableGame, Terms};
use rsg_engine::Color;

use super::effect::{Effect, MatchOptions, Outbox};
use super::mix;
use super::running::Attention;
use crate::progress::{
    Absence, GameClock, Millis, SavedTable, TableEnding, TableOpponent, TablePlan,
};

pub(super) use area::territory;
pub use area::{AreaCount, PointView};
pub use question::{FinishedTable, TableQuestion, TableWish};
pub use stop::StopView;
pub use view::{
    Aiming, BesideView, SquareView, TableBefore, TableHint, TableNext, TableNote, TableOver,
    TablePanel, TableSpeech, TableStep, TableView,
};

use stop::Stop;

/// What happens at the table and on no other board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableEvent {
    /// A tap, or Enter, on a square. While a placement is being shown, it ends that and does nothing else. In a stopped game
    /// it marks a group as lost, or takes the mark away.
    Tap(Square),
    /// The finger rests on a square, or has aimed at one, or neither any more.
    Aim(Option<Aim>),
    /// A turn beside the board: a pass, or the button.
    Beside(Play),
    /// The marked groups are lost, and the stopped game ends.
    Agree,
    /// The stopped game goes on.
    Resume,
    /// The CPU's answer to a question.
    Answer { question: u64, play: Play },
    /// Two people who are back at a game with a clock have agreed on the time away.
    Absence(Absence),
}

/// A square that is thought of before anything is placed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    pub square: Square,
    /// Whether it stays when the finger is lifted, until it is placed on or another one is aimed at.
    pub stays: bool,
}

/// What the player has just been told, until the next thing is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Told {
    /// Why that cannot be played.
    Refused(Square, Reason),
    /// The CPU sees other groups as lost, and plays on.
    CpuPlaysOn,
}

/// A game at the table, in play or just over.
#[derive(Debug, Clone)]
pub struct Table {
    plan: TablePlan,
    options: MatchOptions,
    game: Box<dyn TableGame>,
    phase: Phase,
    aim: Option<Aim>,
    told: Option<Told>,
    clock: Option<GameClock>,
    /// The time of game clocks, as it was told last.
    now: Millis,
    /// Whose time the timer waits for that runs, and its number.
    ticking: Option<(Color, u64)>,
    /// Counts those timers.
    ticks: u64,
    attention: Attention,
    /// Counts what is to be seen on the board.
    step: u64,
    /// Whether a turn led to this step, so that it can be shown moving.
    moved: bool,
    /// The last step that the drawing has begun with.
    drawn: u64,
    /// The last step that the drawing has done with.
    settled: u64,
    /// The last question's number.
    asked: u64,
    outbox: Outbox,
}

/// What the game waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Phase {
    /// A person's placement.
    Choosing,
    /// A hint; a placement is taken meanwhile.
    Sought { question: u64, answer: Option<Play> },
    /// A person's turn, while a good one is shown.
    Hinted { question: u64, play: Play },
    /// The phone in the next person's hands.
    HandOver,
    /// Somebody to read that this side has no placement.
    Passing { side: Color, notice: Notice },
    /// The CPU's turn.
    Thinking {
        question: u64,
        answer: Option<Play>,
        /// Whether the natural pause is over.
        rested: bool,
    },
    /// The sides to agree on what is lost, or one of them to play on.
    Stopped(Stop),
    /// Nothing: the game is over.
    Over(TableEnding),
}

/// How far a pass notice has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Notice {
    /// The animation before it still runs.
    Coming,
    /// It is up, and a timer will end it.
    Timed,
    /// It was up long enough.
    Read,
}

impl Table {
    /// A game as it begins.
    #[must_use]
    pub fn begin(plan: TablePlan, options: MatchOptions, now: Millis) -> (Table, Vec<Effect>) {
        Table::go_on_from(plan, plan.terms.begin(), options, now)
    }

    /// A game that is played on from where it stands, or is over.
    #[must_use]
    pub fn go_on_from(
        plan: TablePlan,
        game: Box<dyn TableGame>,
        options: MatchOptions,
        now: Millis,
    ) -> (Table, Vec<Effect>) {
        let mut table = Table::set_up(plan, game, options);
        table.attention = Attention::Here;
        table.now = now;
        table.open();
        table.set_clock();
        table.outbox.push(Effect::Save);
        let effects = table.outbox.take();
        (table, effects)
    }

    fn set_up(plan: TablePlan, game: Box<dyn TableGame>, options: MatchOptions) -> Table {
        // Every game counts its questions and steps from somewhere else: an answer or timer of another one means nothing here.
        let first_number = mix(plan.seed, u64::MAX) >> 24;
        let ended = game.ended().is_some();
        let mut table = Table {
            plan,
            options,
            game,
            phase: Phase::Choosing,
            aim: None,
            told: None,
            clock: plan.minutes.clock(),
            now: 0,
            ticking: None,
            ticks: first_number,
            attention: Attention::Away,
            step: first_number,
            moved: false,
            drawn: first_number,
            settled: first_number,
            asked: first_number,
            outbox: Outbox::default(),
        };
        if ended {
            table.phase = Phase::Over(TableEnding::Played);
        } else {
            table.set_phase_again();
        }
        table
    }

    /// A game as it was saved; none if it cannot have been played. Nobody looks at it before [`Table::attend`] says so.
    #[must_use]
    pub fn restore(saved: &SavedTable, options: MatchOptions) -> Option<Table> {
        let terms: Terms = saved.terms.parse().ok()?;
        let game = terms.read(&saved.record).ok()?;
        let plan = TablePlan {
            number: saved.number,
            terms,
            opponent: saved.opponent,
            seed: saved.seed,
            pasted: saved.pasted,
            minutes: saved.minutes,
        };
        let mut table = Table::set_up(plan, game, options);
        table.clock.clone_from(&saved.clock);
        let is_late = table
            .clock
            .as_ref()
            .is_some_and(|clock| clock.loser().is_some());
        let early = [
            (saved.resigned, TableEnding::Resigned),
            (is_late, TableEnding::OnTime),
        ];
        if let Some((_, ending)) = early.iter().find(|(is_so, _)| *is_so)
            && !table.is_over()
        {
            table.phase = Phase::Over(*ending);
        }
        Some(table)
    }

    /// The game as a plain value.
    #[must_use]
    pub fn snapshot(&self) -> SavedTable {
        SavedTable {
            number: self.plan.number,
            terms: self.plan.terms.to_string(),
            opponent: self.plan.opponent,
            seed: self.plan.seed,
            pasted: self.plan.pasted,
            record: self.game.record(),
            minutes: self.plan.minutes,
            clock: self.clock.clone(),
            resigned: self.phase == Phase::Over(TableEnding::Resigned),
        }
    }

    #[must_use]
    pub fn plan(&self) -> &TablePlan {
        &self.plan
    }

    #[must_use]
    pub fn game(&self) -> &dyn TableGame {
        &*self.game
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Whether giving it up now would be booked as a loss.
    #[must_use]
    pub fn leaving_loses(&self) -> bool {
        let own = self.own_side();
        !self.is_over() && !self.plan.pasted && own.is_some_and(|own| self.has_placed(own))
    }

    /// Whether there is something on the board that a person would mind losing.
    #[must_use]
    pub fn has_stone_to_lose(&self) -> bool {
        !self.is_over()
            && match self.own_side() {
                Some(own) => self.has_placed(own),
                None => 0 < self.game.turns(),
            }
    }

    /// Whether a side has done something that is still there.
    fn has_placed(&self, side: Color) -> bool {
        let mut game = self.game.copy();
        while let Some(change) = game.last() {
            if change.by == side {
                return true;
            }
            game.undo();
        }
        false
    }

    /// The player's side against the CPU.
    fn own_side(&self) -> Option<Color> {
        match self.plan.opponent {
            TableOpponent::Cpu { own, .. } => Some(own),
            TableOpponent::People => None,
        }
    }

    fn is_person(&self, side: Color) -> bool {
        self.own_side().is_none_or(|own| own == side)
    }

    pub fn set_options(&mut self, options: MatchOptions) {
        self.options = options;
    }
}

#[cfg(test)]
mod tests;
