//! The commands about Reversi.

use super::selfplay::opening;
use rsg_classics::reversi::{Aim, BoardSize, Eight, Field, Game, Options, Start, Thinker};
use rsg_classics::{Color, Level, SplitMix64, on_reversi_board};
use rsg_engine::excerpt;
use rsg_lab::args::Args;
use rsg_lab::contest::{Outcome, Series, play_game};
use rsg_lab::count::{parse_depth, print_counts};
use rsg_lab::games::{Measured, reversi::TABLE_MB};
use rsg_lab::play::Asked;
use rsg_lab::{Failure, replay};
use std::io::Write;

pub const REPLAY_USAGE: &str =
    "reversi replay [--size 6|8|10|6x10] [--start othello|classic] [--aim most|fewest] [--trace] [--json]
    Reads games from standard input, a line each; anything from \" = \" on is ignored. Prints
    POSITION TURN over|open BLACK-WHITE WINNER for each, with --trace the position after every turn
    first. A move that is not allowed stops it.";

pub const PERFT_USAGE: &str = "reversi perft N [--size 6|8|10|6x10] [--start othello|classic] [--aim most|fewest] \
    [--json]
    Counts the positions 1 to N plies after the start, a pass being a ply and a finished game
    counting once: a line \"depth count\" each, then the rate at the last depth. The aim changes nothing.";

pub const PLAY_USAGE: &str = "reversi play --level L [--seed N] [--time MS] [--size 6|8|10|6x10] \
    [--start othello|classic] [--aim most|fewest]
      [--json] MOVES...
    What level L (1 to 6, or random greedy base) places after those moves. With --time the best it has found
    by then. A move that is not allowed stops it.";

pub const MATCH_USAGE: &str = "reversi match LEVEL LEVEL --games N [--seed N] [--size 6|8|10|6x10] \
    [--start othello|classic]
      [--aim most|fewest] [--threads N] [--json]
    N games between two levels, or random greedy base: every two from a random opening of four to eight
    placements of their own, the colours swapped. Won, drawn and lost games of the first, its share, the mean
    margin by the tournament count, and its slowest placement in its thread's own processor time.";

/// Deeper counts do not fit into 64 bits.
const DEEPEST: u32 = 18;

/// Takes the start and the aim out.
pub fn options(args: &mut Args) -> Result<Options, Failure> {
    let start = args.value("--start")?;
    let aim = args.value("--aim")?;
    Ok(Options {
        start: match start.as_deref() {
            None | Some("othello") => Start::Othello,
            Some("classic") => Start::Classic,
            Some(other) => return Err(unknown("--start", other)),
        },
        aim: match aim.as_deref() {
            None | Some("most") => Aim::Most,
            Some("fewest") => Aim::Fewest,
            Some(other) => return Err(unknown("--aim", other)),
        },
    })
}

/// A flag's value that is none.
pub fn unknown(flag: &str, word: &str) -> Failure {
    Failure::Usage(format!("{flag} does not know {}", excerpt(word)))
}

/// Runs `replay`.
pub fn replay(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let size = args.parsed_or("--size", BoardSize::Eight)?;
    let options = options(&mut args)?;
    on_reversi_board!(size, F => replay::run::<Game<F>>(args, &options, out))
}

/// Runs `perft`.
pub fn perft(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let size = args.parsed_or("--size", BoardSize::Eight)?;
    let options = options(&mut args)?;
    let json = args.flag("--json");
    let operands = args.operands()?;
    let [depth] = operands.as_slice() else {
        return Err(Failure::Usage("perft needs a depth N".to_owned()));
    };
    let depth = parse_depth(depth, DEEPEST)?;
    on_reversi_board!(size, F => {
        let game = Game::<F>::new(options);
        print_counts(depth, json, out, |depth| game.perft(depth))
    })
}

/// Runs `play`.
pub fn play(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = Asked::read::<Game<Eight>>(&mut args, "play", None)?;
    let size = args.parsed_or("--size", BoardSize::Eight)?;
    let options = options(&mut args)?;
    let moves = args.operands()?.join(" ");
    on_reversi_board!(size, F => {
        let (game, _) = Game::<F>::replay(&moves, &options, false)
            .map_err(|fault| Failure::Input(format!("line 1, {fault}")))?;
        asked.answer(&game, Thinker::with_megabytes(TABLE_MB), out)
    })
}

/// Runs `match`.
pub fn run_match(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let size = args.parsed_or("--size", BoardSize::Eight)?;
    let options = options(&mut args)?;
    let series = Series::read::<Game<Eight>>(args)?;
    let outcome = on_reversi_board!(size, F => play_series::<F>(&series, options));
    outcome.print(&series.players, json, out)
}

fn play_series<F: Field>(series: &Series<Level>, options: Options) -> Outcome {
    series.play(
        || Thinker::with_megabytes(TABLE_MB),
        |thinker, number| {
            let mut chance = SplitMix64::of_pair(series.seed, number / 2);
            let placements = 4 + chance.below(5);
            let game = opening::<F>(options, placements, &mut chance);
            let first = Color::ALL[number as usize % 2];
            let players = series
                .players
                .map(|player| (player, SplitMix64::mixed(chance.next() ^ number)));
            let (end, slowest) = play_game(game, thinker, players, first, None)?;
            let (result, margin) = end.result(first);
            Some((result, margin, slowest))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_lab::player::Player;

    #[test]
    fn a_match_is_the_same_on_any_number_of_threads() {
        let play = |threads, seed| {
            let players = [Player::Level(Level::Two), Player::Greedy];
            let series = Series {
                threads,
                ..Series::on_all_cores(players, 12, seed)
            };
            play_series::<Eight>(&series, Options::default()).tally
        };
        assert_eq!(play(1, 5), play(3, 5));
        assert_ne!(play(1, 5), play(1, 6));
    }
}
