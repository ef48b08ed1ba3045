//! The Play screen: a match on the star.

use super::match_result;
use crate::app::context::{Context, Running};
use crate::app::event::{Event, PlayEvent};
use crate::app::open_game::OpenGame;
use crate::app::overlay::{NextStep, ResultView, SendView};
use crate::app::request::MatchRequest;
use crate::app::route::{Confirmation, Destination, Front, Way};
use crate::app::screen::{HintRule, Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::study::{GameNumber, LostGame};
use crate::board::{Attention, BoardEvent};
use crate::progress::{CalendarDay, CpuLevel, Earned, Easier, Opponent, Player};
use crate::session::praise::{self, Praise};
use crate::session::{AnyDriver, AnyGame};
use crate::session::{GameView, HintView, Match};

/// The match itself is in hand ([`Context::hand`]): it outlives the screen.
#[derive(Debug, Clone, Copy, Default)]
pub struct PlayScreen;

#[derive(Debug, Clone, PartialEq)]
pub struct PlayView {
    pub game: GameView,
    /// In a game by message, what is to be sent.
    pub send: Option<SendView>,
    /// Whether a game by message is the first one that the player sees: a line says what it is about.
    pub first: bool,
}

impl PlayView {
    /// A game on one phone. Without the hint button there are no hints, but with a teacher.
    pub(super) fn of(mut game: GameView, context: &Context) -> PlayView {
        if !context.books.settings().hint_button && game.practice.is_none() {
            game.hint = HintView::Never;
        }
        PlayView {
            game,
            send: None,
            first: false,
        }
    }
}

impl Viewed for PlayScreen {
    type View = Option<PlayView>;

    fn view(&self, context: &Context) -> Option<PlayView> {
        let running = context.hand.star.as_ref()?;
        Some(PlayView::of(running.current.view(), context))
    }
}

impl Screen for PlayScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Play
    }

    fn driver<'a>(&'a self, context: &'a Context) -> Option<&'a dyn AnyDriver> {
        let running = context.hand.star.as_ref()?;
        Some(&running.current)
    }

    fn driver_mut<'a>(&'a mut self, context: &'a mut Context) -> Option<&'a mut dyn AnyDriver> {
        let running = context.hand.star.as_mut()?;
        Some(&mut running.current)
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Way {
        match event {
            Event::Play(event) => self.play(event, context),
            _ => Way::Stay,
        }
    }

    fn confirm(&mut self, question: Confirmation, context: &mut Context) -> Way {
        match question {
            Confirmation::Quit => {
                context.leave_match();
                Way::HOME
            }
            Confirmation::Hint => {
                self.attend(Attention::Here, context);
                self.tell_board(&BoardEvent::Hint, context);
                Way::Stay
            }
            _ => Way::Stay,
        }
    }

    fn back(&mut self, context: &mut Context) -> Way {
        Way::to(set_up_from(context))
    }

    fn leave(&mut self, to: Destination, context: &mut Context) -> Option<Confirmation> {
        leave(to, context)
    }

    /// A match's first hint is given only after it was said what it costs; without the hint button there is none.
    fn hints(&self, context: &Context) -> HintRule {
        let Some(running) = context.hand.unfinished() else {
            return HintRule::Closed;
        };
        let current = &running.current;
        let practice = current.plan().opponent.is_practice();
        if !(context.books.settings().hint_button || practice) {
            HintRule::Closed
        } else if current.hint_costs() && current.hint_view() == HintView::Open {
            HintRule::Asks
        } else {
            HintRule::Open
        }
    }

    fn tend(&mut self, away: bool, context: &mut Context) {
        let lost = lost_game(context);
        context.study(lost, away, open_result);
    }

    fn result(&self, context: &Context) -> Option<ResultView> {
        result(context)
    }
}

