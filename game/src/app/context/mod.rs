//! The state that outlives a screen, and is lent to the one that is shown: the books, the open matches, the memory
//! from one visit of a screen to the next, and the outbox.
//!
//! - this file: saving, and carrying out what a driver asks for
//! - `books`: profile and progress
//! - `memory`: what is remembered
//! - `open_matches`: the open matches
//! - `late`: the files that come when they are wanted
//! - `waiting`: the games that wait, and how one of them is resumed
//! - `saving`: saves that failed and are tried again

mod books;
mod late;
mod memory;
mod open_matches;
mod saving;
mod seeds;
mod waiting;

use super::effect::{Effect, Toast, Trouble};
use crate::app::games::open_game::OpenGame;
use crate::app::games::request::MatchRequest;
use crate::app::games::turning_search::{LostGame, TurningSearch};
use crate::app::sets::began;
use crate::board::{Command, EndCue, Haptic, Sound};
use crate::games::BoardGame;
use crate::progress::by_message::MessageMatchId;
use crate::progress::puzzles::Mistake;
use crate::progress::{
    Beginner, CallReason, Earned, GameKind, KeptGame, KeptItem, MatchId, MatchRecord, Moment,
    Opponent, Plan, Profile, Rank,
};
use crate::session::{DriverEffect, Finished, OverView, mix};
pub use books::{Books, Lock};
pub use late::LateFiles;
pub use memory::Memory;
pub use open_matches::{OpenMatch, OpenMatches};
pub use saving::Saving;
pub use seeds::Seeds;

/// The state that a screen may use beside its own.
#[derive(Debug, Clone)]
pub struct Context {
    pub books: Books,
    pub open_matches: OpenMatches,
    /// The game whose result is looked at, if it is studied.
    pub study: TurningSearch,
    pub memory: Memory,
    pub saving: Saving,
    pub seeds: Seeds,
    pub late: LateFiles,
    /// The moment of the event that is being applied, or else of the last one.
    pub at: Moment,
    /// True if there is a developer menu.
    pub dev: bool,
    /// The effects of the event that is being applied; empty in between.
    pub outbox: Vec<Effect>,
}

impl Context {
    /// The context as the app starts, with this profile at this moment.
    pub fn new(profile: Profile, at: Moment, seed: u64, dev: bool) -> Context {
        Context {
            memory: Memory::new(at.today()),
            books: Books::of(profile, at.today()),
            open_matches: OpenMatches::default(),
            study: TurningSearch::default(),
            saving: Saving::default(),
            seeds: Seeds::new(seed),
            late: LateFiles::default(),
            at,
            dev,
            outbox: Vec::new(),
        }
    }

    /// The moment at which the next event happens.
    pub fn set_time(&mut self, at: Moment) {
        self.at = at;
        // What ends after midnight is booked on the day it ends.
        self.books.today = at.today();
        for running in self.open_matches.all_mut() {
            running.current.set_now(at.millis);
        }
    }

    /// Carries out what a driver asks for, or passes it on. What became of a puzzle is known to its screen.
    pub fn carry_out(&mut self, effects: Vec<DriverEffect>) {
        for effect in effects {
            match effect {
                DriverEffect::Save => self.save(),
                DriverEffect::Book(finished) => self.book(&finished),
                DriverEffect::BookSeries(series) => self.books.book_series(&series),
                DriverEffect::Tried(_) => {}
                DriverEffect::CallExplained(reason) => self.note_explained(reason),
                DriverEffect::Device(command) => self.command(command),
                DriverEffect::Ask(question) => self.outbox.push(Effect::Ask(question)),
                DriverEffect::Announce(speech) => self.outbox.push(Effect::Announce(speech)),
            }
        }
    }

    /// Notes that the reason for a call was explained to the player.
    fn note_explained(&mut self, reason: CallReason) {
        self.books.profile.explained_calls.note(reason);
        self.save_soon();
    }

    /// Opens a game for Review.
    pub fn open(
        &mut self,
        game: &dyn BoardGame,
        kept: Option<KeptGame>,
        over: OverView,
    ) -> Option<OpenGame> {
        let (thorough, question) = (self.books.settings().thorough, self.seeds.first_question());
        OpenGame::of(game, kept, over, thorough, question)
    }

