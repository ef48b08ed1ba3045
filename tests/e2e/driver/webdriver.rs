//! A WebDriver client as small as the suite needs: scripts, touches, keys, tabs and photographs.
//!
//! The protocol is plain JSON over HTTP, <https://www.w3.org/TR/webdriver2/>.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::{devtools, http};

/// The longest time of a driver for one command, more than a script may take: one that plays a whole game is the
/// slowest.
const COMMAND_LIMIT: Duration = Duration::from_secs(660);

/// The result of a command; the error is the driver's own message.
pub type Answer = Result<Value, String>;

/// A browser under remote control.
pub struct Session {
    port: u16,
    path: String,
    tongue: Tongue,
}

/// The protocol for scripts and touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tongue {
    /// WebDriver's own commands.
    WebDriver,
    /// Chromium's own protocol.
    DevTools,
}

impl Session {
    /// Opens a browser with these capabilities through the driver on that port.
    pub fn open(port: u16, capabilities: &Value, tongue: Tongue) -> Result<Self, String> {
        let path = "/session".to_owned();
        let mut session = Self { port, path, tongue };
        let wanted = json!({"capabilities": {"alwaysMatch": capabilities}});
        let answer = session.post("", &wanted)?;
        session.path = format!("/session/{}", text(&answer["sessionId"]));
        Ok(session)
    }

    fn command(&self, method: &str, name: &str, body: &Value) -> Answer {
        let line = format!("{method} {}{name}", self.path);
        let body = match body {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        let host = format!("127.0.0.1:{}", self.port);
        let headers = [
            ("Host", host.as_str()),
            ("Content-Type", "application/json"),
            ("Connection", "close"),
        ];
        let answer = http::request(self.port, &line, &headers, &body, COMMAND_LIMIT)
            .map_err(|error| format!("{line}: {error}"))?;
        let mut body: Value = serde_json::from_str(&answer.body)
            .map_err(|error| format!("{line}: {error}: {}", answer.body))?;
        let value = body["value"].take();
        if answer.status == 200 {
            return Ok(value);
        }
        let [error, message] = ["error", "message"].map(|part| text(&value[part]));
        Err(format!("{line}: {error}: {message}"))
    }

    fn get(&self, name: &str) -> Answer {
        self.command("GET", name, &Value::Null)
    }

    fn post(&self, name: &str, body: &Value) -> Answer {
        self.command("POST", name, body)
    }

    pub fn go(&self, address: &str) -> Answer {
        self.post("/url", &json!({"url": address}))
    }

    /// The address of the page, once it has come.
    pub fn address(&self) -> Answer {
        self.get("/url")
    }

    pub fn back(&self) -> Answer {
        self.post("/back", &json!({}))
    }

    pub fn reload(&self) -> Answer {
        self.post("/refresh", &json!({}))
    }

    /// Runs a script in the page; it answers with `return`.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Answer {
        if self.tongue != Tongue::WebDriver {
            return devtools::run(self, script, arguments, false);
        }
        self.post(
            "/execute/sync",
            &json!({"script": script, "args": arguments}),
        )
    }

    /// Runs a script in the page; it answers by calling its last argument.
    pub fn run_async(&self, script: &str, arguments: &[Value]) -> Answer {
        if self.tongue != Tongue::WebDriver {
            return devtools::run(self, script, arguments, true);
        }
        self.post(
            "/execute/async",
            &json!({"script": script, "args": arguments}),
        )
    }

    /// Touches a point of the page: finger down, finger up.
    pub fn touch(&self, x: f64, y: f64) -> Answer {
        self.touch_with(
            x,
            y,
            &[
                json!({"type": "pointerDown", "button": 0}),
                json!({"type": "pointerUp", "button": 0}),
            ],
        )
    }

    /// Touches a point for `millis` milliseconds.
    pub fn touch_long(&self, x: f64, y: f64, millis: u32) -> Answer {
        let down = json!({"type": "pointerDown", "button": 0});
        let stay = json!({"type": "pause", "duration": millis});
        self.touch_with(
            x,
            y,
            &[down, stay, json!({"type": "pointerUp", "button": 0})],
        )
    }

    /// Puts the finger down on a point, where it stays.
    pub fn put_down(&self, x: f64, y: f64) -> Answer {
        self.touch_with(x, y, &[json!({"type": "pointerDown", "button": 0})])
    }

    /// Lifts the finger again, wherever what lay below it has gone.
    pub fn lift(&self) -> Answer {
        if self.tongue == Tongue::DevTools {
            return devtools::lift(self);
        }
        self.command("DELETE", "/actions", &Value::Null)
    }

