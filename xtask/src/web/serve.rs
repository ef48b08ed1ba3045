//! A server of plain files for browsers on this machine. It is for trying the page, and is no server for anything else.

use super::files::POLICY;
use crate::process::{Failure, say};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;

/// Serves a folder until the program is stopped.
pub fn serve(folder: &Path, port: u16) -> Result<(), Failure> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .map_err(|error| Failure::chore(format!("port {port} on 127.0.0.1: {error}")))?;
    say(format!("the page is on http://127.0.0.1:{port}/"));
    for stream in listener.incoming().flatten() {
        let folder = folder.to_owned();
        // A browser that goes away while it is answered is no failure of the server.
        std::thread::spawn(move || drop(answer(&stream, &folder)));
    }
    Ok(())
}

fn answer(mut stream: &TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let file = file_of(&request).and_then(|name| Some((name, fs::read(folder.join(name)).ok()?)));
    let (status, kind, body) = match file {
        Some((name, bytes)) => ("200 OK", content_type(name), bytes),
        None => ("404 Not Found", "text/plain", b"not found".to_vec()),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-cache\r\n\
         Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

/// The file that a request is about, if it is one below the folder.
fn file_of(request: &str) -> Option<&str> {
    let mut words = request.split(' ');
    let path = words
        .next()
        .filter(|verb| *verb == "GET")
        .and(words.next())?;
    let path = path.split('?').next().unwrap_or(path).strip_prefix('/')?;
    let is_below = path.split('/').all(|part| part != "..") && !path.starts_with('/');
    let name = if path.is_empty() { "index.html" } else { path };
    is_below.then_some(name)
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_below_the_folder_are_served() {
        assert_eq!(file_of("GET / HTTP/1.1"), Some("index.html"));
        assert_eq!(file_of("GET /?seed=1 HTTP/1.1"), Some("index.html"));
        assert_eq!(file_of("GET /a/b.js HTTP/1.1"), Some("a/b.js"));
        for refused in [
            "GET /../secret HTTP/1.1",
            "GET //etc/passwd HTTP/1.1",
            "POST / HTTP/1.1",
            "",
        ] {
            assert_eq!(file_of(refused), None, "{refused}");
        }
    }
}
