//! A result as a few lines of text, and the way out for it.

use super::script;

use crate::ui::screens::todays_game;
use crate::ui::words;
use rsg_game::app::PuzzleShare;
use rsg_game::progress::{ByPlayer, Opponent, Player, PlayerName, TodayResult, levels_number};
use rsg_game::session::Finished;
use rsg_game::text::{Texts, args};

/// The words of a result: the game's name, the day it was for, how it ended, the totals. A win carries as many stars as
/// its level. Nothing of how it was played is given away.
#[must_use]
pub fn words(texts: &Texts, finished: &Finished) -> String {
    let totals = finished.totals();
    let mut lines = vec![texts.get("share-heading")];
    if let Some(day) = finished.plan.opponent.day() {
        lines.push(texts.with("share-day", &args![date = texts.date(day.date())]));
    }
    if let Some(todays_game) = finished.todays_game() {
        lines.extend(of_todays_game(texts, todays_game));
        return lines.join("\n");
    }
    if let Some(level) = finished.plan.opponent.level() {
        let key = match finished.winner {
            Some(Player::One) => "share-won",
            Some(Player::Two) => "share-lost",
            None => "share-drawn",
        };
        lines.push(texts.with(key, &args![level = texts.get(&words::level_key(level))]));
        if finished.winner == Some(Player::One) {
            lines.push("⭐".repeat(level.index() + 1));
        }
    }
    lines.push(match &finished.plan.opponent {
        Opponent::People(names) => between_two(texts, names, finished),
        _ => texts.with("share-two", &args![one = totals.one, two = totals.two]),
    });
    lines.join("\n")
}

/// Today's game against its par. Results are comparable only where the levels play alike, so their number stands with it.
fn of_todays_game(texts: &Texts, result: TodayResult) -> Vec<String> {
    let level = texts.get(&words::level_key(result.strength.level()));
    let stars = usize::from(result.stars());
    vec![
        texts.with("today-against", &args![level = level]),
        todays_game::result_words(texts, result),
        "★".repeat(stars) + &"☆".repeat(3 - stars),
        texts.with("today-edition", &args![number = levels_number()]),
        format!("reverstargo://day/{}", result.day),
    ]
}

/// A day's puzzle: its number, a sign for each try, and the address at which it opens. Nothing of the solution is given away.
#[must_use]
pub fn puzzle(texts: &Texts, puzzle: &PuzzleShare) -> String {
    let date = texts.date(puzzle.day.date());
    let number = puzzle.number as i64;
    let found = if puzzle.hinted { "💡" } else { "⭐" };
    let wrong = "✖️".repeat(usize::from(puzzle.tried.wrong));
    [
        texts.get("share-heading"),
        texts.with("puzzle-share-text", &args![number = number, date = date]),
        format!("{wrong}{found}"),
        format!("reverstargo://puzzle/{}", puzzle.day),
    ]
    .join("\n")
}

/// "Aiko beat Ravi 45 – 33": whoever gave no name is the first or the second player.
fn between_two(texts: &Texts, names: &ByPlayer<PlayerName>, finished: &Finished) -> String {
    let name = |player: Player| match (&names[player], player) {
        (name, _) if !name.is_empty() => name.as_str().to_owned(),
        (_, Player::One) => texts.get("play-player-one"),
        (_, Player::Two) => texts.get("play-player-two"),
    };
    let totals = finished.totals();
    let first = finished.winner.unwrap_or(Player::One);
    let second = match first {
        Player::One => Player::Two,
        Player::Two => Player::One,
    };
    let key = match finished.winner {
        Some(_) => "share-beat",
        None => "share-people-drawn",
    };
    let words = args![
        first = name(first),
        second = name(second),
        one = totals[first],
        two = totals[second]
    ];
    texts.with(key, &words)
}

/// Hands a text to the device's share sheet, or where there is none to the clipboard.
pub fn hand_over(words: &str) {
    #[cfg(target_os = "ios")]
    if crate::platform::ios::share(words) {
        return;
    }
    script::run("share", &[words]);
}

#[cfg(test)]
mod tests {
    use rsg_engine::{Color, End};
    use rsg_game::progress::puzzles::{PuzzleBook, PuzzleKey, Try};
    use rsg_game::progress::{CalendarDay, Format, Help, MatchId, Plan, Score};
    use rsg_game::session::{Decided, FinishedGame, GameEnd};
    use rsg_game::text::Language;

    use super::*;

    /// A two-player game's result with these names.
    fn shared(one: &str, two: &str, winner: Option<Player>) -> String {
        let names = ByPlayer {
            one: PlayerName::new(one),
            two: PlayerName::new(two),
        };
        let score = |total| Score { total, captured: 0 };
        let finished = Finished {
            id: MatchId(1),
            plan: Plan {
                id: MatchId(1),
                opponent: Opponent::People(names),
                format: Format::Single,
                first: Color::Black,
                won_before: 0,
                seed: 1,
            },
            help: Help::default(),
            games: vec![FinishedGame {
                one: Color::Black,
                end: GameEnd::Played(End::Full),
                score: ByPlayer {
                    one: score(33),
                    two: score(45),
                },
                winner,
                moves: Vec::new(),
            }],
            winner,
            decided: Decided::ByScore,
        };
        let words = words(&Texts::new(Language::English), &finished);
        words.lines().last().unwrap_or_default().to_owned()
    }

    #[test]
    fn two_people_are_told_by_name_with_the_winner_first() {
        let won = shared("Ravi", "Aiko", Some(Player::Two));
        assert_eq!(won, "Aiko beat Ravi 45 – 33");
        let nameless = shared("", "Aiko", Some(Player::Two));
        assert!(nameless.starts_with("Aiko beat ") && nameless.ends_with(" 45 – 33"));
        assert!(shared("Ravi", "Aiko", None).starts_with("Ravi and Aiko drew"));
    }

    #[test]
    fn a_puzzle_that_was_solved_with_a_hint_says_so() {
        let day = CalendarDay::parse("2026-11-21").expect("a day");
        let key = PuzzleKey::Day(day);
        let mut book = PuzzleBook::default();
        book.note(key, Try::Right, 1000);
        let share = |hinted| PuzzleShare {
            day,
            number: 325,
            tried: book.tried(key).expect("it was tried"),
            hinted,
        };
        let shared = |hinted| puzzle(&Texts::new(Language::English), &share(hinted));
        assert!(shared(false).contains("\n⭐\n") && !shared(false).contains('💡'));
        assert!(shared(true).contains("\n💡\n") && !shared(true).contains('⭐'));
    }
}
