//! The worker of the web page finds what the program's thread finds, to the node: levels play alike everywhere.

use std::sync::mpsc::channel;

use reverstargo::cpu::{Cpu, engine_level, wire};
use rsg_classics::{Level, Terms};
use rsg_engine::{Game, Limits, SplitMix64, Thinker};
use rsg_game::progress::{CalendarDay, CpuLevel, TodayStrength, day_game};
use rsg_game::thinking::{AskKind, Placement, Question, Replay, SquaresTurn, StarTurn, Topic};
use serde_json::{Value, json};

use crate::driver::runner::Test;

/// Whole games, as the engine's tests know them.
const GAMES: &str = include_str!("../../../engine/tests/vectors/games.txt");

/// Sends one worker all questions, each of which has one answer. An empty text ends the answers to a question.
const ASK: &str = "
const [question, done] = arguments;
window.asked ??= hireWorker();
const answers = [];
asked.onmessage = ({data}) => data === '' ? done(answers) : answers.push(data);
asked.postMessage(question);
";

/// The results of Today's game that are played again by both.
const RESULTS: u32 = 200;

/// Proofs with their numbers of nodes, costs of placements and turns of every level, each after the one before, so that
/// the tables have to be alike, too.
pub fn the_worker_finds_what_the_program_finds(test: &Test<'_>) {
    expect_same_answers(test, topics());
}

/// Friends' results: a game that is played again has the same placements everywhere, or is none everywhere.
pub fn results_are_checked_alike(test: &Test<'_>) {
    expect_same_answers(
        test,
        (0..RESULTS)
            .map(|number| Topic::Replay(result(number)))
            .collect(),
    );
}

fn expect_same_answers(test: &Test<'_>, topics: Vec<Topic>) {
    let (sender, answers) = channel();
    let cpu = Cpu::start(move |answer| drop(sender.send(answer))).expect("a thread");
    let app = test.app().open();
    for (number, topic) in (1..).zip(topics) {
        let question = Question { number, topic };
        let text = wire::write_question(&question);
        cpu.ask(question);
        let here = answers.recv().expect("the thread answers");
        let there = app.browser().session.run_async(ASK, &[json!(text)]);
        let there = there.unwrap_or_else(|error| panic!("{text}: {error}"));
        let expected: Value = json!([wire::write_answer(&here)]);
        assert_eq!(there, expected, "{text}");
    }
}

fn topics() -> Vec<Topic> {
    let mut topics = Vec::new();
    for game in GAMES.lines().step_by(100) {
        topics.push(Topic::Ending(shortened(game, 9)));
        let game = shortened(game, 12);
        let turn = game.turns().len() - 1;
        topics.push(Topic::Cost(Placement {
            game: shortened(&game.record(), 1),
            turn: turn - 1,
        }));
        topics.extend(CpuLevel::STAR.into_iter().step_by(2).map(|level| {
            Topic::Turn(StarTurn {
                game: game.clone(),
                level,
                seed: 7,
                judge: None,
            })
        }));
    }
    for terms in ["reversi 6 othello most", "go 9 7 0"] {
        let terms: Terms = terms.parse().expect("a game");
        for level in [Level::ALL[0], Level::ALL[3]] {
            topics.push(Topic::SquaresTurn(SquaresTurn {
                game: terms.begin(),
                wish: AskKind::Turn,
                level: Some(level),
                seed: 7,
                judge: None,
            }));
        }
    }
    topics
}

/// A recorded game without its last turns.
fn shortened(record: &str, turns: usize) -> Game {
    let moves = record.split(" = ").next().unwrap_or_default();
    let mut game = Game::from_record(moves).expect("a game");
    for _ in 0..turns {
        game.undo();
    }
    game
}

/// A result of a day at Lv.1, Lv.3 or MAX, by somebody who places anything. Every fourth one lacks its last placement.
fn result(number: u32) -> Replay {
    let day = CalendarDay::numbered(number * 7 % 900).expect("a day");
    let strength = match number % 20 {
        0 => TodayStrength::Max,
        other if other % 2 == 0 => TodayStrength::Three,
        _ => TodayStrength::One,
    };
    let mut replay = Replay {
        begun: Game::from_position(day_game(day).position),
        placements: Vec::new(),
        level: strength.level(),
        seed: strength.seed(day),
    };
    let (mut game, mut thinker) = (replay.begun.clone(), Thinker::with_megabytes(8));
    let (level, mut chance) = (engine_level(replay.level), SplitMix64::new(number.into()));
    let side = game.position().to_move();
    while game.end().is_none() {
        let mv = if game.position().to_move() == side {
            let moves = game.moves();
            let mv = moves[chance.next() as usize % moves.len()];
            replay.placements.push(mv);
            mv
        } else {
            let report = thinker.choose(&game, level, replay.seed, Limits::default());
            report.expect("a move of the CPU").best
        };
        game.play(mv).expect("a legal move");
    }
    if number % 4 == 3 {
        replay.placements.pop();
    }
    replay
}
