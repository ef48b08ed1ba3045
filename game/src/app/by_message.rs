//! The verbs of games by message that belong to no one screen: beginning one, taking in what comes, letting one go.
//!
//! The profile keeps every match as a [`MessageMatch`]. The one that is looked at is on the board of its screen
//! (`screens/message_match`), which hears of every change made here.

use rsg_engine::Color;

use super::context::Context;
use super::event::MessageEvent;
use super::friends;
use super::route::{Confirmation, Destination, Modal, Received, Transition};
use crate::progress::by_message::message;
use crate::progress::by_message::{
    Added, GameMessage, MessageMatch, MessageMatchId, MessageMatches, MessagePlan, NotAdded,
    NotTaken, Taken,
};
use crate::progress::friends::read;
use crate::progress::{ColorChoice, GameKind, Mode};

/// Applies an action of the player with games by message, beside taking one in.
pub(super) fn apply(event: MessageEvent, context: &mut Context) -> Transition {
    let games = &context.books.profile.by_message;
    match event {
        MessageEvent::Open(id) => open(id, games),
        MessageEvent::Sent(id) => {
            note_sent(id, context);
            Transition::Stay
        }
        MessageEvent::ShowCode(id) => {
            note_sent(id, context);
            Transition::Show(Modal::Code)
        }
        MessageEvent::Choose(id, fork) => choose_fork(id, fork, context),
        MessageEvent::Forget(id) if games.get(id).is_some() => {
            Transition::Ask(Confirmation::ForgetGame(id))
        }
        MessageEvent::ForgetUnanswered if 0 < games.unanswered() => {
            Transition::Ask(Confirmation::ForgetUnanswered)
        }
        MessageEvent::Forget(_)
        | MessageEvent::ForgetUnanswered
        // These two lead to other screens.
        | MessageEvent::Begin
        | MessageEvent::Take(_) => Transition::Stay,
    }
}

/// Begins a match of this game by message, with the choices of Setup.
pub(super) fn begin(game: GameKind, context: &mut Context) -> Transition {
    let draw = context.seeds.draw();
    let choices = context.books.profile.choices(game);
    let first = match choices.color {
        ColorChoice::Black => Color::Black,
        ColorChoice::White => Color::White,
        ColorChoice::Random if draw >> 63 == 0 => Color::Black,
        ColorChoice::Random => Color::White,
    };
    let format = choices.format(Mode::Message).unwrap_or_default();
    let terms = match choices.rules.terms() {
        Some(terms) => MessagePlan::on_squares(first, terms),
        None => MessagePlan::star(first, format),
    };
    begin_on(&terms, draw, context)
}

/// Begins a match on these terms, with this number if it is free, and leads to its board.
pub(super) fn begin_on(terms: &MessagePlan, number: u64, context: &mut Context) -> Transition {
    let mut names = context.books.profile.two_people().names;
    if names.one.is_empty() {
        names.one = context.books.settings().name.clone();
    }
    let mut id = MessageMatchId::new(number);
    loop {
        let begun = MessageMatch::begin(id, terms.clone(), names.clone(), context.books.today);
        match context.books.profile.begin_by_message(begun) {
            Ok(()) => break,
            Err(NotAdded::NumberTaken) => id = MessageMatchId::new(context.seeds.draw()),
            Err(NotAdded::Full) => {
                let full = Received::Refused(NotTaken::Full);
                return Transition::Go(Destination::Received(full));
            }
        }
    }
    context.save();
    open(id, &context.books.profile.by_message)
}

/// Takes in whatever games and results of friends a text holds. One that has something new is opened. Where many games
/// are unknown, those are asked about: anybody can write a text with a hundred made-up ones.
pub(super) fn take_text(text: &str, context: &mut Context) -> Transition {
    let results = friends::take(&read(text), context);
    let messages = match message::read(text) {
        Ok(messages) => messages,
        Err(_) if matches!(results, Transition::Go(_)) => return results,
        Err(fault) => return Transition::Go(Destination::Received(Received::Nothing(fault))),
    };
    let games = &context.books.profile.by_message;
    let (unknown, known): (Vec<_>, Vec<_>) = messages
        .into_iter()
        .partition(|message| games.is_unknown(message));
    if unknown.len() <= MessageMatches::MOST_UNASKED {
        let messages = [known, unknown].concat();
        return take(&messages, context);
    }
    if !known.is_empty() {
        note(&known, context);
    }
    Transition::Ask(Confirmation::TakeGames(unknown))
}

/// Takes messages in and shows what became of them.
pub(super) fn take(messages: &[GameMessage], context: &mut Context) -> Transition {
    let taken = note(messages, context);
    let is_new = |taken: &Taken| matches!(taken, Taken::New | Taken::Extended(_));
    let received = match taken[..] {
        [(id, Ok(news))] if is_new(&news) => return open(id, &context.books.profile.by_message),
        [(id, Ok(known))] => Received::Known(id, known),
        [(_, Err(refused))] => Received::Refused(refused),
        _ => {
            let news = taken.iter().filter(|(_, it)| it.as_ref().is_ok_and(is_new));
            Received::Several(news.count())
        }
    };
    Transition::Go(Destination::Received(received))
}

/// Takes messages in, and returns the result of each.
fn note(messages: &[GameMessage], context: &mut Context) -> Vec<Added> {
    let today = context.books.today;
    let profile = &mut context.books.profile;
    let taken = messages.iter().map(|one| profile.take_message(one, today));
    let taken = taken.collect();
    context.save();
    taken
}

/// Leads to the board of a match, as the player has seen it last. Where two versions wait for a choice, the list shows
/// them.
fn open(id: MessageMatchId, games: &MessageMatches) -> Transition {
    Transition::Go(match games.get(id) {
        Some(game) if game.forks.is_empty() => Destination::MessageMatch(id),
        _ => Destination::MESSAGES,
    })
}

/// The player has sent the match as it stands.
fn note_sent(id: MessageMatchId, context: &mut Context) {
    if let Some(game) = context.books.profile.by_message.get_mut(id) {
        game.mark_sent();
        context.save();
    }
}

/// Goes on with one of two versions.
fn choose_fork(id: MessageMatchId, fork: Option<usize>, context: &mut Context) -> Transition {
    let game = context.books.profile.by_message.get_mut(id);
    if !game.is_some_and(|game| game.choose(fork)) {
        return Transition::Stay;
    }
    context.save();
    open(id, &context.books.profile.by_message)
}

/// Lets a game go.
pub(super) fn forget(id: MessageMatchId, context: &mut Context) -> Transition {
    context.books.profile.by_message.remove(id);
    context.save();
    Transition::Go(Destination::MESSAGES)
}

/// Lets all games go in which the one or the other has never answered.
pub(super) fn forget_unanswered(context: &mut Context) -> Transition {
    context.books.profile.by_message.remove_unanswered();
    context.save();
    Transition::Go(Destination::MESSAGES)
}
