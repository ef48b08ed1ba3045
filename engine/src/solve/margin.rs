//! The margin before a placement, found from the one that is known after it.

use crate::Move;
use crate::eval::Judge;
use crate::search::alphabeta::AlphaBeta;
use crate::search::entry::Entry;
use crate::search::root::Root;
use crate::search::window::Window;
use crate::search::{least_of, points};

/// A number above any margin.
const MOST: i32 = 300;

/// The root's margin and the placement that brings it, if that is more than `known`, which can be had. The first
/// question is about the `guess`, if that is more. `None` when the nodes run out.
///
/// Each question is about all placements: does one bring this margin? So none is proved exactly that another one
/// surpasses.
pub(super) fn best_above<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    known: i32,
    guess: Option<i32>,
) -> Option<(i32, Option<Move>)> {
    let open = |index| Candidate { index, most: MOST };
    let mut candidates: Vec<Candidate> = search.promising(root).into_iter().map(open).collect();
    let (mut low, mut best) = (known, None);
    // From the guess on by strides, and between a margin that is reached and one that is not by halves.
    let (mut tried, mut stride) = (guess.unwrap_or(known + 1), 1);
    while let Some(high) = most_of(&candidates) {
        tried = tried.clamp(low + 1, high);
        if let Some((reached, mv)) = reach(search, root, &mut candidates, tried)? {
            (low, best) = (reached, Some(mv));
            tried = low + stride;
        } else {
            tried = most_of(&candidates).unwrap_or(low) - stride + 1;
        }
        candidates.retain(|candidate| low < candidate.most);
        stride *= 2;
        if let Some(high) = most_of(&candidates)
            && high - low <= stride
        {
            tried = (low + high + 1) / 2;
        }
    }
    Some((low, best))
}

/// A placement of the root, by its number, that may still be the best.
struct Candidate {
    index: usize,
    /// The most that it can bring.
    most: i32,
}

fn most_of(candidates: &[Candidate]) -> Option<i32> {
    candidates.iter().map(|candidate| candidate.most).max()
}

/// A candidate that brings at least `wanted` points, and how many are proved of it; it comes first from then on. `None`
/// inside if there is none, and outside when the nodes run out.
fn reach<J: Judge>(
    search: &mut AlphaBeta<'_, J>,
    root: &Root,
    candidates: &mut [Candidate],
    wanted: i32,
) -> Option<Option<(i32, Move)>> {
    let least = least_of(wanted) - root.offset;
    for number in 0..candidates.len() {
        let Candidate { index, most } = candidates[number];
        if most < wanted {
            continue;
        }
        let value = search.search_move(root, index, Window::at_least(least), Entry::EXACT);
        if search.aborted {
            return None;
        }
        let reached = points(value + root.offset);
        if least <= value {
            candidates[..=number].rotate_right(1);
            return Some(Some((reached.max(wanted), root.moves[index].mv)));
        }
        candidates[number].most = reached.min(wanted - 1);
    }
    Some(None)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::search::Thinker;
    use crate::search::alphabeta::Budget;
    use crate::testing::random_game;
    use crate::{Color, Game};

    /// The solver's answer about a game, for `side`.
    fn margin(solver: &mut Thinker, game: &Game, side: Color) -> i32 {
        match solver.margin(game, &|| false) {
            Some((margin, _)) if game.position().to_move() == side => margin,
            Some((margin, _)) => -margin,
            None => game.position().score().lead(side),
        }
    }

    #[test]
    fn any_guess_leads_to_the_solvers_margin() {
        let (mut thinker, mut solver) = (Thinker::with_megabytes(8), Thinker::with_megabytes(8));
        let (mut asked, mut surpassed) = (0, 0);
        for game in (0..40).filter_map(|seed| random_game(seed, 9)) {
            let Some(root) = Root::of(&game) else {
                continue;
            };
            let truth = margin(&mut solver, &game, root.side);
            for (known, guess) in [
                (-200, None),
                (-200, Some(-60)),
                (-200, Some(60)),
                (-200, Some(truth)),
                (truth - 2, None),
                (truth, Some(3)),
            ] {
                thinker.forget();
                let mut search = thinker.prover(&root, Budget::until(&|| false));
                let (found, best) = best_above(&mut search, &root, known, guess).unwrap();
                assert_eq!(found, truth, "{} from {guess:?}", game.record());
                assert_eq!(best.is_some(), known < truth);
                asked += 1;
                if let Some(best) = best {
                    let mut after = game.clone();
                    after.play(best).unwrap();
                    assert_eq!(margin(&mut solver, &after, root.side), truth);
                    surpassed += 1;
                }
            }
        }
        assert!(150 < asked && asked / 2 < surpassed, "{asked} {surpassed}");
    }

    #[test]
    fn a_proof_without_nodes_tells_nothing() {
        let mut thinker = Thinker::with_megabytes(8);
        let root = Root::of(&random_game(1, 12).unwrap()).unwrap();
        let stop: &dyn Fn() -> bool = &|| false;
        let mut search = thinker.prover(&root, Budget { nodes: 10, stop });
        assert_eq!(best_above(&mut search, &root, -200, None), None);
    }
}
