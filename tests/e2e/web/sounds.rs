//! What the page lets be heard: when sound wakes and sleeps, and the sounds that the page makes from notes.

use rsg_engine::Color::Black;
use serde_json::Value;
use std::f64::consts::TAU;

use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::web::page::Early;

/// Keeps hold of the context that the page opens for its sounds, and of what it starts.
const KEEP_CONTEXT: &str = "
window.started = [];
window.AudioContext = class extends AudioContext {
  constructor(...how) { super(...how); window.soundContext = this; }
};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.started.push(this.buffer.duration);
  return start.apply(this, when);
};";

/// The state of that context.
const CONTEXT: &str = "return window.soundContext ? soundContext.state : 'none'";

/// Sound is opened when the app has been drawn, wakes with the first touch, and sleeps when nothing has been played for
/// a while.
pub fn sound_wakes_and_sleeps(test: &Test<'_>) {
    let _keep = Early::script(test, KEEP_CONTEXT);
    let app = test.app().open();
    app.expect_found("sound asleep", CONTEXT, |state| *state == "suspended");
    app.start_for_two();
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
    app.expect_found("sound asleep", CONTEXT, |state| *state == "suspended");
    app.tap("B4");
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
}

/// Who has turned sound off wakes no device for it. Turned on, it is there with the touch that did so; turned off
/// again, it falls asleep, and no touch wakes it.
pub fn no_sound_is_opened_where_it_is_off(test: &Test<'_>) {
    let _keep = Early::script(test, KEEP_CONTEXT);
    let app = test.app().open();
    app.visit("settings").press("settings-sound");
    app.expect_saved().load().expect_screen("home");
    app.start_for_two().tap("B4").expect_stone("B4", Black);
    // The first touch at the latest would have opened it.
    assert_eq!(app.script(CONTEXT), "none");
    app.press("back").visit("settings").press("settings-sound");
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
    app.press("settings-sound");
    app.expect_found("sound asleep", CONTEXT, |state| *state == "suspended");
    app.back_home().continue_game().play_one(Aim::Win);
    assert_eq!(app.script(CONTEXT), "suspended");
}

/// A finger's touch gives a page its sound only when it ends: a context that opens with the touch is woken by its end.
pub fn sound_is_woken_by_the_end_of_a_touch(test: &Test<'_>) {
    let _keep = Early::script(test, KEEP_CONTEXT);
    let app = test.app().open();
    app.start_for_two();
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
    app.expect_found("sound asleep", CONTEXT, |state| *state == "suspended");
    app.script("dispatchEvent(new PointerEvent('pointerup')); return null");
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
}

