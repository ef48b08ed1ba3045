//! The trait by which the app knows a game, and which game begins by which rules.

use std::fmt::Debug;

use rsg_classics::{Points, SquaresGame};
use rsg_engine::{ByColor, Color, Game, Position};

use super::{Change, SideScore};
use crate::play::{Play, Spot};
use crate::progress::saved::moves;
use crate::progress::{CpuLevel, GameKind, Rules};
use crate::thinking::{AskKind, Effort, Topic};

/// A game as the app knows it. What only some games have (calls, turns beside the board, a stop with an agreement) is
/// absent unless a game says otherwise.
///
/// A spot of another board, and a play of another game, is never allowed and means nothing.
pub trait BoardGame: Debug + 'static {
    /// A copy of the game.
    fn copied(&self) -> Box<dyn BoardGame>;

    /// The game itself, for what only its kind has: its drawing, its teacher, its search.
    fn inner(&self) -> GameRef<'_>;

    /// The rules it is played by.
    fn rules(&self) -> Rules;

    fn kind(&self) -> GameKind;

    /// The side to move, forced passes applied; at the end nobody's in particular.
    fn to_move(&self) -> Color;

    fn is_over(&self) -> bool;

    /// The result of a tap on this spot, for the side to move.
    fn tapped(&self, spot: Spot) -> Tapped;

    /// Returns true if the side to move may make this play.
    fn allows(&self, play: &Play) -> bool;

    /// Some turn that is allowed, in place of an answer that is not; none if there is none.
    fn any_play(&self) -> Option<Play>;

    /// Plays it for the side to move. Returns true if it was allowed; nothing has changed if not.
    fn play(&mut self, play: &Play) -> bool;

    /// Takes the last turn back. Returns its side and play; none at the beginning.
    fn undo(&mut self) -> Option<(Color, Play)>;

    /// The last turn with its effects; none at the beginning.
    fn last(&self) -> Option<Change>;

    /// The number of turns made.
    fn turns(&self) -> usize;

    /// The stones of a side, in the order of the game's notation.
    fn stones(&self, side: Color) -> Vec<Spot>;

    /// The spots on which the side to move may place, in the order of the game's notation.
    fn placements(&self) -> Vec<Spot>;

    /// The spots that a rule which cannot be seen forbids to the side to move.
    fn blocked(&self) -> Vec<Spot> {
        Vec::new()
    }

    /// The number of spots on which the side to move may place; none where that is nearly everywhere.
    fn choices(&self) -> Option<usize> {
        Some(self.placements().len())
    }

    /// Returns true if a stone on this spot needs a call.
    fn needs_call(&self, _spot: Spot) -> bool {
        false
    }

    /// Returns true if a play is made beside the board: a pass by choice, a button.
    fn is_beside(&self, _play: &Play) -> bool {
        false
    }

    /// Returns true if the sides may agree on the end, or play on.
    fn is_stopped(&self) -> bool {
        false
    }

    /// The stone by which the group of this spot is called, whichever of its stones was touched; none without a group.
    fn group_name(&self, _spot: Spot) -> Option<Spot> {
        None
    }

    /// The groups that an agreement calls lost, by their names; none if it is no agreement.
    fn agreed(&self, play: &Play) -> Option<Vec<Spot>> {
        match play {
            Play::Agree(lost) => {
                let names = lost.iter().filter_map(|spot| self.group_name(*spot));
                Some(names.collect())
            }
            Play::Place { .. } | Play::Pass | Play::Button => None,
        }
    }

    /// Returns true if it can be resigned, beside quitting it.
    fn can_be_resigned(&self) -> bool {
        false
    }

    /// The game that follows this one in a match, at its beginning.
    fn next_game(&self) -> Box<dyn BoardGame>;

    /// The score of each side, as it stands.
    fn score(&self) -> ByColor<SideScore>;

    /// The scores that count at its end, or as they stand.
    fn final_score(&self) -> ByColor<SideScore> {
        self.score()
    }

    /// The winner by its rules; none in a draw and before its end.
    fn won_by(&self) -> Option<Color>;

    /// The winner by captures of a game that is level on points.
    fn won_by_captures(&self) -> Option<Color> {
        None
    }

    /// Black's lead at its end, as the rules count it for the result; none before.
    fn final_lead(&self) -> Option<Points>;

    /// Returns true if the ko rule has ended it.
    fn is_ended_by_ko(&self) -> bool {
        false
    }

    /// Returns true if this side has nothing left on the board, where that loses the game.
    fn is_wiped_out(&self, _side: Color) -> bool {
        false
    }

    /// The most stones that a turn of this side has captured; 0 where nothing is captured.
    fn largest_capture(&self, _side: Color) -> u8 {
        0
    }

    /// Every turn as it is saved: from this text it can be played again.
    fn written(&self) -> String;

    /// Every turn as a text to be copied, of a game that has such a text beside its result.
    fn text(&self) -> Option<String> {
        None
    }

    /// The board with the number of each placement, of a game that has such sheets.
    fn sheet(&self) -> Option<String> {
        None
    }

    /// The question for what a board wishes, and for a word on this turn in the same breath. Without a level the CPU
    /// plays as well as it can.
    fn topic(
        &self,
        wish: AskKind,
        level: Option<CpuLevel>,
        seed: u64,
        judge: Option<usize>,
    ) -> Topic;

    /// The question about the cost of the turn with this index.
    fn cost_topic(&self, turn: usize) -> Topic;

    /// The question about the worth of the position as it stands; none in a game that cannot tell it.
    fn worth_topic(&self, _effort: Effort) -> Option<Topic> {
        None
    }

    /// The question whether the position as it stands is a puzzle; none in a game that has no puzzles.
    fn puzzle_topic(&self) -> Option<Topic> {
        None
    }
}

