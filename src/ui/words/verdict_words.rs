//! The teacher's words on a turn, to be read and to be heard.

use std::fmt::Display;

use rsg_classics::Points;
use rsg_engine::Color;

use crate::ui::words::{self, Naming, numbers};
use rsg_game::play::Play;
use rsg_game::session::{Hinted, Reason, Verdict};
use rsg_game::text::{Texts, args};

/// The points from which on the figure says no more to a player than that it is a lot.
const A_LOT: Points = Points::whole(20);

/// "Good", "Costs 4: a tip of the star was free".
#[must_use]
pub fn verdict(texts: &Texts, verdict: &Verdict, naming: Naming) -> String {
    if verdict.only {
        return texts.get("practice-only");
    }
    let exact = match (verdict.exact, verdict.by_playouts) {
        (true, _) => "yes",
        (false, true) => "playouts",
        (false, false) => "no",
    };
    if verdict.cost <= Points::default() {
        return texts.with("practice-good", &args![exact = exact]);
    }
    let cost = if verdict.cost < A_LOT {
        let cost = numbers::points(texts, verdict.cost);
        texts.with("practice-cost", &args![cost = cost, exact = exact])
    } else {
        texts.get("practice-cost-lot")
    };
    match verdict.reason {
        None => cost,
        Some(why) => texts.with(
            "practice-because",
            &args![cost = cost, reason = reason(texts, why, naming)],
        ),
    }
}

fn reason(texts: &Texts, reason: Reason, naming: Naming) -> String {
    let on_cell = |key, cell: &dyn Display| texts.with(key, &args![cell = naming.of(cell)]);
    match reason {
        Reason::TipMissed => texts.get("practice-reason-tip"),
        Reason::GivesTip => texts.get("practice-reason-gives-tip"),
        Reason::CaptureMissed(count) => {
            texts.with("practice-reason-capture", &args![count = count])
        }
        Reason::GivesCapture(count) => {
            texts.with("practice-reason-gives-capture", &args![count = count])
        }
        Reason::OtherCall(Color::Black) => texts.get("practice-reason-call-black"),
        Reason::OtherCall(Color::White) => texts.get("practice-reason-call-white"),
        Reason::PassMissed => texts.get("practice-reason-pass"),
        Reason::LeavesFew(count) => texts.with("practice-reason-few", &args![count = count]),
        Reason::GivesFlips(count) => {
            texts.with("practice-reason-gives-flips", &args![count = count])
        }
        Reason::Opens { cell, at_edge } => {
            let key = if at_edge {
                "practice-reason-opens-edge"
            } else {
                "practice-reason-opens"
            };
            on_cell(key, &cell)
        }
        Reason::FlipsMissed { could, did } => {
            texts.with("practice-reason-flips", &args![could = could, did = did])
        }
        Reason::CornerMissed(corner) => on_cell("practice-reason-corner", &corner),
        Reason::OpensCorner(corner) => on_cell("practice-reason-opens-corner", &corner),
        Reason::GroupMissed(count) => texts.with("practice-reason-group", &args![count = count]),
        Reason::LeavesOneLiberty(name) => on_cell("practice-reason-liberty", &name),
        Reason::GivesMoves { given, instead } => texts.with(
            "practice-reason-moves",
            &args![given = given, instead = instead],
        ),
    }
}

