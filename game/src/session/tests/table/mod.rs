//! The table, driven from outside: events in, effects and view out.
#![allow(clippy::unwrap_used)]

use rsg_classics::{Level, Mind, Play, SplitMix64, Square, Terms};
use rsg_engine::Color;

use super::{Asked, asked_for, still, table_turn};
use crate::board::{Aim, Attention, BoardEvent, ScoreParts, Timer};
use crate::board::{AnyTable, BoardOptions};
use crate::progress::{
    Beginner, ByPlayer, CpuLevel, Ending, Format, HouseRules, MatchId, Millis, Minutes, Opponent,
    Outcome, Plan, Player,
};
use crate::session::{AnyDriver, AnyGame, AnyHint, HintView, PointView, SquareView};
use crate::session::{BoardOverlay, Command, DriverEffect, Finished};
use crate::session::{SquaresView, TableNote};
use crate::thinking::{Answer, TableTurn, Wish};

mod go;
mod remote;
mod reverse;

/// The opponent, with the colour of the player or of whoever is named first.
type Against = (Opponent, Color);

fn plan(terms: &str, (opponent, first): Against) -> Plan {
    Plan {
        id: MatchId(1),
        rules: terms.parse::<Terms>().unwrap().into(),
        opponent,
        format: Format::Single,
        first,
        won_before: 0,
        seed: 5,
        minutes: Minutes(0),
        house: HouseRules::default(),
        beginner: Beginner::default(),
        pasted: false,
    }
}

/// A match on squares.
type Table = crate::session::Match<AnyTable>;

fn begin_at(plan: Plan, options: BoardOptions, now: Millis) -> (Table, Vec<DriverEffect>) {
    Table::begin_at(plan, None, options, now).unwrap()
}

fn cpu(own: Color) -> Against {
    let (level, day) = (CpuLevel::One, None);
    (Opponent::Cpu { level, day }, own)
}

fn people() -> Against {
    (Opponent::People(ByPlayer::default()), Color::Black)
}

const EIGHT: &str = "reversi 8 othello most";

fn against_cpu() -> Table {
    begin_at(plan(EIGHT, cpu(Color::Black)), still(), 0).0
}

