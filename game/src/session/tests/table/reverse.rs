//! A Reverse Match of Reversi: two games with colours swapped, and one result.

use super::*;

const SIX: &str = "reversi 6 othello most";

/// Black and White take turns here until White has no disc left: 13 to 0, and the empty squares of the board besides.
const WHITE_IS_WIPED_OUT: &str = "e6f4e3f6g5d6e7f5c5";

fn reverse(terms: &str, opponent: Against) -> Plan {
    Plan {
        format: Format::Reverse,
        ..plan(terms, opponent)
    }
}

/// Nothing is handed over.
fn begin(plan: Plan) -> Table {
    let options = BoardOptions {
        hand_over: false,
        ..still()
    };
    begin_at(plan, options, 1_000_000).0
}

fn mira_and_aki() -> Plan {
    let names = ByPlayer::from(["Mira", "Aki"].map(PlayerName::new));
    reverse(EIGHT, (Opponent::People(names), Color::White))
}

/// Two people make these turns.
fn place(table: &mut Table, record: &str) -> Vec<DriverEffect> {
    let mut effects = Vec::new();
    for at in (0..record.len()).step_by(2) {
        effects = tap(table, &record[at..at + 2]);
    }
    effects
}

fn today() -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(2026, 11, 25).unwrap()
}

#[test]
fn a_match_against_the_cpu_is_two_games_and_one_result_and_the_same_after_every_restore() {
    for (seed, (terms, own)) in (1..).zip([
        (SIX, Color::Black),
        (SIX, Color::White),
        ("reversi 6 classic fewest", Color::White),
    ]) {
        let (mut table, effects) = begin_at(reverse(terms, cpu(own)), still(), 0);
        let results = play_out(&mut table, effects, seed);
        let [finished] = &results[..] else {
            panic!("{results:?}");
        };
        assert_eq!(finished.games.len(), 2);
        let firsts = [0, 1].map(|at| finished.games[at].one);
        assert_eq!(firsts, [own, !own], "colours are swapped");
        let over = table.result().unwrap();
        let [one, two] = over
            .sides
            .each_ref()
            .map(|side| side.score.total.in_halves());
        assert_eq!(one + two, 2 * 72, "totals are added over both games");
        let wins_with_more = terms == SIX;
        let winner = match one.cmp(&two) {
            std::cmp::Ordering::Equal => None,
            order => Some(match order.is_gt() == wins_with_more {
                true => Player::One,
                false => Player::Two,
            }),
        };
        assert_eq!(finished.winner, winner, "{one} {two}");
        let kept: Vec<_> = finished.kept_games(today()).collect();
        let told = |at: usize| (kept[at].key.number, kept[at].own);
        assert_eq!([told(0), told(1)], [(1, own), (2, !own)]);
        let again = Table::restore(table.snapshot(), still()).unwrap();
        assert_eq!(
            (again.result(), again.finished().as_ref()),
            (Some(over), Some(finished))
        );
    }
}

#[test]
fn between_the_games_the_board_is_still_seen_and_nothing_is_booked() {
    let mut table = begin(mira_and_aki());
    assert_eq!(table.view().facts.reverse_game, Some(1));
    let effects = place(&mut table, WHITE_IS_WIPED_OUT);
    assert_eq!(booked(&effects), None);
    assert!(table.is_between() && !table.is_over() && table.finished().is_none());
    assert_eq!((winner(&table), table.turn()), (Some(Color::Black), None));
    assert!(!table.view().can_undo);
    let back = Table::restore(table.snapshot(), still()).unwrap();
    assert!(back.is_between());
    assert_eq!(back.result(), table.result());
    assert_eq!(tap(&mut table, "a1"), []);

    let effects = table.apply_board(&BoardEvent::NextGame);
    assert!(effects.contains(&DriverEffect::Save));
    assert_eq!((table.game().turns(), table.is_between()), (0, false));
    let view = table.view();
    assert_eq!(
        (view.facts.reverse_game, view.sides.own),
        (Some(2), Color::Black)
    );
    let named = |color: Color| view.sides.panels[color].who.clone();
    assert_eq!(named(Color::Black), Who::Player(PlayerName::new("Mira")));
    let brought = |color: Color| view.sides.panels[color].brought;
    assert_eq!(
        (brought(Color::Black), brought(Color::White)),
        (Some(0), Some(64))
    );
    let _ = table.apply_board(&BoardEvent::NextGame);
    assert_eq!(
        table.view().facts.reverse_game,
        Some(2),
        "there is no third one"
    );
}

