//! The rescue of a page that has panicked twice: a worker, which is another copy of the program, reads the saved
//! progress. The page (`assets/web/start.js`) shows its words and the exported progress, whatever the first copy can no
//! longer draw.

use js_sys::global;
use serde_json::json;

use super::entrance::Entrance;
use crate::platform::device::{self, call};
use crate::platform::late;
use crate::storage::{self, Archive, Store};
use crate::ui::texts::system_language;
use rsg_game::text::{Language, Texts};

/// Sends the page what to show; nothing where the progress cannot be read.
pub async fn send() {
    device::whole_program().await;
    let entrance = Entrance::enter();
    let opened = entrance.database().await;
    let launch = entrance.with(opened).launch;
    let (store, opened) = Store::open(launch.folder, launch.clock.now().today());
    let chosen = opened.profile.settings.language;
    let language = chosen.language(system_language());
    late::bring_texts(language).await;
    let texts = late::texts(language).unwrap_or_else(|| Texts::new(Language::English));
    let exported = storage::encode(&Archive::new(&opened.profile, Some(store.games())));
    let words = |key: &str| texts.get(key);
    let contents = json!({
        "language": texts.language().tag(),
        "stopped": words("app-broken"),
        "keep": words("settings-export-text"),
        "copy": words("settings-export-copy"),
        "save": words("settings-export-download"),
        "exported": exported.unwrap_or_default(),
    });
    call(&global(), "postMessage", &[contents.to_string().into()]);
}
