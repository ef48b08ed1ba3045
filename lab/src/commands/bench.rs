//! `bench`: how quickly the engine counts, searches and solves, on fixed positions.

use crate::Failure;
use crate::args::Args;
use crate::clock::{Stopwatch, milliseconds};
use crate::figures::rounded;
use rsg_engine::{Game, Limits, Position, Thinker, perft};
use rsg_lab::games::star::TABLE_MB;
use serde_json::{Value, json};
use std::io::Write;
use std::time::Duration;

pub const USAGE: &str = "bench [--json]
    Fixed positions: perft rate from the start; nodes a second and effective branching of the search to depth 8 on
    positions from ordinary play; times and nodes of exact margins at 10 to 16 empty cells and of win, draw or loss
    at 18 and 20. Times are the thread's own processor time where the system tells it.";

/// Positions from games of MAX against itself: a line each, the number of empty cells first.
const POSITIONS: &str = include_str!("bench_positions.txt");

/// The depth of the search whose rate is measured.
const DEPTH: u8 = 8;

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    args.finish("")?;
    let watch = Stopwatch::start();
    let leaves = perft(Position::start().sides(), 7);
    let perft_rate = rate(leaves, watch.elapsed());
    if !json {
        writeln!(out, "perft     {:.1} M leaves/s", perft_rate as f64 / 1e6)?;
    }

    let (search_rate, branching) = search_rate()?;
    if !json {
        writeln!(
            out,
            "search    {:.1} M nodes/s, branching {branching:.2}",
            search_rate as f64 / 1e6
        )?;
    }

    let mut rows = Vec::new();
    for empties in [10, 12, 14, 16, 18, 20] {
        let row = solve_row(empties)?;
        if json {
            rows.push(row.object());
        } else {
            writeln!(out, "{row}")?;
        }
    }
    if json {
        let object = json!({
            "perft_rate": perft_rate,
            "search_rate": search_rate,
            "branching": rounded(branching),
            "solve": rows,
        });
        writeln!(out, "{object}")?;
    }
    Ok(())
}

fn rate(count: u64, time: Duration) -> u64 {
    (count as f64 / time.as_secs_f64().max(1e-9)) as u64
}

fn positions(empties: usize) -> Result<Vec<Game>, Failure> {
    POSITIONS
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter(|(cells, _)| *cells == empties.to_string())
        .map(|(_, text)| {
            let position: Position = text
                .parse()
                .map_err(|fault| Failure::Input(format!("{text}: {fault}")))?;
            Ok(Game::from_position(position))
        })
        .collect()
}

/// Nodes a second to the fixed depth, and by how much a ply more multiplies the nodes.
fn search_rate() -> Result<(u64, f64), Failure> {
    let mut thinker = Thinker::with_megabytes(TABLE_MB);
    let (mut nodes, mut shallower) = (0, 0);
    let mut time = Duration::ZERO;
    for game in positions(20)?.iter().chain(&positions(16)?) {
        let watch = Stopwatch::start();
        nodes += thinker
            .search(game, DEPTH, Limits::default())
            .map_or(0, |report| report.nodes);
        time += watch.elapsed();
        shallower += thinker
            .search(game, DEPTH - 2, Limits::default())
            .map_or(0, |report| report.nodes);
    }
    Ok((
        rate(nodes, time),
        (nodes as f64 / shallower.max(1) as f64).sqrt(),
    ))
}

/// The cost of solving the positions with a number of empty cells.
struct SolveRow {
    empties: usize,
    question: &'static str,
    mean: Duration,
    worst: Duration,
    nodes: u64,
}

fn solve_row(empties: usize) -> Result<SolveRow, Failure> {
    let games = positions(empties)?;
    let mut thinker = Thinker::with_megabytes(TABLE_MB);
    let (mut sum, mut worst, mut nodes) = (Duration::ZERO, Duration::ZERO, 0);
    let margin = empties <= 16;
    for game in &games {
        thinker.forget();
        let watch = Stopwatch::start();
        let solved = if margin {
            thinker.margin(game, &|| false)
        } else {
            thinker.outcome(game, &|| false)
        };
        let time = watch.elapsed();
        nodes += solved.map_or(0, |(_, nodes)| nodes);
        sum += time;
        worst = worst.max(time);
    }
    let count = games.len().max(1) as u32;
    let question = if margin { "margin" } else { "outcome" };
    Ok(SolveRow {
        empties,
        question,
        mean: sum / count,
        worst,
        nodes: nodes / u64::from(count),
    })
}

impl SolveRow {
    fn object(&self) -> Value {
        json!({
            "empties": self.empties as u64,
            "question": self.question.to_string(),
            "mean_ms": rounded(milliseconds(self.mean)),
            "worst_ms": rounded(milliseconds(self.worst)),
            "mean_nodes": self.nodes,
        })
    }
}

impl std::fmt::Display for SolveRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (mean, worst) = (milliseconds(self.mean), milliseconds(self.worst));
        let SolveRow {
            empties,
            question,
            nodes,
            ..
        } = self;
        write!(
            f,
            "{question:<9} {empties} empty cells: mean {mean:.1} ms, worst {worst:.1} ms, {nodes} nodes"
        )
    }
}
