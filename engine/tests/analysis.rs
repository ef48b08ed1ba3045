//! Analyses of whole games: every placement gets one final judgement, they agree with the solver and with each other.
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::analysis::{Care, Judgement, Known, MISTAKE};

use rsg_engine::{Color, Game, Limits, Thinker};
use std::cell::Cell;
use support::{before, wins};

/// Nodes for a game: enough for a dozen exact placements, and quick.
const LIMITS: Limits<'_> = Limits::nodes(400_000);

/// Some of the recorded games, passes, captures and ko endings among them.
fn recorded(every: usize) -> impl Iterator<Item = Game> {
    include_str!("vectors/games.txt")
        .lines()
        .step_by(every)
        .map(|line| Game::from_record(line).unwrap())
}

/// Everything that was reported about a game of which nothing was known.
fn told(thinker: &mut Thinker, game: &Game) -> Vec<(Judgement, Care)> {
    told_beside(thinker, game, &|_| Known::Nothing)
}

fn told_beside(
    thinker: &mut Thinker,
    game: &Game,
    known: &dyn Fn(usize) -> Known,
) -> Vec<(Judgement, Care)> {
    let mut told = Vec::new();
    let mut tell = |judgement, care| told.push((judgement, care));
    thinker.analyse_game(game, LIMITS, known, &mut tell);
    told
}

/// The final judgements, by turn.
fn finals(told: &[(Judgement, Care)]) -> Vec<Judgement> {
    let full = told.iter().filter(|(_, care)| *care == Care::Full);
    let mut words: Vec<Judgement> = full.map(|(judgement, _)| judgement.clone()).collect();
    words.sort_by_key(|judgement| judgement.turn);
    words
}

fn for_black(by: Color, margin: i32) -> i32 {
    if by == Color::Black { margin } else { -margin }
}

/// The margin with best play by both, by the solver, for Black.
fn solved(thinker: &mut Thinker, game: &Game) -> i32 {
    let position = game.position();
    match thinker.solve(game, &|| false) {
        Some(solution) => for_black(position.to_move(), solution.margin),
        None => position.score().lead(Color::Black),
    }
}

fn check_one(game: &Game, judged: &Judgement) {
    let turn = &game.turns()[judged.turn];
    assert_eq!((judged.by, judged.played), (turn.by, turn.mv));
    assert_eq!(judged.loss, judged.before - judged.after, "{judged:?}");
    assert!(0 <= judged.loss, "{judged:?}");
    assert_eq!(judged.loss == 0, judged.best == judged.played, "{judged:?}");
    assert_eq!(judged.line[0], judged.best);
    let mut aside = before(game, judged.turn);
    for &mv in &judged.line {
        aside.play(mv).unwrap();
    }
}

#[test]
fn every_placement_has_one_final_judgement_and_none_contradicts_another() {
    let mut thinker = Thinker::with_megabytes(16);
    let (mut exact_ones, mut openings) = (0, 0);
    for game in recorded(29) {
        let told = told(&mut thinker, &game);
        for (judged, _) in &told {
            check_one(&game, judged);
        }
        let words = finals(&told);
        let turns: Vec<usize> = words.iter().map(|judged| judged.turn).collect();
        assert_eq!(turns, (0..game.turns().len()).collect::<Vec<_>>());
        for (index, (judged, care)) in told.iter().enumerate() {
            let done = told[..index]
                .iter()
                .any(|(other, care)| other.turn == judged.turn && *care == Care::Full);
            assert!(!done, "turn {} after its final judgement", judged.turn);
            assert!(*care == Care::Full || !judged.exact);
        }
        // The end of the game is proved without a gap, and perhaps an opening; the margins fit together.
        let opening = words.iter().take_while(|judged| judged.exact).count();
        for pair in words[..opening].windows(2) {
            let [after, before] = [(pair[0].by, pair[0].after), (pair[1].by, pair[1].before)]
                .map(|(by, margin)| for_black(by, margin));
            assert_eq!(after, before);
        }
        openings += usize::from(0 < opening);
        let last_estimate = words.iter().rposition(|judged| !judged.exact);
        let first_exact = last_estimate.map_or(0, |turn| turn + 1);
        let mut after = game.position().score().lead(Color::Black);
        for judged in words[first_exact..].iter().rev() {
            assert!(judged.exact);
            assert_eq!(for_black(judged.by, judged.after), after);
            after = for_black(judged.by, judged.before);
        }
        if let Some(last_estimate) = words[..first_exact].last() {
            assert_eq!(for_black(last_estimate.by, last_estimate.after), after);
        }
        exact_ones += words.len() - first_exact;
    }
    assert!(100 < exact_ones, "{exact_ones}");
    assert!(5 < openings, "{openings}");
}

