//! A match on the star: the parts of the Play screen that only it has.

use rsg_engine::Game;

use super::once_more;
use crate::app::context::{Context, Slot};
use crate::app::open_game::OpenGame;
use crate::app::overlay::NextStep;
use crate::app::puzzle_source::PuzzleSource;
use crate::app::puzzles;
use crate::app::request::MatchRequest;
use crate::app::route::{Front, Way};
use crate::app::screen_name::ScreenName;
use crate::app::sharing::{Shared, Sharing};
use crate::app::waiting::WaitingBoard;
use crate::progress::{CalendarDay, CpuLevel, GameKind, MatchId, Mode, Opponent, Player};
use crate::session::praise::{self, Praise};
use crate::session::{AnyGame, Finished, Match};

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
            let day = context
                .hand
                .star()
                .and_then(|one| one.plan().opponent.day());
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

/// The picture of the result.
pub(super) fn share(context: &Context) -> Way {
    let current = context.hand.star();
    current.map_or(Way::Stay, |current| share_match(current, context))
}

/// The same of this match.
pub fn share_match(current: &Match, context: &Context) -> Way {
    let Some(finished) = current.shown_result() else {
        return Way::Stay;
    };
    let shared = Shared::Game {
        finished: Box::new(finished),
        board: WaitingBoard::of_star(current.game()),
    };
    Way::Show(Front::Share(Box::new(Sharing::of(shared, context))))
}

/// See [`PlayScreen::own_placements`](super::PlayScreen::own_placements).
pub(super) fn own_placements(context: &Context) -> Option<(u16, usize)> {
    let current = praised_match(context)?;
    let own = current.color(Player::One);
    let turns = current.game().turns().iter();
    Some((
        current.game_number(),
        turns.filter(|turn| turn.by == own).count(),
    ))
}

/// See [`PlayScreen::praise`](super::PlayScreen::praise).
pub(super) fn praise(context: &Context) -> Option<(usize, Praise)> {
    let current = praised_match(context)?;
    praise::praise(current.game(), current.color(Player::One))
}

/// Where the match was set up from.
pub(super) fn set_up_from(context: &Context) -> ScreenName {
    let current = context.hand.star();
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

/// The match on the screen, if it is one in which placements are praised.
fn praised_match(context: &Context) -> Option<&Match> {
    let wanted = context.books.settings().praise;
    let current = context.hand.star().filter(|_| wanted)?;
    // In practice every placement has its word.
    let opponent = &current.plan().opponent;
    (opponent.level().is_some() && !opponent.is_practice()).then_some(current)
}

/// The game whose result is shown, as it is opened for Review.
pub(super) fn open_result(context: &mut Context) -> Option<OpenGame> {
    let current = context.hand.star()?;
    let is_over = !current.is_between();
    let (finished, game) = (current.shown_result()?, current.game().clone());
    is_over.then(|| open_match(&finished, game, context))?
}

/// A game with this result, as it is opened for Review.
pub fn open_match(finished: &Finished, game: Game, context: &mut Context) -> Option<OpenGame> {
    let books = &context.books;
    // It may be tomorrow by now.
    let booked = books.profile.matches().last();
    let ended = booked
        .filter(|booked| booked.id == finished.id)
        .map_or(books.today, |booked| booked.date);
    // A game by message that is not in the books is looked at, and not kept.
    let is_booked = finished.id != MatchId::default();
    let kept = finished.kept_games(ended).last().filter(|_| is_booked);
    let thorough = books.settings().thorough;
    OpenGame::star(game, kept, thorough, context.seeds.first_question())
}
