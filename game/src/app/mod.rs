//! The whole app as one pure machine: which screen is shown, what lies in front of it, the profile, the match that is
//! going on.
//!
//! ```text
//!   finger, phone, timers, thinking thread, disk
//!        │  Event                        ▲  Effect
//!        ▼                               │
//!   ┌─────────── App::apply ─────────────┴──┐      screen           what lasts as long as it is shown
//!   │ navigation   setup   play   settings  │      session::Match   the match going on
//!   └───────────────────────────────────────┘      progress         what was achieved
//!        │  home() setup() play() overlay() …
//!        ▼
//!   plain values to draw
//! ```
//!
//! [`App::apply`] takes an [`Event`] and gives back the [`Effect`]s it wants, and that is all that ever changes the app.
//! It opens no file, reads no clock and draws no random number, so a test can play a year in a second, and the same
//! seed and the same events always lead to the same place.
//!
//! Three rules hold everywhere:
//!
//! - **One way out.** Every change of screen goes through one function (in `navigation`); so a Rank-Up series cannot be
//!   left by a button that forgot to ask. What a screen holds ends when it is left, because it is part of it.
//! - **One thing in front.** The question that is asked is one value; while it stands, only its answers count, and the
//!   match behind it stands still ([`Match::attend`]).
//! - **Books before pictures.** A result is folded into the profile, and the profile is on its way to the disk, in the
//!   same call in which the match ends. The result sheet is drawn later, from what is in the books.

mod board;
mod books;
mod by_message;
mod effects;
mod links;
mod message;
mod navigation;
mod play;
mod puzzles;
mod reminder;
mod review;
mod screen;
mod screens;
mod settings;
mod setup;
mod sharing;
mod table;
mod today;
mod turning;
mod tutorial;
mod unsaved;
mod views;
mod waiting;

use chrono::NaiveDate;

pub use crate::progress::AnyLevel;
pub use crate::progress::ColorChoice;
pub use by_message::{ForkView, MessageRow, MessagesView, Received, SendView};
pub use message::{
    CalendarEvent, DevEvent, Effect, Event, HelpTopic, Import, MessageEvent, Origin, PasteFault,
    PlayEvent, Replacement, ReviewEvent, SettingsEvent, SetupEvent, Told, Trouble,
};
pub use puzzles::{
    DayPuzzle, FIRST_THEMES, Practice, PuzzleEvent, PuzzleShare, PuzzleSource, PuzzleView,
    PuzzlesView, RunView,
};
pub use screen::{PLACES, ProgressPanel, ScreenName};
pub use setup::{Mode, TableFault};
pub use sharing::{Shared, Sharing};
pub use today::{StrengthView, TodayEvent, TodayState, TodayView};
pub use views::{
    ConfirmView, DailyView, ExamView, GivesUp, HomeView, LevelOption, Lock, NextStep, Occasion,
    Overlay, PlayView, ProfileSummary, RankUpView, RanksView, RecordsView, ResultView,
    ReviewScreenView, SetupDay, SetupView,
};
pub use waiting::{WaitingBoard, WaitingEvent, WaitingOpponent, WaitingRow};

use crate::progress::{
    CalendarDay, Earned, MatchId, Millis, Month, Profile, Progress, Settings, TodayStrength,
    WaitingId,
};
use crate::session::{Match, Table, mix};
use books::Books;
use navigation::Confirmation;
use screen::Screen;
use setup::Choices;
use turning::Study;
use unsaved::Unsaved;

/// What the app is told when it starts.
#[derive(Debug, Clone)]
pub struct Start {
    pub profile: Profile,
    pub today: NaiveDate,
    /// What everything left to chance is derived from.
    pub seed: u64,
    pub dev: bool,
    /// What the player is to be told about how the profile was read.
    pub trouble: Option<Trouble>,
}

