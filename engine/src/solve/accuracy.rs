//! The accuracy of a player's choices, in one figure.

use crate::Position;

/// The factor for each point that the average choice gave away.
const LEFT_A_POINT: f64 = 0.9;

/// The accuracy of choices, by the points that each cost: 100 percent if nothing was given away, and nine tenths of
/// that for each point that the average choice cost. `None` without a choice.
///
/// ```
/// assert_eq!(rsg_engine::analysis::accuracy([0, 0, 0]), Some(100.0));
/// let one_point_each = rsg_engine::analysis::accuracy([2, 0, 1]).unwrap_or_default();
/// assert!((one_point_each - 90.0).abs() < 1e-9);
/// ```
#[must_use]
pub fn accuracy(costs: impl IntoIterator<Item = i32>) -> Option<f64> {
    let (mut count, mut sum) = (0_u32, 0_i64);
    for cost in costs {
        count += 1;
        sum += i64::from(cost.max(0));
    }
    let average = sum as f64 / f64::from((0 < count).then_some(count)?);
    Some(100.0 * LEFT_A_POINT.powf(average))
}

/// True if the player to move has more than one placement: a forced one says nothing about the player.
#[must_use]
pub fn is_choice(position: &Position) -> bool {
    1 < position.moves().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_leaves_nine_tenths() {
        for (costs, percent) in [
            (vec![0], 100),
            (vec![1], 90),
            (vec![2], 81),
            (vec![4, 6], 59),
            (vec![10], 35),
            (vec![200], 0),
        ] {
            let found = accuracy(costs.clone()).map(|found| found.round() as i32);
            assert_eq!(found, Some(percent), "{costs:?}");
        }
        assert_eq!(accuracy([]), None);
    }

    #[test]
    fn the_start_is_a_choice_and_a_finished_game_is_none() {
        assert!(is_choice(&Position::start()));
        let over = "b/bbbbbb/bbbbbbbbbbbb/bbbbbbbbbbbb/bbbbbb w 0 0";
        let over: Position = over.parse().expect("a position");
        assert!(!is_choice(&over));
    }
}
