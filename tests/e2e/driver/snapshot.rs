//! The page at one instant, read in one go through the attributes that are a contract (`data-screen`, `data-cell`,
//! `data-testid` and their companions).
//!
//! Reading it checks what must hold at every instant, during transitions too: one screen, no test id twice, and a board
//! that is whole or not there.

use std::collections::BTreeSet;

use rsg_engine::Game;
use serde_json::Value;

/// The page at one instant, as `scripts::LOOK` returns it.
pub struct Snapshot(Value);

/// A cell of the board as the page describes it.
#[derive(Debug, PartialEq, Eq)]
pub struct CellSeen<'a> {
    pub cell: &'a str,
    /// `empty`, `black` or `white`.
    pub stone: &'a str,
    /// `none`, `playable`, `one-call`, `blocked` or `exception`.
    pub mark: &'a str,
    /// It was the last one placed.
    pub last: bool,
    /// The text for screen readers.
    pub label: &'a str,
    /// Its group is marked as lost.
    pub lost: bool,
    /// The owner of the territory: `black`, `white` or nothing.
    pub territory: &'a str,
}

impl CellSeen<'_> {
    pub fn can_be_played(&self) -> bool {
        matches!(self.mark, "playable" | "one-call" | "exception")
    }
}

impl Snapshot {
    /// Takes what the script returned and checks what must always hold.
    pub fn checked(value: Value) -> Self {
        let snapshot = Self(value);
        let screens: Vec<&str> = snapshot.list("screens").filter_map(Value::as_str).collect();
        assert!(screens.len() <= 1, "more than one data-screen: {screens:?}");
        let mut ids = BTreeSet::new();
        for id in snapshot.ids() {
            assert!(ids.insert(id), "the test id {id} is there twice");
        }
        let cells: BTreeSet<&str> = snapshot.cells().map(|cell| cell.cell).collect();
        let count = snapshot.cells().count();
        assert_eq!(cells.len(), count, "a cell is there twice");
        // None, those of the star and of Reversi's boards, and those of Reversi Go.
        let is_go = (9..=19).any(|size| size * size == count);
        let is_a_board = [0, 37, 36, 60, 64, 100].contains(&count) || is_go;
        assert!(is_a_board, "the board has {count} cells");
        snapshot
    }

    /// The number of the page's last change that it has seen.
    pub fn changes(&self) -> &Value {
        &self.0["changes"]
    }

    fn list(&self, name: &str) -> impl Iterator<Item = &Value> {
        self.0[name].as_array().into_iter().flatten()
    }

    /// The screen, none while the page is still being built.
    pub fn screen(&self) -> Option<&str> {
        self.list("screens").find_map(Value::as_str)
    }

    /// The element with that test id, null if there is none.
    fn element(&self, id: &str) -> &Value {
        self.list("ids")
            .find(|element| text(element, "id") == id)
            .unwrap_or(&Value::Null)
    }

    /// Returns true if an element with this test id can be seen.
    pub fn shows(&self, id: &str) -> bool {
        self.element(id)["seen"] == true
    }

    /// Returns true if it is there and can be acted on.
    pub fn enabled(&self, id: &str) -> bool {
        self.shows(id) && self.element(id)["disabled"] == false
    }

    /// Returns true if a choice is the chosen one.
    pub fn chosen(&self, id: &str) -> bool {
        let pressed = &self.element(id)["pressed"];
        pressed == "true" || pressed == true
    }

    /// The text in an input.
    pub fn value(&self, id: &str) -> &str {
        text(self.element(id), "value")
    }

    /// The text of an element, empty if it is not there.
    pub fn text(&self, id: &str) -> &str {
        text(self.element(id), "text")
    }

    /// A `data-` attribute (in the script's spelling: `data-day` is `day`), empty if there is none.
    pub fn data(&self, id: &str, name: &str) -> &str {
        text(&self.element(id)["data"], name)
    }

    /// The number in `data-value`.
    pub fn number(&self, id: &str) -> Option<i64> {
        self.data(id, "value").parse().ok()
    }

    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.list("ids").map(|element| text(element, "id"))
    }

    /// All cells, in the order of the page.
    pub fn cells(&self) -> impl Iterator<Item = CellSeen<'_>> {
        self.list("cells").map(|cell| CellSeen {
            cell: text(cell, "cell"),
            stone: text(cell, "stone"),
            mark: text(cell, "mark"),
            last: cell["last"] == true,
            label: text(cell, "label"),
            lost: cell["lost"] == true,
            territory: text(cell, "territory"),
        })
    }

    /// The cell that glows because it is to be tapped.
    pub fn target(&self) -> Option<&str> {
        let glowing = self.list("cells").find(|cell| cell["target"] == true);
        glowing.map(|cell| text(cell, "cell"))
    }

    pub fn cell(&self, name: &str) -> Option<CellSeen<'_>> {
        self.cells().find(|cell| cell.cell == name)
    }

    pub fn stones(&self) -> usize {
        self.cells().filter(|cell| cell.stone != "empty").count()
    }

    /// The board, the totals and whose turn it is: what must come back after a restart.
    pub fn position(&self) -> String {
        let stones = self.cells().filter(|cell| cell.stone != "empty");
        let mut position: Vec<String> = stones
            .map(|cell| format!("{}={}", cell.cell, cell.stone))
            .collect();
        position.sort();
        position.push(format!("turn={}", self.data("turn", "side")));
        for total in ["score", "captured"] {
            for side in ["black", "white"] {
                let id = format!("{total}-{side}");
                position.push(format!("{id}={}", self.data(&id, "value")));
            }
        }
        position.join(" ")
    }

    /// Returns true if board and totals are those of the game.
    pub fn shows_game(&self, game: &Game) -> bool {
        let position = game.position();
        let score = position.score();
        let stones = rsg_engine::Cell::ALL.into_iter().all(|cell| {
            let stone = position.board().stone(cell);
            let stone = stone.map_or("empty".to_owned(), |color| color.to_string());
            self.cell(cell.name())
                .is_some_and(|seen| seen.stone == stone)
        });
        stones
            && self.number("score-black") == Some(i64::from(score.black))
            && self.number("score-white") == Some(i64::from(score.white))
    }

    /// Returns true if a person is to move and nothing stands in the way.
    pub fn awaits_a_person(&self) -> bool {
        matches!(self.data("turn", "who"), "you" | "player")
            && !self.shows("thinking")
            && !self.shows("result-sheet")
            && self.cells().any(|cell| cell.can_be_played())
    }

    /// A line for messages.
    pub fn summary(&self) -> String {
        format!(
            "screen {}, {} {} to move, ids {}",
            self.screen().unwrap_or("none"),
            self.data("turn", "who"),
            self.data("turn", "side"),
            self.ids().collect::<Vec<_>>().join(" ")
        )
    }
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}
