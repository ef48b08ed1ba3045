//! What every chore shares, also with the chores that live in packages of their own: starting programs and knowing
//! where things lie.
#![allow(clippy::disallowed_methods, reason = "a tool")]

pub mod process;
pub mod workspace;
