//! A list of things looked at, each found in order or not.

use xtask::process::{Failure, say};

/// Collects what was checked, so that one run names every fault and not only the first.
#[derive(Default)]
pub struct Report {
    passed: usize,
    faults: Vec<String>,
}

impl Report {
    /// Notes one thing looked at; `fault` says what is wrong and is kept only if it is.
    pub fn expect(&mut self, holds: bool, fault: impl Into<String>) {
        if holds {
            self.passed += 1;
        } else {
            self.faults.push(fault.into());
        }
    }

    /// Notes everything wrong with one thing; nothing wrong counts as one thing in order.
    pub fn all(&mut self, faults: Vec<String>) {
        if faults.is_empty() {
            self.passed += 1;
        }
        self.faults.extend(faults);
    }

    /// What is wrong so far.
    #[cfg(test)]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Says how it went; any fault is a failure.
    pub fn close(self, what: &str) -> Result<(), Failure> {
        if self.faults.is_empty() {
            say(format!(
                "{what}: {} things looked at, all in order",
                self.passed
            ));
            return Ok(());
        }
        let list = self.faults.iter().map(|fault| format!("\n  - {fault}"));
        Err(Failure::chore(format!(
            "{what}: {} of {} things are wrong{}",
            self.faults.len(),
            self.passed + self.faults.len(),
            list.collect::<String>()
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_fault_is_enough_to_fail_and_is_named() {
        let mut report = Report::default();
        report.expect(true, "never shown");
        report.expect(false, "the icon is missing");
        let failure = report.close("resources").expect_err("there was a fault");
        assert!(failure.message.contains("1 of 2"));
        assert!(failure.message.contains("the icon is missing"));
    }

    #[test]
    fn nothing_wrong_is_a_success() {
        let mut report = Report::default();
        report.all(Vec::new());
        assert!(report.close("manifest").is_ok());
    }
}
