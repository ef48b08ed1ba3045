//! Texts to share, and the ways out for them: a text alone, or with the picture that the page has painted.

use super::script;

use crate::ui::links;
use crate::ui::words::{self, numbers};
use rsg_game::app::{DayShare, PuzzleShare, Shared, Sharing};
use rsg_game::progress::puzzles::Tried;
use rsg_game::progress::{
    ByPlayer, CalendarDay, Opponent, Player, PlayerName, Rank, TodayResult, levels_number,
};
use rsg_game::session::{Finished, OverView, Who};
use rsg_game::text::{Texts, args};

/// A few lines: the game's name, what it is about, how it went, and where it opens. Nothing of how it was played is
/// given away.
#[must_use]
pub fn words(texts: &Texts, sharing: &Sharing, address: Option<&str>) -> String {
    let mut lines = vec![texts.get("share-heading")];
    let path = match &sharing.what {
        Shared::Game { finished, .. } => {
            match finished.todays_game() {
                Some(todays_game) => lines.extend(of_todays_game(texts, todays_game)),
                None => lines.extend(result(texts, finished)),
            }
            let day = finished.plan.opponent.day();
            day.map_or_else(|| "games".to_owned(), day_path)
        }
        Shared::Table { over, .. } => {
            lines.extend(table(texts, over, &sharing.name));
            "games".to_owned()
        }
        Shared::Puzzle(share) => {
            lines.extend(puzzle(texts, share));
            format!("puzzle/{}", share.day)
        }
        Shared::Day(done) => {
            lines.extend(day(texts, done));
            day_path(done.day)
        }
        Shared::Rank(rank) => {
            lines.push(place(texts, *rank));
            lines.push(texts.get(&words::rank_key(*rank)));
            "ranks".to_owned()
        }
    };
    lines.push(links::written(&path, address));
    lines.join("\n")
}

fn day_path(day: CalendarDay) -> String {
    format!("day/{day}")
}

/// "Rank 12 of 30".
pub fn place(texts: &Texts, rank: Rank) -> String {
    texts.with("ranks-place", &args![number = rank.number()])
}

/// Today's game against its par. Results are comparable only where the levels play alike, so their number stands with
/// it.
fn of_todays_game(texts: &Texts, result: TodayResult) -> Vec<String> {
    let level = texts.get(&words::level_key(result.strength.level()));
    let stars = usize::from(result.stars());
    vec![
        texts.with("share-day", &args![date = texts.date(result.day.date())]),
        texts.with("today-against", &args![level = level]),
        words::todays_result(texts, result),
        "★".repeat(stars) + &"☆".repeat(3 - stars),
        texts.with("today-edition", &args![number = levels_number()]),
    ]
}

/// The day it was for, how it ended, the totals. A win carries as many stars as its level.
fn result(texts: &Texts, finished: &Finished) -> Vec<String> {
    let totals = finished.totals();
    let mut lines = Vec::new();
    if let Some(day) = finished.plan.opponent.day() {
        lines.push(texts.with("share-day", &args![date = texts.date(day.date())]));
    }
    if let Some(level) = finished.plan.opponent.level() {
        let level_name = texts.get(&words::level_key(level));
        lines.push(against(texts, finished.winner, &level_name));
        if finished.winner == Some(Player::One) {
            lines.push("⭐".repeat(level.index() + 1));
        }
    }
    lines.push(match &finished.plan.opponent {
        Opponent::People(names) => between_two(texts, names, finished),
        _ => texts.with("share-two", &args![one = totals.one, two = totals.two]),
    });
    lines
}

/// "Beat Lv.3", said by player one.
pub fn against(texts: &Texts, winner: Option<Player>, level: &str) -> String {
    let key = match winner {
        Some(Player::One) => "share-won",
        Some(Player::Two) => "share-lost",
        None => "share-drawn",
    };
    texts.with(key, &args![level = level])
}

/// A classic's result: the game, how it ended, the score, one's own first.
fn table(texts: &Texts, over: &OverView, name: &PlayerName) -> Vec<String> {
    let names = [Player::One, Player::Two].map(|player| seat_name(texts, over, player, name));
    let [one, two] = over
        .sides
        .each_ref()
        .map(|side| numbers::points(texts, side.score.total));
    vec![
        squares_title(texts, over),
        squares_result(texts, over, name),
        format!("{} {one} – {two} {}", names[0], names[1]),
    ]
}

/// The name of the classic, and whether both colours were played.
pub fn squares_title(texts: &Texts, over: &OverView) -> String {
    let game = texts.get(&format!("game-{}", over.kind.key()));
    match over.games.len() {
        0 => game,
        _ => texts.with("games-reverse", &args![what = game]),
    }
}

