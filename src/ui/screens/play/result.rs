//! The result sheet of every game: a headline, a bar with both totals, one line of what it changed, and where to go
//! from here.

use dioxus::prelude::*;
use rsg_classics::Terms;

use super::earnings::{Earnings, TodayLines, opened_by};
use super::practice::TakeBack;
use super::score::{FinalScore, on_board, pair};
use crate::ui::components::{Button, Face, Icon, Place, Sheet, Variant};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::screens::messages::send::SendResult;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, numbers, who};
use rsg_game::app::{App, Honour, NextStep, PlayEvent, ResultView, ScreenName, TurningWords};
use rsg_game::games::ScoreParts;
use rsg_game::progress::{Player, TodayNews};
use rsg_game::session::{EndReason, OverView, Uncounted, Who};

/// The end of the game, the next step, and beside it Review and sharing; nothing more, so that the one button is seen.
/// The corner closes it; its handle and a tap beside it lower it, for a look at the board.
#[component]
pub fn ResultSheet(result: ResultView) -> Element {
    let over = &result.over;
    let today = result.earned.today;
    let title = headline(over, today);
    let winner = over.winner();
    let close_label = close_words(&result);
    let answers = rsx! {
        Answers { result: result.clone(), close: close_label.clone() }
    };
    let replays = result.replays && !use_app().is_still();
    // Only sharing is ever beyond the row: it comes last.
    let shares = MOST_BESIDE < beside(&result).len();
    let close = rsx! {
        if shares {
            Button {
                variant: Variant::Round,
                class: "button sheet-share",
                icon: Icon::Share,
                label: t("play-share"),
                test_id: "result-share",
                onclick: move |_| dispatch(PlayEvent::Share),
            }
        }
        if replays {
            Button {
                variant: Variant::Round,
                class: "button sheet-replay",
                icon: Icon::Replay,
                label: t("result-replay"),
                test_id: "replay",
                onclick: move |_| dispatch(PlayEvent::Replay),
            }
        }
        Button {
            variant: Variant::Round,
            class: "button sheet-close",
            icon: Icon::Close,
            label: close_label,
            test_id: "result-close",
            onclick: move |_| dispatch(PlayEvent::Close),
        }
    };
    let heading = over.margin.map(|margin| {
        rsx! {
            span { "data-testid": "result-margin", "data-value": "{margin}", {title.clone()} }
        }
    });
    rsx! {
        Sheet {
            place: Place::Bottom,
            id: "result",
            test_id: "result-sheet",
            title: title.clone(),
            heading,
            answers,
            lowers: true,
            close,
            "data-testid": "result-winner",
            "data-winner": winner.map_or("draw", |winner| who::key(&winner.who)),
            "data-side": winner.and_then(|winner| winner.color).map(|side| side.to_string()),
            "data-game": over.kind.key(),
            div { class: "sheet-body",
                Details { result: result.clone() }
            }
        }
    }
}

/// In a series that goes on, the corner leaves it.
fn leaves_series(result: &ResultView) -> bool {
    result.next_game && result.series.is_some()
}

/// The label of the button in the corner.
fn close_words(result: &ResultView) -> String {
    match result.close_to {
        _ if leaves_series(result) => t("play-leave-series"),
        ScreenName::Calendar => t("play-close-calendar"),
        ScreenName::Messages => t("messages-title"),
        _ => t("play-close-home"),
    }
}

/// The most buttons in the row below the primary one. What is beyond them stands in the corner.
const MOST_BESIDE: usize = 2;

/// A button beside the primary one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    /// Of practice: the last placement once more.
    TakeBack,
    /// Of a game by message.
    Send,
    Again,
    Review,
    Share,
}

/// The buttons beside the primary one, the most wanted first. What the primary one does is not there again.
fn beside(result: &ResultView) -> Vec<Beside> {
    let practice = result.over.uncounted == Some(Uncounted::Practice);
    // A game by message is sent, which is sharing enough.
    let by_message = result.close_to == ScreenName::Messages;
    let next_step = result.next_step;
    let sends = by_message && !result.next_game && next_step != NextStep::Send;
    let offered = [
        (Beside::TakeBack, practice),
        (Beside::Send, sends),
        (Beside::Again, result.again && next_step != NextStep::Again),
        (
            Beside::Review,
            !result.next_game && next_step != NextStep::Fix,
        ),
        (
            Beside::Share,
            !(leaves_series(result) || practice || by_message),
        ),
    ];
    let offered = offered.into_iter().filter(|(_, is_offered)| *is_offered);
    offered.map(|(button, _)| button).collect()
}

