//! Games on squares in the app: choosing, playing, leaving, keeping.
use super::*;
use crate::app::{HelpTopic, Lock, PasteFault};
use crate::board::{BoardEvent, Spot};
use rsg_classics::{Level, Terms};

fn terms(text: &str) -> Terms {
    text.parse().unwrap()
}

impl App {
    /// Starts a game with these choices.
    pub fn drive_to_squares(&mut self, text: &str, mode: Mode) -> Vec<Effect> {
        self.set_up_squares(terms(text), mode);
        self.tell(SetupEvent::Start)
    }

    fn tap_square(&mut self, name: &str) -> Vec<Effect> {
        self.tell(BoardEvent::Tap(Spot::Square(name.parse().unwrap())))
    }

    pub fn moves(&self) -> String {
        let table = self.profile().waiting.squares();
        table
            .map(|table| turns_of(table).to_owned())
            .unwrap_or_default()
    }
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
