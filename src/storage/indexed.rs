//! IndexedDB as the database of a [`Shelf`]: a row a file, and numbers that say which page may write.
//!
//! A page takes the database over when it opens it: in one transaction it takes the next number, writes that the page
//! of the last one is over, and reads all files. Each save begins by adding that very row for its own number, and
//! removes it again: where it is there already, the addition fails and the transaction with it. So an older page cannot
//! write, whatever it still believes; and nothing need be read first, so that a save is on its way as a whole before
//! anything is drawn.
//!
//! A connection can be lost: a browser closes it when it deletes the data of the page or is short of anything, and a
//! transaction then fails. The next save opens another one, *under the same number*. Each save also reads the number
//! and the names of the files, which are checked when it is through: where the number or a file is gone, the browser
//! has deleted what was kept, and the page that holds the lock writes all of it again. Where there are no locks a newer
//! page may have had the database before, and the player is [asked](Question).

mod requests;
mod taking;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Uint8Array;
use tokio::sync::oneshot;
use wasm_bindgen::JsValue;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, console};

use super::shelf::{Batch, Changes, Database, Done, Shelf};
use crate::platform::device::{Lock, call, within};
use requests::{
    FILES, OWNER, begin, complete, connect, of_js, once_of, table, when_answered, when_over,
};

/// The key of the number.
const NUMBER: &str = "number";

/// The longest wait for a connection. After a crash some browsers never answer.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// The key of the row that says that the page of this number is over.
fn over(number: f64) -> JsValue {
    format!("over {number}").into()
}

/// The database of this page. Clones are the same one.
#[derive(Clone)]
pub struct Indexed(Rc<Ledger>);

struct Ledger {
    name: String,
    lock: Lock,
    /// None where the browser has given no database, or the player did not wait for it: nothing is ever written then.
    number: Option<f64>,
    connection: RefCell<Option<IdbDatabase>>,
    asking: RefCell<Option<oneshot::Sender<()>>>,
    may_restore: Rc<Cell<bool>>,
}

/// The question to the player whether what the browser has deleted is written once more. It comes up where no lock
/// shows that this page is the newest.
pub struct Question {
    asked: oneshot::Receiver<()>,
    may_restore: Rc<Cell<bool>>,
}

impl Question {
    /// Returns once the question comes up; never, where it does not.
    pub async fn asked(&mut self) {
        if (&mut self.asked).await.is_err() {
            std::future::pending().await
        }
    }

    /// Allows it: the next try to save writes all files.
    pub fn yes(&self) {
        self.may_restore.set(true);
    }
}

/// Opens the database and takes it over. Where the browser gives none, as in some private windows, nothing can be
/// saved, and the page says so. A future that is dropped before it is over writes nothing.
pub async fn open(name: &str, lock: Lock) -> (Shelf<Indexed>, Question) {
    let taken = async {
        let database = connect(name)?.await;
        let database = database.map_err(|_| io::ErrorKind::BrokenPipe)??;
        let (number, files) = taking::take_over(&database).await?;
        Ok::<_, io::Error>((database, number, files))
    };
    match taken.await {
        Ok((database, number, files)) => {
            let (indexed, question) = Indexed::new(name, lock, Some(number));
            indexed.hold(database);
            (Shelf::new(indexed, files), question)
        }
        Err(error) => {
            console::error_1(&format!("the database cannot be opened: {error}").into());
            without(name, lock)
        }
    }
}

/// A shelf that is never written to.
pub fn without(name: &str, lock: Lock) -> (Shelf<Indexed>, Question) {
    let (indexed, question) = Indexed::new(name, lock, None);
    (Shelf::new(indexed, BTreeMap::new()), question)
}

impl Database for Indexed {
    fn keep(&self, batch: Batch, done: Done) {
        let Some(number) = self.0.number else {
            return done(Err(io::ErrorKind::PermissionDenied.into()));
        };
        if self.0.lock.is_lost() {
            return done(Err(io::ErrorKind::WouldBlock.into()));
        }
        if batch.is_whole && !self.may_restore() {
            return done(Err(io::Error::other(
                "the browser has deleted what was kept",
            )));
        }
        let try_again = self.clone();
        let again = batch.clone();
        let done = Rc::new(RefCell::new(Some(done)));
        let told = Rc::clone(&done);
        let tried = move |result: io::Result<()>| match result {
            Err(error) if try_again.is_lost_by(&error) => {
                wasm_bindgen_futures::spawn_local(try_again.keep_anew(number, again, told));
            }
            result => complete(&told, result),
        };
        let connection = self.0.connection.borrow().clone();
        match connection {
            Some(database) => keep_in(&database, number, batch, Box::new(tried)),
            None => tried(Err(io::ErrorKind::NotConnected.into())),
        }
    }

