//! The result sheet: who won, of what the totals are made, what decided, what it earned, and where to go from here.

use dioxus::prelude::*;
use rsg_engine::{Color, End};

use super::earnings::{Earnings, TodayLines};
use super::practice::TakeBack;
use super::tell;
use crate::ui::components::{Button, Icon, Pebble, Place, Sheet, Variant};
use crate::ui::runtime::use_view;
use crate::ui::screens::messages::send::SendResult;
use crate::ui::texts::{t, texts};
use crate::ui::{who, words};
use rsg_game::app::{App, NextStep, PlayEvent, ResultView, ScreenName};
use rsg_game::progress::{GameKind, Player};
use rsg_game::session::{Decided, Finished, FinishedGame, GameEnd, GameOver, Who};
use rsg_game::text::Texts;

/// The frame of every result: how the game ended, what is worth doing next, and beside it Review and sharing; nothing more,
/// so that the one button is seen. The corner closes it; its handle and a tap beside it lower it, for a look at the board.
#[component]
pub(in crate::ui::screens) fn ResultFrame(
    game: GameKind,
    title: String,
    /// Who won, as a word.
    winner: &'static str,
    /// The colour that won.
    side: Option<Color>,
    /// By how much, as it is said; nothing where that is no number.
    margin: Option<String>,
    /// By how much, in plain digits.
    margin_value: Option<String>,
    /// What the button in the corner does, in words.
    close: String,
    /// What is worth doing next.
    next: Element,
    #[props(default = true)] reviews: bool,
    #[props(default)] shares: bool,
    children: Element,
) -> Element {
    let answers = rsx! {
        {next}
        if reviews {
            Button {
                icon: Icon::Records,
                test_id: "result-review",
                onclick: move |_| tell(PlayEvent::Review),
                {t("review-title")}
            }
        }
        if shares {
            Button {
                icon: Icon::Share,
                test_id: "result-share",
                onclick: move |_| tell(PlayEvent::Share),
                {t("play-share")}
            }
        }
    };
    let close = rsx! {
        Button {
            variant: Variant::Round,
            class: "button sheet-close",
            icon: Icon::Close,
            label: close,
            test_id: "result-close",
            onclick: move |_| tell(PlayEvent::Close),
        }
    };
    rsx! {
        Sheet {
            place: Place::Bottom,
            id: "result",
            test_id: "result-sheet",
            title,
            answers,
            lowers: true,
            close,
            "data-testid": "result-winner",
            "data-winner": winner,
            "data-side": side.map(|side| side.to_string()),
            "data-game": game.key(),
            div { class: "sheet-body",
                if let Some(margin) = margin {
                    p { class: "result-margin", "data-testid": "result-margin", "data-value": margin_value, {margin} }
                }
                TurningWay {}
                {children}
            }
        }
    }
}

/// Where a lost game turned, once that is known, and the way there.
#[component]
fn TurningWay() -> Element {
    let turning = use_view(App::turning);
    let Some(number) = turning() else {
        return rsx! {};
    };
    rsx! {
        Button {
            variant: Variant::Quiet,
            class: "button result-turning",
            icon: Icon::Records,
            test_id: "result-turning",
            "data-value": number,
            onclick: move |_| tell(PlayEvent::Turning),
            {t!("result-turning", number = number)}
        }
    }
}

#[component]
pub fn ResultSheet(result: ResultView) -> Element {
    let ResultView { over, earned, .. } = result;
    let practice = over.result.plan.opponent.is_practice();
    let in_series = over.next_game && result.series.is_some();
    let close_to = result.close_to;
    let close = match close_to {
        _ if in_series => t("play-leave-series"),
        ScreenName::Calendar => t("play-close-calendar"),
        ScreenName::Messages => t("messages-title"),
        _ => t("play-close-home"),
    };
    let margin = over.total.one.abs_diff(over.total.two);
    let margin = (over.result.winner.is_some() && 0 < margin).then_some(margin);
    let par = earned.today.map(|news| news.result.par);
    let next = rsx! {
        Next { next_step: result.next_step, close: close.clone() }
        if practice {
            TakeBack {}
        }
        if close_to == ScreenName::Messages && !over.next_game && result.next_step != NextStep::Send {
            SendResult {}
        }
    };
    rsx! {
        ResultFrame {
            game: GameKind::Star,
            title: headline(&over),
            winner: winner_key(&over),
            margin: margin.map(|margin| margin_words(margin, par)),
            margin_value: margin.map(|margin| margin.to_string()),
            close,
            next,
            reviews: !over.next_game,
            // A game by message is sent, which is sharing enough.
            shares: !in_series && !practice && close_to != ScreenName::Messages,
            if let Some(news) = earned.today {
                TodayLines { news }
            }
            Totals {
                for player in [Player::One, Player::Two] {
                    Total {
                        key: "{player:?}",
                        name: player_name(&over, player),
                        color: only_color(&over.result, player),
                        won: over.result.winner == Some(player),
                        sum: sum_words(&texts(), over.on_board[player], over.captured[player], over.total[player]),
                    }
                }
            }
            GameByGame { games: over.result.games.clone() }
            if let Some(words) = decision(&over.result) {
                p { class: "result-decided", {words} }
            }
            if result.next_step == NextStep::Count {
                p { class: "result-decided", "data-testid": "result-uncounted", {t("messages-uncounted")} }
            }
            if practice {
                p { class: "result-decided", "data-testid": "result-practice", {t("practice-over")} }
            }
            if over.result.is_practice() {
                p { class: "result-decided", "data-testid": "result-practice", {t("play-hinted-win")} }
            }
            Earnings { earned }
        }
    }
}