/// A sound that the page makes: its name, its length in seconds, its loudest sample of 32767, and what is struck in it,
/// by the seconds and the frequency.
type Made = (&'static str, f64, f64, &'static [(f64, &'static [f64])]);

const C5: f64 = 523.25;
const E5: f64 = 659.26;
const G5: f64 = 783.99;
const C6: f64 = 1046.50;
const E6: f64 = 1318.51;

const MADE: [Made; 5] = [
    (
        "core",
        0.5,
        11_500.0,
        &[
            (0.0, &[293.66]),
            (0.05, &[587.33]),
            (0.1, &[880.0]),
            (0.15, &[1174.66]),
        ],
    ),
    (
        "win",
        0.85,
        13_700.0,
        &[(0.0, &[C5]), (0.12, &[E5]), (0.24, &[G5]), (0.36, &[C6])],
    ),
    (
        "lose",
        0.65,
        4_800.0,
        &[(0.0, &[349.23]), (0.17, &[293.66])],
    ),
    ("day", 0.6, 12_000.0, &[(0.0, &[E5]), (0.09, &[987.77, E6])]),
    (
        "rank-up",
        1.2,
        14_400.0,
        &[
            (0.0, &[C5]),
            (0.12, &[G5]),
            (0.24, &[C6]),
            (0.36, &[E6, 1567.98, E5]),
        ],
    ),
];

const RATE: f64 = 22_050.0;

/// A note is looked for in this time after it is struck, in seconds. No sound has notes that follow sooner.
const LISTENED: f64 = 0.05;

/// The sounds of endings and of CP are made with their notes, each where it belongs, without a click at either end.
pub fn endings_have_their_notes(test: &Test<'_>) {
    let app = test.app().open();
    let made = app.script("return Object.keys(rsgNotes).sort().join(' ')");
    assert_eq!(made, "core day lose rank-up win");
    for (name, length, peak, struck) in MADE {
        let samples = samples(&app.script(&format!(
            "return rsgNotes['{name}']({RATE}).then(buffer => \
             Array.from(buffer.getChannelData(0), sample => sample * 32767))"
        )));
        assert!((samples.len() as f64 - length * RATE).abs() < 1.0, "{name}");
        let loudest = samples
            .iter()
            .fold(0.0, |most: f64, now| most.max(now.abs()));
        assert!((loudest / peak - 1.0).abs() < 0.01, "{name}: {loudest}");
        for edge in [samples[0], samples[samples.len() - 1]] {
            assert!(edge.abs() < peak / 50.0, "{name} clicks: {edge}");
        }
        for (at, pitches) in struck {
            for pitch in *pitches {
                let before = strength(&samples, at - LISTENED, *pitch);
                let after = strength(&samples, *at, *pitch);
                assert!(
                    peak / 20.0 < after && 2.0 * before < after,
                    "{name}: {pitch} Hz has {after} after {at} s, and {before} before"
                );
            }
        }
    }
}

/// Every sound of the page can be had: each is played for its name, when its turn has come.
pub fn every_sound_can_be_played(test: &Test<'_>) {
    let _keep = Early::script(test, KEEP_CONTEXT);
    let app = test.app().open();
    app.start_for_two();
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
    let count = "return Object.keys(rsgSounds).length + Object.keys(rsgNotes).length";
    assert_eq!(app.script(count), 10);
    let names = app.script("return [...Object.keys(rsgSounds), ...Object.keys(rsgNotes)]");
    for name in names
        .as_array()
        .expect("names")
        .iter()
        .filter_map(Value::as_str)
    {
        // A sound is made ready soon after the first touch; one that is asked for before that is not heard.
        let ask = format!(
            "const list = document.getElementById('cues');
             const cue = list.lastElementChild?.cloneNode() ?? document.createElement('span');
             window.last = (window.last ?? 1000) + 1;
             cue.dataset.number = window.last;
             cue.dataset.cue = 'sound {name} 0';
             const before = started.length;
             list.append(cue);
             return new Promise(done => setTimeout(() => {{ cue.remove(); done(started.slice(before)); }}, 200))"
        );
        app.expect_found(name, &ask, |heard| {
            heard.as_array().is_some_and(|heard| {
                heard
                    .iter()
                    .any(|length| 0.0 < length.as_f64().unwrap_or(0.0))
            })
        });
    }
}

fn samples(list: &Value) -> Vec<f64> {
    let list = list.as_array().expect("samples");
    list.iter().filter_map(Value::as_f64).collect()
}

/// The strength of a frequency in the time that is listened to from a moment on, as the height of its wave.
fn strength(samples: &[f64], from: f64, frequency: f64) -> f64 {
    let index = |time: f64| (time.max(0.0) * RATE).round() as usize;
    let heard = &samples[index(from)..index(from + LISTENED)];
    let (mut along, mut across) = (0.0, 0.0);
    for (at, sample) in (0_u32..).zip(heard) {
        let angle = TAU * frequency * f64::from(at) / RATE;
        along += sample * angle.cos();
        across += sample * angle.sin();
    }
    2.0 * f64::hypot(along, across) / heard.len().max(1) as f64
}
