//! Games by message: two apps that know of each other only by texts.

mod boards;
mod classics;
mod counting;
mod replay;

use super::*;
use crate::progress::by_message::{
    Entry, GameMessage, Log, MatchState, MessageMatch, MessageMatchId, MessagePlan, PlayedLog,
    Taken, Waiting, message,
};
use crate::progress::{Outcome, PlayerName};
use rsg_engine::SplitMix64;

/// An app of its own, with other numbers left to chance.
fn phone(seed: u64) -> App {
    phone_of(still_profile(), seed)
}

fn phone_of(profile: Profile, seed: u64) -> App {
    let start = Start {
        profile,
        at: date("2026-11-22").into(),
        seed,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    App::new(start).0
}

fn begin(app: &mut App, color: ColorChoice, format: Format) -> MessageMatchId {
    app.tell(ScreenName::Setup);
    for choice in [
        SetupEvent::Mode(Mode::Message),
        SetupEvent::Color(color),
        SetupEvent::Format(format),
        SetupEvent::Name(Player::One, "Aiko".to_owned()),
        SetupEvent::Name(Player::Two, "Ravi".to_owned()),
        SetupEvent::Start,
    ] {
        app.tell(choice);
    }
    the_game(app)
}

/// The one game that the app knows.
fn the_game(app: &App) -> MessageMatchId {
    let games = app.profile().by_message.all();
    assert_eq!(games.len(), 1);
    games[0].id
}

/// Sends the game on the board: the text that the other one gets.
fn send(app: &mut App) -> String {
    let code = app.play().unwrap().send.unwrap().code;
    let id = the_game(app);
    app.tell(Event::Message(MessageEvent::Sent(id)));
    format!("Your turn, Ravi: ReverStarGo\n{code}\nreverstargo://m/{code}")
}

fn take(app: &mut App, text: &str) {
    app.tell(Event::Message(MessageEvent::Take(text.to_owned())));
}

/// Lets the other one's placements be shown.
fn watch(app: &mut App) {
    for _ in 0..100 {
        watch_one(app);
    }
}

/// Lets the next placement be shown, if there is one.
fn watch_one(app: &mut App) {
    let Some(message_match) = app.on::<MessageMatchScreen>() else {
        return;
    };
    let asked = message_match.current.last_question();
    app.tell(BoardEvent::Elapsed(Timer::Pace(asked)));
    app.tell(BoardEvent::GoOn);
    let over = app.overlay();
    if matches!(over, Some(Overlay::Result(result)) if result.next_game) {
        app.tell(BoardEvent::NextGame);
    }
}

fn place_something(app: &mut App, random: &mut SplitMix64) {
    let moves = board(app).game().star().unwrap().moves();
    let mv = moves[random.below(moves.len())];
    app.tell(BoardEvent::Tap(mv.cell.into()));
    if let (true, Some(call)) = (app.asks_for_call(), mv.call) {
        app.tell(BoardEvent::Call(call));
    }
}

fn board(app: &App) -> &Match {
    &app.on::<MessageMatchScreen>().unwrap().current
}

fn is_own_turn(app: &App) -> bool {
    board(app).is_own_turn()
}

fn row(app: &App) -> MessageRow {
    app.messages().games.remove(0)
}

#[test]
fn a_game_is_begun_sent_taken_and_answered() {
    let (mut aiko, mut ravi) = (phone(1), phone(2));
    begin(&mut aiko, ColorChoice::Black, Format::Single);
    assert_eq!(aiko.screen(), ScreenName::Play);
    assert!(is_own_turn(&aiko));
    let mut random = SplitMix64::new(1);
    place_something(&mut aiko, &mut random);
    assert_eq!(row(&aiko).waiting, Waiting::Me);
    let text = send(&mut aiko);
    assert_eq!(row(&aiko).waiting, Waiting::Them);

    take(&mut ravi, &text);
    assert_eq!(ravi.screen(), ScreenName::Play);
    assert_eq!(row(&ravi).them, PlayerName::new("Aiko"));
    assert!(!is_own_turn(&ravi));
    watch(&mut ravi);
    assert!(is_own_turn(&ravi));
    place_something(&mut ravi, &mut random);
    let answer = send(&mut ravi);
    // It is open on the board, and goes on there.
    take(&mut aiko, &answer);
    watch(&mut aiko);
    assert!(is_own_turn(&aiko));
    assert_eq!(row(&aiko).placements, 2);
}

#[test]
fn whole_matches_end_alike_and_are_booked_once_on_each_phone() {
    for (seed, format) in [
        (3, Format::Single),
        (4, Format::Reverse),
        (5, Format::Single),
    ] {
        let mut phones = [phone(seed), phone(100 + seed)];
        begin(&mut phones[0], ColorChoice::White, format);
        let mut text = send(&mut phones[0]);
        let mut random = SplitMix64::new(seed);
        for turn in 0.. {
            assert!(turn < 1_000, "seed {seed} does not end");
            phones.swap(0, 1);
            let app = &mut phones[0];
            take(app, &text);
            watch(app);
            while is_own_turn(app) {
                place_something(app, &mut random);
                watch(app);
            }
            if row(app).waiting == Waiting::Over {
                break;
            }
            text = send(app);
        }
        let [one, two] = &phones;
        let (a, b) = (row(one), row(two));
        assert_eq!(a.outcome, b.outcome.map(|outcome| !outcome));
        assert_eq!((a.waiting, b.waiting), (Waiting::Over, Waiting::Over));
        for app in &mut phones {
            let [booked] = app.profile().matches() else {
                panic!("{:?}", app.profile().matches());
            };
            assert_eq!(Some(booked.outcome), row(app).outcome);
            assert_eq!(app.records().pairs.len(), 1);
            // It can be looked at again, and does not count twice.
            let id = the_game(app);
            app.tell(Event::Message(MessageEvent::Open(id)));
            assert!(matches!(app.overlay(), Some(Overlay::Result(_))));
            app.tell(Event::Message(MessageEvent::Sent(id)));
            assert_eq!(app.profile().matches().len(), 1);
        }
    }
}

#[test]
fn a_kill_loses_nothing_and_the_game_waits_in_the_list() {
    let mut app = phone(1);
    let id = begin(&mut app, ColorChoice::Black, Format::Single);
    place_something(&mut app, &mut SplitMix64::new(1));
    let log = app.profile().by_message.all()[0].log().clone();
    let mut again = killed(&app);
    assert_eq!(again.screen(), ScreenName::Home);
    assert_eq!(again.home().messages, 1);
    again.tell(Event::Message(MessageEvent::Open(id)));
    let send = again.play().unwrap().send.unwrap();
    assert!(send.unsent && send.invites);
    // It was not sent, so it can be taken back.
    again.tell(BoardEvent::Undo);
    assert_eq!(again.play().unwrap().send, None);
    assert_eq!(log.len(), 1);
}

#[test]
fn what_is_no_game_is_refused_with_a_reason_and_changes_nothing() {
    let mut app = phone(1);
    let before = app.profile().clone();
    take(&mut app, "See you tomorrow");
    assert_eq!(app.screen(), ScreenName::Messages);
    let told = app.messages().received.unwrap();
    assert!(matches!(told, Received::Nothing(_)), "{told:?}");
    assert_eq!(app.profile(), &before);
    // Said once.
    app.tell(Event::Back);
    app.tell(ScreenName::Messages);
    assert_eq!(app.messages().received, None);
}

#[test]
fn an_old_message_says_that_it_was_answered() {
    let (mut aiko, mut ravi) = (phone(1), phone(2));
    begin(&mut aiko, ColorChoice::Black, Format::Single);
    let mut random = SplitMix64::new(1);
    place_something(&mut aiko, &mut random);
    let text = send(&mut aiko);
    take(&mut ravi, &text);
    watch(&mut ravi);
    place_something(&mut ravi, &mut random);
    send(&mut ravi);
    take(&mut ravi, &text);
    let id = the_game(&ravi);
    assert_eq!(
        ravi.messages().received,
        Some(Received::Known(id, Taken::Older))
    );
}

#[test]
fn two_versions_are_shown_and_the_player_chooses() {
    let (mut aiko, mut ravi) = (phone(1), phone(2));
    let id = begin(&mut aiko, ColorChoice::Black, Format::Single);
    let mut random = SplitMix64::new(1);
    place_something(&mut aiko, &mut random);
    take(&mut ravi, &send(&mut aiko));

    // Somebody writes in Ravi's name, another first placement of Aiko's with it.
    let mut forged = ravi.profile().by_message.all()[0].message();
    let replay = PlayedLog::new(forged.terms.clone());
    let other = replay.last().star().unwrap();
    let other = other
        .moves()
        .into_iter()
        .map(|mv| Entry::Turn(mv.into()))
        .find(|entry| *entry != forged.log.0[0])
        .unwrap();
    forged.log.0 = vec![other];
    let known = aiko.profile().by_message.all()[0].log().clone();
    take(&mut aiko, &message::write(&forged));
    assert_eq!(aiko.screen(), ScreenName::Messages);
    assert_eq!(
        aiko.messages().received,
        Some(Received::Known(id, Taken::Fork(1)))
    );
    let shown = row(&aiko);
    assert_eq!((shown.forks.len(), shown.forks[1].parts_at), (2, 1));
    // The board does not open before it is settled.
    aiko.tell(Event::Message(MessageEvent::Open(id)));
    assert_eq!(aiko.screen(), ScreenName::Messages);

    aiko.tell(Event::Message(MessageEvent::Choose(id, None)));
    assert_eq!(aiko.screen(), ScreenName::Play);
    assert_eq!(aiko.profile().by_message.all()[0].log(), &known);
}

#[test]
fn resigning_is_asked_for_on_the_own_turn_alone() {
    let mut app = phone(1);
    begin(&mut app, ColorChoice::Black, Format::Single);
    app.tell(PlayEvent::Quit);
    assert_eq!(app.confirms(), Some(ConfirmView::Resign));
    app.tell(Event::Decline);
    assert!(is_own_turn(&app));
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    let sheet = app.sheet();
    assert_eq!(sheet.next_step, NextStep::Send);
    assert_eq!(row(&app).outcome, Some(Outcome::Lost));
    // The other one does not know it yet.
    assert!(app.profile().matches().is_empty());
    let text = send(&mut app);
    assert_eq!(app.profile().matches().len(), 1);

    let mut other = phone(2);
    take(&mut other, &text);
    watch(&mut other);
    assert_eq!(row(&other).outcome, Some(Outcome::Won));
    // Over when it came: it counts when the player says so.
    assert!(other.profile().matches().is_empty());
    other.tell(PlayEvent::NextStep);
    assert_eq!(other.profile().matches().len(), 1);
    let state = other.profile().by_message.all()[0]
        .replay()
        .unwrap()
        .state();
    assert!(matches!(state, MatchState::Over { .. }));
}

#[test]
fn help_and_rules_lead_back_to_the_game() {
    let mut app = phone(1);
    begin(&mut app, ColorChoice::Black, Format::Single);
    app.tell(PlayEvent::Help(HelpTopic::Rules));
    app.tell(ScreenName::Rules);
    assert_eq!(app.overlay(), Some(Overlay::Rules(GameKind::Star)));
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    assert!(app.on::<MessageMatchScreen>().is_some());
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Messages);
}

