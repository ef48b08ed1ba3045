//! The ways from screen to screen, and the questions on them.
//!
//! Every way of leaving a screen (a button, the back gesture, a link, the result sheet) comes through [`App::go`],
//! which asks the screen: Play during a Rank-Up series asks the player first, and Play in any other match pauses it.
//! *Back* is the one function [`App::back`]: it closes what lies in front; else it goes where the screen says. This is
//! the only file that makes screens.

use super::editor::screen::EditorScreen;
use super::event::MessageEvent;
use super::occasion::Occasion;
use super::overlay::{ConfirmView, Overlay};
use super::puzzle_source::PuzzleSource;
use super::route::{Confirmation, Destination, Modal, Transition};
use super::screen::Screen;
use super::screen_name::{PLACES, ScreenName};
use super::screens::{
    CalendarScreen, FriendsScreen, GamesScreen, HomeScreen, MessageMatchScreen, MessagesScreen,
    PlayScreen, ProgressPanel, PuzzlesScreen, RankUpScreen, RanksScreen, RecordsScreen,
    ReviewScreen, RulesScreen, SettingsScreen, SetupScreen, TrophiesScreen, TutorialScreen,
    WeekScreen, YouScreen, puzzle, setup,
};
use super::sets::screen::SetScreen;
use super::{App, by_message, links};
use crate::board::{Attention, BoardEvent};
use crate::progress::{CalendarDay, GameKind, Mode, Month, WaitingId};
use crate::session::BoardOverlay;

impl App {
    /// Goes where something leads.
    pub(super) fn take(&mut self, transition: Transition) {
        match transition {
            Transition::Stay => {}
            Transition::Go(to) => self.go(to),
            Transition::Open(screen) => self.open(screen),
            Transition::Ask(question) => self.show_modal(Modal::Confirm(question)),
            Transition::Show(modal) => self.show_modal(modal),
            Transition::Start(request) => self.start_or_ask(request),
            Transition::Continue(id) => self.continue_game(id),
            Transition::Review(to, open) => {
                self.go(to);
                if self.on::<ReviewScreen>().is_some() {
                    self.screen = Box::new(ReviewScreen::of(*open, &mut self.context));
                }
            }
        }
    }

    /// Goes to a screen, if that is possible, or asks first.
    fn open(&mut self, screen: ScreenName) {
        match screen {
            ScreenName::Play if self.screen() == ScreenName::Play => {}
            ScreenName::Play => self.continue_newest(),
            // From the help over a game: they open over it too.
            ScreenName::Rules if matches!(self.modal, Some(Modal::Help(_))) => {
                self.show_modal(Modal::Rules(GameKind::Star));
            }
            screen => self.go(Destination::Screen(screen)),
        }
    }

    /// The one way out of every screen.
    pub(super) fn go(&mut self, to: Destination) {
        match self.screen.leave(to, &mut self.context) {
            Some(question) => self.show_modal(Modal::Confirm(question)),
            None => self.arrive(to),
        }
    }

    /// Shows a screen; the one before is done with, and what was changed there is saved.
    pub(super) fn arrive(&mut self, to: Destination) {
        self.context.save_if_due();
        self.modal = None;
        if let Some(screen) = self.screen_at(to) {
            self.screen.close(&mut self.context);
            self.screen = screen;
            let memory = &mut self.context.memory;
            match self.screen.name() {
                place if PLACES.contains(&place) => memory.place = place,
                ScreenName::Play | ScreenName::Puzzle => {
                    memory.played_on = Some(self.context.books.today);
                }
                _ => {}
            }
        }
        self.attend();
    }

    /// The screen to be shown, as it opens; none if it is shown already and goes on as it is.
    fn screen_at(&mut self, to: Destination) -> Option<Box<dyn Screen>> {
        let context = &mut self.context;
        Some(match to {
            Destination::Screen(name) => return self.screen_named(name),
            Destination::Today => {
                context.memory.month = Month::of(context.books.today);
                Box::new(CalendarScreen)
            }
            Destination::SetUp(game, occasion) => Box::new(SetupScreen::open(game, occasion)),
            Destination::Rules(book) => Box::new(RulesScreen::of(book)),
            Destination::Lessons(game) => self.lessons(game)?,
            Destination::Play(game) => Box::new(PlayScreen { game }),
            Destination::Rulebook(book) => Box::new(RulesScreen::from_setup(book)),
            Destination::Review(_) => Box::new(ReviewScreen::default()),
            Destination::MessageMatch(id) => match MessageMatchScreen::open(id, context) {
                Some(screen) => Box::new(screen),
                None => Box::new(MessagesScreen::default()),
            },
            Destination::Received(received) => {
                let received = Some(received);
                Box::new(MessagesScreen { received })
            }
            Destination::BringIn => {
                let panel = ProgressPanel::Import;
                Box::new(SettingsScreen { panel })
            }
            Destination::Friends {
                day,
                strength,
                news,
            } => Box::new(FriendsScreen::of(day, strength, news, context)),
            Destination::Puzzle(source) => puzzle::open(source, &*self.screen, context)?,
        })
    }

