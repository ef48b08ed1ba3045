//! Picks the shell (phone window, Android, iOS, browser preview, web page) and mounts the app.

use std::process::ExitCode;

use reverstargo::platform::{self, Args, CommandLine};
use reverstargo::ui::shell;

fn main() -> ExitCode {
    let words = platform::args::of_this_start();
    match platform::args::read_raw(words, cfg!(debug_assertions)) {
        Ok(CommandLine::Help) => {
            print!("{}", platform::args::HELP);
            ExitCode::SUCCESS
        }
        Ok(CommandLine::Run(args)) => start(&args).unwrap_or_else(refuse),
        Err(complaint) => refuse(complaint),
    }
}

/// Opens the shell that fits: the page it runs in, what was asked for, else a window, else the browser preview.
fn start(args: &Args) -> Result<ExitCode, String> {
    if shell::IN_BROWSER {
        return shell::open_page();
    }
    let window = shell::WINDOW && args.browser.is_none();
    if window && platform::has_display() {
        return shell::open_window(args);
    }
    if window {
        println!("No display here, so the game is served to a browser instead.");
    }
    shell::serve_browser(args)
}

/// One sentence for people, one status for scripts. Where a window cannot start, the window has said why
/// (`shell::open_window`).
fn refuse(complaint: String) -> ExitCode {
    eprintln!("reverstargo: {complaint}");
    ExitCode::from(2)
}
