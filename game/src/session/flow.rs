//! How a running match moves: taps, answers and timers in, placements and effects out.

use rsg_engine::{ByColor, CallState, Calls, Cell, Color, Game, Mark, Move, Turn};

use super::effect::{
    Command, Effect, Event, Haptic, Outbox, PASS_NOTICE, Sound, Timer, patience, pause,
};
use super::running::{Asking, Attention, Current, Match, Notice, Phase, Stage, placed_by};
use super::speech::{Placed, Speech};
use super::view::Arrival;
use crate::progress::{Opponent, Player};

impl Match {
    /// Tells the match what has happened. An event that means nothing here and now changes nothing.
    #[must_use]
    pub fn apply(&mut self, event: Event) -> Vec<Effect> {
        match self.attention {
            Attention::Away => {}
            Attention::Here => {
                self.act(event);
                self.note(event);
            }
            Attention::Held => self.note(event),
        }
        self.advance();
        self.outbox.take()
    }

    /// What the player does.
    fn act(&mut self, event: Event) {
        // A tap meant for the board of a moment ago places nothing on this one.
        if !self.is_settled() && matches!(event, Event::Tap(_) | Event::GoOn) {
            self.settled = self.step;
            return;
        }
        if self.is_touched_while_better(event) {
            return;
        }
        match event {
            Event::Tap(cell) => self.tap_cell(cell),
            Event::Call(color) => self.call(color),
            Event::PreviewCall(color) => {
                if let Some(Asking::Call { preview, .. }) = self.asking() {
                    *preview = color;
                }
            }
            Event::CancelCall => self.cancel_call(),
            Event::Undo => self.undo(),
            Event::TakeBack => self.take_back(),
            Event::Forward => self.go_forward(),
            Event::Better => self.turn_to_better(),
            Event::Hint => self.hint(),
            Event::GoOn => self.go_on(),
            Event::NextGame => {
                if matches!(self.stage, Stage::Between(_)) && self.is_settled() {
                    self.next_game();
                }
            }
            Event::Answer { .. }
            | Event::Judged { .. }
            | Event::Elapsed(_)
            | Event::Drawn { .. }
            | Event::Animated { .. } => {}
        }
    }

    /// A tap on the board while the better placement is shown brings the board back as it is, and anything else does that
    /// beside what it does.
    fn is_touched_while_better(&mut self, event: Event) -> bool {
        event.is_touch()
            && event != Event::Better
            && self.hide_better()
            && matches!(event, Event::Tap(_) | Event::GoOn)
    }

    /// What arrives by itself and is remembered even while a question is in front of the board.
    fn note(&mut self, event: Event) {
        match event {
            Event::Drawn { step } => self.drawn = self.drawn.max(step),
            Event::Elapsed(Timer::Settle(step)) if step == self.drawn => {}
            Event::Animated { step } | Event::Elapsed(Timer::Settle(step)) if step == self.step => {
                self.settled = step;
            }
            Event::Answer {
                question: number,
                mv,
            } => match self.phase() {
                Some(
                    Phase::Thinking {
                        question, answer, ..
                    }
                    | Phase::Choosing(Asking::Sought { question, answer }),
                ) if *question == number => *answer = Some(mv),
                _ => {}
            },
            Event::Judged { question, cost } => self.judged(question, cost),
            Event::Elapsed(Timer::Pace(number)) => {
                if let Some(Phase::Thinking {
                    question, rested, ..
                }) = self.phase()
                    && *question == number
                {
                    *rested = true;
                }
            }
            Event::Elapsed(Timer::Pass(step)) => {
                if step == self.step
                    && let Some(Phase::Passing { notice, .. }) = self.phase()
                {
                    *notice = Notice::Read;
                }
            }
            Event::Elapsed(Timer::Hint(number)) => self.hint_seen(number),
            _ => {}
        }
    }

