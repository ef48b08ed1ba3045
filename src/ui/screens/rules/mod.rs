//! The Rules: everything a player meets, in the player's words, with pictures by the game's own board.
//!
//! The sentences and pictures of the chapters are tables, a module for each game: `star`, `reversi`, `go`. The words
//! are in `rules.ftl`, `reversi.ftl` and `go.ftl`. The pictures of a game on squares or points stand beside its
//! chapters; those of the star are in [`session::pictures`](rsg_game::session::pictures) with their type, which has no
//! other use.

mod go;
mod reversi;
mod star;
mod words;

use dioxus::prelude::*;

use crate::ui::components::{
    Button, CloseSheet, Icon, Illustration, MarkList, Pick, Picks, Place, Sheet, Variant,
};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::exams::ExamList;
use crate::ui::screens::frame::Frame;
use crate::ui::script;
use crate::ui::texts::t;
use rsg_game::app::screens::RulesScreen;
use rsg_game::app::{App, Event, RulesPage, RulesView, ScreenName};
use rsg_game::progress::GameKind;
use rsg_game::session::pictures::named;

/// One piece of a chapter.
#[derive(Clone, Copy, PartialEq)]
enum Piece {
    /// A paragraph: the last part of its key.
    Text(&'static str),
    /// Boards that belong side by side.
    Pictures(&'static [&'static dyn Illustration]),
    /// Steps that follow each other: the last parts of their keys.
    Steps(&'static [&'static str]),
    /// Rules beside their names: the last parts of their keys.
    Table(&'static [&'static str]),
    /// The four marks and what they mean.
    Marks,
    /// The nine exams.
    Exams,
    /// Words of Reversi's players that were used.
    Terms(&'static [&'static str]),
}

use crate::ui::words::game as game_name;
use Piece::{Exams, Marks, Pictures, Steps, Table, Terms, Text};
use words::{TermList, Words};

/// Chapters: the word of the keys of each, and what is in it.
type Chapters = &'static [(&'static str, &'static [Piece])];

/// A page about a game.
#[derive(Clone, Copy)]
struct Book {
    /// The key of its title.
    title: &'static str,
    chapters: Chapters,
}

/// Gives the key of something in a book.
type KeyIn = fn(&str) -> String;

/// The books of each game, in the order of [`GameKind::ALL`]: the keys of its words, its rules, its good play, and its
/// cover.
const BOOKS: [(KeyIn, Book, Book, &dyn Illustration); GameKind::ALL.len()] = [
    (
        |what| format!("rules-{what}"),
        star::RULES,
        star::WELL,
        star::COVER,
    ),
    (
        |what| format!("reversi-{what}"),
        reversi::RULES,
        reversi::WELL,
        reversi::COVER,
    ),
    (|what| format!("go-{what}"), go::RULES, go::WELL, go::COVER),
];

/// The position by which a game is known.
pub(super) fn cover_of(game: GameKind) -> &'static dyn Illustration {
    BOOKS[game as usize].3
}

/// The key of something in a book.
fn key_in(book: GameKind, what: &str) -> String {
    BOOKS[book as usize].0(what)
}

#[component]
pub fn Rules() -> Element {
    // From Setup one comes to look something up, and goes back to it.
    let RulesView {
        book,
        page,
        word,
        looks_up,
    } = use_view(App::view::<RulesScreen>)();
    let (_, Book { title, chapters }, well, _) = BOOKS[book as usize];
    let title = match page {
        RulesPage::Rules => title,
        RulesPage::Well => well.title,
        RulesPage::Words => "well-page-words",
    };
    rsx! {
        Frame { screen: ScreenName::Rules, title: t(title),
            div { class: "content rules readable",
                if !looks_up {
                    Books { book }
                }
                Pages { book, page }
                match page {
                    RulesPage::Rules => rsx! {
                        if !looks_up {
                            Button {
                                class: "button rules-tutorial",
                                variant: Variant::Primary,
                                icon: Icon::Play,
                                test_id: "rules-tutorial",
                                onclick: move |_| dispatch(Event::Learn(book)),
                                {t("rules-tutorial")}
                            }
                        }
                        JumpList { book, chapters }
                        for (chapter , pieces) in chapters {
                            Chapter { key: "{chapter}", book, chapter: *chapter, pieces: *pieces }
                        }
                    },
                    RulesPage::Well => rsx! { Well { key: "{book.key()}", book, word } },
                    RulesPage::Words => rsx! { Words { word } },
                }
            }
        }
    }
}

