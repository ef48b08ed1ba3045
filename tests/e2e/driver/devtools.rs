//! Scripts and fingers by Chromium's own protocol alone.
//!
//! A script or a touch takes half of the processor time that WebDriver's command for it takes. And the installed driver
//! opens, leads and photographs a Chromium that is fifty versions older, but runs scripts with a parameter that the old
//! one does not know (`uniqueContextId`), and looks for the place of a touch with such scripts: there touches, too, are
//! said in words that the protocol has had all along.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::webdriver::{Answer, Session};

/// The number of movements of a finger on its way.
const STRIDES: u64 = 5;

/// Runs a script; it answers with `return`, or by calling its last argument.
pub fn run(session: &Session, script: &str, arguments: &[Value], by_call: bool) -> Answer {
    let arguments = json!(arguments);
    let body = format!("function () {{{script}\n}}");
    let expression = if by_call {
        format!("new Promise(done => ({body}).apply(null, [...{arguments}, done]))")
    } else {
        format!("({body}).apply(null, {arguments})")
    };
    let mut answer = session.devtools(
        "Runtime.evaluate",
        &json!({"expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true}),
    )?;
    match &answer["exceptionDetails"] {
        Value::Null => Ok(answer["result"]["value"].take()),
        thrown => Err(format!("javascript error: {thrown}")),
    }
}

/// A finger in the middle of what it does.
struct Finger<'a> {
    does: &'a [Value],
    at: (i64, i64),
    is_down: bool,
}

/// Moves fingers by WebDriver's list of actions, one action of each at a time.
pub fn touch(session: &Session, fingers: &[Value]) -> Answer {
    let actions = |finger: &'_ Value| finger["actions"].as_array().map_or(0, Vec::len);
    let longest = fingers.iter().map(actions).max().unwrap_or_default();
    let mut fingers: Vec<Finger<'_>> = fingers
        .iter()
        .map(|finger| Finger {
            does: finger["actions"].as_array().map_or(&[], Vec::as_slice),
            at: (0, 0),
            is_down: false,
        })
        .collect();
    for tick in 0..longest {
        let before: Vec<_> = fingers.iter().map(|finger| finger.is_down).collect();
        let mut moves = None;
        for finger in &mut fingers {
            let Some(action) = finger.does.get(tick) else {
                continue;
            };
            let millis = action["duration"].as_u64().unwrap_or_default();
            match action["type"].as_str() {
                Some("pointerDown") => finger.is_down = true,
                Some("pointerUp") => finger.is_down = false,
                Some("pause") => thread::sleep(Duration::from_millis(millis)),
                Some("pointerMove") => {
                    let number = |name: &str| action[name].as_i64().unwrap_or_default();
                    let (from, to) = (finger.at, (number("x"), number("y")));
                    finger.at = to;
                    moves = finger.is_down.then_some((from, to, millis));
                }
                other => return Err(format!("a finger does not know {other:?}")),
            }
        }
        if let Some((from, to, millis)) = moves {
            stride(session, from, to, millis)?;
        }
        if before
            .iter()
            .zip(&fingers)
            .any(|(was, is)| *was && !is.is_down)
        {
            lift(session)?;
        }
        if before
            .iter()
            .zip(&fingers)
            .any(|(was, is)| !*was && is.is_down)
        {
            tell(session, "touchStart", &points(&fingers))?;
        }
    }
    Ok(Value::Null)
}

/// A single finger on its way.
fn stride(session: &Session, from: (i64, i64), to: (i64, i64), millis: u64) -> Answer {
    for step in 1..=STRIDES {
        thread::sleep(Duration::from_millis(millis / STRIDES));
        let part = |from: i64, to: i64| from + (to - from) * step as i64 / STRIDES as i64;
        let (x, y) = (part(from.0, to.0), part(from.1, to.1));
        tell(session, "touchMove", &json!([{"x": x, "y": y, "id": 0}]))?;
    }
    Ok(Value::Null)
}

/// Lifts every finger.
pub fn lift(session: &Session) -> Answer {
    tell(session, "touchEnd", &json!([]))
}

fn tell(session: &Session, kind: &str, points: &Value) -> Answer {
    let touch = json!({"type": kind, "touchPoints": points});
    session.devtools("Input.dispatchTouchEvent", &touch)
}

/// The places of fingers on the glass.
fn points(fingers: &[Finger<'_>]) -> Value {
    let down = fingers
        .iter()
        .enumerate()
        .filter(|(_, finger)| finger.is_down);
    down.map(|(id, Finger { at: (x, y), .. })| json!({"x": x, "y": y, "id": id}))
        .collect()
}
