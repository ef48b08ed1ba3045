//! The view of a game at the table, and its announcements.

use rsg_classics::{Level, Play, Points, Reason, Square, Terms};
use rsg_engine::{ByColor, Color};

use super::area::{AreaCount, PointView, area_counts};

use super::Table;
use crate::board::{Asking, Attention, BoardStep, Phase, StopView};
use crate::progress::{PlayerName, TableEnding, TableOpponent};
use crate::session::hint::{AnyHint, HintView, hint_view};
use crate::session::speech::Who;
use crate::session::view::{BoardOverlay, TurnView};

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
    pub hint: HintView,
    /// What a turn may be beside a placement, in this game.
    pub beside: Vec<BesideView>,
    /// Whether the game can be given up beside quitting it.
    pub can_resign: bool,
    pub aim: Option<Aiming>,
    /// While the sides are to agree on what is lost.
    pub stop: Option<StopView>,
    /// What the player is told instead of whose turn it is.
    pub note: Option<TableNote>,
    pub step: BoardStep,
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
    /// Whether the words are about it, though the board does not show the turn there.
    pub subject: bool,
    /// Whether it is the hint.
    pub hinted: bool,
    pub point: PointView,
}

/// A turn beside a placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BesideView {
    pub play: Play,
    /// Whether the person to move may play it now.
    pub open: bool,
    /// Whether it is the hint.
    pub hinted: bool,
}

/// The square that is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aiming {
    pub square: Square,
    /// Whether it stays without a finger on it.
    pub stays: bool,
    /// Why nothing can be placed there.
    pub refusal: Option<Reason>,
}