/// *How to play well*. A player who comes back from a word goes on where it was looked up.
#[component]
fn Well(book: GameKind, word: Option<&'static str>) -> Element {
    use_effect(move || {
        if let Some(word) = word {
            script::run("jumpTo", &[&format!("term-{word}")]);
        }
    });
    let (.., Book { chapters, .. }, _) = BOOKS[book as usize];
    rsx! {
        div { class: "well", "data-testid": "well-{book.key()}",
            for (chapter , pieces) in chapters {
                Chapter { key: "{chapter}", book, chapter: *chapter, pieces: *pieces }
            }
        }
    }
}

/// The choice of the page about the game.
#[component]
fn Pages(book: GameKind, page: RulesPage) -> Element {
    rsx! {
        Picks { label: t("well-page"),
            for &choice in RulesPage::of(book) {
                Pick {
                    key: "{choice.key()}",
                    test_id: "rules-page-{choice.key()}",
                    chosen: choice == page,
                    onpick: move |()| dispatch(Event::ShowRulesPage(choice)),
                    span { class: "pick-name", {t(&format!("well-page-{}", choice.key()))} }
                }
            }
        }
    }
}

/// The rules over a game: they are read and closed, and the game goes on.
#[component]
pub fn RulesSheet(book: GameKind) -> Element {
    let (_, Book { title, chapters }, ..) = BOOKS[book as usize];
    let close = rsx! {
        CloseSheet { test_id: "rules-close", onclick: move |_| dispatch(Event::Decline) }
    };
    rsx! {
        Sheet { place: Place::Bottom, id: "rules", test_id: "rules-sheet", title: t(title), answers: rsx! {}, close,
            div { class: "rules readable",
                JumpList { book, chapters }
                for (chapter , pieces) in chapters {
                    Chapter { key: "{chapter}", book, chapter: *chapter, pieces: *pieces }
                }
            }
        }
    }
}

/// The choice of the game whose rules are shown.
#[component]
fn Books(book: GameKind) -> Element {
    rsx! {
        div { class: "rules-books",
            Picks { label: t("rules-of"),
                for game in GameKind::ALL {
                    Pick {
                        key: "{game.key()}",
                        test_id: "rules-{game.key()}",
                        chosen: game == book,
                        onpick: move |()| dispatch(Event::ShowRules(game)),
                        span { class: "pick-name", {game_name(game)} }
                    }
                }
            }
        }
    }
}

