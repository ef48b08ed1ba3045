//! Messages to the player when something about keeping progress goes wrong.

use crate::storage::{Document, Instead, Notice, SaveError};
use rsg_game::app::Trouble;

/// The troubles at the opening of the data folder, those with the heaviest consequences first.
pub(super) fn at_opening(notices: &[Notice]) -> Vec<Trouble> {
    for notice in notices {
        eprintln!("the data folder: {notice:?}");
    }
    let mut troubles: Vec<Trouble> = notices.iter().map(of_notice).collect();
    troubles.sort_by_key(|trouble| std::cmp::Reverse(weight(*trouble)));
    troubles
}

/// The trouble of a write, if any: `failed` if it could not be done for now.
pub(super) fn of_write(written: Result<(), SaveError>, failed: Trouble) -> Result<(), Trouble> {
    written.map_err(|error| {
        eprintln!("not saved: {error}");
        match error {
            SaveError::Newer(_) => Trouble::NewerVersion,
            SaveError::InUse => Trouble::TakenOver,
            _ => failed,
        }
    })
}

/// The trouble of a write of kept games. Those of a newer version are left alone; the player reads that once, at the
/// opening of the folder, not for every game.
pub(super) fn of_games(written: Result<(), SaveError>) -> Result<(), Trouble> {
    match written {
        Err(SaveError::Newer(_)) => Ok(()),
        written => of_write(written, Trouble::CannotKeepGames),
    }
}

fn of_notice(notice: &Notice) -> Trouble {
    match notice {
        Notice::SetAside {
            instead: Instead::LastGoodCopy,
            ..
        } => Trouble::OlderCopy,
        Notice::SetAside {
            instead: Instead::NothingNeeded,
            ..
        } => Trouble::CopySetAside,
        Notice::SetAside { document, .. } => match document {
            Document::Games => Trouble::GamesLost,
            Document::Waiting(_) => Trouble::MatchLost,
            Document::Profile => Trouble::StartedAnew,
        },
        Notice::TooOld { .. } => Trouble::TooOld,
        Notice::Newer {
            document: Document::Games,
            ..
        } => Trouble::NewerGames,
        Notice::Newer { .. } | Notice::NotSaving(SaveError::Newer(_)) => Trouble::NewerVersion,
        Notice::NotSaving(SaveError::InUse) => Trouble::TakenOver,
        Notice::NotSaving(_) => Trouble::CannotSave,
    }
}

fn weight(trouble: Trouble) -> u8 {
    match trouble {
        Trouble::NotImported
        | Trouble::NotErased
        | Trouble::NothingErased
        | Trouble::CopySetAside
        | Trouble::ErasedLost
        | Trouble::CannotKeepGames
        | Trouble::GamesLost
        | Trouble::NewerGames => 0,
        Trouble::MatchLost => 1,
        Trouble::OlderCopy => 2,
        Trouble::CannotSave => 3,
        Trouble::StartedAnew | Trouble::TooOld => 4,
        Trouble::NewerVersion => 5,
        Trouble::TakenOver => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost(document: Document) -> Notice {
        Notice::SetAside {
            document,
            files: Vec::new(),
            instead: Instead::Nothing,
        }
    }

    #[test]
    fn everything_is_told_and_the_heaviest_first() {
        assert_eq!(
            at_opening(&[lost(Document::Games), lost(Document::Profile)]),
            [Trouble::StartedAnew, Trouble::GamesLost]
        );
    }

    #[test]
    fn what_cannot_be_written_is_told_for_what_it_was() {
        let failed = Trouble::NotImported;
        assert_eq!(of_write(Ok(()), failed), Ok(()));
        assert_eq!(of_write(Err(SaveError::Full), failed), Err(failed));
        assert_eq!(
            of_write(Err(SaveError::Newer(9)), failed),
            Err(Trouble::NewerVersion)
        );
    }

    #[test]
    fn kept_games_of_a_newer_version_are_told_once() {
        assert_eq!(of_games(Err(SaveError::Newer(9))), Ok(()));
        assert_eq!(
            of_games(Err(SaveError::Full)),
            Err(Trouble::CannotKeepGames)
        );
    }
}
