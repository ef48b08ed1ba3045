//! The app over a store on a test disk, as the device runs it.

use crate::chance::{Chance, today};
use crate::disk::{Fault, TestDisk};
use reverstargo::storage::{Store, decode};
use rsg_engine::puzzle::Puzzles;
use rsg_game::app::{
    App, Effect, Event, Import, Origin, Replacement, ScreenName, SettingsEvent, Start, Trouble,
};
use rsg_game::board::BoardEvent;
use rsg_game::progress::{AnimationSpeed, KeptGames, Profile};
use std::collections::{BTreeMap, VecDeque};

/// The files of a disk by name.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The app over a store.
pub struct Device {
    pub app: App,
    pub store: Store<TestDisk>,
    /// True if the app wants to try again what could not be written.
    waits_to_try_again: bool,
}

impl Device {
    pub fn start(disk: &TestDisk) -> Device {
        let (store, profile, notices) = disk.open();
        assert_eq!(notices, []);
        let (app, effects) = App::new(Start {
            profile,
            at: today().into(),
            seed: 5,
            dev: false,
            trouble: None,
            puzzles: Some(Puzzles::shipped()),
        });
        let mut device = Device {
            app,
            store,
            waits_to_try_again: false,
        };
        device.carry_out(effects);
        device
    }

    /// A device with this profile on a disk of its own.
    pub fn of(profile: &Profile) -> Device {
        Device::start(&disk_with(&files_of(profile)))
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut open = VecDeque::from(effects);
        while let Some(effect) = open.pop_front() {
            if let Some(event) = self.answer(effect) {
                open.extend(self.app.apply(event, self.app.now()));
            }
        }
    }

    fn answer(&mut self, effect: Effect) -> Option<Event> {
        let profile = self.app.profile();
        Some(match effect {
            Effect::Save => match self.store.save(profile) {
                Ok(()) => Event::Saved,
                Err(_) => Event::Trouble(Trouble::CannotSave),
            },
            Effect::SaveSoon => Event::SaveDue,
            Effect::Keep(game) => kept(self.store.keep(*game).is_ok()),
            Effect::KeepNew(games) => kept(self.store.keep_new(games).is_ok()),
            Effect::SaveGames => kept(self.store.save_games().is_ok()),
            Effect::ReplaceGames(games) => {
                self.store.replace_games(*games);
                return None;
            }
            Effect::BackUp(replacement) => {
                let (copied, failed) = match replacement {
                    Replacement::Import(_) => {
                        let copied = self.store.back_up(profile, today()).map(drop);
                        (copied, Trouble::NotImported)
                    }
                    Replacement::NewPlayer => {
                        let copied = self.store.set_erased_aside(profile, today());
                        (copied, Trouble::NothingErased)
                    }
                };
                match copied {
                    Ok(()) => Event::BackedUp(replacement),
                    Err(_) => Event::Trouble(failed),
                }
            }
            Effect::Erase => match self.store.erase_all_but(profile) {
                Ok(()) => Event::GamesSaved,
                Err(_) => Event::Trouble(Trouble::NotErased),
            },
            Effect::TakeBack => match self.store.take_back(today()) {
                Ok(archive) => import(archive.adopt(&KeptGames::default()), Origin::Erased),
                Err(_) => Event::Trouble(Trouble::ErasedLost),
            },
            Effect::ForgetErased => {
                self.store.forget_erased(today());
                return None;
            }
            Effect::TryAgain { .. } => {
                self.waits_to_try_again = true;
                return None;
            }
            _ => return None,
        })
    }

    pub fn tell(&mut self, event: Event) {
        let effects = self.app.apply(event, self.app.now());
        self.carry_out(effects);
    }

    /// Lets the pauses pass after which is tried again what could not be written, until all is written. A program that
    /// has stopped tries nothing.
    pub fn try_again(&mut self) {
        while std::mem::take(&mut self.waits_to_try_again) && !self.store.disk().stopped() {
            self.tell(Event::TryAgain);
        }
    }

    /// Imports this text and says yes.
    pub fn import(&mut self, text: &str) {
        let archive = decode(text).unwrap();
        self.tell(Event::Open(ScreenName::Settings));
        self.tell(import(archive.adopt(self.store.games()), Origin::Outside));
        self.tell(Event::Confirm);
    }

    /// Erases everything.
    pub fn erase(&mut self) {
        self.tell(Event::Open(ScreenName::Settings));
        self.tell(Event::Settings(SettingsEvent::Erase));
        self.tell(Event::Confirm);
    }

    /// Takes back what was erased last.
    pub fn take_back(&mut self) {
        self.tell(Event::Open(ScreenName::Settings));
        self.tell(Event::Settings(SettingsEvent::TakeBack));
        self.tell(Event::Confirm);
    }

    /// Plays the game of Reversi on the board to its end. Returns the profile before the last turn.
    pub fn play_out(&mut self) -> Profile {
        let mut before = self.app.profile().clone();
        loop {
            // A pass is told, and the phone goes to the other one.
            for _ in 0..3 {
                self.tell(Event::Board(BoardEvent::GoOn));
            }
            let view = self.app.play().unwrap();
            let squares = &view.game.squares().unwrap().squares;
            let Some(open) = squares.iter().find(|one| one.playable) else {
                return before;
            };
            before = self.app.profile().clone();
            self.tell(Event::Board(BoardEvent::Tap(open.square.into())));
        }
    }
}

fn import((profile, games): (Profile, KeptGames), origin: Origin) -> Event {
    let import = Import {
        profile,
        games,
        origin,
    };
    Event::Settings(SettingsEvent::Import(Box::new(import)))
}

fn kept(is_saved: bool) -> Event {
    match is_saved {
        true => Event::GamesSaved,
        false => Event::Trouble(Trouble::CannotKeepGames),
    }
}

/// A player for whom nothing is animated.
pub fn still() -> Profile {
    let mut profile = Profile::default();
    profile.settings.animation = AnimationSpeed::Off;
    profile
}

/// The files of a player with this profile.
pub fn files_of(profile: &Profile) -> Files {
    let disk = TestDisk::default();
    let (mut store, _, _) = disk.open();
    store.save(profile).unwrap();
    disk.files()
}

/// A disk with these files on it.
pub fn disk_with(files: &Files) -> TestDisk {
    let disk = TestDisk::default();
    for (name, bytes) in files {
        disk.put(name, bytes);
    }
    disk
}

/// Every call of the storage that an act makes, with every fault. What failed and did not stop the program is tried
/// again. `check` sees the app as it starts afterwards.
pub fn at_every_call(files: &Files, act: &dyn Fn(&mut Device), check: &dyn Fn(&mut Device, &str)) {
    let disk = disk_with(files);
    let mut device = Device::start(&disk);
    let before = disk.operations();
    act(&mut device);
    let operations = disk.operations() - before;
    assert!(operations > 8, "{operations}");
    for after in 0..operations {
        for (fault, power_lost) in Fault::ALL
            .into_iter()
            .flat_map(|fault| [(fault, false), (fault, true)])
        {
            let disk = disk_with(files);
            let mut device = Device::start(&disk);
            disk.plan(after, fault);
            act(&mut device);
            device.try_again();
            disk.restart(power_lost, &mut Chance(after as u64));
            let mut device = Device::start(&disk);
            let case = format!("{after} {fault:?} {power_lost}");
            check(&mut device, &case);
            // And once more, from what that start has saved.
            check(&mut Device::start(&disk), &case);
        }
    }
}
