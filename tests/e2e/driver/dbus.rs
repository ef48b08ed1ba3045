//! Just enough D-Bus to ask the accessibility bus what is on the screen: method calls with a few plain arguments, and
//! answers as a tree of values. <https://dbus.freedesktop.org/doc/dbus-specification.html>

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixStream};
use std::time::Duration;

/// How long an answer may take.
const ANSWER_LIMIT: Duration = Duration::from_secs(10);

/// A value in an answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// Any whole number; narrower ones are widened.
    Number(i64),
    /// A string, an object path or a signature.
    Text(String),
    /// An array or a structure.
    List(Vec<Value>),
}

impl Value {
    /// The text, empty for anything else.
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            _ => "",
        }
    }

    /// The number, 0 for anything else.
    pub fn number(&self) -> i64 {
        match self {
            Self::Number(number) => *number,
            _ => 0,
        }
    }

    /// The parts, none for anything else.
    pub fn parts(&self) -> &[Self] {
        match self {
            Self::List(parts) => parts,
            _ => &[],
        }
    }
}

/// An argument of a call.
pub enum Argument<'a> {
    /// A string.
    Text(&'a str),
    /// An unsigned 32-bit number.
    Number(u32),
    /// A signed 32-bit number, as indexes are.
    Index(i32),
}

/// Whom to ask what.
pub struct Call<'a> {
    /// The bus name.
    pub to: &'a str,
    /// The object.
    pub path: &'a str,
    /// The interface.
    pub interface: &'a str,
    /// The method.
    pub method: &'a str,
    /// Its arguments.
    pub arguments: &'a [Argument<'a>],
}

/// A connection to a bus.
pub struct Bus {
    stream: BufReader<UnixStream>,
    serial: u32,
}

impl Bus {
    /// Connects to an address such as `unix:path=/run/bus,guid=…` and says hello.
    pub fn connect(address: &str) -> io::Result<Self> {
        let stream = open(address)?;
        stream.set_read_timeout(Some(ANSWER_LIMIT))?;
        let mut bus = Self {
            stream: BufReader::new(stream),
            serial: 0,
        };
        bus.authenticate()?;
        bus.call(&Call {
            to: "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus",
            method: "Hello",
            arguments: &[],
        })?;
        Ok(bus)
    }

    fn authenticate(&mut self) -> io::Result<()> {
        // The server knows who we are from the socket; an empty name asks it to go by that.
        self.stream
            .get_mut()
            .write_all(b"\0AUTH EXTERNAL\r\nDATA\r\nBEGIN\r\n")?;
        for expected in ["DATA", "OK"] {
            let mut line = String::new();
            self.stream.read_line(&mut line)?;
            if !line.starts_with(expected) {
                return Err(io::Error::other(format!("the bus said {line}")));
            }
        }
        Ok(())
    }

    /// Calls a method and waits for its answer.
    pub fn call(&mut self, call: &Call<'_>) -> io::Result<Vec<Value>> {
        self.serial += 1;
        let message = message(self.serial, call);
        self.stream.get_mut().write_all(&message)?;
        loop {
            let answer = self.read()?;
            if answer.reply_to != self.serial {
                continue;
            }
            return match answer.kind {
                2 => Ok(answer.values),
                _ => Err(io::Error::other(format!(
                    "{}: {:?}",
                    call.method, answer.values
                ))),
            };
        }
    }

    fn read(&mut self) -> io::Result<Answer> {
        let mut start = [0; 16];
        self.stream.read_exact(&mut start)?;
        let number = |at: usize| {
            u32::from_le_bytes([start[at], start[at + 1], start[at + 2], start[at + 3]]) as usize
        };
        let (body_length, fields_length) = (number(4), number(12));
        let mut rest = vec![0; fields_length.next_multiple_of(8) + body_length];
        self.stream.read_exact(&mut rest)?;
        let whole = [start.as_slice(), &rest].concat();
        parse(&whole, fields_length, body_length)
            .ok_or_else(|| io::Error::other("the bus sent something that cannot be read"))
    }
}

fn open(address: &str) -> io::Result<UnixStream> {
    let first = address.split(';').next().unwrap_or(address);
    let parts = first.strip_prefix("unix:").unwrap_or(first);
    for part in parts.split(',') {
        match part.split_once('=') {
            Some(("path", path)) => return UnixStream::connect(path),
            Some(("abstract", name)) => {
                return UnixStream::connect_addr(&SocketAddr::from_abstract_name(name)?);
            }
            _ => {}
        }
    }
    Err(io::Error::other(format!("{address} is no address we know")))
}

struct Answer {
    kind: u8,
    reply_to: u32,
    values: Vec<Value>,
}

