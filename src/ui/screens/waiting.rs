//! The games that wait: a row each, with its board as a stamp. Today shows the newest alone, so that they do not push
//! the day out of sight; Play lists all. Where there is no room for another one, the same rows ask which of them goes.

use dioxus::prelude::*;
use rsg_engine::ByColor;

use crate::ui::components::{
    BoardThumbnail, Button, Face, Icon, Place, RowMenu, Sheet, ThumbnailShapes, Variant,
};
use crate::ui::runtime::{dispatch, use_view_by};
use crate::ui::terms;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, numbers, who};
use rsg_game::app::{App, Event, ScreenName, WaitingEvent, WaitingRow};
use rsg_game::games::BoardPicture;
use rsg_game::progress::{CpuLevel, Opponent, WaitingGames};

/// Today's part: the newest game and the way to the others, results that were not closed, and the way to the games by
/// message.
#[component]
pub(super) fn WaitingToday(
    /// The number of games by message that wait for the player.
    messages: usize,
    /// After days away nothing old is pushed forward: the unfinished games are one line.
    folded: bool,
) -> Element {
    let rows = use_view_by(App::waiting_order, App::waiting);
    let results = use_view_by(App::waiting_order, App::results_left_open);
    let (rows, results) = (rows.read(), results.read());
    let newest = rows.first().filter(|_| !folded);
    let more = rows.len() - usize::from(newest.is_some());
    rsx! {
        if newest.is_some() || !results.is_empty() {
            Continue {
                below: (0 < more).then(|| rsx! { More { folded, more } }),
                if let Some(row) = newest {
                    Row { key: "{row.id.number()}", number: 1, row: row.clone() }
                }
                for (number , row) in (1..).zip(results.iter().cloned()) {
                    ResultRow { key: "{row.id.number()}", number, row }
                }
            }
        }
        if newest.is_none() && results.is_empty() && 0 < more {
            More { folded, more }
        }
        if 0 < messages {
            Button {
                class: "card home-messages",
                icon: Icon::Share,
                test_id: "today-messages",
                "data-value": messages,
                onclick: move |_| dispatch(ScreenName::Messages),
                b { {t("messages-title")} }
                span { {t!("home-messages", count = messages)} }
            }
        }
    }
}

/// The way to the games that wait beside the newest one, or to all of them.
#[component]
fn More(folded: bool, more: usize) -> Element {
    let words = match folded {
        true => t!("home-unfinished", count = more),
        false => t!("home-waiting-more", count = more),
    };
    rsx! {
        Button {
            variant: Variant::Quiet,
            class: "button waiting-more",
            test_id: "waiting-more",
            "data-count": more,
            onclick: move |_| dispatch(ScreenName::Games),
            {words}
        }
    }
}

/// All unfinished games, the newest first.
#[component]
pub(super) fn WaitingGamesList() -> Element {
    let rows = use_view_by(App::waiting_order, App::waiting);
    let rows = rows.read();
    if rows.is_empty() {
        return rsx! {};
    }
    rsx! {
        Continue {
            for (number , row) in (1..).zip(rows.iter().cloned()) {
                Row { key: "{row.id.number()}", number, row }
            }
        }
    }
}

/// Rows below their heading.
#[component]
fn Continue(
    /// What belongs to them and is no row.
    below: Option<Element>,
    children: Element,
) -> Element {
    rsx! {
        section { class: "waiting", "aria-labelledby": "waiting-title",
            ThumbnailShapes {}
            h2 { id: "waiting-title", {t("home-continue")} }
            ul { {children} }
            {below}
        }
    }
}

/// A game: on with it, or away with it. Giving up is one tap further away than going on, because it cannot be taken
/// back.
#[component]
fn Row(number: usize, row: WaitingRow) -> Element {
    let id = row.id;
    rsx! {
        li {
            class: "card waiting-row",
            Button {
                class: "waiting-open",
                test_id: "waiting-{number}",
                "data-game": row.game.key(),
                "data-kind": row.kind.key(),
                onclick: move |_| dispatch(WaitingEvent::Continue(id)),
                Picture { board: row.board.clone() }
                span { class: "waiting-words",
                    b {
                        if let Some(level) = row.opponent.level() {
                            Face { level }
                        }
                        {against(&row)}
                    }
                    small { {state(&row)} }
                }
            }
            RowMenu {
                label: t!("home-waiting-menu", game = against(&row)),
                test_id: "waiting-menu-{number}",
                Button {
                    variant: Variant::Danger,
                    label: t!("home-waiting-give-up", game = against(&row)),
                    test_id: "waiting-give-up-{number}",
                    onclick: move |_| dispatch(WaitingEvent::GiveUp(id)),
                    {t("play-quit")}
                }
            }
        }
    }
}

