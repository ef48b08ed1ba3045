//! The flow of a game on a board: taps, answers and timers in, turns and news out.

use rsg_engine::Color;

use super::effect::{
    BoardOutput, Command, HINT_SHOWN, Haptic, News, PASS_NOTICE, Sound, patience, pause,
};
use super::{
    Arrival, Asking, Attention, Board, BoardEvent, Notice, Phase, Play, Seat, Spot, Stop, Timer,
};
use crate::games::{BoardGame, Change, Tapped};
use crate::thinking::{Answer, AskKind, Finding};

impl Board {
    /// Takes an event. One that means nothing here and now changes nothing; what only drivers
    /// know (Undo against the CPU, practice, the next game) never does.
    #[must_use]
    pub fn apply(&mut self, event: &BoardEvent) -> Vec<BoardOutput> {
        self.look_at_clock();
        match self.attention {
            Attention::Away => {}
            Attention::Here => {
                if self.is_in_question() {
                    self.settle_question(event);
                } else {
                    self.act(event);
                }
                self.note(event);
            }
            Attention::Held => self.note(event),
        }
        self.finish()
    }

    /// Sets the player's attention. While it is away, the CPU is stopped; on coming back it is asked again, and
    /// notices stand as long as they should. While a question is in front nothing moves by itself; what arrives in the
    /// meantime happens when it is gone.
    #[must_use]
    pub fn attend(&mut self, attention: Attention) -> Vec<BoardOutput> {
        self.look_at_clock();
        let before = std::mem::replace(&mut self.attention, attention);
        match (before, attention) {
            (Attention::Here | Attention::Held, Attention::Away) => {
                self.steps.settle();
                self.forget_remarks();
                self.withdraw_question();
                self.drop_undo_question();
                self.leave_clock();
            }
            (Attention::Away, Attention::Here | Attention::Held) => {
                self.come_back_to_clock();
                self.take_up_phase();
                self.open();
            }
            _ => {}
        }
        self.finish()
    }

    /// Announces the side to move in a game that begins or is taken up, and asks its seat.
    pub fn open(&mut self) {
        if !self.is_over() {
            self.report(News::Opened);
            self.ask_if_due();
        }
    }

    /// Ends an event: what waits for nothing any more, the clock, and all that was asked for and told.
    #[must_use]
    pub fn finish(&mut self) -> Vec<BoardOutput> {
        self.advance();
        self.set_clock();
        std::mem::take(&mut self.outbox)
    }

    /// Applies an answer of two people to the question in front of them.
    fn settle_question(&mut self, event: &BoardEvent) {
        match event {
            BoardEvent::Absence(answer) if self.absence().is_some() => {
                self.agree_on_absence(*answer);
                self.look_at_clock();
            }
            BoardEvent::AgreeToUndo => self.answer_undo(true),
            BoardEvent::RefuseUndo => self.answer_undo(false),
            _ => {}
        }
    }

    /// Applies an action of the player.
    fn act(&mut self, event: &BoardEvent) {
        let is_for_what_is_drawn = matches!(
            event,
            BoardEvent::Tap(_)
                | BoardEvent::GoOn
                | BoardEvent::Beside(_)
                | BoardEvent::Agree
                | BoardEvent::Resume
        );
        if is_for_what_is_drawn {
            // A touch that was meant for the board of a moment ago ends what is being shown, and does nothing else.
            if self.steps.settle() {
                return;
            }
            self.cpu_plays_on = false;
        }
        match event {
            BoardEvent::Tap(spot) => self.tap(*spot),
            BoardEvent::Call(color) => self.call(*color),
            BoardEvent::PreviewCall(color) => {
                if let Phase::Choosing(Asking::Call { preview, .. }) = &mut self.phase {
                    *preview = *color;
                }
            }
            BoardEvent::CancelCall => self.cancel_call(),
            // It decides nothing, and so ends nothing that is being shown.
            BoardEvent::Aim(aim) => self.aim_at(*aim),
            BoardEvent::Beside(play) => self.play_beside(play),
            BoardEvent::Agree => self.agree(),
            BoardEvent::Why => self.show_why(),
            BoardEvent::Resume => self.go_on_from_stop(),
            BoardEvent::GoOn => self.go_on(),
            BoardEvent::Undo => self.ask_for_undo(),
            _ => {}
        }
    }

