//! `ios/smoke.sh` from its first line to its last, here: a stand-in for `xcrun` answers it from the preview in
//! Chromium, with Chromium's pictures.
//!
//! The beliefs of the stand-in: the words and answers of `simctl` are those of `xcrun simctl help` and of
//! `xcrun simctl list`; a picture is a BMP (Microsoft's BITMAPFILEHEADER and BITMAPV5HEADER); `launchctl list` prints a
//! process, its status and its label, and "-" for a process that has ended (launchctl(1)); a simulator asks before it
//! opens the first link, unless the approval was written before it was booted (expo issue 43791); a link that starts
//! the app is not told to it (tao 0.37.2, `src/platform_impl/ios/app_state.rs:535`). Only a Mac tells in what a
//! simulator differs.

use std::path::Path;
use std::process::{Command, ExitStatus};

use serde_json::json;

use crate::driver::app::App;
use crate::driver::picture::Picture;
use crate::driver::runner::Test;
use crate::driver::stand_in::{Reply, run};

const APP: &str = "dev.reverstargo.app";
const DEVICE: &str = "0F3C8E52-5B6B-4D53-9F0B-3C1D2A9E7B10";
const APPROVAL: &str = "com.apple.CoreSimulator.CoreSimulatorBridge-->reverstargo";

/// A fault of the app or the simulator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    None,
    /// The app runs behind an empty ground.
    BlankPage,
    /// The app ends soon after its start.
    DeadApp,
    /// It stays light.
    LightInTheDark,
    /// It is dark where light was asked for.
    DarkInTheLight,
    /// Links are not followed.
    DeafToLinks,
    /// The simulator asks before each link, whatever was written.
    AskedBeforeLinks,
}

struct Simulator<'t> {
    app: App<'t>,
    fault: Fault,
    is_booted: bool,
    is_installed: bool,
    /// The approval is written, and the simulator has read it.
    approval: (bool, bool),
    /// A question of the system lies over the screen.
    asks: bool,
    runs: bool,
    scheme: String,
}

impl<'t> Simulator<'t> {
    fn new(test: &'t Test<'_>, fault: Fault) -> Self {
        Self {
            app: test.app().open(),
            fault,
            is_booted: false,
            is_installed: false,
            approval: (false, false),
            asks: false,
            runs: false,
            scheme: "light".to_owned(),
        }
    }

    /// Answers a call of `xcrun` with these words.
    fn xcrun(&mut self, words: &[&str]) -> Reply {
        let ["simctl", verb, rest @ ..] = words else {
            panic!("xcrun is asked for {words:?}");
        };
        match (*verb, rest) {
            ("list", ["devices", "available"]) => self.devices().into(),
            ("shutdown", ["all"]) => {
                (self.is_booted, self.runs, self.asks) = (false, false, false);
                Reply::default()
            }
            ("bootstatus", [DEVICE, "-b"]) => {
                (self.is_booted, self.approval.1) = (true, self.approval.0);
                Reply::default()
            }
            // Every other verb fails on a device that is not booted.
            (_, [DEVICE, rest @ ..]) if self.is_booted => self.booted(verb, rest),
            _ => Reply::failure(),
        }
    }

    fn booted(&mut self, verb: &str, rest: &[&str]) -> Reply {
        match (verb, rest) {
            ("uninstall", [APP]) if !self.is_installed => return Reply::failure(),
            ("uninstall", [APP]) => self.is_installed = false,
            ("terminate", [APP]) if !self.runs => return Reply::failure(),
            ("terminate", [APP]) => self.runs = false,
            ("install", ["ReverStarGo.app"]) => self.is_installed = true,
            ("launch", [APP]) if self.is_installed => {
                self.start();
                return format!("{APP}: 4711\n").into();
            }
            ("openurl", [link]) => self.open(link),
            ("ui", ["appearance", scheme @ ("light" | "dark")]) => {
                self.scheme = (*scheme).to_owned();
            }
            ("io", ["screenshot", "--type=bmp", file]) => {
                std::fs::write(file, bmp(&self.screen())).expect("the script's folder is there");
            }
            ("io", ["screenshot", file]) => {
                let picture = self.app.browser().session.photograph();
                let picture = picture.expect("a photograph");
                std::fs::write(file, picture).expect("the script's folder is there");
            }
            ("spawn", ["defaults", "write", domain, APPROVAL, "-string", APP]) => {
                assert_eq!(*domain, "com.apple.launchservices.schemeapproval");
                self.approval.0 = true;
            }
            ("spawn", ["launchctl", "list"]) => return self.jobs().into(),
            ("spawn", ["log", "show", ..]) => {}
            other => panic!("simctl is asked for {other:?}"),
        }
        Reply::default()
    }

