//! Looking at a finished game again, turn by turn, and at what would have been better.
//!
//! A [`Review`] stands somewhere in a game or, aside from it, somewhere in the line that was better than one of its
//! turns. The worth of the turns comes in bit by bit ([`Review::take_finding`]) and changes no place.
//!
//! - this file: walking through the game, and the worth of its turns
//! - `game`: the game that is looked at, with the questions and answers about it
//! - `analysis`: the analysis, which is that of `star` or of `squares`
//! - `place`: places in the game
//! - `worth`: the worth of one turn
//! - `mistakes`: looking for something better than one's mistakes, which are values of `mistake`
//! - `view`: what is to be drawn, which is done in `drawing`

mod analysis;
mod drawing;
mod game;
mod mistake;
mod mistakes;
mod place;
mod squares;
mod star;
mod view;
mod worth;

use rsg_classics::Points;
use rsg_engine::Color;

use super::Who;
use crate::board::{Arrival, Steps};
use crate::games::BoardGame;
use crate::play::Play;

pub use drawing::position_view;
pub use game::{Learned, Review, ReviewQuestion};
use game::{PastTurn, Study};
pub use mistake::{MistakeAnswer, MistakeEvent, MistakeView, MistakesView, TriedPlacement, Whose};
pub use place::{Place, Walk};
pub use view::{AnalysisProgress, Header, Margin, ReviewView, Row, TurnWorth};
pub use worth::Worth;
use worth::{difference, opposite};

/// The number of costly turns that are pointed out.
const POINTED_OUT: usize = 3;

impl Review {
    /// A game to look at, from its end. `None` if there is nothing in it.
    fn of(game: Box<dyn BoardGame>, header: Header, study: Study, step: u64) -> Option<Review> {
        let (mut positions, mut turns) = (vec![game.clone()], Vec::new());
        let mut before = game;
        loop {
            let passes = before.last().and_then(|change| change.passes);
            let Some((by, play)) = before.undo() else {
                break;
            };
            turns.push(PastTurn { by, play, passes });
            positions.push(before.clone());
        }
        positions.reverse();
        turns.reverse();
        let count = turns.len();
        (0 < count).then(|| Review {
            positions,
            turns,
            header,
            worths: vec![None; count + 1],
            settled: vec![false; count + 1],
            study,
            place: Place::Game(count),
            run: None,
            steps: Steps::from(step),
            is_led: false,
        })
    }

    /// The whole game.
    pub fn game(&self) -> &dyn BoardGame {
        &*self.positions[self.turns.len()]
    }

    fn learn(&mut self, turn: usize, worth: Worth, settled: bool) {
        if let Some(known) = self.worths.get_mut(turn) {
            *known = Some(worth);
            self.settled[turn] = settled;
        }
    }

    /// Returns true if every turn has more than a first guess, or as much as it will have.
    fn is_judged(&self) -> bool {
        self.next_study().is_none() || (0..self.turns.len()).all(|turn| self.settled[turn])
    }

    /// The proved lead before a turn, for who made it.
    fn proved(&self, turn: usize) -> Option<Points> {
        let worth = self.worths.get(turn)?.as_ref()?;
        (self.settled[turn] && worth.exact).then_some(worth.before)
    }

    fn count_proved(&self) -> usize {
        let turns = 0..self.turns.len();
        turns.filter(|turn| self.proved(*turn).is_some()).count()
    }

    /// Goes once, as soon as every turn is judged and if nothing was touched, to the player's costliest turn; where
    /// there is none of the player's own, to the costliest of all.
    fn lead(&mut self) {
        if self.is_judged() {
            self.lead_by_now();
        }
    }

    /// Goes there with what is judged by now. From then on the review moves nowhere by itself: a player who has read
    /// for so long is not taken elsewhere.
    pub fn lead_by_now(&mut self) {
        if std::mem::replace(&mut self.is_led, true) {
            return;
        }
        if let Some(&turn) = self.worst().first() {
            self.go(Place::Game(turn + 1), Arrival::Dropped);
            self.steps.settle();
        }
    }

    fn walk_in_game(&self, walk: Walk) -> Place {
        let count = self.turns.len();
        match (walk, self.place) {
            (Walk::First, Place::Game(_)) => Place::Game(0),
            (Walk::First, Place::Line { turn, .. }) => Place::Line { turn, played: 0 },
            (Walk::Last, Place::Game(_)) => Place::Game(count),
            (Walk::Last, Place::Line { turn, .. }) => Place::Line {
                turn,
                played: self.line(turn).len(),
            },
            (Walk::Back, Place::Game(at)) => Place::Game(at.saturating_sub(1)),
            (Walk::Back, Place::Line { turn, played: 0 }) => Place::Game(turn + 1),
            (Walk::Back, Place::Line { turn, played }) => Place::Line {
                turn,
                played: played - 1,
            },
            (Walk::Forward, Place::Game(at)) => Place::Game((at + 1).min(count)),
            (Walk::Forward, Place::Line { turn, played }) => Place::Line {
                turn,
                played: (played + 1).min(self.line(turn).len()),
            },
            (Walk::To(at), _) => Place::Game(at.min(count)),
            (Walk::Worst, _) => self.next_worst().unwrap_or(self.place),
            (_, Place::Tried { turn }) | (Walk::Best, Place::Line { turn, .. }) => {
                Place::Game(turn + 1)
            }
            (Walk::Best, Place::Game(at)) => {
                let turn = at.saturating_sub(1);
                if self.line(turn).is_empty() {
                    self.place
                } else {
                    Place::Line { turn, played: 0 }
                }
            }
        }
    }

