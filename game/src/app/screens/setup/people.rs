//! The part of Setup that two people on one phone share, whatever they play: names and agreements.

use crate::app::context::Context;
use crate::app::event::SetupEvent;
use crate::progress::{ByPlayer, HouseRules, Mode, PlayerName, TwoPeople};

/// Takes what two people say of themselves, whatever they play, and remembers it. A name that is being typed is saved
/// in a moment.
pub(super) fn take_people(event: SetupEvent, context: &mut Context) {
    let mut two = context.books.profile.two_people();
    let TwoPeople { names, house } = &mut two;
    let is_typed = matches!(event, SetupEvent::Name(..));
    match event {
        SetupEvent::Name(player, typed) => names[player] = PlayerName::new(&typed),
        SetupEvent::Known(name) if names.one.is_empty() => names.one = name,
        SetupEvent::Known(name) => names.two = name,
        SetupEvent::Swap => std::mem::swap(&mut names.one, &mut names.two),
        SetupEvent::House(chosen) => *house = chosen,
        _ => return,
    }
    context.books.profile.remember(two);
    match is_typed {
        true => context.save_soon(),
        false => context.save(),
    }
}

/// The agreements of two people on one phone.
pub(super) fn house(mode: Mode, context: &Context) -> Option<HouseRules> {
    (mode == Mode::Two).then(|| context.books.profile.two_people().house)
}

/// The number of earlier players whose names are offered.
const PEOPLE: usize = 6;

/// People who have played any game before and are in neither place.
pub(super) fn people_to_choose(context: &Context) -> Vec<PlayerName> {
    let ByPlayer { one, two } = context.books.profile.two_people().names;
    let mut people = context.books.people();
    people.retain(|name| *name != one && *name != two);
    people.truncate(PEOPLE);
    people
}