#[test]
fn level_totals_are_a_draw() {
    let mut table = begin(mira_and_aki());
    let _ = place(&mut table, WHITE_IS_WIPED_OUT);
    let _ = table.apply_board(&BoardEvent::NextGame);
    let finished = booked(&place(&mut table, WHITE_IS_WIPED_OUT)).unwrap();
    assert_eq!(finished.winner, None);
    let result = finished.record(today()).unwrap();
    assert_eq!(result.outcome, Outcome::Drawn);
    let over = table.result().unwrap();
    assert_eq!(
        (over.winner(), &over.games),
        (None, &vec![[0, 64], [64, 0]])
    );
    let outcomes = finished.kept_games(today()).map(|game| game.outcome);
    assert_eq!(outcomes.collect::<Vec<_>>(), [Outcome::Lost, Outcome::Won]);
}

#[test]
fn who_runs_out_of_time_in_either_game_has_lost_the_match() {
    let plan = Plan {
        minutes: Minutes(1),
        ..mira_and_aki()
    };
    let mut table = begin(plan.clone());
    table.set_now(1_060_000);
    let effects = table.apply_board(&BoardEvent::Tap(square("d3").into()));
    let finished = booked(&effects).unwrap();
    // Aki has Black, and begins.
    assert_eq!(
        (finished.winner, finished.games.len()),
        (Some(Player::One), 1)
    );
    assert!(table.is_over() && !table.is_between());

    let mut table = begin(plan);
    let _ = place(&mut table, WHITE_IS_WIPED_OUT);
    let _ = table.apply_board(&BoardEvent::NextGame);
    assert_eq!(
        seconds(&table),
        [Some(60), Some(60)],
        "a clock for each game"
    );
    table.set_now(1_060_000);
    let effects = table.apply_board(&BoardEvent::Tap(square("d3").into()));
    let finished = booked(&effects).unwrap();
    // Mira has Black now, and Aki has won both.
    assert_eq!(
        (finished.winner, finished.games.len()),
        (Some(Player::Two), 2)
    );
    assert_eq!(finished.ending, Ending::OnTime);
    let over = table.result().unwrap();
    assert_eq!(
        (over.margin, over.reason),
        (None, Some(EndReason::Time(Color::Black)))
    );
    let again = Table::restore(table.snapshot(), still()).unwrap();
    assert_eq!(again.result(), table.result());
}

/// A match against the CPU, as it was saved between its games or in the second one.
fn kept(first_game: Option<&str>, record: &str) -> Snapshot {
    let saved = begin(reverse(EIGHT, cpu(Color::Black))).snapshot();
    Snapshot {
        finished: first_game.map(str::to_owned).into_iter().collect(),
        ..with_turns(saved, record, "")
    }
}

#[test]
fn a_match_against_the_cpu_is_left_as_a_loss_even_after_a_game_that_was_won() {
    let games = [
        (kept(None, WHITE_IS_WIPED_OUT), 1),
        (kept(Some(WHITE_IS_WIPED_OUT), ""), 2),
        (kept(Some(WHITE_IS_WIPED_OUT), "d3"), 2),
    ];
    for (saved, count) in games {
        let table = Table::restore(saved.clone(), still()).unwrap();
        assert!(table.leaving_loses() && table.has_stone_to_lose());
        let finished = booked(&Box::new(table).leave()).unwrap();
        assert_eq!(
            (finished.winner, finished.games.len()),
            (Some(Player::Two), count)
        );
        assert_eq!(finished.record(today()).unwrap().ending, Ending::GivenUp);
    }
    let untouched = begin(reverse(EIGHT, cpu(Color::Black)));
    assert_eq!(booked(&Box::new(untouched).leave()), None);
}

#[test]
fn a_saved_match_that_cannot_have_been_played_is_refused() {
    let good = kept(Some(WHITE_IS_WIPED_OUT), "d3");
    let mut single = good.clone();
    single.plan.format = Format::Single;
    for broken in [kept(Some("d3"), ""), kept(Some("a1"), ""), single] {
        assert!(
            Table::restore(broken.clone(), still()).is_err(),
            "{broken:?}"
        );
    }
    assert!(Table::restore(good.clone(), still()).is_ok());
}
