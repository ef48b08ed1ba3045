//! Walking through a game, and what its positions and placements are worth.
#![allow(clippy::unwrap_used)]
use super::super::*;
use crate::board::BoardEvent;
use crate::games::BoardGame;
use crate::play::Play;
use crate::session::Who;
use crate::session::{BoardView, SquaresView};
use crate::session::{Highlight, SquareView};
use crate::thinking::SquaresPosition;
use crate::thinking::{Finding, Topic};
use rsg_classics::{self as classics, Judgement, Mind, SquaresGame, Terms};
use rsg_engine::ByColor;

/// A whole game of 6×6 squares; White has 8 discs more.
const GAME: &str = "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5";

fn game(terms: &str, record: &str) -> Box<dyn SquaresGame> {
    let terms: Terms = terms.parse().unwrap();
    terms.read(record).unwrap()
}

fn review(aim: &str) -> Review {
    let game = game(&format!("reversi 6 othello {aim}"), GAME);
    look_at(&*game).unwrap()
}

fn look_at(game: &dyn SquaresGame) -> Option<Review> {
    let people = ByColor::new_with(|_| Who::Player(Default::default()));
    let header = Header {
        first: Color::Black,
        who: people,
        level: None,
        score: game.score(),
    };
    Review::of_squares(game, header, 7)
}

/// The question about the position after `at` turns.
fn position(review: &Review, at: usize) -> SquaresPosition {
    match review.topic(ReviewQuestion::Position(at)) {
        Some(Topic::SquaresPosition(position)) => position,
        other => panic!("{other:?}"),
    }
}

fn answer(review: &mut Review, at: usize, judgement: Option<Judgement>) {
    let learned = review.take_finding(ReviewQuestion::Position(at), &Finding::Position(judgement));
    assert_eq!(learned, Learned::Answered);
}

fn squares(view: &ReviewView) -> &[SquareView] {
    match &view.board {
        BoardView::Squares(SquaresView { squares, .. }) => squares,
        other => panic!("{other:?}"),
    }
}

fn at(review: &Review) -> usize {
    match review.place {
        Place::Game(at) => at,
        other => panic!("{other:?}"),
    }
}

/// Has the positions from that one on judged as the thinking thread does.
fn think(review: &mut Review, from: usize) {
    let mut mind = Mind::default();
    for at in (from..=review.turns.len()).rev() {
        let question = position(review, at);
        let judgement = mind.judge(&*question.game, question.played.as_ref(), &|| false);
        answer(review, at, judgement);
    }
}

/// A game whose last positions are judged, all without error.
fn judged(aim: &str) -> Review {
    let mut review = review(aim);
    let from = review.turns.len() - 9;
    think(&mut review, from);
    assert_eq!(review.view().progress.proved, 9);
    review
}

fn guess(best: &str, halves: [i32; 2]) -> Judgement {
    Judgement {
        best: Some(classics::Play::Place(best.parse().unwrap())),
        lead: Points::halves(halves[0]),
        played: Some(Points::halves(halves[1])),
        exact: false,
    }
}

#[test]
fn nothing_played_is_nothing_to_look_at() {
    let begun = game("reversi 6 othello most", "");
    assert!(look_at(&*begun).is_none());
}

#[test]
fn one_walks_as_far_as_the_game_goes_and_sees_a_step_on_moving() {
    let mut review = review("most");
    let mut go = |walk| {
        review.walk(walk);
        let step = review.board_step();
        review.apply_board(&BoardEvent::Animated { step: step.number });
        assert!(!review.board_step().showing);
        (at(&review), step.showing)
    };
    assert_eq!(go(Walk::Forward), (30, false));
    assert_eq!(go(Walk::Back), (29, false));
    assert_eq!(go(Walk::Forward), (30, true));
    assert_eq!(go(Walk::First), (0, false));
    assert_eq!(go(Walk::Back), (0, false));
    assert_eq!(go(Walk::To(12)), (12, false));
    assert_eq!(go(Walk::To(99)), (30, false));
    assert_eq!(go(Walk::Best), (30, false));
    assert_eq!(go(Walk::Worst), (30, false), "nothing is known yet");
    assert_eq!(review.view().rows.len(), 30);
    assert_eq!(review.game().written(), GAME);
}

