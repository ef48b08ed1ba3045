//! Undo, hints and stake of a match.
//!
//! Hints are for whoever plays alone: in an ordinary game against the CPU and in practice. There are none in a Rank-Up
//! series, which is an exam, and none between two people, where they would help one of them.
//!
//! On squares nothing of this is counted: Undo is open as often as wanted, and hints cost nothing. On the star there is
//! one Undo a game, and hints have a price. The first hints of a match that was begun at the lowest rank are free
//! ([`Beginner::free_hints`](crate::progress::Beginner)); they are counted apart and a win with them counts. A hint is
//! written down ([`Help`](crate::progress::Help)) when it is *shown* and kept in the same breath; one that was taken
//! back before it came has told nothing and costs nothing. What it costs is decided where results are counted
//! ([`MatchRecord::result_for_ranks`](crate::progress::MatchRecord::result_for_ranks)): a match won with hints is
//! practice, it clears no day and counts for no rank and in no table; a lost or drawn one counts, or a hint would be a
//! way out of a lost game.

use super::Match;
use crate::board::Board;
use crate::progress::Opponent;

/// The rules of help and leaving that follow from the plan.
#[derive(Debug, Clone, Copy)]
pub(super) struct GameTerms {
    pub undo: UndoRule,
    pub hints: HintPrice,
    pub stake: Stake,
}

impl Match {
    pub(super) fn game_terms(&self) -> GameTerms {
        let (undo, hints, stake) = match self.plan.opponent {
            Opponent::Cpu { .. } => (UndoRule::Open, HintPrice::TheWin, Stake::OnceBegun),
            Opponent::Today { .. } => (UndoRule::Never, HintPrice::NotForSale, Stake::OnceBegun),
            Opponent::Exam { .. } => (UndoRule::Never, HintPrice::NotForSale, Stake::AtOnce),
            Opponent::People(_) => (UndoRule::Open, HintPrice::NotForSale, Stake::Nothing),
            // Where everything can be taken back, there is no undo beside it.
            Opponent::Practice { .. } => (UndoRule::Never, HintPrice::Nothing, Stake::Nothing),
        };
        let is_free = self.plan.pasted || !self.counts_help();
        let is_paid_for = is_free || self.was_hinted() || 0 < self.free_hints();
        GameTerms {
            undo: match undo {
                UndoRule::Open if self.undone => UndoRule::Used,
                undo => undo,
            },
            hints: match hints {
                HintPrice::TheWin if is_paid_for => HintPrice::Nothing,
                hints => hints,
            },
            stake: if self.plan.pasted {
                Stake::Nothing
            } else {
                stake
            },
        }
    }

    /// Returns true if help is counted: there is one Undo a game, and a hint makes a win practice.
    fn counts_help(&self) -> bool {
        self.kind().spec().counts_help
    }

    pub(super) fn was_hinted(&self) -> bool {
        0 < self.help.hints
    }

    /// The number of this match's hints that are still free, where the later ones are not.
    pub(super) fn free_hints(&self) -> u8 {
        let free = self.plan.beginner.free_hints;
        free.saturating_sub(self.help.free_hints)
    }

    /// A hint is shown.
    pub(super) fn note_hint(&mut self) {
        if self.counts_help() {
            match self.free_hints() {
                0 => self.help.hints = self.help.hints.saturating_add(1),
                _ => self.help.free_hints += 1,
            }
            self.driven.save();
        }
    }

    /// Returns true if this game has Undo at all; between two people on one phone only if they have agreed on it.
    pub(super) fn has_undo(&self) -> bool {
        let board = &self.driven.board;
        self.game_terms().undo != UndoRule::Never
            && (!board.is_on_one_phone() || board.has_mutual_undo())
    }

    /// The number of Undos left in this game; none for no limit: between two people, and where help is not counted.
    pub(super) fn undo_left(&self) -> Option<u8> {
        let is_shared = self.driven.by_message.is_some() || self.driven.board.is_on_one_phone();
        let is_limited = self.counts_help() && !is_shared;
        is_limited.then_some(u8::from(self.game_terms().undo == UndoRule::Open))
    }

    /// Returns true if Undo can be used now; by message, if something is not sent yet.
    pub(super) fn can_undo(&self) -> bool {
        let board = &self.driven.board;
        if self.driven.by_message.is_some() {
            self.driven.can_take_back_unsent()
        } else if board.is_on_one_phone() {
            board.can_ask_for_undo()
        } else {
            let is_open = self.game_terms().undo == UndoRule::Open && !board.is_over();
            is_open && board.has_played(self.own())
        }
    }

    /// Back to before the player's last turn, whatever the CPU has done since or is thinking about. Of two people the
    /// board asks the other one.
    pub(super) fn undo(&mut self) {
        if self.can_undo() && !self.driven.board.is_on_one_phone() {
            self.take_turn_back();
            self.say_taken_back();
        }
    }

    fn take_turn_back(&mut self) {
        if let Some(by_message) = &mut self.driven.by_message {
            by_message.take_back();
            self.put_seen_game();
            self.on_board(Board::ask_if_due);
        } else {
            let own = self.own();
            self.on_board(|board| drop(board.take_back(own)));
            self.undone = self.counts_help();
        }
        if self.counts_help() {
            self.help.undos = self.help.undos.saturating_add(1);
        }
    }

    /// Returns true if the player has made a turn, taken back or not.
    pub(super) fn has_placed(&self) -> bool {
        let has_played = self.driven.board.has_played(self.own());
        !self.finished.is_empty() || self.undone || has_played
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UndoRule {
    Never,
    /// The only one was used.
    Used,
    /// Between two people only if they have agreed on it.
    Open,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HintPrice {
    /// There is none: it would help one of two people, or in an exam.
    NotForSale,
    /// The next one makes a win practice.
    TheWin,
    Nothing,
}

/// The loss by leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stake {
    Nothing,
    /// The game, once the player has placed something.
    OnceBegun,
    /// The game, from the first moment on.
    AtOnce,
}
