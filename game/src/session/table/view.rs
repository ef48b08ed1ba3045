//! What is to be drawn and said of a game at the table.

use rsg_classics::{BySide, Change, Level, Play, Points, Side, Square, Terms};
use rsg_engine::{ByColor, Color};

use super::{Phase, Table, color_of, side_of};
use crate::progress::{PlayerName, TableEnding, TableOpponent};
use crate::session::running::Attention;
use crate::session::speech::Who;
use crate::session::view::{Overlay, TurnView};

/// A game at the table, as far as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct TableView {
    pub terms: Terms,
    /// Row by row from the top.
    pub squares: Vec<SquareView>,
    pub turn: TurnView,
    pub panels: ByColor<TablePanel>,
    /// The colour whose panel comes first.
    pub own: Color,
    /// The CPU's, if it plays.
    pub level: Option<Level>,
    pub has_undo: bool,
    pub can_undo: bool,
    pub hint: TableHint,
    pub step: TableStep,
    /// The state before the turn that is being shown, until it has been.
    pub before: Option<TableBefore>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareView {
    pub square: Square,
    pub stone: Option<Color>,
    /// Whether the person to move may place there.
    pub playable: bool,
    pub last: bool,
    /// Whether it is the hint.
    pub hinted: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TablePanel {
    pub who: Who,
    pub score: Points,
    pub active: bool,
    /// What is left on the clock, in seconds, if there is one.
    pub seconds: Option<u64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableHint {
    /// There are none in this game.
    Never,
    NotNow,
    Open,
    Sought,
    Shown(Square),
}

/// How the board came to be as it is: see [`BoardStep`](crate::session::BoardStep).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableStep {
    pub number: u64,
    pub change: Option<Change>,
    pub showing: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableBefore {
    pub side: Color,
    pub who: Who,
    pub score: ByColor<Points>,
}

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableOver {
    pub terms: Terms,
    /// None in a draw.
    pub winner: Option<Color>,
    pub who: ByColor<Who>,
    pub own: Color,
    /// The CPU's, if it played.
    pub level: Option<Level>,
    /// The score that counts.
    pub score: ByColor<Points>,
    pub on_board: ByColor<Points>,
    pub ending: TableEnding,
    /// Whether it is a game against the CPU that counts for nothing.
    pub pasted: bool,
}

/// What the live region says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableSpeech {
    Begin {
        next: TableNext,
    },
    /// "White plays d3. Four discs flip. Your turn: six squares."
    Placed {
        by: Who,
        color: Color,
        play: Play,
        flips: usize,
        passes: Option<Color>,
        next: TableNext,
    },
    TakenBack {
        next: TableNext,
    },
    Hint(Square),
    Board {
        black: Vec<Square>,
        white: Vec<Square>,
        playable: Vec<Square>,
        next: TableNext,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableNext {
    Turn {
        who: Who,
        color: Color,
        moves: usize,
    },
    Over {
        winner: Option<(Who, Color)>,
        score: ByColor<Points>,
    },
}

fn by_color(points: BySide<Points>) -> ByColor<Points> {
    ByColor::new_with(|color| points[side_of(color)])
}

impl Table {
    #[must_use]
    pub fn view(&self) -> TableView {
        TableView {
            terms: self.plan.terms,
            squares: self.squares(),
            turn: self.turn_view(),
            panels: ByColor::new_with(|color| self.panel(color)),
            own: self.own_color(),
            level: self.level(),
            has_undo: self.has_undo(),
            can_undo: self.can_undo(),
            hint: self.hint_view(),
            step: self.table_step(),
            before: self.before(),
        }
    }

    /// The player's colour, or, between two people, the first one's.
    fn own_color(&self) -> Color {
        self.own_side().map_or(Color::Black, color_of)
    }

    #[must_use]
    pub fn table_step(&self) -> TableStep {
        TableStep {
            number: self.step,
            change: self.game.last().filter(|_| self.moved),
            showing: !self.is_settled(),
        }
    }

    fn squares(&self) -> Vec<SquareView> {
        let last = self.game.last().map(|change| change.play);
        let marked = !self.is_over() && self.is_person(self.game.to_move());
        let hint = match self.phase {
            Phase::Hinted { square, .. } => Some(square),
            _ => None,
        };
        let view = |square| SquareView {
            square,
            stone: self.game.stone(square).map(color_of),
            playable: marked && self.game.refusal(&Play::Place(square)).is_none(),
            last: last == Some(Play::Place(square)),
            hinted: hint == Some(square),
        };
        self.plan.terms.squares().map(view).collect()
    }

    fn turn_view(&self) -> TurnView {
        let side = self.game.to_move();
        let moves = self.game.placements().len();
        TurnView {
            side: color_of(side),
            who: self.who(side),
            thinking: matches!(self.phase, Phase::Thinking { .. })
                && self.attention != Attention::Away,
            moves: u8::try_from(moves).unwrap_or(u8::MAX),
            over: self.is_over(),
        }
    }

    fn panel(&self, color: Color) -> TablePanel {
        let side = side_of(color);
        TablePanel {
            who: self.who(side),
            score: self.game.score()[side],
            active: !self.is_over() && self.game.to_move() == side,
            seconds: self.seconds(side),
        }
    }

    fn hint_view(&self) -> TableHint {
        match self.phase {
            _ if !self.has_hints() => TableHint::Never,
            Phase::Sought { .. } => TableHint::Sought,
            Phase::Hinted { square, .. } => TableHint::Shown(square),
            Phase::Choosing => TableHint::Open,
            _ => TableHint::NotNow,
        }
    }

    /// The CPU's, if it plays.
    fn level(&self) -> Option<Level> {
        match self.plan.opponent {
            TableOpponent::Cpu { level, .. } => Some(level),
            TableOpponent::People => None,
        }
    }

    fn before(&self) -> Option<TableBefore> {
        let change = self.table_step().change.filter(|_| !self.is_settled())?;
        let mut game = self.game.copy();
        game.undo();
        Some(TableBefore {
            side: color_of(change.by),
            who: self.who(change.by),
            score: by_color(game.score()),
        })
    }

    pub(super) fn who(&self, side: Side) -> Who {
        match self.own_side() {
            None => Who::Player(PlayerName::default()),
            Some(own) if own == side => Who::You,
            Some(_) => Who::Cpu,
        }
    }

    pub(super) fn next(&self) -> TableNext {
        match self.over() {
            Some(over) => TableNext::Over {
                winner: over.winner.map(|color| (over.who[color].clone(), color)),
                score: over.score,
            },
            None => {
                let side = self.game.to_move();
                TableNext::Turn {
                    who: self.who(side),
                    color: color_of(side),
                    moves: self.game.placements().len(),
                }
            }
        }
    }

    /// What lies over the board.
    #[must_use]
    pub fn overlay(&self) -> Option<Overlay> {
        if let Some((side, seconds)) = self.absence() {
            let color = color_of(side);
            return Some(Overlay::Absence { color, seconds });
        }
        if !self.is_settled() {
            return None;
        }
        let view = |side| (color_of(side), self.who(side));
        match self.phase {
            Phase::Passing { side, .. } => {
                let (color, who) = view(side);
                Some(Overlay::Pass { color, who })
            }
            Phase::HandOver => {
                let (color, who) = view(self.game.to_move());
                Some(Overlay::HandOver { color, who })
            }
            _ => None,
        }
    }

    /// How the game ended, if it did, whether or not its last discs have come to rest.
    #[must_use]
    pub fn over(&self) -> Option<TableOver> {
        let finished = self.finished()?;
        let ended = self.game.ended();
        let stands = self.game.score();
        Some(TableOver {
            terms: self.plan.terms,
            winner: finished.winner.map(color_of),
            who: ByColor::new_with(|color| self.who(side_of(color))),
            own: self.own_color(),
            level: self.level(),
            score: by_color(ended.map_or(stands, |ended| ended.score)),
            on_board: by_color(ended.map_or(stands, |ended| ended.on_board)),
            ending: finished.ending,
            pasted: self.plan.pasted && self.own_side().is_some(),
        })
    }

    /// The game that is over, once its last discs have come to rest.
    #[must_use]
    pub fn result(&self) -> Option<TableOver> {
        self.over().filter(|_| self.is_settled())
    }

    /// The board in words.
    #[must_use]
    pub fn board_speech(&self) -> TableSpeech {
        let of = |side| {
            let squares = self.plan.terms.squares();
            squares
                .filter(|square| self.game.stone(*square) == Some(side))
                .collect()
        };
        TableSpeech::Board {
            black: of(Side::Black),
            white: of(Side::White),
            playable: self.game.placements(),
            next: self.next(),
        }
    }
}
