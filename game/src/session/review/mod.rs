//! Looking at a finished game again, placement by placement, and at what would have been better.
//!
//! A [`Review`] stands somewhere in a game or, aside from it, somewhere in the line that was better than one of its
//! placements. What the placements were worth comes in bit by bit ([`Review::judge`]) and changes no place.

use rsg_engine::{ByColor, Color, Game, Known, Move, Turn};

use super::view::{Arrival, BoardStep, CellView, board_cells};
use crate::progress::{Judged, KeptGame, accuracy};

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
    /// Which of them will not change any more.
    settled: Vec<bool>,
    place: Place,
    step: u64,
    /// Whether the last step put a stone on the board that is to be seen moving.
    forward: bool,
    shown: u64,
}

/// Everything on the Review screen.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewView {
    /// The 37 cells, in the order of [`Cell::ALL`].
    pub cells: Vec<CellView>,
    pub score: ByColor<u8>,
    pub place: Place,
    pub last: Option<(Color, Move)>,
    /// The placement that the words are about: the last one, or the one a line stands in for.
    pub about: Option<usize>,
    pub step: BoardStep,
    pub rows: Vec<Row>,
    /// Black's margin to be expected, from the start to the end; nothing where it is not known yet.
    pub margins: Vec<Option<i16>>,
    /// The costliest placements, the worst first.
    pub worst: Vec<usize>,
    /// How well each side played, in percent, once every placement of it is judged.
    pub accuracy: ByColor<Option<u8>>,
    /// How many placements have their last word.
    pub settled: usize,
    /// The better line from where it begins.
    pub line: Vec<Move>,
    /// Whether a step back and a step on are possible.
    pub can: (bool, bool),
    pub can_play_on: bool,
    pub kept: Option<KeptGame>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub by: Color,
    pub mv: Move,
    pub passes: Option<Color>,
    pub judged: Option<Judged>,
}

/// How many costly placements are pointed out.
const POINTED_OUT: usize = 3;

