//! A game of a classic with somebody who holds another phone: their turns come in messages.
//!
//! As on the star, a turn that came in is delivered to the seat that waits for it, and what was done here can be taken back
//! until it is sent. At the stop of Reversi Go both act in turn: the side that passed second marks what it takes for lost; the
//! other one agrees, marks otherwise, or plays on.

use rsg_classics::Play;
use rsg_engine::Color;

use super::Table;
use super::remote_state::TableRemote;
use crate::board::{Board, BoardEvent, BoardOptions, Phase};
use crate::progress::by_message::{Entry, Illegal, Log, PlayedClassic, RemoteGame, Replay, Stand};
use crate::progress::{Format, HouseRules, Minutes, Seated, TableEnding, TableOpponent, TablePlan};
use crate::session::driver::Driver;
use crate::session::effect::DriverEffect;
use crate::session::remote_entries::RemoteEntries;
use crate::session::view::RemoteStop;

impl Table {
    /// A game by message, as the player has seen it last. What came in since is shown as soon as somebody looks at it. None
    /// if it is a match on the star.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow.
    pub fn by_message(
        remote: &RemoteGame,
        options: BoardOptions,
        seed: u64,
    ) -> Result<Option<Table>, Illegal> {
        let Some(terms) = remote.terms.classic else {
            return Ok(None);
        };
        let whole = remote.replay()?;
        let shown = remote.shown(&whole);
        let log = remote.log().up_to(shown);
        let beside = TableRemote {
            me: remote.me,
            own: whole.color_of(remote.me, 0),
            them: remote.names[!remote.me].clone(),
            names: remote.names.clone(),
            replay: Replay::of(remote.terms, &log)?,
            shown: log,
            entries: RemoteEntries::after(remote, shown),
        };
        let plan = TablePlan {
            number: 0,
            terms,
            opponent: TableOpponent::People,
            format: Format::Single,
            seed,
            pasted: false,
            minutes: Minutes::default(),
            house: HouseRules::default(),
            people: Seated::default(),
        };
        let mut table = Table::set_up(plan, terms.begin(), options, Some(beside));
        table.put_shown_on_board();
        table.board.restore();
        Ok(Some(table))
    }

    /// Puts what is shown on the board.
    fn put_shown_on_board(&mut self) {
        let Some(remote) = &self.remote else {
            return;
        };
        let Some(classic) = remote.classic() else {
            return;
        };
        let (is_stopped, marks) = (classic.is_stopped(), classic.marks().map(<[_]>::to_vec));
        let is_resigned = matches!(
            remote.replay.stand(),
            Stand::Over {
                resigned: Some(_),
                ..
            }
        );
        self.board.put(classic.copy());
        if !is_stopped {
            self.board.go_on_from_stop();
        } else if let Some(marks) = marks {
            self.board.put_marks(marks);
        }
        if is_resigned {
            self.close(TableEnding::Resigned);
        }
    }

    /// Everything that was done in the match, what is still to be shown included.
    #[must_use]
    pub fn log(&self) -> Log {
        match &self.remote {
            Some(remote) => remote.entries.whole(remote.shown.clone()),
            None => Log::default(),
        }
    }

    /// What the player has seen of it.
    #[must_use]
    pub fn shown_log(&self) -> Log {
        let shown = self.remote.as_ref().map(|remote| &remote.shown);
        shown.cloned().unwrap_or_default()
    }

    /// The other one knows everything that was done here.
    pub fn mark_sent(&mut self) {
        let sent = self.log().len();
        if let Some(remote) = &mut self.remote {
            remote.entries.mark_sent(sent);
        }
    }

