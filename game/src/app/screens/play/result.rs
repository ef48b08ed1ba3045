//! The result sheet of the open match, whichever game it is: what it earned, and what is worth doing next. Only
//! matches on the star bring days, levels and ranks.

use super::{once_more, play_again};
use crate::app::context::{Context, OpenMatch};
use crate::app::games::request::MatchRequest;
use crate::app::games::turning_search::LostGame;
use crate::app::overlay::{Honour, NextStep, ResultView};
use crate::app::puzzle_source::PuzzleSource;
use crate::app::puzzles::{self, DayPuzzle};
use crate::app::route::Transition;
use crate::app::screen_name::ScreenName;
use crate::app::sets::{opening, playing};
use crate::progress::sets::SetPlace;
use crate::progress::{
    CalendarDay, CpuLevel, Earned, Easier, GameKind, MatchId, MatchRecord, Mode, Opponent, Outcome,
    Player,
};

/// The result sheet, once it is to be seen.
pub(super) fn result(kind: GameKind, context: &Context) -> Option<ResultView> {
    let OpenMatch {
        current, earned, ..
    } = context.open_matches.get(kind)?;
    let game = current;
    let (over, next_game) = (game.result()?, game.is_between());
    let result = game.shown_result()?.id;
    let earned = earned.as_ref().filter(|(id, _)| *id == result);
    let earned = earned.map(|(_, earned)| earned.clone()).unwrap_or_default();
    let again = once_more(kind, context).is_some_and(|again| context.books.is_open(&again));
    // Practice, games of two people and those on squares bring nobody nearer to a rank.
    let counts = over.level.is_some() && over.uncounted.is_none() && !next_game;
    let goal = context.books.progress.goal();
    let goal = goal.filter(|_| counts && game.plan().rules.is_ranked());
    let place = playing::place_of(game, context);
    let first_win = again && is_first_win(result, context);
    // A game that counts for nothing has no mistakes to fix.
    let lost = over.uncounted.is_none() && lost_game(kind, context).is_some();
    Some(ResultView {
        next_step: match next_game {
            true => NextStep::NextGame,
            false if place.is_some() => NextStep::Set(next_board(place, context)),
            false if first_win => NextStep::Again,
            false => next_step(&earned, again, lost, context),
        },
        honours: Honour::of(&over, &earned),
        again: again && !next_game,
        replays: game.can_replay(),
        news: earned.news(goal),
        earned,
        series: game.series_view(),
        close_to: set_up_from(kind, context),
        over,
        next_game,
    })
}

/// The board of a set that is to be done after that at this place.
fn next_board(place: Option<SetPlace>, context: &Context) -> Option<SetPlace> {
    opening::next(place?, context)
}

/// Returns true if this is the first match that the player has won against the CPU: what made it fun is worth most once
/// more. A game of a day has its own way on.
fn is_first_win(id: MatchId, context: &Context) -> bool {
    let matches = context.books.profile.matches().iter();
    let mut won = matches.filter(|one| one.level().is_some() && one.outcome == Outcome::Won);
    let is_it = |one: &MatchRecord| one.id == id && one.day().is_none();
    won.next().is_some_and(is_it) && won.next().is_none()
}

/// The game whose result is shown, if a person has lost it to the CPU. A teacher has said already what was lost on the
/// star.
pub(super) fn lost_game(kind: GameKind, context: &Context) -> Option<LostGame> {
    let game = context
        .open_matches
        .game(kind)
        .filter(|game| game.is_over())?;
    let result = game.shown_result()?;
    let is_taught = game.is_practice() && game.plan().rules.is_star();
    let against_cpu = result.plan.opponent.level().is_some() && !is_taught;
    let is_lost = result.winner == Some(Player::Two);
    (against_cpu && is_lost).then_some(LostGame {
        number: result.id,
        side: result.games.last()?.color(Player::One),
    })
}

/// The day whose puzzle is still to be tried after its game brought all three stars.
fn puzzle_left(earned: &Earned, context: &Context) -> Option<CalendarDay> {
    let news = earned.today.filter(|news| news.result.stars() == 3)?;
    let puzzle = DayPuzzle::of(news.result.day, context);
    puzzle.tried.is_none().then_some(puzzle.day)
}

/// The recommended next step, after a game with these rewards.
fn next_step(earned: &Earned, again: bool, lost: bool, context: &Context) -> NextStep {
    if earned.invitation.is_some() {
        NextStep::RankUp
    } else if let Some(day) = puzzle_left(earned, context) {
        NextStep::Puzzle(day)
    } else if let Some(cleared) = &earned.day {
        NextStep::Calendar(cleared.day)
    } else if let Some(&level) = earned.unlocked.last() {
        NextStep::Level(level)
    } else if let Some(Easier { level, practice }) = earned.easier {
        level.map_or(NextStep::Practise(practice), NextStep::Easier)
    } else if lost {
        NextStep::Fix
    } else if again {
        NextStep::Again
    } else {
        NextStep::Close
    }
}

/// Takes the step that the result sheet recommends.
pub(super) fn take_next_step(step: NextStep, kind: GameKind, context: &mut Context) -> Transition {
    match step {
        NextStep::RankUp => Transition::to(ScreenName::RankUp),
        NextStep::Calendar(day) => {
            context.memory.month = day.month();
            Transition::to(ScreenName::Calendar)
        }
        NextStep::Level(level) => play_at(level, None, kind, context),
        NextStep::Easier(level) => {
            let current = context.open_matches.game(kind);
            let day = current.and_then(|one| one.plan().opponent.day());
            play_at(level, day, kind, context)
        }
        NextStep::Practise(level) => practise(level, kind, context),
        NextStep::Puzzle(day) => puzzles::open(PuzzleSource::Day(day), context),
        NextStep::Again => play_again(kind, context),
        NextStep::Set(None) => Transition::to(ScreenName::Set),
        NextStep::Set(Some(next)) => opening::open(next, context),
        // The screen itself goes on, or the page sends, and says so.
        NextStep::NextGame | NextStep::Fix | NextStep::Send | NextStep::Count => Transition::Stay,
        NextStep::Close => Transition::to(set_up_from(kind, context)),
    }
}

/// The screen where the match was set up.
pub(super) fn set_up_from(kind: GameKind, context: &Context) -> ScreenName {
    let current = context.open_matches.game(kind);
    if current.is_some_and(|game| playing::place_in_any(game, context).is_some()) {
        return ScreenName::Set;
    }
    let opponent = current.map(|current| &current.plan().opponent);
    match opponent.and_then(|opponent| Some((opponent, opponent.day()?))) {
        // Today's game stands on the screen that the app opens on.
        Some((Opponent::Today { .. }, day)) if day.date() == context.books.today => {
            ScreenName::Home
        }
        Some(_) if context.open_matches.is_over(kind) => ScreenName::Calendar,
        _ => ScreenName::Home,
    }
}

/// The match once more, against another level.
fn play_at(
    level: CpuLevel,
    day: Option<CalendarDay>,
    kind: GameKind,
    context: &mut Context,
) -> Transition {
    let Some(again) = once_more(kind, context) else {
        return Transition::Stay;
    };
    remember_level(level, Mode::Cpu, context);
    Transition::Start(MatchRequest {
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
fn practise(level: CpuLevel, kind: GameKind, context: &mut Context) -> Transition {
    let finished = context.open_matches.finished(kind);
    let Some(color) = finished.map(|running| running.color) else {
        return Transition::Stay;
    };
    remember_level(level, Mode::Practice, context);
    Transition::Start(MatchRequest::single(Opponent::practice(level), color))
}
