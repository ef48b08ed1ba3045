//! Serving no more than one player needs: few connections, few pages, and no request that never ends.
//!
//! Everything is on this machine, so whatever asks for more is a mistake, and it is turned away before it costs
//! anything.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Connections that are no page: requests, and browsers that keep one open for the next.
const CONNECTIONS: usize = 64;

/// Pages that are open. Each is a whole app with its thinking thread.
const PAGES: usize = 8;

/// The longest wait for a request's headers.
const HEADERS: Duration = Duration::from_secs(10);

/// The pause where the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(100);

/// The places for pages.
#[derive(Clone)]
pub(super) struct Places(Arc<Semaphore>);

impl Places {
    pub(super) fn new() -> Self {
        Self(Arc::new(Semaphore::new(PAGES)))
    }

    /// A place for one more page as long as it is kept, if there is one.
    pub(super) fn take(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.0).try_acquire_owned().ok()
    }

    pub(super) fn are_taken(&self) -> bool {
        self.0.available_permits() == 0
    }
}

/// Serves until the program ends.
pub(super) async fn serve(listener: TcpListener, router: Router) -> Infallible {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        // One too many is closed at once.
        if let Ok(place) = Arc::clone(&places).try_acquire_owned() {
            tokio::spawn(answer(stream, router.clone(), place));
        }
    }
}

/// Answers the requests of a connection. One that becomes a page gives its place back.
async fn answer(stream: TcpStream, router: Router, place: OwnedSemaphorePermit) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        // The date cannot be written where the device's clock is before 1970, and every request would end there.
        // Nothing here is cached, so nobody needs it.
        .auto_date_header(false)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    // How a browser goes away is its own affair.
    let _gone = connection.await;
    drop(place);
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use axum::routing::get;
    use std::net::Ipv4Addr;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    /// Writing a date ends the request on a device whose clock is before 1970.
    #[tokio::test]
    async fn answers_carry_no_date() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(async || "here"));
        tokio::spawn(serve(listener, router));
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(request).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let answer = answer.to_lowercase();
        assert!(answer.starts_with("http/1.1 200") && answer.ends_with("here"));
        assert!(!answer.contains("\r\ndate:"), "{answer}");
    }
}
