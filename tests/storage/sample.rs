//! Profiles made by chance.

use crate::chance::Chance;
use chrono::{Days, NaiveDate};
use rsg_classics::Level;
use rsg_engine::{Cell, Color, Move, Position};
use rsg_game::app::{ColorChoice, Event, Mode, PlayEvent, ScreenName, SetupEvent};
use rsg_game::board::BoardEvent;
use rsg_game::progress::boards::{BoardWords, KeptBoard, OwnBoard};
use rsg_game::progress::friends::{DayResult, Friends, OwnGame, PuzzleDone, PuzzleResult};
use rsg_game::progress::puzzles::{PuzzleBook, PuzzleKey, Try};
use rsg_game::progress::sets::{
    BoardDone, BoardSet, PlayedBoard, SetAnswer, SetBoard, SetPlace, Sets,
};
use rsg_game::progress::{
    AttemptId, Beginner, BoardTheme, ByPlayer, CalendarDay, ClockTime, Control, CpuLevel, Ending,
    Exam, Format, GameKey, Help, Hour, HouseRules, Judged, KeptGame, KeptItem, LeftSeries, MatchId,
    MatchRecord, Opponent, Outcome, Plan, Played, PlayerName, Profile, Reminder, Rules, SETTINGS,
    SavedStage, Score, Settings, Snapshot, TodayStrength, WaitingGame, WaitingGames, WaitingId,
    WaitingKind,
};

fn date(chance: &mut Chance) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 1, 1).unwrap() + Days::new(chance.below(1500) as u64)
}

fn day(chance: &mut Chance) -> Option<CalendarDay> {
    CalendarDay::new(date(chance)).filter(|_| chance.one_in(2))
}

fn name(chance: &mut Chance) -> PlayerName {
    PlayerName::new(chance.pick(&["", "Ana", "श्रीकृष्ण", "花子", "\"\\ {}", "Bo 👩‍👩‍👧‍👦"]))
}

fn color(chance: &mut Chance) -> Color {
    chance.pick(&Color::ALL)
}

fn help(chance: &mut Chance) -> Help {
    Help {
        hints: chance.below(4) as u16,
        free_hints: chance.below(4) as u8,
        undos: chance.below(2) as u8,
    }
}

fn moves(chance: &mut Chance) -> Vec<Move> {
    let some = ["B4", "BQ", "CQ", "B1[W]", "BJ[B]", "D8", "A7[W]", "CX"];
    (0..chance.below(40))
        .map(|_| chance.pick(&some).parse().unwrap())
        .collect()
}

/// An opponent; with `practice` it may be one whose matches are not booked.
fn opponent(chance: &mut Chance, practice: bool) -> Opponent {
    match chance.below(if practice { 4 } else { 3 }) {
        0 => match (chance.pick(&CpuLevel::STAR), day(chance)) {
            // Some of the days' games are Today's game.
            (CpuLevel::Three, Some(day)) => Opponent::Today {
                day,
                strength: TodayStrength::Three,
            },
            (level, day) => Opponent::Cpu { level, day },
        },
        1 => Opponent::Exam {
            exam: chance.pick(&Exam::ALL),
            attempt: AttemptId(chance.below(90) as u32),
        },
        2 => Opponent::People([name(chance), name(chance)].into()),
        _ => Opponent::Practice {
            level: chance.pick(&CpuLevel::STAR),
            from: chance.pick(&[Position::start(), elsewhere()]),
            opening: chance.below(30),
        },
    }
}

fn score(chance: &mut Chance) -> ByPlayer<Score> {
    let mut score = || Score {
        total: chance.below(60) as u8,
        captured: chance.below(20) as u8,
    };
    [score(), score()].into()
}

fn finished(chance: &mut Chance, id: MatchId) -> MatchRecord {
    MatchRecord {
        id,
        date: date(chance),
        opponent: opponent(chance, false),
        color: color(chance),
        help: help(chance),
        rules: Rules::Star,
        played: Some(match chance.below(3) {
            0 => Played::Single(score(chance)),
            1 => Played::Reverse(score(chance), None),
            _ => Played::Reverse(score(chance), Some(score(chance))),
        }),
        outcome: chance.pick(&[Outcome::Won, Outcome::Lost, Outcome::Drawn]),
        ending: chance.pick(&[Ending::Played, Ending::GivenUp]),
        message: None,
    }
}

