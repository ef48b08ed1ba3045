//! The whole table of strength, written to docs/strength.md.

use crate::flags::Flags;
use crate::thread_clock::thread_seconds;
use rsg_engine::duel::{Tally, reverse_match};
use rsg_engine::{Level, Thinker};
use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Between which marks the part of docs/strength.md lies that the arena writes.
const BEGIN: &str = "<!-- arena: begin -->";
const END: &str = "<!-- arena: end -->";

/// Who is measured against whom, and what is wanted of the first.
const PAIRS: [(Level, Level, &str); 11] = [
    (Level::Random, Level::One, "45 to 65 %"),
    (Level::Two, Level::One, "60 to 90 %"),
    (Level::Three, Level::Two, "60 to 90 %"),
    (Level::Four, Level::Three, "60 to 90 %"),
    (Level::Five, Level::Four, "60 to 90 %"),
    (Level::Max, Level::Five, "60 to 90 %"),
    (Level::Final, Level::Max, "60 to 90 %"),
    (Level::Base, Level::Max, ""),
    (Level::Final, Level::Base, "50 % or more"),
    (Level::Oracle, Level::Base, "95 % or more"),
    (Level::Oracle, Level::Final, "90 % or more"),
];

/// How often a series tells how far it is, in matches.
const PROGRESS: u32 = 10;

/// Megabytes of tables, as in the app.
const TABLE_MB: usize = 32;

/// Runs `arena`.
pub fn run(mut flags: Flags) -> Result<(), String> {
    let games: u64 = flags.take("--games", 200)?;
    let oracle_games: u64 = flags.take("--oracle-games", games)?;
    let seed: u64 = flags.take("--seed", 1)?;
    let only: String = flags.take("--only", String::new())?;
    let out: String = flags.take("--out", "docs/strength.md".to_owned())?;
    flags.finish()?;
    let page = std::fs::read_to_string(&out).map_err(|error| format!("{out}: {error}"))?;
    let (before, rest) = page
        .split_once(BEGIN)
        .ok_or_else(|| format!("{out} has no line {BEGIN}"))?;
    let (recorded, after) = rest
        .split_once(END)
        .ok_or_else(|| format!("{out} has no line {END}"))?;

    let mut table = String::from(
        "| first | second | matches | won | drawn | lost | share of the first | wanted | mean margin | slowest move of the first |\n|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for (first, second, wanted) in PAIRS {
        let begins = format!("| {first} | {second} |");
        if !only.is_empty() && only != first.name() {
            // A row that is not asked for stays as it is.
            let kept = recorded.lines().find(|line| line.starts_with(&begins));
            table.extend(kept.map(|row| format!("{row}\n")));
            continue;
        }
        let games = if first == Level::Oracle {
            oracle_games
        } else {
            games
        };
        let (tally, slowest) = series([first, second], games, seed);
        let row = format!(
            "{begins} {} | {} | {} | {} | {} | {wanted} | {:+.1} | {:.0} ms |",
            tally.matches(),
            tally.won,
            tally.drawn,
            tally.lost,
            share(&tally),
            tally.mean_margin(),
            1000.0 * slowest
        );
        eprintln!("{row}");
        writeln!(table, "{row}").map_err(|error| error.to_string())?;
    }
    let page = format!("{before}{BEGIN}\n\n{table}\n{END}{after}");
    std::fs::write(&out, page).map_err(|error| format!("{out}: {error}"))
}

/// The share with its 95 % interval; if every match was won, with what that proves with 95 % certainty.
pub(crate) fn share(tally: &Tally) -> String {
    if 0 < tally.won && tally.won == tally.matches() {
        let least = 0.05f64.powf(1.0 / f64::from(tally.won));
        return format!("100.0 % (more than {:.1} %)", 100.0 * least);
    }
    let (share, error) = (100.0 * tally.share(), 100.0 * tally.error());
    format!("{share:.1} % ± {error:.1}")
}

/// Plays a series on all cores; also the first level's slowest move in seconds of its thread.
fn series(levels: [Level; 2], games: u64, seed: u64) -> (Tally, f64) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let all = Mutex::new((Tally::default(), 0f64));
    let worker = || {
        let mut thinker = Thinker::new(if levels.contains(&Level::Oracle) {
            TABLE_MB
        } else {
            1
        });
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if games <= number {
                return;
            }
            let (mut begin, mut slowest) = (0.0, 0f64);
            let mut clock = |player: usize, done: bool| match (player, done) {
                (0, true) => slowest = slowest.max(thread_seconds() - begin),
                _ => begin = thread_seconds(),
            };
            let duel = reverse_match(&mut thinker, levels, seed, number, &mut clock, &|| false);
            let mut all = all
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            duel.into_iter().for_each(|duel| all.0.add(duel));
            all.1 = all.1.max(slowest);
            if all.0.matches().is_multiple_of(PROGRESS) {
                let (played, share, slowest) = (all.0.matches(), share(&all.0), 1000.0 * all.1);
                let [first, second] = levels;
                eprintln!("{first} {second}: {played} of {games}, {share}, {slowest:.0} ms");
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    all.into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_tells_how_sure_it_is() {
        let tally = |won, lost| Tally {
            won,
            drawn: 0,
            lost,
            margin: 0,
        };
        assert_eq!(share(&tally(60, 0)), "100.0 % (more than 95.1 %)");
        assert_eq!(share(&tally(50, 50)), "50.0 % ± 9.8");
        assert_eq!(share(&tally(0, 0)), "0.0 % ± 0.0");
    }
}
