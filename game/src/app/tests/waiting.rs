//! Games that wait: several at once, of every kind.
use super::*;
use crate::progress::{ClockTime, CpuLevel, Ending, GameKind};
use crate::session::Who;
use rsg_classics::Terms;

impl App {
    fn drive_to_classic(&mut self, terms: &str, mode: Mode) {
        let terms: Terms = terms.parse().unwrap();
        self.tell(Event::SetUp(GameKind::of(terms), None));
        self.tell(SetupEvent::Terms(terms));
        self.tell(SetupEvent::Mode(mode));
        self.tell(SetupEvent::Start);
    }

    fn tap(&mut self, square: &str) {
        self.tell(BoardEvent::GoOn);
        let square: rsg_classics::Square = square.parse().unwrap();
        self.tell(BoardEvent::Tap(square.into()));
    }

    /// The CPU answers on squares.
    fn answer_on_squares(&mut self) {
        let table = self.table().unwrap();
        let (number, play) = (table.last_question(), table.game().any_play());
        self.tell(BoardEvent::Answer(Answer::turn(number, play.unwrap())));
        self.tell(BoardEvent::Elapsed(Timer::Pace(number)));
    }

    /// Puts a game of two people aside that begins so.
    fn leave_two(&mut self, line: &str) {
        self.drive_to_start([SetupEvent::Mode(Mode::Two)]);
        self.drive(line);
        self.tell(Event::Back);
    }

    fn kinds(&self) -> Vec<(&'static str, &'static str)> {
        let rows = self.waiting().into_iter();
        rows.map(|row| (row.game.key(), row.kind.key())).collect()
    }
}

/// Waiting games of every kind, the star's first: against the CPU, of two people, practice; Reversi against the CPU,
/// and Reversi Go between two people.
fn with_five() -> App {
    let mut app = app();
    app.leave_a_game(ColorChoice::Black, "B1[B] B7[W]");
    app.leave_two("B8");
    app.drive_to_start([SetupEvent::Mode(Mode::Practice)]);
    app.drive("B4");
    app.tell(Event::Back);
    app.drive_to_classic("reversi 8 othello most", Mode::Cpu);
    app.tap("d3");
    app.tell(Event::Back);
    app.drive_to_classic("go 9 7 2", Mode::Two);
    app.tap("c3");
    app.tell(ScreenName::Home);
    app
}

const FIVE: [(&str, &str); 5] = [
    ("go", "two"),
    ("reversi", "cpu"),
    ("star", "practice"),
    ("star", "two"),
    ("star", "cpu"),
];

#[test]
fn the_link_to_the_game_leads_to_the_one_that_was_played_last() {
    let mut app = killed(&with_five());
    app.link("play");
    assert!(app.is_on_squares());
    assert_eq!(app.table().unwrap().game().written(), "c3");
    // It is on the board already.
    app.link("play");
    assert!(app.is_on_squares());
}

#[test]
fn games_of_every_kind_wait_and_a_kill_loses_none() {
    let app = with_five();
    assert_eq!(app.kinds(), FIVE);
    let mut back = killed(&app);
    assert_eq!(
        (back.screen(), back.waiting()),
        (ScreenName::Home, app.waiting())
    );
    for row in [5, 4, 3] {
        back.tell(WaitingEvent::Continue(app.waits(row)));
        assert_eq!(back.screen(), ScreenName::Play);
        let placed = [2, 1, 1][5 - row];
        assert_eq!(back.placed(), placed);
        back.tell(ScreenName::Home);
    }
    for (row, record) in [(2, "d3"), (1, "c3")] {
        back.tell(WaitingEvent::Continue(app.waits(row)));
        assert!(back.is_on_squares());
        assert_eq!(back.table().unwrap().game().written(), record);
        back.tell(ScreenName::Home);
    }
    assert_eq!(
        back.kinds(),
        FIVE,
        "what was only looked at keeps its place"
    );
    assert!(back.profile().matches().is_empty());
}

#[test]
fn a_row_says_who_is_to_move_and_what_giving_up_costs() {
    let app = with_five();
    let rows = app.waiting();
    let told: Vec<_> = rows
        .iter()
        .map(|row| (row.turn.clone(), row.loses))
        .collect();
    let nobody = || Who::Player(Default::default());
    let expected = [
        (Some((nobody(), Color::Black)), false),
        (Some((Who::Cpu(CpuLevel::One), Color::White)), true),
        (Some((Who::Cpu(CpuLevel::One), Color::White)), false),
        (Some((nobody(), Color::White)), false),
        (Some((Who::You, Color::Black)), true),
    ];
    assert_eq!(told, expected);
    assert!(!rows[1].board.rules.is_star());
    assert_eq!(rows[1].board.stones.len(), 5);
}