    /// Takes in events that come by themselves, and remembers them even while a question is in front of the board.
    fn note(&mut self, event: &BoardEvent) {
        self.steps.note(event);
        match event {
            BoardEvent::Answer(Answer {
                question,
                finding: Finding::Turn(play),
            }) => self.answered(*question, play.clone()),
            BoardEvent::Elapsed(Timer::Pace(number)) => {
                if let Phase::Thinking {
                    question,
                    pause_over,
                    ..
                } = &mut self.phase
                    && question == number
                {
                    *pause_over = true;
                }
            }
            BoardEvent::Elapsed(Timer::Pass(step)) if *step == self.steps.number() => {
                if let Phase::Passing { notice, .. } = &mut self.phase {
                    *notice = Notice::Read;
                }
            }
            BoardEvent::Elapsed(Timer::Hint(number)) => {
                if matches!(&self.phase, Phase::Choosing(Asking::Hinted { question, .. }) if question == number)
                {
                    self.phase = Phase::Choosing(Asking::Nothing);
                }
            }
            BoardEvent::Elapsed(Timer::Clock(number)) => self.ticked(*number),
            _ => {}
        }
    }

    fn answered(&mut self, number: u64, play: Play) {
        match &mut self.phase {
            Phase::Thinking {
                question, answer, ..
            }
            | Phase::Choosing(Asking::Sought { question, answer })
                if *question == number =>
            {
                *answer = Some(play);
            }
            Phase::Stopped(_) => self.hear_what_is_lost(number, &play),
            _ => {}
        }
    }

    /// The turn that the board waits for, of a seat that the driver speaks for. It is made after a natural pause.
    pub fn deliver(&mut self, play: Play) {
        if let Phase::Thinking {
            question,
            answer: answer @ None,
            ..
        } = &mut self.phase
        {
            *answer = Some(play);
            let (timer, millis) = (Timer::Pace(*question), pause(self.options.pace));
            self.after(timer, millis);
        }
    }

    /// Does whatever waits for nothing any more.
    fn advance(&mut self) {
        if self.attention != Attention::Here || !self.steps.are_settled() {
            return;
        }
        match self.phase.clone() {
            Phase::Thinking {
                answer: Some(play),
                pause_over: true,
                ..
            } => {
                self.play(&self.made_legal(play));
                // Without animation the turn is settled at once, and what it leads to waits for no other event.
                self.advance();
            }
            Phase::Choosing(Asking::Sought {
                question,
                answer: Some(play),
            }) => self.show_hint(question, self.made_legal(play)),
            Phase::Passing {
                notice: Notice::Read,
                ..
            } => self.go_on(),
            // Two people at one phone read a notice as long as they like.
            Phase::Passing {
                color,
                notice: Notice::Coming,
            } if !self.is_on_one_phone() => {
                let notice = Notice::Timed;
                self.phase = Phase::Passing { color, notice };
                let timer = Timer::Pass(self.steps.number());
                self.after(timer, PASS_NOTICE);
            }
            _ => {}
        }
    }

    fn tap(&mut self, spot: Spot) {
        match self.phase {
            Phase::Choosing(Asking::Nothing | Asking::Refused(_)) => {}
            // A hint stays until something is done with it.
            Phase::Choosing(Asking::Sought { .. } | Asking::Hinted { .. }) => {
                if self.game.tapped(spot) == Tapped::Nothing {
                    return;
                }
                self.withdraw_question();
            }
            Phase::Stopped(_) => return self.mark(spot),
            // A person who sees the marks beside the notice need not wait for it.
            Phase::Passing { color, .. } if self.is_person(!color) => self.go_on(),
            // "Tap the screen to continue": the board is the largest part of it.
            Phase::HandOver => return self.go_on(),
            Phase::Choosing(Asking::Call { .. })
            | Phase::Passing { .. }
            | Phase::Thinking { .. }
            | Phase::Over => return,
        }
        self.phase = Phase::Choosing(Asking::Nothing);
        match self.game.tapped(spot) {
            Tapped::Nothing => {}
            Tapped::Refused => {
                self.phase = Phase::Choosing(Asking::Refused(spot));
                self.report(News::Refused(spot));
            }
            Tapped::Plays(_) if self.options.every_call && self.game.needs_call(spot) => {
                self.ask_for_call(spot);
            }
            Tapped::Plays(play) => self.play(&play),
            Tapped::AsksForCall => self.ask_for_call(spot),
        }
    }

    fn ask_for_call(&mut self, spot: Spot) {
        let preview = None;
        self.phase = Phase::Choosing(Asking::Call { spot, preview });
        self.report(News::CallAsked(spot));
    }

    fn call(&mut self, color: Color) {
        let Phase::Choosing(Asking::Call { spot, .. }) = self.phase else {
            return;
        };
        let call = Some(color);
        let play = Play::Place { spot, call };
        if self.game.allows(&play) {
            self.play(&play);
        }
    }

    fn cancel_call(&mut self) {
        if let Phase::Choosing(Asking::Call { spot, .. }) = self.phase {
            self.phase = Phase::Choosing(Asking::Nothing);
            self.report(News::CallCancelled(spot));
        }
    }

