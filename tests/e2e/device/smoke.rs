//! `android/smoke.sh` from its first line to its last, here: a stand-in for `adb` answers it from the preview in
//! Chromium. The names and places of what is on the screen are those of Chromium's own accessibility tree, which
//! Android's webview hands to `uiautomator`; a tap comes as coordinates; a picture is Chromium's.
//!
//! The beliefs of the stand-in: the form of a dump is that of AOSP's `AccessibilityNodeInfoDumper.java`; a picture
//! without compression has a head of sixteen bytes and four bytes a pixel (`screencap.cpp`); the app begins again when
//! the process of its page ends (`onRenderProcessGone` in `android/WebViewClient.part.kt`, `beginAgain` in
//! `MainActivity.kt`), and takes link and font size by its bridge; `am kill` ends what is in the background alone
//! (`adb shell am help`). What Android does otherwise only a device tells.

use std::path::Path;
use std::process::{Command, ExitStatus};

use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::stand_in::{Reply, run};

/// The screen of a Pixel 6, which `phones.yml` starts, in its own pixels of 420 to the inch.
const SCREEN: (u32, u32) = (411, 914);

/// Faults of an app that the script has to notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    None,
    /// What has a name has it, but nothing is drawn.
    BlankPage,
    /// It does not start again.
    NoSecondStart,
    /// It stays light.
    LightInTheDark,
}

/// A phone with the app.
struct Phone<'t> {
    app: App<'t>,
    fault: Fault,
    starts: usize,
    runs: bool,
    is_in_front: bool,
    is_dark: bool,
    /// In per cent.
    font_size: f64,
    /// The bridge that the present page was begun with.
    bridge: Option<Value>,
    dump: String,
}

impl<'t> Phone<'t> {
    fn new(test: &'t Test<'_>, fault: Fault) -> Self {
        Self {
            app: test.app(),
            fault,
            starts: 0,
            runs: false,
            is_in_front: false,
            is_dark: false,
            font_size: 100.0,
            bridge: None,
            dump: String::new(),
        }
    }

    /// Answers a call of `adb` with these words.
    fn adb(&mut self, words: &[&str]) -> Reply {
        match words {
            ["wait-for-device" | "root"] | ["logcat", ..] => Reply::default(),
            ["install", "-r", _] => "Success\n".into(),
            ["exec-out", "screencap", "-p"] => {
                let picture = self.app.browser().session.photograph();
                picture.expect("a photograph").into()
            }
            ["exec-out", "screencap"] => self.screen().into(),
            ["pull", "/sdcard/rsg.xml", to] => {
                std::fs::write(to, &self.dump).expect("the script's folder is there");
                Reply::default()
            }
            // The phone's own shell gets all words as one line.
            ["shell", line @ ..] => self.shell(&line.join(" ")),
            other => panic!("adb is asked for {other:?}"),
        }
    }

    fn shell(&mut self, line: &str) -> Reply {
        let words: Vec<&str> = line.split_whitespace().collect();
        match &words[..] {
            [
                "am",
                "start",
                "-W",
                "-n",
                "dev.reverstargo.app/dev.dioxus.main.MainActivity",
            ] => {
                self.start("");
            }
            [
                "am",
                "start",
                "-W",
                "-a",
                "android.intent.action.VIEW",
                "-d",
                link,
                "dev.reverstargo.app",
            ] => {
                self.start(link);
            }
            ["am", "kill", "dev.reverstargo.app"] if self.is_in_front => {}
            ["am", "kill" | "force-stop", "dev.reverstargo.app"] => self.end(),
            ["pm", "clear", "dev.reverstargo.app"] => {
                self.end();
                // Nothing there is the usual case.
                let _nothing = std::fs::remove_dir_all(self.app.data_folder());
            }
            ["input", "keyevent", "KEYCODE_HOME"] => {
                self.is_in_front = false;
                self.app.script("rsg.tell('hidden'); return null");
            }
            ["input", "tap", x, y] => {
                let point = [*x, *y].map(|word| word.parse::<i64>().expect("a number of pixels"));
                if self.is_in_front {
                    self.tap(point);
                }
            }
            ["uiautomator", "dump", "/sdcard/rsg.xml"] => self.dump = self.names(),
            ["settings", "put", "system", "font_scale", scale] => {
                self.font_size = scale.parse::<f64>().expect("a scale") * 100.0;
                if self.runs {
                    let script = "window.__rsgFontSize(arguments[0]); return null";
                    self.app.script_with(script, &[json!(self.font_size)]);
                }
            }
            ["cmd", "uimode", "night", night] => {
                self.is_dark = *night == "yes" && self.fault != Fault::LightInTheDark;
            }
            [
                "settings",
                "put",
                "secure",
                "theme_customization_overlay_packages",
                ..,
            ] => {}
            ["getprop", "ro.build.version.sdk"] => return "36\r\n".into(),
            ["id", "-u"] => return "0\r\n".into(),
            ["ps", "-A"] => {
                let page =
                    "u0_i9000 4242 321 1 1 0 0 S com.google.android.webview:sandboxed_process0";
                return format!("root 1 0 1 1 0 0 S init\n{page}\n").into();
            }
            ["kill", "-9", "4242"] => {
                let browser = self.app.browser();
                browser.crash(browser.doomed_tab());
                // It went with the tab.
                self.bridge = None;
                self.end();
                self.start("");
            }
            _ => panic!("adb's shell is asked for {line}"),
        }
        Reply::default()
    }