#[test]
fn what_was_played_last_comes_first() {
    let mut app = with_five();
    app.tell(WaitingEvent::Continue(app.waits(4)));
    app.tell(BoardEvent::GoOn);
    app.drive("C9");
    app.tell(Event::Back);
    assert_eq!(app.kinds()[0], ("star", "two"));
    assert_eq!(app.kinds().len(), 5);
}

/// A match by message comes into the books under the next number, which was that of the game that waits.
#[test]
fn what_is_booked_meanwhile_costs_a_waiting_game_nothing() {
    let mut app = app();
    app.leave_a_game(ColorChoice::Black, "B1[B] B7[W]");
    let wood = app_at(Rank::Wood);
    let mut record = wood.profile().matches().last().unwrap().clone();
    record.id = app.profile().next_match_id();
    assert!(app.context.books.profile.book(record));
    app.context.save();
    let mut back = killed(&app);
    assert_eq!(back.waiting().len(), 1);
    back.tell(ScreenName::Play);
    let rest: Vec<&str> = BLACK_WINS.split_whitespace().skip(2).collect();
    back.drive(&rest.join(" "));
    assert_eq!(back.profile().matches().len(), 2);
}

#[test]
fn giving_a_row_up_asks_and_books_what_it_costs() {
    let mut app = with_five();
    let before = app.profile().clone();
    let lost = app.waits(5);
    app.tell(WaitingEvent::GiveUp(lost));
    assert_eq!(app.confirms(), quits(true));
    app.tell(Event::Decline);
    assert_eq!(*app.profile(), before);
    app.tell(WaitingEvent::GiveUp(lost));
    let effects = app.tell(Event::Confirm);
    assert!(effects.contains(&Effect::Save) && kept(&effects).is_some());
    assert_eq!(
        (app.screen(), app.records().total.lost),
        (ScreenName::Home, 1)
    );
    assert_eq!(app.kinds(), FIVE[..4]);
    let free = app.waits(4);
    app.tell(WaitingEvent::GiveUp(free));
    assert_eq!(
        app.confirms(),
        Some(ConfirmView::Quit {
            loses: false,
            people: Some(ByPlayer::default()),
        })
    );
    app.tell(Event::Confirm);
    assert_eq!(app.kinds(), FIVE[..3]);
    assert_eq!(app.profile().matches().len(), 1);
    assert_eq!(killed(&app).waiting(), app.waiting());
}

/// A game between two people, one against the CPU, and eighteen more.
fn full() -> App {
    let mut app = app();
    app.leave_a_game(ColorChoice::Black, "B1[B] B7[W]");
    while app.waiting().len() < WaitingGames::MOST {
        app.leave_two("B4");
    }
    app
}

#[test]
fn the_twenty_first_asks_which_one_to_give_up() {
    let mut app = full();
    assert_eq!(app.overlay(), None, "nothing was asked so far");
    let cpu = SetupEvent::Mode(Mode::Cpu);
    app.drive_to_start([cpu, SetupEvent::Color(ColorChoice::White)]);
    let Some(ConfirmView::TooMany { games }) = app.confirms() else {
        panic!("{:?}", app.overlay());
    };
    assert_eq!(games, app.waiting());
    app.tell(Event::Confirm);
    assert!(
        matches!(app.confirms(), Some(ConfirmView::TooMany { .. })),
        "yes is no answer"
    );
    app.tell(Event::Decline);
    assert_eq!((app.screen(), app.waiting().len()), (ScreenName::Setup, 20));
    app.tell(SetupEvent::Start);
    app.tell(WaitingEvent::MakeRoom(games[19].id));
    assert_eq!(app.confirms(), quits(true));
    app.tell(Event::Confirm);
    assert_eq!((app.screen(), app.placed()), (ScreenName::Play, 0));
    assert_eq!((app.waiting().len(), app.records().total.lost), (20, 1));
    assert_eq!(app.waiting()[0].kind, WaitingKind::Cpu);
}

#[test]
fn a_classic_asks_as_well_and_a_result_counts_for_nothing() {
    let mut app = full();
    app.drive_to_classic("go 9 7 2", Mode::Two);
    assert!(matches!(app.confirms(), Some(ConfirmView::TooMany { .. })));
    app.tell(WaitingEvent::MakeRoom(app.waits(1)));
    app.tell(Event::Confirm);
    assert_eq!((app.is_on_squares(), app.waiting().len()), (true, 20));
    app.tell(ScreenName::Home);
    let last = app.waits(20);
    app.tell(WaitingEvent::Continue(last));
    let rest: Vec<&str> = BLACK_WINS.split_whitespace().skip(2).collect();
    app.drive(&rest.join(" "));
    assert_eq!(app.waiting().len(), 19);
    app.tell(Event::PlayAsLast(GameKind::Star));
    assert_eq!((app.overlay(), app.placed()), (None, 0));
    assert_eq!(app.waiting().len(), 20);
    app.drive(BLACK_WINS);
    app.leave_for_another();
    assert_eq!(app.waiting().len(), 20);
    app.tell(ScreenName::Play);
}

