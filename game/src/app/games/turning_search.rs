//! The turn at which a lost game was given away, and the number of its mistakes, looked for behind its result sheet.
//!
//! The finished game is judged as in Review while the sheet is shown, until both are known. Review then goes on with
//! what was found, so nothing is judged twice.

use chrono::NaiveDate;
use rsg_engine::Color;

use crate::app::effect::Effect;
use crate::app::event::ReviewEvent;
use crate::app::games::open_game::OpenGame;
use crate::app::games::turning_words::TurningWords;
use crate::board::{Attention, BoardEvent};
use crate::progress::MatchId;
use crate::progress::puzzles::Mistake;
use crate::session::review::Walk;

/// The game behind the result sheet, if it is one to be studied.
#[derive(Debug, Clone, Default)]
pub struct TurningSearch(Option<Box<Studied>>);

#[derive(Debug, Clone)]
struct Studied {
    lost: LostGame,
    open: OpenGame,
    /// What is said of the move at which it turned. It stays when more is found out.
    told: Option<Turning>,
    /// The device's attention to the app, while the search goes on.
    attention: Attention,
}

/// A game that was lost to the CPU.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LostGame {
    /// The number under which it is booked.
    pub number: MatchId,
    /// The side that has lost.
    pub side: Color,
}

/// The move at which a game was given away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turning {
    /// Its number among all moves of the game, from 1.
    pub number: usize,
    /// Its number among the moves of the side that has lost.
    pub own: usize,
    pub words: TurningWords,
}

impl TurningSearch {
    /// Returns true if the search is for another game than this one, or none is wanted.
    pub fn is_stale(&self, lost: Option<LostGame>) -> bool {
        self.0.as_ref().map(|studied| studied.lost) != lost
    }

    /// Begins to look for the turn at which this game was given away.
    pub fn begin(&mut self, lost: LostGame, mut open: OpenGame, outbox: &mut Vec<Effect>) {
        open.think(outbox);
        let mut studied = Studied {
            lost,
            open,
            told: None,
            attention: Attention::Here,
        };
        studied.tell();
        self.0 = Some(Box::new(studied));
    }

    /// Stops the search while the app is away, and once the turn and the number of mistakes are known; else goes on.
    pub fn attend(&mut self, away: bool, outbox: &mut Vec<Effect>) {
        let is_known = self.turning().is_some() && self.count_of_mistakes().is_some();
        if let Some(studied) = &mut self.0 {
            let attention = if away || is_known {
                Attention::Away
            } else {
                Attention::Here
            };
            studied.attend(attention, outbox);
        }
    }

    /// Ends the search: the result is no more on the screen.
    pub fn stop(&mut self, outbox: &mut Vec<Effect>) {
        if let Some(mut studied) = self.0.take() {
            studied.attend(Attention::Away, outbox);
        }
    }

    /// Takes an answer about the game behind the result. Returns a mistake that it has shown.
    pub fn take_answer(
        &mut self,
        event: &BoardEvent,
        today: NaiveDate,
        outbox: &mut Vec<Effect>,
    ) -> Option<Mistake> {
        let studied = self.0.as_mut()?;
        let BoardEvent::Answer(_) = event else {
            return None;
        };
        let turn = studied.open.apply_board(event, outbox)?;
        studied.tell();
        studied.open.review.own_mistake(turn, today)
    }

    /// Returns true while a lost game is studied: something may be said of the move at which it turned.
    pub fn is_begun(&self) -> bool {
        self.0.is_some()
    }

    /// The move at which the game turned, once that is known and all before it is judged. What was said once stays.
    pub fn turning(&self) -> Option<Turning> {
        self.0.as_ref()?.told
    }

    /// The number of mistakes of the side that has lost, once the whole game is judged.
    pub fn count_of_mistakes(&self) -> Option<usize> {
        let studied = self.0.as_ref()?;
        studied.open.review.count_of_mistakes(studied.lost.side)
    }

    /// The game, to be looked at in Review.
    pub fn take(&mut self) -> Option<OpenGame> {
        Some(self.0.take()?.open)
    }

    /// The game at the turn at which it turned, once that is known.
    pub fn take_at_turning(&mut self, outbox: &mut Vec<Effect>) -> Option<OpenGame> {
        let walk = Walk::To(self.turning()?.number);
        let mut open = self.take()?;
        let _ = open.apply(ReviewEvent::Walk(walk), outbox);
        Some(open)
    }
}

impl Studied {
    /// Notes what can be said of the move at which the game turned, the first time that something can.
    fn tell(&mut self) {
        if self.told.is_some() {
            return;
        }
        let (review, side) = (&self.open.review, self.lost.side);
        self.told = review.turning(side).and_then(|turn| {
            let leads = (0..=turn).map(|before| review.lead_before(side, before));
            Some(Turning {
                number: turn + 1,
                own: review.count_of(side, turn) + 1,
                words: TurningWords::of(leads)?,
            })
        });
    }

    fn attend(&mut self, attention: Attention, outbox: &mut Vec<Effect>) {
        if self.attention != attention {
            self.attention = attention;
            self.open.attend(attention, outbox);
        }
    }
}
