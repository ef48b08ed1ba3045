//! `cargo xtask sounds`: the sounds of endings and of the Core Point, made from notes.
//!
//! A note is a struck tone: a sine with two overtones that dies away. Sounds of one family (won, lost, a day, a rank)
//! is written here in one voice, so that each can be told from the others by its notes alone. The files are committed.

use crate::process::{Failure, say};
use crate::workspace;
use std::f64::consts::TAU;
use std::fs;

pub const HELP: &str = "
    cargo xtask sounds

Writes win, lose, day, rank-up and core in assets/sounds from the notes in xtask/src/sounds.rs. The other sounds (place,
flip, capture, call, pass) are strokes and left alone.

Needs:  nothing
Takes:  a second
";

const FOLDER: &str = "assets/sounds";

/// Samples in a second, of 16 bits each, on one channel.
const RATE: u32 = 22_050;

/// Strength of the tone and of its overtones.
const OVERTONES: [f64; 3] = [1.0, 0.2, 0.06];

/// Time in which the end of a sound falls silent, in seconds: one that is cut off clicks.
const RELEASE: f64 = 0.04;

/// A struck tone.
struct Note {
    /// The time at which it is struck, in seconds.
    at: f64,
    /// The half tones above the A of 220 Hz.
    pitch: i32,
    strength: f64,
}

/// A sound as it is written.
struct Score {
    name: &'static str,
    /// The length in seconds.
    length: f64,
    /// The loudest sample, of 32767.
    peak: f64,
    /// Time in which a note swells, in seconds.
    attack: f64,
    /// Rate at which it dies away: by a factor of e to the power of this in a second.
    decay: f64,
    notes: &'static [Note],
}

const fn note(at: f64, pitch: i32, strength: f64) -> Note {
    Note {
        at,
        pitch,
        strength,
    }
}

const SCORES: [Score; 5] = [
    // C E G C, up.
    Score {
        name: "win",
        length: 0.85,
        peak: 13_700.0,
        attack: 0.005,
        decay: 6.0,
        notes: &[
            note(0.0, 15, 1.0),
            note(0.12, 19, 1.0),
            note(0.24, 22, 1.0),
            note(0.36, 27, 1.1),
        ],
    },
    // Two low notes that fall, without an edge: a loss is no punishment.
    Score {
        name: "lose",
        length: 0.65,
        peak: 4_800.0,
        attack: 0.03,
        decay: 6.5,
        notes: &[note(0.0, 8, 1.0), note(0.17, 5, 0.9)],
    },
    // A bell and the fifth above it: a stamp on a page.
    Score {
        name: "day",
        length: 0.6,
        peak: 12_000.0,
        attack: 0.004,
        decay: 8.0,
        notes: &[
            note(0.0, 19, 1.0),
            note(0.09, 26, 1.0),
            note(0.09, 31, 0.35),
        ],
    },
    // The win's chord, wider, with its top held.
    Score {
        name: "rank-up",
        length: 1.2,
        peak: 14_400.0,
        attack: 0.005,
        decay: 4.2,
        notes: &[
            note(0.0, 15, 0.8),
            note(0.12, 22, 0.9),
            note(0.24, 27, 1.0),
            note(0.36, 31, 1.0),
            note(0.36, 34, 0.7),
            note(0.36, 19, 0.7),
        ],
    },
    // A deep note, and above it an open chord that lights up: the gem.
    Score {
        name: "core",
        length: 0.5,
        peak: 11_500.0,
        attack: 0.012,
        decay: 9.0,
        notes: &[
            note(0.0, 5, 0.8),
            note(0.05, 17, 0.9),
            note(0.1, 24, 0.8),
            note(0.15, 29, 0.6),
        ],
    },
];

/// Writes every file.
pub fn run(flags: &[String]) -> Result<(), Failure> {
    if let [flag, ..] = flags {
        let words = format!("sounds does not know \"{flag}\"; try --help");
        return Err(Failure::usage(words));
    }
    for score in &SCORES {
        let path = workspace::root().join(FOLDER).join(score.file());
        fs::write(&path, wave(&score.samples())).map_err(|error| Failure::file(&path, error))?;
    }
    say(format!("the sounds are in {FOLDER}"));
    Ok(())
}

impl Score {
    fn file(&self) -> String {
        format!("{}.wav", self.name)
    }

    fn samples(&self) -> Vec<i16> {
        let count = (self.length * f64::from(RATE)).round() as u32;
        let at = |index: u32| f64::from(index) / f64::from(RATE);
        let raw: Vec<f64> = (0..count).map(|index| self.level(at(index))).collect();
        let loudest = raw
            .iter()
            .fold(0.0_f64, |most, level| most.max(level.abs()));
        let scale = |level: &f64| (level / loudest * self.peak).round() as i16;
        raw.iter().map(scale).collect()
    }

    /// All notes together at a moment.
    fn level(&self, now: f64) -> f64 {
        let notes = self.notes.iter().filter(|note| note.at <= now);
        let sum: f64 = notes.map(|note| self.heard(note, now - note.at)).sum();
        sum * ((self.length - now) / RELEASE).min(1.0)
    }

    /// The sound of a note, `after` seconds after it was struck.
    fn heard(&self, note: &Note, after: f64) -> f64 {
        let pitch = 220.0 * 2.0_f64.powf(f64::from(note.pitch) / 12.0);
        let tones = (1..).zip(OVERTONES);
        // The higher an overtone, the sooner it is gone.
        let tone = |(times, strength): (i32, f64)| {
            let fades = (-self.decay * f64::from(times) * after).exp();
            strength * fades * (TAU * pitch * f64::from(times) * after).sin()
        };
        let swell = (after / self.attack).min(1.0);
        note.strength * swell * tones.map(tone).sum::<f64>()
    }
}

/// The samples as a file.
fn wave(samples: &[i16]) -> Vec<u8> {
    let bytes = samples.len() as u32 * 2;
    let mut file = Vec::new();
    file.extend(b"RIFF");
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // Plain samples, one channel.
    for word in [1_u16, 1] {
        file.extend(word.to_le_bytes());
    }
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    for word in [2_u16, 16] {
        file.extend(word.to_le_bytes());
    }
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    for sample in samples {
        file.extend(sample.to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine's sine may differ from another's in its last bit, and so a sample by one.
    #[test]
    fn the_files_are_those_that_are_written_here() {
        for score in &SCORES {
            let path = workspace::root().join(FOLDER).join(score.file());
            let file = fs::read(&path).expect("it is there");
            let made = wave(&score.samples());
            assert_eq!((file.len(), &file[..44]), (made.len(), &made[..44]));
            let samples = |bytes: &[u8]| -> Vec<i32> {
                let pairs = bytes[44..].chunks_exact(2);
                pairs
                    .map(|pair| i16::from_le_bytes([pair[0], pair[1]]).into())
                    .collect()
            };
            let (file, made) = (samples(&file), samples(&made));
            let differs = file.iter().zip(&made).any(|(a, b)| 1 < (a - b).abs());
            assert!(!differs, "{}: cargo xtask sounds", score.name);
        }
    }
}
