//! The whole app as one pure machine: which screen is shown, what lies in front of it, and the context that outlives
//! both.
//!
//! ```text
//!   finger, phone, timers, thinking thread, disk
//!        │  Event                        ▲  Effect
//!        ▼                               │
//!   ┌─────────── App::apply ─────────────┴──┐      screens   what lasts as long as it is shown, and its verbs
//!   │   screen.apply(event, context)        │      context   books, open matches, what is remembered, outbox
//!   │   navigation follows its Transition   │      modal     the one question or picture in front
//!   └───────────────────────────────────────┘
//!        │  view::<HomeScreen>()  overlay() …
//!        ▼
//!   plain values to draw
//! ```
//!
//! [`App::apply`] takes an [`Event`] with its [`Moment`] and gives back the [`Effect`]s it wants, and that is all that
//! ever changes the app. It opens no file, reads no clock and draws no random number, so a test can play a year in a
//! second, and the same seed and the same events always lead to the same place.
//!
//! Three rules hold everywhere:
//!
//! - **One way out.** Every change of screen goes through one function (in `navigation`); so a Rank-Up series cannot be
//!   left by a button that forgot to ask. What a screen holds ends when it is left, because it is part of it.
//! - **One thing in front.** The question that is asked is one value; while it stands, only its answers count, and the
//!   match behind it stands still ([`AnyDriver::attend`](crate::session::AnyDriver::attend)).
//! - **Books before pictures.** A result is folded into the profile, and the profile is on its way to the disk, in the
//!   same call in which the match ends. The result sheet is drawn later, from what is in the books.
//!
//! The files form floors. Below are names, events, effects and requests; then the [`Context`]; then the ways between
//! screens (`route`) and the trait of the screens (`screen`); then the screens, of which hardly one knows another; and
//! on top `navigation`, which makes them. `cargo xtask tidy` refuses circles here.
//!
//! - `screens`: a file or folder for each screen, with its state, its verbs and its view
//! - `context`: what outlives a screen and is lent to it
//! - `games`: games on their way to a screen and back
//! - `editor`: the screen of a board of one's own, with its machine
//! - `sets`: the screen of a set of boards, and the games from them

mod by_message;
mod context;
pub mod editor;
mod effect;
mod event;
mod friends;
mod games;
mod late;
mod links;
mod navigation;
mod occasion;
mod overlay;
mod period;
mod puzzle_source;
mod puzzles;
mod reminder;
mod route;
mod rules_page;
mod screen;
mod screen_name;
pub mod screens;
pub mod sets;
mod sharing;
mod today;
mod welcome;

use chrono::{NaiveDate, NaiveDateTime};
use rsg_engine::puzzle::Puzzles;

pub use crate::progress::{ColorChoice, Mode};
pub use context::{Context, Lock};
pub use effect::{Effect, GivesUp, Import, Origin, Replacement, Toast, Trouble};
pub use event::{
    CalendarEvent, DevEvent, Event, FriendsEvent, HelpTopic, MessageEvent, PlayEvent, PuzzleEvent,
    RankUpEvent, ReviewEvent, SetEvent, SettingsEvent, SetupEvent, TodayEvent, WaitingEvent,
};
pub use games::open_game::Keeping;
pub use games::turning_search::Turning;
pub use games::turning_words::TurningWords;
pub use games::waiting::WaitingRow;
pub use late::{Brought, LateEvent, LateFile, LoadState};
pub use occasion::Occasion;
pub use overlay::{ConfirmView, Honour, NextStep, Overlay, ProfileSummary, ResultView, SendView};
pub use period::Period;
pub use puzzle_source::{FIRST_THEMES, Practice, PuzzleSource};
pub use puzzles::{DayPuzzle, PuzzleFace};
pub use route::{FriendsNews, Received};
pub use rules_page::RulesPage;
pub use screen::Viewed;
pub use screen_name::{PLACES, ScreenName};
pub use screens::{
    CalendarView, CheckState, DailyView, Deleted, ExamView, FiguresView, ForkView, FriendGame,
    FriendRow, FriendsView, HomeView, LevelOption, MessageRow, MessagesView, Parting, PasteFault,
    PlayLine, PlayOnView, PlayView, ProgressPanel, PuzzleRow, PuzzleView, PuzzlesView, RankUpView,
    RanksView, RecordsView, ReviewScreenView, RulesView, RunView, SetupDay, SetupView, Told,
    WeekView, YouView,
};
pub use sharing::{DayShare, PuzzleShare, RunShare, Shared, Sharing};
pub use today::{StrengthView, TodayState, TodayView, Tomorrow};
pub use welcome::Welcome;

use crate::board::BoardStep;
use crate::progress::{GameKind, Moment, Profile, Progress, Settings, WaitingId};
use crate::session::praise::Praise;
use route::{Modal, Transition};
use screen::Screen;
use screens::{HomeScreen, MessageMatchScreen, PlayScreen, setup, tutorial};
use sets::taking;

