//! The Friends screen: the results of Today's game that came in, by day, week and month, with the player's own beside
//! them.
//!
//! Nothing of a result is told before the player's own first game of that day at that strength is over. Each result
//! that is told is played again once, one at a time, to know whether it is true.

use rsg_engine::{Board, Game, Move};

use crate::app::context::Context;
use crate::app::effect::Effect;
use crate::app::event::{Event, FriendsEvent, TodayEvent};
use crate::app::period::Period;
use crate::app::route::{Confirmation, Destination, FriendsNews, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::today;
use crate::board::{BoardEvent, Command};
use crate::progress::friends::{Check, DayResult, FriendResult, PuzzleDone};
use crate::progress::{CalendarDay, Ending, PlayerName, TodayStrength};
use crate::session::OverView;
use crate::thinking::{Answer, Finding, Question, Replay, Topic};

#[derive(Debug, Clone, Default)]
pub struct FriendsScreen {
    /// The chosen day; none for today.
    day: Option<CalendarDay>,
    /// The chosen strength; none for that of Today's card.
    strength: Option<TodayStrength>,
    period: Period,
    /// What came of the text that was brought here.
    news: Option<FriendsNews>,
    /// The friend whose game is looked at.
    looked_at: Option<PlayerName>,
    /// The question about a result that is being played again.
    asked: Option<(u64, DayResult)>,
}

/// The screen as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct FriendsView {
    /// False while nothing has come in.
    pub has_results: bool,
    pub day: CalendarDay,
    pub strength: TodayStrength,
    pub period: Period,
    pub rows: Vec<FriendRow>,
    /// What friends say of puzzles.
    pub puzzles: Vec<PuzzleRow>,
    /// The sum of the player's own first games and their number; none without one.
    pub own: Option<(i32, usize)>,
    /// The player's name, perhaps empty.
    pub me: PlayerName,
    pub news: Option<FriendsNews>,
    pub game: Option<FriendGame>,
    /// True if there is a day before and after.
    pub earlier: bool,
    pub later: bool,
}

/// A friend in the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FriendRow {
    /// The name in the codes, by which the friend is known.
    pub friend: PlayerName,
    /// The name that is shown, perhaps empty.
    pub name: PlayerName,
    pub told: Told,
}

/// What a friend says of the puzzles of these days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleRow {
    pub friend: PlayerName,
    pub name: PlayerName,
    /// The number of days whose puzzle was solved.
    pub solved: usize,
    /// Of a single day: the wrong tries before, and whether a hint helped.
    pub tried: Option<(u8, bool)>,
    /// The longest run.
    pub run: Option<u16>,
}

/// What is told of a friend's results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Only that there is one: the player's own first game is not over.
    Played,
    Sum {
        margin: i32,
        games: usize,
        state: CheckState,
    },
}

/// What is known of the results in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CheckState {
    /// All were played again and are true.
    Checked,
    /// One is still to be played again.
    Waits,
    /// One was played with another edition of the CPU.
    OtherEdition,
    /// One is not true.
    Wrong,
}

/// A friend's game of a day, beside the player's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FriendGame {
    pub friend: PlayerName,
    pub name: PlayerName,
    pub margin: i16,
    pub state: CheckState,
    /// The boards of the friend's game from its start, once it is checked.
    pub theirs: Vec<Board>,
    /// Those of the player's own, if its placements are known.
    pub own: Vec<Board>,
    /// The placement at which the two part.
    pub parts: Option<Parting>,
}

/// The placement at which two games part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parting {
    pub number: usize,
    pub own: Move,
    pub theirs: Move,
}

impl FriendsScreen {
    /// At a day and strength, where the last result that came in is looked at; with this to say about a text that was
    /// brought.
    pub fn of(
        day: CalendarDay,
        strength: TodayStrength,
        news: Option<FriendsNews>,
        context: &Context,
    ) -> FriendsScreen {
        let results = context.books.profile.friends.results().iter();
        let mut said = results.rev().map(|one| &one.said);
        let last = said.find(|said| (said.day, said.strength) == (day, strength));
        FriendsScreen {
            looked_at: last.map(|said| said.name.clone()),
            day: Some(day),
            strength: Some(strength),
            news,
            ..FriendsScreen::default()
        }
    }

