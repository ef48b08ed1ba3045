//! Just enough HTTP to talk to a server on this machine: one request, one answer, one connection.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// What came back.
#[derive(Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The header lines, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body as text.
    pub body: String,
}

impl Answer {
    /// The value of a header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }
}

/// A request to 127.0.0.1 with exactly these headers besides the framing, so that a test can also lie about its host.
pub fn request(
    port: u16,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
    limit: Duration,
) -> io::Result<Answer> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&address, limit)?;
    stream.set_read_timeout(Some(limit))?;
    stream.set_write_timeout(Some(limit))?;
    let mut head = format!("{method} {path} HTTP/1.1\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("Content-Length: {}\r\n\r\n", body.len()));
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    read_answer(&mut stream)
}

/// A plain GET as a browser would send it.
pub fn get(port: u16, path: &str, limit: Duration) -> io::Result<Answer> {
    let host = format!("127.0.0.1:{port}");
    let headers = [("Host", host.as_str()), ("Connection", "close")];
    request(port, "GET", path, &headers, "", limit)
}

fn read_answer(stream: &mut TcpStream) -> io::Result<Answer> {
    let mut bytes = Vec::new();
    let mut chunk = [0; 16 * 1024];
    loop {
        if let Some(answer) = whole(&bytes) {
            return Ok(answer);
        }
        match stream.read(&mut chunk)? {
            0 => return closed(&bytes),
            count => bytes.extend_from_slice(&chunk[..count]),
        }
    }
}

/// The answer, once as many bytes have come as its head announced.
fn whole(bytes: &[u8]) -> Option<Answer> {
    let (answer, body) = head(bytes)?;
    let length: usize = match answer.header("content-length") {
        Some(length) => length.parse().ok()?,
        None if answer.status < 200 || answer.status == 204 || answer.status == 304 => 0,
        None => return None,
    };
    (length <= body.len()).then(|| with_body(answer, &body[..length]))
}

/// The answer of a server that marks its end by closing.
fn closed(bytes: &[u8]) -> io::Result<Answer> {
    let (answer, body) = head(bytes).ok_or(io::ErrorKind::UnexpectedEof)?;
    Ok(with_body(answer, body))
}

fn with_body(answer: Answer, body: &[u8]) -> Answer {
    Answer {
        body: String::from_utf8_lossy(body).into_owned(),
        ..answer
    }
}

fn head(bytes: &[u8]) -> Option<(Answer, &[u8])> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let text = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = text.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let answer = Answer {
        status,
        headers,
        body: String::new(),
    };
    Some((answer, &bytes[end + 4..]))
}
