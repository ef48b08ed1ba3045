//! The thinking thread as the app uses it: answers, stopping, old questions, a question that panics.

use super::*;
use rsg_engine::Game;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// Far longer than anything here takes: only a thread that never answers is waited for so long.
const LONG: Duration = Duration::from_secs(60);

fn question(number: u64, game: Game, level: CpuLevel) -> Question {
    Question {
        number,
        game,
        level,
        seed: 5,
        judge: None,
    }
}

fn game_after(moves: &str) -> Game {
    let mut game = Game::new();
    for word in moves.split_whitespace() {
        game.play(word.parse().unwrap()).unwrap();
    }
    game
}

fn with_search(build: fn() -> Search) -> (Cpu, Receiver<Answer>) {
    let (sender, answers) = channel();
    let answer = move |answer| {
        let _ = sender.send(answer);
    };
    let cpu = Cpu::with_search(build, answer, |_| {});
    (cpu.unwrap(), answers)
}

fn start() -> (Cpu, Receiver<Answer>) {
    with_search(engine_search)
}

#[test]
fn every_level_answers_with_a_legal_move_and_the_questions_number() {
    let (cpu, answers) = start();
    let game =
        game_after("BQ B2 BX B1[W] B4 B3[W] C2 BJ[W] C4 C3 CJ B7[B] B8 B5[B] A3[B] D4 C7 AJ[W]");
    for (number, level) in (10..).zip(CpuLevel::ALL) {
        cpu.ask(question(number, game.clone(), level));
        let answer = answers.recv_timeout(LONG).unwrap();
        assert_eq!(answer.question, number);
        assert!(game.moves().contains(&answer.mv));
    }
}

#[test]
fn equal_questions_get_equal_answers() {
    let answers: Vec<Move> = (0..2)
        .map(|_| {
            let (cpu, answers) = start();
            cpu.ask(question(1, game_after("B4 BQ"), CpuLevel::Two));
            answers.recv_timeout(LONG).unwrap().mv
        })
        .collect();
    assert_eq!(answers[0], answers[1]);
}

/// Thinks until it is stopped, and says on which side of that it is.
fn endless() -> Search {
    Box::new(|_, stopped| {
        while !stopped() {
            std::thread::yield_now();
        }
        None
    })
}

#[test]
fn a_stopped_question_is_not_answered() {
    let (cpu, answers) = with_search(endless);
    cpu.ask(question(1, Game::new(), CpuLevel::One));
    cpu.stop();
    drop(cpu);
    assert_eq!(
        answers.recv_timeout(LONG),
        Err(RecvTimeoutError::Disconnected),
        "the thread has ended without an answer"
    );
}

#[test]
fn a_new_question_stops_the_one_before() {
    fn only_the_second() -> Search {
        Box::new(|question, stopped| {
            while question.number == 1 && !stopped() {
                std::thread::yield_now();
            }
            question.game.moves().first().copied()
        })
    }
    let (cpu, answers) = with_search(only_the_second);
    cpu.ask(question(1, Game::new(), CpuLevel::One));
    cpu.ask(question(2, Game::new(), CpuLevel::One));
    assert_eq!(answers.recv_timeout(LONG).unwrap().question, 2);
}

#[test]
fn questions_that_pile_up_are_skipped() {
    let (cpu, answers) = start();
    for number in 1..50 {
        cpu.ask(question(number, Game::new(), CpuLevel::Final));
    }
    cpu.ask(question(50, game_after("B4"), CpuLevel::One));
    let last = loop {
        let answer = answers.recv_timeout(LONG).unwrap();
        if answer.question == 50 {
            break answer;
        }
    };
    assert!(game_after("B4").moves().contains(&last.mv));
}

#[test]
fn a_running_search_of_the_strongest_level_stops_when_told() {
    let (cpu, answers) = start();
    cpu.ask(question(1, game_after("B4 BQ CQ C1"), CpuLevel::Oracle));
    cpu.stop();
    cpu.ask(question(2, game_after("B4"), CpuLevel::One));
    let mut last = answers.recv_timeout(LONG).unwrap();
    if last.question == 1 {
        last = answers.recv_timeout(LONG).unwrap();
    }
    assert_eq!(last.question, 2);
}

#[test]
fn a_panic_in_the_search_is_survived_with_a_legal_move_and_a_new_search() {
    fn panics_once_a_build() -> Search {
        let mut calls = 0;
        Box::new(move |question, _| {
            calls += 1;
            assert!(
                calls > 1 || question.number > 1,
                "this panic is part of a test"
            );
            question.game.moves().last().copied()
        })
    }
    let (cpu, answers) = with_search(panics_once_a_build);
    let game = Game::new();
    cpu.ask(question(1, game.clone(), CpuLevel::One));
    let answer = answers.recv_timeout(LONG).unwrap();
    assert_eq!(answer.question, 1);
    assert!(game.moves().contains(&answer.mv));
    cpu.ask(question(2, game.clone(), CpuLevel::One));
    let answer = answers.recv_timeout(LONG).unwrap();
    assert_eq!(answer.mv, *game.moves().last().unwrap(), "it thinks again");
}

