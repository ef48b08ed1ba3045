//! Walking through a game and its better lines.
#![allow(clippy::unwrap_used)]

mod squares;

use super::*;
use crate::board::{BoardEvent, BoardStep};
use crate::progress::{
    CpuLevel, Ending, GameKey, KeptGame, MatchId, Opponent, Outcome, PlayerName, Rules, Tags,
};
use crate::session::BoardView;
use crate::session::view::{CellView, Highlight, NumberedStone};
use crate::session::{OverView, Who};
use crate::thinking::Effort;
use rsg_engine::analysis::Known;
use rsg_engine::{ByColor, Cell};
use rsg_engine::{Game, Move};

const GAME: &str = "B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9";

fn judged(before: i32, after: i32, line: &str) -> Worth {
    Worth {
        before: Points::whole(before),
        after: Some(Points::whole(after)),
        exact: true,
        line: line.split(' ').map(|mv| mv.parse().unwrap()).collect(),
        only: false,
    }
}

fn review() -> Review {
    look_at(Game::from_record(GAME).unwrap(), None).unwrap()
}

fn look_at(game: Game, kept: Option<KeptGame>) -> Option<Review> {
    let over = kept.as_ref().and_then(OverView::of_kept);
    let over = over.unwrap_or_else(|| OverView::of_pasted(&game));
    Review::of_star(game, kept, Header::from(&over), false, 1)
}

fn cells(view: &ReviewView) -> &[CellView] {
    match &view.board {
        BoardView::Star { cells, .. } => cells,
        other => panic!("{other:?}"),
    }
}

fn step(view: &ReviewView) -> &BoardStep {
    &view.step
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
    assert!(step(&view).showing && step(&view).turn.is_some());
    review.apply_board(&BoardEvent::Animated {
        step: step(&view).number,
    });
    assert!(!step(&review.view()).showing);
    review.walk(Walk::Back);
    assert_eq!(step(&review.view()).turn, None);
    review.walk(Walk::To(99));
    assert_eq!(review.view().place, Place::Game(9));
}

