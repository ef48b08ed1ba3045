//! The app in a browser, with verbs that read like play.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

use super::browsers::{Browser, Kind, free_port};
use super::http;
use super::process::Program;
use super::runner::{Test, program};
use super::scripts::{LISTEN, POINT};
use super::snapshot::{self, Snapshot};
use super::wait::{SOON, wait_for};

/// The date of every test that does not say otherwise.
pub const TODAY: &str = "2026-11-21";

/// How the app is started.
pub struct Options<'t> {
    test: &'t Test<'t>,
    flags: Vec<String>,
    today: String,
}

impl<'t> Options<'t> {
    /// The usual: a fresh folder, 2026-11-21, seed 1.
    pub fn new(test: &'t Test<'t>) -> Self {
        Self {
            test,
            flags: Vec::new(),
            today: TODAY.into(),
        }
    }

    /// Another day.
    pub fn today(mut self, date: &str) -> Self {
        self.today = date.into();
        self
    }

    /// With the developer menu.
    pub fn dev(mut self) -> Self {
        self.flags.push("--dev".into());
        self
    }

    /// With nothing left of what an earlier start of the same scenario kept.
    pub fn fresh(self) -> Self {
        // Nothing there is the usual case.
        let _nothing = std::fs::remove_dir_all(self.test.folder.join("data"));
        self
    }

    /// Starts the app and opens its page.
    #[track_caller]
    pub fn open(self) -> App<'t> {
        let app = App {
            test: self.test,
            browser: self.test.browser(),
            port: free_port(),
            flags: self.flags,
            today: RefCell::new(self.today),
            server: RefCell::new(None),
            checked: Cell::new(false),
        };
        app.start_server();
        app.load();
        app
    }
}

/// The running app and the page that shows it.
pub struct App<'t> {
    test: &'t Test<'t>,
    browser: &'t Browser,
    port: u16,
    flags: Vec<String>,
    today: RefCell<String>,
    server: RefCell<Option<Program>>,
    checked: Cell<bool>,
}

/// A colour to call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// Black.
    Black,
    /// White.
    White,
}

impl Color {
    /// As attributes spell it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

impl App<'_> {
    /// Where the profile is kept.
    pub fn data_folder(&self) -> PathBuf {
        self.test.folder.join("data")
    }

