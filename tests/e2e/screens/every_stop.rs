//! Every part of the walk through the screens, looked at closely at each stop: whether it keeps the rules of
//! docs/design.md, how it is laid out at every size and in every language, and what axe-core finds; and once in large
//! letters alone.

use crate::driver::runner::Test;
use crate::play::friends;
use crate::screens::axe::{self, in_every_look};
use crate::screens::every_screen::{self, Part, begin};
use crate::screens::layout::{in_every_shape, in_large_text, in_the_largest_text, on_an_iphone};

/// Walks a part. At each stop the page changes its shape and its language, and comes back to how it was.
#[track_caller]
fn look_at(test: &Test<'_>, part: Part) {
    let app = begin(test);
    let mut faults = Vec::new();
    part(&app, &mut |app, stop| {
        in_every_shape(app, stop, &mut faults);
        on_an_iphone(app, stop, &mut faults);
        // Where it could not be fetched, `axe::every_corner_satisfies_axe` fails and says so.
        if axe::is_there() {
            in_every_look(app, stop, &mut faults);
        }
    });
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The whole walk in large letters.
pub fn in_twice_the_text(test: &Test<'_>) {
    let mut faults = Vec::new();
    for part in every_screen::WALK {
        let app = begin(test);
        part(&app, &mut |app, stop| in_large_text(app, stop, &mut faults));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The whole walk in the largest letters that an iPhone has.
pub fn in_the_largest_text_of_an_iphone(test: &Test<'_>) {
    let mut faults = Vec::new();
    for part in every_screen::WALK {
        let app = begin(test);
        part(&app, &mut |app, stop| {
            in_the_largest_text(app, stop, &mut faults)
        });
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

pub fn a_new_player(test: &Test<'_>) {
    look_at(test, every_screen::a_new_player);
}

pub fn boards(test: &Test<'_>) {
    look_at(test, every_screen::boards);
}

pub fn practice(test: &Test<'_>) {
    look_at(test, every_screen::practice);
}

pub fn by_message(test: &Test<'_>) {
    look_at(test, every_screen::by_message);
}

pub fn puzzles(test: &Test<'_>) {
    look_at(test, every_screen::puzzles);
}

pub fn days(test: &Test<'_>) {
    look_at(test, every_screen::days);
}

pub fn friends(test: &Test<'_>) {
    look_at(test, friends::stops);
}

pub fn sets(test: &Test<'_>) {
    look_at(test, every_screen::sets);
}

pub fn classics(test: &Test<'_>) {
    look_at(test, every_screen::classics);
}

pub fn reversi_go(test: &Test<'_>) {
    look_at(test, every_screen::reversi_go);
}

pub fn experienced(test: &Test<'_>) {
    look_at(test, every_screen::experienced);
}