    /// Studies the game whose result is shown if it was lost, and none that is shown no more.
    pub fn study(
        &mut self,
        lost: Option<LostGame>,
        away: bool,
        open: impl FnOnce(&mut Context) -> Option<OpenGame>,
    ) {
        if self.study.is_stale(lost) {
            self.study.stop(&mut self.outbox);
            if let Some(lost) = lost
                && let Some(open) = open(self)
            {
                self.study.begin(lost, open, &mut self.outbox);
            }
        }
        self.study.attend(away, &mut self.outbox);
    }

    /// Passes a command on to the device, unless it is a sound or vibration and these are off.
    pub fn command(&mut self, command: Command) {
        let settings = self.books.settings();
        let wanted = match command {
            Command::Sound(_) => settings.sound,
            Command::Haptic(_) => settings.haptics,
            _ => true,
        };
        if !wanted || self.outweigh_end(&command) {
            return;
        }
        self.outbox.push(Effect::Device(command));
    }

    /// Returns true if the outbox has the sound or vibration of an end already, as this command is; the weightier of
    /// the two stays.
    fn outweigh_end(&mut self, command: &Command) -> bool {
        self.outbox.iter_mut().any(|effect| {
            let Effect::Device(earlier) = effect else {
                return false;
            };
            match (earlier, command) {
                (Command::Sound(Sound::End(earlier)), Command::Sound(Sound::End(cue)))
                | (Command::Haptic(Haptic::End(earlier)), Command::Haptic(Haptic::End(cue))) => {
                    *earlier = (*earlier).max(*cue);
                    true
                }
                _ => false,
            }
        })
    }

    /// Puts a result into the books, keeps its games, and notes what it earned.
    fn book(&mut self, finished: &Finished) {
        let Some(earned) = self.book_and_keep(finished, None) else {
            return;
        };
        if let Some(cue) = cue_of(&earned) {
            self.command(Command::Sound(Sound::End(cue)));
            self.command(Command::Haptic(Haptic::End(cue)));
        }
        self.note_earned(finished, earned);
    }

    /// Puts a result into the books and keeps its games. A match by message has a number in messages. Returns its
    /// rewards, unless the books had it already.
    pub fn book_and_keep(
        &mut self,
        finished: &Finished,
        message: Option<MessageMatchId>,
    ) -> Option<Earned> {
        let record = finished.record(self.books.today);
        let record = record.map(|record| MatchRecord { message, ..record });
        let earned = record.and_then(|record| self.books.book(record));
        if earned.as_ref().is_some_and(Earned::is_first_of_day) {
            let own = finished.own_game();
            own.into_iter()
                .for_each(|own| self.books.profile.friends.note_own(own));
        }
        began::note(finished, &mut self.books.profile.sets);
        self.keep_match(finished);
        earned
    }

    /// Keeps the games of a match for looking at again.
    pub fn keep_match(&mut self, finished: &Finished) {
        let kept = finished.kept_games(self.books.today);
        self.keep_new(finished.id, kept.collect());
    }

    /// Keeps games that have ended, under this number. They are noted in the profile first, with their result: the kept
    /// games are another file, and the app may be killed between the two.
    fn keep_new(&mut self, id: MatchId, games: Vec<KeptGame>) {
        if games.is_empty() {
            return;
        }
        self.books.profile.to_keep.extend(games.iter().cloned());
        self.take_number(id);
        self.outbox.push(Effect::KeepNew(games));
    }

    /// Keeps a game that was pasted, or a board that was set up.
    pub fn keep_brought(&mut self, kept: impl Into<KeptItem>) {
        let kept = kept.into();
        self.take_number(kept.key().id);
        let said = match kept {
            KeptItem::Game(_) => Toast::GameKept,
            KeptItem::Board(_) => Toast::BoardKept,
        };
        let effects = [Effect::KeepBrought(Box::new(kept)), Effect::Say(said)];
        self.outbox.extend(effects);
    }

    /// Games have this number now that are kept, so no other one has it any more.
    fn take_number(&mut self, id: MatchId) {
        self.books.profile.take_ids(id);
        self.keep_open_matches();
        self.number_waiting(id);
        self.save();
    }

    /// Keeps games that have ended and were not kept when the app was last seen.
    pub fn keep_what_is_missing(&mut self) {
        let missing = self.books.profile.to_keep.clone();
        if !missing.is_empty() {
            self.outbox.push(Effect::KeepNew(missing));
        }
    }

    /// The kept games are written, those that have just ended with them.
    pub fn note_games_saved(&mut self) {
        self.saving.note_saved(Trouble::CannotKeepGames);
        if !std::mem::take(&mut self.books.profile.to_keep).is_empty() {
            self.save_soon();
        }
    }

