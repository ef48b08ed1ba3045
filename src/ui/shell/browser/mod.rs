//! The browser preview: the whole app, running here, drawn by any browser on this machine.
//!
//! `dioxus-liveview` brings the transport. Its ready-made server has no viewport tag, does not answer `/` and lets
//! anybody in, so the router here is our own: one page, one icon, one socket, all behind [`admission`], and no more of
//! them than one player needs ([`serving`]). Each socket is a [`tab`], and the newest tab may act
//! ([`PageClaims`]). Its messages are checked first ([`messages`]).

mod admission;
mod ending;
mod messages;
mod serving;
mod tab;

use std::net::Ipv4Addr;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{RawQuery, Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use dioxus::prelude::*;
use dioxus_liveview::{LiveViewPool, axum_socket, interpreter_glue};
use tokio::net::TcpListener;

use self::ending::Ending;
use super::{chosen_ground, end_signal};
use crate::platform::args::DEFAULT_PORT;
use crate::platform::{Args, Launch, folder};
use crate::ui::page;
use crate::ui::page_claims::PageClaims;
use messages::guarded;
use rsg_game::text::{Language, Texts};
use serving::Places;
use tab::Tab;

/// The path of the page's socket.
const SOCKET: &str = "/ws";

/// The key of the page's load number in the address of its socket.
const LOADED: &str = "loaded=";

/// The longest message of a page: a text to be imported, with room for its quotation.
const LONGEST_MESSAGE: usize = 10 * 1024 * 1024;

/// The header that relates a page to the site that has asked for it, as the browser sees it.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The header that limits which pages may steer this page's window.
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// The answer to one page too many.
const TOO_MANY: &str =
    "Too many pages are open already. Close one of them, then load this one again.";

/// The state from which every request is served.
#[derive(Clone)]
struct Preview {
    launch: Launch,
    pool: LiveViewPool,
    port: u16,
    claims: PageClaims,
    /// The number of pages loaded.
    loads: Arc<AtomicU64>,
    places: Places,
    ending: Ending,
}

pub(super) fn serve(args: &Args) -> Result<ExitCode, String> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|cause| format!("the browser preview cannot start: {cause}"))?
        .block_on(run(args))
}

async fn run(args: &Args) -> Result<ExitCode, String> {
    let wanted = args.browser.unwrap_or(DEFAULT_PORT);
    // The port comes first: where it is taken, nothing must have been written yet.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, wanted))
        .await
        .map_err(|cause| match cause.kind() {
            std::io::ErrorKind::AddrInUse => {
                format!("port {wanted} on 127.0.0.1 is taken, name another one with --browser PORT")
            }
            _ => format!("port {wanted} on 127.0.0.1 cannot be opened: {cause}"),
        })?;
    let port = listener
        .local_addr()
        .map_err(|cause| format!("the port is unknown: {cause}"))?
        .port();
    let folder = folder::open_for(args).map_err(|refused| refused.to_string())?;
    let launch = Launch::of(args, folder);
    let ending = Ending::new();
    let app = router(Preview {
        launch,
        pool: LiveViewPool::new(),
        port,
        claims: PageClaims::default(),
        loads: Arc::default(),
        places: Places::new(),
        ending: ending.clone(),
    });
    println!("ReverStarGo is ready: http://127.0.0.1:{port}/");
    tokio::select! {
        never = serving::serve(listener, app) => match never {},
        () = end_signal() => ending.has_come().await,
    }
    Ok(ExitCode::SUCCESS)
}

fn router(preview: Preview) -> Router {
    Router::new()
        .route("/", get(index))
        .route("/favicon.ico", get(icon))
        .route("/icon.svg", get(icon))
        .route(SOCKET, get(socket))
        .layer(middleware::from_fn_with_state(preview.clone(), guard))
        .with_state(preview)
}

/// Turns foreign visitors away before anything else looks at their request.
async fn guard(State(preview): State<Preview>, request: Request, next: Next) -> Response {
    let host = text(request.headers(), header::HOST);
    if admission::host_is_ours(host, preview.port) {
        next.run(request).await
    } else {
        (
            StatusCode::FORBIDDEN,
            "this server answers to 127.0.0.1 only",
        )
            .into_response()
    }
}

/// Answers a request for the page. Without a place for one more page it answers with a notice: a page without a socket
/// could only load itself again. Whoever was brought here by another site gets a question, without a socket and without
/// what stood in the address.
async fn index(State(preview): State<Preview>, headers: HeaderMap) -> Response {
    if preview.places.are_taken() {
        return (StatusCode::SERVICE_UNAVAILABLE, TOO_MANY).into_response();
    }
    let ground = chosen_ground(preview.launch.folder.path());
    let sealed = [
        (header::CACHE_CONTROL, "no-store"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (OPENER_POLICY, "same-origin"),
    ];
    let page = if admission::is_own_navigation(text(&headers, FETCH_SITE)) {
        let number = preview.loads.fetch_add(1, Ordering::Relaxed) + 1;
        let glue = interpreter_glue(&format!("{SOCKET}?{LOADED}{number}"));
        page::index(&glue, ground)
    } else {
        page::doorstep(&words_for(&headers), ground)
    };
    (sealed, Html(page)).into_response()
}

/// Words in the language that the browser asks for.
fn words_for(headers: &HeaderMap) -> Texts {
    let wanted = text(headers, header::ACCEPT_LANGUAGE).unwrap_or_default();
    let tags = wanted.split(',').filter_map(|tag| tag.split(';').next());
    Texts::new(Language::best_for(tags.map(str::trim)))
}

async fn icon() -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml")], page::ICON).into_response()
}

async fn socket(
    State(preview): State<Preview>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !admission::origin_is_ours(text(&headers, header::ORIGIN), preview.port) {
        return (StatusCode::FORBIDDEN, "this page did not come from here").into_response();
    }
    let Some(place) = preview.places.take() else {
        return (StatusCode::SERVICE_UNAVAILABLE, TOO_MANY).into_response();
    };
    let loaded = query.and_then(|query| query.strip_prefix(LOADED)?.parse().ok());
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE);
    upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        let mount = move || {
            VirtualDom::new(Tab)
                .with_root_context(preview.launch)
                .with_root_context(preview.claims.of_page(loaded))
                .with_root_context(preview.ending)
        };
        // The only failure is a page that went away, which is how every visit ends.
        let _gone = preview
            .pool
            .launch_virtualdom(guarded(axum_socket(socket)), mount)
            .await;
    })
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    // A value that is no text is foreign, not missing.
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}
