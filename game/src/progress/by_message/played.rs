//! A game of a match by message as far as it was played, whichever game it is.

use rsg_classics::Terms;
use rsg_engine::{Color, Game};
use serde::{Deserialize, Serialize};

use super::Entry;
use crate::games::{BoardGame, begin};
use crate::play::{Play, Spot};
use crate::progress::boards::OwnBoard;
use crate::progress::{Format, GameKind, MOST_KOMI, Rules};

/// The terms that both agree on before the first entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessagePlan {
    /// Player one's colour in the first game.
    pub first: Color,
    pub format: Format,
    #[serde(default, skip_serializing_if = "Rules::is_star")]
    pub rules: Rules,
    /// The board of these rules that the game begins from, where somebody has set it up. It counts for nothing then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<OwnBoard>,
}

impl MessagePlan {
    /// A match on the star.
    #[must_use]
    pub fn star(first: Color, format: Format) -> MessagePlan {
        MessagePlan {
            first,
            format,
            rules: Rules::Star,
            from: None,
        }
    }

    /// A game on squares.
    #[must_use]
    pub fn on_squares(first: Color, terms: Terms) -> MessagePlan {
        MessagePlan {
            rules: terms.into(),
            ..MessagePlan::star(first, Format::Single)
        }
    }

    /// A game from a board of somebody's own.
    #[must_use]
    pub fn from_board(first: Color, board: OwnBoard) -> MessagePlan {
        MessagePlan {
            rules: board.rules(),
            from: Some(board),
            ..MessagePlan::star(first, Format::Single)
        }
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> GameKind {
        self.rules.game().unwrap_or_default()
    }

    /// Returns true if a match can be played on these terms.
    pub(super) fn are_offered(&self) -> bool {
        let Some(game) = self.rules.game() else {
            return false;
        };
        match &self.from {
            None => game.spec().is_reversed_by_message || self.format == Format::Single,
            Some(board) => {
                let is_of_rules = board.rules() == self.rules && board.begin().is_ok();
                is_of_rules && self.format == Format::Single
            }
        }
    }

    /// Returns true if Setup offers these terms. A match begun on others goes on.
    pub(super) fn can_be_chosen(&self) -> bool {
        match self.rules.terms() {
            Some(Terms::Go(options)) => options.komi().unsigned_abs() <= MOST_KOMI.unsigned_abs(),
            _ => true,
        }
    }

    /// A game before its first entry.
    pub(super) fn begin(&self) -> LoggedGame {
        let game = match &self.from {
            Some(board) => board.begin().ok(),
            None => begin(&self.rules),
        };
        LoggedGame {
            game: game.expect("terms that are offered"),
            marks: Vec::new(),
            goes_on: false,
        }
    }
}

/// A game, and at a stop its marks.
#[derive(Clone, Debug)]
pub struct LoggedGame {
    game: Box<dyn BoardGame>,
    /// The groups that one side takes for lost at a stop, then those of the other.
    marks: Vec<Vec<Spot>>,
    /// True if the last stop ended without an agreement.
    goes_on: bool,
}

/// At a stop each side marks once; then it is agreed or played on.
const MOST_MARKS: usize = 2;

impl LoggedGame {
    pub fn game(&self) -> &dyn BoardGame {
        &*self.game
    }

    /// The game, on the star.
    pub fn star(&self) -> Option<&Game> {
        self.game.star()
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Returns true if both sides are to agree on the lost groups.
    pub fn is_stopped(&self) -> bool {
        self.game.is_stopped() && !self.goes_on
    }

    /// The groups marked last at a stop, if somebody has marked.
    pub fn marks(&self) -> Option<&[Spot]> {
        self.marks.last().map(Vec::as_slice)
    }

    /// True if the side to act at a stop may mark otherwise than the other one has.
    pub fn may_mark(&self) -> bool {
        self.is_stopped() && self.marks.len() < MOST_MARKS
    }

    /// Whose entry comes next; at the end nobody's in particular. Who has passed second marks first, in the same
    /// message.
    pub(super) fn to_act(&self) -> Color {
        match self.game.last().filter(|_| self.is_stopped()) {
            Some(second_pass) if self.marks.len().is_multiple_of(2) => second_pass.by,
            Some(second_pass) => !second_pass.by,
            None => self.game.to_move(),
        }
    }

    /// None in a draw, and before the end.
    pub(super) fn winner(&self) -> Option<Color> {
        self.game.won_by()
    }

    /// Adds an entry other than a resignation. None if the rules do not allow it; nothing has changed then.
    pub(super) fn add(&mut self, entry: &Entry) -> Option<()> {
        let (is_stopped, may_mark) = (self.is_stopped(), self.may_mark());
        match entry {
            Entry::Turn(Play::Agree(_)) => return None,
            Entry::Turn(play) if !is_stopped => {
                self.play(play)?;
                self.marks.clear();
                self.goes_on = false;
            }
            Entry::Marked(lost) if may_mark && names_groups(&*self.game, lost) => {
                self.marks.push(lost.clone());
            }
            Entry::Agreed if is_stopped => {
                let lost = self.marks.last()?.clone();
                self.play(&Play::Agree(lost))?;
            }
            Entry::PlayedOn if is_stopped && !self.marks.is_empty() => {
                self.marks.clear();
                self.goes_on = true;
            }
            _ => return None,
        }
        Some(())
    }

    fn play(&mut self, play: &Play) -> Option<()> {
        self.game.play(play).then_some(())
    }
}

/// Returns true if these are stones that name their groups, in the order of the board: one set of groups is written in
/// one way.
fn names_groups(game: &dyn BoardGame, lost: &[Spot]) -> bool {
    let names = |stone: &Spot| game.group_name(*stone) == Some(*stone);
    lost.is_sorted_by(|one, next| one < next) && lost.iter().all(names)
}
