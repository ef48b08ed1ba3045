//! A Reverse Match: two games with colours swapped, and one result.

use super::*;

fn reverse(case: &'static GameCase, opponent: Opponent, first: Color) -> Played {
    let plan = Plan {
        format: Format::Reverse,
        ..case.plan(opponent, first)
    };
    let options = BoardOptions {
        hand_over: false,
        ..still()
    };
    case.begin_as(plan, options).0
}

#[test]
fn between_the_games_the_board_is_still_seen_and_nothing_is_booked() {
    for case in WITH_REVERSE {
        let mut game = reverse(case, named(), Color::White);
        assert_eq!(game.view().facts.reverse_game, Some(1));
        let effects = game.drive(case.whole);
        assert!(booked(&effects).is_empty(), "half a match is no result");
        assert!(game.is_between() && !game.is_over() && game.finished().is_none());
        let first = game.result().unwrap();
        assert_eq!(first.winner().unwrap().color, Some(case.winner));
        assert_eq!((game.turn(), game.view().can_undo), (None, false));
        let back = game.killed();
        assert!(back.is_between());
        assert_eq!(back.result(), Some(first.clone()));
        assert!(game.place(case.line[0]).is_empty());

        let effects = game.tell(BoardEvent::NextGame);
        assert!(effects.contains(&DriverEffect::Save));
        assert_eq!(
            (game.turns(), game.is_between(), game.game_number()),
            (0, false, 2)
        );
        let view = game.view();
        assert_eq!(
            (view.facts.reverse_game, view.sides.own),
            (Some(2), Color::Black)
        );
        let mira = Who::Player(PlayerName::new("Mira"));
        assert_eq!(view.sides.panels.black.who, mira);
        let brought = first.sides.map(|side| side.score.total.in_halves() / 2);
        let panels = &view.sides.panels;
        let shown = [panels.black.brought, panels.white.brought];
        assert_eq!(shown.map(|points| i32::from(points.unwrap())), brought);
        game.tell(BoardEvent::NextGame);
        assert_eq!(
            game.view().facts.reverse_game,
            Some(2),
            "there is no third one"
        );
    }
}

#[test]
fn two_games_make_one_result_and_level_totals_are_a_draw() {
    for case in WITH_REVERSE {
        let mut game = reverse(case, people(), Color::Black);
        game.drive(case.whole);
        game.tell(BoardEvent::NextGame);
        // The same colour wins again: each player has won once, so all is level.
        let effects = game.drive(case.whole);
        let [result] = booked(&effects)[..] else {
            panic!("{effects:?}");
        };
        assert_eq!((result.winner, result.games.len()), (None, 2));
        let totals = result.totals();
        assert_eq!(totals.one, totals.two, "totals are added over both games");
        assert_eq!(
            [0, 1].map(|at| result.games[at].one),
            [Color::Black, Color::White]
        );
        let date = Default::default();
        assert_eq!(result.record(date).unwrap().outcome, Outcome::Drawn);
        let kept: Vec<_> = result.kept_games(date).collect();
        let told = kept
            .iter()
            .map(|game| (game.key.number, game.own, game.outcome));
        let expected = [
            (1, Color::Black, Outcome::Won),
            (2, Color::White, Outcome::Lost),
        ];
        assert_eq!(told.collect::<Vec<_>>(), expected);
        let over = game.result().unwrap();
        assert_eq!((over.winner(), over.games.len()), (None, 2));
        // On the star captures decide before it is level.
        assert_eq!(
            decided(result),
            case.terms.is_none().then_some(EndReason::Level)
        );
        assert!(game.is_over() && game.snapshot().is_over());
        let back = game.killed();
        assert_eq!(
            (back.result(), back.finished()),
            (Some(over), game.finished())
        );
    }
}

#[test]
fn a_match_against_the_cpu_is_left_as_a_loss_even_after_a_game_that_was_won() {
    for case in WITH_REVERSE {
        let between = {
            let mut game = reverse(case, cpu(), Color::Black);
            game.drive(case.whole);
            game
        };
        let mut second = between.clone();
        second.tell(BoardEvent::NextGame);
        let mut begun = second.clone();
        begun.drive(case.line[0]);
        for (game, count) in [(between, 1), (second, 2), (begun, 2)] {
            for game in [game.killed(), game] {
                assert!(game.leaving_loses() && game.has_stone_to_lose());
                let effects = game.leave();
                let [result] = booked(&effects)[..] else {
                    panic!("{effects:?}");
                };
                assert_eq!(
                    (result.winner, result.games.len()),
                    (Some(Player::Two), count)
                );
                let record = result.record(Default::default()).unwrap();
                assert_eq!(record.ending, Ending::GivenUp);
                assert_eq!(decided(result), Some(EndReason::Leaving));
            }
        }
        let untouched = reverse(case, cpu(), Color::Black);
        assert!(booked(&untouched.leave()).is_empty());
    }
}