    /// Touches a point of the screen. By Chromium's own protocol: its driver knows no larger page than it began with.
    fn tap(&self, [x, y]: [i64; 2]) {
        for (kind, points) in [
            ("touchStart", json!([{"x": x, "y": y}])),
            ("touchEnd", json!([])),
        ] {
            let touch = json!({"type": kind, "touchPoints": points});
            self.app.devtools("Input.dispatchTouchEvent", &touch);
        }
    }

    /// Starts the app, or brings it back to the front.
    fn start(&mut self, link: &str) {
        if self.runs {
            self.is_in_front = true;
            self.app.script("rsg.tell('visible'); return null");
            return;
        }
        self.starts += 1;
        if self.fault == Fault::NoSecondStart && 1 < self.starts {
            return;
        }
        (self.runs, self.is_in_front) = (true, true);
        self.app.start_again();
        let scheme = if self.is_dark { "dark" } else { "light" };
        self.app.prefer("prefers-color-scheme", scheme);
        let bridge = json!({"takeLink": link, "fontSize": self.font_size});
        if let Some(before) = self.bridge.replace(self.app.lend_bridge_with(&bridge)) {
            self.app.take_back_from_pages(&before);
        }
        self.app.load();
        // Chromium's driver gives each page that it loads the size that it began with.
        self.app.browser().size(SCREEN.0, SCREEN.1);
        if self.fault == Fault::BlankPage {
            let hide = "document.querySelector('.app').style.opacity = 0; return null";
            self.app.script(hide);
        }
    }

    fn end(&mut self) {
        (self.runs, self.is_in_front) = (false, false);
        self.app.kill();
    }

    /// The dump of the screen. What is not the app has nothing of its names.
    fn names(&self) -> String {
        let nodes: String = match self.is_in_front {
            true => self.app.named().iter().map(node).collect(),
            false => String::new(),
        };
        format!(
            "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">{nodes}</hierarchy>"
        )
    }

    /// The screen without compression. What is not the app is one colour.
    fn screen(&self) -> Vec<u8> {
        let picture = self.app.picture();
        let head = [picture.width, picture.height, 1, 0].map(u32::to_le_bytes);
        let pixels = match self.is_in_front {
            true => picture.pixels,
            false => vec![0x80; picture.pixels.len()],
        };
        [head.concat(), pixels].concat()
    }
}

/// A line of a dump.
fn node(named: &crate::driver::named::Named) -> String {
    let name = named.name.replace('&', "&amp;").replace('<', "&lt;");
    let name = name.replace('>', "&gt;").replace('"', "&quot;");
    let [left, top, right, bottom] = named.bounds;
    format!(
        "<node index=\"0\" text=\"{name}\" content-desc=\"\" bounds=\"[{left},{top}][{right},{bottom}]\" />"
    )
}

/// Runs the script on a phone with this fault. Gives the way it ended and what it said.
#[track_caller]
fn smoke(test: &Test<'_>, fault: Fault) -> (ExitStatus, String) {
    let mut phone = Phone::new(test, fault);
    let log = test.folder.join(format!("{fault:?}.log"));
    let mut script = Command::new("bash");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    script.arg(root.join("android/smoke.sh")).arg("app.apk");
    // Here nothing is slow, and what is missing stays so.
    script.env("RSG_PAUSE", "0").env("RSG_READINGS", "5");
    script.env("RSG_SMOKE", test.folder);
    let status = run(&mut script, "adb", &log, |words| phone.adb(words));
    if let Some(bridge) = &phone.bridge {
        phone.app.take_back_from_pages(bridge);
    }
    let said = std::fs::read_to_string(log).expect("the script says something");
    (status, said)
}

/// With a healthy app the script comes to its end.
pub fn a_healthy_android_app_passes(test: &Test<'_>) {
    let (status, said) = smoke(test, Fault::None);
    assert!(status.success(), "{said}");
    assert!(said.contains("the placement survived"), "{said}");
}

/// A page that is blank, an app that does not start again and one that is light in the dark each end the script with
/// their own word.
pub fn a_faulty_android_app_is_noticed(test: &Test<'_>) {
    for (fault, word) in [
        (Fault::BlankPage, "home.png shows no page"),
        (
            Fault::NoSecondStart,
            "there is no \"The board as it stands.*\" on the screen",
        ),
        (Fault::LightInTheDark, "dark.png is light"),
    ] {
        let (status, said) = smoke(test, fault);
        assert!(
            !status.success() && said.contains(word),
            "{fault:?}: {said}"
        );
    }
}
