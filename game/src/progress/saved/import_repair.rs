//! Progress that was read from outside, made fit to be gone on with.
//!
//! Whoever writes a text by hand may give a match the last number there is, and the next match none. A text may also
//! tell of days that nobody has seen. Numbers that are calculated with are brought into their ranges where they are
//! read ([`saved::within`](crate::progress::saved::within)).

use crate::progress::{AttemptId, KeptGames, KeptItem, MatchId, Opponent, Profile};
use chrono::NaiveDate;
use std::sync::Arc;

/// A match or attempt of a higher number leaves too little room for those still to come.
const HIGHEST: u32 = MatchId::END.0 / 2;

impl Profile {
    /// Makes sure that matches and attempts still to come have numbers: where this profile or the kept games use too
    /// high ones, all are given out anew, in the same order, and games that wait get the next one. What a text says of
    /// friends is to be checked here.
    pub fn leave_room(&mut self, games: &mut KeptGames) {
        self.friends.forget_checks();
        if HIGHEST < self.taken_ids().max(games.highest_id()).0 {
            self.number_matches(games);
        }
        let mut attempts = self.attempts();
        let of_games = games.games().map(|game| &game.opponent);
        attempts.extend(of_games.filter_map(Opponent::attempt).map(|id| id.0));
        if attempts.iter().any(|attempt| HIGHEST < *attempt) {
            self.number_attempts(games, &in_order(attempts));
        }
    }

    /// Returns true if a date in it is later than this day.
    pub fn is_dated_after(&self, day: NaiveDate) -> bool {
        let of_match = |one: &crate::progress::MatchRecord| {
            day < one.date || one.day().is_some_and(|cleared| day < cleared.date())
        };
        self.matches.iter().any(of_match)
            || KeptGames::new(self.to_keep.iter().cloned()).is_dated_after(day)
            || self.left.iter().any(|one| day < one.date)
            || self.by_message.all().iter().any(|one| day < one.date)
    }

    fn attempts(&self) -> Vec<u32> {
        let played = self.matches.iter().filter_map(|one| one.attempt());
        let left = self.left.iter().map(|one| one.attempt);
        played.chain(left).map(|attempt| attempt.0).collect()
    }

    fn number_matches(&mut self, games: &mut KeptGames) {
        let booked = self.matches.iter().map(|one| one.id.0);
        let kept = games.all().iter().map(|item| item.key().id.0);
        let known = in_order(booked.chain(kept).collect());
        for one in Arc::make_mut(&mut self.matches) {
            one.id = MatchId(place(&known, one.id.0));
        }
        games.change_each(|item| {
            let key = item.key_mut();
            key.id = MatchId(place(&known, key.id.0));
        });
        self.take_no_ids();
        self.take_ids(games.highest_id());
    }

    fn number_attempts(&mut self, games: &mut KeptGames, known: &[u32]) {
        let number = |opponent: &mut Opponent| {
            if let Opponent::Exam { attempt, .. } = opponent {
                *attempt = AttemptId(place(known, attempt.0));
            }
        };
        let matches = Arc::make_mut(&mut self.matches).iter_mut();
        matches.for_each(|one| number(&mut one.opponent));
        for one in &mut self.left {
            one.attempt = AttemptId(place(known, one.attempt.0));
        }
        games.change_each(|item| {
            if let KeptItem::Game(game) = item {
                number(&mut game.opponent);
            }
        });
    }
}

impl KeptGames {
    /// Returns true if one of them is dated later than this day.
    pub fn is_dated_after(&self, day: NaiveDate) -> bool {
        self.all().iter().any(|item| {
            let cleared = item.game().and_then(|game| game.opponent.day());
            day < item.date() || cleared.is_some_and(|cleared| day < cleared.date())
        })
    }
}

fn in_order(mut numbers: Vec<u32>) -> Vec<u32> {
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The place of a number among these, counting from 1.
fn place(known: &[u32], number: u32) -> u32 {
    let before = known.partition_point(|one| *one < number);
    u32::try_from(before).unwrap_or(HIGHEST).saturating_add(1)
}
