//! The time that it takes to keep the progress of ten thousand matches, three a day for nine years, and the room that
//! they need.
#![allow(clippy::disallowed_methods, reason = "measures real folders")]
#![allow(clippy::unwrap_used)]

use chrono::{Days, NaiveDate};
use divan::{Bencher, black_box};
use reverstargo::storage::disk::Disk;
use reverstargo::storage::shelf::{Batch, Database, Done, Shelf};
use reverstargo::storage::{Archive, Folder, Store, decode, encode};
use rsg_classics::{Play, Terms};
use rsg_engine::Color;
use rsg_engine::puzzle::{Day, Puzzles};
use rsg_game::app::{App, Effect, Event, ScreenName, Start};
use rsg_game::board::BoardEvent;
use rsg_game::progress::puzzles::{PuzzleKey, Try};
use rsg_game::progress::{
    Beginner, ByPlayer, CalendarDay, ClockTime, CpuLevel, Ending, Format, Help, HouseRules,
    MatchRecord, Month, Opponent, Outcome, Plan, Played, Profile, Progress, Rules, SavedStage,
    Score, Snapshot,
};
use std::collections::BTreeMap;
use std::path::PathBuf;

const MATCHES: u32 = 10_000;

fn main() {
    report_sizes();
    divan::main();
}

fn first_day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 1, 1).unwrap()
}

fn today() -> NaiveDate {
    first_day() + Days::new(u64::from(MATCHES / 3))
}

/// One of the matches: levels, outcomes and scores go round, the days go on.
fn finished(number: u32, profile: &Profile) -> MatchRecord {
    let date = first_day() + Days::new(u64::from(number / 3));
    let own = 10 + (number * 7 % 23) as u8;
    MatchRecord {
        id: profile.next_match_id(),
        date,
        opponent: Opponent::Cpu {
            level: CpuLevel::RANKED[number as usize % 7],
            day: CalendarDay::new(date).filter(|_| number.is_multiple_of(3)),
        },
        rules: Rules::Star,
        color: Color::ALL[number as usize % 2],
        help: Help::default(),
        played: Some(Played::Single(ByPlayer {
            one: Score {
                total: own,
                captured: own % 4,
            },
            two: Score {
                total: 37 - own,
                captured: own % 3,
            },
        })),
        outcome: if own > 18 {
            Outcome::Won
        } else {
            Outcome::Lost
        },
        ending: Ending::Played,
        message: None,
    }
}

fn profile(matches: u32) -> Profile {
    let mut profile = Profile::default();
    for number in 0..matches {
        let finished = finished(number, &profile);
        profile.book(finished);
    }
    profile
}

/// A profile in which the puzzles of ten years and as many others as ship were tried.
fn with_puzzles(mut profile: Profile) -> Profile {
    for number in 0..Day::COUNT as u64 {
        let day = CalendarDay::new(first_day() + Days::new(number)).unwrap();
        for how in [Try::Wrong, Try::Right].iter().skip(number as usize % 2) {
            profile.puzzles.note(PuzzleKey::Day(day), *how, 1400);
        }
    }
    for number in Day::COUNT as u16..Day::COUNT as u16 + 2000 {
        let key = PuzzleKey::Number(number);
        profile.puzzles.note(key, Try::Right, 1400);
    }
    profile
}

/// A match twenty placements old; `seed` tells two of them apart.
fn running(seed: u64) -> Snapshot {
    Snapshot {
        plan: Plan {
            id: profile(0).next_match_id(),
            rules: Rules::Star,
            opponent: Opponent::Cpu {
                level: CpuLevel::Five,
                day: None,
            },
            format: Format::Single,
            first: Color::Black,
            won_before: 0,
            seed,
            minutes: ClockTime::default(),
            house: HouseRules::default(),
            beginner: Beginner::default(),
            pasted: false,
            from: None,
        },
        finished: Vec::new(),
        help: Help::default(),
        stage: SavedStage::Playing {
            moves: ["B1[W]"; 20].join(" "),
            undone: false,
            forward: String::new(),
            mild: 0,
        },
        clock: None,
        resigned: false,
    }
}

