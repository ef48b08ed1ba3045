//! IndexedDB as the database of a [`Shelf`]: a row a file, and numbers that say which page may write.
//!
//! A page takes the database over when it opens it: in one transaction it takes the next number, writes that the page of the
//! last one is over, and reads all files. Each save begins by adding that very row for its own number, and removes it again:
//! where it is there already, the addition fails and the transaction with it. So an older page cannot write, whatever it
//! still believes; and nothing need be read first, so that a save is on its way as a whole before anything is drawn.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use tokio::sync::oneshot;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{
    DomException, IdbDatabase, IdbFactory, IdbObjectStore, IdbOpenDbRequest, IdbRequest,
    IdbTransaction, IdbTransactionMode,
};

use super::shelf::{Bytes, Changes, Database, Done, Shelf};
use crate::platform::device::{call, member};

/// The table of files, by their names.
const FILES: &str = "files";

/// The table of the number.
const OWNER: &str = "owner";

/// The key of the number.
const NUMBER: &str = "number";

/// The key of the row that says that the page of this number is over.
fn over(number: f64) -> JsValue {
    format!("over {number}").into()
}

/// A connection to the database, if this browser has given one.
#[derive(Clone)]
pub struct Indexed(Option<Connection>);

#[derive(Clone)]
struct Connection {
    database: IdbDatabase,
    /// This page's number.
    number: f64,
}

/// Opens the database and takes it over. Where the browser gives none, as in some private windows, nothing can be saved, and
/// each save says so.
pub async fn open(name: &str) -> Shelf<Indexed> {
    match take_over(name).await {
        Ok((connection, files)) => Shelf::new(Indexed(Some(connection)), files),
        Err(error) => {
            web_sys::console::error_1(&format!("the database cannot be opened: {error}").into());
            Shelf::new(Indexed(None), BTreeMap::new())
        }
    }
}

async fn take_over(name: &str) -> io::Result<(Connection, BTreeMap<String, Bytes>)> {
    let factory: IdbFactory = member(&js_sys::global(), "indexedDB")
        .ok_or(io::ErrorKind::Unsupported)?
        .unchecked_into();
    let request = factory.open_with_u32(name, 1).map_err(of_js)?;
    build_tables(&request);
    let database: IdbDatabase = answer(&request).await?.unchecked_into();
    // A page that stays open must not keep the database from a later version of it.
    let closing = database.clone();
    database.set_onversionchange(Some(&once(move || closing.close())));
    let transaction = begin(&database)?;
    let (told, telling) = oneshot::channel();
    let taken = read_all(&transaction)?;
    when_over(&transaction, move |result| drop(told.send(result)));
    telling.await.map_err(|_| io::ErrorKind::BrokenPipe)??;
    let files = taken.files()?;
    let number = taken.number.get();
    Ok((Connection { database, number }, files))
}

fn build_tables(request: &IdbOpenDbRequest) {
    let asked = request.clone();
    request.set_onupgradeneeded(Some(&once(move || {
        let database = asked.result().unwrap_or_default();
        let database: IdbDatabase = database.unchecked_into();
        for table in [FILES, OWNER] {
            // Where this fails, no transaction can be begun, and that is told.
            let _ = database.create_object_store(table);
        }
    })));
}

/// What is read while the database is taken over.
struct Taken {
    number: Rc<Cell<f64>>,
    names: IdbRequest,
    contents: IdbRequest,
}

impl Taken {
    fn files(&self) -> io::Result<BTreeMap<String, Bytes>> {
        let list = |request: &IdbRequest| -> io::Result<Array> {
            Ok(request.result().map_err(of_js)?.unchecked_into())
        };
        let (names, contents) = (list(&self.names)?, list(&self.contents)?);
        let files = names.iter().zip(contents.iter());
        Ok(files
            .filter_map(|(name, bytes)| {
                let bytes = Uint8Array::new(&bytes).to_vec();
                Some((name.as_string()?, bytes.into()))
            })
            .collect())
    }
}

