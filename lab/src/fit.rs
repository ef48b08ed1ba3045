//! Fits weights to labelled positions: least squares by stochastic gradient descent with Adagrad's step sizes.

use crate::selfplay::Sample;
use rsg_engine::SplitMix64;
use rsg_engine::eval::{
    PHASE_WEIGHTS, PHASES, Patterns, WEIGHTS, Weights, features, shared_weights,
};

/// One point in the weights' unit.
const POINT: f32 = 128.0;

/// How the fit is done.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// Passes over the samples.
    pub epochs: usize,
    /// Step size at the start.
    pub rate: f32,
    /// Pull of every used weight towards zero.
    pub pull: f32,
    /// Seed of the order.
    pub seed: u64,
}

/// How far off the weights are on held-out games, in points.
#[derive(Clone, Debug, Default)]
pub struct Errors {
    /// Root of the mean square on the games fitted.
    pub fitted: f32,
    /// The same on held-out games.
    pub held_out: f32,
    /// The same by phase.
    pub by_phase: [f32; PHASES],
}

/// One game in twenty is held out.
fn is_held_out(sample: &Sample) -> bool {
    sample.game % 20 == 19
}

/// Fits weights to samples, starting from `start` (weights in points).
pub fn fit(samples: &[Sample], start: Vec<f32>, fit: Fit) -> (Vec<f32>, Errors) {
    let patterns = Patterns::new();
    let shared = shared_weights();
    let mut weights = start;
    let mut squares = vec![1e-6f32; WEIGHTS];
    let mut order: Vec<u32> = (0..samples.len() as u32)
        .filter(|&i| !is_held_out(&samples[i as usize]))
        .collect();
    let mut chance = SplitMix64::of_pair(fit.seed, 1);
    for epoch in 0..fit.epochs {
        chance.shuffle(&mut order);
        let rate = fit.rate * (1.0 - epoch as f32 / fit.epochs as f32);
        for &index in &order {
            let sample = &samples[index as usize];
            let used =
                features(&patterns, sample.sides).map(|feature| shared[feature as usize] as usize);
            let value: f32 = used.iter().map(|&weight| weights[weight]).sum();
            let slope = value - sample.label;
            for weight in used {
                let slope = slope + fit.pull * weights[weight];
                squares[weight] += slope * slope;
                weights[weight] -= rate * slope / squares[weight].sqrt();
            }
        }
    }
    let errors = errors(samples, &weights, &patterns, &shared);
    (weights, errors)
}

fn errors(samples: &[Sample], weights: &[f32], patterns: &Patterns, shared: &[u32]) -> Errors {
    let mut sums = [[0f64; 2]; PHASES + 2];
    for sample in samples {
        let used = features(patterns, sample.sides);
        let value: f32 = used
            .iter()
            .map(|&feature| weights[shared[feature as usize] as usize])
            .sum();
        let square = f64::from(value - sample.label).powi(2);
        let mut add = |slot: usize| {
            sums[slot][0] += square;
            sums[slot][1] += 1.0;
        };
        if is_held_out(sample) {
            add(used[0] as usize / PHASE_WEIGHTS);
            add(PHASES);
        } else {
            add(PHASES + 1);
        }
    }
    let root = |slot: usize| (sums[slot][0] / f64::max(sums[slot][1], 1.0)).sqrt() as f32;
    Errors {
        fitted: root(PHASES + 1),
        held_out: root(PHASES),
        by_phase: std::array::from_fn(root),
    }
}

/// Weights in points as the engine keeps them.
pub fn rounded(weights: &[f32]) -> Weights {
    let values = shared_weights()
        .into_iter()
        .map(|representative| {
            (weights[representative as usize] * POINT)
                .round()
                .clamp(-32000.0, 32000.0) as i16
        })
        .collect();
    Weights::from_values(values).expect("there is one value a weight")
}