/// The app's parameters at its start.
#[derive(Debug, Clone)]
pub struct Start {
    pub profile: Profile,
    pub at: Moment,
    /// The seed of everything left to chance.
    pub seed: u64,
    pub dev: bool,
    /// The trouble in reading the profile, for the player.
    pub trouble: Option<Trouble>,
    /// The puzzles, unless they come later.
    pub puzzles: Option<&'static Puzzles>,
}

#[derive(Debug, Clone)]
pub struct App {
    context: Context,
    screen: Box<dyn Screen>,
    /// The app's own question or sheet in front of the screen. The board has overlays of its own.
    modal: Option<Modal>,
    /// True if the device has taken the app away.
    away: bool,
}

impl App {
    /// The app as it opens. An unfinished Rank-Up series is at once on the screen; any other match waits on Home.
    #[must_use]
    pub fn new(start: Start) -> (App, Vec<Effect>) {
        let mut app = App {
            context: Context::new(start.profile, start.at, start.seed, start.dev),
            screen: Box::new(HomeScreen),
            modal: None,
            away: false,
        };
        if let Some(trouble) = start.trouble {
            app.context.report(trouble);
        }
        let context = &mut app.context;
        context.late.begin(start.puzzles, &mut context.outbox);
        app.resume_kept_games();
        if !reminder::of_the_day(&app.context).is_empty() {
            app.context.outbox.push(Effect::Remind);
        }
        let effects = std::mem::take(&mut app.context.outbox);
        (app, effects)
    }

    /// Takes an event, and its moment. An event that means nothing here and now changes nothing.
    #[must_use]
    pub fn apply(&mut self, event: Event, at: Moment) -> Vec<Effect> {
        let is_by_player = event.is_by_player();
        let reminders = reminder::of_the_day(&self.context);
        self.context.set_time(at);
        if !(self.modal.is_some() && event.waits_for_answer()) {
            if is_by_player {
                // Whatever the device has said before: somebody is there.
                self.set_away(false);
            }
            let transition = self.act(event);
            self.take(transition);
            self.screen.tend(self.away, &mut self.context);
        }
        if is_by_player {
            self.context.save_again();
        }
        reminder::renew(&reminders, &mut self.context);
        std::mem::take(&mut self.context.outbox)
    }

    /// Does what an event asks for, whichever screen is shown; what is left is the screen's own. Returns the way on.
    fn act(&mut self, event: Event) -> Transition {
        let context = &mut self.context;
        match event {
            Event::Open(screen) => return Transition::Open(screen),
            Event::Back => return self.back(),
            Event::Link(link) => return self.follow(&link),
            Event::GuestLink(link) => return self.receive(link),
            Event::PlayHere => return self.play_here(),
            Event::Confirm => return self.confirm(),
            Event::Decline => self.decline(),
            Event::Board(event) => return self.screen.apply_board(event, context),
            Event::Waiting(WaitingEvent::MakeRoom(id)) => return self.make_room(id),
            Event::Message(event) => return self.apply_message(event),
            Event::Set(event) => {
                if let Some(transition) = taking::apply(&event, context) {
                    return transition;
                }
                return self.screen.apply(Event::Set(event), context);
            }
            Event::PlayAsLast(game) => return setup::play_as_last(game, context),
            Event::SetUp(game, mode) => return setup::set_up(game, mode, context),
            Event::Learn(game) => return Transition::Go(route::Destination::Lessons(game)),
            Event::FirstGame => {
                tutorial::be_done(context);
                return Transition::Start(games::request::MatchRequest::first(
                    crate::progress::GameKind::Star,
                ));
            }
            Event::SkipTutorial => {
                tutorial::be_done(context);
                if self.screen() == ScreenName::Tutorial {
                    return Transition::HOME;
                }
            }
            Event::Today(event) => return today::apply(event, context),
            Event::Puzzle(event @ (PuzzleEvent::Open(_) | PuzzleEvent::Choose(_))) => {
                return puzzles::apply(event, context);
            }
            Event::Suspended => {
                self.set_away(true);
                self.context.save();
            }
            Event::Resumed => self.set_away(false),
            Event::BackedUp(replacement) => self.replace(replacement),
            Event::Dev(event) => self.apply_dev(event),
            Event::DateChanged => {}
            Event::AnswerReminder(reminder) => reminder::answer(reminder, context),
            Event::RemindersRefused => reminder::refuse(context),
            Event::SaveDue => context.save_if_due(),
            Event::Saved => context.saving.note_saved(Trouble::CannotSave),
            Event::GamesSaved => context.note_games_saved(),
            Event::TryAgain => {
                if context.saving.end_pause() {
                    context.save_again();
                }
            }
            Event::Trouble(trouble) => context.report(trouble),
            Event::TroubleRead => context.saving.note_read(),
            Event::Late(event) => {
                context.late.apply(event, &mut context.outbox);
                return self.screen.apply(Event::Late(event), context);
            }
            event => return self.screen.apply(event, context),
        }
        Transition::Stay
    }

