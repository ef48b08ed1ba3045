//! Starting games, going on with those that wait, and giving one up.

use crate::app::App;
use crate::app::context::OpenMatch;
use crate::app::effect::{Effect, Toast};
use crate::app::games::request::MatchRequest;
use crate::app::route::{Confirmation, Destination, Transition};
use crate::app::screen_name::ScreenName;
use crate::app::screens::tutorial;
use crate::progress::WaitingId;
use crate::session::Match;

impl App {
    /// Takes up the games kept when the app was last seen: a series is on the screen at once. Any other match waits,
    /// and so does a result that was not closed: the app opens on the day, not on a game of three days ago. If it ended
    /// in the middle of the lessons, it opens there again.
    pub(in crate::app) fn resume_kept_games(&mut self) {
        self.context.resume_kept_games();
        if self.context.open_matches.in_series() {
            self.continue_newest();
        }
        let bookmark = self.context.books.profile.tutorial_at;
        if bookmark.is_some_and(|place| place.open) {
            if self.screen() == ScreenName::Home {
                self.go(Destination::Screen(ScreenName::Tutorial));
            } else {
                tutorial::close_bookmark(&mut self.context);
            }
        }
        self.context.keep_what_is_missing();
    }

    /// Starts a match. If too many games wait, it is asked first which one is to be given up.
    pub(in crate::app) fn start_or_ask(&mut self, request: MatchRequest) {
        let context = &self.context;
        if !context.books.is_open(&request) || context.open_matches.in_series() {
            return;
        }
        if context.is_full() {
            self.take(Transition::Ask(Confirmation::TooMany(Box::new(request))));
        } else {
            self.start(&request);
        }
    }

    fn start(&mut self, request: &MatchRequest) {
        // What was given up for it may have been what opened it (never in play, but by the developer menu).
        if !self.context.books.is_open(request) {
            return;
        }
        let plan = self.context.plan(request);
        let (options, now) = (self.context.books.board_options(), self.context.at.millis);
        let begun = Match::begin_at(plan, request.turns.as_deref(), options, now).ok();
        let Some((current, effects)) = begun else {
            return;
        };
        let kind = current.kind();
        self.arrive(Destination::Play(kind));
        let context = &mut self.context;
        context.keep_open_matches();
        context.suspend(kind);
        context.open_matches.put(OpenMatch {
            id: None,
            current,
            color: request.color,
            earned: None,
        });
        context.carry_out(effects);
    }

    /// Goes on with a waiting game. While a series waits, only it can be played.
    pub(in crate::app) fn continue_game(&mut self, id: WaitingId) {
        let open = &self.context.open_matches;
        if open.series().is_some_and(|series| series.id != Some(id)) {
            return;
        }
        if let Some(taken) = self.context.resume(id) {
            self.go(Destination::Play(taken));
        }
    }

    /// Goes on with the series, or else with the game that was played last. Where there is none, one can be begun.
    pub(in crate::app) fn continue_newest(&mut self) {
        match self.context.newest() {
            Some(id) => self.continue_game(id),
            None => {
                self.context.outbox.push(Effect::Say(Toast::NoGameWaits));
                self.go(Destination::Screen(ScreenName::Games));
            }
        }
    }

    /// Gives a waiting game up, with what that costs, and starts the one that has room now.
    pub(in crate::app) fn give_up(&mut self, id: WaitingId, then: Option<MatchRequest>) {
        if let Some(kind) = self.context.resume(id) {
            self.context.leave(kind);
        }
        match then {
            Some(request) => self.start(&request),
            None => self.attend(),
        }
        // Perhaps it was the one on the screen.
        if self.screen() == ScreenName::Play && self.screen.driver(&self.context).is_none() {
            self.arrive(Destination::HOME);
        }
    }
}
