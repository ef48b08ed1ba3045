//! The end of a game or match as its result tells it, whichever game it is.

use rsg_classics::Points;
use rsg_engine::Color;

use crate::board::SideScore;
use crate::progress::{ByPlayer, CpuLevel, GameKind, Player};
use crate::session::Who;

/// A game that is over, or the match that it was part of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverView {
    pub kind: GameKind,
    /// The player's side, or the first one's of two people, comes first.
    pub sides: [SideOver; 2],
    /// The CPU's level, if it played.
    pub level: Option<CpuLevel>,
    /// By how much it was won, where the board has decided.
    pub margin: Option<Points>,
    /// How it was decided, where that does not go without saying.
    pub reason: Option<EndReason>,
    /// The totals of each game of a Reverse Match, in the order of the sides; empty otherwise.
    pub games: Vec<[u8; 2]>,
    pub uncounted: Option<Uncounted>,
    /// Whether it can be copied as the board with the number of each placement.
    pub has_sheet: bool,
    /// Whether the loser has no disc left, where the most discs win.
    pub wipeout: bool,
}

/// A side of a game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideOver {
    pub who: Who,
    /// The colour, where the side had only one.
    pub color: Option<Color>,
    /// Added over the games.
    pub score: SideScore,
    pub won: bool,
}

/// What decided a game beside its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    /// Level on points: more captures.
    Captures,
    /// Level on points and captures.
    Level,
    /// Somebody left.
    Leaving,
    /// The ko rule ended the game.
    Ko,
    /// This side ran out of time.
    Time(Color),
    /// This side resigned.
    Resignation(Color),
}

/// Why a game against the CPU counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uncounted {
    /// It was practice with a teacher.
    Practice,
    /// It was won with hints.
    Hinted,
    /// It was pasted.
    Pasted,
}

/// The facts that an [`OverView`] tells.
pub(in crate::session) struct Ended<'a> {
    pub kind: GameKind,
    pub who: &'a dyn Fn(Player) -> Who,
    /// The colour of the one who comes first, in the last game.
    pub first: Color,
    /// The scores of each game.
    pub games: Vec<ByPlayer<SideScore>>,
    /// None in a draw.
    pub winner: Option<Player>,
    pub level: Option<CpuLevel>,
    pub reason: Option<EndReason>,
    /// Whether the board has decided.
    pub is_played: bool,
    pub uncounted: Option<Uncounted>,
    pub has_sheet: bool,
    pub wipeout: bool,
}

impl Ended<'_> {
    pub fn told(self) -> OverView {
        let color = |player| match player {
            Player::One => self.first,
            Player::Two => !self.first,
        };
        let score = |player| {
            let scores = self.games.iter().map(|game| game[player]);
            scores.reduce(SideScore::with)
        };
        let side = |player| SideOver {
            who: (self.who)(player),
            color: (self.games.len() == 1).then(|| color(player)),
            score: score(player).unwrap_or_else(|| SideScore::with_captures(0, 0)),
            won: self.winner == Some(player),
        };
        let players = [Player::One, Player::Two];
        let sides = players.map(side);
        let [one, two] = sides.each_ref().map(|side| side.score.total.in_halves());
        let is_told = self.is_played && self.winner.is_some() && one != two;
        let totals = |game: &ByPlayer<SideScore>| players.map(|player| whole(game[player].total));
        OverView {
            kind: self.kind,
            sides,
            level: self.level,
            margin: is_told.then(|| Points::halves((one - two).abs())),
            reason: self.reason,
            games: match &self.games[..] {
                [_] => Vec::new(),
                games => games.iter().map(totals).collect(),
            },
            uncounted: self.uncounted,
            has_sheet: self.has_sheet,
            wipeout: self.wipeout,
        }
    }
}

/// In a game of discs there are no halves.
pub(in crate::session) fn whole(points: Points) -> u8 {
    u8::try_from(points.in_halves() / 2).unwrap_or(u8::MAX)
}

impl OverView {
    /// Who won; none in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<&SideOver> {
        self.sides.iter().find(|side| side.won)
    }

    /// Who won, by the order of the sides; none in a draw.
    #[must_use]
    pub fn won_by(&self) -> Option<Player> {
        let players = [Player::One, Player::Two].into_iter();
        let mut winners = players.filter(|player| self.side_of(*player).won);
        winners.next()
    }

    /// A player's side.
    #[must_use]
    pub fn side_of(&self, player: Player) -> &SideOver {
        let [first, second] = &self.sides;
        match player {
            Player::One => first,
            Player::Two => second,
        }
    }

    /// The side that had this colour.
    #[must_use]
    pub fn side(&self, color: Color) -> &SideOver {
        let [first, second] = &self.sides;
        if second.color == Some(color) {
            second
        } else {
            first
        }
    }

    /// Whether the player has lost against the CPU.
    #[must_use]
    pub fn is_lost_to_cpu(&self) -> bool {
        let is_lost = self.winner().is_some_and(|winner| winner.who == Who::Cpu);
        is_lost && self.sides.iter().any(|side| side.who == Who::You)
    }
}
