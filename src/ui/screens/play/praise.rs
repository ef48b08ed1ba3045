//! A word of praise in the corner beside the star. It fades by itself and covers nothing that is needed.

use dioxus::prelude::*;

use crate::ui::runtime::{use_app, use_view_by};
use crate::ui::texts::t;
use rsg_game::app::App;
use rsg_game::session::praise::Praise;

/// The number of wordings of each praise.
const WAYS: usize = 3;

/// The praise for the player's last placement, if any.
///
/// It is worked out while the page is drawn, so after the CPU was asked for its answer, and once a placement: only when
/// there is one more than when this was last drawn. A game that is taken up again or a placement that is taken back
/// brings no old praise.
#[component]
pub(super) fn PraiseNote(shows: bool) -> Element {
    let app = use_app().app();
    let mut known = use_hook(|| CopyValue::new(app.peek().own_placements()));
    let praise = use_view_by(App::own_placements, move |app| {
        let now = app.own_placements();
        let before = known.replace(now);
        one_more(before, now).then(|| app.praise()).flatten()
    });
    rsx! {
        div { class: "praise-place",
            if let Some((index, praise)) = praise().filter(|_| shows) {
                p { key: "{index}", class: "praise", "data-testid": "praise", {words(index, praise)} }
            }
        }
    }
}

/// Returns true if the player has placed one more stone in the same game.
fn one_more(before: Option<(u16, usize)>, now: Option<(u16, usize)>) -> bool {
    let next = before.map(|(game, placed)| (game, placed + 1));
    next.is_some() && next == now
}

/// Not the same words every time, but the same for the same placement.
fn words(index: usize, praise: Praise) -> String {
    let way = index / 2 % WAYS + 1;
    match praise {
        Praise::Capture(points) => t!(&format!("praise-capture-{way}"), points = points),
        Praise::Move => t(&format!("praise-move-{way}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_more_placement_of_the_same_game_is_looked_at() {
        assert!(one_more(Some((1, 4)), Some((1, 5))));
        assert!(!one_more(Some((1, 4)), Some((1, 4))), "nothing new");
        assert!(!one_more(Some((1, 5)), Some((1, 4))), "taken back");
        assert!(!one_more(Some((1, 0)), Some((2, 1))), "another game");
        assert!(!one_more(None, Some((1, 1))), "praise was switched on");
        assert!(!one_more(Some((1, 4)), None), "the screen was left");
        assert!(!one_more(None, None));
    }
}
