//! The requests of the app to the device, and the messages to the player about keeping progress.

use super::late::LateFile;
use crate::board::Command;
use crate::progress::{GameKey, KeptGame, KeptGames, KeptItem, Profile};
use crate::session::Speech;
use crate::thinking::Question;

/// Progress that was read from outside, or that was erased and is wanted back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    pub profile: Profile,
    /// The kept games there would be.
    pub games: KeptGames,
    pub origin: Origin,
}

/// The source of progress that may replace the present one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// A text or file that the player has brought.
    Outside,
    /// It was erased here.
    Erased,
}

/// The cost of giving up a game that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GivesUp {
    /// It counts for nothing.
    Free,
    /// It counts as a loss.
    Loses,
}

/// The data that replace the present ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Replacement {
    Import(Box<Import>),
    /// A new player's: everything is erased.
    NewPlayer,
}

/// A message about keeping progress, of one sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// Progress cannot be saved for now; the game goes on.
    CannotSave,
    /// Another program has taken over where progress is kept: nothing can be played here any more.
    TakenOver,
    /// The last save could not be read; the copy before it is used.
    OlderCopy,
    /// Nothing that was kept could be read; it was set aside.
    StartedAnew,
    /// A version of the app that is read no more wrote the progress or a part of it; it was set aside.
    TooOld,
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
    /// The present data could not be put aside, so they were not replaced.
    NotImported,
    /// Not everything could be erased.
    NotErased,
    /// The present data could not be put aside, so they were not erased.
    NothingErased,
    /// A copy beside the good file could not be used; it was set aside.
    CopySetAside,
    /// The erased data cannot be read.
    ErasedLost,
}

/// A short message that is shown once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Toast {
    /// A Rank-Up series was left.
    SeriesLeft,
    /// A game was given up before it counted for anything.
    NothingCounted,
    /// The reminder is off again: the phone does not let the app remind the player.
    RemindersRefused,
    /// A game that was pasted is among the kept ones.
    GameKept,
    /// A board of one's own is among them.
    BoardKept,
    /// The game that was played last was asked for, and there is none.
    NoGameWaits,
}

/// An output of the app. Carried out in order, and before the next draw: the data of [`Effect::Save`] are on their way
/// to the disk before the result in them can be seen.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Write the profile. Answer with [`Event::Saved`](super::Event::Saved) or
    /// [`Event::Trouble`](super::Event::Trouble).
    Save,
    /// Answer with [`Event::SaveDue`](super::Event::SaveDue) in a moment, in which more to be saved may come.
    SaveSoon,
    /// A command of the screen's board to the device. There are none for sounds and vibration when they are off.
    Device(Command),
    /// Ask the thinking thread. It answers on the board of the screen.
    Ask(Box<Question>),
    /// Say this to whoever listens.
    Announce(Speech),
    /// Tell the player this, once and in a word.
    Say(Toast),
    /// Ask the phone to ask the player whether the app may remind. If it may not:
    /// [`Event::RemindersRefused`](super::Event::RemindersRefused).
    AskToRemind,
    /// From now on the phone reminds the player at the moments of [`App::reminders`](super::App::reminders) and at no
    /// other.
    Remind,
    /// Keep this game or board for looking at again, in place of its kept form. Answer with
    /// [`Event::GamesSaved`](super::Event::GamesSaved) if it is saved.
    Keep(Box<KeptItem>),
    /// Keep these games, which have ended, each unless it is kept already. Answer as to the one above.
    KeepNew(Vec<KeptGame>),
    /// Keep this pasted game or this board that was set up, unless one with the same course is kept already; of a board
    /// that is, these words are to be kept. Answer as to the one above.
    KeepBrought(Box<KeptItem>),
    Forget(GameKey),
    ShareText(String),
    /// Bring this file. Answer with [`LateEvent`](super::LateEvent): it came, or it could not be had.
    Fetch {
        file: LateFile,
        /// True if the player waits for it.
        wanted: bool,
    },
    /// Give the progress out as text.
    Export,
    /// Put the profile aside with the running match and the kept games as they are, because this is to take their
    /// place. Answer with [`Event::BackedUp`](super::Event::BackedUp), and only if it is done.
    BackUp(Replacement),
    /// These games are the kept ones from now on. They are written with the profile that is saved next, in one.
    ReplaceGames(Box<KeptGames>),
    /// Write the kept games, which could not be written before. Answer with
    /// [`Event::GamesSaved`](super::Event::GamesSaved) if they are.
    SaveGames,
    /// Answer with [`Event::TryAgain`](super::Event::TryAgain) after so long.
    TryAgain {
        seconds: u32,
    },
    /// Forget everything but the profile as it is now: copies, kept games, files set aside. What was put aside because
    /// it was to be erased stays for a while.
    Erase,
    /// Read the data erased last. Answer with [`SettingsEvent::Import`](super::SettingsEvent::Import).
    TakeBack,
    /// The data erased last are back, and need not be kept beside the others once these are saved.
    ForgetErased,
}
