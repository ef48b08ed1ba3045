//! The few things storage asks of a file system, and the folder that really does them.
//!
//! Keeping this small is what lets the tests replace it by one that fails, cuts short and forgets at every single step.
#![allow(clippy::disallowed_methods, reason = "the folder")]

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// One folder of files. Names are plain file names without a path.
pub trait Disk {
    /// Keeps other writers out as long as it lives.
    type Lock;

    /// What is in a file, `None` if there is no such file. A file longer than `most` bytes is an error.
    fn read(&self, name: &str, most: u64) -> io::Result<Option<Vec<u8>>>;

    /// Makes a file of these bytes or replaces what was in it. Until [`Disk::sync`] a loss of power may undo any part.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Makes sure that what is in a file stays in it.
    fn sync(&self, name: &str) -> io::Result<()>;

    /// Renames a file, replacing another one of the new name in the same instant.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file. It is no error if there is none.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Makes sure that renames and removals stay.
    fn sync_folder(&self) -> io::Result<()>;

    /// Whether there is a file of that name.
    fn exists(&self, name: &str) -> io::Result<bool>;

    /// The names of all files, in no order.
    fn names(&self) -> io::Result<Vec<String>>;

    /// Keeps other writers out, after waiting a moment for one that is at work.
    fn lock(&self) -> io::Result<Self::Lock>;
}

/// A real folder.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

/// The lock on a real folder; gone when dropped, and with the process however it ends.
#[derive(Debug)]
pub struct FolderLock {
    /// `None` where the system has no file locks: on phones, where one process has the folder to itself.
    _file: Option<File>,
}

impl Folder {
    /// The file that is locked. It is always empty.
    const LOCK: &str = "lock";

    /// How often a locked folder is tried again, and after how long.
    const TRIES: u32 = 100;
    const PAUSE: Duration = Duration::from_millis(10);

    /// That folder, made if it is not there.
    ///
    /// # Errors
    ///
    /// When it cannot be made.
    pub fn open(path: impl Into<PathBuf>) -> io::Result<Self> {
        let path = path.into();
        std::fs::create_dir_all(&path)?;
        Ok(Self { path })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}

impl Disk for Folder {
    type Lock = FolderLock;

    fn read(&self, name: &str, most: u64) -> io::Result<Option<Vec<u8>>> {
        let file = match File::open(self.file(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut bytes = Vec::new();
        file.take(most + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        Ok(Some(bytes))
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        File::create(self.file(name))?.write_all(bytes)
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        OpenOptions::new()
            .write(true)
            .open(self.file(name))?
            .sync_all()
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        std::fs::rename(self.file(from), self.file(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match std::fs::remove_file(self.file(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    fn sync_folder(&self) -> io::Result<()> {
        // Windows neither needs this nor lets a folder be opened as a file.
        if cfg!(windows) {
            return Ok(());
        }
        File::open(&self.path)?.sync_all()
    }

    fn exists(&self, name: &str) -> io::Result<bool> {
        match self.file(name).symlink_metadata() {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let names = std::fs::read_dir(&self.path)?;
        names
            .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
            .collect()
    }

    fn lock(&self) -> io::Result<FolderLock> {
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(self.file(Self::LOCK))?;
        for _ in 0..Self::TRIES {
            match file.try_lock() {
                Ok(()) => return Ok(FolderLock { _file: Some(file) }),
                Err(TryLockError::WouldBlock) => std::thread::sleep(Self::PAUSE),
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(FolderLock { _file: None });
                }
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Err(io::ErrorKind::WouldBlock.into())
    }
}