    pub fn screen(&self) -> ScreenName {
        self.screen.name()
    }

    /// The screen, if it is one of this kind.
    fn on<S: Screen>(&self) -> Option<&S> {
        self.screen.get()
    }

    /// The view of a screen of this kind while it is shown.
    pub fn shown<S: Viewed>(&self) -> Option<S::View> {
        let screen: Option<&S> = self.screen.get();
        Some(screen?.view(&self.context))
    }

    /// The view of a screen of this kind: as it is shown, or else as it would open.
    pub fn view<S: Viewed + Default>(&self) -> S::View {
        self.shown::<S>()
            .unwrap_or_else(|| S::default().view(&self.context))
    }

    /// The game on the board, whichever it is, on one phone or by message.
    pub fn play(&self) -> Option<PlayView> {
        let here = self.shown::<PlayScreen>().flatten();
        here.or_else(|| self.shown::<MessageMatchScreen>())
    }

    /// The last step of the board on the screen.
    pub fn board_step(&self) -> Option<BoardStep> {
        self.screen.board_step(&self.context)
    }

    /// See [`PlayScreen::own_placements`].
    pub fn own_placements(&self) -> Option<(u16, usize)> {
        self.on::<PlayScreen>()?.own_placements(&self.context)
    }

    /// See [`PlayScreen::praise`].
    pub fn praise(&self) -> Option<(usize, Praise)> {
        self.on::<PlayScreen>()?.praise(&self.context)
    }

    /// Returns true if the result of a game lost to the CPU is shown, of which a [`turning`](App::turning) may be told.
    pub fn studies_a_loss(&self) -> bool {
        self.context.study.is_begun()
    }

    /// The move at which the game turned that was lost to the CPU and whose result is shown, once it is known.
    pub fn turning(&self) -> Option<Turning> {
        self.context.study.turning()
    }

    /// The number of mistakes in that game, once it is known and there are some.
    pub fn count_of_mistakes(&self) -> Option<usize> {
        let count = self.context.study.count_of_mistakes();
        count.filter(|count| 0 < *count)
    }

    /// See [`Context::waiting`].
    pub fn waiting(&self) -> Vec<WaitingRow> {
        self.context.waiting()
    }

    /// See [`Context::results_left_open`].
    pub fn results_left_open(&self) -> Vec<WaitingRow> {
        self.context.results_left_open()
    }

    /// See [`Context::waiting_order`].
    pub fn waiting_order(&self) -> Vec<(WaitingId, u32)> {
        self.context.waiting_order()
    }

    /// The saved profile: [`Effect::Save`] writes it, the running match with it.
    pub fn profile(&self) -> &Profile {
        &self.context.books.profile
    }

    /// The facts that follow from it.
    pub fn progress(&self) -> &Progress {
        &self.context.books.progress
    }

    /// Returns true if the lessons of this game, which is not the star, were gone through.
    pub fn has_learned(&self, game: GameKind) -> bool {
        self.context.books.profile.lessons_done.contains(&game)
    }

    pub fn settings(&self) -> &Settings {
        self.context.books.settings()
    }

    /// The moment of the last event.
    pub fn now(&self) -> Moment {
        self.context.at
    }

    /// The date the app believes in.
    pub fn today(&self) -> NaiveDate {
        self.context.at.today()
    }

    /// The moments at which the phone is to remind the player from now on, by the player's own clock.
    pub fn reminders(&self, now: Moment) -> Vec<NaiveDateTime> {
        reminder::moments(&self.context, now)
    }

    /// Returns true if Today offers the reminder, on a phone that has one.
    pub fn offers_reminder(&self) -> bool {
        reminder::is_offered(&self.context)
    }

    /// Returns true if a game was played to its end.
    pub fn has_finished_a_game(&self) -> bool {
        0 < self.profile().results()
    }

    /// The puzzles, once they are there.
    pub fn shipped_puzzles(&self) -> Option<&'static Puzzles> {
        self.context.late.puzzles
    }

    /// The loading state of a file that is loaded when it is wanted.
    pub fn load_state(&self, file: LateFile) -> LoadState {
        self.context.late.load_state(file)
    }

    /// The trouble in keeping progress to show to the player. Once it was read, the next one follows.
    pub fn trouble(&self) -> Option<Trouble> {
        self.context.saving.troubles.first().copied()
    }

    /// Returns true if another program has the saved data, so that changes made here would be lost.
    pub fn is_taken_over(&self) -> bool {
        self.context.saving.troubles.contains(&Trouble::TakenOver)
    }
}

#[cfg(test)]
mod tests;
