//! Taking the database over: the next number, and all files.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

use js_sys::{ArrayBuffer, Uint8Array, global};
use tokio::sync::oneshot;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{IdbDatabase, IdbRequest, IdbTransaction};

use super::requests::{FILES, OWNER, begin, keys, of_js, table, when_answered, when_over};
use super::{NUMBER, over};
use crate::platform::device::{call, unix_time};
use crate::storage::shelf::Bytes;

/// Numbers are whole and below this one: beyond it, adding one may give the same number.
const LAST: f64 = 4_503_599_627_370_496.0;

/// Returns true if a row can be the number of a page, or that of one that is over.
pub fn is_number(number: f64) -> bool {
    number.fract() == 0.0 && (0.0..LAST).contains(&number)
}

/// This page's number, and all files of the database.
pub async fn take_over(database: &IdbDatabase) -> io::Result<(f64, BTreeMap<String, Bytes>)> {
    let transaction = UnderWay(begin(database)?);
    let (told, telling) = oneshot::channel();
    let taken = read_all(&transaction.0)?;
    // Whoever waits no more need not know.
    when_over(&transaction.0, move |result| drop(told.send(result)));
    telling.await.map_err(|_| io::ErrorKind::BrokenPipe)??;
    Ok((taken.number.get(), taken.files()?))
}

/// A transaction that is aborted when its future is dropped. Nothing happens where it is over.
struct UnderWay(IdbTransaction);

impl Drop for UnderWay {
    fn drop(&mut self) {
        let _over = self.0.abort();
    }
}

/// The requests of a takeover, and the number it has taken.
struct Taken {
    number: Rc<Cell<f64>>,
    names: IdbRequest,
    contents: IdbRequest,
}

impl Taken {
    fn files(&self) -> io::Result<BTreeMap<String, Bytes>> {
        let (names, contents) = (keys(&self.names)?, keys(&self.contents)?);
        let files = names.iter().zip(contents.iter());
        Ok(files
            .filter_map(|(name, value)| Some((name.as_string()?, bytes_of(&value).into())))
            .collect())
    }
}

/// The bytes of a row. What the app has not written may be of any type: that is the file of its text, which is as good
/// or as broken as any file.
fn bytes_of(value: &JsValue) -> Vec<u8> {
    if let Some(bytes) = value.dyn_ref::<Uint8Array>() {
        return bytes.to_vec();
    }
    if value.is_instance_of::<ArrayBuffer>() {
        return Uint8Array::new(value).to_vec();
    }
    let text = value.as_string();
    let text = text.or_else(|| call(&global(), "String", std::slice::from_ref(value))?.as_string());
    text.unwrap_or_default().into_bytes()
}

/// Raises the number and reads all files.
fn read_all(transaction: &IdbTransaction) -> io::Result<Taken> {
    let owner = table(transaction, OWNER)?;
    let number = Rc::new(Cell::new(0.0));
    let last = owner.get(&NUMBER.into()).map_err(of_js)?;
    let rows = owner.get_all_keys().map_err(of_js)?;
    let (asked, raised) = (rows.clone(), Rc::clone(&number));
    when_answered(&asked, move || {
        let last = last.result().ok().and_then(|number| number.as_f64());
        raised.set(next(last, &rows));
        // A failure aborts the transaction, which is told.
        if let Some(last) = last {
            let _ = owner.put_with_key(&true.into(), &over(last));
        }
        let _ = owner.put_with_key(&raised.get().into(), &NUMBER.into());
    });
    let files = table(transaction, FILES)?;
    Ok(Taken {
        number,
        names: files.get_all_keys().map_err(of_js)?,
        contents: files.get_all().map_err(of_js)?,
    })
}

/// The number after the last page's. Where that is missing or none, it is the time, or what no page before has had: one
/// that still runs must not take it for its own.
fn next(last: Option<f64>, rows: &IdbRequest) -> f64 {
    if let Some(last) = last.filter(|last| is_number(*last)) {
        return last + 1.0;
    }
    let rows = keys(rows).unwrap_or_default();
    let numbers = rows.iter().filter_map(|row| {
        let number: f64 = row.as_string()?.strip_prefix("over ")?.parse().ok()?;
        is_number(number).then_some(number + 1.0)
    });
    numbers.fold(unix_time().as_millis() as f64, f64::max)
}