    fn screen_named(&mut self, name: ScreenName) -> Option<Box<dyn Screen>> {
        let context = &mut self.context;
        Some(match name {
            ScreenName::Home => Box::new(HomeScreen),
            ScreenName::Games => Box::new(GamesScreen),
            ScreenName::You => Box::new(YouScreen),
            ScreenName::Setup => Box::new(SetupScreen::default()),
            ScreenName::Play => Box::new(PlayScreen::default()),
            ScreenName::Calendar => {
                if self.screen.name() == ScreenName::Home {
                    context.memory.month = Month::of(context.books.today);
                }
                Box::new(CalendarScreen)
            }
            ScreenName::Week => Box::new(WeekScreen),
            ScreenName::Trophies => Box::new(TrophiesScreen),
            ScreenName::Ranks => Box::new(RanksScreen),
            ScreenName::RankUp => Box::new(RankUpScreen::default()),
            ScreenName::Records => Box::new(RecordsScreen),
            ScreenName::Friends => Box::new(FriendsScreen::default()),
            ScreenName::Rules => Box::new(RulesScreen::default()),
            ScreenName::Settings => Box::new(SettingsScreen::default()),
            ScreenName::Review => Box::new(ReviewScreen::default()),
            ScreenName::Messages => Box::new(MessagesScreen::default()),
            ScreenName::Puzzles => Box::new(PuzzlesScreen),
            ScreenName::Puzzle => {
                let today = PuzzleSource::Day(CalendarDay::new(context.books.today)?);
                puzzle::open(today, &*self.screen, context)?
            }
            ScreenName::Editor => Box::new(EditorScreen::reopened(context)),
            ScreenName::Set => Box::new(SetScreen::reopened(context)),
            ScreenName::Tutorial => return self.lessons(GameKind::Star),
        })
    }

    /// The lessons of a game; none if lessons are shown already.
    fn lessons(&mut self, game: GameKind) -> Option<Box<dyn Screen>> {
        if self.screen.name() == ScreenName::Tutorial {
            return None;
        }
        let back = match (self.screen.name(), self.on::<RulesScreen>()) {
            (_, Some(rules)) => rules.own(),
            (ScreenName::Setup, None) => Destination::SetUp(game, Occasion::default()),
            _ => Destination::Screen(self.context.memory.place),
        };
        let opened = TutorialScreen::open(game, back, &mut self.context)?;
        Some(Box::new(opened))
    }

    /// The back button, its gesture, Escape and the browser's back.
    pub(super) fn back(&mut self) -> Transition {
        if self.modal.is_some() {
            self.decline();
            return Transition::Stay;
        }
        let event = match self.screen.board_overlay(&self.context) {
            Some(BoardOverlay::Call(_)) => BoardEvent::CancelCall,
            Some(BoardOverlay::Pass { .. }) => BoardEvent::GoOn,
            Some(BoardOverlay::UndoAsked { .. }) => BoardEvent::RefuseUndo,
            Some(BoardOverlay::HandOver { .. } | BoardOverlay::Absence { .. }) | None => {
                return self.screen.back(&mut self.context);
            }
        };
        self.screen.on_board_event(&event, &mut self.context);
        Transition::Stay
    }

    /// Returns true if *Back* would leave the app: the device's own button and gesture ask before they take it away.
    pub fn back_leaves(&self) -> bool {
        self.screen() == ScreenName::Home && self.modal.is_none()
    }

    /// Puts something in front of the screen; a match behind it stands still.
    fn show_modal(&mut self, modal: Modal) {
        self.modal = Some(modal);
        self.attend();
    }

