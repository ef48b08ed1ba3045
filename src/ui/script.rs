//! Scripts that the app runs in its page: some answer, some do not.
//!
//! A window's page may be another one later (see `shell::pulse`), while dioxus ties an `eval` to the page it was asked on.
//! So a shell may provide an [`OwnWay`] to whatever page there is; elsewhere scripts take dioxus' way.

use std::rc::Rc;
use std::time::Duration;

use dioxus::prelude::*;
use tokio::sync::oneshot;

/// Where a script's answer goes, as JSON.
pub type Answer = oneshot::Sender<String>;

/// A shell's own way to the page that is shown now.
#[derive(Clone)]
pub struct OwnWay(Rc<dyn Fn(String, Option<Answer>)>);

impl OwnWay {
    /// One that runs scripts by this function.
    #[cfg(any(feature = "desktop", feature = "mobile"))]
    pub fn new(run: impl Fn(String, Option<Answer>) + 'static) -> Self {
        Self(Rc::new(run))
    }

    fn run(&self, script: &str, answer: Option<Answer>) {
        // A script is the body of a function, as it is on dioxus' way.
        (self.0)(format!("(function(){{{script}}})()"), answer);
    }
}

/// Runs a script in the page.
pub fn run(script: &str) {
    match try_consume_context::<OwnWay>() {
        Some(way) => way.run(script, None),
        None => {
            document::eval(script);
        }
    }
}

/// How long the page may take to answer. A long text on a slow phone takes a second.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs a script that returns a text; none if the page is gone, fails or says nothing.
pub async fn ask(script: &str) -> Option<String> {
    tokio::time::timeout(PATIENCE, answer_to(script))
        .await
        .ok()?
}

async fn answer_to(script: &str) -> Option<String> {
    let Some(way) = try_consume_context::<OwnWay>() else {
        return document::eval(script).join().await.ok();
    };
    let (answer, answered) = oneshot::channel();
    way.run(script, Some(answer));
    serde_json::from_str(&answered.await.ok()?).ok()
}