    /// What the app printed.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    fn log_file(&self) -> PathBuf {
        self.test.folder.join("app.log")
    }

    /// The page's address.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// The browser that shows the page.
    pub fn browser(&self) -> &Browser {
        self.browser
    }

    #[track_caller]
    fn start_server(&self) {
        let mut command = Command::new(program());
        command
            .args(["--browser", &self.port.to_string()])
            .arg("--data-dir")
            .arg(self.data_folder())
            .args(["--today", &self.today.borrow()])
            .args(["--seed", "1"])
            .args(&self.flags)
            .env("HOME", self.test.folder)
            .env("LANG", "C.UTF-8")
            .env("RUST_BACKTRACE", "1")
            .env_remove("LANGUAGE")
            .env_remove("LC_ALL")
            .env_remove("DISPLAY");
        let mut server = Program::start(&mut command, &self.log_file());
        wait_for("the server to be ready", SOON, || {
            if let Some(status) = server.ended() {
                panic!("the app ended with {status}: {}", self.log());
            }
            match http::get(self.port, "/", Duration::from_secs(10)) {
                Ok(answer) if answer.status == 200 => Ok(()),
                Ok(answer) => Err(format!("status {}", answer.status)),
                Err(error) => Err(error.to_string()),
            }
        });
        *self.server.borrow_mut() = Some(server);
    }

    /// Loads the page and waits until a screen is there.
    #[track_caller]
    pub fn load(&self) -> &Self {
        self.browser
            .session
            .go(&self.address())
            .expect("the page can be loaded");
        self.listen();
        self.expect("a screen", |page| page.screen().is_some())
    }

    /// Loads the page again, as a player would who pulls it down.
    #[track_caller]
    pub fn reload(&self) -> &Self {
        self.browser
            .session
            .reload()
            .expect("the page can be loaded again");
        self.listen();
        self.expect("a screen", |page| page.screen().is_some())
    }

    fn listen(&self) {
        self.browser
            .session
            .run(LISTEN, &[])
            .expect("scripts run in the page");
    }

    /// How many kilobytes the app's process holds, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let server = self.server.borrow();
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", server.as_ref()?.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches("kB").trim().parse().ok()
    }

    /// Ends the app without a warning, as a flat battery would.
    pub fn kill(&self) -> &Self {
        if let Some(mut server) = self.server.borrow_mut().take() {
            server.kill();
        }
        self
    }

    /// Asks the app to end, as closing its terminal does, and waits until it has.
    #[track_caller]
    pub fn end(&self) -> &Self {
        if let Some(mut server) = self.server.borrow_mut().take() {
            server.signal("TERM");
            let status = server.wait(SOON);
            assert_eq!(status.code(), Some(0), "the app was asked to end");
        }
        self
    }

    /// Lets the page click a cell, and the app die so much later. The pause is the test: death comes at any instant.
    #[track_caller]
    pub fn click_and_die(&self, cell: &str, later: Duration) {
        let script = "const cell = document.querySelector(`[data-cell='${arguments[0]}']`); setTimeout(() => cell.click()); return null;";
        self.browser
            .session
            .run(script, &[json!(cell)])
            .expect("scripts run in the page");
        std::thread::sleep(later);
        self.kill();
    }

    /// Starts it again and leaves it to the page to notice.
    #[track_caller]
    pub fn start_again(&self) -> &Self {
        self.start_server();
        self
    }

    /// Waits until the page tells that the connection is lost.
    #[track_caller]
    pub fn expect_notice_of_loss(&self) -> &Self {
        wait_for("the notice of the lost connection", SOON, || {
            let script = "const notice = document.getElementById('connection-lost'); return !!notice && !notice.hidden";
            match self.browser.session.run(script, &[])? {
                Value::Bool(true) => Ok(()),
                other => Err(other.to_string()),
            }
        });
        self
    }

    /// Starts it again with the same folder and opens its page.
    #[track_caller]
    pub fn restart(&self) -> &Self {
        self.kill();
        self.start_server();
        self.load()
    }

    /// Starts it again on another day.
    #[track_caller]
    pub fn restart_on(&self, date: &str) -> &Self {
        *self.today.borrow_mut() = date.into();
        self.restart()
    }

    /// Reads the page. It may be loading itself anew at that instant, so a page that cannot be read is asked again.
    #[track_caller]
    pub fn look(&self) -> Snapshot {
        let read = wait_for("a page that can be read", SOON, || {
            self.browser.session.run(snapshot::SCRIPT, &[])
        });
        Snapshot::checked(read)
    }

    /// Waits for the page to look as described.
    #[track_caller]
    pub fn expect(&self, what: &str, is_so: impl Fn(&Snapshot) -> bool) -> &Self {
        self.expect_within(what, SOON, is_so)
    }

    /// Waits that long for the page to look as described.
    #[track_caller]
    pub fn expect_within(
        &self,
        what: &str,
        limit: Duration,
        is_so: impl Fn(&Snapshot) -> bool,
    ) -> &Self {
        wait_for(what, limit, || {
            let page = self.look();
            if is_so(&page) {
                Ok(())
            } else {
                Err(page.summary())
            }
        });
        self
    }

    /// Waits for a screen.
    #[track_caller]
    pub fn expect_screen(&self, screen: &str) -> &Self {
        self.expect(&format!("the screen {screen}"), |page| {
            page.screen() == Some(screen)
        })
    }

    /// Waits for something with that test id to be seen.
    #[track_caller]
    pub fn expect_shown(&self, id: &str) -> &Self {
        self.expect(&format!("{id} to be shown"), |page| page.shows(id))
    }

    /// Waits for it to be gone.
    #[track_caller]
    pub fn expect_gone(&self, id: &str) -> &Self {
        self.expect(&format!("{id} to be gone"), |page| !page.shows(id))
    }

    /// Waits for a cell to hold a stone of that colour.
    #[track_caller]
    pub fn expect_stone(&self, cell: &str, color: Color) -> &Self {
        self.expect(&format!("{} on {cell}", color.name()), |page| {
            page.cell(cell)
                .is_some_and(|seen| seen.stone == color.name())
        })
    }

    /// Waits for a cell to be empty.
    #[track_caller]
    pub fn expect_empty(&self, cell: &str) -> &Self {
        self.expect(&format!("nothing on {cell}"), |page| {
            page.cell(cell).is_some_and(|seen| seen.stone == "empty")
        })
    }

    /// Waits until it is that side's turn, and that it is played by `you`, `cpu` or `player`.
    #[track_caller]
    pub fn expect_turn(&self, side: Color, who: &str) -> &Self {
        self.expect(&format!("{who} to move as {}", side.name()), |page| {
            page.data("turn", "side") == side.name() && page.data("turn", "who") == who
        })
    }

    /// Touches a cell of the board.
    #[track_caller]
    pub fn tap(&self, cell: &str) -> &Self {
        self.touch(&format!("[data-cell=\"{cell}\"]"))
    }

    /// Touches what carries that test id.
    #[track_caller]
    pub fn press(&self, id: &str) -> &Self {
        self.touch(&format!("[data-testid=\"{id}\"]"))
    }

    /// Answers the call dialog.
    #[track_caller]
    pub fn call(&self, color: Color) -> &Self {
        self.press(&format!("call-{}", color.name()))
    }

    /// Waits until an element can be touched and stands still, then touches its middle.
    #[track_caller]
    pub fn touch(&self, selector: &str) -> &Self {
        let mut before = None;
        let (x, y) = wait_for(&format!("{selector} to be touchable"), SOON, || {
            let point = self.point_of(selector)?;
            if before.replace(point) == Some(point) {
                Ok(point)
            } else {
                Err("it moves".to_owned())
            }
        });
        self.browser
            .session
            .touch(x, y)
            .unwrap_or_else(|error| panic!("{selector} cannot be touched: {error}"));
        self
    }

    fn point_of(&self, selector: &str) -> Result<(f64, f64), String> {
        let answer = self.browser.session.run(POINT, &[json!(selector)])?;
        match (answer["x"].as_f64(), answer["y"].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => Err(answer["why"].as_str().unwrap_or("it is nowhere").to_owned()),
        }
    }

    /// Sets an input or a choice by its test id and tells the page, as typing or choosing does.
    #[track_caller]
    pub fn set(&self, id: &str, value: &str) -> &Self {
        self.expect_shown(id);
        let script = r"
            const element = document.querySelector(`[data-testid='${arguments[0]}']`);
            element.focus();
            element.value = arguments[1];
            element.dispatchEvent(new Event('input', {bubbles: true}));
            element.dispatchEvent(new Event('change', {bubbles: true}));
            return element.value;";
        let answer = self
            .browser
            .session
            .run(script, &[json!(id), json!(value)])
            .unwrap_or_else(|error| panic!("{id} cannot be set: {error}"));
        assert_eq!(answer, json!(value), "{id} does not take {value}");
        self
    }

    /// The browser's own back button. WebKitGTK's driver skips what a page put into the history without a real finger,
    /// so there the page itself is asked to go back.
    #[track_caller]
    pub fn go_back(&self) -> &Self {
        let back = match self.browser.kind {
            Kind::Chromium => self.browser.session.back(),
            Kind::WebKit => self
                .browser
                .session
                .run("history.back(); return null", &[])
                .map(|_| ()),
        };
        back.expect("the browser can go back");
        self
    }

    /// Runs a script in the page.
    #[track_caller]
    pub fn script(&self, script: &str) -> Value {
        self.browser
            .session
            .run(script, &[])
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Fails if the page reported an error or the app panicked.
    #[track_caller]
    pub fn expect_no_faults(&self) {
        self.checked.set(true);
        let log = self.log();
        assert!(
            !log.contains("panicked"),
            "the app's log tells of a panic:\n{log}"
        );
        let faults = self
            .browser
            .session
            .run("return window.faultsOfThisPage || []", &[])
            .unwrap_or_default();
        assert!(
            faults.as_array().is_none_or(Vec::is_empty),
            "the page reported {faults}"
        );
    }

    /// Leaves behind what helps to understand a failure.
    fn leave_traces(&self) {
        let keep = |name: &str, bytes: &[u8]| {
            // There is nobody left to tell if the disk is full.
            let _lost = std::fs::write(self.test.folder.join(name), bytes);
        };
        if let Ok(picture) = self.browser.session.photograph() {
            keep("page.png", &picture);
        }
        if let Ok(text) = self
            .browser
            .session
            .run("return document.body.innerText", &[])
        {
            keep("page.txt", text.as_str().unwrap_or_default().as_bytes());
        }
        if let Ok(html) = self
            .browser
            .session
            .run("return document.body.outerHTML", &[])
        {
            keep("page.html", html.as_str().unwrap_or_default().as_bytes());
        }
    }
}

impl Drop for App<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.leave_traces();
        } else if !self.checked.get() {
            // A scenario that ended well still fails if something broke behind its back.
            self.expect_no_faults();
        }
    }
}
