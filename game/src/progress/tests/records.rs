//! Tallies, streaks, the chart and head to head.

use super::*;

#[test]
fn percentages_are_rounded_half_up() {
    for (won, lost, drawn, percent) in [
        (0, 0, 0, None),
        (1, 0, 0, Some(100)),
        (0, 1, 0, Some(0)),
        (1, 1, 0, Some(50)),
        (1, 2, 0, Some(33)),
        (2, 1, 0, Some(67)),
        (1, 0, 7, Some(13)),
        (1, 199, 0, Some(1)),
        (1, 200, 0, Some(0)),
    ] {
        assert_eq!(
            Tally { won, lost, drawn }.win_percent(),
            percent,
            "{won} {lost} {drawn}"
        );
    }
}

#[test]
fn each_level_has_its_own_row_and_the_total_is_their_sum() {
    let mut player = Career::default();
    for (place, level) in CpuLevel::STAR.into_iter().enumerate() {
        for _ in 0..=place {
            player.play(at(level), Outcome::Won);
        }
        player.play(at(level), Outcome::Lost);
        player.play(at(level), Outcome::Drawn);
    }
    for (place, level) in CpuLevel::STAR.into_iter().enumerate() {
        let expected = Tally {
            won: place as u32 + 1,
            lost: 1,
            drawn: 1,
        };
        assert_eq!(player.progress.level(level), expected);
    }
    assert_eq!(
        player.progress.total(),
        Tally {
            won: 36,
            lost: 8,
            drawn: 8
        }
    );
}

#[test]
fn a_row_of_wins_ends_with_a_loss_or_a_draw() {
    let mut player = Career::default();
    let mut rows = Vec::new();
    for outcome in "WWWLWWDW".chars() {
        let outcome = match outcome {
            'W' => Outcome::Won,
            'L' => Outcome::Lost,
            _ => Outcome::Drawn,
        };
        player.play(at(CpuLevel::One), outcome);
        let streak = player.progress.win_streak();
        rows.push((streak.current, streak.best));
    }
    assert_eq!(
        rows,
        [
            (1, 1),
            (2, 2),
            (3, 3),
            (0, 3),
            (1, 3),
            (2, 3),
            (0, 3),
            (1, 3)
        ]
    );
}

#[test]
fn cleared_days_in_a_row_reach_today_or_yesterday() {
    let mut player = Career::default();
    for text in [
        "2028-02-27",
        "2028-02-28",
        "2028-02-29",
        "2028-03-01",
        "2028-03-04",
        "2028-03-05",
    ] {
        player.play(on(day(text)), Outcome::Won);
    }
    for (today, current) in [
        ("2028-03-05", 2),
        ("2028-03-06", 2),
        ("2028-03-07", 0),
        ("2028-03-01", 4),
        ("2028-03-02", 4),
    ] {
        let streak = player.progress.day_streak(date(today));
        assert_eq!((streak.current, streak.best), (current, 4), "{today}");
    }
    assert_eq!(
        Progress::default().day_streak(date("2028-03-05")),
        Streak::default()
    );
}

#[test]
fn the_chart_covers_thirty_days_or_twelve_months() {
    let mut player = Career::default();
    for (text, outcome) in [
        ("2026-11-21", Outcome::Won),
        ("2026-11-21", Outcome::Lost),
        ("2026-10-23", Outcome::Won),
        ("2026-10-22", Outcome::Drawn),
        ("2026-01-31", Outcome::Won),
    ] {
        player.today = Some(date(text));
        player.play(at(CpuLevel::One), outcome);
    }
    let today = date("2026-11-21");
    let days = player.progress.chart(Span::Days, today);
    assert_eq!(days.len(), 30);
    assert_eq!((days[0].from, days[29].to), (date("2026-10-23"), today));
    assert_eq!((days[0].tally.won, days[29].tally.played()), (1, 2));
    assert_eq!(days.iter().map(|bar| bar.tally.played()).sum::<u32>(), 3);
    let months = player.progress.chart(Span::Months, today);
    assert_eq!(months.len(), 11, "the calendar begins in January 2026");
    assert_eq!(
        (months[0].from, months[10].to),
        (date("2026-01-01"), date("2026-11-30"))
    );
    assert_eq!(
        months
            .iter()
            .map(|bar| bar.tally.played())
            .collect::<Vec<_>>(),
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2]
    );
    let later = player.progress.chart(Span::Months, date("2028-02-29"));
    assert_eq!(later.len(), 12);
    assert_eq!(
        (later[0].from, later[11].to),
        (date("2027-03-01"), date("2028-02-29"))
    );
}

