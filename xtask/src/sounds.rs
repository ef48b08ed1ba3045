//! `cargo xtask sounds`: makes the app's sounds, `assets/sounds/*.wav`.
//!
//! Every sound is a handful of struck voices, as of wood, stone and small bells: a voice is a few sine partials that start
//! softly and die away, and placing a stone has a breath of noise on top. All of it is additions and multiplications of
//! 64-bit floats (the sine is our own polynomial, the decay a repeated product), so every machine makes the same bytes, and a
//! test compares them with the committed files.
//!
//! How soft and how short they are, as `cargo xtask sounds` measures it (decibels below full scale; loudness is the
//! mean power of the loudest 50 ms; together 172 KB):
//!
//! | sound | lasts | peak | loudness |
//! |---|---|---|---|
//! | place | 130 ms | −7.5 dB | −20.1 dB |
//! | flip | 90 ms | −11.7 dB | −24.5 dB |
//! | capture | 320 ms | −8.0 dB | −15.8 dB |
//! | call | 300 ms | −9.4 dB | −17.7 dB |
//! | pass | 300 ms | −9.9 dB | −17.5 dB |
//! | win | 850 ms | −7.5 dB | −14.5 dB |
//! | lose | 700 ms | −9.4 dB | −16.0 dB |
//! | rank-up | 1200 ms | −7.1 dB | −15.7 dB |
//!
//! None clicks: each begins with silence and reaches its level in 3 ms, each fades over its last 20 ms and ends with
//! silence. Tests hold all of that.
use std::path::Path;
use std::{fs, io};

mod synth;
mod wav;

use synth::{Noise, Timbre, Voice};

/// What `--help` says.
pub const HELP: &str = "
    cargo xtask sounds

Makes the game's sounds from numbers and writes them to assets/sounds. Every machine makes the same bytes, and a test
compares them with the committed files: run this after changing a sound.

Needs:  Rust
Takes:  a second
";

/// A sound: its file's name and what it is made of.
pub struct Sound {
    /// The file's name without `.wav`, and the name by which the app asks for it.
    pub name: &'static str,
    millis: u32,
    /// The loudest sample, of 1.
    peak: f64,
    voices: &'static [Voice],
    noise: Option<Noise>,
}

const fn voice(
    at_millis: u32,
    hertz: f64,
    halves_in_millis: f64,
    level: f64,
    timbre: Timbre,
) -> Voice {
    Voice {
        at_millis,
        hertz,
        halves_in_millis,
        level,
        timbre,
    }
}

/// All eight. They are soft (no peak above half of full scale) and, but for the festive ones, shorter than half a second.
pub const SOUNDS: [Sound; 8] = [
    Sound {
        name: "place",
        millis: 130,
        peak: 0.42,
        voices: &[
            voice(0, 392.0, 14.0, 1.0, Timbre::Wood),
            voice(0, 1046.5, 6.0, 0.3, Timbre::Wood),
        ],
        noise: Some(Noise {
            level: 0.35,
            halves_in_millis: 2.0,
        }),
    },
    Sound {
        name: "flip",
        millis: 90,
        peak: 0.26,
        voices: &[voice(0, 740.0, 9.0, 1.0, Timbre::Wood)],
        noise: Some(Noise {
            level: 0.15,
            halves_in_millis: 3.0,
        }),
    },
    Sound {
        name: "capture",
        millis: 320,
        peak: 0.4,
        voices: &[
            voice(0, 659.26, 40.0, 1.0, Timbre::Bell),
            voice(70, 987.77, 50.0, 0.9, Timbre::Bell),
        ],
        noise: None,
    },
    Sound {
        name: "call",
        millis: 300,
        peak: 0.34,
        voices: &[
            voice(0, 880.0, 45.0, 1.0, Timbre::Bell),
            voice(0, 1318.51, 35.0, 0.4, Timbre::Bell),
        ],
        noise: None,
    },
    Sound {
        name: "pass",
        millis: 300,
        peak: 0.32,
        voices: &[
            voice(0, 392.0, 35.0, 1.0, Timbre::Wood),
            voice(110, 329.63, 40.0, 0.9, Timbre::Wood),
        ],
        noise: None,
    },
    Sound {
        name: "win",
        millis: 850,
        peak: 0.42,
        voices: &[
            voice(0, 523.25, 90.0, 0.8, Timbre::Bell),
            voice(110, 659.26, 90.0, 0.8, Timbre::Bell),
            voice(220, 783.99, 100.0, 0.9, Timbre::Bell),
            voice(330, 1046.5, 120.0, 1.0, Timbre::Bell),
        ],
        noise: None,
    },
    Sound {
        name: "lose",
        millis: 700,
        peak: 0.34,
        voices: &[
            voice(0, 440.0, 80.0, 0.9, Timbre::Wood),
            voice(150, 349.23, 90.0, 0.9, Timbre::Wood),
            voice(300, 293.66, 110.0, 1.0, Timbre::Wood),
        ],
        noise: None,
    },
    Sound {
        name: "rank-up",
        millis: 1200,
        peak: 0.44,
        voices: &[
            voice(0, 523.25, 110.0, 0.7, Timbre::Bell),
            voice(100, 783.99, 120.0, 0.8, Timbre::Bell),
            voice(200, 1046.5, 150.0, 0.9, Timbre::Bell),
            voice(330, 1318.51, 190.0, 0.9, Timbre::Bell),
            voice(330, 1567.98, 180.0, 0.6, Timbre::Bell),
            voice(330, 659.26, 200.0, 0.6, Timbre::Bell),
        ],
        noise: None,
    },
];