/// The line about the winner of a game of a classic.
pub fn squares_result(texts: &Texts, over: &OverView, name: &PlayerName) -> String {
    let winner = over.won_by();
    if let Some(level) = over.level {
        let winner = winner.map(|winner| match over.side_of(winner).who {
            Who::Cpu => Player::Two,
            Who::You | Who::Player(_) => Player::One,
        });
        return against(texts, winner, &texts.get(&words::level_key(level)));
    }
    let Some(winner) = winner else {
        return texts.get("who-draw");
    };
    let side = over.side_of(winner);
    let who = match (&side.who, side.color, winner) {
        (Who::Player(name), Some(color), _) if name.is_empty() => color.to_string(),
        (Who::Player(name), None, Player::One) if name.is_empty() => "one".to_owned(),
        (Who::Player(name), None, Player::Two) if name.is_empty() => "two".to_owned(),
        _ => "named".to_owned(),
    };
    let name = seat_name(texts, over, winner, name);
    texts.with("who-wins", &args![who = who, name = name])
}

/// The name of a side in a text for others.
pub fn seat_name(texts: &Texts, over: &OverView, player: Player, own: &PlayerName) -> String {
    let side = over.side_of(player);
    match (&side.who, over.level, side.color) {
        (Who::You, ..) => own_name(texts, own),
        (Who::Cpu, Some(level), _) => texts.get(&words::level_key(level)),
        (Who::Cpu, None, _) => texts.get("who-cpu"),
        (Who::Player(name), _, Some(color)) if name.is_empty() => {
            texts.get(&format!("color-{color}"))
        }
        (Who::Player(name), ..) => called(texts, name, player),
    }
}

/// The player's name in a text for others: their own, where there is one.
pub fn own_name(texts: &Texts, name: &PlayerName) -> String {
    match name.as_str() {
        "" => texts.get("share-me"),
        name => name.to_owned(),
    }
}

/// The day's game and its puzzle, and the question how it went elsewhere.
fn day(texts: &Texts, done: &DayShare) -> Vec<String> {
    let mut lines = match done.result {
        Some(result) => of_todays_game(texts, result),
        None => vec![texts.with("share-day", &args![date = texts.date(done.day.date())])],
    };
    let number = texts.with("share-puzzle", &args![number = done.puzzle as i64]);
    lines.push(format!(
        "{number} {}",
        tries(done.tried, done.tried.was_helped())
    ));
    lines.push(texts.get("share-and-you"));
    lines
}

/// A sign for each wrong try of a puzzle, and one for how it ended.
fn tries(tried: Tried, hinted: bool) -> String {
    let found = match (tried.is_solved(), hinted) {
        (false, _) => "👀",
        (true, true) => "💡",
        (true, false) => "⭐",
    };
    "✖️".repeat(usize::from(tried.wrong)) + found
}

/// A day's puzzle: its number and a sign for each try. Nothing of the solution is given away.
fn puzzle(texts: &Texts, puzzle: &PuzzleShare) -> Vec<String> {
    let date = texts.date(puzzle.day.date());
    let number = puzzle.number as i64;
    vec![
        texts.with("puzzle-share-text", &args![number = number, date = date]),
        tries(puzzle.tried, puzzle.hinted),
    ]
}

/// The name of a person: without an own one, the first or the second player.
pub fn person(texts: &Texts, names: &ByPlayer<PlayerName>, player: Player) -> String {
    called(texts, &names[player], player)
}

fn called(texts: &Texts, name: &PlayerName, player: Player) -> String {
    match player {
        _ if !name.is_empty() => name.as_str().to_owned(),
        Player::One => texts.get("play-player-one"),
        Player::Two => texts.get("play-player-two"),
    }
}