impl PlayScreen {
    fn play(&mut self, event: PlayEvent, context: &mut Context) -> Way {
        match event {
            PlayEvent::Quit => return quit(context),
            PlayEvent::NextStep => return self.take_next_step(context),
            PlayEvent::Turning => {
                let open = context.study.take_at_turning(&mut context.outbox);
                return Way::review(Destination::Screen(ScreenName::Review), open);
            }
            PlayEvent::Review => {
                let open = context.study.take().or_else(|| open_result(context));
                return Way::review(Destination::Screen(ScreenName::Review), open);
            }
            PlayEvent::Close => return Way::to(set_up_from(context)),
            PlayEvent::Share => {
                let current = context.hand.star.as_ref().map(|running| &running.current);
                if let Some((current, over)) = current.and_then(|it| Some((it, it.game_over()?))) {
                    return match_result::share(over.result, current, context);
                }
            }
            PlayEvent::Help(topic) => return Way::Show(Front::Help(topic)),
            PlayEvent::NoMoreNotices => self.stop_notices(context),
            PlayEvent::ReadBoard => self.read_board(context),
            // At the table.
            PlayEvent::Resign | PlayEvent::CopyMoves | PlayEvent::CopySheet => {}
        }
        Way::Stay
    }

    /// What the result sheet recommends.
    fn take_next_step(&mut self, context: &mut Context) -> Way {
        let Some(result) = result(context) else {
            return Way::Stay;
        };
        match result.next_step {
            NextStep::NextGame => {
                self.tell_board(&BoardEvent::NextGame, context);
                Way::Stay
            }
            NextStep::RankUp => Way::to(ScreenName::RankUp),
            NextStep::Calendar(day) => {
                context.memory.month = day.month();
                Way::to(ScreenName::Calendar)
            }
            NextStep::Level(level) => play_at(level, None, context),
            NextStep::Easier(level) => {
                let running = context.hand.star.as_ref();
                let day = running.and_then(|running| running.current.plan().opponent.day());
                play_at(level, day, context)
            }
            NextStep::Practise(level) => practise(level, context),
            NextStep::Again => once_more(context).map_or(Way::Stay, Way::start),
            // The page sends, and says so.
            NextStep::Send | NextStep::Count => Way::Stay,
            NextStep::Close => Way::to(set_up_from(context)),
        }
    }

    /// How far the player has come in the game against the CPU that is on the screen: its number in the match, and the
    /// player's placements in it. Cheap, and what says when [`PlayScreen::praise`] is worth asking.
    pub fn own_placements(&self, context: &Context) -> Option<(u16, usize)> {
        let current = praised_match(context)?;
        let own = current.color(Player::One);
        let turns = current.game().turns().iter();
        Some((
            current.game_number(),
            turns.filter(|turn| turn.by == own).count(),
        ))
    }

    /// A word about the player's last placement against the CPU, with that placement's index; mostly there is none. It takes
    /// a look ahead, so it is to be asked once a placement.
    pub fn praise(&self, context: &Context) -> Option<(usize, Praise)> {
        let current = praised_match(context)?;
        praise::praise(current.game(), current.color(Player::One))
    }
}

/// A match on the star is left for another screen: a series is asked about, any other match waits.
pub(super) fn leave(to: Destination, context: &mut Context) -> Option<Confirmation> {
    if to == Destination::PLAY {
        return None;
    }
    if context.hand.in_series() {
        return Some(Confirmation::LeaveSeries(to));
    }
    context.put_match_aside();
    None
}

/// Quit asks where it costs something: a loss, a series, or two people's unfinished game.
fn quit(context: &mut Context) -> Way {
    let Some(running) = context.hand.unfinished() else {
        return Way::to(set_up_from(context));
    };
    if context.hand.in_series() {
        Way::to(ScreenName::RankUp)
    } else if running.current.has_stone_to_lose() {
        Way::Ask(Confirmation::Quit)
    } else {
        context.leave_match();
        Way::HOME
    }
}

