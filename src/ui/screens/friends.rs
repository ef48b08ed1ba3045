//! Friends: the results of Today's game that came in, with one's own beside them, and a friend's board beside the
//! player's.

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::Board;

use crate::ui::components::{
    Button, Icon, Pick, Picks, StepButton, StepTo, Thumbnail, ThumbnailShapes, Variant,
};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::boards::use_board_look;
use crate::ui::screens::frame::Frame;
use crate::ui::screens::messages::PasteAnswer;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, Naming, numbers};
use rsg_game::app::screens::FriendsScreen;
use rsg_game::app::{
    App, CheckState, FriendGame, FriendRow, FriendsEvent, FriendsNews, FriendsView, Parting,
    Period, PuzzleRow, ScreenName, Told,
};
use rsg_game::progress::friends::NotListed;
use rsg_game::progress::puzzles::Tried;
use rsg_game::progress::{CalendarDay, PlayerName, TodayStrength};

#[component]
pub fn Friends() -> Element {
    let view = use_view(App::view::<FriendsScreen>);
    let today = use_view(App::today);
    // Cells are called by their names only once the player has turned these on.
    let naming = use_board_look()().naming();
    let view = view();
    rsx! {
        Frame { screen: ScreenName::Friends, title: t("friends-title"),
            div { class: "content friends",
                ThumbnailShapes {}
                if let Some(news) = view.news {
                    p { class: "friends-news", role: "status", "data-testid": "friends-news", {news_words(news)} }
                }
                if view.has_results {
                    Choices { view: view.clone() }
                    Table { view: view.clone(), is_today: view.day.date() == today() }
                    if let Some(game) = view.game.clone() {
                        Game { key: "{game.friend.as_str()} {view.day} {game.theirs.len()}", game, naming }
                    }
                    if !view.puzzles.is_empty() {
                        Puzzles { rows: view.puzzles.clone() }
                    }
                    p { class: "friends-about", "data-testid": "friends-about", {t("friends-about")} }
                    PasteAnswer {}
                } else {
                    section { class: "card friends-none", "data-testid": "friends-none",
                        p { {t("friends-none")} }
                        PasteAnswer {}
                    }
                }
            }
        }
    }
}

/// The strength, the days, and the way from one day to the next.
#[component]
fn Choices(view: FriendsView) -> Element {
    rsx! {
        Picks { label: t("today-strength"),
            for strength in TodayStrength::ALL {
                Pick {
                    key: "{strength.key()}",
                    test_id: format!("friends-level-{}", strength.key()),
                    chosen: strength == view.strength,
                    onpick: move |()| dispatch(FriendsEvent::Strength(strength)),
                    {words::level(strength.level())}
                }
            }
        }
        Picks { label: t("friends-period"),
            for period in Period::ALL {
                Pick {
                    key: "{period.key()}",
                    test_id: format!("friends-{}", period.key()),
                    chosen: period == view.period,
                    onpick: move |()| dispatch(FriendsEvent::Show(period)),
                    {t(&format!("friends-period-{}", period.key()))}
                }
            }
        }
        div { class: "friends-day",
            Button {
                variant: Variant::Round,
                icon: Icon::Earlier,
                label: t("friends-earlier"),
                test_id: "friends-earlier",
                disabled: !view.earlier,
                onclick: move |_| dispatch(FriendsEvent::Earlier),
            }
            h2 { "data-testid": "friends-date", "data-value": "{view.day}", {date(view.day)} }
            Button {
                variant: Variant::Round,
                icon: Icon::Later,
                label: t("friends-later"),
                test_id: "friends-later",
                disabled: !view.later,
                onclick: move |_| dispatch(FriendsEvent::Later),
            }
        }
    }
}

fn date(day: CalendarDay) -> String {
    texts().date(day.date())
}