#[test]
fn a_link_takes_a_game_in_and_a_series_is_asked_about_first() {
    let mut aiko = phone(1);
    begin(&mut aiko, ColorChoice::White, Format::Single);
    let code = aiko.play().unwrap().send.unwrap().code;

    let mut ravi = phone(2);
    ravi.link(&format!("reverstargo://m/{code}"));
    assert_eq!(ravi.screen(), ScreenName::Play);
    assert_eq!(row(&ravi).them, PlayerName::new("Aiko"));

    let mut busy = app_at(Rank::Wood);
    busy.drive_to_series(ColorChoice::Black);
    busy.link(&format!("reverstargo://m/{code}"));
    assert_eq!(busy.confirms(), Some(ConfirmView::LeaveSeries));
    busy.tell(Event::Decline);
    assert!(busy.in_series());
    // It was taken in all the same.
    the_game(&busy);
}

#[test]
fn an_invitation_in_a_strange_browser_waits_and_then_leads_to_the_board_with_a_line() {
    let mut aiko = phone(1);
    begin(&mut aiko, ColorChoice::White, Format::Single);
    let code = aiko.play().unwrap().send.unwrap().code;
    let mut stranger = phone(2);
    stranger.tell(Event::GuestLink(format!("m/{code}")));
    assert!(matches!(stranger.overlay(), Some(Overlay::GuestLink(_))));
    assert!(stranger.profile().by_message.is_empty());
    stranger.tell(Event::PlayHere);
    assert_eq!(stranger.screen(), ScreenName::Play);
    let line = |app: &App| app.play().unwrap().line;
    assert_eq!(line(&stranger), Some(PlayLine::FirstByMessage));
    stranger.tell(Event::SkipTutorial);
    assert_eq!(line(&stranger), None);
}

