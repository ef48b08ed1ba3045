//! The thinking thread as the app uses it: answers, stopping, old questions, a question that panics.

use super::thinkers::{Search, engine_search};
use super::*;
use rsg_classics::{Level as Five, Play, SquaresGame, Terms};
use rsg_engine::analysis::{Care, Known};
use rsg_engine::{Game, Move};
use rsg_game::progress::CpuLevel;
use rsg_game::thinking::{
    Analysis, Answer, AskKind, Effort, Finding, Placement, Question, SquaresPosition, SquaresTurn,
    StarTurn, Topic,
};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Far longer than anything here takes: only a thread that never answers is waited for so long.
const LONG: Duration = Duration::from_secs(60);

fn question(number: u64, game: Game, level: CpuLevel) -> Question {
    turn(number, game, level, None)
}

/// A question about a turn, with a word on a placement before it.
fn turn(number: u64, game: Game, level: CpuLevel, judge: Option<usize>) -> Question {
    let turn = StarTurn {
        game,
        level,
        // The tests' own searches know the question by it.
        seed: number,
        judge,
    };
    about(number, Topic::Turn(turn))
}

fn about(number: u64, topic: Topic) -> Question {
    Question { number, topic }
}

/// The next answer.
fn next(answers: &Receiver<Answer>) -> Answer {
    answers.recv_timeout(LONG).unwrap()
}

/// The next answer, which is a move on the star, and its question.
fn next_move(answers: &Receiver<Answer>) -> (u64, Move) {
    match next(answers) {
        Answer {
            question,
            finding: Finding::Turn(play),
        } => (question, play.on_star().unwrap()),
        other => panic!("{other:?}"),
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
    let cpu = Cpu::with_search(build, answer);
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
        let (answered, mv) = next_move(&answers);
        assert_eq!(answered, number);
        assert!(game.moves().contains(&mv));
    }
}

