//! The classics in the app: choosing, playing, leaving, keeping.
use super::*;
use crate::app::{HelpTopic, Lock, PasteFault};
use crate::board::{Aim, BoardEvent, Spot};
use crate::progress::Ending;
use crate::thinking::{AskKind, SquaresTurn};
use rsg_classics::{Level, Mind, Play, Shape, Terms};

fn terms(text: &str) -> Terms {
    text.parse().unwrap()
}

impl App {
    /// Starts a game with these choices.
    pub fn drive_to_squares(&mut self, text: &str, mode: Mode) -> Vec<Effect> {
        self.set_up_squares(terms(text), mode);
        self.tell(SetupEvent::Start)
    }

    /// On Today: on with the classic that waits, if there is one.
    fn continue_classic(&mut self) -> Vec<Effect> {
        let is_classic = |row: &WaitingRow| row.game != GameKind::Star;
        let waiting = self.waiting().into_iter().find(is_classic);
        self.tell(ScreenName::Home);
        waiting.map_or_else(Vec::new, |row| {
            self.tell(Event::Waiting(WaitingEvent::Continue(row.id)))
        })
    }

    fn tap_square(&mut self, name: &str) -> Vec<Effect> {
        self.tell(BoardEvent::Tap(Spot::Square(name.parse().unwrap())))
    }

    fn moves(&self) -> String {
        let table = self.profile().waiting.table();
        table
            .map(|table| turns_of(table).to_owned())
            .unwrap_or_default()
    }

    /// Plays a game against the CPU to its end, taking the first square there is.
    fn play_squares_out(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
        let mut mind = Mind::default();
        loop {
            effects = match (self.overlay(), asked(&effects)) {
                (Some(Overlay::Result(_)), _) => return effects,
                (Some(_), _) => self.tell(BoardEvent::GoOn),
                (None, Some(question)) => {
                    let SquaresTurn {
                        game, level, seed, ..
                    } = &*question;
                    let play = mind.choose(&**game, *level, *seed, &|| false).unwrap();
                    self.tell(BoardEvent::Answer(Answer::turn(question.number, play)));
                    self.tell(BoardEvent::Elapsed(Timer::Pace(question.number)))
                }
                (None, None) => {
                    let squares = self.squares();
                    let open = squares.iter().find(|square| square.playable).unwrap();
                    self.tell(BoardEvent::Tap(open.square.into()))
                }
            };
        }
    }
}

fn asked(effects: &[Effect]) -> Option<Asked<SquaresTurn>> {
    asked_for(effects, squares_turn).into_iter().next()
}

#[test]
fn what_was_chosen_is_remembered() {
    let mut app = app();
    app.tell(Event::SetUp(GameKind::Reversi, None));
    let wanted = terms("reversi 10 classic fewest");
    let effects = app.tell(SetupEvent::Terms(wanted));
    assert_eq!(effects, [Effect::Save]);
    app.tell(SetupEvent::Mode(Mode::Two));
    app.tell(Event::Back);
    let mut again = killed(&app);
    again.tell(Event::SetUp(GameKind::Reversi, None));
    let setup = again.setup();
    assert_eq!((setup.terms, setup.mode), (Some(wanted), Mode::Two));
}

