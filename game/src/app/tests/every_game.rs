//! The behaviour of the app around a match, each written once and tried in every game of which it is true.
use super::*;
use crate::app::screens::GamesScreen;
use crate::progress::{Ending, Outcome};
use crate::session::tests::every_game::{GAMES, STAR, WITH_REVERSE};

impl App {
    /// Starts a game of this case in which the player is black.
    fn begin<const N: usize>(&mut self, case: &GameCase, choices: [SetupEvent; N]) -> Vec<Effect> {
        self.tell(Event::SetUp(case.kind(), None));
        if let Some(terms) = case.rules().terms() {
            self.tell(SetupEvent::Terms(terms));
        }
        self.tell(SetupEvent::Color(ColorChoice::Black));
        for choice in choices {
            self.tell(choice);
        }
        self.tell(SetupEvent::Start)
    }

    /// An app in a game of this case against the CPU.
    fn playing(case: &GameCase) -> App {
        let mut app = app();
        app.begin(case, []);
        app
    }

    fn go_on(&mut self) -> Vec<Effect> {
        self.tell(WaitingEvent::Continue(self.waits(1)))
    }
}

/// The number of the question for a turn.
fn turn_asked(effects: &[Effect]) -> Option<u64> {
    let turn =
        |topic: &Topic| matches!(topic, Topic::Turn(_) | Topic::SquaresTurn(_)).then_some(());
    asked_for(effects, turn).last().map(|asked| asked.number)
}

#[test]
fn a_game_starts_from_setup_and_a_tap_places() {
    for case in GAMES {
        let mut app = app();
        assert!(app.begin(case, []).contains(&Effect::Save));
        assert_eq!(app.screen(), ScreenName::Play);
        let effects = app.place(case.line[0]);
        assert!(effects.contains(&Effect::Save));
        assert!(turn_asked(&effects).is_some());
        assert!(app.board().sides.turn.thinking);
    }
}

#[test]
fn leaving_stops_the_cpu_and_continuing_asks_it_again() {
    for case in GAMES {
        let mut app = App::playing(case);
        let stale = turn_asked(&app.place(case.line[0])).unwrap();
        let late = answer(stale, Finding::Turn(case.play(case.line[1])));
        assert!(app.tell(Event::Back).contains(&STOP));
        assert_eq!(app.screen(), ScreenName::Home);
        app.tell(late);
        app.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
        let effects = app.go_on();
        assert!(turn_asked(&effects).unwrap() > stale);
        assert_eq!(app.placed(), 1);
        app.answer(case.line[1]);
        assert_eq!(app.placed(), 2);
    }
}

#[test]
fn quitting_is_free_until_the_first_own_stone_and_then_it_asks_and_loses() {
    for case in GAMES {
        let mut app = App::playing(case);
        app.tell(PlayEvent::Quit);
        assert_eq!(app.screen(), ScreenName::Home);
        assert!(app.profile().matches().is_empty() && app.waiting().is_empty());
        app.begin(case, []);
        app.drive(&case.start(2));
        let before = app.essence();
        app.tell(PlayEvent::Quit);
        let asked = app.confirms();
        assert!(matches!(
            asked,
            Some(ConfirmView::Quit {
                loses: true,
                people: None
            })
        ));
        app.tell(Event::Decline);
        assert_eq!(app.essence(), before);
        app.tell(PlayEvent::Quit);
        assert!(app.tell(Event::Confirm).contains(&Effect::Save));
        assert_eq!((app.screen(), app.play()), (ScreenName::Home, None));
        let [lost] = app.profile().matches() else {
            panic!("it is booked once");
        };
        assert_eq!(
            (lost.outcome, lost.ending),
            (Outcome::Lost, Ending::GivenUp)
        );
        assert!(app.waiting().is_empty());
        assert_eq!(app.view::<GamesScreen>().last, case.kind());
    }
}

