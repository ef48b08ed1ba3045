//! Flags in the address of a page: those of the command line, on this machine alone.
//!
//! `http://127.0.0.1:8081/?today=2026-11-21&seed=7&clock-speed=60&data=NAME` starts the app as the command line would,
//! with `data` in place of `--data-dir`; a debug build knows `dev` and `no-pauses` too. On every other host all of that
//! is ignored: the link of a stranger must set neither the date nor the dice, nor lead to another progress.

use super::args::{self, Args, CommandLine};

/// The parts of an address that are looked at.
#[derive(Debug, Default)]
pub struct Address {
    /// Without the port.
    pub host: String,
    pub path: String,
    /// The query with its question mark, if there is anything.
    pub query: String,
}

/// The flags, and the name under which this page keeps progress. Browsers share databases between all folders of one
/// origin, so the name carries the folder.
#[must_use]
pub fn read(address: &Address, dev_allowed: bool) -> (Args, String) {
    let folder = address
        .path
        .rsplit_once('/')
        .map_or("", |(folder, _)| folder);
    let name = format!("reverstargo {folder}/");
    if !is_this_machine(&address.host) {
        return (Args::default(), name);
    }
    let mut data = None;
    let mut words = Vec::new();
    for pair in address.query.trim_start_matches('?').split('&') {
        match pair.split_once('=') {
            Some(("data", value)) => data = Some(value),
            Some((flag @ ("today" | "seed" | "clock-speed"), value)) => {
                words.push(format!("--{flag}={value}"));
            }
            None if matches!(pair, "dev" | "no-pauses") => words.push(format!("--{pair}")),
            _ => {}
        }
    }
    // A flag that says nothing is left out, and with it the others: half a start is no start.
    let args = match args::read(words, dev_allowed) {
        Ok(CommandLine::Run(args)) => args,
        Ok(CommandLine::Help) | Err(_) => Args::default(),
    };
    let name = match data {
        Some(data) => format!("{name} {data}"),
        None => name,
    };
    (args, name)
}

fn is_this_machine(host: &str) -> bool {
    matches!(host, "127.0.0.1" | "localhost")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn at(host: &str, path: &str, query: &str) -> (Args, String) {
        let address = Address {
            host: host.into(),
            path: path.into(),
            query: query.into(),
        };
        read(&address, true)
    }

    const FLAGS: &str = "?today=2026-11-21&seed=7&clock-speed=60&data=test&dev&no-pauses";

    #[test]
    fn on_this_machine_the_address_has_the_flags() {
        for host in ["127.0.0.1", "localhost"] {
            let (args, name) = at(host, "/", FLAGS);
            assert_eq!(args.today, "2026-11-21".parse().ok());
            assert_eq!((args.seed, args.clock_speed.unwrap().get()), (Some(7), 60));
            assert!(args.dev && args.no_pauses);
            assert_eq!(name, "reverstargo / test");
        }
    }

    #[test]
    fn the_link_of_a_stranger_sets_neither_date_nor_dice_nor_place() {
        for host in [
            "reverstargo.com",
            "127.0.0.1.example.org",
            "localhost.",
            "0.0.0.0",
            "",
        ] {
            let (args, name) = at(host, "/play/index.html", FLAGS);
            assert_eq!(
                (args, name.as_str()),
                (Args::default(), "reverstargo /play/"),
                "{host}"
            );
        }
    }

    #[test]
    fn two_folders_of_one_origin_have_two_names() {
        let name = |path| at("example.org", path, "").1;
        assert_eq!(name("/"), name("/index.html"));
        assert_ne!(name("/one/"), name("/two/"));
        assert_ne!(name("/one/"), name("/"));
    }

    #[test]
    fn what_no_command_line_would_take_starts_as_usual() {
        for query in [
            "?today=soon",
            "?seed=-1&clock-speed=2",
            "?help",
            "?--dev=1",
            "?=&&=",
        ] {
            assert_eq!(at("127.0.0.1", "/", query).0, Args::default(), "{query}");
        }
        let released = Address {
            host: "127.0.0.1".into(),
            path: "/".into(),
            query: "?dev&seed=1".into(),
        };
        assert_eq!(read(&released, false).0, Args::default());
    }
}
