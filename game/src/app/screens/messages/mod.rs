//! The Messages screen: the list of games by message, and where one is taken in.

mod list;

use crate::app::context::Context;
use crate::app::route::Received;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
pub use list::{ForkView, MessageRow, MessagesView};

#[derive(Debug, Clone, Copy, Default)]
pub struct MessagesScreen {
    /// The result of the text or link that was brought here.
    pub received: Option<Received>,
}

impl Viewed for MessagesScreen {
    type View = MessagesView;

    fn view(&self, context: &Context) -> MessagesView {
        list::view(&context.books.profile.by_message, self.received)
    }
}

impl Screen for MessagesScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Messages
    }
}
