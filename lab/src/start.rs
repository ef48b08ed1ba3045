//! Solves the start position, twice, by two searches that share neither board, table, ordering nor ko scheme.
//!
//! The first is the engine's own ([`rsg_engine::Thinker`]): null windows over the two-word grid, values with
//! captures, repetition tracked through the tree. The second is [`crate::second`].

use crate::flags::Flags;
use crate::second::Second;
use crate::thread_clock::thread_seconds;
use rsg_engine::{Game, Symmetry, Thinker};

/// Runs `solve-start`.
pub fn run(mut flags: Flags) -> Result<(), String> {
    let table: usize = flags.take("--table", 1024)?;
    let moves: String = flags.take("--moves", String::new())?;
    let which: String = flags.take("--search", "both".to_owned())?;
    flags.finish()?;
    let mut game = Game::new();
    for word in moves.split_whitespace() {
        let mv = word.parse().map_err(|error| format!("{word}: {error}"))?;
        game.play(mv).map_err(|error| format!("{word}: {error}"))?;
    }
    println!("{}", game.position());
    let margin = if which == "second" {
        None
    } else {
        Some(first(&game, table)?)
    };
    if which != "first" {
        second(&game, table, margin)?;
    }
    Ok(())
}

/// The engine's proof, then the value of every first move.
fn first(game: &Game, table: usize) -> Result<i32, String> {
    let never = || false;
    let mut thinker = Thinker::new(table);
    let timed = |what: &str, begin: f64, nodes: u64, value: String| {
        println!(
            "first search: {what} {value}, {nodes} nodes, {:.1} s",
            thread_seconds() - begin
        );
    };
    let begin = thread_seconds();
    let (result, nodes) = thinker.outcome(game, &never).ok_or("the game is over")?;
    timed(
        "win (1), draw (0) or loss (-1):",
        begin,
        nodes,
        format!("{result:+}"),
    );
    let (margin, nodes) = thinker.margin(game, &never).ok_or("the game is over")?;
    timed("margin", begin, nodes, format!("{margin:+}"));
    let solution = thinker.solve(game, &never).ok_or("the game is over")?;
    let line: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
    println!("a line of best play: {}", line.join(" "));
    let mut known: Vec<(rsg_engine::Board, i32)> = Vec::new();
    for mv in game.moves() {
        let mut next = game.clone();
        next.play(mv).map_err(|error| error.to_string())?;
        let alike = |board: rsg_engine::Board| {
            Symmetry::ALL
                .into_iter()
                .filter(|symmetry| game.turns().is_empty() && !symmetry.exchanges_start())
                .any(|symmetry| symmetry.board(board) == next.position().board())
        };
        let value = match known
            .iter()
            .find(|(board, _)| *board == next.position().board() || alike(*board))
        {
            Some((_, value)) => *value,
            None => {
                let begin = thread_seconds();
                let (value, nodes) = thinker.margin(&next, &never).ok_or("the game is over")?;
                let same_side = next.position().to_move() == game.position().to_move();
                let value = if same_side { value } else { -value };
                timed(
                    &format!("after {mv} margin"),
                    begin,
                    nodes,
                    format!("{value:+}"),
                );
                known.push((next.position().board(), value));
                value
            }
        };
        println!("{mv} {value:+}");
    }
    Ok(margin)
}

/// The second proof: that the margin is at least, and not more than, the first one's; or finds it.
fn second(game: &Game, table: usize, margin: Option<i32>) -> Result<(), String> {
    let begin = thread_seconds();
    let mut second = Second::new(table);
    let found = second.margin(game, margin.unwrap_or(0));
    let seconds = thread_seconds() - begin;
    println!(
        "second search: margin {found:+}, {} nodes, {seconds:.1} s",
        second.nodes
    );
    match margin {
        Some(margin) if margin != found => {
            Err(format!("the two searches differ: {margin:+} and {found:+}"))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::Move;

    #[test]
    fn both_searches_agree_on_late_positions() {
        let mut dice = crate::dice::Dice::new(3, 3);
        let mut compared = 0;
        while compared < 60 {
            let mut game = Game::new();
            while game.end().is_none() && 9 < game.position().board().empty().len() {
                let moves: Vec<Move> = game.moves();
                game.play(moves[dice.below(moves.len())])
                    .expect("it is one of the moves");
            }
            let Some((margin, _)) = Thinker::new(1).margin(&game, &|| false) else {
                continue;
            };
            let mut second = Second::new(1);
            assert_eq!(second.margin(&game, 0), margin, "{}", game.position());
            compared += 1;
        }
    }
}
