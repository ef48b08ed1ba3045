//! The card that becomes a picture: laid out by the browser out of sight, and painted by the page's script
//! (`assets/scripts/picture.js`), which takes its drawings and its lines of text.
//!
//! Only drawings and words may be on it: the script paints no borders, shadows or backgrounds but the card's own.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{
    Badge, BoardPortrait, Icon, IconView, PortraitShades, PortraitStone, Wordmark,
};
use crate::ui::share::{game_title, outcome, own_board, place, run, seat_name};
use crate::ui::texts::t;
use crate::ui::words::{self, numbers};
use rsg_game::app::{DayShare, PuzzleShare, Shared, Sharing};
use rsg_game::games::BoardPicture;
use rsg_game::progress::{Opponent, Player, Rank};
use rsg_game::text::{Texts, args};

/// The content of the card, from top to bottom.
#[derive(Clone, PartialEq)]
pub(super) struct Card {
    /// The subject, where that is more than the game of the star.
    pub title: Option<String>,
    pub date: String,
    pub picture: CardPicture,
    /// The result in words.
    pub result: String,
    pub sides: Option<[CardSide; 2]>,
    /// Stars and other signs, each true if it was earned.
    pub signs: Vec<(Icon, bool)>,
}

#[derive(Clone, PartialEq)]
pub(super) enum CardPicture {
    Board(BoardPicture),
    Badge(Rank),
}

/// A player with the score.
#[derive(Clone, PartialEq)]
pub(super) struct CardSide {
    pub color: Option<Color>,
    pub name: String,
    pub score: String,
}

impl Card {
    pub fn of(texts: &Texts, sharing: &Sharing) -> Card {
        let today = texts.date(sharing.date);
        let nothing = Card {
            title: None,
            date: today,
            picture: CardPicture::Badge(Rank::Paper),
            result: String::new(),
            sides: None,
            signs: Vec::new(),
        };
        match &sharing.what {
            Shared::Game {
                finished,
                over,
                board,
            } => {
                let todays_game = finished.todays_game();
                let opponent = &finished.plan.opponent;
                let date = opponent.day().map(|day| texts.date(day.date()));
                Card {
                    title: match opponent {
                        Opponent::Today { .. } => Some(texts.get("today-title")),
                        Opponent::Exam { .. } => Some(texts.get("home-rankup-title")),
                        _ => game_title(texts, over),
                    },
                    date: date.unwrap_or(nothing.date),
                    picture: CardPicture::Board(board.clone()),
                    result: match todays_game {
                        Some(result) => words::todays_result(texts, result),
                        None => outcome(texts, over, &sharing.name),
                    },
                    sides: Some([Player::One, Player::Two].map(|player| {
                        let side = over.side_of(player);
                        CardSide {
                            color: side.color,
                            name: seat_name(texts, over, player, &sharing.name),
                            score: numbers::points(texts, side.score.total),
                        }
                    })),
                    signs: match (todays_game, over.level) {
                        (Some(result), _) => stars(result.stars(), 3),
                        (None, Some(level)) if over.won_by() == Some(Player::One) => {
                            let won = level.index() as u8 + 1;
                            stars(won, won)
                        }
                        _ => Vec::new(),
                    },
                }
            }
            Shared::Puzzle(share) => puzzle(texts, share),
            Shared::Run(share) => Card {
                title: Some(texts.get("puzzles-title")),
                picture: CardPicture::Board(BoardPicture::of_position(share.position)),
                result: run(texts, *share),
                ..nothing
            },
            Shared::Day(done) => day(texts, done),
            Shared::Board(board) => Card {
                picture: CardPicture::Board(BoardPicture::of(&*board.laid_out())),
                result: own_board(texts, board),
                ..nothing
            },
            Shared::Rank(rank) => Card {
                title: Some(place(texts, *rank)),
                picture: CardPicture::Badge(*rank),
                result: match sharing.name.as_str() {
                    "" => texts.get(&words::rank_key(*rank)),
                    name => texts.with(
                        "share-rank-of",
                        &args![rank = texts.get(&words::rank_key(*rank)), name = name],
                    ),
                },
                ..nothing
            },
        }
    }
}

/// The board that the day's game begins with, how it went, and the puzzle's sign beside its stars.
fn day(texts: &Texts, done: &DayShare) -> Card {
    let number = done.puzzle as i64;
    let won = done.result.map(|result| stars(result.stars(), 3));
    let puzzle = (Icon::Puzzle, done.tried.is_solved());
    Card {
        title: Some(match done.result {
            Some(_) => texts.get("today-title"),
            None => texts.with("share-puzzle", &args![number = number]),
        }),
        date: texts.date(done.day.date()),
        picture: CardPicture::Board(BoardPicture::of_position(done.position)),
        result: match done.result {
            Some(result) => words::todays_result(texts, result),
            None => texts.get("home-daily-cleared"),
        },
        sides: None,
        signs: won.into_iter().flatten().chain([puzzle]).collect(),
    }
}

