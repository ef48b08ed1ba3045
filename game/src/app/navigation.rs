//! Getting from screen to screen, and what is asked on the way.
//!
//! Every way of leaving a screen (a button, the back gesture, a link, the result sheet) comes through [`App::go`]. It
//! knows two screens that are not left just so: Play during a Rank-Up series, which asks first, and Play in any other
//! match, which pauses it. *Back* is the one function [`App::back`]: it closes what lies in front; else it goes to the
//! screen's parent; on Home it leaves the app.

use super::review::Reviewing;
use super::screen::{PLACES, ProgressPanel, Screen, SettingUp};
use super::waiting::GameRequest;
use super::{
    App, CalendarEvent, ConfirmView, Effect, Front, Import, Occasion, Overlay, ProfileSummary,
    PuzzleSource, Replacement, ScreenName,
};
use crate::board::{Attention, BoardEvent};
use crate::progress::by_message::{GameMessage, RemoteId};
use crate::progress::{CalendarDay, GameKind, Month, Profile, Progress, WaitingId};
use crate::session;

/// What is done when the player says yes.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Confirmation {
    /// Quit the running game.
    Quit,
    /// Show a hint, which costs a win its worth.
    Hint,
    /// Quit the game at the table.
    QuitTable,
    /// Resign the game at the table.
    ResignTable,
    /// Choose which waiting game is given up for this one.
    TooMany(Box<GameRequest>),
    /// Give up a waiting game, perhaps for another one.
    GiveUp {
        id: WaitingId,
        then: Option<Box<GameRequest>>,
    },
    /// Leave the series and go there.
    LeaveSeries(Destination),
    /// Give the game by message on the board up.
    Resign,
    /// Let a game by message go.
    ForgetGame(RemoteId),
    /// Let all games by message go in which the one or the other has never answered.
    ForgetUnanswered,
    /// Take in games by message that nobody here knows.
    TakeGames(Vec<GameMessage>),
    /// Erase everything.
    Erase,
    /// Put this in the place of what there is.
    Import(Box<Import>),
}

/// Where to go: a screen and what it is to show.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Destination {
    /// A screen as it opens.
    Screen(ScreenName),
    /// The rules of a game, looked up from its Setup or from the table.
    Rulebook(GameKind),
    /// The calendar, open at today.
    Today,
    /// Setup of a game, for an occasion.
    SetUp(GameKind, Occasion),
    /// The game at the table.
    Table,
    /// Where exported progress is brought in.
    BringIn,
    /// The rules, looked up from the game that is going on.
    LookUp,
    /// The game at the table, looked at again.
    TableReview,
    /// A game by message.
    Remote(RemoteId),
    /// The puzzle that comes next from there.
    Puzzle(PuzzleSource),
}

impl Destination {
    pub const HOME: Destination = Destination::Screen(ScreenName::Home);
}

impl App {
    /// Goes to a screen, if that is possible, or asks first.
    pub(super) fn open(&mut self, screen: ScreenName) {
        match screen {
            ScreenName::Play if self.screen.name() == ScreenName::Play => {}
            ScreenName::Play if self.in_series() => self.continue_match(),
            ScreenName::Play => {
                if let Some(id) = self.newest(|_| true) {
                    self.continue_game(id);
                }
            }
            // From the help over a game: that is not leaving it.
            ScreenName::Rules if matches!(self.front, Some(Front::Help(_))) => {
                self.arrive(Destination::LookUp);
            }
            screen => self.go(Destination::Screen(screen)),
        }
    }

    /// The one way out of every screen.
    pub(super) fn go(&mut self, to: Destination) {
        if self.is_at_game() && to != Destination::Screen(ScreenName::Play) {
            if self.in_series() {
                self.ask(Confirmation::LeaveSeries(to));
                return;
            }
            self.put_match_aside();
        }
        let at_table = self.is_at_table() || self.is_reviewing_table();
        let stays = [Destination::Table, Destination::TableReview].contains(&to);
        if at_table && !stays {
            self.put_table_aside();
        }
        self.arrive(to);
    }

