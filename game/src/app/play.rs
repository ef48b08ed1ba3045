//! The match on the Play screen: starting it, telling it what happens, carrying out what it asks for, leaving it.

use super::navigation::{Confirmation, Destination};
use super::screen::Screen;
use super::setup::MatchRequest;
use super::waiting::GameRequest;
use super::{
    App, Effect, Front, NextStep, PlayEvent, PlayView, ResultView, Running, ScreenName, Told,
};
use crate::board::{BoardEvent, BoardOptions};
use crate::progress::{
    CalendarDay, CpuLevel, Earned, Easier, Format, Minutes, Opponent, Player, Progress, SavedGame,
};
use crate::session::praise::{self, Praise};
use crate::session::{self, Command, GameOver, HintView, Match, OverView, Speech};

impl App {
    /// A result that was not closed comes back whole, with what it earned; where the books do not have it, it is booked.
    pub(super) fn earn_again(&mut self) {
        let over = self
            .running
            .as_ref()
            .filter(|running| running.current.is_over());
        let Some(result) = over.map(|running| running.current.result_so_far()) else {
            return;
        };
        let profile = &self.books.profile;
        let booked = profile.matches().iter().rfind(|one| one.id == result.id);
        let earned = match booked {
            Some(record) => Some(Progress::before(profile, record.id).fold(record)),
            None => self.books.book(&result),
        };
        if let Some(earned) = earned {
            self.note_earned(result.id, earned);
        }
        self.save();
    }

    /// A series may be newer than the books: where the profile could not be read, the copy before it is used. Its games
    /// that are over and missing there are booked now, or a series could be won without its rank.
    pub(super) fn book_missing_games(&mut self) {
        let running = self.running.as_ref();
        let results = running.map(|running| running.current.results_of_series());
        let mut added = false;
        for result in results.unwrap_or_default() {
            added |= self.books.book(&result).is_some();
        }
        if added {
            self.save();
        }
    }

    /// The settings a match listens to.
    pub(super) fn match_options(&self) -> BoardOptions {
        let settings = self.settings();
        BoardOptions {
            hand_over: settings.handover,
            pass_notice: settings.pass_notice,
            pace: settings.pace,
            animation: settings.animation,
        }
    }

    /// Whether a Rank-Up series is going on.
    pub(super) fn in_series(&self) -> bool {
        self.unfinished()
            .is_some_and(|running| running.current.plan().is_exam())
    }

    pub(super) fn unfinished(&self) -> Option<&Running> {
        self.running
            .as_ref()
            .filter(|running| !running.current.is_over())
    }

    /// Whether the Play screen is shown.
    pub(super) fn is_playing(&self) -> bool {
        matches!(self.screen, Screen::Play)
    }

    /// On with the star's game that was played last.
    pub(super) fn continue_match(&mut self) {
        if let Some(id) = self.newest(|game| matches!(game, SavedGame::Star(_))) {
            self.continue_game(id);
        }
    }

    /// Play is left for a while, or for good if the match is over.
    pub(super) fn put_match_aside(&mut self) {
        if self.unfinished().is_none() {
            self.put_down_match();
        }
        self.save();
    }

    /// Starts a match. If too many games wait, it is asked first which one is to be given up.
    pub(super) fn start_or_ask(&mut self, request: MatchRequest) {
        let can_start = self.books.is_open(&request) && !self.in_series();
        if can_start && !self.is_full_for(|| GameRequest::Star(request.clone())) {
            self.start(&request);
        }
    }

    pub(super) fn start(&mut self, request: &MatchRequest) {
        // What was given up for it may have been what opened it (never in play, but by the developer menu).
        if !self.books.is_open(request) {
            return;
        }
        let plan = self.plan(request);
        self.arrive(Destination::Screen(ScreenName::Play));
        let options = self.match_options();
        let (current, effects) = match &request.game {
            Some(game) => Match::practise(plan, options, game.clone()),
            None => Match::begin_at(plan, options, self.now),
        };
        self.keep_games_in_hand();
        self.put_down_match();
        self.running = Some(Running {
            id: None,
            current,
            color: request.color,
            earned: None,
        });
        self.carry_out(effects);
    }

