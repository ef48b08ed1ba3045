//! The whole app as one pure machine: which screen is shown, what lies in front of it, the profile, the match that is
//! going on.
//!
//! ```text
//!   finger, phone, timers, thinking thread, disk
//!        │  Event                        ▲  Effect
//!        ▼                               │
//!   ┌─────────── App::apply ─────────────┴──┐
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
//!   left by a door that forgot to ask.
//! - **One thing in front.** The question that is asked is one value; while it stands, only its answers count, and the
//!   match behind it stands still ([`Match::hold`]).
//! - **Books before pictures.** A result is folded into the profile, and the profile is on its way to the disk, in the
//!   same call in which the match ends. The result sheet is drawn later, from what is in the books.

mod booking;
mod message;
mod navigation;
mod play;
mod review;
mod screen;
mod screens;
mod settings;
mod setup;
mod tutorial;
mod views;

use chrono::NaiveDate;

pub use message::{
    Analysis, CalendarEvent, DevEvent, Effect, Event, HelpTopic, Import, PasteFault, PlayEvent,
    ReviewEvent, SettingsEvent, SetupEvent, Trouble,
};
pub use screen::Screen;
pub use setup::{ColorChoice, Mode};
pub use views::{
    CalendarView, ExamView, HomeView, LevelOption, Lock, Occasion, Overlay, PairRow, PausedView,
    PlayView, ProfileSummary, RankRow, RankUpView, RanksView, RecordsView, ResultView,
    ReviewScreenView, SetupView, TrophiesView,
};

use crate::progress::{Earned, Month, Profile, Progress, Settings};
use crate::session::Match;
use navigation::Question;
use review::Reviewing;
use setup::Setup;
use tutorial::Learning;

/// What the app is told when it starts.
#[derive(Debug, Clone)]
pub struct Start {
    /// What was kept.
    pub profile: Profile,
    /// The device's date.
    pub today: NaiveDate,
    /// What everything left to chance is derived from.
    pub seed: u64,
    /// Whether there is a developer menu.
    pub dev: bool,
    /// What the player is to be told about how the profile was read.
    pub trouble: Option<Trouble>,
}

/// The whole app.
#[derive(Debug, Clone)]
pub struct App {
    profile: Profile,
    /// What follows from the profile, kept in step with it.
    progress: Progress,
    today: NaiveDate,
    seed: u64,
    dev: bool,
    /// How many plans were made, so that two in a row differ even when neither is booked.
    drawn: u64,
    screen: Screen,
    front: Front,
    /// Whether something was changed that is saved in a moment and not at once.
    save_is_due: bool,
    /// What the player is to be told about keeping progress and has not read yet, in the order in which it came.
    troubles: Vec<Trouble>,
    setup: Setup,
    /// The calendar's page.
    month: Month,
    running: Option<Running>,
    /// The tutorial, while its screen is shown.
    learning: Option<Learning>,
    /// The Review screen's games.
    reviewing: Reviewing,
}

/// What lies in front of the screen by the app's own doing. A running match has its own.
#[derive(Debug, Clone, PartialEq)]
enum Front {
    Nothing,
    Question(Question),
    Help(HelpTopic),
}

/// The match that is going on, paused, or over with its result still to be looked at.
#[derive(Debug, Clone)]
struct Running {
    game: Match,
    /// How its colour was chosen, for *Again*.
    color: ColorChoice,
    /// What its last result earned.
    earned: Earned,
}

impl App {
    /// The app as it opens. An unfinished Rank-Up series is at once on the screen; any other match waits on Home.
    #[must_use]
    pub fn new(start: Start) -> (App, Vec<Effect>) {
        let Start {
            profile,
            today,
            seed,
            dev,
            trouble,
        } = start;
        let mut app = App {
            progress: Progress::of(&profile),
            setup: Setup::remembered(profile.matches()),
            profile,
            today,
            seed,
            dev,
            drawn: 0,
            screen: Screen::Home,
            front: Front::Nothing,
            save_is_due: false,
            troubles: Vec::from_iter(trouble),
            month: Month::of(today),
            running: None,
            learning: None,
            reviewing: Reviewing::default(),
        };
        let mut effects = Vec::new();
        app.take_up_kept_match(&mut effects);
        (app, effects)
    }

