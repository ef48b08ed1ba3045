//! Reversi's weights, fitted to labelled positions: the plain ones solved at once, the patterns by descent.

use rsg_classics::reversi::eval::{
    COUNTS, DISC, MIXES, Mix, PHASES, PLACES, PLAIN_FEATURES, PLAIN_POINT, PLAIN_WEIGHTS,
    PatternWeights, Patterns, Plain, STAGES, TABLE, WHOLE, counts, phase, placed, shared,
};
use rsg_classics::reversi::{Bits, Eight, Field, View};
use rsg_lab::training::{Descent, Entries, Errors, Sample};

/// Keeps weights that say nothing at zero.
const RIDGE: f64 = 1.0;

/// The plain weights that fit best, and the root of the mean square of their error in discs.
pub fn plain<F: Field>(samples: &[Sample<View<F>>]) -> ([i16; PLAIN_WEIGHTS], f64) {
    let plain = Plain::<F>::new();
    let mut sums = vec![[[0.0; PLAIN_FEATURES + 1]; PLAIN_FEATURES]; PHASES];
    for sample in samples {
        let features = plain
            .features(sample.position, sample.position.placements())
            .map(f64::from);
        let sums = &mut sums[phase(sample.position)];
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
    let square = |sample: &Sample<View<F>>| {
        let value = plain.value(&weights, sample.position, sample.position.placements());
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

/// Table entries that make up the value of a position: the patterns and three counts.
const FEATURES: usize = PLACES + 3;

/// Weights of one stage.
const STAGE: usize = TABLE + COUNTS;

/// The pattern weights that fit the samples, and how far off they are.
pub fn patterns(samples: &[Sample<View<Eight>>], descent: Descent) -> (PatternWeights, Errors) {
    let reader = Reader {
        patterns: Patterns::new(),
        shared: shared(),
    };
    let features = |view: &View<Eight>| reader.features(*view);
    let weights = descent.fit(samples, STAGES * STAGE, features);
    let errors = Errors::of(samples, &weights, features, PHASES, |view| phase(*view));
    (reader.rounded(&weights), errors)
}

struct Reader {
    patterns: Patterns,
    shared: Vec<u32>,
}

impl Reader {
    fn features(&self, view: View<Eight>) -> Entries<FEATURES> {
        let mix = Mix::learned(placed(view));
        let begin = usize::from(mix.first) * STAGE;
        let mut at = [begin + TABLE; FEATURES];
        let indices = self.patterns.indices(view.own, view.other);
        for (entry, index) in at.iter_mut().zip(indices) {
            *entry = begin + self.shared[index as usize] as usize;
        }
        let answers = view.passed().placements().count();
        let counts = counts(view.placements().count(), answers, view.free().count());
        for (entry, count) in at[PLACES..].iter_mut().zip(counts) {
            *entry += count;
        }
        Entries {
            at,
            partner: (mix.second - mix.first) as usize * STAGE,
            share: f32::from(mix.share) / f32::from(WHOLE),
        }
    }

    /// Weights as they are kept, the counts' more widely than the patterns'.
    fn rounded(&self, weights: &[f32]) -> PatternWeights {
        let unit = |weight: &f32| (weight * DISC as f32).round();
        let (mut tables, mut of_counts) = (Vec::new(), Vec::new());
        for weights in weights.chunks_exact(STAGE) {
            let shared = self.shared.iter().map(|at| &weights[*at as usize]);
            tables.extend(shared.map(|weight| unit(weight).clamp(-127.0, 127.0) as i8));
            of_counts.extend(weights[TABLE..].iter().map(|weight| unit(weight) as i16));
        }
        let mixes: Vec<Mix> = (0..MIXES).map(Mix::learned).collect();
        PatternWeights::new(&mixes, &tables, &of_counts).expect("there is one for each")
    }
}
