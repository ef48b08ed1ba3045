//! What the app is told and what it asks for.

use chrono::NaiveDate;
use rsg_engine::{Care, Cell, Color, Game, Judgement, Known, Move, RecordError};

use super::{ColorChoice, Mode, Screen};
use crate::progress::{
    AnimationSpeed, BoardTheme, CalendarDay, CpuLevel, CpuPace, GameKey, KeptGame, KeptGames,
    LanguageChoice, Month, Profile, Rank, RimNames, Theme,
};
use crate::session::review::Walk;
use crate::session::{
    Finished, Format, Haptic, Player, Question, Sound, Speech, Timer, TutorialEvent,
};

/// What happens to the app: what the player does, what the device does, and what was asked for coming back.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// Go to a screen. For [`Screen::Play`] that is *Continue*.
    Open(Screen),
    /// The back button, its gesture, Escape, the browser's back: all of them are one thing.
    Back,
    /// A link from outside: `reverstargo://daily`, a screen's name, or `day/2026-11-21`.
    Link(String),
    /// Yes to the question in front.
    Confirm,
    /// No to the question in front, or away with the help that is open.
    Decline,
    /// On the Setup screen.
    Setup(SetupEvent),
    /// On the Play screen.
    Play(PlayEvent),
    /// On the Calendar screen.
    Calendar(CalendarEvent),
    /// On the Rank-Up screen: set up a series for the open exam.
    RankUpStart,
    /// On the Settings screen.
    Settings(SettingsEvent),
    /// On the Review screen.
    Review(ReviewEvent),
    /// The thinking thread has judged a placement of the game that is looked at.
    Judged {
        /// The question's number.
        question: u64,
        /// What it found.
        judgement: Box<Judgement>,
        /// With how much care.
        care: Care,
    },
    /// On the Tutorial screen.
    Tutorial(TutorialEvent),
    /// The tutorial is not wanted: its card goes away, and if it runs, it ends.
    SkipTutorial,
    /// The thinking thread's answer.
    Answer {
        /// The question's number.
        question: u64,
        /// Its choice.
        mv: Move,
    },
    /// A timer has run out.
    Elapsed(Timer),
    /// The drawing has done with the step of this number.
    Animated {
        /// [`crate::session::Step::number`].
        step: u64,
    },
    /// The phone takes the app away: perhaps for a moment, perhaps for ever.
    Suspended,
    /// The device's calendar has turned a leaf while the app was looked at.
    DateIs(NaiveDate),
    /// The app is looked at again.
    Resumed {
        /// The device's date now.
        today: NaiveDate,
    },
    /// The moment that [`Effect::SaveSoon`] asked for is over, or no more is to come in it.
    SaveDue,
    /// What [`Effect::Save`] asked for is done.
    Saved,
    /// The kept games are on the disk as they are.
    GamesSaved,
    /// What [`Effect::BackUp`] asked for is done: this can take the place of what there is.
    BackedUp(Box<Import>),
    /// Something about keeping progress that the player is to be told.
    Trouble(Trouble),
    /// The player has read it.
    TroubleRead,
    /// The developer menu; nothing happens without it.
    Dev(DevEvent),
}

/// What is chosen before the first stone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupEvent {
    /// CPU or two players.
    Mode(Mode),
    /// Who is Black in the first game.
    Color(ColorChoice),
    /// The CPU's level; a locked one changes nothing.
    Level(CpuLevel),
    /// Single game or Reverse Match.
    Format(Format),
    /// A name, as far as it is typed.
    Name(Player, String),
    /// Take the open exam instead.
    Exam,
    /// Start.
    Start,
}

/// What a player does on the Play screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayEvent {
    /// A tap on a cell.
    Tap(Cell),
    /// The call dialog's answer.
    Call(Color),
    /// A call under the finger or in focus, or none any more.
    PreviewCall(Option<Color>),
    /// The stone is taken up again.
    CancelCall,
    /// Take back the last placement.
    Undo,
    /// Ask for a good placement, or away with it.
    Hint,
    /// Leave the game for good.
    Quit,
    /// The pass notice or hand-over screen was tapped.
    GoOn,
    /// On the result sheet: the next game of this match.
    NextGame,
    /// On the result sheet: the same once more.
    Again,
    /// On the result sheet: back to where the match was set up from.
    Close,
    /// On the result sheet: share it.
    Share,
    /// On the result sheet: look at the game again.
    Review,
    /// Open a help sheet.
    Help(HelpTopic),
    /// Say the board.
    ReadBoard,
}

/// What a help sheet is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HelpTopic {
    /// The rules in short.
    Rules,
    /// Ko and its colours.
    Ko,
}

/// What is done on the Calendar screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CalendarEvent {
    /// A month earlier.
    Earlier,
    /// A month later.
    Later,
    /// That month, or the nearest one the calendar has.
    Show(Month),
    /// A tap on a day.
    Day(CalendarDay),
}

