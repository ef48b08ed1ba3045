//! The match on the Play screen: starting it, telling it what happens, carrying out what it asks for, leaving it.

use chrono::NaiveDate;

use super::navigation::{Question, Way};
use super::setup::{Opponent, Wish};
use super::{
    App, ColorChoice, Effect, Front, Overlay, PausedView, PlayEvent, PlayView, ResultView, Running,
    Screen, Trouble,
};
use crate::progress::Earned;
use crate::session::praise::{self, Praise};
use crate::session::{self, HintView, Manners, Match, Matchup, Player, Speech};

impl App {
    /// Takes up the match that was kept when the app was last seen.
    pub(super) fn take_up_kept_match(&mut self, effects: &mut Vec<Effect>) {
        let Some(kept) = self.profile.running.take() else {
            return;
        };
        if self.profile.is_booked(kept.result_id()) {
            return;
        }
        let color = ColorChoice::fixed(kept.plan.first);
        if let Matchup::Cpu { day: Some(day), .. } = kept.plan.matchup {
            self.month = day.month();
        }
        match Match::restore(kept, self.manners()) {
            Ok(game) => {
                self.profile.running = game.snapshot();
                self.running = Some(Running {
                    game,
                    color,
                    earned: Earned::default(),
                });
                self.book_missing_games(effects);
            }
            Err(_) => self.tell(Trouble::MatchLost),
        }
        if self.in_series() {
            self.continue_match(effects);
        }
    }

    /// A series may be newer than the books: where the profile could not be read, the copy before it is used. Its games
    /// that are over and missing there are booked now, or a series could be won without its rank.
    fn book_missing_games(&mut self, effects: &mut Vec<Effect>) {
        let results = self
            .running
            .as_ref()
            .map(|running| running.game.results_of_series());
        let mut added = false;
        for result in results.unwrap_or_default() {
            added |= self.book_late(&result);
        }
        if added {
            self.save(effects);
        }
    }

    /// The settings a match listens to.
    pub(super) fn manners(&self) -> Manners {
        let settings = &self.profile.settings;
        Manners {
            hand_over: settings.handover,
            pace: settings.pace,
            animation: settings.animation,
        }
    }

    /// Whether a Rank-Up series is going on.
    pub(super) fn in_series(&self) -> bool {
        self.unfinished()
            .is_some_and(|running| running.game.plan().is_exam())
    }

    /// The match that can be gone on with.
    fn unfinished(&self) -> Option<&Running> {
        self.running
            .as_ref()
            .filter(|running| !running.game.is_over())
    }

    /// *Continue*.
    pub(super) fn continue_match(&mut self, effects: &mut Vec<Effect>) {
        if self.unfinished().is_none() {
            return;
        }
        self.go(Way::To(Screen::Play), effects);
        self.look_at_match(effects);
    }

    fn look_at_match(&mut self, effects: &mut Vec<Effect>) {
        let manners = self.manners();
        if let Some(running) = &mut self.running {
            running.game.set_manners(manners);
            let asked = running.game.resume();
            self.carry_out(asked, effects);
        }
    }

    /// Play is left for a while, or for good if the match is over.
    pub(super) fn put_match_aside(&mut self, effects: &mut Vec<Effect>) {
        if self.unfinished().is_none() {
            self.running = None;
        }
        if let Some(running) = &mut self.running {
            let asked = running.game.pause();
            self.carry_out(asked, effects);
            self.save(effects);
        }
    }

    /// Starts a match, or first asks what becomes of the one that is paused.
    pub(super) fn start_or_ask(&mut self, wish: Wish, effects: &mut Vec<Effect>) {
        if !self.is_open(&wish) {
        } else if self.unfinished().is_some() {
            self.ask(Question::ReplacePaused(wish));
        } else {
            self.start(&wish, effects);
        }
    }