/// "by 7", in Today's game "by 7, par 9".
fn margin_words(margin: u16, par: Option<u8>) -> String {
    match par {
        Some(par) => t!("result-margin-par", points = margin, par = par),
        None => t!("result-margin", points = margin),
    }
}

/// What is worth doing next; it has the focus. Where that is one of the usual answers, the button carries the usual test id,
/// and `result-next-step` is within.
#[component]
fn Next(next_step: NextStep, close: String) -> Element {
    let (icon, usual, words) = match next_step {
        NextStep::NextGame => (Icon::Play, Some("result-next"), t("play-next-game")),
        NextStep::RankUp => (Icon::RankUp, Some("rankup-invite"), t("result-invite-go")),
        NextStep::Calendar(_) => (Icon::Calendar, None, t("result-see-day")),
        NextStep::Level(level) => {
            let words = t!("result-try-level", level = words::level(level));
            (Icon::Cpu, None, words)
        }
        NextStep::Easier(level) => {
            let words = t!("result-try-level", level = words::level(level));
            (Icon::Play, Some("result-easier"), words)
        }
        NextStep::Practise(_) => (Icon::Hint, Some("result-practise"), t("result-practise")),
        NextStep::Again => (Icon::Again, Some("result-again"), t("play-again")),
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
            icon,
            test_id: usual.unwrap_or("result-next-step"),
            autofocus: true,
            onclick: move |_| tell(PlayEvent::NextStep),
            span { "data-testid": usual.map(|_| "result-next-step"), {words} }
        }
    }
}

/// Of what the totals of a Reverse Match are made: each game's, in the order of the players above.
#[component]
fn GameByGame(games: Vec<FinishedGame>) -> Element {
    if games.len() < 2 {
        return rsx! {};
    }
    rsx! {
        ul { class: "result-games", "data-testid": "result-games",
            for (index , game) in games.into_iter().enumerate() {
                li { key: "{index}",
                    {t!(
                        "play-game-score", number = index as i64 + 1, one = game.score.one.total, two =
                        game.score.two.total
                    )}
                }
            }
        }
    }
}

/// Board + captured = total, a line a player.
#[component]
fn Totals(children: Element) -> Element {
    rsx! {
        table { class: "totals",
            thead {
                tr {
                    td {}
                    th { scope: "col", {t("play-col-board")} }
                    th { scope: "col", {t("play-col-captured")} }
                    th { scope: "col", {t("play-col-total")} }
                }
            }
            tbody { {children} }
        }
    }
}

#[component]
fn Total(name: String, color: Option<Color>, won: bool, sum: [String; 3]) -> Element {
    let [board, captured, total] = sum;
    rsx! {
        tr { "data-won": "{won}",
            th { scope: "row",
                if let Some(color) = color {
                    Pebble { color }
                }
                {name}
            }
            td { {board} }
            td { {captured} }
            td { class: "totals-total", {total} }
        }
    }
}

/// A player's line in the language's own digits.
fn sum_words(texts: &Texts, board: u16, captured: u16, total: u16) -> [String; 3] {
    let number = |count: u16| texts.number(count);
    [
        number(board),
        format!("+ {}", number(captured)),
        format!("= {}", number(total)),
    ]
}

/// The colour a player had, where the result is of one game.
fn only_color(result: &Finished, player: Player) -> Option<Color> {
    match result.games.as_slice() {
        [game] => Some(game.color(player)),
        _ => None,
    }
}

fn player_name(over: &GameOver, player: Player) -> String {
    match &over.who[player] {
        Who::Player(name) if name.is_empty() => match only_color(&over.result, player) {
            Some(color) => t(&format!("color-{color}")),
            None if player == Player::One => t("play-player-one"),
            None => t("play-player-two"),
        },
        Who::Player(name) => name.as_str().to_owned(),
        Who::You => t("who-you"),
        Who::Cpu => t("who-cpu"),
    }
}

fn headline(over: &GameOver) -> String {
    match over.result.winner {
        None => t("play-result-draw"),
        Some(player) => match &over.who[player] {
            Who::You => t("play-result-you-win"),
            Who::Cpu => t("play-result-you-lose"),
            Who::Player(name) => {
                let who = match only_color(&over.result, player) {
                    _ if !name.is_empty() => "named".to_owned(),
                    Some(color) => color.to_string(),
                    None if player == Player::One => "one".to_owned(),
                    None => "two".to_owned(),
                };
                t!(
                    "play-result-wins",
                    who = who,
                    name = player_name(over, player)
                )
            }
        },
    }
}

fn winner_key(over: &GameOver) -> &'static str {
    match over.result.winner {
        None => "draw",
        Some(player) => who::key(&over.who[player]),
    }
}

/// How it was decided, where that does not go without saying.
fn decision(result: &Finished) -> Option<String> {
    let ended_by_ko = match result.games.as_slice() {
        [game] => game.end == GameEnd::Played(End::Ko),
        _ => false,
    };
    match result.decided {
        Decided::ByCaptures => Some(t("play-decided-captures")),
        Decided::Level => Some(t("play-decided-level")),
        Decided::ByLeaving => Some(t("play-decided-leaving")),
        Decided::ByScore if ended_by_ko => Some(t("play-decided-ko")),
        Decided::ByScore => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::text::Language;

    #[test]
    fn the_sum_is_written_in_the_language_s_digits() {
        let sum = |language| sum_words(&Texts::new(language), 20, 8, 28);
        assert_eq!(sum(Language::English), ["20", "+ 8", "= 28"]);
        assert_eq!(sum(Language::Marathi), ["२०", "+ ८", "= २८"]);
    }
}
