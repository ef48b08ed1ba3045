//! A Reverse Match of Reversi: two games with colours swapped, and one result.

use super::*;

const SIX: &str = "reversi 6 othello most";

fn reverse(terms: &str, opponent: Against) -> Plan {
    Plan {
        format: Format::Reverse,
        ..plan(terms, opponent)
    }
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
