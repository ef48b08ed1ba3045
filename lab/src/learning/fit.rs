//! The engine's weights, fitted to labelled positions.

use rsg_engine::eval::{
    PHASE_WEIGHTS, PHASES, Patterns, WEIGHTS, Weights, features, shared_weights,
};
use rsg_engine::fast::Sides;
use rsg_lab::training::{Descent, Entries, Errors, Sample};

/// One point in the weights' unit.
const POINT: f32 = 128.0;

/// The weights that fit the samples, and how far off they are.
pub fn fit(samples: &[Sample<Sides>], descent: Descent) -> (Weights, Errors) {
    let (patterns, shared) = (Patterns::new(), shared_weights());
    let used = |sides: &Sides| {
        let used = features(&patterns, *sides);
        Entries::of_one_table(used.map(|feature| shared[feature as usize] as usize))
    };
    let phase = |sides: &Sides| features(&patterns, *sides)[0] as usize / PHASE_WEIGHTS;
    let weights = descent.fit(samples, WEIGHTS, used);
    let errors = Errors::of(samples, &weights, used, PHASES, phase);
    let rounded = shared.iter().map(|at| {
        let weight = (weights[*at as usize] * POINT).round();
        weight.clamp(-32000.0, 32000.0) as i16
    });
    let weights = Weights::from_values(rounded.collect());
    (weights.expect("there is one value a weight"), errors)
}
