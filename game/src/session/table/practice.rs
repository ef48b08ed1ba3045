//! The lesson of a game at the table.

use super::Table;
use crate::board::BoardGame;
use crate::session::practice::Lesson;

impl Table {
    /// The record with the turns that were taken back; empty if there are none.
    pub(super) fn ahead(&self) -> String {
        let mut forward = self
            .driven
            .lesson
            .iter()
            .flat_map(Lesson::forward)
            .peekable();
        if forward.peek().is_none() {
            return String::new();
        }
        let mut ahead = self.driven.board.game().clone();
        for play in forward {
            // What was taken back was allowed before.
            BoardGame::play(&mut ahead, play);
        }
        ahead.record()
    }

    /// The way forward as it was kept, if it leads on from here.
    pub(super) fn restore_forward(&mut self, ahead: &str) {
        let Some(lesson) = self.driven.lesson.take() else {
            return;
        };
        let game = self.driven.board.game();
        let mut forward = Vec::new();
        if let Ok(mut ahead) = game.terms().read(ahead) {
            while game.turns() < ahead.turns()
                && let Some((_, play)) = BoardGame::undo(&mut ahead)
            {
                forward.push(play);
            }
            if *ahead != **game {
                forward.clear();
            }
        }
        forward.reverse();
        self.driven.lesson = Some(lesson.with_forward(game, forward));
    }
}