/// "Aiko beat Ravi 45 – 33".
fn between_two(texts: &Texts, names: &ByPlayer<PlayerName>, finished: &Finished) -> String {
    let totals = finished.totals();
    let first = finished.winner.unwrap_or(Player::One);
    let second = !first;
    let key = match finished.winner {
        Some(_) => "share-beat",
        None => "share-people-drawn",
    };
    let words = args![
        first = person(texts, names, first),
        second = person(texts, names, second),
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

/// Hands over the picture that is shown, with a text. A browser without a share sheet saves the one and copies the
/// other.
pub fn hand_over_picture(words: &str) {
    #[cfg(target_os = "ios")]
    {
        let words = words.to_owned();
        dioxus::prelude::spawn(async move {
            let picture = script::ask("picture").await;
            if !picture.is_some_and(|picture| shared_by_phone(&words, &picture)) {
                hand_over(&words);
            }
        });
    }
    #[cfg(not(target_os = "ios"))]
    script::run("sendPicture", &[words]);
}

/// Passes the picture, a PNG in base64, to the phone; returns true if it takes it.
#[cfg(target_os = "ios")]
fn shared_by_phone(words: &str, picture: &str) -> bool {
    use base64::prelude::{BASE64_STANDARD, Engine};
    let png = BASE64_STANDARD.decode(picture).unwrap_or_default();
    !png.is_empty() && crate::platform::ios::share_picture(words, &png)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use rsg_engine::{Color, Game};
    use rsg_game::app::WaitingBoard;
    use rsg_game::board::SideScore;
    use rsg_game::progress::puzzles::{PuzzleBook, PuzzleKey, Try};
    use rsg_game::progress::{
        Beginner, Ending, Format, Help, HouseRules, MatchId, Minutes, Outcome, Plan, Rules,
        TodayStrength,
    };
    use rsg_game::session::FinishedGame;
    use rsg_game::text::Language;

    use super::*;

    const HTTPS: Option<&str> = Some("https://rsg.example/");

    fn of(what: Shared) -> Sharing {
        Sharing {
            name: PlayerName::default(),
            date: NaiveDate::default(),
            what,
        }
    }

    fn english(what: Shared) -> String {
        words(&Texts::new(Language::English), &of(what), None)
    }

    fn finished(opponent: Opponent, winner: Option<Player>) -> Finished {
        let score = |total| SideScore::with_captures(total, 0);
        Finished {
            id: MatchId(1),
            plan: Plan {
                id: MatchId(1),
                rules: Rules::Star,
                opponent,
                format: Format::Single,
                first: Color::Black,
                won_before: 0,
                seed: 1,
                minutes: Minutes::default(),
                house: HouseRules::default(),
                beginner: Beginner::default(),
                pasted: false,
            },
            help: Help::default(),
            games: vec![FinishedGame {
                one: Color::Black,
                ending: Ending::Played,
                by_ko: false,
                scores: ByPlayer {
                    one: score(33),
                    two: score(45),
                },
                winner,
                record: String::new(),
            }],
            winner,
            ending: Ending::Played,
        }
    }

    fn game(finished: Finished) -> Shared {
        let position = Game::new().position();
        Shared::Game {
            finished: Box::new(finished),
            board: WaitingBoard::Star {
                stones: position.board(),
                score: position.score(),
            },
        }
    }

    /// A two-player game's result with these names.
    fn shared(one: &str, two: &str, winner: Option<Player>) -> String {
        let names = ByPlayer {
            one: PlayerName::new(one),
            two: PlayerName::new(two),
        };
        let words = english(game(finished(Opponent::People(names), winner)));
        words.lines().nth(1).unwrap_or_default().to_owned()
    }

    fn today() -> CalendarDay {
        CalendarDay::parse("2026-11-21").expect("a day")
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
    fn a_days_game_is_told_against_par_with_the_levels_number() {
        let strength = TodayStrength::Three;
        let opponent = Opponent::Today {
            day: today(),
            strength,
        };
        let told = |winner| english(game(finished(opponent.clone(), winner)));
        let lost = told(Some(Player::Two));
        assert!(
            lost.contains("Today’s game, Lv.3\nLost by 12. Par was a win by "),
            "{lost}"
        );
        assert!(lost.contains("☆☆☆") && !lost.contains('★'), "{lost}");
        let edition = format!("CPU edition {}", levels_number());
        assert!(lost.contains(&edition), "{lost}");
        assert!(lost.ends_with("\nreverstargo://day/2026-11-21"), "{lost}");
    }

    #[test]
    fn a_day_that_is_done_is_told_with_its_puzzle_and_asks_back() {
        let day = today();
        let mut book = PuzzleBook::default();
        for how in [Try::Wrong, Try::Shown] {
            book.note(PuzzleKey::Day(day), how, 1000);
        }
        let done = |result| {
            english(Shared::Day(DayShare {
                day,
                position: Game::new().position(),
                result,
                puzzle: 325,
                tried: book.tried(PuzzleKey::Day(day)).expect("it was tried"),
            }))
        };
        let foot = "\nPuzzle 325 ✖️👀\nAnd you?\nreverstargo://day/2026-11-21";
        let cleared_otherwise = done(None);
        let expected = format!("ReverStarGo\nSaturday 21 November 2026{foot}");
        assert_eq!(cleared_otherwise, expected);
        let won = done(Some(TodayResult {
            day,
            strength: TodayStrength::Three,
            outcome: Outcome::Won,
            ending: Ending::Played,
            margin: 9,
            par: 9,
        }));
        assert!(won.contains("\nWon by 9, par 9\n★★★\n"), "{won}");
        assert!(won.ends_with(foot), "{won}");
    }

    #[test]
    fn a_link_leads_to_the_maintainers_address_where_there_is_one() {
        let texts = Texts::new(Language::English);
        let shared = words(&texts, &of(Shared::Rank(Rank::Gold)), HTTPS);
        assert_eq!(
            shared,
            "ReverStarGo\nRank 9 of 30\nGold\nhttps://rsg.example/#ranks"
        );
    }

    #[test]
    fn a_puzzle_that_was_solved_with_a_hint_says_so() {
        let day = today();
        let key = PuzzleKey::Day(day);
        let mut book = PuzzleBook::default();
        book.note(key, Try::Right, 1000);
        let share = |hinted| {
            english(Shared::Puzzle(PuzzleShare {
                day,
                number: 325,
                position: Game::new().position(),
                tried: book.tried(key).expect("it was tried"),
                hinted,
            }))
        };
        assert!(share(false).contains("\n⭐\n") && !share(false).contains('💡'));
        assert!(share(true).contains("\n💡\n") && !share(true).contains('⭐'));
        assert!(share(true).ends_with("\nreverstargo://puzzle/2026-11-21"));
    }
}