#[test]
fn two_people_are_asked_before_their_game_is_thrown_away() {
    for case in GAMES {
        let mut app = app();
        app.begin(case, [SetupEvent::Mode(Mode::Two)]);
        app.drive(case.line[0]);
        app.tell(PlayEvent::Quit);
        let Some(ConfirmView::Quit { loses, people, .. }) = app.confirms() else {
            panic!("it asks");
        };
        assert_eq!((loses, people), (false, Some(ByPlayer::default())));
        app.tell(Event::Confirm);
        assert!(app.profile().matches().is_empty());
        assert_eq!(app.screen(), ScreenName::Home);
    }
}

#[test]
fn without_the_hint_button_there_is_no_hint() {
    for case in GAMES {
        for has_button in [true, false] {
            let mut profile = still_profile();
            profile.settings.hint_button = has_button;
            let mut app = app_with(profile);
            app.begin(case, []);
            assert_eq!(app.board().hint == session::HintView::Never, !has_button);
            let effects = app.tell(BoardEvent::Hint);
            assert_eq!(turn_asked(&effects).is_some(), has_button);
            assert_eq!(app.overlay(), None);
        }
    }
}

#[test]
fn a_result_is_booked_once_and_there_again_until_it_is_closed() {
    for case in GAMES {
        let mut app = App::playing(case);
        app.drive(case.whole);
        let sheet = app.sheet();
        let mut back = killed(&killed(&app));
        assert_eq!((back.screen(), back.overlay()), (ScreenName::Home, None));
        assert!(
            back.waiting().is_empty(),
            "it is no game to be gone on with"
        );
        back.see_result();
        assert_eq!(back.sheet(), sheet);
        assert_eq!(back.profile().matches().len(), 1);
        back.tell(PlayEvent::Again);
        assert_eq!((back.overlay(), back.placed()), (None, 0));
        back.drive(case.whole);
        back.tell(PlayEvent::Close);
        assert_eq!(back.screen(), ScreenName::Home);
        assert!(back.results_left_open().is_empty());
        assert_eq!(back.profile().matches().len(), 2);
        assert!(killed(&back).results_left_open().is_empty());
        let is_ranked = back.progress().rank() != Rank::Paper;
        assert_eq!(is_ranked, case.kind() == GameKind::Star);
        let played = back.progress().by_level().in_game(case.kind()).played();
        assert_eq!(played, 2);
    }
}

#[test]
fn a_result_of_which_the_books_know_nothing_is_booked_at_the_next_start() {
    for case in GAMES {
        let mut app = App::playing(case);
        if case.kind() == GameKind::Star {
            app.tell(PlayEvent::Quit);
            app.drive_to_day("2026-11-05");
        }
        app.drive(case.whole);
        let mut older = still_profile();
        older.waiting = app.profile().waiting.clone();
        let mut back = app_with(older);
        assert_eq!(back.profile().matches(), app.profile().matches());
        back.see_result();
        assert_eq!(back.sheet().earned, app.sheet().earned);
    }
}

/// Twenty games wait, and beside them results that were not closed: each of the twenty comes along with an import.
#[test]
fn results_left_open_take_no_place_from_the_games_of_an_import() {
    let [star, reversi, go] = GAMES;
    for (open, last) in [
        (&[star][..], reversi),
        (&[reversi], star),
        (&[go], star),
        (&[reversi, go], star),
    ] {
        let mut app = app();
        let leave = |app: &mut App, case: &GameCase| {
            app.begin(case, [SetupEvent::Mode(Mode::Two)]);
            app.drive(case.line[0]);
            app.tell(Event::Back);
        };
        while app.waiting().len() < WaitingGames::MOST - 1 {
            leave(&mut app, last);
        }
        for case in open {
            app.begin(case, [SetupEvent::Mode(Mode::Two)]);
            app.drive(case.whole);
            app = killed(&app);
        }
        leave(&mut app, last);
        let kinds: Vec<GameKind> = open.iter().map(|case| case.kind()).collect();
        assert_eq!(app.waiting().len(), WaitingGames::MOST, "{kinds:?}");
        assert_eq!(app.results_left_open().len(), open.len(), "{kinds:?}");

        let mut profile = app.profile().clone();
        profile.number_all_waiting();
        let import = Replacement::Import(Box::new(Import {
            profile,
            games: crate::progress::KeptGames::default(),
            origin: Origin::Erased,
        }));
        let mut other = super::app();
        other.tell(Event::BackedUp(import));
        assert_eq!(other.waiting(), app.waiting(), "{kinds:?}");
        assert!(other.results_left_open().is_empty(), "{kinds:?}");
    }
}