#[derive(Debug, Clone)]
pub struct App {
    books: Books,
    seeds: Seeds,
    dev: bool,
    screen: Screen,
    /// What lies in front of the screen by the app's own doing. The board has overlays of its own.
    front: Option<Front>,
    /// Whether the device has taken the app away.
    away: bool,
    /// Whether something was changed that is saved in a moment and not at once.
    save_is_due: bool,
    /// What the player is to be told about keeping progress and has not read yet, in the order in which it came.
    troubles: Vec<Trouble>,
    unsaved: Unsaved,
    /// The choices on the Setup screen, from one visit to the next.
    choices: Choices,
    /// The place of the bar that was shown last: what was opened from there leads back to it.
    place: ScreenName,
    /// The strength of Today's game, once it was chosen since the app was started.
    strength: Option<TodayStrength>,
    /// The calendar's page, from one visit to the next.
    month: Month,
    /// What is practised with puzzles, from one visit to the next.
    practice: Practice,
    running: Option<Running>,
    /// The classic game that is going on, left for a while, or over with its result still to be looked at.
    table: Option<Table>,
    /// The place of that game among those that wait, once it was kept.
    table_id: Option<WaitingId>,
    /// The lost game behind the result sheet, in which it is looked for where it turned.
    study: Option<Box<Study>>,
    /// The time of game clocks, as it was told last.
    now: Millis,
    /// The day that was cleared last and was not yet looked at on the calendar.
    stamped: Option<CalendarDay>,
    /// What is asked for by the event that is being applied; empty in between.
    outbox: Vec<Effect>,
}

/// Where numbers come from that are left to chance.
#[derive(Debug, Clone)]
struct Seeds {
    seed: u64,
    /// How many were drawn, so that two in a row differ even when nothing was booked in between.
    drawn: u64,
}

impl Seeds {
    fn draw(&mut self) -> u64 {
        self.drawn += 1;
        mix(self.seed, self.drawn)
    }

    /// A match's own, which no other match has.
    fn draw_for(&mut self, id: MatchId) -> u64 {
        self.drawn += 1;
        mix(mix(self.seed, u64::from(id.0)), self.drawn)
    }
}

/// What lies in front of the screen.
#[derive(Debug, Clone, PartialEq)]
enum Front {
    Confirm(Confirmation),
    Help(HelpTopic),
    /// The game by message on the board, as a picture for the other one's camera.
    Code,
    /// A picture that is looked at before it is sent.
    Share(Box<Sharing>),
    /// A link that has opened the page in a browser where nothing was played: nothing is taken in before the player says so.
    GuestLink(String),
}

/// The match that is going on, paused, or over with its result still to be looked at.
#[derive(Debug, Clone)]
struct Running {
    /// Its place among the games that wait, once it was kept.
    id: Option<WaitingId>,
    current: Match,
    /// How its colour was chosen, for *Again*.
    color: ColorChoice,
    /// What its last result earned, and that result's number.
    earned: Option<(MatchId, Earned)>,
}

impl App {
    /// The app as it opens. An unfinished Rank-Up series is at once on the screen; any other match waits on Home.
    #[must_use]
    pub fn new(start: Start) -> (App, Vec<Effect>) {
        let mut app = App {
            choices: Choices::remembered(start.profile.matches()),
            books: Books::of(start.profile, start.today),
            seeds: Seeds {
                seed: start.seed,
                drawn: 0,
            },
            dev: start.dev,
            screen: Screen::Home,
            front: None,
            away: false,
            save_is_due: false,
            troubles: Vec::new(),
            unsaved: Unsaved::default(),
            place: ScreenName::Home,
            strength: None,
            month: Month::of(start.today),
            practice: Practice::default(),
            running: None,
            table: None,
            table_id: None,
            study: None,
            now: 0,
            stamped: None,
            outbox: Vec::new(),
        };
        start.trouble.into_iter().for_each(|told| app.report(told));
        app.take_up_kept_matches();
        app.take_up_tutorial();
        app.take_up_kept_tables();
        if !app.reminders_of_the_day().is_empty() {
            app.outbox.push(Effect::Remind);
        }
        let effects = std::mem::take(&mut app.outbox);
        (app, effects)
    }

    /// Tells the app what has happened. An event that means nothing here and now changes nothing.
    #[must_use]
    pub fn apply(&mut self, event: Event) -> Vec<Effect> {
        let is_by_player = event.is_by_player();
        let reminders = self.reminders_of_the_day();
        if !(self.front.is_some() && event.waits_for_answer()) {
            if is_by_player {
                // Whatever the device has said before: somebody is there.
                self.set_away(false);
            }
            self.act(event);
            self.tend_study();
        }
        if is_by_player {
            self.save_again();
        }
        self.renew_reminders(&reminders);
        std::mem::take(&mut self.outbox)
    }

