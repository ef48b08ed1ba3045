//! A game at the table as the driver of its board.

use rsg_classics::{Level, Play, Square};
use rsg_engine::{ByColor, Color};

use super::Table;
use crate::board::{AnyTable, Board, BoardEvent, News, Seat};
use crate::progress::{Ending, Format, Help, Plan, Player, PlayerName, SavedStage, Snapshot};
use crate::session::AnyGame;
use crate::session::driver::{Agreed, DrivenBoard, Driver, HintPrice, Stake, UndoRule};
use crate::session::mix;
use crate::session::result::{Finished, FinishedGame, whole};
use crate::session::speech::Speech;
use crate::session::view::{GameFacts, PlayedBoard, SidesView};

impl Driver for Table {
    type Game = AnyTable;

    fn driven(&self) -> &DrivenBoard<AnyTable> {
        &self.driven
    }

    fn driven_mut(&mut self) -> &mut DrivenBoard<AnyTable> {
        &mut self.driven
    }

    fn agreement(&self) -> &Plan {
        &self.plan
    }

    fn agreement_mut(&mut self) -> &mut Plan {
        &mut self.plan
    }

    fn as_snapshot(&self) -> Snapshot {
        let first = self.first_game.iter();
        Snapshot {
            plan: self.plan.clone(),
            finished: first.map(|game| game.record()).collect(),
            help: Help::default(),
            stage: SavedStage::Playing {
                moves: self.game().record(),
                undone: false,
                forward: self.ahead(),
            },
            clock: self.driven.board.clock().cloned(),
            resigned: self.early == Some(Ending::Resigned),
        }
    }

    fn agreed(&self) -> Agreed<Level> {
        let plays_cpu = self.level().is_some();
        let is_practice = self.driven.is_practice();
        Agreed {
            own: self.own_color(),
            level: self.level(),
            seed: match self.is_second() {
                true => mix(self.plan.seed, 2),
                false => self.plan.seed,
            },
            minutes: self.plan.minutes,
            house: self.plan.house,
            number: self.game_number(),
            is_first: !self.is_second(),
            // Where everything can be taken back, there is no undo beside it.
            undo: match is_practice {
                true => UndoRule::Never,
                false => UndoRule::Open,
            },
            is_once: false,
            hints: match plays_cpu {
                true => HintPrice::Nothing,
                false => HintPrice::NotForSale,
            },
            stake: match plays_cpu && !is_practice && !self.plan.pasted {
                true => Stake::OnceBegun,
                false => Stake::Nothing,
            },
            free_hints: 0,
            can_be_resigned: !self.game().terms().beside().is_empty(),
        }
    }

    fn name(&self, player: Player) -> Option<&PlayerName> {
        match &self.driven.remote {
            Some(remote) if player == Player::One => Some(&remote.names[remote.me]),
            Some(remote) => Some(&remote.names[!remote.me]),
            None => self.plan.opponent.name(player),
        }
    }

    fn take_turn_back(&mut self) {
        match &mut self.driven.remote {
            Some(remote) => {
                remote.take_back();
                self.put_shown_on_board();
                self.on_board(Board::ask_if_due);
            }
            None => {
                let own = self.own_color();
                self.on_board(|board| drop(board.take_back(own)));
            }
        }
    }

    fn has_next_game(&self) -> bool {
        let has_another = self.plan.format == Format::Reverse && self.first_game.is_none();
        self.driven.board.is_over() && has_another && self.early.is_none()
    }

    /// The second game, with colours swapped.
    fn begin_next(&mut self) -> (AnyTable, ByColor<Seat<Level>>) {
        self.first_game = Some(self.driven.board.game().clone());
        (self.game().terms().begin(), self.seats())
    }

    fn end_game(&mut self) {
        let Some(game) = self.game_over() else {
            return;
        };
        let cue = self.end_cue(game.winner);
        self.driven.outbox.end(cue);
        if let Some(finished) = self.finished() {
            self.book(finished);
        }
    }

    fn end_on_time(&mut self) {
        self.early = Some(Ending::OnTime);
        self.end_game();
    }

    fn end_by_resignation(&mut self, _by: Player) {
        self.resign_at_table();
    }

    fn resign_at_table(&mut self) {
        if !self.is_over() {
            self.close(Ending::Resigned);
            self.end_game();
            self.say_early_end();
        }
    }

    fn reopen(&mut self) {
        self.early = None;
    }

    fn book_leaving(&mut self) {
        let one = self.color_of_first();
        let mut games = self.games_over(one);
        if !self.driven.board.is_over() {
            let game = self.driven.board.game();
            let left = FinishedGame::broken_off(game, one, Ending::GivenUp, Player::Two);
            games.push(left);
        }
        self.book(self.result_of(games).left());
    }

    fn game_over(&self) -> Option<FinishedGame> {
        self.game_over_as(self.own_color())
    }

    fn result_so_far(&self) -> Option<Finished> {
        let games = self.games_over(self.own_color());
        self.ending().map(|_| self.result_of(games))
    }

    fn board_view(&self) -> PlayedBoard {
        PlayedBoard::Squares(self.squares_view())
    }

    fn facts(&self, _sides: &SidesView) -> GameFacts {
        GameFacts {
            level: self.plan.opponent.level(),
            reverse_game: self.game_number(),
            ..GameFacts::default()
        }
    }

    fn brought(&self, color: Color) -> Option<u8> {
        let ended = self.first_game.as_ref()?.ended()?;
        // It was the player of this colour who had the other one then.
        Some(whole(ended.score[!color]))
    }

    fn act_alone(&mut self, event: &BoardEvent) -> bool {
        self.act_at_stop(event)
    }

    fn show_what_came(&mut self) {
        self.show_stop();
    }

    fn say_touch(&mut self, news: News<Square, Play>) {
        let speech = match news {
            News::Refused(square) => {
                let Some(reason) = self.game().refusal(&Play::Place(square)) else {
                    return;
                };
                Speech::Refused { square, reason }
            }
            News::Marked { spot, lost } => Speech::Marked { square: spot, lost },
            News::LostKnown => {
                let groups = self.marked_groups();
                Speech::Lost { groups }
            }
            News::Resumed if self.driven.board.cpu_plays_on() => {
                let next = self.next();
                Speech::CpuPlaysOn { next }
            }
            News::Resumed => return self.say_begin(),
            // Nobody calls a colour here.
            _ => return,
        };
        self.driven.say(speech);
    }
}

impl Table {
    pub(super) fn close(&mut self, ending: Ending) {
        self.early = Some(ending);
        self.driven.board.close();
    }
}
