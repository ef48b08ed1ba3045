//! Movement, for those who want less of it: the system's wish is followed at once, by the same page.

use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::app::Color::Black;
use crate::driver::player::{Style, play_some};
use crate::driver::runner::Test;
use crate::driver::wait::{SOON, wait_for};

/// Writes down every animation and transition that begins from now on, and whether it moves anything or only fades it.
const WATCH_SCRIPT: &str = r"
if (!window.begun) {
  const watch = (event) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.target !== event.target) continue;
      const moves = animation.effect.getKeyframes().some(frame =>
        ['transform', 'translate', 'scale', 'rotate', 'left', 'top', 'offsetDistance'].some(name => name in frame));
      begun.push({name: animation.animationName ?? animation.transitionProperty, moves, place: event.target.className});
    }
  };
  for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, watch, true);
}
window.begun = [];
return null;
";

/// A placement and the CPU's answer: with less motion wished for, stones fade and nothing moves; without, they move.
pub fn reduced_motion_turns_movement_into_fades(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings").expect_screen("settings");
    app.set("settings-animation", "slow")
        .set("settings-pace", "fast");
    app.press("back").expect_screen("home");
    wish(&app, "prefers-reduced-motion", "reduce");
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    let (fades, moves) = begun_in_a_turn(&app);
    assert!(
        fades.iter().any(|name| name == "seen in face"),
        "the stone fades in: {fades:?}"
    );
    assert_eq!(moves, Vec::<String>::new(), "with less motion wished for");
    wish(&app, "prefers-reduced-motion", "no-preference");
    let (_, moves) = begun_in_a_turn(&app);
    for name in ["face-drop in face", "face-turn-in in face"] {
        assert!(moves.iter().any(|move_| move_ == name), "{name}: {moves:?}");
    }
}

/// What begins during a placement of one's own and the CPU's answer: what only fades, and what moves.
#[track_caller]
fn begun_in_a_turn(app: &App<'_>) -> (Vec<String>, Vec<String>) {
    app.expect("the player's turn", |page| page.awaits_a_person());
    app.settle().script(WATCH_SCRIPT);
    play_some(app, Style::Careful, 1);
    app.expect("the player's turn again", |page| page.awaits_a_person());
    app.settle();
    let begun = app.script("return window.begun");
    let begun = begun.as_array().cloned().unwrap_or_default();
    let word = |one: &Value, name: &str| one[name].as_str().unwrap_or_default().to_owned();
    let names = |moving: bool| {
        begun
            .iter()
            .filter(|one| one["moves"] == json!(moving))
            .map(|one| format!("{} in {}", word(one, "name"), word(one, "place")))
            .collect()
    };
    (names(false), names(true))
}

/// Light and dark follow the system at once while the player leaves it to the system, and not when they don't.
pub fn looks_follow_the_system_where_it_is_left_to_it(test: &Test<'_>) {
    let app = test.app().open();
    for scheme in ["dark", "light"] {
        wish(&app, "prefers-color-scheme", scheme);
        expect_scheme(&app, scheme);
    }
    app.press("home-settings")
        .expect_screen("settings")
        .set("settings-theme", "dark");
    expect_scheme(&app, "dark");
    app.set("settings-theme", "system");
    expect_scheme(&app, "light");
}

/// Tells the page what the system wishes.
fn wish(app: &App<'_>, feature: &str, value: &str) {
    app.browser()
        .session
        .devtools(
            "Emulation.setEmulatedMedia",
            json!({"features": [{"name": feature, "value": value}]}),
        )
        .expect("wishes can be emulated");
}

#[track_caller]
fn expect_scheme(app: &App<'_>, scheme: &str) {
    let script = "return getComputedStyle(document.querySelector('.app')).colorScheme";
    wait_for(&format!("a {scheme} page"), SOON, || {
        match app.script(script) {
            seen if seen == json!(scheme) => Ok(()),
            seen => Err(seen.to_string()),
        }
    });
}
