//! A match on the star: the parts of the Play screen that only it has.

use crate::app::context::{Context, Running};
use crate::app::open_game::OpenGame;
use crate::app::overlay::{NextStep, ResultView};
use crate::app::request::MatchRequest;
use crate::app::route::Way;
use crate::app::screen_name::ScreenName;
use crate::app::screens::match_result;
use crate::app::study::{GameNumber, LostGame};
use crate::progress::{CalendarDay, CpuLevel, Earned, Easier, Opponent, Player};
use crate::session::Match;
use crate::session::praise::{self, Praise};

/// What the result sheet recommends.
pub(super) fn take_next_step(context: &mut Context) -> Way {
    let Some(result) = result(context) else {
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
            let running = context.hand.star.as_ref();
            let day = running.and_then(|running| running.current.plan().opponent.day());
            play_at(level, day, context)
        }
        NextStep::Practise(level) => practise(level, context),
        NextStep::Again => once_more(context).map_or(Way::Stay, Way::start),
        // The screen itself goes on, or the page sends, and says so.
        NextStep::NextGame | NextStep::Send | NextStep::Count => Way::Stay,
        NextStep::Close => Way::to(set_up_from(context)),
    }
}

/// The picture of the result.
pub(super) fn share(context: &Context) -> Way {
    let current = context.hand.star.as_ref().map(|running| &running.current);
    match current.and_then(|current| Some((current, current.game_over()?))) {
        Some((current, over)) => match_result::share(over.result, current, context),
        None => Way::Stay,
    }
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
    let running = context.hand.star.as_ref();
    let opponent = running.map(|running| &running.current.plan().opponent);
    match opponent.and_then(|opponent| Some((opponent, opponent.day()?))) {
        // Today's game stands on the screen that the app opens on.
        Some((Opponent::Today { .. }, day)) if day.date() == context.books.today => {
            ScreenName::Home
        }
        Some(_) if context.hand.unfinished().is_none() => ScreenName::Calendar,
        _ => ScreenName::Home,
    }
}

/// From a result: the same match once more.
fn once_more(context: &Context) -> Option<MatchRequest> {
    let attempt = context.books.profile.next_attempt_id();
    Some(context.hand.finished()?.once_more(attempt))
}

/// The same against another level.
fn play_at(level: CpuLevel, day: Option<CalendarDay>, context: &mut Context) -> Way {
    let Some(again) = once_more(context) else {
        return Way::Stay;
    };
    context.memory.choices.level = level;
    Way::start(MatchRequest {
        opponent: Opponent::Cpu { level, day },
        ..again
    })
}

/// From a result: practice against a level.
fn practise(level: CpuLevel, context: &mut Context) -> Way {
    let Some(color) = context.hand.finished().map(|running| running.color) else {
        return Way::Stay;
    };
    context.memory.choices.practice = level;
    Way::start(MatchRequest::single(Opponent::practice(level), color))
}

/// The match on the screen, if it is one in which placements are praised.
fn praised_match(context: &Context) -> Option<&Match> {
    let wanted = context.books.settings().praise;
    let current = &context.hand.star.as_ref().filter(|_| wanted)?.current;
    // In practice every placement has its word.
    let opponent = &current.plan().opponent;
    (opponent.level().is_some() && !opponent.is_practice()).then_some(current)
}

/// The game whose result is shown, as it is opened for Review.
pub(super) fn open_result(context: &mut Context) -> Option<OpenGame> {
    let current = &context.hand.star.as_ref()?.current;
    let (over, game) = (current.game_over()?, current.game().clone());
    match_result::open(&over, game, context)
}

/// The game whose result is shown, if a person has lost it to the CPU.
pub(super) fn lost_game(context: &Context) -> Option<LostGame> {
    let current = &context.hand.star.as_ref()?.current;
    let over = current.game_over().filter(|over| !over.next_game)?;
    let opponent = &over.result.plan.opponent;
    let against_cpu = opponent.level().is_some() && !opponent.is_practice();
    let is_lost = over.result.winner == Some(Player::Two);
    (against_cpu && is_lost).then(|| LostGame {
        number: GameNumber::Star(over.result.id),
        side: current.color(Player::One),
    })
}

/// The result sheet of the match in hand, once it is to be seen.
pub(super) fn result(context: &Context) -> Option<ResultView> {
    let running = context.hand.star.as_ref()?;
    let Running {
        current, earned, ..
    } = running;
    let over = current.game_over()?;
    let earned = earned.as_ref().filter(|(id, _)| *id == over.result.id);
    let earned = earned.map(|(_, earned)| earned.clone()).unwrap_or_default();
    let again = once_more(context).is_some_and(|again| context.books.is_open(&again));
    Some(ResultView {
        next_step: next_step(over.next_game, &earned, again),
        earned,
        series: current.series_view(),
        close_to: set_up_from(context),
        over: over.told,
        next_game: over.next_game,
    })
}

/// What is worth doing next, after a game that earned this.
fn next_step(next_game: bool, earned: &Earned, again: bool) -> NextStep {
    if next_game {
        NextStep::NextGame
    } else if earned.invitation.is_some() {
        NextStep::RankUp
    } else if let Some(cleared) = &earned.day {
        NextStep::Calendar(cleared.day)
    } else if let Some(&level) = earned.unlocked.last() {
        NextStep::Level(level)
    } else if let Some(Easier { level, practice }) = earned.easier {
        level.map_or(NextStep::Practise(practice), NextStep::Easier)
    } else if again {
        NextStep::Again
    } else {
        NextStep::Close
    }
}
