//! The cost of one placement while a game is being played: the figure behind a teacher's word.
//!
//! A whole game is better analysed as a whole ([`Thinker::analyse_game`]). This answers while a game is being played,
//! so that it may take a fraction of a second: a proof where one is near, else an estimate.

use super::margin::best_above;
use crate::search::alphabeta::Budget;
use crate::search::root::Root;
use crate::search::thinker::{exact_value, realises};
use crate::search::{POINT, Thinker, least_of, points};
use crate::{Game, Limits, Move};

/// Nodes for a placement: about an eighth of a second on the machine of docs/solving.md, half a second on a phone three
/// times slower.
const NODES: u64 = 1_000_000;

/// The estimate takes this part of them. Five times as many made it no better (docs/search.md).
const ESTIMATE: u64 = 5;

/// With more vacant cells than this no proof is begun: few would come to an end within the budget (docs/search.md).
const MOST_VACANT: usize = 17;

/// Depth of the search where nothing is proved, as in the analysis of a game.
const DEPTH: u8 = 14;

/// The cost of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cost {
    /// Points that the best placement would have brought more; never negative.
    pub points: i32,
    /// True if that is proved.
    pub exact: bool,
    /// The best placement; the one played, if nothing is better.
    pub best: Move,
    /// The opponent's best answer to what was played, as far as it was looked for.
    pub reply: Option<Move>,
    /// True if the best placement keeps a lead that this one gives away.
    pub loses_lead: bool,
}

impl Cost {
    fn nothing(played: Move, exact: bool) -> Cost {
        Cost {
            points: 0,
            exact,
            best: played,
            reply: None,
            loses_lead: false,
        }
    }
}

/// Returns true if who placed is ahead with the best margin, and no more with the one that was reached.
fn loses_lead(best: i32, reached: i32) -> bool {
    0 < best && reached <= 0
}

impl Thinker {
    /// The cost of this turn's placement. `None` if there is no such turn, or `stop` said so.
    pub fn cost(&mut self, game: &Game, turn: usize, limits: Limits<'_>) -> Option<Cost> {
        let stop = limits.stop;
        let question = Question::of(game, turn)?;
        let nodes = limits.nodes.unwrap_or(NODES);
        let known = question.known(self);
        let found = known.or_else(|| {
            let estimate = nodes / ESTIMATE;
            let proof = question.proof(self, nodes - estimate, stop);
            proof.or_else(|| question.estimate(self, estimate, stop))
        });
        found.filter(|_| !stop())
    }
}

/// A placement, and the position before and after it.
struct Question {
    played: Move,
    before: Root,
    /// The game after it.
    game: Game,
    /// None if the game is over.
    after: Option<Root>,
}

impl Question {
    fn of(game: &Game, turn: usize) -> Option<Question> {
        let mut game = game.clone();
        while turn + 1 < game.turns().len() {
            game.undo();
        }
        let played = game.turns().get(turn)?.mv;
        let after = Root::of(&game);
        let mut earlier = game.clone();
        earlier.undo();
        Some(Question {
            played,
            before: Root::of(&earlier)?,
            game,
            after,
        })
    }

    /// The answer where nothing has to be searched: there was no choice, or the opening is solved.
    fn known(&self, thinker: &Thinker) -> Option<Cost> {
        if self.before.moves.len() == 1 {
            return Some(Cost::nothing(self.played, true));
        }
        let openings = thinker.openings()?;
        let (margin, best) = openings.best(&self.before)?;
        let is_played = |mv: Move| self.leads_to_the_same(mv);
        if best
            .iter()
            .any(|&index| is_played(self.before.moves[index].mv))
        {
            return Some(Cost::nothing(self.played, true));
        }
        let after = self.after.as_ref()?;
        let (reached, replies) = openings.best(after)?;
        let reached = self.for_who_placed(after, reached);
        Some(Cost {
            points: margin - reached,
            exact: true,
            best: self.before.moves[*best.first()?].mv,
            reply: replies.first().map(|&index| after.moves[index].mv),
            loses_lead: loses_lead(margin, reached),
        })
    }

