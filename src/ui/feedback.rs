//! Sound and vibration: the app's [`Sound`]s and [`Haptic`]s, handed to the page.
//!
//! The files of strokes were synthesised for this game. They are built in and stand in the page as base64; the sounds
//! of endings and of CP are made from notes (`assets/scripts/notes.js`). `assets/scripts/sound.js` plays both by
//! WebAudio after the first touch. What is to be heard or felt reaches it as attributes of the page ([`Cues`]), with
//! the drawing that it belongs to: a script each would be kept by the page for ever. Whether the player wants to hear
//! anything is decided in the app, which does not ask for sounds that are switched off.

use rsg_game::board::{EndCue, Haptic, Sound};
use std::collections::VecDeque;

use super::script;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use crate::ui::components::Motion;

/// The files of strokes by the names the script knows them by.
const FILES: [(&str, &[u8]); 5] = [
    ("place", include_bytes!("../../assets/sounds/place.wav")),
    ("flip", include_bytes!("../../assets/sounds/flip.wav")),
    ("capture", include_bytes!("../../assets/sounds/capture.wav")),
    ("call", include_bytes!("../../assets/sounds/call.wav")),
    ("pass", include_bytes!("../../assets/sounds/pass.wav")),
];

/// The sounds that are made from notes.
const NOTES: &str = include_str!("../../assets/scripts/notes.js");

const PLAYER: &str = include_str!("../../assets/scripts/sound.js");

/// The time between the sounds of two stones that turn over, in milliseconds at normal speed.
const NEXT_FLIP: u32 = 90;

/// Two strokes are felt as two from this distance on, in milliseconds at normal speed.
const CORE_AFTER: u32 = 120;

/// A new rank's badge has turned over this long after the last stone (`result.css`), in milliseconds.
const BADGE_TURNED: u32 = 1600;

/// More flips than this are not heard one by one.
const FLIPS_HEARD: u8 = 6;

/// The times at which the effects of a placement are heard, in milliseconds at normal speed: all at once where nothing
/// moves.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Beats {
    core: u32,
    flips: u32,
    captures: u32,
    end: u32,
}

impl Beats {
    /// The beats of a turn that is shown moving.
    #[must_use]
    pub fn of(motion: &Motion) -> Beats {
        Beats {
            core: motion.light.map_or(0, |light| light.called_at),
            flips: motion.flips_at,
            captures: motion.captures_at,
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
    format!(
        "window.rsgSounds={{{}}};\n{NOTES}{PLAYER}",
        sounds.join(",")
    )
}

/// The number of last cues that stay in the page. More than one come with one drawing, but never as many.
const KEPT: usize = 12;

/// Sounds and touches to play, oldest first. The page plays each once, by its number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cues {
    given: u64,
    last: VecDeque<Cue>,
}

/// One sound or touch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cue {
    pub number: u64,
    /// `sound` or `touch`, and for each note of it its name and when it begins.
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

    /// Plays a sound.
    pub fn play(&mut self, sound: Sound, beats: Beats) {
        self.give(words("sound", &notes(sound, beats)));
    }

    /// Plays a touch feedback, by the page.
    #[cfg(not(target_os = "ios"))]
    pub fn touch(&mut self, haptic: Haptic, beats: Beats) {
        self.give(words("touch", &touches(haptic, beats)));
    }
}

/// Makes sounds heard again that the device had taken away: after a call, or an alert in front of the app.
pub fn wake() {
    script::run("wake", &[]);
}

