//! The accuracy of a side's play, as a percentage.

use crate::progress::Judged;
use rsg_engine::{Color, Game};

/// The quality of a side's play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accuracy {
    pub percent: u8,
    /// True if all the figures behind it are proved.
    pub exact: bool,
}

impl Accuracy {
    /// The accuracy of a side in a game with these judgements, by [`accuracy`](rsg_engine::analysis::accuracy). `None`
    /// where there was nothing to choose, or as long as one of the side's choices is not judged.
    pub fn of(side: Color, game: &Game, judged: &[Option<Judged>]) -> Option<Accuracy> {
        let before = game.positions().iter();
        let turns = before.zip(game.turns()).zip(judged);
        let choices = turns
            .filter(|((before, turn), _)| {
                turn.by == side && rsg_engine::analysis::is_choice(before)
            })
            .map(|(_, judged)| judged.as_ref())
            .collect::<Option<Vec<_>>>()?;
        let costs = choices.iter().map(|judged| i32::from(judged.loss()));
        Some(Accuracy {
            percent: rsg_engine::analysis::accuracy(costs)?.round() as u8,
            exact: choices.iter().all(|judged| judged.exact),
        })
    }
}
