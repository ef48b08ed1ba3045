//! The accessibility bus (AT-SPI), read as a screen reader reads it: what is in the window has a role, a name and
//! states, and is pressed by the action it offers. <https://docs.gtk.org/atspi2/>

use gio::glib::variant::{FromVariant, ObjectPath, ToVariant, Variant};
use gio::{Cancellable, DBusCallFlags, DBusConnection, DBusConnectionFlags};

/// The longest wait for an answer, in milliseconds.
const ANSWER_LIMIT: i32 = 60_000;

/// Deepest the tree is followed.
const DEEPEST: usize = 40;

/// The web page hangs below the window's own tree by a socket, which lies no deeper than this.
const SOCKET_DEPTH: usize = 8;

/// The role of a thing in the window, as far as scenarios need it, by its number in AT-SPI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Role(u32);

impl Role {
    /// A question or a sheet in front of the screen.
    pub const DIALOG: Self = Self(16);
    pub const BUTTON: Self = Self(43);
    pub const RADIO: Self = Self(44);
    pub const PARAGRAPH: Self = Self(73);
    pub const HEADING: Self = Self(83);
    /// A part of the screen with a name.
    pub const REGION: Self = Self(110);
}

/// The bus name of a program and the path of something in it.
type Object = (String, ObjectPath);

/// A thing in the window.
#[derive(Debug, Clone)]
pub struct Node {
    pub role: Role,
    /// Its name; of a paragraph, its text.
    pub name: String,
    states: u32,
    object: Object,
}

impl Node {
    /// Returns true if its name fits a pattern, in which `*` stands for anything.
    pub fn is_called(&self, pattern: &str) -> bool {
        fits(pattern, &self.name)
    }

    fn has(&self, state: u32) -> bool {
        self.states >> state & 1 == 1
    }

    /// Returns true if it can be used.
    pub fn enabled(&self) -> bool {
        self.has(8)
    }

    /// Returns true if it is the chosen one of a few.
    pub fn chosen(&self) -> bool {
        self.has(4)
    }

    pub fn focused(&self) -> bool {
        self.has(12)
    }
}

/// All things in the window at one instant that have a name, in reading order.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    pub nodes: Vec<Node>,
}

impl Tree {
    /// The first of that role whose name fits the pattern.
    pub fn find(&self, role: Role, pattern: &str) -> Option<&Node> {
        self.all(role, pattern).next()
    }

    /// All of that role whose names fit the pattern.
    pub fn all(&self, role: Role, pattern: &str) -> impl Iterator<Item = &Node> {
        let fitting = move |node: &&Node| node.role == role && node.is_called(pattern);
        self.nodes.iter().filter(fitting)
    }

    /// The names in one line, for messages.
    pub fn summary(&self) -> String {
        let names: Vec<&str> = self.nodes.iter().map(|node| node.name.as_str()).collect();
        names.join(" | ")
    }
}

fn fits(pattern: &str, name: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else {
        return pattern == name;
    };
    name.strip_prefix(start).is_some_and(|end| {
        let mut ends = end.char_indices().map(|(at, _)| &end[at..]);
        fits(rest, "") || ends.any(|end| fits(rest, end))
    })
}

/// A connection to the accessibility bus.
pub struct Bus {
    connection: DBusConnection,
    /// The registry of all apps that can be found.
    registry: Object,
}

impl Bus {
    /// Asks the session bus for the address of the accessibility bus, and connects to it.
    pub fn find(session: &str) -> Result<Self, String> {
        let launcher = object("org.a11y.Bus", "/org/a11y/bus");
        let address = ask(&connect(session)?, &launcher, "org.a11y.Bus.GetAddress", ());
        let (address,): (String,) = address.ok_or("the session bus knows no such bus")?;
        Ok(Self {
            connection: connect(&address)?,
            registry: object("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"),
        })
    }

    /// Returns true if the registry of accessible things answers.
    pub fn is_ready(&self) -> bool {
        let children: Option<(Vec<Object>,)> = self.ask(&self.registry, CHILDREN, ());
        children.is_some()
    }

