//! The app's calls to its page: functions that the page's scripts have in `rsg`, by their names.
//!
//! A window's page may be another one later (see `shell::pulse`), while dioxus ties an `eval` to the page it was asked
//! on. So a shell may provide an [`ScriptBridge`] to whatever page there is; elsewhere calls take dioxus' way. In a
//! browser that runs the app itself the own way is a plain call: a page there may not make scripts out of texts.

use std::rc::Rc;
use std::time::Duration;

use dioxus::prelude::*;
use tokio::sync::oneshot;

use crate::platform::device;

/// The channel for a call's answer, as JSON.
pub type Answer = oneshot::Sender<String>;

/// A function of the page and what it is called with.
#[derive(Debug, Clone)]
pub struct Call {
    /// The function's name in `rsg`.
    pub name: &'static str,
    pub arguments: Vec<String>,
}

impl Call {
    /// The call as the body of a function.
    fn body(&self) -> String {
        let arguments: Vec<String> = self.arguments.iter().map(|text| quoted(text)).collect();
        format!(
            "return window.rsg&&rsg.{}({})",
            self.name,
            arguments.join(",")
        )
    }

    /// The call as a script.
    #[must_use]
    pub fn script(&self) -> String {
        format!("(function(){{{}}})()", self.body())
    }
}

/// A shell's own way to the page that is shown now.
#[derive(Clone)]
pub struct ScriptBridge(Rc<dyn Fn(Call, Option<Answer>)>);

impl ScriptBridge {
    /// A bridge that makes calls by this function.
    pub fn new(run: impl Fn(Call, Option<Answer>) + 'static) -> Self {
        Self(Rc::new(run))
    }
}

/// Calls a function of the page.
pub fn run(name: &'static str, arguments: &[&str]) {
    let arguments = arguments.iter().copied().map(str::to_owned).collect();
    let call = Call { name, arguments };
    match try_consume_context::<ScriptBridge>() {
        Some(way) => (way.0)(call, None),
        None => {
            document::eval(&call.body());
        }
    }
}

/// The longest wait for an answer of the page. A long text on a slow phone takes a second.
const PATIENCE: Duration = Duration::from_secs(10);

/// Calls a function that returns a text; none if the page is gone, fails or returns none.
pub async fn ask(name: &'static str) -> Option<String> {
    let arguments = Vec::new();
    let call = Call { name, arguments };
    device::within(PATIENCE, answer_to(call)).await?
}

async fn answer_to(call: Call) -> Option<String> {
    let Some(way) = try_consume_context::<ScriptBridge>() else {
        return document::eval(&call.body()).join().await.ok();
    };
    let (answer, answered) = oneshot::channel();
    (way.0)(call, Some(answer));
    serde_json::from_str(&answered.await.ok()?).ok()
}

/// A text as it is written in a script, which is as JSON has it.
fn quoted(words: &str) -> String {
    serde_json::to_string(words).expect("a text can be written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_reads_the_same_in_a_script() {
        let controls: String = ('\0'..'\u{a0}').collect();
        let hostile = "\\\"); alert(\"";
        for words in ["", "ReverStarGo\n17 – 17 ⭐", &controls, hostile] {
            let read: String = serde_json::from_str(&quoted(words)).expect("it is well written");
            assert_eq!(read, words);
        }
    }

    #[test]
    fn a_call_is_one_expression() {
        let call = Call {
            name: "jumpTo",
            arguments: vec!["a".into(), "\"".into()],
        };
        let body = r#"return window.rsg&&rsg.jumpTo("a","\"")"#;
        assert_eq!(call.script(), format!("(function(){{{body}}})()"));
    }
}
