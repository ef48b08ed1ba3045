//! The order of days: easy ones early in the week, hard ones late.

use rsg_engine::SplitMix64;
use rsg_engine::puzzle::Day;

/// Values sorted from easy to hard, put in the order of days: the easiest seventh on Mondays, the hardest on Sundays.
pub fn by_weekday<T>(sorted: Vec<T>, seed: u64) -> Vec<T> {
    let count = sorted.len();
    let mut chance = SplitMix64::new(seed);
    let mut order: Vec<(u8, u64, usize)> = (0..count)
        .map(|day| (Day(day as i32).weekday(), chance.next(), day))
        .collect();
    // Days by weekday, in any order within each.
    order.sort_unstable();
    let mut by_day: Vec<(usize, T)> = order.into_iter().map(|(.., day)| day).zip(sorted).collect();
    by_day.sort_by_key(|(day, _)| *day);
    by_day.into_iter().map(|(_, one)| one).collect()
}