#[component]
fn Answers(result: ResultView, close: String) -> Element {
    let today = result.earned.today;
    let row = beside(&result).into_iter().take(MOST_BESIDE);
    rsx! {
        Next { next_step: result.next_step, close, today }
        for button in row {
            match button {
                Beside::TakeBack => rsx! {
                    TakeBack {}
                },
                Beside::Send => rsx! {
                    SendResult {}
                },
                Beside::Again => rsx! {
                    Button {
                        icon: Icon::Again,
                        test_id: "result-again",
                        onclick: move |_| dispatch(PlayEvent::Again),
                        {again_words(today)}
                    }
                },
                Beside::Review => rsx! {
                    Button {
                        icon: Icon::Review,
                        test_id: "result-review",
                        onclick: move |_| dispatch(PlayEvent::Review),
                        {t("review-title")}
                    }
                },
                Beside::Share => rsx! {
                    Button {
                        icon: Icon::Share,
                        test_id: "result-share",
                        onclick: move |_| dispatch(PlayEvent::Share),
                        {t("play-share")}
                    }
                },
            }
        }
    }
}

/// The details of the result, from top to bottom.
#[component]
fn Details(result: ResultView) -> Element {
    let ResultView {
        over,
        next_step,
        earned,
        news,
        honours,
        ..
    } = result;
    let note = match over.uncounted {
        None => None,
        Some(Uncounted::Practice) => Some(("result-practice", t("practice-over"))),
        Some(Uncounted::Hinted) => Some(("result-practice", t("play-hinted-win"))),
        Some(Uncounted::Pasted) => Some(("result-pasted", t("result-pasted"))),
    };
    let meets_another = opened_by(&earned.ranks).is_some();
    // Beside a rank nothing is said of days.
    let is_rank = !earned.ranks.is_empty();
    let is_told = |honour: &Honour| !(is_rank && matches!(honour, Honour::LongestRow(_)));
    rsx! {
        TurningWay {}
        if let Some(news) = earned.today {
            TodayLines { news }
        }
        FinalScore { over: over.clone() }
        if let Some(words) = reason_words(&over) {
            p {
                class: "result-decided",
                "data-testid": over.kind.spec().is_named.then_some("result-score"),
                {words}
            }
        }
        if next_step == NextStep::Count {
            p { class: "result-decided", "data-testid": "result-uncounted", {t("messages-uncounted")} }
        }
        if let Some((test_id, words)) = note {
            p { class: "result-decided", "data-testid": test_id, {words} }
        }
        for honour in honours.into_iter().filter(is_told) {
            HonourLine { key: "{honour.kind()}", honour, over: over.clone() }
        }
        Earnings { news, earned }
        // On a small page it is the first to be out of sight. Whoever was beaten does not speak beside a new opponent.
        if !meets_another {
            OpponentLine { over }
        }
    }
}

/// Something remarkable, in a line of its own.
#[component]
fn HonourLine(honour: Honour, over: OverView) -> Element {
    let words = match honour {
        Honour::Wipeout(color) => t!("result-honour-wipeout", color = color.to_string()),
        Honour::Capture { by, stones } => {
            let side = match by {
                Player::One => 0,
                Player::Two => 1,
            };
            let name = who::given_name(&texts(), &over.sides[side].who);
            let who = kind(&over, side);
            t!(
                "result-honour-capture",
                who = who,
                name = name,
                count = stones
            )
        }
        Honour::LongestRow(days) => t!("result-honour-row", days = days),
    };
    rsx! {
        p { class: "result-honour", "data-testid": "result-honour-{honour.kind()}", {words} }
    }
}

/// The opponent's word: one of two after a win of the player's, one of two after a loss, by the points of the game.
#[component]
fn OpponentLine(over: OverView) -> Element {
    let (Some(level), Some(winner)) = (over.level, over.winner()) else {
        return rsx! {};
    };
    let outcome = match winner.who {
        Who::You => "won",
        _ if over.is_lost_to_cpu() => "lost",
        _ => return rsx! {},
    };
    let number = 1 + winner.score.total.in_halves().rem_euclid(4) / 2;
    let said = t(&format!("opponent-{outcome}-{number}"));
    rsx! {
        p { class: "result-opponent", "data-testid": "result-opponent",
            Face { level }
            span { {t!("opponent-says", name = words::opponent_name(level), words = said)} }
        }
    }
}

