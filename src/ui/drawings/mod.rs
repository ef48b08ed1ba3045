//! Every picture of the game except the board: badges, trophies, icons, the wordmark and the app icon.
//!
//! Pictures are computed, not loaded. A [`badge`] is a few lines that put shared parts together (frames, facets, the
//! engraved star, laurels, wings), in the materials of `paint`. They come out as the inside of an `svg` element: text
//! that a page can take as it is, and that depends on no file, font or id.
//!
//! - `paint`: colours, and materials as ramps from shadow to glint
//! - `pen`: collects shapes, and shades facets as one lamp from the upper left would
//! - `parts`: what badges and trophies share
//! - [`badge`], [`trophy`]: the rewards; [`icon`]: the interface's strokes; [`brand`]: wordmark and app icon
//!
//! Something not yet earned is the same picture in greys ([`Look::Locked`]), so that it can be looked forward to.

pub mod badge;
pub mod brand;
mod digits;
pub mod icon;
mod paint;
mod parts;
mod pen;
mod titles;
pub mod trophy;

pub use badge::{RANKS, badge};
pub use icon::Icon;
pub use pen::{Detail, Look};
pub use trophy::{month_trophy, year_trophy};

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn rewards(look: Look, detail: Detail) -> Vec<String> {
        let badges = (1..=RANKS).map(|rank| badge(rank, look, detail));
        let months = (1..=12).map(|month| month_trophy(month, look, detail));
        badges
            .chain(months)
            .chain([
                year_trophy(2026, look, detail),
                year_trophy(2030, look, detail),
            ])
            .collect()
    }

    fn every_picture() -> Vec<String> {
        let mut pictures = Vec::new();
        for look in [Look::Earned, Look::Locked] {
            for detail in [Detail::Small, Detail::Full] {
                pictures.extend(rewards(look, detail));
            }
        }
        pictures.extend(Icon::ALL.map(Icon::markup));
        pictures.extend([
            brand::wordmark(),
            brand::app_icon(),
            brand::icon_background(),
            brand::icon_foreground(),
            brand::icon_monochrome(),
        ]);
        pictures
    }

    /// Reads markup tag by tag: everything opened is closed in order, every value quoted, nothing stands outside.
    fn check_markup(markup: &str) -> Result<(), String> {
        let mut open = Vec::new();
        let mut rest = markup;
        while !rest.is_empty() {
            let body = rest
                .strip_prefix('<')
                .ok_or(format!("text outside: {rest}"))?;
            let (tag, after) = body.split_once('>').ok_or("a tag does not end")?;
            rest = after;
            if let Some(name) = tag.strip_prefix('/') {
                if open.pop() != Some(name) {
                    return Err(format!("{name} closes nothing"));
                }
                continue;
            }
            let (tag, alone) = match tag.strip_suffix('/') {
                Some(tag) => (tag, true),
                None => (tag, false),
            };
            let (name, mut values) = tag.split_once(' ').unwrap_or((tag, ""));
            while !values.is_empty() {
                let (_, value) = values.split_once("=\"").ok_or(format!("odd {values}"))?;
                let (value, more) = value.split_once('"').ok_or("a value does not end")?;
                if value.contains(['<', '&']) || value.contains("NaN") || value.contains("inf") {
                    return Err(format!("odd value {value}"));
                }
                values = more.trim_start();
            }
            if !alone {
                open.push(name);
            }
        }
        if open.is_empty() {
            Ok(())
        } else {
            Err(format!("{open:?} stay open"))
        }
    }

    #[test]
    fn the_check_sees_broken_markup() {
        for broken in [
            "<g>",
            "<g></h>",
            "<g a=b/>",
            "<g a=\"b/>",
            "text",
            "<p d=\"NaN\"/>",
        ] {
            assert!(check_markup(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn every_picture_is_well_formed_and_free_of_ids() {
        for picture in every_picture() {
            assert_eq!(check_markup(&picture), Ok(()), "{picture}");
            for shared in [" id=", "url(", "href", "<text", "<image"] {
                assert!(!picture.contains(shared), "{shared} in {picture}");
            }
        }
    }

    #[test]
    fn every_reward_is_a_picture_of_its_own() {
        for look in [Look::Earned, Look::Locked] {
            let pictures = rewards(look, Detail::Small);
            let different: HashSet<&String> = pictures.iter().collect();
            assert_eq!(different.len(), pictures.len());
        }
    }

    #[test]
    fn no_two_icons_are_the_same() {
        let different: HashSet<&str> = Icon::ALL.iter().map(|icon| icon.path()).collect();
        assert_eq!(different.len(), Icon::ALL.len());
    }

    #[test]
    fn what_is_locked_is_grey() {
        for picture in rewards(Look::Locked, Detail::Full) {
            for colour in picture.split('#').skip(1) {
                let part = |at: usize| i32::from_str_radix(&colour[at..at + 2], 16).unwrap();
                let (red, green, blue) = (part(0), part(2), part(4));
                assert!(red == green && (blue - red).abs() <= 3, "#{}", &colour[..6]);
            }
        }
    }

    #[test]
    fn a_list_of_all_small_badges_stays_light() {
        let bytes: usize = (1..=RANKS)
            .map(|rank| badge(rank, Look::Earned, Detail::Small).len())
            .sum();
        assert!(bytes < 200_000, "{bytes}");
    }

    #[test]
    fn numbers_off_the_ladder_get_the_nearest_badge() {
        let of = |rank| badge(rank, Look::Earned, Detail::Small);
        assert_eq!(of(0), of(1));
        assert_eq!(of(31), of(RANKS));
    }
}