#[test]
fn a_search_that_finds_nothing_still_plays() {
    fn finds_nothing() -> Search {
        Box::new(|_, _| None)
    }
    let (cpu, answers) = with_search(finds_nothing);
    let game = game_after("B4");
    cpu.ask(question(1, game.clone(), CpuLevel::One));
    assert!(
        game.moves()
            .contains(&answers.recv_timeout(LONG).unwrap().mv)
    );
}

#[test]
fn a_finished_game_is_not_answered() {
    fn finds_nothing() -> Search {
        Box::new(|_, _| None)
    }
    let over = game_after(
        "B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9 B4 C4 B3[W] BX D4 D8 C8 C5 C6 CQ BQ B2 C2 C1 CJ CX DQ",
    );
    let (cpu, answers) = with_search(finds_nothing);
    cpu.ask(question(1, over, CpuLevel::One));
    cpu.ask(question(2, Game::new(), CpuLevel::One));
    assert_eq!(answers.recv_timeout(LONG).unwrap().question, 2);
}

#[test]
fn a_game_is_judged_bit_by_bit_and_what_is_known_is_left_alone() {
    let (cpu, _answers) = start();
    let (sender, told) = channel();
    let game = Game::from_record("from w/bbwbwb/.bwww...wb../bbwwbbwwbbw./bwbwb. b 0 0 :").unwrap();
    let mv = game.moves()[0];
    let mut game = game;
    game.play(mv).unwrap();
    let tell = move |finding| sender.send(finding).unwrap();
    cpu.judge(
        game.clone(),
        vec![Known::Nothing],
        Effort::First,
        tell.clone(),
    );
    let is_full = |finding| matches!(finding, Finding::Judged(_, Care::Full));
    while !is_full(told.recv_timeout(LONG).unwrap()) {}
    assert_eq!(told.recv_timeout(LONG), Ok(Finding::Done));
    cpu.judge(game, vec![Known::Enough], Effort::More, tell);
    assert_eq!(told.recv_timeout(LONG), Ok(Finding::Done));
    drop(cpu);
    assert_eq!(told.recv_timeout(LONG), Err(RecvTimeoutError::Disconnected));
}

#[test]
fn another_question_stops_an_analysis() {
    let (cpu, answers) = start();
    let (sender, told) = channel();
    let game = game_after("B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ DX B5[W]");
    // The first placements are solved openings, which are told at once and with care.
    let known = (0..game.turns().len())
        .map(|turn| {
            if turn < 5 {
                Known::Enough
            } else {
                Known::Nothing
            }
        })
        .collect();
    cpu.judge(game, known, Effort::Thorough, move |finding| {
        sender.send(finding).unwrap();
    });
    told.recv_timeout(LONG).unwrap();
    cpu.ask(question(3, game_after("B4"), CpuLevel::One));
    assert_eq!(answers.recv_timeout(LONG).unwrap().question, 3);
    drop(cpu);
    while let Ok(finding) = told.recv_timeout(LONG) {
        let is_glance = matches!(finding, Finding::Judged(_, Care::Glance));
        assert!(is_glance, "it would have taken far longer: {finding:?}");
    }
}

/// What the thread said, in its order.
#[derive(Debug, PartialEq)]
enum Said {
    Word(Word),
    Answer(u64),
}

fn start_with_a_teacher() -> (Cpu, Receiver<Said>) {
    let (sender, said) = channel();
    let words = sender.clone();
    let answer = move |answer: Answer| drop(sender.send(Said::Answer(answer.question)));
    let word = move |word| drop(words.send(Said::Word(word)));
    (Cpu::start(answer, word).unwrap(), said)
}

/// A first move of the second kind costs six points, which is proved (docs/solving.md).
fn said_of_a_worse_first_move(word: &Said, number: u64) -> bool {
    let Said::Word(word) = word else {
        return false;
    };
    word.question == number && (word.cost.points, word.cost.exact) == (6, true)
}

#[test]
fn a_word_on_the_placement_comes_before_the_move() {
    let (cpu, said) = start_with_a_teacher();
    cpu.ask(Question {
        judge: Some(0),
        ..question(4, game_after("B4"), CpuLevel::One)
    });
    let word = said.recv_timeout(LONG).unwrap();
    assert!(said_of_a_worse_first_move(&word, 4), "{word:?}");
    assert_eq!(said.recv_timeout(LONG), Ok(Said::Answer(4)));
}

#[test]
fn a_placement_is_judged_alone_and_another_question_ends_that() {
    let (cpu, said) = start_with_a_teacher();
    let teach = |number, game: Game, turn| PlacementQuestion { number, game, turn };
    cpu.teach(teach(5, game_after("B4 BQ"), 0));
    let word = said.recv_timeout(LONG).unwrap();
    assert!(said_of_a_worse_first_move(&word, 5), "{word:?}");
    cpu.teach(teach(6, game_after("B4 BX BJ[W] BQ B1[B] B6"), 5));
    cpu.teach(teach(7, game_after("B4"), 0));
    let mut last = said.recv_timeout(LONG).unwrap();
    if matches!(&last, Said::Word(word) if word.question == 6) {
        last = said.recv_timeout(LONG).unwrap();
    }
    assert!(said_of_a_worse_first_move(&last, 7), "{last:?}");
}