/// What is chosen on the Settings screen.
#[derive(Debug, Clone, PartialEq)]
pub enum SettingsEvent {
    /// The player's name, as far as it is typed.
    Name(String),
    /// The language.
    Language(LanguageChoice),
    /// Light or dark.
    Theme(Theme),
    /// The board's look.
    Board(BoardTheme),
    /// Cell names at the rim.
    Rim(RimNames),
    /// Marks on playable cells.
    Hints(bool),
    /// The button that shows a good move.
    HintButton(bool),
    /// How fast stones move.
    Animation(AnimationSpeed),
    /// How long the CPU waits.
    Pace(CpuPace),
    /// Sounds.
    Sound(bool),
    /// Vibration.
    Haptics(bool),
    /// The screen between two people's turns.
    HandOver(bool),
    /// Praise after good placements.
    Praise(bool),
    /// Give the progress out as text.
    Export,
    /// Progress was read from outside: ask whether it is to take this one's place.
    Import(Box<Import>),
    /// Erase everything: asks, twice.
    Erase,
}

/// What is done on the Review screen.
#[derive(Debug, Clone, PartialEq)]
pub enum ReviewEvent {
    /// Look at a kept game.
    Show(Box<KeptGame>),
    /// Look at the game that this text tells.
    Paste(String),
    /// A step through the game or a line.
    Walk(Walk),
    /// Show the levels to play on against, or hide them.
    ChooseLevel(bool),
    /// Play on from here against this level.
    PlayOn(CpuLevel),
    /// Give the game out as text.
    Share,
    /// Make a kept game a favourite, or an ordinary one again.
    Favourite(Box<KeptGame>),
    /// Delete a kept game.
    Delete(Box<KeptGame>),
    /// Take that back.
    Restore,
}

/// Why a pasted text is no game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PasteFault {
    /// There is no placement in it.
    Empty,
    /// It is longer than any game.
    Long,
    /// A placement in it is wrong.
    Record(RecordError),
}

/// What the thinking thread is asked about a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    /// Comes back with each answer.
    pub question: u64,
    /// The game.
    pub game: Game,
    /// What is known of its placements; the others are to be judged.
    pub known: Vec<Known>,
}

/// Progress that was read from outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// The profile.
    pub profile: Profile,
    /// The kept games there would be.
    pub games: KeptGames,
}

/// The developer menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DevEvent {
    /// Earn what it takes for this rank.
    SetRank(Rank),
    /// Clear every playable day of the calendar's month.
    ClearMonth,
    /// Start as a new player.
    Reset,
}

/// Something about keeping progress that the player is told in one sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// Progress cannot be saved for now; the game goes on.
    CannotSave,
    /// The last save could not be read; the copy before it is used.
    OlderCopy,
    /// Nothing that was kept could be read; it was set aside.
    StartedAnew,
    /// A newer version of the app wrote the progress: it is left alone, and nothing is saved.
    NewerVersion,
    /// The unfinished match could not be gone on with.
    MatchLost,
    /// The games kept for review could not be read; they were set aside.
    GamesLost,
    /// The games kept for review cannot be saved for now; they are there until the app ends.
    CannotKeepGames,
    /// A newer version of the app wrote the kept games: they are left alone, and no more are kept.
    NewerGames,
    /// What there is could not be put aside, so nothing took its place.
    NotImported,
    /// Not everything could be erased.
    NotErased,
}

/// What the app asks for. Carried out in order, and before the next draw: what [`Effect::Save`] asks for is on its way
/// to the disk before the result that it keeps can be seen.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Write the profile. Answer with [`Event::Saved`] or [`Event::Trouble`].
    Save,
    /// Answer with [`Event::SaveDue`] in a moment, in which more to be saved may come.
    SaveSoon,
    /// Ask the thinking thread. Answer with [`Event::Answer`].
    Think(Question),
    /// The last question is not wanted any more.
    StopThinking,
    /// Answer with [`Event::Elapsed`] after so long.
    After {
        /// Comes back in the event.
        timer: Timer,
        /// How long.
        millis: u32,
    },
    /// Something to hear; never asked for when sounds are off.
    Sound(Sound),
    /// Something to feel; never asked for when vibration is off.
    Haptic(Haptic),
    /// Something to say in the live region.
    Announce(Speech),
    /// Share a result as text.
    Share(Box<Finished>),
    /// Keep this game for Review, in place of what is kept of it. Answer with [`Event::GamesSaved`] if it is saved.
    Keep(Box<KeptGame>),
    /// Let this kept game go.
    Forget(GameKey),
    /// Judge a game's placements. Answer with [`Event::Judged`].
    Analyse(Box<Analysis>),
    /// Share a text as it is.
    ShareText(String),
    /// Give the progress out as text.
    Export,
    /// Put the profile aside with the kept games as they are, because this is to take their place. Answer with
    /// [`Event::BackedUp`], and only if it is done.
    BackUp(Box<Import>),
    /// These games are the kept ones from now on.
    ReplaceGames(Box<KeptGames>),
    /// Forget everything but the profile as it is now: copies, kept games, files set aside.
    Erase,
}
