//! Plans whose pieces are answered by a table of made-up costs, in any order.

use super::*;
use crate::SplitMix64;
use crate::solve::OpeningFound;

/// Answers pieces of a game without a search.
struct Oracle {
    game: Game,
    /// The nodes that the proof of each position takes.
    costs: Vec<u64>,
    /// Positions that are solved openings.
    openings: usize,
    /// Turns about which nobody answers.
    mute: Vec<usize>,
}

impl Oracle {
    /// A game in which the proof of each position takes about 1.6 times as much as that of the next.
    fn new(seed: u64, openings: usize) -> Oracle {
        let mut random = SplitMix64::new(seed);
        let mut game = Game::new();
        while let moves @ [_, ..] = &game.moves()[..] {
            game.play(moves[random.below(moves.len())]).unwrap();
        }
        let turns = game.turns().len();
        let mut cost = |at: usize| {
            let most = 300.0 * 1.6_f64.powi((turns - at) as i32);
            (most as u64) / 2 + random.below(most as usize) as u64
        };
        Oracle {
            costs: (0..=turns).map(&mut cost).collect(),
            game,
            openings,
            mute: Vec::new(),
        }
    }

    /// The margin of a position for the side to move.
    fn margin(&self, at: usize) -> i32 {
        // Black's, which changes with some turns.
        let black = (at as i32 / 3) * 5 - 20;
        let last = self.game.position().score().lead(Color::Black);
        let black = if at == self.costs.len() - 1 {
            last
        } else {
            black
        };
        for_black(self.game.positions()[at].to_move(), black)
    }

    fn answer(&self, piece: &Piece) -> PieceAnswer {
        let (found, nodes) = match piece {
            Piece::Recall => (PieceFound::Openings(self.opening_found()), 0),
            Piece::Solve(solve) => self.solved(solve),
            Piece::Estimate { turn, .. } if self.mute.contains(turn) => (PieceFound::Unsolved, 0),
            Piece::Estimate { turn, nodes } => (
                PieceFound::Estimated(Box::new(self.estimate(*turn, *nodes))),
                0,
            ),
        };
        PieceAnswer {
            found,
            nodes,
            aside: 0,
        }
    }

    fn opening_found(&self) -> Vec<OpeningFound> {
        let opening = |at| OpeningFound {
            at,
            margin: self.margin(at),
            best: self.game.turns()[at].mv,
        };
        (0..self.openings).map(opening).collect()
    }

    fn solved(&self, solve: &Solve) -> (PieceFound, u64) {
        let cost = self.costs[solve.at];
        // A search looks only now and then whether it has used up its nodes.
        if solve.before.is_none() && solve.nodes + 40 < cost {
            return (PieceFound::Unsolved, solve.nodes + 40);
        }
        let best = self.game.turns().get(solve.at).map(|turn| turn.mv);
        let solved = Solved {
            margin: self.margin(solve.at),
            best,
            line: best.into_iter().collect(),
            only: solve.at.is_multiple_of(2),
        };
        let nodes = if solve.before.is_none() { cost } else { 0 };
        (PieceFound::Solved(solved), nodes)
    }

    fn estimate(&self, turn: usize, nodes: u64) -> Judgement {
        let made = &self.game.turns()[turn];
        let after = (turn as i32) - (nodes % 7) as i32;
        Judgement {
            turn,
            by: made.by,
            played: made.mv,
            best: made.mv,
            before: after + 3,
            after,
            loss: 3,
            line: vec![made.mv],
            exact: false,
            only: false,
        }
    }
}

/// What was told of a game in each round.
type Told = Vec<Vec<(Judgement, Care)>>;

