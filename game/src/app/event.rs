//! The app's input: its events.

use rsg_classics::Terms;

use super::editor::editing::EditorEvent;
use super::effect::{Import, Replacement, Trouble};
use super::late::LateEvent;
use super::period::Period;
use super::puzzle_source::{Practice, PuzzleSource};
use super::rules_page::RulesPage;
use super::screen_name::ScreenName;
use crate::board::BoardEvent;
use crate::progress::boards::{BoardWords, KeptBoard};
use crate::progress::by_message::MessageMatchId;
use crate::progress::sets::{BoardSet, SetDigest};
use crate::progress::{
    CalendarDay, ClockTime, ColorChoice, CpuLevel, Format, GameKind, HouseRules, KeptGame,
    KeptItem, Mode, Month, Player, PlayerName, Rank, Reminder, Settings, TodayStrength, WaitingId,
};
use crate::session::review::{MistakeEvent, Walk};
use crate::session::{SolvingEvent, TutorialEvent};

/// The app's input: actions of the player, events of the device, and the answers to effects.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// Go to a screen. For [`ScreenName::Play`] that is going on with the game that was played last.
    Open(ScreenName),
    /// The back button, its gesture, Escape, the browser's back: all of them are one thing.
    Back,
    /// A link from outside: `reverstargo://daily`, a screen's name, or `day/2026-11-21`.
    Link(String),
    /// A link that has opened the page in a browser. It waits for [`Event::PlayHere`] where nothing was played yet: the
    /// player may have another progress on the home screen.
    GuestLink(String),
    /// The game or puzzle of that link is to be played here.
    PlayHere,
    /// Yes to the question in front.
    Confirm,
    /// Answer the question in front with no, or close the help that is open.
    Decline,
    /// On the board of the screen, whichever screen that is: what the player does there, and what comes back of what
    /// was asked for.
    Board(BoardEvent),
    Setup(SetupEvent),
    Play(PlayEvent),
    /// A game that waits, on Today or where there is no room for another one.
    Waiting(WaitingEvent),
    Calendar(CalendarEvent),
    Message(MessageEvent),
    /// Plays a game at once, with the choices that were made last.
    PlayAsLast(GameKind),
    /// Opens Setup for a game; with a mode, that one is chosen.
    SetUp(GameKind, Option<Mode>),
    /// On the Rules screen: the rules of another game.
    ShowRules(GameKind),
    /// Another page about the same game.
    ShowRulesPage(RulesPage),
    /// A word of Reversi, looked up from where it is used.
    LookUpWord(&'static str),
    /// Opens the lessons of a game.
    Learn(GameKind),
    /// A first game, without the lessons.
    FirstGame,
    /// Today's game, or that of another day.
    Today(TodayEvent),
    /// An action on the Rank-Up screen.
    RankUp(RankUpEvent),
    /// On the Ranks screen: share the player's rank.
    ShareRank,
    Settings(SettingsEvent),
    Review(ReviewEvent),
    Puzzle(PuzzleEvent),
    Friends(FriendsEvent),
    Editor(EditorEvent),
    Set(SetEvent),
    Tutorial(TutorialEvent),
    /// The tutorial is not wanted: its card goes away, and if it runs, it ends.
    SkipTutorial,
    /// The player's answer to the offer of a reminder.
    AnswerReminder(Reminder),
    /// The phone does not let the app remind the player.
    RemindersRefused,
    /// The device's date is another one than it was.
    DateChanged,
    /// The phone takes the app away: perhaps for a moment, perhaps for ever.
    Suspended,
    /// The app is looked at again.
    Resumed,
    /// The moment that [`Effect::SaveSoon`](super::Effect::SaveSoon) asked for is over, or no more is to come in it.
    SaveDue,
    /// [`Effect::Save`](super::Effect::Save) is done. If it cannot be done, that is [`Event::Trouble`].
    Saved,
    /// The kept games are on the disk as they are.
    GamesSaved,
    /// [`Effect::BackUp`](super::Effect::BackUp) is done: the present data can be replaced by these.
    BackedUp(Replacement),
    /// A message for the player about keeping progress.
    Trouble(Trouble),
    /// The pause that [`Effect::TryAgain`](super::Effect::TryAgain) asked for is over.
    TryAgain,
    TroubleRead,
    /// A file that comes when it is wanted.
    Late(LateEvent),
    /// The developer menu; nothing happens without it.
    Dev(DevEvent),
}

