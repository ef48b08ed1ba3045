//! The choices before the first stone, and the plan that they make: one screen for every game.
//!
//! - this file: what all games share, and the star's choices
//! - `classic`: those of Reversi and Reversi Go

mod classic;

use rsg_engine::Game;

use super::books::Books;
use super::navigation::Destination;
use super::screen::{Screen, SettingUp};
use super::views::{LevelOption, Lock, Occasion, SetupDay, SetupView};
use super::{App, Running, SetupEvent};
use crate::progress::{
    AnyLevel, AttemptId, ByPlayer, CalendarDay, ColorChoice, CpuLevel, FinishedMatch, Format,
    GameKind, Minutes, Opponent, Plan, PlayerName,
};
use crate::session::mix;
pub use classic::TableFault;
pub(super) use classic::TableRequest;

/// So many names of earlier players are offered.
const PEOPLE: usize = 6;

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

/// The star's choices on the Setup screen. They stay as they are from one visit to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Choices {
    pub mode: Mode,
    pub color: ColorChoice,
    pub level: CpuLevel,
    /// The level of practice, which may be one that is locked elsewhere.
    pub practice: CpuLevel,
    /// Against the CPU.
    pub format: Format,
    /// Between two people, on one phone or by message. What they agree on is nothing the CPU is asked for.
    pub format_of_two: Format,
    pub names: ByPlayer<PlayerName>,
    /// The clock against the CPU.
    pub minutes: Minutes,
    /// Between two people on one phone.
    pub minutes_of_two: Minutes,
}

/// A match that is wanted and does not exist yet: its number comes when it starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MatchRequest {
    pub opponent: Opponent,
    pub format: Format,
    pub color: ColorChoice,
    pub minutes: Minutes,
    /// The game that practice goes on from.
    pub game: Option<Game>,
}

impl Choices {
    /// As the last match against the CPU was set up, or as a new player begins.
    pub fn remembered(matches: &[FinishedMatch]) -> Choices {
        let last = matches.iter().rev().find_map(|last| match last.opponent {
            Opponent::Cpu { level, .. } => Some((level, last)),
            _ => None,
        });
        let names = matches.iter().rev().find_map(|last| match &last.opponent {
            Opponent::People(names) => Some(names.clone()),
            _ => None,
        });
        Choices {
            mode: Mode::Cpu,
            color: last.map_or(ColorChoice::Black, |(_, last)| {
                ColorChoice::fixed(last.color)
            }),
            level: last.map_or(CpuLevel::One, |(level, _)| level),
            practice: last.map_or(CpuLevel::One, |(level, _)| level),
            format: last.map_or(Format::Single, |(_, last)| last.played.format()),
            format_of_two: Format::Single,
            names: names.unwrap_or_default(),
            minutes: Minutes::default(),
            minutes_of_two: Minutes::default(),
        }
    }