/// The friends of these days, with the player's own sum where it belongs.
#[component]
fn Table(view: FriendsView, is_today: bool) -> Element {
    if view.rows.is_empty() && view.own.is_none() {
        return rsx! {
            p { {t("friends-empty")} }
        };
    }
    let one_day = view.period == Period::Day;
    let looked_at = view.game.map(|game| game.friend);
    let hidden = one_day && view.rows.iter().any(|row| row.told == Told::Played);
    rsx! {
        ul { class: "friend-rows",
            if let Some((margin, games)) = view.own {
                li {
                    class: "card friend-row",
                    "data-testid": "friend-own",
                    "data-own": "true",
                    "data-name": view.me.as_str(),
                    "data-value": "{margin}",
                    span { class: "friend-words",
                        b { {own_name(&view.me)} }
                        if !one_day {
                            small { {t!("friends-games", count = games)} }
                        }
                    }
                    span { class: "friend-margin", {signed(margin)} }
                }
            }
            for (number , row) in (1..).zip(view.rows) {
                Row {
                    key: "{row.friend.as_str()}",
                    number,
                    open: looked_at.as_ref() == Some(&row.friend),
                    row,
                    one_day,
                    is_today,
                }
            }
        }
        if hidden {
            Button {
                variant: Variant::Primary,
                icon: Icon::Play,
                test_id: "friends-play",
                onclick: move |_| dispatch(FriendsEvent::PlayFirst),
                {t("friends-play")}
            }
        }
    }
}

/// A friend. A result of one day leads to the boards.
#[component]
fn Row(number: usize, row: FriendRow, open: bool, one_day: bool, is_today: bool) -> Element {
    let name = called(&row.name);
    let FriendRow { friend, told, .. } = row;
    let Told::Sum {
        margin,
        games,
        state,
    } = told
    else {
        let key = match is_today && one_day {
            true => "friends-played-today",
            false => "friends-played",
        };
        return rsx! {
            li {
                class: "card friend-row",
                "data-testid": "friend-{number}",
                "data-name": "{name}",
                "data-checked": "no",
                p { class: "friend-played", {t!(key, name = name.clone())} }
            }
        };
    };
    let words = rsx! {
        span { class: "friend-words",
            b { {name.clone()} }
            small {
                if !one_day {
                    {t!("friends-games", count = games)}
                    " · "
                }
                {t(&format!("friends-{}", state_key(state)))}
            }
        }
        span { class: "friend-margin", {signed(margin)} }
    };
    rsx! {
        li {
            class: "card friend-row",
            "data-testid": "friend-{number}",
            "data-name": "{name}",
            "data-value": "{margin}",
            "data-checked": if state == CheckState::Checked { "yes" } else { "no" },
            "data-state": state_key(state),
            if one_day {
                Button {
                    class: "friend-open",
                    test_id: "friend-look-{number}",
                    "aria-expanded": "{open}",
                    onclick: move |_| dispatch(FriendsEvent::Look(friend.clone())),
                    {words}
                }
            } else {
                {words}
            }
        }
    }
}

/// What friends say of puzzles.
#[component]
fn Puzzles(rows: Vec<PuzzleRow>) -> Element {
    rsx! {
        section { class: "friends-puzzles", "aria-labelledby": "friends-puzzles",
            h2 { id: "friends-puzzles", {t("friends-puzzles")} }
            ul { class: "friend-rows",
                for (number , row) in (1..).zip(rows) {
                    PuzzleLine { key: "{row.friend.as_str()}", number, row }
                }
            }
        }
    }
}

#[component]
fn PuzzleLine(number: usize, row: PuzzleRow) -> Element {
    let name = called(&row.name);
    let friend = row.friend.clone();
    rsx! {
        li {
            class: "card friend-row",
            "data-testid": "friend-puzzles-{number}",
            "data-name": "{name}",
            "data-value": "{row.solved}",
            "data-run": row.run.map(|run| run.to_string()),
            span { class: "friend-words",
                b { {name.clone()} }
                for words in puzzle_words(&row) {
                    small { key: "{words}", {words.clone()} }
                }
            }
            Button {
                variant: Variant::Round,
                icon: Icon::Bin,
                label: t!("friends-forget-title", name = name.clone()),
                test_id: "friend-puzzles-forget-{number}",
                onclick: move |_| dispatch(FriendsEvent::Forget(friend.clone())),
            }
        }
    }
}

