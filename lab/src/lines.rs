//! Games from standard input, a line each.

use crate::Failure;
use std::io::{BufRead, Read};

/// The longest line read. A game fits many times over; what is longer is no game.
pub const LONGEST_LINE: u64 = 1 << 16;

/// Hands over every line with its number, until one of them is at fault.
pub fn each_line(
    input: &mut dyn BufRead,
    read: &mut dyn FnMut(usize, &str) -> Result<(), Failure>,
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
        read(number, &String::from_utf8_lossy(&line))?;
    }
    Ok(())
}
