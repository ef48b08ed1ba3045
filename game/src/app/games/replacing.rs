//! Another profile in the place of the one there is: an import, a new player, the developer menu.

use crate::app::App;
use crate::app::context::Books;
use crate::app::effect::{Effect, Import, Origin, Replacement};
use crate::app::event::DevEvent;
use crate::app::route::Destination;
use crate::app::screen_name::ScreenName;
use crate::progress::{GameKind, KeptGames, MatchId, Profile};

impl App {
    /// Replaces the present data, which were put aside.
    pub(in crate::app) fn replace(&mut self, replacement: Replacement) {
        match replacement {
            Replacement::Import(import) => self.import(*import),
            Replacement::NewPlayer => {
                self.replace_all(Profile::default(), KeptGames::default());
                self.context.outbox.push(Effect::Erase);
            }
        }
    }

    /// Replaces the profile and the kept games, which were put aside, by an import. Games that wait and do not come
    /// along are left for it, and the cost is booked in the present data from now on, or it would be a way out.
    fn import(&mut self, import: Import) {
        let Import {
            mut profile,
            games,
            origin,
        } = import;
        let context = &mut self.context;
        profile.waiting = context.coming_along(&profile.waiting);
        let left = context.left_behind(&profile.waiting);
        self.replace_all(profile, games);
        self.context.book_left_games(left);
        if origin == Origin::Erased {
            self.context.outbox.push(Effect::ForgetErased);
        }
    }

    /// Another player's progress takes the place of the one there is: profile and kept games, in one save.
    fn replace_all(&mut self, profile: Profile, games: KeptGames) {
        let games = Effect::ReplaceGames(Box::new(games));
        self.context.outbox.push(games);
        self.replace_profile(profile);
    }

    /// Another profile takes the place of the one there is, its waiting games included.
    fn replace_profile(&mut self, profile: Profile) {
        let context = &mut self.context;
        context.books = Books::of(profile, context.books.today);
        context.open_matches = Default::default();
        // What was to be saved is replaced, and the new profile is complete only below.
        context.saving.is_due = false;
        self.arrive(Destination::HOME);
        self.context.resume_kept_games();
        if self.context.open_matches.in_series() {
            self.continue_newest();
        }
        self.context.save();
        self.context.keep_what_is_missing();
    }

    pub(in crate::app) fn apply_dev(&mut self, event: DevEvent) {
        let context = &mut self.context;
        if !context.dev || context.open_matches.in_series() {
            return;
        }
        for kind in GameKind::ALL {
            context.suspend(kind);
        }
        let mut profile = context.books.profile.clone();
        match event {
            DevEvent::SetRank(rank) => profile.forge_rank(rank),
            DevEvent::ClearMonth => {
                profile.forge_month(context.memory.month, context.books.today);
            }
            DevEvent::Reset => profile = Profile::default(),
        }
        profile.number_waiting(&[], MatchId::default());
        let screen = self.screen();
        self.replace_profile(profile);
        if screen != ScreenName::Play {
            self.arrive(Destination::Screen(screen));
        }
    }
}