    /// Does whatever waits for nothing any more.
    pub(super) fn advance(&mut self) {
        if self.attention != Attention::Here || !self.is_settled() || self.shows_better() {
            return;
        }
        let step = self.step;
        // Two people at one phone read a notice as long as they like.
        let goes_by_itself = !self.is_on_one_phone();
        match self.phase().copied() {
            Some(Phase::Thinking {
                answer: Some(mv),
                rested: true,
                ..
            }) => {
                self.place(self.made_legal(mv));
                // Without animation the placement is settled at once, and what it leads to waits for no other event.
                self.advance();
            }
            Some(Phase::Choosing(Asking::Sought {
                question,
                answer: Some(mv),
            })) => self.show_hint(question, self.made_legal(mv)),
            Some(Phase::Passing {
                notice: Notice::Read,
                ..
            }) => self.go_on(),
            Some(Phase::Passing {
                color,
                notice: Notice::Coming,
            }) if goes_by_itself => {
                self.set_phase(Phase::Passing {
                    color,
                    notice: Notice::Timed,
                });
                self.outbox.after(Timer::Pass(step), PASS_NOTICE);
            }
            _ => {}
        }
    }

    fn tap_cell(&mut self, cell: Cell) {
        match self.phase().copied() {
            Some(Phase::Choosing(Asking::Nothing | Asking::Blocked(_))) => {}
            // A hint stays until something is done with it.
            Some(Phase::Choosing(Asking::Sought { .. } | Asking::Hinted { .. })) => {
                if self.game().mark(cell) == Mark::None {
                    return;
                }
                self.withdraw_question();
            }
            // A person who sees the marks beside the notice need not wait for it.
            Some(Phase::Passing { color, .. }) if self.is_person(!color) => self.go_on(),
            // "Tap the screen to continue": the board is the largest part of it.
            Some(Phase::HandOver) => return self.go_on(),
            _ => return,
        }
        self.set_phase(Phase::Choosing(Asking::Nothing));
        match self.game().mark(cell) {
            Mark::None => {}
            Mark::Blocked => {
                self.set_phase(Phase::Choosing(Asking::Blocked(cell)));
                self.outbox.sound(Sound::Blocked);
                self.outbox.haptic(Haptic::No);
                self.outbox.announce(Speech::Blocked(cell));
            }
            Mark::Playable | Mark::OneCall | Mark::Exception => self.place_or_ask(cell),
        }
    }

    /// Places at once where there is nothing to choose, else opens the call dialog.
    fn place_or_ask(&mut self, cell: Cell) {
        match self.game().calls(cell) {
            Calls::Unplayable => {}
            Calls::Needless { .. } => self.place(Move::plain(cell)),
            Calls::Needed { calls, same } => match choice(calls, same) {
                Choice::Free => {
                    self.set_phase(Phase::Choosing(Asking::Call {
                        cell,
                        preview: None,
                    }));
                    self.outbox.announce(Speech::AskCall(cell));
                }
                Choice::Only(color) => self.place(Move::calling(cell, color)),
                Choice::Own => {
                    let own = self.game().position().to_move();
                    self.place(Move::calling(cell, own));
                }
            },
        }
    }

    fn call(&mut self, color: Color) {
        let Some(Asking::Call { cell, .. }) = self.asking().copied() else {
            return;
        };
        let mv = Move::calling(cell, color);
        if self.game().moves().contains(&mv) {
            self.outbox.sound(Sound::Call);
            self.place(mv);
        }
    }

    fn cancel_call(&mut self) {
        if let Some(Asking::Call { cell, .. }) = self.asking().copied() {
            self.set_phase(Phase::Choosing(Asking::Nothing));
            self.outbox.announce(Speech::CallCancelled(cell));
        }
    }

    /// Leaves the pass notice or the hand-over screen, which must be up.
    fn go_on(&mut self) {
        if let Some(Phase::Passing { .. } | Phase::HandOver) = self.phase() {
            self.set_phase(Phase::Choosing(Asking::Nothing));
            self.ask_if_due();
        }
    }

