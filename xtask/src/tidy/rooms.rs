//! Rules about who may do what: each room of the house has its own trade, and only that.

use super::Rule;
use super::house::{Finding, House, TextFile};
use super::layout::has_word;

/// The rules of this page.
pub const RULES: &[Rule] = &[
    Rule {
        name: "who names dioxus",
        reason: "only ui and main draw (and platform's phone halves hold the webview's handles); every other room must \
                 live without an interface",
        check: |house| trespassers(house, DRAWING),
    },
    Rule {
        name: "who touches files",
        reason: "only storage and platform touch files, so that everything else can be tested without a disk",
        check: |house| trespassers(house, FILES),
    },
    Rule {
        name: "who reads the clock",
        reason: "time comes in as a value, so that a test can choose it; platform reads it, cpu measures its deadlines",
        check: |house| trespassers(house, CLOCK),
    },
    Rule {
        name: "who starts threads",
        reason: "only cpu starts threads, so that there is one place where work can outlive its screen",
        check: |house| trespassers(house, THREADS),
    },
    Rule {
        name: "who draws random numbers",
        reason: "chance comes in as a seed from platform, so that every game can be repeated",
        check: |house| trespassers(house, CHANCE),
    },
    Rule {
        name: "who names serde",
        reason: "saved formats live in storage as mirror types; the types of other rooms are free to change",
        check: |house| trespassers(house, SERDE),
    },
    Rule {
        name: "the engine stands alone",
        reason: "the engine runs anywhere: no files, clock, threads, output or interface in its library",
        check: engine_alone,
    },
    Rule {
        name: "pure rooms look inward",
        reason: "nobody calls backwards: session and progress do not know app",
        check: inward,
    },
];

/// A trade, the words that give it away, and the rooms that may practise it.
struct Trade {
    words: &'static [&'static str],
    rooms: &'static [&'static str],
}

const DRAWING: Trade = Trade {
    words: &["dioxus", "dioxus_liveview", "dioxus_desktop", "wry", "tao"],
    rooms: &[
        "src/ui/",
        "src/main.rs",
        "src/platform/android",
        "src/platform/ios",
        "src/platform/mobile",
    ],
};

const FILES: Trade = Trade {
    words: &[
        "std::fs",
        "fs::read",
        "fs::write",
        "File::open",
        "File::create",
        "OpenOptions",
        "tokio::fs",
    ],
    rooms: &["src/storage/", "src/platform/"],
};

const CLOCK: Trade = Trade {
    words: &["SystemTime", "Instant", "Utc::now", "Local::now"],
    rooms: &["src/platform/", "src/cpu/"],
};

const THREADS: Trade = Trade {
    words: &[
        "thread::spawn",
        "thread::Builder",
        "thread::scope",
        "spawn_blocking",
    ],
    rooms: &["src/cpu/"],
};

const CHANCE: Trade = Trade {
    words: &["rand", "getrandom", "fastrand", "RandomState"],
    rooms: &["src/platform/"],
};

const SERDE: Trade = Trade {
    words: &["serde", "serde_json", "Serialize", "Deserialize"],
    rooms: &["src/storage/"],
};

fn trespassers(house: &House, trade: Trade) -> Vec<Finding> {
    house
        .sources("src/")
        .filter(|file| !trade.rooms.iter().any(|room| file.path.starts_with(room)))
        .flat_map(|file| uses(file, trade.words))
        .collect()
}

fn uses(file: &TextFile, words: &[&str]) -> Vec<Finding> {
    file.shipped_lines()
        .filter_map(|(number, line)| {
            let word = words.iter().find(|word| has_word(line, word))?;
            Some(file.finding(number, format!("`{word}`")))
        })
        .collect()
}

fn engine_alone(house: &House) -> Vec<Finding> {
    let words = [
        "std::fs",
        "std::net",
        "std::time",
        "std::thread",
        "std::env",
        "std::process",
        "println",
        "eprintln",
        "print",
        "dioxus",
        "tokio",
        "serde",
        "rand",
        "reverstargo",
    ];
    house
        .sources("engine/src/")
        .filter(|file| !file.path.starts_with("engine/src/bin/"))
        .flat_map(|file| uses(file, &words))
        .collect()
}

fn inward(house: &House) -> Vec<Finding> {
    let outer = ["crate::app"];
    ["game/src/session/", "game/src/progress/"]
        .into_iter()
        .flat_map(|room| {
            house
                .sources(room)
                .flat_map(|file| uses(file, &outer))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trade_in_the_wrong_room_is_found_and_in_its_own_is_not() {
        let samples = [
            (
                DRAWING,
                "use dioxus::prelude::*;",
                "src/session/mod.rs",
                "src/ui/mod.rs",
            ),
            (
                FILES,
                "std::fs::read(path)",
                "src/app/mod.rs",
                "src/storage/mod.rs",
            ),
            (
                CLOCK,
                "let now = Instant::now();",
                "src/session/mod.rs",
                "src/platform/clock.rs",
            ),
            (
                THREADS,
                "std::thread::spawn(f)",
                "src/storage/mod.rs",
                "src/cpu/mod.rs",
            ),
            (
                CHANCE,
                "rand::random()",
                "src/session/mod.rs",
                "src/platform/seed.rs",
            ),
            (
                SERDE,
                "serde_json::to_string(words)",
                "src/ui/share.rs",
                "src/storage/envelope.rs",
            ),
            (
                SERDE,
                "#[derive(Serialize)]",
                "src/progress/mod.rs",
                "src/storage/mirror.rs",
            ),
        ];
        for (trade, line, wrong, right) in samples {
            let (words, rooms) = (trade.words, trade.rooms);
            assert_eq!(
                trespassers(&House::with_file(wrong, line), Trade { words, rooms }).len(),
                1,
                "{line} in {wrong}"
            );
            assert_eq!(
                trespassers(&House::with_file(right, line), Trade { words, rooms }),
                []
            );
        }
    }

    #[test]
    fn the_engine_may_not_reach_out() {
        let line = "let now = std::time::Instant::now();";
        assert_eq!(
            engine_alone(&House::with_file("engine/src/search.rs", line)).len(),
            1
        );
        assert_eq!(
            engine_alone(&House::with_file("engine/src/bin/rsg.rs", line)),
            []
        );
    }

    #[test]
    fn calling_backwards_is_found() {
        let line = "use crate::app::App;";
        assert_eq!(
            inward(&House::with_file("game/src/session/mod.rs", line)).len(),
            1
        );
        assert_eq!(inward(&House::with_file("game/src/app/mod.rs", line)), []);
    }
}
