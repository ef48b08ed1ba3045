//! Practice with a teacher: a game against the CPU that counts for nothing. After each of the player's placements it is
//! said what that was worth, and everything can be taken back and placed again.
//!
//! - The thinking thread is asked what a placement cost in the same breath in which it is asked for the CPU's answer, and
//!   answers that first; so the word comes while the CPU's pause runs, and nobody waits for it.
//! - What was said is remembered by the turn it was said of, as long as that turn can come again. It is not kept: after a
//!   kill the thread is asked once more.
//! - While the better placement is shown, the board is the one before the player's; the match behind it stands still.

mod verdict;

use rsg_engine::{Cost, Game, Move};
use std::collections::BTreeMap;

use super::effect::DriverEffect;
use super::hint::{Hinted, hinted};
use super::running::{Match, MatchStage};
use super::speech::Speech;
use crate::board::{Attention, Board};
use crate::progress::{Opponent, Player};
use crate::thinking::{Placement, Topic};
pub use verdict::{Grade, Reason, Verdict};

/// What practice knows beside the game.
#[derive(Debug, Clone, Default)]
pub(super) struct Lesson {
    /// What was taken back and can be placed again, the next one last.
    pub forward: Vec<Move>,
    /// What was said, by the turn's index.
    verdicts: BTreeMap<usize, Verdict>,
    /// The question under which a word on this turn is awaited.
    awaited: Option<Awaited>,
    /// Whether the better placement is shown.
    shows_better: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Awaited {
    question: u64,
    turn: usize,
}

impl Lesson {
    /// As it was kept: what was taken back, the next one first, if it can be placed again.
    pub fn kept(game: &Game, forward: Vec<Move>) -> Lesson {
        let mut again = game.clone();
        let fits = forward.iter().all(|&mv| again.play(mv).is_ok());
        let forward = if fits { forward } else { Vec::new() };
        Lesson {
            forward: forward.into_iter().rev().collect(),
            ..Lesson::default()
        }
    }

    /// A stone is placed that makes the turn of this index: what could have come instead is forgotten.
    pub fn go_another_way(&mut self, turn: usize) {
        self.forward.clear();
        self.verdicts.split_off(&turn);
        self.shows_better = false;
    }

    /// This question asks for a word on this turn, too.
    pub fn await_word(&mut self, question: u64, turn: Option<usize>) {
        if let Some(turn) = turn {
            self.awaited = Some(Awaited { question, turn });
        }
    }

    /// No word is awaited any more. Says whether one was.
    pub fn forget_word(&mut self) -> bool {
        self.awaited.take().is_some()
    }
}

/// What is to be drawn of practice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PracticeView {
    pub can_take_back: bool,
    pub can_go_forward: bool,
    /// Whether a stone of the player's was placed.
    pub has_begun: bool,
    /// What is said of the player's last placement, once that has been shown and is known.
    pub verdict: Option<Verdict>,
    /// The better placement, while it is shown instead of the board as it is.
    pub better: Option<Hinted>,
}

impl Match {
    pub(super) fn is_practice(&self) -> bool {
        matches!(self.plan.opponent, Opponent::Practice { .. })
    }

    /// Placements that were on the board when practice began.
    fn opening(&self) -> usize {
        match self.plan.opponent {
            Opponent::Practice { opening, .. } => opening,
            Opponent::Cpu { .. }
            | Opponent::Today { .. }
            | Opponent::People(_)
            | Opponent::Exam { .. } => 0,
        }
    }

    /// The index of the player's last placement in this practice.
    fn last_own_turn(&self) -> Option<usize> {
        let own = self.color(Player::One);
        let turns = self.game().turns();
        let last = turns.iter().rposition(|turn| turn.by == own)?;
        (self.is_practice() && self.opening() <= last).then_some(last)
    }

    pub(super) fn practice_view(&self) -> Option<PracticeView> {
        self.is_practice().then(|| PracticeView {
            can_take_back: self.can_take_back(),
            can_go_forward: self.can_go_forward(),
            has_begun: self.last_own_turn().is_some(),
            verdict: self.shown_verdict().copied(),
            better: self
                .better_board()
                .map(|(game, better)| hinted(&game, better)),
        })
    }

    /// The word on the player's last placement, once that was seen.
    pub(super) fn shown_verdict(&self) -> Option<&Verdict> {
        let last = self.last_own_turn()?;
        let answered = last + 1 < self.game().turns().len();
        let known = self.lesson()?.verdicts.get(&last);
        known.filter(|_| answered || self.is_settled())
    }

    pub(super) fn shows_better(&self) -> bool {
        self.lesson().is_some_and(|lesson| lesson.shows_better)
    }

    /// The board before the player's last placement, with what was better than it.
    pub(super) fn better_board(&self) -> Option<(Game, Move)> {
        let better = self.shown_verdict()?.better?;
        let mut game = self.game().clone();
        let last = self.last_own_turn()?;
        while last < game.turns().len() {
            game.undo();
        }
        self.shows_better().then_some((game, better))
    }