/// A puzzle as it begins, its task, and how often it was tried.
fn puzzle(texts: &Texts, share: &PuzzleShare) -> Card {
    let PuzzleShare {
        position, hinted, ..
    } = share;
    let wrong = (0..share.tried.wrong).map(|_| (Icon::Close, false));
    let found = if *hinted { Icon::Hint } else { Icon::Star };
    let number = share.number as i64;
    let color = position.to_move().to_string();
    Card {
        title: Some(texts.with("share-puzzle", &args![number = number])),
        date: texts.date(share.day.date()),
        picture: CardPicture::Board(BoardPicture::of_position(*position)),
        result: texts.with("puzzle-task", &args![color = color]),
        sides: None,
        signs: wrong.chain([(found, true)]).collect(),
    }
}

fn stars(won: u8, of: u8) -> Vec<(Icon, bool)> {
    (0..of).map(|star| (Icon::Star, star < won)).collect()
}

/// An address as it is read: without its scheme and the slash at its end.
fn read(address: &str) -> &str {
    let behind = address.split_once("://").map_or(address, |(_, rest)| rest);
    behind.trim_end_matches('/')
}

/// The card, out of sight. At its foot it explains to a newcomer how the game goes, and where it is, if that is known.
#[component]
pub(super) fn CardStage(card: Card, address: Option<String>) -> Element {
    rsx! {
        div { class: "picture-stage", "aria-hidden": "true",
            div { class: "picture",
                PortraitShades {}
                Wordmark {}
                if let Some(title) = card.title {
                    p { class: "picture-title", {title} }
                }
                p { class: "picture-date", {card.date} }
                match card.picture {
                    CardPicture::Board(board) => rsx! { BoardPortrait { board } },
                    CardPicture::Badge(rank) => rsx! { Badge { rank } },
                }
                p { class: "picture-result", {card.result} }
                if let Some([one, two]) = card.sides {
                    div { class: "picture-sides",
                        Side { side: one }
                        Side { side: two }
                    }
                }
                if !card.signs.is_empty() {
                    div { class: "picture-signs",
                        for (index , (icon , earned)) in card.signs.into_iter().enumerate() {
                            i { key: "{index}", "data-earned": earned.then_some("true"), IconView { icon } }
                        }
                    }
                }
                p { class: "picture-invitation", {t("home-first-title")} }
                if let Some(address) = address {
                    p { class: "picture-address", {read(&address)} }
                }
            }
        }
    }
}

#[component]
fn Side(side: CardSide) -> Element {
    rsx! {
        div { class: "picture-side",
            if let Some(color) = side.color {
                PortraitStone { color }
            }
            span { class: "picture-name", {side.name} }
            b { {side.score} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use rsg_engine::puzzle::Puzzles;
    use rsg_game::progress::puzzles::{PuzzleBook, PuzzleKey, Try};
    use rsg_game::progress::{CalendarDay, PlayerName};
    use rsg_game::text::Language;

    fn card(name: &str, what: Shared) -> Card {
        let sharing = Sharing {
            name: PlayerName::new(name),
            date: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a date"),
            what,
            code: None,
        };
        Card::of(&Texts::new(Language::English), &sharing)
    }

    #[test]
    fn a_puzzle_is_shown_as_it_begins_with_a_sign_for_each_try() {
        let day = CalendarDay::parse("2026-11-21").expect("a day");
        let mut book = PuzzleBook::default();
        for how in [Try::Wrong, Try::Right] {
            book.note(PuzzleKey::Day(day), how, 1000);
        }
        let number = 325;
        let begins = Puzzles::shipped().get(number).expect("a puzzle").position;
        let card = card(
            "",
            Shared::Puzzle(PuzzleShare {
                day,
                number,
                position: begins,
                tried: book.tried(PuzzleKey::Day(day)).expect("it was tried"),
                hinted: false,
            }),
        );
        let CardPicture::Board(board) = card.picture else {
            panic!("a puzzle has a board");
        };
        assert_eq!(board, BoardPicture::of_position(begins));
        assert_eq!(card.signs, [(Icon::Close, false), (Icon::Star, true)]);
        assert_eq!(card.title.as_deref(), Some("Puzzle 325"));
    }

    #[test]
    fn an_address_is_read_without_its_scheme() {
        assert_eq!(read("https://rsg.example/play/"), "rsg.example/play");
        assert_eq!(read("http://127.0.0.1:8080/"), "127.0.0.1:8080");
    }

    #[test]
    fn a_rank_carries_the_name_of_who_reached_it() {
        let named = card("Aiko", Shared::Rank(Rank::Gold));
        assert_eq!(named.result, "Aiko: Gold");
        assert_eq!(card("", Shared::Rank(Rank::Gold)).result, "Gold");
    }
}
