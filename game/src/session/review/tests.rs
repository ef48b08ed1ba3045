//! Walking through a game and its better lines.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::progress::{CpuLevel, Ending, GameKey, MatchId, Opponent, Outcome, PlayerName, Tags};
use crate::session::Who;
use rsg_engine::Cell;

const GAME: &str = "B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9";

fn judged(before: i16, after: i16, line: &str) -> Judged {
    Judged {
        before,
        after,
        exact: true,
        line: line.split(' ').map(|mv| mv.parse().unwrap()).collect(),
        only: false,
    }
}

fn review() -> Review {
    Review::of(Game::from_record(GAME).unwrap(), None, 1).unwrap()
}

#[test]
fn it_opens_at_the_end_and_walks_back_and_on() {
    let mut review = review();
    assert_eq!(review.view().place, Place::Game(9));
    review.walk(Walk::Forward);
    assert_eq!(review.view().place, Place::Game(9));
    review.walk(Walk::First);
    assert_eq!(review.view().can, (false, true));
    review.walk(Walk::Forward);
    let view = review.view();
    assert_eq!(view.place, Place::Game(1));
    assert!(view.step.showing && view.step.turn.is_some());
    review.animated(view.step.number);
    assert!(!review.view().step.showing);
    review.walk(Walk::Back);
    assert_eq!(review.view().step.turn, None);
    review.walk(Walk::To(99));
    assert_eq!(review.view().place, Place::Game(9));
}

#[test]
fn how_a_game_ended_is_told_on_its_last_board_alone() {
    let record = include_str!("../../../../engine/tests/vectors/games.txt");
    let game = Game::from_record(record.lines().next().unwrap()).unwrap();
    let (count, outcome) = (game.turns().len(), game.outcome());
    assert!(outcome.is_some());
    let mut of_it = Review::of(game.clone(), None, 1).unwrap();
    assert_eq!(of_it.view().outcome, outcome);
    of_it.walk(Walk::To(count - 1));
    assert_eq!(of_it.view().outcome, None);
    // Nor where a line that might have been played has come to its end.
    of_it.walk(Walk::To(count));
    let last = game.turns()[count - 1].mv.to_string();
    of_it.judge(count - 1, judged(5, 0, &last), true);
    of_it.walk(Walk::Best);
    of_it.walk(Walk::Forward);
    assert!(of_it.shown_game().outcome().is_some());
    assert_eq!(of_it.view().outcome, None);
    // A game that was left has not ended.
    assert_eq!(review().view().outcome, None);
}

#[test]
fn the_costliest_come_one_after_another_and_round_again() {
    let mut review = review();
    for (turn, loss) in [(0, 2), (1, 0), (2, 9), (3, 4), (4, 1)] {
        review.judge(turn, judged(loss, 0, "B1[B]"), true);
    }
    assert_eq!(review.view().worst, vec![2, 3, 0]);
    let mut seen = Vec::new();
    for _ in 0..4 {
        review.walk(Walk::Worst);
        seen.push(review.view().place);
    }
    let at = |turn: usize| Place::Game(turn + 1);
    assert_eq!(seen, vec![at(2), at(3), at(0), at(2)]);
}

#[test]
fn what_was_better_is_a_ghost_and_its_line_can_be_walked() {
    let mut review = review();
    review.walk(Walk::To(1));
    review.walk(Walk::Best);
    assert_eq!(review.view().place, Place::Game(1), "nothing is known yet");
    review.judge(0, judged(5, 0, "BQ B7[W]"), true);
    review.walk(Walk::Best);
    let view = review.view();
    assert_eq!(view.place, Place::Line { turn: 0, played: 0 });
    assert_eq!(view.cells[Cell::BQ.index()].ghost, Some(Color::Black));
    assert!(view.cells.iter().any(|cell| cell.foreseen.is_some()));
    review.walk(Walk::Forward);
    review.walk(Walk::Forward);
    review.walk(Walk::Forward);
    assert_eq!(review.shown_game().record(), "BQ B7[W]");
    review.walk(Walk::Best);
    assert_eq!(review.view().place, Place::Game(1));
}

#[test]
fn a_last_word_stays_and_accuracy_waits_for_every_placement() {
    let mut review = review();
    review.judge(0, judged(3, 3, "B1[B]"), true);
    review.judge(0, judged(9, 0, "B1[B]"), false);
    assert_eq!(review.view().rows[0].judged.as_ref().unwrap().loss(), 0);
    assert_eq!(review.view().accuracy.black, None);
    for turn in 1..9 {
        review.judge(
            turn,
            judged(if turn == 1 { 8 } else { 0 }, 0, "B1[B]"),
            true,
        );
    }
    let view = review.view();
    let percent = |color: Color| Some(view.accuracy[color]?.percent);
    assert_eq!(percent(Color::Black), Some(100));
    assert_eq!(percent(Color::White), Some(81), "8 points in 4 choices");
    assert_eq!(
        (view.progress.judged, margin(&view, 0), margin(&view, 1)),
        (9, Some(3), Some(-8))
    );
}

/// Black's margin that is expected before a placement.
fn margin(view: &ReviewView, turn: usize) -> Option<i16> {
    Some(view.margins[turn]?.margin)
}