    /// Whether the Play screen is shown, or the rules were looked up from it.
    fn is_at_game(&self) -> bool {
        let over = Some(Destination::Screen(ScreenName::Play));
        self.is_playing() || matches!(self.screen, Screen::Rules { over: from, .. } if from == over)
    }

    /// Whether the rules that are shown lead back to the game.
    pub fn looks_up_rules(&self) -> bool {
        matches!(self.screen, Screen::Rules { over: Some(_), .. })
    }

    /// Whose rules are shown.
    pub fn rulebook(&self) -> GameKind {
        match self.screen {
            Screen::Rules { book, .. } => book,
            _ => GameKind::default(),
        }
    }

    /// Shows a screen; the one before is done with, and what was changed there is saved.
    pub(super) fn arrive(&mut self, to: Destination) {
        self.save_if_due();
        self.front = None;
        let screen = self.screen_at(to);
        if let Some(screen) = screen {
            if matches!(self.screen, Screen::Calendar) {
                self.stamped = None;
            }
            self.attend_screen(Attention::Away);
            self.screen = screen;
            if PLACES.contains(&self.screen()) {
                self.place = self.screen();
            }
            self.mark_lesson();
        }
        self.attend();
    }

    /// The screen to be shown, as it opens; none if it is shown already and goes on as it is.
    fn screen_at(&mut self, to: Destination) -> Option<Screen> {
        let name = match to {
            Destination::Screen(name) => name,
            Destination::Today => {
                self.month = Month::of(self.books.today);
                return Some(Screen::Calendar);
            }
            Destination::SetUp(game, occasion) => {
                self.choose_classic(game);
                return Some(Screen::Setup(SettingUp {
                    game,
                    occasion,
                    fault: None,
                }));
            }
            Destination::Table => return Some(Screen::Table),
            Destination::LookUp => {
                let over = Some(match &self.screen {
                    Screen::Remote(remote) => Destination::Remote(remote.id),
                    _ => Destination::Screen(ScreenName::Play),
                });
                let book = GameKind::Star;
                return Some(Screen::Rules { book, over });
            }
            Destination::Rulebook(book) => {
                let over = Some(if self.is_at_table() {
                    Destination::Table
                } else {
                    Destination::SetUp(book, Occasion::Free)
                });
                return Some(Screen::Rules { book, over });
            }
            Destination::TableReview => return Some(Screen::Review(Reviewing::default())),
            Destination::Remote(id) => return Some(self.remote_screen(id)),
            Destination::BringIn => return Some(Screen::Settings(ProgressPanel::Import)),
            Destination::Puzzle(source) => {
                let shown = self.puzzle_screen(source)?;
                return Some(Screen::Puzzle(Box::new(shown)));
            }
        };
        Some(match name {
            ScreenName::Home => Screen::Home,
            ScreenName::Games => Screen::Games,
            ScreenName::You => Screen::You,
            ScreenName::Setup => Screen::Setup(SettingUp::default()),
            ScreenName::Play => Screen::Play,
            ScreenName::Calendar => {
                if matches!(self.screen, Screen::Home) {
                    self.month = Month::of(self.books.today);
                }
                Screen::Calendar
            }
            ScreenName::Trophies => Screen::Trophies,
            ScreenName::Ranks => Screen::Ranks,
            ScreenName::RankUp => Screen::RankUp,
            ScreenName::Records => Screen::Records,
            ScreenName::Rules => Screen::Rules {
                book: GameKind::Star,
                over: None,
            },
            ScreenName::Settings => Screen::Settings(ProgressPanel::Closed),
            ScreenName::Review => Screen::Review(Reviewing::default()),
            ScreenName::Messages => Screen::Messages { received: None },
            ScreenName::Puzzles => Screen::Puzzles,
            ScreenName::Puzzle => {
                let today = CalendarDay::new(self.books.today)?;
                let shown = self.puzzle_screen(PuzzleSource::Day(today))?;
                Screen::Puzzle(Box::new(shown))
            }
            ScreenName::Tutorial => {
                if matches!(self.screen, Screen::Tutorial(_)) {
                    return None;
                }
                Screen::Tutorial(Box::new(self.begin_tutorial()))
            }
        })
    }

