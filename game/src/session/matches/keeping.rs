//! Beginning a match, and its plain value: keeping and restoring.

use super::{Match, MatchStage};
use crate::board::{Attention, BoardOptions};
use crate::games::{BadTurns, BoardGame, read_turns};
use crate::play::Play;
use crate::progress::{AttemptId, Ending, GameClock, MatchId, Millis, Plan, SavedStage, Snapshot};
use crate::session::practice::Teacher;
use crate::session::{AnyDriver, DriverEffect};

/// A snapshot that cannot be gone on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damaged {
    /// The turns cannot be read, or their game is not known.
    Text,
    /// The turn with this index cannot be made.
    Placement(usize),
    /// The game in it is over: it would have been booked.
    Over,
    /// The game with this index is said to be over and is not.
    NotOver(usize),
    /// It is between games that this match does not have.
    Between,
    /// The match's number is out of range.
    Number,
}

impl From<BadTurns> for Damaged {
    fn from(why: BadTurns) -> Damaged {
        match why {
            BadTurns::Text => Damaged::Text,
            BadTurns::Turn(index) => Damaged::Placement(index),
        }
    }
}

/// A game of this plan after these turns.
fn read(plan: &Plan, turns: &str) -> Result<Box<dyn BoardGame>, Damaged> {
    Ok(read_turns(&plan.rules, plan.start(), turns)?)
}

impl Match {
    /// A match at this time of game clocks: from its beginning, or played on after these turns.
    ///
    /// # Errors
    ///
    /// When they cannot have been made.
    pub fn begin_at(
        plan: Plan,
        turns: Option<&str>,
        options: BoardOptions,
        now: Millis,
    ) -> Result<(Match, Vec<DriverEffect>), Damaged> {
        let game = read(&plan, turns.unwrap_or_default())?;
        let mut begun = Match::set_up(plan, options, game);
        if begun.game().is_over() {
            // It was pasted as a whole, and counts for nothing.
            begun.finished.push(begun.as_played());
            begun.stage = begun.next_stage();
        }
        begun.set_now(now);
        let mut effects = begun.attend(Attention::Here);
        effects.push(DriverEffect::Save);
        Ok((begun, effects))
    }

    /// The match as a plain value.
    pub(super) fn as_snapshot(&self) -> Snapshot {
        let stage = match self.stage {
            MatchStage::Playing => SavedStage::Playing {
                moves: self.game().written(),
                undone: self.undone,
                forward: self.game_with_forward(),
                mild: self.driven.teacher.as_ref().map_or(0, Teacher::mild_words),
            },
            MatchStage::Between => SavedStage::Between,
            MatchStage::Over { .. } => SavedStage::Over,
        };
        let clock = match stage {
            SavedStage::Between => None,
            SavedStage::Playing { .. } | SavedStage::Over => self.driven.board.clock(),
        };
        let records = self.finished.iter();
        let mut resigned = self.finished[self.index()..].iter();
        Snapshot {
            plan: self.plan.clone(),
            finished: records.map(|game| game.record.clone()).collect(),
            help: self.help,
            stage,
            clock: clock.cloned(),
            resigned: resigned.any(|game| game.ending == Ending::Resigned),
        }
    }

    /// The game with the turns that were taken back and can be made again; empty if there are none.
    fn game_with_forward(&self) -> String {
        let mut forward = self
            .driven
            .teacher
            .iter()
            .flat_map(Teacher::forward)
            .peekable();
        if forward.peek().is_none() {
            return String::new();
        }
        let mut ahead = self.game().copied();
        for play in forward {
            // What was taken back was allowed before.
            ahead.play(play);
        }
        ahead.written()
    }

    /// The turns by which the text of a whole game goes on from the running one, the next one last; none if it does
    /// not go on from there.
    fn forward_of(&self, text: &str) -> Vec<Play> {
        let mut forward = Vec::new();
        if let Ok(mut ahead) = read(&self.plan, text) {
            while self.game().turns() < ahead.turns()
                && let Some((_, play)) = ahead.undo()
            {
                forward.push(play);
            }
            if ahead.written() != self.game().written() {
                forward.clear();
            }
        }
        forward
    }

    /// A match as it was kept: the same position, ko memory, mover and undo. Nobody looks at it before
    /// [`AnyDriver::attend`](crate::session::AnyDriver::attend) says so.
    ///
    /// # Errors
    ///
    /// When the snapshot tells of something that cannot have happened.
    pub fn restore(snapshot: Snapshot, options: BoardOptions) -> Result<Match, Damaged> {
        let Snapshot {
            plan,
            finished,
            help,
            stage: saved,
            clock,
            resigned,
        } = snapshot;
        let attempt = plan.opponent.attempt();
        if MatchId::END <= plan.id || attempt.is_some_and(|attempt| AttemptId::END <= attempt) {
            return Err(Damaged::Number);
        }
        let (before, turns) = match &saved {
            SavedStage::Playing { moves, .. } => (&finished[..], moves),
            SavedStage::Between | SavedStage::Over => {
                let (last, before) = finished.split_last().ok_or(Damaged::Between)?;
                (before, last)
            }
        };
        let game = read(&plan, turns)?;
        let mut restored = Match::set_up(plan, options, game.clone());
        restored.help = help;
        for (index, turns) in before.iter().enumerate() {
            let game = read(&restored.plan, turns)?;
            if !game.is_over() {
                return Err(Damaged::NotOver(index));
            }
            restored.finished.push(restored.as_played_on(&*game));
        }
        if restored.next_stage() != MatchStage::Between {
            return Err(Damaged::Over);
        }
        restored.place_game(game);
        if let SavedStage::Playing {
            undone,
            forward,
            mild,
            ..
        } = &saved
        {
            restored.undone = *undone;
            let forward = restored.forward_of(forward);
            let teacher = restored.driven.teacher.take();
            restored.driven.teacher = teacher.map(|teacher| teacher.with_kept(forward, *mild));
        }
        restored.restore_end(&saved, clock.as_ref(), resigned)?;
        let board = &mut restored.driven.board;
        board.set_clock_to(clock);
        board.restore();
        if let MatchStage::Over { .. } = restored.stage {
            // Somebody may have run out of time; nothing was asked, and nobody looks.
            board.close();
            let _ = board.finish();
        }
        Ok(restored)
    }

    /// The game on the board is over if its snapshot says so, and the match with it if that decides it.
    fn restore_end(
        &mut self,
        saved: &SavedStage,
        clock: Option<&GameClock>,
        resigned: bool,
    ) -> Result<(), Damaged> {
        if let SavedStage::Playing { .. } = saved {
            let is_over = self.game().is_over() || resigned;
            return if is_over { Err(Damaged::Over) } else { Ok(()) };
        }
        let late = clock.and_then(GameClock::loser);
        let ended = match late {
            _ if self.game().is_over() => Some(self.as_played()),
            _ if resigned => Some(self.as_lost_by(self.resigner(), Ending::Resigned)),
            late => late.map(|late| self.as_lost_by(self.player(late), Ending::OnTime)),
        };
        let not_over = Damaged::NotOver(self.finished.len());
        self.finished.push(ended.ok_or(not_over)?);
        self.stage = self.next_stage();
        match (saved, self.stage) {
            (SavedStage::Between, MatchStage::Over { .. }) => Err(Damaged::Over),
            (SavedStage::Over, MatchStage::Between) => Err(Damaged::NotOver(self.finished.len())),
            _ => Ok(()),
        }
    }
}