#[test]
fn how_a_game_ended_is_told_on_its_last_board_alone() {
    let record = include_str!("../../../../engine/tests/vectors/games.txt");
    let game = Game::from_record(record.lines().next().unwrap()).unwrap();
    let (count, outcome) = (game.turns().len(), game.outcome());
    assert!(outcome.is_some());
    let mut of_it = look_at(game.clone(), None).unwrap();
    assert!(of_it.view().over);
    of_it.walk(Walk::To(count - 1));
    assert!(!of_it.view().over);
    // Nor where a line that might have been played has come to its end.
    of_it.walk(Walk::To(count));
    let last = game.turns()[count - 1].mv.to_string();
    of_it.judge(count - 1, judged(5, 0, &last), true);
    of_it.walk(Walk::Best);
    of_it.walk(Walk::Forward);
    assert!(of_it.shown_game().star().unwrap().outcome().is_some());
    assert!(!of_it.view().over);
    // A game that was left has not ended.
    assert!(!review().view().over);
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
fn it_leads_once_to_the_players_costliest_turn_if_nothing_was_touched() {
    let opponent = Opponent::Cpu {
        level: CpuLevel::One,
        day: None,
    };
    let led = |touched: bool| {
        let own = Some(kept(opponent.clone(), Color::Black));
        let mut review = look_at(Game::from_record(GAME).unwrap(), own).unwrap();
        if touched {
            review.walk(Walk::Back);
        }
        for turn in 0..9 {
            let loss = [2, 9, 4, 7, 0, 0, 0, 0, 0][turn];
            review.judge(turn, judged(loss, 0, "B1[B]"), true);
            review.lead();
        }
        review
    };
    assert_eq!(led(true).view().place, Place::Game(8));
    let mut review = led(false);
    assert_eq!(
        review.view().place,
        Place::Game(3),
        "the CPU's are no lesson"
    );
    review.walk(Walk::Last);
    review.lead();
    assert_eq!(review.view().place, Place::Game(9), "once");
}

#[test]
fn the_costliest_are_the_players_own_before_the_cpus() {
    let opponent = Opponent::Cpu {
        level: CpuLevel::One,
        day: None,
    };
    let game = || Game::from_record(GAME).unwrap();
    let costly = |kept| {
        let mut review = look_at(game(), kept).unwrap();
        for (turn, loss) in [(0, 2), (1, 9), (2, 4), (3, 7)] {
            review.judge(turn, judged(loss, 0, "B1[B]"), true);
        }
        review.walk(Walk::Worst);
        (review.view().worst, review.view().place)
    };
    let own = Some(kept(opponent, Color::Black));
    assert_eq!(costly(own), (vec![2, 0, 1], Place::Game(3)));
    // In a game that was pasted in nobody is oneself.
    assert_eq!(costly(None), (vec![1, 3, 2], Place::Game(2)));
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
    assert_eq!(cells(&view)[Cell::BQ.index()].ghost, Some(Color::Black));
    assert!(cells(&view).iter().any(|cell| cell.foreseen.is_some()));
    review.walk(Walk::Forward);
    review.walk(Walk::Forward);
    review.walk(Walk::Forward);
    assert_eq!(review.shown_game().written(), "BQ B7[W]");
    review.walk(Walk::Best);
    assert_eq!(review.view().place, Place::Game(1));
}

/// The numbered stones of a board, in the order of their numbers: cell, colour, and true for one that is still to come.
fn numbered(view: &ReviewView) -> Vec<(Cell, Color, bool)> {
    let mut numbered: Vec<(NumberedStone, Cell)> = cells(view)
        .iter()
        .filter_map(|cell| match cell.highlight {
            Some(Highlight::Numbered(stone)) => Some((stone, cell.cell)),
            _ => None,
        })
        .collect();
    numbered.sort_by_key(|(stone, _)| stone.number);
    let numbers = numbered.iter().map(|(stone, _)| usize::from(stone.number));
    assert_eq!(
        numbers.collect::<Vec<_>>(),
        (1..=numbered.len()).collect::<Vec<_>>()
    );
    numbered
        .into_iter()
        .map(|(stone, cell)| (cell, stone.color, stone.is_to_come))
        .collect()
}

#[test]
fn stones_of_a_better_line_carry_their_numbers() {
    use Color::{Black, White};
    let mut review = review();
    // Longer than what is shown at once.
    review.judge(0, judged(5, 0, "BQ B2 BX B1[W] B4"), true);
    review.walk(Walk::To(1));
    assert_eq!(numbered(&review.view()), [], "the game has no numbers");
    review.walk(Walk::Best);
    let view = review.view();
    // The first one is held over the board, and needs no second stone.
    assert_eq!(cells(&view)[Cell::BQ.index()].ghost, Some(Black));
    let first = [
        (Cell::BQ, Black, false),
        (Cell::B2, White, true),
        (Cell::BX, Black, true),
    ];
    assert_eq!(numbered(&view), first);
    review.walk(Walk::Forward);
    assert_eq!(numbered(&review.view()), first);
    for _ in 1..5 {
        review.walk(Walk::Forward);
    }
    let view = review.view();
    let all = numbered(&view);
    assert_eq!(all.len(), 5);
    for (cell, color, is_to_come) in all {
        assert!(!is_to_come);
        assert_eq!(
            cells(&view)[cell.index()].stone,
            Some(color),
            "{cell}: as it lies there"
        );
    }
}

#[test]
fn a_last_word_stays_and_accuracy_waits_for_every_placement() {
    let mut review = review();
    review.judge(0, judged(3, 3, "B1[B]"), true);
    review.judge(0, judged(9, 0, "B1[B]"), false);
    assert_eq!(
        review.view().rows[0].worth.as_ref().unwrap().cost,
        Points::default()
    );
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
fn margin(view: &ReviewView, turn: usize) -> Option<i32> {
    Some(view.margins[turn]?.lead.in_halves() / 2)
}

#[test]
fn what_is_estimated_is_told_from_what_is_proved() {
    let mut review = review();
    let estimate = Worth {
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
        rules: Rules::Star,
        record: GAME.to_owned(),
        favourite: false,
        analysis: Vec::new(),
        rounds: 0,
        tags: Tags::default(),
        from: None,
    }
}

#[test]
fn the_header_tells_who_played_and_the_player_first() {
    let header = |kept: Option<KeptGame>| {
        let game = Game::from_record(GAME).unwrap();
        look_at(game, kept).unwrap().view().header
    };
    let against_cpu = kept(
        Opponent::Cpu {
            level: CpuLevel::One,
            day: None,
        },
        Color::White,
    );
    let told = header(Some(against_cpu));
    assert_eq!(
        (told.first, told.level),
        (Color::White, Some(CpuLevel::One))
    );
    assert_eq!(
        (&told.who.white, &told.who.black),
        (&Who::You, &Who::Cpu(CpuLevel::One))
    );
    let score = Game::from_record(GAME).unwrap().position().score();
    let points = |color: Color| Points::whole(score[color].into());
    assert_eq!(told.score, ByColor::new_with(points));
    let [one, two] = ["Aiko", "Ravi"].map(PlayerName::new);
    // The one who is named first stands first, whoever won.
    for outcome in [Outcome::Won, Outcome::Lost] {
        let people = KeptGame {
            outcome,
            ..kept(
                Opponent::People([one.clone(), two.clone()].into()),
                Color::White,
            )
        };
        let told = header(Some(people));
        assert_eq!(told.first, Color::White);
        assert_eq!(
            (told.who.white, told.who.black),
            (Who::Player(one.clone()), Who::Player(two.clone()))
        );
    }
    let pasted = header(None);
    assert_eq!((pasted.first, pasted.level), (Color::Black, None));
    assert_eq!(pasted.who.black, Who::Player(PlayerName::default()));
}

#[test]
fn an_empty_game_is_nothing_to_look_at() {
    assert!(look_at(Game::new(), None).is_none());
}

#[test]
fn what_is_known_for_good_is_not_asked_for_again() {
    let mut review = review();
    review.judge(0, judged(3, 3, "B1[B]"), true);
    review.judge(1, judged(5, 1, "B7[W]"), false);
    let estimate = Worth {
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
    assert_eq!(review.wanted(), None, "everything is proved");
}

/// On a busy device the time of every round may be up before its last words: the analysis is over all the same, what
/// was guessed is an estimate, and what no round came to is begun again when the game is next looked at.
#[test]
fn an_analysis_ends_though_no_round_had_the_time_to_finish() {
    let game = Game::from_record(GAME).unwrap();
    let people = Opponent::People(Default::default());
    let mut review = look_at(game, Some(kept(people, Color::Black))).unwrap();
    let guess = || Worth {
        exact: false,
        ..judged(4, 1, "B6")
    };
    review.judge(8, judged(3, 3, "B1[B]"), true);
    for turn in 1..8 {
        review.judge(turn, guess(), false);
    }
    review.end_round();
    assert_eq!(review.wanted(), Some(ReviewQuestion::Round(Effort::More)));
    assert_eq!(review.known()[..2], [Known::Nothing, Known::Estimated]);
    assert!(!review.is_judged(), "the next round may come to it");
    review.end_round();
    let progress = review.view().progress;
    assert!(review.is_judged() && progress.is_done);
    let count = review.game().turns();
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
    let mut review = look_at(Game::from_record(text).unwrap(), None).unwrap();
    review.walk(Walk::First);
    let view = review.view();
    assert_eq!(cells(&view)[Cell::CP.index()].stone, Some(Color::White));
    assert!(view.can_play_on);
    review.walk(Walk::Forward);
    assert_eq!(
        review.view().last,
        Some((Color::Black, "B8".parse::<Move>().unwrap().into()))
    );
}

#[test]
fn a_lost_game_turned_at_the_last_placement_before_which_it_was_not_lost() {
    let mut review = review();
    // Black's placements are the even turns. Each tells the lead before it and after it.
    let leads = [
        (3, 3),
        (-3, -3),
        (3, 1),
        (-1, -1),
        (1, -4),
        (4, 4),
        (-4, -6),
        (6, 6),
    ];
    for (turn, (before, after)) in leads.into_iter().enumerate() {
        review.judge(turn, judged(before, after, "B1[B]"), true);
    }
    assert_eq!(
        review.turning(Color::Black),
        None,
        "its last placement is not judged"
    );
    review.judge(8, judged(-6, -6, "B9"), true);
    assert_eq!(review.turning(Color::Black), Some(4));
    assert_eq!(review.turning(Color::White), None, "White did not lose");
}

#[test]
fn a_turning_that_is_estimated_is_not_told() {
    let mut review = review();
    let guess = Worth {
        exact: false,
        ..judged(1, -6, "B9")
    };
    review.judge(8, guess, true);
    assert_eq!(review.turning(Color::Black), None);
}