fn message(serial: u32, call: &Call<'_>) -> Vec<u8> {
    let mut body = Writer::default();
    let mut signature = String::new();
    for argument in call.arguments {
        match argument {
            Argument::Text(text) => {
                signature.push('s');
                body.text(text);
            }
            Argument::Number(number) => {
                signature.push('u');
                body.number(*number);
            }
            Argument::Index(index) => {
                signature.push('i');
                body.number(index.cast_unsigned());
            }
        }
    }
    let mut fields = Writer::default();
    for (code, kind, text) in [
        (1, "o", call.path),
        (2, "s", call.interface),
        (3, "s", call.method),
        (6, "s", call.to),
    ] {
        fields.align(8);
        fields.0.push(code);
        fields.signature(kind);
        fields.text(text);
    }
    if !signature.is_empty() {
        fields.align(8);
        fields.0.push(8);
        fields.signature("g");
        fields.signature(&signature);
    }
    // Little endian, a method call, no flags, version 1.
    let mut whole = Writer(vec![b'l', 1, 0, 1]);
    whole.number(body.0.len() as u32);
    whole.number(serial);
    whole.number(fields.0.len() as u32);
    whole.0.extend(fields.0);
    whole.align(8);
    whole.0.extend(body.0);
    whole.0
}

#[derive(Default)]
struct Writer(Vec<u8>);

impl Writer {
    fn align(&mut self, to: usize) {
        self.0.resize(self.0.len().next_multiple_of(to), 0);
    }

    fn number(&mut self, number: u32) {
        self.align(4);
        self.0.extend(number.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        self.0.extend(text.as_bytes());
        self.0.push(0);
    }

    fn signature(&mut self, text: &str) {
        self.0.push(text.len() as u8);
        self.0.extend(text.as_bytes());
        self.0.push(0);
    }
}

fn parse(whole: &[u8], fields_length: usize, body_length: usize) -> Option<Answer> {
    let mut reply_to = 0;
    let mut signature = String::new();
    let mut fields = Reader {
        bytes: whole,
        at: 16,
    };
    while fields.at < 16 + fields_length {
        fields.align(8);
        let code = fields.byte()?;
        let value = fields.value(&mut "v".chars().peekable())?;
        match code {
            5 => reply_to = value.number() as u32,
            8 => signature = value.text().to_owned(),
            _ => {}
        }
    }
    let body = &whole[whole.len() - body_length..];
    let mut body = Reader { bytes: body, at: 0 };
    let mut kinds = signature.chars().peekable();
    let mut values = Vec::new();
    while kinds.peek().is_some() {
        values.push(body.value(&mut kinds)?);
    }
    Some(Answer {
        kind: whole[1],
        reply_to,
        values,
    })
}

type Kinds<'a> = std::iter::Peekable<std::str::Chars<'a>>;

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn align(&mut self, to: usize) {
        self.at = self.at.next_multiple_of(to);
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    /// A little-endian number of that many bytes, its sign kept.
    fn number(&mut self, size: usize, signed: bool) -> Option<i64> {
        self.align(size);
        let bytes = self.bytes.get(self.at..self.at + size)?;
        self.at += size;
        let negative = signed && bytes.last().is_some_and(|byte| 0x7f < *byte);
        let mut wide = [if negative { 0xff } else { 0 }; 8];
        wide[..size].copy_from_slice(bytes);
        Some(i64::from_le_bytes(wide))
    }

    fn text(&mut self, length: usize) -> Option<String> {
        let bytes = self.bytes.get(self.at..self.at + length)?;
        self.at += length + 1;
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    fn value(&mut self, kinds: &mut Kinds<'_>) -> Option<Value> {
        let value = match kinds.next()? {
            'y' => Value::Number(i64::from(self.byte()?)),
            'n' => Value::Number(self.number(2, true)?),
            'q' => Value::Number(self.number(2, false)?),
            'i' => Value::Number(self.number(4, true)?),
            'b' | 'u' | 'h' => Value::Number(self.number(4, false)?),
            'x' | 't' | 'd' => Value::Number(self.number(8, true)?),
            's' | 'o' => {
                let length = self.number(4, false)? as usize;
                Value::Text(self.text(length)?)
            }
            'g' => {
                let length = usize::from(self.byte()?);
                Value::Text(self.text(length)?)
            }
            'v' => {
                let length = usize::from(self.byte()?);
                let signature = self.text(length)?;
                self.value(&mut signature.chars().peekable())?
            }
            'a' => self.array(kinds)?,
            '(' | '{' => {
                self.align(8);
                let mut parts = Vec::new();
                while !matches!(kinds.peek(), Some(')' | '}')) {
                    parts.push(self.value(kinds)?);
                }
                kinds.next();
                Value::List(parts)
            }
            _ => return None,
        };
        Some(value)
    }

    fn array(&mut self, kinds: &mut Kinds<'_>) -> Option<Value> {
        let length = self.number(4, false)? as usize;
        let element = one_type(kinds);
        if element.starts_with(['(', '{', 'x', 't', 'd']) {
            self.align(8);
        }
        let end = self.at + length;
        let mut parts = Vec::new();
        while self.at < end {
            parts.push(self.value(&mut element.chars().peekable())?);
        }
        Some(Value::List(parts))
    }
}

/// Takes the signature of one complete type.
fn one_type(kinds: &mut Kinds<'_>) -> String {
    let mut taken = String::new();
    let mut depth = 0;
    for kind in kinds.by_ref() {
        taken.push(kind);
        match kind {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && kind != 'a' {
            break;
        }
    }
    taken
}