    pub(super) fn start(&mut self, wish: &Wish, effects: &mut Vec<Effect>) {
        // What was given up for it may have been what opened it (never in play, but by the developer menu).
        if !self.is_open(wish) {
            return;
        }
        let plan = self.plan(wish);
        self.arrive(Way::To(Screen::Play), effects);
        let (game, asked) = match &wish.opponent {
            Opponent::Practice { game, .. } => Match::practise(plan, self.manners(), game.clone()),
            _ => Match::begin(plan, self.manners()),
        };
        self.running = Some(Running {
            game,
            color: wish.color,
            earned: Earned::default(),
        });
        self.carry_out(asked, effects);
    }

    /// Leaves the match for good, with what that costs. Only then is another screen shown.
    pub(super) fn leave_match(&mut self, effects: &mut Vec<Effect>) {
        if let Some(running) = self.running.take() {
            let asked = running.game.leave();
            self.carry_out(asked, effects);
        }
    }

    /// Where the match was set up from.
    pub(super) fn way_back(&self) -> Screen {
        match self
            .running
            .as_ref()
            .map(|running| &running.game.plan().matchup)
        {
            Some(Matchup::Cpu { day: Some(_), .. }) if self.unfinished().is_none() => {
                Screen::Calendar
            }
            _ => Screen::Home,
        }
    }

    fn game_number(&self) -> Option<u16> {
        let running = self.running.as_ref()?;
        Some(running.game.game_number())
    }

    /// Tells the match on the screen what has happened.
    pub(super) fn tell_match(&mut self, event: session::Event, effects: &mut Vec<Effect>) {
        if self.screen == Screen::Play
            && let Some(running) = &mut self.running
        {
            let asked = running.game.apply(event);
            self.carry_out(asked, effects);
        }
    }

    pub(super) fn apply_play(&mut self, event: PlayEvent, effects: &mut Vec<Effect>) {
        use session::Event as Told;
        // Whoever taps is looking, whatever the device has said before.
        self.look_at_match(effects);
        match event {
            PlayEvent::Tap(cell) => self.tell_match(Told::Tap(cell), effects),
            PlayEvent::Call(color) => self.tell_match(Told::Call(color), effects),
            PlayEvent::PreviewCall(color) => self.tell_match(Told::PreviewCall(color), effects),
            PlayEvent::CancelCall => self.tell_match(Told::CancelCall, effects),
            PlayEvent::Undo => self.tell_match(Told::Undo, effects),
            PlayEvent::Hint => self.hint(effects),
            PlayEvent::GoOn => self.tell_match(Told::GoOn, effects),
            PlayEvent::NextGame => {
                let before = self.game_number();
                self.tell_match(Told::NextGame, effects);
                if self.game_number() != before
                    && let Some(running) = &mut self.running
                {
                    running.earned = Earned::default();
                }
            }
            PlayEvent::Quit => self.quit(effects),
            PlayEvent::Again => self.play_again(effects),
            PlayEvent::Close => self.go(Way::To(self.way_back()), effects),
            PlayEvent::Share => {
                if let Some(Overlay::Result(result)) = self.overlay() {
                    effects.push(Effect::Share(Box::new(result.over.result)));
                }
            }
            PlayEvent::Review => self.review_result(effects),
            PlayEvent::Help(topic) => self.put_in_front(Front::Help(topic)),
            PlayEvent::ReadBoard => {
                if let Some(running) = &self.running {
                    effects.push(Effect::Announce(Speech::Board(running.game.summary())));
                }
            }
        }
    }

    /// A match's first hint is given only after it was said what it costs.
    fn hint(&mut self, effects: &mut Vec<Effect>) {
        let Some(running) = self.unfinished() else {
            return;
        };
        if !self.profile.settings.hint_button {
        } else if running.game.hint_costs() && running.game.hint_view() == HintView::Open {
            self.ask(Question::Hint);
        } else {
            self.tell_match(session::Event::Hint, effects);
        }
    }

    /// Quit asks where it costs something: a loss, a series, or two people's unfinished game.
    fn quit(&mut self, effects: &mut Vec<Effect>) {
        let Some(running) = self.unfinished() else {
            self.go(Way::To(self.way_back()), effects);
            return;
        };
        if self.in_series() {
            self.go(Way::To(Screen::RankUp), effects);
        } else if running.game.has_stone_to_lose() {
            self.ask(Question::Quit);
        } else {
            self.leave_match(effects);
            self.go(Way::To(Screen::Home), effects);
        }
    }