    /// Yes.
    pub(super) fn confirm(&mut self) -> Transition {
        let Some(Modal::Confirm(question)) = self.modal.take() else {
            self.decline();
            return Transition::Stay;
        };
        match question {
            // It is answered by choosing one of the games.
            Confirmation::TooMany(_) => self.modal = Some(Modal::Confirm(question)),
            Confirmation::GiveUp { id, then } => self.give_up(id, then.map(|request| *request)),
            Confirmation::LeaveSeries(to) => {
                if let Some(series) = self.context.open_matches.series() {
                    self.context.leave(series.current.kind());
                }
                self.arrive(to);
            }
            Confirmation::ForgetGame(id) => return by_message::forget(id, &mut self.context),
            Confirmation::ForgetUnanswered => {
                return by_message::forget_unanswered(&mut self.context);
            }
            Confirmation::TakeGames(messages) => {
                let transition = by_message::take(&messages, &mut self.context);
                self.screen.receive(&mut self.context);
                return transition;
            }
            question => return self.screen.confirm(question, &mut self.context),
        }
        Transition::Stay
    }

    /// Declines, or closes what is in front: everything is as it was.
    pub(super) fn decline(&mut self) {
        self.modal = None;
        self.attend();
    }

    /// One of the games that wait makes room for another one.
    pub(super) fn make_room(&mut self, id: WaitingId) -> Transition {
        match &self.modal {
            Some(Modal::Confirm(Confirmation::TooMany(request))) => {
                let then = Some(request.clone());
                Transition::Ask(Confirmation::GiveUp { id, then })
            }
            _ => Transition::Stay,
        }
    }

    /// Applies an action with games by message; the one on the board takes over the change.
    pub(super) fn apply_message(&mut self, event: MessageEvent) -> Transition {
        let context = &mut self.context;
        let transition = match event {
            MessageEvent::Begin => {
                return setup::set_up(GameKind::Star, Some(Mode::Message), context);
            }
            MessageEvent::Take(text) => links::take_pasted(&text, context),
            event => by_message::apply(event, context),
        };
        self.screen.receive(context);
        transition
    }

    /// A link: what it brings is taken in, or it leads to a screen.
    pub(super) fn follow(&mut self, link: &str) -> Transition {
        let transition = links::follow(link, &mut self.context);
        self.screen.receive(&mut self.context);
        transition
    }

    /// A link that has opened the page in a browser.
    pub(super) fn receive(&mut self, link: String) -> Transition {
        if links::is_asked_about(&link, &self.context) {
            Transition::Show(Modal::GuestLink(link))
        } else {
            self.follow(&link)
        }
    }

    /// Opens the game or puzzle of a link here, at the player's wish.
    pub(super) fn play_here(&mut self) -> Transition {
        let Some(Modal::GuestLink(link)) = self.modal.take() else {
            return Transition::Stay;
        };
        self.attend();
        self.follow(&link)
    }

    /// Passes the player's attention to the screen. That follows from two things beside the screen: whether something
    /// lies in front of it, and whether the device shows the app at all.
    pub(super) fn attend(&mut self) {
        let attention = match (self.away, &self.modal) {
            (true, _) => Attention::Away,
            (false, Some(_)) => Attention::Held,
            (false, None) => Attention::Here,
        };
        self.screen.attend(attention, &mut self.context);
    }

    /// The device shows the app, or takes it away.
    pub(super) fn set_away(&mut self, away: bool) {
        if self.away != away {
            self.away = away;
            self.attend();
        }
    }

    /// The overlay in front of the screen: the app's own question or help, else that of the board on the screen, else
    /// the result.
    pub fn overlay(&self) -> Option<Overlay> {
        let context = &self.context;
        Some(match &self.modal {
            Some(Modal::Help(topic)) => Overlay::Help(*topic),
            Some(Modal::Rules(game)) => Overlay::Rules(*game),
            Some(Modal::Code) => {
                let message_match = self.on::<MessageMatchScreen>()?;
                Overlay::Code(Box::new(message_match.send_view(context)?))
            }
            Some(Modal::Share(sharing)) => Overlay::Share(sharing.clone()),
            Some(Modal::GuestLink(link)) => Overlay::GuestLink(link.clone()),
            Some(Modal::Confirm(question)) => Overlay::Confirm(ConfirmView::of(question, context)),
            None => match self.screen.board_overlay(context) {
                Some(overlay) => Overlay::Board(overlay),
                None => Overlay::Result(Box::new(self.screen.result(context)?)),
            },
        })
    }
}
