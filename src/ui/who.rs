//! Words for the players: "You", "CPU", a name, or the colour of somebody who gave none.

use rsg_engine::Color;

use crate::ui::texts::t;
use rsg_game::session::Who;

/// The word that the page's attributes use.
#[must_use]
pub fn key(who: &Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Cpu => "cpu",
        Who::Player(_) => "player",
    }
}

/// What a player is called.
#[must_use]
pub fn name(who: &Who, color: Color) -> String {
    match who {
        Who::You => t("who-you"),
        Who::Cpu => t("who-cpu"),
        Who::Player(name) if name.is_empty() => t(&format!("color-{color}")),
        Who::Player(name) => name.as_str().to_owned(),
    }
}

/// How a sentence tells them apart: languages bend the names of colours, but not those of people.
#[must_use]
pub fn kind(who: &Who, color: Color) -> String {
    match who {
        Who::You => "you".to_owned(),
        Who::Cpu => "cpu".to_owned(),
        Who::Player(name) if name.is_empty() => color.to_string(),
        Who::Player(_) => "named".to_owned(),
    }
}

/// "Your turn", "Mira's turn".
#[must_use]
pub fn turn(who: &Who, color: Color) -> String {
    match who {
        Who::You => t("who-turn-you"),
        Who::Cpu | Who::Player(_) => {
            t!("who-turn", who = kind(who, color), name = name(who, color))
        }
    }
}

/// "No move for White. Black plays again."
#[must_use]
pub fn passes(who: &Who, color: Color) -> String {
    match who {
        Who::You => t("who-passes-you"),
        Who::Cpu | Who::Player(_) => {
            t!(
                "who-passes",
                who = kind(who, color),
                name = name(who, color)
            )
        }
    }
}

/// "It's Black's turn next."
#[must_use]
pub fn next(who: &Who, color: Color) -> String {
    t!("who-next", who = kind(who, color), name = name(who, color))
}
