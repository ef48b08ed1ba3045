//! The board, driven from outside with a toy game: events in, what it asks for and tells out.
#![allow(clippy::unwrap_used)]

mod toy;

use rsg_classics::Square;
use rsg_engine::{ByColor, Color, SplitMix64};

use super::*;
use crate::progress::{AnimationSpeed, ClockTime, CpuPace, ExplainedCalls};
use crate::thinking::{Answer, AskKind};
use toy::Toy;

type ToyOuts = Vec<BoardOutput>;

fn still() -> BoardOptions {
    BoardOptions {
        hand_over: true,
        pass_notice: true,
        pace: CpuPace::Normal,
        animation: AnimationSpeed::Off,
        every_call: false,
        explained: ExplainedCalls::default(),
    }
}

fn seats(black: Seat, white: Seat) -> ByColor<Seat> {
    ByColor::new_with(|color| match color {
        Color::Black => black,
        Color::White => white,
    })
}

fn two_people() -> Board {
    begin(seats(Seat::Person, Seat::Person), still())
}

fn against(white: Seat) -> Board {
    begin(seats(Seat::Person, white), still())
}

fn begin(seats: ByColor<Seat>, options: BoardOptions) -> Board {
    let mut board = Board::new(Box::new(Toy::default()), seats, options, 100);
    board.open();
    let _ = board.finish();
    board
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn place(name: &str) -> Play {
    Play::at(square(name))
}

impl Board {
    fn stone(&self, name: &str) -> Option<Color> {
        let sides = [Color::Black, Color::White].into_iter();
        let mut own = sides.filter(|side| self.game().stones(*side).contains(&square(name).into()));
        own.next()
    }

    fn tap_on(&mut self, name: &str) -> ToyOuts {
        self.apply(&BoardEvent::Tap(square(name).into()))
    }

    fn pause_is_over(&mut self) -> ToyOuts {
        let number = self.last_question();
        self.apply(&BoardEvent::Elapsed(Timer::Pace(number)))
    }

    fn answer(&mut self, question: u64, name: &str) -> ToyOuts {
        self.apply(&BoardEvent::Answer(Answer::turn(question, place(name))))
    }
}

fn asks(outs: &ToyOuts, wish: AskKind) -> Option<u64> {
    outs.iter().find_map(|out| match out {
        BoardOutput::Ask(number, asked) if *asked == wish => Some(*number),
        _ => None,
    })
}

fn tells(outs: &ToyOuts, news: &News) -> bool {
    outs.iter()
        .any(|out| matches!(out, BoardOutput::News(told) if told == news))
}

#[test]
fn two_people_play_a_whole_game_and_hand_the_phone_over() {
    let mut board = two_people();
    let mut last = Vec::new();
    for name in ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3", "b2"] {
        let _ = board.apply(&BoardEvent::GoOn);
        last = board.tap_on(name);
    }
    assert!(board.is_over());
    let order: Vec<_> = last
        .iter()
        .filter_map(|out| match out {
            BoardOutput::News(news) => Some(news.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(order, [News::TurnMade, News::Ended, News::TurnDone]);
    assert_eq!(board.tap_on("a1"), []);
}

#[test]
fn the_phone_changes_hands_and_the_first_tap_takes_it() {
    let mut board = two_people();
    let _ = board.tap_on("a1");
    assert_eq!(*board.phase(), Phase::HandOver);
    let _ = board.tap_on("a2");
    assert_eq!(board.stone("a2"), None);
    let _ = board.tap_on("a2");
    assert_eq!(board.stone("a2"), Some(Color::White));
}

#[test]
fn a_pass_is_told_and_read() {
    for by_timer in [true, false] {
        let mut board = against(Seat::Cpu(CpuLevel::One));
        let outs = board.tap_on("b2");
        assert_eq!(asks(&outs, AskKind::Turn), None, "Black is to move again");
        let color = Color::White;
        assert!(matches!(board.phase(), Phase::Passing { color: passed, .. } if *passed == color));
        if by_timer {
            let step = board.steps().number();
            let _ = board.apply(&BoardEvent::Elapsed(Timer::Pass(step)));
        } else {
            let _ = board.apply(&BoardEvent::GoOn);
        }
        assert!(board.awaits_placement());
    }
}

#[test]
fn the_cpu_answers_after_its_pause_and_only_the_question_that_is_open() {
    let mut board = against(Seat::Cpu(CpuLevel::Three));
    let number = asks(&board.tap_on("a1"), AskKind::Turn).unwrap();
    let _ = board.answer(number - 1, "a3");
    let _ = board.pause_is_over();
    assert!(board.awaits_answer(), "that was another question");
    assert!(tells(&board.answer(number, "a3"), &News::TurnDone));
    assert_eq!(board.stone("a3"), Some(Color::White));
    assert!(board.awaits_placement());
}

#[test]
fn an_answer_that_is_not_allowed_is_replaced() {
    let mut board = against(Seat::Cpu(CpuLevel::Three));
    let number = asks(&board.tap_on("a1"), AskKind::Turn).unwrap();
    let _ = board.answer(number, "a1");
    let _ = board.pause_is_over();
    assert_eq!(board.game().turns(), 2);
}

#[test]
fn a_delivered_turn_is_waited_for_and_shown_after_a_pause() {
    for seat in [Seat::Message, Seat::Script] {
        let mut board = against(seat);
        let outs = board.tap_on("a1");
        assert!(tells(&outs, &News::Awaiting));
        assert_eq!(asks(&outs, AskKind::Turn), None);
        board.deliver(place("c3"));
        assert_eq!(board.game().turns(), 1, "not before the pause is over");
        let _ = board.pause_is_over();
        assert_eq!(board.stone("c3"), Some(Color::White));
    }
}

#[test]
fn a_hint_is_sought_shown_and_gone() {
    let mut board = against(Seat::Cpu(CpuLevel::One));
    board.hint();
    let number = asks(&board.finish(), AskKind::Hint).unwrap();
    let outs = board.answer(number, "b1");
    assert!(tells(&outs, &News::Hinted(place("b1"))));
    assert_eq!(board.hinted(), Some(&place("b1")));
    let _ = board.tap_on("b1");
    assert_eq!(board.hinted(), None);
    assert_eq!(board.stone("b1"), Some(Color::Black));
}

#[test]
fn a_hint_that_is_sought_can_be_put_away() {
    let mut board = against(Seat::Cpu(CpuLevel::One));
    board.hint();
    let number = asks(&board.finish(), AskKind::Hint).unwrap();
    board.hint();
    assert_eq!(board.finish(), [BoardOutput::Device(Command::StopThinking)]);
    assert_eq!(board.answer(number, "b1"), []);
    assert_eq!(board.hinted(), None);
}

#[test]
fn turns_are_taken_back_whatever_is_being_thought_about() {
    let mut board = against(Seat::Cpu(CpuLevel::One));
    let _ = board.tap_on("a1");
    assert_eq!(board.take_back(Color::Black), [place("a1")]);
    assert_eq!(board.finish(), [BoardOutput::Device(Command::StopThinking)]);
    assert_eq!(board.game().turns(), 0);
    assert!(board.awaits_placement());
}

#[test]
fn a_touch_ends_what_is_being_shown_and_does_nothing_else() {
    let animation = AnimationSpeed::Normal;
    let options = BoardOptions {
        animation,
        hand_over: false,
        ..still()
    };
    let mut board = begin(seats(Seat::Person, Seat::Person), options);
    let outs = board.tap_on("a1");
    let step = board.steps().number();
    assert!(outs.contains(&BoardOutput::Device(Command::After {
        timer: Timer::Settle(step),
        millis: patience(animation),
    })));
    let _ = board.tap_on("a2");
    assert_eq!(board.game().turns(), 1);
    let _ = board.tap_on("a2");
    assert_eq!(board.game().turns(), 2);
    let _ = board.apply(&BoardEvent::Drawn { step: step + 1 });
    let _ = board.apply(&BoardEvent::Elapsed(Timer::Settle(step + 1)));
    assert!(!board.steps().are_settled(), "the drawing will report");
    let _ = board.apply(&BoardEvent::Animated { step: step + 1 });
    assert!(board.steps().are_settled());
}

#[test]
fn nothing_moves_while_a_question_is_in_front_and_the_cpu_stops_while_nobody_looks() {
    let mut board = against(Seat::Cpu(CpuLevel::One));
    let number = asks(&board.tap_on("a1"), AskKind::Turn).unwrap();
    let _ = board.attend(Attention::Held);
    let _ = board.answer(number, "a2");
    let _ = board.pause_is_over();
    assert_eq!(board.game().turns(), 1);
    let _ = board.attend(Attention::Here);
    assert_eq!(board.game().turns(), 2, "what arrived happens afterwards");
    let _ = board.tap_on("c3");
    assert_eq!(
        board.attend(Attention::Away),
        [BoardOutput::Device(Command::StopThinking)]
    );
    assert_eq!(board.tap_on("c1"), []);
    let outs = board.attend(Attention::Here);
    assert!(tells(&outs, &News::Opened));
    assert!(asks(&outs, AskKind::Turn).is_some());
}

#[test]
fn whoever_runs_out_of_time_has_lost() {
    let mut board = against(Seat::Cpu(CpuLevel::One));
    board.set_clock_to(ClockTime::of_minutes(1).clock());
    let _ = board.finish();
    board.set_now(59_000);
    assert!(!tells(&board.tap_on("e9"), &News::TimeIsUp));
    board.set_now(60_000);
    let outs = board.tap_on("a1");
    assert!(tells(&outs, &News::TimeIsUp) && board.is_over());
    assert_eq!(board.game().turns(), 0);
    let loser = board.clock().and_then(crate::progress::GameClock::loser);
    assert_eq!(loser, Some(Color::Black));
}

#[test]
fn a_kept_game_comes_back_with_its_notice() {
    let of = |squares| {
        let mut board = Board::new(
            Box::new(Toy::after(squares)),
            seats(Seat::Person, Seat::Person),
            still(),
            7,
        );
        board.restore();
        board
    };
    assert_eq!(*of("a1").phase(), Phase::HandOver);
    assert!(matches!(*of("a1 b2").phase(), Phase::Passing { .. }));
    assert!(of("a1 a2 a3 b1 b3 c1 c2 c3 b2").is_over());
    let mut board = of("a1");
    assert_eq!(board.tap_on("a2"), [], "nobody looks at it");
    let _ = board.attend(Attention::Here);
    let _ = board.apply(&BoardEvent::GoOn);
    let _ = board.tap_on("a2");
    assert_eq!(board.game().turns(), 2);
}

#[test]
fn every_random_game_ends_by_its_rules_with_whatever_comes_in_between() {
    for seed in 0..200 {
        let mut chance = SplitMix64::new(seed);
        let mut board = against(Seat::Cpu(CpuLevel::One));
        for _ in 0..400 {
            let name = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"][chance.below(9)];
            let number = board.last_question();
            let _ = match chance.below(9) {
                0 => board.attend(Attention::Away),
                1 => board.attend(Attention::Held),
                2 | 3 => board.attend(Attention::Here),
                4 => board.answer(number, name),
                5 => board.pause_is_over(),
                6 => board.apply(&BoardEvent::GoOn),
                7 if chance.below(8) == 0 => {
                    board.hint();
                    board.finish()
                }
                _ => board.tap_on(name),
            };
            assert_eq!(board.is_over(), board.game().turns() == 9);
        }
        assert!(2 < board.game().turns(), "seed {seed}");
    }
}
