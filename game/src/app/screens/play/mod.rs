//! The Play screen, whichever game is played on it.
//!
//! - this file: the screen
//! - `result`: the result sheet of the open match
//! - `shown`: what is done with a match that is looked at, here or by message

mod result;
pub(super) mod shown;

use rsg_classics::{Terms, go};

use crate::app::context::Context;
use crate::app::effect::{Effect, Toast};
use crate::app::event::{Event, PlayEvent};
use crate::app::games::open_game::OpenGame;
use crate::app::games::request::MatchRequest;
use crate::app::overlay::{NextStep, ResultView, SendView};
use crate::app::route::{Confirmation, Destination, Transition};
use crate::app::screen::{HintRule, Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::sets::playing;
use crate::board::{Attention, BoardEvent};
use crate::progress::{CaptureMarks, GameKind, MatchRecord};
use crate::session::praise::Praise;
use crate::session::{AnyDriver, BoardView, GameView, HintView, Match, ReplayView};

/// The match itself is among the open ones ([`Context::open_matches`]): it outlives the screen.
#[derive(Debug, Clone, Copy, Default)]
pub struct PlayScreen {
    pub game: GameKind,
}

#[derive(Debug, Clone, PartialEq)]
pub struct PlayView {
    pub game: GameView,
    /// The message to send, in a game by message.
    pub send: Option<SendView>,
    /// The line below the board, where there is no teacher.
    pub line: Option<PlayLine>,
    /// True if captures on the star are marked before they are made.
    pub captures: bool,
}

/// The line below the board that says what this game is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayLine {
    /// A game by message is the first one that the player sees: it is explained.
    FirstByMessage,
    /// A game by message begins from a board that somebody has set up.
    FromBoard,
    /// The first game of Reversi Go, as long as none was finished: its lessons are offered, and what is new in these
    /// terms is explained.
    FirstGo(go::Options),
    /// What is said about the board of a set that the game began from.
    Sentence(String),
}

impl PlayView {
    /// A game on one phone. Without the hint button there are no hints, but with a teacher.
    pub(super) fn of(mut game: GameView, context: &Context) -> PlayView {
        let is_practice = game
            .practice
            .as_ref()
            .is_some_and(|practice| !practice.counts);
        if !context.books.settings().hint_button && !is_practice {
            game.hint = HintView::Never;
        }
        PlayView {
            line: first_go(&game, context).map(PlayLine::FirstGo),
            captures: shows_captures(&game, context),
            game,
            send: None,
        }
    }
}

/// Returns true if the captures that are open are marked in this game.
fn shows_captures(game: &GameView, context: &Context) -> bool {
    let books = &context.books;
    let booked = books.profile.matches().iter();
    let booked = booked.filter(|one| one.rules.is_star());
    let booked = booked.take(CaptureMarks::FIRST_GAMES).count();
    let ends_lessons = game.practice.as_ref().is_some_and(|teacher| teacher.counts);
    game.kind == GameKind::Star && books.settings().captures.are_shown(booked, ends_lessons)
}

/// The terms of an ordinary game of Reversi Go against the CPU, if the player has finished none so far.
fn first_go(game: &GameView, context: &Context) -> Option<go::Options> {
    let BoardView::Squares(board) = &game.board else {
        return None;
    };
    let is_ordinary = game.facts.level.is_some() && game.practice.is_none();
    let of_go = |one: &MatchRecord| one.rules.game() == Some(GameKind::Go) && one.level().is_some();
    let knows_it = || context.books.profile.matches().iter().any(of_go);
    match board.terms {
        Terms::Go(options) if is_ordinary && !knows_it() => Some(options),
        _ => None,
    }
}

impl Viewed for PlayScreen {
    type View = Option<PlayView>;

    fn view(&self, context: &Context) -> Option<PlayView> {
        let game = context.open_matches.game(self.game)?;
        let view = PlayView::of(game.view(), context);
        let sentence = playing::sentence_of(game, context).map(PlayLine::Sentence);
        Some(PlayView {
            line: sentence.or(view.line),
            ..view
        })
    }
}

