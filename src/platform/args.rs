//! The command line.
//!
//! The flags are a contract with tests and scripts, so reading them is a pure function from words to a value or to one
//! sentence about the first thing that is wrong. Nothing is opened or written before the whole line was understood.
//!
//! On a phone there are no words, and none may be asked for: see [`of_this_start`].
#![deny(clippy::disallowed_methods, reason = "words are read in one place")]

use std::ffi::OsString;
use std::num::NonZeroU16;
use std::path::PathBuf;

use chrono::NaiveDate;

use super::System;

/// The port of the browser preview when none is named.
pub const DEFAULT_PORT: u16 = 8080;

/// The text of `--help`.
pub const HELP: &str = "\
ReverStarGo: reversi's flips and Go's captures on a star of 37 cells.

Usage: reverstargo [FLAGS]

  --data-dir DIR       keep the player's progress in DIR instead of the usual place
  --today YYYY-MM-DD   play as if today were this date
  --seed N             fix every random choice
  --clock-speed N      make game clocks run N times faster
  --browser [PORT]     serve the game to a browser on 127.0.0.1 (default port 8080)
                       instead of opening a window; happens by itself without a display
  --dev                show the developer menu (debug builds only)
  --no-pauses          let the CPU answer as soon as it has thought (debug builds only)
  --help               print this and stop
";

/// The command line, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CommandLine {
    /// Print [`HELP`] and stop.
    Help,
    /// Start the game.
    Run(Args),
}

/// The flags of a start.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Args {
    /// The data folder, if not the usual place.
    pub data_dir: Option<PathBuf>,
    /// The date to play on, if not the device's.
    pub today: Option<NaiveDate>,
    /// The seed of every random choice, if it is fixed.
    pub seed: Option<u64>,
    /// The factor by which game clocks run faster, if not as usual.
    pub clock_speed: Option<NonZeroU16>,
    /// The port to serve a browser on, if the preview is wanted.
    pub browser: Option<u16>,
    /// Shows the developer menu.
    pub dev: bool,
    /// Drops the CPU's pause for the player's pace.
    pub no_pauses: bool,
}

/// The words after the program's name; none on a phone.
///
/// Android's activity starts the program by `main` as a function without arguments (`dioxus-desktop` 0.8.0-alpha.3,
/// `src/mobile.rs:78`). What `main` takes for their number and their place is then whatever two registers held, the
/// standard library keeps both, and asking for the words allocates that many or reads there. iOS passes on what Xcode
/// adds for its own use (`-AppleLanguages`). So a phone's program asks for nothing: `cargo xtask test --mobile` calls
/// it like that.
#[must_use]
pub fn of_this_start() -> Vec<OsString> {
    #[expect(clippy::disallowed_methods, reason = "the one place that may")]
    let given = || std::env::args_os().skip(1).collect();
    words_on(System::HERE, given)
}

fn words_on(system: System, given: impl FnOnce() -> Vec<OsString>) -> Vec<OsString> {
    if system.is_phone() {
        Vec::new()
    } else {
        given()
    }
}

/// Reads the words after the program's name, as the system hands them over: they need not be text.
///
/// # Errors
///
/// One sentence that names the first word that cannot be understood.
pub fn read_raw(
    words: impl IntoIterator<Item = OsString>,
    dev_allowed: bool,
) -> Result<CommandLine, String> {
    let words: Result<Vec<String>, OsString> =
        words.into_iter().map(OsString::into_string).collect();
    match words {
        Ok(words) => read(words, dev_allowed),
        Err(word) => Err(format!("\"{}\" is not UTF-8", word.to_string_lossy())),
    }
}

/// Reads the words after the program's name.
///
/// `dev_allowed` is true in debug builds; elsewhere `--dev` and `--no-pauses` are as unknown as any other word.
///
/// # Errors
///
/// One sentence that names the first word that cannot be understood.
pub fn read(
    words: impl IntoIterator<Item = String>,
    dev_allowed: bool,
) -> Result<CommandLine, String> {
    let mut args = Args::default();
    let mut words = words.into_iter().peekable();
    while let Some(word) = words.next() {
        let (flag, attached) = match word.split_once('=') {
            Some((flag, value)) if flag.starts_with("--") => {
                (flag.to_owned(), Some(value.to_owned()))
            }
            _ => (word, None),
        };
        let mut value = |what: &str| match &attached {
            Some(value) => Ok(value.clone()),
            None => words
                .next_if(|next| !next.starts_with("--"))
                .ok_or_else(|| format!("{flag} needs {what}")),
        };
        match flag.as_str() {
            "--data-dir" => args.data_dir = Some(PathBuf::from(non_empty(value("a folder")?)?)),
            "--today" => args.today = Some(date(&value("a date such as 2026-11-21")?)?),
            "--seed" => args.seed = Some(seed(&value("a whole number")?)?),
            "--clock-speed" => {
                args.clock_speed = Some(clock_speed(&value("a whole number")?)?);
            }
            "--browser" => {
                args.browser = Some(match value("a port") {
                    Ok(text) => port(&text)?,
                    Err(_) => DEFAULT_PORT,
                });
            }
            "--dev" if dev_allowed && attached.is_none() => args.dev = true,
            "--no-pauses" if dev_allowed && attached.is_none() => args.no_pauses = true,
            "--help" | "-h" if attached.is_none() => return Ok(CommandLine::Help),
            _ => return Err(format!("unknown flag {flag}, try --help")),
        }
    }
    Ok(CommandLine::Run(args))
}

