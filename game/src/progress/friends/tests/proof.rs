//! The proof: of many results all that are true are checked, and nothing else is.

use super::*;

/// Plays a result again and notes what came of it.
fn check(said: &DayResult, cpu: &mut impl FnMut(&StarTurn) -> Option<Move>) -> Check {
    let mut friends = Friends::default();
    let me = PlayerName::new("me");
    friends.take(said.clone(), date("9999-12-31"), &me).unwrap();
    let moves = replay(said).play(cpu).unwrap();
    friends.note_check(said, moves.as_deref());
    friends.results()[0].check.clone()
}

/// The code of a result with one letter altered says nothing at all.
fn expect_no_result_by_another_letter(said: &DayResult, chance: &mut SplitMix64) {
    let mut letters = said.code().into_bytes();
    let drawn = chance.next() as usize;
    let place = MARK + drawn % (letters.len() - MARK);
    let others = b"0123456789abcdefghjkmnpqrstvwxyz".iter();
    let others: Vec<u8> = others
        .copied()
        .filter(|one| *one != letters[place])
        .collect();
    letters[place] = others[(drawn >> 16) % others.len()];
    let altered = String::from_utf8(letters).unwrap();
    assert_eq!(read(&altered), [], "{altered}");
}

/// A result with something else in it: a placement, the day, the strength or the margin.
fn changed(said: &DayResult, chance: &mut SplitMix64) -> DayResult {
    let mut other = said.clone();
    let drawn = chance.next();
    match drawn % 4 {
        0 => {
            let place = (drawn >> 8) as usize % other.placements.len();
            let cells: Vec<Move> = Game::new().moves();
            let cell = cells[(drawn >> 24) as usize % cells.len()];
            other.placements[place] = match other.placements[place] == cell {
                true => Move::plain(rsg_engine::Cell::ALL[0]),
                false => cell,
            };
        }
        1 => other.day = other.day.plus(1 + (drawn >> 8) as u32 % 300).unwrap(),
        2 => {
            let others = TodayStrength::ALL
                .into_iter()
                .filter(|one| *one != said.strength);
            other.strength = others.collect::<Vec<_>>()[(drawn >> 8) as usize % 2];
        }
        _ => other.margin += if drawn >> 8 & 1 == 0 { 1 } else { -1 },
    }
    other
}

/// Returns true if the placements of a result lead to its margin, played by another way than the app's: turn by turn,
/// with a thinker of its own for each game.
fn is_true(said: &DayResult) -> bool {
    let mut game = Game::from_position(day_game(said.day).position);
    let (side, mut own) = (game.position().to_move(), said.placements.iter());
    let mut cpu = cpu();
    while game.end().is_none() {
        let mv = if game.position().to_move() == side {
            own.next().copied()
        } else {
            cpu(&StarTurn {
                game: game.clone(),
                level: said.strength.level(),
                seed: said.strength.seed(said.day),
                judge: None,
            })
        };
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            return false;
        }
    }
    let score = game.position().score();
    let margin = i16::from(score[side]) - i16::from(score[!side]);
    own.next().is_none() && margin == said.margin
}

/// Tries a number of results at a strength, half of them changed. The number is another one if `cargo xtask soak` asks
/// for `share` in a hundred of its own, and then what came of it is printed.
#[allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a chore asks for more and is watched"
)]
fn try_results(count: u32, strength: TodayStrength, share: u32) {
    let asked = std::env::var("RSG_RESULTS").ok();
    let asked = asked.and_then(|asked| asked.parse::<u32>().ok());
    let count = asked.map_or(count, |asked| asked * share / 100);
    let (mut chance, mut cpu) = (SplitMix64::new(u64::from(count)), cpu());
    let mut as_true = 0;
    for number in 0..count {
        let game = some_game(number % 900, strength, &mut chance, &mut cpu);
        let said = game.result(PlayerName::new("Aiko")).unwrap();
        if number % 2 == 0 {
            let held = Check::Held(game.moves);
            assert_eq!(check(&said, &mut cpu), held, "{}", said.code());
            continue;
        }
        expect_no_result_by_another_letter(&said, &mut chance);
        let said = changed(&said, &mut chance);
        let held = matches!(check(&said, &mut cpu), Check::Held(_));
        // Another placement or strength may lead to the same margin: then the changed result is as true.
        assert_eq!(held, is_true(&said), "{}", said.code());
        as_true += u32::from(held);
    }
    if asked.is_some() {
        println!("{strength:?}: {count} results, {as_true} of the changed ones are as true");
    }
    assert!(as_true * 20 <= count, "{as_true} of {count}");
}

#[test]
fn at_lv_1_what_is_true_is_checked_and_nothing_else_is() {
    try_results(100, TodayStrength::One, 100);
}

#[test]
fn at_lv_3_what_is_true_is_checked_and_nothing_else_is() {
    try_results(100, TodayStrength::Three, 100);
}

#[test]
fn at_max_what_is_true_is_checked_and_nothing_else_is() {
    try_results(4, TodayStrength::Max, 3);
}

/// This runs as a 32-bit program and on arm64, too (`cargo xtask test --mobile --only other`).
#[test]
fn two_hundred_results_are_the_same_on_every_processor() {
    let (mut chance, mut cpu) = (SplitMix64::new(42), cpu());
    let mut told = String::new();
    for number in 0..200 {
        let game = some_game(number, TodayStrength::One, &mut chance, &mut cpu);
        let said = game.result(PlayerName::new("")).unwrap();
        let moves = replay(&said).play(&mut cpu).unwrap().unwrap();
        assert_eq!(moves, game.moves);
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        told += &format!("{} {}\n", said.code(), moves.join(" "));
    }
    assert_eq!(
        rsg_engine::fnv1a(told.as_bytes()),
        15_978_170_401_430_748_820
    );
}
