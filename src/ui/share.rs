//! Texts to share, and the ways out for them: a text alone, or with the picture that the page has painted.

use super::script;

use crate::ui::links;
use crate::ui::terms;
use crate::ui::words::{self, numbers};
use rsg_game::app::{DayShare, PuzzleShare, RunShare, Shared, Sharing};
use rsg_game::progress::boards::OwnBoard;
use rsg_game::progress::puzzles::Tried;
use rsg_game::progress::{CalendarDay, Player, PlayerName, Rank, TodayResult};
use rsg_game::session::{OverView, Who};
use rsg_game::text::{Texts, args};

/// A few lines: the game's name, what it is about, how it went, where the game is to be had if an address is known, and
/// where it opens. Nothing of how it was played can be read from them; the code of Today's game, which stands last,
/// shows it to those alone who have played that game.
#[must_use]
pub fn words(texts: &Texts, sharing: &Sharing, address: Option<&str>) -> String {
    let mut lines = vec![texts.get("share-heading")];
    let path = match &sharing.what {
        Shared::Game { finished, over, .. } => {
            let day = finished.plan.opponent.day();
            match finished.todays_game() {
                Some(todays_game) => lines.extend(of_todays_game(texts, todays_game)),
                None => lines.extend(result(texts, day, over, &sharing.name)),
            }
            day.map_or_else(|| "games".to_owned(), day_path)
        }
        Shared::Puzzle(share) => {
            lines.extend(puzzle(texts, share));
            format!("puzzle/{}", share.day)
        }
        Shared::Run(share) => {
            lines.push(run(texts, *share));
            "puzzles".to_owned()
        }
        Shared::Day(done) => {
            lines.extend(day(texts, done));
            day_path(done.day)
        }
        Shared::Board(board) => {
            lines.push(own_board(texts, board));
            "editor".to_owned()
        }
        Shared::Rank(rank) => {
            lines.push(place(texts, *rank));
            lines.push(texts.get(&words::rank_key(*rank)));
            "ranks".to_owned()
        }
    };
    lines.extend(address.map(|address| way_to_get(texts, address)));
    lines.push(match sharing.opened() {
        Some(code) => links::of_code(code, address),
        None => links::written(&path, address),
    });
    lines.extend(sharing.code.clone());
    lines.join("\n")
}

/// The line that says where the game is to be had, for who does not have it.
#[must_use]
pub fn way_to_get(texts: &Texts, address: &str) -> String {
    texts.with("share-get", &args![address = links::home(address)])
}

fn day_path(day: CalendarDay) -> String {
    format!("day/{day}")
}

/// "Rank 12 of 30".
pub fn place(texts: &Texts, rank: Rank) -> String {
    texts.with("ranks-place", &args![number = rank.number()])
}

/// Today's game against its par.
fn of_todays_game(texts: &Texts, result: TodayResult) -> Vec<String> {
    let level = texts.get(&words::level_key(result.strength.level()));
    let stars = usize::from(result.stars());
    vec![
        texts.with("share-day", &args![date = texts.date(result.day.date())]),
        texts.with("today-against", &args![level = level]),
        words::todays_result(texts, result),
        "★".repeat(stars) + &"☆".repeat(3 - stars),
    ]
}

/// The game, the day it was for, how it ended, the totals. A win carries as many stars as its level.
fn result(
    texts: &Texts,
    day: Option<CalendarDay>,
    over: &OverView,
    own: &PlayerName,
) -> Vec<String> {
    let mut lines: Vec<String> = game_title(texts, over).into_iter().collect();
    lines.extend(day.map(|day| texts.with("share-day", &args![date = texts.date(day.date())])));
    let winner = over.won_by();
    let total = |player| numbers::points(texts, over.side_of(player).score.total);
    if over.is_own() {
        lines.push(outcome(texts, over, own));
        if let Some(level) = over.level.filter(|_| winner == Some(Player::One)) {
            lines.push("⭐".repeat(level.index() + 1));
        }
        let totals = args![one = total(Player::One), two = total(Player::Two)];
        lines.push(texts.with("share-two", &totals));
    } else {
        let first = winner.unwrap_or(Player::One);
        let words = args![
            first = seat_name(texts, over, first, own),
            second = seat_name(texts, over, !first, own),
            one = total(first),
            two = total(!first)
        ];
        let key = match winner {
            Some(_) => "share-beat",
            None => "share-people-drawn",
        };
        lines.push(texts.with(key, &words));
    }
    lines
}

/// The name of the game with its terms, and that both colours were played; nothing for one game of the app's own.
pub fn game_title(texts: &Texts, over: &OverView) -> Option<String> {
    let game = match over.terms {
        Some(terms) => terms::named_in(texts, terms),
        None => texts.get(&format!("game-{}", over.kind.key())),
    };
    match over.games.len() {
        0 => over.kind.spec().is_named.then_some(game),
        _ => Some(texts.with("games-reverse", &args![what = game])),
    }
}

