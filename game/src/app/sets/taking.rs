//! Sets and answers that come in, and the verbs of sets that belong to no one screen.

use super::looking::SetLook;
use crate::app::context::Context;
use crate::app::event::SetEvent;
use crate::app::route::Transition;
use crate::app::screen_name::ScreenName;
use crate::progress::sets::SetText;

/// Takes in what a text says about a set, and shows it.
pub fn take(text: SetText, context: &mut Context) -> Transition {
    let sets = &mut context.books.profile.sets;
    context.memory.set = match text {
        SetText::Set(set) => SetLook::at(sets.add(set, false)),
        SetText::Answer(answer) => match sets.take(answer.clone()) {
            true => SetLook::at(answer.set),
            false => SetLook {
                stranger: Some(answer),
                ..SetLook::default()
            },
        },
    };
    context.save();
    Transition::to(ScreenName::Set)
}

/// Applies an action with sets, whichever screen is shown; none if that is one of the set that is shown.
pub fn apply(event: &SetEvent, context: &mut Context) -> Option<Transition> {
    match event {
        SetEvent::Show(set) => {
            context.memory.set = SetLook::at(*set);
            Some(Transition::to(ScreenName::Set))
        }
        SetEvent::Made(set) => {
            context.books.profile.sets.add((**set).clone(), true);
            context.save();
            Some(Transition::Stay)
        }
        _ => None,
    }
}
