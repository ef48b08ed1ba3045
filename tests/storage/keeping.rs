//! The end of a game, stopped or disturbed at every call of the storage: its result is booked once, and its games are
//! kept once, under a key that no other game has.

use crate::chance::{Chance, today};
use crate::disk::{Fault, TestDisk};
use crate::sample;
use reverstargo::storage::Store;
use rsg_engine::puzzle::Puzzles;
use rsg_game::app::{
    App, Effect, Event, Mode, PlayEvent, SetupEvent, Start, Trouble, WaitingEvent,
};
use rsg_game::board::BoardEvent;
use rsg_game::progress::{
    AnimationSpeed, Format, GameKey, GameKind, KeptGames, MatchId, Player, Profile,
};
use std::collections::VecDeque;

/// The app over a store, as the device runs it.
struct Device {
    app: App,
    store: Store<TestDisk>,
}

impl Device {
    fn start(disk: &TestDisk) -> Device {
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
        let mut device = Device { app, store };
        device.carry_out(effects);
        device
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut open = VecDeque::from(effects);
        while let Some(effect) = open.pop_front() {
            let event = match effect {
                Effect::Save => match self.store.save(self.app.profile()) {
                    Ok(()) => Event::Saved,
                    Err(_) => Event::Trouble(Trouble::CannotSave),
                },
                Effect::SaveSoon => Event::SaveDue,
                Effect::Keep(game) => answer(self.store.keep(*game).is_ok()),
                Effect::KeepNew(games) => answer(self.store.keep_new(games).is_ok()),
                Effect::SaveGames => answer(self.store.save_games().is_ok()),
                _ => continue,
            };
            open.extend(self.app.apply(event, self.app.now()));
        }
    }

    fn tell(&mut self, event: Event) {
        let effects = self.app.apply(event, self.app.now());
        self.carry_out(effects);
    }

    /// Plays the game of Reversi on the board to its end. Returns the profile before the last turn.
    fn play_out(&mut self) -> Profile {
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

fn answer(is_saved: bool) -> Event {
    match is_saved {
        true => Event::GamesSaved,
        false => Event::Trouble(Trouble::CannotKeepGames),
    }
}

fn keys(games: &KeptGames) -> Vec<GameKey> {
    games.all().iter().map(|game| game.key).collect()
}

/// A player for whom nothing is animated.
fn still() -> Profile {
    let mut profile = Profile::default();
    profile.settings.animation = AnimationSpeed::Off;
    profile
}

fn disk_of(profile: &Profile) -> TestDisk {
    let disk = TestDisk::default();
    let (mut store, _, _) = disk.open();
    store.save(profile).unwrap();
    disk
}

/// A game of Reversi between two people, one turn before the end of the second game of two.
fn at_the_end_of_a_reverse_match() -> Profile {
    let mut device = Device::start(&disk_of(&still()));
    for event in [
        Event::SetUp(GameKind::Reversi, None),
        Event::Setup(SetupEvent::Terms("reversi 6 othello most".parse().unwrap())),
        Event::Setup(SetupEvent::Mode(Mode::Two)),
        Event::Setup(SetupEvent::Format(Format::Reverse)),
        Event::Setup(SetupEvent::Name(Player::One, "Ana".to_owned())),
        Event::Setup(SetupEvent::Name(Player::Two, "Bo".to_owned())),
        Event::Setup(SetupEvent::Start),
    ] {
        device.tell(event);
    }
    device.play_out();
    device.tell(Event::Play(PlayEvent::NextStep));
    device.play_out()
}

/// Every call of the storage that an act makes, with every fault.
fn at_every_call(profile: &Profile, act: &dyn Fn(&mut Device), check: &dyn Fn(&mut Device, &str)) {
    let disk = disk_of(profile);
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
            let disk = disk_of(profile);
            let mut device = Device::start(&disk);
            disk.plan(after, fault);
            act(&mut device);
            disk.restart(power_lost, &mut Chance(after as u64));
            let mut device = Device::start(&disk);
            let case = format!("{after} {fault:?} {power_lost}");
            check(&mut device, &case);
            // And once more, from what that start has saved.
            check(&mut Device::start(&disk), &case);
        }
    }
}

#[test]
fn both_games_of_a_reverse_match_are_kept_once_wherever_its_end_is_stopped() {
    let profile = at_the_end_of_a_reverse_match();
    let end = |device: &mut Device| {
        if let Some(row) = device.app.waiting().first() {
            device.tell(Event::Waiting(WaitingEvent::Continue(row.id)));
            device.play_out();
        }
    };
    at_every_call(&profile, &end, &|device, case| {
        // What was stopped before its end goes on.
        end(device);
        assert_eq!(device.app.profile().results(), 1, "{case}");
        let kept = keys(device.store.games());
        let numbers: Vec<(MatchId, u8)> = kept.iter().map(|key| (key.id, key.number)).collect();
        assert_eq!(numbers, [(MatchId(1), 1), (MatchId(1), 2)], "{case}");
    });
}

/// A match on the star waits while a classic is given up, and is given up after it.
#[test]
fn games_that_end_one_after_the_other_are_both_kept_wherever_that_is_stopped() {
    let mut device = Device::start(&disk_of(&still()));
    for event in sample::a_game_given_up().into_iter().take(7) {
        device.tell(event);
    }
    device.tell(Event::Back);
    for event in [
        Event::SetUp(GameKind::Reversi, Some(Mode::Cpu)),
        Event::Setup(SetupEvent::Start),
    ] {
        device.tell(event);
    }
    let place: rsg_classics::Square = "d3".parse().unwrap();
    device.tell(Event::Board(BoardEvent::Tap(place.into())));
    device.tell(Event::Back);
    let profile = device.app.profile().clone();
    assert_eq!(profile.waiting.all().len(), 2);
    let give_up_all = |device: &mut Device| {
        while let Some(row) = device.app.waiting().first() {
            device.tell(Event::Waiting(WaitingEvent::GiveUp(row.id)));
            device.tell(Event::Confirm);
        }
    };
    at_every_call(&profile, &give_up_all, &|device, case| {
        give_up_all(device);
        assert_eq!(device.app.profile().results(), 2, "{case}");
        let kept = device.store.games().all();
        assert_eq!(kept.len(), 2, "{case}: {:?}", keys(device.store.games()));
        assert_ne!(kept[0].key.id, kept[1].key.id, "{case}");
        let stars = kept.iter().filter(|game| game.rules.is_star()).count();
        assert_eq!(stars, 1, "{case}");
    });
}
