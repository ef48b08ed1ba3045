//! The game that the choices of Setup ask for.

use rsg_classics::{Level, Terms};

use super::people::house;
use super::view::TableFault;
use crate::app::context::Context;
use crate::app::occasion::Occasion;
use crate::app::request::{GameRequest, MatchRequest, TableRequest};
use crate::progress::{Choices, Format, GameKind, Mode, Opponent};

/// A text longer than this is no game.
const LONGEST: usize = 10_000;

/// The game that these choices ask for on this occasion.
pub fn of(game: GameKind, occasion: Occasion, context: &Context) -> GameRequest {
    let choices = context.books.profile.choices(game);
    match choices.rules.terms() {
        Some(terms) => at_table(terms, &choices, context).into(),
        None => on_the_star(&choices, occasion, context).into(),
    }
}

fn on_the_star(choices: &Choices, occasion: Occasion, context: &Context) -> MatchRequest {
    let books = &context.books;
    let mode = occasion.mode(choices.mode);
    let level = choices.level(mode, |level| books.progress.is_open(level));
    let (opponent, format) = match (occasion, mode) {
        (Occasion::Day(day), _) => {
            let day = Some(day);
            (Opponent::Cpu { level, day }, choices.format(mode))
        }
        (Occasion::Free, Mode::Cpu) => (Opponent::Cpu { level, day: None }, choices.format(mode)),
        (Occasion::Free, Mode::Practice) => (Opponent::practice(level), None),
        // One by message begins elsewhere.
        (Occasion::Free, Mode::Two | Mode::Message) => {
            let names = books.profile.two_people().names;
            (Opponent::People(names), choices.format(mode))
        }
    };
    let minutes = choices.minutes(mode).filter(|_| occasion.is_free());
    MatchRequest {
        format: format.unwrap_or_default(),
        minutes: minutes.unwrap_or_default(),
        house: house(mode, context).unwrap_or_default(),
        ..MatchRequest::single(opponent, choices.color)
    }
}

fn at_table(terms: Terms, choices: &Choices, context: &Context) -> TableRequest {
    let mode = choices.mode;
    let level = choices.level(mode, |level| context.books.progress.is_open(level));
    TableRequest {
        terms,
        mode,
        level: level.at_table().unwrap_or(Level::One),
        format: choices.format(mode).unwrap_or_default(),
        color: choices.color,
        minutes: choices.minutes(mode).unwrap_or_default(),
        house: house(mode, context).unwrap_or_default(),
        names: context.books.profile.two_people().names,
        pasted: None,
    }
}

/// The turns of a game from a text. If the text names terms of this game, they are chosen. Games on the star are pasted elsewhere.
pub fn pasted(
    text: &str,
    game: GameKind,
    context: &mut Context,
) -> Result<GameRequest, Option<TableFault>> {
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
    let request = TableRequest {
        // What is pasted is one game.
        format: Format::Single,
        pasted: Some(played.record()),
        ..at_table(terms, &choices, context)
    };
    context.books.profile.choose(choices);
    Ok(request.into())
}