    /// Plays a legal move and finds out what comes next.
    fn place(&mut self, mv: Move) {
        let arrival = if self.asks_for_call() {
            Arrival::Held
        } else {
            Arrival::Dropped
        };
        let Stage::Playing(current) = &mut self.stage else {
            return;
        };
        let Ok(turn) = current.game.play(mv) else {
            return;
        };
        if !self.is_person(turn.by) {
            self.note_shown();
        }
        let Stage::Playing(current) = &mut self.stage else {
            return;
        };
        current
            .lesson
            .go_another_way(current.game.turns().len() - 1);
        self.show_step(arrival);
        placement_felt(&turn, &mut self.outbox);
        match (turn.ended, turn.passes) {
            (Some(_), _) => self.end_game(),
            (None, Some(color)) => {
                self.outbox.sound(Sound::Pass);
                self.tell_of_pass(color);
                self.ask_if_due();
            }
            (None, None) => {
                self.set_mover();
                self.ask_if_due();
            }
        }
        let next = self.next();
        let by = self.who(self.player(turn.by));
        self.outbox.announce(Speech::Placed(Placed {
            by,
            color: turn.by,
            cell: turn.mv.cell,
            call: turn.mv.call,
            flips: turn.effect.flip_count(),
            captured: turn.effect.capture_count(),
            core_point: turn.effect.cp_point,
            passes: turn.passes,
            next,
        }));
        self.outbox.push(Effect::Save);
    }

    /// The board has changed: the drawing shows it, or does not.
    fn show_step(&mut self, arrival: Arrival) {
        self.step += 1;
        self.arrival = Some(arrival);
        match patience(self.options.animation) {
            0 => self.settled = self.step,
            millis => self.outbox.after(Timer::Settle(self.step), millis),
        }
    }

    /// The board has changed, but not by a placement: there is nothing to animate.
    pub(super) fn show_at_once(&mut self) {
        self.step += 1;
        self.arrival = None;
        self.settled = self.step;
    }

    /// Undo is for whoever plays alone, and not for an exam.
    pub(super) fn has_undo(&self) -> bool {
        match self.plan.opponent {
            Opponent::Cpu { .. } => true,
            Opponent::People(_) => self.elsewhere.is_some(),
            // Where everything can be taken back, there is no undo beside it.
            Opponent::Practice { .. } | Opponent::Exam { .. } => false,
        }
    }

    /// Whether the one undo of this game can be used now; by message, whether something is not sent yet.
    pub fn can_undo(&self) -> bool {
        if self.elsewhere.is_some() {
            return self.can_take_back_unsent();
        }
        let Stage::Playing(current) = &self.stage else {
            return false;
        };
        self.has_undo() && !current.undone && placed_by(current, self.color(Player::One))
    }

