//! Requests and transactions of IndexedDB, and what their errors mean for a save.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Reflect};
use tokio::sync::oneshot;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DomException, IdbDatabase, IdbFactory, IdbObjectStore, IdbOpenDbRequest, IdbRequest,
    IdbTransaction, IdbTransactionMode,
};

use crate::platform::device::member;
use crate::storage::shelf::Done;

/// The table of files, by their names.
pub const FILES: &str = "files";

/// The table of the number.
pub const OWNER: &str = "owner";

/// Requests a connection to the database of that name, with its tables. One that comes too late is closed.
pub fn connect(name: &str) -> io::Result<oneshot::Receiver<io::Result<IdbDatabase>>> {
    let factory: IdbFactory = member(&js_sys::global(), "indexedDB")
        .ok_or(io::ErrorKind::Unsupported)?
        .unchecked_into();
    let request = factory.open_with_u32(name, 1).map_err(of_js)?;
    build_tables(&request);
    let (told, telling) = oneshot::channel();
    let told = Rc::new(RefCell::new(Some(told)));
    let telling_of_it = Rc::clone(&told);
    request.set_onsuccess(Some(&once_of(move |opened: IdbOpenDbRequest| {
        let database = opened.result().map_err(of_js);
        let database = database.map(|database| database.unchecked_into::<IdbDatabase>());
        if let Some(told) = telling_of_it.borrow_mut().take()
            && let Err(Ok(unwanted)) = told.send(database)
        {
            unwanted.close();
        }
    })));
    request.set_onerror(Some(&once_of(move |failed: IdbOpenDbRequest| {
        if let Some(told) = told.borrow_mut().take() {
            // Whoever waits no more need not know.
            let _ = told.send(Err(of_js(failed.error().ok().flatten().into())));
        }
    })));
    Ok(telling)
}

fn build_tables(request: &IdbOpenDbRequest) {
    request.set_onupgradeneeded(Some(&once_of(|asked: IdbOpenDbRequest| {
        let database = asked.result().unwrap_or_default();
        let database: IdbDatabase = database.unchecked_into();
        for table in [FILES, OWNER] {
            // Where this fails, no transaction can be begun, and that is told.
            let _ = database.create_object_store(table);
        }
    })));
}

/// A transaction over both tables that is only reported as over when the disk has it.
pub fn begin(database: &IdbDatabase) -> io::Result<IdbTransaction> {
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

/// A table of a transaction.
pub fn table(transaction: &IdbTransaction, name: &str) -> io::Result<IdbObjectStore> {
    transaction.object_store(name).map_err(of_js)
}

/// Calls `told` once with the end of the transaction.
pub fn when_over(transaction: &IdbTransaction, told: impl FnOnce(io::Result<()>) + 'static) {
    let told: Done = Box::new(told);
    let told = Rc::new(RefCell::new(Some(told)));
    let kept = Rc::clone(&told);
    transaction.set_oncomplete(Some(&once(move || complete(&kept, Ok(())))));
    transaction.set_onabort(Some(&once_of(move |ended: IdbTransaction| {
        let error = ended.error().map_or(JsValue::NULL, JsValue::from);
        complete(&told, Err(of_js(error)));
    })));
}

/// Does something when a request is answered, with whatever the answer is.
pub fn when_answered(request: &IdbRequest, act: impl FnOnce() + 'static) {
    request.set_onsuccess(Some(&once(act)));
}

/// Calls `done` with the result, unless it was called before.
pub fn complete(done: &RefCell<Option<Done>>, result: io::Result<()>) {
    let done = done.borrow_mut().take();
    if let Some(done) = done {
        done(result);
    }
}

/// A handler for something that happens once.
pub fn once(act: impl FnOnce() + 'static) -> Function {
    Closure::once_into_js(act).unchecked_into()
}

/// A handler for something that happens once, called with the event's target: one that held on to the target, and was
/// never called, would keep it for ever.
pub fn once_of<T: JsCast>(act: impl FnOnce(T) + 'static) -> Function {
    let handler = Closure::once_into_js(move |event: JsValue| {
        if let Some(target) = member(&event, "target") {
            act(target.unchecked_into());
        }
    });
    handler.unchecked_into()
}

/// The keys that a request was answered with.
pub fn keys(request: &IdbRequest) -> io::Result<Array> {
    Ok(request.result().map_err(of_js)?.unchecked_into())
}

/// The error of a save for a browser's exception.
pub fn of_js(error: JsValue) -> io::Error {
    let Some(error) = error.dyn_ref::<DomException>() else {
        return io::Error::other("the browser does not say why");
    };
    match error.name().as_str() {
        // Of all rows only that of a page that is over is added.
        "ConstraintError" => io::ErrorKind::WouldBlock.into(),
        "QuotaExceededError" => io::ErrorKind::StorageFull.into(),
        name => io::Error::other(format!("{name}: {}", error.message())),
    }
}
