//! The real window, found and used by what a screen reader says.

use crate::driver::desk::Desk;
use crate::driver::runner::Test;

/// The window opens, shows Home and ends when it is asked to.
pub fn it_opens_and_ends(test: &Test<'_>) {
    let mut desk = Desk::open(test);
    desk.expect("the game's name", |name| name == "ReverStarGo");
    desk.end_app();
}

/// A placement, a call, the end of the app, its return at the same position, and quitting the game.
pub fn a_game_is_played_and_comes_back(test: &Test<'_>) {
    let mut desk = Desk::open(test);
    desk.click("Play", |name| name == "Play");
    desk.click("Two players", |name| name == "Two players");
    desk.click("Start", |name| name == "Start");
    for cell in ["B1", "B2"] {
        let place = format!("{cell}, empty, you can play here");
        desk.click(&place, |name| name.starts_with(&place));
        hand_over(&mut desk);
    }
    desk.click("B3", |name| {
        name.starts_with("B3, empty, you can play here")
    });
    desk.expect("the question", |name| {
        name.contains("Which colour do you call")
    });
    desk.click("the call of Black", |name| {
        name.starts_with("Black") && name.contains("flip")
    });
    hand_over(&mut desk);
    let before = stones(&mut desk);
    assert!(before.contains(&"B3 black".to_owned()), "{before:?}");
    assert_eq!(
        before.len(),
        10,
        "six at the start, three placed, and CP: {before:?}"
    );
    desk.end_app().start_again();
    continues_at(&mut desk, &before);
    desk.kill_app().start_again();
    continues_at(&mut desk, &before);
    desk.click("Quit the game", |name| name == "Quit the game");
    desk.click("Quit", |name| name == "Quit");
    desk.expect("Home", |name| name == "Play");
    desk.expect_none("Continue", |name| name.starts_with("Continue"));
}

/// The phone goes to the other player.
fn hand_over(desk: &mut Desk<'_>) {
    desk.click("the hand-over", |name| name.contains("turn next"));
    desk.expect("the board", |name| name.starts_with("B4, "));
}

/// From a fresh start: the paused game is there and stands as it stood.
#[track_caller]
fn continues_at(desk: &mut Desk<'_>, before: &[String]) {
    desk.click("Continue", |name| name.starts_with("Continue"));
    desk.expect("the game", |name| {
        name.starts_with("B4, ") || name.contains("turn next")
    });
    if desk.is_there(|name| name.contains("turn next")) {
        hand_over(desk);
    }
    assert_eq!(stones(desk), before);
}

/// Every cell with a stone, as it is called.
fn stones(desk: &mut Desk<'_>) -> Vec<String> {
    let mut stones: Vec<String> = desk
        .things()
        .into_iter()
        .filter_map(|thing| {
            let mut words = thing
                .name
                .split(", ")
                .filter(|word| *word != "the Core Point");
            let (cell, stone) = (words.next()?, words.next()?);
            (cell.len() == 2 && matches!(stone, "black" | "white"))
                .then(|| format!("{cell} {stone}"))
        })
        .collect();
    stones.sort();
    stones
}
