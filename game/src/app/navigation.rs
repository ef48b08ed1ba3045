//! Getting from screen to screen, and what is asked on the way.
//!
//! Every way of leaving a screen (a button, the back gesture, a link, the result sheet) comes through [`App::go`]. It
//! knows two screens that are not left just so: Play during a Rank-Up series, which asks first, and Play in any other
//! match, which pauses it. *Back* is the one function [`App::back`]: it closes what lies in front; else it goes to the
//! screen's parent; on Home it leaves the app.

use super::setup::Wish;
use super::{App, CalendarEvent, Effect, Front, Import, Occasion, Overlay, ProfileSummary, Screen};
use crate::progress::{CalendarDay, Month, Profile, Progress};
use crate::session;

/// What the phones' links to this app begin with; manifest and plist name it too.
const SCHEME: &str = "reverstargo:";

/// The link to today's challenge.
const DAILY: &str = "daily";

/// What is asked in front of the screen.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Question {
    /// Quit the running game?
    Quit,
    /// Take a hint, and with it the worth of a win?
    Hint,
    /// Leave the series and go this way?
    LeaveSeries(Way),
    /// Give up the paused match for this one?
    ReplacePaused(Wish),
    /// Erase everything?
    Erase { again: bool },
    /// Put this in the place of what there is?
    Import(Box<Import>),
}

/// Where to go: a screen and what it is to show.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Way {
    /// A screen as it opens.
    To(Screen),
    /// The calendar, open at today.
    Today,
    /// Setup for an occasion.
    SetUp(Occasion),
}

impl Way {
    fn screen(self) -> Screen {
        match self {
            Way::To(screen) => screen,
            Way::Today => Screen::Calendar,
            Way::SetUp(_) => Screen::Setup,
        }
    }
}

impl App {
    /// Goes to a screen, if that is possible, or asks first.
    pub(super) fn open(&mut self, screen: Screen, effects: &mut Vec<Effect>) {
        match screen {
            Screen::Play if self.screen == Screen::Play => {}
            Screen::Play => self.continue_match(effects),
            Screen::Setup => self.go(Way::SetUp(Occasion::Free), effects),
            screen => self.go(Way::To(screen), effects),
        }
    }

    /// The one way out of every screen.
    pub(super) fn go(&mut self, way: Way, effects: &mut Vec<Effect>) {
        if self.screen == Screen::Play && way.screen() != Screen::Play {
            if self.in_series() {
                self.ask(Question::LeaveSeries(way));
                return;
            }
            self.put_match_aside(effects);
        }
        self.arrive(way, effects);
    }

    /// Shows a screen; the one before is done with, and what was changed there is saved.
    pub(super) fn arrive(&mut self, way: Way, effects: &mut Vec<Effect>) {
        self.save_if_due(effects);
        let screen = way.screen();
        match way {
            Way::SetUp(occasion) => self.setup.occasion = occasion,
            Way::Today => self.month = Month::of(self.today),
            Way::To(Screen::Calendar) if self.screen == Screen::Home => {
                self.month = Month::of(self.today);
            }
            Way::To(_) => {}
        }
        if screen == Screen::Tutorial {
            self.begin_tutorial();
        } else {
            self.put_tutorial_away(effects);
        }
        self.put_review_away(effects);
        self.front = Front::Nothing;
        self.screen = screen;
    }

    /// The back button, its gesture, Escape and the browser's back.
    pub(super) fn back(&mut self, effects: &mut Vec<Effect>) {
        if self.front != Front::Nothing {
            self.decline(effects);
            return;
        }
        match (self.screen, self.overlay()) {
            (_, Some(Overlay::CallDialog(_))) => {
                self.tell_board(session::Event::CancelCall, effects);
            }
            (_, Some(Overlay::PassNotice { .. })) => {
                self.tell_board(session::Event::GoOn, effects);
            }
            // There is nothing behind it. The device's own back asked the page first and leaves the app by itself.
            (Screen::Home, _) => {}
            (Screen::Review, _) if self.close_review(effects) => {}
            (screen, _) => self.go(Way::To(self.parent(screen)), effects),
        }
    }

    /// Whether *Back* would leave the app: the device's own button and gesture ask before they take it away.
    #[must_use]
    pub fn back_leaves(&self) -> bool {
        self.screen == Screen::Home && self.front == Front::Nothing
    }

    /// A link: today's challenge, a day of the calendar or a screen's name. Anything else leads nowhere.
    pub(super) fn follow(&mut self, link: &str, effects: &mut Vec<Effect>) {
        let path = path_of(link);
        if path == DAILY {
            self.go(Way::Today, effects);
        } else if let Some(day) = path.strip_prefix("day/") {
            if let Some(day) = CalendarDay::parse(day) {
                self.open_day(day, effects);
            }
        } else if let Some(screen) = Screen::from_name(path) {
            self.open(screen, effects);
        }
    }

    /// Where *Back* leads from a screen.
    fn parent(&self, screen: Screen) -> Screen {
        match (screen, self.setup.occasion) {
            (Screen::Setup, Occasion::Day(_)) => Screen::Calendar,
            (Screen::Setup, Occasion::Exam(_)) => Screen::RankUp,
            (Screen::Play, _) => self.way_back(),
            (Screen::Tutorial, _) => self.way_back_from_tutorial(),
            _ => Screen::Home,
        }
    }