/// It is open from the start. What was chosen comes back with the board on which it can be played against.
#[test]
fn expert_play_is_offered_where_it_is_and_elsewhere_the_fifth_level_is_chosen() {
    let mut app = app();
    app.tell(Event::SetUp(GameKind::Reversi, None));
    let chosen = |app: &App| {
        let levels = app.setup().levels;
        let is_open = levels.iter().all(|option| option.lock == Lock::Open);
        let chosen = levels.iter().filter(|option| option.chosen);
        let chosen: Vec<CpuLevel> = chosen.map(|option| option.level).collect();
        (levels.len(), is_open, chosen)
    };
    let is = |count, level: Level| (count, true, vec![CpuLevel::from(level)]);
    assert_eq!(chosen(&app), is(6, Level::One));
    app.tell(SetupEvent::Level(Level::Six.into()));
    assert_eq!(chosen(&app), is(6, Level::Six));
    for elsewhere in ["reversi 6 othello most", "reversi 8 othello fewest"] {
        app.tell(SetupEvent::Terms(terms(elsewhere)));
        assert_eq!(chosen(&app), is(5, Level::Five));
    }
    app.tell(SetupEvent::Start);
    assert_eq!(app.board().facts.level, Some(Level::Five.into()));
    app.tell(Event::SetUp(GameKind::Reversi, None));
    app.tell(SetupEvent::Terms(terms("reversi 8 classic most")));
    assert_eq!(chosen(&app), is(6, Level::Six));
    app.tell(Event::SetUp(GameKind::Go, None));
    assert_eq!(chosen(&app), is(5, Level::One));
    app.tell(SetupEvent::Level(Level::Six.into()));
    assert_eq!(chosen(&app), is(5, Level::Five));
}

#[test]
fn a_game_at_the_table_lies_beside_an_unfinished_match() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B4 BQ");
    app.tell(Event::Back);
    app.drive_to_squares("reversi 8 othello most", Mode::Two);
    app.tap_square("d3");
    assert!(app.on_squares());
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    assert_eq!(app.waiting().len(), 2);
    let mut app = killed(&app);
    assert_eq!(app.screen(), ScreenName::Home);
    assert!(app.paused().is_some());
    app.tell(Event::SetUp(GameKind::Reversi, None));
    app.continue_classic();
    assert_eq!(
        (app.screen(), app.moves()),
        (ScreenName::Play, "d3".to_owned())
    );
    app.tell(BoardEvent::GoOn);
    app.tap_square("c3");
    assert_eq!(app.moves(), "d3c3");
}

#[test]
fn another_game_begins_beside_the_one_that_is_not_over() {
    let mut app = app();
    app.drive_to_squares("reversi 8 othello most", Mode::Cpu);
    app.tap_square("d3");
    app.drive_to_squares("reversi 6 othello most", Mode::Cpu);
    assert_eq!(app.overlay(), None);
    assert_eq!(
        app.board().squares().unwrap().terms.shape(),
        Shape::square(6)
    );
    app.tell(PlayEvent::Quit);
    app.continue_classic();
    assert_eq!(app.moves(), "d3");
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    let results = app.squares_results();
    assert_eq!(results[0].ending, Ending::GivenUp);
    assert_eq!(app.waiting(), []);
}

#[test]
fn quit_asks_once_there_is_something_to_lose() {
    let mut app = app();
    app.drive_to_squares("reversi 8 othello most", Mode::Cpu);
    app.tell(PlayEvent::Quit);
    assert_eq!(app.screen(), ScreenName::Home);
    assert!(app.squares_results().is_empty());
    app.drive_to_squares("reversi 8 othello most", Mode::Cpu);
    app.tap_square("d3");
    app.tell(PlayEvent::Quit);
    let asks = Some(Overlay::Confirm(ConfirmView::Quit {
        loses: true,
        people: None,
        has_sheet: Some(true),
    }));
    assert_eq!(app.overlay(), asks);
    app.tell(Event::Confirm);
    assert_eq!(app.screen(), ScreenName::Home);
    assert_eq!((app.play(), app.profile().waiting.table()), (None, None));
    assert_eq!(app.squares_results().len(), 1);
}

#[test]
fn a_result_is_booked_once_and_there_again_until_it_is_closed() {
    let mut app = app();
    let effects = app.drive_to_squares("reversi 6 othello most", Mode::Cpu);
    app.play_squares_out(effects);
    assert_eq!(app.squares_results().len(), 1);
    let mut app = killed(&app);
    assert_eq!((app.screen(), app.overlay()), (ScreenName::Home, None));
    app.see_result();
    assert!(app.on_squares());
    assert!(matches!(app.overlay(), Some(Overlay::Result(_))));
    assert_eq!(app.squares_results().len(), 1);
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.moves(), "");
    assert_eq!(app.overlay(), None);
    let effects = app.tap_square("b3");
    app.play_squares_out(effects);
    app.tell(PlayEvent::Close);
    assert_eq!(app.screen(), ScreenName::Home);
    assert_eq!(app.profile().waiting.table(), None);
    let records = app.progress().squares_records();
    assert_eq!((records.len(), records[0].tally.played()), (1, 2));
    assert_eq!(app.progress().rank(), Rank::Paper, "no rank hangs on it");
}