    /// Goes to a place; a turn that leads there is to be seen.
    fn go(&mut self, place: Place, arrival: Arrival) {
        if place != self.place {
            if self.is_one_on(place) {
                // No timer is set: nothing waits for the drawing.
                self.steps.show(arrival, 1);
            } else {
                self.steps.show_at_once();
            }
            self.place = place;
        }
    }

    /// The game as far as the board shows it.
    pub fn shown_game(&self) -> Box<dyn BoardGame> {
        match self.place {
            Place::Game(at) => self.positions[at].clone(),
            Place::Line { turn, played } => self.after(turn, &self.line(turn)[..played]),
            Place::Tried { turn } => {
                let tried = self.tried().into_iter().collect::<Vec<_>>();
                self.after(turn, &tried)
            }
        }
    }

    /// The game before a turn, with other turns made instead, as far as they are allowed.
    fn after(&self, turn: usize, line: &[Play]) -> Box<dyn BoardGame> {
        let mut game = self.positions[turn].clone();
        for play in line {
            if !game.play(play) {
                break;
            }
        }
        game
    }

    /// Black's lead to be expected after `at` turns, and whether it is proved.
    fn margin(&self, at: usize) -> Option<Margin> {
        let position = &self.positions[at];
        if let Some(lead) = position.final_lead() {
            return Some(Margin { lead, exact: true });
        }
        if let Some(worth) = &self.worths[at] {
            return Some(Margin::of(position.to_move(), worth.before, worth.exact));
        }
        // A game that was left.
        let last = at.checked_sub(1).filter(|_| at == self.turns.len())?;
        self.margin_after(last)
    }

    /// The margin after a turn, where it is shown with the turn.
    fn margin_after(&self, turn: usize) -> Option<Margin> {
        let worth = self.worths[turn].as_ref()?;
        Some(Margin::of(self.turns[turn].by, worth.after?, worth.exact))
    }

    /// The worth of a turn in full, once it is known.
    fn turn_worth(&self, turn: usize) -> Option<TurnWorth> {
        let worth = self.worths.get(turn)?.as_ref()?;
        let made = self.turns.get(turn)?;
        let after = match worth.after {
            Some(after) => after,
            None => {
                let next = self.margin(turn + 1).filter(|_| !worth.line.is_empty())?;
                match made.by {
                    Color::Black => next.lead,
                    Color::White => opposite(next.lead),
                }
            }
        };
        Some(TurnWorth {
            cost: difference(worth.before, after).max(Points::default()),
            after,
            exact: worth.exact,
            best: worth.line.first().cloned(),
        })
    }

    /// Turns that match, the costliest first.
    fn costliest(&self, takes: impl Fn(usize, &TurnWorth) -> bool) -> Vec<usize> {
        let turns = 0..self.turns.len();
        let mut costly: Vec<(Points, usize)> = turns
            .filter_map(|turn| {
                let worth = self.turn_worth(turn)?;
                takes(turn, &worth).then_some((worth.cost, turn))
            })
            .collect();
        costly.sort_by_key(|&(cost, turn)| (std::cmp::Reverse(cost), turn));
        costly.into_iter().map(|(_, turn)| turn).collect()
    }

    fn worst(&self) -> Vec<usize> {
        let mut worst = self.costliest(|_, worth| Points::default() < worth.cost);
        // The player's own first: they are what can be learned from.
        worst.sort_by_key(|turn| matches!(self.header.who[self.turns[*turn].by], Who::Cpu(_)));
        worst.truncate(POINTED_OUT);
        worst
    }

    fn next_worst(&self) -> Option<Place> {
        let worst = self.worst();
        let about = self.about();
        let here = worst.iter().position(|turn| Some(*turn) == about);
        let next = here.map_or(0, |here| (here + 1) % worst.len());
        worst.get(next).map(|turn| Place::Game(turn + 1))
    }

    /// The turn that the words are about.
    fn about(&self) -> Option<usize> {
        if let Some(mistake) = self.mistake() {
            return Some(mistake);
        }
        match self.place {
            Place::Game(at) => at.checked_sub(1),
            Place::Line { turn, .. } | Place::Tried { turn } => Some(turn),
        }
    }

    /// Turns of the game before the place, or before the line that leads away from it.
    fn at(&self) -> usize {
        match self.place {
            Place::Game(at) => at,
            Place::Line { turn, .. } | Place::Tried { turn } => turn,
        }
    }

    /// The line that was better than a turn; empty where none is known.
    fn line(&self, turn: usize) -> &[Play] {
        match self.worths.get(turn) {
            Some(Some(worth)) => &worth.line,
            _ => &[],
        }
    }

    /// Returns true if a place is one turn after the present one.
    fn is_one_on(&self, to: Place) -> bool {
        match (self.place, to) {
            (Place::Game(at), Place::Game(to)) => to == at + 1,
            (Place::Game(at), Place::Tried { turn } | Place::Line { turn, played: 1 }) => {
                turn == at
            }
            (
                Place::Line { turn, played },
                Place::Line {
                    turn: there,
                    played: to,
                },
            ) => turn == there && to == played + 1,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests;
