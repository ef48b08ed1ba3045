//! A WebDriver client as small as the suite needs: scripts, touches, keys, tabs and photographs.
//!
//! The protocol is plain JSON over HTTP, <https://www.w3.org/TR/webdriver2/>.

use std::time::Duration;

use serde_json::{Value, json};

use super::http;

/// How long a driver may take for one command; a page load on a busy machine is the slowest.
const COMMAND_LIMIT: Duration = Duration::from_secs(60);

/// A browser under remote control.
pub struct Session {
    port: u16,
    path: String,
}

impl Session {
    /// Opens a browser with these capabilities through the driver on that port.
    pub fn open(port: u16, capabilities: &Value) -> Result<Self, String> {
        let wish = json!({"capabilities": {"alwaysMatch": capabilities}});
        let answer = command(port, "POST", "/session", &wish)?;
        let id = answer["sessionId"]
            .as_str()
            .ok_or_else(|| format!("the driver names no session: {answer}"))?;
        Ok(Self {
            port,
            path: format!("/session/{id}"),
        })
    }

    /// Sends a command; the error is the driver's own message.
    pub fn post(&self, command_path: &str, body: &Value) -> Result<Value, String> {
        command(
            self.port,
            "POST",
            &format!("{}/{command_path}", self.path),
            body,
        )
    }

    fn get(&self, command_path: &str) -> Result<Value, String> {
        command(
            self.port,
            "GET",
            &format!("{}/{command_path}", self.path),
            &Value::Null,
        )
    }

    /// Goes to an address.
    pub fn go(&self, address: &str) -> Result<(), String> {
        self.post("url", &json!({"url": address})).map(|_| ())
    }

    /// The browser's own back.
    pub fn back(&self) -> Result<(), String> {
        self.post("back", &json!({})).map(|_| ())
    }

    /// Loads the page again.
    pub fn reload(&self) -> Result<(), String> {
        self.post("refresh", &json!({})).map(|_| ())
    }

    /// Runs a script in the page; it answers with `return`.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        self.post(
            "execute/sync",
            &json!({"script": script, "args": arguments}),
        )
    }

    /// Touches a point of the page: finger down, finger up.
    pub fn touch(&self, x: f64, y: f64) -> Result<(), String> {
        let actions = json!([
            {"type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]);
        let finger = json!({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": actions});
        self.post("actions", &json!({"actions": [finger]}))
            .map(|_| ())
    }

    /// Presses and lets go of one key.
    pub fn key(&self, key: char) -> Result<(), String> {
        let value = key.to_string();
        let keys = json!([{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]}]);
        self.post("actions", &json!({"actions": keys})).map(|_| ())
    }

    /// Resizes the window (not the page, which may be smaller).
    pub fn resize(&self, width: u32, height: u32) -> Result<(), String> {
        let rect = json!({"x": 0, "y": 0, "width": width, "height": height});
        self.post("window/rect", &rect).map(|_| ())
    }

    /// The tab that commands go to.
    pub fn tab(&self) -> Result<String, String> {
        Ok(self.get("window")?.as_str().unwrap_or_default().to_owned())
    }

    /// All tabs.
    pub fn tabs(&self) -> Result<Vec<String>, String> {
        let handles = self.get("window/handles")?;
        let names = handles.as_array().into_iter().flatten();
        Ok(names
            .filter_map(|name| name.as_str().map(str::to_owned))
            .collect())
    }

    /// Opens another tab or window (`kind`) and goes on in it.
    pub fn open_another(&self, kind: &str) -> Result<String, String> {
        let answer = self.post("window/new", &json!({"type": kind}))?;
        let name = answer["handle"].as_str().unwrap_or_default().to_owned();
        self.switch_to(&name)?;
        Ok(name)
    }

    /// Goes on in a tab.
    pub fn switch_to(&self, tab: &str) -> Result<(), String> {
        self.post("window", &json!({"handle": tab})).map(|_| ())
    }

    /// Closes the current tab.
    pub fn close_tab(&self) -> Result<(), String> {
        command(
            self.port,
            "DELETE",
            &format!("{}/window", self.path),
            &Value::Null,
        )
        .map(|_| ())
    }

    /// A photograph of the page, as PNG bytes.
    pub fn photograph(&self) -> Result<Vec<u8>, String> {
        let answer = self.get("screenshot")?;
        base64(answer.as_str().unwrap_or_default())
            .ok_or_else(|| "the picture is not base64".into())
    }

    /// A command of Chromium's own protocol.
    pub fn devtools(&self, name: &str, parameters: Value) -> Result<Value, String> {
        self.post(
            "goog/cdp/execute",
            &json!({"cmd": name, "params": parameters}),
        )
    }

    /// Closes the browser.
    pub fn close(&self) {
        // Nothing is left to do if it is gone already.
        let _gone = command(self.port, "DELETE", &self.path, &Value::Null);
    }
}

fn command(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let body = if method == "POST" {
        body.to_string()
    } else {
        String::new()
    };
    let host = format!("127.0.0.1:{port}");
    let headers = [
        ("Host", host.as_str()),
        ("Content-Type", "application/json"),
        ("Connection", "close"),
    ];
    let answer = http::request(port, method, path, &headers, &body, COMMAND_LIMIT)
        .map_err(|error| format!("{method} {path}: {error}"))?;
    let value: Value = serde_json::from_str(&answer.body)
        .map_err(|error| format!("{method} {path}: {error}: {}", answer.body))?;
    let value = value["value"].clone();
    if answer.status == 200 {
        return Ok(value);
    }
    Err(format!(
        "{method} {path}: {}: {}",
        value["error"].as_str().unwrap_or("error"),
        value["message"].as_str().unwrap_or_default()
    ))
}

/// Decodes standard base64.
fn base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut buffer, mut bits) = (0_u32, 0);
    for letter in text.bytes().filter(|letter| *letter != b'=') {
        let digit = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        buffer = buffer << 6 | u32::from(digit);
        bits += 6;
        if 8 <= bits {
            bits -= 8;
            bytes.push((buffer >> bits & 0xff) as u8);
        }
    }
    Some(bytes)
}