#[test]
fn a_reverse_match_of_reversi_is_one_result_and_two_kept_games() {
    let kept = |effects: &[Effect]| {
        let kept = kept_games(effects).into_iter();
        kept.map(|kept| kept.key.number).collect::<Vec<_>>()
    };
    let mut app = app();
    app.set_up_squares(terms("reversi 6 othello most"), Mode::Cpu);
    app.tell(SetupEvent::Format(Format::Reverse));
    let effects = app.tell(SetupEvent::Start);
    let effects = app.play_squares_out(effects);
    assert_eq!(
        (kept(&effects), app.sheet().next_step),
        (vec![], NextStep::NextGame)
    );
    let mut app = killed(&app);
    assert_eq!(app.waiting()[0].turn, None);
    assert!(app.waiting()[0].loses);
    app.continue_classic();
    let first = app.sheet().over;
    assert!(app.sheet().next_game && app.squares_results().is_empty());
    let effects = app.tell(PlayEvent::NextStep);
    assert_eq!(
        (app.overlay(), app.play().unwrap().game.sides.own),
        (None, Color::White)
    );
    let effects = app.play_squares_out(effects);
    let over = app.sheet().over;
    let of_first = first.sides.map(|side| side.score.total.in_halves() / 2);
    assert_eq!(over.games[0].map(i32::from), of_first);
    assert_eq!(
        (kept(&effects), app.sheet().next_step),
        (vec![1, 2], NextStep::Again)
    );
    assert_eq!(app.squares_results().len(), 1);
    app.tell(PlayEvent::NextStep);
    assert_eq!(
        app.play().unwrap().game.facts.reverse_game,
        Some(1),
        "the same again"
    );
}

#[test]
fn results_of_two_games_on_squares_both_come_back() {
    let mut app = app();
    let effects = app.drive_to_squares("reversi 6 othello most", Mode::Cpu);
    app.play_squares_out(effects);
    let mut app = killed(&app);
    app.drive_to_squares("go 9 7 0", Mode::Two);
    app.tell(PlayEvent::Resign);
    app.tell(Event::Confirm);
    let back = killed(&app);
    let mut games: Vec<&str> = back
        .results_left_open()
        .iter()
        .map(|row| row.game.key())
        .collect();
    games.sort_unstable();
    assert_eq!(games, ["go", "reversi"]);
    assert_eq!(back.profile().matches(), app.profile().matches());
}

#[test]
fn a_result_that_a_crash_kept_out_of_the_books_is_booked_at_the_next_start() {
    let mut app = app();
    let effects = app.drive_to_squares("reversi 6 othello most", Mode::Cpu);
    app.play_squares_out(effects);
    let mut older = still_profile();
    older.waiting = app.profile().waiting.clone();
    assert_eq!(app_with(older).squares_results().len(), 1);
}

#[test]
fn a_kept_game_that_cannot_be_gone_on_with_is_told_and_costs_nothing_else() {
    let mut app = app();
    app.drive_to_squares("reversi 8 othello most", Mode::Two);
    app.tap_square("d3");
    let mut profile = app.profile().clone();
    let table = with_turns(profile.waiting.table().unwrap().clone(), "a1");
    profile.waiting = WaitingGames::default();
    profile.waiting.keep(None, table);
    let mut app = app_with(profile);
    assert_eq!(app.trouble(), Some(Trouble::MatchLost));
    app.continue_classic();
    assert_eq!(app.screen(), ScreenName::Home);
    app.tell(Event::SetUp(GameKind::Reversi, None));
    assert_eq!(app.waiting(), []);
}