/// A folder for the benchmarks, on the disk that temporary files are on.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rsg-bench-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn store(path: &PathBuf) -> Store<Folder> {
    Store::open(Folder::open(path).unwrap(), today()).0
}

fn report_sizes() {
    for matches in [0, 100, 1000, MATCHES] {
        report_size(&format!("{matches:>6} matches"), &profile(matches));
    }
    report_size("ten years of puzzles", &with_puzzles(profile(0)));
}

fn report_size(what: &str, profile: &Profile) {
    let path = folder("size");
    store(&path).save(profile).unwrap();
    let file = std::fs::metadata(path.join("profile.json")).unwrap().len();
    let text = encode(&Archive::new(profile, None)).unwrap().len();
    println!("{what}: profile.json {file:>7} bytes, exported {text:>6} letters");
    std::fs::remove_dir_all(path).unwrap();
}

/// The end of a match: the whole profile to the disk.
#[divan::bench(args = [100, 1000, MATCHES])]
fn save_a_finished_match(bencher: Bencher<'_, '_>, matches: u32) {
    let path = folder("finished");
    let mut store = store(&path);
    let mut profile = profile(matches);
    bencher.bench_local(|| {
        profile.tutorial_done = !profile.tutorial_done;
        store.save(&profile).unwrap();
    });
    std::fs::remove_dir_all(path).unwrap();
}

/// A placement: only the running match to the disk.
#[divan::bench(args = [100, 1000, MATCHES])]
fn save_a_placement(bencher: Bencher<'_, '_>, matches: u32) {
    let path = folder("placement");
    let mut store = store(&path);
    let mut profile = profile(matches);
    store.save(&profile).unwrap();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        profile.waiting = Default::default();
        profile.waiting.keep(None, running(seed));
        store.save(&profile).unwrap();
    });
    std::fs::remove_dir_all(path).unwrap();
}

/// Turns of each game that waits, on 19×19 points.
const TURNS: usize = 180;

/// A game of two people that is not over, with the points that are still free.
fn on_squares() -> (Snapshot, Vec<BoardEvent>) {
    let terms: Terms = "go 19 7 0".parse().unwrap();
    let mut game = terms.begin();
    for turn in 0..TURNS {
        let open = game.placements();
        // Anywhere: 89 shares no factor with the number of points.
        game.play(&Play::Place(open[turn * 89 % open.len()]))
            .unwrap();
    }
    let open = game.placements().into_iter();
    let taps = open.map(|square| BoardEvent::Tap(square.into()));
    let mut snapshot = running(0);
    snapshot.plan.rules = terms.into();
    snapshot.plan.opponent = Opponent::People(ByPlayer::default());
    snapshot.stage = SavedStage::Playing {
        moves: game.record().to_string(),
        undone: false,
        forward: String::new(),
        mild: 0,
    };
    (snapshot, taps.collect())
}

/// The app of a player with a number of finished matches, in one of a number of games that wait.
fn playing(matches: u32, games: usize) -> (App, Vec<BoardEvent>) {
    let mut profile = profile(matches);
    let (mut snapshot, taps) = on_squares();
    snapshot.plan.id = profile.next_match_id();
    for seed in 0..games {
        snapshot.plan.seed = seed as u64;
        profile.waiting.keep(None, snapshot.clone());
    }
    let (mut app, _) = App::new(Start {
        profile,
        at: today().into(),
        seed: 1,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    });
    let begin = [
        Event::Open(ScreenName::Play),
        Event::Board(BoardEvent::GoOn),
    ];
    for event in begin {
        let _ = app.apply(event, app.now());
    }
    assert_eq!(app.profile().waiting.all().len(), games);
    (app, taps)
}

