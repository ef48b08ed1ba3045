//! The turn at which a lost game was given away, and the number of its mistakes, looked for behind its result sheet.
//!
//! The finished game is judged as in Review while the sheet is shown, until both are known. Review then goes on with
//! what was found, so nothing is judged twice.

use chrono::NaiveDate;
use rsg_engine::Color;

use crate::app::effect::Effect;
use crate::app::event::ReviewEvent;
use crate::app::games::open_game::OpenGame;
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
}

impl TurningSearch {
    /// Returns true if the search is for another game than this one, or none is wanted.
    pub fn is_stale(&self, lost: Option<LostGame>) -> bool {
        self.0.as_ref().map(|studied| studied.lost) != lost
    }

    /// Begins to look for the turn at which this game was given away.
    pub fn begin(&mut self, lost: LostGame, mut open: OpenGame, outbox: &mut Vec<Effect>) {
        open.think(outbox);
        self.0 = Some(Box::new(Studied {
            lost,
            open,
            attention: Attention::Here,
        }));
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
        let open = &mut self.0.as_mut()?.open;
        let BoardEvent::Answer(_) = event else {
            return None;
        };
        let turn = open.apply_board(event, outbox)?;
        open.review.own_mistake(turn, today)
    }

    /// The move at which the game turned, once it is known.
    pub fn turning(&self) -> Option<Turning> {
        let studied = self.0.as_ref()?;
        let (review, side) = (&studied.open.review, studied.lost.side);
        let turn = review.turning(side)?;
        Some(Turning {
            number: turn + 1,
            own: review.count_of(side, turn) + 1,
        })
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
    fn attend(&mut self, attention: Attention, outbox: &mut Vec<Effect>) {
        if self.attention != attention {
            self.attention = attention;
            self.open.attend(attention, outbox);
        }
    }
}
