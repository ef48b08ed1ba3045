//! Preferences of the system, followed at once by the same page: less motion, light and dark, the language. And
//! animations that the player has turned off.

use rsg_engine::Color::Black;
use serde_json::json;

use crate::driver::app::App;
use crate::driver::runner::Test;

/// Writes down every animation and transition that begins from now on, whether it moves anything or only fades it, and
/// how long it lasts, in milliseconds.
const WATCH_SCRIPT: &str = r"
if (!window.begun) {
  const watch = (event) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.target !== event.target) continue;
      const moves = animation.effect.getKeyframes().some(frame =>
        ['transform', 'translate', 'scale', 'rotate', 'left', 'top', 'offsetDistance'].some(name => name in frame));
      begun.push({moves, lasts: animation.effect.getComputedTiming().activeDuration,
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

/// What moves or fades now. A change that comes later and at once is written down as one of a millisecond.
const RUNNING: &str = "return document.getAnimations()
  .filter(move => 1 < move.effect.getComputedTiming().activeDuration)
  .map(move => move.animationName ?? move.transitionProperty)";

/// Where the player has turned animations off, nothing moves or fades: not on a newcomer's Today, not in a turn with
/// its answer, not with a question that opens.
pub fn nothing_moves_where_animations_are_off(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.expect_shown("first-learn");
    assert_eq!(app.script(RUNNING), json!([]));
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    app.script(WATCH_SCRIPT);
    app.play(1).press("quit").expect_shown("quit-dialog");
    let begun = app
        .settle()
        .script("return window.begun.filter(one => 1 < one.lasts).map(one => one.name)");
    assert_eq!(begun, json!([]));
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

/// The looks of the stones on the board, each with its colour, in the order of the cells.
const STONES: &str = "
return [...document.querySelectorAll('.board .face')].map((face) => {
  const style = getComputedStyle(face);
  return [style.backgroundColor, style.backgroundImage, style.boxShadow, style.forcedColorAdjust === 'none'].join();
});";

/// The choices that are made, and those of them that are outlined.
const CHOICES: &str = "
const made = [...document.querySelectorAll('[aria-checked=true]:not(.switch), [aria-pressed=true]')];
return [made.length, made.filter((choice) => getComputedStyle(choice).outlineStyle === 'solid').length];";

/// Where the reader forces colours on every page, the stones of every game keep theirs, and a choice is outlined.
pub fn forced_colors_hide_neither_stones_nor_choices(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let looks = |forced: &str| {
        app.prefer("forced-colors", forced).settle();
        let looks: Vec<String> = serde_json::from_value(app.script(STONES)).expect("texts");
        looks
    };
    for (game, placed) in [("star", Some("B4")), ("reversi", None), ("go", Some("e5"))] {
        app.set_up(game);
        app.prefer("forced-colors", "active").settle();
        let choices: [usize; 2] = serde_json::from_value(app.script(CHOICES)).expect("two");
        assert!(1 < choices[0] && choices[0] == choices[1], "{choices:?}");
        app.prefer("forced-colors", "none");
        app.choose("setup-mode-two").press("setup-start");
        app.expect_screen("play");
        if let Some(cell) = placed {
            app.tap(cell).expect_stone(cell, Black);
        }
        let before = looks("none");
        let kept = looks("active");
        assert!(!kept.is_empty(), "{game}");
        let plain = |look: &String| look.replace(",true", ",false");
        assert_eq!(kept.iter().map(plain).collect::<Vec<_>>(), before, "{game}");
        app.prefer("forced-colors", "none").back_home();
    }
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
