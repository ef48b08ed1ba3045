//! The table, driven from outside: events in, effects and view out.
#![allow(clippy::unwrap_used)]

use rsg_classics::{Level, Mind, Play, SplitMix64, Square, Terms};
use rsg_engine::Color;

use super::{Asked, asked_for, lively, still, table_turn};
use crate::board::{Aim, Attention, BoardEvent, HINT_SHOWN, ScoreParts, Timer};
use crate::board::{AnyTable, BoardOptions};
use crate::progress::Absence;
use crate::progress::{
    Beginner, ByPlayer, CpuLevel, Ending, Format, HouseRules, MatchId, Millis, Minutes, Opponent,
    Outcome, Plan, Player, PlayerName, SavedStage, Snapshot,
};
use crate::session::{
    AnyDriver, AnyGame, AnyHint, BesideView, EndReason, HintView, PointView, SquareView,
};
use crate::session::{BoardOverlay, Command, DriverEffect, Finished, Who};
use crate::session::{SquaresView, TableNote};
use crate::thinking::{Answer, TableTurn, Wish};

mod clock;
mod go;
mod practice;
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

/// The saved game with these turns in place of its own.
fn with_turns(saved: Snapshot, record: &str, ahead: &str) -> Snapshot {
    Snapshot {
        stage: SavedStage::Playing {
            moves: record.to_owned(),
            undone: false,
            forward: ahead.to_owned(),
        },
        ..saved
    }
}