fn non_empty(text: String) -> Result<String, String> {
    if text.is_empty() {
        Err("--data-dir needs a folder".to_owned())
    } else {
        Ok(text)
    }
}

fn date(text: &str) -> Result<NaiveDate, String> {
    // chrono also takes "2026-1-5"; the contract is the full form, so the date must read back as it was written.
    NaiveDate::parse_from_str(text, "%Y-%m-%d")
        .ok()
        .filter(|date| date.to_string() == text)
        .ok_or_else(|| format!("--today: \"{text}\" is no date, write it as 2026-11-21"))
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| {
        format!(
            "--seed: \"{text}\" is no whole number between 0 and {}",
            u64::MAX
        )
    })
}

fn clock_speed(text: &str) -> Result<NonZeroU16, String> {
    text.parse().map_err(|_| {
        format!(
            "--clock-speed: \"{text}\" is no whole number between 1 and {}",
            u16::MAX
        )
    })
}

fn port(text: &str) -> Result<u16, String> {
    text.parse()
        .map_err(|_| format!("--browser: \"{text}\" is no port, ports are numbers up to 65535"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Result<CommandLine, String> {
        read(text.split_whitespace().map(str::to_owned), true)
    }

    fn run(text: &str) -> Args {
        match line(text) {
            Ok(CommandLine::Run(args)) => args,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Asking is what ends the program there.
    #[test]
    fn a_phone_is_not_asked_for_words() {
        for phone in [System::Android, System::Ios] {
            let words = words_on(phone, || panic!("{phone:?} was asked"));
            assert_eq!(words, Vec::<OsString>::new());
        }
        // What Xcode adds would be refused.
        let added = || vec!["-AppleLanguages".into(), "(en)".into()];
        assert_eq!(words_on(System::Desk, added), added());
        assert!(read_raw(added(), true).is_err());
        assert_eq!(
            read_raw(words_on(System::Ios, added), true),
            Ok(CommandLine::Run(Args::default()))
        );
    }

    #[test]
    fn an_empty_line_starts_the_game_as_usual() {
        assert_eq!(run(""), Args::default());
    }

    #[test]
    fn every_flag_is_understood() {
        let args = run(
            "--data-dir /tmp/x --today 2026-11-21 --seed 7 --clock-speed 60 --browser 9000 --dev --no-pauses",
        );
        assert_eq!(args.data_dir, Some(PathBuf::from("/tmp/x")));
        assert_eq!(args.today, NaiveDate::from_ymd_opt(2026, 11, 21));
        assert_eq!(args.seed, Some(7));
        assert_eq!(args.clock_speed, NonZeroU16::new(60));
        assert_eq!(args.browser, Some(9000));
        assert!(args.dev && args.no_pauses);
    }

    #[test]
    fn values_may_be_attached() {
        assert_eq!(run("--seed=7 --browser=81").browser, Some(81));
    }

    #[test]
    fn the_port_may_be_left_out_anywhere() {
        assert_eq!(run("--browser").browser, Some(DEFAULT_PORT));
        let args = run("--browser --seed 3");
        assert_eq!((args.browser, args.seed), (Some(DEFAULT_PORT), Some(3)));
    }

    #[test]
    fn help_wins_over_what_follows() {
        assert_eq!(line("--help --nonsense"), Ok(CommandLine::Help));
    }

    #[test]
    fn nonsense_is_named_in_the_complaint() {
        for (text, named) in [
            ("--bananas", "--bananas"),
            ("position", "position"),
            ("--today soon", "soon"),
            ("--today 2026-02-30", "2026-02-30"),
            ("--today 2026-2-3", "2026-2-3"),
            ("--today", "--today"),
            ("--seed -1", "-1"),
            ("--seed 1.5", "1.5"),
            ("--clock-speed 0", "0"),
            ("--clock-speed fast", "fast"),
            ("--browser 70000", "70000"),
            ("--browser soon", "soon"),
            ("--data-dir", "--data-dir"),
            ("--data-dir=", "--data-dir"),
            ("--dev=yes", "--dev"),
        ] {
            let complaint = line(text).expect_err(text);
            assert!(complaint.contains(named), "{text}: {complaint}");
            assert!(!complaint.contains('\n'), "{text}: {complaint}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_word_that_is_no_text_is_refused_in_one_sentence() {
        use std::os::unix::ffi::OsStringExt as _;
        let words = ["--data-dir".into(), OsString::from_vec(vec![b'x', 0xff])];
        let complaint = read_raw(words, true).expect_err("it is no text");
        assert!(
            complaint.contains('x') && !complaint.contains('\n'),
            "{complaint}"
        );
        assert_eq!(read_raw(["--dev".into()], true), line("--dev"));
    }

    #[test]
    fn flags_of_developers_exist_in_debug_builds_only() {
        for flag in ["--dev", "--no-pauses"] {
            assert!(read([flag.to_owned()], true).is_ok(), "{flag}");
            assert!(read([flag.to_owned()], false).is_err(), "{flag}");
        }
    }
}
