//! Struck voices out of sines, the same on every machine.

/// Samples a second: enough for partials up to 5 kHz, which is all these sounds have.
pub(super) const RATE: u32 = 22_050;

/// How long a voice takes to reach its full level. Softer than a real stroke, and free of clicks.
const ATTACK_MILLIS: f64 = 3.0;

/// How long the end of every sound fades.
const RELEASE_MILLIS: f64 = 20.0;

/// What a voice sounds like: its partials, each with a multiple of the frequency and a share of the level.
#[derive(Clone, Copy)]
pub(super) enum Timbre {
    /// A dull bar: the partials of a struck wooden one.
    Wood,
    /// A small, dark bell.
    Bell,
}

impl Timbre {
    fn partials(self) -> &'static [(f64, f64)] {
        match self {
            Self::Wood => &[(1.0, 1.0), (2.76, 0.22), (5.4, 0.06)],
            Self::Bell => &[(1.0, 1.0), (2.0, 0.28), (3.01, 0.1)],
        }
    }
}

/// One stroke.
pub(super) struct Voice {
    pub(super) at_millis: u32,
    pub(super) hertz: f64,
    pub(super) halves_in_millis: f64,
    pub(super) level: f64,
    pub(super) timbre: Timbre,
}

/// A breath of noise at the start.
#[derive(Clone, Copy)]
pub(super) struct Noise {
    pub(super) level: f64,
    pub(super) halves_in_millis: f64,
}

/// Mixes the voices and brings the loudest sample to `peak`.
pub(super) fn render(millis: u32, peak: f64, voices: &[Voice], noise: Option<Noise>) -> Vec<f64> {
    let mut samples = vec![0.0; samples_in(f64::from(millis))];
    for voice in voices {
        let start = samples_in(f64::from(voice.at_millis));
        for (multiple, share) in voice.timbre.partials() {
            // A high partial dies earlier, as in anything that is struck.
            let halves = voice.halves_in_millis / multiple.max(1.0);
            strike(
                &mut samples[start..],
                voice.hertz * multiple,
                halves,
                voice.level * share,
            );
        }
    }
    if let Some(noise) = noise {
        breathe(&mut samples, noise);
    }
    release(&mut samples);
    normalise(&mut samples, peak);
    samples
}

fn samples_in(millis: f64) -> usize {
    (millis * f64::from(RATE) / 1000.0) as usize
}

fn strike(samples: &mut [f64], hertz: f64, halves_in_millis: f64, level: f64) {
    let mut envelope = Envelope::new(halves_in_millis);
    for (index, sample) in samples.iter_mut().enumerate() {
        let turns = hertz * index as f64 / f64::from(RATE);
        *sample += level * envelope.next() * sine(turns);
    }
}

fn breathe(samples: &mut [f64], noise: Noise) {
    let mut envelope = Envelope::new(noise.halves_in_millis);
    let mut state: u32 = 1;
    for sample in samples {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let random = f64::from(state >> 8) / f64::from(1 << 23) - 1.0;
        *sample += noise.level * envelope.next() * random;
    }
}

fn release(samples: &mut [f64]) {
    let length = samples_in(RELEASE_MILLIS).min(samples.len());
    let start = samples.len() - length;
    for (index, sample) in samples[start..].iter_mut().enumerate() {
        *sample *= (length - 1 - index) as f64 / length as f64;
    }
}

fn normalise(samples: &mut [f64], peak: f64) {
    let loudest = samples.iter().fold(f64::MIN_POSITIVE, |loudest, sample| {
        loudest.max(sample.abs())
    });
    samples
        .iter_mut()
        .for_each(|sample| *sample *= peak / loudest);
}

/// A straight rise, then a level that halves again and again.
struct Envelope {
    level: f64,
    factor: f64,
    risen: f64,
}

impl Envelope {
    fn new(halves_in_millis: f64) -> Self {
        Self {
            level: 1.0,
            factor: halving_factor(halves_in_millis * f64::from(RATE) / 1000.0),
            risen: 0.0,
        }
    }

    fn next(&mut self) -> f64 {
        let now = self.level * self.risen.min(1.0);
        self.level *= self.factor;
        self.risen += 1000.0 / (ATTACK_MILLIS * f64::from(RATE));
        now
    }
}

/// The factor which, multiplied `steps` times, gives a half: e^(−ln 2 ⁄ steps), by its series (the exponent is small).
fn halving_factor(steps: f64) -> f64 {
    let x = -std::f64::consts::LN_2 / steps;
    1.0 + x * (1.0 + x / 2.0 * (1.0 + x / 3.0 * (1.0 + x / 4.0)))
}

/// The sine of a number of turns, by a polynomial: system libraries differ in the last bits, this does not.
fn sine(turns: f64) -> f64 {
    let turns = turns - turns.floor();
    // Folded onto the quarter around zero, where the series is short.
    let folded = if turns < 0.25 {
        turns
    } else if turns < 0.75 {
        0.5 - turns
    } else {
        turns - 1.0
    };
    let x = folded * std::f64::consts::TAU;
    let square = x * x;
    x * (1.0
        - square / 6.0
            * (1.0
                - square / 20.0
                    * (1.0 - square / 42.0 * (1.0 - square / 72.0 * (1.0 - square / 110.0)))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sine_is_one() {
        for step in -40..=80 {
            let turns = f64::from(step) / 37.0;
            assert!(
                (sine(turns) - (turns * std::f64::consts::TAU).sin()).abs() < 1e-6,
                "at {turns}"
            );
        }
    }

    #[test]
    fn the_decay_halves_when_it_says() {
        let level = (0..200).fold(1.0, |level, _| level * halving_factor(200.0));
        assert!((level - 0.5).abs() < 1e-6, "{level}");
    }
}
