//! Words for messages that came in, and for the ends of games by message.

use crate::ui::texts::t;
use rsg_game::app::Received;
use rsg_game::progress::Outcome;
use rsg_game::progress::by_message::{MessageFault, NotTaken, Taken};

/// Returns true if nothing was taken in.
pub(super) fn is_fault(received: Received) -> bool {
    matches!(received, Received::Nothing(_) | Received::Refused(_))
}

pub(super) fn received(received: Received) -> String {
    match received {
        Received::Nothing(fault) => match fault {
            MessageFault::Missing => t("messages-fault-missing"),
            MessageFault::TooLong => t("messages-fault-long"),
            MessageFault::Newer => t("messages-fault-newer"),
            MessageFault::Older => t("messages-fault-older"),
            MessageFault::Damaged => t("messages-fault-damaged"),
            MessageFault::Illegal(illegal) => {
                t!("messages-fault-illegal", number = illegal.number)
            }
        },
        Received::Refused(refused) => match refused {
            NotTaken::AnotherMatch => t("messages-refused-another"),
            NotTaken::TooManyForks => t("messages-refused-forks"),
            NotTaken::Full => t("messages-refused-full"),
            NotTaken::Terms => t("messages-refused-terms"),
        },
        Received::Known(_, taken) => match taken {
            Taken::Older => t("messages-told-older"),
            Taken::Own => t("messages-told-own"),
            Taken::Fork(number) => t!("messages-told-fork", number = number),
            Taken::Same | Taken::New | Taken::Extended(_) => t("messages-told-same"),
        },
        Received::Several(count) => t!("messages-told-several", count = count),
    }
}

pub(super) fn outcome(outcome: Outcome) -> String {
    t(match outcome {
        Outcome::Won => "messages-won",
        Outcome::Lost => "messages-lost",
        Outcome::Drawn => "messages-drawn",
    })
}
