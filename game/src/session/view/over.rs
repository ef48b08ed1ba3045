//! The result of a game or match as it is shown, whichever game it is.

use rsg_classics::{Points, SquaresGame, Terms};
use rsg_engine::Color;

use crate::games::{BoardGame, SideScore};
use crate::progress::{
    ByPlayer, CpuLevel, Ending, GameKind, KeptGame, Outcome, Player, PlayerName,
};
use crate::session::Who;
use crate::session::result::{EndReason, FinishedGame, added, reason, whole};

/// A game that is over, or the match that it was part of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverView {
    pub kind: GameKind,
    /// The terms of a game on squares.
    pub terms: Option<Terms>,
    /// The player's side, or the first one's of two people, comes first.
    pub sides: [SideOver; 2],
    /// The CPU's level, if it played.
    pub level: Option<CpuLevel>,
    /// By how much it was won, where the board has decided.
    pub margin: Option<Points>,
    /// The reason for the result, where it needs one.
    pub reason: Option<EndReason>,
    /// The totals of each game of a Reverse Match, in the order of the sides; empty otherwise.
    pub games: Vec<[u8; 2]>,
    pub uncounted: Option<Uncounted>,
    /// True if it can be copied as the board with the number of each placement.
    pub has_sheet: bool,
    /// True if the loser has nothing left on the board, where that loses the game.
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
    /// The most stones that it has captured in one turn of its only game.
    pub largest_capture: u8,
}

/// The reason that a game against the CPU or by message counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uncounted {
    /// It was practice with a teacher.
    Practice,
    /// It was won with hints.
    Hinted,
    /// It was pasted, or set up.
    Pasted,
}

/// The facts behind an [`OverView`].
pub(in crate::session) struct Ended<'a> {
    pub games: &'a [FinishedGame],
    /// None in a draw.
    pub winner: Option<Player>,
    pub ending: Ending,
    pub level: Option<CpuLevel>,
    pub uncounted: Option<Uncounted>,
    pub who: &'a dyn Fn(Player) -> Who,
}

impl Ended<'_> {
    /// The view of the games, of which this is the last.
    pub fn into_view(self, last: &dyn BoardGame) -> OverView {
        let players = [Player::One, Player::Two];
        let only = match self.games {
            [game] => Some(game),
            _ => None,
        };
        let score = added(self.games).unwrap_or(ByPlayer {
            one: SideScore::with_captures(0, 0),
            two: SideScore::with_captures(0, 0),
        });
        let sides = players.map(|player| SideOver {
            who: (self.who)(player),
            color: only.map(|game| game.color(player)),
            score: score[player],
            won: self.winner == Some(player),
            largest_capture: only.map_or(0, |game| last.largest_capture(game.color(player))),
        });
        let is_played = self.ending == Ending::Played;
        let [one, two] = sides.each_ref().map(|side| side.score.total.in_halves());
        let has_margin = is_played && self.winner.is_some() && one != two;
        let totals = |game: &FinishedGame| players.map(|player| whole(game.scores[player].total));
        let loser = only.filter(|_| is_played).and_then(FinishedGame::loser);
        OverView {
            kind: last.kind(),
            terms: last.squares().map(SquaresGame::terms),
            sides,
            level: self.level,
            margin: has_margin.then(|| Points::halves((one - two).abs())),
            reason: reason(self.games, self.ending),
            games: match only {
                Some(_) => Vec::new(),
                None => self.games.iter().map(totals).collect(),
            },
            uncounted: self.uncounted,
            has_sheet: last.sheet().is_some(),
            wipeout: loser.is_some_and(|loser| last.is_wiped_out(loser)),
        }
    }
}

impl OverView {
    /// A kept game; none if its rules are not known.
    #[must_use]
    pub fn of_kept(kept: &KeptGame) -> Option<OverView> {
        let game = kept.replay()?;
        let winner = match kept.outcome {
            Outcome::Won => Some(Player::One),
            Outcome::Lost => Some(Player::Two),
            Outcome::Drawn => None,
        };
        let ended = Ended {
            games: &[FinishedGame {
                winner,
                ending: kept.ending,
                ..FinishedGame::played(&*game, kept.own)
            }],
            winner,
            ending: kept.ending,
            level: kept.opponent.level(),
            uncounted: None,
            who: &|player| match (kept.people(), kept.opponent.level(), player) {
                (None, _, Player::One) => Who::You,
                (None, Some(level), Player::Two) => Who::Cpu(level),
                (names, _, player) => {
                    Who::Player(names.map(|names| names[player].clone()).unwrap_or_default())
                }
            },
        };
        Some(ended.into_view(&*game))
    }

    /// A game of which nothing is known but its turns.
    #[must_use]
    pub fn of_pasted(game: &dyn BoardGame) -> OverView {
        let played = FinishedGame::played(game, Color::Black);
        let ended = Ended {
            winner: played.winner,
            games: &[played],
            ending: Ending::Played,
            level: None,
            uncounted: None,
            who: &|_| Who::Player(PlayerName::default()),
        };
        ended.into_view(game)
    }

    /// The winner; none in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<&SideOver> {
        self.sides.iter().find(|side| side.won)
    }

    /// The winner, by the order of the sides; none in a draw.
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

    /// Returns true if a side is the player's: not between two people on one phone.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.side_of(Player::One).who == Who::You
    }

    /// Returns true if the player has lost against the CPU.
    #[must_use]
    pub fn is_lost_to_cpu(&self) -> bool {
        let is_lost = self
            .winner()
            .is_some_and(|winner| matches!(winner.who, Who::Cpu(_)));
        is_lost && self.sides.iter().any(|side| side.who == Who::You)
    }
}
