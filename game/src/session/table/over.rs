//! The end of a game of a classic as its result tells it, whether it was just played, kept or pasted.

use rsg_classics::reversi::Aim;
use rsg_classics::{Level, Terms};
use rsg_engine::Color;

use crate::board::{AnyTable, BoardGame, ScoreParts, SideScore};
use crate::progress::{ByPlayer, CpuLevel, Ending, GameKind, KeptGame, Player, PlayerName};
use crate::session::Who;
use crate::session::view::{EndReason, Ended, OverView};

/// A game that is over, or was left.
pub(super) struct EndedTable<'a> {
    pub game: &'a AnyTable,
    /// The player's colour, or the first one's of two people.
    pub own: Color,
    /// The CPU's, if it played.
    pub level: Option<Level>,
    /// None in a draw.
    pub winner: Option<Color>,
    pub ending: Ending,
}

impl<'a> EndedTable<'a> {
    pub fn with(self, who: &'a dyn Fn(Player) -> Who) -> Ended<'a> {
        let EndedTable { game, own, .. } = self;
        let player = |color| match color == own {
            true => Player::One,
            false => Player::Two,
        };
        Ended {
            kind: GameKind::of(game.terms()),
            who,
            first: own,
            games: vec![final_scores(game, own)],
            winner: self.winner.map(player),
            level: self.level.map(CpuLevel::from),
            reason: match (self.ending, self.winner) {
                (Ending::OnTime, Some(winner)) => Some(EndReason::Time(!winner)),
                (Ending::Resigned, Some(winner)) => Some(EndReason::Resignation(!winner)),
                _ => None,
            },
            is_played: self.ending == Ending::Played,
            uncounted: None,
            has_sheet: game.sheet().is_some(),
            wipeout: self.is_wipeout(),
        }
    }
}

impl EndedTable<'_> {
    /// Whether the loser has no disc left in a game that was played to its end for the most discs.
    fn is_wipeout(&self) -> bool {
        let for_most = match self.game.terms() {
            Terms::Reversi(terms) => terms.options.aim == Aim::Most,
            Terms::Go(_) => false,
        };
        let loser = self.winner.map(|winner| !winner);
        for_most
            && self.ending == Ending::Played
            && loser.is_some_and(|side| {
                let mut squares = self.game.terms().squares();
                squares.all(|square| self.game.stone(square) != Some(side))
            })
    }
}

/// The scores of a game, the one with this colour first.
pub(super) fn final_scores(game: &AnyTable, own: Color) -> ByPlayer<SideScore> {
    ByPlayer {
        one: final_score(game, own),
        two: final_score(game, !own),
    }
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
    /// A kept game of a classic.
    #[must_use]
    pub fn of_kept(kept: &KeptGame, game: &AnyTable) -> OverView {
        let ended = EndedTable {
            game,
            own: kept.own,
            level: kept.opponent.level().and_then(CpuLevel::at_table),
            winner: kept.winner(),
            ending: kept.ending,
        };
        let who = |player| match (kept.people(), player) {
            (Some(names), player) => Who::Player(names[player].clone()),
            (None, Player::One) => Who::You,
            (None, Player::Two) => Who::Cpu,
        };
        ended.with(&who).told()
    }

    /// A game of a classic of which nothing is known but its turns.
    #[must_use]
    pub fn of_pasted(game: &AnyTable) -> OverView {
        let ended = EndedTable {
            game,
            own: Color::Black,
            level: None,
            winner: game.ended().and_then(|ended| ended.winner),
            ending: Ending::Played,
        };
        let who = |_| Who::Player(PlayerName::default());
        ended.with(&who).told()
    }
}