/// The result of a game by these rules, which is not the star.
pub fn on_squares(chance: &mut Chance, id: MatchId, rules: &str) -> MatchRecord {
    let opponent = match chance.one_in(2) {
        true => Opponent::People([name(chance), name(chance)].into()),
        false => Opponent::Cpu {
            level: chance.pick(&Level::ALL).into(),
            day: None,
        },
    };
    MatchRecord {
        rules: rules.to_owned().into(),
        opponent,
        help: Help::default(),
        played: None,
        ending: chance.pick(&Ending::ALL),
        ..finished(chance, id)
    }
}

pub fn kept_game(chance: &mut Chance, id: u32) -> KeptGame {
    let moves = moves(chance);
    // Known of every placement, of some, of none.
    let unknown = chance.below(3);
    let analysis = match unknown {
        2 => Vec::new(),
        _ => moves
            .iter()
            .map(|_| (unknown == 0 || chance.one_in(2)).then(|| judged(chance)))
            .collect(),
    };
    KeptGame {
        key: GameKey {
            id: MatchId(id),
            number: 1 + chance.below(2) as u8,
        },
        date: date(chance),
        opponent: opponent(chance, false),
        own: color(chance),
        outcome: chance.pick(&[Outcome::Won, Outcome::Lost, Outcome::Drawn]),
        ending: chance.pick(&[Ending::Played, Ending::GivenUp]),
        rules: Rules::Star,
        record: KeptGame::record_of(&moves),
        favourite: chance.one_in(3),
        analysis,
        rounds: chance.below(4) as u8,
        tags: (0..chance.below(7)).map(|_| tag(chance)).collect(),
        from: None,
    }
}

/// A kept game of any kind, or a kept board.
pub fn any_kept(chance: &mut Chance, id: u32) -> KeptItem {
    match chance.below(4) {
        0 => kept_squares(chance, id).into(),
        1 => kept_board(chance, id).into(),
        _ => kept_game(chance, id).into(),
    }
}

/// A kept board of any game.
pub fn kept_board(chance: &mut Chance, id: u32) -> KeptBoard {
    let rules = chance.pick(&["star", "reversi 6 othello fewest", "go 9 7 0"]);
    let mut board = OwnBoard::start(&rules.to_owned().into());
    for spot in board.spots().collect::<Vec<_>>() {
        let stone = chance.pick(&[None, Some(Color::Black), Some(Color::White)]);
        board.put(spot, stone);
    }
    board.to_move = color(chance);
    let name = name(chance);
    let words = BoardWords::new(
        name.as_str(),
        chance.pick(&["", "White wins.", "\"\\ {} 花"]),
    );
    KeptBoard {
        favourite: chance.one_in(3),
        ..KeptBoard::new(GameKey::alone(MatchId(id)), date(chance), board, words)
    }
}

/// A kept game of a classic.
pub fn kept_squares(chance: &mut Chance, id: u32) -> KeptGame {
    let (terms, record) = chance.pick(&[
        ("reversi 6 othello most", "e4e5b3f4f6"),
        ("reversi 8 classic fewest", "d4e4e5d5"),
        ("go 9 7 0", "e5 c3 button pass"),
        ("go 19 -3 9", "s19 \"\\ {}"),
    ]);
    KeptGame {
        key: GameKey {
            id: MatchId(id),
            number: 1,
        },
        date: date(chance),
        rules: terms.to_owned().into(),
        opponent: if chance.one_in(2) {
            Opponent::Cpu {
                level: chance.pick(&Level::ALL).into(),
                day: None,
            }
        } else {
            Opponent::People([name(chance), name(chance)].into())
        },
        analysis: Vec::new(),
        rounds: 0,
        own: color(chance),
        outcome: chance.pick(&[Outcome::Won, Outcome::Lost, Outcome::Drawn]),
        ending: chance.pick(&Ending::ALL),
        record: record.to_owned(),
        favourite: chance.one_in(3),
        tags: (0..chance.below(7)).map(|_| tag(chance)).collect(),
        from: None,
    }
}

