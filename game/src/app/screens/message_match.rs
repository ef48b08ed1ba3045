//! A game by message on the board. Whatever is done there is written back into the profile at once.

use super::play::{PlayLine, PlayView, shown};
use crate::app::context::Context;
use crate::app::effect::Effect;
use crate::app::event::{Event, PlayEvent};
use crate::app::overlay::{Honour, NextStep, ResultView, SendView};
use crate::app::route::{Confirmation, Destination, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::board::{Attention, BoardEvent};
use crate::progress::by_message::{MessageMatch, MessageMatchId, Waiting};
use crate::progress::{Earned, MatchId};
use crate::session::{AnyDriver, DriverEffect, Match};

#[derive(Debug, Clone)]
pub struct MessageMatchScreen {
    pub id: MessageMatchId,
    pub current: Match,
    /// Under which number its end came into the books, if that was while it was looked at.
    booked_as: MatchId,
}

impl MessageMatchScreen {
    /// The match as the player has seen it last; none if it cannot be played.
    pub fn open(id: MessageMatchId, context: &mut Context) -> Option<MessageMatchScreen> {
        let game = context.books.profile.by_message.get(id)?.clone();
        let (options, seed) = (context.books.board_options(), context.seeds.draw());
        Some(MessageMatchScreen {
            id,
            current: Match::by_message(&game, options, seed).ok()?,
            booked_as: MatchId::default(),
        })
    }

    fn game<'a>(&self, context: &'a Context) -> Option<&'a MessageMatch> {
        context.books.profile.by_message.get(self.id)
    }

    fn is_settled(&self) -> bool {
        self.current.shown_log() == self.current.log()
    }

    fn play(&mut self, event: PlayEvent, context: &mut Context) -> Transition {
        match event {
            PlayEvent::Quit | PlayEvent::Resign if self.current.is_own_turn() => {
                return Transition::Ask(Confirmation::Resign);
            }
            PlayEvent::Quit | PlayEvent::Close => return Transition::Go(Destination::MESSAGES),
            PlayEvent::NextStep => return self.take_next_step(context),
            PlayEvent::Share => return shown::share(&self.current, context),
            PlayEvent::Review => return self.look_again(None, context),
            PlayEvent::Replay => {
                self.on_board_event(&BoardEvent::Replay { turning: None }, context);
            }
            PlayEvent::LookCloser => {
                let shown = self.current.replayed().map(|replay| replay.shown);
                return shown.map_or(Transition::Stay, |shown| {
                    self.look_again(Some(shown), context)
                });
            }
            PlayEvent::Help(topic) => return shown::help(self.current.kind(), topic),
            PlayEvent::NoMoreNotices => self.stop_notices(context),
            PlayEvent::ReadBoard => self.read_board(context),
            // There is no side to tell of, and another match is asked for in Setup.
            PlayEvent::Turning | PlayEvent::Again => {}
            PlayEvent::CopyMoves | PlayEvent::CopySheet => {
                let text = shown::text_of(self.current.game(), &event);
                context.outbox.extend(text.map(Effect::ShareText));
            }
            PlayEvent::Resign => {}
        }
        Transition::Stay
    }

    /// Review of the game whose result is shown, at its end or after `turns` turns.
    fn look_again(&self, turns: Option<usize>, context: &mut Context) -> Transition {
        let open = shown::open(&self.current, self.booked_as, context);
        let open = open.map(|open| match turns {
            Some(turns) => open.at_turn(turns, &mut context.outbox),
            None => open,
        });
        Transition::review(Destination::Screen(ScreenName::Review), open)
    }

    fn take_next_step(&mut self, context: &mut Context) -> Transition {
        if self.current.is_between() {
            self.on_board_event(&BoardEvent::NextGame, context);
        } else if self.game(context).is_some_and(MessageMatch::is_uncounted) {
            self.count(context);
        } else {
            return Transition::Go(Destination::MESSAGES);
        }
        Transition::Stay
    }

    /// Writes what stands on the board back into the profile.
    fn keep(&mut self, context: &mut Context) {
        let (log, seen) = (self.current.log(), self.current.shown_log().len());
        if let Some(game) = context.books.profile.by_message.get_mut(self.id) {
            game.keep(log, seen, context.books.today);
        }
        self.book(context);
        context.save();
    }

    /// Puts the match into the books, once: when both know its end and the player has seen it. Returns true if it did.
    fn book(&mut self, context: &mut Context) -> bool {
        let Some(game) = self.game(context) else {
            return false;
        };
        let is_due = self.current.is_over() && self.is_settled();
        if !is_due || game.booked || game.arrived_finished || game.waiting() != Waiting::Over {
            return false;
        }
        let Some(mut result) = self.current.finished() else {
            return false;
        };
        result.id = context.books.profile.next_match_id();
        context.book_and_keep(&result, Some(self.id));
        self.booked_as = result.id;
        if let Some(game) = context.books.profile.by_message.get_mut(self.id) {
            game.booked = true;
        }
        true
    }

    /// Counts a match that was over when its first message came to this phone, at the player's wish.
    fn count(&mut self, context: &mut Context) {
        if let Some(game) = context.books.profile.by_message.get_mut(self.id) {
            game.arrived_finished = false;
        }
        self.book(context);
        context.save();
    }

    fn result_view(&self, context: &Context) -> Option<ResultView> {
        let game = &self.current;
        let (over, next_game) = (game.result()?, game.is_between());
        let unsent = self.send_view(context).is_some_and(|send| send.unsent);
        let next_step = match next_game {
            true => NextStep::NextGame,
            false if unsent => NextStep::Send,
            false if self.game(context).is_some_and(MessageMatch::is_uncounted) => NextStep::Count,
            false => NextStep::Close,
        };
        // It earns nothing.
        let earned = Earned::default();
        Some(ResultView {
            honours: Honour::of(&over, &earned),
            over,
            next_game,
            earned,
            news: Vec::new(),
            again: false,
            replays: game.can_replay(),
            series: None,
            next_step,
            close_to: ScreenName::Messages,
        })
    }

    /// The parts of the view beside those of an ordinary board.
    pub fn send_view(&self, context: &Context) -> Option<SendView> {
        let game = self.game(context).filter(|game| game.can_be_sent())?;
        if self.current.is_to_mark() {
            return None;
        }
        Some(SendView::of(game))
    }

    /// The line below the board: from where the game begins, or what it is about to somebody who has neither played nor
    /// learned before.
    fn line(&self, context: &Context) -> Option<PlayLine> {
        let terms = &self.game(context)?.terms;
        if terms.from.is_some() {
            return Some(PlayLine::FromBoard);
        }
        let profile = &context.books.profile;
        let is_new = !profile.tutorial_done && profile.results() == 0;
        (is_new && terms.game().spec().traps_stones).then_some(PlayLine::FirstByMessage)
    }
}