#[test]
fn a_kept_match_that_cannot_be_is_told_and_costs_nothing_else() {
    for case in GAMES {
        let mut app = App::playing(case);
        app.drive(&case.start(2));
        app.tell(Event::Back);
        let mut profile = app.profile().clone();
        let kept = profile.waiting.get(app.waits(1)).unwrap().game.clone();
        profile.waiting = WaitingGames::default();
        let broken = with_turns(Snapshot::clone(&kept), case.nowhere);
        profile.waiting.keep(None, broken);
        let back = app_with(profile);
        assert_eq!(back.trouble(), Some(Trouble::MatchLost));
        assert_eq!((back.screen(), back.waiting()), (ScreenName::Home, vec![]));
    }
}

#[test]
fn a_reverse_match_is_one_result_and_two_kept_games() {
    let kept = |effects: &[Effect]| {
        let kept = kept_games(effects).into_iter();
        kept.map(|kept| kept.key.number).collect::<Vec<_>>()
    };
    for case in WITH_REVERSE {
        let mut app = app();
        app.begin(case, [SetupEvent::Format(Format::Reverse)]);
        let effects = app.drive(case.whole);
        assert_eq!(
            (kept(&effects), app.sheet().next_step),
            (vec![], NextStep::NextGame)
        );
        let mut app = killed(&app);
        let row = &app.waiting()[0];
        assert!(row.turn.is_none() && row.loses);
        app.go_on();
        let first = app.sheet().over;
        assert!(app.sheet().next_game && app.profile().matches().is_empty());
        app.tell(PlayEvent::NextStep);
        assert_eq!((app.overlay(), app.board().sides.own), (None, Color::White));
        let effects = app.drive(case.whole);
        let over = app.sheet().over;
        let of_first = first.sides.map(|side| side.score.total.in_halves() / 2);
        assert_eq!(over.games[0].map(i32::from), of_first);
        assert!(!app.sheet().next_game);
        assert_eq!(kept(&effects), [1, 2]);
        assert_eq!(app.profile().matches().len(), 1);
        app.tell(PlayEvent::Again);
        let number = app.board().facts.reverse_game;
        assert_eq!(number, Some(1), "the same again");
    }
}

#[test]
fn a_finished_game_is_kept_and_looked_at_again_from_the_list() {
    for case in GAMES {
        let mut app = App::playing(case);
        let effects = app.drive(case.whole);
        let [kept] = kept_games(&effects)[..] else {
            panic!("{effects:?}");
        };
        assert!(effects.contains(&Effect::Save), "its number is taken");
        assert_eq!(kept.record, app.shown_game().game().written());
        assert_eq!(kept.key.id, app.profile().matches()[0].id);
        assert_eq!(app.profile().taken_ids(), kept.key.id);
        let turns = app.placed();
        app.tell(PlayEvent::Close);
        app.tell(ScreenName::Review);
        app.tell(ReviewEvent::Show(Box::new(kept.clone().into())));
        let ReviewScreenView::Game { view, .. } = app.review() else {
            panic!("a game is looked at");
        };
        assert_eq!(view.rows.len(), turns);
        app.tell(Event::Back);
        assert!(matches!(app.review(), ReviewScreenView::List { .. }));
    }
}