/// Has a plan answered by a number of workers, whose answers come in an order by chance.
fn told_by(workers: usize, seed: u64, oracle: &Oracle, mut plan: Plan) -> Told {
    let mut random = SplitMix64::new(seed);
    let mut out: Vec<(Piece, u64)> = Vec::new();
    let mut rounds = vec![Vec::new()];
    loop {
        if plan.is_round_over() && (plan.is_last_round() || random.below(3) == 0) {
            if plan.is_last_round() {
                return rounds;
            }
            rounds.push(plan.begin_next_round());
        }
        while out.len() < workers
            && let Some(piece) =
                plan.next_beside(&out.iter().map(|(piece, _)| piece).collect::<Vec<_>>())
        {
            out.push((piece, 0));
        }
        if out.is_empty() {
            assert!(
                plan.is_round_over(),
                "nothing is wanted and the round is not over"
            );
            continue;
        }
        let index = random.below(out.len());
        let told = if random.below(4) == 0 {
            let (piece, answer) = (&out[index].0, oracle.answer(&out[index].0));
            let nodes = out[index].1 + random.below(100_000) as u64;
            let nodes = nodes.min(answer.nodes);
            let told = plan.take_progress(piece, nodes);
            out[index].1 = nodes;
            told
        } else {
            let (piece, _) = out.swap_remove(index);
            // A worker that is ended answers nothing.
            if random.below(20) == 0 {
                continue;
            }
            plan.take(&piece, oracle.answer(&piece))
        };
        rounds.last_mut().unwrap().extend(told);
    }
}

fn nothing(_: usize) -> Known {
    Known::Nothing
}

fn exact_turns(told: &Told) -> Vec<usize> {
    let all = told
        .iter()
        .flatten()
        .filter(|(judgement, _)| judgement.exact);
    all.map(|(judgement, _)| judgement.turn).collect()
}

/// Nodes of rounds of which the first proves a part and the second more.
const ROUNDS: [u64; 2] = [1_000_000, 10_000_000];

#[test]
fn any_number_of_workers_in_any_order_is_told_alike() {
    let mut proved = 0;
    for seed in 0..25 {
        let oracle = Oracle::new(seed, (seed % 4) as usize);
        let plan = Plan::apart(&oracle.game, &ROUNDS, &nothing);
        let alone = told_by(1, 0, &oracle, plan.clone());
        assert_eq!(alone.len(), 2);
        for order in 0..6 {
            let workers = [1, 2, 4][order as usize % 3];
            assert_eq!(told_by(workers, order, &oracle, plan.clone()), alone);
        }
        for (round, told) in alone.iter().enumerate() {
            let full = |turn| {
                told.iter()
                    .filter(|(judgement, care)| judgement.turn == turn && *care == Care::Full)
                    .count()
            };
            // One last word on each turn that the round before has not proved.
            let before = exact_turns(&alone[..round].to_vec());
            for turn in 0..oracle.game.turns().len() {
                assert_eq!(full(turn), usize::from(!before.contains(&turn)), "{turn}");
            }
        }
        proved += exact_turns(&alone).len();
    }
    assert!(400 < proved, "{proved}");
}

#[test]
fn the_proofs_that_count_are_those_from_the_end_that_the_nodes_suffice_for() {
    for seed in 0..10 {
        let mut oracle = Oracle::new(seed, 0);
        oracle.costs[3] = u64::MAX;
        let turns = oracle.game.turns().len();
        // The sum of the last five positions that are asked about.
        let five: u64 = oracle.costs[turns - 5..turns].iter().sum();
        for (budget, count) in [(five, 4), (five + 1, 5)] {
            let plan = Plan::apart(&oracle.game, &[budget], &nothing);
            let exact = exact_turns(&told_by(3, seed, &oracle, plan));
            assert_eq!(exact, (turns - count..turns).rev().collect::<Vec<_>>());
        }
    }
}

#[test]
fn what_is_known_is_not_asked_again() {
    let oracle = Oracle::new(7, 0);
    let turns = oracle.game.turns().len();
    let known = |turn: usize| match turn {
        2 => Known::Enough,
        turn if turn == turns - 1 => Known::Exact(oracle.margin(turn)),
        5 => Known::Estimated,
        _ => Known::Nothing,
    };
    let told = told_by(2, 1, &oracle, Plan::apart(&oracle.game, &[50_000], &known));
    let of = |turn: usize| -> Vec<Care> {
        let all = told.iter().flatten();
        all.filter(|(judgement, _)| judgement.turn == turn)
            .map(|(_, care)| *care)
            .collect()
    };
    assert_eq!(of(2), []);
    assert_eq!(of(turns - 1), []);
    assert_eq!(of(5), [Care::Full]);
    assert_eq!(of(4), [Care::Glance, Care::Glance, Care::Full]);
    let last = told[0]
        .iter()
        .find(|(judgement, _)| judgement.turn == turns - 2)
        .unwrap();
    let after = for_black(oracle.game.turns()[turns - 1].by, oracle.margin(turns - 1));
    assert_eq!(for_black(last.0.by, last.0.after), after);
}

