//! How a game at the table moves: taps, answers and timers in, turns and effects out.

use rsg_classics::{Play, Square};

use super::view::TableSpeech;
use super::{Aim, Notice, Phase, Table, TableEvent, TableWish, Told};
use crate::progress::{TableEnding, TableOpponent};
use crate::session::effect::{
    Command, Effect, Event, HINT_SHOWN, Haptic, PASS_NOTICE, Sound, Timer, patience, pause,
};
use crate::session::running::Attention;
use crate::session::speech::Speech;

impl Table {
    /// Tells the table what has happened there. An event that means nothing here and now changes nothing.
    #[must_use]
    pub fn apply(&mut self, event: TableEvent) -> Vec<Effect> {
        self.look_at_clock();
        match event {
            // It decides nothing, and so ends nothing that is being shown.
            TableEvent::Aim(aim) => self.aim_at(aim),
            TableEvent::Answer { question, play } => self.answered(question, play),
            TableEvent::Absence(answer) if self.attention == Attention::Here => {
                self.agree_on_absence(answer);
                self.look_at_clock();
                self.outbox.push(Effect::Save);
            }
            by_player if self.is_attended() && !self.is_finishing() => self.act(&by_player),
            _ => {}
        }
        self.finish()
    }

    /// What a player does whose turn may come with it.
    fn act(&mut self, event: &TableEvent) {
        self.told = None;
        match event {
            TableEvent::Tap(square) => self.tap(*square),
            TableEvent::Beside(play) => self.play_beside(play),
            TableEvent::Agree => self.agree(),
            TableEvent::Resume => self.resume(None),
            TableEvent::Aim(_) | TableEvent::Answer { .. } | TableEvent::Absence(_) => {}
        }
    }

    /// The same for what happens on any board. What only the star has means nothing here.
    #[must_use]
    pub fn apply_board(&mut self, event: Event) -> Vec<Effect> {
        self.look_at_clock();
        if self.is_attended() {
            match event {
                Event::GoOn if !self.is_finishing() => self.go_on(),
                Event::Undo => self.undo(),
                Event::Hint => self.hint(),
                _ => {}
            }
        }
        if self.attention != Attention::Away {
            self.note(event);
        }
        self.finish()
    }

    /// Whether somebody is there to play, and not asked about something else.
    fn is_attended(&self) -> bool {
        self.attention == Attention::Here && self.absence().is_none()
    }

    /// After anything has happened.
    pub(super) fn finish(&mut self) -> Vec<Effect> {
        self.advance();
        self.set_clock();
        self.outbox.take()
    }

    /// A touch that was meant for the board of a moment ago ends what is being shown, and does nothing else.
    fn is_finishing(&mut self) -> bool {
        let moving = !self.is_settled();
        self.settled = self.step;
        moving
    }

    /// What arrives by itself and is remembered even while a question is in front of the board.
    fn note(&mut self, event: Event) {
        match event {
            Event::Drawn { step } => self.drawn = self.drawn.max(step),
            Event::Elapsed(Timer::Settle(step)) if step == self.drawn => {}
            Event::Animated { step } | Event::Elapsed(Timer::Settle(step)) if step == self.step => {
                self.settled = step;
            }
            Event::Elapsed(Timer::Pace(number)) => {
                if let Phase::Thinking {
                    question, rested, ..
                } = &mut self.phase
                    && *question == number
                {
                    *rested = true;
                }
            }
            Event::Elapsed(Timer::Pass(step)) if step == self.step => {
                if let Phase::Passing { notice, .. } = &mut self.phase {
                    *notice = Notice::Read;
                }
            }
            Event::Elapsed(Timer::Clock(number)) => self.ticked(number),
            Event::Elapsed(Timer::Hint(number)) => {
                if matches!(self.phase, Phase::Hinted { question, .. } if question == number) {
                    self.phase = Phase::Choosing;
                }
            }
            _ => {}
        }
    }

    fn answered(&mut self, number: u64, play: Play) {
        if self.attention == Attention::Away {
            return;
        }
        match (&mut self.phase, play) {
            (
                Phase::Thinking {
                    question, answer, ..
                },
                play,
            ) if *question == number => *answer = Some(play),
            (Phase::Sought { question, answer }, play) if *question == number => {
                *answer = Some(play);
            }
            (Phase::Stopped(_), play) => self.hear_what_is_lost(number, &play),
            _ => {}
        }
    }

    /// Does whatever waits for nothing any more.
    fn advance(&mut self) {
        if self.attention != Attention::Here || !self.is_settled() {
            return;
        }
        match self.phase.clone() {
            Phase::Thinking {
                answer: Some(play),
                rested: true,
                ..
            } => {
                self.play(&self.made_legal(play));
                // Without animation the turn is settled at once, and what it leads to waits for no other event.
                self.advance();
            }
            Phase::Sought {
                question,
                answer: Some(play),
            } => {
                self.say(TableSpeech::Hint(play.clone()));
                self.phase = Phase::Hinted { question, play };
                self.outbox.after(Timer::Hint(question), HINT_SHOWN);
            }
            Phase::Passing {
                notice: Notice::Read,
                ..
            } => self.go_on(),
            // Two people read a notice as long as they like.
            Phase::Passing {
                side,
                notice: Notice::Coming,
            } if self.own_side().is_some() => {
                self.phase = Phase::Passing {
                    side,
                    notice: Notice::Timed,
                };
                self.outbox.after(Timer::Pass(self.step), PASS_NOTICE);
            }
            _ => {}
        }
    }

