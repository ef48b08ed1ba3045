//! How a running match moves: taps, answers and timers in, placements and effects out.

use rsg_engine::{ByColor, CallState, Calls, Cell, Color, Mark, Move, Turn};

use super::effect::{Effect, Event, Haptic, PASS_NOTICE, Sound, Timer, patience, pause};
use super::running::{Asking, Attention, Match, Notice, Phase, Stage, Table, placed_by};
use super::speech::{Placed, Speech};
use super::{Matchup, Player};

impl Match {
    /// Tells the match what has happened. An event that means nothing here and now changes nothing.
    #[must_use]
    pub fn apply(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = Vec::new();
        match self.attention {
            Attention::Away => {}
            Attention::Here => {
                self.act(event, &mut effects);
                self.note(event);
            }
            Attention::Held => self.note(event),
        }
        self.advance(&mut effects);
        effects
    }

    /// What the player does.
    fn act(&mut self, event: Event, effects: &mut Vec<Effect>) {
        match event {
            Event::Tap(cell) => self.tap(cell, effects),
            Event::Call(color) => self.call(color, effects),
            Event::PreviewCall(color) => {
                if let Some(Asking::Call { preview, .. }) = self.asking() {
                    *preview = color;
                }
            }
            Event::CancelCall => self.cancel_call(effects),
            Event::Undo => self.undo(effects),
            Event::Hint => self.hint(effects),
            Event::GoOn => self.go_on(effects),
            Event::NextGame => {
                if matches!(self.stage, Stage::Between(_)) && self.is_settled() {
                    self.next_game(effects);
                }
            }
            Event::Answer { .. } | Event::Elapsed(_) | Event::Animated { .. } => {}
        }
    }

