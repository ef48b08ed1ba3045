//! Games of a training on disk, so that a training that was stopped goes on where it was.
//!
//! A generation's games are made and kept in shards of [`SHARD`] games. A shard's name tells all that its games depend
//! on: a number that stands for the weights, the recipe, and which games they are. What is found by its name is read
//! and not played again. Whoever changes how a search plays deletes the folder.
//!
//! | bytes | what, for every position of a shard |
//! |---|---|
//! | 8, 8 | the discs of the side to move and of the other side, little endian as all that follows |
//! | 1, 1 | the expected and the true outcome, in discs |
//! | 4 | the number of the game |

use super::selfplay::{Judged, generate};
use rsg_classics::reversi::eval::Weights;
use rsg_classics::reversi::{Aim, Eight, View};
use rsg_engine::fnv1a;
use rsg_lab::Failure;
use rsg_lab::training::Recipe;
use std::fs;
use std::path::{Path, PathBuf};

/// The games of a shard.
pub const SHARD: u64 = 500;

/// The bytes of a position.
const RECORD: usize = 22;

/// The games of a recipe for 8×8 squares and the aim *most*: those that are kept in the folder are read, the others are
/// made and kept. `made` is told after each shard how many games there are.
pub fn games(
    folder: &Path,
    weights: &Weights,
    recipe: Recipe,
    mut made: impl FnMut(u64) -> Result<(), Failure>,
) -> Result<Vec<Judged<Eight>>, Failure> {
    fs::create_dir_all(folder)?;
    let player = fnv1a(&weights.to_bytes());
    let mut all = Vec::new();
    for first in (0..recipe.games).step_by(SHARD as usize) {
        let shard = Recipe {
            games: SHARD.min(recipe.games - first),
            ..recipe
        };
        let path = folder.join(name(player, shard, first));
        let kept = fs::read(&path).ok().and_then(|bytes| from_bytes(&bytes));
        let positions = match kept {
            Some(positions) => positions,
            None => {
                let positions = generate::<Eight>(weights, Aim::Most, shard, first);
                keep(&path, &to_bytes(&positions))?;
                positions
            }
        };
        all.extend(positions);
        made(first + shard.games)?;
    }
    Ok(all)
}

fn name(player: u64, shard: Recipe, first: u64) -> PathBuf {
    let Recipe {
        games,
        depth,
        exact_from,
        seed,
        ..
    } = shard;
    let recipe = format!("depth{depth}-exact{exact_from}-seed{seed}");
    format!("{player:016x}-{recipe}-{first:08}-{games}.games").into()
}

/// Writes a file that is there whole or not at all.
fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let unfinished = path.with_extension("part");
    fs::write(&unfinished, bytes)?;
    Ok(fs::rename(&unfinished, path)?)
}

fn to_bytes(positions: &[Judged<Eight>]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(positions.len() * RECORD);
    for one in positions {
        bytes.extend(one.position.own.to_le_bytes());
        bytes.extend(one.position.other.to_le_bytes());
        bytes.extend(one.expected.to_le_bytes());
        bytes.extend(one.outcome.to_le_bytes());
        bytes.extend(one.game.to_le_bytes());
    }
    bytes
}

/// The positions of a shard's bytes. None if they do not come out even.
fn from_bytes(bytes: &[u8]) -> Option<Vec<Judged<Eight>>> {
    let (records, rest) = bytes.as_chunks::<RECORD>();
    let whole = rest.is_empty() && !records.is_empty();
    whole.then(|| records.iter().filter_map(read).collect())
}

fn read(record: &[u8; RECORD]) -> Option<Judged<Eight>> {
    let (own, rest) = record.split_first_chunk()?;
    let (other, rest) = rest.split_first_chunk()?;
    let (expected, rest) = rest.split_first_chunk()?;
    let (outcome, rest) = rest.split_first_chunk()?;
    Some(Judged {
        position: View {
            own: u64::from_le_bytes(*own),
            other: u64::from_le_bytes(*other),
        },
        expected: i8::from_le_bytes(*expected),
        outcome: i8::from_le_bytes(*outcome),
        game: u32::from_le_bytes(*rest.first_chunk()?),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// A folder of its own, which is gone afterwards.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let name = format!("rsg-shards-{name}-{}", std::process::id());
            Folder(std::env::temp_dir().join(name))
        }

        fn files(&self) -> Vec<PathBuf> {
            let mut files: Vec<_> = fs::read_dir(&self.0)
                .unwrap()
                .map(|entry| entry.unwrap().path())
                .collect();
            files.sort();
            files
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    const RECIPE: Recipe = Recipe {
        games: SHARD + 3,
        depth: 1,
        exact_from: 2,
        seed: 4,
        threads: 2,
    };

    #[test]
    fn games_that_are_kept_are_those_that_were_played() {
        let folder = Folder::new("kept");
        let weights = Weights::shipped().unwrap();
        let reported = std::cell::RefCell::new(Vec::new());
        let ask = || {
            games(&folder.0, &weights, RECIPE, |count| {
                reported.borrow_mut().push(count);
                Ok(())
            })
            .ok()
            .unwrap()
        };
        let played = ask();
        assert_eq!(played, ask());
        let direct = generate::<Eight>(&weights, Aim::Most, RECIPE, 0);
        assert!(
            played == direct,
            "the shards are not the games of the recipe"
        );
        assert_eq!(*reported.borrow(), [SHARD, SHARD + 3, SHARD, SHARD + 3]);
        // What is kept is read: an empty record in its place comes back, a damaged one is played again.
        let last = folder.files().pop().unwrap();
        fs::write(&last, [0; RECORD]).unwrap();
        assert!(ask().last().unwrap().position.own == 0);
        fs::write(&last, [0; RECORD - 1]).unwrap();
        assert_eq!(played, ask());
    }

    #[test]
    fn other_weights_and_recipes_have_other_files() {
        let names = [
            name(1, RECIPE, 0),
            name(2, RECIPE, 0),
            name(1, RECIPE, SHARD),
            name(1, Recipe { depth: 2, ..RECIPE }, 0),
            name(1, Recipe { seed: 5, ..RECIPE }, 0),
            name(
                1,
                Recipe {
                    exact_from: 3,
                    ..RECIPE
                },
                0,
            ),
            name(1, Recipe { games: 4, ..RECIPE }, 0),
        ];
        for (number, one) in names.iter().enumerate() {
            assert!(!names[..number].contains(one), "{one:?}");
        }
        let threads = Recipe {
            threads: 7,
            ..RECIPE
        };
        assert_eq!(name(1, threads, 0), names[0]);
    }
}