fn tag(chance: &mut Chance) -> String {
    chance
        .pick(&[
            "with Bo",
            "शेवट",
            "定石",
            "\"\\ {}",
            "  spaces  ",
            "",
            "Bo 👩‍👩‍👧‍👦",
        ])
        .to_owned()
}

fn judged(chance: &mut Chance) -> Judged {
    Judged {
        before: chance.below(80) as i16 - 40,
        after: chance.below(80) as i16 - 40,
        exact: chance.one_in(2),
        line: [&[Move::plain(Cell::B4)][..], &moves(chance)[..]].concat(),
        only: chance.one_in(4),
    }
}

/// A position that is not the start.
pub fn elsewhere() -> Position {
    "w/bbwbwb/.bwww...wb../............/...... b 0 0"
        .parse()
        .unwrap()
}

pub fn running(chance: &mut Chance, id: MatchId) -> Snapshot {
    Snapshot {
        plan: Plan {
            id,
            rules: Rules::Star,
            opponent: opponent(chance, true),
            format: chance.pick(&[Format::Single, Format::Reverse]),
            first: color(chance),
            won_before: chance.below(20) as u32,
            seed: chance.next(),
            minutes: ClockTime::default(),
            house: house(chance),
            beginner: Beginner {
                taught: chance.one_in(2),
                free_hints: chance.pick(&[0, 3]),
            },
            pasted: false,
            from: None,
        },
        clock: None,
        resigned: false,
        finished: (0..chance.below(3)).map(|_| text(&moves(chance))).collect(),
        help: help(chance),
        stage: match chance.below(4) {
            0 => SavedStage::Between,
            _ => {
                let moves = moves(chance);
                SavedStage::Playing {
                    undone: chance.one_in(2),
                    forward: text(&moves[..moves.len().min(4)]),
                    mild: chance.pick(&[0, 3]),
                    moves: text(&moves),
                }
            }
        },
    }
}

fn choose_anything(settings: &mut Settings, chance: &mut Chance) {
    for row in SETTINGS.iter().flat_map(|group| group.rows) {
        match row.control {
            Control::Name => settings.name = name(chance),
            Control::Board => settings.board = chance.pick(&BoardTheme::ALL),
            Control::Reminder => {
                let hour = Hour::new(chance.below(24) as u8).unwrap();
                settings.reminder = chance.pick(&[Reminder::Off, Reminder::At(hour)]);
            }
            Control::Switch { turn, .. } => turn(settings, chance.one_in(2)),
            Control::Choice { keys, choose, .. } => choose(settings, chance.pick(keys)),
        }
    }
}

/// Does to the profile something that the app does and then saves.
pub fn live_on(profile: &mut Profile, chance: &mut Chance) {
    match chance.below(11) {
        0 => choose_anything(&mut profile.settings, chance),
        1 => {
            profile.tutorial_done = true;
            let attempt = profile.next_attempt_id();
            let exam = chance.pick(&Exam::ALL);
            profile.leave_series(LeftSeries {
                attempt,
                exam,
                date: date(chance),
            });
            forget_series(profile);
        }
        2 | 3 => book_one(profile, chance),
        4 => {
            let place = place(chance);
            profile.waiting.remove(place);
        }
        5 => {
            try_a_puzzle(&mut profile.puzzles, chance);
            // What comes after it is drawn as if nobody had sent a result.
            befriend(&mut profile.friends, &mut Chance(chance.0));
            open_a_set(&mut profile.sets, &mut Chance(chance.0));
        }
        // Most saves are placements.
        _ => play_on(profile, chance),
    }
}

/// One of the first few places for waiting games.
fn place(chance: &mut Chance) -> WaitingId {
    WaitingId::all().nth(chance.below(4)).unwrap()
}

