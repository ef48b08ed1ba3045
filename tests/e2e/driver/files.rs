//! A server of plain files, as the web page's host has it, and the way of a data folder into the browser's database.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::{Map, Value};

/// The rule that goes with every file from the server, because a page cannot set it for itself.
pub const RULE: &str = "frame-ancestors 'none'";

/// A page of the same origin that is empty.
pub const EMPTY: &str = "empty";

/// The name of the database of a page at the root of its origin.
pub const DATABASE: &str = "reverstargo /";

/// Puts files into the database, as the app would find them: its arguments are the name and the files.
pub const SEED: &str = r#"
const [name, files] = arguments;
return new Promise((done, fail) => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => { for (const table of ["files", "owner"]) opening.result.createObjectStore(table); };
  opening.onerror = () => fail(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("files", "readwrite");
    for (const [file, text] of Object.entries(files))
      writing.objectStore("files").put(new TextEncoder().encode(text), file);
    writing.onabort = () => fail(writing.error);
    writing.oncomplete = () => { opening.result.close(); done(true); };
  };
});
"#;

/// The ending of a packed program, behind its name.
pub const PACKED: &str = ".gz";

/// The name of a file without the hash of its bytes, with which the page's build names what the page runs.
pub fn plain(name: &str) -> String {
    if let Some(program) = name.strip_suffix(PACKED) {
        return plain(program) + PACKED;
    }
    let Some((stem, ending)) = name.rsplit_once('.') else {
        return name.to_owned();
    };
    let is_hash = |end: &str| end.len() == 12 && end.bytes().all(|byte| byte.is_ascii_hexdigit());
    match stem.rsplit_once('-') {
        Some((stem, end)) if is_hash(end) => format!("{stem}.{ending}"),
        _ => name.to_owned(),
    }
}

/// The ending of the name of a second file, whose presence makes the first one break off in the middle.
pub const CUT: &str = ".cut";

/// The ending of the name of a second file, whose presence makes the first one come slowly.
pub const SLOW: &str = ".slow";

/// The ending of the name of a second file, whose presence makes the first one be sent as compressed. A program is sent
/// as a server does that compresses it, with the packed file beside it. The packed file is sent as a server does that
/// takes it for one it has compressed.
pub const COMPRESSED: &str = ".compressed";

/// The size of a piece, and the pause after it where a file comes slowly: 200 KB in a second, as over the network of a
/// slow phone. Without a network between them a browser on a busy machine is sent megabytes of a file that it lets go.
const PIECE: usize = 16_384;
const PAUSE: Duration = Duration::from_millis(80);

/// The ending of the name of a second file, whose presence makes the first one stop after [`HELD_AT`] bytes until the
/// browser lets go of it. However late a busy browser does that, it is sent no more.
pub const HELD: &str = ".held";
const HELD_AT: usize = 512 * 1024;

/// A file that somebody asked for, and how much of it was sent.
struct Asked {
    name: String,
    sent: usize,
    /// The browser has let go of the file before it had all of it.
    is_let_go: bool,
}

/// Serves a folder until it is dropped.
pub struct FileServer {
    port: u16,
    ends: Arc<AtomicBool>,
    asked_for: Arc<Mutex<Vec<Asked>>>,
    open: Open,
    thread: Option<JoinHandle<()>>,
}

/// The connections that are open, by number. Browsers open some before they have anything to ask.
type Open = Arc<Mutex<HashMap<usize, TcpStream>>>;