/// A game that is over and whose result was not closed: back to its result.
#[component]
fn ResultRow(number: usize, row: WaitingRow) -> Element {
    let id = row.id;
    let ByColor { black, white } = points(&row.board);
    rsx! {
        li { class: "waiting-result",
            Button {
                variant: Variant::Quiet,
                test_id: "waiting-result-{number}",
                "data-game": row.game.key(),
                "data-kind": row.kind.key(),
                onclick: move |_| dispatch(WaitingEvent::Continue(id)),
                if let Some(level) = row.opponent.level() {
                    Face { level }
                }
                span {
                    {t!("home-result", game = against(&row))}
                    " · "
                    {t!("home-continue-stand", black = black, white = white)}
                }
            }
        }
    }
}

/// The board as it stands, and that in a sentence.
#[component]
pub(super) fn Picture(board: BoardPicture) -> Element {
    let ByColor { black, white } = points(&board);
    let label = t!("home-waiting-picture", black = black, white = white);
    rsx! {
        BoardThumbnail { board, label }
    }
}

/// Both sides' points.
fn points(board: &BoardPicture) -> ByColor<String> {
    board.score.map(|points| numbers::points(&texts(), points))
}

/// The game, if it is not the star's, and the opponent: "Fox, Lv.3", "Aiko – Ravi", "Reversi 8×8 · Sparrow, Lv.2".
fn against(row: &WaitingRow) -> String {
    let level = |level: CpuLevel| {
        let name = words::opponent_name(level);
        let opponent = t!(
            "home-continue-against",
            name = name,
            level = words::level(level)
        );
        match row.board.rules.terms() {
            Some(terms) => format!("{} · {opponent}", terms::named(terms)),
            None => opponent,
        }
    };
    match &row.opponent {
        Opponent::Cpu { level: played, .. } => level(*played),
        Opponent::Practice { level: played, .. } => {
            t!("home-continue-practice", level = level(*played))
        }
        Opponent::Exam { exam, .. } => t!("home-continue-exam", rank = words::rank(exam.rank())),
        Opponent::Today { strength, .. } => {
            t!("today-against", level = words::level(strength.level()))
        }
        Opponent::People(names) if !row.game.spec().is_named => who::pair(names),
        Opponent::People(names) => format!("{} · {}", named(row), who::pair(names)),
    }
}

/// The name of the game with its terms.
fn named(row: &WaitingRow) -> String {
    let terms = row.board.rules.terms();
    terms.map_or_else(|| words::game(row.game), terms::named)
}

/// The side to move, and the points: "Your turn · Black 12, White 9".
fn state(row: &WaitingRow) -> String {
    let ByColor { black, white } = points(&row.board);
    let points = t!("home-continue-stand", black = black, white = white);
    match &row.turn {
        Some((player, color)) => format!("{} · {points}", who::turn(player, *color)),
        None => points,
    }
}

/// The question which game is given up when as many wait as can.
#[component]
pub(super) fn TooManyGames(games: Vec<WaitingRow>) -> Element {
    let answers = rsx! {
        Button {
            test_id: "full-cancel",
            autofocus: true,
            onclick: move |_| dispatch(Event::Decline),
            {t("app-cancel")}
        }
    };
    rsx! {
        Sheet {
            place: Place::Bottom,
            id: "full",
            test_id: "full-dialog",
            title: t!("home-full-title", count = WaitingGames::MOST),
            answers,
            ThumbnailShapes {}
            p { {t("home-full-text")} }
            ul { class: "waiting-choice",
                for (number , row) in (1..).zip(games) {
                    Choice { key: "{row.id.number()}", number, row }
                }
            }
        }
    }
}

#[component]
fn Choice(number: usize, row: WaitingRow) -> Element {
    let id = row.id;
    rsx! {
        li {
            Button {
                class: "card waiting-open",
                test_id: "full-give-up-{number}",
                onclick: move |_| dispatch(WaitingEvent::MakeRoom(id)),
                Picture { board: row.board.clone() }
                span { class: "waiting-words",
                    b { {against(&row)} }
                    small { {state(&row)} }
                    if row.loses {
                        small { class: "waiting-loses", {t("home-full-loses")} }
                    }
                }
            }
        }
    }
}
