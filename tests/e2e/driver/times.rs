//! Where a run's time went: its slowest scenarios, and the sum of each file.

use std::collections::BTreeMap;
use std::time::Duration;

/// The number of scenarios that are named.
const SLOWEST: usize = 10;

/// A scenario's name as it stands in the report, its file, and the time that it took.
pub struct Took {
    pub name: String,
    pub file: &'static str,
    pub time: Duration,
}

/// The report's lines: the slowest scenarios, then all files, the slowest first.
pub fn lines(all: &[Took]) -> Vec<String> {
    let mut slowest: Vec<&Took> = all.iter().collect();
    slowest.sort_by_key(|took| std::cmp::Reverse(took.time));
    let slowest = slowest.into_iter().take(SLOWEST);
    let mut files: BTreeMap<&str, (Duration, usize)> = BTreeMap::new();
    for took in all {
        let (time, count) = files.entry(took.file).or_default();
        *time += took.time;
        *count += 1;
    }
    let mut files: Vec<_> = files.into_iter().collect();
    files.sort_by_key(|(_, (time, _))| std::cmp::Reverse(*time));
    let slowest = slowest.map(|took| format!("{} {}", seconds(took.time), took.name));
    let files = files
        .into_iter()
        .map(|(file, (time, count))| format!("{} {file} ({count})", seconds(time)));
    let sum: Duration = all.iter().map(|took| took.time).sum();
    let head = |what: &str| format!("{what}:");
    [head("the slowest scenarios")]
        .into_iter()
        .chain(slowest)
        .chain([head("all scenarios by file")])
        .chain(files)
        .chain([format!("{} in sum", seconds(sum))])
        .collect()
}

fn seconds(time: Duration) -> String {
    format!("{:7.1} s", time.as_secs_f64())
}
