//! What is shared of a result, a day's puzzle or a rank: a picture with a short text.
//!
//! *Share* does not send at once. It puts the picture in front of the screen ([`Overlay::Share`](super::Overlay)), where the
//! player sees what others will see, and one button sends it. There are two reasons. A picture with a name on it is not to be
//! given away unseen; and browsers open their share sheet only for a finger that was on the page just now, so the picture
//! has to be ready before the tap that sends it.
//!
//! What stands on the picture is decided here, how it looks in `src/ui/screens/share`. A puzzle is shown as it begins:
//! nothing of its solution comes this far.

use chrono::NaiveDate;

use super::{App, Front, PuzzleShare, WaitingBoard};
use crate::progress::{PlayerName, Rank};
use crate::session::{Finished, OverView};

/// A picture to be shared: who shares it, when, and what of.
#[derive(Debug, Clone, PartialEq)]
pub struct Sharing {
    /// The player's name, perhaps empty.
    pub name: PlayerName,
    /// The date of what has no day of its own.
    pub date: NaiveDate,
    pub what: Shared,
}

/// What is shared.
#[derive(Debug, Clone, PartialEq)]
pub enum Shared {
    Game {
        finished: Box<Finished>,
        /// The final board, of a match the last game's.
        board: WaitingBoard,
    },
    Table {
        over: Box<OverView>,
        board: WaitingBoard,
    },
    Puzzle(PuzzleShare),
    Rank(Rank),
}

impl App {
    /// Shows the picture of what is to be shared.
    pub(super) fn share(&mut self, what: Shared) {
        let sharing = Sharing {
            name: self.settings().name.clone(),
            date: self.books.today,
            what,
        };
        self.put_in_front(Front::Share(Box::new(sharing)));
    }

    /// The result of the match on the screen.
    pub(super) fn share_result(&mut self) {
        let board = self.match_on_board().map(WaitingBoard::of_match);
        if let (Some(over), Some(board)) = (self.match_over(), board) {
            self.share(Shared::Game {
                finished: Box::new(over.result),
                board,
            });
        }
    }

    /// The result of the game at the table.
    pub(super) fn share_table(&mut self) {
        let board = self.table_on_screen().map(WaitingBoard::of_table);
        if let (Some(over), Some(board)) = (self.table_result(), board) {
            let over = Box::new(over);
            self.share(Shared::Table { over, board });
        }
    }

    /// The rank on the ladder where the player stands.
    pub(super) fn share_rank(&mut self) {
        self.share(Shared::Rank(self.books.progress.rank()));
    }
}