/// Events that name their screen or their source by their type.
macro_rules! event_from {
    ($($group:ty => $variant:ident),* $(,)?) => {
        $(impl From<$group> for Event {
            fn from(event: $group) -> Event {
                Event::$variant(event)
            }
        })*
    };
}
event_from!(
    BoardEvent => Board,
    SetupEvent => Setup,
    PlayEvent => Play,
    WaitingEvent => Waiting,
    CalendarEvent => Calendar,
    MessageEvent => Message,
    TodayEvent => Today,
    RankUpEvent => RankUp,
    SettingsEvent => Settings,
    ReviewEvent => Review,
    PuzzleEvent => Puzzle,
    FriendsEvent => Friends,
    EditorEvent => Editor,
    SetEvent => Set,
    TutorialEvent => Tutorial,
    LateEvent => Late,
    DevEvent => Dev,
    ScreenName => Open,
);

impl Event {
    /// Returns true if the player did it, and not the device, nor is it the answer to an effect.
    #[must_use]
    pub fn is_by_player(&self) -> bool {
        match self {
            Event::Board(event) => event.is_touch(),
            Event::DateChanged
            | Event::RemindersRefused
            | Event::Suspended
            | Event::Resumed
            | Event::SaveDue
            | Event::Saved
            | Event::GamesSaved
            | Event::BackedUp(_)
            | Event::TryAgain
            | Event::Trouble(_)
            | Event::Late(LateEvent::Fetched(_) | LateEvent::Failed(_) | LateEvent::Online) => {
                false
            }
            _ => true,
        }
    }

    /// Returns true if it has no effect while something is in front of the screen. Ways out, and events that come by
    /// themselves, always have one.
    pub(super) fn waits_for_answer(&self) -> bool {
        match self {
            Event::Board(event) => event.is_touch(),
            // What is copied changes nothing.
            Event::Play(PlayEvent::CopyMoves | PlayEvent::CopySheet) => false,
            Event::Setup(_)
            | Event::Play(_)
            | Event::PlayAsLast(_)
            | Event::SetUp(..)
            | Event::ShowRules(_)
            | Event::ShowRulesPage(_)
            | Event::LookUpWord(_)
            | Event::Learn(_)
            | Event::FirstGame
            | Event::Waiting(WaitingEvent::Continue(_) | WaitingEvent::GiveUp(_))
            | Event::Calendar(_)
            | Event::Message(_)
            | Event::AnswerReminder(_)
            | Event::Today(_)
            | Event::RankUp(_)
            | Event::ShareRank
            | Event::Settings(_)
            | Event::Review(_)
            | Event::Puzzle(_)
            | Event::Friends(_)
            | Event::Set(_)
            | Event::Tutorial(_) => true,
            _ => false,
        }
    }
}

/// A choice before the first stone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupEvent {
    Mode(Mode),
    /// The player who is Black in the first game.
    Color(ColorChoice),
    /// The CPU's level; a locked one changes nothing.
    Level(CpuLevel),
    Format(Format),
    /// A name, as far as it is typed.
    Name(Player, String),
    /// A person who has played before: for the first place that is free, else the second one.
    Known(PlayerName),
    /// The two change places, and so colours.
    Swap,
    Exam,
    /// The rules of a game on squares.
    Terms(Terms),
    /// The time a side has.
    Clock(ClockTime),
    /// The agreements of two people on one phone.
    House(HouseRules),
    /// The rules of the game that is set up.
    Rules,
    Start,
}

/// An action of the player on the Play screen beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayEvent {
    Quit,
    /// On the result sheet: what is worth doing next.
    NextStep,
    /// On the result sheet: the match once more.
    Again,
    /// On the result sheet: to where the game turned.
    Turning,
    /// On the result sheet: back to where the match was set up from.
    Close,
    /// On the result sheet: the picture of the result.
    Share,
    /// On squares: give the game up. Asks.
    Resign,
    /// On squares: the turns so far as text.
    CopyMoves,
    /// On squares: the board with the number of each placement.
    CopySheet,
    Review,
    /// On the result sheet: the game once more, in six seconds.
    Replay,
    /// While that runs: the move that it shows, in Review.
    LookCloser,
    Help(HelpTopic),
    /// On a pass notice or hand-over: none of these any more.
    NoMoreNotices,
    /// Say the board.
    ReadBoard,
}

/// The subject of a help sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HelpTopic {
    Rules,
    Ko,
}

/// An action with games by message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageEvent {
    /// Set a new game up.
    Begin,
    /// Take in the games that a text holds.
    Take(String),
    Open(MessageMatchId),
    /// The present match was given to a messenger.
    Sent(MessageMatchId),
    /// Show what stands there now to the other one's camera. It counts as sent: nobody knows whether it was read.
    ShowCode(MessageMatchId),
    /// Go on with the other version of this number, or with one's own.
    Choose(MessageMatchId, Option<usize>),
    /// Away with a game: asks.
    Forget(MessageMatchId),
    /// Away with all games in which the one or the other has never answered: asks.
    ForgetUnanswered,
}