    /// Reads the whole tree.
    pub fn read(&self) -> Tree {
        let mut tree = Tree::default();
        self.collect(&self.registry, 0, &mut tree);
        tree
    }

    fn collect(&self, object: &Object, depth: usize, tree: &mut Tree) {
        for child in self.children(object, depth) {
            let node = self.node(&child);
            tree.nodes.extend(node.filter(|node| !node.name.is_empty()));
            if depth < DEEPEST {
                self.collect(&child, depth + 1, tree);
            }
        }
    }

    fn children(&self, object: &Object, depth: usize) -> Vec<Object> {
        let children = self.ask(object, CHILDREN, ());
        let (children,): (Vec<Object>,) = children.unwrap_or_default();
        if children.is_empty() && depth < SOCKET_DEPTH {
            // A socket tells of its one child only when asked for it by number.
            let child = "org.a11y.atspi.Accessible.GetChildAtIndex";
            let child: Option<(Object,)> = self.ask(object, child, (0_i32,));
            let child = child.map(|(child,)| child);
            return Vec::from_iter(child.filter(|(_, path)| !path.ends_with("/null")));
        }
        children
    }

    /// A thing by what the bus says of it. One that went away between two questions is none.
    fn node(&self, object: &Object) -> Option<Node> {
        let (role,): (u32,) = self.ask(object, "org.a11y.atspi.Accessible.GetRole", ())?;
        let role = Role(role);
        let name = if role == Role::PARAGRAPH {
            let (text,) = self.ask(object, "org.a11y.atspi.Text.GetText", (0_i32, -1_i32))?;
            text
        } else {
            let property = ("org.a11y.atspi.Accessible", "Name");
            let get = "org.freedesktop.DBus.Properties.Get";
            let (name,): (Variant,) = self.ask(object, get, property)?;
            name.get()?
        };
        let states = self.ask(object, "org.a11y.atspi.Accessible.GetState", ());
        let (states,): (Vec<u32>,) = states?;
        Some(Node {
            role,
            name,
            states: *states.first()?,
            object: object.clone(),
        })
    }

    /// The middle of a thing on the screen, none while it has no size.
    pub fn middle(&self, node: &Node) -> Option<(i32, i32)> {
        let of_the_screen = (0_u32,);
        let extents = "org.a11y.atspi.Component.GetExtents";
        let extents: Option<((i32, i32, i32, i32),)> =
            self.ask(&node.object, extents, of_the_screen);
        let ((x, y, width, height),) = extents?;
        (0 < width && 0 < height).then_some((x + width / 2, y + height / 2))
    }

    /// Does what a thing is there for. False if it went away before it could.
    pub fn act(&self, node: &Node) -> bool {
        self.ask(&node.object, "org.a11y.atspi.Action.DoAction", (0_i32,)) == Some((true,))
    }

    fn ask<T: FromVariant>(
        &self,
        object: &Object,
        method: &str,
        arguments: impl ToVariant,
    ) -> Option<T> {
        ask(&self.connection, object, method, arguments)
    }
}

const CHILDREN: &str = "org.a11y.atspi.Accessible.GetChildren";

fn object(owner: &str, path: &str) -> Object {
    let path = ObjectPath::try_from(path).expect("a path has slashes");
    (owner.to_owned(), path)
}

fn connect(address: &str) -> Result<DBusConnection, String> {
    let flags =
        DBusConnectionFlags::AUTHENTICATION_CLIENT | DBusConnectionFlags::MESSAGE_BUS_CONNECTION;
    DBusConnection::for_address_sync(address, flags, None, Cancellable::NONE)
        .map_err(|error| error.to_string())
}

/// Calls a method, named behind its interface. Nothing if there is no answer, or one of another type.
fn ask<T: FromVariant>(
    bus: &DBusConnection,
    (owner, path): &Object,
    method: &str,
    arguments: impl ToVariant,
) -> Option<T> {
    let (interface, method) = method.rsplit_once('.')?;
    let answer = bus.call_sync(
        Some(owner),
        path,
        interface,
        method,
        Some(&arguments.to_variant()),
        None,
        DBusCallFlags::NONE,
        ANSWER_LIMIT,
        Cancellable::NONE,
    );
    answer.ok()?.get()
}
