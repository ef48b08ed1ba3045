//! Sound and vibration: the app's [`Sound`]s and [`Haptic`]s, handed to the page.
//!
//! The sound files were synthesised for this game. They are built in and stand in the page as base64;
//! `assets/scripts/sound.js` plays them by WebAudio after the first touch. What is to be heard or felt reaches it as
//! attributes of the page ([`Cues`]), with the drawing that it belongs to: a script each would be kept by the page for ever. Whether the player wants to hear anything is decided in the app, which
//! does not ask for sounds that are switched off.

use rsg_game::board::{Haptic, Sound};
use std::collections::VecDeque;

use super::script;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use crate::ui::components::{Motion, SquareMotion};

/// The files by the names the script knows them by.
const FILES: [(&str, &[u8]); 8] = [
    ("place", include_bytes!("../../assets/sounds/place.wav")),
    ("flip", include_bytes!("../../assets/sounds/flip.wav")),
    ("capture", include_bytes!("../../assets/sounds/capture.wav")),
    ("call", include_bytes!("../../assets/sounds/call.wav")),
    ("pass", include_bytes!("../../assets/sounds/pass.wav")),
    ("win", include_bytes!("../../assets/sounds/win.wav")),
    ("lose", include_bytes!("../../assets/sounds/lose.wav")),
    ("rank-up", include_bytes!("../../assets/sounds/rank-up.wav")),
];

const PLAYER: &str = include_str!("../../assets/scripts/sound.js");

/// How long after one stone the next is heard turning over, in milliseconds at normal speed.
const NEXT_FLIP: u32 = 90;

/// More flips than this are not heard one by one.
const FLIPS_HEARD: u8 = 6;

/// When what a placement brings about is heard, in milliseconds at normal speed: all at once where nothing moves.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Beats {
    flips: u32,
    captures: u32,
    end: u32,
}

impl Beats {
    /// Those of a placement that is shown moving.
    #[must_use]
    pub fn of(motion: &Motion) -> Beats {
        Beats {
            flips: motion.flips_at,
            captures: motion.captures_at,
            end: motion.ends_at,
        }
    }

    /// Those of a turn at the table.
    #[must_use]
    pub fn on_squares(motion: &SquareMotion) -> Beats {
        Beats {
            flips: motion.flips_at,
            captures: motion.ends_at,
            end: motion.ends_at,
        }
    }
}

/// The page's part of it: the sounds and the script that plays them.
#[must_use]
pub fn script() -> String {
    let sounds: Vec<String> = FILES
        .iter()
        .map(|(name, file)| format!("\"{name}\":\"{}\"", BASE64_STANDARD.encode(file)))
        .collect();
    format!("window.rsgSounds={{{}}};\n{PLAYER}", sounds.join(","))
}

/// So many of the last cues stay in the page. More than one come with one drawing, but never so many.
const KEPT: usize = 12;

/// What is to be heard and felt, oldest first. The page plays each once, by its number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cues {
    given: u64,
    last: VecDeque<Cue>,
}

/// One sound or touch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cue {
    pub number: u64,
    /// `sound` and for each note its name and when it begins, or `touch`, its name and a pattern of milliseconds on, off, on….
    pub words: String,
}

impl Cues {
    fn give(&mut self, words: String) {
        self.given += 1;
        self.last.push_back(Cue {
            number: self.given,
            words,
        });
        if KEPT < self.last.len() {
            self.last.pop_front();
        }
    }

    /// The last ones.
    pub fn last(&self) -> impl Iterator<Item = &Cue> {
        self.last.iter()
    }

    /// Lets a sound be heard.
    pub fn play(&mut self, sound: Sound, beats: Beats) {
        let notes = notes(sound, beats);
        let notes = notes.iter().map(|(name, delay)| format!(" {name} {delay}"));
        self.give(format!("sound{}", notes.collect::<String>()));
    }
}

/// Makes sounds heard again that the device had taken away: after a call, or an alert in front of the app.
pub fn wake() {
    script::run("wake", &[]);
}

/// Lets something be felt, where the device can.
#[cfg(target_os = "ios")]
pub fn feel(_: &mut Cues, haptic: Haptic) {
    use crate::platform::ios::{Touch, feel};
    feel(match haptic {
        Haptic::Tick => Touch::Light,
        Haptic::Thud => Touch::Medium,
        Haptic::No => Touch::Warning,
        Haptic::Cheer => Touch::Success,
    });
}

/// Lets something be felt, where the device can: by the phone's own touch feedback under the name its shell knows, else by
/// a vibration of so many milliseconds on, off, on ….
#[cfg(not(target_os = "ios"))]
pub fn feel(cues: &mut Cues, haptic: Haptic) {
    cues.give(format!(
        "touch {}",
        match haptic {
            Haptic::Tick => "light 8",
            Haptic::Thud => "medium 20",
            Haptic::No => "no 12 50 12",
            Haptic::Cheer => "success 20 70 35",
        }
    ));
}

/// The files of a sound and when each begins.
fn notes(sound: Sound, beats: Beats) -> Vec<(&'static str, u32)> {
    match sound {
        Sound::Place { flips } => {
            let heard = u32::from(flips.min(FLIPS_HEARD));
            let turns = (0..heard).map(|flip| ("flip", beats.flips + flip * NEXT_FLIP));
            std::iter::once(("place", 0)).chain(turns).collect()
        }
        Sound::Capture => vec![("capture", beats.captures)],
        Sound::Call => vec![("call", 0)],
        Sound::Blocked => vec![("flip", 0)],
        Sound::Pass => vec![("pass", beats.end)],
        Sound::Won => vec![("win", beats.end)],
        Sound::Lost => vec![("lose", beats.end)],
        Sound::Over => vec![("call", beats.end)],
        Sound::Earned => vec![("rank-up", beats.end)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_among_the_files() {
        let all = [
            Sound::Place { flips: 20 },
            Sound::Capture,
            Sound::Call,
            Sound::Blocked,
            Sound::Pass,
            Sound::Won,
            Sound::Lost,
            Sound::Over,
            Sound::Earned,
        ];
        for (name, _) in all
            .into_iter()
            .flat_map(|sound| notes(sound, Beats::default()))
        {
            assert!(FILES.iter().any(|(file, _)| *file == name), "{name}");
        }
    }

    #[test]
    fn each_flip_is_heard_after_the_stone_up_to_a_limit() {
        let flips = |flips| notes(Sound::Place { flips }, Beats::default()).len() - 1;
        assert_eq!(
            (flips(1), flips(3), flips(20)),
            (1, 3, usize::from(FLIPS_HEARD))
        );
    }

    #[test]
    fn the_page_has_the_last_cues_by_their_numbers() {
        let mut cues = Cues::default();
        for _ in 0..30 {
            cues.play(Sound::Place { flips: 2 }, Beats::default());
        }
        let last: Vec<&Cue> = cues.last().collect();
        assert_eq!((last.len(), last[KEPT - 1].number), (KEPT, 30));
        assert_eq!(last[0].words, "sound place 0 flip 0 flip 90");
    }

    #[test]
    fn nothing_in_the_page_s_part_can_end_its_script_early() {
        assert!(!script().contains("</"));
    }
}
