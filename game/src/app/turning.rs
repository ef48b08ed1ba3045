//! The turn at which a lost game was given away, looked for behind its result sheet.
//!
//! The finished game is judged as in Review while the sheet is shown, until that turn is proved. Review then goes on with what
//! was found, so nothing is judged twice.

use super::review::OpenGame;
use super::screen::Screen;
use super::{App, ReviewEvent};
use crate::board::{Attention, BoardEvent};
use crate::progress::{MatchId, Player};
use crate::session::review::Walk;
use rsg_engine::Color;

/// The game behind the result sheet.
#[derive(Debug, Clone)]
pub(super) struct Study {
    of: StudiedGame,
    /// The side that has lost.
    side: Color,
    open: OpenGame,
    /// Whether the device shows the app, and the turn is still looked for.
    attention: Attention,
}

/// Which game is studied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StudiedGame {
    Star(MatchId),
    Table(u32),
}

impl App {
    /// The number of the move at which the game turned that was lost to the CPU and whose result is shown, once it is known.
    pub fn turning(&self) -> Option<usize> {
        let study = self.study.as_ref()?;
        Some(study.open.turning(study.side)? + 1)
    }

    /// Begins to look for it where a lost game's result is shown, and stops where it is shown no more or the turn is known.
    pub(super) fn tend_study(&mut self) {
        let lost = self.lost_game();
        if self.study.as_ref().map(|study| study.of) != lost.map(|(of, _)| of) {
            if let Some(mut study) = self.study.take() {
                study.attend(Attention::Away, &mut self.outbox);
            }
            self.study = lost.and_then(|(of, side)| {
                let mut open = match of {
                    StudiedGame::Star(_) => self.open_result()?,
                    StudiedGame::Table(_) => self.open_table_result()?,
                };
                open.think(&mut self.outbox);
                let attention = Attention::Here;
                Some(Box::new(Study {
                    of,
                    side,
                    open,
                    attention,
                }))
            });
        }
        let away = self.away;
        if let Some(study) = &mut self.study {
            let is_known = study.open.turning(study.side).is_some();
            let attention = if away || is_known {
                Attention::Away
            } else {
                Attention::Here
            };
            study.attend(attention, &mut self.outbox);
        }
    }

    /// The game whose result is shown, if a person has lost it to the CPU, and the side that lost.
    fn lost_game(&self) -> Option<(StudiedGame, Color)> {
        match &self.screen {
            Screen::Play => {
                let current = &self.running.as_ref()?.current;
                let over = current.game_over().filter(|over| !over.next_game)?;
                let opponent = &over.result.plan.opponent;
                let against_cpu = opponent.level().is_some() && !opponent.is_practice();
                let own = current.color(Player::One);
                let is_lost = over.result.winner == Some(Player::Two);
                let of = StudiedGame::Star(over.result.id);
                (against_cpu && is_lost).then_some((of, own))
            }
            Screen::Table => {
                let own = self.table_result()?.lost_to_cpu()?;
                let number = self.table.as_ref()?.plan().number;
                Some((StudiedGame::Table(number), own))
            }
            _ => None,
        }
    }

    /// What comes in on the board and is an answer about the game behind the result.
    pub(super) fn tell_study(&mut self, event: &BoardEvent) {
        let Some(study) = &mut self.study else {
            return;
        };
        if let BoardEvent::Answer(_) = event {
            let news = study.open.apply_board(event.clone(), &mut self.outbox);
            let mistake = news.and_then(|turn| study.open.own_mistake(turn, self.books.today));
            self.note_mistake(mistake);
        }
    }

    /// The game behind the result, to be looked at in Review.
    pub(super) fn take_study(&mut self) -> Option<OpenGame> {
        Some(self.study.take()?.open)
    }

    /// From the result sheet to the turn at which the game turned.
    pub(super) fn review_turning(&mut self) {
        let Some(number) = self.turning() else {
            return;
        };
        if self.is_at_table() {
            self.review_table();
        } else {
            self.review_result();
        }
        self.apply_review(ReviewEvent::Walk(Walk::To(number)));
    }
}

impl Study {
    fn attend(&mut self, attention: Attention, outbox: &mut Vec<super::Effect>) {
        if self.attention != attention {
            self.attention = attention;
            self.open.attend(attention, outbox);
        }
    }
}