    /// The back button, its gesture, Escape and the browser's back.
    pub(super) fn back(&mut self) {
        if self.front.is_some() {
            self.decline();
            return;
        }
        match self.board_overlay() {
            Some(session::BoardOverlay::Call(_)) => return self.tell_board(BoardEvent::CancelCall),
            Some(session::BoardOverlay::Pass { .. }) => return self.tell_board(BoardEvent::GoOn),
            Some(
                session::BoardOverlay::HandOver { .. } | session::BoardOverlay::Absence { .. },
            )
            | None => {}
        }
        let done = match &mut self.screen {
            // There is nothing behind it. The device's own back asked the page first and leaves the app by itself.
            Screen::Home => true,
            Screen::Review(reviewing) => reviewing.close(&mut self.outbox),
            _ => false,
        };
        let to = match self.screen {
            Screen::Rules {
                over: Some(game), ..
            } => game,
            _ => self.parent(),
        };
        if !done {
            self.go(to);
        }
    }

    /// Whether *Back* would leave the app: the device's own button and gesture ask before they take it away.
    pub fn back_leaves(&self) -> bool {
        matches!(self.screen, Screen::Home) && self.front.is_none()
    }

    /// Where *Back* leads: from a place to Today, from a game to Today, where it waits; from anything else to where it was
    /// opened.
    fn parent(&self) -> Destination {
        Destination::Screen(match &self.screen {
            Screen::Setup(setting_up) => match setting_up.occasion {
                Occasion::Day(_) => ScreenName::Calendar,
                Occasion::Exam(_) => ScreenName::RankUp,
                Occasion::Free => ScreenName::Games,
            },
            Screen::Play => self.set_up_from(),
            Screen::Tutorial(learning) if learning.from_rules => ScreenName::Rules,
            Screen::Remote(_) => ScreenName::Messages,
            Screen::Review(_) if self.is_reviewing_table() => return Destination::Table,
            Screen::Puzzle(shown) => shown.from(),
            Screen::Home | Screen::Games | Screen::Puzzles | Screen::You | Screen::Table => {
                ScreenName::Home
            }
            _ => self.place,
        })
    }

    /// On the Rules screen, unless it was opened over a game: the rules of another game.
    pub(super) fn show_rules(&mut self, game: GameKind) {
        if let Screen::Rules { book, over: None } = &mut self.screen {
            *book = game;
        }
    }

    /// Puts a question in front of the screen.
    pub(super) fn ask(&mut self, question: Confirmation) {
        self.put_in_front(Front::Confirm(question));
    }

    /// Puts something in front of the screen; a match behind it stands still.
    pub(super) fn put_in_front(&mut self, front: Front) {
        self.front = Some(front);
        self.attend();
    }

    /// Yes.
    pub(super) fn confirm(&mut self) {
        let Some(Front::Confirm(question)) = self.front.take() else {
            self.decline();
            return;
        };
        match question {
            Confirmation::Quit => {
                self.leave_match();
                self.arrive(Destination::HOME);
            }
            Confirmation::Hint => {
                self.attend();
                self.tell_board(BoardEvent::Hint);
            }
            Confirmation::QuitTable => self.leave_table_for_home(),
            Confirmation::ResignTable => self.resign_table(),
            Confirmation::GiveUp { id, then } => self.give_up(id, then.map(|request| *request)),
            // It is answered by choosing one of the games.
            Confirmation::TooMany(_) => self.front = Some(Front::Confirm(question)),
            Confirmation::LeaveSeries(to) => {
                self.leave_match();
                self.arrive(to);
            }
            Confirmation::Resign => self.resign(),
            Confirmation::ForgetGame(id) => self.forget_game(id),
            Confirmation::ForgetUnanswered => self.forget_unanswered(),
            Confirmation::TakeGames(messages) => self.take_messages(&messages),
            // What there is goes when it is in a file of its own, and not before.
            Confirmation::Erase => self.outbox.push(Effect::BackUp(Replacement::NewPlayer)),
            Confirmation::Import(import) => {
                self.outbox
                    .push(Effect::BackUp(Replacement::Import(import)));
            }
        }
    }

