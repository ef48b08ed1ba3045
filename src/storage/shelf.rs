//! Files in memory, and a database that keeps them: what a browser has in place of a folder.
//!
//! A database answers later, and the app saves now. So all files are in memory, where every step of a save is done at
//! once, and what a save has changed goes into the database as one [`Changes`], in one transaction: after it the
//! database holds all files as they were at some [`Disk::sync_folder`], whatever goes wrong. Such a point is a finished
//! save or a state from which every version of the app finds its way back, as after a loss of power.
//!
//! ```text
//!   write · rename … · sync_folder ──→ due ──→ one transaction ──→ settled
//!                                       ↑            │ aborted, no room
//!                                       └────────────┘ and it is told
//! ```
//!
//! One transaction runs at a time; what is synced meanwhile goes into the next one. Changes that could not be kept stay
//! due, and are tried again with the next save or the next call of [settled](Disk::settled).
//!
//! A browser may delete what it keeps under a page that runs (*clear site data*). The database then says that files are
//! missing, and all files are written once more.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::rc::Rc;

use tokio::sync::oneshot;

use super::disk::{Disk, Settling};

/// A file's bytes.
pub type Bytes = Rc<[u8]>;

/// Files by name, with what they hold from now on; none for those that are removed.
pub type Changes = BTreeMap<String, Option<Bytes>>;

/// The callback for the result of a transaction, called once: [`io::ErrorKind::WouldBlock`] where a newer page has the
/// database, [`io::ErrorKind::NotFound`] where files are not there that were written before.
pub type Done = Box<dyn FnOnce(io::Result<()>)>;

/// The content of one transaction.
#[derive(Clone, Debug)]
pub struct Batch {
    pub changes: Changes,
    /// The files that are in the database afterwards; others may be there too, which are none of the app's.
    pub names: BTreeSet<String>,
    /// The changes are all files there are, because the database has lost its own.
    pub is_whole: bool,
}

/// The operations that a shelf needs of a database.
pub trait Database: 'static {
    /// Makes all these changes for good, or none of them. Only if no newer page has opened the database since this one
    /// did, which is looked up in the same transaction.
    fn keep(&self, batch: Batch, done: Done);

    /// The reason why nothing can be kept, where that is known before anything is tried.
    fn refuses(&self) -> Option<io::ErrorKind> {
        None
    }
}

/// The files. Clones are the same shelf.
pub struct Shelf<D>(Rc<Inner<D>>);

struct Inner<D> {
    database: D,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    files: BTreeMap<String, Bytes>,
    /// The files as they were at the last sync.
    synced: BTreeMap<String, Bytes>,
    /// Changed since the last sync.
    changed: BTreeSet<String>,
    /// Synced, and neither in the database nor on the way there.
    due: Changes,
    /// The number of syncs.
    syncs: u64,
    /// The number of syncs that are in the database.
    settled: u64,
    is_busy: bool,
    /// The database has lost files: all go into the next transaction.
    is_missing: bool,
    /// A newer page has the database.
    is_lost: bool,
    /// Futures that wait until a number of syncs are in the database.
    waiting: Vec<(u64, oneshot::Sender<io::Result<()>>)>,
}

impl<D> Clone for Shelf<D> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<D> fmt::Debug for Shelf<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.0.state.borrow().files.keys().cloned().collect();
        f.debug_tuple("Shelf").field(&names).finish()
    }
}

impl<D: Database> Shelf<D> {
    /// The shelf of a database that holds these files.
    pub fn new(database: D, files: BTreeMap<String, Bytes>) -> Self {
        let state = State {
            synced: files.clone(),
            files,
            ..State::default()
        };
        Self(Rc::new(Inner {
            database,
            state: RefCell::new(state),
        }))
    }

    /// Returns true if everything that was synced is in the database.
    pub fn is_settled(&self) -> bool {
        let state = self.0.state.borrow();
        state.settled == state.syncs
    }

    fn change(&self, name: &str, bytes: Option<Bytes>) {
        let mut state = self.0.state.borrow_mut();
        state.changed.insert(name.to_owned());
        match bytes {
            Some(bytes) => state.files.insert(name.to_owned(), bytes),
            None => state.files.remove(name),
        };
    }

    /// Begins a transaction with all that is due, unless one runs.
    fn flush(&self) {
        let (batch, syncs) = {
            let mut state = self.0.state.borrow_mut();
            if state.is_busy || state.settled == state.syncs {
                return;
            }
            state.is_busy = true;
            (state.batch(), state.syncs)
        };
        let shelf = self.clone();
        let kept = batch.clone();
        let done = Box::new(move |result| shelf.done(kept, syncs, result));
        self.0.database.keep(batch, done);
    }

