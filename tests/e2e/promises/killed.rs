//! The app's own program, killed while it writes, over and over.

use std::time::Duration;

use rsg_engine::{Game, Move};

use crate::driver::runner::Test;

/// The number of sudden deaths with which one is likely to fall into every step of a save; the longest that a placement
/// and its save take here, in microseconds; deaths are spread over it.
const OF_THE_PROGRAM: (u64, u64) = (60, 12_000);

/// The sudden deaths of a page and its database. A browser has fewer steps, and takes longer to come back.
const OF_THE_PAGE: (u64, u64) = (8, 60_000);

/// Two people play; after every placement the app dies at another instant. The game that waits on the next start is the
/// one before the placement or the one after it, never anything else, and never gone.
pub fn sudden_deaths_lose_nothing(test: &Test<'_>) {
    let (deaths, span) = if test.page.is_some() {
        OF_THE_PAGE
    } else {
        OF_THE_PROGRAM
    };
    let app = test.app().hurried().open();
    app.start_for_two();
    let mut game = Game::new();
    for death in 0..deaths {
        let Some(mv) = plain_placement(&game, death) else {
            app.quit().start_for_two();
            game = Game::new();
            continue;
        };
        let mut after = game.clone();
        after.play(mv).expect("it is among the legal moves");
        // They cover the span evenly, in an order that does not follow the game.
        let instant = Duration::from_micros(death * 37 % deaths * (span / deaths));
        app.click_and_die(&mv.cell.to_string(), instant);
        app.restart().press("waiting-1").expect_screen("play");
        let page = app.clear_notices();
        game = [after, game]
            .into_iter()
            .find(|game| page.shows_game(game))
            .unwrap_or_else(|| panic!("after death {death} neither game: {}", page.summary()));
    }
}

/// A placement that ends neither in a dialog nor the game, not always the same one.
fn plain_placement(game: &Game, death: u64) -> Option<Move> {
    let plain: Vec<Move> = game
        .moves()
        .into_iter()
        .filter(|mv| mv.call.is_none())
        .filter(|mv| {
            let mut after = game.clone();
            after.play(*mv).is_ok() && after.outcome().is_none()
        })
        .collect();
    let chosen = usize::try_from(death).ok()? % plain.len().max(1);
    plain.get(chosen).copied()
}