    fn play_again(&mut self, effects: &mut Vec<Effect>) {
        let over = self
            .running
            .as_ref()
            .filter(|running| running.game.is_over());
        if let Some(running) = over {
            let wish = Wish::again(running.game.plan(), running.color);
            self.start(&wish, effects);
        }
    }

    /// The phone takes the app away.
    pub(super) fn suspend(&mut self, effects: &mut Vec<Effect>) {
        if let Some(running) = &mut self.running {
            let asked = running.game.pause();
            self.carry_out(asked, effects);
        }
        self.pause_tutorial(effects);
        self.pause_review(effects);
        self.save(effects);
    }

    /// The app is looked at again.
    pub(super) fn resume(&mut self, today: NaiveDate, effects: &mut Vec<Effect>) {
        self.today = today;
        self.resume_tutorial(effects);
        self.resume_review(effects);
        if self.screen == Screen::Play {
            self.look_at_match(effects);
            let front = std::mem::replace(&mut self.front, Front::Nothing);
            if front != Front::Nothing {
                self.put_in_front(front);
            }
        }
    }

    /// The Play screen, while there is something on it.
    #[must_use]
    pub fn play(&self) -> Option<PlayView> {
        let running = self
            .running
            .as_ref()
            .filter(|_| self.screen == Screen::Play)?;
        let (table, settings) = (running.game.view(), &self.profile.settings);
        Some(PlayView {
            hint_button: settings.hint_button && table.hint != HintView::Never,
            table,
            hints: settings.hints,
            exam: running.game.plan().is_exam(),
        })
    }

    /// How far the player has come in the game against the CPU that is on the screen: its number in the match, and the
    /// player's placements in it. Cheap, and what says when [`App::praise`] is worth asking.
    #[must_use]
    pub fn own_placements(&self) -> Option<(u16, usize)> {
        let game = self.praised_match()?;
        let own = game.color(Player::One);
        let placed = game.game().turns().iter().filter(|turn| turn.by == own);
        Some((game.game_number(), placed.count()))
    }

    /// A word about the player's last placement against the CPU, with that placement's index; mostly there is none. It takes
    /// a look ahead, so it is to be asked once a placement.
    #[must_use]
    pub fn praise(&self) -> Option<(usize, Praise)> {
        let game = self.praised_match()?;
        praise::praise(game.game(), game.color(Player::One))
    }

    /// The match on the screen, if it is one in which placements are praised.
    fn praised_match(&self) -> Option<&Match> {
        let wanted = self.profile.settings.praise && self.screen == Screen::Play;
        let game = &self.running.as_ref().filter(|_| wanted)?.game;
        game.plan().level().map(|_| game)
    }

    /// The unfinished match as Home offers it.
    pub(super) fn paused(&self) -> Option<PausedView> {
        let game = &self.unfinished()?.game;
        Some(PausedView {
            matchup: game.plan().matchup.clone(),
            score: game.panels().map(|panel| panel.total),
            placements: game.game().turns().len(),
        })
    }

    /// What the match on the screen has in front of it.
    pub(super) fn match_overlay(&self) -> Option<Overlay> {
        let running = self.running.as_ref()?;
        Some(match running.game.overlay()? {
            session::Overlay::Call(call) => Overlay::CallDialog(call),
            session::Overlay::Pass { color, who } => Overlay::PassNotice { color, who },
            session::Overlay::HandOver { color, who } => Overlay::HandOver { color, who },
            session::Overlay::GameOver(over) => {
                let wish = Wish::again(running.game.plan(), running.color);
                Overlay::Result(Box::new(ResultView {
                    over,
                    earned: running.earned.clone(),
                    series: running.game.series_view(),
                    again: running.game.is_over()
                        && !matches!(running.game.plan().matchup, Matchup::Practice { .. })
                        && self.is_open(&wish),
                    close_to: self.way_back(),
                }))
            }
        })
    }
}
