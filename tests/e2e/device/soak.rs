//! A hundred games in a row, and an hour of nothing in a minute: what the app holds must not grow, and at rest it must
//! rest.
//!
//! No tests, because they take minutes: `cargo xtask soak` and `cargo xtask bench idle` run them.

use std::time::Duration;

use rsg_engine::Color::Black;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;

/// The number of games, unless another one is given.
const GAMES: usize = 100;

/// The number of games after which everything has been used once that is kept for later.
const WARM: usize = 10;

/// The kilobytes that may come and go between two looks; a hundred games that each left a little would be more.
const SLACK: u64 = 8 * 1024;

/// The time without any action, in seconds.
const REST: u64 = 30;

/// The resources that the app and its page hold.
#[derive(Debug, Clone, Copy)]
struct Held {
    kilobytes: u64,
    handles: usize,
    threads: u64,
    /// Elements in the page, and scripts that it keeps.
    elements: u64,
    scripts: u64,
}

impl Held {
    fn now(app: &App<'_>) -> Self {
        let page = app.script(
            "return [document.querySelectorAll('*').length, (window.__msg_queues || []).length]",
        );
        Self {
            kilobytes: app.memory().unwrap_or(0),
            handles: app.handles(),
            threads: app.status("Threads:").unwrap_or(0),
            elements: page[0].as_u64().unwrap_or(0),
            scripts: page[1].as_u64().unwrap_or(0),
        }
    }
}

/// Games against Lv.1 with sounds on, each to its end; then nothing more is held than after the first few.
pub fn a_hundred_games_leave_nothing_behind(test: &Test<'_>) {
    let games = std::env::var("RSG_SOAK_GAMES").ok();
    let games = games
        .and_then(|games| games.parse().ok())
        .unwrap_or(GAMES)
        .max(WARM + 1);
    let app = test.app().open();
    app.hurry();
    let mut warm = None;
    for game in 1..=games {
        app.start_against_cpu(1, Black).play_to_the_end(Aim::Win);
        app.press("result-close").expect_screen("home");
        if game == WARM || game == games || game % 25 == 0 {
            let held = Held::now(&app);
            println!("after {game} games: {held:?}");
            if game == WARM {
                warm = Some(held);
            }
        }
    }
    let (before, after) = (warm.expect("there was a look"), Held::now(&app));
    let is_so = |what: &str, holds: bool| assert!(holds, "{what} grew: {before:?}, {after:?}");
    is_so("memory", after.kilobytes <= before.kilobytes + SLACK);
    is_so("handles", after.handles <= before.handles);
    is_so("threads", after.threads <= before.threads);
    is_so("the page", after.elements <= before.elements + 20);
    is_so("what the page keeps", after.scripts <= before.scripts);
}

/// The share of a core that the app takes while nothing is done, on Home and in a game.
pub fn power_at_rest(test: &Test<'_>) {
    let app = test.app().open();
    let rest = |place: &str| {
        app.settle();
        let before = app.ticks();
        std::thread::sleep(Duration::from_secs(REST));
        // The system counts hundredths of a second.
        let percent = (app.ticks() - before) as f64 / REST as f64;
        println!("{place}: {percent:.2} % of a core over {REST} s");
    };
    rest("Home");
    app.start_against_cpu(1, Black).expect_own_turn();
    rest("a game that waits for the player");
}
