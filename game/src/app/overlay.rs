//! The overlays in front of a screen, as plain values to draw.

use rsg_classics::Terms;
use rsg_engine::Color;

use super::context::Context;
use super::effect::{GivesUp, Origin};
use super::event::HelpTopic;
use super::games::waiting::WaitingRow;
use super::route::Confirmation;
use super::screen_name::ScreenName;
use super::sharing::Sharing;
use crate::progress::by_message::{MatchState, MessageMatch, MessageMatchId, message};
use crate::progress::sets::SetPlace;
use crate::progress::{
    ByPlayer, CalendarDay, CpuLevel, Earned, GameKind, MatchNews, Player, PlayerName, Profile,
    Progress, Rank, Unit,
};
use crate::session::{BoardOverlay, Match, OverView, SeriesView, Who};

/// The overlay in front of the screen. One at a time.
#[derive(Debug, Clone, PartialEq)]
pub enum Overlay {
    /// An overlay of the board itself.
    Board(BoardOverlay),
    Result(Box<ResultView>),
    /// A question that is answered by yes or no.
    Confirm(ConfirmView),
    Help(HelpTopic),
    /// The rules of the game behind it.
    Rules(GameKind),
    /// A game by message, as a picture for the other one's camera.
    Code(Box<SendView>),
    /// A result to share, as a picture.
    Share(Box<Sharing>),
    /// A link that has opened the page in a browser, and waits for the player to say where it belongs.
    GuestLink(String),
}

impl Overlay {
    /// Returns true if the screen behind is out of reach. A notice is not in the way: a tap on the board goes on past
    /// it.
    pub fn covers(&self) -> bool {
        use BoardOverlay::{HandOver, Pass};
        !matches!(self, Overlay::Board(Pass { .. } | HandOver { .. }))
    }
}

/// A question before an action.
#[derive(Debug, Clone, PartialEq)]
pub enum ConfirmView {
    Quit {
        loses: bool,
        /// The names of the two people who play, perhaps empty.
        people: Option<ByPlayer<PlayerName>>,
    },
    /// Take a hint? A win would be practice.
    Hint,
    /// Leave the series? It would count as failed.
    LeaveSeries,
    /// As many games wait as can: which one is to be given up for the new one?
    TooMany { games: Vec<WaitingRow> },
    /// Give the game by message up?
    Resign,
    /// Resign the game on squares?
    ResignOnSquares,
    /// Let a game by message go?
    ForgetGame,
    /// Let the games by message go in which the one or the other has never answered?
    ForgetUnanswered { count: usize },
    /// Take in the games by message that are new to this phone?
    TakeGames { count: usize },
    /// Let a friend's results go?
    ForgetFriend { name: PlayerName },
    /// Let a set of boards go?
    ForgetSet,
    /// Erase everything?
    Erase,
    /// Put the profile that was read in this one's place?
    Import {
        now: ProfileSummary,
        then: ProfileSummary,
        /// The game that is not over, which is given up for it.
        gives_up: Option<GivesUp>,
        origin: Origin,
    },
}

/// A profile in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileSummary {
    pub name: PlayerName,
    pub rank: Rank,
    pub matches: usize,
    pub days: usize,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ResultView {
    pub over: OverView,
    /// True if another game of the match follows.
    pub next_game: bool,
    /// Its rewards; empty while a Reverse Match is not over.
    pub earned: Earned,
    /// Its changes, the weightiest first.
    pub news: Vec<MatchNews>,
    /// What was remarkable in it.
    pub honours: Vec<Honour>,
    pub series: Option<SeriesView>,
    pub next_step: NextStep,
    /// True if the same can be played once more.
    pub again: bool,
    /// True if the game can run once more, where it is not kept still.
    pub replays: bool,
    /// The target of *Close*; in a series that is not over there is a question first.
    pub close_to: ScreenName,
}

/// Something remarkable in a match, which has a line of its own in its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Honour {
    /// This side has no stone left.
    Wipeout(Color),
    /// This player has captured `stones` in one turn.
    Capture { by: Player, stones: u8 },
    /// The number of days cleared in a row, the most ever.
    LongestRow(u32),
}

impl Honour {
    /// The fewest stones that are remarkable, captured in one turn.
    pub const LARGE_CAPTURE: u8 = 6;

    /// What was remarkable in a match, in the order of its weight. Of what the CPU has done nothing is told.
    pub(super) fn of(over: &OverView, earned: &Earned) -> Vec<Honour> {
        let is_told = |player: Player| !matches!(over.side_of(player).who, Who::Cpu(_));
        let winner = over.won_by().filter(|player| is_told(*player));
        let loser = winner.and_then(|winner| over.side_of(!winner).color);
        // A game of discs says it with its count.
        let counts_stones = over.kind.spec().unit != Unit::Discs;
        let wipeout = loser.filter(|_| over.wipeout && counts_stones);
        let players = [Player::One, Player::Two].into_iter();
        let captures = players
            .filter(|player| is_told(*player))
            .map(|by| (by, over.side_of(by).largest_capture));
        // One is told, the larger one: a sheet has one line for it.
        let large = captures
            .filter(|(_, stones)| Honour::LARGE_CAPTURE <= *stones)
            .rev()
            .max_by_key(|(_, stones)| *stones)
            .map(|(by, stones)| Honour::Capture { by, stones });
        // A row of seven has its moment, which says it.
        let days = earned.day.filter(|day| day.longest && !day.seven);
        let mut honours: Vec<Honour> = wipeout.map(Honour::Wipeout).into_iter().collect();
        honours.extend(large);
        honours.extend(days.map(|day| Honour::LongestRow(day.row)));
        honours
    }

