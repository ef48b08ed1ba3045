//! Results of friends that come in, whichever screen is shown.

use super::context::Context;
use super::route::{Destination, FriendsNews, Transition};
use super::today;
use crate::progress::friends::{NotListed, PuzzleDone, PuzzleResult, Sent};
use crate::progress::puzzles::{PuzzleKey, Tried};

/// Takes results in and shows those of the last one's day; nothing without one.
pub(super) fn take(results: &[Sent], context: &mut Context) -> Transition {
    let mut news = FriendsNews::default();
    for sent in results {
        match take_one(sent, context) {
            Ok(()) => news.taken += 1,
            Err(why) => {
                news.refused += 1;
                news.why = Some(why);
            }
        }
    }
    context.save();
    results.last().map_or(Transition::Stay, |sent| {
        let (day, strength) = match sent {
            Sent::Game(said) => (said.day, said.strength),
            Sent::Puzzle(said) => (said.day, today::strength(context)),
        };
        Transition::Go(Destination::Friends {
            day,
            strength,
            news: Some(news),
        })
    })
}

fn take_one(sent: &Sent, context: &mut Context) -> Result<(), NotListed> {
    let own = match sent {
        Sent::Puzzle(said) => own(said, context),
        Sent::Game(_) => None,
    };
    let today = context.books.today;
    let profile = &mut context.books.profile;
    let (friends, me) = (&mut profile.friends, &profile.settings.name);
    match sent {
        Sent::Game(said) => friends.take(said.clone(), today, me),
        Sent::Puzzle(said) => friends.take_puzzle(said.clone(), today, me, own),
    }
}

/// What the player has done of that kind.
fn own(said: &PuzzleResult, context: &Context) -> Option<PuzzleDone> {
    let book = &context.books.profile.puzzles;
    match said.done {
        PuzzleDone::Run { .. } => Some(PuzzleDone::Run {
            solved: book.best_run(),
        }),
        PuzzleDone::Today { .. } => {
            let tried = book.tried(PuzzleKey::Day(said.day));
            tried
                .filter(|tried| tried.is_solved())
                .map(|tried: Tried| PuzzleDone::Today {
                    wrong: tried.wrong,
                    helped: tried.was_helped(),
                })
        }
    }
}
