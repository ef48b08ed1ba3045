//! The small board on a call's button: the position that the call leads to, with its flips and captures.

use std::fmt::Write;

use dioxus::prelude::*;
use rsg_engine::Cells;

use super::geometry::centre;
use super::{star_drawing, thumbnail};
use crate::ui::components::picture::Picture;
use rsg_game::session::CallPicture;

/// Decoration: the words beside it say the same.
#[component]
pub fn CallThumbnail(picture: CallPicture) -> Element {
    rsx! {
        Picture { class: "call-picture", view_box: star_drawing::framed_view_box(), shapes: shapes(picture) }
    }
}

fn shapes(picture: CallPicture) -> String {
    let CallPicture {
        after,
        placed,
        flipped,
        captured,
    } = picture;
    let mut svg = star_drawing::small();
    svg.push_str(&thumbnail::stones(after));
    // A stone that is flipped by one row and captured by the same placement is gone.
    rings(&mut svg, "flipped", flipped - captured);
    rings(&mut svg, "captured", captured);
    rings(&mut svg, "placed", Cells::of(placed));
    svg
}

/// A circle on each of these cells.
fn rings(svg: &mut String, class: &str, cells: Cells) {
    for cell in cells.iter() {
        let (x, y) = centre(cell);
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            r#"<circle class="{class}" cx="{x:.2}" cy="{y:.2}" r=".36"/>"#
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::{Cell, Game, Move};

    #[test]
    fn flips_captures_and_the_placed_stone_are_ringed() {
        let mut game = Game::new();
        for mv in "B9[B] BX BJ[W] B8 BQ B3[W] B7[B]".split(' ') {
            let mv: Move = mv.parse().expect("a move");
            game.play(mv).expect("it can be played");
        }
        let effect = &game.turns().last().expect("a turn").effect;
        let svg = shapes(CallPicture {
            after: effect.after,
            placed: Cell::B7,
            flipped: effect.flipped(),
            captured: [Cell::A9, Cell::AJ].into_iter().collect(),
        });
        let count = |class: &str| svg.matches(&format!("circle class=\"{class}\"")).count();
        assert_eq!(count("flipped"), usize::from(effect.flip_count()));
        assert_eq!((count("captured"), count("placed")), (2, 1));
    }
}