#[test]
fn a_loss_is_the_difference_of_what_the_solver_says() {
    let (mut thinker, mut solver) = (Thinker::with_megabytes(16), Thinker::with_megabytes(16));
    let mut lost = 0;
    for game in recorded(57) {
        let words = finals(&told(&mut thinker, &game));
        for judged in words
            .iter()
            .rev()
            .take_while(|judged| judged.exact)
            .take(11)
        {
            let earlier = before(&game, judged.turn);
            let later = before(&game, judged.turn + 1);
            let [margin, left] =
                [&earlier, &later].map(|game| for_black(judged.by, solved(&mut solver, game)));
            assert_eq!((judged.before, judged.after), (margin, left), "{judged:?}");
            assert_eq!(judged.loss, margin - left);
            let mut better = earlier;
            better.play(judged.best).unwrap();
            let reached = for_black(judged.by, solved(&mut solver, &better));
            assert_eq!(
                reached, margin,
                "the best placement loses nothing: {judged:?}"
            );
            // Its line is best play by both for as long as it goes.
            for &mv in &judged.line[1..] {
                better.play(mv).unwrap();
                assert_eq!(for_black(judged.by, solved(&mut solver, &better)), margin);
            }
            lost += usize::from(0 < judged.loss);
        }
    }
    assert!(20 < lost, "{lost}");
}

#[test]
fn an_only_placement_is_one_by_what_the_solver_says_of_all_others() {
    let (mut thinker, mut solver) = (Thinker::with_megabytes(16), Thinker::with_megabytes(16));
    let mut counts = [0; 2];
    for game in recorded(23) {
        let words = finals(&told(&mut thinker, &game));
        for judged in words
            .iter()
            .rev()
            .take_while(|judged| judged.exact)
            .take(10)
        {
            let earlier = before(&game, judged.turn);
            let gives_the_win_away = 0 < judged.before && judged.after <= 0;
            let is_mistake = gives_the_win_away || MISTAKE <= judged.loss;
            // Those that lead to one position are one placement.
            let mut sound = Vec::new();
            for mv in earlier.moves() {
                let mut next = earlier.clone();
                next.play(mv).unwrap();
                let reached = for_black(judged.by, solved(&mut solver, &next));
                let is_sound = if gives_the_win_away {
                    0 < reached || reached == 0 && wins(&mut solver, &next, judged.by)
                } else {
                    judged.before - MISTAKE < reached
                };
                if is_sound && !sound.contains(&next.position()) {
                    sound.push(next.position());
                }
            }
            assert_eq!(judged.only, is_mistake && sound.len() == 1, "{judged:?}");
            counts[usize::from(judged.only)] += usize::from(is_mistake);
        }
    }
    assert!(10 < counts[0] && 10 < counts[1], "{counts:?}");
}

#[test]
fn playing_as_the_solver_does_loses_nothing() {
    let (mut thinker, mut solver) = (Thinker::with_megabytes(16), Thinker::with_megabytes(16));
    for game in recorded(101) {
        let turn = game.turns().len().saturating_sub(10);
        let mut perfect = before(&game, turn);
        let line = solver.solve(&perfect, &|| false).unwrap().line;
        for mv in line {
            perfect.play(mv).unwrap();
        }
        let words = finals(&told(&mut thinker, &perfect));
        for judged in &words[turn..] {
            assert!(judged.exact);
            assert_eq!((judged.loss, judged.best), (0, judged.played));
        }
    }
}

