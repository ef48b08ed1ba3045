//! Hosts as a page meets them, on this machine, for measuring: one sends its files compressed by brotli, one by gzip,
//! one as they are. Browsers may keep what they send for ten minutes, as GitHub Pages says it.

use super::build;
use super::serve::{Packed, Site};
use crate::compress;
use crate::process::{Failure, say};
use std::ffi::OsStr;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

/// A kind of host, by the compression of its files.
#[derive(Clone, Copy)]
enum Host {
    Brotli,
    Gzip,
    Plain,
}

const HOSTS: [Host; 3] = [Host::Brotli, Host::Gzip, Host::Plain];

impl Host {
    fn name(self) -> &'static str {
        match self {
            Host::Brotli => "brotli",
            Host::Gzip => "gzip",
            Host::Plain => "plain",
        }
    }

    /// The content encoding of a file that it compresses, and the compressed file.
    fn packs(self, path: &Path) -> Result<Option<(&'static str, Vec<u8>)>, Failure> {
        let is_packed = |ending: &OsStr| ["png", "gz"].iter().any(|packed| ending == *packed);
        Ok(match self {
            // They are compressed already.
            _ if path.extension().is_some_and(is_packed) => None,
            Host::Brotli => Some(("br", compress::brotli(path)?)),
            Host::Gzip => {
                let bytes = fs::read(path).map_err(|error| Failure::file(path, error))?;
                Some(("gzip", compress::gzip(&bytes)))
            }
            Host::Plain => None,
        })
    }
}

/// Serves a folder by every host until the program ends, and says which is where.
pub fn serve_everywhere(folder: &Path) -> Result<Vec<(&'static str, u16)>, Failure> {
    let mut hosts = Vec::new();
    for host in HOSTS {
        let name = host.name();
        say(format!("{} by {name}", folder.display()));
        let site = Site::new(folder, packed(folder, host)?, "max-age=600")?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
        let bound = listener.and_then(|listener| Ok((listener.local_addr()?.port(), listener)));
        let (port, listener) =
            bound.map_err(|error| Failure::chore(format!("a port on 127.0.0.1: {error}")))?;
        std::thread::spawn(move || site.answer_all(&listener));
        hosts.push((name, port));
    }
    Ok(hosts)
}

/// Every file as a host sends it, by its name.
fn packed(folder: &Path, host: Host) -> Result<Packed, Failure> {
    let mut packed = Packed::new();
    for path in build::files(folder)? {
        if let Some(file) = host.packs(&path)? {
            let name = path.strip_prefix(folder).unwrap_or(&path);
            packed.insert(name.to_string_lossy().into_owned(), file);
        }
    }
    Ok(packed)
}