impl Screen for PlayScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Play
    }

    fn driver<'a>(&'a self, context: &'a Context) -> Option<&'a dyn AnyDriver> {
        Some(context.open_matches.game(self.game)?)
    }

    fn driver_mut<'a>(&'a mut self, context: &'a mut Context) -> Option<&'a mut dyn AnyDriver> {
        Some(context.open_matches.game_mut(self.game)?)
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Play(event) => self.play(event, context),
            _ => Transition::Stay,
        }
    }

    fn confirm(&mut self, question: Confirmation, context: &mut Context) -> Transition {
        match question {
            Confirmation::Quit(game) => {
                let back = result::set_up_from(game, context);
                context.leave(game);
                return Transition::to(back);
            }
            Confirmation::Hint => {
                self.attend(Attention::Here, context);
                self.on_board_event(&BoardEvent::Hint, context);
            }
            Confirmation::ResignOnSquares => {
                self.attend(Attention::Here, context);
                if let Some(game) = context.open_matches.game_mut(self.game) {
                    let effects = game.resign();
                    context.carry_out(effects);
                }
            }
            _ => {}
        }
        Transition::Stay
    }

    fn back(&mut self, context: &mut Context) -> Transition {
        if self.replayed(context).is_some() {
            self.on_board_event(&BoardEvent::EndReplay, context);
            return Transition::Stay;
        }
        Transition::to(result::set_up_from(self.game, context))
    }

    fn leave(&mut self, to: Destination, context: &mut Context) -> Option<Confirmation> {
        leave(self.game, to, context)
    }

    /// A match's first hint is given only after it was said what it costs. Without the hint button there is none, but
    /// beside a teacher it is always at hand.
    fn hints(&self, context: &Context) -> HintRule {
        let Some(game) = self.unfinished(context) else {
            return HintRule::Closed;
        };
        if !(context.books.settings().hint_button || game.is_practice()) {
            HintRule::Closed
        } else if game.hint_costs() && game.hint_view() == HintView::Open {
            HintRule::Asks
        } else {
            HintRule::Open
        }
    }

    fn tend(&mut self, away: bool, context: &mut Context) {
        let (kind, lost) = (self.game, result::lost_game(self.game, context));
        context.study(lost, away, |context| open_result(kind, context));
    }

    fn result(&self, context: &Context) -> Option<ResultView> {
        result::result(self.game, context)
    }
}

impl PlayScreen {
    fn play(&mut self, event: PlayEvent, context: &mut Context) -> Transition {
        match event {
            PlayEvent::Quit => return self.quit(context),
            PlayEvent::NextStep => return self.take_next_step(context),
            PlayEvent::Turning => {
                let open = context.study.take_at_turning(&mut context.outbox);
                return Transition::review(self.review(), open);
            }
            PlayEvent::Review => return self.look_again(context),
            PlayEvent::Replay => {
                let turning = context.study.turning().map(|turning| turning.number - 1);
                self.on_board_event(&BoardEvent::Replay { turning }, context);
            }
            PlayEvent::LookCloser => return self.look_closer(context),
            PlayEvent::Again => return self.play_again(context),
            PlayEvent::Close => return Transition::to(result::set_up_from(self.game, context)),
            PlayEvent::Share => {
                let game = context.open_matches.game(self.game);
                return game.map_or(Transition::Stay, |game| shown::share(game, context));
            }
            PlayEvent::Help(topic) => return shown::help(self.game, topic),
            PlayEvent::NoMoreNotices => self.stop_notices(context),
            PlayEvent::ReadBoard => self.read_board(context),
            PlayEvent::CopyMoves | PlayEvent::CopySheet => {
                let game = context.open_matches.game(self.game);
                let text = game.and_then(|game| shown::text_of(game.game(), &event));
                context.outbox.extend(text.map(Effect::ShareText));
            }
            PlayEvent::Resign if self.unfinished(context).is_some_and(Match::can_resign) => {
                return Transition::Ask(Confirmation::ResignOnSquares);
            }
            PlayEvent::Resign => {}
        }
        Transition::Stay
    }

    /// Takes the step that the result sheet recommends.
    fn take_next_step(&mut self, context: &mut Context) -> Transition {
        let game = context.open_matches.game(self.game);
        if game.is_some_and(Match::is_between) {
            self.on_board_event(&BoardEvent::NextGame, context);
            return Transition::Stay;
        }
        match self.result(context).map(|result| result.next_step) {
            Some(NextStep::Fix) => self.look_again(context),
            Some(step) => result::take_next_step(step, self.game, context),
            None => Transition::Stay,
        }
    }

