//! `measure`: the strength of players, the accuracy of what the engine says, and its speed, over many games.

pub mod accuracy;
pub mod agree;
pub mod arena;
pub mod endings;
pub mod losses;
pub mod review;

use crate::Failure;
use crate::args::Args;
use crate::parallel;
use rsg_engine::Game;
use rsg_lab::games::star::Player;

/// Games that are measured.
pub struct Games {
    pub count: u64,
    pub seed: u64,
    pub threads: usize,
}

impl Games {
    /// Takes `--games`, `--seed` and `--threads` out. The first is needed if it has no usual value.
    pub fn read(args: &mut Args, usual: Option<u64>) -> Result<Games, Failure> {
        let count: Option<u64> = args.parsed("--games")?;
        let needed = || Failure::Usage("--games N is needed".to_owned());
        Ok(Games {
            count: count.or(usual).ok_or_else(needed)?,
            seed: args.parsed_or("--seed", 1)?,
            threads: args.parsed_or("--threads", parallel::cores())?,
        })
    }

    /// The seed of a game.
    pub const fn seed_of(&self, number: u64) -> u64 {
        self.seed.wrapping_mul(0x0100_0001).wrapping_add(number)
    }

    /// Measures every game by its number.
    pub fn each<S, R: Send>(
        &self,
        state: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, u64) -> R + Sync,
    ) -> Vec<R> {
        parallel::spread(self.threads, self.count, state, work)
    }
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
