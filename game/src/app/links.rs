//! Links: what they say, and where they lead.
//!
//! The same words come in three forms. A phone's app is known by a scheme of its own (`reverstargo://m/CODE`). The web
//! page takes them behind the `#` of its address (`https://ADDRESS/#m/CODE`), where no server sees them. And
//! `https://ADDRESS/m/CODE` is what a phone can match to hand the link to its app. All three are read everywhere.
//!
//! A link may open the page in a browser that has never seen the app, while the same player has another progress on the
//! home screen or in the phone's app. So what such a link brings waits for the player's word
//! ([`Event::GuestLink`](super::Event)).

use super::by_message;
use super::context::Context;
use super::editor::screen as editor;
use super::occasion::Occasion;
use super::puzzle_source::PuzzleSource;
use super::puzzles;
use super::route::{Destination, Transition};
use super::screen_name::ScreenName;
use super::sets::taking;
use crate::progress::boards;
use crate::progress::code;
use crate::progress::sets;
use crate::progress::{CalendarDay, GameKind};

/// The first letters of the phones' links to this app; manifest and plist name them too.
const SCHEME: &str = "reverstargo:";

/// The first letters of web pages' addresses.
const WEB: [&str; 2] = ["https://", "http://"];

/// The link to the calendar at today.
const DAILY: &str = "daily";

/// The link to where exported progress is brought in.
const IMPORT: &str = "import";

/// Before the code of a game by message, the day of a puzzle, and the day of a game.
const GAME: &str = "m/";
const PUZZLE: &str = "puzzle/";
const DAY: &str = "day/";

/// Screens that there once were, in links that are still about: their games are on the Play place.
const OLD_SCREENS: [&str; 2] = ["classics", "table"];

/// The meaning of a link.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Link<'t> {
    /// Games by message: the text that holds their codes.
    Games(&'t str),
    Puzzle(CalendarDay),
    Day(CalendarDay),
    Daily,
    Import,
    Screen(ScreenName),
}

impl Link<'_> {
    /// None where it leads nowhere.
    fn read(link: &str) -> Option<Link<'_>> {
        let words = words_of(link);
        if words.starts_with(GAME) || code::is_in(words) {
            Some(Link::Games(words))
        } else if let Some(day) = words.strip_prefix(PUZZLE) {
            CalendarDay::parse(day).map(Link::Puzzle)
        } else if let Some(day) = words.strip_prefix(DAY) {
            CalendarDay::parse(day).map(Link::Day)
        } else if words == DAILY {
            Some(Link::Daily)
        } else if words == IMPORT {
            Some(Link::Import)
        } else if OLD_SCREENS.contains(&words) {
            Some(Link::Screen(ScreenName::Games))
        } else {
            ScreenName::from_name(words).map(Link::Screen)
        }
    }

    /// Returns true if it brings something to play, and does not only lead to a screen.
    fn brings(self) -> bool {
        matches!(self, Link::Games(_) | Link::Puzzle(_) | Link::Day(_))
    }
}

/// The words of a link, without what it begins with and whatever a messenger has hung on to it.
fn words_of(link: &str) -> &str {
    let link = link.trim();
    let Some(web) = WEB.iter().find_map(|start| link.strip_prefix(start)) else {
        return bare(link.strip_prefix(SCHEME).unwrap_or(link));
    };
    match web.split_once('#') {
        Some((_, words)) => bare(words),
        None => words_in_path(bare(web)),
    }
}

fn bare(words: &str) -> &str {
    let words = words.trim_start_matches(['#', '/']);
    words
        .split('?')
        .next()
        .unwrap_or_default()
        .trim_matches(['#', '/'])
}

/// The words at the end of a path. In front of them stand the host, and perhaps folders of any name: so the name of a
/// screen alone is none of them.
fn words_in_path(address: &str) -> &str {
    let mut ends = address.match_indices('/').map(|(at, _)| &address[at + 1..]);
    let is_known =
        |end: &&str| *end == DAILY || [GAME, PUZZLE, DAY].iter().any(|word| end.starts_with(word));
    ends.find(is_known).unwrap_or_default()
}

/// A link to a game by message, a day, a puzzle, a screen or the place for an import. Anything else leads nowhere.
pub(super) fn follow(link: &str, context: &mut Context) -> Transition {
    match Link::read(link) {
        Some(Link::Games(text)) => take_codes(text, context),
        Some(Link::Puzzle(day)) => puzzles::open(PuzzleSource::Day(day), context),
        Some(Link::Day(day)) if day.is_playable(context.books.today) => open_day(day, context),
        // A day to come, in a link of somebody further east.
        Some(Link::Day(_)) => Transition::HOME,
        Some(Link::Daily) => Transition::Go(Destination::Today),
        Some(Link::Import) => Transition::Go(Destination::BringIn),
        Some(Link::Screen(screen)) => Transition::Open(screen),
        None => Transition::Stay,
    }
}

/// Returns true if the player is first to choose the place for a link that has opened the page in a browser: where
/// nothing was played yet.
pub(super) fn is_asked_about(link: &str, context: &Context) -> bool {
    let brings = Link::read(link).is_some_and(Link::brings);
    brings && context.books.profile.is_untouched()
}

/// A text that was pasted where games by message are taken in. A link to anything else to be played is followed too.
pub(super) fn take_pasted(text: &str, context: &mut Context) -> Transition {
    match Link::read(text) {
        Some(Link::Puzzle(_) | Link::Day(_)) => follow(text, context),
        _ => take_codes(text, context),
    }
}

/// What the codes of a text bring: a board or a set of boards, if the last one holds that, else games and results.
fn take_codes(text: &str, context: &mut Context) -> Transition {
    if let Some(board) = boards::last_in(text) {
        return editor::open(board, context);
    }
    match sets::last_in(text) {
        Some(set) => taking::take(set, context),
        None => by_message::take_text(text, context),
    }
}

/// Sets up a game from a day, if it can be played.
pub(super) fn open_day(day: CalendarDay, context: &mut Context) -> Transition {
    if !day.is_playable(context.books.today) {
        return Transition::Stay;
    }
    context.memory.month = day.month();
    Transition::Go(Destination::SetUp(GameKind::Star, Occasion::Day(day)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_forms_say_the_same() {
        for words in [
            "m/rsg:10abc",
            "puzzle/2026-11-20",
            "day/2026-11-20",
            "daily",
        ] {
            for link in [
                format!("reverstargo://{words}"),
                format!("reverstargo:{words}?from=mail"),
                format!("https://example.org/#{words}"),
                format!("https://example.org/play/#{words}"),
                format!(" https://example.org/play/?source=x#/{words}/ "),
                format!("http://127.0.0.1:8081/#{words}"),
                format!("https://example.org/{words}"),
                format!("https://example.org/a/b/{words}/?from=mail"),
                format!("#{words}"),
                words.to_owned(),
            ] {
                assert_eq!(words_of(&link), words, "{link}");
            }
        }
    }

    #[test]
    fn a_folder_of_any_name_is_no_word() {
        for link in [
            "https://example.org",
            "https://example.org/",
            "https://example.org/play",
            "https://example.org/settings/",
            "https://example.org/play/#",
            "https://m/",
            "https://day/2026",
        ] {
            assert_eq!(Link::read(link), None, "{link}");
        }
        let rules = Some(Link::Screen(ScreenName::Rules));
        assert_eq!(Link::read("https://example.org/play/#rules"), rules);
    }
}
