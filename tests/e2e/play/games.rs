//! Games between two people that lead to something special, as people write them down.

use rsg_game::progress::{CalendarDay, CpuLevel, Opponent};

use rsg_engine::Game;

/// Black is next; both calls are allowed for B3.
pub const BEFORE_A_CALL: &str = "B1[B] B2";

/// Black is next; both calls are allowed for BJ, and they lead to different boards.
pub const BEFORE_A_CALL_THAT_MATTERS: &str = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";

/// Black is next; one call of A1 is blocked by ko.
pub const BEFORE_ONE_BLOCKED_CALL: &str =
    "B9[B] B7[W] B6 B5[B] C7 BJ[W] C5 B4 B8 C9 B1[W] B2 BQ C1 BX A5[B]";

/// White is next; A7 is blocked by ko.
pub const BEFORE_A_BLOCKED_CELL: &str = "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]";

/// Black is next; every placement is blocked by ko, and A3 may be played all the same.
pub const BEFORE_AN_EXCEPTION: &str =
    "BQ B2 BX B1[W] B4 B3[W] C2 BJ[W] C4 C3 CJ B7[B] B8 B5[B] A3[B] D4 C7 AJ[W]";

/// White is next; after BJ, Black passes.
pub const BEFORE_A_PASS: &str = "B4 BQ CQ C1 BX";

/// Nothing but the last placement, D2, is missing.
pub const BEFORE_THE_END: &str = "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ DX B5[W] B7[B] B2 B3[B] B8 C7 AJ[B] C6 C4 C5 C1 \
    C9 C8 C2 D8 C3 D6 DQ CQ CX D4";

/// The last twelve placements of a game: little enough that Review proves all of it at once.
pub fn an_ending() -> String {
    let whole = Game::from_record(&format!("{BEFORE_THE_END} -- D2")).expect("a game");
    let mut before = whole.clone();
    for _ in 0..12 {
        before.undo();
    }
    let rest = &whole.turns()[before.turns().len()..];
    let rest: Vec<String> = rest.iter().map(|turn| turn.mv.to_string()).collect();
    format!("from {} : {}", before.position(), rest.join(" "))
}

/// Against the gentlest level.
pub const LOWEST: Opponent = Opponent::Cpu {
    level: CpuLevel::One,
    day: None,
};

/// Against the gentlest level, for this day.
pub fn for_the_day(day: &str) -> Opponent {
    Opponent::Cpu {
        level: CpuLevel::One,
        day: CalendarDay::parse(day),
    }
}
