//! Every number of an export changed by hand, one after the other: the import is refused, or every screen opens and
//! there is a next puzzle and a next game.

use crate::chance::{Chance, today};
use crate::imports::text_of;
use crate::sample;
use reverstargo::storage::{Archive, decode, encode};
use rsg_engine::puzzle::Puzzles;
use rsg_engine::{Color, Game};
use rsg_game::app::screens::{
    CalendarScreen, FriendsScreen, GamesScreen, HomeScreen, MessagesScreen, PuzzleScreen,
    PuzzlesScreen, RankUpScreen, RanksScreen, RecordsScreen, ReviewScreen, SetupScreen,
    TrophiesScreen, TutorialScreen,
};
use rsg_game::app::sets::SetScreen;
use rsg_game::app::{
    App, Event, FriendsEvent, MessageEvent, Period, Practice, PuzzleEvent, PuzzleSource,
    ReviewEvent, ScreenName, Start,
};
use rsg_game::progress::by_message::{MessageMatch, MessageMatchId, MessagePlan};
use rsg_game::progress::puzzles::{Mistake, Run};
use rsg_game::progress::{Choices, Format, Judged, KeptGame, KeptGames, KeptItem, Profile};
use rsg_game::session::SolvingEvent;
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Both ends of every type that a number in a file may have, and what is next to them.
const POISON: [i128; 17] = [
    0,
    1,
    -1,
    i8::MIN as i128,
    u8::MAX as i128,
    i16::MIN as i128,
    i16::MAX as i128,
    u16::MAX as i128,
    i32::MAX as i128 - 1,
    i32::MAX as i128,
    u32::MAX as i128 - 50,
    u32::MAX as i128 - 1,
    u32::MAX as i128,
    i64::MIN as i128,
    i64::MAX as i128,
    u64::MAX as i128 - 1,
    u64::MAX as i128,
];

/// Days at which a calendar may go wrong.
const POISONED_DAYS: [&str; 5] = [
    "-262143-01-01",
    "0000-01-01",
    "1969-12-31",
    "9999-12-31",
    "+262142-12-31",
];

/// A game by the rules, and a word on each of its placements.
fn real_game(chance: &mut Chance, id: u32) -> KeptGame {
    let kept = sample::kept_game(chance, id);
    let mut game = Game::from_position(kept.opponent.start());
    while game.outcome().is_none() {
        let moves = game.moves();
        game.play(chance.pick(&moves)).unwrap();
    }
    let moves: Vec<_> = game.turns().iter().map(|turn| turn.mv).collect();
    let judged = |at: usize| Judged {
        before: 7,
        after: -3,
        exact: true,
        line: vec![moves[at]],
        only: true,
    };
    KeptGame {
        analysis: (0..moves.len())
            .map(|at| (at % 9 == 0).then(|| judged(at)))
            .collect(),
        record: KeptGame::record_of(&moves),
        ..kept
    }
}

/// The export of somebody who has used everything there is, as JSON.
fn export(chance: &mut Chance) -> Value {
    let mut profile = sample::profile(chance, 40);
    let games = [1, 2].map(|id| real_game(chance, id));
    let (judged, from) = (games[0].analysis[0].clone().unwrap(), games[0].start());
    let mistake = Mistake::new(from, &games[0].moves()[..1], judged, today()).unwrap();
    profile.puzzles.add_mistake(mistake);
    let mut run = Run::begin(7);
    run.go_on(5000);
    profile.puzzles.run = Some(run);
    let choices: Choices = serde_json::from_value(json!(
        {"rules": "go 9 7 0", "mode": "two", "color": "random", "level": "2", "minutes": 5, "minutes_of_two": 3}
    ))
    .unwrap();
    profile.choose(choices);
    for rules in ["go 9 7 0", "reversi 8 othello most"] {
        profile.book(sample::on_squares(chance, profile.next_match_id(), rules));
    }
    let id = MessageMatchId::new(1 << 39);
    let names = Default::default();
    let begun = MessageMatch::begin(
        id,
        MessagePlan::star(Color::Black, Format::Single),
        names,
        today(),
    );
    assert_eq!(profile.by_message.add(begun), Ok(()));
    profile.friends = sample::friends();
    let mut kept: Vec<KeptItem> = games.map(KeptItem::from).to_vec();
    kept.push(sample::kept_squares(chance, 3).into());
    kept.push(sample::kept_board(chance, 4).into());
    serde_json::to_value(Archive::new(&profile, Some(&KeptGames::new(kept)))).unwrap()
}

/// A place in an export, and what may stand there instead.
enum Change {
    Value(String, Value),
    /// A number that is the name of a field.
    Key(String, String, i128),
}

impl Change {
    fn apply(&self, export: &mut Value) {
        match self {
            Change::Value(path, poison) => {
                *export.pointer_mut(path).unwrap() = poison.clone();
            }
            Change::Key(path, key, poison) => {
                let fields = export.pointer_mut(path).unwrap();
                let fields = fields.as_object_mut().unwrap();
                let field = fields.remove(key).unwrap();
                fields.insert(poison.to_string(), field);
            }
        }
    }
}

