//! Thinking about a game of any kind: plays of levels, and values of turns.
//!
//! It stands beside [`SquaresGame`] and not in it: a program that only plays and shows games then holds neither search
//! nor weights, because nothing in a game's own table of functions leads to them.

use std::any::Any;
use std::fmt;

use crate::{Level, Play, Points, SquaresGame, Terms, go, reversi};

/// The thinkers of the games, with the tables they keep from question to question. Each is built when the
/// first question about it comes.
#[derive(Default)]
pub struct Mind {
    pub(crate) reversi: Option<reversi::Thinker>,
    pub(crate) go: Option<go::Thinker>,
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mind")
    }
}

/// The value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judgement {
    /// A best turn, where turns can be compared.
    pub best: Option<Play>,
    /// The expected lead of the side to move, by the score that counts; below 0 it loses.
    pub lead: Points,
    /// The lead after the turn that was asked about, found in the same way. Where it is not told and `lead` is proved,
    /// it follows from the position after that turn.
    pub played: Option<Points>,
    /// True if `lead` is proved.
    pub exact: bool,
}

/// Per-game hooks of [`Mind`].
pub(crate) trait Thought {
    fn choose(
        &self,
        mind: &mut Mind,
        level: Option<Level>,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Play>;

    fn play_on(
        &self,
        mind: &mut Mind,
        level: Option<Level>,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Play> {
        self.choose(mind, level, seed, stop)
    }

    fn judge(
        &self,
        mind: &mut Mind,
        played: Option<&Play>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Judgement>;
}

/// The hooks of a game. None for a game that is not of the kind that its terms say.
fn thought(game: &dyn SquaresGame) -> Option<&dyn Thought> {
    let terms = game.terms();
    let game: &dyn Any = game;
    match terms {
        Terms::Reversi(terms) => crate::on_reversi_board!(terms.size, F => {
            game.downcast_ref::<reversi::Game<F>>()
                .map(|game| game as &dyn Thought)
        }),
        Terms::Go(_) => game
            .downcast_ref::<go::Game>()
            .map(|game| game as &dyn Thought),
    }
}

impl Mind {
    /// The play of a level; without a level the best that is found. The same seed gives the same answer. None if the
    /// game is over, or `stop` said so before anything was found.
    #[must_use]
    pub fn choose(
        &mut self,
        game: &dyn SquaresGame,
        level: Option<Level>,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Play> {
        thought(game)?.choose(self, level, seed, stop)
    }

    /// In a stopped game where nothing was agreed: what is played on with. Else like [`Mind::choose`].
    #[must_use]
    pub fn play_on(
        &mut self,
        game: &dyn SquaresGame,
        level: Option<Level>,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Play> {
        thought(game)?.play_on(self, level, seed, stop)
    }

    /// The values for the side to move of the position and of the turn that was `played` in it; found with the care
    /// that looking at a finished game deserves. None if the game is over, nothing can be said of the position, or
    /// `stop` said so before anything was found.
    #[must_use]
    pub fn judge(
        &mut self,
        game: &dyn SquaresGame,
        played: Option<&Play>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Judgement> {
        thought(game)?.judge(self, played, stop)
    }

    /// The value of the position and of the turn that was `played` in it, like [`Mind::judge`], with the turn's own
    /// value also where that follows from the position after it.
    #[must_use]
    pub fn judge_turn(
        &mut self,
        game: &dyn SquaresGame,
        played: &Play,
        stop: &dyn Fn() -> bool,
    ) -> Option<Judgement> {
        let mut judged = self.judge(game, Some(played), stop)?;
        if judged.best.as_ref() == Some(played) {
            judged.played = Some(judged.lead);
        } else if judged.exact && judged.played.is_none() {
            judged.played = self.proved_after(game, played, stop);
        }
        (!stop()).then_some(judged)
    }

    /// The lead of the side to move after this turn of its own, if it is proved.
    fn proved_after(
        &mut self,
        game: &dyn SquaresGame,
        played: &Play,
        stop: &dyn Fn() -> bool,
    ) -> Option<Points> {
        let (side, mut after) = (game.to_move(), game.copy());
        after.play(played).ok()?;
        if let Some(ended) = after.ended() {
            let lead = ended.score[side].in_halves() - ended.score[!side].in_halves();
            let fewer = game.terms().fewer_is_better();
            return Some(Points::halves(if fewer { -lead } else { lead }));
        }
        let judged = self
            .judge(&*after, None, stop)
            .filter(|after| after.exact)?;
        let lead = judged.lead.in_halves();
        let is_own = after.to_move() == side;
        Some(Points::halves(if is_own { lead } else { -lead }))
    }
}