/// The turns of a saved game, and the same with those that were taken back.
fn turns_of(saved: &Snapshot) -> (&str, &str) {
    match &saved.stage {
        SavedStage::Playing { moves, forward, .. } => (moves, forward),
        stage => panic!("{stage:?}"),
    }
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

#[test]
fn a_tap_places_and_the_cpu_is_asked_and_answers_after_its_pause() {
    let mut table = against_cpu();
    assert_eq!(
        squares(&table)
            .squares
            .iter()
            .filter(|s| s.playable)
            .count(),
        4
    );
    let effects = tap(&mut table, "d3");
    assert!(effects.contains(&DriverEffect::Save));
    let asked = question(&effects).unwrap();
    assert_eq!((asked.level, asked.game.turns()), (Some(Level::One), 1));
    assert!(table.view().sides.turn.thinking);
    let play = Play::Place(square("c3"));
    let _ = table.apply_board(&BoardEvent::Answer(Answer::turn(asked.number, play)));
    assert_eq!(record(&table), "d3", "the pause is not over");
    let _ = table.apply_board(&BoardEvent::Elapsed(Timer::Pace(asked.number)));
    assert_eq!(record(&table), "d3c3");
    assert!(!table.view().sides.turn.thinking);
}

#[test]
fn taps_elsewhere_and_at_other_times_change_nothing() {
    let mut table = against_cpu();
    for name in ["a1", "d4", "j10"] {
        assert_eq!(tap(&mut table, name), []);
    }
    let asked = question(&tap(&mut table, "d3")).unwrap();
    assert_eq!(tap(&mut table, "c3"), [], "it is the CPU's turn");
    let _ = answer(&mut table, asked.number + 1, "c3");
    let _ = answer(&mut table, asked.number - 1, "c3");
    assert_eq!(record(&table), "d3");
}

#[test]
fn an_answer_that_cannot_be_played_is_replaced() {
    let mut table = against_cpu();
    let asked = question(&tap(&mut table, "d3")).unwrap();
    let _ = answer(&mut table, asked.number, "a1");
    assert_eq!(table.game().turns(), 2);
}

#[test]
fn undo_goes_back_to_the_players_last_turn_as_often_as_wanted() {
    let mut table = against_cpu();
    assert!(!table.view().can_undo);
    for (own, other) in [("d3", "c3"), ("c4", "c5")] {
        let asked = question(&tap(&mut table, own)).unwrap();
        let _ = answer(&mut table, asked.number, other);
    }
    assert_eq!(record(&table), "d3c3c4c5");
    let _ = table.apply_board(&BoardEvent::Undo);
    assert_eq!(record(&table), "d3c3");
    let effects = tap(&mut table, "c4");
    assert!(question(&effects).is_some());
    let effects = table.apply_board(&BoardEvent::Undo);
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    assert_eq!(record(&table), "d3c3");
    let _ = table.apply_board(&BoardEvent::Undo);
    assert_eq!(record(&table), "");
    assert!(!table.view().can_undo);
    assert_eq!(table.apply_board(&BoardEvent::Undo), []);
}

#[test]
fn a_hint_is_asked_for_shown_and_goes_by_itself() {
    let mut table = against_cpu();
    let asked = question(&table.apply_board(&BoardEvent::Hint)).unwrap();
    assert_eq!(asked.level, None);
    let play = Play::Place(square("d3"));
    let effects = table.apply_board(&BoardEvent::Answer(Answer::turn(asked.number, play)));
    let timer = Timer::Hint(asked.number);
    let millis = HINT_SHOWN;
    assert!(effects.contains(&DriverEffect::Device(Command::After { timer, millis })));
    assert_eq!(
        table.view().hint,
        HintView::Shown(AnyHint::Square(Play::Place(square("d3"))))
    );
    assert!(squares(&table).squares.iter().any(|square| square.hinted));
    let _ = table.apply_board(&BoardEvent::Elapsed(timer));
    assert_eq!(table.view().hint, HintView::Open);
    let _ = table.apply_board(&BoardEvent::Hint);
    let effects = tap(&mut table, "d3");
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    assert_eq!(record(&table), "d3");
}

#[test]
fn two_people_hand_the_phone_over_and_take_nothing_back() {
    let mut table = two_people("reversi 6 classic most");
    let view = table.view();
    assert!(!view.has_undo && view.hint == HintView::Never);
    assert_eq!(
        tap(&mut table, "a1"),
        [],
        "the first four go onto the middle"
    );
    let _ = tap(&mut table, "c3");
    assert!(matches!(
        table.overlay(),
        Some(BoardOverlay::HandOver {
            color: Color::White,
            ..
        })
    ));
    let _ = tap(&mut table, "d3");
    assert_eq!(record(&table), "c3", "the tap takes the phone over");
    let _ = tap(&mut table, "d3");
    assert_eq!(record(&table), "c3d3");
    assert_eq!(table.apply_board(&BoardEvent::Undo), []);
    assert_eq!(table.apply_board(&BoardEvent::Hint), []);
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

#[test]
fn while_a_placement_is_shown_a_tap_ends_that_and_does_nothing_else() {
    let plan = plan(EIGHT, people());
    let (mut table, _) = begin_at(plan, lively(), 0);
    let _ = tap(&mut table, "d3");
    let view = table.view().sides;
    assert!(view.step.showing && view.step.turn.is_some());
    let before = view.before.unwrap();
    assert_eq!(before.scores.black.total.in_halves(), 4);
    assert_eq!(view.panels.black.score.total.in_halves(), 8);
    assert_eq!(table.overlay(), None);
    let _ = tap(&mut table, "c3");
    assert_eq!(record(&table), "d3");
    assert!(matches!(
        table.overlay(),
        Some(BoardOverlay::HandOver { .. })
    ));
}

#[test]
fn nothing_moves_while_a_question_is_in_front_and_the_cpu_stops_while_nobody_looks() {
    let mut table = against_cpu();
    let asked = question(&tap(&mut table, "d3")).unwrap();
    let _ = table.attend(Attention::Held);
    let _ = answer(&mut table, asked.number, "c3");
    assert_eq!(record(&table), "d3");
    let _ = table.attend(Attention::Here);
    assert_eq!(record(&table), "d3c3", "what arrived happens afterwards");
    let asked = question(&tap(&mut table, "c4")).unwrap();
    let effects = table.attend(Attention::Away);
    assert_eq!(effects, [DriverEffect::Device(Command::StopThinking)]);
    let _ = answer(&mut table, asked.number, "c5");
    assert_eq!(record(&table), "d3c3c4");
    let again = question(&table.attend(Attention::Here)).unwrap();
    assert!(asked.number < again.number);
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
fn leaving_a_game_against_the_cpu_is_a_loss_once_something_was_placed() {
    assert_eq!(booked(&Box::new(against_cpu()).leave()), None);
    let mut table = against_cpu();
    let _ = tap(&mut table, "d3");
    assert!(table.leaving_loses() && table.has_stone_to_lose());
    let finished = booked(&Box::new(table).leave()).unwrap();
    assert_eq!(finished.winner, Some(Player::Two));
    assert_eq!(finished.ending, Ending::GivenUp);
    let mut table = two_people(EIGHT);
    let _ = tap(&mut table, "d3");
    assert!(!table.leaving_loses() && table.has_stone_to_lose());
    assert_eq!(booked(&Box::new(table).leave()), None);
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

#[test]
fn a_saved_game_that_cannot_have_been_played_is_refused() {
    let mut table = against_cpu();
    let _ = tap(&mut table, "d3");
    let saved = table.snapshot();
    for (terms, record) in [("chess 8", "d3"), (EIGHT, "a1"), (EIGHT, "♞")] {
        let mut broken = with_turns(saved.clone(), record, "");
        broken.plan.rules = terms.to_owned().into();
        assert!(
            Table::restore(broken.clone(), still()).is_err(),
            "{terms} {record}"
        );
    }
    assert!(Table::restore(saved.clone(), still()).is_ok());
}

fn seconds(table: &Table) -> [Option<u64>; 2] {
    let panels = table.view().sides.panels;
    [panels.black.seconds, panels.white.seconds]
}

#[test]
fn a_classic_between_two_people_has_undo_if_both_agree() {
    for (terms, turn) in [(EIGHT, "f5"), ("go 9 7 0", "e5")] {
        let plan = Plan {
            house: HouseRules {
                undo: true,
                opposite: true,
            },
            ..plan(terms, people())
        };
        let (mut table, _) = begin_at(plan, still(), 0);
        tap(&mut table, turn);
        assert!(table.view().can_undo, "{terms}");
        let _ = table.apply_board(&BoardEvent::Undo);
        assert!(matches!(
            table.overlay(),
            Some(BoardOverlay::UndoAsked {
                color: Color::Black,
                ..
            })
        ));
        let _ = table.apply_board(&BoardEvent::AgreeToUndo);
        assert_eq!(table.game().turns(), 0, "{terms}");
        let saved = table.snapshot();
        assert!(
            Table::restore(saved.clone(), still())
                .unwrap()
                .view()
                .has_undo
        );
    }
}

#[test]
fn two_people_at_a_table_are_called_by_their_names_and_their_result_is_kept() {
    let names = ByPlayer::from(["Aki", "Mira"].map(PlayerName::new));
    let people = Opponent::People(names);
    let plan = Plan {
        minutes: Minutes(1),
        ..plan(EIGHT, (people.clone(), Color::White))
    };
    let (mut table, _) = begin_at(plan, still(), 0);
    let sides = table.view().sides;
    assert_eq!(sides.own, Color::White, "the one who is named first");
    let name = |color: Color| match &sides.panels[color].who {
        Who::Player(name) => name.as_str().to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        (name(Color::Black), name(Color::White)),
        ("Mira".into(), "Aki".into())
    );
    let back = Table::restore(table.snapshot(), still()).unwrap();
    assert_eq!(back.plan(), table.plan());
    table.set_now(61_000);
    let effects = table.apply_board(&BoardEvent::GoOn);
    let finished = booked(&effects).unwrap();
    let date = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let result = finished.record(date).unwrap();
    assert_eq!(result.opponent, people);
    assert_eq!((result.color, result.outcome), (Color::White, Outcome::Won));
}