    /// Back to before player one's last placement, whatever the CPU has done since or is thinking about.
    fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        self.withdraw_question();
        let own = self.color(Player::One);
        if let Stage::Playing(current) = &mut self.stage {
            while let Some(turn) = current.game.undo() {
                if turn.by == own {
                    break;
                }
            }
            current.undone = self.elsewhere.is_none();
            self.help.undos = self.help.undos.saturating_add(1);
            current.phase = Phase::Choosing(Asking::Nothing);
        }
        self.show_at_once();
        let next = self.next();
        self.outbox.announce(Speech::TakenBack { next });
        self.outbox.push(Effect::Save);
    }

    /// Sets up the next game's board.
    fn next_game(&mut self) {
        self.stage = Stage::Playing(Current::with(Game::new()));
        self.show_at_once();
        self.open_game();
    }

    /// Says whose turn it is in a game that begins, and asks the CPU if the turn is its own.
    pub(super) fn open_game(&mut self) {
        self.say_whose_turn();
        self.ask_if_due();
        self.outbox.push(Effect::Save);
    }

    pub(super) fn say_whose_turn(&mut self) {
        let (number, next) = (self.game_number(), self.next());
        self.outbox.announce(Speech::Begin { number, next });
    }

    /// Puts the notice of a pass up, if it is wanted.
    fn tell_of_pass(&mut self, color: Color) {
        self.set_phase(if self.options.pass_notice {
            Phase::Passing {
                color,
                notice: Notice::Coming,
            }
        } else {
            Phase::Choosing(Asking::Nothing)
        });
    }

    /// Makes the phase fit whose turn it is, after a placement or on coming back.
    pub(super) fn set_mover(&mut self) {
        let hand_over =
            self.is_on_one_phone() && self.options.hand_over && !self.game().turns().is_empty();
        self.set_phase(if hand_over {
            Phase::HandOver
        } else {
            Phase::Choosing(Asking::Nothing)
        });
    }

    /// Makes the phase of a match that was kept: nobody knows whether a pass notice was read, so it is up again.
    pub(super) fn set_phase_again(&mut self) {
        match self.game().turns().last().and_then(|turn| turn.passes) {
            Some(color) => self.tell_of_pass(color),
            None => self.set_mover(),
        }
    }

    /// On coming back: an open call dialog is still open, a pass notice is shown anew, and two people hand the phone over
    /// again, because nobody knows who took it up.
    pub(super) fn take_up_phase(&mut self) {
        match self.phase() {
            Some(Phase::Passing { notice, .. }) => *notice = Notice::Coming,
            Some(Phase::Choosing(Asking::Nothing | Asking::Blocked(_))) => self.set_mover(),
            _ => {}
        }
    }

    /// Asks the CPU if the turn is its own, and the teacher about a placement of which nothing is known.
    pub(super) fn ask_if_due(&mut self) {
        if self.elsewhere.is_some() {
            return self.await_message();
        }
        let Some(level) = self.plan.opponent.level() else {
            return;
        };
        let due = matches!(self.phase(), Some(Phase::Choosing(_)))
            && !self.is_person(self.game().position().to_move());
        if !due {
            self.ask_for_word();
            return;
        }
        self.asked += 1;
        self.set_phase(Phase::Thinking {
            question: self.asked,
            answer: None,
            rested: false,
        });
        let question = self.question(level);
        self.await_word(question.judge);
        self.outbox.device(Command::Think(question));
        let millis = pause(self.options.pace);
        self.outbox.after(Timer::Pace(self.asked), millis);
    }

    /// Makes the running question stale, and takes away a hint that is shown.
    pub(super) fn withdraw_question(&mut self) {
        let phase = self.phase().copied();
        let asked = matches!(
            phase,
            Some(Phase::Thinking { .. } | Phase::Choosing(Asking::Sought { .. }))
        );
        // The word on a placement that was asked for beside it is not coming any more either.
        if self.forget_word() || asked {
            self.outbox.device(Command::StopThinking);
        }
        if asked || matches!(phase, Some(Phase::Choosing(Asking::Hinted { .. }))) {
            self.set_phase(Phase::Choosing(Asking::Nothing));
        }
    }

    /// The CPU's choice, or, should it ever be none that can be played, the first that can.
    fn made_legal(&self, mv: Move) -> Move {
        let legal = self.game().moves();
        if legal.contains(&mv) {
            mv
        } else {
            legal.first().copied().unwrap_or(mv)
        }
    }

    pub(super) fn is_settled(&self) -> bool {
        self.settled == self.step
    }

    pub(super) fn phase(&mut self) -> Option<&mut Phase> {
        match &mut self.stage {
            Stage::Playing(current) => Some(&mut current.phase),
            Stage::Between(_) | Stage::Over { .. } => None,
        }
    }

    fn asking(&mut self) -> Option<&mut Asking> {
        match self.phase()? {
            Phase::Choosing(asking) => Some(asking),
            _ => None,
        }
    }

    pub(super) fn set_phase(&mut self, to: Phase) {
        if let Some(phase) = self.phase() {
            *phase = to;
        }
    }
}

/// What a placement sounds and feels like.
fn placement_felt(turn: &Turn, outbox: &mut Outbox) {
    outbox.sound(Sound::Place {
        flips: turn.effect.flip_count(),
    });
    if turn.effect.capture_count() > 0 {
        outbox.sound(Sound::Capture);
        outbox.haptic(Haptic::Thud);
    } else {
        outbox.haptic(Haptic::Tick);
    }
}

/// What there is to choose between two calls.
pub(super) enum Choice {
    /// Both lead somewhere else; ko may forbid one of them.
    Free,
    /// Only this one flips anything.
    Only(Color),
    /// Both lead to the same position: the mover's own colour is called.
    Own,
}

pub(super) fn choice(calls: ByColor<CallState>, same: bool) -> Choice {
    match (calls.black, calls.white) {
        (CallState::NotAllowed, _) => Choice::Only(Color::White),
        (_, CallState::NotAllowed) => Choice::Only(Color::Black),
        _ if same => Choice::Own,
        _ => Choice::Free,
    }
}
