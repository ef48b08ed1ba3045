//! Values of positions and costs of turns: proved when few points are free, else estimated by searches.
//!
//! Searches that look at the same position again differ, so a difference between two turns says something only where it
//! is larger than that. [`Thinker::compare`] looks at the position after either turn several times, each time by a
//! search of its own, and goes on until the differences agree with each other or there were enough of them.

use super::exact::Exact;
use super::game::Game;
use super::position::{BUTTON, Move, PASS, Position};
use super::search::{SHARP, Search};
use super::thinker::{COUNTED, LOOKS, Thinker, fingerprint, on_board};
use super::turn::Phase;
use crate::{Color, Play, Points, SplitMix64};

/// The value of a position for the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal {
    /// Points by which it wins at the end, whole ones where they are estimated.
    pub lead: Points,
    /// The best turn, where every turn was tried to the end of the game: then the lead is proved.
    pub best: Option<Play>,
}

/// The cost of a turn by playouts.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// A better turn, or the turn itself.
    pub best: Play,
    /// The points that the turn loses against it, whole ones.
    pub cost: Points,
}

/// Playouts of each of the two searches of an appraisal, and of the one that looks for a better turn.
const APPRAISED: u64 = 400;

/// Playouts of a search in a comparison.
const COMPARED: u64 = 200;

/// Differences that are looked at before anything is said of a turn, and at most.
const FEWEST_LOOKS: usize = 4;
const MOST_LOOKS: usize = 8;

/// A turn that loses fewer half points than this is as good as the best one.
const CLAIMED: f32 = 6.0;

/// A loss is told if it is at least this multiple of the error of its mean; there is none if it is smaller by two
/// errors.
const SURE: f32 = 4.0;

