//! Solves the start position, twice, by two searches that share neither table, ordering nor ko scheme.
//!
//! The first is the engine's own ([`rsg_engine::Thinker`]): values with captures, repetition tracked through the tree. The second is [`crate::second`]. The result stands in docs/solving.md
//! between two marks: the margins are compared with what is found, nodes and times are replaced if asked for.

use crate::flags::Flags;
use crate::second::Second;
use crate::thread_clock::thread_seconds;
use rsg_engine::eval::Weights;
use rsg_engine::{Board, Color, Game, Move, Symmetry, Thinker};
use std::fmt::Write;

/// The page with the result, and between which marks it stands there.
const PAGE: &str = "docs/solving.md";
const BEGIN: &str = "<!-- start: begin -->";
const END: &str = "<!-- start: end -->";

/// Where the second search begins when nobody claims anything.
const NO_CLAIM: i32 = 0;

/// A position with its proved margin for Black and what the proofs took.
struct Row {
    position: String,
    margin: i32,
    effort: [String; 2],
}

/// Runs `solve-start`.
pub fn run(mut flags: Flags) -> Result<(), String> {
    let table: usize = flags.take("--table", 1024)?;
    let moves: String = flags.take("--moves", String::new())?;
    let which: String = flags.take("--search", "both".to_owned())?;
    let out: String = flags.take("--out", String::new())?;
    flags.finish()?;
    let mut game = Game::new();
    for word in moves.split_whitespace() {
        let mv = word.parse().map_err(|error| format!("{word}: {error}"))?;
        game.play(mv).map_err(|error| format!("{word}: {error}"))?;
    }
    println!("{}", game.position());
    let page = std::fs::read_to_string(PAGE).map_err(|error| format!("{PAGE}: {error}"))?;
    let claims = recorded(&page)?;
    let mut rows = positions(&game)?;
    for (row, _) in &mut rows {
        let claim = claims
            .iter()
            .find(|(position, _)| moves.is_empty() && *position == row.position);
        row.margin = claim.map_or(NO_CLAIM, |(_, margin)| *margin);
    }
    if which != "second" {
        first(&mut rows, table)?;
    }
    if which != "first" {
        second(&mut rows, table, which == "both")?;
    }
    let rows: Vec<Row> = rows.into_iter().map(|(row, _)| row).collect();
    print!("{}", written(&rows));
    if !moves.is_empty() {
        return Ok(());
    }
    if !out.is_empty() {
        let page = replaced(&page, &written(&rows))?;
        return std::fs::write(&out, page).map_err(|error| format!("{out}: {error}"));
    }
    let found = rows.iter().map(|row| (row.position.clone(), row.margin));
    if claims != found.collect::<Vec<_>>() {
        return Err(format!("{PAGE} says otherwise: {claims:?}"));
    }
    println!("{PAGE} says the same");
    Ok(())
}

/// The position to solve, and after it those its different first moves lead to.
fn positions(game: &Game) -> Result<Vec<(Row, Game)>, String> {
    let row = |position: String, game: Game| {
        let effort = [String::new(), String::new()];
        let margin = NO_CLAIM;
        (
            Row {
                position,
                margin,
                effort,
            },
            game,
        )
    };
    let mut rows = vec![row("before the first move".to_owned(), game.clone())];
    let mut known: Vec<(Board, Vec<Move>, Game)> = Vec::new();
    for mv in game.moves() {
        let mut next = game.clone();
        next.play(mv).map_err(|error| error.to_string())?;
        let board = next.position().board();
        let alike = |other: Board| {
            board == other
                || game.turns().is_empty()
                    && Symmetry::ALL
                        .into_iter()
                        .filter(|symmetry| !symmetry.exchanges_start())
                        .any(|symmetry| symmetry.board(other) == board)
        };
        match known.iter_mut().find(|(other, ..)| alike(*other)) {
            Some((_, moves, _)) => moves.push(mv),
            None => known.push((board, vec![mv], next)),
        }
    }
    for (_, moves, next) in known {
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        rows.push(row(moves.join(" "), next));
    }
    Ok(rows)
}

fn effort(nodes: u64, seconds: f64) -> String {
    format!("{:.1} M nodes, {seconds:.0} s", nodes as f64 / 1e6)
}

/// The engine's proofs; the table is kept from row to row.
fn first(rows: &mut [(Row, Game)], table: usize) -> Result<(), String> {
    let never = || false;
    let weights = Weights::shipped().map_err(|error| error.to_string())?;
    let mut thinker = Thinker::with_weights(table, weights);
    let begin = thread_seconds();
    let (result, nodes) = thinker
        .outcome(&rows[0].1, &never)
        .ok_or("the game is over")?;
    let took = effort(nodes, thread_seconds() - begin);
    println!(
        "first search: win (1), draw (0) or loss (-1) for the side to move: {result:+}, {took}"
    );
    for (row, game) in rows {
        let begin = thread_seconds();
        let (margin, nodes) = thinker.margin(game, &never).ok_or("the game is over")?;
        row.margin = for_black(game, margin);
        row.effort[0] = effort(nodes, thread_seconds() - begin);
        println!("first search: {}", line(row, 0));
        if game.turns().is_empty() {
            let solution = thinker.solve(game, &never).ok_or("the game is over")?;
            let moves: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
            println!("a line of best play: {}", moves.join(" "));
        }
    }
    Ok(())
}

