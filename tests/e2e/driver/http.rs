//! Just enough HTTP to talk to a server on this machine: one request, one answer, one connection.

use std::io::{BufRead as _, BufReader, ErrorKind, Read as _, Result, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use super::process::Program;
use super::wait::{SOON, wait_for};

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: String,
}

/// A request to 127.0.0.1 with exactly these headers besides the framing, so that a test can also lie about its host.
pub fn request(
    port: u16,
    line: &str,
    headers: &[(&str, &str)],
    body: &str,
    limit: Duration,
) -> Result<Answer> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&address, limit)?;
    stream.set_read_timeout(Some(limit))?;
    stream.set_write_timeout(Some(limit))?;
    let headers: String = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    let length = body.len();
    let request = format!("{line} HTTP/1.1\r\n{headers}Content-Length: {length}\r\n\r\n{body}");
    stream.write_all(request.as_bytes())?;
    read_answer(BufReader::new(stream))
}

/// A plain GET as a browser would send it.
pub fn get(port: u16, path: &str, limit: Duration) -> Result<Answer> {
    let host = format!("127.0.0.1:{port}");
    let headers = [("Host", host.as_str()), ("Connection", "close")];
    request(port, &format!("GET {path}"), &headers, "", limit)
}

/// Waits until a server that was just started answers with 200.
#[track_caller]
pub fn first_answer(port: u16, path: &str, server: &mut Program) -> Answer {
    wait_for("the server to be ready", SOON, || {
        server.expect_running();
        match get(port, path, Duration::from_secs(30)) {
            Ok(answer) if answer.status == 200 => Ok(answer),
            other => Err(format!("{other:?}")),
        }
    })
}

/// Reads as many bytes as the head announces, or until the server closes the connection.
fn read_answer(mut stream: BufReader<TcpStream>) -> Result<Answer> {
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let status = line
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let status: u16 = status.ok_or(ErrorKind::InvalidData)?;
    let has_no_body = status < 200 || status == 204 || status == 304;
    let mut length = if has_no_body { 0 } else { u64::MAX };
    loop {
        line.clear();
        stream.read_line(&mut line)?;
        let Some((name, value)) = line.split_once(':') else {
            break;
        };
        if name.eq_ignore_ascii_case("content-length") {
            length = value.trim().parse().map_err(|_| ErrorKind::InvalidData)?;
        }
    }
    let mut body = Vec::new();
    stream.take(length).read_to_end(&mut body)?;
    let body = String::from_utf8_lossy(&body).into_owned();
    Ok(Answer { status, body })
}