/// A placement, as the page's runtime has it: the app stays as it was until the event is through, and what is changed
/// is saved.
fn place<D: Disk>(bencher: Bencher<'_, '_>, mut store: Store<D>, matches: u32, games: usize) {
    let (app, taps) = playing(matches, games);
    store.save(app.profile()).unwrap();
    let mut next = taps.iter().cycle();
    bencher.bench_local(|| {
        let mut after = app.clone();
        let event = Event::Board(next.next().unwrap().clone());
        assert!(after.apply(event, app.now()).contains(&Effect::Save));
        store.save(after.profile()).unwrap();
    });
}

/// Saves a placement in one of the games that wait, to the disk.
#[divan::bench(args = [1, 20])]
fn save_a_placement_of_waiting_games(bencher: Bencher<'_, '_>, games: usize) {
    let path = folder("waiting");
    place(bencher, store(&path), 0, games);
    std::fs::remove_dir_all(path).unwrap();
}

/// Notes a placement in one of the games that wait, without a disk: the app's own part of a save.
#[divan::bench(args = [1, 20])]
fn note_a_placement_of_waiting_games(bencher: Bencher<'_, '_>, games: usize) {
    place(bencher, in_memory(), 0, games);
}

/// Notes a placement after a number of matches, without a disk.
#[divan::bench(args = [100, 1000, MATCHES])]
fn note_a_placement(bencher: Bencher<'_, '_>, matches: u32) {
    place(bencher, in_memory(), matches, 1);
}

struct Nothing;

impl Database for Nothing {
    fn keep(&self, _: Batch, done: Done) {
        done(Ok(()));
    }
}

fn in_memory() -> Store<Shelf<Nothing>> {
    Store::open(Shelf::new(Nothing, BTreeMap::new()), today()).0
}

/// The start of the app: what is on the disk, and everything that follows from it.
#[divan::bench(args = [100, 1000, MATCHES])]
fn open_and_fold(bencher: Bencher<'_, '_>, matches: u32) {
    let path = folder("open");
    store(&path).save(&profile(matches)).unwrap();
    bencher.bench_local(|| {
        let (_, opened) = Store::open(Folder::open(&path).unwrap(), today());
        Progress::of(black_box(&opened.profile))
    });
    std::fs::remove_dir_all(path).unwrap();
}

/// The start of the app with every puzzle of ten years tried.
#[divan::bench]
fn open_and_fold_with_puzzles(bencher: Bencher<'_, '_>) {
    let path = folder("puzzles");
    store(&path).save(&with_puzzles(profile(MATCHES))).unwrap();
    bencher.bench_local(|| {
        let (_, opened) = Store::open(Folder::open(&path).unwrap(), today());
        Progress::of(black_box(&opened.profile))
    });
    std::fs::remove_dir_all(path).unwrap();
}

#[divan::bench]
fn fold_everything(bencher: Bencher<'_, '_>) {
    let profile = profile(MATCHES);
    bencher.bench(|| Progress::of(black_box(&profile)));
}

/// The end of a match, as the result sheet sees it.
#[divan::bench]
fn fold_one_more(bencher: Bencher<'_, '_>) {
    let profile = profile(MATCHES);
    let progress = Progress::of(&profile);
    let next = finished(MATCHES, &profile);
    bencher
        .with_inputs(|| progress.clone())
        .bench_refs(|progress| progress.fold(black_box(&next)));
}

/// Everything that calendar, trophies and records show.
#[divan::bench]
fn look_at_everything(bencher: Bencher<'_, '_>) {
    let progress = Progress::of(&profile(MATCHES));
    bencher.bench(|| {
        let month = progress.calendar(Month::of(today()), today());
        let chart = progress.chart(rsg_game::progress::Span::Months, today());
        (
            month,
            chart,
            progress.trophies(today()),
            progress.day_streak(today()),
        )
    });
}

#[divan::bench]
fn export(bencher: Bencher<'_, '_>) {
    let archive = Archive::new(&profile(MATCHES), None);
    bencher.bench(|| encode(black_box(&archive)).unwrap());
}

#[divan::bench]
fn import(bencher: Bencher<'_, '_>) {
    let text = encode(&Archive::new(&profile(MATCHES), None)).unwrap();
    bencher.bench(|| decode(black_box(&text)).unwrap());
}