    fn day(&self, context: &Context) -> CalendarDay {
        let today = CalendarDay::new(context.books.today);
        self.day.or(today).unwrap_or(CalendarDay::FIRST)
    }

    fn strength(&self, context: &Context) -> TodayStrength {
        self.strength.unwrap_or_else(|| today::strength(context))
    }

    /// The results of the table.
    fn results<'a>(&self, context: &'a Context) -> impl Iterator<Item = &'a FriendResult> {
        let (day, strength, period) = (self.day(context), self.strength(context), self.period);
        let results = context.books.profile.friends.results().iter();
        results.filter(move |one| one.said.strength == strength && period.has(day, one.said.day))
    }

    fn rows(&self, context: &Context) -> Vec<FriendRow> {
        let friends = &context.books.profile.friends;
        let mut rows: Vec<FriendRow> = Vec::new();
        for one in self.results(context) {
            let friend = &one.said.name;
            let told = told(one, context);
            match rows
                .iter_mut()
                .find(|row| row.friend.as_seen() == friend.as_seen())
            {
                Some(row) => row.told = row.told.and(told),
                None => rows.push(FriendRow {
                    friend: friend.clone(),
                    name: friends.shown(friend).clone(),
                    told,
                }),
            }
        }
        // Whatever is not true stands below all that may be.
        rows.sort_by_key(|row| (row.told.is_wrong(), std::cmp::Reverse(row.told.margin())));
        rows
    }

    fn puzzles(&self, context: &Context) -> Vec<PuzzleRow> {
        let (day, period) = (self.day(context), self.period);
        let friends = &context.books.profile.friends;
        let mut rows: Vec<PuzzleRow> = Vec::new();
        for one in friends.puzzles() {
            if !period.has(day, one.day) {
                continue;
            }
            let seen = one.name.as_seen();
            let place = rows.iter().position(|row| row.friend.as_seen() == seen);
            let place = place.unwrap_or_else(|| {
                rows.push(PuzzleRow {
                    friend: one.name.clone(),
                    name: friends.shown(&one.name).clone(),
                    solved: 0,
                    tried: None,
                    run: None,
                });
                rows.len() - 1
            });
            let row = &mut rows[place];
            match one.done {
                PuzzleDone::Today { wrong, helped } => {
                    row.solved += 1;
                    row.tried = (period == Period::Day).then_some((wrong, helped));
                }
                PuzzleDone::Run { solved } => row.run = row.run.max(Some(solved)),
            }
        }
        rows.sort_by_key(|row| std::cmp::Reverse((row.solved, row.run)));
        rows
    }

    /// The player's own first games of the table.
    fn own(&self, context: &Context) -> Option<(i32, usize)> {
        let (day, strength) = (self.day(context), self.strength(context));
        let progress = &context.books.progress;
        let days = std::iter::successors(Some(last_of(self.period, day)), |day| day.before());
        let days = days.take_while(|one| self.period.has(day, *one));
        let results = days.filter_map(|day| progress.today_result(day, strength));
        let played = results.filter(|result| result.ending == Ending::Played);
        played.fold(None, |sum, result| {
            let (margin, games) = sum.unwrap_or((0, 0));
            Some((margin + i32::from(result.margin), games + 1))
        })
    }

    /// The result that is looked at.
    fn shown<'a>(&self, context: &'a Context) -> Option<&'a FriendResult> {
        let friend = self.looked_at.as_ref()?;
        let (day, strength) = (self.day(context), self.strength(context));
        let one = context.books.profile.friends.of(friend, day, strength)?;
        (self.period == Period::Day && is_told(&one.said, context)).then_some(one)
    }

    fn game(&self, context: &Context) -> Option<FriendGame> {
        let one = self.shown(context)?;
        let friends = &context.books.profile.friends;
        let said = &one.said;
        let own = friends.own(said.day, said.strength);
        let own = own.and_then(|own| own.game());
        let theirs = one.game();
        let boards = |game: &Game| {
            let positions = game.positions().iter();
            positions.map(|position| position.board()).collect()
        };
        Some(FriendGame {
            friend: said.name.clone(),
            name: friends.shown(&said.name).clone(),
            margin: said.margin,
            state: state(one),
            parts: own.as_ref().zip(theirs.as_ref()).and_then(parting),
            own: own.as_ref().map(boards).unwrap_or_default(),
            theirs: theirs.as_ref().map(boards).unwrap_or_default(),
        })
    }

    fn act(&mut self, event: FriendsEvent, context: &mut Context) -> Transition {
        let day = self.day(context);
        match event {
            FriendsEvent::Show(period) => self.period = period,
            FriendsEvent::Strength(strength) => self.strength = Some(strength),
            FriendsEvent::Earlier => self.day = day.before().or(self.day),
            FriendsEvent::Later => {
                let later = day
                    .after()
                    .filter(|day| day.is_playable(context.books.today));
                self.day = later.or(self.day);
            }
            FriendsEvent::Look(friend) => {
                self.looked_at = (self.looked_at.as_ref() != Some(&friend)).then_some(friend);
            }
            FriendsEvent::Rename(friend, name) => {
                let name = PlayerName::new(&name);
                context.books.profile.friends.rename(&friend, name);
                context.save_soon();
            }
            FriendsEvent::Forget(friend) => {
                return Transition::Ask(Confirmation::ForgetFriend(friend));
            }
            FriendsEvent::PlayFirst => {
                let strength = self.strength(context);
                return today::apply(TodayEvent::Play { day, strength }, context);
            }
            FriendsEvent::Review => return self.review(context),
        }
        Transition::Stay
    }

    /// The friend's game in Review.
    fn review(&self, context: &mut Context) -> Transition {
        let Some(game) = self.shown(context).and_then(FriendResult::game) else {
            return Transition::Stay;
        };
        let open = context.open(&game, None, OverView::of_pasted(&game));
        Transition::review(Destination::Screen(ScreenName::Review), open)
    }

    /// Asks about the next result that is to be played again.
    fn ask(&mut self, context: &mut Context) {
        if self.asked.is_some() {
            return;
        }
        let next = self.results(context).find(|one| {
            one.check == Check::Open && one.can_be_checked() && is_told(&one.said, context)
        });
        let Some(said) = next.map(|one| one.said.clone()) else {
            return;
        };
        let number = context.seeds.first_question();
        let topic = Topic::Replay(Replay::of(&said));
        self.asked = Some((number, said));
        let question = Box::new(Question { number, topic });
        context.outbox.push(Effect::Ask(question));
    }

    /// Stops what is being asked; it is asked again when the screen is looked at.
    fn stop(&mut self, context: &mut Context) {
        if self.asked.take().is_some() {
            context.outbox.push(Effect::Device(Command::StopThinking));
        }
    }

    fn take_answer(&mut self, answer: &Answer, context: &mut Context) {
        let Some((_, said)) = self.asked.take_if(|(number, _)| *number == answer.question) else {
            return;
        };
        if let Finding::Replayed(moves) = &answer.finding {
            let friends = &mut context.books.profile.friends;
            friends.note_check(&said, moves.as_deref());
            context.save_soon();
        }
    }
}

