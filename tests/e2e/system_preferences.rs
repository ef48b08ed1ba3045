//! Preferences of the system, followed at once by the same page: less motion, light and dark, the language.

use rsg_engine::Color::Black;

use crate::driver::app::App;
use crate::driver::runner::Test;

/// Writes down every animation and transition that begins from now on, and whether it moves anything or only fades it.
const WATCH_SCRIPT: &str = r"
if (!window.begun) {
  const watch = (event) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.target !== event.target) continue;
      const moves = animation.effect.getKeyframes().some(frame =>
        ['transform', 'translate', 'scale', 'rotate', 'left', 'top', 'offsetDistance'].some(name => name in frame));
      begun.push({moves,
        name: `${animation.animationName ?? animation.transitionProperty} in ${event.target.className}`});
    }
  };
  for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, watch, true);
}
window.begun = [];
return null;
";

/// A placement and the CPU's answer: where less motion is preferred, stones fade and nothing moves; elsewhere they
/// move.
pub fn reduced_motion_turns_movement_into_fades(test: &Test<'_>) {
    let app = test.app().open();
    app.with_settings(&[("animation", "slow"), ("pace", "fast")]);
    app.prefer("prefers-reduced-motion", "reduce");
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    let (moves, fades) = begun_in_a_turn(&app);
    let fades_in = fades.contains(&"seen in face".to_owned());
    assert!(fades_in, "the stone fades in: {fades:?}");
    assert_eq!(moves, Vec::<String>::new(), "with less motion preferred");
    app.prefer("prefers-reduced-motion", "no-preference");
    let (moves, _) = begun_in_a_turn(&app);
    for name in ["face-drop in face", "face-turn-in in face"] {
        assert!(moves.contains(&name.to_owned()), "{name}: {moves:?}");
    }
}

/// The animations that begin during a placement of one's own and the CPU's answer: those that move something, and those
/// that only fade.
#[track_caller]
fn begun_in_a_turn(app: &App<'_>) -> (Vec<String>, Vec<String>) {
    app.expect_own_turn().settle().script(WATCH_SCRIPT);
    let begun = app.play(1).settle().script("return window.begun");
    let named = |moving: bool| {
        let all = begun.as_array().into_iter().flatten();
        let fitting = all.filter(|one| one["moves"] == moving);
        fitting
            .filter_map(|one| one["name"].as_str().map(str::to_owned))
            .collect()
    };
    (named(true), named(false))
}

/// Light and dark follow the system at once while the player leaves it to the system, and not when they don't.
pub fn looks_follow_the_system_where_it_is_left_to_it(test: &Test<'_>) {
    let app = test.app().open();
    for scheme in ["dark", "light"] {
        app.prefer("prefers-color-scheme", scheme);
        expect_scheme(&app, scheme);
    }
    app.visit("settings").set("settings-theme", "dark");
    expect_scheme(&app, "dark");
    app.set("settings-theme", "system");
    expect_scheme(&app, "light");
}

#[track_caller]
fn expect_scheme(app: &App<'_>, scheme: &str) {
    let script = "return getComputedStyle(document.querySelector('.app')).colorScheme";
    app.expect_found(&format!("a {scheme} page"), script, |seen| seen == scheme);
}

/// The change in a browser or a phone when its owner puts another language first.
const CHOOSE_JAPANESE: &str = "
Object.defineProperty(navigator, 'languages', {value: ['ja-JP', 'en-GB'], configurable: true});
window.dispatchEvent(new Event('languagechange'));
return null";

/// A language that is chosen in the system while the page is open is spoken at once, unless the player has chosen one
/// here.
pub fn a_language_chosen_meanwhile_is_spoken(test: &Test<'_>) {
    let app = test.app().open();
    let speaks = |language: &str| {
        let script = "return document.querySelector('.app').lang";
        app.expect_found(language, script, |spoken| spoken == language);
    };
    speaks("en");
    app.visit("settings").set("settings-language", "mr");
    speaks("mr");
    app.script(CHOOSE_JAPANESE);
    app.set("settings-language", "system");
    speaks("ja");
}