/// The puzzle of the day, or how many there were, and the run.
fn puzzle_words(row: &PuzzleRow) -> Vec<String> {
    let solved = match row.tried {
        Some((wrong, true)) => Some(t!("friends-puzzle-helped", wrong = wrong.min(Tried::MOST))),
        Some((wrong, false)) => Some(t!("friends-puzzle", wrong = wrong.min(Tried::MOST))),
        None => (0 < row.solved).then(|| t!("friends-puzzles-solved", count = row.solved)),
    };
    let run = row.run.map(|run| t!("share-run", solved = run));
    solved.into_iter().chain(run).collect()
}

/// The word for a state in message names.
fn state_key(state: CheckState) -> &'static str {
    match state {
        CheckState::Checked => "checked",
        CheckState::Waits => "waits",
        CheckState::OtherEdition => "edition",
        CheckState::Wrong => "wrong",
    }
}

/// A friend's game beside one's own, as long as it is known to be real, and what can be done with the friend.
#[component]
fn Game(game: FriendGame, naming: Naming) -> Element {
    let name = called(&game.name);
    let friend = game.friend.clone();
    let renamed = friend.clone();
    rsx! {
        section { class: "card friend-game",
            if !game.theirs.is_empty() {
                Boards { game: game.clone(), naming }
                Button {
                    variant: Variant::Plain,
                    test_id: "friend-review",
                    onclick: move |_| dispatch(FriendsEvent::Review),
                    {t("friends-review")}
                }
            }
            div { class: "friend-who",
                label {
                    {t("friends-shown-as")}
                    input {
                        "data-testid": "friend-name",
                        r#type: "text",
                        autocomplete: "off",
                        maxlength: "60",
                        value: "{name}",
                        onchange: move |event| {
                            dispatch(FriendsEvent::Rename(renamed.clone(), event.value()));
                        },
                    }
                }
                Button {
                    variant: Variant::Quiet,
                    test_id: "friend-forget",
                    onclick: move |_| dispatch(FriendsEvent::Forget(friend.clone())),
                    {t("friends-forget")}
                }
            }
        }
    }
}

/// Both boards side by side, to be stepped through together. At first they show the ends. Where two games part, the
/// cells of the placements that differ are ringed.
#[component]
fn Boards(game: FriendGame, naming: Naming) -> Element {
    let last = game.theirs.len().max(game.own.len()).saturating_sub(1);
    let mut at = use_signal(|| last);
    let name = called(&game.name);
    let now = at().min(last);
    let mut step = move |to: StepTo| {
        at.set(match to {
            StepTo::First => 0,
            StepTo::Back => now.saturating_sub(1),
            StepTo::Forward => (now + 1).min(last),
            StepTo::Last => last,
        });
    };
    rsx! {
        div {
            class: "friend-boards",
            "data-testid": "friend-day",
            "data-value": "{now}",
            "data-parts": game.parts.map(|parts| parts.number.to_string()),
            if let Some(board) = shown(&game.own, now) {
                figure { "data-testid": "friend-day-own",
                    Thumbnail { stones: board, ringed: game.parts.map(|parts| parts.own.cell) }
                    figcaption { {t("friends-yours")} }
                }
            }
            if let Some(board) = shown(&game.theirs, now) {
                figure { "data-testid": "friend-day-theirs",
                    Thumbnail { stones: board, ringed: game.parts.map(|parts| parts.theirs.cell) }
                    figcaption { {t!("friends-theirs", name = name.clone())} }
                }
            }
        }
        div { class: "friend-steps",
            for (to , disabled) in [
                (StepTo::First, now == 0),
                (StepTo::Back, now == 0),
                (StepTo::Forward, now == last),
                (StepTo::Last, now == last),
            ] {
                StepButton { ids: "friend-step", to, disabled, onclick: move |()| step(to) }
            }
        }
        p { role: "status", {t!("friends-position", number = now, count = last)} }
        if let Some(parts) = game.parts {
            PartingWords { parts, name, naming }
        } else if !game.own.is_empty() {
            p { "data-testid": "friend-parts", {t("friends-same")} }
        }
    }
}

