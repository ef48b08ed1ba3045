//! The table, driven from outside: events in, effects and view out.
#![allow(clippy::unwrap_used)]

use rsg_classics::{Level, Mind, Play, SplitMix64, Square, Terms};
use rsg_engine::Color;

use super::{Asked, asked_for, squares_turn, still};
use crate::board::{Aim, Attention, BoardEvent, ScoreParts, Timer};
use crate::board::{AnySquaresGame, BoardOptions};
use crate::progress::{CpuLevel, Ending, Format, Millis, Minutes, Opponent, Outcome, Plan, Player};
use crate::session::{AnyDriver, AnyHint, HintView, PointView, RunningGame, SquareView};
use crate::session::{BoardOverlay, Command, DriverEffect, Finished};
use crate::session::{SquaresNote, SquaresView};
use crate::thinking::{Answer, AskKind, SquaresTurn};

mod by_message;
mod go;

/// The opponent, with the colour of the player or of whoever is named first.
type Against = (Opponent, Color);

fn plan(terms: &str, (opponent, first): Against) -> Plan {
    Plan {
        rules: terms.parse::<Terms>().unwrap().into(),
        ..super::plan(opponent, first)
    }
}

/// A match on squares.
type Table = crate::session::Match<AnySquaresGame>;

fn begin_at(plan: Plan, options: BoardOptions, now: Millis) -> (Table, Vec<DriverEffect>) {
    Table::begin_at(plan, None, options, now).unwrap()
}

fn cpu(own: Color) -> Against {
    (super::cpu(), own)
}

fn people() -> Against {
    (super::people(), Color::Black)
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
fn question(effects: &[DriverEffect]) -> Option<Asked<SquaresTurn>> {
    asked_for(effects, squares_turn).last()
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

/// The winner by the result; none in a draw.
fn winner(table: &Table) -> Option<Color> {
    table.result().unwrap().winner()?.color
}

fn record(table: &Table) -> String {
    table.game().record()
}

/// Plays to the end, each person by chance, the CPU as its level does; now and then the game is saved and taken up
/// again.
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
fn every_match_against_a_level_ends_is_booked_once_and_is_the_same_after_every_restore() {
    let (most, fewest) = ("reversi 6 othello most", "reversi 6 classic fewest");
    for (seed, (terms, own, format)) in (1..).zip([
        (most, Color::Black, Format::Single),
        (fewest, Color::White, Format::Single),
        (most, Color::Black, Format::Reverse),
        (most, Color::White, Format::Reverse),
        (fewest, Color::White, Format::Reverse),
    ]) {
        let plan = Plan {
            format,
            ..plan(terms, cpu(own))
        };
        let (mut table, effects) = begin_at(plan, still(), 0);
        let results = play_out(&mut table, effects, seed);
        let [finished] = &results[..] else {
            panic!("{results:?}");
        };
        let games = if format == Format::Single { 1 } else { 2 };
        assert_eq!(finished.games.len(), games);
        let over = table.result().unwrap();
        let totals = over.sides.each_ref().map(|side| {
            let ScoreParts::Discs { on_board } = side.score.parts else {
                panic!("{:?}", side.score);
            };
            assert!(on_board <= side.score.total);
            side.score.total.in_halves() as usize
        });
        // Who has less wins a game for the fewest.
        let [one, two] = totals.map(|total| if terms == most { total } else { 144 - total });
        let winner = match one.cmp(&two) {
            std::cmp::Ordering::Greater => Some(Player::One),
            std::cmp::Ordering::Less => Some(Player::Two),
            std::cmp::Ordering::Equal => None,
        };
        assert_eq!(
            (totals.iter().sum::<usize>(), finished.winner),
            (72 * games, winner)
        );
        let record = finished.record(Default::default()).unwrap();
        assert_eq!(record.outcome, Outcome::of(Player::One, winner));
        let again = Table::restore(table.snapshot(), still()).unwrap();
        assert_eq!(again.result(), Some(over));
        assert_eq!(again.finished().as_ref(), Some(finished));
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
