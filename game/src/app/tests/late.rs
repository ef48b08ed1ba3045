//! Files that come when they are wanted.

use super::*;
use crate::app::{HowFar, LateEvent, LateFile};

const FILE: LateFile = LateFile::Licences;

#[test]
fn a_file_is_asked_for_once_and_again_after_it_could_not_be_had() {
    let mut app = app();
    assert_eq!(app.how_far(FILE), HowFar::NotAsked);
    let want = Event::Late(LateEvent::Want(FILE));
    assert_eq!(app.apply(want.clone()), [Effect::Bring(FILE)]);
    assert_eq!(app.apply(want.clone()), []);
    assert_eq!(app.how_far(FILE), HowFar::Coming);
    let _ = app.apply(Event::Late(LateEvent::Failed(FILE)));
    assert_eq!(app.how_far(FILE), HowFar::Failed);
    assert_eq!(app.apply(want.clone()), [Effect::Bring(FILE)]);
    let _ = app.apply(Event::Late(LateEvent::Came(FILE)));
    assert_eq!(app.how_far(FILE), HowFar::There);
    assert_eq!(app.apply(want), []);
}
