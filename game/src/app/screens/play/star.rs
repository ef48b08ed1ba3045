//! A match on the star: the parts of the Play screen that only it has.

use rsg_engine::{Color, Game};

use super::once_more;
use crate::app::context::{Context, Slot};
use crate::app::overlay::NextStep;
use crate::app::puzzle_source::PuzzleSource;
use crate::app::puzzles;
use crate::app::request::MatchRequest;
use crate::app::route::Way;
use crate::app::screen_name::ScreenName;
use crate::progress::{CalendarDay, CpuLevel, GameKind, Mode, Opponent};
use crate::session::praise::{self, Praise};
use crate::session::{AnyGame, GameRef};

/// What the result sheet recommends.
pub(super) fn take_next_step(context: &mut Context) -> Way {
    let Some(result) = super::result::result(Slot::Star, context) else {
        return Way::Stay;
    };
    match result.next_step {
        NextStep::RankUp => Way::to(ScreenName::RankUp),
        NextStep::Calendar(day) => {
            context.memory.month = day.month();
            Way::to(ScreenName::Calendar)
        }
        NextStep::Level(level) => play_at(level, None, context),
        NextStep::Easier(level) => {
            let current = context.hand.game(Slot::Star);
            let day = current.and_then(|one| one.plan().opponent.day());
            play_at(level, day, context)
        }
        NextStep::Practise(level) => practise(level, context),
        NextStep::Puzzle(day) => puzzles::open(PuzzleSource::Day(day), context),
        NextStep::Again => super::play_again(Slot::Star, context),
        // The screen itself goes on, or the page sends, and says so.
        NextStep::NextGame | NextStep::Fix | NextStep::Send | NextStep::Count => Way::Stay,
        NextStep::Close => Way::to(set_up_from(context)),
    }
}

/// See [`PlayScreen::own_placements`](super::PlayScreen::own_placements).
pub(super) fn own_placements(context: &Context) -> Option<(u16, usize)> {
    let (current, game, own) = praised_match(context)?;
    let placed = game.turns().iter().filter(|turn| turn.by == own).count();
    Some((current.game_number(), placed))
}

/// See [`PlayScreen::praise`](super::PlayScreen::praise).
pub(super) fn praise(context: &Context) -> Option<(usize, Praise)> {
    let (_, game, own) = praised_match(context)?;
    praise::praise(game, own)
}

/// Where the match was set up from.
pub(super) fn set_up_from(context: &Context) -> ScreenName {
    let current = context.hand.game(Slot::Star);
    let opponent = current.map(|current| &current.plan().opponent);
    match opponent.and_then(|opponent| Some((opponent, opponent.day()?))) {
        // Today's game stands on the screen that the app opens on.
        Some((Opponent::Today { .. }, day)) if day.date() == context.books.today => {
            ScreenName::Home
        }
        Some(_) if context.hand.is_over(Slot::Star) => ScreenName::Calendar,
        _ => ScreenName::Home,
    }
}

/// The same against another level.
fn play_at(level: CpuLevel, day: Option<CalendarDay>, context: &mut Context) -> Way {
    let Some(again) = once_more(Slot::Star, context) else {
        return Way::Stay;
    };
    remember_level(level, Mode::Cpu, context);
    Way::Start(MatchRequest {
        opponent: Opponent::Cpu { level, day },
        ..again
    })
}

/// Setup has this level from now on.
fn remember_level(level: CpuLevel, mode: Mode, context: &mut Context) {
    let books = &mut context.books;
    let mut choices = books.profile.choices(GameKind::Star);
    choices.choose_level(level, mode, books.progress.is_open(level));
    books.profile.choose(choices);
}

/// From a result: practice against a level.
fn practise(level: CpuLevel, context: &mut Context) -> Way {
    let Some(color) = context
        .hand
        .finished(Slot::Star)
        .map(|running| running.color)
    else {
        return Way::Stay;
    };
    remember_level(level, Mode::Practice, context);
    Way::Start(MatchRequest::single(Opponent::practice(level), color))
}

/// The match on the screen with the player's colour, if it is one in which placements are praised.
fn praised_match(context: &Context) -> Option<(&dyn AnyGame, &Game, Color)> {
    let wanted = context.books.settings().praise;
    let current = context.hand.game(Slot::Star).filter(|_| wanted)?;
    let GameRef::Star(game) = current.any_game() else {
        return None;
    };
    // In practice every placement has its word.
    let opponent = &current.plan().opponent;
    let is_praised = opponent.level().is_some() && !opponent.is_practice();
    is_praised.then(|| (current, game, current.own()))
}