#[test]
fn an_analysis_that_was_broken_off_goes_on_where_it_was() {
    let game = recorded(1).next().unwrap();
    let whole = finals(&told(&mut Thinker::with_megabytes(16), &game));
    for enough in [1, 5, 9] {
        let said = Cell::new(0);
        let mut first = Vec::new();
        let mut tell = |judgement, care| {
            said.set(said.get() + usize::from(care == Care::Full));
            first.push((judgement, care));
        };
        let stop = || enough <= said.get();
        let mut thinker = Thinker::with_megabytes(16);
        let nothing = |_: usize| Known::Nothing;
        thinker.analyse_game(&game, LIMITS.until(&stop), &nothing, &mut tell);
        let words = finals(&first);
        assert_eq!(words.len(), enough, "it stops at once");
        let known = |turn: usize| match words.iter().find(|judged| judged.turn == turn) {
            Some(judged) => Known::Exact(judged.before),
            None => Known::Nothing,
        };
        let rest = finals(&told_beside(
            &mut Thinker::with_megabytes(16),
            &game,
            &known,
        ));
        assert_eq!(rest.len() + words.len(), game.turns().len());
        for judged in words.iter().chain(&rest).filter(|judged| judged.exact) {
            let other = &whole[judged.turn];
            if other.exact {
                assert_eq!((judged.before, judged.after), (other.before, other.after));
            }
        }
        let exact = |words: &[Judgement]| words.iter().filter(|judged| judged.exact).count();
        assert!(exact(&whole) <= exact(&rest) + enough + 1);
    }
}

#[test]
fn what_was_estimated_is_told_once_more_and_not_at_a_glance() {
    let mut thinker = Thinker::with_megabytes(8);
    let game = recorded(40).next().unwrap();
    let count = game.turns().len();
    let first = finals(&told(&mut thinker, &game));
    let known = |turn: usize| match first.iter().find(|judged| judged.turn == turn) {
        Some(judged) if judged.exact => Known::Exact(judged.before),
        Some(_) => Known::Estimated,
        None => Known::Nothing,
    };
    let open: Vec<usize> = (0..count)
        .filter(|turn| known(*turn) == Known::Estimated)
        .collect();
    assert!(!open.is_empty());
    let again = told_beside(&mut thinker, &game, &known);
    let mut turns: Vec<usize> = again.iter().map(|(judged, _)| judged.turn).collect();
    turns.sort_unstable();
    assert_eq!(turns, open);
    assert!(again.iter().all(|(_, care)| *care == Care::Full));
}

#[test]
fn what_is_known_well_enough_is_not_judged() {
    let game = recorded(1).next().unwrap();
    let known = |turn: usize| match turn {
        0..=20 => Known::Enough,
        _ => Known::Nothing,
    };
    let words = finals(&told_beside(
        &mut Thinker::with_megabytes(16),
        &game,
        &known,
    ));
    assert_eq!(words.first().unwrap().turn, 21);
    let all = |_: usize| Known::Enough;
    assert!(told_beside(&mut Thinker::with_megabytes(1), &game, &all).is_empty());
}

#[test]
fn a_game_that_was_left_and_one_from_elsewhere_are_judged_too() {
    let mut thinker = Thinker::with_megabytes(16);
    let game = recorded(1).next().unwrap();
    let left = before(&game, game.turns().len() - 6);
    let words = finals(&told(&mut thinker, &left));
    assert_eq!(words.len(), left.turns().len());
    assert!(words.last().unwrap().exact, "six cells are soon solved");
    let position = left.position();
    let elsewhere = Game::from_record(&format!(
        "from {position} : {}",
        game.turns()[left.turns().len()].mv
    ));
    let elsewhere = elsewhere.unwrap();
    let words = finals(&told(&mut thinker, &elsewhere));
    assert_eq!(words.len(), 1);
    check_one(&elsewhere, &words[0]);
}

#[test]
fn another_placement_is_judged_by_what_is_known_before_it() {
    let (mut thinker, mut solver) = (Thinker::with_megabytes(16), Thinker::with_megabytes(16));
    let mut worse = 0;
    for game in recorded(101) {
        let turn = game.turns().len().saturating_sub(9);
        let earlier = before(&game, turn);
        let by = earlier.position().to_move();
        let margin = for_black(by, solved(&mut solver, &earlier));
        for mv in earlier.moves() {
            let mut other = earlier.clone();
            other.play(mv).unwrap();
            let known = |at: usize| match at {
                at if at == turn => Known::Before(margin),
                _ => Known::Enough,
            };
            let words = finals(&told_beside(&mut thinker, &other, &known));
            let [judged] = &words[..] else {
                panic!("one word on one placement: {words:?}");
            };
            check_one(&other, judged);
            let left = for_black(by, solved(&mut solver, &other));
            assert!(judged.exact);
            assert_eq!((judged.before, judged.after), (margin, left), "{judged:?}");
            worse += usize::from(0 < judged.loss);
        }
    }
    assert!(5 < worse, "{worse}");
}
