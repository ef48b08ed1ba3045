//! What is on the page at one instant, read in one go through the attributes that are a contract
//! (`data-screen`, `data-cell`, `data-testid` and their companions).
//!
//! Reading it checks what must hold at every instant, during transitions too: one screen, no test id twice, and a board
//! that is whole or not there.

use std::collections::BTreeSet;

use serde_json::Value;

/// The script that reads the page.
pub const SCRIPT: &str = r"
const all = selector => [...document.querySelectorAll(selector)];
const seen = element => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
};
return {
  ready: document.readyState === 'complete',
  screens: all('[data-screen]').map(element => element.dataset.screen),
  cells: all('[data-cell]').map(element => ({
    cell: element.dataset.cell, stone: element.dataset.stone, mark: element.dataset.mark,
    last: element.dataset.last === 'true', label: element.getAttribute('aria-label') || '',
  })),
  ids: all('[data-testid]').map(element => ({
    id: element.dataset.testid, seen: seen(element), data: {...element.dataset},
    text: (element.innerText || '').trim().slice(0, 400), value: element.value ?? null,
    disabled: element.disabled === true,
    pressed: element.getAttribute('aria-pressed') ?? element.getAttribute('aria-checked') ?? element.checked ?? null,
  })),
};
";

/// The page at one instant.
pub struct Snapshot(Value);

/// A cell of the board as the page describes it.
#[derive(Debug, PartialEq, Eq)]
pub struct CellSeen<'a> {
    /// Its name.
    pub cell: &'a str,
    /// `empty`, `black` or `white`.
    pub stone: &'a str,
    /// `none`, `playable`, `one-call`, `blocked` or `exception`.
    pub mark: &'a str,
    /// Whether it was the last one placed.
    pub last: bool,
    /// What a screen reader says.
    pub label: &'a str,
}

impl Snapshot {
    /// Takes what the script returned and checks what must always hold.
    pub fn checked(value: Value) -> Self {
        let snapshot = Self(value);
        let screens: Vec<&str> = snapshot.list("screens").filter_map(Value::as_str).collect();
        assert!(screens.len() <= 1, "more than one data-screen: {screens:?}");
        let mut ids = BTreeSet::new();
        for element in snapshot.list("ids") {
            let id = text(element, "id");
            assert!(ids.insert(id), "the test id {id} is there twice");
        }
        let cells: BTreeSet<&str> = snapshot.cells().map(|cell| cell.cell).collect();
        let count = snapshot.cells().count();
        assert_eq!(cells.len(), count, "a cell is there twice");
        assert!(count == 0 || count == 37, "the board has {count} cells");
        snapshot
    }

    fn list(&self, name: &str) -> impl Iterator<Item = &Value> {
        self.0[name].as_array().into_iter().flatten()
    }

    /// The screen, none while the page is still being built.
    pub fn screen(&self) -> Option<&str> {
        self.list("screens").find_map(Value::as_str)
    }

    fn element(&self, id: &str) -> Option<&Value> {
        self.list("ids").find(|element| text(element, "id") == id)
    }

    /// Whether something with this test id can be seen.
    pub fn shows(&self, id: &str) -> bool {
        self.element(id)
            .is_some_and(|element| element["seen"] == true)
    }

    /// Whether it is there and can be acted on.
    pub fn enabled(&self, id: &str) -> bool {
        self.shows(id)
            && self
                .element(id)
                .is_some_and(|element| element["disabled"] == false)
    }

    /// Whether a choice is the chosen one.
    pub fn chosen(&self, id: &str) -> bool {
        self.element(id)
            .is_some_and(|element| element["pressed"] == "true" || element["pressed"] == true)
    }

    /// What stands in an input.
    pub fn value(&self, id: &str) -> &str {
        self.element(id)
            .map_or("", |element| text(element, "value"))
    }

    /// What can be read on an element, empty if it is not there.
    pub fn text(&self, id: &str) -> &str {
        self.element(id).map_or("", |element| text(element, "text"))
    }

    /// A `data-` attribute (in the script's spelling: `data-day` is `day`), empty if there is none.
    pub fn data(&self, id: &str, name: &str) -> &str {
        self.element(id)
            .map_or("", |element| text(&element["data"], name))
    }

    /// The number in `data-value`.
    pub fn number(&self, id: &str) -> Option<i64> {
        self.data(id, "value").parse().ok()
    }

    /// Every test id that is there.
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
        })
    }

    /// One cell.
    pub fn cell(&self, name: &str) -> Option<CellSeen<'_>> {
        self.cells().find(|cell| cell.cell == name)
    }

    /// The board, the totals and whose turn it is: what must come back after a restart.
    pub fn position(&self) -> String {
        let mut position: Vec<String> = self
            .cells()
            .filter(|cell| cell.stone != "empty")
            .map(|cell| format!("{}={}", cell.cell, cell.stone))
            .collect();
        position.sort();
        position.push(format!("turn={}", self.data("turn", "side")));
        for id in [
            "score-black",
            "score-white",
            "captured-black",
            "captured-white",
        ] {
            position.push(format!("{id}={}", self.data(id, "value")));
        }
        position.join(" ")
    }

    /// Whether a person is to move and nothing stands in the way.
    pub fn awaits_a_person(&self) -> bool {
        matches!(self.data("turn", "who"), "you" | "player")
            && !self.shows("thinking")
            && !self.shows("result-sheet")
            && self.cells().any(|cell| can_be_played(cell.mark))
    }

    /// A line for messages.
    pub fn summary(&self) -> String {
        format!(
            "screen {}, {}{} to move, ids {}",
            self.screen().unwrap_or("none"),
            self.data("turn", "who"),
            self.data("turn", "side"),
            self.ids().collect::<Vec<_>>().join(" ")
        )
    }
}

/// Whether a placement is possible where this mark stands.
pub fn can_be_played(mark: &str) -> bool {
    matches!(mark, "playable" | "one-call" | "exception")
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}