#[test]
fn a_game_is_let_go_after_a_question() {
    let mut app = phone(1);
    let id = begin(&mut app, ColorChoice::Black, Format::Single);
    app.tell(ScreenName::Messages);
    app.tell(Event::Message(MessageEvent::Forget(id)));
    assert_eq!(app.confirms(), Some(ConfirmView::ForgetGame));
    app.tell(Event::Confirm);
    assert!(app.messages().games.is_empty());
    assert_eq!(app.home().messages, 0);
}

/// A paused game against the CPU stays paused beside them.
#[test]
fn the_paused_game_is_left_alone() {
    let mut app = phone(1);
    app.leave_a_game(ColorChoice::Black, "B4");
    let paused = app.profile().waiting.star().cloned();
    begin(&mut app, ColorChoice::Black, Format::Single);
    place_something(&mut app, &mut SplitMix64::new(1));
    send(&mut app);
    app.tell(Event::Back);
    assert_eq!(app.profile().waiting.star().cloned(), paused);
    app.tell(ScreenName::Play);
    assert!(app.on::<PlayScreen>().is_some());
}

/// The text that one has sent comes back in a mailbox with many others. The own placement is still the player's to take
/// back.
#[test]
fn a_text_that_brings_nothing_new_does_not_make_a_placement_sent() {
    let (mut aiko, mut ravi) = (phone(1), phone(2));
    begin(&mut aiko, ColorChoice::Black, Format::Single);
    let mut random = SplitMix64::new(1);
    place_something(&mut aiko, &mut random);
    let text = send(&mut aiko);
    take(&mut ravi, &text);
    watch(&mut ravi);
    place_something(&mut ravi, &mut random);
    let is_unsent = |app: &App| {
        let view = app.play().unwrap();
        (view.game.can_undo, view.send.unwrap().unsent)
    };
    assert_eq!(is_unsent(&ravi), (true, true));

    take(&mut ravi, &format!("{text} {}", made_up(40)));
    assert!(matches!(
        ravi.overlay(),
        Some(Overlay::Confirm(ConfirmView::TakeGames { count: 40 }))
    ));
    ravi.tell(Event::Decline);
    assert_eq!(is_unsent(&ravi), (true, true));
    send(&mut ravi);
    assert_eq!(is_unsent(&ravi), (false, false));
}

