//! One document on disk: its file, the temporary one it is written to, and the previous good copy.
//!
//! ```text
//!   write profile.json.tmp · sync it
//!   rename profile.json     → profile.json.bak
//!   rename profile.json.tmp → profile.json
//!   sync the folder
//! ```
//!
//! Whatever stops this at whatever point, one of the two names holds a whole document: the old one or the new one. A
//! file is never written in place, and one that cannot be read is given a dated name of its own and left alone from
//! then on. So is a previous copy that a later version of the app wrote, where the document itself is good.

use super::disk::Disk;
use super::envelope::Unreadable;
use chrono::NaiveDate;
use rsg_game::progress::WaitingId;
use std::io;

/// The documents that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Document {
    /// Settings, matches, everything achieved, and the waiting games as they were at the last finished one.
    Profile,
    /// The game that waits in a place.
    Waiting(WaitingId),
    /// The games kept for review.
    Games,
}

impl Document {
    /// All slots.
    pub fn all() -> impl Iterator<Item = Self> {
        let waiting = WaitingId::all().map(Self::Waiting);
        [Self::Profile, Self::Games].into_iter().chain(waiting)
    }

    fn stem(self) -> String {
        match self {
            Self::Profile => "profile".to_owned(),
            Self::Waiting(place) => format!("waiting-{}", place.number()),
            Self::Games => "games".to_owned(),
        }
    }

    pub fn file(self) -> String {
        format!("{}.json", self.stem())
    }

    /// The file its previous good copy is in.
    pub fn backup(self) -> String {
        format!("{}.json.bak", self.stem())
    }

    /// The file it is written to first.
    pub fn temporary(self) -> String {
        format!("{}.json.tmp", self.stem())
    }

    /// Returns true if a file of that name is a copy, an interrupted write, a waiting game or was set aside.
    pub fn is_left_over(name: &str) -> bool {
        Self::all().any(|document| {
            let is_game = matches!(document, Self::Waiting(_));
            name == document.backup()
                || name == document.temporary()
                || name.starts_with(&format!("{}-unreadable-", document.stem()))
                || (is_game && name == document.file())
        })
    }

    /// The new name of an unreadable file of it; `number` tells several of one day apart.
    fn unreadable(self, today: NaiveDate, number: u32) -> String {
        match number {
            1 => format!("{}-unreadable-{today}.json", self.stem()),
            _ => format!("{}-unreadable-{today}-{number}.json", self.stem()),
        }
    }
}

/// A file larger than this is no document of ours: it holds some hundred thousand matches.
pub const LARGEST: u64 = 32 * 1024 * 1024;

/// The result of looking at a document. No file has been changed.
#[derive(Debug)]
pub struct Seen<T> {
    pub found: Found<T>,
    /// Files that cannot be used and lie where something is to be saved. They have to be moved before a save.
    pub in_the_way: Vec<String>,
    /// True if there is nothing to be used but what a version wrote that is read no more.
    pub is_too_old: bool,
}

/// The usable state of a document.
#[derive(Debug, PartialEq, Eq)]
pub enum Found<T> {
    /// No usable file.
    Nothing,
    /// The document.
    Current(T),
    /// Its previous good copy.
    Previous(T),
    /// A later version of the app wrote it. It stays as it is, and so does all that lies beside it.
    Newer(u32),
}

/// Finds the newest valid copy of a document. The copy before it is looked at too: the next save would replace it.
pub fn look<D: Disk, T>(
    disk: &D,
    document: Document,
    parse: impl Fn(&[u8]) -> Result<T, Unreadable>,
) -> Seen<T> {
    let current = read(disk, &document.file(), &parse);
    let previous = read(disk, &document.backup(), &parse);
    let is_current = matches!(current, Ok(Some(_)));
    let mut in_the_way = Vec::new();
    if matches!(current, Err(Unreadable::Broken(_) | Unreadable::TooOld(_))) {
        in_the_way.push(document.file());
    }
    if previous.is_err() {
        in_the_way.push(document.backup());
    }
    let of_old = [&current, &previous]
        .into_iter()
        .any(|one| matches!(one, Err(Unreadable::TooOld(_))));
    let found = match (current, previous) {
        (Ok(Some(value)), _) => Found::Current(value),
        (Err(Unreadable::Newer(version)), _) => Found::Newer(version),
        (_, Ok(Some(value))) => Found::Previous(value),
        (_, Err(Unreadable::Newer(version))) => Found::Newer(version),
        (_, Ok(None) | Err(Unreadable::Broken(_) | Unreadable::TooOld(_))) => Found::Nothing,
    };
    let is_too_old = of_old && matches!(found, Found::Nothing);
    if matches!(found, Found::Newer(_)) && !is_current {
        in_the_way.clear();
    }
    Seen {
        found,
        in_the_way,
        is_too_old,
    }
}

/// Gives an unreadable file a dated name that no file has.
///
/// # Errors
///
/// When the disk does not let it be renamed.
pub fn set_aside<D: Disk>(
    disk: &D,
    document: Document,
    name: &str,
    today: NaiveDate,
) -> io::Result<String> {
    for number in 1..=9999 {
        let new_name = document.unreadable(today, number);
        if !disk.exists(&new_name)? {
            disk.rename(name, &new_name)?;
            disk.sync_folder()?;
            return Ok(new_name);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Puts these bytes in the document's place and keeps what was there as the previous good copy.
///
/// # Errors
///
/// When the disk refuses a step. The document on disk then is the old one or the new one.
pub fn save<D: Disk>(disk: &D, document: Document, bytes: &[u8]) -> io::Result<()> {
    if bytes.len() as u64 > LARGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let (file, temporary) = (document.file(), document.temporary());
    disk.write(&temporary, bytes)?;
    disk.sync(&temporary)?;
    match disk.rename(&file, &document.backup()) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    disk.rename(&temporary, &file)?;
    disk.sync_folder()
}

/// Removes a document and its copies. The copy goes first: whatever stops this, what is found is the document or
/// nothing.
///
/// # Errors
///
/// When the disk refuses a step.
pub fn remove<D: Disk>(disk: &D, document: Document) -> io::Result<()> {
    disk.remove(&document.backup())?;
    disk.remove(&document.temporary())?;
    disk.remove(&document.file())
}

/// Tries again to set aside what could not be when it was loaded.
///
/// # Errors
///
/// When the disk still does not let it be renamed.
pub fn unstick<D: Disk>(
    disk: &D,
    document: Document,
    name: &str,
    today: NaiveDate,
) -> io::Result<()> {
    if disk.exists(name)? {
        set_aside(disk, document, name, today).map(drop)
    } else {
        // It was renamed, but not for certain.
        disk.sync_folder()
    }
}

fn read<D: Disk, T>(
    disk: &D,
    name: &str,
    parse: impl Fn(&[u8]) -> Result<T, Unreadable>,
) -> Result<Option<T>, Unreadable> {
    // A busy system fails a read now and then, and that alone must not put a good file out of use.
    let read = || disk.read(name, LARGEST);
    let bytes = read().or_else(|_| read()).or_else(|_| read());
    let bytes = bytes.map_err(|error| Unreadable::Broken(error.to_string()))?;
    bytes.map(|bytes| parse(&bytes)).transpose()
}
