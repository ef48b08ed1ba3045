//! `replay`: plays recorded games through, a line each, and says where each ended.

use crate::Failure;
use crate::args::Args;
use crate::json::Json;
use rsg_engine::{Color, Game, RecordError};
use rsg_lab::lines::{LONGEST_LINE, each_line};
use std::io::{self, BufRead, Read, Write};

pub const USAGE: &str = "replay [--trace] [--json]
    Reads games from standard input, a line each: moves, -- for a pass, anything from \" = \" on is
    ignored; an empty line is a game without moves, and \"from POSITION :\" in front begins elsewhere.
    Prints POSITION END WINNER for each (END: full stuck ko open; WINNER: b w draw, or - while open),
    with --trace the position after every placement first. A move that is not playable stops it.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let trace = args.flag("--trace");
    let json = args.flag("--json");
    args.finish("reads from standard input and ")?;
    let mut printer = Printer {
        json,
        trace,
        games: 0,
    };
    let result = each_line(&mut io::stdin().lock(), &mut |number, line| {
        Ok(printer.game(&replay(line, number)?, out)?)
    });
    printer.end(&result, out)?;
    result
}

/// Reads the first line as a game; what follows it is left alone.
pub fn read_game(input: &mut dyn BufRead) -> Result<Game, Failure> {
    let mut line = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    replay(&String::from_utf8_lossy(&line), 1)
}

/// Replays one line.
fn replay(line: &str, number: usize) -> Result<Game, Failure> {
    Game::from_record(line).map_err(|error| {
        let place = match error.number {
            // The position in front of the moves.
            0 => format!("column {}", error.column),
            index => format!("move {index}"),
        };
        let RecordError { token, fault, .. } = error;
        Failure::Input(format!("line {number}, {place}: {token}: {fault}"))
    })
}

/// Writes each game as it is done, so that any number of them fits in memory.
struct Printer {
    json: bool,
    trace: bool,
    games: u64,
}

impl Printer {
    fn game(&mut self, game: &Game, out: &mut dyn Write) -> io::Result<()> {
        self.games += 1;
        if self.json {
            let before = if self.games == 1 { "{\"games\":[" } else { "," };
            return write!(out, "{before}{}", self.object(game));
        }
        if self.trace {
            for position in &game.positions()[1..] {
                writeln!(out, "{position}")?;
            }
        }
        writeln!(out, "{} {} {}", game.position(), end(game), winner(game))
    }

    fn object(&self, game: &Game) -> Json {
        let mut fields = vec![
            ("position", Json::text(game.position())),
            ("end", Json::text(end(game))),
            ("winner", Json::text(winner(game))),
        ];
        if self.trace {
            fields.push(("trace", Json::texts(&game.positions()[1..])));
        }
        Json::Object(fields)
    }

    /// Closes the JSON object, with the complaint in it if there is one.
    fn end(&self, result: &Result<(), Failure>, out: &mut dyn Write) -> io::Result<()> {
        if !self.json {
            return Ok(());
        }
        if self.games == 0 {
            write!(out, "{{\"games\":[")?;
        }
        match result {
            Err(Failure::Input(message)) => writeln!(out, "],\"error\":{}}}", Json::text(message)),
            _ => writeln!(out, "]}}"),
        }
    }
}

/// How a game stands: `full`, `stuck`, `ko` or `open`.
pub fn end(game: &Game) -> String {
    game.end().map_or("open".to_owned(), |end| end.to_string())
}

/// Who won: `b`, `w` or `draw`, and `-` while the game is open.
fn winner(game: &Game) -> &'static str {
    match game.outcome().map(|outcome| outcome.winner) {
        None => "-",
        Some(None) => "draw",
        Some(Some(Color::Black)) => "b",
        Some(Some(Color::White)) => "w",
    }
}