/// The second proofs: that the margins are at least, and not more than, those claimed; or finds them.
fn second(rows: &mut [(Row, Game)], table: usize, claimed: bool) -> Result<(), String> {
    let mut second = Second::new(table);
    for (row, game) in rows {
        let (begin, before) = (thread_seconds(), second.nodes);
        let found = for_black(game, second.margin(game, for_black(game, row.margin)));
        if claimed && found != row.margin {
            return Err(format!(
                "the two searches differ on {}: {:+} and {found:+}",
                row.position, row.margin
            ));
        }
        row.margin = found;
        row.effort[1] = effort(second.nodes - before, thread_seconds() - begin);
        println!("second search: {}", line(row, 1));
    }
    Ok(())
}

fn line(row: &Row, search: usize) -> String {
    let Row {
        position,
        margin,
        effort,
    } = row;
    format!(
        "{position}: margin for Black {margin:+}, {}",
        effort[search]
    )
}

/// A margin for the side to move as Black sees it, and the other way round.
fn for_black(game: &Game, margin: i32) -> i32 {
    match game.position().to_move() {
        Color::Black => margin,
        Color::White => -margin,
    }
}

/// The rows as docs/solving.md has them.
fn written(rows: &[Row]) -> String {
    let mut table = String::from(
        "| first move | margin for Black | first search | second search |\n|---|---|---|---|\n",
    );
    for Row {
        position,
        margin,
        effort: [first, second],
    } in rows
    {
        let _ = writeln!(table, "| {position} | {margin:+} | {first} | {second} |");
    }
    table
}

fn between(page: &str) -> Result<[&str; 3], String> {
    let (before, rest) = page
        .split_once(BEGIN)
        .ok_or_else(|| format!("{PAGE} has no line {BEGIN}"))?;
    let (inside, after) = rest
        .split_once(END)
        .ok_or_else(|| format!("{PAGE} has no line {END}"))?;
    Ok([before, inside, after])
}

fn replaced(page: &str, table: &str) -> Result<String, String> {
    let [before, _, after] = between(page)?;
    Ok(format!("{before}{BEGIN}\n\n{table}\n{END}{after}"))
}

/// The positions and margins that the page records.
fn recorded(page: &str) -> Result<Vec<(String, i32)>, String> {
    let [_, inside, _] = between(page)?;
    inside
        .lines()
        .filter(|line| line.starts_with('|'))
        .skip(2)
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            match cells[..] {
                ["", position, margin, ..] => margin
                    .parse()
                    .map(|margin| (position.to_owned(), margin))
                    .map_err(|error| format!("{PAGE}: {line}: {error}")),
                _ => Err(format!("{PAGE}: {line}")),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions of random games with so many empty cells, CP counted.
    fn random_games(empties: usize, count: usize) -> Vec<Game> {
        let mut dice = crate::dice::Dice::new(3, empties as u64);
        let mut games = Vec::new();
        while games.len() < count {
            let mut game = Game::new();
            while game.end().is_none() && empties < game.position().board().empty().len() {
                let moves: Vec<Move> = game.moves();
                game.play(moves[dice.below(moves.len())])
                    .expect("it is one of the moves");
            }
            if game.end().is_none() {
                games.push(game);
            }
        }
        games
    }

    #[test]
    fn both_searches_agree() {
        let mut second = Second::new(1);
        // Late positions, and some where symmetric images are one to both.
        for game in random_games(9, 60).iter().chain(&random_games(17, 3)) {
            let (margin, _) = Thinker::new(1)
                .margin(game, &|| false)
                .expect("it is not over");
            let begins = (margin - 3).max(-30);
            assert_eq!(second.margin(game, begins), margin, "{}", game.position());
        }
    }

    #[test]
    fn the_record_is_that_of_the_openings_that_ship() {
        let openings = rsg_engine::Openings::shipped();
        let page = include_str!("../../docs/solving.md");
        let recorded = recorded(page).expect("the page has its table");
        let rows = positions(&Game::new()).expect("the start can be played from");
        let shipped = rows.iter().map(|(row, game)| {
            let opening = openings.of(game).expect("the first moves ship");
            (row.position.clone(), for_black(game, opening.margin()))
        });
        assert_eq!(recorded, shipped.collect::<Vec<_>>());
    }

    #[test]
    fn the_first_moves_are_told_apart_and_read_back() {
        let rows = positions(&Game::new()).expect("the start can be played from");
        let moves: usize = rows[1..]
            .iter()
            .map(|(row, _)| row.position.split(' ').count())
            .sum();
        assert_eq!(moves, 12);
        let rows: Vec<Row> = rows.into_iter().map(|(row, _)| row).collect();
        let page = format!("words\n{BEGIN}\nold\n{END}\nmore words");
        let page = replaced(&page, &written(&rows)).expect("the marks are there");
        let known = recorded(&page).expect("it was just written");
        assert_eq!(known.len(), rows.len());
        assert!(known.iter().zip(&rows).all(|(a, b)| a.0 == b.position));
    }
}
