//! The two browsers: headless Chromium, which is what Android's webview is made of, and WebKitGTK, the nearest thing to
//! the iPhone's.
//!
//! Starting a browser costs more than most tests, so a worker keeps its browsers and lends them to one test after the
//! other. Each test has its own server on its own port, so nothing in a browser's storage carries over. After a failure
//! the browser is thrown away.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

use serde_json::{Value, json};

use super::http;
use super::process::Program;
use super::wait::{SOON, wait_for};
use super::webdriver::Session;

/// The page of a phone, in CSS pixels.
const PHONE: (u32, u32) = (390, 844);

/// Which browser draws the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Headless, 390×844, with touch.
    Chromium,
    /// MiniBrowser under Xvfb; its window is a little wider than a phone.
    WebKit,
}

impl Kind {
    /// As it stands in a test's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::WebKit => "webkit",
        }
    }
}

/// A driver and the browser it controls.
pub struct Browser {
    /// Which of the two it is.
    pub kind: Kind,
    /// The remote control.
    pub session: Session,
    home_tab: String,
    _driver: Program,
    /// WebKit's own screen: on a shared one the windows would take the focus from each other.
    _screen: Option<Screen>,
}

impl Browser {
    /// Starts a driver and its browser.
    pub fn start(kind: Kind, logs: &Path) -> Self {
        let port = free_port();
        let log = logs.join(format!("{}-driver-{port}.log", kind.name()));
        let screen = (kind == Kind::WebKit).then(|| Screen::start(1280, 1400, logs));
        let mut driver = match kind {
            Kind::Chromium => Program::start(
                Command::new(find(&["chromedriver", "chromium.chromedriver"]))
                    .arg(format!("--port={port}")),
                &log,
            ),
            Kind::WebKit => Program::start(
                Command::new(find(&["WebKitWebDriver"]))
                    .arg(format!("--port={port}"))
                    .env("DISPLAY", screen.as_ref().map_or("", |screen| &screen.name))
                    .env("LANG", "C.UTF-8")
                    .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
                    .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
                    .env("LIBGL_ALWAYS_SOFTWARE", "1")
                    .env("NO_AT_BRIDGE", "1")
                    .env("GDK_BACKEND", "x11"),
                &log,
            ),
        };
        wait_for("the driver to answer", SOON, || {
            if let Some(status) = driver.ended() {
                panic!("the driver ended with {status}, see {}", log.display());
            }
            match http::get(port, "/status", Duration::from_secs(5)) {
                Ok(answer) if answer.status == 200 => Ok(()),
                Ok(answer) => Err(format!("{answer:?}")),
                Err(error) => Err(error.to_string()),
            }
        });
        let session = Session::open(port, &capabilities(kind))
            .unwrap_or_else(|error| panic!("no {} can be started: {error}", kind.name()));
        let home_tab = session.tab().expect("a browser has a tab");
        let browser = Self {
            kind,
            session,
            home_tab,
            _driver: driver,
            _screen: screen,
        };
        browser.phone_size();
        browser
    }

    /// Back to one empty tab of the size of a phone.
    pub fn clean(&self) -> Result<(), String> {
        for tab in self.session.tabs()? {
            if tab != self.home_tab {
                self.session.switch_to(&tab)?;
                self.session.close_tab()?;
            }
        }
        self.session.switch_to(&self.home_tab)?;
        self.session.go("about:blank")?;
        if self.kind == Kind::Chromium {
            self.session.devtools(
                "Emulation.setEmulatedMedia",
                json!({"media": "", "features": []}),
            )?;
        }
        self.resize(PHONE)
    }

    /// Upright, as a phone is held.
    pub fn phone_size(&self) {
        let (width, height) = PHONE;
        self.size(width, height);
    }

    /// Gives the page that many pixels (in WebKit: the window, which is not narrower than its buttons).
    pub fn size(&self, width: u32, height: u32) {
        self.resize((width, height))
            .expect("the page can be resized");
    }

