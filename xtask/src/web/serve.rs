//! A server of plain files for browsers on this machine. It is for trying the page, and is no server for anything else.

use super::policy;
use crate::process::{Failure, say};
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};

/// The content encoding of each compressed file, by its name, and the compressed file.
pub type Packed = BTreeMap<String, (&'static str, Vec<u8>)>;

/// A folder, and how it is served.
pub struct Site {
    folder: PathBuf,
    packed: Packed,
    /// The header `Cache-Control`: how long a browser may keep the response.
    caching: &'static str,
    /// The page's own policy, as a header of every file, so that it holds for workers, too.
    policy: String,
}

/// Serves a folder until the program is stopped.
pub fn serve(folder: &Path, port: u16) -> Result<(), Failure> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .map_err(|error| Failure::chore(format!("port {port} on 127.0.0.1: {error}")))?;
    say(format!("the page is on http://127.0.0.1:{port}/"));
    Site::new(folder, Packed::new(), "no-cache")?.answer_all(&listener);
    Ok(())
}

impl Site {
    /// A folder with a page.
    pub fn new(folder: &Path, packed: Packed, caching: &'static str) -> Result<Self, Failure> {
        let page = folder.join("index.html");
        let page = fs::read_to_string(&page).map_err(|error| Failure::file(&page, error))?;
        Ok(Site {
            folder: folder.to_owned(),
            packed,
            caching,
            policy: policy::of(&page).to_owned(),
        })
    }

    /// Answers whoever comes, until the program ends.
    pub fn answer_all(&self, listener: &TcpListener) {
        std::thread::scope(|answers| {
            for stream in listener.incoming().flatten() {
                // A browser that goes away while it is answered is no failure of the server.
                answers.spawn(move || drop(self.answer(&stream)));
            }
        });
    }

    fn answer(&self, mut stream: &TcpStream) -> std::io::Result<()> {
        let mut lines = BufReader::new(stream).lines();
        let request = lines.next().transpose()?.unwrap_or_default();
        for line in lines {
            if line?.is_empty() {
                break;
            }
        }
        let name = file_of(&request).unwrap_or_default();
        let packed = self.packed.get(name);
        let encoding = packed.map_or(String::new(), |(packing, _)| {
            format!("Content-Encoding: {packing}\r\n")
        });
        let file = packed.map(|(_, bytes)| bytes.clone());
        let file = file.or_else(|| fs::read(self.folder.join(name)).ok());
        let (status, kind, body) = match file {
            Some(bytes) => ("200 OK", content_type(name), bytes),
            None => ("404 Not Found", "text/plain", b"not found".to_vec()),
        };
        let (length, caching, policy) = (body.len(), self.caching, &self.policy);
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{encoding}Content-Length: {length}\r\n\
             Cache-Control: {caching}\r\n\
             Content-Security-Policy: {policy}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
        )?;
        stream.write_all(&body)
    }
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
        Some("gz") => "application/gzip",
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
