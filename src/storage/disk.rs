//! The file operations that storage needs, and the folder that carries them out.
//!
//! The interface is small so that the tests can replace it by a disk that fails, cuts short and forgets at every step.
#![allow(clippy::disallowed_methods, reason = "the folder")]

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::sync::oneshot;

/// One folder of files. Names are plain file names without a path.
pub trait Disk {
    /// Makes sure that no other process writes into the folder. To be asked before every write.
    fn claim(&self) -> io::Result<()>;

    /// Reads a file, `None` if there is no such file. A file longer than `most` bytes is an error.
    fn read(&self, name: &str, most: u64) -> io::Result<Option<Vec<u8>>>;

    /// Makes a file of these bytes anew: one that had the name loses it, and keeps its bytes under any other name it
    /// has. Until [`Disk::sync`] a loss of power may undo any part.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Makes the content of a file permanent.
    fn sync(&self, name: &str) -> io::Result<()>;

    /// Renames a file, replacing another one of the new name in the same instant.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file. It is no error if there is none.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Makes sure that renames and removals stay.
    fn sync_folder(&self) -> io::Result<()>;

    /// Returns true if there is a file of that name.
    fn exists(&self, name: &str) -> io::Result<bool>;

    /// The names of all files, in no order.
    fn names(&self) -> io::Result<Vec<String>>;

    /// Tries to write a file. Permissions lie (read-only mounts, root, quotas), so one is written.
    fn probe(&self) -> io::Result<()> {
        let written = self.write(PROBE, b"?");
        let removed = self.remove(PROBE);
        written.and(removed)
    }

    /// Waits until what was synced is for good. Where a sync does not return before that, there is nothing to wait for.
    fn settled(&self) -> Settling {
        Settling::now()
    }
}

/// Waits until all that was synced is permanent. The error is the reason why it is not, for now.
#[derive(Debug)]
pub struct Settling(Option<oneshot::Receiver<io::Result<()>>>);

impl Settling {
    /// Nothing to wait for: all of it is permanent.
    pub fn now() -> Self {
        Self(None)
    }

    /// Waits for the result on this channel.
    pub fn later(telling: oneshot::Receiver<io::Result<()>>) -> Self {
        Self(Some(telling))
    }

    /// Returns true if all of it is permanent already.
    pub fn is_over(&self) -> bool {
        self.0.is_none()
    }
}

impl Future for Settling {
    type Output = io::Result<()>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Some(telling) = &mut self.0 else {
            return Poll::Ready(Ok(()));
        };
        let told = Pin::new(telling).poll(context);
        // Nobody is left to tell it: what keeps it is gone.
        told.map(|told| told.unwrap_or_else(|_| Err(io::ErrorKind::BrokenPipe.into())))
    }
}

const PROBE: &str = "probe";

/// Reads a file, `None` if there is none of that name. It never blocks and reads no more than wanted: anything but a
/// plain file (a pipe, a device, a folder), a file longer than `most`, and a link to nothing are errors.
pub fn read_file(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let file = match never_waiting(OpenOptions::new().read(true)).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let is_link = path.symlink_metadata().is_ok();
            return if is_link { Err(error) } else { Ok(None) };
        }
        Err(error) => return Err(error),
    };
    let about = file.metadata()?;
    if !about.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    if about.len() <= most {
        file.take(most + 1).read_to_end(&mut bytes)?;
    }
    if most < about.len().max(bytes.len() as u64) {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

/// Makes opening a pipe return at once, even without a writer at its other end.
#[cfg(unix)]
fn never_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt as _;
    options.custom_flags(libc::O_NONBLOCK)
}

/// Keeps a link from being followed.
#[cfg(unix)]
fn never_following(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt as _;
    options.custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK)
}

/// Returns true if an open file is still the one of that name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let names = |about: std::fs::Metadata| (about.dev(), about.ino());
    let (opened, named) = (
        file.metadata().map(names),
        path.symlink_metadata().map(names),
    );
    opened.is_ok_and(|opened| named.is_ok_and(|named| opened == named))
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

#[cfg(not(unix))]
fn never_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(not(unix))]
fn never_following(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// A real folder. No other process can open it as long as this value or a clone of it lives, so for the life of the
/// process that keeps one. Which of its own pages writes is for the process to decide.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    claim: Arc<Mutex<Claim>>,
}

/// The locked file, if there are locks, or why it could not be made or locked when the folder was opened.
type Claim = Result<Option<File>, io::ErrorKind>;

impl Folder {
    /// The file that is locked. It is always empty.
    const LOCK: &str = "lock";

    /// On phones a process has its folder to itself; iOS may end an app that keeps a lock while it is put to sleep.
    const IS_SHARED: bool = !cfg!(any(target_os = "android", target_os = "ios"));

    /// Attempts at a locked folder, and the pause between them: the process that has it may be ending.
    const TRIES: u32 = 100;
    const PAUSE: Duration = Duration::from_millis(10);

    /// The folder at this path, made if it is not there. Where it cannot be locked because the disk is full or
    /// read-only it is opened all the same, and [`Disk::claim`] returns later why nothing can be saved.
    ///
    /// # Errors
    ///
    /// When it cannot be made; [`io::ErrorKind::WouldBlock`] when another process has it.
    pub fn open(path: impl Into<PathBuf>) -> io::Result<Self> {
        let path = path.into();
        std::fs::create_dir_all(&path)?;
        let claim = match Self::lock(&path, OpenOptions::new().create(true)) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Err(error),
            locked => locked.map_err(|error| error.kind()),
        };
        Ok(Self {
            path,
            claim: Arc::new(Mutex::new(claim)),
        })
    }

    fn lock(path: &Path, options: &mut OpenOptions) -> io::Result<Option<File>> {
        if !Self::IS_SHARED {
            return Ok(None);
        }
        let options = never_following(options.read(true).write(true));
        let file = options.open(path.join(Self::LOCK))?;
        if !file.metadata()?.is_file() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        for _ in 0..Self::TRIES {
            match file.try_lock() {
                Ok(()) => return Ok(Some(file)),
                Err(TryLockError::WouldBlock) => std::thread::sleep(Self::PAUSE),
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(None);
                }
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Err(io::ErrorKind::WouldBlock.into())
    }

    /// The folder's path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}

impl Disk for Folder {
    fn claim(&self) -> io::Result<()> {
        let mut claim = self.claim.lock().unwrap_or_else(PoisonError::into_inner);
        match &*claim {
            // Whoever removed the file that is locked here has let others in: what they save must not be overwritten.
            Ok(Some(file)) if !is_at(file, &self.path.join(Self::LOCK)) => {
                Err(io::ErrorKind::WouldBlock.into())
            }
            Ok(_) => Ok(()),
            Err(reason) => {
                // Made, not opened: if it is there by now, another process may have saved since this one loaded.
                let locked = Self::lock(&self.path, OpenOptions::new().create_new(true));
                *claim = Ok(locked.map_err(|_| *reason)?);
                Ok(())
            }
        }
    }

    fn read(&self, name: &str, most: u64) -> io::Result<Option<Vec<u8>>> {
        read_file(&self.file(name), most)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        // Made anew: what lay there may be a link, and what that leads to is not ours.
        self.remove(name)?;
        let mut options = OpenOptions::new();
        let file = options.write(true).create_new(true);
        file.open(self.file(name))?.write_all(bytes)
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        let mut options = OpenOptions::new();
        let file = never_following(options.write(true));
        file.open(self.file(name))?.sync_all()
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
}