    fn resize(&self, (width, height): (u32, u32)) -> Result<(), String> {
        match self.kind {
            Kind::Chromium => self
                .session
                .devtools(
                    "Emulation.setDeviceMetricsOverride",
                    json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true}),
                )
                .map(|_| ()),
            Kind::WebKit => self.session.resize(width, height),
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.session.close();
    }
}

fn capabilities(kind: Kind) -> Value {
    match kind {
        Kind::Chromium => {
            let mut arguments = vec![
                "--headless=new",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-backgrounding-occluded-windows",
                "--disable-renderer-backgrounding",
                "--hide-scrollbars",
                "--mute-audio",
                "--lang=en-US",
            ];
            if is_root() {
                // Chromium's sandbox refuses to work for root, as it is in a container.
                arguments.push("--no-sandbox");
            }
            json!({
                "goog:loggingPrefs": {"browser": "ALL"},
                "goog:chromeOptions": {
                    "binary": find(&["chromium", "google-chrome", "chromium-browser"]),
                    "args": arguments,
                    "mobileEmulation": {"deviceMetrics": {
                        "width": 390, "height": 844, "pixelRatio": 1, "touch": true, "mobile": true}},
                },
            })
        }
        Kind::WebKit => json!({
            "webkitgtk:browserOptions": {"binary": mini_browser(), "args": ["--automation"]},
        }),
    }
}

/// Whether there is a browser of that kind on this machine.
pub fn is_installed(kind: Kind) -> bool {
    match kind {
        Kind::Chromium => installed(&["chromedriver", "chromium.chromedriver"]).is_some(),
        Kind::WebKit => installed(&["WebKitWebDriver"]).is_some(),
    }
}

fn find(names: &[&str]) -> PathBuf {
    installed(names)
        .unwrap_or_else(|| panic!("{} is missing; `cargo xtask test` installs it", names[0]))
}

fn installed(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| {
        folders
            .iter()
            .map(|folder| folder.join(name))
            .find(|file| file.is_file())
    })
}

/// MiniBrowser lies beside the library, in a folder named after the processor.
fn mini_browser() -> PathBuf {
    std::fs::read_dir("/usr/lib")
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .map(|folder| folder.path().join("webkit2gtk-4.1/MiniBrowser"))
        .find(|file| file.is_file())
        .expect("MiniBrowser comes with the WebKitGTK library")
}

/// Whether root runs the tests.
pub fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A port that nobody uses right now and that has not been given to another test, which may not have opened it yet.
pub fn free_port() -> u16 {
    static GIVEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    let mut given = GIVEN
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    loop {
        let port = std::net::TcpListener::bind((std::net::Ipv4Addr::LOCALHOST, 0))
            .and_then(|listener| listener.local_addr())
            .expect("the system has a free port")
            .port();
        if given.insert(port) {
            return port;
        }
    }
}

/// A screen that exists only in memory.
pub struct Screen {
    /// Its name, for `DISPLAY`.
    pub name: String,
    _server: Program,
}

impl Screen {
    /// Starts one of that size; the server picks a number nobody uses.
    pub fn start(width: u32, height: u32, logs: &Path) -> Self {
        let errors = std::fs::File::options()
            .create(true)
            .append(true)
            .open(logs.join("xvfb.log"))
            .expect("the log file can be written");
        let mut server = Program::spawn(
            Command::new(find(&["Xvfb"]))
                .args([
                    "-displayfd",
                    "1",
                    "-nolisten",
                    "tcp",
                    "-noreset",
                    "-screen",
                    "0",
                ])
                .arg(format!("{width}x{height}x24"))
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(errors),
        );
        let mut number = String::new();
        let pipe = server.take_stdout().expect("the output was asked for");
        BufReader::new(pipe)
            .read_line(&mut number)
            .expect("Xvfb tells its number");
        assert!(
            !number.trim().is_empty(),
            "Xvfb did not start, see xvfb.log"
        );
        Self {
            name: format!(":{}", number.trim()),
            _server: server,
        }
    }
}