#[test]
fn a_transcript_is_copied_and_pasted() {
    let mut app = app();
    app.drive_to_squares("reversi 8 othello most", Mode::Two);
    app.tap_square("d3");
    app.tell(BoardEvent::GoOn);
    app.tap_square("c3");
    let copied = app.tell(PlayEvent::CopyMoves);
    assert_eq!(copied, [Effect::ShareText("d3c3".to_owned())]);
    let sheet = app.tell(PlayEvent::CopySheet);
    assert!(matches!(&sheet[..], [Effect::ShareText(sheet)] if sheet.contains("##")));
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    for (text, number) in [("d3 d3", 2), ("d3--", 2), ("d3 x", 2)] {
        app.tell(ScreenName::Review);
        app.tell(ReviewEvent::Paste(format!(
            "reversi 8 othello most : {text}"
        )));
        let ReviewScreenView::List { fault, .. } = app.review() else {
            panic!("{text} was taken");
        };
        assert!(matches!(fault, Some(PasteFault::Turn(fault)) if fault.number == number));
    }
    app.tell(ReviewEvent::Paste(
        "reversi 8 othello most : D3 c3 c4".to_owned(),
    ));
    app.tell(ReviewEvent::PlayOn(None));
    assert_eq!(
        (app.screen(), app.moves()),
        (ScreenName::Play, "d3c3c4".to_owned())
    );
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    app.tell(ScreenName::Review);
    for (text, fault) in [
        (" ".to_owned(), PasteFault::Empty),
        ("d3".repeat(100_000), PasteFault::Long),
    ] {
        app.tell(ReviewEvent::Paste(text));
        assert!(
            matches!(app.review(), ReviewScreenView::List { fault: Some(seen), .. } if seen == fault)
        );
    }
}

#[test]
fn leaving_the_table_stops_the_cpu_and_an_old_answer_means_nothing() {
    let mut app = app();
    app.drive_to_squares("reversi 8 othello most", Mode::Cpu);
    let question = asked(&app.tap_square("d3")).unwrap();
    assert!(app.tell(ScreenName::Home).contains(&STOP));
    app.tell(BoardEvent::Answer(Answer::turn(
        question.number,
        Play::Place("c3".parse().unwrap()),
    )));
    assert_eq!(app.moves(), "d3");
    app.tell(Event::SetUp(GameKind::Reversi, None));
    let again = asked(&app.continue_classic()).unwrap();
    assert!(question.number < again.number);
}

#[test]
fn without_the_hint_button_there_is_no_hint_at_the_table() {
    for has_button in [true, false] {
        let mut profile = still_profile();
        profile.settings.hint_button = has_button;
        let mut app = app_with(profile);
        app.drive_to_squares("reversi 8 othello most", Mode::Cpu);
        let hint = app.board().hint;
        assert_eq!(hint == session::HintView::Never, !has_button);
        let effects = app.tell(BoardEvent::Hint);
        assert_eq!(asked(&effects).is_some(), has_button);
    }
}

/// A world around the table that is as unhelpful as a world can be: what was asked for comes late, twice or never.
struct SquaresWorld {
    app: App,
    disk: Profile,
    coming: Vec<Event>,
    dice: u64,
    mind: Mind,
}

impl SquaresWorld {
    fn roll(&mut self, sides: usize) -> usize {
        self.dice = mix(self.dice, 1);
        (self.dice % sides as u64) as usize
    }