impl FileServer {
    /// A server; browsers may keep what it serves for `age` seconds.
    #[track_caller]
    pub fn start(folder: &Path, port: u16, age: u32) -> FileServer {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).expect("the port is free");
        let ends = Arc::new(AtomicBool::new(false));
        let asked_for = Arc::new(Mutex::new(Vec::new()));
        let (folder, ending) = (folder.to_owned(), Arc::clone(&ends));
        let asking = Arc::clone(&asked_for);
        let open = Open::default();
        let opening = Arc::clone(&open);
        let thread = std::thread::spawn(move || {
            for (number, stream) in listener.incoming().enumerate() {
                if ending.load(Ordering::SeqCst) {
                    return;
                }
                let both_ends = stream.and_then(|stream| Ok((stream.try_clone()?, stream)));
                let (other_end, stream) = match both_ends {
                    Ok(both_ends) => both_ends,
                    Err(error) => {
                        eprintln!("{}: a connection was lost: {error}", folder.display());
                        continue;
                    }
                };
                lock(&opening).insert(number, other_end);
                let (folder, asking) = (folder.clone(), Arc::clone(&asking));
                let closing = Arc::clone(&opening);
                std::thread::spawn(move || {
                    // A browser that goes away while it is answered is its own affair.
                    drop(answer(&stream, &folder, age, &asking));
                    lock(&closing).remove(&number);
                });
            }
        });
        FileServer {
            port,
            ends,
            asked_for,
            open,
            thread: Some(thread),
        }
    }

    /// The number of requests for the file that was built under this name.
    pub fn times_asked_for(&self, file: &str) -> usize {
        let asked_for = lock(&self.asked_for);
        let asked = asked_for.iter().filter(|asked| plain(&asked.name) == file);
        asked.count()
    }

    /// The number of requests for that file which the browser took back.
    pub fn times_let_go(&self, file: &str) -> usize {
        let asked_for = lock(&self.asked_for);
        let asked = asked_for.iter().filter(|asked| plain(&asked.name) == file);
        asked.filter(|asked| asked.is_let_go).count()
    }

    /// The number of bytes that it has sent, of all files.
    pub fn sent(&self) -> usize {
        lock(&self.asked_for).iter().map(|asked| asked.sent).sum()
    }
}

impl Drop for FileServer {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::SeqCst);
        // Wakes the listener, which then lets go of its port.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)));
        if let Some(thread) = self.thread.take() {
            // It only listens, and ends by being woken.
            let _ = thread.join();
        }
        // A server that is gone answers nobody. A connection that a browser had opened ahead would have brought it what
        // the folder held before.
        for stream in lock(&self.open).values() {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn lock<Shared>(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().expect("nobody panics with it")
}

fn answer(
    mut stream: &TcpStream,
    folder: &Path,
    age: u32,
    asked_for: &Mutex<Vec<Asked>>,
) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = request.split(' ').nth(1).unwrap_or_default();
    let path = path
        .split('?')
        .next()
        .unwrap_or_default()
        .trim_start_matches('/');
    let of_folder = format!("{path}index.html");
    let is_folder = path.is_empty() || path.ends_with('/');
    let name = if is_folder { &of_folder } else { path };
    let number = note(&mut lock(asked_for), name);
    let is_marked = |mark: &str| folder.join(format!("{name}{mark}")).is_file();
    let is_compressed = is_marked(COMPRESSED);
    let encoding = if is_compressed {
        "Content-Encoding: gzip\r\n"
    } else {
        ""
    };
    let file = if is_compressed && !name.ends_with(PACKED) {
        format!("{name}{PACKED}")
    } else {
        name.to_owned()
    };
    let (status, body) = match std::fs::read(folder.join(file)) {
        Ok(bytes) => ("200 OK", bytes),
        Err(_) if name == EMPTY => ("200 OK", Vec::new()),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "text/html",
    };
    let length = body.len();
    let sent = if is_marked(CUT) { length / 2 } else { length };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{encoding}Content-Length: {length}\r\n\
         Cache-Control: max-age={age}\r\nContent-Security-Policy: {RULE}\r\nConnection: close\r\n\r\n"
    )?;
    let is_held = is_marked(HELD) && HELD_AT < sent;
    let sent = if is_held { HELD_AT } else { sent };
    for piece in body[..sent].chunks(PIECE) {
        stream.write_all(piece)?;
        lock(asked_for)[number].sent += piece.len();
        if is_marked(SLOW) {
            std::thread::sleep(PAUSE);
        }
    }
    if is_held {
        // The browser has nothing more to say: its end of the connection is closed, or cut off.
        let _end = stream.read(&mut [0]);
        lock(asked_for)[number].is_let_go = true;
    }
    Ok(())
}

/// Notes that somebody asks for a file, and says where that is noted.
fn note(asked_for: &mut Vec<Asked>, name: &str) -> usize {
    asked_for.push(Asked {
        name: name.to_owned(),
        sent: 0,
        is_let_go: false,
    });
    asked_for.len() - 1
}

/// The files of a data folder as an object of texts.
pub fn texts_in(folder: &Path) -> Value {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let files: Map<String, Value> = paths
        .filter(|path| path.extension().is_some())
        .filter_map(|path: PathBuf| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            Some((name, std::fs::read_to_string(&path).ok()?.into()))
        })
        .collect();
    Value::Object(files)
}
