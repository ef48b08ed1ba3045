//! Games by message on their screens: what comes in, and the match that is on the board. `list`: the list as it is shown.
//!
//! The profile keeps every match as a [`RemoteGame`]. The one that is looked at is on the board as a
//! [`Match`] of its own; whatever is done there is written back at once ([`App::keep_remote`]).

mod list;

use rsg_engine::Color;

use super::navigation::{Confirmation, Destination};
use super::screen::Screen;
use super::{
    App, ColorChoice, Effect, Front, MessageEvent, NextStep, Occasion, PlayEvent, ResultView,
    ScreenName,
};
use crate::board::{Attention, BoardEvent};
use crate::progress::by_message::message;
use crate::progress::by_message::{
    Added, GameMessage, MessageFault, NotTaken, RemoteGame, RemoteGames, RemoteId, RemoteTerms,
    Taken, Waiting,
};
use crate::progress::{Earned, MatchId, PlayerName};
use crate::session::{self, Match};
pub use list::{ForkView, MessageRow, MessagesView};

/// The match by message that is on the board.
#[derive(Debug, Clone)]
pub(super) struct RemoteScreen {
    pub id: RemoteId,
    pub current: Match,
    /// Under which number its end came into the books, if that was while it was looked at.
    pub booked_as: MatchId,
}

/// What the list has to say about what was brought to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Received {
    /// No game can be read from it.
    Nothing(MessageFault),
    /// A game is as it was, or has another version beside it.
    Known(RemoteId, Taken),
    /// A game is not taken.
    Refused(NotTaken),
    /// Games were taken in, and this many of them have something new.
    Several(usize),
}

/// What the board of a game by message has beside an ordinary one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SendView {
    pub id: RemoteId,
    /// What is sent, without the words around it.
    pub code: String,
    /// Whose name the words begin with.
    pub them: PlayerName,
    pub entries: usize,
    /// Whether something was done that was not sent.
    pub unsent: bool,
    /// Whether the other one has not heard of the match.
    pub invites: bool,
}

impl RemoteScreen {
    fn is_settled(&self) -> bool {
        self.current.shown_log() == self.current.log()
    }
}

impl App {
    pub(super) fn apply_message(&mut self, event: MessageEvent) {
        match event {
            MessageEvent::Begin => {
                self.set_up(crate::progress::GameKind::Star, Some(super::Mode::Message));
            }
            MessageEvent::Take(text) => self.take_pasted(&text),
            MessageEvent::Open(id) => self.open_remote(id),
            MessageEvent::Sent(id) => self.note_sent(id),
            MessageEvent::ShowCode(id) => {
                self.note_sent(id);
                self.put_in_front(Front::Code);
            }
            MessageEvent::Choose(id, fork) => self.choose_fork(id, fork),
            MessageEvent::Forget(id) => {
                if self.games_by_message().get(id).is_some() {
                    self.ask(Confirmation::ForgetGame(id));
                }
            }
            MessageEvent::ForgetUnanswered => {
                if 0 < self.games_by_message().unanswered() {
                    self.ask(Confirmation::ForgetUnanswered);
                }
            }
        }
    }

    fn games_by_message(&self) -> &RemoteGames {
        &self.books.profile.by_message
    }

    /// Begins a match with somebody elsewhere, as Setup says.
    pub(super) fn begin_remote(&mut self) {
        let draw = self.seeds.draw();
        let first = match self.choices.color {
            ColorChoice::Black => Color::Black,
            ColorChoice::White => Color::White,
            ColorChoice::Random if draw >> 63 == 0 => Color::Black,
            ColorChoice::Random => Color::White,
        };
        let mut names = self.choices.names.clone();
        if names.one.is_empty() {
            names.one = self.settings().name.clone();
        }
        let id = RemoteId::new(draw);
        let (format, today) = (self.choices.format_of_two, self.books.today);
        let begun = RemoteGame::begin(id, RemoteTerms::star(first, format), names, today);
        if self.books.profile.by_message.add(begun) {
            self.save();
            self.open_remote(id);
        } else {
            self.go(Destination::Screen(ScreenName::Messages));
            self.tell_received(Received::Refused(NotTaken::Full));
        }
    }

    /// Takes in whatever games a text holds. One that has something new is opened. Where many games are unknown, those are
    /// asked about: anybody can write a text with a hundred made-up ones.
    pub(super) fn take_text(&mut self, text: &str) {
        let messages = match message::read(text) {
            Ok(messages) => messages,
            Err(fault) => return self.show_received(Received::Nothing(fault)),
        };
        let games = self.games_by_message();
        let (unknown, known): (Vec<_>, Vec<_>) = messages
            .into_iter()
            .partition(|message| games.is_unknown(message));
        if unknown.len() <= RemoteGames::MOST_UNASKED {
            let messages = [known, unknown].concat();
            self.take_messages(&messages);
        } else {
            if !known.is_empty() {
                self.note_messages(&known);
            }
            self.ask(Confirmation::TakeGames(unknown));
        }
    }