    fn act(&mut self, event: Event) {
        match event {
            Event::Open(screen) => self.open(screen),
            Event::Back => self.back(),
            Event::Link(link) => self.follow(&link),
            Event::GuestLink(link) => self.receive(link),
            Event::PlayHere => self.play_here(),
            Event::Confirm => self.confirm(),
            Event::Decline => self.decline(),
            Event::Board(event) => self.apply_board(event),
            Event::Setup(event) => self.apply_setup(event),
            Event::Play(event) if self.is_playing() => self.apply_play(event),
            Event::Play(event) if matches!(self.screen, Screen::Remote(_)) => {
                self.apply_remote_play(event);
            }
            Event::Play(event) if self.is_at_table() => self.apply_table_play(event),
            Event::Play(event) if self.is_reviewing_table() => self.copy_table(event),
            Event::Waiting(event @ WaitingEvent::MakeRoom(_)) => self.apply_waiting(event),
            Event::Waiting(event) if matches!(self.screen, Screen::Home) => {
                self.apply_waiting(event);
            }
            Event::Message(event) => self.apply_message(event),
            Event::Calendar(event) if matches!(self.screen, Screen::Calendar) => {
                self.apply_calendar(event);
            }
            Event::PlayAsLast(game) => self.play_as_last(game),
            Event::SetUp(game, mode) => self.set_up(game, mode),
            Event::ShowRules(game) => self.show_rules(game),
            Event::FirstGame => self.play_first_game(),
            Event::Today(event) => self.apply_today(event),
            Event::RankUpStart if matches!(self.screen, Screen::RankUp) => self.set_up_exam(),
            Event::ShareRank if matches!(self.screen, Screen::Ranks) => self.share_rank(),
            Event::Settings(event) if matches!(self.screen, Screen::Settings(_)) => {
                self.apply_settings(event);
            }
            Event::Review(event) => self.apply_review(event),
            Event::Puzzle(event) => self.apply_puzzle(event),
            Event::Tutorial(event) => self.apply_tutorial(event),
            Event::SkipTutorial => self.end_tutorial(),
            Event::DateIs(today) => self.books.today = today,
            Event::TimeIs(now) => self.set_time(now),
            Event::AnswerReminder(reminder) => self.answer_reminder(reminder),
            Event::RemindersRefused => self.refuse_reminder(),
            Event::Suspended => {
                self.set_away(true);
                self.save();
            }
            Event::Resumed => self.set_away(false),
            Event::SaveDue => self.save_if_due(),
            Event::Saved => self.note_saved(Trouble::CannotSave),
            Event::GamesSaved => self.note_saved(Trouble::CannotKeepGames),
            Event::TryAgain => self.try_again(),
            Event::BackedUp(replacement) => self.replace(replacement),
            Event::Trouble(trouble) => self.report(trouble),
            Event::TroubleRead => {
                self.troubles.drain(..1.min(self.troubles.len()));
            }
            Event::Dev(event) => self.apply_dev(event),
            // Of a screen that is not shown any more.
            Event::Play(_)
            | Event::Waiting(_)
            | Event::Calendar(_)
            | Event::RankUpStart
            | Event::ShareRank
            | Event::Settings(_) => {}
        }
    }

    fn report(&mut self, trouble: Trouble) {
        if !self.troubles.contains(&trouble) {
            self.troubles.push(trouble);
        }
        self.note_unsaved(trouble);
    }

    fn has_passed(&mut self, trouble: Trouble) {
        self.troubles.retain(|told| *told != trouble);
    }

    pub fn screen(&self) -> ScreenName {
        self.screen.name()
    }

    /// What is kept: [`Effect::Save`] asks for this to be written, the running match with it.
    pub fn profile(&self) -> &Profile {
        &self.books.profile
    }

    /// What follows from it.
    pub fn progress(&self) -> &Progress {
        &self.books.progress
    }

    pub fn settings(&self) -> &Settings {
        &self.books.profile.settings
    }

    /// The date the app believes in.
    pub fn today(&self) -> NaiveDate {
        self.books.today
    }

    /// What the player is to be told about keeping progress. Once it was read, the next trouble is told.
    pub fn trouble(&self) -> Option<Trouble> {
        self.troubles.first().copied()
    }

    /// Whether another program has what is kept, so that what is done here would be lost.
    pub fn is_taken_over(&self) -> bool {
        self.troubles.contains(&Trouble::TakenOver)
    }
}

#[cfg(test)]
mod tests;
