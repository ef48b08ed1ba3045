//! A disk that forgets, fails and stops on request.
//!
//! Written bytes are in memory until the file is synced, renames until the folder is. When the power goes,
//! each file that was not synced is as it was, as it should be, or any mixture; and of the renames that were not synced
//! any may have happened, in whatever combination. Real file systems are kinder than that.

use crate::chance::{Chance, today};
use reverstargo::storage::disk::Disk;
use reverstargo::storage::{Notice, Store};
use rsg_game::progress::Profile;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

/// A fault at an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails and does nothing.
    Fails,
    /// It does half of its work, or all of it where there is no half, and reports failure.
    FailsHalfway,
    /// The program stops before it.
    StopsBefore,
    /// The program stops in the middle of it, or right after it where there is no middle.
    StopsHalfway,
}

impl Fault {
    pub const ALL: [Self; 4] = [
        Self::Fails,
        Self::FailsHalfway,
        Self::StopsBefore,
        Self::StopsHalfway,
    ];

    pub fn stops(self) -> bool {
        matches!(self, Self::StopsBefore | Self::StopsHalfway)
    }
}

#[derive(Clone, Debug, Default)]
struct Inode {
    synced: Vec<u8>,
    now: Vec<u8>,
}

/// The changes of one rename, removal or creation to the folder: names, each with its file's number, or none where it
/// goes.
type Change = Vec<(String, Option<usize>)>;

#[derive(Debug, Default)]
struct World {
    inodes: Vec<Inode>,
    synced_names: BTreeMap<String, usize>,
    names: BTreeMap<String, usize>,
    unsynced: Vec<Change>,
    operations: usize,
    fault: Option<(usize, Fault)>,
    stopped: bool,
    /// The room for all files together, in bytes.
    room: Option<usize>,
}

/// The disk. Clones are the same disk.
#[derive(Clone, Debug, Default)]
pub struct TestDisk(Rc<RefCell<World>>);

impl TestDisk {
    /// Opens what is on it, as the app does when it starts.
    pub fn open(&self) -> (Store<Self>, Profile, Vec<Notice>) {
        let (store, opened) = Store::open(self.clone(), today());
        (store, opened.profile, opened.notices)
    }

    /// The number of operations so far.
    pub fn operations(&self) -> usize {
        self.0.borrow().operations
    }

    /// Makes the operation go wrong that comes after `after` others.
    pub fn plan(&self, after: usize, fault: Fault) {
        let mut world = self.0.borrow_mut();
        world.fault = Some((world.operations + after, fault));
    }

    /// Limits the size of all files together to these bytes, or lifts the limit.
    pub fn set_room(&self, room: Option<usize>) {
        self.0.borrow_mut().room = room;
    }

    /// The size of all files together, in bytes.
    pub fn used(&self) -> usize {
        self.files().values().map(Vec::len).sum()
    }

    /// Returns true if the program was stopped.
    pub fn stopped(&self) -> bool {
        self.0.borrow().stopped
    }

    /// The program starts again, after a loss of power or just after a crash.
    pub fn restart(&self, power_lost: bool, chance: &mut Chance) {
        let mut world = self.0.borrow_mut();
        world.fault = None;
        world.stopped = false;
        if power_lost {
            world.lose_power(chance);
        }
    }

    /// The content of the files.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let world = self.0.borrow();
        let names = world.names.iter();
        names
            .map(|(name, inode)| (name.clone(), world.inodes[*inode].now.clone()))
            .collect()
    }

    /// Puts bytes into a file as an accident or another program would.
    pub fn put(&self, name: &str, bytes: &[u8]) {
        let mut world = self.0.borrow_mut();
        world.write(name, bytes);
        let inode = world.names[name];
        world.inodes[inode].synced = bytes.to_vec();
        world.sync_folder();
    }

    /// Returns true if a file has these bytes.
    pub fn holds(&self, bytes: &[u8]) -> bool {
        self.files().values().any(|file| file == bytes)
    }

    /// Counts an operation; `true` if it is to be done by half and then fail.
    fn begin(&self) -> io::Result<bool> {
        let mut world = self.0.borrow_mut();
        if world.stopped {
            return Err(io::Error::other("the program has stopped"));
        }
        let number = world.operations;
        world.operations += 1;
        match world.fault.filter(|(at, _)| *at == number) {
            None => Ok(false),
            Some((_, Fault::Fails)) => Err(io::ErrorKind::StorageFull.into()),
            Some((_, Fault::FailsHalfway)) => Ok(true),
            Some((_, Fault::StopsBefore)) => {
                world.stopped = true;
                Err(io::Error::other("the program stops"))
            }
            Some((_, Fault::StopsHalfway)) => {
                world.stopped = true;
                Ok(true)
            }
        }
    }

    fn act(&self, all: impl FnOnce(&mut World) -> io::Result<()>) -> io::Result<()> {
        let fails = self.begin()?;
        all(&mut self.0.borrow_mut())?;
        if fails {
            Err(io::ErrorKind::StorageFull.into())
        } else {
            Ok(())
        }
    }

    fn look<T>(&self, at: impl FnOnce(&World) -> T) -> io::Result<T> {
        if self.begin()? {
            return Err(io::ErrorKind::Interrupted.into());
        }
        Ok(at(&self.0.borrow()))
    }
}

