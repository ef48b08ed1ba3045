//! What each placement of a game was worth: the figures behind Review.
//!
//! [`Thinker::analyse`] judges one placement. A caller goes through a game placement by placement, shows what it has,
//! and may stop at any time. **From the last placement to the first** is the quick way: the proofs of later
//! positions are most of the proofs of the earlier ones.

use super::oracle::{Budget, prove};
use crate::search::alphabeta::AlphaBeta;
use crate::search::root::{Root, points};
use crate::search::thinker::{deepen, exact_value, principal_line};
use crate::search::{Limits, Thinker};
use crate::{Color, Game, Move};

/// Nodes for one placement: both for what was best and for what was played.
const NODES: u64 = 3_000_000;

/// Nodes for the first look at a placement, so that a whole game has figures at once.
const GLANCE: u64 = 6_000;

/// Depth of the search where nothing can be proved.
const DEPTH: u8 = 9;

/// What one placement was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The number of the turn in the game, from 0.
    pub turn: usize,
    /// Who placed.
    pub by: Color,
    /// What was played.
    pub played: Move,
    /// What Oracle would have played; the move played, if nothing is better.
    pub best: Move,
    /// The final difference of scores after the best move, in points for who placed.
    pub before: i32,
    /// The same after the move that was played.
    pub after: i32,
    /// What the move cost: `before - after`, never negative.
    pub loss: i32,
    /// How play would have gone on, the best move first.
    pub line: Vec<Move>,
    /// Whether `before` and `after` are proved.
    pub exact: bool,
}

/// How far [`Thinker::analyse_game`] has come with a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// A first look; more is to come.
    Glance,
    /// The last word on it.
    Full,
}

impl Judgement {
    /// Takes over what is proved about the placement after this one, so that the two never contradict each other.
    fn agree_with(&mut self, next: &Judgement) {
        if self.exact || !next.exact {
            return;
        }
        self.after = if next.by == self.by {
            next.before
        } else {
            -next.before
        };
        if self.before <= self.after {
            self.before = self.after;
            self.best = self.played;
            self.line = vec![self.played];
            self.line.extend(&next.line);
        }
        self.loss = self.before - self.after;
    }
}

impl Thinker {
    /// Judges the placements of a game that are `wanted`: first all with a glance, then all with care, from the last to
    /// the first. Every judgement is told as it comes. It ends early when `stop` says so.
    pub fn analyse_game(
        &mut self,
        game: &Game,
        limits: Limits,
        wanted: &dyn Fn(usize) -> bool,
        tell: &mut dyn FnMut(Judgement, Care),
        stop: &dyn Fn() -> bool,
    ) {
        let passes = [(Care::Glance, Some(GLANCE)), (Care::Full, limits.nodes)];
        for (care, nodes) in passes {
            let mut next: Option<Judgement> = None;
            for turn in (0..game.turns().len()).rev() {
                if !wanted(turn) {
                    next = None;
                    continue;
                }
                let Some(mut judgement) = self.analyse(game, turn, Limits { nodes }, stop) else {
                    return;
                };
                if let Some(next) = &next {
                    judgement.agree_with(next);
                }
                next = Some(judgement.clone());
                tell(judgement, care);
            }
        }
    }

    /// Judges the placement of one turn of a game, finished or not. `None` if there is no such turn or `stop` said so.
    pub fn analyse(
        &mut self,
        game: &Game,
        turn: usize,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Option<Judgement> {
        let played = game.turns().get(turn)?.mv;
        let earlier = at(game, turn)?;
        let root = Root::of(&earlier)?;
        let by = root.side;
        let mut later = earlier.clone();
        later.play(played).ok()?;
        let nodes = limits.nodes.unwrap_or(NODES);

        if let Some(after) = self.proved(&later, by, nodes / 2, stop)
            && let Some((before, best)) = self.proved_best(
                &root,
                after,
                played,
                Budget {
                    nodes: nodes / 2,
                    stop,
                },
            )
        {
            let line = principal_line(&self.proofs, &earlier, best);
            return Some(Judgement {
                turn,
                by,
                played,
                best,
                before,
                after,
                loss: before - after,
                line,
                exact: true,
            });
        }
        if stop() {
            return None;
        }
        self.estimated(&earlier, &later, turn, played, &root, nodes, stop)
    }

    /// The proved margin of a game for `by`; `None` if the nodes or the time run out.
    fn proved(
        &mut self,
        game: &Game,
        by: Color,
        nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<i32> {
        let Some(root) = Root::of(game) else {
            return Some(margin(game, by));
        };
        let guess = self.guess(&root, stop)?;
        self.proofs.next_age();
        let mut search = AlphaBeta::new(
            &mut self.proofs,
            &self.evaluation,
            root.path.clone(),
            nodes,
            stop,
        );
        let value = points(exact_value(&mut search, &root, guess)?);
        Some(if root.side == by { value } else { -value })
    }

    /// The proved best margin and a move that reaches it: the one played if it does.
    fn proved_best(
        &mut self,
        root: &Root,
        guess: i32,
        played: Move,
        budget: Budget<'_>,
    ) -> Option<(i32, Move)> {
        let proofs = prove(self, root, guess, Some(played), budget);
        let best = root.moves[proofs.best?].mv;
        let margin = points(proofs.low);
        proofs
            .is_exact()
            .then_some((margin, if margin == guess { played } else { best }))
    }

    /// What a search to a fixed depth says where nothing is proved.
    #[allow(clippy::too_many_arguments)]
    fn estimated(
        &mut self,
        earlier: &Game,
        later: &Game,
        turn: usize,
        played: Move,
        root: &Root,
        nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Judgement> {
        let by = root.side;
        self.sketches.clear();
        let before = deepen(
            &mut self.sketches,
            &self.evaluation,
            root,
            DEPTH,
            nodes,
            stop,
        )?;
        let after = match Root::of(later) {
            None => margin(later, by),
            Some(next) => {
                let depth = before.depth.saturating_sub(1).max(1);
                let report = deepen(
                    &mut self.sketches,
                    &self.evaluation,
                    &next,
                    depth,
                    nodes,
                    stop,
                )?;
                if next.side == by {
                    report.score
                } else {
                    -report.score
                }
            }
        };
        if stop() {
            return None;
        }
        let best = if before.score <= after {
            played
        } else {
            before.best
        };
        let line = principal_line(&self.sketches, earlier, best);
        let before = before.score.max(after);
        Some(Judgement {
            turn,
            by,
            played,
            best,
            before,
            after,
            loss: before - after,
            line,
            exact: false,
        })
    }
}

/// The game as it stood before a turn.
fn at(game: &Game, turn: usize) -> Option<Game> {
    let mut earlier = Game::from_position(game.given());
    for turn in game.turns().get(..turn)? {
        earlier.play(turn.mv).ok()?;
    }
    Some(earlier)
}

fn margin(game: &Game, by: Color) -> i32 {
    let score = game.position().score();
    i32::from(score[by]) - i32::from(score[!by])
}
