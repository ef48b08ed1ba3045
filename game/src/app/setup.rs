//! What is agreed before the first stone, and the plan that comes of it.

use rsg_engine::Color;

use super::screen::Screen;
use super::views::{LevelOption, Lock, Occasion, SetupView};
use super::{App, SetupEvent};
use crate::progress::{
    CalendarDay, CpuLevel, Exam, FinishedMatch, Played, PlayerName, Rank, Versus,
};
use crate::session::{ByPlayer, Format, Matchup, Plan, mix};

/// CPU or two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mode {
    /// Against the CPU.
    #[default]
    Cpu,
    /// Two people on one phone.
    Two,
}

/// Player one's colour in the first game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ColorChoice {
    /// Places first.
    #[default]
    Black,
    /// Places second.
    White,
    /// Drawn from the seed.
    Random,
}

impl ColorChoice {
    /// All of them.
    pub const ALL: [ColorChoice; 3] = [ColorChoice::Black, ColorChoice::White, ColorChoice::Random];

    pub(super) fn fixed(color: Color) -> ColorChoice {
        match color {
            Color::Black => ColorChoice::Black,
            Color::White => ColorChoice::White,
        }
    }
}

/// The choices on the Setup screen. They stay as they are from one visit to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Setup {
    pub mode: Mode,
    pub color: ColorChoice,
    pub level: CpuLevel,
    pub format: Format,
    pub names: ByPlayer<PlayerName>,
}

/// A match that is wanted and does not exist yet: its number, and what a series counts from, come when it starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wish {
    pub opponent: Opponent,
    pub color: ColorChoice,
}

/// Whom to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Opponent {
    Cpu {
        level: CpuLevel,
        format: Format,
        day: Option<CalendarDay>,
    },
    People {
        names: ByPlayer<PlayerName>,
        format: Format,
    },
    Exam(Exam),
    /// From where a game that is looked at stood.
    Practice {
        level: CpuLevel,
        game: rsg_engine::Game,
    },
}

impl Setup {
    /// As the last match against the CPU was set up, or as a new player begins.
    pub fn remembered(matches: &[FinishedMatch]) -> Setup {
        let last = matches.iter().rev().find_map(|last| match last.versus {
            Versus::Cpu { level, .. } => Some((level, last)),
            Versus::Exam { .. } | Versus::Person { .. } => None,
        });
        let names = matches.iter().rev().find_map(|last| match &last.versus {
            Versus::Person { names: [one, two] } => Some(ByPlayer {
                one: one.clone(),
                two: two.clone(),
            }),
            Versus::Cpu { .. } | Versus::Exam { .. } => None,
        });
        Setup {
            mode: Mode::Cpu,
            color: last.map_or(ColorChoice::Black, |(_, last)| {
                ColorChoice::fixed(last.color)
            }),
            level: last.map_or(CpuLevel::One, |(level, _)| level),
            format: match last.map(|(_, last)| last.played) {
                Some(Played::Reverse(..)) => Format::Reverse,
                Some(Played::Single(_)) | None => Format::Single,
            },
            names: names.unwrap_or_default(),
        }
    }

    /// What these choices ask for.
    fn wish(&self, occasion: Occasion) -> Wish {
        let opponent = match (occasion, self.mode) {
            (Occasion::Exam(exam), _) => Opponent::Exam(exam),
            (Occasion::Day(day), _) => Opponent::Cpu {
                level: self.level,
                format: self.format,
                day: Some(day),
            },
            (Occasion::Free, Mode::Cpu) => Opponent::Cpu {
                level: self.level,
                format: self.format,
                day: None,
            },
            (Occasion::Free, Mode::Two) => Opponent::People {
                names: self.names.clone(),
                format: self.format,
            },
        };
        Wish {
            opponent,
            color: self.color,
        }
    }
}

impl Wish {
    /// The same match once more, with the colour chosen as it was then.
    pub fn again(plan: &Plan, color: ColorChoice) -> Wish {
        let opponent = match &plan.matchup {
            Matchup::Cpu { level, format, day } => Opponent::Cpu {
                level: *level,
                format: *format,
                day: *day,
            },
            Matchup::Practice { level, .. } => Opponent::Cpu {
                level: *level,
                format: Format::Single,
                day: None,
            },
            Matchup::People { names, format } => Opponent::People {
                names: names.clone(),
                format: *format,
            },
            Matchup::Exam { exam, .. } => Opponent::Exam(*exam),
        };
        Wish { opponent, color }
    }
}

