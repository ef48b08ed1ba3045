//! A link as a picture that the other phone's camera reads.

use std::fmt::Write;

use dioxus::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

/// The white squares that readers need on each side.
const QUIET: i32 = 4;

/// A link that ends with a code, as a picture; nothing where the code is too long for one.
#[component]
pub fn LinkPicture(link: String, code: String, label: String, test_id: String) -> Element {
    let Some(squares) = picture(&link, &code) else {
        return rsx! {};
    };
    rsx! {
        svg {
            class: "link-picture",
            view_box: view_box(&squares),
            role: "img",
            "aria-label": label,
            "data-testid": test_id,
            path { d: path(&squares) }
        }
    }
}

/// The squares of a link that ends with this code; none if it is too long, which no match is. The code is written in
/// capitals, which need fewer squares and are read alike.
fn picture(link: &str, code: &str) -> Option<QrCode> {
    let address = link.strip_suffix(code)?;
    let mut parts = QrSegment::make_segments(address);
    parts.extend(QrSegment::make_segments(&code.to_ascii_uppercase()));
    QrCode::encode_segments(&parts, QrCodeEcc::Low).ok()
}

fn view_box(code: &QrCode) -> String {
    let size = code.size() + 2 * QUIET;
    format!("{} {} {size} {size}", -QUIET, -QUIET)
}

/// The dark squares, those that lie side by side in one piece.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|&x| code.get_module(x, y));
            let length = dark.count();
            if 0 < length {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += length as i32 + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use rqrr::PreparedImage;
    use rsg_engine::{Color, SplitMix64};
    use rsg_game::progress::by_message::{
        Entry, GameMessage, Log, MatchState, MessageMatchId, MessagePlan, PlayedLog, message,
    };
    use rsg_game::progress::{ByPlayer, Format, Player, PlayerName};

    use super::*;

    /// The picture as a camera reads it, drawn from the path's pieces, four dots to a square.
    fn read(code: &QrCode) -> String {
        const DOTS: usize = 4;
        let (size, quiet) = (code.size() as usize, QUIET as usize);
        let mut dark = vec![vec![false; size]; size];
        for piece in path(code).split('M').skip(1) {
            let (x, rest) = piece.split_once(' ').expect("two numbers");
            let (y, rest) = rest.split_once('h').expect("a length");
            let (length, _) = rest.split_once('v').expect("a height");
            let number = |text: &str| text.parse::<usize>().expect("a number");
            dark[number(y)][number(x)..][..number(length)].fill(true);
        }
        let width = (size + 2 * quiet) * DOTS;
        let mut image = PreparedImage::prepare_from_greyscale(width, width, |x, y| {
            let square = |at: usize| (at / DOTS).checked_sub(quiet).filter(|at| *at < size);
            let is_dark = square(x).zip(square(y)).is_some_and(|(x, y)| dark[y][x]);
            if is_dark { 0 } else { 255 }
        });
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1, "one code is seen");
        grids[0].decode().expect("it can be read").1
    }

    /// A Reverse Match between two long names, played to its end.
    fn match_to_the_end(seed: u64) -> GameMessage {
        let mut random = SplitMix64::new(seed);
        let terms = MessagePlan::star(Color::Black, Format::Reverse);
        let (mut replay, mut log) = (PlayedLog::new(terms.clone()), Log::default());
        while let MatchState::Turn(_) = replay.state() {
            let moves = replay.last().star().expect("the star").moves();
            let entry = Entry::Turn(moves[random.below(moves.len())].into());
            replay.add(&entry).expect("the rules allow it");
            log.0.push(entry);
        }
        GameMessage {
            id: MessageMatchId::new(random.next()),
            sender: Player::Two,
            terms,
            names: ByPlayer {
                one: PlayerName::new("क्षत्रियक्षत्रिय"),
                two: PlayerName::new("さくらさくらさくらさくら"),
            },
            log,
        }
    }

    fn is_read_back(message: &GameMessage) {
        let code = message::write(message);
        for address in ["reverstargo:/", "https://rsg.example/#"] {
            let link = format!("{address}/m/{code}");
            let read = read(&picture(&link, &code).expect("it fits"));
            assert!(read.starts_with(&format!("{address}/m/")), "{read}");
            assert_eq!(message::read(&read), Ok(vec![message.clone()]), "{read}");
        }
    }

    #[test]
    fn a_picture_is_read_back_as_the_match() {
        let longest = (0..200).map(match_to_the_end).max_by_key(|it| it.log.len());
        let longest = longest.expect("a match");
        for length in [0, 1, 14, 50] {
            is_read_back(&GameMessage {
                log: longest.log.up_to(length),
                ..longest.clone()
            });
        }
        is_read_back(&longest);
    }

    #[test]
    fn the_longest_code_there_can_be_fits() {
        let code = format!("rsg:{}", "z".repeat(1_700));
        for address in ["reverstargo:/", "https://reverstargo.example/a/folder/#"] {
            let picture = picture(&format!("{address}/m/{code}"), &code);
            assert!(read(&picture.expect("it fits")).ends_with("ZZZ"));
        }
    }
}