    fn refuses(&self) -> Option<io::ErrorKind> {
        let nothing = self.0.number.is_none();
        nothing.then_some(io::ErrorKind::PermissionDenied)
    }
}

impl Indexed {
    fn new(name: &str, lock: Lock, number: Option<f64>) -> (Indexed, Question) {
        let (asking, asked) = oneshot::channel();
        let may_restore = Rc::new(Cell::new(false));
        let indexed = Indexed(Rc::new(Ledger {
            name: name.to_owned(),
            lock,
            number,
            connection: RefCell::new(None),
            asking: RefCell::new(Some(asking)),
            may_restore: Rc::clone(&may_restore),
        }));
        (indexed, Question { asked, may_restore })
    }

    /// Takes a connection into use, until the browser closes it or wants it closed: a page that stays open must not
    /// keep the database from a later version of it, nor from being deleted.
    fn hold(&self, database: IdbDatabase) {
        for (event, closes) in [("onversionchange", true), ("onclose", false)] {
            let inner = Rc::downgrade(&self.0);
            let handler = once_of(move |closing: IdbDatabase| {
                if closes {
                    closing.close();
                }
                let Some(inner) = inner.upgrade() else { return };
                let mut connection = inner.connection.borrow_mut();
                if connection.as_ref() == Some(&closing) {
                    *connection = None;
                }
            });
            let _ = js_sys::Reflect::set(&database, &event.into(), &handler);
        }
        *self.0.connection.borrow_mut() = Some(database);
    }

    /// Gives up the connection if it is the reason why a save failed, and returns true then. A newer page, a full disk
    /// and missing files are not the connection's fault.
    fn is_lost_by(&self, error: &io::Error) -> bool {
        use io::ErrorKind::{NotFound, StorageFull, WouldBlock};
        let is_lost = !matches!(error.kind(), NotFound | StorageFull | WouldBlock);
        if is_lost && let Some(database) = self.0.connection.borrow_mut().take() {
            console::warn_1(&format!("a save goes over another connection: {error}").into());
            database.close();
        }
        is_lost
    }

    /// Retries the write on a new connection. The state of the rows is checked before anything is written.
    async fn keep_anew(self, number: f64, batch: Batch, told: Rc<RefCell<Option<Done>>>) {
        let opened = async {
            let mut coming = connect(&self.0.name)?;
            let database = within(PATIENCE, &mut coming).await;
            let database = database.ok_or(io::ErrorKind::TimedOut)?;
            let database = database.map_err(|_| io::ErrorKind::BrokenPipe)??;
            self.hold(database.clone());
            if !batch.is_whole {
                look(&database, number, &batch).await?;
            }
            Ok::<_, io::Error>(database)
        };
        match opened.await {
            Ok(database) => keep_in(
                &database,
                number,
                batch,
                Box::new(move |result| complete(&told, result)),
            ),
            Err(error) => complete(&told, Err(error)),
        }
    }

    /// Returns true if this page may write what is gone.
    fn may_restore(&self) -> bool {
        let inner = &self.0;
        let may = inner.lock.is_held() || inner.may_restore.get();
        if !may
            && inner.lock.is_missing()
            && let Some(asking) = inner.asking.borrow_mut().take()
        {
            // Without a page there is nobody to ask.
            let _ = asking.send(());
        }
        may
    }
}

/// Writes in one transaction, and calls `done` with its result.
fn keep_in(database: &IdbDatabase, number: f64, batch: Batch, done: Done) {
    let done = Rc::new(RefCell::new(Some(done)));
    let begun = begin(database);
    let kept = begun.and_then(|transaction| {
        let begun = if batch.is_whole {
            begin_restoring(&transaction, number, batch, &done)
        } else {
            begin_keeping(&transaction, number, &batch, &done)
        };
        // What was asked for before something failed must not be kept alone.
        begun.inspect_err(|_| drop(transaction.abort()))
    });
    if let Err(error) = kept {
        complete(&done, Err(error));
    }
}

/// Hands all changes to the browser, behind what fails for a page that is over, and asks what is there then.
fn begin_keeping(
    transaction: &IdbTransaction,
    number: f64,
    batch: &Batch,
    done: &Rc<RefCell<Option<Done>>>,
) -> io::Result<()> {
    let (owner, files) = (table(transaction, OWNER)?, table(transaction, FILES)?);
    let over = over(number);
    owner.add_with_key(&true.into(), &over).map_err(of_js)?;
    owner.delete(&over).map_err(of_js)?;
    write_all(&files, &batch.changes).map_err(of_js)?;
    let there = There::ask(&owner, &files, batch.names.iter())?;
    let told = Rc::clone(done);
    when_over(transaction, move |result| {
        complete(&told, result.and_then(|()| there.found(number)));
    });
    // Nothing more comes, so nothing need be waited for.
    call(transaction, "commit", &[]);
    Ok(())
}