/// Where the match was set up from.
fn set_up_from(context: &Context) -> ScreenName {
    let running = context.hand.star.as_ref();
    let opponent = running.map(|running| &running.current.plan().opponent);
    match opponent.and_then(|opponent| Some((opponent, opponent.day()?))) {
        // Today's game stands on the screen that the app opens on.
        Some((Opponent::Today { .. }, day)) if day.date() == context.books.today => {
            ScreenName::Home
        }
        Some(_) if context.hand.unfinished().is_none() => ScreenName::Calendar,
        _ => ScreenName::Home,
    }
}

/// From a result: the same match once more.
fn once_more(context: &Context) -> Option<MatchRequest> {
    let attempt = context.books.profile.next_attempt_id();
    Some(context.hand.finished()?.once_more(attempt))
}

/// The same against another level.
fn play_at(level: CpuLevel, day: Option<CalendarDay>, context: &mut Context) -> Way {
    let Some(again) = once_more(context) else {
        return Way::Stay;
    };
    context.memory.choices.level = level;
    Way::start(MatchRequest {
        opponent: Opponent::Cpu { level, day },
        ..again
    })
}

/// From a result: practice against a level.
fn practise(level: CpuLevel, context: &mut Context) -> Way {
    let Some(color) = context.hand.finished().map(|running| running.color) else {
        return Way::Stay;
    };
    context.memory.choices.practice = level;
    Way::start(MatchRequest::single(Opponent::practice(level), color))
}

/// The match on the screen, if it is one in which placements are praised.
fn praised_match(context: &Context) -> Option<&Match> {
    let wanted = context.books.settings().praise;
    let current = &context.hand.star.as_ref().filter(|_| wanted)?.current;
    // In practice every placement has its word.
    let opponent = &current.plan().opponent;
    (opponent.level().is_some() && !opponent.is_practice()).then_some(current)
}

/// The game whose result is shown, as it is opened for Review.
fn open_result(context: &mut Context) -> Option<OpenGame> {
    let current = &context.hand.star.as_ref()?.current;
    let (over, game) = (current.game_over()?, current.game().clone());
    match_result::open(&over, game, context)
}

/// The game whose result is shown, if a person has lost it to the CPU.
fn lost_game(context: &Context) -> Option<LostGame> {
    let current = &context.hand.star.as_ref()?.current;
    let over = current.game_over().filter(|over| !over.next_game)?;
    let opponent = &over.result.plan.opponent;
    let against_cpu = opponent.level().is_some() && !opponent.is_practice();
    let is_lost = over.result.winner == Some(Player::Two);
    (against_cpu && is_lost).then(|| LostGame {
        number: GameNumber::Star(over.result.id),
        side: current.color(Player::One),
    })
}

/// The result sheet of the match in hand, once it is to be seen.
fn result(context: &Context) -> Option<ResultView> {
    let running = context.hand.star.as_ref()?;
    let Running {
        current, earned, ..
    } = running;
    let over = current.game_over()?;
    let earned = earned.as_ref().filter(|(id, _)| *id == over.result.id);
    let earned = earned.map(|(_, earned)| earned.clone()).unwrap_or_default();
    let again = once_more(context).is_some_and(|again| context.books.is_open(&again));
    Some(ResultView {
        next_step: next_step(over.next_game, &earned, again),
        earned,
        series: current.series_view(),
        close_to: set_up_from(context),
        over: over.told,
        next_game: over.next_game,
    })
}

/// What is worth doing next, after a game that earned this.
fn next_step(next_game: bool, earned: &Earned, again: bool) -> NextStep {
    if next_game {
        NextStep::NextGame
    } else if earned.invitation.is_some() {
        NextStep::RankUp
    } else if let Some(cleared) = &earned.day {
        NextStep::Calendar(cleared.day)
    } else if let Some(&level) = earned.unlocked.last() {
        NextStep::Level(level)
    } else if let Some(Easier { level, practice }) = earned.easier {
        level.map_or(NextStep::Practise(practice), NextStep::Easier)
    } else if again {
        NextStep::Again
    } else {
        NextStep::Close
    }
}