/// What the player is told instead of whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableNote {
    /// What the other side has done beside the board; and whether a pass now ends the game.
    Beside {
        who: Who,
        color: Color,
        play: Play,
        pass_ends: bool,
    },
    Refused(Square, Reason),
    /// The CPU sees other groups as lost, and it is played on.
    CpuPlaysOn,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TablePanel {
    pub who: Who,
    pub score: Points,
    pub active: bool,
    /// What the score is made of, where stones and territory count.
    pub area: Option<AreaCount>,
    /// What is left on the clock, in seconds, if there is one.
    pub seconds: Option<u64>,
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
    /// What the scores are made of, where stones and territory count.
    pub area: Option<ByColor<AreaCount>>,
    pub ending: TableEnding,
    /// Whether it can be copied as the board with the number of each placement.
    pub has_sheet: bool,
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
    Hint(Play),
    /// Why nothing is placed there.
    Refused {
        square: Square,
        reason: Reason,
    },
    /// The game is stopped, and these are marked as lost.
    Lost {
        groups: Vec<Square>,
    },
    /// The group there is marked as lost, or is not any more.
    Marked {
        square: Square,
        lost: bool,
    },
    /// The CPU sees other groups as lost.
    CpuPlaysOn {
        next: TableNext,
    },
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
        /// On how many squares may be placed; none where that is nearly everywhere.
        moves: Option<usize>,
    },
    /// Both are to agree on what is lost.
    Stop,
    Over {
        winner: Option<(Who, Color)>,
        score: ByColor<Points>,
    },
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
            beside: self.beside(),
            can_resign: !self.is_over() && !self.plan.terms.beside().is_empty(),
            aim: self.aiming(),
            stop: match self.board.phase() {
                Phase::Stopped(stop) => Some(stop.view()),
                _ => None,
            },
            note: self.note_view(),
            step: self.board_step(),
            before: self.before(),
        }
    }

    /// The player's colour, or, between two people, the first one's.
    fn own_color(&self) -> Color {
        self.own_side().unwrap_or(Color::Black)
    }

    /// How the board came to be as it is.
    #[must_use]
    pub fn board_step(&self) -> BoardStep {
        self.board.step()
    }

    fn squares(&self) -> Vec<SquareView> {
        let last = self.game().last().map(|change| change.play);
        let marked = self
            .side_on_turn()
            .is_some_and(|side| self.board.is_person(side));
        let hint = self.board.hinted();
        let view = |(square, point)| SquareView {
            square,
            stone: self.game().stone(square),
            playable: marked && self.game().refusal(&Play::Place(square)).is_none(),
            last: last == Some(Play::Place(square)),
            subject: false,
            hinted: hint == Some(&Play::Place(square)),
            point,
        };
        let squares = self.plan.terms.squares();
        squares.zip(self.points()).map(view).collect()
    }

    fn beside(&self) -> Vec<BesideView> {
        let chooses = self.board.is_choosing();
        let view = |play: &Play| BesideView {
            play: play.clone(),
            open: chooses && self.game().refusal(play).is_none(),
            hinted: self.board.hinted() == Some(play),
        };
        self.plan.terms.beside().iter().map(view).collect()
    }

    fn aiming(&self) -> Option<Aiming> {
        let aim = self.board.aim()?;
        Some(Aiming {
            square: aim.square,
            stays: aim.stays,
            refusal: self.game().refusal(&Play::Place(aim.square)),
        })
    }

    fn note_view(&self) -> Option<TableNote> {
        if let Phase::Choosing(Asking::Refused(square)) = *self.board.phase() {
            let reason = self.game().refusal(&Play::Place(square))?;
            return Some(TableNote::Refused(square, reason));
        }
        // Unless it has passed since.
        let has_answered = self.has_just_passed() && !self.game().is_stopped();
        if self.board.cpu_plays_on() && !has_answered {
            return Some(TableNote::CpuPlaysOn);
        }
        let last = self.game().last().filter(|_| self.board.is_choosing())?;
        let is_beside = matches!(last.play, Play::Pass | Play::Button);
        (is_beside && last.by != self.game().to_move()).then(|| TableNote::Beside {
            who: self.who(last.by),
            color: last.by,
            play: last.play,
            pass_ends: self.a_pass_ends(),
        })
    }

    fn turn_view(&self) -> TurnView {
        let side = self.game().to_move();
        let moves = self.game().placements().len();
        TurnView {
            side,
            who: self.who(side),
            thinking: self.is_thinking() && self.board.attention() != Attention::Away,
            moves: u8::try_from(moves).unwrap_or(u8::MAX),
            over: self.is_over(),
        }
    }

    /// The groups that are marked as lost.
    pub(super) fn marked_groups(&self) -> Vec<Square> {
        match self.board.phase() {
            Phase::Stopped(stop) => stop.marks().to_vec(),
            _ => Vec::new(),
        }
    }

    fn has_just_passed(&self) -> bool {
        self.game()
            .last()
            .is_some_and(|last| last.play == Play::Pass)
    }

    /// Whether the CPU thinks about its turn, or about what is lost.
    fn is_thinking(&self) -> bool {
        match self.board.phase() {
            Phase::Thinking { .. } => true,
            Phase::Stopped(stop) => stop.is_asking(),
            _ => false,
        }
    }

    fn panel(&self, color: Color) -> TablePanel {
        let game = self.board.as_agreed();
        TablePanel {
            who: self.who(color),
            score: game.score()[color],
            active: self.side_on_turn() == Some(color),
            area: area_counts(&*game).map(|counts| counts[color]),
            seconds: self.board.seconds(color),
        }
    }

    fn hint_view(&self) -> HintView {
        if !self.has_hints() {
            return HintView::Never;
        }
        hint_view(&self.board, |play| AnyHint::Square(play.clone()))
    }

    /// The CPU's, if it plays.
    fn level(&self) -> Option<Level> {
        match self.plan.opponent {
            TableOpponent::Cpu { level, .. } => Some(level),
            TableOpponent::People => None,
        }
    }

    fn before(&self) -> Option<TableBefore> {
        let steps = self.board.steps();
        let moves = steps.arrival().is_some() && !steps.are_settled();
        let change = self.game().last().filter(|_| moves)?;
        let mut game = self.game().copy();
        game.undo();
        Some(TableBefore {
            side: change.by,
            who: self.who(change.by),
            score: game.score(),
        })
    }

    pub(super) fn who(&self, side: Color) -> Who {
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
            None if matches!(self.board.phase(), Phase::Stopped(_)) => TableNext::Stop,
            None => {
                let side = self.game().to_move();
                TableNext::Turn {
                    who: self.who(side),
                    color: side,
                    moves: (self.game().area().is_none()).then(|| self.game().placements().len()),
                }
            }
        }
    }

    /// What lies over the board.
    #[must_use]
    pub fn overlay(&self) -> Option<BoardOverlay> {
        if let Some((color, seconds)) = self.board.absence() {
            return Some(BoardOverlay::Absence { color, seconds });
        }
        if !self.board.steps().are_settled() {
            return None;
        }
        match self.board.phase() {
            Phase::Passing { color, .. } => {
                let (color, who) = (*color, self.who(*color));
                Some(BoardOverlay::Pass { color, who })
            }
            Phase::HandOver => {
                let color = self.game().to_move();
                let who = self.who(color);
                Some(BoardOverlay::HandOver { color, who })
            }
            _ => None,
        }
    }

    /// How the game ended, if it did, whether or not its last discs have come to rest.
    #[must_use]
    pub fn over(&self) -> Option<TableOver> {
        let finished = self.finished()?;
        let ended = self.game().ended();
        let stands = self.game().score();
        Some(TableOver {
            terms: self.plan.terms,
            winner: finished.winner,
            who: ByColor::new_with(|color| self.who(color)),
            own: self.own_color(),
            level: self.level(),
            score: ended.map_or(stands, |ended| ended.score),
            on_board: ended.map_or(stands, |ended| ended.on_board),
            area: area_counts(self.game()),
            ending: finished.ending,
            has_sheet: self.game().sheet().is_some(),
            pasted: self.plan.pasted && self.own_side().is_some(),
        })
    }

    /// The game that is over, once its last discs have come to rest.
    #[must_use]
    pub fn result(&self) -> Option<TableOver> {
        self.over().filter(|_| self.board.steps().are_settled())
    }

    /// The board in words.
    #[must_use]
    pub fn board_speech(&self) -> TableSpeech {
        let of = |side| {
            let squares = self.plan.terms.squares();
            squares
                .filter(|square| self.game().stone(*square) == Some(side))
                .collect()
        };
        TableSpeech::Board {
            black: of(Color::Black),
            white: of(Color::White),
            playable: self.game().placements(),
            next: self.next(),
        }
    }
}
