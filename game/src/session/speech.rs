//! Announcements of the live region, as values: the drawing side turns them into words in the player's language.

use rsg_engine::{Cell, Color, Game, Move};

use super::effect::Outbox;
use super::table::TableSpeech;
use super::{Decided, Hinted, Verdict};
use crate::board::{Board, Haptic, News, Sound};
use crate::progress::{PlayerName, Tally};

/// Who does something, as the player would say it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The person who holds the phone, against the CPU.
    You,
    Cpu,
    /// One of two people: their name, empty when they gave none.
    Player(PlayerName),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Speech {
    /// A placement and what comes next: "White plays B4, calls black, flips 3, captures 1. Your turn, 6 moves."
    Placed(Placed),
    TakenBack {
        next: Next,
    },
    /// What was taken back was placed again.
    PlacedAgain {
        next: Next,
    },
    /// What the player's placement was worth.
    Verdict(Verdict),
    /// What was better is shown.
    Better(Hinted),
    /// A game begins or is taken up again.
    Begin {
        number: u16,
        next: Next,
    },
    Blocked(Cell),
    AskCall(Cell),
    /// The stone was taken up again.
    CallCancelled(Cell),
    /// A good placement, as it was asked for.
    Hint(Hinted),
    Board(BoardSummary),
    /// At the table.
    Table(TableSpeech),
}

/// A placement in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub by: Who,
    pub color: Color,
    pub cell: Cell,
    pub call: Option<Color>,
    pub flips: u8,
    /// Points captured, an empty CP included.
    pub captured: u8,
    /// Whether the point of an empty CP is among them.
    pub core_point: bool,
    pub passes: Option<Color>,
    pub next: Next,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    Turn {
        who: Who,
        color: Color,
        moves: u8,
    },
    /// The game, and maybe more, is over.
    Over {
        /// Who won this game, and with which colour; `None` is a draw.
        winner: Option<(Who, Color)>,
        decided: Decided,
        /// Its score, black's first.
        score: rsg_engine::ByColor<u8>,
        /// The series as it stands, in one.
        series: Option<Tally>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSummary {
    /// Black's cells, in the order of position notation.
    pub black: Vec<Cell>,
    pub white: Vec<Cell>,
    /// CP's colour, if it has one (it is among the cells above, too).
    pub core: Option<Color>,
    pub captured: rsg_engine::ByColor<u8>,
    /// Board and captures.
    pub total: rsg_engine::ByColor<u8>,
    pub playable: Vec<Cell>,
    pub blocked: Vec<Cell>,
    pub next: Next,
}

/// Says what has happened on a star's board that nothing more hangs on: a lesson's, a puzzle's.
pub(super) fn say_star(
    outbox: &mut Outbox,
    board: &Board<Game>,
    news: &News<Cell, Move>,
    who: &dyn Fn(Color) -> Who,
) {
    match news {
        News::Opened => outbox.announce(Speech::Begin {
            number: 1,
            next: next(board, who),
        }),
        News::TurnDone => {
            let placed = placed(board, who, next(board, who));
            placed
                .into_iter()
                .for_each(|speech| outbox.announce(speech));
        }
        other => say_touch(outbox, other),
    }
}

/// Says what came of a touch that placed nothing.
pub(super) fn say_touch(outbox: &mut Outbox, news: &News<Cell, Move>) {
    match news {
        News::Refused(cell) => {
            outbox.sound(Sound::Blocked);
            outbox.haptic(Haptic::No);
            outbox.announce(Speech::Blocked(*cell));
        }
        News::CallAsked(cell) => outbox.announce(Speech::AskCall(*cell)),
        News::CallCancelled(cell) => outbox.announce(Speech::CallCancelled(*cell)),
        _ => {}
    }
}

/// The last placement, and what comes next.
pub(super) fn placed(
    board: &Board<Game>,
    who: &dyn Fn(Color) -> Who,
    next: Next,
) -> Option<Speech> {
    let turn = board.game().turns().last()?;
    Some(Speech::Placed(Placed {
        by: who(turn.by),
        color: turn.by,
        cell: turn.mv.cell,
        call: turn.mv.call,
        flips: turn.effect.flip_count(),
        captured: turn.effect.capture_count(),
        core_point: turn.effect.cp_point,
        passes: turn.passes,
        next,
    }))
}

/// Whose turn it is in a game that nobody has left, or how it ended by its rules.
pub(super) fn next(board: &Board<Game>, who: &dyn Fn(Color) -> Who) -> Next {
    let game = board.game();
    let position = game.position();
    let Some(outcome) = game.outcome() else {
        let color = position.to_move();
        let mut cells: Vec<_> = game.moves().iter().map(|mv| mv.cell).collect();
        cells.dedup();
        let (who, moves) = (who(color), u8::try_from(cells.len()).unwrap_or(u8::MAX));
        return Next::Turn { who, color, moves };
    };
    let (score, captures) = (position.score(), position.captures());
    Next::Over {
        winner: outcome.winner.map(|color| (who(color), color)),
        decided: if score.black != score.white {
            Decided::ByScore
        } else if captures.black != captures.white {
            Decided::ByCaptures
        } else {
            Decided::Level
        },
        score,
        series: None,
    }
}
