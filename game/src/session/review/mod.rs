//! Looking at a finished game again, placement by placement, and at what would have been better.
//!
//! A [`Review`] stands somewhere in a game or, aside from it, somewhere in the line that was better than one of its
//! placements. What the placements were worth comes in bit by bit ([`Review::judge`]) and changes no place.
//!
//! - this file: the game, its places, and what is known of its placements
//! - `mistakes`: looking for something better than one's mistakes
//! - `view`: what is to be drawn

mod mistakes;
mod view;

use chrono::NaiveDate;
use rsg_engine::{Color, Game, Known, Move, Turn};

use super::view::BoardStep;
use crate::board::Arrival;
use crate::progress::puzzles::Mistake;
use crate::progress::{Accuracy, Judged, KeptGame};
use crate::thinking::Effort;

pub use mistakes::{MistakeAnswer, MistakeEvent, MistakeView, MistakesView, TriedPlacement, Whose};
pub use view::{AnalysisProgress, Expected, Header, ReviewView, Row};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the game, after so many placements.
    Game(usize),
    /// Aside: before the turn of this index, so many placements into the better line.
    Line {
        turn: usize,
        /// Placements of the line on the board.
        played: usize,
    },
    /// Aside: another placement instead of the turn of this index.
    Tried { turn: usize, mv: Move },
}

/// Where the player goes from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walk {
    First,
    Back,
    Forward,
    Last,
    /// After so many placements of the game.
    To(usize),
    /// To the costliest placement, then to the second and third.
    Worst,
    /// To what was better than the last placement, or from there back to the game.
    Best,
}

/// A finished game that is looked at.
#[derive(Debug, Clone)]
pub struct Review {
    game: Game,
    /// What is known of the game beside its placements; nothing of one that was pasted in.
    kept: Option<KeptGame>,
    judged: Vec<Option<Judged>>,
    /// Which of them are no first guesses. What is proved does not change any more.
    settled: Vec<bool>,
    /// How many rounds of analysis are over.
    rounds: u8,
    /// Whether the player wants the longest round, too.
    thorough: bool,
    place: Place,
    run: Option<mistakes::MistakeRun>,
    step: u64,
    /// Whether the last step put a stone on the board that is to be seen moving, and how it comes.
    forward: Option<Arrival>,
    shown: u64,
}

/// How many costly placements are pointed out.
pub(super) const POINTED_OUT: usize = 3;

impl Review {
    /// A game to look at, from its end. `None` if there is nothing in it.
    pub fn of(game: Game, kept: Option<KeptGame>, step: u64) -> Option<Review> {
        let count = game.turns().len();
        let analysed = kept.as_ref().filter(|kept| kept.analysis.len() == count);
        let judged = match analysed {
            Some(kept) => kept.analysis.clone(),
            None => vec![None; count],
        };
        let rounds = analysed.map_or(0, |kept| kept.rounds);
        (0 < count).then(|| Review {
            settled: judged.iter().map(Option::is_some).collect(),
            rounds,
            thorough: false,
            game,
            judged,
            place: Place::Game(count),
            run: None,
            step,
            forward: None,
            shown: step,
            kept,
        })
    }