/// A number that JSON can carry; none for those that no type has.
fn number(poison: i128) -> Option<Value> {
    let whole = u64::try_from(poison).map(|number| json!(number));
    whole
        .or_else(|_| i64::try_from(poison).map(|number| json!(number)))
        .ok()
}

/// Every change of every number and every day.
fn changes(value: &Value, path: &str, chance: &mut Chance, found: &mut Vec<Change>) {
    let random = i128::from(chance.next() >> chance.below(64));
    let poisons = POISON.into_iter().chain([random]);
    match value {
        Value::Number(_) => {
            let poisons = poisons.filter_map(number);
            found.extend(poisons.map(|poison| Change::Value(path.to_owned(), poison)));
        }
        Value::String(text) if is_day(text) => {
            let days = POISONED_DAYS.map(|day| Change::Value(path.to_owned(), json!(day)));
            found.extend(days);
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                if key.parse::<u32>().is_ok() {
                    let change = |poison| Change::Key(path.to_owned(), key.clone(), poison);
                    found.extend(POISON.into_iter().map(change));
                }
                changes(field, &format!("{path}/{key}"), chance, found);
            }
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                changes(item, &format!("{path}/{place}"), chance, found);
            }
        }
        _ => {}
    }
}

fn is_day(text: &str) -> bool {
    text.parse::<chrono::NaiveDate>().is_ok()
}

/// Every screen is opened, every game looked at, a puzzle of each kind tried and a game begun and given up.
fn lives_on(profile: Profile, games: &KeptGames) {
    let before = profile.matches().len();
    let remote: Vec<MessageMatchId> = profile.by_message.all().iter().map(|one| one.id).collect();
    let start = Start {
        profile,
        at: today().into(),
        seed: 1,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    let (mut app, _) = App::new(start);
    for screen in ScreenName::ALL {
        look_after(&mut app, Event::Open(*screen));
    }
    for item in games.all() {
        look_after(&mut app, Event::Open(ScreenName::Review));
        look_after(
            &mut app,
            Event::Review(ReviewEvent::Show(Box::new(item.clone()))),
        );
    }
    for id in remote {
        look_after(&mut app, Event::Message(MessageEvent::Open(id)));
    }
    for source in [
        PuzzleSource::Practice(Practice::Strength),
        PuzzleSource::Run,
        PuzzleSource::Mistakes,
    ] {
        look_after(&mut app, Event::Puzzle(PuzzleEvent::Open(source)));
        look_after(
            &mut app,
            Event::Puzzle(PuzzleEvent::Solve(SolvingEvent::Show)),
        );
    }
    for period in Period::ALL {
        look_after(&mut app, Event::Open(ScreenName::Friends));
        look_after(&mut app, Event::Friends(FriendsEvent::Show(period)));
    }
    for event in sample::a_game_given_up() {
        look_after(&mut app, event);
    }
    assert_eq!(app.profile().matches().len(), before + 1, "it is booked");
    let archive = Archive::new(app.profile(), Some(games));
    assert_eq!(
        decode(&encode(&archive).unwrap()),
        Ok(archive),
        "it can be read again"
    );
}

/// Applies an event, and computes everything that could be drawn.
fn look_after(app: &mut App, event: Event) {
    let _ = app.apply(event, app.now());
    let _ = (
        app.view::<HomeScreen>(),
        app.view::<SetupScreen>(),
        app.view::<CalendarScreen>(),
        app.view::<TrophiesScreen>(),
    );
    let _ = (
        app.view::<RanksScreen>(),
        app.view::<RankUpScreen>(),
        app.view::<RecordsScreen>(),
        app.view::<MessagesScreen>(),
    );
    let _ = (app.view::<PuzzlesScreen>(), app.shown::<PuzzleScreen>());
    let _ = (
        app.view::<GamesScreen>(),
        app.play(),
        app.shown::<TutorialScreen>(),
    );
    let _ = (app.view::<FriendsScreen>(), app.view::<SetScreen>());
    let _ = (app.overlay(), app.board_step());
    if app.screen() == ScreenName::Review {
        let _ = app.view::<ReviewScreen>();
    }
}

#[test]
fn no_number_from_outside_ends_the_app() {
    let mut chance = Chance(37);
    let good = export(&mut chance);
    let mut all = Vec::new();
    changes(&good, "", &mut chance, &mut all);
    let (mut taken, mut refused) = (0, 0);
    for change in &all {
        let mut bad = good.clone();
        change.apply(&mut bad);
        let Ok(archive) = decode(&text_of(&bad)) else {
            refused += 1;
            continue;
        };
        taken += 1;
        let (profile, games) = archive.adopt(&KeptGames::default());
        let lives = catch_unwind(AssertUnwindSafe(|| lives_on(profile, &games)));
        let what = match change {
            Change::Value(path, poison) => format!("{path} = {poison}"),
            Change::Key(path, key, poison) => format!("{path}: {key} = {poison}"),
        };
        assert!(lives.is_ok(), "{what}");
    }
    assert!(
        taken > 500 && refused > 500,
        "{taken} taken, {refused} refused"
    );
}
