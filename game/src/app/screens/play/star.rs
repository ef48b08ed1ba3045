//! Praise of placements on the star.

use rsg_engine::{Color, Game};

use crate::app::context::Context;
use crate::progress::GameKind;
use crate::session::praise::{self, Praise};
use crate::session::{AnyGame, GameRef};

/// See [`PlayScreen::own_placements`](super::PlayScreen::own_placements).
pub(super) fn own_placements(kind: GameKind, context: &Context) -> Option<(u16, usize)> {
    let (current, game, own) = praised_match(kind, context)?;
    let placed = game.turns().iter().filter(|turn| turn.by == own).count();
    Some((current.game_number(), placed))
}

/// See [`PlayScreen::praise`](super::PlayScreen::praise).
pub(super) fn praise(kind: GameKind, context: &Context) -> Option<(usize, Praise)> {
    let (_, game, own) = praised_match(kind, context)?;
    praise::praise(game, own)
}

/// The match on the screen with the player's colour, if it is one in which placements are praised.
fn praised_match(kind: GameKind, context: &Context) -> Option<(&dyn AnyGame, &Game, Color)> {
    let wanted = context.books.settings().praise;
    let current = context.hand.game(kind).filter(|_| wanted)?;
    let GameRef::Star(game) = current.any_game() else {
        return None;
    };
    // In practice every placement has its word.
    let opponent = &current.plan().opponent;
    let is_praised = opponent.level().is_some() && !opponent.is_practice();
    is_praised.then(|| (current, game, current.own()))
}