/// The move at which a lost game turned, once that is known, and the way there. Its place is kept free before: what can
/// be touched must not move when it comes.
#[component]
fn TurningWay() -> Element {
    let turning = use_view(App::turning);
    let is_studied = use_view(App::studies_a_loss);
    let Some(turning) = turning() else {
        return rsx! {
            if is_studied() {
                div { class: "result-turning", "aria-hidden": "true" }
            }
        };
    };
    rsx! {
        Button {
            variant: Variant::Quiet,
            class: "button result-turning",
            test_id: "result-turning",
            "data-value": turning.number,
            onclick: move |_| dispatch(PlayEvent::Turning),
            {match turning.words {
                TurningWords::CloseUntil => t!("result-turning", number = turning.own),
                TurningWords::TurnedAt => t!("result-turned", number = turning.own),
            }}
        }
    }
}

/// The words of the button for another match; of Today's game the first one has counted.
fn again_words(today: Option<TodayNews>) -> String {
    match today {
        Some(_) => t("result-again-practice"),
        None => t("play-again"),
    }
}

/// The step most worth doing next; it has the focus. Where that is one of the usual answers, the button carries the
/// usual test id, and `result-next-step` is within. A step to another opponent bears that one's face.
#[component]
fn Next(next_step: NextStep, close: String, today: Option<TodayNews>) -> Element {
    // The number follows when it is known; it changes neither the button's place nor its meaning.
    let mistakes = use_view(App::count_of_mistakes);
    let opponent = match next_step {
        NextStep::Level(level) | NextStep::Easier(level) => Some(level),
        _ => None,
    };
    let (icon, usual, words) = match next_step {
        NextStep::NextGame => (Icon::Play, Some("result-next"), t("play-next-game")),
        NextStep::RankUp => (Icon::RankUp, Some("rankup-invite"), t("result-invite-go")),
        NextStep::Puzzle(_) => (Icon::Puzzle, None, t("home-puzzle-open")),
        NextStep::Calendar(_) => (Icon::Calendar, None, t("result-see-day")),
        NextStep::Level(level) => {
            let words = t!("result-try-level", name = words::opponent_name(level));
            (Icon::Play, None, words)
        }
        NextStep::Easier(level) => {
            let words = t!("result-try-level", name = words::opponent_name(level));
            (Icon::Play, Some("result-easier"), words)
        }
        NextStep::Practise(_) => (Icon::Hint, Some("result-practise"), t("result-practise")),
        NextStep::Fix => {
            let words = mistakes().map_or_else(
                || t("result-fix"),
                |count| t!("review-fix", count = count as i64),
            );
            (Icon::Review, Some("result-review"), words)
        }
        NextStep::Set(Some(_)) => (Icon::Play, None, t("set-next")),
        NextStep::Set(None) => (Icon::Check, None, t("set-back")),
        NextStep::Again => (Icon::Again, Some("result-again"), again_words(today)),
        NextStep::Send => {
            return rsx! {
                SendResult {}
            };
        }
        NextStep::Count => (Icon::Check, None, t("messages-count")),
        NextStep::Close => (Icon::Check, None, close),
    };
    rsx! {
        Button {
            variant: Variant::Primary,
            icon: opponent.is_none().then_some(icon),
            test_id: usual.unwrap_or("result-next-step"),
            autofocus: true,
            "data-count": mistakes().filter(|_| next_step == NextStep::Fix).map(|count| count as i64),
            onclick: move |_| dispatch(PlayEvent::NextStep),
            if let Some(level) = opponent {
                Face { level }
            }
            span { "data-testid": usual.map(|_| "result-next-step"), {words} }
        }
    }
}