    /// Takes messages in, and says what became of each.
    fn note_messages(&mut self, messages: &[GameMessage]) -> Vec<Added> {
        let today = self.books.today;
        let games = &mut self.books.profile.by_message;
        let taken = messages.iter().map(|one| games.take(one, today)).collect();
        self.save();
        self.update_remote();
        taken
    }

    /// Takes messages in and shows what became of them.
    pub(super) fn take_messages(&mut self, messages: &[GameMessage]) {
        let taken = self.note_messages(messages);
        let is_new = |taken: &Taken| matches!(taken, Taken::New | Taken::Extended(_));
        match taken[..] {
            [(id, Ok(news))] if is_new(&news) => self.open_remote(id),
            [(id, Ok(known))] => self.show_received(Received::Known(id, known)),
            [(_, Err(refused))] => self.show_received(Received::Refused(refused)),
            _ => {
                let news = taken.iter().filter(|(_, it)| it.as_ref().is_ok_and(is_new));
                self.show_received(Received::Several(news.count()));
            }
        }
    }

    fn show_received(&mut self, received: Received) {
        self.go(Destination::Screen(ScreenName::Messages));
        self.tell_received(received);
    }

    fn tell_received(&mut self, what: Received) {
        if let Screen::Messages { received } = &mut self.screen {
            *received = Some(what);
        }
    }

    /// Puts a match on the board, as the player has seen it last. Where two versions of it wait for a choice, the list
    /// shows them.
    fn open_remote(&mut self, id: RemoteId) {
        let game = self.games_by_message().get(id);
        let destination = match game {
            Some(game) if game.forks.is_empty() => Destination::Remote(id),
            _ => Destination::Screen(ScreenName::Messages),
        };
        self.go(destination);
    }

    /// The screen of a match by message; the list, if it cannot be played.
    pub(super) fn remote_screen(&mut self, id: RemoteId) -> Screen {
        let (options, seed) = (self.match_options(), self.seeds.draw());
        let game = self.games_by_message().get(id);
        let current = game.and_then(|game| Match::by_message(game, options, seed).ok());
        match current {
            Some(current) => Screen::Remote(Box::new(RemoteScreen {
                id,
                current,
                booked_as: MatchId::default(),
            })),
            None => Screen::Messages { received: None },
        }
    }

    /// What came in about the match on the board goes on there.
    fn update_remote(&mut self) {
        let Screen::Remote(remote) = &mut self.screen else {
            return;
        };
        let Some(game) = self.books.profile.by_message.get(remote.id) else {
            return;
        };
        if remote.current.log().shared_with(game.log()) == remote.current.log().len() {
            let effects = remote.current.receive(game.log());
            self.carry_out_remote(effects);
        }
    }

    /// Carries out what the match on the board asks for. It is not in the books before the other one knows its end.
    pub(super) fn carry_out_remote(&mut self, effects: Vec<session::DriverEffect>) {
        for effect in effects {
            match effect {
                session::DriverEffect::Save => self.keep_remote(),
                session::DriverEffect::Book(_)
                | session::DriverEffect::BookSeries(_)
                | session::DriverEffect::BookTable(_)
                | session::DriverEffect::Tried(_) => {}
                session::DriverEffect::Device(_) => self.carry_out(vec![effect]),
            }
        }
    }

    /// Writes what stands on the board back into the profile.
    fn keep_remote(&mut self) {
        let Screen::Remote(remote) = &self.screen else {
            return;
        };
        let (log, seen) = (remote.current.log(), remote.current.shown_log().len());
        if let Some(game) = self.books.profile.by_message.get_mut(remote.id) {
            game.keep(log, seen, self.books.today);
        }
        self.book_remote();
        self.save();
    }

    /// The player has sent the match as it stands.
    fn note_sent(&mut self, id: RemoteId) {
        let Some(game) = self.books.profile.by_message.get_mut(id) else {
            return;
        };
        game.mark_sent();
        if let Screen::Remote(remote) = &mut self.screen
            && remote.id == id
        {
            remote.current.mark_sent();
        }
        self.book_remote();
        self.save();
    }

    /// Puts the match on the board into the books, once: when both know its end and the player has seen it.
    fn book_remote(&mut self) {
        let Screen::Remote(remote) = &self.screen else {
            return;
        };
        let Some(game) = self.books.profile.by_message.get(remote.id) else {
            return;
        };
        let is_due = remote.current.is_over() && remote.is_settled();
        if !is_due || game.booked || game.heard_over || game.waiting() != Waiting::Over {
            return;
        }
        let mut result = remote.current.result_so_far();
        result.id = self.books.profile.next_match_id();
        let id = remote.id;
        for kept in result.kept_games(self.books.today) {
            self.outbox.push(Effect::Keep(Box::new(kept)));
        }
        self.books.book(&result);
        if let Screen::Remote(remote) = &mut self.screen {
            remote.booked_as = result.id;
        }
        if let Some(game) = self.books.profile.by_message.get_mut(id) {
            game.booked = true;
        }
    }