impl World {
    fn change(&mut self, change: Change) {
        apply(&mut self.names, &change);
        self.unsynced.push(change);
    }

    /// Makes the file anew, as the folder of the app does: what lay there may have another name too.
    fn write(&mut self, name: &str, bytes: &[u8]) {
        if self.names.contains_key(name) {
            self.change(vec![(name.to_owned(), None)]);
        }
        self.change(vec![(name.to_owned(), Some(self.inodes.len()))]);
        self.inodes.push(Inode {
            synced: Vec::new(),
            now: bytes.to_vec(),
        });
    }

    /// The number of bytes, at most `bytes`, for which a file that is written anew has room.
    fn fits(&self, name: &str, bytes: usize) -> usize {
        let others = self.names.iter().filter(|(other, _)| *other != name);
        let used: usize = others.map(|(_, inode)| self.inodes[*inode].now.len()).sum();
        let room = self
            .room
            .map_or(usize::MAX, |room| room.saturating_sub(used));
        bytes.min(room)
    }

    fn sync_folder(&mut self) {
        self.unsynced.clear();
        self.synced_names = self.names.clone();
    }

    fn lose_power(&mut self, chance: &mut Chance) {
        for inode in &mut self.inodes {
            if inode.synced != inode.now {
                inode.now = after_power_loss(inode, chance);
            }
            inode.synced = inode.now.clone();
        }
        let in_order = chance.one_in(2);
        let kept = chance.below(self.unsynced.len() + 1);
        let mut names = self.synced_names.clone();
        for (place, change) in self.unsynced.iter().enumerate() {
            let happened = if in_order {
                place < kept
            } else {
                chance.one_in(2)
            };
            if happened {
                apply(&mut names, change);
            }
        }
        self.names = names;
        self.sync_folder();
    }
}

fn apply(names: &mut BTreeMap<String, usize>, change: &Change) {
    for (name, inode) in change {
        match inode {
            Some(inode) => names.insert(name.clone(), *inode),
            None => names.remove(name),
        };
    }
}

fn after_power_loss(inode: &Inode, chance: &mut Chance) -> Vec<u8> {
    let cut = chance.below(inode.now.len() + 1);
    match chance.below(4) {
        0 => inode.synced.clone(),
        1 => inode.now.clone(),
        2 => inode.now[..cut].to_vec(),
        _ => {
            let mut holes = inode.now.clone();
            holes[cut..].fill(0);
            holes
        }
    }
}

impl Disk for TestDisk {
    fn claim(&self) -> io::Result<()> {
        self.act(|_| Ok(()))
    }

    fn read(&self, name: &str, most: u64) -> io::Result<Option<Vec<u8>>> {
        let file = |world: &World| {
            let inode = *world.names.get(name)?;
            Some(world.inodes[inode].now.clone())
        };
        match self.look(file)? {
            Some(bytes) if bytes.len() as u64 > most => Err(io::ErrorKind::FileTooLarge.into()),
            bytes => Ok(bytes),
        }
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let half = self.begin()?;
        let fits = self.0.borrow().fits(name, bytes.len());
        let written = if half {
            fits.min(bytes.len() / 2)
        } else {
            fits
        };
        self.0.borrow_mut().write(name, &bytes[..written]);
        if half || written < bytes.len() {
            Err(io::ErrorKind::StorageFull.into())
        } else {
            Ok(())
        }
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        self.act(|world| {
            let inode = *world.names.get(name).ok_or(io::ErrorKind::NotFound)?;
            world.inodes[inode].synced = world.inodes[inode].now.clone();
            Ok(())
        })
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.act(|world| {
            let inode = *world.names.get(from).ok_or(io::ErrorKind::NotFound)?;
            world.change(vec![(from.to_owned(), None), (to.to_owned(), Some(inode))]);
            Ok(())
        })
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.act(|world| {
            if world.names.contains_key(name) {
                world.change(vec![(name.to_owned(), None)]);
            }
            Ok(())
        })
    }

    fn sync_folder(&self) -> io::Result<()> {
        self.act(|world| {
            world.sync_folder();
            Ok(())
        })
    }

    fn exists(&self, name: &str) -> io::Result<bool> {
        self.look(|world| world.names.contains_key(name))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        self.look(|world| world.names.keys().cloned().collect())
    }
}
