//! Ten thousand damaged files, none of which may stop the app, and none of which may be lost.

use crate::chance::Chance;
use crate::disk::TestDisk;
use crate::sample;
use reverstargo::storage::{Notice, VERSION, wrap};
use std::collections::BTreeMap;

const FILES: [&str; 5] = [
    "profile.json",
    "profile.json.bak",
    "waiting-1.json",
    "games.json",
    "games.json.bak",
];

/// Damages bytes as accidents do: flipped, cut, doubled, filled with zeros, mixed with others.
fn damage(bytes: &mut Vec<u8>, chance: &mut Chance) {
    for _ in 0..=chance.below(3) {
        let place = chance.below(bytes.len() + 1);
        let end = (place + chance.below(40)).min(bytes.len());
        match chance.below(8) {
            0 | 1 if place < bytes.len() => bytes[place] ^= 1 << chance.below(8),
            2 if place < bytes.len() => {
                bytes[place] = chance.pick(b"0123456789{}[]\",:-.eE\\nt \0\xff")
            }
            3 => bytes.truncate(place),
            4 => bytes[place..end].fill(0),
            5 => drop(bytes.drain(place..end)),
            6 => {
                let piece = bytes[place..end].to_vec();
                bytes.splice(place..place, piece);
            }
            _ => {
                let word: &[u8] = chance.pick(&[
                    &b"null"[..],
                    b"-1",
                    b"1e999",
                    b"4294967296",
                    b"\"\"",
                    b"[[[[[[[[",
                    b"{}",
                    b"\"9999-99-99\"",
                    b"\xc3\x28",
                ]);
                bytes.splice(place..end, word.iter().copied());
            }
        }
    }
}

/// Damages the data and gives it a sum that is right, or the sum would refuse nearly everything at once. Data that is
/// no text any more is left to the sum.
fn damage_within(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    let start = text.find("\"data\":").unwrap() + "\"data\":".len();
    let mut data = text.as_bytes()[start..text.len() - 2].to_vec();
    damage(&mut data, chance);
    match String::from_utf8(data) {
        Ok(data) => wrap(VERSION, &data),
        Err(damaged) => damaged.into_bytes(),
    }
}

/// The files of a player who has played a little.
fn files_of_a_player(chance: &mut Chance) -> BTreeMap<String, Vec<u8>> {
    let disk = TestDisk::default();
    let (mut store, mut profile, _) = disk.open();
    for id in 0..6 {
        sample::live_on(&mut profile, chance);
        store.save(&profile).unwrap();
        store.keep(sample::any_kept(chance, id)).unwrap();
    }
    disk.files()
}

#[test]
fn damaged_files_are_loaded_without_panic_and_never_lost() {
    let mut chance = Chance(2026);
    let players: Vec<_> = (0..200).map(|_| files_of_a_player(&mut chance)).collect();
    let (mut set_aside, mut taken, mut refused) = (0, 0, 0);
    for round in 0..10_000 {
        let disk = TestDisk::default();
        let files = &players[chance.below(players.len())];
        for (name, bytes) in files {
            disk.put(name, bytes);
        }
        let name = chance.pick(&FILES);
        let Some(mut bytes) = files.get(name).cloned() else {
            continue;
        };
        if chance.one_in(2) {
            bytes = damage_within(&bytes, &mut chance);
        } else {
            damage(&mut bytes, &mut chance);
        }
        disk.put(name, &bytes);

        let (mut store, mut profile, notices) = disk.open();
        assert!(disk.holds(&bytes), "round {round}: {name} is gone");
        let told = |of: fn(&Notice) -> bool| notices.iter().any(of);
        if told(|notice| matches!(notice, Notice::SetAside { .. })) {
            set_aside += 1;
            // What was set aside stays through everything that is saved afterwards.
            for _ in 0..3 {
                sample::live_on(&mut profile, &mut chance);
                store.save(&profile).unwrap();
                store.keep(sample::any_kept(&mut chance, 9)).unwrap();
            }
            assert!(
                disk.holds(&bytes),
                "round {round}: {name} was lost by saving"
            );
        } else if told(|notice| matches!(notice, Notice::Newer { .. })) {
            refused += 1;
        } else {
            taken += 1;
        }
    }
    assert!(
        set_aside > 3000 && taken > 100,
        "{set_aside} set aside, {taken} taken, {refused} refused"
    );
}
