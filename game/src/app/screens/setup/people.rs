//! The part of Setup that two people on one phone share, whatever they play: names and agreements.

use crate::app::choices::Choices;
use crate::app::context::Context;
use crate::app::event::SetupEvent;
use crate::progress::{ByPlayer, PlayerName};

/// Takes what two people say of themselves, whatever they play.
pub(super) fn take_people(event: SetupEvent, choices: &mut Choices) {
    let names = &mut choices.names;
    match event {
        SetupEvent::Name(player, typed) => names[player] = PlayerName::new(&typed),
        SetupEvent::Known(name) if names.one.is_empty() => names.one = name,
        SetupEvent::Known(name) => names.two = name,
        SetupEvent::Swap => std::mem::swap(&mut names.one, &mut names.two),
        SetupEvent::House(house) => choices.house = house,
        _ => {}
    }
}

/// So many names of earlier players are offered.
const PEOPLE: usize = 6;

/// People who have played any game before and are in neither place.
pub(super) fn people_to_choose(context: &Context) -> Vec<PlayerName> {
    let ByPlayer { one, two } = &context.memory.choices.names;
    let mut people = context.books.people();
    people.retain(|name| name != one && name != two);
    people.truncate(PEOPLE);
    people
}
