//! Two people on one phone: the hand-over, Undo by agreement, names.

use super::*;

#[test]
fn the_phone_is_handed_over_between_turns() {
    for case in GAMES {
        let mut game = case.two_people();
        assert_eq!(game.overlay(), None, "not before the first turn");
        assert!(!game.view().has_undo && game.view().hint == HintView::Never);
        game.place(case.line[0]);
        assert!(matches!(
            game.overlay(),
            Some(BoardOverlay::HandOver {
                color: Color::White,
                ..
            })
        ));
        game.place(case.other);
        assert_eq!(game.turns(), 1, "the tap takes the phone over");
        assert_eq!(game.overlay(), None);
        game.place(case.line[1]);
        assert_eq!(game.turns(), 2);
        assert!(game.tell(BoardEvent::Undo).is_empty() && game.tell(BoardEvent::Hint).is_empty());
    }
}

#[test]
fn nothing_is_handed_over_where_that_is_off_or_both_see_the_board() {
    let opposite = HouseRules {
        undo: false,
        opposite: true,
    };
    for case in GAMES {
        for (hand_over, house) in [(false, HouseRules::default()), (true, opposite)] {
            let options = BoardOptions {
                hand_over,
                ..still()
            };
            let plan = Plan {
                house,
                ..case.plan(people(), Color::Black)
            };
            let (mut game, _) = case.begin_as(plan, options);
            game.place(case.line[0]);
            assert_eq!(game.overlay(), None);
            game.place(case.line[1]);
            assert_eq!(game.turns(), 2);
        }
    }
}

#[test]
fn a_tap_while_a_turn_is_shown_ends_that_and_does_nothing_else() {
    for case in GAMES {
        let (mut game, _) = case.begin_as(case.plan(people(), Color::Black), lively());
        let before = game.view().sides.panels.map(|panel| panel.score);
        game.place(case.line[0]);
        let sides = game.view().sides;
        assert!(sides.step.showing && sides.step.turn.is_some());
        assert_eq!(sides.before.unwrap().scores, before);
        assert_ne!(sides.panels.map(|panel| panel.score), before);
        assert_eq!(game.overlay(), None);
        game.place(case.line[1]);
        assert!(game.is_handed_over());
        assert_eq!(game.turns(), 1);
    }
}

#[test]
fn coming_back_hands_the_phone_over_again() {
    for case in GAMES {
        let mut game = case.two_people();
        game.drive(case.line[0]);
        game.tell(BoardEvent::GoOn);
        game.attend(Attention::Away);
        game.attend(Attention::Here);
        assert!(game.is_handed_over());
        assert!(game.killed().is_handed_over());
    }
}

#[test]
fn leaving_two_people_books_nothing() {
    for case in GAMES {
        let mut game = case.two_people();
        assert!(!game.has_stone_to_lose());
        game.drive(case.line[0]);
        assert!(game.has_stone_to_lose() && !game.leaving_loses());
        assert!(booked(&game.leave()).is_empty());
    }
}

/// Two people who take turns back if the other one agrees.
fn two_with_undo(case: &'static GameCase) -> Played {
    let plan = Plan {
        house: HouseRules {
            undo: true,
            opposite: false,
        },
        ..case.plan(people(), Color::Black)
    };
    case.begin_as(plan, still()).0
}

#[test]
fn the_last_turn_is_taken_back_when_the_other_one_agrees() {
    for case in GAMES {
        let mut game = two_with_undo(case);
        assert!(
            game.view().has_undo && !game.view().can_undo,
            "nothing to take back"
        );
        game.drive(&case.start(2));
        assert!(game.view().can_undo && game.kept().view().has_undo);
        game.tell(BoardEvent::Undo);
        assert_eq!(game.asks_for_undo(), Some(Color::White));
        game.place(case.line[2]);
        assert_eq!(game.turns(), 2, "nothing is placed before the answer");
        let effects = game.tell(BoardEvent::AgreeToUndo);
        assert!(effects.contains(&DriverEffect::Save));
        assert_eq!((game.turns(), game.asks_for_undo()), (1, None));
        assert_eq!(game.view().sides.turn.side, Color::White);
        assert!(game.is_handed_over());
    }
}

#[test]
fn a_refused_undo_changes_nothing_and_can_be_asked_for_again() {
    for case in GAMES {
        let mut game = two_with_undo(case);
        game.drive(&case.start(2));
        let before = game.same();
        game.tell(BoardEvent::AgreeToUndo);
        assert_eq!(game.same(), before, "nobody has asked");
        game.tell(BoardEvent::Undo);
        game.tell(BoardEvent::RefuseUndo);
        assert_eq!(game.same(), before);
        assert!(game.view().can_undo);
    }
}

#[test]
fn an_undo_that_nobody_answered_is_forgotten_and_the_agreement_kept() {
    for case in GAMES {
        let mut game = two_with_undo(case);
        game.drive(case.line[0]);
        game.tell(BoardEvent::Undo);
        let back = game.killed();
        assert_eq!(back.asks_for_undo(), None);
        assert!(back.view().can_undo);
        game.attend(Attention::Away);
        game.attend(Attention::Here);
        assert_eq!(game.asks_for_undo(), None);
    }
}

#[test]
fn two_people_are_called_by_their_names_and_their_result_is_kept() {
    for case in GAMES {
        let plan = Plan {
            minutes: ClockTime::of_minutes(1),
            ..case.plan(named(), Color::White)
        };
        let (mut game, _) = case.begin_as(plan, still());
        let sides = game.view().sides;
        assert_eq!(sides.own, Color::White, "the one who is named first");
        let name = |color: Color| sides.panels[color].who.clone();
        let [mira, aki] = ["Mira", "Aki"].map(|name| Who::Player(PlayerName::new(name)));
        assert_eq!((name(Color::White), name(Color::Black)), (mira, aki));
        assert_eq!(game.kept().plan(), game.plan());
        game.set_now(61_000);
        let effects = game.tell(BoardEvent::GoOn);
        let record = booked(&effects)[0].record(Default::default()).unwrap();
        assert_eq!(record.opponent, named());
        assert_eq!((record.color, record.outcome), (Color::White, Outcome::Won));
    }
}