    /// Tells the app what has happened. An event that means nothing here and now changes nothing.
    #[must_use]
    pub fn apply(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.is_behind_question(&event) {
            return effects;
        }
        match event {
            Event::Open(screen) => self.open(screen, &mut effects),
            Event::Back => self.back(&mut effects),
            Event::Link(link) => self.follow(&link, &mut effects),
            Event::Confirm => self.confirm(&mut effects),
            Event::Decline => self.decline(&mut effects),
            Event::Setup(event) if self.screen == Screen::Setup => {
                self.apply_setup(event, &mut effects);
            }
            Event::Play(event) if self.screen == Screen::Play => {
                self.apply_play(event, &mut effects);
            }
            Event::Play(event) if self.screen == Screen::Tutorial => {
                self.play_in_tutorial(event, &mut effects);
            }
            Event::Calendar(event) if self.screen == Screen::Calendar => {
                self.apply_calendar(event, &mut effects);
            }
            Event::RankUpStart if self.screen == Screen::RankUp => self.set_up_exam(&mut effects),
            Event::Settings(event) if self.screen == Screen::Settings => {
                self.apply_settings(event, &mut effects);
            }
            Event::Review(event) if self.screen == Screen::Review => {
                self.apply_review(event, &mut effects);
            }
            Event::Judged {
                question,
                judgement,
                care,
            } => self.judged(question, &judgement, care, &mut effects),
            Event::Tutorial(event) => self.tell_tutorial(event, &mut effects),
            Event::SkipTutorial => self.end_tutorial(&mut effects),
            Event::Setup(_)
            | Event::Play(_)
            | Event::Calendar(_)
            | Event::RankUpStart
            | Event::Settings(_)
            | Event::Review(_) => {}
            Event::Answer { question, mv } => {
                self.tell_board(crate::session::Event::Answer { question, mv }, &mut effects)
            }
            Event::Elapsed(timer) => {
                self.tell_board(crate::session::Event::Elapsed(timer), &mut effects);
            }
            Event::Animated { step } => {
                self.review_animated(step);
                self.tell_board(crate::session::Event::Animated { step }, &mut effects);
            }
            Event::DateIs(today) => self.today = today,
            Event::Suspended => self.suspend(&mut effects),
            Event::Resumed { today } => self.resume(today, &mut effects),
            Event::SaveDue => self.save_if_due(&mut effects),
            Event::Saved => self.is_over(Trouble::CannotSave),
            Event::GamesSaved => self.is_over(Trouble::CannotKeepGames),
            Event::BackedUp(import) => self.import(*import, &mut effects),
            Event::Trouble(trouble) => self.tell(trouble),
            Event::TroubleRead => {
                self.troubles.drain(..1.min(self.troubles.len()));
            }
            Event::Dev(event) => self.apply_dev(event, &mut effects),
        }
        effects
    }

    fn tell(&mut self, trouble: Trouble) {
        if !self.troubles.contains(&trouble) {
            self.troubles.push(trouble);
        }
    }

    fn is_over(&mut self, trouble: Trouble) {
        self.troubles.retain(|told| *told != trouble);
    }

    /// Which screen is shown.
    #[must_use]
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// What is kept: [`Effect::Save`] asks for this to be written, the running match with it.
    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// What follows from it.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The player's choices.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.profile.settings
    }

    /// The date the app believes in.
    #[must_use]
    pub fn today(&self) -> NaiveDate {
        self.today
    }

    /// What the player is to be told about keeping progress. Once it was read, the next trouble is told.
    #[must_use]
    pub fn trouble(&self) -> Option<Trouble> {
        self.troubles.first().copied()
    }

    /// Whether there is a developer menu.
    #[must_use]
    pub fn has_dev_menu(&self) -> bool {
        self.dev
    }
}

#[cfg(test)]
mod tests;
