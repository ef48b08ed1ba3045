//! Random games of all three kinds: every question and answer that can come up in them is the same after writing and
//! reading.

use rsg_classics::{self as classics, Level, Play, Points, Square, SquaresGame, Terms};
use rsg_engine::analysis::{
    Care, Cost, Known, OpeningFound, Piece, PieceAnswer, PieceFound, Solve, Solved,
};
use rsg_engine::{self as engine, Color, Game, Move, Position, Solution};
use rsg_game::progress::CpuLevel;
use rsg_game::thinking::{
    Analysis, AskKind, Effort, Finding, NoPuzzle, Placement, PuzzleVerdict, SquaresPosition,
    SquaresTurn, StarTurn, Topic,
};

use super::*;

/// A number below `end`, another one with each call: the top bits of a multiplicative generator.
fn draw(state: &mut u64, end: usize) -> usize {
    *state = state
        .wrapping_mul(0x5851_f42d_4c95_7f2d)
        .wrapping_add(0x1405_7b7e_f767_814f);
    ((*state >> 33) as usize) % end
}

fn arrives(topic: Topic, number: u64) {
    let question = Question { number, topic };
    let text = write_question(&question);
    assert_eq!(read_question(&text).unwrap(), question, "{text}");
}

fn comes_back(finding: Finding, question: u64) {
    let answer = Answer { question, finding };
    let text = write_answer(&answer);
    assert_eq!(read_answer(&text).unwrap(), answer, "{text}");
}

fn known(state: &mut u64) -> Known {
    match draw(state, 5) {
        0 => Known::Nothing,
        1 => Known::Estimated,
        2 => Known::Enough,
        3 => Known::Exact(draw(state, 75) as i32 - 37),
        _ => Known::Before(draw(state, 75) as i32 - 37),
    }
}

/// All questions that can come up in a game on the star as it stands.
fn ask_on_the_star(game: &Game, state: &mut u64) {
    let number = draw(state, usize::MAX) as u64;
    let turns = game.turns().len();
    arrives(
        Topic::Turn(StarTurn {
            game: game.clone(),
            level: CpuLevel::ALL[draw(state, CpuLevel::ALL.len())],
            seed: u64::MAX - number,
            judge: turns.checked_sub(1).filter(|_| draw(state, 2) == 0),
        }),
        number,
    );
    let placement = Placement {
        game: game.clone(),
        turn: turns,
    };
    arrives(Topic::Cost(placement), number);
    arrives(Topic::Ending(game.clone()), number);
    arrives(Topic::Puzzle(game.clone()), number);
    for effort in [Effort::Check, Effort::First, Effort::More, Effort::Thorough] {
        let analysis = Analysis {
            game: game.clone(),
            known: (0..turns).map(|_| known(state)).collect(),
            effort,
        };
        arrives(Topic::Analysis(analysis), number);
    }
}

/// All answers that can come up where these moves can be played.
fn answer_on_the_star(game: &Game, moves: &[Move], state: &mut u64) {
    let number = draw(state, usize::MAX) as u64;
    let mut any = |end: usize| draw(state, end);
    let (best, reply) = (moves[any(moves.len())], moves[any(moves.len())]);
    comes_back(Finding::Turn(best.into()), number);
    comes_back(
        Finding::Cost(Cost {
            points: any(60) as i32,
            exact: any(2) == 0,
            best,
            reply: (any(2) == 0).then_some(reply),
            loses_lead: any(2) == 0,
        }),
        number,
    );
    let solution = Solution {
        margin: any(75) as i32 - 37,
        result: any(3) as i32 - 1,
        line: moves.to_vec(),
        nodes: u64::MAX - any(1000) as u64,
    };
    comes_back(Finding::Ending(Some(Box::new(solution))), number);
    comes_back(Finding::Ending(None), number);
    let line = moves.iter().copied().map(Into::into).collect();
    let margin = Points::whole(any(75) as i32);
    for verdict in [
        PuzzleVerdict::Yes { line, margin },
        PuzzleVerdict::Two,
        PuzzleVerdict::No(NoPuzzle::NotWon),
        PuzzleVerdict::No(NoPuzzle::Choices),
        PuzzleVerdict::Open,
    ] {
        comes_back(Finding::Puzzle(Some(verdict)), number);
    }
    comes_back(Finding::Puzzle(None), number);
    let judgement = engine::analysis::Judgement {
        turn: game.turns().len(),
        by: game.position().to_move(),
        played: reply,
        best,
        before: any(75) as i32 - 37,
        after: any(75) as i32 - 37,
        loss: any(40) as i32,
        line: moves.to_vec(),
        exact: any(2) == 0,
        only: any(2) == 0,
    };
    for care in [Care::Glance, Care::Full] {
        comes_back(Finding::Judged(Box::new(judgement.clone()), care), number);
    }
    comes_back(Finding::Done, number);
    share_a_review(game, judgement, state);
}

