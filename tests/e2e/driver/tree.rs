//! The real window by the accessibility tree alone, as somebody plays who neither sees nor points: what is there has a role,
//! a name and states, and is pressed by the action it offers. No pointer, no key, no coordinate.

use super::dbus::{Argument, Call, Value};
use super::desk::{Desk, Thing};
use super::wait::{THOUGHT, wait_for};

/// What a thing is, as far as a scenario asks for it. The numbers are those of AT-SPI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Something to press.
    Button,
    /// One of a few.
    Radio,
    /// A list that shows the chosen one.
    ComboBox,
    /// A line of it.
    Choice,
    /// A heading.
    Heading,
    /// A question or a sheet in front of the screen.
    Dialog,
    /// A part of the screen with a name.
    Region,
    /// Anything else.
    Other,
}

impl Role {
    fn of(number: i64) -> Self {
        match number {
            2 | 16 => Self::Dialog,
            11 => Self::ComboBox,
            35 => Self::Choice,
            43 => Self::Button,
            44 => Self::Radio,
            83 => Self::Heading,
            110 => Self::Region,
            _ => Self::Other,
        }
    }
}

/// The number of a paragraph's role.
const PARAGRAPH: i64 = 73;

/// The numbers of the states a scenario asks for.
const CHECKED: u32 = 4;
const ENABLED: u32 = 8;
const SELECTED: u32 = 23;

/// Something that has a name, with what it is and how it stands.
#[derive(Debug, Clone)]
pub struct Node {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub role: Role,
    /// Whether it can be used.
    pub enabled: bool,
    /// Whether it is the chosen one.
    pub chosen: bool,
    thing: Thing,
}

/// Everything on the screen at one instant.
#[derive(Debug, Clone)]
pub struct Tree {
    /// What has a name, in reading order.
    pub nodes: Vec<Node>,
    /// The paragraphs, the live region's among them.
    pub texts: Vec<String>,
}

impl Tree {
    /// The first of that role whose name fits.
    pub fn find(&self, role: Role, fits: impl Fn(&str) -> bool) -> Option<&Node> {
        self.nodes
            .iter()
            .find(|node| node.role == role && fits(&node.name))
    }

    /// A choice of the list with that name.
    fn choice(&self, list: &str, choice: &str) -> Option<&Node> {
        let at = self
            .nodes
            .iter()
            .position(|node| node.role == Role::ComboBox && node.name == list)?;
        self.nodes[at + 1..]
            .iter()
            .take_while(|node| node.role == Role::Choice)
            .find(|node| node.name == choice)
    }

    /// The names in one line, for messages.
    pub fn summary(&self) -> String {
        let names = self.nodes.iter().map(|node| node.name.as_str());
        let texts = self.texts.iter().map(String::as_str);
        names.chain(texts).collect::<Vec<_>>().join(" | ")
    }
}

impl Desk<'_> {
    /// Reads the whole tree.
    pub fn tree(&mut self) -> Tree {
        let mut tree = Tree {
            nodes: Vec::new(),
            texts: Vec::new(),
        };
        for thing in self.everything() {
            let role = self.number(&thing, "GetRole");
            if role == PARAGRAPH {
                tree.texts.push(self.text(&thing));
            }
            if thing.name.is_empty() {
                continue;
            }
            let states = self.states(&thing);
            let has = |state: u32| states >> state & 1 == 1;
            tree.nodes.push(Node {
                name: thing.name.clone(),
                role: Role::of(role),
                enabled: has(ENABLED),
                chosen: has(CHECKED) || has(SELECTED),
                thing,
            });
        }
        tree
    }

    fn number(&mut self, thing: &Thing, method: &str) -> i64 {
        let answer = self.about(thing, "org.a11y.atspi.Accessible", method, &[]);
        answer.as_ref().map(Value::number).unwrap_or_default()
    }

    /// The first 32 states as bits.
    fn states(&mut self, thing: &Thing) -> u32 {
        let answer = self.about(thing, "org.a11y.atspi.Accessible", "GetState", &[]);
        let first = answer.as_ref().and_then(|words| words.parts().first());
        first
            .and_then(|word| u32::try_from(word.number()).ok())
            .unwrap_or_default()
    }

    fn text(&mut self, thing: &Thing) -> String {
        let all = [Argument::Index(0), Argument::Index(-1)];
        let answer = self.about(thing, "org.a11y.atspi.Text", "GetText", &all);
        answer
            .map(|text| text.text().to_owned())
            .unwrap_or_default()
    }

    fn about(
        &mut self,
        thing: &Thing,
        interface: &str,
        method: &str,
        arguments: &[Argument<'_>],
    ) -> Option<Value> {
        self.call(&Call {
            to: &thing.owner,
            path: &thing.path,
            interface,
            method,
            arguments,
        })
    }

    /// Waits until the tree has what is looked for.
    #[track_caller]
    pub fn wait_for<T>(&mut self, what: &str, look: impl Fn(&Tree) -> Option<T>) -> T {
        wait_for(what, THOUGHT, || {
            self.expect_running();
            let tree = self.tree();
            look(&tree).ok_or_else(|| tree.summary())
        })
    }

    /// Does what a thing is there for. False if it went away before it could.
    pub fn act(&mut self, node: &Node) -> bool {
        let first = [Argument::Index(0)];
        let done = self.about(&node.thing, "org.a11y.atspi.Action", "DoAction", &first);
        done.is_some_and(|done| done.number() == 1)
    }

    /// Waits for something of that role that can be used, and presses it.
    #[track_caller]
    pub fn press(&mut self, role: Role, fits: impl Fn(&str) -> bool) -> &mut Self {
        let node = self.wait_for(&format!("a {role:?} that can be pressed"), |tree| {
            tree.find(role, &fits).filter(|node| node.enabled).cloned()
        });
        assert!(self.act(&node), "{:?} takes no press", node.name);
        self
    }

    /// Picks one of a few and waits until it is the chosen one.
    #[track_caller]
    pub fn pick(&mut self, name: &str) -> &mut Self {
        self.press(Role::Radio, |radio| radio == name);
        self.wait_for(&format!("{name} to be chosen"), |tree| {
            let radio = tree.find(Role::Radio, |radio| radio == name)?;
            radio.chosen.then_some(())
        });
        self
    }

    /// Chooses a line of a list and waits until it is the chosen one.
    #[track_caller]
    pub fn choose(&mut self, list: &str, choice: &str) -> &mut Self {
        let node = self.wait_for(&format!("{choice} of {list}"), |tree| {
            tree.choice(list, choice).cloned()
        });
        assert!(self.act(&node), "{choice} of {list} takes no press");
        self.wait_for(&format!("{choice} of {list} to be chosen"), |tree| {
            tree.choice(list, choice)?.chosen.then_some(())
        });
        self
    }
}