    /// What these choices ask for; `attempt` is the number of an exam attempt that starts now.
    fn request(&self, occasion: Occasion, attempt: AttemptId) -> MatchRequest {
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
                (Opponent::People(self.names.clone()), self.format_of_two)
            }
        };
        MatchRequest {
            opponent,
            format,
            color: self.color,
            minutes: self.clock_on(occasion).unwrap_or_default(),
            game: None,
        }
    }

    /// The clock, where there may be one: by message nobody waits, and neither an exam nor the calendar asks for haste.
    fn clock_on(&self, occasion: Occasion) -> Option<Minutes> {
        match (occasion, self.mode) {
            (Occasion::Free, Mode::Cpu) => Some(self.minutes),
            (Occasion::Free, Mode::Two) => Some(self.minutes_of_two),
            (Occasion::Free, Mode::Practice | Mode::Message)
            | (Occasion::Day(_) | Occasion::Exam(_), _) => None,
        }
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
            game: None,
        }
    }

    /// Takes a choice; *Start* asks for a match.
    pub fn apply(
        &mut self,
        event: SetupEvent,
        occasion: &mut Occasion,
        books: &Books,
    ) -> Option<MatchRequest> {
        match event {
            SetupEvent::Mode(mode) => self.mode = mode,
            SetupEvent::Color(color) => self.color = color,
            SetupEvent::Level(AnyLevel::Star(level)) => {
                if self.mode_on(*occasion) == Mode::Practice {
                    self.practice = level;
                } else if books.progress.is_open(level) {
                    self.level = level;
                }
            }
            SetupEvent::Format(format) => match self.mode_on(*occasion) {
                Mode::Cpu | Mode::Practice => self.format = format,
                Mode::Two | Mode::Message => self.format_of_two = format,
            },
            SetupEvent::Name(player, typed) => self.names[player] = PlayerName::new(&typed),
            SetupEvent::Known(name) => {
                if self.names.one.is_empty() {
                    self.names.one = name;
                } else {
                    self.names.two = name;
                }
            }
            SetupEvent::Clock(minutes) => match self.mode_on(*occasion) {
                Mode::Cpu => self.minutes = minutes,
                Mode::Two => self.minutes_of_two = minutes,
                Mode::Practice | Mode::Message => {}
            },
            SetupEvent::Swap => std::mem::swap(&mut self.names.one, &mut self.names.two),
            SetupEvent::Exam => {
                if let Some(exam) = books.progress.open_exam() {
                    *occasion = Occasion::Exam(exam);
                }
            }
            SetupEvent::Start => {
                return Some(self.request(*occasion, books.profile.next_attempt_id()));
            }
            // Of the classics.
            SetupEvent::Level(AnyLevel::Classic(_))
            | SetupEvent::Terms(_)
            | SetupEvent::Rules
            | SetupEvent::Paste(_) => {}
        }
        None
    }

    /// What these choices ask for on this occasion.
    fn mode_on(&self, occasion: Occasion) -> Mode {
        match occasion {
            Occasion::Free => self.mode,
            Occasion::Day(_) | Occasion::Exam(_) => Mode::Cpu,
        }
    }

    /// People who have played before and are in neither place.
    fn people_to_choose(&self, books: &Books) -> Vec<PlayerName> {
        let ByPlayer { one, two } = &self.names;
        let mut people = books.progress.people();
        people.retain(|name| name != one && name != two);
        people.truncate(PEOPLE);
        people
    }

    fn view(&self, occasion: Occasion, books: &Books) -> SetupView {
        let exam = match occasion {
            Occasion::Exam(exam) => Some(exam),
            Occasion::Free | Occasion::Day(_) => None,
        };
        let mode = self.mode_on(occasion);
        let practice = mode == Mode::Practice;
        let own = if practice { self.practice } else { self.level };
        let chosen = exam.map_or(own, |exam| exam.rule().level);
        let suggested = books.progress.suggested_level().filter(|_| !practice);
        let levels = CpuLevel::ALL.into_iter().map(|level| LevelOption {
            level: level.into(),
            chosen: level == chosen,
            suggested: suggested == Some(level),
            lock: if practice {
                Lock::Open
            } else {
                books.lock(level)
            },
        });
        let modes = [Mode::Cpu, Mode::Practice, Mode::Two, Mode::Message];
        SetupView {
            game: GameKind::Star,
            occasion,
            day: None,
            mode,
            modes: if occasion == Occasion::Free {
                modes.to_vec()
            } else {
                Vec::new()
            },
            color: Some(self.color),
            levels: levels.collect(),
            level_free: exam.is_none() && !matches!(mode, Mode::Two | Mode::Message),
            format: match mode {
                _ if exam.is_some() || practice => Format::Single,
                Mode::Cpu | Mode::Practice => self.format,
                Mode::Two | Mode::Message => self.format_of_two,
            },
            format_free: exam.is_none() && !practice,
            names: self.names.clone(),
            people: self.people_to_choose(books),
            between: books.progress.between(&self.names),
            exam_on_offer: books.progress.open_exam().filter(|_| exam.is_none()),
            terms: None,
            minutes: self.clock_on(occasion),
            fault: None,
        }
    }
}

