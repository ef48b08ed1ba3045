//! One writer at a time.
//!
//! Whoever opens the data folder last, be it a window, a browser tab or another process, writes a token of its own into
//! the file `owner` and so takes the seat. An older one finds another token there before it writes, writes nothing, and
//! can say so. Looking and writing happen under the folder's lock, so that the newest has loaded everything that any
//! older one was told is saved.

use super::disk::Disk;
use std::io;

/// The file with the token of whoever may write.
const OWNER: &str = "owner";
const OWNER_TEMPORARY: &str = "owner.tmp";

/// More than a token has.
const LONGEST: u64 = 256;

/// A place at the data folder, perhaps lost to a newer one.
#[derive(Debug)]
pub struct Seat {
    token: String,
    state: State,
}

#[derive(Debug)]
enum State {
    /// It was taken, and somebody newer may have taken it since.
    Taken,
    /// It could not be taken: the disk was full, or the folder cannot be written. This is the token that was there.
    NotYet(Option<String>),
}

/// Whose seat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// This one's.
    Own,
    /// Nobody's: it was not claimed since this one wanted it.
    Free,
    /// A newer one's.
    Lost,
}

impl Seat {
    /// Takes the seat if the disk lets it be taken. The caller has the lock.
    pub fn take<D: Disk>(disk: &D, token: u64) -> Self {
        let mut seat = Self::without(disk, token);
        if seat.write(disk).is_ok() {
            seat.state = State::Taken;
        }
        seat
    }

    /// A seat that is not taken yet, because there is no lock to be had.
    pub fn without<D: Disk>(disk: &D, token: u64) -> Self {
        Self {
            token: format!("{token:016x}"),
            state: State::NotYet(owner(disk).unwrap_or_default()),
        }
    }

    /// Whether the seat still has to be taken. Before that, the caller makes sure that nothing was saved since it loaded.
    pub fn is_to_be_taken(&self) -> bool {
        matches!(self.state, State::NotYet(_))
    }

    /// Whose seat it is now. The caller has the lock.
    ///
    /// # Errors
    ///
    /// When the disk cannot be read.
    pub fn look<D: Disk>(&self, disk: &D) -> io::Result<Place> {
        let owner = owner(disk)?;
        let is_free = match &self.state {
            State::NotYet(before) => owner == *before,
            // The file is gone: nobody else has claimed the seat.
            State::Taken => owner.is_none(),
        };
        Ok(match (is_free, owner) {
            (_, Some(owner)) if owner == self.token => Place::Own,
            (true, _) => Place::Free,
            (false, _) => Place::Lost,
        })
    }

    /// Whether there is room on the disk to take it.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub fn has_room<D: Disk>(&self, disk: &D) -> io::Result<()> {
        disk.write(OWNER_TEMPORARY, self.token.as_bytes())
    }

    /// Takes a seat that is free. The caller has had the lock since it looked.
    ///
    /// # Errors
    ///
    /// When the disk still does not let it be taken.
    pub fn take_free<D: Disk>(&mut self, disk: &D) -> io::Result<()> {
        self.write(disk)?;
        self.state = State::Taken;
        Ok(())
    }

    fn write<D: Disk>(&self, disk: &D) -> io::Result<()> {
        disk.write(OWNER_TEMPORARY, self.token.as_bytes())?;
        disk.rename(OWNER_TEMPORARY, OWNER)
    }
}

fn owner<D: Disk>(disk: &D) -> io::Result<Option<String>> {
    let bytes = disk.read(OWNER, LONGEST)?;
    Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
}