/// Places a stone in one of the games that wait, or begins another one.
pub fn play_on(profile: &mut Profile, chance: &mut Chance) {
    let game = match chance.one_in(3) {
        true => table(chance, profile.next_match_id()),
        false => running(chance, profile.next_match_id()),
    };
    profile.waiting.keep(Some(place(chance)), game);
}

/// A match on the star waits, alone.
pub fn wait_with(profile: &mut Profile, chance: &mut Chance) {
    let game = running(chance, profile.next_match_id());
    profile.waiting = WaitingGames::default();
    profile.waiting.keep(None, game);
}

fn forget_series(profile: &mut Profile) {
    let is_series = |one: &WaitingGame| one.game.kind() == WaitingKind::Exam;
    profile.waiting.retain(|one| !is_series(one));
}

fn house(chance: &mut Chance) -> HouseRules {
    HouseRules {
        undo: chance.one_in(2),
        opposite: chance.one_in(2),
    }
}

fn text(moves: &[Move]) -> String {
    KeptGame::record_of(moves)
}

fn table(chance: &mut Chance, id: MatchId) -> Snapshot {
    let format = chance.pick(&[Format::Single, Format::Reverse]);
    let is_second = format == Format::Reverse && chance.one_in(2);
    let rules = chance.pick(&[
        "reversi 8 othello most",
        "reversi 6 classic fewest",
        "go 9 7 2",
    ]);
    Snapshot {
        plan: Plan {
            id,
            rules: rules.to_owned().into(),
            opponent: Opponent::People([name(chance), name(chance)].into()),
            format,
            first: color(chance),
            won_before: 0,
            seed: chance.next(),
            minutes: ClockTime::default(),
            house: house(chance),
            beginner: Beginner::default(),
            pasted: chance.one_in(5),
            from: None,
        },
        finished: is_second.then(|| "d3c3".to_owned()).into_iter().collect(),
        help: Help::default(),
        stage: SavedStage::Playing {
            moves: chance.pick(&["", "c3", "c3d3"]).to_owned(),
            undone: false,
            forward: chance.pick(&["", "c3d3e3"]).to_owned(),
            mild: 0,
        },
        clock: None,
        resigned: false,
    }
}

fn try_a_puzzle(book: &mut PuzzleBook, chance: &mut Chance) {
    let key = match day(chance) {
        Some(day) => PuzzleKey::Day(day),
        None => PuzzleKey::Number(chance.below(6000) as u16),
    };
    let how = chance.pick(&[Try::Right, Try::Helped, Try::Wrong, Try::Shown]);
    book.note(key, how, 900 + chance.below(1500) as u16);
    book.note_run(chance.below(40) as u16);
}

/// A result of somebody comes in.
fn befriend(friends: &mut Friends, chance: &mut Chance) {
    let said = DayResult {
        day: CalendarDay::new(date(chance)).unwrap(),
        strength: chance.pick(&TodayStrength::ALL),
        edition: chance.below(3) as u16,
        margin: chance.below(100) as i16 - 50,
        placements: moves(chance),
        name: name(chance),
    };
    let today = said.day.date();
    // A friend has one result for a day.
    let _ = friends.take(said, today, &PlayerName::default());
}

/// A set of boards is opened or made, and one of its boards is tried.
fn open_a_set(sets: &mut Sets, chance: &mut Chance) {
    let sentence = chance.pick(&["", "\"\\ {}", "शेवटची खेळी", "Who is ahead?"]);
    let boards = vec![SetBoard::new(OwnBoard::start(&Rules::Star), sentence)];
    let set = BoardSet::new(boards).unwrap();
    let at = SetPlace {
        set: sets.add(set.clone(), chance.one_in(3)),
        board: 0,
    };
    sets.note_try(at, chance.pick(&[Try::Right, Try::Wrong, Try::Shown]));
    sets.take(SetAnswer {
        name: name(chance),
        ..SetAnswer::nothing_done(&set)
    });
}

/// A match ends. What else waits comes after it.
pub fn book_one(profile: &mut Profile, chance: &mut Chance) {
    let id = profile.next_match_id();
    let record = match chance.one_in(4) {
        true => on_squares(chance, id, "reversi 8 othello most"),
        false => finished(chance, id),
    };
    assert!(profile.book(record));
    let over = place(chance);
    profile.waiting.remove(over);
    forget_series(profile);
    profile.number_waiting(&[], MatchId::default());
}