/// Nobody knows whether the camera has read it, so nothing can be taken back any more.
#[test]
fn what_was_shown_to_a_camera_counts_as_sent() {
    let mut app = phone(1);
    let id = begin(&mut app, ColorChoice::Black, Format::Single);
    place_something(&mut app, &mut SplitMix64::new(1));
    assert!(app.play().unwrap().game.can_undo);
    app.tell(Event::Message(MessageEvent::ShowCode(id)));
    let Some(Overlay::Code(view)) = app.overlay() else {
        panic!("{:?}", app.overlay());
    };
    assert!(message::read(&view.code).is_ok());
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    assert_eq!(row(&app).waiting, Waiting::Them);
    assert!(!app.play().unwrap().game.can_undo);
}

/// A maintainer's own address, and one that a messenger has written in its own way.
#[test]
fn links_of_the_web_lead_to_the_game() {
    let mut aiko = phone(1);
    begin(&mut aiko, ColorChoice::Black, Format::Single);
    place_something(&mut aiko, &mut SplitMix64::new(1));
    let code = aiko.play().unwrap().send.unwrap().code;
    for link in [
        format!("https://rsg.example/m/{code}"),
        format!(
            "https://rsg.example/m/{}?from=chat",
            code.replace(':', "%3A")
        ),
    ] {
        let mut ravi = phone(2);
        ravi.link(&link);
        assert_eq!(ravi.screen(), ScreenName::Play, "{link}");
    }
}

/// A text that a stranger can write: a number of invitations.
fn made_up(count: u64) -> String {
    let codes = (0..count).map(|id| {
        let begun = MessageMatch::begin(
            MessageMatchId::new(1_000 + id),
            MessagePlan::star(Color::White, Format::Single),
            Default::default(),
            date("2026-11-22"),
        );
        message::write(&begun.message())
    });
    codes.collect::<Vec<_>>().join(" ")
}

#[test]
fn many_unknown_games_in_one_text_are_asked_about() {
    let mut app = phone(1);
    take(&mut app, &made_up(3));
    assert_eq!(app.messages().games.len(), 3);
    assert_eq!(app.messages().unanswered, None);
    // The three are known: asked about are the others.
    take(&mut app, &made_up(7));
    assert_eq!(app.confirms(), Some(ConfirmView::TakeGames { count: 4 }));
    app.tell(Event::Decline);
    assert_eq!(app.messages().games.len(), 3);
    app.link(&format!("reverstargo://m/{}", made_up(7)));
    app.tell(Event::Confirm);
    assert_eq!(app.messages().received, Some(Received::Several(4)));
    assert_eq!(app.messages().unanswered, Some(7));

    app.tell(Event::Message(MessageEvent::ForgetUnanswered));
    let asked = ConfirmView::ForgetUnanswered { count: 7 };
    assert_eq!(app.confirms(), Some(asked));
    app.tell(Event::Confirm);
    assert!(app.profile().by_message.is_empty());
}