/// Where two games part. Without names of cells the rings on the boards show it; who cannot see these hears the names.
#[component]
fn PartingWords(parts: Parting, name: String, naming: Naming) -> Element {
    let Parting {
        number,
        own,
        theirs,
    } = parts;
    let named = t!(
        "friends-parts",
        number = number,
        own = own.to_string(),
        name = name,
        theirs = theirs.to_string()
    );
    let is_one_cell = own.cell == theirs.cell;
    rsx! {
        p { "data-testid": "friend-parts",
            if naming.has_names() {
                {named}
            } else {
                span { aria_hidden: "true",
                    {t!("friends-parts-here", number = number, same = is_one_cell.to_string())}
                }
                span { class: "unseen", {named} }
            }
        }
    }
}

/// The board after `at` placements, of a shorter game its last one.
fn shown(boards: &[Board], at: usize) -> Option<Board> {
    boards.get(at).or(boards.last()).copied()
}

fn called(name: &PlayerName) -> String {
    match name.as_str() {
        "" => t("friends-nameless"),
        name => name.to_owned(),
    }
}

fn own_name(me: &PlayerName) -> String {
    match me.as_str() {
        "" => t("friends-you"),
        name => t!("friends-you-named", name = name),
    }
}

fn signed(margin: i32) -> String {
    numbers::signed(Points::halves(2 * margin))
}

/// What became of a text with results.
fn news_words(news: FriendsNews) -> String {
    let taken = (0 < news.taken).then(|| t!("friends-taken", count = news.taken));
    let refused = news.why.map(|why| match why {
        NotListed::Own => t("friends-refused-own"),
        NotListed::Known => t("friends-refused-known"),
        NotListed::ToCome => t("friends-refused-to-come"),
        NotListed::Enough => t!("friends-refused-enough", count = news.refused),
    });
    let lines: Vec<String> = taken.into_iter().chain(refused).collect();
    lines.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw;
    use rsg_engine::{Cell, Color, Move};

    /// What is said of two games that part at these placements.
    fn said(own: Move, theirs: Move, naming: Naming) -> String {
        let parts = Parting {
            number: 12,
            own,
            theirs,
        };
        let name = "Aiko".to_owned();
        let page = draw(move || rsx! { PartingWords { parts, name: name.clone(), naming } });
        (*page).to_owned()
    }

    /// The part of it that is seen.
    fn seen(page: &str) -> &str {
        let unseen = page.find("class=\"unseen\"");
        &page[..unseen.unwrap_or(page.len())]
    }

    #[test]
    fn where_two_games_part_is_seen_without_names_and_heard_with_them() {
        let [own, theirs] = [1, 2].map(|at| Move::plain(Cell::ALL[at]));
        let names = format!("you {own}, Aiko {theirs}");
        assert!(seen(&said(own, theirs, Naming::Names)).contains(&names));
        let here = said(own, theirs, Naming::Here);
        assert!(here.contains(&names) && !seen(&here).contains(&names));
        assert!(seen(&here).contains("the ringed cells"), "{here}");
        let calls = Color::ALL.map(|color| Move::calling(own.cell, color));
        let here = said(calls[0], calls[1], Naming::Here);
        assert!(seen(&here).contains("another call"), "{here}");
    }
}