impl Viewed for MessageMatchScreen {
    type View = PlayView;

    fn view(&self, context: &Context) -> PlayView {
        PlayView {
            send: self.send_view(context),
            line: self.line(context),
            ..PlayView::of(self.current.view(), context)
        }
    }
}

impl Screen for MessageMatchScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Play
    }

    fn driver<'a>(&'a self, _context: &'a Context) -> Option<&'a dyn AnyDriver> {
        Some(&self.current)
    }

    fn driver_mut<'a>(&'a mut self, _context: &'a mut Context) -> Option<&'a mut dyn AnyDriver> {
        Some(&mut self.current)
    }

    /// The match is not in the books before the other one knows its end.
    fn carry_out(&mut self, effects: Vec<DriverEffect>, context: &mut Context) {
        for effect in effects {
            match effect {
                DriverEffect::Save => self.keep(context),
                DriverEffect::Book(_) | DriverEffect::BookSeries(_) | DriverEffect::Tried(_) => {}
                other => context.carry_out(vec![other]),
            }
        }
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Play(event) => self.play(event, context),
            _ => Transition::Stay,
        }
    }

    fn confirm(&mut self, question: Confirmation, context: &mut Context) -> Transition {
        if question == Confirmation::Resign {
            self.attend(Attention::Here, context);
            let effects = self.current.resign();
            self.carry_out(effects, context);
        }
        Transition::Stay
    }

    fn back(&mut self, context: &mut Context) -> Transition {
        if self.current.replayed().is_some() {
            self.on_board_event(&BoardEvent::EndReplay, context);
            return Transition::Stay;
        }
        Transition::Go(Destination::MESSAGES)
    }

    /// Takes in the match's new entries here; those that were sent cannot be taken back.
    fn receive(&mut self, context: &mut Context) {
        let Some(game) = self.game(context) else {
            return;
        };
        let known = self.current.log();
        let goes_on = known.len() < game.log().len();
        if goes_on && known.shared_with(game.log()) == known.len() {
            let effects = self.current.receive(game.log());
            self.carry_out(effects, context);
        } else if !goes_on && !game.has_unsent() {
            self.current.mark_sent();
        }
        if self.book(context) {
            context.save();
        }
    }

    fn result(&self, context: &Context) -> Option<ResultView> {
        self.result_view(context)
    }
}