    /// No, or away with it: everything is as it was.
    pub(super) fn decline(&mut self) {
        self.front = None;
        self.attend();
    }

    pub(super) fn apply_calendar(&mut self, event: CalendarEvent) {
        let shown = self.calendar();
        match event {
            CalendarEvent::Earlier => self.month = shown.earlier.unwrap_or(shown.month),
            CalendarEvent::Later => self.month = shown.later.unwrap_or(shown.month),
            CalendarEvent::Show(month) => {
                self.month = month.min(self.books.progress.last_month(self.books.today));
            }
            CalendarEvent::Day(day) => self.open_day(day),
            CalendarEvent::Seen => self.stamped = None,
        }
    }

    pub(super) fn set_up_exam(&mut self) {
        if let Some(exam) = self.books.progress.open_exam() {
            self.go(Destination::SetUp(GameKind::Star, Occasion::Exam(exam)));
        }
    }

    /// What lies in front of the screen: the app's own question or help, else what the board on the screen has, else the
    /// result.
    pub fn overlay(&self) -> Option<Overlay> {
        Some(match &self.front {
            Some(Front::Help(topic)) => Overlay::Help(*topic),
            Some(Front::Code) => Overlay::Code(Box::new(self.send_view()?)),
            Some(Front::Share(sharing)) => Overlay::Share(sharing.clone()),
            Some(Front::GuestLink(link)) => Overlay::GuestLink(link.clone()),
            Some(Front::Confirm(question)) => Overlay::Confirm(self.confirm_view(question)),
            None => match self.board_overlay() {
                Some(overlay) => Overlay::Board(overlay),
                None => Overlay::Result(Box::new(self.result()?)),
            },
        })
    }

    fn confirm_view(&self, question: &Confirmation) -> ConfirmView {
        let running = self.running.as_ref();
        let loses = running.is_some_and(|running| running.current.leaving_loses());
        match question {
            Confirmation::Quit => ConfirmView::Quit { loses },
            Confirmation::QuitTable => ConfirmView::QuitTable {
                loses: self.leaving_table_loses(),
                has_sheet: self.table_has_sheet(),
            },
            Confirmation::ResignTable => ConfirmView::ResignTable,
            Confirmation::TooMany(_) => ConfirmView::TooMany {
                games: self.waiting(),
            },
            Confirmation::GiveUp { id, .. } => ConfirmView::Quit {
                loses: self.giving_up_loses(*id),
            },
            Confirmation::Hint => ConfirmView::Hint,
            Confirmation::LeaveSeries(_) => ConfirmView::LeaveSeries,
            Confirmation::Resign => ConfirmView::Resign,
            Confirmation::ForgetGame(_) => ConfirmView::ForgetGame,
            Confirmation::ForgetUnanswered => ConfirmView::ForgetUnanswered {
                count: self.books.profile.by_message.unanswered(),
            },
            Confirmation::TakeGames(messages) => ConfirmView::TakeGames {
                count: messages.len(),
            },
            Confirmation::Erase => ConfirmView::Erase,
            Confirmation::Import(import) => ConfirmView::Import {
                now: summary(&self.books.profile, &self.books.progress),
                then: summary(&import.profile, &Progress::of(&import.profile)),
                gives_up: self.import_gives_up(import),
                origin: import.origin,
            },
        }
    }
}

fn summary(profile: &Profile, progress: &Progress) -> ProfileSummary {
    ProfileSummary {
        name: profile.settings.name.clone(),
        rank: progress.rank(),
        matches: profile.matches().len(),
        days: progress.cleared_days(),
    }
}