    fn aim_at(&mut self, aim: Option<super::Aim>) {
        if (aim.is_none() || self.is_choosing()) && self.aim != aim {
            self.forget_remarks();
            self.aim = aim;
        }
    }

    fn play_beside(&mut self, play: &Play) {
        if self.is_choosing() && self.game.is_beside(play) && self.game.allows(play) {
            self.withdraw_question();
            self.play(play);
        }
    }

    /// Leaves the pass notice or the hand-over screen, which must be up.
    fn go_on(&mut self) {
        if matches!(self.phase, Phase::Passing { .. } | Phase::HandOver) {
            self.phase = Phase::Choosing(Asking::Nothing);
            self.ask_if_due();
        }
    }

    /// Makes a turn that is allowed and finds out what comes next.
    pub(super) fn play(&mut self, play: &Play) {
        let mover = self.game.to_move();
        let arrival = if self.asks_for_call() {
            Arrival::Held
        } else {
            Arrival::Dropped
        };
        if !self.game.play(play) {
            return;
        }
        let Some(change) = self.game.last() else {
            return;
        };
        self.phase = Phase::Choosing(Asking::Nothing);
        self.aim = None;
        self.report(News::TurnMade);
        let patience = patience(self.options.animation);
        if let Some(timer) = self.steps.show(arrival, patience) {
            self.after(timer, patience);
        }
        self.explain_call(mover);
        self.let_turn_be_felt(&change, arrival);
        if self.game.is_over() {
            self.phase = Phase::Over;
            self.report(News::Ended);
        } else if self.game.is_stopped() {
            self.phase = Phase::Stopped(Stop::default());
        } else if let Some(color) = change.passes {
            self.device(Command::Sound(Sound::Pass));
            self.report_pass(color);
        } else if self.game.to_move() != mover {
            // Whoever has the turn again keeps the phone.
            self.set_mover();
        }
        self.ask_if_due();
        self.report(News::TurnDone);
    }

    /// Makes a turn of a finished game once more, to be drawn and for nothing else.
    pub fn show_again(&mut self, play: &Play) {
        if self.game.play(play) {
            self.phase = Phase::of(&*self.game);
            // Whoever shows it has a timer of its own.
            let _ = self.steps.show(Arrival::Dropped, 1);
        }
    }

    /// Explains why no call was asked for, the first times.
    fn explain_call(&mut self, by: Color) {
        self.explains_call = false;
        let call = self.made_call().filter(|_| self.is_person(by));
        if let Some(reason) = call.map(|call| call.reason)
            && self.options.explained.lacks(reason)
        {
            self.explains_call = true;
            self.options.explained.note(reason);
            self.report(News::CallExplained(reason));
        }
    }

    fn let_turn_be_felt(&mut self, change: &Change, arrival: Arrival) {
        if change.turns_core() {
            self.device(Command::Sound(Sound::Core));
        } else if arrival == Arrival::Held {
            self.device(Command::Sound(Sound::Call));
        }
        let flips = u8::try_from(change.turned_over().len()).unwrap_or(u8::MAX);
        self.device(Command::Sound(if change.is_pass() {
            Sound::Pass
        } else {
            Sound::Place { flips }
        }));
        let captures = 0 < change.points();
        if captures {
            self.device(Command::Sound(Sound::Capture));
        }
        self.device(Command::Haptic(if change.turns_core() {
            Haptic::Core
        } else if captures {
            Haptic::Thud
        } else {
            Haptic::Tick
        }));
    }

    /// Changes the game otherwise than by a turn (a take-back, turns that are placed again). It is drawn as it is then,
    /// and the seat to move is asked when the driver says so ([`Board::ask_if_due`]).
    pub fn rearrange(&mut self, change: impl FnOnce(&mut Box<dyn BoardGame>)) {
        self.withdraw_question();
        self.drop_undo_question();
        change(&mut self.game);
        self.phase = Phase::of(&*self.game);
        self.forget_remarks();
        self.steps.show_at_once();
    }

    /// Takes turns back up to the last one of this colour, whatever has come since or is being thought about. The
    /// turns, the latest first.
    pub fn take_back(&mut self, own: Color) -> Vec<Play> {
        let mut taken = Vec::new();
        self.rearrange(|game| {
            while let Some((by, play)) = game.undo() {
                taken.push(play);
                if by == own {
                    break;
                }
            }
        });
        taken
    }