impl Thinker {
    /// The value of a position with best play, as far as that can be found: proved when few points are free, else
    /// estimated by searches; a stopped game is played on. None if the game is over, or `stop` said so.
    pub fn appraise(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<Appraisal> {
        if game.phase() == Phase::Over {
            return None;
        }
        on_board!(game, W => self.appraised::<W>(game, stop))
    }

    fn appraised<const W: usize>(
        &mut self,
        game: &Game,
        stop: &dyn Fn() -> bool,
    ) -> Option<Appraisal> {
        let position = Position::<W>::of(game);
        let mut exact = Exact::new(COUNTED, stop);
        if let Some(counted) = exact.count(&position) {
            // Placements are compared with one, where one is as good as a pass.
            let placement = exact.placement(&position, counted.lead);
            return Some(Appraisal {
                lead: Points::halves(counted.lead),
                best: Some(position.to_play(placement.unwrap_or(counted.best))),
            });
        }
        let mut chance = SplitMix64::of_pair(fingerprint(&position), 1);
        let mut lead = self
            .played_out(&position, SHARP.policy, LOOKS, &mut chance)
            .lead();
        // Each search plays for more than the one before expects. The second one's games say how that ends.
        for _ in 0..2 {
            let games = chance.clone();
            lead = self
                .searched_lead(&position, lead as i32, APPRAISED, games, stop)
                .0;
        }
        let lead = (lead / 2.0).round() as i32;
        (!stop()).then_some(Appraisal {
            lead: Points::whole(sign(position.mover) as i32 * lead),
            best: None,
        })
    }

    /// The loss of a turn against the one that a search likes best, as far as playouts suffice to say it; none where
    /// they do not, in a game that is not going on, and if `stop` said so.
    pub fn compare(
        &mut self,
        game: &Game,
        turn: &Play,
        stop: &dyn Fn() -> bool,
    ) -> Option<Comparison> {
        if game.phase() != Phase::Open || game.refusal(turn).is_some() {
            return None;
        }
        let made = match turn {
            Play::Place(square) => square.index(game.options().shape())? as Move,
            Play::Button => BUTTON,
            Play::Pass => PASS,
            Play::Agree(_) => return None,
        };
        on_board!(game, W => self.compared::<W>(game, made, stop))
    }

    fn compared<const W: usize>(
        &mut self,
        game: &Game,
        made: Move,
        stop: &dyn Fn() -> bool,
    ) -> Option<Comparison> {
        let position = Position::<W>::of(game);
        let mut chance = SplitMix64::of_pair(fingerprint(&position), 2);
        let expected = self
            .played_out(&position, SHARP.policy, LOOKS, &mut chance)
            .lead() as i32;
        let games = chance.clone();
        let (_, liked) = self.searched_lead(&position, expected, APPRAISED, games, stop);
        let liked = liked?;
        if liked == made {
            return Some(Comparison::nothing_lost(&position, made));
        }
        let pair = [liked, made].map(|play| {
            let mut after = position.clone();
            after.play(play);
            after
        });
        let (mut expected, mut gains) = ([expected; 2], Vec::new());
        for look in 0..=MOST_LOOKS {
            let mut leads = [0.0; 2];
            for (at, lead) in leads.iter_mut().enumerate() {
                let number = 3 + 2 * look as u64 + at as u64;
                let games = SplitMix64::of_pair(fingerprint(&position), number);
                let searched = self.searched_lead(&pair[at], expected[at], COMPARED, games, stop);
                *lead = searched.0;
            }
            if stop() {
                return None;
            }
            if look == 0 {
                // The first searches say what the others expect.
                expected = leads.map(|lead| lead as i32);
                continue;
            }
            gains.push(sign(position.mover) * (leads[0] - leads[1]));
            match loss(&gains) {
                None => {}
                Some(Loss::Nothing) => return Some(Comparison::nothing_lost(&position, made)),
                Some(Loss::Halves(halves)) => {
                    return Some(Comparison {
                        best: position.to_play(liked),
                        cost: Points::whole((halves / 2.0).round() as i32),
                    });
                }
            }
        }
        None
    }

    /// The lead of Black, in halves, in the games of a search that plays for more than what is expected; and the turn
    /// that it likes best.
    fn searched_lead<const W: usize>(
        &mut self,
        position: &Position<W>,
        expected: i32,
        playouts: u64,
        chance: SplitMix64,
        stop: &dyn Fn() -> bool,
    ) -> (f32, Option<Move>) {
        let mut root = position.clone();
        root.agreed -= expected;
        let mut search = Search::new(root, SHARP, &self.patterns, &mut self.nodes, chance);
        search.run(playouts, stop);
        let liked = search.best().map(|turn| turn.play);
        (expected as f32 + search.tally.lead(), liked)
    }
}

impl Comparison {
    fn nothing_lost<const W: usize>(position: &Position<W>, made: Move) -> Comparison {
        Comparison {
            best: position.to_play(made),
            cost: Points::default(),
        }
    }
}

/// The verdict of several differences.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Loss {
    Nothing,
    Halves(f32),
}

/// The loss that these differences agree on; none if they do not yet.
fn loss(gains: &[f32]) -> Option<Loss> {
    if gains.len() < FEWEST_LOOKS {
        return None;
    }
    let count = gains.len() as f32;
    let mean = gains.iter().sum::<f32>() / count;
    let squares: f32 = gains.iter().map(|gain| (gain - mean).powi(2)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    if CLAIMED <= mean && SURE * error <= mean {
        Some(Loss::Halves(mean))
    } else if mean + 2.0 * error < CLAIMED {
        Some(Loss::Nothing)
    } else {
        None
    }
}

const fn sign(side: Color) -> f32 {
    match side {
        Color::Black => 1.0,
        Color::White => -1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_say_something_only_where_they_agree() {
        assert_eq!(loss(&[20.0; 3]), None, "three are too few");
        assert_eq!(loss(&[20.0, 22.0, 18.0, 20.0]), Some(Loss::Halves(20.0)));
        assert_eq!(loss(&[60.0, 0.0, 40.0, -20.0]), None, "they do not agree");
        assert_eq!(loss(&[1.0, -2.0, 3.0, 0.0]), Some(Loss::Nothing));
    }
}
