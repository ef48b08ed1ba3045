//! A game of a classic, from its start to its result.

use rsg_classics::TableGame;

use super::play::PlayView;
use crate::app::context::Context;
use crate::app::effect::Effect;
use crate::app::event::{Event, PlayEvent};
use crate::app::open_game::OpenGame;
use crate::app::overlay::{NextStep, ResultView};
use crate::app::request::TableRequest;
use crate::app::route::{Confirmation, Destination, Front, Way};
use crate::app::screen::{HintRule, Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::sharing::{Shared, Sharing};
use crate::app::study::{GameNumber, LostGame};
use crate::app::waiting::WaitingBoard;
use crate::board::{Attention, BoardEvent};
use crate::progress::{Earned, GameKind, TableOpponent};
use crate::session::{AnyDriver, AnyGame};
use crate::session::{OverView, Table};

/// The game itself is in hand ([`Context::hand`]): it outlives the screen.
#[derive(Debug, Clone, Copy, Default)]
pub struct TableScreen;

impl Viewed for TableScreen {
    type View = Option<PlayView>;

    fn view(&self, context: &Context) -> Option<PlayView> {
        Some(PlayView::of(context.hand.table()?.view(), context))
    }
}

impl Screen for TableScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Play
    }

    fn driver<'a>(&'a self, context: &'a Context) -> Option<&'a dyn AnyDriver> {
        let table = context.hand.table()?;
        Some(table)
    }

    fn driver_mut<'a>(&'a mut self, context: &'a mut Context) -> Option<&'a mut dyn AnyDriver> {
        let table = context.hand.table_mut()?;
        Some(table)
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Way {
        match event {
            Event::Play(event) => self.play(event, context),
            _ => Way::Stay,
        }
    }

    fn confirm(&mut self, question: Confirmation, context: &mut Context) -> Way {
        match question {
            Confirmation::QuitTable => {
                context.leave_table();
                return Way::HOME;
            }
            Confirmation::ResignTable => {
                self.attend(Attention::Here, context);
                if let Some(table) = context.hand.table_mut() {
                    let effects = table.resign();
                    context.carry_out(effects);
                }
            }
            _ => {}
        }
        Way::Stay
    }

    fn back(&mut self, _context: &mut Context) -> Way {
        Way::HOME
    }

    fn leave(&mut self, to: Destination, context: &mut Context) -> Option<Confirmation> {
        leave(to, context);
        None
    }

    /// Beside a teacher a hint is always at hand.
    fn hints(&self, context: &Context) -> HintRule {
        let opponent = context.hand.table().map(|table| table.plan().opponent);
        let practice = opponent.is_some_and(TableOpponent::is_practice);
        if context.books.settings().hint_button || practice {
            HintRule::Open
        } else {
            HintRule::Closed
        }
    }

    fn tend(&mut self, away: bool, context: &mut Context) {
        let lost = lost_game(context);
        context.study(lost, away, open_result);
    }

    fn result(&self, context: &Context) -> Option<ResultView> {
        let table = context.hand.table()?;
        let over = table.result()?;
        Some(ResultView::of_table(over, table.is_between()))
    }
}

impl TableScreen {
    /// What the player does beside the board. What only the star's game has means nothing here.
    fn play(&mut self, event: PlayEvent, context: &mut Context) -> Way {
        match event {
            PlayEvent::Quit => return quit(context),
            PlayEvent::NextStep if context.hand.table().is_some_and(Table::is_between) => {
                self.tell_board(&BoardEvent::NextGame, context);
            }
            PlayEvent::NextStep => return play_again(context),
            PlayEvent::Close => return Way::HOME,
            PlayEvent::NoMoreNotices => self.stop_notices(context),
            PlayEvent::Help(_) => return look_up_rules(context),
            PlayEvent::ReadBoard => self.read_board(context),
            PlayEvent::Share => return share(context),
            PlayEvent::CopyMoves | PlayEvent::CopySheet => copy(event, context),
            PlayEvent::Review => {
                let open = context.study.take().or_else(|| open_result(context));
                return Way::review(Destination::TableReview, open);
            }
            PlayEvent::Turning => {
                let open = context.study.take_at_turning(&mut context.outbox);
                return Way::review(Destination::TableReview, open);
            }
            PlayEvent::Resign => {
                if context.hand.table().is_some_and(Table::can_resign) {
                    return Way::Ask(Confirmation::ResignTable);
                }
            }
        }
        Way::Stay
    }
}