    fn done(&self, batch: Batch, syncs: u64, result: io::Result<()>) {
        let told = {
            let mut state = self.0.state.borrow_mut();
            state.is_busy = false;
            match &result {
                Ok(()) => {
                    state.settled = syncs;
                    state.is_missing &= !batch.is_whole;
                }
                Err(error) => {
                    state.is_lost |= error.kind() == io::ErrorKind::WouldBlock;
                    for (name, bytes) in batch.changes {
                        // What was synced since then is newer.
                        state.due.entry(name).or_insert(bytes);
                    }
                    if error.kind() == io::ErrorKind::NotFound && !batch.is_whole {
                        state.is_missing = true;
                        drop(state);
                        // Nobody need be told yet: the same once more, with all that is missing.
                        return self.flush();
                    }
                }
            }
            let failed = result.is_err();
            let (told, waiting) = std::mem::take(&mut state.waiting)
                .into_iter()
                .partition(|(number, _)| failed || *number <= syncs);
            state.waiting = waiting;
            let told: Vec<_> = told;
            told
        };
        for (_, waiting) in told {
            // Whoever does not wait any more needs no answer.
            let _ = waiting.send(
                result
                    .as_ref()
                    .copied()
                    .map_err(|error| error.kind().into()),
            );
        }
        if result.is_ok() {
            self.flush();
        }
    }
}

impl State {
    /// Takes what is due.
    fn batch(&mut self) -> Batch {
        let mut changes = std::mem::take(&mut self.due);
        if self.is_missing {
            let all = self.synced.iter();
            changes.extend(all.map(|(name, bytes)| (name.clone(), Some(Rc::clone(bytes)))));
        }
        Batch {
            changes,
            names: self.synced.keys().cloned().collect(),
            is_whole: self.is_missing,
        }
    }
}

impl<D: Database> Disk for Shelf<D> {
    fn claim(&self) -> io::Result<()> {
        if self.0.state.borrow().is_lost {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        Ok(())
    }

    fn read(&self, name: &str, most: u64) -> io::Result<Option<Vec<u8>>> {
        match self.0.state.borrow().files.get(name) {
            Some(bytes) if bytes.len() as u64 > most => Err(io::ErrorKind::FileTooLarge.into()),
            bytes => Ok(bytes.map(|bytes| bytes.to_vec())),
        }
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.change(name, Some(bytes.into()));
        Ok(())
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        // The folder's sync, which always follows, takes the bytes along.
        if self.exists(name)? {
            Ok(())
        } else {
            Err(io::ErrorKind::NotFound.into())
        }
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let bytes = self.0.state.borrow().files.get(from).cloned();
        let bytes = bytes.ok_or(io::ErrorKind::NotFound)?;
        self.change(from, None);
        self.change(to, Some(bytes));
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        if self.exists(name)? {
            self.change(name, None);
        }
        Ok(())
    }

    fn sync_folder(&self) -> io::Result<()> {
        {
            let mut state = self.0.state.borrow_mut();
            let changed = std::mem::take(&mut state.changed);
            if changed.is_empty() {
                return Ok(());
            }
            for name in changed {
                let bytes = state.files.get(&name).cloned();
                match &bytes {
                    Some(bytes) => state.synced.insert(name.clone(), Rc::clone(bytes)),
                    None => state.synced.remove(&name),
                };
                state.due.insert(name, bytes);
            }
            state.syncs += 1;
        }
        self.flush();
        Ok(())
    }

    fn exists(&self, name: &str) -> io::Result<bool> {
        Ok(self.0.state.borrow().files.contains_key(name))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.0.state.borrow().files.keys().cloned().collect())
    }

    /// Nothing is written for a trial: only the first transaction can show more than `refuses` does.
    fn probe(&self) -> io::Result<()> {
        self.0
            .database
            .refuses()
            .map_or(Ok(()), |kind| Err(kind.into()))
    }

    fn settled(&self) -> Settling {
        if self.is_settled() {
            return Settling::now();
        }
        let (told, telling) = oneshot::channel();
        {
            let mut state = self.0.state.borrow_mut();
            let syncs = state.syncs;
            state.waiting.push((syncs, told));
        }
        self.flush();
        Settling::later(telling)
    }
}
