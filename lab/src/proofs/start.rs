//! `solve-start`: solves the start position, twice, by two searches that share neither table, ordering nor ko scheme.
//!
//! The first is the engine's own ([`rsg_engine::Thinker`]): values with captures, repetition tracked through the tree.
//! The second is [`crate::proofs::second`]. The result stands in docs/solving.md between two marks: the margins are
//! compared with what is found, nodes and times are replaced if asked for.

use crate::Failure;
use crate::args::Args;
use crate::clock::Stopwatch;
use crate::page::{self, Marked};
use crate::parallel;
use crate::proofs::second::Second;
use rsg_engine::eval::Weights;
use rsg_engine::{Board, Color, Game, Move, Symmetry, Thinker};
use std::io::Write;

pub const USAGE: &str = "solve-start [--search first|second|both] [--moves MOVES] [--table MB] [--together N] \
    [--out FILE]
    Proves the result of the start position and of every different first move, or of the position after some moves,
    by two searches, and compares them with each other and with docs/solving.md. With --together the first search
    uses that number of threads, and the time is the clock's. With --out the page is written there.";

/// The page with the result, and the name of its marks there.
const PAGE: &str = "docs/solving.md";
const MARKS: &str = "start";

/// The first question of the second search when nobody claims anything.
const NO_CLAIM: i32 = 0;

/// A position with its proved margin for Black and what the proofs took.
struct Row {
    position: String,
    game: Game,
    margin: i32,
    effort: [String; 2],
}

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let table: usize = args.parsed_or("--table", 1024)?;
    let together: usize = args.parsed_or("--together", 1)?;
    let moves: String = args.parsed_or("--moves", String::new())?;
    let which: String = args.parsed_or("--search", "both".to_owned())?;
    let path: Option<String> = args.value("--out")?;
    args.finish("")?;
    let game = Game::from_record(&moves).map_err(|error| error.to_string())?;
    writeln!(out, "{}", game.position())?;
    let page = page::read(PAGE)?;
    let claims = recorded(&page)?;
    let mut rows = positions(&game)?;
    for row in &mut rows {
        let claim = claims
            .iter()
            .find(|(position, _)| moves.is_empty() && *position == row.position);
        row.margin = claim.map_or(NO_CLAIM, |(_, margin)| *margin);
    }
    if which != "second" {
        first(&mut rows, table, together, out)?;
    }
    if which != "first" {
        second(&mut rows, table, which == "both", out)?;
    }
    write!(out, "{}", written(&rows))?;
    if !moves.is_empty() {
        return Ok(());
    }
    if let Some(path) = path {
        let page = Marked::find(&page, MARKS)?.with(&written(&rows));
        return Ok(page::write(&path, page)?);
    }
    let found = rows.iter().map(|row| (row.position.clone(), row.margin));
    if claims != found.collect::<Vec<_>>() {
        return Err(Failure::Input(format!("{PAGE} says otherwise: {claims:?}")));
    }
    Ok(writeln!(out, "{PAGE} says the same")?)
}