fn two_people(terms: &str) -> Table {
    begin_at(plan(terms, people()), still(), 0).0
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn tap(table: &mut Table, name: &str) -> Vec<DriverEffect> {
    table.apply_board(&BoardEvent::Tap(square(name).into()))
}

/// The question that is asked among these effects.
fn question(effects: &[DriverEffect]) -> Option<Asked<TableTurn>> {
    asked_for(effects, table_turn).last()
}

/// The CPU answers a question, and the pause is over.
fn answer(table: &mut Table, number: u64, name: &str) -> Vec<DriverEffect> {
    let play = Play::Place(square(name));
    let mut effects = table.apply_board(&BoardEvent::Answer(Answer::turn(number, play)));
    effects.extend(table.apply_board(&BoardEvent::Elapsed(Timer::Pace(number))));
    effects
}

fn booked(effects: &[DriverEffect]) -> Option<Finished> {
    effects.iter().find_map(|effect| match effect {
        DriverEffect::Book(finished) => Some((**finished).clone()),
        _ => None,
    })
}

/// The board, with what only its game has.
fn squares(table: &Table) -> SquaresView {
    table.view().squares().unwrap().clone()
}

/// Who has won, as the result tells it; none in a draw.
fn winner(table: &Table) -> Option<Color> {
    table.result().unwrap().winner()?.color
}

fn record(table: &Table) -> String {
    table.game().record()
}

/// The first moves of a game at 6×6 in which somebody passes.
fn until_a_pass() -> (String, Color) {
    for seed in 0.. {
        let terms: Terms = "reversi 6 othello most".parse().unwrap();
        let mut game = terms.begin();
        let mut chance = SplitMix64::of_pair(seed, 3);
        while game.ended().is_none() {
            let open = game.placements();
            let square = open[chance.below(open.len())];
            let before = game.record();
            game.play(&Play::Place(square)).unwrap();
            let change = game.last().unwrap();
            if change.passes {
                return (format!("{before} {square}"), change.by);
            }
        }
    }
    unreachable!()
}

#[test]
fn a_pass_is_told_and_goes_on_with_a_tap_or_by_itself() {
    let (moves, own) = until_a_pass();
    let (before, last) = moves.rsplit_once(' ').unwrap();
    for taps in [true, false] {
        let plan = plan("reversi 6 othello most", cpu(own));
        let (mut table, _) = Table::begin_at(plan, Some(before), still(), 0).unwrap();
        let effects = tap(&mut table, last);
        assert!(matches!(table.overlay(), Some(BoardOverlay::Pass { color, .. }) if color == !own));
        assert_eq!(question(&effects), None);
        if taps {
            let _ = table.apply_board(&BoardEvent::GoOn);
        } else {
            let step = table.view().sides.step.number;
            let _ = table.apply_board(&BoardEvent::Elapsed(Timer::Pass(step)));
        }
        assert_eq!(table.overlay(), None);
        assert!(squares(&table).squares.iter().any(|square| square.playable));
    }
}

/// Plays to the end, each person by chance, the CPU as its level does; now and then the game is saved and taken up again.
fn play_out(table: &mut Table, mut effects: Vec<DriverEffect>, seed: u64) -> Vec<Finished> {
    let (mut mind, mut chance) = (Mind::default(), SplitMix64::of_pair(seed, 7));
    let mut booked_results = Vec::new();
    while !table.is_over() {
        if chance.below(4) == 0 {
            let saved = table.snapshot();
            *table = Table::restore(saved.clone(), still()).unwrap();
            assert_eq!(table.snapshot(), saved);
            effects = table.attend(Attention::Here);
        }
        effects = match (table.overlay(), question(&effects)) {
            _ if table.is_between() => {
                assert_eq!(booked_results, [], "there is one result");
                table.apply_board(&BoardEvent::NextGame)
            }
            (Some(_), _) => table.apply_board(&BoardEvent::GoOn),
            (None, Some(asked)) => {
                let play = mind.choose(&*asked.game, asked.level, asked.seed, &|| false);
                let Some(Play::Place(square)) = play else {
                    panic!("no answer");
                };
                answer(table, asked.number, &square.to_string())
            }
            (None, None) => {
                let squares = squares(table).squares;
                let open: Vec<_> = squares.iter().filter(|square| square.playable).collect();
                let square = open[chance.below(open.len())].square;
                table.apply_board(&BoardEvent::Tap(square.into()))
            }
        };
        booked_results.extend(booked(&effects));
    }
    booked_results
}

#[test]
fn every_game_against_a_level_ends_is_booked_once_and_is_the_same_after_every_restore() {
    for (terms, own) in [
        ("reversi 6 othello most", Color::Black),
        ("reversi 6 classic fewest", Color::White),
    ] {
        let plan = plan(terms, cpu(own));
        let (mut table, effects) = begin_at(plan, still(), 0);
        let booked_results = play_out(&mut table, effects, 7);
        let [finished] = &booked_results[..] else {
            panic!("{booked_results:?}");
        };
        let over = table.result().unwrap();
        let date = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let outcome = finished.record(date).unwrap().outcome;
        assert_eq!(outcome == Outcome::Won, winner(&table) == Some(own));
        let totals = over.sides.each_ref().map(|side| {
            let ScoreParts::Discs { on_board } = side.score.parts else {
                panic!("{:?}", side.score);
            };
            assert!(on_board <= side.score.total);
            side.score.total.in_halves()
        });
        assert_eq!(totals.iter().sum::<i32>(), 72);
    }
}

#[test]
fn a_pasted_game_is_played_on_and_counts_for_nothing() {
    let plan = Plan {
        pasted: true,
        ..plan(EIGHT, cpu(Color::White))
    };
    let (table, effects) = Table::begin_at(plan.clone(), Some("d3c3"), still(), 0).unwrap();
    assert!(question(&effects).is_some());
    assert!(!table.leaving_loses());
    let over = "e6f4e3f6g5d6e7f5c5";
    let (table, _) = Table::begin_at(plan, Some(over), still(), 0).unwrap();
    assert_eq!(winner(&table), Some(Color::Black));
    let date = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    assert_eq!(table.finished().unwrap().record(date), None);
}

fn seconds(table: &Table) -> [Option<u64>; 2] {
    let panels = table.view().sides.panels;
    [panels.black.seconds, panels.white.seconds]
}
