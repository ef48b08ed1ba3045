//! Weeks: what they count, the row of seven, and what is known of one that is over.

use super::*;
use rsg_engine::{Game, Position};

fn week(text: &str) -> Week {
    Week::of(date(text))
}

#[test]
fn a_week_runs_from_monday_to_sunday() {
    // 23 November 2026 is a Monday.
    let one = week("2026-11-25");
    assert_eq!(
        (one.monday(), one.sunday()),
        (date("2026-11-23"), date("2026-11-29"))
    );
    assert!(one.contains(date("2026-11-23")) && one.contains(date("2026-11-29")));
    assert!(!one.contains(date("2026-11-22")) && !one.contains(date("2026-11-30")));
    let days: Vec<CalendarDay> = one.days().collect();
    assert_eq!(
        (days.len(), days[0], days[6]),
        (7, day("2026-11-23"), day("2026-11-29"))
    );
    // The calendar begins on a Thursday.
    assert_eq!(week("2026-01-01").days().count(), 4);
}

#[test]
fn the_last_whole_week_is_the_one_whose_sunday_has_come() {
    let last = |today: &str| Week::last_whole(date(today)).monday();
    assert_eq!(last("2026-11-29"), date("2026-11-23"));
    assert_eq!(last("2026-11-30"), date("2026-11-23"));
    assert_eq!(last("2026-12-05"), date("2026-11-23"));
    assert_eq!(last("2026-12-06"), date("2026-11-30"));
}

#[test]
fn the_best_week_is_kept_beside_the_days_in_a_row() {
    let mut player = Career::default();
    // Five in one week, four in a row over a Sunday, two of them in this week.
    for one in [23, 24, 25, 27, 29] {
        player.play(on(day(&format!("2026-11-{one}"))), Outcome::Won);
    }
    for one in ["2026-11-30", "2026-12-01"] {
        player.play(on(day(one)), Outcome::Won);
    }
    let today = date("2026-12-01");
    let weeks = player.progress.week_streak(today);
    assert_eq!((weeks.current, weeks.best), (2, 5));
    let row = player.progress.week_row(today).unwrap();
    assert_eq!((row.cleared, row.row), (2, 3));
    let states: Vec<DayState> = row.days.iter().map(|one| one.state).collect();
    assert_eq!(states[..2], [DayState::Cleared; 2]);
    assert_eq!(states[2..], [DayState::Future; 5]);
    assert_eq!(player.progress.day_streak(today).best, 3);
}

#[test]
fn a_row_of_seven_is_told_once_when_it_is_whole() {
    let mut player = Career::default();
    let mut win = |on_day: u32| {
        let day = day(&format!("2026-11-{on_day:02}"));
        player.play(on(day), Outcome::Won).day.unwrap()
    };
    for one in 1..=6 {
        assert!(!win(one).seven, "{one} days");
    }
    assert!(win(7).seven);
    assert!(!win(8).seven, "an eighth day is a day");
    // Two rows that become one of seven or more, and one that was seven before.
    for one in [10, 11, 12, 14, 15, 16] {
        assert!(!win(one).seven);
    }
    let mended = win(13);
    assert!(mended.seven && mended.row == 7 && mended.mends);
    assert!(!win(9).seven, "fifteen, of which eight were a row");
}

#[test]
fn of_a_week_only_what_the_books_know_is_told() {
    let mut player = Career::default();
    let at_level_one = at(CpuLevel::One);
    let scored = |own: u8, other: u8| {
        let score = |captured| Score {
            total: 20,
            captured,
        };
        ByPlayer {
            one: score(own),
            two: score(other),
        }
    };
    let mut book = |on: &str, played: Played, opponent: Opponent, outcome: Outcome| {
        let one = MatchRecord {
            date: date(on),
            played: Some(played),
            outcome,
            ..won(player.profile.next_match_id(), opponent)
        };
        assert!(player.profile.book(one.clone()));
        player.progress.fold(&one);
    };
    let single = Played::Single(scored(3, 5));
    let reverse = Played::Reverse(scored(1, 0), Some(scored(4, 9)));
    book("2026-11-22", single, at_level_one.clone(), Outcome::Won);
    book("2026-11-23", single, at_level_one.clone(), Outcome::Won);
    book("2026-11-29", reverse, at_level_one.clone(), Outcome::Lost);
    book("2026-11-30", single, at_level_one, Outcome::Won);
    // What two people play is no one's week.
    let people = Opponent::People(ByPlayer::default());
    book("2026-11-25", single, people, Outcome::Won);
    let told = WeekSummary::of(week("2026-11-26"), &player.profile, &player.progress);
    let games = Tally {
        won: 1,
        lost: 1,
        drawn: 0,
    };
    assert_eq!((told.games, told.captured, told.mistakes), (games, 8, 0));
    assert_eq!(told.cleared, 1);
    let empty = WeekSummary::of(week("2026-12-09"), &player.profile, &player.progress);
    assert!(empty.is_empty() && !told.is_empty());
}

/// A game of the star in which the first placement of a list is played all along, and its positions.
fn some_game(step: usize) -> (KeptGame, Game) {
    let mut game = Game::new();
    let mut moves = Vec::new();
    while game.end().is_none() {
        let possible = game.moves();
        let mv = possible[(moves.len() * step) % possible.len()];
        game.play(mv).unwrap();
        moves.push(mv);
    }
    let key = GameKey {
        id: MatchId(1),
        number: 1,
    };
    let record = KeptGame::record_of(&moves);
    let kept = KeptGame::new(key, date("2026-11-24"), Rules::Star, record).unwrap();
    let opponent = at(CpuLevel::One);
    (KeptGame { opponent, ..kept }, game)
}

#[test]
fn the_best_move_is_the_largest_capture_or_the_only_good_one() {
    let mut captures = 0;
    for step in 1..12 {
        let (kept, game) = some_game(step);
        let games = KeptGames::new([kept.clone()]);
        let best = games.best_move(week("2026-11-29")).unwrap();
        // By the counts of captured stones, which the search for the best one does not look at.
        let positions = game.positions();
        let steps = positions.iter().zip(&positions[1..]);
        let own = steps.filter(|(before, _)| before.to_move() == kept.own);
        let counts =
            own.map(|(before, after)| after.captures()[kept.own] - before.captures()[kept.own]);
        let most = counts.max().unwrap();
        assert_eq!(best.captured, most, "step {step}");
        captures += u32::from(most);
        assert_eq!(best.after.board().stone(best.cell), Some(kept.own));
        assert_eq!(games.best_move(week("2026-12-01")), None, "another week");
        let from = Some(Position::start());
        let set_up = KeptGames::new([KeptGame {
            from,
            ..kept.clone()
        }]);
        assert_eq!(set_up.best_move(week("2026-11-29")), None, "set up by hand");
        // One that was proved to be the only good one weighs more.
        let place = positions
            .iter()
            .rposition(|before| before.to_move() == kept.own && !before.moves().is_empty());
        let place = place.unwrap().min(kept.moves().len() - 1);
        let proved = Judged {
            before: 4,
            after: 4,
            exact: true,
            line: vec![kept.moves()[place]],
            only: true,
        };
        let mut analysis = vec![None; kept.moves().len()];
        analysis[place] = Some(proved);
        let judged = KeptGames::new([KeptGame { analysis, ..kept }]);
        let best = judged.best_move(week("2026-11-29")).unwrap();
        assert!(best.only);
        assert_eq!(
            best.cell,
            judged.games().next().unwrap().moves()[place].cell
        );
    }
    assert!(0 < captures, "some of the games have captures");
}