    /// Whether a person is to choose a turn.
    pub(super) fn is_choosing(&self) -> bool {
        matches!(
            self.phase,
            Phase::Choosing | Phase::Sought { .. } | Phase::Hinted { .. }
        )
    }

    fn aim_at(&mut self, aim: Option<Aim>) {
        if self.is_attended() && (aim.is_none() || self.is_choosing()) && self.aim != aim {
            self.told = None;
            self.aim = aim;
        }
    }

    fn play_beside(&mut self, play: &Play) {
        let is_one = self.plan.terms.beside().contains(play);
        if is_one && self.is_choosing() && self.game.refusal(play).is_none() {
            self.withdraw_question();
            self.play(play);
        }
    }

    fn tap(&mut self, square: Square) {
        match self.phase {
            Phase::Choosing | Phase::Sought { .. } | Phase::Hinted { .. } => {}
            Phase::Stopped(_) => return self.mark(square),
            // A person who sees the marks beside the notice need not wait for it.
            Phase::Passing { side, .. } if self.is_person(!side) => self.go_on(),
            Phase::HandOver => return self.go_on(),
            _ => return,
        }
        let play = Play::Place(square);
        match self.game.refusal(&play) {
            None => {
                self.withdraw_question();
                self.play(&play);
            }
            Some(reason) if reason.is_subtle() => {
                self.told = Some(Told::Refused(square, reason));
                self.say(TableSpeech::Refused { square, reason });
            }
            Some(_) => {}
        }
    }

    /// Leaves the pass notice or the hand-over screen, which must be up.
    fn go_on(&mut self) {
        if matches!(self.phase, Phase::Passing { .. } | Phase::HandOver) {
            self.phase = Phase::Choosing;
            self.ask_if_due();
        }
    }

    /// Plays what is allowed and finds out what comes next.
    pub(super) fn play(&mut self, play: &Play) {
        let mover = self.game.to_move();
        if self.game.play(play).is_err() {
            return;
        }
        let Some(change) = self.game.last() else {
            return;
        };
        self.phase = Phase::Choosing;
        self.aim = None;
        self.step += 1;
        self.moved = true;
        match patience(self.options.animation) {
            0 => self.settled = self.step,
            millis => self.outbox.after(Timer::Settle(self.step), millis),
        }
        let flips: usize = change.flipped.iter().map(Vec::len).sum();
        self.outbox.sound(match change.play {
            Play::Pass => Sound::Pass,
            Play::Place(_) | Play::Button | Play::Agree(_) => Sound::Place {
                flips: u8::try_from(flips).unwrap_or(u8::MAX),
            },
        });
        self.outbox.haptic(Haptic::Tick);
        if self.game.ended().is_some() {
            self.end(TableEnding::Played);
        } else if self.game.is_stopped() {
            self.stop();
            self.ask_if_due();
        } else if change.passes {
            self.outbox.sound(Sound::Pass);
            self.tell_of_pass();
            self.ask_if_due();
        } else if self.game.to_move() == mover {
            // Whoever has the turn again keeps the phone.
            self.ask_if_due();
        } else {
            self.set_mover();
            self.ask_if_due();
        }
        self.say(TableSpeech::Placed {
            by: self.who(change.by),
            color: change.by,
            play: change.play,
            flips,
            passes: change.passes.then(|| !change.by),
            next: self.next(),
        });
        self.outbox.push(Effect::Save);
    }

    pub(super) fn end(&mut self, ending: TableEnding) {
        self.phase = Phase::Over(ending);
        let Some(finished) = self.finished() else {
            return;
        };
        let sound = match (finished.winner, self.own_side()) {
            (Some(winner), Some(own)) if winner == own => Sound::Won,
            (Some(_), Some(_)) => Sound::Lost,
            _ => Sound::Over,
        };
        self.outbox.sound(sound);
        self.outbox.push(Effect::BookTable(finished));
    }

    /// The end came by itself: it is said, and kept.
    pub(super) fn say_the_end(&mut self) {
        let next = self.next();
        self.say(TableSpeech::Begin { next });
        self.outbox.push(Effect::Save);
    }

    /// Whether there is Undo in this game at all.
    pub(super) fn has_undo(&self) -> bool {
        self.own_side().is_some()
    }

    pub(super) fn can_undo(&self) -> bool {
        let own = self.own_side();
        !self.is_over() && own.is_some_and(|own| self.has_placed(own))
    }

