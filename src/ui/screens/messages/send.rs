//! Sending a game by message: the button beside its board, and the text that goes out.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::terms;
use crate::ui::texts::{t, texts};
use crate::ui::{links, share};
use rsg_game::app::{MessageEvent, SendView};
use rsg_game::text::{Texts, args};

/// The most letters of a text that messengers do not cut.
const MOST_LETTERS: usize = 1_500;

/// Gives the game to a messenger. Before anything was done it can be sent again.
#[component]
pub fn SendGame(
    view: SendView,
    /// There is room for words on the way to the picture.
    #[props(default)]
    roomy: bool,
) -> Element {
    let runtime = use_app();
    let text = text(&texts(), &view, links::address().as_deref());
    let words = match (view.unsent, view.over, view.invites) {
        (true, true, _) => t("messages-send-result"),
        (true, false, true) => t("messages-invite"),
        (true, false, false) => t("messages-send"),
        (false, ..) => t("messages-send-again"),
    };
    let variant = if view.unsent {
        Variant::Primary
    } else {
        Variant::Plain
    };
    rsx! {
        Button {
            variant,
            icon: Icon::Share,
            test_id: "message-send",
            disabled: !runtime.is_settled(),
            "data-text": text.clone(),
            onclick: move |_| {
                share::hand_over(&text);
                dispatch(MessageEvent::Sent(view.id));
            },
            {words}
        }
        Button {
            variant: if roomy { Variant::Plain } else { Variant::Round },
            icon: Icon::Code,
            label: t("messages-code"),
            test_id: "message-code-open",
            onclick: move |_| dispatch(MessageEvent::ShowCode(view.id)),
            if roomy {
                {t("messages-code")}
            }
        }
    }
}

/// Sending on the result sheet: the other one does not know the end yet.
#[component]
pub fn SendResult() -> Element {
    let view = use_view(|app| app.play().and_then(|view| view.send));
    rsx! {
        if let Some(view) = view() {
            SendGame { view, roomy: true }
        }
    }
}

/// The text to send: the sender, the game, how to answer, and where the game is to be had if an address is known; then
/// the link, and last the code, which the link ends with.
fn text(texts: &Texts, view: &SendView, address: Option<&str>) -> String {
    let key = match view {
        SendView { invites: true, .. } => "messages-line-invite",
        SendView { over: true, .. } => "messages-line-over",
        SendView { .. } => "messages-line",
    };
    let line = texts.with(
        key,
        &args![
            named = if view.me.is_empty() { "no" } else { "yes" },
            name = view.me.as_str(),
            game = game(texts, view),
            number = view.entries
        ],
    );
    let from_board = view.from_board.then(|| texts.get("messages-from-board"));
    let mut lines: Vec<String> = [line].into_iter().chain(from_board).collect();
    lines.push(texts.get("messages-how"));
    lines.extend(address.map(|address| share::way_to_get(texts, address)));
    lines.push(links::of_code(&view.code, address));
    let without_code = lines.join("\n");
    let with_code = format!("{without_code}\n{}", view.code);
    // The link ends with the code: of the longest games it stands there alone.
    match with_code.chars().count() {
        ..=MOST_LETTERS => with_code,
        _ => without_code,
    }
}

/// The game with its terms: whoever gets the message has agreed on nothing yet.
fn game(texts: &Texts, view: &SendView) -> String {
    match view.terms {
        Some(terms) => terms::named_in(texts, terms),
        None => texts.get(&format!("game-{}", view.game.key())),
    }
}

#[cfg(test)]
mod tests {
    use rsg_engine::Color;
    use rsg_game::progress::boards::OwnBoard;
    use rsg_game::progress::by_message::{
        Entry, GameMessage, Log, MessageMatchId, MessagePlan, PlayedLog, message,
    };
    use rsg_game::progress::{ByPlayer, GameKind, Player, PlayerName};
    use rsg_game::text::Language;

    use super::*;

    fn view(code: &str) -> SendView {
        SendView {
            id: MessageMatchId::new(7),
            game: GameKind::Go,
            terms: "go 14 7 3".parse().ok(),
            from_board: false,
            code: code.to_owned(),
            me: PlayerName::new("Aiko"),
            them: PlayerName::new("Ravi"),
            over: false,
            entries: 14,
            unsent: true,
            invites: false,
        }
    }

    #[test]
    fn a_message_says_who_asks_what_and_how_to_answer_and_ends_with_the_code() {
        let english = Texts::new(Language::English);
        let text = |address| text(&english, &view("rsg:1000"), address);
        let (without, with) = (text(None), text(Some("https://rsg.example")));
        let lines: Vec<&str> = without.lines().collect();
        let [line, how, shown, code] = lines[..] else {
            panic!("{without}");
        };
        let last: Vec<&str> = with.lines().skip(2).collect();
        let wanted = [
            "Get the game, free: https://rsg.example/",
            "https://rsg.example/#m/rsg:1000",
            "rsg:1000",
        ];
        assert_eq!(last, wanted);
        assert_eq!(
            line,
            "Aiko has made move 14 in Reversi Go 14×14 · handicap 3. Your turn."
        );
        assert!(how.contains("ReverStarGo") && how.contains("link"));
        assert_eq!((shown, code), ("reverstargo://m/rsg:1000", "rsg:1000"));
    }

    /// The longest game there is to send: 250 turns on the largest board, perhaps from a board that was set up.
    fn long_code(from_board: bool) -> String {
        let terms = MessagePlan::on_squares(Color::Black, "go 19 7 0".parse().expect("terms"));
        let terms = match from_board {
            true => MessagePlan::from_board(Color::Black, OwnBoard::start(&terms.rules)),
            false => terms,
        };
        let (mut replay, mut log) = (PlayedLog::new(terms.clone()), Log::default());
        while log.len() < 250 {
            let game = replay.last().game().squares().expect("a game on squares");
            let free = game.placements();
            let point = free[log.len() * 37 % free.len()];
            let entry = Entry::Turn(rsg_game::play::Play::at(point));
            replay.add(&entry).expect("the rules allow it");
            log.0.push(entry);
        }
        message::write(&GameMessage {
            id: MessageMatchId::new(7),
            sender: Player::One,
            terms,
            names: ByPlayer {
                one: PlayerName::new("Aiko"),
                two: PlayerName::new("Ravi"),
            },
            log,
        })
    }

    #[test]
    fn a_long_game_on_the_largest_board_fits_into_a_text_in_every_language() {
        for (language, from_board) in Language::ALL
            .map(|one| [(one, false), (one, true)])
            .concat()
        {
            let code = long_code(from_board);
            for (over, invites) in [(false, false), (true, false), (false, true)] {
                let view = SendView {
                    over,
                    invites,
                    from_board,
                    ..view(&code)
                };
                let address = Some("https://somebody.example.org/reverstargo/");
                let text = text(&Texts::new(language), &view, address);
                assert!(text.chars().count() <= 1_500, "{language:?}: {text}");
                let fits_twice = text.chars().count() + 1 + code.len() <= 1_500;
                let copies = text.matches(&code).count();
                assert!(copies == 2 || (copies == 1 && !fits_twice), "{text}");
                assert!(!text.contains("messages-") && text.ends_with(&code));
                assert_eq!(message::read(&text).map(|read| read.len()), Ok(1));
            }
        }
    }
}
