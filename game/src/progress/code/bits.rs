//! Numbers of a code as letters: five bits each, highest bit first, with a checksum at the end.

use rsg_engine::fnv1a;

/// Crockford's 32 letters.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Bits of a letter.
const LETTER: u32 = 5;

/// Letters of the checksum.
const CHECK: u32 = 6;

/// Thirty bits that change with every letter before them.
fn checksum(values: &[u8]) -> u64 {
    let sum = fnv1a(values);
    (sum ^ sum >> 30) & ((1 << (CHECK * LETTER)) - 1)
}

/// Bits in fives, the highest of each number first.
#[derive(Default)]
pub struct Writer {
    values: Vec<u8>,
    pending: u64,
    count: u32,
}

impl Writer {
    pub fn put(&mut self, number: u64, bits: u32) {
        for index in (0..bits).rev() {
            self.pending = self.pending << 1 | number >> index & 1;
            self.count += 1;
            if self.count == LETTER {
                self.values.push(self.pending as u8);
                (self.pending, self.count) = (0, 0);
            }
        }
    }

    /// The letters: the last one is filled up with zeros, and the checksum follows.
    pub fn finish(mut self) -> impl Iterator<Item = char> {
        if 0 < self.count {
            self.put(0, LETTER - self.count);
        }
        let check = checksum(&self.values);
        let check = (0..CHECK)
            .rev()
            .map(|index| (check >> (LETTER * index)) as u8 & 31);
        self.values.extend(check);
        let letters = self.values.into_iter();
        letters.map(|value| char::from(ALPHABET[usize::from(value)]))
    }
}

/// Reads what [`Writer`] has written, letter by letter.
pub struct Reader<'a> {
    code: std::str::Chars<'a>,
    /// The values of the letters that were read.
    values: Vec<u8>,
    pending: u64,
    count: u32,
}

impl<'a> Reader<'a> {
    pub fn of(code: &'a str) -> Self {
        Self {
            code: code.chars(),
            values: Vec::new(),
            pending: 0,
            count: 0,
        }
    }

    fn next(&mut self) -> Option<u8> {
        let letter = self.code.by_ref().find(|&c| !is_folding(c))?;
        let letter = match letter.to_ascii_lowercase() {
            'i' | 'l' => '1',
            'o' => '0',
            letter => letter,
        };
        let value = ALPHABET.iter().position(|&one| char::from(one) == letter)?;
        u8::try_from(value).ok()
    }

    pub fn take(&mut self, bits: u32) -> Option<u64> {
        let mut number = 0;
        for _ in 0..bits {
            if self.count == 0 {
                let value = self.next()?;
                self.values.push(value);
                (self.pending, self.count) = (u64::from(value), LETTER);
            }
            self.count -= 1;
            number = number << 1 | self.pending >> self.count & 1;
        }
        Some(number)
    }

    /// Returns true if zeros fill the last letter up and the right checksum follows.
    pub fn ends_as_told(&mut self) -> bool {
        let rest = self.pending & ((1 << self.count) - 1);
        let told = (0..CHECK).try_fold(0, |told, _| Some(told << LETTER | u64::from(self.next()?)));
        rest == 0 && told == Some(checksum(&self.values))
    }
}

/// Characters that mail programs and messengers put into a long word: spaces and line breaks, marks of quoting, and
/// invisible ones.
fn is_folding(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '>' | '=' | '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}'
        )
}