#[test]
fn the_end_is_known_without_being_judged() {
    for (aim, halves) in [("most", -16), ("fewest", 16)] {
        let review = review(aim);
        let lead = Points::halves(halves);
        assert_eq!(review.margin(30), Some(Margin { lead, exact: true }));
        assert_eq!(review.wanted(), Some(ReviewQuestion::Position(29)));
        assert_eq!(
            review.turn_worth(29),
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
        for turn in review.turns.len() - 8..review.turns.len() {
            let values = [turn, turn + 1].map(|at| review.margin(at).unwrap().lead.in_halves());
            let verdict = review.turn_worth(turn).unwrap();
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
    assert_eq!(view.place, Place::Game(missed + 1));
    let is_hinted = |square: &&SquareView| square.hinted;
    assert_eq!(
        squares(&view).iter().filter(is_hinted).count(),
        0,
        "not before it is asked for"
    );
    review.walk(Walk::Best);
    let view = review.view();
    let shown: Vec<_> = squares(&view).iter().filter(is_hinted).collect();
    assert_eq!(shown.len(), 1);
    let worth = view.rows[missed].worth.clone().unwrap();
    let best = Play::at(shown[0].square);
    assert_eq!(worth.best, Some(best));
    let BoardView::Squares(SquaresView { ghost, .. }) = view.board else {
        panic!("{:?}", view.board);
    };
    assert_eq!(ghost, view.rows[missed].by);
    let costs: Vec<i32> = review
        .worst()
        .iter()
        .map(|turn| review.turn_worth(*turn).unwrap().cost.in_halves())
        .collect();
    assert!(costs.is_sorted_by(|one, next| next <= one), "{costs:?}");
    for turn in review.worst().into_iter().skip(1) {
        review.walk(Walk::Worst);
        assert_eq!(at(&review), turn + 1);
    }
}

/// Looks that end elsewhere may find more or less than was expected before.
#[test]
fn an_estimated_cost_compares_looks_of_the_same_kind() {
    let mut review = review("most");
    answer(&mut review, 4, Some(guess("a1", [6, -2])));
    answer(&mut review, 5, Some(guess("a1", [9, 9])));
    let verdict = review.turn_worth(4).unwrap();
    assert_eq!((verdict.cost.in_halves(), verdict.exact), (8, false));
    let played = review.turns[4].play.to_string();
    answer(&mut review, 4, Some(guess(&played, [6, -2])));
    assert_eq!(review.turn_worth(4).unwrap().cost, Points::default());
}

#[test]
fn every_position_is_asked_about_once_the_shown_one_first() {
    let mut review = review("most");
    review.walk(Walk::To(12));
    let mut asked = Vec::new();
    while let Some(ReviewQuestion::Position(turns)) = review.wanted() {
        asked.push(turns);
        answer(
            &mut review,
            turns,
            (turns != 3).then(|| guess("a1", [0, 0])),
        );
    }
    let others = (0..30).rev().filter(|turns| ![11, 12].contains(turns));
    assert_eq!(
        asked,
        [12, 11].into_iter().chain(others).collect::<Vec<_>>()
    );
    let progress = review.view().progress;
    assert_eq!((progress.judged, progress.count), (29, 29));
    assert!(progress.is_done && review.view().margins[3].is_none());
}

#[test]
fn the_first_four_of_a_classic_start_have_no_value() {
    let game = game("reversi 6 classic fewest", "c3d3c4d4e3");
    let mut review = look_at(&*game).unwrap();
    think(&mut review, 0);
    let known: Vec<bool> = review.view().margins.iter().map(Option::is_some).collect();
    assert_eq!(known, [false, false, false, false, true, true]);
    assert!(review.view().rows[3].worth.is_none() && review.view().rows[4].worth.is_some());
    assert!(review.view().progress.is_done);
}

#[test]
fn a_game_of_go_is_estimated_and_tells_a_cost_where_playouts_suffice() {
    let game = game("go 9 7 0", "e5 c3 g7 button pass pass agreed c3");
    let mut review = look_at(&*game).unwrap();
    think(&mut review, 0);
    let view = review.view();
    let exact: Vec<bool> = view
        .margins
        .iter()
        .map(|value| value.unwrap().exact)
        .collect();
    assert_eq!(
        exact,
        [false, false, false, false, false, false, false, true]
    );
    let ended = game.ended().unwrap().score;
    let lead = ended.black.in_halves() - ended.white.in_halves();
    assert_eq!(view.margins[7].unwrap().lead.in_halves(), lead);
    let worths: Vec<_> = view.rows.iter().map(|row| row.worth.clone()).collect();
    let known: Vec<_> = worths.iter().flatten().collect();
    assert!(known.iter().all(|worth| !worth.exact), "{worths:?}");
    // The button is worth half a point, and the board is nearly empty.
    let button = worths[3].as_ref().unwrap();
    assert!(Points::whole(3) <= button.cost, "{worths:?}");
    assert!(matches!(button.best, Some(Play::Place { .. })));
    assert_eq!(worths[6], None, "an agreement is both sides' doing");
    assert_eq!(view.progress.proved, 0);
}

/// The mistakes of Black, gone through; the game is judged from this turn on.
fn in_mistakes() -> Review {
    let mut review = review("most");
    let from = review.turns.len() - 9;
    think(&mut review, from);
    // What lies before is not told apart, and nothing more comes of it.
    for at in 0..from {
        answer(&mut review, at, None);
    }
    review.apply_mistake(MistakeEvent::Begin(Whose::Both));
    assert!(review.is_running(), "a random game has mistakes");
    review
}

fn mistake(review: &Review) -> MistakeView {
    match review.view().mistakes {
        MistakesView::Running(mistake) => mistake,
        other => panic!("{other:?}"),
    }
}

/// Taps a square that can be played there, and returns the question about it.
fn try_another(review: &mut Review, takes: impl Fn(&Play) -> bool) -> (Play, Option<Topic>) {
    let turn = review.mistake().unwrap();
    let best = review.line(turn)[0].clone();
    let played = review.turns[turn].play.clone();
    let game = review.positions[turn].clone();
    let mut open = game.placements().into_iter().map(Play::at);
    let tried = open.find(|play| *play != best && *play != played && takes(play));
    let tried = tried.unwrap();
    review.tap(tried.spot().unwrap());
    let topic = review
        .wanted()
        .filter(|wanted| *wanted == ReviewQuestion::Check);
    (tried, topic.and_then(|wanted| review.topic(wanted)))
}

#[test]
fn where_the_best_is_proved_a_try_is_judged_by_the_position_after_it() {
    let mut review = in_mistakes();
    let turn = review.mistake().unwrap();
    let (tried, topic) = try_another(&mut review, |_| true);
    let Some(Topic::SquaresPosition(asked)) = topic else {
        panic!("{topic:?}");
    };
    let mut expected = review.positions[turn].clone();
    expected.play(&tried);
    assert!(Some(&*asked.game) == expected.squares() && asked.played.is_none());
    let judged = Mind::default().judge(&*asked.game, None, &|| false);
    let finding = Finding::Position(judged.clone());
    review.take_finding(ReviewQuestion::Check, &finding);
    let best = review.proved(turn).unwrap().in_halves();
    let sign = if asked.game.to_move() == review.turns[turn].by {
        1
    } else {
        -1
    };
    let own = sign * judged.unwrap().lead.in_halves();
    match mistake(&review).answer {
        MistakeAnswer::Wrong(wrong) => assert_eq!(wrong.cost.in_halves(), best - own),
        MistakeAnswer::Found { .. } => assert_eq!(best, own),
        other => panic!("{other:?}"),
    }
}

/// A look that proves more than the one before it says nothing of the turn that was tried: it is asked about again.
#[test]
fn a_try_is_asked_about_again_when_its_answer_proves_the_position() {
    let mut review = in_mistakes();
    let turn = review.mistake().unwrap();
    let proved = review.worths[turn].clone().unwrap();
    let estimate = Worth {
        exact: false,
        ..proved.clone()
    };
    review.learn(turn, estimate, true);
    let (tried, topic) = try_another(&mut review, |_| true);
    let Some(Topic::SquaresPosition(asked)) = topic else {
        panic!("{topic:?}");
    };
    assert_eq!(asked.played, tried.on_squares());
    let judged = Mind::default().judge(&*asked.game, asked.played.as_ref(), &|| false);
    let learned = review.take_finding(ReviewQuestion::Check, &Finding::Position(judged));
    assert_eq!(learned, Learned::Answered);
    assert!(matches!(
        mistake(&review).answer,
        MistakeAnswer::Checking(_)
    ));
    assert_eq!(review.wanted(), Some(ReviewQuestion::Check), "once more");
    assert_eq!(review.proved(turn), Some(proved.before));
}

#[test]
fn the_square_of_the_mistake_is_ringed_and_is_not_the_last_one_placed() {
    let review = in_mistakes();
    let turn = review.mistake().unwrap();
    let view = review.view();
    let marked = |is: fn(&SquareView) -> bool| {
        let found = squares(&view).iter().filter(|square| is(square));
        found.map(|square| square.square).collect::<Vec<_>>()
    };
    let square = |turn: usize| review.turns[turn].play.spot().unwrap().square().unwrap();
    assert_eq!(
        marked(|square| square.highlight == Some(Highlight::Subject)),
        [square(turn)]
    );
    assert_eq!(marked(|square| square.last), [square(turn - 1)]);
}

#[test]
fn stones_of_a_solution_carry_their_numbers() {
    let mut review = in_mistakes();
    review.apply_mistake(MistakeEvent::Show);
    let view = review.view();
    let Place::Line { turn, played: 1 } = view.place else {
        panic!("{:?}", view.place);
    };
    let mut found: Vec<_> = squares(&view)
        .iter()
        .filter_map(|square| match square.highlight {
            Some(Highlight::Numbered(stone)) => Some((stone, square)),
            _ => None,
        })
        .collect();
    found.sort_by_key(|(stone, _)| stone.number);
    let line = review
        .line(turn)
        .iter()
        .filter_map(|play| play.spot())
        .take(3);
    let shown = found
        .iter()
        .map(|(_, square)| crate::board::Spot::from(square.square));
    assert_eq!(shown.collect::<Vec<_>>(), line.collect::<Vec<_>>());
    for (at, (stone, square)) in found.iter().enumerate() {
        assert_eq!(square.stone.is_none(), stone.is_to_come);
        assert_eq!(stone.is_to_come, 0 < at);
    }
}

#[test]
fn no_mistake_is_no_praise_where_turns_are_not_judged() {
    let game = game("reversi 6 classic fewest", "c3d3c4d4");
    let mut review = look_at(&*game).unwrap();
    for at in 0..=4 {
        answer(&mut review, at, None);
    }
    let unknown = review.view().mistakes;
    assert!(matches!(unknown, MistakesView::Unknown(_)), "{unknown:?}");
}
