//! Agreeing on a stopped game: the board marks groups, asks the CPU which ones are lost, and ends or goes on.

use rsg_engine::Color;

use super::effect::{BoardOutput, News};
use super::stop::CpuMarks;
use super::{Board, BoardGame, Phase, Play, Seat, Spot};
use crate::thinking::AskKind;

impl Board {
    /// Asks the CPU which groups are lost, if it plays and was not asked yet.
    pub(super) fn ask_what_is_lost(&mut self) {
        let colors = [Color::Black, Color::White];
        let has_cpu = colors
            .iter()
            .any(|color| matches!(self.seats[*color], Seat::Cpu(_)));
        let number = self.asked + 1;
        if let Phase::Stopped(stop) = &mut self.phase
            && has_cpu
            && stop.cpu == CpuMarks::Unknown
        {
            stop.cpu = CpuMarks::Asked(number);
            self.asked = number;
            self.outbox.push(BoardOutput::Ask(number, AskKind::Lost));
        }
    }

    /// Takes the CPU's answer. Its lost groups are marked, unless the player has marked something already.
    pub(super) fn hear_what_is_lost(&mut self, number: u64, play: &Play) {
        let mut marks = self.game.agreed(play).unwrap_or_default();
        marks.sort_unstable();
        marks.dedup();
        let Phase::Stopped(stop) = &mut self.phase else {
            return;
        };
        if stop.cpu != CpuMarks::Asked(number) {
            return;
        }
        if stop.marks.is_empty() {
            stop.marks.clone_from(&marks);
        }
        stop.cpu = CpuMarks::Says(marks);
        self.report(News::LostKnown);
    }

    /// A touch on a group marks it as lost, another one takes the mark away.
    pub(super) fn mark(&mut self, spot: Spot) {
        let Some(name) = self.game.group_name(spot) else {
            return;
        };
        if let Phase::Stopped(stop) = &mut self.phase {
            stop.toggle(name);
            let lost = stop.has_marked(name);
            self.report(News::Marked { spot, lost });
        }
    }

    /// Shows or hides the count of the board as it is marked. It is hidden while the CPU looks for the lost groups.
    pub(super) fn show_why(&mut self) {
        if let Phase::Stopped(stop) = &mut self.phase {
            stop.why = !stop.why && !stop.is_asking();
        }
    }

    /// Agrees to the marks for the player. The CPU agrees too if it has marked the same; otherwise it plays on.
    pub(super) fn agree(&mut self) {
        let Phase::Stopped(stop) = &self.phase else {
            return;
        };
        if stop.is_asking() {
            return;
        }
        if stop.cpu_differs() {
            self.cpu_plays_on = true;
            self.play_on();
        } else {
            self.agree_to_marks();
        }
    }

    /// Goes on without an agreement: the side to move plays on.
    pub fn go_on_from_stop(&mut self) {
        if matches!(self.phase, Phase::Stopped(_)) {
            self.play_on();
        }
    }

    /// Marks these groups as lost, and no others.
    pub fn put_marks(&mut self, mut groups: Vec<Spot>) {
        groups.sort_unstable();
        if let Phase::Stopped(stop) = &mut self.phase {
            stop.marks = groups;
            self.report(News::LostKnown);
        }
    }

    /// Agrees to the marks for both sides, and the game ends.
    pub fn agree_to_marks(&mut self) {
        if let Phase::Stopped(stop) = &self.phase {
            self.play(&Play::Agree(stop.marks().to_vec()));
        }
    }

    fn play_on(&mut self) {
        self.withdraw_question();
        self.set_mover();
        self.ask_if_due();
        self.report(News::Resumed);
    }

    /// The game as it would end with the marks there are; otherwise as it stands.
    #[must_use]
    pub fn as_agreed(&self) -> Box<dyn BoardGame> {
        let mut game = self.game.clone();
        if let Phase::Stopped(stop) = &self.phase {
            // Marks are groups that there are, so it is allowed; if not, the board stays as it is.
            game.play(&Play::Agree(stop.marks().to_vec()));
        }
        game
    }
}