    fn devices(&self) -> String {
        let state = if self.is_booted { "Booted" } else { "Shutdown" };
        format!(
            "== Devices ==\n-- iOS 27.0 --\n    iPhone 18 Pro ({DEVICE}) ({state}) \n    \
             iPad Pro 13-inch (M5) (7A3C8E52-5B6B-4D53-9F0B-3C1D2A9E7B11) (Shutdown) \n"
        )
    }

    /// The simulator's processes: hundreds, as on a phone, and the app among the first.
    fn jobs(&mut self) -> String {
        let process = if self.runs { "4711" } else { "-" };
        let of_the_system = (0..400).map(|job| format!("{job}\t0\tcom.apple.job{job}\n"));
        let jobs =
            format!("PID\tStatus\tLabel\n{process}\t0\tUIKitApplication:{APP}[5c1f][rb-legacy]\n");
        // It ends after it was seen once.
        self.runs &= self.fault != Fault::DeadApp;
        jobs + &of_the_system.collect::<String>()
    }

    fn start(&mut self) {
        self.runs = true;
        let scheme = match self.fault {
            Fault::LightInTheDark => "light",
            Fault::DarkInTheLight => "dark",
            _ => &self.scheme,
        };
        self.app.prefer("prefers-color-scheme", scheme).load();
        if self.fault == Fault::BlankPage {
            let hide = "document.querySelector('.app').style.opacity = 0; return null";
            self.app.script(hide);
        }
    }

    fn open(&mut self, link: &str) {
        if !self.approval.1 || self.fault == Fault::AskedBeforeLinks {
            self.asks = true;
        } else if !self.runs {
            self.start();
        } else if self.fault != Fault::DeafToLinks {
            let script = "window.__rsgLink(arguments[0]); return null";
            self.app.script_with(script, &[json!(link)]);
        }
    }

    /// The screen: the app, and after its end its last picture, by which nobody could tell. A question of the system
    /// darkens it.
    fn screen(&self) -> Picture {
        let mut picture = self.app.picture();
        if self.asks {
            let shade = |channel: &mut u8| *channel -= *channel / 5;
            picture.pixels.iter_mut().for_each(shade);
        }
        picture
    }
}

/// The picture as a BMP with 32 bits a pixel, its rows from the foot to the top.
fn bmp(picture: &Picture) -> Vec<u8> {
    let row = picture.width as usize * 4;
    let (head, length) = (14 + 124_u32, picture.pixels.len() as u32);
    let mut file = b"BM".to_vec();
    for number in [head + length, 0, head, 124, picture.width, picture.height] {
        file.extend(number.to_le_bytes());
    }
    file.extend([1, 0, 32, 0]);
    file.resize(head as usize, 0);
    for pixel in picture
        .pixels
        .chunks(row)
        .rev()
        .flat_map(|row| row.chunks(4))
    {
        file.extend([pixel[2], pixel[1], pixel[0], pixel[3]]);
    }
    file
}

/// Runs the script with this fault. Returns its end and its output.
#[track_caller]
fn smoke(test: &Test<'_>, fault: Fault) -> (ExitStatus, String) {
    let mut simulator = Simulator::new(test, fault);
    let log = test.folder.join(format!("{fault:?}.log"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut script = Command::new("bash");
    script.arg(root.join("ios/smoke.sh")).arg("ReverStarGo.app");
    // Here nothing is slow, and what is missing stays so.
    script.env("RSG_PAUSE", "0").env("RSG_READINGS", "3");
    script.env("RSG_SMOKE", test.folder);
    let status = run(&mut script, "xcrun", &log, |words| simulator.xcrun(words));
    simulator.app.prefer("prefers-color-scheme", "light");
    let said = std::fs::read_to_string(log).expect("the script says something");
    (status, said)
}

/// With a healthy app the script comes to its end.
pub fn a_healthy_app_passes(test: &Test<'_>) {
    let (status, said) = smoke(test, Fault::None);
    assert!(status.success(), "{said}");
    assert!(
        said.contains("every start and every link showed its page"),
        "{said}"
    );
}

/// Each fault ends the script with a word of its own.
pub fn a_faulty_app_is_noticed(test: &Test<'_>) {
    for (fault, word) in [
        (Fault::BlankPage, "launched: it shows no page"),
        (Fault::DeadApp, "launched: the app does not run"),
        (Fault::LightInTheDark, "dark: it is light"),
        (Fault::DarkInTheLight, "launched: it is dark"),
        (Fault::DeafToLinks, "daily: it shows what was there before"),
        (
            Fault::AskedBeforeLinks,
            "ranks: it shows what was there before",
        ),
    ] {
        let (status, said) = smoke(test, fault);
        assert!(
            !status.success() && said.contains(word),
            "{fault:?}: {said}"
        );
    }
}
