//! The games from a board of one's own. They count for nothing, and so every level is open.

use rsg_engine::{Color, Position};

use crate::app::games::request::MatchRequest;
use crate::progress::boards::OwnBoard;
use crate::progress::by_message::MessagePlan;
use crate::progress::{ColorChoice, CpuLevel, HouseRules, Opponent, TwoPeople};

/// Who plays a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Against {
    /// The player's colour; none is that of the side to move.
    pub own: Option<Color>,
    /// Beside a teacher.
    pub practice: bool,
}

impl Against {
    pub const USUAL: Against = Against {
        own: None,
        practice: false,
    };

    pub fn color(self, board: &OwnBoard) -> Color {
        self.own.unwrap_or(board.to_move)
    }

    /// The terms of a game by message from this board; none if it cannot be played.
    pub fn message_terms(self, board: &OwnBoard) -> Option<MessagePlan> {
        board.begin().ok()?;
        Some(MessagePlan::from_board(self.color(board), board.clone()))
    }

    /// The match from this board, against that level or between these two people; none if it cannot be played.
    pub fn request(
        self,
        board: &OwnBoard,
        level: Option<CpuLevel>,
        people: TwoPeople,
    ) -> Option<MatchRequest> {
        let game = board.begin().ok()?;
        let rules = board.rules();
        if level.is_some_and(|level| !rules.levels().contains(&level)) {
            return None;
        }
        let from = board.position();
        let opponent = match level {
            None => Opponent::People(people.names),
            Some(level) if self.practice => Opponent::Practice {
                level,
                from: from.unwrap_or_else(Position::start),
                opening: 0,
            },
            Some(level) => Opponent::Cpu { level, day: None },
        };
        let house = match level {
            None => people.house,
            Some(_) => HouseRules::default(),
        };
        let color = ColorChoice::fixed(self.color(board));
        Some(MatchRequest {
            turns: from.is_none().then(|| game.written()),
            from,
            rules,
            house,
            ..MatchRequest::single(opponent, color)
        })
    }
}
