//! A game of a classic: the parts of the Play screen that only it has.

use rsg_classics::TableGame;

use crate::app::context::{Context, Slot};
use crate::app::effect::Effect;
use crate::app::event::PlayEvent;
use crate::app::open_game::OpenGame;
use crate::app::route::{Front, Way};
use crate::app::sharing::{Shared, Sharing};
use crate::app::waiting::WaitingBoard;
use crate::session::{AnyGame, Table};

/// Copies the turns of the game, in a line or as a grid. The star's are copied from its result.
pub(super) fn copy(event: PlayEvent, slot: Slot, context: &mut Context) {
    let table = context.hand.table().filter(|_| slot == Slot::Classic);
    let text = table.and_then(|table| text_of(table.game(), event));
    context.outbox.extend(text.map(Effect::ShareText));
}

/// The text of a game, which can be pasted, or its board as a grid.
pub fn text_of(game: &dyn TableGame, event: PlayEvent) -> Option<String> {
    match event {
        PlayEvent::CopyMoves => Some(game.text()),
        PlayEvent::CopySheet => game.sheet(),
        _ => None,
    }
}

/// The rules of the game that is going on, over it.
pub(super) fn look_up_rules(context: &Context) -> Way {
    match context.hand.table().filter(|table| !table.is_over()) {
        Some(table) => Way::Show(Front::Rules(table.kind())),
        None => Way::Stay,
    }
}

/// The picture of the result.
pub(super) fn share(context: &Context) -> Way {
    let table = context.hand.table();
    table.map_or(Way::Stay, |table| share_table(table, context))
}

/// The same of this game.
pub fn share_table(table: &Table, context: &Context) -> Way {
    let Some(over) = table.result() else {
        return Way::Stay;
    };
    let shared = Shared::Table {
        over: Box::new(over),
        board: WaitingBoard::of_classic(table.game()),
    };
    Way::Show(Front::Share(Box::new(Sharing::of(shared, context))))
}

/// The game, as it is opened for Review.
pub(super) fn open_result(context: &mut Context) -> Option<OpenGame> {
    let question = context.seeds.first_question();
    let mut open = open_table(context.hand.table()?, question)?;
    open.at_table = true;
    Some(open)
}

/// A game that is over, as it is opened for Review under questions from this number on.
pub fn open_table(table: &Table, question: u64) -> Option<OpenGame> {
    OpenGame::table(table.game(), table.over()?, question)
}