    /// The match once more, from a result that offers it.
    fn play_again(&self, context: &mut Context) -> Transition {
        match self.result(context).is_some_and(|result| result.again) {
            true => play_again(self.game, context),
            false => Transition::Stay,
        }
    }

    /// Review of the game whose result is shown.
    fn look_again(&self, context: &mut Context) -> Transition {
        let studied = context.study.take();
        let open = studied.or_else(|| open_result(self.game, context));
        Transition::review(self.review(), open)
    }

    /// Review of the move that is shown of a game that runs once more.
    fn look_closer(&self, context: &mut Context) -> Transition {
        let Some(ReplayView { shown, .. }) = self.replayed(context) else {
            return Transition::Stay;
        };
        let studied = context.study.take();
        let open = studied.or_else(|| open_result(self.game, context));
        let open = open.map(|open| open.at_turn(shown, &mut context.outbox));
        Transition::review(self.review(), open)
    }

    /// The state of the replay.
    fn replayed(&self, context: &Context) -> Option<ReplayView> {
        context.open_matches.game(self.game)?.replayed()
    }

    /// Quit asks where it costs something: a loss, a series, or two people's unfinished game.
    fn quit(&self, context: &mut Context) -> Transition {
        let Some(game) = self.unfinished(context) else {
            return Transition::to(result::set_up_from(self.game, context));
        };
        if game.plan().is_exam() {
            Transition::to(ScreenName::RankUp)
        } else if game.has_stone_to_lose() {
            Transition::Ask(Confirmation::Quit(self.game))
        } else {
            // Practice is known to count for nothing.
            if !game.is_practice() {
                context.outbox.push(Effect::Say(Toast::NothingCounted));
            }
            context.leave(self.game);
            Transition::HOME
        }
    }

    fn unfinished<'a>(&self, context: &'a Context) -> Option<&'a Match> {
        let game = context.open_matches.game(self.game);
        game.filter(|game| !game.is_over())
    }

    /// The destination for another look at the game.
    fn review(&self) -> Destination {
        Destination::Review(self.game)
    }

    /// The match in which placements are praised: in practice every one has its word.
    fn praised<'a>(&self, context: &'a Context) -> Option<&'a Match> {
        let wanted = context.books.settings().praise;
        let game = context.open_matches.game(self.game).filter(|_| wanted)?;
        let opponent = &game.plan().opponent;
        let is_praised = opponent.level().is_some() && !opponent.is_practice();
        is_praised.then_some(game)
    }

    /// The player's place in the game against the CPU that is on the screen: its number in the match, and the number of
    /// the player's placements in it. Cheap, and a change in it is the time to call [`PlayScreen::praise`].
    pub fn own_placements(&self, context: &Context) -> Option<(u16, usize)> {
        let game = self.praised(context)?;
        Some((game.game_number(), game.own_placements()?))
    }

    /// A word about the player's last placement against the CPU, with that placement's index; mostly there is none. It
    /// takes a look ahead, so it is to be asked once a placement.
    pub fn praise(&self, context: &Context) -> Option<(usize, Praise)> {
        self.praised(context)?.praise()
    }
}

/// A game is left for another screen: a series is asked about, any other game waits.
pub(super) fn leave(
    kind: GameKind,
    to: Destination,
    context: &mut Context,
) -> Option<Confirmation> {
    let looks = to == Destination::Review(kind) && kind.spec().review_leads_back;
    if looks || to == Destination::Play(kind) {
        return None;
    }
    if context.open_matches.in_series() {
        return Some(Confirmation::LeaveSeries(to));
    }
    context.suspend_and_save(kind);
    None
}

/// The match once more.
fn play_again(kind: GameKind, context: &Context) -> Transition {
    once_more(kind, context).map_or(Transition::Stay, Transition::Start)
}

/// From a result: the same match once more.
fn once_more(kind: GameKind, context: &Context) -> Option<MatchRequest> {
    let attempt = context.books.profile.next_attempt_id();
    Some(context.open_matches.finished(kind)?.once_more(attempt))
}

/// The game whose result is shown, as it is opened for Review.
fn open_result(kind: GameKind, context: &mut Context) -> Option<OpenGame> {
    let game = context.open_matches.game(kind)?.clone();
    let mut open = shown::open(&game, game.shown_result()?.id, context)?;
    open.from_result = kind.spec().review_leads_back.then_some(kind);
    Some(open)
}
