//! The ways between the screens: where to go, what is asked on the way, and what lies in front of a screen.
//!
//! No screen is named here by its type: a screen says where it leads in these words, and `navigation` goes there.

use super::effect::Import;
use super::event::HelpTopic;
use super::games::open_game::OpenGame;
use super::games::request::MatchRequest;
use super::occasion::Occasion;
use super::puzzle_source::PuzzleSource;
use super::screen_name::ScreenName;
use super::sharing::Sharing;
use crate::progress::by_message::{GameMessage, MessageFault, MessageMatchId, NotTaken, Taken};
use crate::progress::friends::NotListed;
use crate::progress::sets::SetDigest;
use crate::progress::{CalendarDay, GameKind, PlayerName, TodayStrength, WaitingId};

/// A destination: a screen and its contents.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Destination {
    /// A screen as it opens.
    Screen(ScreenName),
    /// The rules of a game.
    Rules(GameKind),
    /// The lessons of a game.
    Lessons(GameKind),
    /// The rules of a game, looked up from its Setup.
    Rulebook(GameKind),
    /// The calendar, open at today.
    Today,
    /// Setup of a game, for an occasion.
    SetUp(GameKind, Occasion),
    /// The open match of a game, where it is played.
    Play(GameKind),
    /// The import of exported progress.
    BringIn,
    /// The game whose result is open, looked at again.
    Review(GameKind),
    /// A game by message.
    MessageMatch(MessageMatchId),
    /// The list of games by message, with this to say.
    Received(Received),
    /// Friends at a day and strength, with this to say.
    Friends {
        day: CalendarDay,
        strength: TodayStrength,
        news: Option<FriendsNews>,
    },
    /// The puzzle that comes next from there.
    Puzzle(PuzzleSource),
}

impl Destination {
    pub const HOME: Destination = Destination::Screen(ScreenName::Home);

    /// The list of games by message.
    pub const MESSAGES: Destination = Destination::Screen(ScreenName::Messages);
}

/// The result of bringing a text or link to the list of games by message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Received {
    /// No game can be read from it.
    Nothing(MessageFault),
    /// A game is as it was, or has another version beside it.
    Known(MessageMatchId, Taken),
    /// A game is not taken.
    Refused(NotTaken),
    /// Games were taken in, and this many of them have something new.
    Several(usize),
}

/// What became of the results in a text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FriendsNews {
    /// The number of results that were taken.
    pub taken: usize,
    /// The number of those that were not, and the reason of the last one.
    pub refused: usize,
    pub why: Option<NotListed>,
}

/// An action that waits for the player's yes.
#[derive(Debug, Clone, PartialEq)]
pub enum Confirmation {
    /// Quit a running game.
    Quit(GameKind),
    /// Show a hint, which costs a win its worth.
    Hint,
    /// Resign the game on squares.
    ResignOnSquares,
    /// Choose which waiting game is given up for this one.
    TooMany(Box<MatchRequest>),
    /// Give up a waiting game, perhaps for another one.
    GiveUp {
        id: WaitingId,
        then: Option<Box<MatchRequest>>,
    },
    /// Leave the series and go there.
    LeaveSeries(Destination),
    /// Give the game by message on the board up.
    Resign,
    /// Let a game by message go.
    ForgetGame(MessageMatchId),
    /// Let all games by message go in which the one or the other has never answered.
    ForgetUnanswered,
    /// Take in games by message that are new to this phone.
    TakeGames(Vec<GameMessage>),
    /// Let a friend's results go.
    ForgetFriend(PlayerName),
    /// Let a set of boards go.
    ForgetSet(SetDigest),
    /// Erase everything.
    Erase,
    /// Put this in the place of what there is.
    Import(Box<Import>),
}

/// The app's own question or sheet in front of the screen. The board has overlays of its own.
#[derive(Debug, Clone, PartialEq)]
pub enum Modal {
    Confirm(Confirmation),
    Help(HelpTopic),
    /// The rules of the game on the board.
    Rules(GameKind),
    /// The game by message on the board, as a picture for the other one's camera.
    Code,
    /// A picture that is looked at before it is sent.
    Share(Box<Sharing>),
    /// A link that has opened the page in a browser where nothing was played: nothing is taken in before the player
    /// says so.
    GuestLink(String),
}

/// The way that something done leads.
#[derive(Debug, Clone)]
pub enum Transition {
    /// Nowhere: the screen goes on.
    Stay,
    Go(Destination),
    /// To a screen, if there is something on it.
    Open(ScreenName),
    /// To a question in front of the screen.
    Ask(Confirmation),
    /// To something else in front of it.
    Show(Modal),
    /// To a new match, if there is room for it.
    Start(MatchRequest),
    /// On with a game that waits.
    Continue(WaitingId),
    /// To a finished game, looked at again.
    Review(Destination, Box<OpenGame>),
}

impl Transition {
    pub const HOME: Transition = Transition::Go(Destination::HOME);

    pub fn to(screen: ScreenName) -> Transition {
        Transition::Go(Destination::Screen(screen))
    }

    /// The way to a finished game; nowhere without one.
    pub fn review(to: Destination, open: Option<OpenGame>) -> Transition {
        open.map_or(Transition::Stay, |open| {
            Transition::Review(to, Box::new(open))
        })
    }
}
