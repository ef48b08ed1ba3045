//! The components of the screens.
//!
//! Components know neither the app nor its screens: what they draw comes in as properties, and what a player does goes
//! out by a handler.
//!
//! | component | what it is |
//! |---|---|
//! | [`StarBoard`] | the star board |
//! | [`SquareBoard`] | the board of a game on squares |
//! | [`Thumbnail`], [`BoardThumbnail`] | a board as small as a stamp, for lists |
//! | [`CallThumbnail`] | the board that a call leads to, on the call's button |
//! | [`Portrait`], [`BoardPortrait`] | a board as one large drawing, for a picture that is shared |
//! | [`Button`] | the one button |
//! | [`DangerButton`] | the button for what is lost by it, and [`HoldButton`] where everything is |
//! | [`Sheet`] | what lies in front of a screen and wants an answer |
//! | [`Row`] | a setting: its name and its control, such as [`Switch`] and [`Choice`] |
//! | [`Picks`] | one of a few, as buttons side by side; [`PickGroup`] with a heading |
//! | [`Stepper`] | a number that is typed or stepped to |
//! | [`Steps`] | progress: done, of a total |
//! | [`StepButton`] | a step through placements |
//! | [`Count`] | a number that counts |
//! | [`Roomy`] | words in a place with room for all that may stand there |
//! | [`LinkPicture`] | a link as a picture for a camera |
//! | [`MarkList`] | what the marks on the board mean |
//! | [`Badge`] | and [`Face`], [`MonthTrophy`], [`YearTrophy`], [`IconView`], [`Wordmark`], [`InstallStep`], [`Pebble`], [`SevenStones`]: drawings |
//!
//! [`Finger`] tells swipes from other touches.

mod board;
mod button;
mod count;
mod folded_menu;
mod guarded_button;
mod link_picture;
mod marks;
mod pick;
mod picture;
mod roomy;
mod row;
mod sheet;
mod step_button;
mod stepper;
mod steps;
mod swipe;

pub use crate::ui::drawings::{Icon, Mood};
pub use board::{
    Aimed, BoardKind, BoardLook, BoardPortrait, BoardThumbnail, CallNews, CallThumbnail,
    Illustration, Motion, Moving, Portrait, PortraitShades, PortraitStone, SquareBoard,
    SquareImage, StarBoard, Thumbnail, ThumbnailShapes, Use, WithNames, board_name, grade_name,
    tempo,
};
pub use button::{Button, Variant};
pub use count::Count;
pub use folded_menu::{FoldedMenu, RowMenu};
pub use guarded_button::{DangerButton, HoldButton};
pub use link_picture::LinkPicture;
pub use marks::MarkList;
pub use pick::{Pick, PickGroup, Picks};
pub use picture::{
    Badge, Face, IconView, InstallStep, MonthTrophy, Pebble, SevenStones, Wordmark, YearTrophy,
};
pub use roomy::Roomy;
pub use row::{Choice, Row, Switch};
pub use sheet::{CloseSheet, Place, Sheet};
pub use step_button::{StepButton, StepTo};
pub use stepper::Stepper;
pub use steps::Steps;
pub use swipe::{Finger, Swipe, use_finger};