    fn event(&mut self) -> Event {
        let shape = self.app.setup().terms.unwrap_or_default().shape();
        let at = self.roll(shape.places() as usize) as u32;
        let any = rsg_classics::Square::at(at, shape);
        let squares = self.app.squares();
        let mut open = squares.into_iter().filter(|one| one.playable);
        let square = open.next().map_or(any, |one| one.square);
        let late = self.roll(self.coming.len().max(1));
        match self.roll(40) {
            0 => Event::Back,
            1 => ScreenName::Home.into(),
            2 => PlayEvent::Quit.into(),
            3 => Event::Confirm,
            4 => Event::Decline,
            5 => BoardEvent::Undo.into(),
            6 => BoardEvent::Hint.into(),
            7 => Event::Suspended,
            8 => Event::Resumed,
            9 => BoardEvent::Tap(any.into()).into(),
            10 => PlayEvent::Close.into(),
            11 => PlayEvent::NextStep.into(),
            12 if self.roll(4) == 0 => match self.roll(3) {
                0 => ScreenName::Review.into(),
                1 => ReviewEvent::Paste("reversi 8 othello most : c5".to_owned()).into(),
                _ => ReviewEvent::PlayOn(None).into(),
            },
            13..=20 if late < self.coming.len() => self.coming.swap_remove(late),
            21 if late < self.coming.len() => self.coming[late].clone(),
            22..=27 => BoardEvent::GoOn.into(),
            34 | 35 => self.turn_beside_the_board(square),
            _ if self.app.on_squares() => BoardEvent::Tap(square.into()).into(),
            28..=30 => match self.app.waiting().first() {
                Some(row) => Event::Waiting(WaitingEvent::Continue(row.id)),
                None => ScreenName::Home.into(),
            },
            31 => SetupEvent::Start.into(),
            32 => match self.roll(2) {
                0 => SetupEvent::Mode([Mode::Cpu, Mode::Two][self.roll(2)]).into(),
                _ => SetupEvent::Format([Format::Single, Format::Reverse][self.roll(4).min(1)])
                    .into(),
            },
            33 => {
                let starts = [
                    "reversi 6 othello most",
                    "reversi 6 classic fewest",
                    "go 9 7 2",
                ];
                // Reversi Go is thought about longest.
                let terms = terms(starts[self.roll(9) / 4]);
                match self.roll(2) {
                    0 => Event::SetUp(GameKind::of(terms), None),
                    _ => SetupEvent::Terms(terms).into(),
                }
            }
            36 | 37 if self.app.screen() == ScreenName::Home => self.waiting_event(),
            _ => Event::SetUp(GameKind::Reversi, None),
        }
    }

    /// Returns true if the game in hand is between the games of a Reverse Match or in the second one.
    fn is_late_in_a_reverse_match(&self) -> bool {
        let table = self.app.table();
        table.is_some_and(|table| table.is_between() || !table.snapshot().finished.is_empty())
    }

    fn waiting_event(&mut self) -> Event {
        let games = self.app.waiting_order();
        if games.is_empty() {
            return Event::SetUp(GameKind::Reversi, None);
        }
        let (id, _) = games[self.roll(games.len())];
        match self.roll(2) {
            0 => WaitingEvent::Continue(id).into(),
            _ => WaitingEvent::GiveUp(id).into(),
        }
    }

    /// An event that has a meaning in Reversi Go alone.
    fn turn_beside_the_board(&mut self, square: rsg_classics::Square) -> Event {
        match self.roll(12) {
            0..=2 => BoardEvent::Beside(Play::Button).into(),
            3..=7 => BoardEvent::Beside(Play::Pass).into(),
            8 => BoardEvent::Agree.into(),
            9 => BoardEvent::Resume.into(),
            10 => BoardEvent::Aim(Some(Aim {
                square,
                stays: true,
            }))
            .into(),
            _ => PlayEvent::Resign.into(),
        }
    }

