//! Fits weights to labelled positions: least squares, for the plain evaluations solved at once, for the patterns by
//! stochastic gradient descent with Adagrad's step sizes.

use super::selfplay::Sample;
use rsg_classics::SplitMix64;
use rsg_classics::reversi::eval::{
    DISC, MOBILITY, PHASES, PLACES, PLAIN_FEATURES, PLAIN_POINT, PLAIN_WEIGHTS, PatternWeights,
    Patterns, Plain, TABLE, mobility, phase, shared,
};
use rsg_classics::reversi::{Bits, Eight, Field};

/// Keeps weights that say nothing at zero.
const RIDGE: f64 = 1.0;

/// The plain weights that fit best, and the root of the mean square of their error in discs.
pub fn plain<F: Field>(samples: &[Sample<F>]) -> ([i16; PLAIN_WEIGHTS], f64) {
    let plain = Plain::<F>::new();
    let mut sums = vec![[[0.0; PLAIN_FEATURES + 1]; PLAIN_FEATURES]; PHASES];
    for sample in samples {
        let features = plain
            .features(sample.view, sample.view.placements())
            .map(f64::from);
        let sums = &mut sums[phase(sample.view)];
        for (row, left) in sums.iter_mut().zip(features) {
            for (sum, right) in row.iter_mut().zip(features) {
                *sum += left * right;
            }
            row[PLAIN_FEATURES] += left * f64::from(sample.label);
        }
    }
    let mut weights = [0; PLAIN_WEIGHTS];
    for (sums, weights) in sums
        .into_iter()
        .zip(weights.chunks_exact_mut(PLAIN_FEATURES))
    {
        for (weight, solved) in weights.iter_mut().zip(solved(sums)) {
            let rounded = (solved * f64::from(PLAIN_POINT)).round();
            *weight = rounded.clamp(-32_000.0, 32_000.0) as i16;
        }
    }
    let square = |sample: &Sample<F>| {
        let value = plain.value(&weights, sample.view, sample.view.placements());
        (f64::from(value) / f64::from(DISC) - f64::from(sample.label)).powi(2)
    };
    let error = samples.iter().map(square).sum::<f64>() / samples.len().max(1) as f64;
    (weights, error.sqrt())
}

/// Solves the equations by elimination.
fn solved(mut rows: [[f64; PLAIN_FEATURES + 1]; PLAIN_FEATURES]) -> [f64; PLAIN_FEATURES] {
    for (at, row) in rows.iter_mut().enumerate() {
        row[at] += RIDGE;
    }
    for pivot in 0..PLAIN_FEATURES {
        let base = rows[pivot];
        for (at, row) in rows.iter_mut().enumerate() {
            if at != pivot {
                let factor = row[pivot] / base[pivot];
                row.iter_mut()
                    .zip(base)
                    .for_each(|(one, base)| *one -= factor * base);
            }
        }
    }
    std::array::from_fn(|at| rows[at][PLAIN_FEATURES] / rows[at][at])
}

/// Table entries that make up the value of a position: the patterns and the placements of either side.
const FEATURES: usize = PLACES + 2;

/// Weights of one phase.
const PHASE: usize = TABLE + 2 * MOBILITY;

/// How the patterns are fitted.
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

/// Roots of mean squares of errors, in discs.
pub struct Errors {
    pub fitted: f32,
    /// On the games that are held out, one in twenty.
    pub held_out: f32,
    pub by_phase: [f32; PHASES],
}

fn is_held_out(sample: &Sample<Eight>) -> bool {
    sample.game % 20 == 19
}

/// The pattern weights that fit the samples.
pub fn patterns(samples: &[Sample<Eight>], descent: Descent) -> (PatternWeights, Errors) {
    let reader = Reader {
        patterns: Patterns::new(),
        shared: shared(),
    };
    let mut weights = vec![0_f32; PHASES * PHASE];
    let mut squares = vec![1e-6_f32; PHASES * PHASE];
    let mut order: Vec<u32> = (0..samples.len() as u32)
        .filter(|number| !is_held_out(&samples[*number as usize]))
        .collect();
    let mut chance = SplitMix64::of_pair(descent.seed, 1);
    for epoch in 0..descent.epochs {
        chance.shuffle(&mut order);
        let rate = descent.rate * (1.0 - epoch as f32 / descent.epochs as f32);
        for number in &order {
            let sample = &samples[*number as usize];
            let used = reader.features(sample);
            let value: f32 = used.iter().map(|at| weights[*at as usize]).sum();
            let slope = value - sample.label;
            for at in used.map(|at| at as usize) {
                let slope = slope + descent.pull * weights[at];
                squares[at] += slope * slope;
                weights[at] -= rate * slope / squares[at].sqrt();
            }
        }
    }
    let errors = reader.errors(samples, &weights);
    (reader.rounded(&weights), errors)
}

struct Reader {
    patterns: Patterns,
    shared: Vec<u32>,
}

impl Reader {
    fn features(&self, sample: &Sample<Eight>) -> [u32; FEATURES] {
        let view = sample.view;
        let begin = (phase(view) * PHASE) as u32;
        let mut features = [begin + TABLE as u32; FEATURES];
        for (feature, index) in features
            .iter_mut()
            .zip(self.patterns.indices(view.own, view.other))
        {
            *feature = begin + self.shared[index as usize];
        }
        features[PLACES] += mobility(view.placements().count()) as u32;
        let answers = view.passed().placements().count();
        features[PLACES + 1] += (MOBILITY + mobility(answers)) as u32;
        features
    }

    fn errors(&self, samples: &[Sample<Eight>], weights: &[f32]) -> Errors {
        let mut sums = [[0_f64; 2]; PHASES + 2];
        for sample in samples {
            let used = self.features(sample);
            let value: f32 = used.iter().map(|at| weights[*at as usize]).sum();
            let square = f64::from(value - sample.label).powi(2);
            let mut add = |slot: usize| {
                sums[slot][0] += square;
                sums[slot][1] += 1.0;
            };
            if is_held_out(sample) {
                add(phase(sample.view));
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

    /// Weights as they are kept, the placements' more widely than the patterns'.
    fn rounded(&self, weights: &[f32]) -> PatternWeights {
        let unit = |weight: &f32| (weight * DISC as f32).round();
        let (mut tables, mut placements) = (Vec::new(), Vec::new());
        for weights in weights.chunks_exact(PHASE) {
            let shared = self.shared.iter().map(|at| &weights[*at as usize]);
            tables.extend(shared.map(|weight| unit(weight).clamp(-127.0, 127.0) as i8));
            placements.extend(weights[TABLE..].iter().map(|weight| unit(weight) as i16));
        }
        PatternWeights::new(tables, placements).expect("there is one for each")
    }
}
