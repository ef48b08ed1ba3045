//! A real folder for a test, and one that a player has used.

use crate::chance::{Chance, today};
use crate::sample;
use reverstargo::storage::{Folder, Notice, Store};
use rsg_game::progress::Profile;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own for a test, gone afterwards.
pub struct Place {
    path: PathBuf,
    folder: RefCell<Option<Folder>>,
}

impl Place {
    pub fn new(name: &str) -> Self {
        Self::below(&std::env::temp_dir(), name)
    }

    /// In memory, where there is such a place: for very many small folders.
    pub fn in_memory(name: &str) -> Self {
        let memory = Path::new("/dev/shm");
        if memory.is_dir() {
            Self::below(memory, name)
        } else {
            Self::new(name)
        }
    }

    fn below(folder: &Path, name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("rsg-storage-{name}-{}-{number}", std::process::id());
        let path = folder.join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        let folder = RefCell::default();
        Self { path, folder }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Loads what is in it, again and again in this process, which has it to itself until it leaves.
    pub fn open(&self) -> (Store<Folder>, Profile, Vec<Notice>) {
        let mut folder = self.folder.borrow_mut();
        let folder = folder.get_or_insert_with(|| Folder::open(&self.path).unwrap());
        let (store, opened) = Store::open(folder.clone(), today());
        (store, opened.profile, opened.notices)
    }

    /// Lets other processes in, once every store is gone.
    pub fn leave(&self) {
        self.folder.take();
    }

    pub fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path.join(file), bytes).unwrap();
    }

    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path.join(file)).unwrap()
    }

    /// Makes a file one of a later version.
    pub fn put_off(&self, file: &str) {
        let later = self
            .read(file)
            .replacen("\"version\":", "\"version\":99", 1);
        self.write(file, later);
    }

    /// The content of its files.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let files = fs::read_dir(&self.path).unwrap().map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            (name, fs::read(file.path()).unwrap_or_default())
        });
        files.filter(|(name, _)| name != "lock").collect()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// A folder that a player has used, the profile before its last save, and the last one.
pub fn lived_in(name: &str) -> (Place, Profile, Profile) {
    let place = Place::new(name);
    let (mut store, mut profile, _) = place.open();
    let mut chance = Chance(11);
    for _ in 0..20 {
        sample::live_on(&mut profile, &mut chance);
        store.save(&profile).unwrap();
    }
    sample::wait_with(&mut profile, &mut chance);
    store.save(&profile).unwrap();
    sample::wait_with(&mut profile, &mut chance);
    store.save(&profile).unwrap();
    let before = profile.clone();
    // The match that waits is not the one that ends: its file would go, and with the last good copy of the profile
    // would come the copy of that file, which is a turn older.
    sample::book_one(&mut profile, &mut Chance(2));
    assert!(
        !profile.waiting.in_order().is_empty(),
        "the match still waits"
    );
    store.save(&profile).unwrap();
    drop(store);
    place.leave();
    (place, before, profile)
}