    fn tell(&mut self, event: Event) {
        let before = self.app.squares_results().len();
        for effect in self.app.tell(event.clone()) {
            match effect {
                Effect::Save => self.disk = self.app.profile().clone(),
                Effect::Device(Command::Ask(question)) => {
                    let turn = squares_turn(&question.topic).expect("nothing else is asked here");
                    let level = turn.level.or(Some(rsg_classics::Level::One));
                    let (game, mind) = (&turn.game, &mut self.mind);
                    let play = match turn.wish {
                        AskKind::Turn => mind.play_on(&**game, level, 1, &|| false),
                        AskKind::Lost | AskKind::Hint => mind.choose(&**game, level, 1, &|| false),
                    };
                    let play = play.expect("asked about a game that is over");
                    let finding = Finding::Turn(play.into());
                    self.coming.push(answer(question.number, finding));
                }
                Effect::Device(Command::After { timer, .. }) => {
                    self.coming.push(BoardEvent::Elapsed(timer).into());
                }
                _ => {}
            }
        }
        let app = &self.app;
        assert!(before <= app.squares_results().len());
        assert_eq!(self.disk, *app.profile(), "{event:?} was not saved");
        for kind in GameKind::ALL {
            let Some(running) = app.context.hand.running(kind) else {
                continue;
            };
            let kept = app.profile().waiting.get(running.id.unwrap()).unwrap();
            assert_eq!(*kept.game, running.current.snapshot());
        }
        assert!(app.waiting_order().len() <= WaitingGames::MOST + 1);
        let on_screen = app.play();
        assert_eq!(app.screen() == ScreenName::Play, on_screen.is_some());
        if let Some(view) = on_screen {
            let has_open = app.squares().iter().any(|one| one.playable);
            assert!(!has_open || !view.game.sides.turn.thinking, "{event:?}");
        }
    }
}

/// Two people have nearly ended the first game.
fn late_in_a_reverse_match() -> App {
    let mut app = app();
    app.set_up_squares(terms("reversi 6 othello most"), Mode::Two);
    app.tell(SetupEvent::Format(Format::Reverse));
    app.tell(SetupEvent::Start);
    while app.moves().len() < 2 * 28 {
        let squares = app.squares();
        match squares.iter().find(|square| square.playable) {
            Some(open) => app.tell(BoardEvent::Tap(open.square.into())),
            None => app.tell(BoardEvent::GoOn),
        };
    }
    app
}

#[test]
fn random_events_never_break_the_table_and_a_kill_never_loses_a_turn() {
    let (mut results, mut kills, mut late_kills) = (0, 0, 0);
    for dice in 0..12 {
        let app = match dice % 3 {
            0 => late_in_a_reverse_match(),
            _ => app(),
        };
        let disk = app.profile().clone();
        let coming = Vec::new();
        let mut world = SquaresWorld {
            app,
            disk,
            coming,
            dice,
            mind: Mind::default(),
        };
        for _ in 0..2500 {
            // Few come to the end of a first game, so that a kill is likelier there.
            let is_late = world.is_late_in_a_reverse_match();
            if world.roll(if is_late { 8 } else { 300 }) == 0 {
                kills += usize::from(world.app.profile().waiting.table().is_some());
                late_kills += usize::from(is_late);
                let before = world.app.profile().clone();
                world.app = app_with(world.disk.clone());
                assert_eq!(*world.app.profile(), before);
            }
            let event = world.event();
            world.tell(event);
        }
        results += world.app.squares_results().len();
    }
    assert!(
        20 < results && 20 < kills && 5 < late_kills,
        "{results} results, {kills} kills, {late_kills} of them late"
    );
}

#[test]
fn the_rules_are_looked_up_over_a_game_or_from_its_setup() {
    let mut app = app();
    app.drive_to_squares("reversi 6 othello most", Mode::Two);
    app.tap_square("b3");
    let played = app.moves();
    app.tell(PlayEvent::Help(HelpTopic::Rules));
    assert_eq!(app.overlay(), Some(Overlay::Rules(GameKind::Reversi)));
    app.tell(Event::Back);
    assert!(app.on_squares());
    assert_eq!((app.moves(), app.is_on_squares()), (played, true));
    app.tell(Event::SetUp(GameKind::Reversi, None));
    app.tell(SetupEvent::Rules);
    assert_eq!(app.rulebook(), GameKind::Reversi);
    assert!(app.looks_up_rules());
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Setup);
    assert_eq!(app.setup().game, GameKind::Reversi);
}