    /// What arrives by itself and is remembered even while a question is in front of the board.
    fn note(&mut self, event: Event) {
        match event {
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
    pub(super) fn advance(&mut self, effects: &mut Vec<Effect>) {
        if self.attention != Attention::Here || !self.is_settled() {
            return;
        }
        let step = self.step;
        let against_cpu = self.plan.level().is_some();
        match self.phase().copied() {
            Some(Phase::Thinking {
                answer: Some(mv),
                rested: true,
                ..
            }) => {
                self.place(self.made_legal(mv), effects);
                // Without animation the placement is settled at once, and what it leads to waits for no other event.
                self.advance(effects);
            }
            Some(Phase::Choosing(Asking::Sought {
                question,
                answer: Some(mv),
            })) => self.show_hint(question, self.made_legal(mv), effects),
            Some(Phase::Passing {
                notice: Notice::Read,
                ..
            }) => self.go_on(effects),
            Some(Phase::Passing {
                color,
                notice: Notice::Coming,
            }) if against_cpu => {
                self.set_phase(Phase::Passing {
                    color,
                    notice: Notice::Timed,
                });
                effects.push(Effect::After {
                    timer: Timer::Pass(step),
                    millis: PASS_NOTICE,
                });
            }
            _ => {}
        }
    }

    fn tap(&mut self, cell: Cell, effects: &mut Vec<Effect>) {
        match self.phase().copied() {
            Some(Phase::Choosing(Asking::Nothing | Asking::Blocked(_))) => {}
            // A hint stays until something is done with it.
            Some(Phase::Choosing(Asking::Sought { .. } | Asking::Hinted { .. })) => {
                if self.game().mark(cell) == Mark::None {
                    return;
                }
                effects.extend(self.withdraw_question());
            }
            // A person who sees the marks before the notice, or instead of it, need not wait for it.
            Some(Phase::Passing { color, .. }) if self.is_person(!color) => self.go_on(effects),
            // The same tap that would have gone to the screen which is about to come up brings it up.
            Some(Phase::HandOver) => {
                self.settled = self.step;
                return;
            }
            _ => return,
        }
        self.set_phase(Phase::Choosing(Asking::Nothing));
        match self.game().mark(cell) {
            Mark::None => {}
            Mark::Blocked => {
                self.set_phase(Phase::Choosing(Asking::Blocked(cell)));
                effects.push(Effect::Sound(Sound::Blocked));
                effects.push(Effect::Haptic(Haptic::No));
                effects.push(Effect::Announce(Speech::Blocked(cell)));
            }
            Mark::Playable | Mark::OneCall | Mark::Exception => self.place_or_ask(cell, effects),
        }
    }

    /// Places at once where there is nothing to choose, else opens the call dialog.
    fn place_or_ask(&mut self, cell: Cell, effects: &mut Vec<Effect>) {
        match self.game().calls(cell) {
            Calls::Unplayable => {}
            Calls::Needless { .. } => self.place(Move::plain(cell), effects),
            Calls::Needed { calls, same } => match choice(calls, same) {
                Choice::Free => {
                    self.set_phase(Phase::Choosing(Asking::Call {
                        cell,
                        preview: None,
                    }));
                    effects.push(Effect::Announce(Speech::AskCall(cell)));
                }
                Choice::Only(color) => self.place(Move::calling(cell, color), effects),
                Choice::Own => {
                    let own = self.game().position().to_move();
                    self.place(Move::calling(cell, own), effects);
                }
            },
        }
    }

    fn call(&mut self, color: Color, effects: &mut Vec<Effect>) {
        let Some(Asking::Call { cell, .. }) = self.asking().copied() else {
            return;
        };
        let mv = Move::calling(cell, color);
        if self.game().moves().contains(&mv) {
            effects.push(Effect::Sound(Sound::Call));
            self.place(mv, effects);
        }
    }

    fn cancel_call(&mut self, effects: &mut Vec<Effect>) {
        if let Some(Asking::Call { cell, .. }) = self.asking().copied() {
            self.set_phase(Phase::Choosing(Asking::Nothing));
            effects.push(Effect::Announce(Speech::CallCancelled(cell)));
        }
    }

    /// Leaves the pass notice or the hand-over screen, which must be up.
    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        if let Some(Phase::Passing { .. } | Phase::HandOver) = self.phase() {
            self.settled = self.step;
            self.set_phase(Phase::Choosing(Asking::Nothing));
            self.ask_if_due(effects);
        }
    }

    /// Plays a legal move and finds out what comes next.
    fn place(&mut self, mv: Move, effects: &mut Vec<Effect>) {
        let Stage::Playing(table) = &mut self.stage else {
            return;
        };
        let Ok(turn) = table.game.play(mv) else {
            return;
        };
        self.show_step(effects);
        placement_felt(&turn, effects);
        match (turn.ended, turn.passes) {
            (Some(_), _) => self.game_over(effects),
            (None, Some(color)) => {
                effects.push(Effect::Sound(Sound::Pass));
                self.set_phase(Phase::Passing {
                    color,
                    notice: Notice::Coming,
                });
            }
            (None, None) => {
                self.set_mover();
                self.ask_if_due(effects);
            }
        }
        let next = self.next();
        effects.push(Effect::Announce(Speech::Placed(Placed {
            by: self.who(self.player(turn.by)),
            color: turn.by,
            cell: turn.mv.cell,
            call: turn.mv.call,
            flips: turn.effect.flip_count(),
            captured: turn.effect.capture_count(),
            core_point: turn.effect.cp_point,
            passes: turn.passes,
            next,
        })));
        effects.push(Effect::Save);
    }

    /// The board has changed: the drawing shows it, or does not.
    fn show_step(&mut self, effects: &mut Vec<Effect>) {
        self.step += 1;
        self.placed = true;
        match patience(self.manners.animation) {
            0 => self.settled = self.step,
            millis => effects.push(Effect::After {
                timer: Timer::Settle(self.step),
                millis,
            }),
        }
    }

    /// The board has changed, but not by a placement: there is nothing to animate.
    fn show_at_once(&mut self) {
        self.step += 1;
        self.placed = false;
        self.settled = self.step;
    }

    /// Whether the one undo of this game can be used now.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let Stage::Playing(table) = &self.stage else {
            return false;
        };
        let own = self.color(Player::One);
        let has_placed = match self.plan.matchup {
            Matchup::Cpu { .. } => placed_by(table, own),
            Matchup::Practice { opening, .. } => {
                let since = table.game.turns().iter().skip(opening);
                since.into_iter().any(|turn| turn.by == own)
            }
            Matchup::People { .. } | Matchup::Exam { .. } => false,
        };
        !table.undone && has_placed
    }

    /// Back to before player one's last placement, whatever the CPU has done since or is thinking about.
    fn undo(&mut self, effects: &mut Vec<Effect>) {
        if !self.can_undo() {
            return;
        }
        effects.extend(self.withdraw_question());
        let own = self.color(Player::One);
        if let Stage::Playing(table) = &mut self.stage {
            while let Some(turn) = table.game.undo() {
                if turn.by == own {
                    break;
                }
            }
            table.undone = true;
            self.help.undos = self.help.undos.saturating_add(1);
            table.phase = Phase::Choosing(Asking::Nothing);
        }
        self.show_at_once();
        let next = self.next();
        effects.push(Effect::Announce(Speech::TakenBack { next }));
        effects.push(Effect::Save);
    }

    /// Sets up the next game's board.
    pub(super) fn next_game(&mut self, effects: &mut Vec<Effect>) {
        self.stage = Stage::Playing(Table {
            game: rsg_engine::Game::new(),
            undone: false,
            phase: Phase::Choosing(Asking::Nothing),
        });
        self.show_at_once();
        let (number, next) = (self.game_number(), self.next());
        effects.push(Effect::Announce(Speech::Begin { number, next }));
        self.ask_if_due(effects);
        effects.push(Effect::Save);
    }

    /// Makes the phase fit whose turn it is, after a placement or on coming back.
    pub(super) fn set_mover(&mut self) {
        let hand_over = matches!(self.plan.matchup, Matchup::People { .. })
            && self.manners.hand_over
            && !self.game().turns().is_empty();
        self.set_phase(if hand_over {
            Phase::HandOver
        } else {
            Phase::Choosing(Asking::Nothing)
        });
    }

    /// Makes the phase of a match that was kept: nobody knows whether a pass notice was read, so it is up again.
    pub(super) fn set_phase_again(&mut self) {
        match self.game().turns().last().and_then(|turn| turn.passes) {
            Some(color) => self.set_phase(Phase::Passing {
                color,
                notice: Notice::Coming,
            }),
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

    /// Asks the CPU if the turn is its own.
    pub(super) fn ask_if_due(&mut self, effects: &mut Vec<Effect>) {
        let Some(level) = self.plan.level() else {
            return;
        };
        let due = matches!(self.phase(), Some(Phase::Choosing(_)))
            && !self.is_person(self.game().position().to_move());
        if !due {
            return;
        }
        self.asked += 1;
        self.set_phase(Phase::Thinking {
            question: self.asked,
            answer: None,
            rested: false,
        });
        effects.push(Effect::Think(self.question(level)));
        effects.push(Effect::After {
            timer: Timer::Pace(self.asked),
            millis: pause(self.manners.pace),
        });
    }

    /// Makes the running question stale, and takes away a hint that is shown.
    pub(super) fn withdraw_question(&mut self) -> Vec<Effect> {
        let asked = match self.phase() {
            Some(Phase::Thinking { .. } | Phase::Choosing(Asking::Sought { .. })) => true,
            Some(Phase::Choosing(Asking::Hinted { .. })) => false,
            _ => return Vec::new(),
        };
        self.set_phase(Phase::Choosing(Asking::Nothing));
        Vec::from_iter(asked.then_some(Effect::StopThinking))
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
            Stage::Playing(table) => Some(&mut table.phase),
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
fn placement_felt(turn: &Turn, effects: &mut Vec<Effect>) {
    effects.push(Effect::Sound(Sound::Place {
        flips: turn.effect.flip_count(),
    }));
    if turn.effect.capture_count() > 0 {
        effects.push(Effect::Sound(Sound::Capture));
        effects.push(Effect::Haptic(Haptic::Thud));
    } else {
        effects.push(Effect::Haptic(Haptic::Tick));
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