impl Told {
    /// Both together. What is not told adds nothing.
    fn and(self, other: Told) -> Told {
        match (self, other) {
            (
                Told::Sum {
                    margin,
                    games,
                    state,
                },
                Told::Sum {
                    margin: more,
                    games: others,
                    state: next,
                },
            ) => Told::Sum {
                margin: margin + more,
                games: games + others,
                state: state.max(next),
            },
            (Told::Played, told) | (told, Told::Played) => told,
        }
    }

    /// Returns true if one of the results is known not to be true.
    fn is_wrong(self) -> bool {
        let Told::Sum { state, .. } = self else {
            return false;
        };
        state == CheckState::Wrong
    }

    /// The sum; none where nothing is told.
    #[must_use]
    pub fn margin(self) -> Option<i32> {
        match self {
            Told::Played => None,
            Told::Sum { margin, .. } => Some(margin),
        }
    }
}

fn told(one: &FriendResult, context: &Context) -> Told {
    match is_told(&one.said, context) {
        true => Told::Sum {
            margin: i32::from(one.said.margin),
            games: 1,
            state: state(one),
        },
        false => Told::Played,
    }
}

fn state(one: &FriendResult) -> CheckState {
    match &one.check {
        Check::Failed => CheckState::Wrong,
        Check::Held(_) if one.game().is_some() => CheckState::Checked,
        Check::Held(_) => CheckState::Wrong,
        Check::Open if one.can_be_checked() => CheckState::Waits,
        Check::Open => CheckState::OtherEdition,
    }
}