impl Review {
    /// A game to look at, from its end. `None` if there is nothing in it.
    pub fn of(game: Game, kept: Option<KeptGame>, step: u64) -> Option<Review> {
        let count = game.turns().len();
        let known = kept.as_ref().map_or(&[][..], |kept| &kept.analysis);
        let judged = if known.len() == count {
            known.to_vec()
        } else {
            vec![None; count]
        };
        (0 < count).then(|| Review {
            settled: judged.iter().map(Option::is_some).collect(),
            game,
            kept,
            judged,
            place: Place::Game(count),
            step,
            forward: false,
            shown: step,
        })
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether every placement has its last word.
    pub fn is_settled(&self) -> bool {
        self.settled.iter().all(|settled| *settled)
    }

    /// What is known of each placement for good.
    pub fn known(&self) -> Vec<Known> {
        let known = self.judged.iter().zip(&self.settled);
        known
            .map(|(judged, settled)| match judged {
                Some(judged) if *settled && judged.exact => Known::Exact(judged.before.into()),
                Some(_) if *settled => Known::Enough,
                Some(_) | None => Known::Nothing,
            })
            .collect()
    }

    /// What a placement was worth; `last_word` when nothing better will come.
    pub fn judge(&mut self, turn: usize, judged: Judged, last_word: bool) {
        if let (Some(place), Some(settled)) =
            (self.judged.get_mut(turn), self.settled.get_mut(turn))
            && !*settled
        {
            *place = Some(judged);
            *settled = last_word;
        }
    }

    /// The kept game with all that is known for good.
    pub fn to_keep(&self) -> Option<KeptGame> {
        let known = self.judged.iter().zip(&self.settled);
        let analysis = known
            .map(|(judged, settled)| judged.clone().filter(|_| *settled))
            .collect();
        let kept = self.kept.clone()?;
        Some(KeptGame { analysis, ..kept })
    }

    pub fn walk(&mut self, walk: Walk) {
        let count = self.game.turns().len();
        let place = match (walk, self.place) {
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
            (Walk::Best, Place::Line { turn, .. }) => Place::Game(turn + 1),
            (Walk::Best, Place::Game(at)) => {
                let turn = at.saturating_sub(1);
                if self.line(turn).is_empty() {
                    self.place
                } else {
                    Place::Line { turn, played: 0 }
                }
            }
        };
        if place != self.place {
            self.forward = self.is_one_on(place);
            self.place = place;
            self.step += 1;
            if !self.forward {
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
        }
    }

    pub fn board_step(&self) -> BoardStep {
        self.step_to(self.shown_game().turns().last().cloned())
    }

    fn step_to(&self, last: Option<Turn>) -> BoardStep {
        BoardStep {
            number: self.step,
            turn: last.filter(|_| self.forward),
            arrival: Arrival::Dropped,
            showing: self.shown < self.step,
        }
    }

    pub fn view(&self) -> ReviewView {
        let game = self.shown_game();
        let last: Option<Turn> = game.turns().last().cloned();
        let about = match self.place {
            Place::Game(at) => at.checked_sub(1),
            Place::Line { turn, .. } => Some(turn),
        };
        let line = about
            .map(|turn| self.line(turn).to_vec())
            .unwrap_or_default();
        let count = self.game.turns().len();
        ReviewView {
            cells: self.cells(&game),
            score: game.position().score(),
            place: self.place,
            last: last.as_ref().map(|turn| (turn.by, turn.mv)),
            about,
            step: self.step_to(last),
            rows: self.rows(),
            margins: self.margins(),
            worst: self.worst(),
            accuracy: ByColor::new_with(|color| self.accuracy(color)),
            settled: self.settled.iter().filter(|settled| **settled).count(),
            can: match self.place {
                Place::Game(at) => (0 < at, at < count),
                Place::Line { played, .. } => (true, played < line.len()),
            },
            line,
            can_play_on: game.end().is_none(),
            kept: self.kept.clone(),
        }
    }

    fn rows(&self) -> Vec<Row> {
        let turns = self.game.turns().iter().zip(&self.judged);
        turns
            .map(|(turn, judged)| Row {
                by: turn.by,
                mv: turn.mv,
                passes: turn.passes,
                judged: judged.clone(),
            })
            .collect()
    }

    /// Black's margin before each placement, and at last the one there was.
    fn margins(&self) -> Vec<Option<i16>> {
        let for_black = |by: Color, margin: i16| if by == Color::Black { margin } else { -margin };
        let turns = self.game.turns().iter().zip(&self.judged);
        let mut margins: Vec<Option<i16>> = turns
            .map(|(turn, judged)| Some(for_black(turn.by, judged.as_ref()?.before)))
            .collect();
        let last = self.game.turns().last().zip(self.judged.last());
        margins.push(if self.game.end().is_some() {
            let score = self.game.position().score();
            Some(i16::from(score.black) - i16::from(score.white))
        } else {
            last.and_then(|(turn, judged)| Some(for_black(turn.by, judged.as_ref()?.after)))
        });
        margins
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
        let about = match self.place {
            Place::Game(at) => at.checked_sub(1),
            Place::Line { turn, .. } => Some(turn),
        };
        let here = worst.iter().position(|turn| Some(*turn) == about);
        let next = here.map_or(0, |here| (here + 1) % worst.len());
        worst.get(next).map(|turn| Place::Game(turn + 1))
    }

    fn accuracy(&self, color: Color) -> Option<u8> {
        let turns = self.game.turns().iter().zip(&self.judged);
        accuracy(
            turns
                .filter(|(turn, _)| turn.by == color)
                .map(|(_, judged)| judged.as_ref()),
        )
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

    /// Where a better line begins, its first stone is held over the board.
    fn cells(&self, game: &Game) -> Vec<CellView> {
        let better = match self.place {
            Place::Line { turn, played: 0 } => self.line(turn).first().copied(),
            _ => None,
        };
        board_cells(game, false, better.map(|mv| mv.cell), better)
    }
}

#[cfg(test)]
mod tests;