#[test]
fn a_turn_that_is_not_there_is_no_reason_to_say_nothing_else() {
    let (cpu, said) = start_with_a_teacher();
    cpu.ask(Question {
        judge: Some(9),
        ..question(8, game_after("B4"), CpuLevel::One)
    });
    assert_eq!(said.recv_timeout(LONG), Ok(Said::Answer(8)));
}

#[test]
fn a_question_at_the_table_is_answered_with_the_level_s_turn() {
    let (cpu, _answers) = start();
    let (sender, turns) = channel();
    let game = "reversi 6 othello most"
        .parse::<rsg_classics::Terms>()
        .unwrap()
        .begin();
    for level in [Some(rsg_classics::Level::Five), None] {
        let question = Box::new(TableQuestion {
            number: 1,
            game: game.clone(),
            wish: Wish::Turn,
            level,
            seed: 3,
        });
        let sender = sender.clone();
        cpu.ask_at_table(question, move |play| {
            let _ = sender.send(play);
        });
        let play = turns.recv_timeout(LONG).unwrap();
        assert_eq!(game.refusal(&play), None);
    }
}

#[test]
fn a_stopped_question_at_the_table_is_not_answered() {
    let (cpu, _answers) = with_search(endless);
    // The thread is busy until the next question comes, and that one is stopped before it begins.
    cpu.ask(question(1, Game::new(), CpuLevel::One));
    let (sender, turns) = channel::<Play>();
    let game = rsg_classics::Terms::default().begin();
    let at_table = TableQuestion {
        number: 2,
        game,
        wish: Wish::Turn,
        level: None,
        seed: 3,
    };
    cpu.ask_at_table(Box::new(at_table), move |play| {
        let _ = sender.send(play);
    });
    cpu.stop();
    drop(cpu);
    assert!(turns.try_recv().is_err());
}

fn position(question: u64, moves: &str) -> Box<TablePosition> {
    let game = rsg_classics::Terms::default().read(moves).unwrap();
    Box::new(TablePosition {
        question,
        played: game.placements().first().copied(),
        game,
    })
}

#[test]
fn positions_at_the_table_are_judged_and_a_stopped_one_is_not() {
    let (cpu, _answers) = start();
    let (sender, told) = channel();
    let tell = |name: &'static str| {
        let sender = sender.clone();
        move |judgement| sender.send((name, judgement)).unwrap()
    };
    cpu.judge_at_table(position(1, "f5d6"), tell("stopped"));
    cpu.judge_at_table(position(2, "f5"), tell("judged"));
    let (name, judgement) = told.recv_timeout(LONG).unwrap();
    assert_eq!(name, "judged");
    let judgement: rsg_classics::Judgement = judgement.unwrap();
    assert!(judgement.best.is_some() && !judgement.exact);
    assert!(judgement.played <= Some(judgement.lead));
    // In the classic opening there is nothing to be said.
    let terms: rsg_classics::Terms = "reversi 8 classic most".parse().unwrap();
    let opening = TablePosition {
        question: 3,
        game: terms.begin(),
        played: None,
    };
    cpu.judge_at_table(Box::new(opening), tell("opening"));
    assert_eq!(told.recv_timeout(LONG).unwrap(), ("opening", None));
}

fn refutation(number: u64, moves: &str) -> RefutationQuestion {
    RefutationQuestion {
        number,
        game: game_after(moves),
    }
}

/// Little enough to be solved at once.
const NEAR_THE_END: &str = "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ DX B5[W] B7[B] B2 B3[B] B8 C7 AJ[B] C6 C4 C5 C1 C9 C8 C2 D8 C3";

#[test]
fn how_a_game_ends_is_told_with_the_line_to_its_end() {
    let (cpu, _answers) = start();
    let (sender, told) = channel();
    cpu.refute(refutation(1, NEAR_THE_END), move |found| {
        sender.send(found).unwrap();
    });
    let solution = told.recv_timeout(LONG).unwrap().unwrap();
    let mut game = game_after(NEAR_THE_END);
    let mover = game.position().to_move();
    for mv in &solution.line {
        game.play(*mv).unwrap();
    }
    assert!(game.outcome().is_some());
    assert_eq!(game.position().score().lead(mover), solution.margin);
}

#[test]
fn a_stopped_question_about_an_end_is_not_answered() {
    let (cpu, _answers) = start();
    let (sender, told) = channel();
    // Nobody solves a game from its beginning.
    cpu.refute(refutation(1, "B4"), move |found| {
        sender.send(found).unwrap();
    });
    cpu.stop();
    drop(cpu);
    assert!(told.recv_timeout(LONG).is_err());
}