/// "Better: B4, call White".
#[must_use]
pub fn better(texts: &Texts, better: &Hinted, naming: Naming) -> String {
    let (key, cell) = match &better.play {
        Play::Place { spot, call } => {
            let key = match call {
                None => "practice-better",
                Some(Color::Black) => "practice-better-call-black",
                Some(Color::White) => "practice-better-call-white",
            };
            (key, naming.of(spot))
        }
        beside => ("practice-better", words::play_in(texts, beside)),
    };
    texts.with(key, &args![cell = cell])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::{Cell, Move};
    use rsg_game::text::Language;

    fn costs(cost: i32, exact: bool, reason: Option<Reason>) -> Verdict {
        Verdict {
            play: Move::plain(Cell::B4).into(),
            cost: Points::whole(cost),
            exact,
            by_playouts: false,
            only: false,
            better: (0 < cost).then_some(Move::plain(Cell::B6).into()),
            loses_lead: false,
            reason,
        }
    }

    fn english(of: &Verdict) -> String {
        verdict(&Texts::new(Language::English), of, Naming::Names)
    }

    #[test]
    fn what_is_proved_is_said_and_what_is_not_is_worded_as_an_estimate() {
        assert_eq!(english(&costs(0, true, None)), "Good");
        assert_eq!(english(&costs(0, false, None)), "Looks good");
        let tip = Some(Reason::TipMissed);
        assert_eq!(
            english(&costs(4, true, tip)),
            "Costs 4: a tip of the star was free"
        );
        assert_eq!(english(&costs(6, false, None)), "Costs about 6");
        assert_eq!(english(&costs(76, false, None)), "Costs a lot");
        let by_playouts = |cost| Verdict {
            by_playouts: true,
            ..costs(cost, false, None)
        };
        assert_eq!(english(&by_playouts(0)), "Looks good by playouts");
        assert_eq!(english(&by_playouts(6)), "Costs about 6 by playouts");
    }

    #[test]
    fn without_names_the_board_points_at_a_cell() {
        let opens = |at_edge| {
            let cell = Cell::C4;
            costs(6, true, Some(Reason::Opens { cell, at_edge }))
        };
        let said = |of: &Verdict, naming| verdict(&Texts::new(Language::English), of, naming);
        let named = [false, true].map(|edge| said(&opens(edge), Naming::Names));
        assert_eq!(
            named,
            [
                "Costs 6: opens C4 to the CPU",
                "Costs 6: opens the edge at C4 to the CPU"
            ]
        );
        let here = [false, true].map(|edge| said(&opens(edge), Naming::Here));
        assert_eq!(
            here,
            [
                "Costs 6: opens a cell to the CPU",
                "Costs 6: opens the edge to the CPU"
            ]
        );
        let hinted = Hinted {
            play: Move::calling(Cell::B4, Color::White).into(),
            gain: None,
        };
        let texts = Texts::new(Language::English);
        assert_eq!(
            better(&texts, &hinted, Naming::Names),
            "Better: B4, call White"
        );
        assert_eq!(
            better(&texts, &hinted, Naming::Here),
            "Better: here, call White"
        );
    }

    #[test]
    fn every_word_is_there_in_every_language() {
        let corner = rsg_classics::Square::at(0, rsg_classics::Shape::square(8));
        let reasons = [
            Reason::TipMissed,
            Reason::GivesTip,
            Reason::CaptureMissed(1),
            Reason::CaptureMissed(3),
            Reason::GivesCapture(1),
            Reason::GivesCapture(3),
            Reason::OtherCall(Color::Black),
            Reason::OtherCall(Color::White),
            Reason::PassMissed,
            Reason::LeavesFew(0),
            Reason::LeavesFew(1),
            Reason::GivesFlips(5),
            Reason::Opens {
                cell: Cell::C4,
                at_edge: true,
            },
            Reason::Opens {
                cell: Cell::B4,
                at_edge: false,
            },
            Reason::FlipsMissed { could: 4, did: 1 },
            Reason::GivesMoves {
                given: 9,
                instead: 4,
            },
            Reason::CornerMissed(corner),
            Reason::OpensCorner(corner),
            Reason::GroupMissed(1),
            Reason::GroupMissed(7),
            Reason::LeavesOneLiberty(corner),
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            let lot = verdict(&texts, &costs(30, true, None), Naming::Names);
            assert!(!lot.contains("practice-"), "{language:?}: {lot}");
            for reason in reasons {
                for naming in [Naming::Names, Naming::Here] {
                    let said = verdict(&texts, &costs(5, true, Some(reason)), naming);
                    assert!(!said.contains("practice-"), "{language:?}: {said}");
                }
            }
        }
    }
}
