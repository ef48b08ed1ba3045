//! The books: results folded into records, ranks and trophies.

pub(super) mod accuracy;
pub(super) mod advice;
pub(super) mod fold;
pub(super) mod ladder;
pub(super) mod match_news;
pub(super) mod matches;
pub(super) mod outcome;
pub(super) mod pairs;
pub(super) mod rank;
pub(super) mod records;
pub(super) mod result_streak;
pub(super) mod table_records;
pub(super) mod tally;