    pub fn can_take_back(&self) -> bool {
        self.stage != MatchStage::Between && self.last_own_turn().is_some()
    }

    pub fn can_go_forward(&self) -> bool {
        self.lesson()
            .is_some_and(|lesson| !lesson.forward.is_empty())
    }

    /// Back to before the player's last placement, whatever has come since or is being thought about, the game's end included.
    pub(super) fn take_back(&mut self) {
        if !self.can_take_back() {
            return;
        }
        self.withdraw_question();
        self.open_again();
        let own = self.color(Player::One);
        let taken = self.on_board(|board| board.take_back(own));
        self.lesson.forward.extend(taken);
        let next = self.next();
        self.outbox.announce(Speech::TakenBack { next });
        self.outbox.push(DriverEffect::Save);
        self.on_board(Board::ask_if_due);
    }

    /// A game that is over goes on: in practice nothing was booked.
    fn open_again(&mut self) {
        if let MatchStage::Over { .. } = self.stage {
            self.finished.pop();
            self.stage = MatchStage::Playing;
            self.lesson = Lesson::default();
        }
    }

    /// Places again what was taken back: the player's placement and what followed, until it is the player's turn.
    pub(super) fn go_forward(&mut self) {
        if !self.can_go_forward() {
            return;
        }
        self.withdraw_question();
        let own = self.color(Player::One);
        let mut forward = std::mem::take(&mut self.lesson.forward);
        self.on_board(|board| {
            board.rearrange(|game| {
                while let Some(mv) = forward.pop() {
                    let Ok(turn) = game.play(mv) else {
                        forward.clear();
                        break;
                    };
                    if turn.ended.is_some() || game.position().to_move() == own {
                        break;
                    }
                }
            });
        });
        self.lesson.forward = forward;
        if self.game().end().is_some() {
            self.end_game();
        }
        let next = self.next();
        self.outbox.announce(Speech::PlacedAgain { next });
        self.outbox.push(DriverEffect::Save);
        self.on_board(Board::ask_if_due);
    }

    /// Shows what was better than the player's last placement, or the board as it is again.
    pub(super) fn turn_to_better(&mut self) {
        let verdict = self.shown_verdict().filter(|_| !self.board.asks_for_call());
        if verdict.is_none_or(|verdict| verdict.better.is_none()) {
            return;
        }
        self.lesson.shows_better = !self.lesson.shows_better;
        if let Some((game, better)) = self.better_board() {
            self.board.settle();
            self.outbox.announce(Speech::Better(hinted(&game, better)));
        }
        self.attend_board();
    }

    /// The board as it is, if something else is shown. Says whether it was.
    pub(super) fn hide_better(&mut self) -> bool {
        let shown = std::mem::take(&mut self.lesson.shows_better);
        if shown {
            self.attend_board();
        }
        shown
    }

    /// The player's last placement, if nothing is known of it.
    pub(super) fn unjudged(&self) -> Option<usize> {
        let last = self.last_own_turn()?;
        (!self.lesson()?.verdicts.contains_key(&last)).then_some(last)
    }

    /// Asks for a word on the player's last placement alone, where nothing else is asked.
    pub(super) fn ask_for_word(&mut self) {
        let Some(turn) = self
            .unjudged()
            .filter(|_| self.attention != Attention::Away)
        else {
            return;
        };
        let awaited = self.lesson().and_then(|lesson| lesson.awaited);
        if awaited.is_some_and(|awaited| awaited.turn == turn) {
            return;
        }
        let number = self.board.next_question();
        self.lesson.await_word(number, Some(turn));
        let game = self.game().clone();
        let placement = Placement { game, turn };
        self.outbox.ask(number, Topic::Cost(placement));
    }

    /// The thinking thread has found what a placement cost.
    pub(super) fn judged(&mut self, question: u64, cost: Cost) {
        let awaited = self.lesson().and_then(|lesson| lesson.awaited);
        let Some(Awaited { turn, .. }) = awaited.filter(|awaited| awaited.question == question)
        else {
            return;
        };
        let mut game = self.game().clone();
        while turn + 1 < game.turns().len() {
            game.undo();
        }
        let verdict = Verdict::of(&game, cost);
        if let Some(verdict) = verdict {
            self.lesson.awaited = None;
            self.lesson.verdicts.insert(turn, verdict);
            self.outbox.announce(Speech::Verdict(verdict));
        }
    }

    pub(super) fn lesson(&self) -> Option<&Lesson> {
        (self.stage == MatchStage::Playing && self.is_practice()).then_some(&self.lesson)
    }

    /// The game as practice began: from here it is played once more.
    pub fn as_practice_began(&self) -> Option<Game> {
        let opening = self.opening();
        let mut game = self.game().clone();
        while opening < game.turns().len() {
            game.undo();
        }
        self.is_practice().then_some(game)
    }
}
