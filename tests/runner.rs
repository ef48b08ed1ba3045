//! The parts of the end-to-end tests' runner that need neither app nor browser (`tests/e2e/driver`).

#[path = "e2e/driver/patience.rs"]
mod patience;
#[path = "e2e/driver/times.rs"]
mod times;

use patience::Patience;
use std::time::Duration;
use times::Took;

const SOON: Duration = Duration::from_secs(300);
const THOUGHT: Duration = Duration::from_secs(600);

const fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

#[test]
fn a_run_without_a_failure_keeps_its_limits() {
    let patience = Patience::new();
    assert_eq!(patience.limit(SOON), SOON);
    patience.fulfilled(SOON, seconds(1));
    assert_eq!(patience.limit(SOON), SOON);
}

#[test]
fn after_a_failure_nobody_waits_to_the_limit() {
    let patience = Patience::new();
    patience.failed();
    assert_eq!(patience.limit(SOON), seconds(20));
    assert_eq!(
        patience.limit(seconds(5)),
        seconds(5),
        "never more than asked"
    );
}

#[test]
fn a_slow_machine_is_waited_for_after_a_failure_too() {
    let patience = Patience::new();
    patience.fulfilled(SOON, seconds(30));
    patience.fulfilled(SOON, seconds(2));
    patience.failed();
    assert_eq!(patience.limit(SOON), seconds(120));
    patience.fulfilled(SOON, seconds(90));
    assert_eq!(patience.limit(SOON), SOON);
    assert_eq!(patience.limit(THOUGHT), seconds(20), "of its own kind");
}

#[test]
fn the_slowest_come_first_and_files_are_summed() {
    let took = |name: &str, file, count| Took {
        name: name.to_owned(),
        file,
        time: seconds(count),
    };
    let mut all = vec![
        took("chromium::play::one", "play", 3),
        took("webkit::play::one", "play", 4),
        took("order::two", "order", 5),
    ];
    let lines = times::lines(&all);
    let words: Vec<_> = lines.iter().map(|line| line.trim()).collect();
    assert_eq!(
        words,
        [
            "the slowest scenarios:",
            "5.0 s order::two",
            "4.0 s webkit::play::one",
            "3.0 s chromium::play::one",
            "all scenarios by file:",
            "7.0 s play (2)",
            "5.0 s order (1)",
            "12.0 s in sum",
        ]
    );
    all.extend((0..20).map(|_| took("short", "short", 1)));
    assert_eq!(times::lines(&all).len(), 1 + 10 + 1 + 3 + 1);
}