/// Raises the number and reads all files.
fn read_all(transaction: &IdbTransaction) -> io::Result<Taken> {
    let owner = table(transaction, OWNER)?;
    let number = Rc::new(Cell::new(1.0));
    let asked = owner.get(&NUMBER.into()).map_err(of_js)?;
    let (request, raised) = (asked.clone(), Rc::clone(&number));
    asked.set_onsuccess(Some(&once(move || {
        let last = request.result().ok().and_then(|number| number.as_f64());
        let last = last.unwrap_or_default();
        raised.set(last + 1.0);
        // A failure aborts the transaction, which is told.
        let _ = owner.put_with_key(&true.into(), &over(last));
        let _ = owner.put_with_key(&raised.get().into(), &NUMBER.into());
    })));
    let files = table(transaction, FILES)?;
    Ok(Taken {
        number,
        names: files.get_all_keys().map_err(of_js)?,
        contents: files.get_all().map_err(of_js)?,
    })
}

impl Database for Indexed {
    fn keep(&self, changes: Changes, done: Done) {
        let Some(connection) = &self.0 else {
            return done(Err(io::ErrorKind::PermissionDenied.into()));
        };
        let done = Rc::new(RefCell::new(Some(done)));
        if let Err(error) = connection.begin_keeping(&changes, &done) {
            tell(&done, Err(error));
        }
    }
}

/// Tells it once, whoever comes first.
fn tell(done: &RefCell<Option<Done>>, result: io::Result<()>) {
    let done = done.borrow_mut().take();
    if let Some(done) = done {
        done(result);
    }
}

impl Connection {
    /// Hands all changes to the browser, behind what fails for a page that is over.
    fn begin_keeping(&self, changes: &Changes, done: &Rc<RefCell<Option<Done>>>) -> io::Result<()> {
        let transaction = begin(&self.database)?;
        let told = Rc::clone(done);
        when_over(&transaction, move |result| tell(&told, result));
        let (owner, over) = (table(&transaction, OWNER)?, over(self.number));
        owner.add_with_key(&true.into(), &over).map_err(of_js)?;
        owner.delete(&over).map_err(of_js)?;
        write_all(&table(&transaction, FILES)?, changes).map_err(of_js)?;
        // Nothing more comes, so nothing need be waited for.
        call(&transaction, "commit", &[]);
        Ok(())
    }
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

/// A transaction over both tables that is told to be over when the disk has it.
fn begin(database: &IdbDatabase) -> io::Result<IdbTransaction> {
    let tables: Array = [FILES, OWNER].into_iter().map(JsValue::from_str).collect();
    let options = Object::new();
    let _ = Reflect::set(&options, &"durability".into(), &"strict".into());
    let mode = JsValue::from(IdbTransactionMode::Readwrite);
    // Older browsers take two arguments and leave the third alone.
    let method: Function = member(database, "transaction")
        .ok_or(io::ErrorKind::Unsupported)?
        .unchecked_into();
    let begun = method.call3(database, &tables, &mode, &options);
    Ok(begun.map_err(of_js)?.unchecked_into())
}

fn table(transaction: &IdbTransaction, name: &str) -> io::Result<IdbObjectStore> {
    transaction.object_store(name).map_err(of_js)
}

/// Tells once how the transaction ended.
fn when_over(transaction: &IdbTransaction, told: impl FnOnce(io::Result<()>) + 'static) {
    let told: Done = Box::new(told);
    let told = Rc::new(RefCell::new(Some(told)));
    let (kept, ended) = (Rc::clone(&told), transaction.clone());
    transaction.set_oncomplete(Some(&once(move || tell(&kept, Ok(())))));
    transaction.set_onabort(Some(&once(move || {
        let error = ended.error().map_or(JsValue::NULL, JsValue::from);
        tell(&told, Err(of_js(error)));
    })));
}

/// The answer to a request that stands alone.
async fn answer(request: &IdbRequest) -> io::Result<JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    let settled = wasm_bindgen_futures::JsFuture::from(promise).await;
    match settled {
        Ok(_) => request.result().map_err(of_js),
        Err(_) => Err(of_js(request.error().ok().flatten().into())),
    }
}

/// A handler for something that happens once.
fn once(act: impl FnOnce() + 'static) -> Function {
    Closure::once_into_js(act).unchecked_into()
}

/// What a browser's exception means for a save.
fn of_js(error: JsValue) -> io::Error {
    let name = error.dyn_ref::<DomException>().map(DomException::name);
    match name.as_deref() {
        // Of all rows only that of a page that is over is added.
        Some("ConstraintError") => io::ErrorKind::WouldBlock.into(),
        Some("QuotaExceededError") => io::ErrorKind::StorageFull.into(),
        Some(name) => io::Error::other(name.to_owned()),
        None => io::Error::other("the browser does not say why"),
    }
}