#[test]
fn equal_questions_get_equal_answers() {
    let answers: Vec<Move> = (0..2)
        .map(|_| {
            let (cpu, answers) = start();
            cpu.ask(question(1, game_after("B4 BQ"), CpuLevel::Two));
            next_move(&answers).1
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
        Box::new(|turn, stopped| {
            while turn.seed == 1 && !stopped() {
                std::thread::yield_now();
            }
            turn.game.moves().first().copied()
        })
    }
    let (cpu, answers) = with_search(only_the_second);
    cpu.ask(question(1, Game::new(), CpuLevel::One));
    cpu.ask(question(2, Game::new(), CpuLevel::One));
    assert_eq!(next(&answers).question, 2);
}

#[test]
fn questions_that_pile_up_are_skipped() {
    let (cpu, answers) = start();
    for number in 1..50 {
        cpu.ask(question(number, Game::new(), CpuLevel::Final));
    }
    cpu.ask(question(50, game_after("B4"), CpuLevel::One));
    let last = loop {
        let (question, mv) = next_move(&answers);
        if question == 50 {
            break mv;
        }
    };
    assert!(game_after("B4").moves().contains(&last));
}

#[test]
fn a_running_search_of_the_strongest_level_stops_when_told() {
    let (cpu, answers) = start();
    cpu.ask(question(1, game_after("B4 BQ CQ C1"), CpuLevel::Oracle));
    cpu.stop();
    cpu.ask(question(2, game_after("B4"), CpuLevel::One));
    let mut last = next(&answers);
    if last.question == 1 {
        last = next(&answers);
    }
    assert_eq!(last.question, 2);
}

#[test]
fn a_panic_in_the_search_is_survived_with_a_legal_move_and_a_new_search() {
    fn panics_once_a_build() -> Search {
        let mut calls = 0;
        Box::new(move |turn, _| {
            calls += 1;
            assert!(calls > 1 || turn.seed > 1, "this panic is part of a test");
            turn.game.moves().last().copied()
        })
    }
    let (cpu, answers) = with_search(panics_once_a_build);
    let game = Game::new();
    cpu.ask(question(1, game.clone(), CpuLevel::One));
    let (answered, mv) = next_move(&answers);
    assert_eq!(answered, 1);
    assert!(game.moves().contains(&mv));
    cpu.ask(question(2, game.clone(), CpuLevel::One));
    let (_, mv) = next_move(&answers);
    assert_eq!(mv, *game.moves().last().unwrap(), "it thinks again");
}

#[test]
fn a_search_that_finds_nothing_still_plays() {
    fn finds_nothing() -> Search {
        Box::new(|_, _| None)
    }
    let (cpu, answers) = with_search(finds_nothing);
    let game = game_after("B4");
    cpu.ask(question(1, game.clone(), CpuLevel::One));
    assert!(game.moves().contains(&next_move(&answers).1));
}

/// In Reversi Go a board may have no place left while there is still the button, or a pass.
#[test]
fn without_a_placement_there_is_still_a_turn_beside_the_board() {
    let mut random = rsg_classics::SplitMix64::new(5);
    let mut game = "go 9 7 0".parse::<Terms>().unwrap().begin();
    while let places @ [_, ..] = &game.placements()[..] {
        let place = places[random.below(places.len())];
        game.play(&Play::Place(place)).unwrap();
    }
    assert_eq!(game.ended(), None);
    let mut passes = 0;
    while game.ended().is_none() && !game.is_stopped() {
        let play = super::thinkers::any_play(&*game).unwrap();
        assert!(matches!(play, Play::Pass | Play::Button), "{play:?}");
        game.play(&play).unwrap();
        passes += 1;
    }
    assert!(passes > 1);
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
    assert_eq!(next(&answers).question, 2);
}

/// The player's tables are made at the first turn, make way for the analyst's, and are made again.
#[test]
fn the_search_is_built_when_a_turn_is_asked_for() {
    static BUILT: AtomicUsize = AtomicUsize::new(0);
    fn counted() -> Search {
        BUILT.fetch_add(1, Ordering::SeqCst);
        Box::new(|turn, _| turn.game.moves().first().copied())
    }
    let (cpu, answers) = with_search(counted);
    let built_after = |question: Question| {
        cpu.ask(question);
        while !matches!(next(&answers).finding, Finding::Turn(_) | Finding::Done) {}
        BUILT.load(Ordering::SeqCst)
    };
    let game = game_after("B4 BQ");
    let judged = |number| analysis(number, &game, vec![Known::Enough; 2], Effort::First);
    let turn = |number| question(number, game.clone(), CpuLevel::One);
    assert_eq!(built_after(judged(1)), 0);
    assert_eq!(built_after(turn(2)), 1);
    assert_eq!(built_after(turn(3)), 1);
    assert_eq!(built_after(judged(4)), 1);
    assert_eq!(built_after(turn(5)), 2);
}

fn analysis(number: u64, game: &Game, known: Vec<Known>, effort: Effort) -> Question {
    let game = game.clone();
    let analysis = Analysis {
        game,
        known,
        effort,
    };
    about(number, Topic::Analysis(analysis))
}

#[test]
fn a_game_is_judged_bit_by_bit_and_what_is_known_is_left_alone() {
    let (cpu, answers) = start();
    let from = "from w/bbwbwb/.bwww...wb../bbwwbbwwbbw./bwbwb. b 0 0 :";
    let mut game = Game::from_record(from).unwrap();
    let mv = game.moves()[0];
    game.play(mv).unwrap();
    cpu.ask(analysis(1, &game, vec![Known::Nothing], Effort::First));
    while !matches!(next(&answers).finding, Finding::Judged(_, Care::Full)) {}
    assert_eq!(next(&answers).finding, Finding::Done);
    cpu.ask(analysis(2, &game, vec![Known::Enough], Effort::More));
    let done = Answer {
        question: 2,
        finding: Finding::Done,
    };
    assert_eq!(next(&answers), done);
    drop(cpu);
    assert!(answers.recv_timeout(LONG).is_err());
}

#[test]
fn another_question_stops_an_analysis() {
    let (cpu, answers) = start();
    let game = game_after("B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ DX B5[W]");
    // The first placements are solved openings, which are told at once and with care.
    let known = (0..game.turns().len())
        .map(|turn| match turn {
            ..5 => Known::Enough,
            _ => Known::Nothing,
        })
        .collect();
    cpu.ask(analysis(2, &game, known, Effort::Thorough));
    let mut answer = next(&answers);
    assert_eq!(answer.question, 2);
    cpu.ask(question(3, game_after("B4"), CpuLevel::One));
    while answer.question == 2 {
        let is_glance = matches!(answer.finding, Finding::Judged(_, Care::Glance));
        assert!(is_glance, "it would have taken far longer: {answer:?}");
        answer = next(&answers);
    }
    assert_eq!(answer.question, 3);
}

/// Returns true for the verdict that a first move of the second kind costs six points, which is proved
/// (docs/solving.md).
fn is_word_on_a_worse_first_move(answer: &Answer, number: u64) -> bool {
    let Finding::Cost(cost) = answer.finding else {
        return false;
    };
    answer.question == number && (cost.points, cost.exact) == (6, true)
}

#[test]
fn a_word_on_the_placement_comes_before_the_move() {
    let (cpu, answers) = start();
    cpu.ask(turn(4, game_after("B4"), CpuLevel::One, Some(0)));
    let word = next(&answers);
    assert!(is_word_on_a_worse_first_move(&word, 4), "{word:?}");
    assert_eq!(next_move(&answers).0, 4);
}

#[test]
fn a_placement_is_judged_alone_and_another_question_ends_that() {
    let (cpu, answers) = start();
    let teach = |number, moves, turn| {
        let game = game_after(moves);
        about(number, Topic::Cost(Placement { game, turn }))
    };
    cpu.ask(teach(5, "B4 BQ", 0));
    let word = next(&answers);
    assert!(is_word_on_a_worse_first_move(&word, 5), "{word:?}");
    cpu.ask(teach(6, "B4 BX BJ[W] BQ B1[B] B6", 5));
    cpu.ask(teach(7, "B4", 0));
    let mut last = next(&answers);
    if last.question == 6 {
        last = next(&answers);
    }
    assert!(is_word_on_a_worse_first_move(&last, 7), "{last:?}");
}

#[test]
fn a_turn_that_is_not_there_is_no_reason_to_say_nothing_else() {
    let (cpu, answers) = start();
    cpu.ask(turn(8, game_after("B4"), CpuLevel::One, Some(9)));
    assert_eq!(next_move(&answers).0, 8);
}

fn on_squares(number: u64, game: Box<dyn SquaresGame>, level: Option<Five>) -> Question {
    let turn = SquaresTurn {
        game,
        wish: AskKind::Turn,
        level,
        seed: 3,
        judge: None,
    };
    about(number, Topic::SquaresTurn(turn))
}

#[test]
fn a_question_at_the_table_is_answered_with_the_level_s_turn() {
    let (cpu, answers) = start();
    let terms: Terms = "reversi 6 othello most".parse().unwrap();
    let game = terms.begin();
    for level in [Some(Five::Five), None] {
        cpu.ask(on_squares(1, game.clone(), level));
        let Finding::Turn(play) = next(&answers).finding else {
            panic!("no turn");
        };
        assert_eq!(game.refusal(&play.on_squares().unwrap()), None);
    }
}

#[test]
fn a_stopped_question_at_the_table_is_not_answered() {
    let (cpu, answers) = with_search(endless);
    // The thread is busy until the next question comes, and that one is stopped before it begins.
    cpu.ask(question(1, Game::new(), CpuLevel::One));
    cpu.ask(on_squares(2, Terms::default().begin(), None));
    cpu.stop();
    drop(cpu);
    assert!(answers.try_recv().is_err());
}

fn position(number: u64, terms: Terms, moves: &str) -> Question {
    let game = terms.read(moves).unwrap();
    let position = SquaresPosition {
        played: game.placements().first().copied().map(Play::Place),
        game,
    };
    about(number, Topic::SquaresPosition(position))
}

#[test]
fn positions_at_the_table_are_judged_and_a_stopped_one_is_not() {
    let (cpu, answers) = start();
    cpu.ask(position(1, Terms::default(), "f5d6"));
    cpu.ask(position(2, Terms::default(), "f5"));
    let answer = next(&answers);
    assert_eq!(answer.question, 2);
    let Finding::Position(Some(judgement)) = answer.finding else {
        panic!("{answer:?}");
    };
    assert!(judgement.best.is_some() && !judgement.exact);
    assert!(judgement.played <= Some(judgement.lead));
    // In the classic opening there is nothing to be said.
    cpu.ask(position(3, "reversi 8 classic most".parse().unwrap(), ""));
    let nothing = Answer {
        question: 3,
        finding: Finding::Position(None),
    };
    assert_eq!(next(&answers), nothing);
}

/// Little enough to be solved at once.
const NEAR_THE_END: &str = "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ DX B5[W] B7[B] B2 \
    B3[B] B8 C7 AJ[B] C6 C4 C5 C1 C9 C8 C2 D8 C3";

#[test]
fn how_a_game_ends_is_told_with_the_line_to_its_end() {
    let (cpu, answers) = start();
    let mut game = game_after(NEAR_THE_END);
    let mover = game.position().to_move();
    cpu.ask(about(1, Topic::Ending(game.clone())));
    let Finding::Ending(Some(solution)) = next(&answers).finding else {
        panic!("it is solved at once");
    };
    for mv in &solution.line {
        game.play(*mv).unwrap();
    }
    assert!(game.outcome().is_some());
    assert_eq!(game.position().score().lead(mover), solution.margin);
}

#[test]
fn a_stopped_question_about_an_end_is_not_answered() {
    let (cpu, answers) = start();
    // Nobody solves a game from its beginning.
    cpu.ask(about(1, Topic::Ending(game_after("B4"))));
    cpu.stop();
    drop(cpu);
    assert!(answers.recv_timeout(LONG).is_err());
}
