//! Games of Reversi and Reversi Go by message.

use super::*;
use crate::session::SquaresView;
use rsg_classics::Terms;

/// Begins a game on squares as Black.
fn begin_classic(app: &mut App, terms: &str) {
    let terms: Terms = terms.parse().unwrap();
    app.tell(Event::SetUp(GameKind::of(terms), None));
    for choice in [
        SetupEvent::Terms(terms),
        SetupEvent::Mode(Mode::Message),
        SetupEvent::Color(ColorChoice::Black),
        SetupEvent::Name(Player::One, "Aiko".to_owned()),
        SetupEvent::Name(Player::Two, "Ravi".to_owned()),
        SetupEvent::Start,
    ] {
        app.tell(choice);
    }
}

fn squares(app: &App) -> SquaresView {
    app.play().unwrap().game.squares().unwrap().clone()
}

/// Places, or passes where hardly anything is left, and agrees to the marks.
fn play_classic(app: &mut App, random: &mut SplitMix64) {
    let view = squares(app);
    if view.message_stop.is_some() {
        app.tell(BoardEvent::Agree);
        return;
    }
    let open: Vec<_> = view.squares.iter().filter(|one| one.playable).collect();
    let beside = view.beside.iter().find(|one| one.open);
    match beside {
        Some(beside) if open.is_empty() || random.below(4) == 0 => {
            app.tell(BoardEvent::Beside(beside.play.clone()));
        }
        _ => {
            let square = open[random.below(open.len())].square;
            app.tell(BoardEvent::Tap(square.into()));
        }
    }
}

#[test]
fn classics_are_played_to_their_end_by_texts() {
    for (seed, terms) in [
        (3, "reversi 6 othello most"),
        (4, "go 9 7 0"),
        (5, "go 9 0 2"),
    ] {
        let (mut aiko, mut ravi) = (phone(seed), phone(seed + 100));
        begin_classic(&mut aiko, terms);
        let kind = aiko.play().unwrap().game.kind;
        assert_eq!((kind, row(&aiko).game), (kind, kind));
        assert!(is_own_turn(&aiko) && aiko.waiting().is_empty());
        let mut random = SplitMix64::new(seed);
        let mut texts = 0;
        while !(board(&aiko).is_over()) {
            while is_own_turn(&aiko) {
                play_classic(&mut aiko, &mut random);
                watch(&mut aiko);
            }
            assert_eq!(row(&aiko).waiting, Waiting::Me);
            let text = send(&mut aiko);
            take(&mut ravi, &text);
            watch(&mut ravi);
            std::mem::swap(&mut aiko, &mut ravi);
            texts += 1;
            assert!(texts < 500, "{terms} does not end");
        }
        for app in [&mut aiko, &mut ravi] {
            assert_eq!(row(app).waiting, Waiting::Over);
            assert!(matches!(app.overlay(), Some(Overlay::Result(_))));
            let books = &app.context.books;
            assert_eq!(books.profile.matches().len(), 1);
            let [(game, pairs)] = &books.pairs()[..] else {
                panic!("it counts head to head, and nowhere else");
            };
            assert_eq!(
                (*game, pairs[0].tally.played()),
                (app.play().unwrap().game.kind, 1)
            );
            assert_eq!(
                app.profile().taken_ids(),
                crate::progress::MatchId(1),
                "it is kept"
            );
            app.tell(PlayEvent::Close);
            assert_eq!(app.screen(), ScreenName::Messages);
        }
        assert_eq!(
            row(&aiko).outcome,
            row(&ravi).outcome.map(|outcome| !outcome)
        );
    }
}

#[test]
fn help_on_a_classic_by_message_leads_to_its_rules_and_back() {
    let mut app = phone(1);
    begin_classic(&mut app, "go 9 7 0");
    app.tell(PlayEvent::Help(HelpTopic::Rules));
    assert_eq!(app.overlay(), Some(Overlay::Rules(GameKind::Go)));
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    assert!(app.on::<MessageMatchScreen>().is_some());
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    assert!(board(&app).is_over());
    assert!(app.play().unwrap().send.unwrap().over);
}

#[test]
fn an_own_message_can_be_sent_again_where_it_was_pasted() {
    let mut app = phone(1);
    begin_classic(&mut app, "reversi 6 othello most");
    play_classic(&mut app, &mut SplitMix64::new(1));
    let text = send(&mut app);
    app.tell(PlayEvent::Close);
    assert_eq!(app.messages().send_again, None);
    take(&mut app, &text);
    assert!(text.contains(&app.messages().send_again.unwrap().code));
}