    /// The word that the page's attributes use.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Honour::Wipeout(_) => "wipeout",
            Honour::Capture { .. } => "capture",
            Honour::LongestRow(_) => "row",
        }
    }
}

/// The recommended next step: the result sheet's one primary button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextStep {
    /// Go on with the match.
    NextGame,
    /// Take the exam that the player is invited to.
    RankUp,
    /// The day's puzzle, after three stars in Today's game.
    Puzzle(CalendarDay),
    /// See the day turn green.
    Calendar(CalendarDay),
    /// Try the level that was unlocked.
    Level(CpuLevel),
    /// The match once more against a weaker level, after one was lost to again and again.
    Easier(CpuLevel),
    /// Practise with a teacher, where there is no weaker level.
    Practise(CpuLevel),
    /// Look at what went wrong in a game that was lost to the CPU.
    Fix,
    Again,
    /// The next board of the set that the game is of, or without one back to the set.
    Set(Option<SetPlace>),
    /// Send how a game by message ended.
    Send,
    /// Count a game by message that was over when this phone first heard of it.
    Count,
    Close,
}

/// The parts of the view of a game by message beside an ordinary one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SendView {
    pub id: MessageMatchId,
    pub game: GameKind,
    /// The terms of a game on squares.
    pub terms: Option<Terms>,
    /// True if it begins from a board that somebody has set up.
    pub from_board: bool,
    /// The code to send, without the words around it.
    pub code: String,
    /// The player's name, perhaps empty.
    pub me: PlayerName,
    pub them: PlayerName,
    /// True if the game is over.
    pub over: bool,
    pub entries: usize,
    /// True if there are entries that were not sent.
    pub unsent: bool,
    /// True if the other one does not know of the match.
    pub invites: bool,
}

impl SendView {
    /// A game that can be sent.
    pub(super) fn of(game: &MessageMatch) -> SendView {
        SendView {
            id: game.id,
            game: game.terms.game(),
            terms: game.terms.rules.terms(),
            from_board: game.terms.from.is_some(),
            code: message::write(&game.message()),
            me: game.names[game.me].clone(),
            them: game.names[!game.me].clone(),
            over: matches!(game.state(), Some(MatchState::Over { .. })),
            entries: game.log().len(),
            unsent: game.has_unsent(),
            invites: !game.known,
        }
    }
}

impl ConfirmView {
    fn quit(game: Option<&Match>) -> ConfirmView {
        ConfirmView::Quit {
            loses: game.is_some_and(Match::leaving_loses),
            people: game.and_then(Match::people),
        }
    }

    pub(super) fn of(question: &Confirmation, context: &Context) -> ConfirmView {
        let (books, open) = (&context.books, &context.open_matches);
        match question {
            Confirmation::Quit(kind) => ConfirmView::quit(open.game(*kind)),
            Confirmation::ResignOnSquares => ConfirmView::ResignOnSquares,
            Confirmation::TooMany(_) => ConfirmView::TooMany {
                games: context.waiting(),
            },
            Confirmation::GiveUp { id, .. } => {
                let waiting = context.waiting_game(*id);
                ConfirmView::quit(waiting.as_ref())
            }
            Confirmation::Hint => ConfirmView::Hint,
            Confirmation::LeaveSeries(_) => ConfirmView::LeaveSeries,
            Confirmation::Resign => ConfirmView::Resign,
            Confirmation::ForgetGame(_) => ConfirmView::ForgetGame,
            Confirmation::ForgetUnanswered => ConfirmView::ForgetUnanswered {
                count: books.profile.by_message.unanswered(),
            },
            Confirmation::TakeGames(messages) => ConfirmView::TakeGames {
                count: messages.len(),
            },
            Confirmation::ForgetFriend(friend) => ConfirmView::ForgetFriend {
                name: books.profile.friends.shown(friend).clone(),
            },
            Confirmation::ForgetSet(_) => ConfirmView::ForgetSet,
            Confirmation::Erase => ConfirmView::Erase,
            Confirmation::Import(import) => ConfirmView::Import {
                now: summary(&books.profile, &books.progress),
                then: summary(&import.profile, &Progress::of(&import.profile)),
                gives_up: context.import_gives_up(import),
                origin: import.origin,
            },
        }
    }
}

fn summary(profile: &Profile, progress: &Progress) -> ProfileSummary {
    ProfileSummary {
        name: profile.settings.name.clone(),
        rank: progress.rank(),
        matches: profile.results(),
        days: progress.cleared_days(),
    }
}