    /// The player says that a match counts which was over when this phone first heard of it.
    fn count_remote(&mut self) {
        let Screen::Remote(remote) = &self.screen else {
            return;
        };
        if let Some(game) = self.books.profile.by_message.get_mut(remote.id) {
            game.heard_over = false;
        }
        self.book_remote();
        self.save();
    }

    /// Whether the match on the board is over and counts only when the player says so.
    fn is_uncounted(&self) -> bool {
        let Screen::Remote(remote) = &self.screen else {
            return false;
        };
        let game = self.games_by_message().get(remote.id);
        game.is_some_and(RemoteGame::is_uncounted)
    }

    /// Goes on with one of two versions.
    fn choose_fork(&mut self, id: RemoteId, fork: Option<usize>) {
        let game = self.books.profile.by_message.get_mut(id);
        if game.is_some_and(|game| game.choose(fork)) {
            self.save();
            self.open_remote(id);
        }
    }

    pub(super) fn forget_game(&mut self, id: RemoteId) {
        self.books.profile.by_message.remove(id);
        self.save();
        self.go(Destination::Screen(ScreenName::Messages));
    }

    pub(super) fn forget_unanswered(&mut self) {
        self.books.profile.by_message.remove_unanswered();
        self.save();
        self.go(Destination::Screen(ScreenName::Messages));
    }

    pub(super) fn apply_remote_play(&mut self, event: PlayEvent) {
        let to_list = Destination::Screen(ScreenName::Messages);
        let Screen::Remote(remote) = &self.screen else {
            return;
        };
        match event {
            PlayEvent::Quit if remote.current.is_own_turn() => self.ask(Confirmation::Resign),
            PlayEvent::Quit | PlayEvent::Close => self.go(to_list),
            PlayEvent::NextStep => {
                if remote
                    .current
                    .game_over()
                    .is_some_and(|over| over.next_game)
                {
                    self.tell_board(BoardEvent::NextGame);
                } else if self.is_uncounted() {
                    self.count_remote();
                } else {
                    self.go(to_list);
                }
            }
            // Nobody knows which side to tell of.
            PlayEvent::Turning => {}
            PlayEvent::Resign | PlayEvent::CopyMoves | PlayEvent::CopySheet => {}
            PlayEvent::Share
            | PlayEvent::Review
            | PlayEvent::Help(_)
            | PlayEvent::NoMoreNotices
            | PlayEvent::ReadBoard => self.apply_play(event),
        }
    }

    /// The result sheet of a match by message.
    pub(super) fn remote_result(&self) -> Option<ResultView> {
        let over = self.match_over()?;
        let unsent = self.send_view().is_some_and(|send| send.unsent);
        let next_step = match over.next_game {
            true => NextStep::NextGame,
            false if unsent => NextStep::Send,
            false if self.is_uncounted() => NextStep::Count,
            false => NextStep::Close,
        };
        Some(ResultView {
            over: over.told,
            next_game: over.next_game,
            earned: Earned::default(),
            series: None,
            next_step,
            close_to: ScreenName::Messages,
        })
    }

    /// The player gives the match on the board up.
    pub(super) fn resign(&mut self) {
        self.attend();
        if let Screen::Remote(remote) = &mut self.screen {
            let effects = remote.current.resign();
            self.carry_out_remote(effects);
        }
    }

    pub(super) fn attend_remote(&mut self, attention: Attention) {
        let options = self.match_options();
        if let Screen::Remote(remote) = &mut self.screen {
            remote.current.set_options(options);
            let effects = remote.current.attend(attention);
            self.carry_out_remote(effects);
        }
    }

    /// What the board of a match by message has beside it.
    pub(super) fn send_view(&self) -> Option<SendView> {
        let Screen::Remote(remote) = &self.screen else {
            return None;
        };
        let game = self.games_by_message().get(remote.id);
        let game = game.filter(|game| game.can_be_sent())?;
        Some(SendView {
            id: remote.id,
            code: message::write(&game.message()),
            them: game.names[!game.me].clone(),
            entries: game.log().len(),
            unsent: game.has_unsent(),
            invites: !game.known,
        })
    }

    /// Whether the game on the board came by message to somebody who has neither played nor learned before.
    pub(super) fn is_first_by_message(&self) -> bool {
        let profile = &self.books.profile;
        matches!(self.screen, Screen::Remote(_))
            && !profile.tutorial_done
            && profile.matches().is_empty()
    }

    /// Whether Setup stands at a game by message.
    pub(super) fn sets_up_remote(&self) -> bool {
        let free = matches!(&self.screen, Screen::Setup(setting_up) if setting_up.occasion == Occasion::Free);
        free && self.choices.mode == super::Mode::Message
    }
}