    /// Leaves the match for good, with what that costs. Only then is another screen shown.
    pub(super) fn leave_match(&mut self) {
        if let Some(running) = self.running.take() {
            if let Some(id) = running.id {
                self.books.profile.waiting.remove(id);
            }
            if running.current.plan().is_exam() && !running.current.is_over() {
                self.outbox.push(Effect::Say(Told::SeriesLeft));
            }
            self.carry_out(running.current.leave());
        }
    }

    /// Where the match was set up from.
    pub(super) fn set_up_from(&self) -> ScreenName {
        let running = self.running.as_ref();
        match running.and_then(|running| running.current.plan().opponent.day()) {
            // Today's game stands on the screen that the app opens on.
            Some(day) if self.is_todays_game() && day.date() == self.books.today => {
                ScreenName::Home
            }
            Some(_) if self.unfinished().is_none() => ScreenName::Calendar,
            _ => ScreenName::Home,
        }
    }

    pub(super) fn apply_play(&mut self, event: PlayEvent) {
        match event {
            PlayEvent::Quit => self.quit(),
            PlayEvent::NextStep => self.take_next_step(),
            PlayEvent::Turning => self.review_turning(),
            PlayEvent::Close => self.go(Destination::Screen(self.set_up_from())),
            PlayEvent::Share => self.share_result(),
            PlayEvent::Review => self.review_result(),
            PlayEvent::Resign | PlayEvent::CopyMoves | PlayEvent::CopySheet => {}
            PlayEvent::Help(topic) => self.put_in_front(Front::Help(topic)),
            PlayEvent::NoMoreNotices => self.stop_notices(),
            PlayEvent::ReadBoard => self.read_board(),
        }
    }

    /// Has the board on the screen read out.
    pub(super) fn read_board(&mut self) {
        let summary = match self.table_on_screen() {
            Some(table) => Some(table.summary()),
            None => self.match_on_board().map(Match::summary),
        };
        let command = summary.map(|summary| Command::Announce(Speech::Board(summary)));
        self.outbox.extend(command.map(Effect::Device));
    }

    /// Quit asks where it costs something: a loss, a series, or two people's unfinished game.
    fn quit(&mut self) {
        let Some(running) = self.unfinished() else {
            self.go(Destination::Screen(self.set_up_from()));
            return;
        };
        if self.in_series() {
            self.go(Destination::Screen(ScreenName::RankUp));
        } else if running.current.has_stone_to_lose() {
            self.ask(Confirmation::Quit);
        } else {
            self.leave_match();
            self.go(Destination::HOME);
        }
    }

    /// Notices of the kind that is up are not wanted any more.
    pub(super) fn stop_notices(&mut self) {
        let overlay = self.board_overlay();
        let settings = &mut self.books.profile.settings;
        match overlay {
            Some(session::BoardOverlay::Pass { .. }) => settings.pass_notice = false,
            Some(session::BoardOverlay::HandOver { .. }) => settings.handover = false,
            Some(session::BoardOverlay::Call(_) | session::BoardOverlay::Absence { .. }) | None => {
                return;
            }
        }
        self.attend();
        self.tell_board(BoardEvent::GoOn);
        self.save();
    }

    /// What the result sheet recommends.
    fn take_next_step(&mut self) {
        let Some(result) = self.result() else {
            return;
        };
        match result.next_step {
            NextStep::NextGame => self.tell_board(BoardEvent::NextGame),
            NextStep::RankUp => self.go(Destination::Screen(ScreenName::RankUp)),
            NextStep::Calendar(day) => {
                self.month = day.month();
                self.go(Destination::Screen(ScreenName::Calendar));
            }
            NextStep::Level(level) => self.play_at(level, None),
            NextStep::Easier(level) => {
                let running = self.running.as_ref();
                let day = running.and_then(|running| running.current.plan().opponent.day());
                self.play_at(level, day);
            }
            NextStep::Practise(level) => self.practise(level),
            NextStep::Again => self.play_again(),
            // The page sends, and says so.
            NextStep::Send | NextStep::Count => {}
            NextStep::Close => self.go(Destination::Screen(self.set_up_from())),
        }
    }

