//! Properties that hold for any file and any text. The fuzz targets try them on inputs they make up; an ordinary test
//! (`tests/storage/corpus.rs`) tries them on the inputs they found worth keeping.
//!
//! ```text
//! cargo install cargo-fuzz
//! cargo xtask corpus
//! cd fuzz && cargo +nightly fuzz run --fuzz-dir . saved     # or another target of Cargo.toml
//! ```
#![allow(dead_code, clippy::unwrap_used, reason = "each target uses its check")]

use crate::chance::today;
use crate::disk::TestDisk;
use reverstargo::storage::{Notice, OLDEST, VERSION, decode, encode, wrap};
use rsg_game::progress::by_message::{MessageFault, MessageMatches, NotTaken, message};
use rsg_game::progress::{GameKind, Month, Profile, Progress, Span};

/// Any bytes as any of the files, and any text as the data of one of each version that is read, whose sum is right.
pub fn saved(data: &[u8]) {
    let Some((which, bytes)) = data.split_first() else {
        return;
    };
    saved_file(*which, bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        for version in OLDEST..=VERSION {
            saved_file(*which, &wrap(version, text));
        }
    }
}

/// Nothing panics, the bytes are never lost, and what was taken can be saved and loaded.
fn saved_file(which: u8, bytes: &[u8]) {
    let names = [
        "profile.json",
        "profile.json.bak",
        "waiting-2.json",
        "games.json",
        "waiting-1.json",
    ];
    let name = names[usize::from(which) % names.len()];
    let disk = TestDisk::default();
    disk.put(name, bytes);
    let (mut store, mut profile, notices) = disk.open();
    assert!(disk.holds(bytes), "{name} is gone");
    look_at(&profile);
    let is_newer = |notice: &Notice| matches!(notice, Notice::Newer { .. });
    if notices.iter().any(is_newer) {
        assert!(store.save(&profile).is_err() || name == "games.json");
        return assert!(disk.holds(bytes), "a later version's file was touched");
    }
    profile.tutorial_done = !profile.tutorial_done;
    store.save(&profile).unwrap();
    store.save_games().unwrap();
    if !notices.is_empty() {
        assert!(disk.holds(bytes), "{name} was lost by saving");
    }
    let (again, found, _) = disk.open();
    assert_eq!(found, profile);
    assert_eq!(again.games(), store.games());
}

/// Any text as exported progress: it is refused with a reason, or it is read and can be written again.
pub fn import(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match decode(&text) {
        Err(reason) => assert!(!reason.to_string().is_empty()),
        Ok(archive) => {
            look_at(&archive.profile);
            assert_eq!(decode(&encode(&archive).unwrap()), Ok(archive));
        }
    }
}

/// Any text as one in which games by message come: it is refused with a reason, or its messages can be taken in, sent
/// on and read again.
pub fn message(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let messages = match message::read(&text) {
        Err(fault) => return assert!(fault != MessageFault::TooLong || text.len() > 1 << 20),
        Ok(messages) => messages,
    };
    let mut games = MessageMatches::default();
    for message in &messages {
        let (id, taken) = games.take(message, today());
        // With terms that no app offers it is the one kind that is refused here.
        if taken == Err(NotTaken::Terms) {
            continue;
        }
        taken.unwrap();
        let game = games.get(id).unwrap();
        assert_eq!(game.replay().unwrap().by().len(), game.log().len());
        let sent = message::write(message);
        assert_eq!(message::read(&sent), Ok(vec![message.clone()]));
    }
}

/// Whatever the screens show of a profile can be computed.
fn look_at(profile: &Profile) {
    let progress = Progress::of(profile);
    let month = progress.calendar(Month::of(today()), today());
    assert_eq!(month.days.len(), 30);
    assert!(progress.rank().number() <= 30);
    assert_eq!(progress.chart(Span::Days, today()).len(), 30);
    assert!(progress.day_streak(today()).best as usize <= progress.cleared_days());
    let pairs = GameKind::ALL.map(|game| progress.pairs(game).head_to_head().len());
    assert!(pairs.iter().sum::<usize>() <= profile.matches().len());
}