/// All pieces of a review that can come up, and what is said of them.
fn share_a_review(game: &Game, judgement: engine::analysis::Judgement, state: &mut u64) {
    let mut any = |end: usize| draw(state, end);
    let number = any(usize::MAX) as u64;
    let mut perhaps = || (any(2) == 0).then(|| any(75) as i32 - 37);
    let at = judgement.turn;
    let solve = Solve {
        at,
        before: perhaps(),
        after: perhaps(),
        best: perhaps().map(|_| judgement.best),
        nodes: u64::MAX - number,
        aside: number,
    };
    let nodes = number;
    for piece in [
        Piece::Recall,
        Piece::Solve(solve),
        Piece::Estimate { turn: at, nodes },
    ] {
        let question = PieceQuestion {
            number,
            game: game.clone(),
            piece,
        };
        let text = write_piece(&question);
        assert_eq!(read_piece(&text).unwrap(), question, "{text}");
        assert!(read_question(&text).is_err(), "{text}");
    }
    let solved = Solved {
        margin: judgement.before,
        best: perhaps().map(|_| judgement.best),
        line: judgement.line.clone(),
        only: judgement.only,
    };
    let opening = OpeningFound {
        at,
        margin: judgement.before,
        best: judgement.best,
    };
    let found = [
        PieceFound::Openings(vec![opening]),
        PieceFound::Solved(solved),
        PieceFound::Unsolved,
        PieceFound::Estimated(Box::new(judgement)),
    ];
    let answers = found.map(|found| {
        PieceNews::Answer(PieceAnswer {
            found,
            nodes,
            aside: u64::MAX,
        })
    });
    for news in answers.into_iter().chain([PieceNews::Progress(nodes)]) {
        let heard = PieceHeard { number, news };
        let text = write_heard(&heard);
        assert_eq!(read_heard(&text).unwrap(), heard, "{text}");
    }
}

#[test]
fn games_on_the_star_arrive_at_every_turn() {
    let mut state = 1;
    let mut turns = 0;
    for round in 0..12 {
        let mut game = Game::new();
        while let moves @ [_, ..] = &game.moves()[..] {
            ask_on_the_star(&game, &mut state);
            answer_on_the_star(&game, moves, &mut state);
            let mv = moves[draw(&mut state, moves.len())];
            game.play(mv).unwrap();
            turns += 1;
            if round % 3 == 2 && turns % 9 == 0 {
                // As practice goes on from a position.
                game = Game::from_position(game.position());
            }
        }
        ask_on_the_star(&game, &mut state);
    }
    assert!(300 < turns, "{turns}");
}

#[test]
fn every_position_of_a_puzzle_arrives() {
    let position = "w/bbwbwb/.bwww...wb../bb.wbbwbb.w./bwbwb. b 0 0";
    let position: Position = position.parse().unwrap();
    assert_eq!(position.to_move(), Color::Black);
    ask_on_the_star(&Game::from_position(position), &mut 5);
}

