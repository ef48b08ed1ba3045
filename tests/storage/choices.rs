//! The choices of Setup in saved files.

use crate::fixtures::is_read_and_written;
use rsg_game::progress::{Choices, ChoicesByGame};
use serde_json::json;

/// Each game has a row.
#[test]
fn choices_are_written_so_that_people_can_read_them() {
    is_read_and_written::<ChoicesByGame>(&json!([
        {
            "rules": "star", "mode": "cpu", "color": "black", "level": "max", "practice": "oracle", "format": "reverse",
            "minutes_of_two": 5,
        },
        {
            "rules": "reversi 10 othello most", "mode": "two", "color": "random", "level": "2", "practice": "6",
            "format_of_two": "reverse", "minutes": 5,
        },
    ]));
    assert_eq!(
        serde_json::from_value::<Choices>(json!({})).unwrap(),
        Choices::default()
    );
}