    /// Asks for a hint for the person who is to move, or takes it away.
    pub fn hint(&mut self) {
        match &self.phase {
            Phase::Choosing(Asking::Sought { .. } | Asking::Hinted { .. }) => {
                self.withdraw_question();
            }
            _ if self.awaits_placement() => {
                let question = self.next_question();
                let answer = None;
                self.phase = Phase::Choosing(Asking::Sought { question, answer });
                self.outbox.push(BoardOutput::Ask(question, AskKind::Hint));
            }
            _ => {}
        }
    }

    fn show_hint(&mut self, question: u64, play: Play) {
        self.phase = Phase::Choosing(Asking::Hinted {
            question,
            play: play.clone(),
        });
        self.after(Timer::Hint(question), HINT_SHOWN);
        self.report(News::Hinted(play));
    }

    /// Puts the notice of a pass up, if it is wanted.
    fn report_pass(&mut self, color: Color) {
        self.phase = if self.options.pass_notice {
            let notice = Notice::Coming;
            Phase::Passing { color, notice }
        } else {
            Phase::Choosing(Asking::Nothing)
        };
    }

    /// Makes the phase fit whose turn it is.
    pub(super) fn set_mover(&mut self) {
        let is_passed_on = self.is_on_one_phone() && !self.sits_opposite;
        let hand_over = is_passed_on && self.options.hand_over && 0 < self.game.turns();
        self.phase = if hand_over {
            Phase::HandOver
        } else {
            Phase::Choosing(Asking::Nothing)
        };
    }

    /// Makes the phase of a game that was kept.
    pub(super) fn set_phase_again(&mut self) {
        if !matches!(self.phase, Phase::Choosing(_)) {
            return;
        }
        match self.game.last().and_then(|change| change.passes) {
            Some(color) => self.report_pass(color),
            None => self.set_mover(),
        }
    }

    /// Takes up play: an open call dialog is still open, a pass notice is shown anew, and two people hand the phone
    /// over again, because nobody knows who took it up.
    fn take_up_phase(&mut self) {
        match &mut self.phase {
            Phase::Passing { notice, .. } => *notice = Notice::Coming,
            Phase::Choosing(Asking::Nothing | Asking::Refused(_)) => self.set_mover(),
            _ => {}
        }
    }

    /// Asks the seat that is to move, if no person holds it; in a stopped game, asks the CPU for the lost groups.
    pub fn ask_if_due(&mut self) {
        match self.phase {
            Phase::Stopped(_) => return self.ask_what_is_lost(),
            Phase::Choosing(_) => {}
            _ => return,
        }
        let seat = self.seats[self.game.to_move()];
        if seat == Seat::Person {
            return;
        }
        let question = self.next_question();
        self.phase = Phase::Thinking {
            question,
            answer: None,
            pause_over: false,
        };
        if let Seat::Cpu(_) = seat {
            self.outbox.push(BoardOutput::Ask(question, AskKind::Turn));
            let millis = pause(self.options.pace);
            self.after(Timer::Pace(question), millis);
        } else {
            self.report(News::Awaiting);
        }
    }

    /// Makes the running question stale, and takes away a hint that is shown.
    pub fn withdraw_question(&mut self) {
        let asked = match &mut self.phase {
            Phase::Thinking { .. } | Phase::Choosing(Asking::Sought { .. }) => true,
            Phase::Stopped(stop) => stop.withdraw(),
            _ => false,
        };
        if asked {
            self.device(Command::StopThinking);
        }
        if matches!(
            self.phase,
            Phase::Thinking { .. } | Phase::Choosing(Asking::Sought { .. } | Asking::Hinted { .. })
        ) {
            self.phase = Phase::Choosing(Asking::Nothing);
        }
    }

    /// The game ends here, whatever its rules say: somebody gave it up, or lost it on time.
    pub fn close(&mut self) {
        self.withdraw_question();
        self.drop_undo_question();
        self.steps.settle();
        self.phase = Phase::Over;
    }

    /// An answer, or, should it ever be none that is allowed, another turn. The CPU ends a game only together with the
    /// player.
    fn made_legal(&self, play: Play) -> Play {
        if self.game.allows(&play) && self.game.agreed(&play).is_none() {
            return play;
        }
        self.game.any_play().unwrap_or(play)
    }

    /// Clears the remarks on the last touch, and the spot aimed at.
    pub(super) fn forget_remarks(&mut self) {
        (self.aim, self.cpu_plays_on) = (None, false);
        if let Phase::Choosing(asking @ Asking::Refused(_)) = &mut self.phase {
            *asking = Asking::Nothing;
        }
    }

    fn device(&mut self, command: Command) {
        self.outbox.push(BoardOutput::Device(command));
    }

    pub(super) fn after(&mut self, timer: Timer, millis: u32) {
        self.device(Command::After { timer, millis });
    }

    pub(super) fn report(&mut self, news: News) {
        self.outbox.push(BoardOutput::News(news));
    }
}