    /// The same, to be analysed with more care.
    pub fn thoroughly(self, thorough: bool) -> Review {
        Review { thorough, ..self }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether there is more than a first guess of every placement, or as much as there will be.
    pub fn is_judged(&self) -> bool {
        self.next_round().is_none() || self.settled.iter().all(|settled| *settled)
    }

    /// The proved margin before a placement, for who placed.
    fn proved(&self, turn: usize) -> Option<i16> {
        let judged = self.judged.get(turn)?.as_ref()?;
        (self.settled[turn] && judged.exact).then_some(judged.before)
    }

    fn count_proved(&self) -> usize {
        let turns = 0..self.judged.len();
        turns.filter(|turn| self.proved(*turn).is_some()).count()
    }

    /// The round of analysis that comes next, if there is anything left to be found out.
    pub fn next_round(&self) -> Option<Effort> {
        let rounds = Effort::rounds(self.thorough);
        let next = rounds.get(usize::from(self.rounds)).copied();
        next.filter(|_| self.count_proved() < self.judged.len())
    }

    /// A round is over. Where its time was up before its last words, what was guessed so far is what it has found.
    pub fn end_round(&mut self) {
        self.rounds = self.rounds.saturating_add(1);
        for (settled, judged) in self.settled.iter_mut().zip(&self.judged) {
            *settled |= judged.is_some();
        }
    }

    /// What is known of each placement for good.
    pub fn known(&self) -> Vec<Known> {
        let known = |turn: usize| match self.proved(turn) {
            Some(before) => Known::Exact(before.into()),
            None if self.settled[turn] => Known::Estimated,
            None => Known::Nothing,
        };
        (0..self.judged.len()).map(known).collect()
    }

    /// What a placement was worth; `last_word` when nothing better will come in this round. Says whether that is worth
    /// keeping.
    pub fn judge(&mut self, turn: usize, judged: Judged, last_word: bool) -> bool {
        let is_better = match self.settled.get(turn) {
            None => false,
            Some(false) => true,
            Some(true) => last_word && self.proved(turn).is_none(),
        };
        if is_better {
            self.judged[turn] = Some(judged);
            self.settled[turn] = last_word;
        }
        is_better && last_word
    }

    /// The turn as an exercise, if it was a mistake of the player's own with only one better placement.
    pub fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake> {
        let kept = self.kept.as_ref()?;
        let judged = self
            .judged
            .get(turn)?
            .as_ref()
            .filter(|judged| judged.only)?;
        let is_own = kept.opponent.level().is_some() && self.game.turns().get(turn)?.by == kept.own;
        let moves: Vec<Move> = self.game.turns()[..=turn]
            .iter()
            .map(|turn| turn.mv)
            .collect();
        is_own.then(|| Mistake::new(&moves, judged.clone(), today))?
    }

    /// The kept game with all that is known of it.
    pub fn to_keep(&self) -> Option<KeptGame> {
        let known = self.judged.iter().zip(&self.settled);
        let analysis = known
            .map(|(judged, settled)| judged.clone().filter(|_| *settled))
            .collect();
        let kept = self.kept.clone()?;
        // Placements that no round came to in its time are analysed when the game is looked at again.
        let is_whole = self.judged.iter().all(Option::is_some);
        Some(KeptGame {
            analysis,
            rounds: if is_whole { self.rounds } else { 0 },
            ..kept
        })
    }

    pub fn walk(&mut self, walk: Walk) {
        match self.walk_in_run(walk) {
            Some(place) => self.go(place, Arrival::Dropped),
            None => {
                self.end_run();
                self.go(self.walk_in_game(walk), Arrival::Dropped);
            }
        }
    }

    fn walk_in_game(&self, walk: Walk) -> Place {
        let count = self.game.turns().len();
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
            (_, Place::Tried { turn, .. }) | (Walk::Best, Place::Line { turn, .. }) => {
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

    /// Goes to a place; a placement that leads there is to be seen.
    fn go(&mut self, place: Place, arrival: Arrival) {
        if place != self.place {
            self.forward = self.is_one_on(place).then_some(arrival);
            self.place = place;
            self.step += 1;
            if self.forward.is_none() {
                self.shown = self.step;
            }
        }
    }

    pub fn animated(&mut self, step: u64) {
        if step == self.step {
            self.shown = step;
        }
    }

    pub fn shown_game(&self) -> Game {
        match self.place {
            Place::Game(at) => self.up_to(at),
            Place::Line { turn, played } => {
                let mut game = self.up_to(turn);
                for &mv in self.line(turn).iter().take(played) {
                    if game.play(mv).is_err() {
                        break;
                    }
                }
                game
            }
            Place::Tried { turn, mv } => {
                let mut game = self.up_to(turn);
                // It was found to be legal before it was tried.
                let _played = game.play(mv);
                game
            }
        }
    }

    pub fn board_step(&self) -> BoardStep {
        self.step_to(self.shown_game().turns().last().cloned())
    }

    fn step_to(&self, last: Option<Turn>) -> BoardStep {
        BoardStep {
            number: self.step,
            turn: last.filter(|_| self.forward.is_some()),
            arrival: self.forward.unwrap_or(Arrival::Dropped),
            showing: self.shown < self.step,
        }
    }

    fn worst(&self) -> Vec<usize> {
        let mut costly: Vec<(i16, usize)> = self
            .judged
            .iter()
            .enumerate()
            .filter_map(|(turn, judged)| Some((judged.as_ref()?.loss(), turn)))
            .filter(|(loss, _)| 0 < *loss)
            .collect();
        costly.sort_by_key(|&(loss, turn)| (-loss, turn));
        costly
            .into_iter()
            .take(POINTED_OUT)
            .map(|(_, turn)| turn)
            .collect()
    }

    fn next_worst(&self) -> Option<Place> {
        let worst = self.worst();
        let about = self.about();
        let here = worst.iter().position(|turn| Some(*turn) == about);
        let next = here.map_or(0, |here| (here + 1) % worst.len());
        worst.get(next).map(|turn| Place::Game(turn + 1))
    }

    /// How well a side played, as soon as there is more than first guesses.
    fn accuracy(&self, color: Color) -> Option<Accuracy> {
        let accuracy = Accuracy::of(color, &self.game, &self.judged);
        accuracy.filter(|_| self.is_judged())
    }

    /// The placement that the words are about.
    fn about(&self) -> Option<usize> {
        if let Some(mistake) = self.mistake() {
            return Some(mistake);
        }
        match self.place {
            Place::Game(at) => at.checked_sub(1),
            Place::Line { turn, .. } | Place::Tried { turn, .. } => Some(turn),
        }
    }

    /// The line that was better than a placement; empty where none is known.
    fn line(&self, turn: usize) -> &[Move] {
        match self.judged.get(turn) {
            Some(Some(judged)) => &judged.line,
            _ => &[],
        }
    }

    fn up_to(&self, count: usize) -> Game {
        let mut game = self.game.clone();
        while count < game.turns().len() {
            game.undo();
        }
        game
    }

    /// Whether a place is one placement on from where this stands.
    fn is_one_on(&self, to: Place) -> bool {
        match (self.place, to) {
            (Place::Game(at), Place::Game(to)) => to == at + 1,
            (Place::Game(at), Place::Tried { turn, .. } | Place::Line { turn, played: 1 }) => {
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
