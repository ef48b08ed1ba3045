//! `measure`: the strength of players, the accuracy of what the engine says, and its speed, over many games.

pub mod accuracy;
pub mod agree;
pub mod arena;
pub mod endings;
pub mod losses;
pub mod review;
mod workers;

use crate::Failure;
use crate::args::Args;
use rsg_engine::Game;
use rsg_lab::games::star::Player;
use rsg_lab::sample::Games;

/// The seed of one of the games.
const fn seed_of(games: &Games, number: u64) -> u64 {
    games.seed.wrapping_mul(0x0100_0001).wrapping_add(number)
}

/// The players that are left of the command line; without any these.
pub fn players_or(args: Args, usual: &[Player]) -> Result<Vec<Player>, Failure> {
    let words = args.operands()?;
    if words.is_empty() {
        return Ok(usual.to_vec());
    }
    let players = words.iter().map(|word| Player::operand::<Game>(word));
    players.collect()
}