/// An action on the Rank-Up screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankUpEvent {
    /// The player's colour in the first game of the series.
    Color(ColorChoice),
    /// Starts the series for the open exam.
    Start,
}

/// An action on the Calendar screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CalendarEvent {
    Earlier,
    Later,
    /// This month, or the nearest one of the calendar.
    Show(Month),
    Day(CalendarDay),
    /// Enough of the day that is being stamped.
    Seen,
}

/// An action on the Settings screen.
#[derive(Debug, Clone, PartialEq)]
pub enum SettingsEvent {
    /// These are the settings from now on: one of them was chosen, or the name is being typed.
    Change(Settings),
    /// Give the progress out as text.
    Export,
    /// Show where exported progress can be brought in.
    OpenImport,
    /// Progress was read from outside: ask whether it is to take this one's place.
    Import(Box<Import>),
    /// Erase everything: asks.
    Erase,
    /// Read the data erased last, and ask whether they are to replace the present ones.
    TakeBack,
}

/// An action on the Review screen.
#[derive(Debug, Clone, PartialEq)]
pub enum ReviewEvent {
    Show(Box<KeptItem>),
    /// Look at the game in this text.
    Paste(String),
    /// A step through the game or a line.
    Walk(Walk),
    /// Going through the mistakes.
    Mistakes(MistakeEvent),
    /// Show against whom to play on, or hide it.
    ChooseLevel(bool),
    /// Play on from here: practice against this level, or a game of two people.
    PlayOn(Option<CpuLevel>),
    /// Give the game out as text.
    Share,
    /// Set up a board of one's own from the position that is shown.
    SetUp,
    /// Keep the game that was pasted.
    Keep,
    /// Make a kept game or board a favourite, or an ordinary one again.
    Favourite(Box<KeptItem>),
    /// Put this tag on a kept game, or take it off.
    Tag {
        game: Box<KeptGame>,
        tag: String,
    },
    /// Say this of a kept board from now on.
    Rename {
        board: Box<KeptBoard>,
        words: BoardWords,
    },
    Delete(Box<KeptItem>),
    /// Take that back.
    Restore,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DevEvent {
    /// Earn what it takes for this rank.
    SetRank(Rank),
    /// Clear every playable day of the calendar's month.
    ClearMonth,
    Reset,
}

/// An action with games that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WaitingEvent {
    /// Go on with it.
    Continue(WaitingId),
    /// Give it up: asks.
    GiveUp(WaitingId),
    /// Give it up for the game that has no room: asks.
    MakeRoom(WaitingId),
}

/// An action of the player with Today's game, wherever a day's game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TodayEvent {
    /// The CPU's strength for the next one.
    Choose(TodayStrength),
    /// Shares today, once game and puzzle are done.
    Share,
    /// The results of friends for a day.
    Friends {
        day: CalendarDay,
        strength: TodayStrength,
    },
    /// Plays a day's game, or goes on with it where it waits. A day to come changes nothing.
    Play {
        day: CalendarDay,
        strength: TodayStrength,
    },
}

/// An action on the Friends screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FriendsEvent {
    Show(Period),
    Strength(TodayStrength),
    /// The day before, or after.
    Earlier,
    Later,
    /// Look at a friend's game of the day, or no more.
    Look(PlayerName),
    /// Show a friend under this name; under an empty one as the codes name them.
    Rename(PlayerName, String),
    /// Away with a friend: asks.
    Forget(PlayerName),
    /// One's own first game of that day.
    PlayFirst,
    /// The friend's game in Review.
    Review,
}

/// An action with sets of boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetEvent {
    /// Look at a set.
    Show(SetDigest),
    /// A set of kept boards was made, and is on its way to its readers.
    Made(Box<BoardSet>),
    /// Solve or play the board with this index.
    Open(u8),
    /// Play it, two on this phone.
    PlayForTwo(u8),
    /// Away with the set: asks.
    Forget,
}

/// An action of the player with puzzles, beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleEvent {
    Open(PuzzleSource),
    /// The choice of puzzles to practise.
    Choose(Practice),
    /// An action on the puzzle.
    Solve(SolvingEvent),
    /// The puzzle that comes next where this one came from.
    Next,
    /// The picture of a solved day's puzzle.
    Share,
    /// Review the game of a finished puzzle.
    Review,
}
