//! The way into a page: its flags, its lock and its database, before the app can be shown.

use std::pin::Pin;

use js_sys::global;

use crate::platform::address::{self, Address};
use crate::platform::device::{Lock, member};
use crate::platform::{Args, Launch};
use crate::storage::Kept;
use crate::storage::indexed::{self, Question};

/// Comes when a newer page has taken over.
pub type TakingOver = Pin<Box<dyn Future<Output = ()>>>;

/// Everything that a page needs before it can show the app.
pub struct Opening {
    pub launch: Launch,
    pub taken_over: TakingOver,
    /// The question whether what the browser has deleted is written once more.
    pub question: Question,
}

/// A page before its database is open.
pub struct Entrance {
    args: Args,
    name: String,
    lock: Lock,
    taken_over: TakingOver,
}

impl Entrance {
    /// Reads the flags in the address and takes over from an older page.
    #[must_use]
    pub fn enter() -> Entrance {
        let (args, name) = asked_for();
        let (lock, taken_over) = Lock::take(&name);
        Entrance {
            args,
            name,
            lock,
            taken_over: Box::pin(taken_over),
        }
    }

    /// The database, when it is open. A future that is dropped before writes nothing, however late the database opens.
    pub fn database(&self) -> impl Future<Output = Reached> + use<> {
        let (name, lock) = (self.name.clone(), self.lock.clone());
        async move {
            let (folder, question) = indexed::open(&name, lock).await;
            Reached { folder, question }
        }
    }

    /// A page with this database.
    #[must_use]
    pub fn with(self, opened: Reached) -> Opening {
        Opening {
            launch: Launch::of(&self.args, opened.folder),
            taken_over: self.taken_over,
            question: opened.question,
        }
    }

    /// A page that saves nothing.
    #[must_use]
    pub fn without_saving(self) -> Opening {
        let (folder, question) = indexed::without(&self.name, self.lock.clone());
        self.with(Reached { folder, question })
    }
}

/// The database of a page: its files, and the question about deleted ones.
pub struct Reached {
    folder: Kept,
    question: Question,
}

/// The flags, and the name of the database.
fn asked_for() -> (Args, String) {
    let location = member(&global(), "location").unwrap_or_default();
    let part = |name: &str| member(&location, name).and_then(|text| text.as_string());
    let address = Address {
        host: part("hostname").unwrap_or_default(),
        path: part("pathname").unwrap_or_default(),
        query: part("search").unwrap_or_default(),
    };
    address::read(&address, cfg!(debug_assertions))
}