/// The end in a line: "Beat Lv.3" of the player's own game, else "Aiko wins".
pub fn outcome(texts: &Texts, over: &OverView, own: &PlayerName) -> String {
    let winner = over.won_by();
    if over.is_own() {
        let key = match winner {
            Some(Player::One) => "share-won",
            Some(Player::Two) => "share-lost",
            None => "share-drawn",
        };
        let other = seat_name(texts, over, Player::Two, own);
        return texts.with(key, &args![level = other]);
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
    let name = seat_name(texts, over, winner, own);
    texts.with("who-wins", &args![who = who, name = name])
}

/// The name of a side in a text for others. Without one it is the colour, and where both had both the first or the
/// second player.
pub fn seat_name(texts: &Texts, over: &OverView, player: Player, own: &PlayerName) -> String {
    let side = over.side_of(player);
    match (&side.who, side.color) {
        (Who::You, _) => own_name(texts, own),
        (Who::Cpu(level), _) => words::opponent_at_level(texts, *level),
        (Who::Player(name), _) if !name.is_empty() => name.as_str().to_owned(),
        (Who::Player(_), Some(color)) => texts.get(&format!("color-{color}")),
        (Who::Player(_), None) => texts.get(match player {
            Player::One => "play-player-one",
            Player::Two => "play-player-two",
        }),
    }
}

/// The player's name in a text for others: their own, where there is one.
fn own_name(texts: &Texts, name: &PlayerName) -> String {
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

/// A board of one's own: its game, and whose turn it is.
pub fn own_board(texts: &Texts, board: &OwnBoard) -> String {
    let game = match board.terms() {
        Some(terms) => terms::named_in(texts, terms),
        None => texts.get(&format!("game-{}", board.game().key())),
    };
    let color = board.to_move.to_string();
    texts.with("share-board", &args![game = game, color = color])
}

/// How far a run of puzzles went.
pub fn run(texts: &Texts, run: RunShare) -> String {
    texts.with("share-run", &args![solved = run.solved])
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
    use rsg_game::games::BoardPicture;
    use rsg_game::games::SideScore;
    use rsg_game::progress::puzzles::{PuzzleBook, PuzzleKey, Try};
    use rsg_game::progress::{
        Beginner, ByPlayer, ClockTime, Ending, Format, GameKind, Help, HouseRules, MatchId,
        Opponent, Outcome, Plan, Rules, TodayStrength,
    };
    use rsg_game::session::{Finished, FinishedGame, SideOver};
    use rsg_game::text::Language;

    use super::*;

    const HTTPS: Option<&str> = Some("https://rsg.example/");

    fn of(what: Shared) -> Sharing {
        Sharing {
            name: PlayerName::default(),
            date: NaiveDate::default(),
            what,
            code: None,
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
                minutes: ClockTime::default(),
                house: HouseRules::default(),
                beginner: Beginner::default(),
                pasted: false,
                from: None,
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

    fn over(finished: &Finished) -> OverView {
        let [game] = &finished.games[..] else {
            panic!("one game");
        };
        let opponent = &finished.plan.opponent;
        OverView {
            kind: GameKind::Star,
            terms: None,
            sides: [Player::One, Player::Two].map(|player| SideOver {
                largest_capture: 0,
                who: match (opponent, player) {
                    (Opponent::People(names), _) => Who::Player(names[player].clone()),
                    (_, Player::One) => Who::You,
                    (_, Player::Two) => Who::Cpu(opponent.level().expect("a CPU has a level")),
                },
                color: Some(game.color(player)),
                score: game.scores[player],
                won: finished.winner == Some(player),
            }),
            level: opponent.level(),
            margin: None,
            reason: None,
            games: Vec::new(),
            uncounted: None,
            has_sheet: false,
            wipeout: false,
        }
    }

    fn game(finished: Finished) -> Shared {
        let position = Game::new().position();
        Shared::Game {
            over: Box::new(over(&finished)),
            finished: Box::new(finished),
            board: BoardPicture::of_position(position),
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
        assert_eq!(nameless, "Aiko beat Black 45 – 33");
        assert!(shared("Ravi", "Aiko", None).starts_with("Ravi and Aiko drew"));
    }

    #[test]
    fn a_game_by_message_is_told_by_whoever_shares_it() {
        let names = ByPlayer {
            one: PlayerName::default(),
            two: PlayerName::new("Aiko"),
        };
        let finished = finished(Opponent::People(names), Some(Player::Two));
        let mut over = over(&finished);
        over.kind = GameKind::Reversi;
        over.sides[0].who = Who::You;
        let Shared::Game {
            finished, board, ..
        } = game(finished)
        else {
            panic!("a game");
        };
        let words = english(Shared::Game {
            finished,
            over: Box::new(over),
            board,
        });
        assert!(
            words.starts_with("ReverStarGo\nReversi\nAiko beat me\n33 – 45\n"),
            "{words}"
        );
    }

    #[test]
    fn a_days_game_is_told_against_par_and_its_code_comes_last() {
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
        assert!(lost.ends_with("\nreverstargo://day/2026-11-21"), "{lost}");
        let sharing = Sharing {
            code: Some("rsg:1abc".to_owned()),
            ..of(game(finished(opponent, Some(Player::Two))))
        };
        for language in Language::ALL {
            let told = words(&Texts::new(language), &sharing, None);
            assert!(
                told.ends_with("\nreverstargo://m/rsg:1abc\nrsg:1abc"),
                "{told}"
            );
        }
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
            "ReverStarGo\nRank 9 of 30\nGold\nGet the game, free: https://rsg.example/\n\
             https://rsg.example/#ranks"
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

    #[test]
    fn a_run_is_told_by_its_length_and_its_code_comes_last() {
        let run = Shared::Run(RunShare {
            day: today(),
            solved: 12,
            position: Game::new().position(),
        });
        let sharing = Sharing {
            code: Some("rsg:1abc".to_owned()),
            ..of(run)
        };
        let told = words(&Texts::new(Language::English), &sharing, None);
        let expected = "ReverStarGo\nPuzzle run: 12 solved\nreverstargo://puzzles\nrsg:1abc";
        assert_eq!(told, expected);
    }
}