    /// Notes what a result earned, for the result sheet and for the calendar.
    fn note_earned(&mut self, result: &Finished, earned: Earned) {
        if let Some(cleared) = &earned.day {
            self.memory.stamped = Some(cleared.day);
        }
        let kind = result.plan.rules.game();
        if let Some(running) = kind.and_then(|kind| self.open_matches.get_mut(kind)) {
            running.earned = Some((result.id, earned));
        }
    }

    /// Adds a mistake to those that come back as exercises.
    pub fn note_mistake(&mut self, mistake: Option<Mistake>) {
        if let Some(mistake) = mistake
            && self.books.profile.puzzles.add_mistake(mistake)
        {
            self.save_soon();
        }
    }

    /// Asks for the profile to be written, with the open matches as they stand.
    pub fn save(&mut self) {
        self.keep_open_matches();
        self.number_waiting(MatchId::default());
        self.saving.is_due = false;
        // What is written is the profile as it is when all is done that has to be done now.
        if !self.outbox.contains(&Effect::Save) {
            self.outbox.push(Effect::Save);
        }
    }

    /// Asks for the same in a moment: typing changes the profile with every letter, and every save writes the whole
    /// one.
    pub fn save_soon(&mut self) {
        if !self.saving.is_due {
            self.saving.is_due = true;
            self.outbox.push(Effect::SaveSoon);
        }
    }

    /// Asks for it now, if it was to be done in a moment.
    pub fn save_if_due(&mut self) {
        if self.saving.is_due {
            self.save();
        }
    }

    /// Shows the player a trouble in keeping progress.
    pub fn report(&mut self, trouble: Trouble) {
        self.saving.report(trouble, &mut self.outbox);
    }

    /// Asks once more for the writes that failed, unless that was just asked for.
    pub fn save_again(&mut self) {
        if self.saving.lacks_profile() && !self.outbox.contains(&Effect::Save) {
            self.save();
        }
        self.saving.save_games_again(&mut self.outbox);
    }

    /// Turns a request into a plan: numbers it and draws what is left to chance.
    pub fn plan(&mut self, request: &MatchRequest) -> Plan {
        let id = self.books.profile.next_match_id();
        let seed = match request.rules.is_star() {
            true => self.seeds.draw_for(id),
            false => self.seeds.draw(),
        };
        let won_before = match request.opponent {
            Opponent::Exam { exam, .. } => self.books.progress.exam(exam).career_wins,
            _ => 0,
        };
        Plan {
            id,
            rules: request.rules.clone(),
            opponent: request.opponent.clone(),
            format: request.format,
            first: request.color.drawn(mix(seed, 1)),
            won_before,
            seed,
            minutes: request.minutes,
            house: request.house,
            beginner: self.beginner(request),
            pasted: request.is_pasted(),
            from: request.from,
        }
    }

    /// A beginner's helps in an ordinary game against the CPU. On squares every hint is free.
    fn beginner(&self, request: &MatchRequest) -> Beginner {
        let is_ordinary =
            matches!(request.opponent, Opponent::Cpu { .. }) && request.rules.is_star();
        let is_lowest = self.books.progress.rank() == Rank::Paper;
        match is_ordinary {
            true => Beginner {
                taught: request.taught,
                free_hints: if is_lowest { Beginner::FREE_HINTS } else { 0 },
            },
            false => Beginner::default(),
        }
    }

    /// Leaves an open match for good, with what that costs.
    pub fn leave(&mut self, kind: GameKind) {
        if let Some(OpenMatch { id, current, .. }) = self.open_matches.take(kind) {
            if let Some(id) = id {
                self.books.profile.waiting.remove(id);
            }
            let game = &current;
            if game.plan().is_exam() && !game.is_over() {
                self.outbox.push(Effect::Say(Toast::SeriesLeft));
            }
            self.carry_out(current.leave());
        }
    }

    /// An open match is left for a while, or for good if it is over.
    pub fn suspend_and_save(&mut self, kind: GameKind) {
        if self.open_matches.is_over(kind) {
            self.suspend(kind);
        }
        self.save();
    }
}

/// The sound and vibration of a match's rewards.
fn cue_of(earned: &Earned) -> Option<EndCue> {
    let has_trophy = earned.month_trophy.is_some() || earned.year_trophy.is_some();
    if has_trophy || !earned.ranks.is_empty() || !earned.unlocked.is_empty() {
        return Some(EndCue::Rank);
    }
    earned.day.map(|day| match day.seven {
        true => EndCue::Rank,
        false => EndCue::Day,
    })
}