impl App {
    pub fn setup(&self) -> SetupView {
        let setting_up = match &self.screen {
            Screen::Setup(setting_up) => setting_up.clone(),
            _ => SettingUp::default(),
        };
        match setting_up.game {
            GameKind::Star => {
                let mut view = self.choices.view(setting_up.occasion, &self.books);
                if let Occasion::Day(day) = setting_up.occasion {
                    view.day = Some(SetupDay {
                        cleared: self.books.progress.is_cleared(day),
                        game: self.game_of_day(day),
                        puzzle: self.day_puzzle(day),
                    });
                }
                view
            }
            GameKind::Reversi | GameKind::Go => {
                classic::view(&self.books.profile.classics.choices, setting_up.fault)
            }
        }
    }

    pub(super) fn apply_setup(&mut self, event: SetupEvent) {
        let by_message = self.sets_up_remote();
        let Screen::Setup(setting_up) = &mut self.screen else {
            return;
        };
        let game = setting_up.game;
        match (game, event) {
            (_, SetupEvent::Rules) => self.go(Destination::Rulebook(game)),
            (GameKind::Reversi | GameKind::Go, event) => self.apply_classic_setup(event),
            (GameKind::Star, SetupEvent::Start) if by_message => self.begin_remote(),
            (GameKind::Star, event) => {
                let occasion = &mut setting_up.occasion;
                if let Some(request) = self.choices.apply(event, occasion, &self.books) {
                    self.start_or_ask(request);
                }
            }
        }
    }

    /// Opens Setup for a game; with a mode, that one is chosen.
    pub(super) fn set_up(&mut self, game: GameKind, mode: Option<Mode>) {
        if let Some(mode) = mode {
            self.choices.mode = mode;
        }
        self.go(Destination::SetUp(game, Occasion::Free));
    }

    /// Plays a game at once, with the choices that were made last. One by message needs the other one's name first.
    pub(super) fn play_as_last(&mut self, game: GameKind) {
        match game {
            GameKind::Star if self.choices.mode == Mode::Message => self.set_up(game, None),
            GameKind::Star => {
                let attempt = self.books.profile.next_attempt_id();
                self.start_or_ask(self.choices.request(Occasion::Free, attempt));
            }
            GameKind::Reversi | GameKind::Go => {
                self.choose_classic(game);
                let request = self.table_request(None);
                self.start_table_or_ask(request);
            }
        }
    }

    /// The games as the Play place offers them, each as it was chosen last.
    pub fn games(&self) -> Vec<SetupView> {
        let choices = &self.books.profile.classics.choices;
        let mut games = vec![self.choices.view(Occasion::Free, &self.books)];
        for terms in choices.games() {
            let mut choices = choices.clone();
            choices.choose(terms);
            games.push(classic::view(&choices, None));
        }
        games
    }

    /// The same match once more, with the colour chosen as it was then.
    pub(super) fn once_more(&self, running: &Running) -> MatchRequest {
        let plan = running.current.plan();
        let opponent = match &plan.opponent {
            Opponent::Exam { exam, .. } => Opponent::Exam {
                exam: *exam,
                attempt: self.books.profile.next_attempt_id(),
            },
            ordinary => ordinary.clone(),
        };
        MatchRequest {
            opponent,
            format: plan.format,
            minutes: plan.minutes,
            color: running.color,
            game: running.current.as_practice_began(),
        }
    }

    /// Turns a request into a plan: numbers it and draws what is left to chance.
    pub(super) fn plan(&mut self, request: &MatchRequest) -> Plan {
        let id = self.books.profile.next_match_id();
        let seed = self.seeds.draw_for(id);
        let first = request.color.drawn(mix(seed, 1));
        let won_before = match request.opponent {
            Opponent::Exam { exam, .. } => self.books.progress.exam(exam).career_wins,
            _ => 0,
        };
        Plan {
            id,
            opponent: request.opponent.clone(),
            format: request.format,
            first,
            won_before,
            seed,
            minutes: request.minutes,
        }
    }
}