    fn play_again(&mut self) {
        let over = self
            .running
            .as_ref()
            .filter(|running| running.current.is_over());
        if let Some(running) = over {
            let request = self.once_more(running);
            self.start_or_ask(request);
        }
    }

    /// From a result: the same match once more, against another level.
    fn play_at(&mut self, level: CpuLevel, day: Option<CalendarDay>) {
        let over = self
            .running
            .as_ref()
            .filter(|running| running.current.is_over());
        if let Some(running) = over {
            let request = MatchRequest {
                opponent: Opponent::Cpu { level, day },
                ..self.once_more(running)
            };
            self.choices.level = level;
            self.start_or_ask(request);
        }
    }

    /// From a result: practice against a level.
    fn practise(&mut self, level: CpuLevel) {
        let over = self
            .running
            .as_ref()
            .filter(|running| running.current.is_over());
        if let Some(running) = over {
            let request = MatchRequest {
                opponent: Opponent::practice(level),
                format: Format::Single,
                minutes: Minutes::default(),
                color: running.color,
                game: None,
            };
            self.choices.practice = level;
            self.start_or_ask(request);
        }
    }

    /// The Play screen, while there is something on it.
    pub fn play(&self) -> Option<PlayView> {
        let mut game = match self.table_on_screen() {
            Some(table) => table.view(),
            None => self.match_on_board()?.view(),
        };
        if !self.settings().hint_button && game.practice.is_none() {
            game.hint = HintView::Never;
        }
        Some(PlayView {
            game,
            send: self.send_view(),
            first: self.is_first_by_message(),
        })
    }

    /// How far the player has come in the game against the CPU that is on the screen: its number in the match, and the
    /// player's placements in it. Cheap, and what says when [`App::praise`] is worth asking.
    pub fn own_placements(&self) -> Option<(u16, usize)> {
        let current = self.praised_match()?;
        let own = current.color(Player::One);
        let turns = current.game().turns().iter();
        Some((
            current.game_number(),
            turns.filter(|turn| turn.by == own).count(),
        ))
    }

    /// A word about the player's last placement against the CPU, with that placement's index; mostly there is none. It takes
    /// a look ahead, so it is to be asked once a placement.
    pub fn praise(&self) -> Option<(usize, Praise)> {
        let current = self.praised_match()?;
        praise::praise(current.game(), current.color(Player::One))
    }

    /// The match on the screen, if it is one in which placements are praised.
    fn praised_match(&self) -> Option<&Match> {
        let wanted = self.settings().praise && self.is_playing();
        let current = &self.running.as_ref().filter(|_| wanted)?.current;
        // In practice every placement has its word.
        let opponent = &current.plan().opponent;
        (opponent.level().is_some() && !opponent.is_practice()).then_some(current)
    }

    /// The game of the match on the screen that is over, with the number under which it stands in the books.
    pub(super) fn match_over(&self) -> Option<GameOver> {
        let mut over = self.match_on_board()?.game_over()?;
        if let Screen::Remote(remote) = &self.screen {
            over.result.id = remote.booked_as;
        }
        Some(over)
    }

    /// The result sheet of the game on the screen, once it is to be seen.
    pub(super) fn result(&self) -> Option<ResultView> {
        match self.screen {
            Screen::Remote(_) => return self.remote_result(),
            Screen::Table => return self.table_result().map(ResultView::of_table),
            _ => {}
        }
        let running = self.running.as_ref().filter(|_| self.is_playing())?;
        let Running {
            current, earned, ..
        } = running;
        let over = self.match_over()?;
        let earned = earned.as_ref().filter(|(id, _)| *id == over.result.id);
        let earned = earned.map(|(_, earned)| earned.clone()).unwrap_or_default();
        let again = current.is_over() && self.books.is_open(&self.once_more(running));
        Some(ResultView {
            next_step: next_step(over.next_game, &earned, again),
            earned,
            series: current.series_view(),
            close_to: self.set_up_from(),
            over: over.told,
            next_game: over.next_game,
        })
    }
}

impl ResultView {
    /// The result of a game of a classic, which earns nothing.
    fn of_table(over: OverView) -> ResultView {
        ResultView {
            over,
            next_game: false,
            earned: Earned::default(),
            series: None,
            next_step: NextStep::Again,
            close_to: ScreenName::Home,
        }
    }
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