impl ResultView {
    /// The result of a game of a classic, which earns nothing.
    fn of_table(over: OverView, next_game: bool) -> ResultView {
        ResultView {
            over,
            next_game,
            earned: Earned::default(),
            series: None,
            next_step: match next_game {
                true => NextStep::NextGame,
                false => NextStep::Again,
            },
            close_to: ScreenName::Home,
        }
    }
}

/// The table is left for another screen than its own and that of its review: the game waits.
pub(super) fn leave(to: Destination, context: &mut Context) {
    if ![Destination::Table, Destination::TableReview].contains(&to) {
        context.put_table_aside();
    }
}

/// Copies the turns of the game, in a line or as a grid.
fn copy(event: PlayEvent, context: &mut Context) {
    let table = context.hand.table();
    let text = table.and_then(|table| text_of(table.game(), event));
    context.outbox.extend(text.map(Effect::ShareText));
}

/// The text of a game, which can be pasted, or its board as a grid.
pub(super) fn text_of(game: &dyn TableGame, event: PlayEvent) -> Option<String> {
    match event {
        PlayEvent::CopyMoves => Some(game.text()),
        PlayEvent::CopySheet => game.sheet(),
        _ => None,
    }
}

/// Quit asks where there is something to lose.
fn quit(context: &mut Context) -> Way {
    if context.hand.table().is_some_and(AnyGame::has_stone_to_lose) {
        return Way::Ask(Confirmation::QuitTable);
    }
    context.leave_table();
    Way::HOME
}

/// The rules of the game that is going on; *Back* leads to it again.
fn look_up_rules(context: &Context) -> Way {
    match context.hand.unfinished_table() {
        Some(table) => Way::Go(Destination::Rulebook(GameKind::of(table.plan().terms))),
        None => Way::Stay,
    }
}

fn share(context: &Context) -> Way {
    let table = context.hand.table();
    table.map_or(Way::Stay, |table| share_table(table, context))
}

/// The picture of the result.
pub(super) fn share_table(table: &Table, context: &Context) -> Way {
    let Some(over) = table.result() else {
        return Way::Stay;
    };
    let shared = Shared::Table {
        over: Box::new(over),
        board: WaitingBoard::of_classic(table.game()),
    };
    Way::Show(Front::Share(Box::new(Sharing::of(shared, context))))
}

/// The same game once more.
fn play_again(context: &Context) -> Way {
    let Some(table) = context.hand.table().filter(|table| table.is_over()) else {
        return Way::Stay;
    };
    let choices = &context.books.profile.classics.choices;
    Way::start(TableRequest {
        pasted: table.as_practice_began().map(|game| game.record()),
        ..TableRequest::again(table.plan(), choices.level)
    })
}

/// The game, as it is opened for Review.
fn open_result(context: &mut Context) -> Option<OpenGame> {
    let question = context.seeds.first_question();
    let mut open = open_table(context.hand.table()?, question)?;
    open.at_table = true;
    Some(open)
}

/// A game that is over, as it is opened for Review under questions from this number on.
pub(super) fn open_table(table: &Table, question: u64) -> Option<OpenGame> {
    OpenGame::table(table.game(), table.over()?, question)
}

/// The game, if its result is shown and a person has lost it to the CPU.
fn lost_game(context: &Context) -> Option<LostGame> {
    let table = context.hand.table().filter(|table| table.is_over())?;
    table.result()?.is_lost_to_cpu().then(|| LostGame {
        number: GameNumber::Table(table.plan().number),
        side: table.own_color(),
    })
}
