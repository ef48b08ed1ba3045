//! Many games that are measured one by one, and the mean and spread of what is found in them.

use crate::args::Args;
use crate::{Failure, contest, parallel};

/// Games that are measured.
pub struct Games {
    pub count: u64,
    pub seed: u64,
    pub threads: usize,
}

impl Games {
    /// Takes `--games`, `--seed` and `--threads` out. The first is needed if it has no usual value.
    pub fn read(args: &mut Args, usual: Option<u64>) -> Result<Games, Failure> {
        let (count, seed) = contest::sizes(args, usual)?;
        let threads: usize = args.parsed_or("--threads", parallel::cores())?;
        Ok(Games {
            count,
            seed,
            threads: threads.max(1),
        })
    }

    /// Measures every game by its number.
    pub fn each<S, R: Send>(
        &self,
        state: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, u64) -> R + Sync,
    ) -> Vec<R> {
        parallel::spread(self.threads, self.count, state, work)
    }
}

/// The mean; 0 of no values.
pub fn mean(values: &[f64]) -> f64 {
    // A sum of no values would be -0.
    values.iter().fold(0.0, |sum, value| sum + value) / values.len().max(1) as f64
}

/// The standard deviation; 0 of no values.
pub fn deviation(values: &[f64]) -> f64 {
    let middle = mean(values);
    let squares: Vec<f64> = values.iter().map(|one| (one - middle).powi(2)).collect();
    mean(&squares).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_spread_around_their_mean() {
        let values = [1.0, 3.0, 5.0, 7.0];
        assert_eq!((mean(&values), deviation(&values)), (4.0, 5.0_f64.sqrt()));
        assert_eq!((mean(&[]), deviation(&[])), (0.0, 0.0));
        assert!(mean(&[]).is_sign_positive());
    }
}
