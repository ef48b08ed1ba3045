//! Reversi against games that an independent program has played, and against the rules written down once more in the
//! slowest and plainest way.
#![allow(clippy::unwrap_used)]

#[path = "support/plain.rs"]
mod plain;

use plain::Plain;
use rsg_classics::reversi::{
    Aim, Eight, Game, Grid, Options, Position, Six, SixByTen, Solver, Start, Ten, Turn, transcript,
};
use rsg_classics::{Color, SplitMix64, Square, color_of_disc, disc_letter};

const CLASSIC: Options = Options {
    start: Start::Classic,
    aim: Aim::Most,
};

const OTHELLO: Options = Options {
    start: Start::Othello,
    aim: Aim::Most,
};

/// A game's line: the transcript, and behind ` = ` how it ends.
fn ends_agree<G: Grid>(lines: &str, options: Options) -> usize {
    for line in lines.lines() {
        let (moves, end) = line.split_once(" = ").unwrap();
        let game = transcript::read::<G>(moves, options).unwrap();
        let outcome = game.outcome().expect("every game is played to its end");
        let score = outcome.score;
        let winner = outcome.winner.map_or('-', disc_letter);
        let found = format!(
            "{} over {}-{} {winner}",
            game.notation(),
            score.black,
            score.white
        );
        assert_eq!(found, end, "{moves}");
        assert_eq!(game.to_string(), moves);
    }
    lines.lines().count()
}

#[test]
fn every_game_of_the_other_program_ends_as_it_says() {
    let fewest = Options {
        aim: Aim::Fewest,
        ..CLASSIC
    };
    let games = ends_agree::<Eight>(include_str!("games/reversi-8-othello-most.txt"), OTHELLO)
        + ends_agree::<Eight>(include_str!("games/reversi-8-classic-most.txt"), CLASSIC)
        + ends_agree::<Six>(include_str!("games/reversi-6-othello-most.txt"), OTHELLO)
        + ends_agree::<Ten>(include_str!("games/reversi-10-classic-fewest.txt"), fewest)
        + ends_agree::<SixByTen>(include_str!("games/reversi-6x10-othello-most.txt"), OTHELLO)
        + ends_agree::<SixByTen>(
            include_str!("games/reversi-6x10-classic-fewest.txt"),
            fewest,
        );
    assert_eq!(games, 280);
}

/// Counted by the same program.
#[test]
fn the_board_of_six_by_ten_has_as_many_positions() {
    let counts = include_str!("games/reversi-6x10-perft.txt").lines();
    let counts = counts.filter(|line| !line.starts_with('#'));
    let mut deepest = 0;
    for line in counts {
        let (depth, count) = line.split_once(' ').unwrap();
        deepest = depth.parse().unwrap();
        let found = rsg_classics::perft(Position::<SixByTen>::othello(), deepest);
        assert_eq!(found.to_string(), count, "at depth {depth}");
    }
    assert_eq!(deepest, 7);
}