/// Writes all files anew with this page's number, unless another page has the database.
fn begin_restoring(
    transaction: &IdbTransaction,
    number: f64,
    batch: Batch,
    done: &Rc<RefCell<Option<Done>>>,
) -> io::Result<()> {
    let (owner, files) = (table(transaction, OWNER)?, table(transaction, FILES)?);
    let is_over = owner.get(&over(number)).map_err(of_js)?;
    let last = owner.get(&NUMBER.into()).map_err(of_js)?;
    let is_others = Rc::new(Cell::new(false));
    let (told, refused) = (Rc::clone(done), Rc::clone(&is_others));
    when_over(transaction, move |result| {
        let refused = refused.get().then(|| io::ErrorKind::WouldBlock.into());
        complete(&told, refused.map_or(result, Err));
    });
    let (asked, within) = (last.clone(), transaction.clone());
    when_answered(&asked, move || {
        let has_other = number_in(&last).is_some_and(|last| last != number);
        is_others.set(is_there(&is_over) || has_other);
        let written = || {
            owner.put_with_key(&number.into(), &NUMBER.into())?;
            write_all(&files, &batch.changes)
        };
        if is_others.get() || written().is_err() {
            // That it is aborted is told.
            let _ = within.abort();
        }
    });
    Ok(())
}

/// The answers to a transaction's requests: the number, and each file's own name.
///
/// Each file is requested by its name. A list of all names would be one request, but older versions of Chromium send
/// its answer over a channel of its own (content/browser/indexed_db: a `mojo::Remote` of `IDBDatabaseGetAllResultSink`,
/// an `AssociatedRemote` in newer ones). In version 106 it often comes only after a transaction that was committed at
/// once is over.
struct There {
    number: IdbRequest,
    files: Vec<IdbRequest>,
}

impl There {
    fn ask<'a>(
        owner: &IdbObjectStore,
        files: &IdbObjectStore,
        names: impl Iterator<Item = &'a String>,
    ) -> io::Result<There> {
        let asked = names.map(|name| files.get_key(&JsValue::from_str(name)));
        Ok(There {
            number: owner.get(&NUMBER.into()).map_err(of_js)?,
            files: asked.collect::<Result<_, _>>().map_err(of_js)?,
        })
    }

    /// Returns an error unless the database is this page's, and the files are in it.
    fn found(&self, number: f64) -> io::Result<()> {
        match number_in(&self.number) {
            Some(there) if there != number => Err(io::ErrorKind::WouldBlock.into()),
            Some(_) if self.files.iter().all(is_there) => Ok(()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }
}

/// Returns true if a request has found a row.
fn is_there(request: &IdbRequest) -> bool {
    request.result().is_ok_and(|row| !row.is_undefined())
}

/// The number that a request has found, if it is one.
fn number_in(request: &IdbRequest) -> Option<f64> {
    let number = request.result().ok()?.as_f64()?;
    taking::is_number(number).then_some(number)
}

/// Checks that the database is this page's and holds what was written, without writing anything.
async fn look(database: &IdbDatabase, number: f64, batch: &Batch) -> io::Result<()> {
    let transaction = begin(database)?;
    let (owner, files) = (table(&transaction, OWNER)?, table(&transaction, FILES)?);
    let is_over = owner.get(&over(number)).map_err(of_js)?;
    // What this save adds need not be there yet.
    let before = batch.names.iter();
    let before = before.filter(|name| !batch.changes.contains_key(*name));
    let there = There::ask(&owner, &files, before)?;
    let (told, telling) = oneshot::channel();
    // Whoever waits no more need not know.
    when_over(&transaction, move |result| drop(told.send(result)));
    telling.await.map_err(|_| io::ErrorKind::BrokenPipe)??;
    if is_there(&is_over) {
        return Err(io::ErrorKind::WouldBlock.into());
    }
    there.found(number)
}

fn write_all(files: &IdbObjectStore, changes: &Changes) -> Result<(), JsValue> {
    for (name, bytes) in changes {
        let name = JsValue::from_str(name);
        match bytes {
            Some(bytes) => files.put_with_key(&Uint8Array::from(&bytes[..]), &name)?,
            None => files.delete(&name)?,
        };
    }
    Ok(())
}
