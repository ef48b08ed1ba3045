//! Games judged by several workers: whoever answers which piece, the judgements are equal, and what is proved is what
//! one thinker proves.
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::analysis::{Care, Judgement, Known, MISTAKE, Piece, PieceFound, Plan};
use rsg_engine::{Color, Game, Limits, SplitMix64, Thinker};
use support::{before, wins};

/// Nodes of two rounds: enough for a dozen exact placements, and quick.
const ROUNDS: [u64; 2] = [200_000, 600_000];

/// Some of the recorded games, passes, captures and ko endings among them.
fn recorded(every: usize) -> impl Iterator<Item = Game> {
    include_str!("vectors/games.txt")
        .lines()
        .step_by(every)
        .map(|line| Game::from_record(line).unwrap())
}

fn nothing(_: usize) -> Known {
    Known::Nothing
}

/// What is told where each of the thinkers is asked what is wanted next, and they answer in an order by chance.
fn told(thinkers: &mut [Thinker], seed: u64, mut plan: Plan) -> Vec<(Judgement, Care)> {
    let mut random = SplitMix64::new(seed);
    let game = plan.game().clone();
    let mut asked: Vec<(usize, Piece)> = Vec::new();
    let mut told = Vec::new();
    loop {
        if plan.is_round_over() {
            if plan.is_last_round() {
                return told;
            }
            told.extend(plan.begin_next_round());
        }
        for worker in 0..thinkers.len() {
            let pieces: Vec<&Piece> = asked.iter().map(|(_, piece)| piece).collect();
            if asked.iter().all(|(busy, _)| *busy != worker)
                && let Some(piece) = plan.next_beside(&pieces)
            {
                asked.push((worker, piece));
            }
        }
        let (worker, piece) = asked.swap_remove(random.below(asked.len()));
        let thinker = &mut thinkers[worker];
        let answer = thinker.answer_alone(&game, &piece, &|_| true);
        told.extend(plan.take(&piece, answer.unwrap()));
    }
}

/// The last words, by turn.
fn finals(told: &[(Judgement, Care)]) -> Vec<Judgement> {
    let mut words: Vec<Judgement> = Vec::new();
    for (judgement, care) in told {
        if *care == Care::Full {
            words.retain(|other| other.turn != judgement.turn);
            words.push(judgement.clone());
        }
    }
    words.sort_by_key(|judgement| judgement.turn);
    words
}

fn in_order(thinker: &mut Thinker, game: &Game, nodes: u64) -> Vec<Judgement> {
    let mut told = Vec::new();
    let mut tell = |judgement, care| told.push((judgement, care));
    thinker.analyse_game(game, Limits::nodes(nodes), &nothing, &mut tell);
    finals(&told)
}

#[test]
fn one_two_and_four_workers_tell_alike() {
    let mut thinkers: Vec<Thinker> = (0..4).map(|_| Thinker::with_megabytes(2)).collect();
    for (seed, game) in (0..).zip(recorded(80)) {
        let plan = Plan::apart(&game, &ROUNDS, &nothing);
        let alone = told(&mut thinkers[..1], seed, plan.clone());
        assert!(game.turns().len() <= alone.len());
        for workers in [2, 4] {
            let together = told(&mut thinkers[..workers], seed, plan.clone());
            assert_eq!(together, alone, "{workers} workers");
        }
    }
}

#[test]
fn what_pieces_prove_is_what_one_thinker_proves() {
    let (mut thinker, mut helper) = (Thinker::with_megabytes(16), [Thinker::with_megabytes(4)]);
    let (mut lost, mut only, mut differ, mut counts) = (0, 0, 0, [0; 2]);
    for game in recorded(43) {
        let words = in_order(&mut thinker, &game, ROUNDS[0] + ROUNDS[1]);
        let plan = Plan::apart(&game, &ROUNDS, &nothing);
        let pieces = finals(&told(&mut helper, 0, plan));
        assert_eq!(pieces.len(), game.turns().len());
        for (word, piece) in words.iter().zip(&pieces) {
            counts[0] += usize::from(word.exact);
            counts[1] += usize::from(piece.exact);
            if !word.exact || !piece.exact {
                continue;
            }
            let of = |one: &Judgement| {
                (
                    one.turn, one.by, one.played, one.before, one.after, one.loss,
                )
            };
            assert_eq!(of(word), of(piece));
            assert_eq!(piece.loss == 0, piece.best == piece.played, "{piece:?}");
            lost += usize::from(0 < piece.loss);
            only += usize::from(word.only && piece.only);
            // The nodes for the other placements do not always suffice.
            differ += usize::from(word.only != piece.only);
        }
    }
    assert!(
        20 < lost && 10 < only && differ * 10 < only,
        "{lost} {only} {differ}"
    );
    // Hardly fewer.
    let [words, pieces] = counts;
    assert!(100 < words && words * 9 < pieces * 10, "{counts:?}");
}