#[test]
fn what_is_estimated_is_told_from_what_is_proved() {
    let mut review = review();
    let estimate = Judged {
        exact: false,
        ..judged(5, 5, "B1[B]")
    };
    review.judge(0, estimate, true);
    review.judge(1, judged(-5, -5, "B7[W]"), true);
    let exact = |turn: usize| Some(review.view().margins[turn]?.exact);
    assert_eq!(
        (exact(0), exact(1), exact(2)),
        (Some(false), Some(true), None)
    );
}

fn kept(opponent: Opponent, own: Color) -> KeptGame {
    KeptGame {
        key: GameKey {
            id: MatchId(1),
            number: 1,
        },
        date: "2026-11-21".parse().unwrap(),
        opponent,
        own,
        outcome: Outcome::Lost,
        ending: Ending::Played,
        moves: GAME.split(' ').map(|mv| mv.parse().unwrap()).collect(),
        favourite: false,
        analysis: Vec::new(),
        rounds: 0,
        tags: Tags::default(),
    }
}

#[test]
fn the_header_tells_who_played_and_the_player_first() {
    let game = || Game::from_record(GAME).unwrap();
    let against_cpu = kept(
        Opponent::Cpu {
            level: CpuLevel::One,
            day: None,
        },
        Color::White,
    );
    let header = Header::of(&game(), Some(&against_cpu));
    assert_eq!(
        (header.first, header.level),
        (Color::White, Some(CpuLevel::One))
    );
    assert_eq!(
        (&header.who.white, &header.who.black),
        (&Who::You, &Who::Cpu)
    );
    assert_eq!(header.score, game().position().score());
    let [one, two] = ["Aiko", "Ravi"].map(PlayerName::new);
    let people = kept(
        Opponent::People([one.clone(), two.clone()].into()),
        Color::Black,
    );
    let header = Header::of(&game(), Some(&people));
    assert_eq!(
        (header.who.black, header.who.white),
        (Who::Player(one), Who::Player(two))
    );
    let pasted = Header::of(&game(), None);
    assert_eq!((pasted.first, pasted.level), (Color::Black, None));
    assert_eq!(pasted.who.black, Who::Player(PlayerName::default()));
}

#[test]
fn an_empty_game_is_nothing_to_look_at() {
    assert!(Review::of(Game::new(), None, 1).is_none());
}

#[test]
fn what_is_known_for_good_is_not_asked_for_again() {
    let mut review = review();
    review.judge(0, judged(3, 3, "B1[B]"), true);
    review.judge(1, judged(5, 1, "B7[W]"), false);
    let estimate = Judged {
        exact: false,
        ..judged(7, 2, "B6")
    };
    review.judge(2, estimate, true);
    let known = review.known();
    assert_eq!(
        known[..3],
        [Known::Exact(3), Known::Nothing, Known::Estimated]
    );
    assert!(!review.is_judged());
    for turn in 0..9 {
        review.judge(turn, judged(0, 0, "B1[B]"), true);
    }
    assert!(review.is_judged());
    assert_eq!(review.next_round(), None, "everything is proved");
}

/// On a busy device the time of every round may be up before its last words: the analysis is over all the same, what was
/// guessed is an estimate, and what no round came to is begun again when the game is next looked at.
#[test]
fn an_analysis_ends_though_no_round_had_the_time_to_finish() {
    let game = Game::from_record(GAME).unwrap();
    let people = Opponent::People(Default::default());
    let mut review = Review::of(game, Some(kept(people, Color::Black)), 1).unwrap();
    let guess = || Judged {
        exact: false,
        ..judged(4, 1, "B6")
    };
    review.judge(8, judged(3, 3, "B1[B]"), true);
    for turn in 1..8 {
        review.judge(turn, guess(), false);
    }
    review.end_round();
    assert_eq!(review.next_round(), Some(Effort::More));
    assert_eq!(review.known()[..2], [Known::Nothing, Known::Estimated]);
    assert!(!review.is_judged(), "the next round may come to it");
    review.end_round();
    let progress = review.view().progress;
    assert!(review.is_judged() && progress.is_done);
    let count = review.game().turns().len();
    assert_eq!(
        (progress.judged, progress.proved, progress.count),
        (8, 1, count)
    );
    let kept = review.to_keep().unwrap();
    assert_eq!((kept.analysis[0].clone(), kept.rounds), (None, 0));
    review.judge(0, guess(), false);
    review.end_round();
    assert_eq!(review.to_keep().unwrap().rounds, 3, "now it is whole");
}

#[test]
fn a_game_from_elsewhere_is_walked_through_from_there() {
    let text = "from w/bbwbwb/.bwww...wb../............/...... b 0 0 : B8 C9 C5 B1[W]";
    let mut review = Review::of(Game::from_record(text).unwrap(), None, 1).unwrap();
    review.walk(Walk::First);
    let view = review.view();
    assert_eq!(view.cells[Cell::CP.index()].stone, Some(Color::White));
    assert!(view.can_play_on);
    review.walk(Walk::Forward);
    assert_eq!(
        review.view().last,
        Some((Color::Black, "B8".parse().unwrap()))
    );
}