/// Boards that were set up: their games begin nowhere else.
#[test]
fn games_from_boards_of_ones_own_arrive() {
    let mut state = 9;
    let go = format!(
        "from {}X{} O X : a2 pass b7",
        "-".repeat(40),
        "-".repeat(40)
    );
    let reversi = format!("from {}XO{} X : e4", "-".repeat(20), "-".repeat(14));
    for (terms, record) in [("go 9 3 0", go), ("reversi 6 othello fewest", reversi)] {
        let terms: Terms = terms.parse().unwrap();
        let mut game = terms.read(&record).unwrap();
        ask_on_squares(&*game, &mut state);
        while game.undo() {}
        ask_on_squares(&*game, &mut state);
    }
}

fn all_terms() -> Vec<Terms> {
    let texts = [
        "reversi 8 othello most",
        "reversi 8 classic fewest",
        "reversi 6 othello most",
        "go 9 7 0",
        "go 9 0 4",
    ];
    let known = texts.iter().filter_map(|text| text.parse().ok());
    Terms::games().into_iter().chain(known).collect()
}

fn ask_on_squares(game: &dyn SquaresGame, state: &mut u64) {
    let number = draw(state, usize::MAX) as u64;
    let shape = game.terms().shape();
    let square = Square::at(draw(state, shape.places() as usize) as u32, shape);
    for wish in [AskKind::Turn, AskKind::Hint, AskKind::Lost] {
        let turn = SquaresTurn {
            game: game.copy(),
            wish,
            level: Level::ALL.get(draw(state, Level::ALL.len() + 1)).copied(),
            seed: number,
            judge: game.turns().checked_sub(1).filter(|_| draw(state, 2) == 0),
        };
        arrives(Topic::SquaresTurn(turn), number);
    }
    for played in [None, Some(Play::Place(square)), Some(Play::Button)] {
        let position = SquaresPosition {
            game: game.copy(),
            played,
        };
        arrives(Topic::SquaresPosition(position.clone()), number);
        arrives(Topic::SquaresPuzzle(position.clone()), number);
        arrives(Topic::SquaresCost(position), number);
    }
    let judgement = classics::Judgement {
        best: Some(Play::Place(square)),
        lead: Points::halves(draw(state, 200) as i32 - 100),
        played: Some(Points::whole(draw(state, 64) as i32)),
        exact: draw(state, 2) == 0,
    };
    for judgement in [None, Some(judgement)] {
        comes_back(Finding::Position(judgement), number);
    }
}

#[test]
fn games_at_a_table_arrive_at_every_turn() {
    let mut state = 7;
    let mut turns = 0;
    for terms in all_terms() {
        let mut game = terms.begin();
        // Random Go would go on for ever.
        for _ in 0..150 {
            if game.ended().is_some() {
                break;
            }
            ask_on_squares(&*game, &mut state);
            let squares = game.placements();
            let mut plays: Vec<Play> = squares.iter().copied().map(Play::Place).collect();
            plays.extend(terms.beside().iter().cloned());
            plays.push(Play::Agree(squares.into_iter().take(3).collect()));
            plays.push(Play::Agree(Vec::new()));
            for play in &plays {
                comes_back(Finding::Turn(play.clone().into()), 3);
            }
            plays.retain(|play| game.refusal(play).is_none());
            let play = &plays[draw(&mut state, plays.len())];
            game.play(play).unwrap();
            turns += 1;
        }
        ask_on_squares(&*game, &mut state);
    }
    assert!(300 < turns, "{turns}");
}

#[test]
fn what_is_no_question_is_not_understood() {
    for text in ["", "{}", "17", r#"{"number":1,"topic":{"Ending":"Z9"}}"#] {
        assert!(
            read_question(text).is_err() && read_answer(text).is_err(),
            "{text}"
        );
        assert!(
            read_piece(text).is_err() && read_heard(text).is_err(),
            "{text}"
        );
    }
}