/// A profile that has seen a number of changes.
pub fn profile(chance: &mut Chance, changes: usize) -> Profile {
    let mut profile = Profile::default();
    for _ in 0..changes {
        live_on(&mut profile, chance);
    }
    profile
}

/// A player's events: begin a game at Lv.1, place a stone and give the game up.
pub fn a_game_given_up() -> [Event; 9] {
    [
        Event::Open(ScreenName::Setup),
        Event::Setup(SetupEvent::Mode(Mode::Cpu)),
        Event::Setup(SetupEvent::Level(CpuLevel::One)),
        Event::Setup(SetupEvent::Format(Format::Single)),
        Event::Setup(SetupEvent::Color(ColorChoice::Black)),
        Event::Setup(SetupEvent::Start),
        Event::Board(BoardEvent::Tap(Cell::B4.into())),
        Event::Play(PlayEvent::Quit),
        Event::Confirm,
    ]
}

/// A result that turned out to be wrong, one of a friend who was renamed, words on puzzles, and a game of one's own.
pub fn friends() -> Friends {
    let moves = |text: &str| text.split(' ').map(|word| word.parse().unwrap()).collect();
    let said = |day: &str, name: &str| DayResult {
        day: CalendarDay::parse(day).unwrap(),
        strength: TodayStrength::Three,
        edition: 1,
        margin: -4,
        placements: moves("B4 C3 CP[B]"),
        name: PlayerName::new(name),
    };
    let mut friends = Friends::default();
    let (today, me) = ("2026-11-21".parse().unwrap(), PlayerName::new("me"));
    for (day, name) in [("2026-11-20", "Aiko"), ("2026-11-21", "Ravi")] {
        friends.take(said(day, name), today, &me).unwrap();
    }
    for done in [
        PuzzleDone::Today {
            wrong: 2,
            helped: true,
        },
        PuzzleDone::Run { solved: 12 },
    ] {
        let said = PuzzleResult {
            day: CalendarDay::parse("2026-11-20").unwrap(),
            done,
            name: PlayerName::new("Aiko"),
        };
        friends.take_puzzle(said, today, &me, None).unwrap();
    }
    friends.note_check(&said("2026-11-20", "Aiko"), None);
    friends.rename(&PlayerName::new("Ravi"), PlayerName::new("Brother"));
    friends.note_own(OwnGame {
        day: CalendarDay::parse("2026-11-21").unwrap(),
        strength: TodayStrength::One,
        edition: 1,
        moves: moves("B4 C4 D4"),
    });
    friends
}

/// A set that was opened and begun, and one that was made, with an answer.
pub fn sets() -> Sets {
    let set = |boards: &[(&str, &str)]| {
        let boards = boards
            .iter()
            .map(|(board, sentence)| SetBoard::new(OwnBoard::read(board).unwrap(), sentence));
        BoardSet::new(boards.collect()).unwrap()
    };
    let star = "w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1";
    let square = format!("{}XO{} O", "-".repeat(20), "-".repeat(14));
    let opened = set(&[(star, "शेवटची खेळी"), (&square, ""), (star, "Again")]);
    let made = set(&[(&square, "Who is ahead?")]);
    let mut sets = Sets::default();
    let digest = sets.add(opened, false);
    let at = |board| SetPlace { set: digest, board };
    for how in [Try::Wrong, Try::Helped] {
        sets.note_try(at(0), how);
    }
    let played = PlayedBoard {
        own: Color::White,
        outcome: Outcome::Lost,
        margin: Some(13),
        level: Some(CpuLevel::Two),
        helped: false,
    };
    sets.note_game(at(1), played);
    sets.add(made.clone(), true);
    sets.take(SetAnswer {
        boards: vec![BoardDone::Played(played)],
        name: PlayerName::new("Aiko"),
        ..SetAnswer::nothing_done(&made)
    });
    sets
}