impl App {
    /// From the result: one more waits instead.
    fn leave_for_another(&mut self) {
        self.tell(PlayEvent::Close);
        self.leave_two("B4");
    }
}

#[test]
fn a_clock_that_waits_is_told_the_time_before_it_goes_on() {
    let mut app = app();
    app.tell(Event::SetUp(GameKind::Reversi, Some(Mode::Two)));
    app.tell(SetupEvent::Clock(ClockTime::of_minutes(1)));
    app.time_is(1_000);
    app.drive_to_classic("reversi 8 othello most", Mode::Two);
    app.tap("d3");
    app.tell(ScreenName::Home);
    app.leave_two("B4");
    let mut back = killed(&app);
    back.time_is(900_000);
    back.tell(WaitingEvent::Continue(app.waits(2)));
    back.time_is(901_000);
    let left = back.board().sides.panels.map(|panel| panel.seconds);
    assert!(
        left.black.unwrap() >= 59 && left.white.unwrap() >= 55,
        "{left:?}"
    );
}

/// Time that runs out behind a question has run out, whatever the answer is.
#[test]
fn who_quits_after_their_time_has_lost_on_time() {
    for is_star in [true, false] {
        let mut app = app();
        app.time_is(1_000);
        if is_star {
            app.drive_to_start([
                SetupEvent::Clock(ClockTime::of_minutes(1)),
                SetupEvent::Color(ColorChoice::Black),
            ]);
            app.drive("B4 BQ");
        } else {
            app.tell(Event::SetUp(GameKind::Reversi, None));
            app.tell(SetupEvent::Clock(ClockTime::of_minutes(1)));
            app.drive_to_classic("reversi 8 othello most", Mode::Cpu);
            app.tap("d3");
            app.answer_on_squares();
        }
        app.tell(PlayEvent::Quit);
        app.time_is(100_000);
        app.tell(Event::Confirm);
        assert_eq!(app.screen(), ScreenName::Home);
        let profile = app.profile();
        match is_star {
            true => assert_eq!(profile.matches()[0].ending, Ending::OnTime),
            false => assert_eq!(app.squares_results()[0].ending, Ending::OnTime),
        }
        assert_eq!((profile.results(), app.waiting()), (1, vec![]));
    }
}

#[test]
fn games_come_along_with_an_import_under_numbers_of_their_own() {
    let there = with_five();
    let mut profile = there.profile().clone();
    profile.number_all_waiting();
    let import = Import {
        profile,
        games: crate::progress::KeptGames::default(),
        origin: Origin::Outside,
    };
    let mut app = app();
    app.leave_a_game(ColorChoice::Black, "B4 BQ CQ");
    app.tell(ScreenName::Settings);
    app.tell(SettingsEvent::Import(Box::new(import.clone())));
    assert!(matches!(
        app.confirms(),
        Some(ConfirmView::Import {
            gives_up: Some(GivesUp::Loses),
            ..
        })
    ));
    app.tell(Event::BackedUp(Replacement::Import(Box::new(
        import.clone(),
    ))));
    assert_eq!(app.kinds(), FIVE);
    assert_eq!(
        app.profile().matches().len(),
        1,
        "the one that was here is lost"
    );
    assert_eq!(killed(&app).kinds(), FIVE);

    // Once more: what is here just as it comes along is not given up for itself.
    let mut again = killed(&there);
    again.tell(ScreenName::Settings);
    again.tell(SettingsEvent::Import(Box::new(import.clone())));
    assert!(matches!(
        again.confirms(),
        Some(ConfirmView::Import { gives_up: None, .. })
    ));
    again.tell(Event::BackedUp(Replacement::Import(Box::new(import))));
    assert!(again.profile().matches().is_empty());
    assert_eq!(again.kinds(), FIVE);
}

#[test]
fn a_game_that_no_rules_allow_does_not_come_along() {
    let mut profile = with_five().profile().clone();
    let impossible: Vec<_> = profile.waiting.all().to_vec();
    for mut one in impossible {
        if !one.game.plan.rules.is_star() {
            one.game = with_turns(Snapshot::clone(&one.game), "a1a1").into();
            profile.waiting.put(one);
        }
    }
    let import = Import {
        profile,
        games: crate::progress::KeptGames::default(),
        origin: Origin::Outside,
    };
    let mut app = app();
    app.tell(Event::BackedUp(Replacement::Import(Box::new(import))));
    assert_eq!(app.kinds(), FIVE[2..]);
    assert_eq!(app.trouble(), None);
}
