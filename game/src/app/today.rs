//! Today's game as the app offers it: starting it, and what its card says.

use super::setup::MatchRequest;
use super::{App, ColorChoice, WaitingOpponent};
use crate::progress::{
    CalendarDay, Format, Minutes, Opponent, TodayResult, TodayStrength, WaitingId, day_game,
};
use rsg_engine::Position;

/// What the player does about Today's game, wherever a day's game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TodayEvent {
    /// The CPU's strength for the next one.
    Choose(TodayStrength),
    /// Plays a day's game, or goes on with it where it waits. A day to come changes nothing.
    Play {
        day: CalendarDay,
        strength: TodayStrength,
    },
}

/// A day's game on its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TodayView {
    pub day: CalendarDay,
    /// The board it begins with; its side to move is the player's.
    pub position: Position,
    /// The margin by which the player wins with best play on both sides.
    pub par: u8,
    /// The strength that was chosen last, and how its game stands.
    pub strength: TodayStrength,
    pub state: TodayState,
    pub strengths: [StrengthView; TodayStrength::ALL.len()],
}

/// How a day's game stands at a strength.
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

impl App {
    pub(super) fn apply_today(&mut self, event: TodayEvent) {
        match event {
            TodayEvent::Choose(strength) => self.strength = Some(strength),
            TodayEvent::Play { day, strength } => self.play_day(day, strength),
        }
    }

    /// While a series waits, only it can be played.
    fn play_day(&mut self, day: CalendarDay, strength: TodayStrength) {
        if self.in_series() || !day.is_playable(self.books.today) {
            return;
        }
        self.strength = Some(strength);
        self.month = day.month();
        if let Some(id) = self.begun_day_game(day, strength) {
            return self.continue_game(id);
        }
        self.start_or_ask(MatchRequest {
            opponent: Opponent::Today { day, strength },
            format: Format::Single,
            minutes: Minutes::default(),
            color: ColorChoice::fixed(day_game(day).position.to_move()),
            game: None,
        });
    }

    /// Today's game; none where the device's clock stands before the calendar begins.
    pub fn todays_game(&self) -> Option<TodayView> {
        CalendarDay::new(self.books.today).map(|day| self.game_of_day(day))
    }

    /// The game of any day.
    pub fn game_of_day(&self, day: CalendarDay) -> TodayView {
        let (game, strength) = (day_game(day), self.strength());
        let progress = &self.books.progress;
        let result = progress.today_result(day, strength);
        TodayView {
            day,
            position: game.position,
            par: game.par,
            strength,
            state: match result {
                _ if self.begun_day_game(day, strength).is_some() => TodayState::Waiting,
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

    /// The strength chosen last: since the app was started, else in the game that waits or was booked last.
    fn strength(&self) -> TodayStrength {
        let of = |opponent: &Opponent| match opponent {
            Opponent::Today { strength, .. } => Some(*strength),
            _ => None,
        };
        let mut waiting = self.waiting().into_iter();
        let waits = waiting.find_map(|row| match &row.opponent {
            WaitingOpponent::Star(opponent) => of(opponent),
            WaitingOpponent::Table(_) => None,
        });
        let mut booked = self.books.profile.matches().iter().rev();
        self.strength
            .or(waits)
            .or_else(|| booked.find_map(|one| of(&one.opponent)))
            .unwrap_or(TodayStrength::One)
    }

    /// This game, if it was begun and waits.
    fn begun_day_game(&self, day: CalendarDay, strength: TodayStrength) -> Option<WaitingId> {
        let wanted = WaitingOpponent::Star(Opponent::Today { day, strength });
        let mut rows = self.waiting().into_iter();
        rows.find(|row| row.opponent == wanted).map(|row| row.id)
    }

    /// Whether the match that is going on is a day's game.
    pub(super) fn is_todays_game(&self) -> bool {
        self.running.as_ref().is_some_and(|running| {
            matches!(running.current.plan().opponent, Opponent::Today { .. })
        })
    }
}
