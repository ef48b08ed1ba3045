//! Learning an evaluation from games: labelled positions, and weights that are fitted to them.

use crate::Failure;
use crate::args::Args;
use crate::parallel;
use rsg_engine::SplitMix64;
use std::fmt;

/// A position labelled with the value to go for the side to move, in points or discs.
#[derive(Clone, Copy)]
pub struct Sample<P> {
    pub position: P,
    pub label: f32,
    /// The number of its game.
    pub game: u32,
}

impl<P> Sample<P> {
    /// One game in twenty is held out of the fit.
    const fn is_held_out(&self) -> bool {
        self.game % 20 == 19
    }
}

/// The recipe of games.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    pub games: u64,
    /// Depth of the search that plays.
    pub depth: u8,
    /// The number of free cells from which on the game is played without error.
    pub exact_from: usize,
    pub seed: u64,
    pub threads: usize,
}

impl Recipe {
    /// Makes the games, each by its number. What they give depends on the recipe without its threads.
    pub fn make<T, S: Send>(
        &self,
        thinker: impl Fn() -> T + Sync,
        play: impl Fn(&mut T, u64) -> Vec<S> + Sync,
    ) -> Vec<S> {
        let games = parallel::spread(self.threads, self.games, thinker, play);
        games.into_iter().flatten().collect()
    }
}

/// Least squares by stochastic gradient descent with Adagrad's step sizes.
#[derive(Clone, Copy, Debug)]
pub struct Descent {
    /// Passes over the samples.
    pub epochs: usize,
    /// Step size at the start.
    pub rate: f32,
    /// Pull of every used weight towards zero.
    pub pull: f32,
    /// Seed of the order.
    pub seed: u64,
}

/// The entries of the tables that make up a value. Where two tables are mixed, each entry has a partner, `partner`
/// entries further on, which contributes its share of the value; the entry contributes the rest.
pub struct Entries<const N: usize> {
    pub at: [usize; N],
    pub partner: usize,
    pub share: f32,
}

impl<const N: usize> Entries<N> {
    /// Entries of one table alone.
    pub const fn of_one_table(at: [usize; N]) -> Entries<N> {
        Entries {
            at,
            partner: 0,
            share: 0.0,
        }
    }

    fn value(&self, weights: &[f32]) -> f32 {
        let sum = |further: usize| self.at.iter().map(|at| weights[at + further]).sum::<f32>();
        if self.share == 0.0 {
            return sum(0);
        }
        (1.0 - self.share) * sum(0) + self.share * sum(self.partner)
    }
}

/// Roots of the mean squares of the errors, in points or discs.
pub struct Errors {
    fitted: f32,
    /// The error on the games that are held out.
    held_out: f32,
    by_phase: Vec<f32>,
}

impl Descent {
    /// Takes the flags out; those that are not given are like these.
    pub fn read(args: &mut Args, usual: Descent) -> Result<Descent, Failure> {
        Ok(Descent {
            epochs: args.parsed_or("--epochs", usual.epochs)?,
            rate: args.parsed_or("--rate", usual.rate)?,
            pull: args.parsed_or("--pull", usual.pull)?,
            seed: args.parsed_or("--seed", usual.seed)?,
        })
    }

    /// The seed of the games of a generation.
    pub const fn seed_of(&self, generation: u64) -> u64 {
        self.seed.wrapping_mul(1000).wrapping_add(generation)
    }

    /// The `count` weights, fitted to the samples; `features` are those that make up a position's value.
    pub fn fit<P, const N: usize>(
        self,
        samples: &[Sample<P>],
        count: usize,
        features: impl Fn(&P) -> Entries<N>,
    ) -> Vec<f32> {
        let mut steps = Steps {
            weights: vec![0_f32; count],
            squares: vec![1e-6_f32; count],
            pull: self.pull,
        };
        let mut order: Vec<u32> = (0..samples.len() as u32)
            .filter(|number| !samples[*number as usize].is_held_out())
            .collect();
        let mut chance = SplitMix64::of_pair(self.seed, 1);
        for epoch in 0..self.epochs {
            chance.shuffle(&mut order);
            let rate = self.rate * (1.0 - epoch as f32 / self.epochs as f32);
            for number in &order {
                let sample = &samples[*number as usize];
                let used = features(&sample.position);
                let error = used.value(&steps.weights) - sample.label;
                steps.make(used.at, 0, error, 1.0 - used.share, rate);
                if used.share != 0.0 {
                    steps.make(used.at, used.partner, error, used.share, rate);
                }
            }
        }
        steps.weights
    }
}

/// Weights that are being fitted, with the sums of the squares of their slopes.
struct Steps {
    weights: Vec<f32>,
    squares: Vec<f32>,
    pull: f32,
}

impl Steps {
    /// Makes the entries' part of an error smaller.
    fn make<const N: usize>(
        &mut self,
        entries: [usize; N],
        further: usize,
        error: f32,
        part: f32,
        rate: f32,
    ) {
        for at in entries {
            let at = at + further;
            let slope = part * (error + self.pull * self.weights[at]);
            self.squares[at] += slope * slope;
            self.weights[at] -= rate * slope / self.squares[at].sqrt();
        }
    }
}

impl Errors {
    /// The errors of the weights.
    pub fn of<P, const N: usize>(
        samples: &[Sample<P>],
        weights: &[f32],
        features: impl Fn(&P) -> Entries<N>,
        phases: usize,
        phase: impl Fn(&P) -> usize,
    ) -> Errors {
        let mut sums = vec![[0_f64; 2]; phases + 2];
        for sample in samples {
            let value = features(&sample.position).value(weights);
            let square = f64::from(value - sample.label).powi(2);
            let mut add = |slot: usize| {
                sums[slot][0] += square;
                sums[slot][1] += 1.0;
            };
            if sample.is_held_out() {
                add(phase(&sample.position));
                add(phases);
            } else {
                add(phases + 1);
            }
        }
        let root = |sums: &[f64; 2]| (sums[0] / f64::max(sums[1], 1.0)).sqrt() as f32;
        Errors {
            fitted: root(&sums[phases + 1]),
            held_out: root(&sums[phases]),
            by_phase: sums[..phases].iter().map(root).collect(),
        }
    }
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (fitted, held_out) = (self.fitted, self.held_out);
        let by_phase = &self.by_phase;
        write!(
            f,
            "error {fitted:.2} fitted {held_out:.2} held out {by_phase:.1?}"
        )
    }
}