/// Whatever is booked first, each result is booked once, and a game that waits is not taken for one of them.
#[test]
fn every_waiting_game_is_booked_once() {
    for case in GAMES {
        let words: Vec<&str> = case.whole.split_whitespace().collect();
        let (begun, rest) = (words[..2].join(" "), words[2..].join(" "));
        let mut app = app();
        for _ in 0..3 {
            app.begin(case, []);
            app.drive(&begun);
            app.tell(Event::Back);
        }
        for count in 1..=3 {
            app = killed(&app);
            app.tell(WaitingEvent::Continue(app.waits(3 - count + 1)));
            let stale = app.profile().clone();
            app.drive(&rest);
            assert_eq!(app.profile().matches().len(), count);
            let mut torn = app.profile().clone();
            torn.waiting = stale.waiting;
            app.tell(PlayEvent::Close);
            assert_eq!(app.waiting().len(), 3 - count);
            assert_eq!(app_with(app.profile().clone()).waiting(), app.waiting());
            // The books have gone past the game itself, and the others wait under the number it had.
            assert_eq!(app_with(torn).profile().matches().len(), count);
        }
        let ids: Vec<u32> = app.profile().matches().iter().map(|one| one.id.0).collect();
        assert_eq!(ids, [1, 2, 3]);
    }
}

#[test]
fn a_result_that_is_older_than_the_books_is_not_booked_again() {
    for case in GAMES {
        let mut app = App::playing(case);
        app.drive(case.whole);
        let old = app.profile().waiting.clone();
        app.tell(PlayEvent::Close);
        app.begin(&STAR, []);
        app.drive(STAR.whole);
        let mut profile = app.profile().clone();
        profile.waiting = old;
        let back = app_with(profile);
        assert_eq!(back.screen(), ScreenName::Home);
        assert_eq!(back.profile().matches(), app.profile().matches());
    }
}

#[test]
fn a_match_that_was_booked_already_is_not_taken_up_again() {
    for case in GAMES {
        let words: Vec<&str> = case.whole.split_whitespace().collect();
        let (last, before) = words.split_last().unwrap();
        let mut app = App::playing(case);
        app.drive(&before.join(" "));
        let stale = app.profile().waiting.clone();
        app.drive(last);
        let mut profile = app.profile().clone();
        profile.waiting = stale;
        let back = app_with(profile);
        assert_eq!((back.waiting(), back.overlay()), (vec![], None));
        assert_eq!(back.profile().matches(), app.profile().matches());
    }
}

#[test]
fn results_of_two_games_both_come_back() {
    for (first, second) in [(0, 1), (0, 2), (1, 2), (2, 1)] {
        let [first, second] = [first, second].map(|index: usize| GAMES[index]);
        let mut app = App::playing(first);
        app.drive(first.whole);
        let mut app = killed(&app);
        app.begin(second, []);
        app.drive(second.whole);
        let back = killed(&app);
        let results = back.results_left_open().into_iter();
        let mut games: Vec<GameKind> = results.map(|row| row.game).collect();
        games.sort();
        let mut both = vec![first.kind(), second.kind()];
        both.sort();
        assert_eq!(games, both);
        assert_eq!(back.profile().matches(), app.profile().matches());
    }
}

/// As many games as can wait, and the results of all games but that of the one begun last: each has a place.
#[test]
fn results_that_are_left_open_cost_no_waiting_game_its_place() {
    let mut app = app();
    let two = SetupEvent::Mode(Mode::Two);
    let leave = |app: &mut App| {
        app.begin(&STAR, [two.clone()]);
        app.drive("B4");
        app.tell(ScreenName::Home);
    };
    for _ in 1..WaitingGames::MOST {
        leave(&mut app);
    }
    for case in GAMES {
        app.begin(case, [SetupEvent::Mode(Mode::Cpu)]);
        app.drive(case.whole);
        app = killed(&app);
    }
    leave(&mut app);
    let back = killed(&app);
    assert_eq!(back.waiting().len(), WaitingGames::MOST);
    assert_eq!(back.results_left_open().len(), GAMES.len() - 1);
}