impl App {
    /// The Setup screen.
    #[must_use]
    pub fn setup(&self) -> SetupView {
        let setup = &self.setup;
        let occasion = match self.screen {
            Screen::Setup(occasion) => occasion,
            _ => Occasion::Free,
        };
        let exam = match occasion {
            Occasion::Exam(exam) => Some(exam),
            Occasion::Free | Occasion::Day(_) => None,
        };
        let chosen = exam.map_or(setup.level, |exam| exam.rule().level);
        let free = occasion == Occasion::Free;
        let mode = if free { setup.mode } else { Mode::Cpu };
        SetupView {
            occasion,
            mode,
            mode_free: free,
            color: setup.color,
            levels: CpuLevel::ALL
                .into_iter()
                .map(|level| LevelOption {
                    level,
                    chosen: level == chosen,
                    lock: self.lock(level),
                })
                .collect(),
            level_free: exam.is_none() && mode == Mode::Cpu,
            format: if exam.is_some() {
                Format::Single
            } else {
                setup.format
            },
            format_free: exam.is_none(),
            names: setup.names.clone(),
            exam_on_offer: self.progress.open_exam().filter(|_| exam.is_none()),
        }
    }

    /// Whether a level can be played.
    pub(super) fn lock(&self, level: CpuLevel) -> Lock {
        if self.progress.is_open(level) {
            return Lock::Open;
        }
        match Rank::that_unlocks(level) {
            Some(rank) => Lock::UntilRank(rank),
            None => Lock::UntilFinalBeaten,
        }
    }

    pub(super) fn apply_setup(&mut self, event: SetupEvent) {
        let Screen::Setup(occasion) = &mut self.screen else {
            return;
        };
        let setup = &mut self.setup;
        match event {
            SetupEvent::Mode(mode) => setup.mode = mode,
            SetupEvent::Color(color) => setup.color = color,
            SetupEvent::Level(level) => {
                if self.progress.is_open(level) {
                    setup.level = level;
                }
            }
            SetupEvent::Format(format) => setup.format = format,
            SetupEvent::Name(player, typed) => setup.names[player] = PlayerName::new(&typed),
            SetupEvent::Exam => {
                if let Some(exam) = self.progress.open_exam() {
                    *occasion = Occasion::Exam(exam);
                }
            }
            SetupEvent::Start => {
                let wish = setup.wish(*occasion);
                self.start_or_ask(wish);
            }
        }
    }

    /// Whether what is wished for can be played: the level or exam is open, and the day has come.
    pub(super) fn is_open(&self, wish: &Wish) -> bool {
        match &wish.opponent {
            Opponent::Cpu { level, day, .. } => {
                let playable = |day: &CalendarDay| day.is_playable(self.today);
                self.progress.is_open(*level) && day.as_ref().is_none_or(playable)
            }
            Opponent::People { .. } => true,
            Opponent::Practice { level, .. } => self.progress.is_open(*level),
            Opponent::Exam(exam) => self.progress.open_exam() == Some(*exam),
        }
    }

    /// Turns a wish into a plan: numbers it and draws what is left to chance.
    pub(super) fn plan(&mut self, wish: &Wish) -> Plan {
        self.drawn += 1;
        let id = self.profile.next_match_id();
        let seed = mix(mix(self.seed, u64::from(id.0)), self.drawn);
        let first = match wish.color {
            ColorChoice::Black => Color::Black,
            ColorChoice::White => Color::White,
            ColorChoice::Random if mix(seed, 1) & 1 == 0 => Color::Black,
            ColorChoice::Random => Color::White,
        };
        let matchup = match wish.opponent.clone() {
            Opponent::Cpu { level, format, day } => Matchup::Cpu { level, format, day },
            Opponent::People { names, format } => Matchup::People { names, format },
            Opponent::Practice { level, game } => Matchup::Practice {
                level,
                from: game.given(),
                opening: game.turns().len(),
            },
            Opponent::Exam(exam) => Matchup::Exam {
                exam,
                attempt: self.profile.next_attempt_id(),
                won_before: self.progress.exam(exam).career_wins,
            },
        };
        Plan {
            id,
            matchup,
            first,
            seed,
        }
    }
}
