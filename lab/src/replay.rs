//! Recorded games, a line each, played through for every game.

use crate::Failure;
use crate::args::Args;
use crate::games::Measured;
use serde_json::json;
use std::io::{self, BufRead, Read, Write};

/// The longest line read. A game fits many times over; what is longer is no game.
const LONGEST_LINE: u64 = 1 << 16;

/// Prints how the games of standard input stand. What is left of the command line says how.
pub fn run<G: Measured>(
    mut args: Args,
    options: &G::Options,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut printer = Printer {
        trace: args.flag("--trace"),
        json: args.flag("--json"),
        games: 0,
    };
    args.finish("reads from standard input and ")?;
    let result = printer.each_line::<G>(&mut io::stdin().lock(), options, out);
    printer.end(&result, out)?;
    result
}

/// Reads the first line as a game; what follows it is left alone.
pub fn read_game<G: Measured>(input: &mut dyn BufRead, options: &G::Options) -> Result<G, Failure> {
    let mut line = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    Ok(game(&String::from_utf8_lossy(&line), 1, options, false)?.0)
}

/// The game of a line, of which anything from ` = ` on is ignored, and the positions after its turns.
fn game<G: Measured>(
    line: &str,
    number: usize,
    options: &G::Options,
    trace: bool,
) -> Result<(G, Vec<String>), Failure> {
    let record = line.split(" = ").next().unwrap_or_default();
    G::replay(record, options, trace)
        .map_err(|fault| Failure::Input(format!("line {number}, {fault}")))
}

/// Writes each game as it is done, so that any number of them fits in memory.
struct Printer {
    json: bool,
    trace: bool,
    games: u64,
}

impl Printer {
    /// Prints the game of every line, until one of them is at fault.
    fn each_line<G: Measured>(
        &mut self,
        input: &mut dyn BufRead,
        options: &G::Options,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            input.take(LONGEST_LINE + 1).read_until(b'\n', &mut line)?;
            if line.is_empty() {
                break;
            }
            if LONGEST_LINE < line.len() as u64 {
                return Err(Failure::Input(format!(
                    "line {number}: longer than {LONGEST_LINE} bytes"
                )));
            }
            let line = String::from_utf8_lossy(&line);
            let (game, positions) = game::<G>(&line, number, options, self.trace)?;
            self.game(&game.standing(), &positions, out)?;
        }
        Ok(())
    }

    fn game(
        &mut self,
        standing: &[(&'static str, String)],
        positions: &[String],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        self.games += 1;
        if self.json {
            let before = if self.games == 1 { "{\"games\":[" } else { "," };
            let mut object = json!({});
            for (name, text) in standing {
                object[*name] = text.as_str().into();
            }
            if self.trace {
                object["trace"] = positions.into();
            }
            return write!(out, "{before}{object}");
        }
        for position in positions {
            writeln!(out, "{position}")?;
        }
        let texts: Vec<&str> = standing.iter().map(|(_, text)| text.as_str()).collect();
        writeln!(out, "{}", texts.join(" "))
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
            Err(Failure::Input(message)) => writeln!(out, "],\"error\":{}}}", json!(message)),
            _ => writeln!(out, "]}}"),
        }
    }
}