/// A cue of this kind with its notes.
fn words(kind: &str, notes: &[(&'static str, u32)]) -> String {
    let notes = notes.iter().map(|(name, delay)| format!(" {name} {delay}"));
    format!("{kind}{}", notes.collect::<String>())
}

/// Plays a touch feedback, where the device can: by the phone's own under the names that its shell knows, else by
/// vibration (`assets/scripts/sound.js`).
#[cfg(not(target_os = "ios"))]
pub fn feel(cues: &mut Cues, haptic: Haptic, beats: Beats, _: f64) {
    cues.touch(haptic, beats);
}

/// Plays a touch feedback, where the device can. The page has no part in it, and so it has no delay either.
#[cfg(target_os = "ios")]
pub fn feel(_: &mut Cues, haptic: Haptic, beats: Beats, tempo: f64) {
    use crate::platform::ios::{Touch, feel};
    for (name, delay) in touches(haptic, beats) {
        let touch = match name {
            "light" => Touch::Light,
            "no" => Touch::Warning,
            "success" => Touch::Success,
            _ => Touch::Medium,
        };
        let wait = std::time::Duration::from_secs_f64(f64::from(delay) * tempo / 1000.0);
        // A task of the page's, because UIKit is touched on the main thread alone.
        dioxus::core::spawn_forever(async move {
            tokio::time::sleep(wait).await;
            feel(touch);
        });
    }
}

/// The strokes of a touch and when each begins. An end waits for the last stone, as its sound does.
fn touches(haptic: Haptic, beats: Beats) -> Vec<(&'static str, u32)> {
    let strokes: &[(&str, u32)] = match haptic {
        Haptic::Tick => return vec![("light", 0)],
        Haptic::Thud => return vec![("medium", 0)],
        Haptic::No => return vec![("no", 0)],
        // The stone, and then CP.
        Haptic::Core => return vec![("light", 0), ("medium", beats.core.max(CORE_AFTER))],
        Haptic::End(EndCue::Over) => &[("medium", 0)],
        Haptic::End(EndCue::Lost) => &[("light", 0), ("light", 170)],
        Haptic::End(EndCue::Won) => &[("success", 0)],
        Haptic::End(EndCue::Day) => &[("light", 0), ("success", 140)],
        Haptic::End(EndCue::Rank) => &[("medium", 0), ("success", BADGE_TURNED)],
    };
    let later = |(name, delay): &(&'static str, u32)| (*name, beats.end + delay);
    strokes.iter().map(later).collect()
}

/// The parts of a sound, each a file or made from notes, and when each begins.
fn notes(sound: Sound, beats: Beats) -> Vec<(&'static str, u32)> {
    match sound {
        Sound::Place { flips } => {
            let heard = u32::from(flips.min(FLIPS_HEARD));
            let turns = (0..heard).map(|flip| ("flip", beats.flips + flip * NEXT_FLIP));
            std::iter::once(("place", 0)).chain(turns).collect()
        }
        Sound::Capture => vec![("capture", beats.captures)],
        Sound::Call => vec![("call", 0)],
        Sound::Core => vec![("core", beats.core)],
        Sound::Blocked => vec![("flip", 0)],
        Sound::Pass => vec![("pass", beats.end)],
        Sound::End(cue) => {
            let name = match cue {
                EndCue::Over => "call",
                EndCue::Lost => "lose",
                EndCue::Won => "win",
                EndCue::Day => "day",
                EndCue::Rank => "rank-up",
            };
            vec![(name, beats.end)]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENDS: [EndCue; 5] = [
        EndCue::Over,
        EndCue::Lost,
        EndCue::Won,
        EndCue::Day,
        EndCue::Rank,
    ];

    #[test]
    fn each_end_is_heard_and_felt_in_its_own_way_after_the_last_stone() {
        let beats = Beats {
            end: 900,
            ..Beats::default()
        };
        for (index, end) in ENDS.into_iter().enumerate() {
            let (sound, touch) = (
                notes(Sound::End(end), beats),
                touches(Haptic::End(end), beats),
            );
            assert_eq!((sound[0].1, touch[0].1), (900, 900), "{end:?}");
            for other in &ENDS[..index] {
                assert_ne!(sound, notes(Sound::End(*other), beats), "{end:?}");
                assert_ne!(touch, touches(Haptic::End(*other), beats), "{end:?}");
            }
        }
    }

    #[test]
    fn a_turned_core_is_felt_after_the_stone() {
        let mut cues = Cues::default();
        cues.touch(Haptic::Core, Beats::default());
        let beats = Beats {
            core: 290,
            ..Beats::default()
        };
        cues.touch(Haptic::Core, beats);
        let words: Vec<&str> = cues.last().map(|cue| cue.words.as_str()).collect();
        assert_eq!(
            words,
            ["touch light 0 medium 120", "touch light 0 medium 290"]
        );
    }

    #[test]
    fn every_sound_has_a_file_or_notes() {
        let all = [
            Sound::Place { flips: 20 },
            Sound::Capture,
            Sound::Call,
            Sound::Core,
            Sound::Blocked,
            Sound::Pass,
        ];
        for (name, _) in all
            .into_iter()
            .chain(ENDS.map(Sound::End))
            .flat_map(|sound| notes(sound, Beats::default()))
        {
            let is_file = FILES.iter().any(|(file, _)| *file == name);
            let is_made = NOTES.contains(&format!("\n    \"{name}\": {{"));
            assert!(is_file != is_made, "{name}");
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
