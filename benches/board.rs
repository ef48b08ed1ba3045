//! The work that each movement of a finger asks for on a full board of 19×19 points: the event, and the view that is
//! drawn.
#![allow(clippy::unwrap_used)]

use chrono::NaiveDate;
use divan::{Bencher, black_box};
use rsg_classics::{Play, Square, Terms};
use rsg_engine::puzzle::Puzzles;
use rsg_game::app::{App, Event, ReviewEvent, ScreenName, Start};
use rsg_game::board::{Aim, BoardEvent};
use rsg_game::progress::Profile;
use rsg_game::session::SquareView;

/// Turns that are played before.
const TURNS: usize = 180;

fn main() {
    divan::main();
}

/// A game between two people, in which [`TURNS`] turns were made all over the board.
fn playing() -> App {
    let start = Start {
        profile: Profile::default(),
        at: NaiveDate::from_ymd_opt(2026, 11, 23).unwrap().into(),
        seed: 1,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    let (mut app, _) = App::new(start);
    let terms: Terms = "go 19 7 0".parse().unwrap();
    let mut game = terms.begin();
    for turn in 0..TURNS {
        let open = game.placements();
        // Anywhere: 89 shares no factor with the number of points.
        let square = open[turn * 89 % open.len()];
        game.play(&Play::Place(square)).unwrap();
    }
    for event in [
        Event::Open(ScreenName::Review),
        Event::Review(ReviewEvent::Paste(format!("{terms} : {}", game.record()))),
        Event::Review(ReviewEvent::PlayOn(None)),
    ] {
        let _ = app.apply(event, app.now());
    }
    assert_eq!(squares(&app).len(), 361);
    app
}

/// The points of the board on the screen.
fn squares(app: &App) -> Vec<SquareView> {
    let view = app.play().unwrap();
    view.game.squares().unwrap().squares.clone()
}

/// A free point and then another one, by turns.
fn aims(app: &App) -> Vec<BoardEvent> {
    let squares = squares(app).into_iter();
    let free: Vec<Square> = squares
        .filter(|square| square.playable)
        .map(|square| square.square)
        .collect();
    let aim = |square| {
        let stays = false;
        BoardEvent::Aim(Some(Aim { square, stays }))
    };
    free.into_iter().map(aim).collect()
}

#[divan::bench]
fn aim_at_another_point(bencher: Bencher<'_, '_>) {
    let mut app = playing();
    let aims = aims(&app);
    let mut next = aims.iter().cycle();
    bencher.bench_local(move || {
        let event = next.next().unwrap().clone();
        black_box(app.apply(Event::Board(event), app.now()));
        black_box(app.play())
    });
}