/// Returns true if the player's own first game of that day at that strength is over.
fn is_told(said: &DayResult, context: &Context) -> bool {
    let progress = &context.books.progress;
    progress.today_result(said.day, said.strength).is_some()
}

/// The last day of the table that has this day.
fn last_of(period: Period, day: CalendarDay) -> CalendarDay {
    match period {
        Period::Day | Period::Week => day,
        Period::Month => day.month().days().next_back().unwrap_or(day),
    }
}

/// The first placement that differs; none of one game played twice.
fn parting((own, theirs): (&Game, &Game)) -> Option<Parting> {
    let pairs = own.turns().iter().zip(theirs.turns());
    let same = pairs.take_while(|(one, other)| one.mv == other.mv).count();
    Some(Parting {
        number: same + 1,
        own: own.turns().get(same)?.mv,
        theirs: theirs.turns().get(same)?.mv,
    })
}

impl Viewed for FriendsScreen {
    type View = FriendsView;

    fn view(&self, context: &Context) -> FriendsView {
        let day = self.day(context);
        let friends = &context.books.profile.friends;
        let is_open =
            |day: Option<CalendarDay>| day.is_some_and(|day| day.is_playable(context.books.today));
        FriendsView {
            has_results: !friends.results().is_empty() || !friends.puzzles().is_empty(),
            day,
            strength: self.strength(context),
            period: self.period,
            rows: self.rows(context),
            puzzles: self.puzzles(context),
            own: self.own(context),
            me: context.books.settings().name.clone(),
            news: self.news,
            game: self.game(context),
            earlier: is_open(day.before()),
            later: is_open(day.after()),
        }
    }
}

impl Screen for FriendsScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Friends
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Friends(event) => self.act(event, context),
            _ => Transition::Stay,
        }
    }

    fn confirm(&mut self, question: Confirmation, context: &mut Context) -> Transition {
        if let Confirmation::ForgetFriend(friend) = question {
            context.books.profile.friends.forget(&friend);
            self.looked_at = None;
            context.save();
        }
        Transition::Stay
    }

    fn on_board_event(&mut self, event: &BoardEvent, context: &mut Context) {
        if let BoardEvent::Answer(answer) = event {
            self.take_answer(answer, context);
        }
    }

    fn close(&mut self, context: &mut Context) {
        self.stop(context);
        context.study.stop(&mut context.outbox);
    }

    fn tend(&mut self, away: bool, context: &mut Context) {
        match away {
            true => self.stop(context),
            false => self.ask(context),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_games_part_at_the_first_placement_that_differs() {
        let begun = Game::from_record("BX").expect("a game");
        let of = |mv: Move| {
            let mut game = begun.clone();
            game.play(mv).expect("it is legal");
            game
        };
        let moves: Vec<Move> = begun.moves().into_iter().take(2).collect();
        let (own, theirs) = (of(moves[0]), of(moves[1]));
        let parts = Parting {
            number: 2,
            own: moves[0],
            theirs: moves[1],
        };
        assert_eq!(parting((&own, &theirs)), Some(parts));
        assert_eq!(parting((&own, &own)), None);
    }
}
