//! The end of a game of a classic as its result tells it, whether it was just played, kept or pasted.

use rsg_classics::{Level, Points};
use rsg_engine::Color;

use crate::board::{AnyTable, BoardGame, ScoreParts, SideScore};
use crate::progress::{
    AnyLevel, ByPlayer, GameKind, KeptTable, Player, PlayerName, TableEnding, TablePlayers,
};
use crate::session::Who;
use crate::session::view::{EndReason, OverView, SideOver};

/// A game that is over, or was left.
pub(super) struct EndedTable<'a> {
    pub game: &'a AnyTable,
    /// The player's colour, or the first one's of two people.
    pub own: Color,
    /// The CPU's, if it played.
    pub level: Option<Level>,
    /// None in a draw.
    pub winner: Option<Color>,
    pub ending: TableEnding,
}

impl EndedTable<'_> {
    pub fn told(&self, who: &dyn Fn(Color) -> Who) -> OverView {
        let side = |color| SideOver {
            who: who(color),
            color: Some(color),
            score: final_score(self.game, color),
            won: self.winner == Some(color),
        };
        let sides = [self.own, !self.own].map(side);
        let [one, two] = [&sides[0], &sides[1]].map(|side| side.score.total.in_halves());
        let is_played = self.ending == TableEnding::Played && self.winner.is_some();
        OverView {
            kind: GameKind::of(self.game.terms()),
            sides,
            level: self.level.map(AnyLevel::from),
            margin: is_played.then(|| Points::halves((one - two).abs())),
            reason: match (self.ending, self.winner) {
                (TableEnding::OnTime, Some(winner)) => Some(EndReason::Time(!winner)),
                (TableEnding::Resigned, Some(winner)) => Some(EndReason::Resignation(!winner)),
                _ => None,
            },
            games: Vec::new(),
            uncounted: None,
            has_sheet: self.game.sheet().is_some(),
        }
    }
}

/// In a game of discs there are no halves.
pub(super) fn whole(points: Points) -> u8 {
    u8::try_from(points.in_halves() / 2).unwrap_or(u8::MAX)
}

/// What a side has at the end, the score that counts in a game of discs.
fn final_score(game: &AnyTable, color: Color) -> SideScore {
    let stands = BoardGame::score(game)[color];
    match (game.ended(), stands.parts) {
        (Some(ended), ScoreParts::Discs { .. }) => {
            SideScore::of_discs(ended.score[color], ended.on_board[color])
        }
        _ => stands,
    }
}

impl OverView {
    /// Two games of a Reverse Match in one; who has won it may be nobody.
    pub(super) fn of_both(first: &OverView, second: OverView, winner: Option<Player>) -> OverView {
        let games = [first, &second].map(|game| game.sides.each_ref().map(|side| side.score));
        let sides = [(0, Player::One), (1, Player::Two)].map(|(at, player)| SideOver {
            who: second.sides[at].who.clone(),
            color: None,
            score: games[0][at].with(games[1][at]),
            won: winner == Some(player),
        });
        let [one, two] = sides.each_ref().map(|side| side.score.total.in_halves());
        let is_told = winner.is_some() && second.reason.is_none();
        OverView {
            margin: is_told.then(|| Points::halves((one - two).abs())),
            games: games
                .map(|scores| scores.map(|score| whole(score.total)))
                .to_vec(),
            sides,
            ..second
        }
    }

    /// A kept game of a classic.
    #[must_use]
    pub fn of_kept(kept: &KeptTable) -> OverView {
        let ended = EndedTable {
            game: &kept.game(),
            own: kept.own,
            level: match kept.players {
                TablePlayers::Cpu { level } => Some(level),
                TablePlayers::People(_) => None,
            },
            winner: kept.winner(),
            ending: kept.ending,
        };
        ended.told(&|color| match (&kept.players, color == kept.own) {
            (TablePlayers::Cpu { .. }, true) => Who::You,
            (TablePlayers::Cpu { .. }, false) => Who::Cpu,
            (TablePlayers::People(ByPlayer { one, .. }), true) => Who::Player(one.clone()),
            (TablePlayers::People(ByPlayer { two, .. }), false) => Who::Player(two.clone()),
        })
    }

    /// A game of a classic of which nothing is known but its turns.
    #[must_use]
    pub fn of_pasted(game: &AnyTable) -> OverView {
        let ended = EndedTable {
            game,
            own: Color::Black,
            level: None,
            winner: game.ended().and_then(|ended| ended.winner),
            ending: TableEnding::Played,
        };
        ended.told(&|_| Who::Player(PlayerName::default()))
    }
}