#[test]
fn a_round_that_is_cut_short_is_followed_by_the_next() {
    let oracle = Oracle::new(3, 2);
    for answers in [0, 1, 5, 20, 40] {
        let mut plan = Plan::apart(&oracle.game, &ROUNDS, &nothing);
        let mut first = Vec::new();
        for _ in 0..answers {
            let piece = plan.wanted().swap_remove(0);
            first.extend(plan.take(&piece, oracle.answer(&piece)));
        }
        first.extend(plan.begin_next_round());
        assert!(plan.is_last_round());
        let rest = told_by(2, answers, &oracle, plan);
        let all: Vec<_> = first.iter().chain(rest.iter().flatten()).collect();
        for turn in 0..oracle.game.turns().len() {
            let last = all
                .iter()
                .rev()
                .find(|(judgement, _)| judgement.turn == turn);
            assert_eq!(last.unwrap().1, Care::Full, "{turn} after {answers}");
        }
    }
}

#[test]
fn turns_that_nobody_answers_about_do_not_hold_up_the_others() {
    let mut oracle = Oracle::new(5, 0);
    let plan = Plan::apart(&oracle.game, &ROUNDS, &nothing);
    let whole = told_by(2, 1, &oracle, plan.clone());
    let estimated: Vec<usize> = whole[0]
        .iter()
        .filter(|(judgement, _)| !judgement.exact)
        .map(|(judgement, _)| judgement.turn)
        .collect();
    oracle.mute = vec![*estimated.iter().min().unwrap()];
    let told = told_by(2, 1, &oracle, plan);
    let left: Vec<_> = whole
        .iter()
        .flatten()
        .filter(|(judgement, _)| judgement.turn != oracle.mute[0])
        .collect();
    assert_eq!(told.iter().flatten().collect::<Vec<_>>(), left);
}

/// Nobody begins a long proof anew because a round begins with short ones.
#[test]
fn a_long_proof_is_in_vain_only_if_it_can_not_count() {
    let oracle = Oracle::new(4, 0);
    let mut plan = Plan::apart(&oracle.game, &ROUNDS, &nothing);
    let turn = loop {
        let wanted = plan.wanted();
        match &wanted[0] {
            Piece::Solve(solve) if ROUNDS[0] < solve.nodes => break solve.at,
            piece => drop(plan.take(piece, oracle.answer(piece))),
        }
    };
    let long = |at: usize| {
        let mut pieces = plan.wanted().into_iter();
        pieces.find(|piece| matches!(piece, Piece::Solve(solve) if solve.at == at))
    };
    let (first, second) = (long(turn).unwrap(), long(turn - 1).unwrap());
    plan.take_progress(&second, ROUNDS[0]);
    plan.take_progress(&first, ROUNDS[0]);
    assert!(plan.is_round_over());
    plan.begin_next_round();
    for piece in [&first, &second] {
        assert!(!plan.is_in_vain(piece));
    }
    // The first one takes so much that there is nothing left for the second.
    plan.take_progress(&first, ROUNDS[1]);
    assert!(!plan.is_in_vain(&first));
    assert!(plan.is_in_vain(&second));
}

/// A position lies after one turn and before another. What its proof has taken is subtracted once from what those
/// before it may take.
#[test]
fn a_proof_under_way_counts_once_for_those_before_it() {
    let mut oracle = Oracle::new(4, 0);
    let turns = oracle.game.turns().len();
    oracle.costs[..turns - 5].fill(u64::MAX);
    let mut plan = Plan::apart(&oracle.game, &[10_000_000], &nothing);
    let is_long = |piece: &Piece| 1_000_000 < piece.nodes();
    let wanted = loop {
        let mut wanted = plan.wanted();
        if is_long(&wanted[0]) {
            break wanted;
        }
        let piece = wanted.swap_remove(0);
        plan.take(&piece, oracle.answer(&piece));
    };
    let [later, earlier, ..] = &wanted[..] else {
        panic!("{wanted:?}");
    };
    assert_ne!(later, earlier);
    plan.take_progress(later, 4_000_000);
    plan.take_progress(earlier, 4_000_000);
    assert!(!plan.is_in_vain(earlier));
    plan.take_progress(later, 7_000_000);
    assert!(plan.is_in_vain(earlier));
}