    /// Back to before the player's last turn, whatever the CPU has done since or is thinking about.
    fn undo(&mut self) {
        let Some(own) = self.own_side().filter(|_| self.can_undo()) else {
            return;
        };
        self.withdraw_question();
        while let Some(change) = self.game.last() {
            self.game.undo();
            if change.by == own {
                break;
            }
        }
        self.phase = Phase::Choosing;
        (self.aim, self.told) = (None, None);
        self.step += 1;
        self.moved = false;
        self.settled = self.step;
        let next = self.next();
        self.say(TableSpeech::TakenBack { next });
        self.outbox.push(Effect::Save);
    }

    /// Asks for a hint, or takes it away.
    fn hint(&mut self) {
        match self.phase {
            Phase::Sought { .. } | Phase::Hinted { .. } => self.withdraw_question(),
            Phase::Choosing if self.has_hints() && self.is_person(self.game.to_move()) => {
                self.asked += 1;
                self.phase = Phase::Sought {
                    question: self.asked,
                    answer: None,
                };
                self.ask(TableWish::Turn, None);
            }
            _ => {}
        }
    }

    /// Between two people a hint would help one of them.
    pub(super) fn has_hints(&self) -> bool {
        self.own_side().is_some()
    }

    /// Says whose turn it is in a game that begins or is taken up, and asks the CPU if the turn is its own.
    pub(super) fn open(&mut self) {
        if !self.is_over() {
            let next = self.next();
            self.say(TableSpeech::Begin { next });
            self.ask_if_due();
        }
    }

    fn tell_of_pass(&mut self) {
        self.phase = if self.options.pass_notice {
            Phase::Passing {
                side: !self.game.to_move(),
                notice: Notice::Coming,
            }
        } else {
            Phase::Choosing
        };
    }

    /// Makes the phase fit whose turn it is.
    pub(super) fn set_mover(&mut self) {
        let hand_over =
            self.own_side().is_none() && self.options.hand_over && 0 < self.game.turns();
        self.phase = if hand_over {
            Phase::HandOver
        } else {
            Phase::Choosing
        };
    }

    /// Makes the phase of a game that was saved or left: nobody knows whether a pass notice was read, so it is up again, and
    /// two people hand the phone over again.
    pub(super) fn set_phase_again(&mut self) {
        if self.is_over() {
            return;
        }
        if self.game.is_stopped() {
            self.stop();
        } else if self.game.last().is_some_and(|change| change.passes) {
            self.tell_of_pass();
        } else {
            self.set_mover();
        }
    }

    /// Asks the CPU if the turn is its own, and in a stopped game what is lost.
    pub(super) fn ask_if_due(&mut self) {
        let TableOpponent::Cpu { level, .. } = self.plan.opponent else {
            return;
        };
        if matches!(self.phase, Phase::Stopped(_)) {
            return self.ask_what_is_lost();
        }
        if self.phase != Phase::Choosing || self.is_person(self.game.to_move()) {
            return;
        }
        self.asked += 1;
        self.phase = Phase::Thinking {
            question: self.asked,
            answer: None,
            rested: false,
        };
        self.ask(TableWish::Turn, Some(level));
        let millis = pause(self.options.pace);
        self.outbox.after(Timer::Pace(self.asked), millis);
    }

    /// Makes the running question stale, and takes away a hint that is shown.
    pub(super) fn withdraw_question(&mut self) {
        let asks = match &self.phase {
            Phase::Thinking { .. } | Phase::Sought { .. } => true,
            Phase::Stopped(stop) => stop.is_asking(),
            _ => false,
        };
        if asks {
            self.outbox.device(Command::StopThinking);
        }
        if matches!(
            self.phase,
            Phase::Thinking { .. } | Phase::Sought { .. } | Phase::Hinted { .. }
        ) {
            self.phase = Phase::Choosing;
        }
    }

    /// The CPU's choice, or, should it ever be none that can be played, the first placement there is, or what else a turn may
    /// be. It ends a game only together with the player.
    fn made_legal(&self, play: Play) -> Play {
        let is_allowed = |play: &Play| self.game.refusal(play).is_none();
        if is_allowed(&play) && !matches!(play, Play::Agree(_)) {
            return play;
        }
        let placements = self.game.placements().into_iter().map(Play::Place);
        let beside = self.plan.terms.beside().iter().cloned();
        placements.chain(beside).find(is_allowed).unwrap_or(play)
    }

    pub(super) fn is_settled(&self) -> bool {
        self.settled == self.step
    }

    pub(super) fn say(&mut self, speech: TableSpeech) {
        self.outbox.announce(Speech::Table(speech));
    }

    /// Tells the table who looks at it. While nobody does, the CPU is stopped; on coming back it is asked again. While a
    /// question is in front nothing moves by itself; what arrives in the meantime happens when it is gone.
    #[must_use]
    pub fn attend(&mut self, attention: Attention) -> Vec<Effect> {
        self.look_at_clock();
        let before = std::mem::replace(&mut self.attention, attention);
        match (before, attention) {
            (Attention::Here | Attention::Held, Attention::Away) => {
                self.settled = self.step;
                (self.aim, self.told) = (None, None);
                self.withdraw_question();
                self.leave_clock();
            }
            (Attention::Away, Attention::Here | Attention::Held) => {
                self.come_back_to_clock();
                self.set_phase_again();
                self.open();
            }
            _ => {}
        }
        self.finish()
    }
}