    /// The proved answer. `None` if it is too far away.
    fn proof(&self, thinker: &mut Thinker, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Cost> {
        if MOST_VACANT < self.before.sides.vacant().len() {
            return None;
        }
        thinker.proof_table.next_age();
        let (reached, left) = self.proved_after(thinker, nodes, stop)?;
        let budget = Budget { nodes: left, stop };
        let mut search = thinker.prover(&self.before, budget);
        let (margin, best) = best_above(&mut search, &self.before, reached, None)?;
        let left = left.saturating_sub(search.nodes);
        let Some(best) = best else {
            return Some(Cost::nothing(self.played, true));
        };
        Some(Cost {
            points: margin - reached,
            exact: true,
            best,
            reply: self.proved_reply(thinker, reached, left, stop),
            loses_lead: loses_lead(margin, reached),
        })
    }

    /// The proved margin after the placement, for who placed, and the nodes that are left.
    fn proved_after(
        &self,
        thinker: &mut Thinker,
        nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<(i32, u64)> {
        let Some(after) = &self.after else {
            let score = self.game.position().score();
            return Some((score.lead(self.before.side), nodes));
        };
        let guess = thinker.guess(after, stop)?;
        let mut search = thinker.prover(after, Budget { nodes, stop });
        let value = exact_value(&mut search, after, guess)?;
        let left = nodes.saturating_sub(search.nodes);
        Some((self.for_who_placed(after, points(value)), left))
    }

    /// The answer that holds the opponent to this margin. Most of it is in the table already.
    fn proved_reply(
        &self,
        thinker: &mut Thinker,
        reached: i32,
        nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Move> {
        let after = self
            .after
            .as_ref()
            .filter(|after| after.side != self.before.side)?;
        let value = if reached == 0 {
            least_of(0)
        } else {
            -reached * POINT
        };
        let mut search = thinker.prover(after, Budget { nodes, stop });
        let reply = realises(&mut search, after, value)?;
        Some(after.moves[reply].mv)
    }

    /// The answer of two searches to one horizon.
    fn estimate(&self, thinker: &mut Thinker, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Cost> {
        thinker.search_table.clear();
        let budget = Budget {
            nodes: nodes / 2,
            stop,
        };
        let found = thinker.deepen(&self.before, DEPTH, budget)?;
        let (reached, reply) = match &self.after {
            None => {
                let score = self.game.position().score();
                (score.lead(self.before.side), None)
            }
            Some(after) => {
                let depth = found.depth.saturating_sub(1).max(1);
                let next = thinker.deepen(after, depth, budget)?;
                let answers = after.side != self.before.side;
                let reply = answers.then_some(next.best);
                (self.for_who_placed(after, next.score), reply)
            }
        };
        if found.score <= reached || self.leads_to_the_same(found.best) {
            return Some(Cost::nothing(self.played, false));
        }
        Some(Cost {
            points: found.score - reached,
            exact: false,
            best: found.best,
            reply,
            loses_lead: loses_lead(found.score, reached),
        })
    }

    /// True if this placement leads where the one that was played does.
    fn leads_to_the_same(&self, mv: Move) -> bool {
        let before = &self.game.positions()[self.game.turns().len() - 1];
        before.play_unchecked(mv) == before.play_unchecked(self.played)
    }

    /// A margin of the root after the placement, seen by who placed.
    fn for_who_placed(&self, after: &Root, margin: i32) -> i32 {
        if after.side == self.before.side {
            margin
        } else {
            -margin
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Recorded games, one of each `every`.
    fn games(every: usize) -> impl Iterator<Item = Game> {
        let lines = include_str!("../../tests/vectors/games.txt").lines();
        lines
            .step_by(every)
            .map(|line| Game::from_record(line).unwrap())
    }

    /// The placements of a game, with a choice, by the number of vacant cells before them.
    fn placements(game: &Game, vacant: std::ops::RangeInclusive<usize>) -> Vec<usize> {
        let near = |turn: &usize| {
            let question = Question::of(game, *turn).unwrap();
            let there = vacant.contains(&question.before.sides.vacant().len());
            there && 1 < question.before.moves.len()
        };
        (0..game.turns().len()).filter(near).collect()
    }

    fn cost(thinker: &mut Thinker, game: &Game, turn: usize) -> Cost {
        let found = thinker.cost(game, turn, Limits::default());
        found.unwrap()
    }

    #[test]
    fn what_is_proved_is_what_the_solver_says() {
        let (mut thinker, mut solver) = (Thinker::with_megabytes(8), Thinker::with_megabytes(8));
        let (mut proved, mut replies) = (0, 0);
        for game in games(40) {
            for turn in placements(&game, 0..=12) {
                let found = cost(&mut thinker, &game, turn);
                assert!(found.exact);
                let question = Question::of(&game, turn).unwrap();
                let side = question.before.side;
                let mut margin = |game: &Game| match solver.margin(game, &|| false) {
                    Some((margin, _)) if game.position().to_move() == side => margin,
                    Some((margin, _)) => -margin,
                    None => game.position().score().lead(side),
                };
                let after = margin(&question.game);
                let mut before = question.game.clone();
                before.undo();
                assert_eq!(found.points, margin(&before) - after, "{}", game.record());
                let mut better = before.clone();
                better.play(found.best).unwrap();
                assert_eq!(margin(&better), after + found.points);
                let was_ahead = 0 < margin(&before);
                assert_eq!(found.loses_lead, was_ahead && after <= 0);
                if let Some(reply) = found.reply {
                    let mut answered = question.game.clone();
                    answered.play(reply).unwrap();
                    assert_eq!(margin(&answered), after);
                    replies += 1;
                }
                proved += 1;
            }
        }
        assert!(60 < proved && 30 < replies, "{proved} {replies}");
    }

    /// docs/search.md has the figures of a larger measurement.
    #[test]
    fn an_estimate_of_three_points_is_seldom_nothing() {
        let mut thinker = Thinker::with_megabytes(8);
        let (mut said, mut wrong) = (0, 0);
        for game in games(14) {
            for turn in placements(&game, 13..=14) {
                let question = Question::of(&game, turn).unwrap();
                let proof = question.proof(&mut thinker, u64::MAX, &|| false).unwrap();
                let guess = question
                    .estimate(&mut thinker, NODES / ESTIMATE, &|| false)
                    .unwrap();
                said += usize::from(3 <= guess.points);
                wrong += usize::from(3 <= guess.points && proof.points == 0);
            }
        }
        assert!(30 < said && wrong * 30 <= said, "{wrong} of {said}");
    }

    #[test]
    fn solved_openings_and_only_placements_are_known_at_once() {
        let mut thinker = Thinker::with_megabytes(1);
        let nothing = Limits::nodes(0);
        let game = Game::from_record("B1[B]").unwrap();
        let found = thinker.cost(&game, 0, nothing).unwrap();
        assert_eq!((found.points, found.exact), (0, true), "a best first move");
        let worse = Game::from_record("B2").unwrap();
        let found = thinker.cost(&worse, 0, nothing).unwrap();
        assert_eq!((found.points, found.exact), (6, true), "docs/solving.md");
        let mut met = 0;
        for game in games(10) {
            for turn in 0..game.turns().len() {
                if Question::of(&game, turn).unwrap().before.moves.len() == 1 {
                    let found = thinker.cost(&game, turn, nothing).unwrap();
                    assert_eq!((found.points, found.exact), (0, true));
                    met += 1;
                }
            }
        }
        assert!(5 < met, "{met}");
    }

    #[test]
    fn a_turn_that_is_not_there_and_a_stopped_question_have_no_answer() {
        let mut thinker = Thinker::with_megabytes(1);
        let game = Game::from_record("B4 BX BJ[W] BQ B1[B] B6").unwrap();
        let limits = Limits::default();
        assert_eq!(thinker.cost(&game, 6, limits), None);
        assert_eq!(thinker.cost(&game, 5, limits.until(&|| true)), None);
        let found = thinker.cost(&game, 5, limits).unwrap();
        assert!(0 <= found.points && !found.exact);
    }
}
