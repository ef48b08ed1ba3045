//! The game that the choices of Setup ask for.

use rsg_classics::Terms;

use super::people::house;
use super::view::TableFault;
use crate::app::context::Context;
use crate::app::occasion::Occasion;
use crate::app::request::MatchRequest;
use crate::progress::{Choices, Format, GameKind, Mode, Opponent};

/// A text longer than this is no game.
const LONGEST: usize = 10_000;

/// The match that these choices ask for on this occasion.
pub fn of(game: GameKind, occasion: Occasion, context: &Context) -> MatchRequest {
    asked_for(&context.books.profile.choices(game), occasion, context)
}

fn asked_for(choices: &Choices, occasion: Occasion, context: &Context) -> MatchRequest {
    let books = &context.books;
    let mode = occasion.mode(choices.mode);
    let level = choices.level(mode, |level| books.progress.is_open(level));
    let opponent = match (occasion, mode) {
        (Occasion::Day(day), _) => Opponent::Cpu {
            level,
            day: Some(day),
        },
        (Occasion::Free, Mode::Cpu) => Opponent::Cpu { level, day: None },
        (Occasion::Free, Mode::Practice) => Opponent::practice(level),
        // One by message begins elsewhere; a pasted game is played on by two people here.
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

/// The turns of a game from a text. If the text names terms of this game, they are chosen. Games on the star are pasted elsewhere.
pub fn pasted(
    text: &str,
    game: GameKind,
    context: &mut Context,
) -> Result<MatchRequest, Option<TableFault>> {
    let mut choices = context.books.profile.choices(game);
    let chosen = choices.rules.terms().ok_or(None)?;
    if LONGEST < text.len() {
        return Err(Some(TableFault::Long));
    }
    let (terms, turns) = match Terms::named_in(text) {
        Some((terms, turns)) if terms.is_same_game(chosen) => (terms, turns),
        _ => (chosen, text),
    };
    let played = terms
        .read(turns)
        .map_err(|why| Some(TableFault::Move(why)))?;
    if played.turns() == 0 {
        return Err(Some(TableFault::Empty));
    }
    choices.rules = terms.into();
    let mut request = MatchRequest {
        // What is pasted is one game.
        format: Format::Single,
        turns: Some(played.record()),
        ..asked_for(&choices, Occasion::Free, context)
    };
    if let Opponent::Practice { opening, .. } = &mut request.opponent {
        *opening = played.turns();
    }
    context.books.profile.choose(choices);
    Ok(request)
}
