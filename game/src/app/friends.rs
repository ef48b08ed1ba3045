//! Results of friends that come in, whichever screen is shown.

use super::context::Context;
use super::route::{Destination, FriendsNews, Transition};
use crate::progress::friends::DayResult;

/// Takes results in and shows those of the last one's day; nothing without one.
pub(super) fn take(results: &[DayResult], context: &mut Context) -> Transition {
    let today = context.books.today;
    let mut news = FriendsNews::default();
    let profile = &mut context.books.profile;
    for said in results {
        match profile
            .friends
            .take(said.clone(), today, &profile.settings.name)
        {
            Ok(()) => news.taken += 1,
            Err(why) => {
                news.refused += 1;
                news.why = Some(why);
            }
        }
    }
    context.save();
    results.last().map_or(Transition::Stay, |said| {
        Transition::Go(Destination::Friends {
            day: said.day,
            strength: said.strength,
            news: Some(news),
        })
    })
}