/// A transcript, and below it the position after each of its turns.
#[test]
fn every_position_of_a_traced_game_is_the_same() {
    let mut lines = include_str!("games/reversi-trace.txt").lines();
    let whole = transcript::read::<Eight>(lines.next().unwrap(), OTHELLO).unwrap();
    let mut game = Game::<Eight>::new(OTHELLO);
    for turn in whole.turns() {
        game.play(turn.square).unwrap();
        assert_eq!(Some(game.notation().as_str()), lines.next(), "{game}");
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn passes_may_be_written_wherever_they_are_due() {
    let mut passes = 0;
    for line in include_str!("games/reversi-8-othello-most.txt").lines() {
        let (moves, _) = line.split_once(" = ").unwrap();
        let game = transcript::read::<Eight>(moves, OTHELLO).unwrap();
        let told = |turn: &Turn| format!("{}{}", turn.square, if turn.passes { "--" } else { "" });
        let written: String = game.turns().iter().map(told).collect();
        let again = transcript::read::<Eight>(&written, OTHELLO).unwrap();
        assert_eq!(again.turns(), game.turns(), "{written}");
        passes += game.turns().iter().filter(|turn| turn.passes).count();
    }
    assert!(passes > 50, "{passes}");
}

/// Well-known endings, with the exact value of every placement for the side to move. The deepest take seconds each and
/// are left to the bench.
#[test]
fn well_known_endings_have_their_published_values() {
    let mut solver = Solver::new(1 << 18);
    let mut solved = 0;
    for line in include_str!("games/endings.txt").lines() {
        let mut fields = line.split(';').map(str::trim);
        let (board, turn) = fields.next().unwrap().split_once(' ').unwrap();
        let to_move = color_of_disc(turn.chars().next().unwrap()).unwrap();
        let position = Position::<Eight>::read(board, to_move).unwrap();
        if 18 < position.free().count_ones() {
            continue;
        }
        let values = fields.filter_map(|field| field.split_once(':'));
        let mut best = None;
        for (square, value) in values {
            let square: Square = square.parse().unwrap();
            let value: i32 = value.parse().unwrap();
            let after = position.after(square.index(Eight::SHAPE).unwrap());
            assert_eq!(-solver.solve(after).score, value, "{square} in {line}");
            best = best.max(Some(value));
        }
        assert_eq!(Some(solver.solve(position).score), best, "{line}");
        solved += 1;
    }
    assert_eq!(solved, 4);
}

/// Plays random games with both, and finds them alike at every turn.
fn random_games_agree<G: Grid>(games: u64, start: Start) {
    for seed in 0..games {
        let mut chance = SplitMix64::new(seed);
        let mut game = Game::<G>::new(Options {
            start,
            aim: Aim::Most,
        });
        let mut plain = Plain::new(G::SHAPE, start);
        loop {
            assert_eq!(game.notation(), plain.notation(), "{game}");
            let placements: Vec<(i32, i32)> = game
                .placements()
                .map(|square| (i32::from(square.row()), i32::from(square.column())))
                .collect();
            assert_eq!(placements, plain.placements(plain.mover), "{game}");
            if placements.is_empty() {
                break;
            }
            let (row, column) = placements[chance.below(placements.len())];
            let square = Square::new(row as u8, column as u8).unwrap();
            let flips = plain.flips(row, column, plain.mover).len();
            let opening = plain.is_opening();
            plain.play(row, column);
            let turn = game.play(square).unwrap();
            assert_eq!(turn.flipped().count(), if opening { 0 } else { flips });
        }
        let discs = game.discs();
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.discs, discs);
        let all = G::SHAPE.places();
        assert_eq!(outcome.score.black + outcome.score.white, all);
        while game.undo().is_some() {}
        assert_eq!(game.notation(), Plain::new(G::SHAPE, start).notation());
    }
}

#[test]
fn random_games_of_every_size_and_start_agree_with_the_plain_rules() {
    for start in [Start::Othello, Start::Classic] {
        random_games_agree::<Six>(60, start);
        random_games_agree::<Eight>(40, start);
        random_games_agree::<Ten>(20, start);
        random_games_agree::<SixByTen>(30, start);
    }
}

#[test]
fn a_refused_placement_changes_nothing() {
    let mut game = Game::<Eight>::new(OTHELLO);
    let before = game.notation();
    for name in ["a1", "d4", "i9", "s19"] {
        assert!(game.play(name.parse().unwrap()).is_err(), "{name}");
        assert_eq!((game.notation(), game.turns().len()), (before.clone(), 0));
    }
}

#[test]
fn a_game_that_begins_at_a_position_goes_on_as_the_one_it_was_taken_from() {
    let text = include_str!("games/reversi-8-othello-most.txt");
    let moves = text.lines().next().unwrap().split_once(" = ").unwrap().0;
    let whole = transcript::read::<Eight>(moves, OTHELLO).unwrap();
    let mut before = whole.clone();
    while before.undo().is_some() {
        let at = before.turns().len();
        let mut game = Game::from_position(before.position(), before.to_move(), Aim::Most);
        for turn in &whole.turns()[at..] {
            assert_eq!(game.play(turn.square), Ok(turn));
        }
        assert_eq!(game.notation(), whole.notation());
        assert_eq!(game.outcome(), whole.outcome());
    }
}

#[test]
fn a_game_begins_with_the_pass_that_its_position_forces() {
    let board = "-OX-----".to_owned() + &"-".repeat(56);
    let position = |to_move| Position::<Eight>::read(&board, to_move).unwrap();
    // White flips by d1, Black by a1: neither passes.
    for side in Color::ALL {
        let game = Game::from_position(position(side), side, Aim::Most);
        assert_eq!((game.to_move(), game.placements().count()), (side, 1));
    }
    let board = "XOOOO---".to_owned() + &"-".repeat(56);
    let position = Position::<Eight>::read(&board, Color::White).unwrap();
    let mut game = Game::from_position(position, Color::White, Aim::Most);
    assert_eq!(game.to_move(), Color::Black);
    assert!(game.play("f1".parse().unwrap()).is_ok() && game.is_over());
    assert_eq!(game.outcome().unwrap().score.black, 64);
}
