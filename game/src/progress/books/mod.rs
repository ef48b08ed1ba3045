//! The books: results folded into records, ranks and trophies.

pub(super) mod accuracy;
pub(super) mod advice;
pub(super) mod level_records;
pub(super) mod match_news;
pub(super) mod match_record;
pub(super) mod outcome;
pub(super) mod pairs;
pub(super) mod progress;
pub(super) mod rank_table;
pub(super) mod records;
pub(super) mod result_streak;
pub(super) mod standing;
pub(super) mod tally;