/// Where the placement before is a mistake, one other is none, by what the solver says of all of them.
#[test]
fn an_only_placement_is_one_by_what_the_solver_says() {
    let (mut helper, mut solver) = ([Thinker::with_megabytes(4)], Thinker::with_megabytes(16));
    let mut counts = [0; 2];
    for game in recorded(23) {
        let plan = Plan::apart(&game, &ROUNDS, &nothing);
        let words = finals(&told(&mut helper, 0, plan));
        for word in words.iter().rev().take_while(|word| word.exact).take(10) {
            let gives_the_win_away = 0 < word.before && word.after <= 0;
            let is_mistake = gives_the_win_away || MISTAKE <= word.loss;
            let sound = sound_placements(&mut solver, &game, word, gives_the_win_away);
            assert_eq!(word.only, is_mistake && sound == 1, "{word:?}");
            counts[usize::from(word.only)] += usize::from(is_mistake);
        }
    }
    assert!(10 < counts[0] && 10 < counts[1], "{counts:?}");
}

/// Placements before a turn that are no mistake; those that lead to one position are one placement.
fn sound_placements(
    solver: &mut Thinker,
    game: &Game,
    word: &Judgement,
    gives_the_win_away: bool,
) -> usize {
    let earlier = before(game, word.turn);
    let mut sound = Vec::new();
    for mv in earlier.moves() {
        let mut next = earlier.clone();
        next.play(mv).unwrap();
        let black = solved(solver, &next);
        let reached = if word.by == Color::Black {
            black
        } else {
            -black
        };
        let is_sound = match gives_the_win_away {
            true => 0 < reached || reached == 0 && wins(solver, &next, word.by),
            false => word.before - MISTAKE < reached,
        };
        if is_sound && !sound.contains(&next.position()) {
            sound.push(next.position());
        }
    }
    sound.len()
}

/// The margin with best play, for Black.
fn solved(thinker: &mut Thinker, game: &Game) -> i32 {
    let position = game.position();
    match thinker.solve(game, &|| false) {
        Some(solution) if position.to_move() == Color::White => -solution.margin,
        Some(solution) => solution.margin,
        None => position.score().lead(Color::Black),
    }
}

#[test]
fn the_line_of_a_proved_placement_is_best_play() {
    let (mut helper, mut solver) = ([Thinker::with_megabytes(4)], Thinker::with_megabytes(16));
    let (mut played, mut better) = (0, 0);
    for game in recorded(101) {
        let plan = Plan::apart(&game, &ROUNDS, &nothing);
        let words = finals(&told(&mut helper, 0, plan));
        for word in words.iter().rev().take_while(|word| word.exact).take(9) {
            let mut aside = before(&game, word.turn);
            let margin = solved(&mut solver, &aside);
            assert_eq!(word.line[0], word.best);
            for &mv in &word.line {
                aside.play(mv).unwrap();
                assert_eq!(solved(&mut solver, &aside), margin, "{word:?}");
            }
            let longer = usize::from(1 < word.line.len());
            if word.best == word.played {
                played += longer;
            } else {
                better += longer;
            }
        }
    }
    assert!(10 < played && 10 < better, "{played} {better}");
}

#[test]
fn a_game_that_was_left_is_settled_first() {
    let game = recorded(1).next().unwrap();
    let left = before(&game, game.turns().len() - 6);
    let mut helper = [Thinker::with_megabytes(4), Thinker::with_megabytes(4)];
    let words = finals(&told(&mut helper, 3, Plan::apart(&left, &ROUNDS, &nothing)));
    assert_eq!(words.len(), left.turns().len());
    let margin = solved(&mut Thinker::with_megabytes(8), &left);
    let last = words.last().unwrap();
    let after = if last.by == Color::Black {
        last.after
    } else {
        -last.after
    };
    assert!(last.exact);
    assert_eq!(after, margin);
}

#[test]
fn an_answer_is_told_no_more_once_nobody_waits_for_it() {
    let game = recorded(1).next().unwrap();
    let plan = Plan::apart(&game, &ROUNDS, &nothing);
    let mut thinker = Thinker::with_megabytes(1);
    let piece = plan.wanted().swap_remove(0);
    assert_eq!(thinker.answer_alone(&game, &piece, &|_| false), None);
    let answer = thinker.answer_alone(&game, &piece, &|_| true).unwrap();
    assert!(matches!(answer.found, PieceFound::Openings(_)));
}
