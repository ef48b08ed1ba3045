//! The game that the choices of Setup ask for.

use super::people::house;
use crate::app::context::Context;
use crate::app::games::request::MatchRequest;
use crate::app::occasion::Occasion;
use crate::progress::{GameKind, Mode, Opponent};

/// The match that these choices ask for on this occasion.
pub fn of(game: GameKind, occasion: Occasion, context: &Context) -> MatchRequest {
    let books = &context.books;
    let choices = books.profile.choices(game);
    let mode = occasion.mode(choices.mode);
    let level = choices.level(mode, |level| books.progress.is_open(level));
    let opponent = match (occasion, mode) {
        (Occasion::Day(day), _) => Opponent::Cpu {
            level,
            day: Some(day),
        },
        (Occasion::Free, Mode::Cpu) => Opponent::Cpu { level, day: None },
        (Occasion::Free, Mode::Practice) => Opponent::practice(level),
        // One by message begins elsewhere.
        (Occasion::Free, Mode::Two | Mode::Message) => {
            Opponent::People(books.profile.two_people().names)
        }
    };
    let minutes = choices.minutes(mode).filter(|_| occasion.is_free());
    MatchRequest {
        rules: choices.rules.clone(),
        format: choices.format(mode).unwrap_or_default(),
        minutes: minutes.unwrap_or_default(),
        house: house(mode, context).unwrap_or_default(),
        ..MatchRequest::single(opponent, choices.color)
    }
}