#[test]
fn head_to_head_does_not_depend_on_who_was_named_first() {
    let mut player = Career::default();
    let [ana, bo, none] = ["Ana", "Bo", ""].map(PlayerName::new);
    let pair = |a: &PlayerName, b: &PlayerName| {
        Opponent::People(ByPlayer {
            one: a.clone(),
            two: b.clone(),
        })
    };
    player.play(pair(&ana, &bo), Outcome::Won);
    player.play(pair(&bo, &ana), Outcome::Won);
    player.play(pair(&bo, &ana), Outcome::Won);
    player.play(pair(&bo, &ana), Outcome::Drawn);
    player.play(pair(&none, &ana), Outcome::Won);
    player.play(pair(&none, &none), Outcome::Won);
    let table = player.progress.pairs(GameKind::Star).head_to_head();
    assert_eq!(table.len(), 1, "nameless players have no table");
    assert_eq!(table[0].names, [ana, bo]);
    assert_eq!(
        table[0].tally,
        Tally {
            won: 1,
            lost: 2,
            drawn: 1
        }
    );
}

#[test]
fn ten_thousand_matches_fold_step_by_step_as_they_do_at_once() {
    let mut profile = Profile::default();
    let mut progress = Progress::default();
    let first = date("2026-01-01");
    for number in 0..10_000_u32 {
        let outcome =
            [Outcome::Won, Outcome::Lost, Outcome::Won, Outcome::Drawn][number as usize % 4];
        let level = CpuLevel::STAR[number as usize % 8];
        let opponent = Opponent::Cpu {
            level,
            day: CalendarDay::new(first + chrono::Days::new(u64::from(number / 5))),
        };
        let finished = MatchRecord {
            date: first + chrono::Days::new(u64::from(number / 7)),
            outcome,
            ..won(profile.next_match_id(), opponent)
        };
        assert!(profile.book(finished.clone()));
        progress.fold(&finished);
    }
    assert_eq!(progress, Progress::of(&profile));
    assert_eq!(progress.total().played(), 10_000);
    let last = profile.matches().last().unwrap().date;
    assert_eq!(
        progress
            .trophies(last)
            .iter()
            .filter(|year| year.complete)
            .count(),
        5
    );
}

fn on_squares(id: MatchId, rules: &str, opponent: Opponent, outcome: Outcome) -> MatchRecord {
    MatchRecord {
        rules: Rules::from(rules.to_owned()),
        played: None,
        outcome,
        ..won(id, opponent)
    }
}

#[test]
fn records_are_counted_by_terms_and_level_and_leave_out_what_is_unknown() {
    let mut profile = Profile::default();
    for (rules, level, outcome) in [
        ("reversi 8 othello most", CpuLevel::Two, Outcome::Won),
        ("go 9 7 0", CpuLevel::Six, Outcome::Won),
        ("reversi 6 othello most", CpuLevel::One, Outcome::Lost),
        ("reversi 8 classic fewest", CpuLevel::Two, Outcome::Drawn),
        ("reversi 8 othello most", CpuLevel::Two, Outcome::Lost),
        ("chess 8", CpuLevel::Two, Outcome::Won),
    ] {
        let opponent = Opponent::Cpu { level, day: None };
        let id = profile.next_match_id();
        assert!(profile.book(on_squares(id, rules, opponent, outcome)));
    }
    let progress = Progress::of(&profile);
    let records = progress.by_level().by_terms();
    let counted = records
        .iter()
        .map(|(terms, one)| (terms.to_string(), one.level.number(), one.tally.played()));
    // Where fewer discs win, a win says nothing about the usual game.
    let wanted = [
        ("reversi 6 othello most", 1, 1),
        ("reversi 8 othello most", 2, 2),
        ("reversi 8 classic fewest", 2, 1),
        ("go 9 7 0", 6, 1),
    ];
    assert_eq!(
        counted.collect::<Vec<_>>(),
        wanted.map(|(terms, level, played)| (terms.to_owned(), level, played))
    );
    // Nothing else hangs on them.
    assert_eq!(
        (progress.total(), progress.cleared_days()),
        (Tally::default(), 0)
    );
    assert_eq!(progress.rank(), Rank::Paper);
}

/// Results are counted game by game, whoever of the two is named first.
#[test]
fn two_people_are_counted_in_each_game() {
    let mut progress = Progress::default();
    for (number, (rules, names, outcome)) in (1..).zip([
        ("reversi 8 othello most", ["Mira", "Aki"], Outcome::Won),
        ("reversi 6 othello most", ["Aki", "Mira"], Outcome::Lost),
        ("go 9 7 0", ["Aki", "Mira"], Outcome::Won),
        ("star", ["Aki", "Mira"], Outcome::Drawn),
    ]) {
        let people = Opponent::People(ByPlayer::from(names.map(PlayerName::new)));
        let result = on_squares(MatchId(number), rules, people, outcome);
        assert_eq!(progress.fold(&result), Earned::default());
    }
    let tally = |game| {
        let names = ByPlayer::from(["Aki", "Mira"].map(PlayerName::new));
        let tally = progress.pairs(game).between(&names);
        tally.map(|tally| (tally.won, tally.lost, tally.drawn))
    };
    let tallies = GameKind::ALL.map(tally);
    assert_eq!(tallies, [Some((0, 0, 1)), Some((0, 2, 0)), Some((1, 0, 0))]);
}
