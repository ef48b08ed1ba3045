//! Today's game as the app offers it: starting it, and what its card says.

use rsg_engine::{Color, Position};

use super::context::Context;
use super::event::TodayEvent;
use super::games::request::MatchRequest;
use super::puzzles::DayPuzzle;
use super::route::{Destination, Modal, Transition};
use super::sharing::{DayShare, Shared, Sharing};
use crate::progress::puzzles::{Tried, Try};
use crate::progress::{
    CalendarDay, ColorChoice, DayState, Opponent, TodayResult, TodayStrength, WaitingId, day_game,
};

/// A day's game on its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TodayView {
    pub day: CalendarDay,
    /// The board it begins with; its side to move is the player's.
    pub position: Position,
    /// The margin by which the player wins with best play on both sides.
    pub par: u8,
    /// True if the day is cleared, by this game or another.
    pub cleared: bool,
    /// The strength that was chosen last, and how its game stands.
    pub strength: TodayStrength,
    pub state: TodayState,
    pub strengths: [StrengthView; TodayStrength::ALL.len()],
}

/// What is told of the next day's game: its terms, and a glance at its board that cannot be studied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tomorrow {
    pub color: Color,
    pub par: u8,
    pub position: Position,
}

impl Tomorrow {
    /// The day after this one, if the calendar has it.
    pub(super) fn after(day: CalendarDay) -> Option<Tomorrow> {
        let game = day_game(day.after()?);
        Some(Tomorrow {
            color: game.position.to_move(),
            par: game.par,
            position: game.position,
        })
    }
}

/// The state of a day's game at a strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TodayState {
    /// The next game counts.
    Open,
    /// A game was begun and waits; [`TodayEvent::Play`] goes on with it.
    Waiting,
    /// This one counted; another one is practice.
    Played(TodayResult),
}

/// A strength to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StrengthView {
    pub strength: TodayStrength,
    pub chosen: bool,
    /// The result that counts, once there is one, with its stars.
    pub result: Option<TodayResult>,
}

impl TodayView {
    /// Today's game; none where the device's clock stands before the calendar begins.
    pub fn of_today(context: &Context) -> Option<TodayView> {
        CalendarDay::new(context.books.today).map(|day| TodayView::of(day, context))
    }

    /// The game of any day.
    pub fn of(day: CalendarDay, context: &Context) -> TodayView {
        let (game, strength) = (day_game(day), strength(context));
        let progress = &context.books.progress;
        let result = progress.today_result(day, strength);
        TodayView {
            day,
            position: game.position,
            par: game.par,
            cleared: progress.is_cleared(day),
            strength,
            state: match result {
                _ if begun(day, strength, context).is_some() => TodayState::Waiting,
                Some(result) => TodayState::Played(result),
                None => TodayState::Open,
            },
            strengths: TodayStrength::ALL.map(|one| StrengthView {
                strength: one,
                chosen: one == strength,
                result: progress.today_result(day, one),
            }),
        }
    }
}

impl DayShare {
    /// The day, once it is cleared and its puzzle was solved or shown. Where the puzzle is its picture, that has to be
    /// there.
    pub fn of(day: CalendarDay, context: &Context) -> Option<DayShare> {
        let progress = &context.books.progress;
        let puzzle = DayPuzzle::of(day, context);
        let is_done = |tried: &Tried| tried.is_solved() || tried.last == Try::Shown;
        let tried = puzzle.tried.filter(is_done)?;
        if progress.day(day, context.books.today).state != DayState::Cleared {
            return None;
        }
        let result = progress.best_today(day);
        let position = match result {
            Some(_) => day_game(day).position,
            None => context.late.puzzles?.get(puzzle.number)?.position,
        };
        Some(DayShare {
            day,
            position,
            result,
            puzzle: puzzle.number,
            tried,
        })
    }
}

/// Applies an action of the player with a day's game, wherever it is shown.
pub(super) fn apply(event: TodayEvent, context: &mut Context) -> Transition {
    match event {
        TodayEvent::Choose(strength) => {
            context.memory.strength = Some(strength);
            Transition::Stay
        }
        TodayEvent::Share => share(context),
        TodayEvent::Friends { day, strength } => Transition::Go(Destination::Friends {
            day,
            strength,
            news: None,
        }),
        TodayEvent::Play { day, strength } => play(day, strength, context),
    }
}

fn share(context: &Context) -> Transition {
    let day = CalendarDay::new(context.books.today);
    let done = day.and_then(|day| DayShare::of(day, context));
    done.map_or(Transition::Stay, |done| {
        let sharing = Sharing::of(Shared::Day(done), context);
        Transition::Show(Modal::Share(Box::new(sharing)))
    })
}

/// While a series waits, only it can be played.
fn play(day: CalendarDay, strength: TodayStrength, context: &mut Context) -> Transition {
    if context.open_matches.in_series() || !day.is_playable(context.books.today) {
        return Transition::Stay;
    }
    context.memory.strength = Some(strength);
    context.memory.month = day.month();
    if let Some(id) = begun(day, strength, context) {
        return Transition::Continue(id);
    }
    let color = ColorChoice::fixed(day_game(day).position.to_move());
    Transition::Start(MatchRequest::single(
        Opponent::Today { day, strength },
        color,
    ))
}

/// The strength chosen last: since the app was started, else in the game that waits or was booked last.
pub(super) fn strength(context: &Context) -> TodayStrength {
    let of = |opponent: &Opponent| match opponent {
        Opponent::Today { strength, .. } => Some(*strength),
        _ => None,
    };
    let waits = context.waiting().iter().find_map(|row| of(&row.opponent));
    let mut booked = context.books.profile.matches().iter().rev();
    let memory = &context.memory;
    memory
        .strength
        .or(waits)
        .or_else(|| booked.find_map(|one| of(&one.opponent)))
        .unwrap_or(TodayStrength::One)
}

/// This game, if it was begun and waits.
fn begun(day: CalendarDay, strength: TodayStrength, context: &Context) -> Option<WaitingId> {
    let wanted = Opponent::Today { day, strength };
    let mut rows = context.waiting().into_iter();
    rows.find(|row| row.opponent == wanted).map(|row| row.id)
}