    /// Puts a question in front of the screen.
    pub(super) fn ask(&mut self, question: Question) {
        self.put_in_front(Front::Question(question));
    }

    /// Puts something in front of the screen; a match behind it stands still.
    pub(super) fn put_in_front(&mut self, front: Front) {
        self.front = front;
        if self.screen == Screen::Play
            && let Some(running) = &mut self.running
        {
            running.game.hold();
        }
    }

    /// Whether a question is in front that must be answered before this means anything. Ways out and what happens by
    /// itself always mean something.
    pub(super) fn is_behind_question(&self, event: &super::Event) -> bool {
        use super::Event;
        self.front != Front::Nothing
            && matches!(
                event,
                Event::Setup(_)
                    | Event::Play(_)
                    | Event::Calendar(_)
                    | Event::RankUpStart
                    | Event::Settings(_)
                    | Event::Review(_)
            )
    }

    /// Yes.
    pub(super) fn confirm(&mut self, effects: &mut Vec<Effect>) {
        let Front::Question(question) = std::mem::replace(&mut self.front, Front::Nothing) else {
            self.decline(effects);
            return;
        };
        match question {
            Question::Quit => {
                self.leave_match(effects);
                self.arrive(Way::To(Screen::Home), effects);
            }
            Question::Hint => {
                self.decline(effects);
                self.tell_match(session::Event::Hint, effects);
            }
            Question::LeaveSeries(way) => {
                self.leave_match(effects);
                self.arrive(way, effects);
            }
            Question::ReplacePaused(wish) => {
                self.leave_match(effects);
                self.start(&wish, effects);
            }
            Question::Erase { again: false } => self.ask(Question::Erase { again: true }),
            Question::Erase { again: true } => {
                self.replace_profile(Profile::default(), effects);
                effects.push(Effect::Erase);
            }
            // It takes their place when they are in a file of their own, and not before.
            Question::Import(import) => effects.push(Effect::BackUp(import)),
        }
    }

    /// No, or away with it: everything is as it was.
    pub(super) fn decline(&mut self, effects: &mut Vec<Effect>) {
        self.front = Front::Nothing;
        if self.screen == Screen::Play
            && let Some(running) = &mut self.running
        {
            let asked = running.game.release();
            self.carry_out(asked, effects);
        }
    }

    pub(super) fn apply_calendar(&mut self, event: CalendarEvent, effects: &mut Vec<Effect>) {
        let shown = self.calendar().month;
        match event {
            CalendarEvent::Earlier => self.month = shown.earlier.unwrap_or(shown.month),
            CalendarEvent::Later => self.month = shown.later.unwrap_or(shown.month),
            CalendarEvent::Show(month) => {
                self.month = month.min(self.progress.last_month(self.today));
            }
            CalendarEvent::Day(day) => self.open_day(day, effects),
        }
    }

    /// Sets up a game from a day, if it can be played.
    fn open_day(&mut self, day: CalendarDay, effects: &mut Vec<Effect>) {
        if day.is_playable(self.today) {
            self.month = day.month();
            self.go(Way::SetUp(Occasion::Day(day)), effects);
        }
    }

    pub(super) fn set_up_exam(&mut self, effects: &mut Vec<Effect>) {
        if let Some(exam) = self.progress.open_exam() {
            self.go(Way::SetUp(Occasion::Exam(exam)), effects);
        }
    }

    /// What lies in front of the screen: the app's own question or help, else what the match on the screen has.
    #[must_use]
    pub fn overlay(&self) -> Option<Overlay> {
        let loses = || {
            self.running
                .as_ref()
                .is_some_and(|running| running.game.leaving_loses())
        };
        match &self.front {
            Front::Nothing if self.screen == Screen::Play => self.match_overlay(),
            Front::Nothing => self.tutorial_overlay(),
            Front::Help(topic) => Some(Overlay::Help(*topic)),
            Front::Question(question) => Some(match question {
                Question::Quit => Overlay::QuitQuestion { loses: loses() },
                Question::Hint => Overlay::HintQuestion,
                Question::LeaveSeries(_) => Overlay::LeaveSeriesQuestion,
                Question::ReplacePaused(_) => Overlay::ReplacePausedQuestion { loses: loses() },
                Question::Erase { again } => Overlay::EraseQuestion { again: *again },
                Question::Import(import) => Overlay::ImportQuestion {
                    now: summary(&self.profile, &self.progress),
                    then: summary(&import.profile, &Progress::of(&import.profile)),
                },
            }),
        }
    }
}

/// What a link names, without the scheme the phones know the app by and whatever a messenger has hung on to it.
fn path_of(link: &str) -> &str {
    let link = link.trim();
    let path = link.strip_prefix(SCHEME).unwrap_or(link);
    let path = path.split('?').next().unwrap_or_default();
    path.trim_matches(['#', '/'])
}

fn summary(profile: &Profile, progress: &Progress) -> ProfileSummary {
    ProfileSummary {
        name: profile.settings.name.clone(),
        rank: progress.rank(),
        matches: profile.matches().len(),
        days: progress.cleared_days(),
    }
}
