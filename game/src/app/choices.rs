//! The choices that games are set up with, from one visit of Setup to the next.

use super::request::MatchRequest;
use crate::progress::{
    AttemptId, CalendarDay, ColorChoice, CpuLevel, Exam, Format, HouseRules, MatchRecord, Minutes,
    Opponent, TwoPeople,
};

/// CPU, practice or two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mode {
    /// Against the CPU.
    #[default]
    Cpu,
    /// Against the CPU with a teacher; it counts for nothing.
    Practice,
    /// Two people on one phone.
    Two,
    /// Two people with a phone each, by message.
    Message,
}

/// Where Setup was come to from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Occasion {
    #[default]
    Free,
    /// From the calendar: a win clears this day.
    Day(CalendarDay),
    Exam(Exam),
}

/// The star's choices on the Setup screen. They stay as they are from one visit to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    pub mode: Mode,
    pub color: ColorChoice,
    pub level: CpuLevel,
    /// The level of practice, which may be one that is locked elsewhere.
    pub practice: CpuLevel,
    /// Against the CPU.
    pub format: Format,
    /// Between two people, on one phone or by message. What they agree on is nothing the CPU is asked for.
    pub format_of_two: Format,
    /// The clock against the CPU.
    pub minutes: Minutes,
    /// Between two people on one phone.
    pub minutes_of_two: Minutes,
}

impl Choices {
    /// As the last match against the CPU was set up, or as a new player begins.
    pub fn remembered(matches: &[MatchRecord]) -> Choices {
        let of_star = matches.iter().rev().filter(|one| one.rules.is_star());
        let last = of_star.into_iter().find_map(|last| match last.opponent {
            Opponent::Cpu { level, .. } => Some((level, last)),
            _ => None,
        });
        Choices {
            mode: Mode::Cpu,
            color: last.map_or(ColorChoice::Black, |(_, last)| {
                ColorChoice::fixed(last.color)
            }),
            level: last.map_or(CpuLevel::One, |(level, _)| level),
            practice: last.map_or(CpuLevel::One, |(level, _)| level),
            format: last
                .and_then(|(_, last)| last.played)
                .map_or(Format::Single, |played| played.format()),
            format_of_two: Format::Single,
            minutes: Minutes::default(),
            minutes_of_two: Minutes::default(),
        }
    }

    /// What these choices ask for; `attempt` is the number of an exam attempt that starts now, and `two` is what two people have
    /// chosen for themselves.
    pub fn request(&self, occasion: Occasion, attempt: AttemptId, two: TwoPeople) -> MatchRequest {
        let house = self.is_for_two_on(occasion).then_some(two.house);
        let (opponent, format) = match (occasion, self.mode) {
            (Occasion::Exam(exam), _) => (Opponent::Exam { exam, attempt }, Format::Single),
            (Occasion::Day(day), _) => return self.request_for_day(day),
            (Occasion::Free, Mode::Cpu) => {
                let (level, day) = (self.level, None);
                (Opponent::Cpu { level, day }, self.format)
            }
            (Occasion::Free, Mode::Practice) => (Opponent::practice(self.practice), Format::Single),
            // One by message begins elsewhere.
            (Occasion::Free, Mode::Two | Mode::Message) => {
                (Opponent::People(two.names), self.format_of_two)
            }
        };
        MatchRequest {
            opponent,
            format,
            color: self.color,
            minutes: self.clock_on(occasion).unwrap_or_default(),
            house: house.unwrap_or_default(),
            game: None,
            taught: false,
        }
    }

    /// The clock, where there may be one: by message nobody waits, and neither an exam nor the calendar asks for haste.
    pub fn clock_on(&self, occasion: Occasion) -> Option<Minutes> {
        match (occasion, self.mode) {
            (Occasion::Free, Mode::Cpu) => Some(self.minutes),
            (Occasion::Free, Mode::Two) => Some(self.minutes_of_two),
            (Occasion::Free, Mode::Practice | Mode::Message)
            | (Occasion::Day(_) | Occasion::Exam(_), _) => None,
        }
    }

    /// Whether two people on one phone are asked for, who alone have house rules.
    pub fn is_for_two_on(&self, occasion: Occasion) -> bool {
        self.mode_on(occasion) == Mode::Two
    }

    /// A game set up from a day.
    fn request_for_day(&self, day: CalendarDay) -> MatchRequest {
        MatchRequest {
            opponent: Opponent::Cpu {
                level: self.level,
                day: Some(day),
            },
            format: self.format,
            color: self.color,
            minutes: Minutes::default(),
            house: HouseRules::default(),
            game: None,
            taught: false,
        }
    }

    /// What these choices ask for on this occasion.
    pub fn mode_on(&self, occasion: Occasion) -> Mode {
        match occasion {
            Occasion::Free => self.mode,
            Occasion::Day(_) | Occasion::Exam(_) => Mode::Cpu,
        }
    }
}