/// The position to solve, and after it those its different first moves lead to.
fn positions(game: &Game) -> Result<Vec<Row>, String> {
    let row = |position: String, game: Game| Row {
        position,
        game,
        margin: NO_CLAIM,
        effort: [String::new(), String::new()],
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
    format!("{:.1} M nodes, {seconds:.1} s", nodes as f64 / 1e6)
}

/// The engine's proofs; the table is kept from row to row.
fn first(
    rows: &mut [Row],
    table: usize,
    together: usize,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let never = || false;
    let over = || "the game is over".to_owned();
    let weights = Weights::shipped().map_err(|error| error.to_string())?;
    let mut thinker =
        Thinker::with_weights(table, weights).with_threads(together, parallel::at_once);
    let watch = Stopwatch::of(together);
    let outcome = thinker.outcome(&rows[0].game, &never);
    let (result, nodes) = outcome.ok_or_else(over)?;
    let took = effort(nodes, watch.seconds());
    writeln!(
        out,
        "first search: win (1), draw (0) or loss (-1) for the side to move: {result:+}, {took}"
    )?;
    for row in rows {
        let watch = Stopwatch::of(together);
        let (margin, nodes) = thinker.margin(&row.game, &never).ok_or_else(over)?;
        row.margin = for_black(&row.game, margin);
        row.effort[0] = effort(nodes, watch.seconds());
        writeln!(out, "first search: {}", line(row, 0))?;
        if row.game.turns().is_empty() {
            let solution = thinker.solve(&row.game, &never).ok_or_else(over)?;
            let moves: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
            writeln!(out, "a line of best play: {}", moves.join(" "))?;
        }
    }
    Ok(())
}

/// The second proofs: that the margins are at least, and not more than, those claimed; or finds them.
fn second(
    rows: &mut [Row],
    table: usize,
    claimed: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut second = Second::new(table);
    for row in rows {
        let (watch, before) = (Stopwatch::start(), second.nodes);
        let guess = for_black(&row.game, row.margin);
        let found = for_black(&row.game, second.margin(&row.game, guess));
        if claimed && found != row.margin {
            return Err(Failure::Input(format!(
                "the two searches differ on {}: {:+} and {found:+}",
                row.position, row.margin
            )));
        }
        row.margin = found;
        row.effort[1] = effort(second.nodes - before, watch.seconds());
        writeln!(out, "second search: {}", line(row, 1))?;
    }
    Ok(())
}

fn line(row: &Row, search: usize) -> String {
    let Row {
        position,
        margin,
        effort,
        ..
    } = row;
    let effort = &effort[search];
    format!("{position}: margin for Black {margin:+}, {effort}")
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
    for row in rows {
        let Row {
            position, margin, ..
        } = row;
        let [first, second] = &row.effort;
        table.push_str(&format!(
            "| {position} | {margin:+} | {first} | {second} |\n"
        ));
    }
    table
}

/// The positions and margins that the page records.
fn recorded(page: &str) -> Result<Vec<(String, i32)>, String> {
    Marked::find(page, MARKS)?
        .inside
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
    use rsg_engine::SplitMix64;

    /// Positions of random games with `empties` empty cells, CP counted.
    fn random_games(empties: usize, count: usize) -> Vec<Game> {
        let mut chance = SplitMix64::of_pair(3, empties as u64);
        let mut games = Vec::new();
        while games.len() < count {
            let mut game = Game::new();
            while game.end().is_none() && empties < game.position().board().empty().len() {
                let moves: Vec<Move> = game.moves();
                game.play(moves[chance.below(moves.len())])
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
            let (margin, _) = Thinker::with_megabytes(1)
                .margin(game, &|| false)
                .expect("it is not over");
            let begins = (margin - 3).max(-30);
            assert_eq!(second.margin(game, begins), margin, "{}", game.position());
        }
    }

    #[test]
    fn the_record_is_that_of_the_openings_that_ship() {
        let openings = rsg_engine::Openings::shipped();
        let page = include_str!("../../../docs/solving.md");
        let recorded = recorded(page).expect("the page has its table");
        let rows = positions(&Game::new()).expect("the start can be played from");
        let shipped = rows.iter().map(|row| {
            let opening = openings.of(&row.game).expect("the first moves ship");
            (row.position.clone(), for_black(&row.game, opening.margin()))
        });
        assert_eq!(recorded, shipped.collect::<Vec<_>>());
    }

    #[test]
    fn the_first_moves_are_told_apart_and_read_back() {
        let rows = positions(&Game::new()).expect("the start can be played from");
        let moves: usize = rows[1..]
            .iter()
            .map(|row| row.position.split(' ').count())
            .sum();
        assert_eq!(moves, 12);
        let page = "words\n<!-- start: begin -->\nold\n<!-- start: end -->\nmore words";
        let page = Marked::find(page, MARKS)
            .expect("the marks are there")
            .with(&written(&rows));
        let known = recorded(&page).expect("it was just written");
        assert_eq!(known.len(), rows.len());
        assert!(known.iter().zip(&rows).all(|(a, b)| a.0 == b.position));
    }
}
