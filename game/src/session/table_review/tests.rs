//! Walking through a game, and what its positions and placements are worth.
#![allow(clippy::unwrap_used)]
use super::*;
use rsg_classics::Mind;

/// A whole game of 6×6 squares; White has 8 discs more.
const GAME: &str = "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5";

fn game(terms: &str, record: &str) -> Box<dyn TableGame> {
    let terms: Terms = terms.parse().unwrap();
    terms.read(record).unwrap()
}

fn review(aim: &str) -> TableReview {
    let game = game(&format!("reversi 6 othello {aim}"), GAME);
    TableReview::of(&*game, 7).unwrap()
}

/// Has the positions from that one on judged as the thinking thread does.
fn think(review: &mut TableReview, from: usize) {
    let mut mind = Mind::default();
    for turns in (from..=review.turns()).rev() {
        let question = review.position(turns).unwrap();
        let judgement = question.game.judge(&mut mind, question.played, &|| false);
        review.judge(turns, judgement);
    }
}

/// A game whose last positions are judged, all without error.
fn judged(aim: &str) -> TableReview {
    let mut review = review(aim);
    let from = review.turns() - 9;
    think(&mut review, from);
    assert_eq!(review.progress().proved, 9);
    review
}

fn guess(best: &str, halves: [i32; 2]) -> Judgement {
    Judgement {
        best: Some(best.parse().unwrap()),
        lead: Points::halves(halves[0]),
        played: Some(Points::halves(halves[1])),
        exact: false,
    }
}

#[test]
fn nothing_played_is_nothing_to_look_at() {
    let begun = game("reversi 6 othello most", "");
    assert!(TableReview::of(&*begun, 7).is_none());
}

#[test]
fn one_walks_as_far_as_the_game_goes_and_sees_a_step_on_moving() {
    let mut review = review("most");
    let mut at = |walk| {
        review.walk(walk);
        let step = review.table_step();
        review.animated(step.number);
        assert!(!review.table_step().showing);
        (review.at, step.showing)
    };
    assert_eq!(at(Walk::Forward), (30, false));
    assert_eq!(at(Walk::Back), (29, false));
    assert_eq!(at(Walk::Forward), (30, true));
    assert_eq!(at(Walk::First), (0, false));
    assert_eq!(at(Walk::Back), (0, false));
    assert_eq!(at(Walk::To(12)), (12, false));
    assert_eq!(at(Walk::To(99)), (30, false));
    assert_eq!(at(Walk::Best), (30, false));
    assert_eq!(at(Walk::Worst), (30, false), "nothing is known yet");
    assert_eq!(review.rows().len(), 30);
    assert_eq!(review.positions[30].record(), GAME);
}

#[test]
fn the_end_is_known_without_being_judged() {
    for (aim, halves) in [("most", -16), ("fewest", 16)] {
        let review = review(aim);
        let lead = Points::halves(halves);
        assert_eq!(review.value(30), Some(TableValue { lead, exact: true }));
        assert_eq!(review.next_to_judge(), Some(29));
        assert_eq!(
            review.verdict(29),
            None,
            "nothing is known of the position before"
        );
    }
}

/// Along proved positions the value moves by what the placements cost, to the disadvantage of who placed.
#[test]
fn costs_are_what_the_proved_values_lose() {
    for aim in ["most", "fewest"] {
        let review = judged(aim);
        let mut costs = 0;
        for turn in review.turns() - 8..review.turns() {
            let values = [turn, turn + 1].map(|at| review.value(at).unwrap().lead.in_halves());
            let verdict = review.verdict(turn).unwrap();
            assert!(verdict.exact);
            let lost = match review.positions[turn].to_move() {
                Color::Black => values[0] - values[1],
                Color::White => values[1] - values[0],
            };
            assert_eq!(verdict.cost.in_halves(), lost, "turn {turn}, {aim}");
            costs += lost;
        }
        assert!(0 < costs, "{aim}: a random game has mistakes");
    }
}

#[test]
fn a_better_placement_is_shown_where_one_was_missed() {
    let mut review = judged("most");
    let missed = review.worst()[0];
    review.walk(Walk::Worst);
    let view = review.view();
    assert_eq!(view.at, missed + 1);
    let shown: Vec<_> = view.squares.iter().filter(|square| square.hinted).collect();
    assert_eq!(shown.len(), 1);
    let verdict = view.rows[missed].verdict.unwrap();
    assert_eq!(shown[0].square, verdict.best);
    assert_eq!(view.ghost, view.rows[missed].by);
    let costs: Vec<i32> = review
        .worst()
        .iter()
        .map(|turn| review.verdict(*turn).unwrap().cost.in_halves())
        .collect();
    assert!(costs.is_sorted_by(|one, next| next <= one), "{costs:?}");
    for turn in review.worst().into_iter().skip(1) {
        review.walk(Walk::Worst);
        assert_eq!(review.at, turn + 1);
    }
}

/// Looks that end elsewhere may find more or less than was expected before.
#[test]
fn an_estimated_cost_compares_looks_of_the_same_kind() {
    let mut review = review("most");
    review.judge(4, Some(guess("a1", [6, -2])));
    review.judge(5, Some(guess("a1", [9, 9])));
    let verdict = review.verdict(4).unwrap();
    assert_eq!((verdict.cost.in_halves(), verdict.exact), (8, false));
    let played = review.played(4).unwrap().to_string();
    review.judge(4, Some(guess(&played, [6, -2])));
    assert_eq!(review.verdict(4).unwrap().cost, Points::default());
}

#[test]
fn every_position_is_asked_about_once_the_shown_one_first() {
    let mut review = review("most");
    review.walk(Walk::To(12));
    let mut asked = Vec::new();
    while let Some(turns) = review.next_to_judge() {
        asked.push(turns);
        review.judge(turns, (turns != 3).then(|| guess("a1", [0, 0])));
    }
    let others = (0..30).rev().filter(|turns| ![11, 12].contains(turns));
    assert_eq!(
        asked,
        [12, 11].into_iter().chain(others).collect::<Vec<_>>()
    );
    let progress = review.progress();
    assert_eq!((progress.judged, progress.count), (29, 29));
    assert!(progress.is_done && review.view().values[3].is_none());
}

#[test]
fn the_first_four_of_a_classic_start_have_no_value() {
    let game = game("reversi 6 classic fewest", "c3d3c4d4e3");
    let mut review = TableReview::of(&*game, 7).unwrap();
    think(&mut review, 0);
    let known: Vec<bool> = review.view().values.iter().map(Option::is_some).collect();
    assert_eq!(known, [false, false, false, false, true, true]);
    assert!(review.rows()[3].verdict.is_none() && review.rows()[4].verdict.is_some());
    assert!(review.progress().is_done);
}

#[test]
fn a_game_of_go_is_estimated_and_compares_no_placements() {
    let game = game("go 9 7 0", "e5 c3 g7 button pass pass agreed c3");
    let mut review = TableReview::of(&*game, 7).unwrap();
    think(&mut review, 0);
    let view = review.view();
    let exact: Vec<bool> = view
        .values
        .iter()
        .map(|value| value.unwrap().exact)
        .collect();
    assert_eq!(
        exact,
        [false, false, false, false, false, false, false, true]
    );
    let ended = game.ended().unwrap().score;
    let lead = ended.black.in_halves() - ended.white.in_halves();
    assert_eq!(view.values[7].unwrap().lead.in_halves(), lead);
    assert!(view.worst.is_empty() && view.rows.iter().all(|row| row.verdict.is_none()));
    assert_eq!(view.progress.proved, 0);
}
