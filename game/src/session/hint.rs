//! Hints: the CPU is asked, as Oracle, what it would place, and the answer is shown for a moment.
//!
//! Hints are for whoever plays alone: in an ordinary game against the CPU and in practice. There are none in a Rank-Up
//! series, which is an exam, and none between two people, where they would help one of them.
//!
//! A hint is written down ([`Help::hints`](crate::progress::Help)) when it is *shown* and kept in the same breath; one
//! that was taken back before it came has told nothing and costs nothing. What it costs is decided where results are
//! counted ([`FinishedMatch::counted`](crate::progress::FinishedMatch::counted)): a match won with hints is practice, it
//! clears no day and counts for no rank and in no table; a lost or drawn one counts, or a hint would be a way out of a
//! lost game.

use rsg_engine::{Calls, Cell, Color, Game, Move};

use super::effect::{Command, Effect, HINT_SHOWN, Timer};
use super::flow::{Choice, choice};
use super::running::{Asking, Match, Phase, Stage};
use super::speech::Speech;
use crate::progress::{CpuLevel, Opponent};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintView {
    /// There are none in this match.
    Never,
    /// It is not a person's turn to choose.
    NotNow,
    Open,
    Sought,
    Shown(Hinted),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hinted {
    pub cell: Cell,
    /// What to call, where the call dialog will ask.
    pub call: Option<Color>,
}

impl Match {
    pub fn hint_view(&self) -> HintView {
        if !self.has_hints() {
            return HintView::Never;
        }
        let Stage::Playing(current) = &self.stage else {
            return HintView::NotNow;
        };
        match current.phase {
            Phase::Choosing(Asking::Sought { .. }) => HintView::Sought,
            Phase::Choosing(Asking::Hinted { mv, .. }) => HintView::Shown(self.hinted(mv)),
            Phase::Choosing(Asking::Nothing | Asking::Blocked(_))
                if self.is_person(current.game.position().to_move()) =>
            {
                HintView::Open
            }
            _ => HintView::NotNow,
        }
    }

    /// Whether the next hint is the one that makes a win practice: that is to be said before it is given.
    pub fn hint_costs(&self) -> bool {
        matches!(self.plan.opponent, Opponent::Cpu { .. }) && !self.was_hinted()
    }

    pub fn was_hinted(&self) -> bool {
        0 < self.help.hints
    }

    fn has_hints(&self) -> bool {
        match self.plan.opponent {
            Opponent::Cpu { .. } | Opponent::Practice { .. } => true,
            Opponent::People(_) | Opponent::Exam { .. } => false,
        }
    }

    /// Asks for a hint, or takes it away.
    pub(super) fn hint(&mut self) {
        match self.hint_view() {
            HintView::Never | HintView::NotNow => {}
            HintView::Sought | HintView::Shown(_) => {
                self.withdraw_question();
                self.ask_for_word();
            }
            HintView::Open => {
                self.asked += 1;
                self.set_phase(Phase::Choosing(Asking::Sought {
                    question: self.asked,
                    answer: None,
                }));
                let question = self.question(CpuLevel::Oracle);
                self.await_word(question.judge);
                self.outbox.device(Command::Think(question));
            }
        }
    }

    /// The answer has come and is shown.
    pub(super) fn show_hint(&mut self, question: u64, mv: Move) {
        self.help.hints = self.help.hints.saturating_add(1);
        self.set_phase(Phase::Choosing(Asking::Hinted { question, mv }));
        self.outbox.after(Timer::Hint(question), HINT_SHOWN);
        self.outbox.announce(Speech::Hint(self.hinted(mv)));
        self.outbox.push(Effect::Save);
    }

    pub(super) fn hint_seen(&mut self, number: u64) {
        if let Some(Phase::Choosing(Asking::Hinted { question, .. })) = self.phase()
            && *question == number
        {
            self.set_phase(Phase::Choosing(Asking::Nothing));
        }
    }

    fn hinted(&self, mv: Move) -> Hinted {
        hinted(self.game(), mv)
    }
}

/// A placement as it is pointed out to a player.
pub(super) fn hinted(game: &Game, mv: Move) -> Hinted {
    let asks = match game.calls(mv.cell) {
        Calls::Needed { calls, same } => matches!(choice(calls, same), Choice::Free),
        Calls::Needless { .. } | Calls::Unplayable => false,
    };
    Hinted {
        cell: mv.cell,
        call: mv.call.filter(|_| asks),
    }
}