/// The headline: "You won by 34", of Today's game "Won by 7, par 9", where the fewest discs win "White won: fewer
/// discs, 0 to 64". Without a margin, because a player left or the
/// counts are level, it names the winner.
fn headline(over: &OverView, today: Option<TodayNews>) -> String {
    if let Some(news) = today {
        return words::todays_result(&texts(), news.result);
    }
    let Some(index) = over.sides.iter().position(|side| side.won) else {
        return t("who-draw");
    };
    let name = who::given_name(&texts(), &over.sides[index].who);
    let who = match over.is_lost_to_cpu() {
        true => "lost".to_owned(),
        false => kind(over, index),
    };
    let is_for_fewest = over.terms.is_some_and(Terms::fewer_is_better);
    match over.margin {
        Some(_) if is_for_fewest => {
            let [own, other] = [index, 1 - index]
                .map(|side| numbers::points(&texts(), over.sides[side].score.total));
            t!(
                "result-fewest",
                who = who,
                name = name,
                own = own,
                other = other
            )
        }
        Some(margin) => {
            let points = numbers::points(&texts(), margin);
            t!("result-won-by", who = who, name = name, points = points)
        }
        None if over.is_lost_to_cpu() => t("result-lost"),
        None => t!("who-wins", who = who, name = name),
    }
}

/// The side as the `$who` of a message; of two people without names, whose match had more than one game, by number.
fn kind(over: &OverView, index: usize) -> String {
    let side = &over.sides[index];
    match (side.color, &side.who) {
        (Some(color), who) => who::kind(who, color),
        (None, Who::Player(name)) if name.is_empty() => ["one", "two"][index].to_owned(),
        (None, Who::Player(_)) => "named".to_owned(),
        (None, who) => who::key(who).to_owned(),
    }
}

/// "You gave up.": the side that did not win.
pub(in crate::ui::screens) fn gave_up(over: &OverView) -> Option<String> {
    let loser = over.sides.iter().position(|side| !side.won)?;
    let who = &over.sides[loser].who;
    Some(t!(
        "result-gave-up",
        who = kind(over, loser),
        name = who::given_name(&texts(), who)
    ))
}

/// The reason of the outcome, where that does not go without saying; of discs, both counts: "38–20 on the board,
/// 44–20 with the empty squares".
fn reason_words(over: &OverView) -> Option<String> {
    let board = pair(over, on_board);
    // The scores of two games lie on no board: they are listed game by game.
    let is_one_board = over.games.is_empty();
    Some(match over.reason {
        Some(EndReason::Captures) => t("play-decided-captures"),
        Some(EndReason::Level) => t("play-decided-level"),
        Some(EndReason::Leaving | EndReason::Resignation(_)) => gave_up(over)?,
        Some(EndReason::Ko) => t("play-decided-ko"),
        Some(EndReason::Time(loser)) if is_one_board => {
            t!("result-on-time", color = loser.to_string(), board = board)
        }
        Some(EndReason::Time(loser)) => t!("result-out-of-time", color = loser.to_string()),
        None => {
            let is_of_discs = |parts| matches!(parts, ScoreParts::Discs { .. });
            let counts_discs = over.sides.iter().all(|side| is_of_discs(side.score.parts));
            if !counts_discs || !is_one_board {
                return None;
            }
            let score = pair(over, |score| score.total);
            let full = score == board;
            if over.wipeout {
                t!(
                    "result-wipeout",
                    board = board,
                    score = score,
                    full = full.to_string()
                )
            } else if full {
                // The totals are the count on the board, which stands above.
                return None;
            } else {
                t!("result-on-board-counted", board = board, score = score)
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw_with;
    use rsg_game::app::Start;
    use rsg_game::progress::{CpuLevel, Profile};

    fn next(next_step: NextStep) -> Element {
        rsx! { Next { next_step, close: "Today", today: None } }
    }

    #[test]
    fn the_step_to_another_opponent_bears_that_face_alone() {
        let steps: [(fn() -> Element, usize); 3] = [
            (|| next(NextStep::Easier(CpuLevel::Two)), 1),
            (|| next(NextStep::Level(CpuLevel::Two)), 1),
            (|| next(NextStep::Again), 0),
        ];
        for (step, faces) in steps {
            let start = Start {
                profile: Profile::default(),
                at: chrono::NaiveDate::default().into(),
                seed: 1,
                dev: false,
                trouble: None,
                puzzles: None,
            };
            let page = draw_with(App::new(start).0, step);
            assert_eq!(page.count("opponent-face"), faces, "{}", &*page);
            assert_eq!(page.count("<svg"), 1);
            assert_eq!(page.contains("Play Sparrow"), faces == 1);
        }
    }
}