/// Buttons to every chapter. Links would change the page's address, which the preview and the phones use otherwise.
#[component]
fn JumpList(book: GameKind, chapters: Chapters) -> Element {
    rsx! {
        nav { class: "card rules-jump", "aria-label": t("rules-jump"),
            details {
                summary { {t("rules-jump")} }
                ul {
                    for (chapter , _) in chapters {
                        li { key: "{chapter}",
                            Button {
                                class: "rules-jump-to",
                                onclick: move |_| jump_to(chapter),
                                {t(&key_in(book, &format!("{chapter}-title")))}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Brings a chapter into view and puts the focus on its heading, so that a screen reader goes on from there.
fn jump_to(chapter: &str) {
    script::run("jumpTo", &[&format!("rules-{chapter}")]);
}

#[component]
fn Chapter(book: GameKind, chapter: &'static str, pieces: &'static [Piece]) -> Element {
    rsx! {
        section { class: "rules-chapter", "aria-labelledby": "rules-{chapter}",
            h2 { id: "rules-{chapter}", tabindex: "-1", {t(&key_in(book, &format!("{chapter}-title")))} }
            for (index , piece) in pieces.iter().enumerate() {
                match piece {
                    Text(part) => rsx! {
                        p { key: "{index}", {t(&key_in(book, &format!("{chapter}-{part}")))} }
                    },
                    Steps(steps) => rsx! {
                        ol { key: "{index}", class: "rules-steps", "data-testid": "rules-steps",
                            for step in *steps {
                                li { key: "{step}", {t(&key_in(book, &format!("{chapter}-{step}")))} }
                            }
                        }
                    },
                    Table(rows) => rsx! {
                        dl { key: "{index}", class: "card rules-table", "data-testid": "rules-table",
                            for row in *rows {
                                div { key: "{row}",
                                    dt { {t(&key_in(book, &format!("{chapter}-{row}")))} }
                                    dd { {t(&key_in(book, &format!("{chapter}-{row}-text")))} }
                                }
                            }
                        }
                    },
                    Pictures(pictures) => rsx! {
                        div {
                            key: "{index}",
                            class: "rules-pictures",
                            "data-pair": (pictures.len() == 2).then_some("true"),
                            for picture in *pictures {
                                Figure { key: "{picture.key()}", book, picture: *picture }
                            }
                        }
                    },
                    Marks => rsx! { MarkList { key: "{index}" } },
                    Exams => rsx! { ExamList { key: "{index}" } },
                    Terms(terms) => rsx! { TermList { key: "{index}", terms: *terms } },
                }
            }
        }
    }
}

/// The board on which ko blocks a cell no longer. Help over a game shows it, too.
#[component]
pub(super) fn KoAgain() -> Element {
    rsx! {
        div { class: "rules-pictures", "data-testid": "ko-again",
            Figure { book: GameKind::Star, picture: &named::KO_AGAIN }
        }
    }
}

/// A board with its caption, which is also what a screen reader says for it.
#[component]
fn Figure(book: GameKind, picture: &'static dyn Illustration) -> Element {
    let caption = t(&key_in(book, &format!("picture-{}", picture.key())));
    rsx! {
        figure { class: "rules-figure",
            {picture.draw(caption.clone())}
            figcaption { "aria-hidden": "true",
                {caption}
                if let Some(legend) = picture.legend() {
                    small { class: "rules-legend", {t(&key_in(book, &format!("legend-{legend}")))} }
                }
            }
        }
    }
}

#[cfg(test)]
mod test_moves;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw;
    use rsg_classics::Square;
    use rsg_game::session::pictures::{Picture, named, well};
    use rsg_game::session::square_pictures::SquarePicture;
    use rsg_game::text::{Language, Texts};

    #[test]
    fn every_chapter_s_words_exist() {
        let texts = Texts::new(Language::English);
        let exists = |key: String| assert_ne!(texts.get(&key), key, "there is no text {key}");
        let books = GameKind::ALL.into_iter().zip(BOOKS);
        let pages = books.flat_map(|(game, (_, rules, well, _))| [(game, rules), (game, well)]);
        for (book, Book { title, chapters }) in pages {
            let exists_there = |what: &str| exists(key_in(book, what));
            exists(title.to_owned());
            for (chapter, pieces) in chapters {
                exists_there(&format!("{chapter}-title"));
                for piece in *pieces {
                    match piece {
                        Text(part) => exists_there(&format!("{chapter}-{part}")),
                        Steps(steps) => steps
                            .iter()
                            .for_each(|step| exists_there(&format!("{chapter}-{step}"))),
                        Table(rows) => rows.iter().for_each(|row| {
                            exists_there(&format!("{chapter}-{row}"));
                            exists_there(&format!("{chapter}-{row}-text"));
                        }),
                        Pictures(pictures) => pictures.iter().for_each(|picture| {
                            exists_there(&format!("picture-{}", picture.key()));
                            if let Some(legend) = picture.legend() {
                                exists_there(&format!("legend-{legend}"));
                            }
                        }),
                        Terms(terms) => terms.iter().for_each(|term| {
                            assert!(words::WORDS.contains(term), "{term}");
                        }),
                        Marks => exists("rules-ko-playable".to_owned()),
                        Exams => exists("rankup-list-next".to_owned()),
                    }
                }
            }
        }
    }

    /// A turn of Reversi is told in its order, all rules stand together, and a line says that nothing is left to chance
    /// and how many positions there are.
    #[test]
    fn reversi_s_rules_have_a_turn_in_steps_and_a_table() {
        let page = draw(|| rsx! { RulesSheet { book: GameKind::Reversi } });
        let inside = |id: &str, end: &str| {
            let (_, from) = page.split_once(id).expect("it is there");
            from.split(end).next().unwrap_or_default().to_owned()
        };
        let steps = inside("data-testid=\"rules-steps\"", "</ol>");
        let said: Vec<&str> = steps.split("<li").skip(1).collect();
        let order = ["Look for a square", "Place a disc", "Flip all", "must pass"];
        assert_eq!(said.len(), order.len(), "{steps}");
        for (step, words) in said.iter().zip(order) {
            assert!(step.contains(words), "{step}");
        }
        let table = inside("data-testid=\"rules-table\"", "</dl>");
        for row in [
            "Board", "Start", "Placing", "Flipping", "Passing", "End", "Winner", "Count",
        ] {
            assert!(table.contains(&format!(">{row}</dt>")), "{row}: {table}");
        }
        assert!(page.contains("Nothing is left to chance"));
        assert!(page.contains("10²⁸ positions"));
    }

    /// The keys of what the chapters show, sorted.
    fn shown(chapters: Chapters) -> Vec<&'static str> {
        let pieces = chapters.iter().flat_map(|(_, pieces)| pieces.iter());
        let mut keys: Vec<&str> = pieces
            .flat_map(|piece| match piece {
                Pictures(pictures) => pictures.iter().map(|picture| picture.key()).collect(),
                Text(_) | Steps(_) | Table(_) | Marks | Exams | Terms(_) => Vec::new(),
            })
            .collect();
        keys.sort_unstable();
        keys
    }

    /// *Words used here* offers words that stand there, as a reader of each language sees them.
    #[test]
    fn a_word_that_is_offered_stands_in_the_sentences_above_it() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (chapter, pieces) in reversi::WELL.chapters {
                let said = |part: &str| texts.get(&format!("reversi-{chapter}-{part}"));
                let sentences = pieces.iter().filter_map(|piece| match piece {
                    Text(part) => Some(said(part)),
                    _ => None,
                });
                let sentences = sentences.collect::<String>().to_lowercase();
                let offered = pieces.iter().flat_map(|piece| match piece {
                    Terms(terms) => *terms,
                    _ => &[],
                });
                for term in offered {
                    let word = texts.get(&format!("words-{term}")).to_lowercase();
                    let is_there = sentences.contains(&word);
                    assert!(is_there, "{language:?}: {word} in {chapter}");
                }
            }
        }
    }

    /// The pictures on squares or points of a game, those of its rules and those of its good play.
    fn square_pictures(game: GameKind) -> [&'static [SquarePicture]; 2] {
        match game {
            GameKind::Star => [&[], &[]],
            GameKind::Reversi => reversi::PICTURES,
            GameKind::Go => go::PICTURES,
        }
    }

    /// The keys of a game's pictures, sorted.
    fn all_keys(game: GameKind) -> [Vec<&'static str>; 2] {
        let keys = match game {
            GameKind::Star => {
                let key = |picture: &Picture| picture.key;
                [named::ALL, well::ALL].map(|all| all.iter().map(key).collect::<Vec<_>>())
            }
            _ => {
                let key = |picture: &SquarePicture| picture.key;
                square_pictures(game).map(|all| all.iter().map(key).collect())
            }
        };
        keys.map(|mut keys| {
            keys.sort_unstable();
            keys
        })
    }

    #[test]
    fn every_picture_is_shown_once() {
        for game in GameKind::ALL {
            let (_, rules, ..) = BOOKS[game as usize];
            let [all, _] = all_keys(game);
            assert_eq!(shown(rules.chapters), all, "{game:?}");
        }
    }

    #[test]
    fn every_picture_on_squares_can_be_drawn_and_has_its_own_key() {
        for game in GameKind::ALL {
            let all = square_pictures(game).concat();
            let keys: std::collections::HashSet<_> =
                all.iter().map(|picture| picture.key).collect();
            assert_eq!(keys.len(), all.len());
            for picture in all {
                let places = picture.shape().places() as usize;
                assert_eq!(picture.squares().len(), places, "{}", picture.key);
                let on_board = |at: &Square| at.index(picture.shape()).is_some();
                assert!(picture.outlined().iter().all(on_board), "{}", picture.key);
            }
        }
    }

    #[test]
    fn how_to_play_well_has_three_boards_and_six_to_eight_sentences_or_pairs() {
        for game in GameKind::ALL {
            let (.., Book { chapters, .. }, _) = BOOKS[game as usize];
            let [_, all] = all_keys(game);
            assert_eq!(shown(chapters), all, "{game:?}");
            assert_eq!(all.len(), 3);
            let texts = chapters.iter().flat_map(|(_, pieces)| pieces.iter());
            let count = texts.filter(|piece| matches!(piece, Text(_))).count();
            assert!((6..=8).contains(&count), "{game:?}: {count}");
        }
    }

    #[test]
    fn every_word_has_one_sentence_and_is_used_or_stands_alone() {
        let texts = Texts::new(Language::English);
        for word in words::WORDS {
            for key in [format!("words-{word}"), format!("words-{word}-text")] {
                assert_ne!(texts.get(&key), key);
            }
            let sentence = texts.get(&format!("words-{word}-text"));
            assert_eq!(sentence.matches('.').count(), 1, "{sentence}");
        }
    }
}
