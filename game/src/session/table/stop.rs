//! A stopped game: both mark the groups that are lost without playing on, and agree; or one of them plays on.

use rsg_classics::{Play, Square, TableGame};

use super::view::TableSpeech;
use super::{Phase, Table, TableWish, Told};
use crate::progress::{TableEnding, TableOpponent};
use crate::session::effect::Effect;

/// What is being agreed on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Stop {
    /// A stone of every group that is marked as lost, in the order of the board.
    marks: Vec<Square>,
    cpu: CpuMarks,
}

/// Which groups the CPU believes lost.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum CpuMarks {
    /// It does not play.
    #[default]
    Nobody,
    /// It is being asked.
    Asked(u64),
    Says(Vec<Square>),
}

/// A stopped game, as far as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StopView {
    /// How many groups are marked as lost.
    pub marked: usize,
    /// Whether the CPU still looks which groups are lost.
    pub waits: bool,
    /// Whether the CPU sees it otherwise, and would play on.
    pub differs: bool,
}

impl Stop {
    pub(super) fn is_asking(&self) -> bool {
        matches!(self.cpu, CpuMarks::Asked(_))
    }

    fn cpu_differs(&self) -> bool {
        matches!(&self.cpu, CpuMarks::Says(marks) if *marks != self.marks)
    }

    pub(super) fn view(&self) -> StopView {
        StopView {
            marked: self.marks.len(),
            waits: self.is_asking(),
            differs: self.cpu_differs(),
        }
    }

    /// Whether the group with this name is marked.
    pub(super) fn has_marked(&self, group: Square) -> bool {
        self.marks.contains(&group)
    }

    /// Whether the CPU sees the group with this name otherwise than it is marked.
    pub(super) fn is_disputed(&self, group: Square) -> bool {
        matches!(&self.cpu, CpuMarks::Says(marks) if marks.contains(&group) != self.has_marked(group))
    }

    /// What would be agreed on now.
    pub(super) fn agreement(&self) -> Play {
        Play::Agree(self.marks.clone())
    }

    fn toggle(&mut self, group: Square) {
        match self.marks.binary_search(&group) {
            Ok(at) => {
                self.marks.remove(at);
            }
            Err(at) => self.marks.insert(at, group),
        }
    }
}

/// One stone by which a group is called, whichever of its stones was touched; none if there is no stone.
pub(super) fn group_name(game: &dyn TableGame, square: Square) -> Option<Square> {
    game.group(square).into_iter().min()
}

impl Table {
    /// Both have passed.
    pub(super) fn stop(&mut self) {
        self.phase = Phase::Stopped(Stop::default());
    }

    /// Asks the CPU which groups are lost, if it plays and was not asked yet.
    pub(super) fn ask_what_is_lost(&mut self) {
        let TableOpponent::Cpu { level, .. } = self.plan.opponent else {
            return;
        };
        if let Phase::Stopped(stop) = &mut self.phase
            && stop.cpu == CpuMarks::Nobody
        {
            self.asked += 1;
            stop.cpu = CpuMarks::Asked(self.asked);
            self.ask(TableWish::Lost, Some(level));
        }
    }

    /// The CPU's answer. What it believes lost is marked, unless the player has marked something already.
    pub(super) fn hear_what_is_lost(&mut self, number: u64, play: &Play) {
        let Phase::Stopped(stop) = &mut self.phase else {
            return;
        };
        if stop.cpu != CpuMarks::Asked(number) {
            return;
        }
        let points = match play {
            Play::Agree(points) => &points[..],
            _ => &[],
        };
        let names = points.iter().filter_map(|at| group_name(&*self.game, *at));
        let mut marks: Vec<Square> = names.collect();
        marks.sort_unstable();
        marks.dedup();
        if stop.marks.is_empty() {
            stop.marks.clone_from(&marks);
        }
        stop.cpu = CpuMarks::Says(marks);
        let marked = stop.marks.clone();
        self.say(TableSpeech::Lost { groups: marked });
    }

    /// A touch on a group marks it as lost, another one takes the mark away.
    pub(super) fn mark(&mut self, square: Square) {
        let Some(name) = group_name(&*self.game, square) else {
            return;
        };
        if let Phase::Stopped(stop) = &mut self.phase {
            stop.toggle(name);
            let lost = stop.has_marked(name);
            self.say(TableSpeech::Marked { square, lost });
        }
    }

    /// The player agrees to what is marked. The CPU does so if it has marked the same; otherwise it plays on.
    pub(super) fn agree(&mut self) {
        let Phase::Stopped(stop) = &self.phase else {
            return;
        };
        if stop.is_asking() {
            return;
        }
        if stop.cpu_differs() {
            self.resume(Some(Told::CpuPlaysOn));
        } else {
            let agreement = stop.agreement();
            self.play(&agreement);
        }
    }

    /// Nothing was agreed: the side to move plays on.
    pub(super) fn resume(&mut self, told: Option<Told>) {
        if !matches!(self.phase, Phase::Stopped(_)) {
            return;
        }
        self.withdraw_question();
        self.told = told;
        self.set_mover();
        self.ask_if_due();
        let next = self.next();
        self.say(match told {
            Some(Told::CpuPlaysOn) => TableSpeech::CpuPlaysOn { next },
            Some(Told::Refused(..)) | None => TableSpeech::Begin { next },
        });
    }

    /// The player, or between two people the one to move, gives the game up.
    #[must_use]
    pub fn resign(&mut self) -> Vec<Effect> {
        self.look_at_clock();
        if !self.is_over() {
            self.withdraw_question();
            self.settled = self.step;
            self.end(TableEnding::Resigned);
            self.say_the_end();
        }
        self.finish()
    }

    /// The game as it would end with the marks there are; otherwise as it stands.
    pub(super) fn as_agreed(&self) -> Box<dyn TableGame> {
        let mut game = self.game.copy();
        if let Phase::Stopped(stop) = &self.phase {
            // Marks are groups that there are, so it is allowed; if not, the board stays as it is.
            let _ = game.play(&stop.agreement());
        }
        game
    }
}
