//! The open matches: going on, left for a while, or over with their result still to be looked at.
//!
//! At most one match of each game is open, the one that was played or looked at last. They outlive their screens.
//! All others wait in the profile as plain values.

use crate::app::games::request::MatchRequest;
use crate::progress::{AttemptId, ColorChoice, Earned, GameKind, MatchId, Opponent, WaitingId};
use crate::session::Match;

/// The open matches, with one place for each game.
#[derive(Debug, Clone, Default)]
pub struct OpenMatches([Option<OpenMatch>; GameKind::ALL.len()]);

/// An open match.
#[derive(Debug, Clone)]
pub struct OpenMatch {
    /// Its place among the games that wait, once it was kept.
    pub id: Option<WaitingId>,
    pub current: Match,
    /// The way in which its colour was chosen, for *Again*.
    pub color: ColorChoice,
    /// The rewards of its last result, and that result's number.
    pub earned: Option<(MatchId, Earned)>,
}

impl OpenMatches {
    pub fn get(&self, kind: GameKind) -> Option<&OpenMatch> {
        self.0[kind as usize].as_ref()
    }

    pub fn get_mut(&mut self, kind: GameKind) -> Option<&mut OpenMatch> {
        self.0[kind as usize].as_mut()
    }

    /// Opens a match in place of the one that was there.
    pub fn put(&mut self, open: OpenMatch) {
        let kind = open.current.kind();
        self.0[kind as usize] = Some(open);
    }

    /// Takes an open match out.
    pub fn take(&mut self, kind: GameKind) -> Option<OpenMatch> {
        self.0[kind as usize].take()
    }

    /// The match that is over and whose result is looked at.
    pub fn finished(&self, kind: GameKind) -> Option<&OpenMatch> {
        self.get(kind).filter(|one| one.current.is_over())
    }

    /// All open matches.
    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut OpenMatch> {
        self.0.iter_mut().flatten()
    }

    /// The game with this place among those that wait.
    pub fn find(&self, id: WaitingId) -> Option<GameKind> {
        let mut all = self.0.iter().flatten();
        Some(all.find(|one| one.id == Some(id))?.current.kind())
    }

    /// The Rank-Up series that is going on.
    pub fn series(&self) -> Option<&OpenMatch> {
        let mut all = self.0.iter().flatten();
        all.find(|one| one.current.plan().is_exam() && !one.current.is_over())
    }

    /// Returns true if a Rank-Up series is running.
    pub fn in_series(&self) -> bool {
        self.series().is_some()
    }

    pub fn game(&self, kind: GameKind) -> Option<&Match> {
        self.get(kind).map(|one| &one.current)
    }

    pub fn game_mut(&mut self, kind: GameKind) -> Option<&mut Match> {
        self.get_mut(kind).map(|one| &mut one.current)
    }

    /// Returns true if the match is over and its result is looked at.
    pub fn is_over(&self, kind: GameKind) -> bool {
        self.game(kind).is_some_and(Match::is_over)
    }

    /// The places among the games that wait of those that are results which are looked at.
    pub fn results(&self) -> Vec<WaitingId> {
        let over = self.0.iter().flatten().filter(|one| one.current.is_over());
        over.filter_map(|one| one.id).collect()
    }
}

impl OpenMatch {
    /// This match once more, with the colour chosen as it was then; `attempt` is the number of an exam attempt that
    /// starts now.
    pub fn once_more(&self, attempt: AttemptId) -> MatchRequest {
        let plan = self.current.plan();
        let opponent = match &plan.opponent {
            Opponent::Exam { exam, .. } => Opponent::Exam {
                exam: *exam,
                attempt,
            },
            ordinary => ordinary.clone(),
        };
        MatchRequest {
            rules: plan.rules.clone(),
            opponent,
            format: plan.format,
            minutes: plan.minutes,
            house: plan.house,
            color: self.color,
            turns: self.current.beginning(),
            from: plan.from,
            taught: plan.beginner.taught,
        }
    }
}
