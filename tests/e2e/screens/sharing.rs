//! The picture that is shared: painted by the page from the board's own drawing, looked at, and given away.

use rsg_engine::Color::{self, Black};
use rsg_engine::{Cell, Position};
use serde_json::Value;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::play::games::LOWEST;
use crate::play::puzzles::todays;
use crate::screens::every_screen::NEARLY_OVER;

/// The most bytes that a messenger is to be burdened with.
const MOST_BYTES: f64 = 400_000.0;

/// The picture in numbers: its size, and for every cell of the board behind it the cell's stone there, the colour in
/// its middle on the picture, and the colour of its tile on the page. Reads the PNG as it would be sent.
const LOOK: &str = r"
const shown = document.querySelector('[data-testid=share-picture]');
const canvas = document.createElement('canvas');
[canvas.width, canvas.height] = [shown.naturalWidth, shown.naturalHeight];
const brush = canvas.getContext('2d');
brush.drawImage(shown, 0, 0);
const board = document.querySelector('.picture .portrait');
const card = document.querySelector('.picture').getBoundingClientRect();
const cells = {};
const drawn = board && board.getBoundingClientRect();
const view = board && board.viewBox.baseVal;
const pitch = board && Math.min(drawn.width / view.width, drawn.height / view.height);
for (const cell of document.querySelectorAll('.board [data-cell]')) {
  const place = cell.closest('.cell').style;
  const number = name => Number(place.getPropertyValue(name));
  if (!board) break;
  const x = drawn.left + drawn.width / 2 + number('--x') * pitch - card.left;
  const y = drawn.top + drawn.height / 2 + number('--y') * pitch - card.top;
  const on = axis => Math.round(axis * canvas.width / card.width);
  const [red, green, blue] = brush.getImageData(on(x), on(y), 1, 1).data;
  cells[cell.dataset.cell] = {stone: cell.dataset.stone, color: [red, green, blue]};
}
const tiles = [1, 2, 3, 4].map(ring => {
  const tile = document.querySelector('.picture .portrait .ring-' + ring);
  return tile ? getComputedStyle(tile).fill.match(/\d+/g).map(Number) : [];
});
const all = brush.getImageData(0, 0, canvas.width, canvas.height).data;
const colors = new Set();
for (let at = 0; at < all.length; at += 4 * 97) colors.add(all[at] * 65536 + all[at + 1] * 256 + all[at + 2]);
return {width: canvas.width, height: canvas.height, png: shown.src.slice(0, 22), cells, tiles, colors: colors.size};
";

/// The content that the browser's share sheet would get, or the file that would be saved.
const LISTEN: &str = r"
window.given = null;
navigator.canShare = () => arguments[0];
navigator.share = ({files, text}) => {
  window.given = [files[0].name, files[0].type, files[0].size, text];
  return Promise.resolve();
};
HTMLAnchorElement.prototype.click = function () { window.given = [this.download]; };
return null";

impl App<'_> {
    /// Presses the button that shares, and waits for the picture.
    #[track_caller]
    pub fn share(&self, button: &str) -> Value {
        self.press(button).expect_shown("share-sheet");
        self.expect_data("share-picture", "ready", "true");
        let seen = self.script(LOOK);
        let bytes = self.look().data("share-picture", "size").parse::<f64>();
        let bytes = bytes.expect("a number of bytes");
        assert!((10_000.0..MOST_BYTES).contains(&bytes), "{bytes} bytes");
        assert_eq!(seen["width"], 1080, "{seen}");
        assert_eq!(seen["png"], "data:image/png;base64,");
        assert!(40 < seen["colors"].as_u64().unwrap_or(0), "it is blank");
        seen
    }

    pub fn close_picture(&self) -> &Self {
        self.press("share-close").expect_gone("share-sheet")
    }
}

fn color_of(seen: &Value) -> [i64; 3] {
    [0, 1, 2].map(|part| seen[part].as_i64().unwrap_or(-1000))
}

