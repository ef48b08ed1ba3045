//! The keys of kept games: each is given once, and none is lost between the two files.
use super::*;
use crate::progress::{Ending, KeptGames, KeptItem};

/// An app, and what a device has kept for it.
struct Device {
    app: App,
    kept: KeptGames,
}

/// A place for the first disc of a game of Reversi.
fn place() -> rsg_classics::Square {
    "d3".parse().unwrap()
}

impl Device {
    fn new(app: App) -> Device {
        Device {
            app,
            kept: KeptGames::default(),
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Keep(item) => self.kept.keep(*item),
                Effect::KeepNew(games) => self.kept.keep_new(games),
                Effect::KeepBrought(item) => self.kept.keep_brought(*item),
                _ => continue,
            }
            let more = self.app.tell(Event::GamesSaved);
            self.carry_out(more);
        }
    }

    fn tell(&mut self, event: impl Into<Event>) {
        let effects = self.app.tell(event);
        self.carry_out(effects);
    }

    fn give_up_a_classic(&mut self) {
        let effects = self
            .app
            .drive_to_squares("reversi 8 othello most", Mode::Cpu);
        self.carry_out(effects);
        self.tell(BoardEvent::Tap(place().into()));
        self.tell(PlayEvent::Quit);
        self.tell(Event::Confirm);
    }

    fn end_the_waiting_star(&mut self) {
        self.tell(ScreenName::Home);
        let row = self.app.waiting().pop().unwrap().id;
        self.tell(WaitingEvent::GiveUp(row));
        self.tell(Event::Confirm);
    }

    fn ids(&self) -> Vec<u32> {
        self.kept.all().iter().map(|item| item.key().id.0).collect()
    }
}

#[test]
fn a_match_that_ends_keeps_what_a_classic_has_kept_meanwhile() {
    let mut device = Device::new(app());
    device.app.leave_a_game(ColorChoice::Black, "B4 BQ");
    device.give_up_a_classic();
    device.end_the_waiting_star();
    assert_eq!(device.ids(), [1, 2]);
    let booked = device.app.profile().matches().iter().map(|one| one.id.0);
    assert_eq!(booked.collect::<Vec<_>>(), [1, 2]);
    let kept = device.kept.all();
    let is_star = |item: &KeptItem| item.game().unwrap().rules.is_star();
    assert!(!is_star(&kept[0]) && is_star(&kept[1]));
}

#[test]
fn a_classic_that_ends_keeps_what_a_match_has_kept_meanwhile() {
    let mut device = Device::new(app());
    let effects = device
        .app
        .drive_to_squares("reversi 8 othello most", Mode::Two);
    device.carry_out(effects);
    device.tell(BoardEvent::Tap(place().into()));
    device.tell(Event::Back);
    device.app.leave_a_game(ColorChoice::Black, "B4 BQ");
    let row = device.app.waiting()[0].id;
    device.tell(WaitingEvent::GiveUp(row));
    device.tell(Event::Confirm);
    let waiting = device.app.profile().waiting.squares().unwrap();
    assert_eq!((device.ids(), waiting.plan.id.0), (vec![1], 2));
}

#[test]
fn a_match_that_ends_keeps_a_pasted_favourite() {
    let mut device = Device::new(app());
    device.app.leave_a_game(ColorChoice::Black, "B4 BQ");
    device.tell(ScreenName::Review);
    device.tell(ReviewEvent::Paste(BLACK_WINS.to_owned()));
    device.tell(ReviewEvent::Keep);
    let pasted = device.kept.all()[0].clone();
    device.tell(ReviewEvent::Favourite(Box::new(pasted.clone())));
    device.end_the_waiting_star();
    assert_eq!(device.ids(), [1, 2]);
    let first = &device.kept.all()[0];
    assert!(first.favourite() && first.date() == pasted.date());
}

/// The app is killed after the result was saved, and before its game was kept.
#[test]
fn a_game_that_was_not_kept_is_kept_at_the_next_start_once() {
    for keeps in [false, true] {
        let mut device = Device::new(app());
        device
            .app
            .drive_to_squares("reversi 8 othello most", Mode::Cpu);
        device.tell(BoardEvent::Tap(place().into()));
        device.app.tell(PlayEvent::Quit);
        let effects = device.app.tell(Event::Confirm);
        let saved = device.app.profile().clone();
        let is_keeping = |effect: &Effect| matches!(effect, Effect::KeepNew(_));
        let place = |wanted: &dyn Fn(&Effect) -> bool| effects.iter().position(wanted).unwrap();
        assert!(place(&|effect| *effect == Effect::Save) < place(&is_keeping));
        if keeps {
            device.carry_out(effects);
        }
        for _ in 0..2 {
            let start = Start {
                profile: saved.clone(),
                at: date("2026-11-22").into(),
                seed: 12,
                dev: false,
                trouble: None,
                puzzles: Some(Puzzles::shipped()),
            };
            let (app, effects) = App::new(start);
            device.app = app;
            device.carry_out(effects);
            assert_eq!(device.ids(), [1]);
        }
        assert_eq!(device.app.profile().to_keep, [], "they are kept");
        let results = device.app.squares_results();
        assert_eq!((results.len(), results[0].ending), (1, Ending::GivenUp));
    }
}