impl Sound {
    /// The whole file: a mono 16-bit WAV.
    pub fn file(&self) -> Vec<u8> {
        wav::encode(&self.samples(), synth::RATE)
    }

    fn samples(&self) -> Vec<f64> {
        synth::render(self.millis, self.peak, self.voices, self.noise)
    }
}

/// An amplitude of 1 is 0 dB.
fn decibels(amplitude: f64) -> f64 {
    20.0 * amplitude.log10()
}

/// The mean power of the loudest 50 ms, in decibels.
fn loudness(samples: &[f64]) -> f64 {
    let window = synth::RATE as usize / 20;
    let power = |samples: &[f64]| samples.iter().map(|sample| sample * sample).sum::<f64>();
    let loudest = samples
        .windows(window.min(samples.len()))
        .step_by(16)
        .map(power)
        .fold(0.0_f64, f64::max);
    decibels((loudest / window as f64).sqrt())
}

/// Writes all of them below the project's root and says so.
pub fn run(root: &Path) -> io::Result<()> {
    let folder = root.join("assets/sounds");
    fs::create_dir_all(&folder)?;
    for sound in &SOUNDS {
        let file = sound.file();
        println!(
            "assets/sounds/{}.wav  {} bytes, {} ms, peak {:.1} dB, loudness {:.1} dB",
            sound.name,
            file.len(),
            sound.millis,
            decibels(sound.peak),
            loudness(&sound.samples())
        );
        fs::write(folder.join(format!("{}.wav", sound.name)), file)?;
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_files_are_what_this_program_makes() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for sound in &SOUNDS {
            let path = root.join(format!("assets/sounds/{}.wav", sound.name));
            let committed = fs::read(&path).unwrap_or_default();
            assert!(
                committed == sound.file(),
                "{}.wav is stale: run `cargo xtask sounds`",
                sound.name
            );
        }
    }

    #[test]
    fn together_they_stay_small() {
        let bytes: usize = SOUNDS.iter().map(|sound| sound.file().len()).sum();
        assert!(bytes < 200_000, "{bytes} bytes");
    }

    #[test]
    fn they_are_soft_and_short_and_begin_and_end_in_silence() {
        for sound in &SOUNDS {
            let samples = sound.samples();
            let peak = samples
                .iter()
                .fold(0.0_f64, |peak, sample| peak.max(sample.abs()));
            assert!(
                (0.2..=0.5).contains(&peak),
                "{} peaks at {peak}",
                sound.name
            );
            assert!(
                sound.millis <= 1_200,
                "{} lasts {} ms",
                sound.name,
                sound.millis
            );
            let loudness = loudness(&samples);
            assert!(
                (-26.0..=-14.0).contains(&loudness),
                "{} has a loudness of {loudness:.1} dB",
                sound.name
            );
            assert!(samples[0] == 0.0, "{} starts with a click", sound.name);
            let end = &samples[samples.len() - synth::RATE as usize / 200..];
            assert!(
                end.iter().all(|sample| sample.abs() < 0.005) && end.last() == Some(&0.0),
                "{} ends with a click",
                sound.name
            );
        }
    }

    /// A click is a step: in the first two milliseconds, while the ear still hears silence, no sample is far from the next.
    #[test]
    fn no_sound_begins_with_a_step() {
        for sound in &SOUNDS {
            let samples = sound.samples();
            let start = &samples[..synth::RATE as usize / 500];
            let step = start
                .windows(2)
                .map(|pair| (pair[1] - pair[0]).abs())
                .fold(0.0_f64, f64::max);
            assert!(step < 0.1, "{} begins with a step of {step:.3}", sound.name);
        }
    }

    #[test]
    fn names_are_distinct() {
        let names: std::collections::HashSet<_> = SOUNDS.iter().map(|sound| sound.name).collect();
        assert_eq!(names.len(), SOUNDS.len());
    }
}
