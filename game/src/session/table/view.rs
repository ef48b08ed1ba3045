//! The view of a game at the table, and its announcements.

use rsg_classics::{Play, Square, TableGame};

use super::Table;
use crate::board::{Asking, Phase};
use crate::session::AnyGame;
use crate::session::driver::Driver;
use crate::session::view::{
    Aiming, BesideView, Highlight, PointView, SquareView, SquaresView, TableNote,
};
use crate::thinking::AnyPlay;

impl Table {
    pub(super) fn squares_view(&self) -> SquaresView {
        let area = self.game().area();
        let squares = self.squares();
        let stop = match self.driven.board.phase() {
            Phase::Stopped(stop) => Some(stop.view()),
            _ => None,
        };
        SquaresView {
            terms: self.game().terms(),
            marked_stones: squares.iter().filter(|square| square.point.lost).count(),
            as_agreed: stop
                .filter(|stop| stop.why)
                .map(|_| (*self.driven.board.as_agreed()).score()),
            squares,
            beside: self.beside(),
            has_button: area.is_some_and(|area| area.button.is_none()),
            can_resign: self.can_resign(),
            aim: self.aiming(),
            stop,
            remote_stop: self.remote_stop(),
            note: self.note_view(),
        }
    }

    fn squares(&self) -> Vec<SquareView> {
        if self.driven.replay.is_some() {
            return squares_of(&**self.driven.shown().game(), None);
        }
        if let Some((game, better)) = self.driven.better_board() {
            return squares_of(&*game, Some(&better));
        }
        let judged = self.driven.shown_verdict().and_then(|verdict| {
            let AnyPlay::Square(Play::Place(square)) = verdict.play else {
                return None;
            };
            Some((square, verdict.grade()))
        });
        let last = self.game().last().map(|change| change.play);
        let marked = self
            .driven
            .board
            .side_on_turn()
            .is_some_and(|side| self.driven.board.is_person(side));
        let hint = self.driven.board.hinted();
        let view = |(square, point)| SquareView {
            square,
            stone: self.game().stone(square),
            playable: marked && self.game().refusal(&Play::Place(square)).is_none(),
            last: last == Some(Play::Place(square)),
            hinted: hint == Some(&Play::Place(square)),
            highlight: judged
                .filter(|(at, _)| *at == square)
                .map(|(_, grade)| Highlight::Judged(grade)),
            point,
        };
        let squares = self.game().terms().squares();
        squares.zip(self.points()).map(view).collect()
    }

    fn beside(&self) -> Vec<BesideView> {
        let chooses = self.driven.board.is_choosing();
        let view = |play: &Play| BesideView {
            play: play.clone(),
            open: chooses && self.game().refusal(play).is_none(),
            hinted: self.driven.board.hinted() == Some(play),
        };
        self.game().terms().beside().iter().map(view).collect()
    }

    fn aiming(&self) -> Option<Aiming> {
        let aim = self.driven.board.aim()?;
        Some(Aiming {
            square: aim.square,
            stays: aim.stays,
            refusal: self.game().refusal(&Play::Place(aim.square)),
        })
    }

    fn note_view(&self) -> Option<TableNote> {
        if let Phase::Choosing(Asking::Refused(square)) = *self.driven.board.phase() {
            let reason = self.game().refusal(&Play::Place(square))?;
            return Some(TableNote::Refused(square, reason));
        }
        // Unless it has passed since.
        let has_answered = self.has_just_passed() && !self.game().is_stopped();
        if self.driven.board.cpu_plays_on() && !has_answered {
            return Some(TableNote::CpuPlaysOn);
        }
        let last = self
            .game()
            .last()
            .filter(|_| self.driven.board.is_choosing())?;
        if self.game().is_stopped() {
            return Some(TableNote::GoesOn);
        }
        let is_beside = matches!(last.play, Play::Pass | Play::Button);
        (is_beside && last.by != self.game().to_move()).then(|| TableNote::Beside {
            who: self.who(last.by),
            color: last.by,
            play: last.play,
            pass_ends: self.a_pass_ends(),
        })
    }

    /// The groups that are marked as lost.
    pub(super) fn marked_groups(&self) -> Vec<Square> {
        match self.driven.board.phase() {
            Phase::Stopped(stop) => stop.marks().to_vec(),
            _ => Vec::new(),
        }
    }

    fn has_just_passed(&self) -> bool {
        self.game()
            .last()
            .is_some_and(|last| last.play == Play::Pass)
    }
}

/// The squares of a game as it was, perhaps with the turn that would have been better.
fn squares_of(game: &(dyn TableGame + 'static), better: Option<&Play>) -> Vec<SquareView> {
    let last = game.last().map(|change| change.play);
    let view = |square| SquareView {
        square,
        stone: game.stone(square),
        playable: false,
        last: last == Some(Play::Place(square)),
        hinted: better == Some(&Play::Place(square)),
        highlight: None,
        point: PointView::of(game, square, None),
    };
    game.terms().squares().map(view).collect()
}
