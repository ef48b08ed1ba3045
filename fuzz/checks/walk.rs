//! The walk through a game of any kind.
#![allow(clippy::unwrap_used)]

use super::Playable;

/// Plays the placements that these bytes choose, as long as the game goes on. Before each turn the game is looked at
/// with the placements that are open, after it with the one that was played.
pub fn walk<G: Playable>(
    game: &mut G,
    choices: &[u8],
    mut before: impl FnMut(&G, &[G::Turn]),
    mut after: impl FnMut(&G, &G::Turn),
) {
    for choice in choices {
        let open = game.placements();
        before(game, &open);
        assert_eq!(open.is_empty(), game.is_over());
        if open.is_empty() {
            break;
        }
        let turn = &open[usize::from(*choice) % open.len()];
        let turns = game.turns();
        game.play(turn.clone()).unwrap();
        assert_eq!(game.turns(), turns + 1);
        after(game, turn);
    }
}

/// Takes every turn back and returns the game as it began.
pub fn taken_back<G: Playable>(mut game: G) -> G {
    for _ in 0..game.turns() {
        assert!(game.undo());
    }
    assert!(!game.undo());
    game
}
