//! How much thinking a question about a finished game is worth.
//!
//! A game is judged in rounds. The first gives every placement a figure and proves most of the game; the others go on in
//! the background while the player looks at it. A round that is broken off begins again, and what it has proved stays.
//! Nodes are what a search counts: about six million a second on the machine of docs/solving.md. On a slower device a round
//! ends when its time is up.

/// How much thinking a question is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// One placement, while the player waits for the answer.
    Check,
    /// The first round: about five seconds on two cores.
    First,
    /// The second one: with the first about a quarter of a minute on two cores.
    More,
    /// The third one, for who wants it: five minutes.
    Thorough,
}

impl Effort {
    /// The rounds in their order.
    pub fn rounds(thorough: bool) -> &'static [Effort] {
        const ROUNDS: [Effort; 3] = [Effort::First, Effort::More, Effort::Thorough];
        if thorough { &ROUNDS } else { &ROUNDS[..2] }
    }

    /// Nodes for all proofs.
    pub fn nodes(self) -> u64 {
        match self {
            Effort::Check => 6_000_000,
            Effort::First => 60_000_000,
            Effort::More => 120_000_000,
            Effort::Thorough => 1_800_000_000,
        }
    }

    /// The longest it may take, in seconds.
    pub fn seconds(self) -> u64 {
        match self {
            Effort::Check => 5,
            Effort::First => 60,
            Effort::More => 20,
            Effort::Thorough => 300,
        }
    }
}
