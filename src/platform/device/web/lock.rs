//! The lock on the progress, which the newest page holds.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Object, Promise, Reflect, global};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::DomException;

use super::script::{call, member};

/// The state of a page's lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// This browser has no locks, or gives none to this page.
    Missing,
    /// It was asked for a moment ago.
    Asked,
    Held,
    /// A newer page has it.
    Lost,
}

/// This page's lock. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Lock(Rc<Cell<Standing>>);

impl Lock {
    /// Takes the lock of this name from whichever page has it. The future comes when another page takes it from this
    /// one. Where a browser gives no locks that is never told: then the database alone keeps an older page from
    /// writing.
    pub fn take(name: &str) -> (Lock, impl Future<Output = ()> + use<>) {
        let standing = Rc::new(Cell::new(Standing::Asked));
        let options = Object::new();
        let _ = Reflect::set(&options, &"steal".into(), &true.into());
        let given = Rc::clone(&standing);
        let keep = Closure::<dyn Fn() -> Promise>::new(move || {
            given.set(Standing::Held);
            Promise::new(&mut |_, _| {})
        });
        let arguments = [name.into(), options.into(), keep.into_js_value()];
        let lost = member(&global(), "navigator")
            .and_then(|navigator| member(&navigator, "locks"))
            .and_then(|locks| call(&locks, "request", &arguments))
            .and_then(|lost| lost.dyn_into::<Promise>().ok());
        if lost.is_none() {
            standing.set(Standing::Missing);
        }
        let taken = Rc::clone(&standing);
        let over = async move {
            if let Some(lost) = lost {
                // It is never kept, so it ends by being broken.
                let broken = JsFuture::from(lost).await.err();
                if broken.is_some_and(|error| was_stolen(&error)) {
                    taken.set(Standing::Lost);
                    return;
                }
                // A browser that keeps nothing of any page refuses locks, too.
                taken.set(Standing::Missing);
            }
            std::future::pending::<()>().await;
        };
        (Lock(standing), over)
    }

    /// Returns true if this page is certainly the newest.
    pub fn is_held(&self) -> bool {
        self.0.get() == Standing::Held
    }

    /// Returns true if a newer page has it.
    pub fn is_lost(&self) -> bool {
        self.0.get() == Standing::Lost
    }

    /// Returns true if this browser gives no locks, so that the newest page is unknown.
    pub fn is_missing(&self) -> bool {
        self.0.get() == Standing::Missing
    }
}

/// Returns true if a lock ended because another page has taken it. The specification of Web Locks has this name for it.
fn was_stolen(error: &JsValue) -> bool {
    error
        .dyn_ref::<DomException>()
        .is_some_and(|error| error.name() == "AbortError")
}
