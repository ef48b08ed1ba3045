//! Seeds draw the same values on every machine: each line of `drawn.txt` is drawn again.
//!
//! A line names a way to draw, its arguments and what comes. The file is built in, so that the test runs where there
//! are no files: `cargo test -p rsg-base --target i686-unknown-linux-gnu`, or `wasm32-wasip1` with a runner.
#![allow(clippy::unwrap_used)]

use rand::seq::SliceRandom;
use rand::{Rng, RngCore, SeedableRng};
use rsg_base::SplitMix64;

static DRAWN: &str = include_str!("drawn.txt");

/// The number of values in a line.
const COUNT: usize = 8;

fn drawn(mut draw: impl FnMut() -> u64) -> Vec<u64> {
    (0..COUNT).map(|_| draw()).collect()
}

/// The values that a way to draw gives for its arguments.
fn values(way: &str, arguments: &[u64]) -> Vec<u64> {
    let seed = arguments[0];
    let mut chance = SplitMix64::new(seed);
    match *arguments {
        [_] if way == "numbers" => drawn(|| chance.next()),
        [_] if way == "nth" => (0..COUNT as u64)
            .map(|at| SplitMix64::nth(seed, at))
            .collect(),
        [_] if way == "mixed" => vec![SplitMix64::mixed(seed)],
        [_] if way == "shares" => drawn(|| u64::from(chance.share().to_bits())),
        [_, number] if way == "pair" => {
            chance = SplitMix64::of_pair(seed, number);
            drawn(|| chance.next())
        }
        [_, fingerprint] if way == "position" => {
            chance = SplitMix64::for_position(fingerprint, seed);
            drawn(|| chance.next())
        }
        [_, bound] if way == "below" => drawn(|| chance.below(bound as usize) as u64),
        [_, bound] if way == "quick" => drawn(|| chance.quick(bound as usize) as u64),
        [_, length] if way == "shuffle" => {
            let mut order: Vec<u64> = (0..length).collect();
            chance.shuffle(&mut order);
            order
        }
        [_] if way == "rand-words" => drawn(|| u64::from(chance.next_u32())),
        [_] if way == "rand-bytes" => {
            let mut bytes = [0; 11];
            chance.fill_bytes(&mut bytes);
            bytes.map(u64::from).to_vec()
        }
        [_] if way == "rand-seed" => {
            chance = SplitMix64::from_seed(seed.to_le_bytes());
            drawn(|| chance.next_u64())
        }
        [_, bound] if way == "rand-u32" => {
            let bound = u32::try_from(bound).unwrap();
            drawn(|| u64::from(chance.random_range(0..bound)))
        }
        [_, bound] if way == "rand-u64" => drawn(|| chance.random_range(0..bound)),
        [_, length] if way == "rand-shuffle" => {
            let mut order: Vec<u64> = (0..length).collect();
            SliceRandom::shuffle(&mut order[..], &mut chance);
            order
        }
        _ => panic!("no way to draw: {way} {arguments:?}"),
    }
}

fn numbers(text: &str) -> Vec<u64> {
    text.split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect()
}

#[test]
fn each_line_is_drawn_again() {
    let lines = DRAWN.lines().filter(|line| !line.starts_with('#'));
    let mut ways = std::collections::BTreeSet::new();
    for line in lines {
        let (told, wanted) = line.split_once(':').unwrap();
        let (way, arguments) = told.split_once(' ').unwrap();
        assert_eq!(values(way, &numbers(arguments)), numbers(wanted), "{told}");
        ways.insert(way);
    }
    assert_eq!(ways.len(), 15, "{ways:?}");
}

#[test]
fn the_numbers_are_the_published_ones() {
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
    ];
    let mut chance = SplitMix64::seed_from_u64(1_234_567);
    assert_eq!([(); 3].map(|()| chance.next()), published);
}