/// Returns true if the picture has such a stone there.
fn is_stone(seen: &Value, color: Color) -> bool {
    let light = color_of(seen).iter().sum::<i64>() / 3;
    match color {
        Color::Black => light < 100,
        Color::White => 190 < light,
    }
}

/// On the star every cell of the picture has the stone of this position, or the bare tile.
fn shows_position(seen: &Value, position: &Position) {
    for cell in Cell::ALL.into_iter().filter(|cell| *cell != Cell::CP) {
        let here = &seen["cells"][cell.name()]["color"];
        match position.board().stone(cell) {
            Some(color) => assert!(is_stone(here, color), "{cell}: {here}, not {color}"),
            None => {
                let tile = &seen["tiles"][usize::from(cell.ring()) - 1];
                let pairs = color_of(here).into_iter().zip(color_of(tile));
                let near = pairs
                    .into_iter()
                    .all(|(one, other)| (one - other).abs() < 6);
                assert!(near, "{cell}: {here}, the tile is {tile}");
            }
        }
    }
}

/// Every stone of the board behind it is on the picture.
fn shows_stones(seen: &Value) {
    let cells = seen["cells"].as_object().expect("a board is behind it");
    let mut stones = 0;
    for (name, cell) in cells {
        let color = match cell["stone"].as_str() {
            Some("black") => Color::Black,
            Some("white") => Color::White,
            _ => continue,
        };
        assert!(is_stone(&cell["color"], color), "{name}: {cell}");
        stones += 1;
    }
    assert!(4 < stones, "{stones} stones");
}

/// A won game: looked at, given to the browser's share sheet, saved where there is none, and closed again.
pub fn a_result_is_shared_as_a_picture(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    app.continue_game().win();
    let seen = app.share("result-share");
    shows_stones(&seen);
    let text = app.look().data("share-send", "text").to_owned();
    assert!(
        text.starts_with("ReverStarGo\nBeat Pebble (Lv.1)\n"),
        "{text}"
    );
    app.script_with(LISTEN, &[true.into()]);
    app.press("share-send");
    let given = app.script("return window.given");
    assert_eq!(given[0], "ReverStarGo.png");
    assert_eq!((&given[1], &given[3]), (&"image/png".into(), &text.into()));
    let size = app.look().data("share-picture", "size").to_owned();
    assert_eq!(given[2].to_string(), size);
    app.script_with(LISTEN, &[false.into()]);
    app.press("share-send").expect_shown("note");
    assert_eq!(app.script("return window.given[0]"), "ReverStarGo.png");
    app.close_picture().expect_shown("result-sheet");
}

/// The picture of a solved puzzle is the puzzle: nothing that was placed is on it. And back closes it.
pub fn a_puzzles_picture_gives_nothing_away(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.press("home-puzzle").expect_screen("puzzle");
    app.solve(todays());
    let seen = app.share("puzzle-share");
    shows_position(&seen, &todays().position);
    app.expect_back_taken().expect_gone("share-sheet");
    app.expect_shown("puzzle-share");
}

/// The boards of squares and points, and a badge.
pub fn boards_of_every_game_and_a_rank_are_shared(test: &Test<'_>) {
    let text = "reversi 8 othello most : e6f4e3f6g5d6e7f5c5";
    let app = test
        .app()
        .hurried()
        .handing_over()
        .waiting(text, LOWEST)
        .open();
    app.see_result();
    let seen = app.share("result-share");
    shows_stones(&seen);
    assert!(app.look().data("share-send", "text").contains("Reversi"));
    app.close_picture()
        .press("result-close")
        .expect_screen("home");
    app.play_pasted(NEARLY_OVER, "two");
    app.press("handover").expect_enabled("pass").press("resign");
    app.press("resign-confirm").expect_shown("result-sheet");
    shows_stones(&app.share("result-share"));
    app.close_picture()
        .press("result-close")
        .expect_screen("home");
    app.visit("ranks");
    let seen = app.share("ranks-share");
    assert!(
        seen["cells"]
            .as_object()
            .is_some_and(serde_json::Map::is_empty)
    );
}