    /// Whether it is for the player to do something, or to give up.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        self.remote.as_ref().is_some_and(TableRemote::is_own_turn)
    }

    /// More has come in while the match is looked at.
    #[must_use]
    pub fn receive(&mut self, log: &Log) -> Vec<DriverEffect> {
        let known = self.log().len();
        if let Some(remote) = &mut self.remote {
            remote.entries.receive(log, known);
        }
        if self.board.awaits_answer() {
            self.await_message();
        }
        self.on_board(|_| ());
        self.show_stop();
        self.outbox.take()
    }

    /// Whether the player has passed second and is to mark what is lost, in the same message.
    #[must_use]
    pub fn is_to_mark(&self) -> bool {
        self.remote_stop()
            .is_some_and(|stop| stop.own && !stop.answers)
    }

    /// What can be done at a stop.
    pub(super) fn remote_stop(&self) -> Option<RemoteStop> {
        let remote = self.remote.as_ref()?;
        let Phase::Stopped(on_board) = self.board.phase() else {
            return None;
        };
        let own = remote.is_own_turn();
        Some(RemoteStop {
            own,
            can_mark: own && remote.classic().is_some_and(PlayedClassic::may_mark),
            answers: remote.their_marks().is_some(),
            agrees: remote.their_marks() == Some(on_board.marks()),
        })
    }

    /// What the player does at a stop. Whether the event was of that kind: the board is not told of it then.
    pub(super) fn act_at_stop(&mut self, event: &BoardEvent) -> bool {
        let Some(stop) = self.remote_stop() else {
            return false;
        };
        let Phase::Stopped(on_board) = self.board.phase() else {
            return false;
        };
        match event {
            BoardEvent::Tap(_) => !stop.can_mark,
            BoardEvent::Agree => {
                let marks = on_board.marks().to_vec();
                let theirs = self.remote.as_ref().and_then(TableRemote::their_marks);
                if theirs == Some(&*marks) {
                    // The board tells of it when it is over.
                    self.on_board(Board::agree_to_marks);
                } else if stop.can_mark {
                    self.do_at_stop(Entry::Marked(marks));
                }
                true
            }
            BoardEvent::Resume => {
                if stop.answers {
                    self.do_at_stop(Entry::PlayedOn);
                    self.on_board(Board::go_on_from_stop);
                }
                true
            }
            _ => false,
        }
    }

    fn do_at_stop(&mut self, entry: Entry) {
        if let Some(remote) = &mut self.remote {
            remote.add(entry);
        }
        self.outbox.push(DriverEffect::Save);
    }

    /// A turn was made, by the player or as it came in.
    pub(super) fn note_remote_turn(&mut self) {
        let Some(last) = self.game().last() else {
            return;
        };
        let entry = match last.play {
            Play::Agree(_) => Entry::Agreed,
            play => Entry::Turn(play),
        };
        if let Some(remote) = &mut self.remote {
            if remote.entries.next() == Some(&entry) {
                remote.entries.note_shown();
            }
            remote.add(entry);
        }
    }

    /// The other one's turn: shows what came in next, or waits for a message.
    pub(super) fn await_message(&mut self) {
        let next = self
            .remote
            .as_ref()
            .and_then(|remote| remote.entries.next());
        match next.cloned() {
            Some(Entry::Turn(play)) => self.on_board(|board| board.deliver(play)),
            Some(Entry::Resigned) => self.show_resignation(),
            _ => {}
        }
    }

    fn show_resignation(&mut self) {
        if let Some(remote) = &mut self.remote {
            remote.entries.note_shown();
            remote.add(Entry::Resigned);
        }
        self.close(TableEnding::Resigned);
        self.note_early_end();
    }

    /// Shows what came in about a stop, once the passes before it have been shown.
    pub(super) fn show_stop(&mut self) {
        while self.is_at_shown_stop() {
            let next = self
                .remote
                .as_ref()
                .and_then(|remote| remote.entries.next());
            match next.cloned() {
                Some(Entry::Marked(marks)) => {
                    self.take_at_stop(Entry::Marked(marks.clone()));
                    self.on_board(|board| board.put_marks(marks));
                }
                Some(Entry::Agreed) => self.on_board(Board::agree_to_marks),
                Some(Entry::PlayedOn) => {
                    self.take_at_stop(Entry::PlayedOn);
                    self.on_board(Board::go_on_from_stop);
                }
                Some(Entry::Resigned) => self.show_resignation(),
                _ => return,
            }
        }
    }

    fn is_at_shown_stop(&self) -> bool {
        self.board.is_attended()
            && self.board.steps().are_settled()
            && matches!(self.board.phase(), Phase::Stopped(_))
    }

    fn take_at_stop(&mut self, entry: Entry) {
        if let Some(remote) = &mut self.remote {
            remote.entries.note_shown();
        }
        self.do_at_stop(entry);
    }

    /// Whether the player has done something here that was not sent.
    pub(super) fn can_take_back_unsent(&self) -> bool {
        let remote = self.remote.as_ref();
        !self.is_over()
            && remote.is_some_and(|remote| remote.entries.can_take_back(remote.shown.len()))
    }

    /// Takes the last thing back that was done here and not sent.
    pub(super) fn take_back_unsent(&mut self) {
        if let Some(remote) = &mut self.remote {
            let shorter = remote.shown.up_to(remote.shown.len().saturating_sub(1));
            if let Ok(replay) = Replay::of(remote.replay.terms(), &shorter) {
                (remote.shown, remote.replay) = (shorter, replay);
            }
        }
        self.put_shown_on_board();
        self.on_board(Board::ask_if_due);
    }

    /// The player gives the match up, on the own turn.
    pub(super) fn resign_by_message(&mut self) {
        if let Some(remote) = &mut self.remote
            && remote.is_own_turn()
        {
            remote.add(Entry::Resigned);
            self.close(TableEnding::Resigned);
            self.note_early_end();
        }
    }

    /// Who has given up a match by message.
    pub(super) fn resigned_by_message(&self) -> Option<Color> {
        let remote = self.remote.as_ref()?;
        match remote.replay.stand() {
            Stand::Over { resigned, .. } => {
                resigned.map(|player| remote.replay.color_of(player, 0))
            }
            Stand::Turn(_) => None,
        }
    }
}