impl Clone for Box<dyn BoardGame> {
    fn clone(&self) -> Box<dyn BoardGame> {
        (**self).copied()
    }
}

/// Two games are equal if the same turns were played by the same rules from the same position.
impl PartialEq for dyn BoardGame + '_ {
    fn eq(&self, other: &Self) -> bool {
        self.inner() == other.inner()
    }
}

/// A game of the libraries, lent by its [`BoardGame`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum GameRef<'a> {
    Star(&'a Game),
    Squares(&'a dyn SquaresGame),
}

impl dyn BoardGame + '_ {
    /// The star's game; none of another one.
    #[must_use]
    pub fn star(&self) -> Option<&Game> {
        let GameRef::Star(game) = self.inner() else {
            return None;
        };
        Some(game)
    }

    /// The game on squares; none of the star.
    #[must_use]
    pub fn squares(&self) -> Option<&dyn SquaresGame> {
        let GameRef::Squares(game) = self.inner() else {
            return None;
        };
        Some(game)
    }

    /// The game as it was after this number of turns.
    #[must_use]
    pub fn after_turns(&self, turns: usize) -> Box<dyn BoardGame> {
        let mut game = self.copied();
        while turns < game.turns() && game.undo().is_some() {}
        game
    }
}

/// The result of a tap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tapped {
    /// Nothing: everybody sees that nothing can be placed there.
    Nothing,
    /// A rule that cannot be seen forbids it.
    Refused,
    /// A turn.
    Plays(Play),
    /// Two turns, of which the call dialog asks for one.
    AsksForCall,
}

/// The reason why turns cannot have been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadTurns {
    /// They cannot be read, or their game is not known.
    Text,
    /// The turn with this index is not allowed.
    Turn(usize),
}

/// A game before its first turn; none if its rules are not known.
#[must_use]
pub fn begin(rules: &Rules) -> Option<Box<dyn BoardGame>> {
    match rules {
        Rules::Star => Some(Box::new(Game::new())),
        Rules::Squares(terms) => Some(Box::new(terms.begin())),
        Rules::Unknown(_) => None,
    }
}

/// A game after as many of these turns as can be made, in the order in which they stand; on squares that is all of them
/// or none. None if its rules are not known.
#[must_use]
pub fn read_as_far(rules: &Rules, from: Position, turns: &str) -> Option<Box<dyn BoardGame>> {
    match rules {
        Rules::Star => Some(Box::new(star_as_far(from, turns))),
        Rules::Squares(terms) => {
            let game = terms.read(turns).unwrap_or_else(|_| terms.begin());
            Some(Box::new(game))
        }
        Rules::Unknown(_) => None,
    }
}

/// A game on the star after as many of these turns as can be made.
#[must_use]
pub fn star_as_far(from: Position, turns: &str) -> Game {
    let mut game = Game::from_position(from);
    for word in turns.split_whitespace() {
        let turn = word.parse().ok().map(|mv| game.play(mv));
        if !matches!(turn, Some(Ok(_))) {
            break;
        }
    }
    game
}

/// A game after these turns; on the star they begin at a position, elsewhere the rules say where.
///
/// # Errors
///
/// When they cannot have been made.
pub fn read_turns(
    rules: &Rules,
    from: Position,
    turns: &str,
) -> Result<Box<dyn BoardGame>, BadTurns> {
    match rules {
        Rules::Star => {
            let mut game = Game::from_position(from);
            let turns = moves::read(turns).ok_or(BadTurns::Text)?;
            for (index, mv) in turns.into_iter().enumerate() {
                game.play(mv).map_err(|_| BadTurns::Turn(index))?;
            }
            Ok(Box::new(game))
        }
        Rules::Squares(terms) => {
            let game = terms.read(turns).map_err(|_| BadTurns::Text)?;
            Ok(Box::new(game))
        }
        Rules::Unknown(_) => Err(BadTurns::Text),
    }
}