    /// Touches a point twice, `millis` milliseconds apart.
    pub fn touch_twice(&self, x: f64, y: f64, millis: u32) -> Answer {
        let down = json!({"type": "pointerDown", "button": 0});
        let up = json!({"type": "pointerUp", "button": 0});
        let between = json!({"type": "pause", "duration": millis});
        self.touch_with(x, y, &[down.clone(), up.clone(), between, down, up])
    }

    /// Touches a point, pulls it so far down or up, and lets go.
    pub fn pull(&self, x: f64, y: f64, by: i64) -> Answer {
        let (to_x, to_y) = (x.round() as i64, y.round() as i64 + by);
        let down = json!({"type": "pointerDown", "button": 0});
        let pull = json!({"type": "pointerMove", "duration": 100, "x": to_x, "y": to_y, "origin": "viewport"});
        let up = json!({"type": "pointerUp", "button": 0});
        self.touch_with(x, y, &[down, pull, up])
    }

    /// Touches two points at once, each with a finger of its own.
    pub fn touch_both(&self, points: [(f64, f64); 2]) -> Answer {
        let finger = |id: &str, (x, y): (f64, f64)| {
            let (x, y) = (x.round() as i64, y.round() as i64);
            json!({"type": "pointer", "id": id, "parameters": {"pointerType": "touch"}, "actions": [
                {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ]})
        };
        self.fingers(&[finger("finger", points[0]), finger("other", points[1])])
    }

    fn touch_with(&self, x: f64, y: f64, does: &[Value]) -> Answer {
        let (x, y) = (x.round() as i64, y.round() as i64);
        let place =
            json!({"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"});
        self.finger(&[&[place][..], does].concat())
    }

    fn finger(&self, actions: &[Value]) -> Answer {
        let parameters = json!({"pointerType": "touch"});
        let finger = json!({"type": "pointer", "id": "finger", "parameters": parameters, "actions": actions});
        self.fingers(&[finger])
    }

    fn fingers(&self, fingers: &[Value]) -> Answer {
        match self.tongue {
            Tongue::WebDriver => self.post("/actions", &json!({"actions": fingers})),
            Tongue::DevTools => devtools::touch(self, fingers),
        }
    }

    /// Presses and lets go of one key.
    pub fn key(&self, key: char) -> Answer {
        let actions = ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key}));
        let keyboard = json!({"type": "key", "id": "keyboard", "actions": actions});
        self.post("/actions", &json!({"actions": [keyboard]}))
    }

    /// Presses one key and keeps it down (`kind` is `keyDown`), or lets go of it (`keyUp`).
    pub fn half_key(&self, kind: &str, key: char) -> Answer {
        let actions = [json!({"type": kind, "value": key})];
        let keyboard = json!({"type": "key", "id": "keyboard", "actions": actions});
        self.post("/actions", &json!({"actions": [keyboard]}))
    }

    /// Resizes the window (not the page, which may be smaller).
    pub fn resize(&self, width: u32, height: u32) -> Answer {
        let rect = json!({"x": 0, "y": 0, "width": width, "height": height});
        self.post("/window/rect", &rect)
    }

    /// The tab that commands go to.
    pub fn tab(&self) -> Result<String, String> {
        self.get("/window").map(|handle| text(&handle))
    }

    pub fn tabs(&self) -> Result<Vec<String>, String> {
        let handles = self.get("/window/handles")?;
        Ok(handles.as_array().into_iter().flatten().map(text).collect())
    }

    /// Opens another tab or window (`kind`) and goes on in it.
    pub fn open_another(&self, kind: &str) -> Answer {
        let answer = self.post("/window/new", &json!({"type": kind}))?;
        self.switch_to(&text(&answer["handle"]))
    }

    pub fn switch_to(&self, tab: &str) -> Answer {
        self.post("/window", &json!({"handle": tab}))
    }

    pub fn close_tab(&self) -> Answer {
        self.command("DELETE", "/window", &Value::Null)
    }

    /// A photograph of the page, as PNG bytes.
    pub fn photograph(&self) -> Result<Vec<u8>, String> {
        let answer = self.get("/screenshot")?;
        STANDARD
            .decode(text(&answer))
            .map_err(|error| error.to_string())
    }

    /// A command of Chromium's own protocol.
    pub fn devtools(&self, name: &str, parameters: &Value) -> Answer {
        self.post(
            "/goog/cdp/execute",
            &json!({"cmd": name, "params": parameters}),
        )
    }

    /// Closes the browser.
    pub fn close(&self) {
        // Nothing is left to do if it is gone already.
        let _gone = self.command("DELETE", "", &Value::Null);
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
