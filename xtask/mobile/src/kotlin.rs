//! What dx and wry demand of `MainActivity.kt`, checked on the syntax tree of a real Kotlin grammar.

use tree_sitter::{Node, Parser, Tree};

/// Everything wrong with the activity's source; `id` is the application's identifier.
pub fn faults(source: &str, id: &str) -> Vec<String> {
    let tree = parse(source);
    let root = tree.root_node();
    let mut faults = syntax_errors(root);
    let mut demand = |holds: bool, fault: &str| {
        if !holds {
            faults.push(format!("MainActivity.kt: {fault}"));
        }
    };
    demand(
        holds(root, source, "package_header", "package dev.dioxus.main"),
        "the package must be dev.dioxus.main: the Rust library's entry points carry that name",
    );
    demand(
        holds(
            root,
            source,
            "type_alias",
            &format!("typealias BuildConfig = {id}.BuildConfig"),
        ),
        "a typealias BuildConfig must name the application id's BuildConfig: wry's classes use it",
    );
    demand(
        nodes(root, "class_declaration")
            .iter()
            .any(|class| words(*class, source).starts_with("class MainActivity : WryActivity()")),
        "there must be a class MainActivity : WryActivity()",
    );
    for name in ["RSG_FILES_DIR", "RSG_LANGUAGES", "RSG_NIGHT", "TMPDIR"] {
        let sets = format!("Os.setenv(\"{name}\"");
        demand(
            before(root, source, &sets, "super.onCreate("),
            &format!("{name} must be set before super.onCreate: Rust's main starts inside it"),
        );
    }
    demand(
        before(root, source, "installSplashScreen(", "super.onCreate("),
        "installSplashScreen must be called before super.onCreate: afterwards the start theme has no effect",
    );
    demand(
        holds(
            root,
            source,
            "property_declaration",
            "override val handleBackNavigation: Boolean = false",
        ),
        "handleBackNavigation must be off: back is the page's decision",
    );
    demand(
        holds(
            root,
            source,
            "if_expression",
            "if (savedInstanceState == null && !isFromRecents(intent)) startedBy = linkOf(intent)",
        ),
        "the link that started the app must be taken once: Android hands its intent to every rebuilt activity",
    );
    demand(
        holds(
            root,
            source,
            "call_expression",
            "setLightBars(askedForLightBars ?: !isNight(configuration))",
        ),
        "the bars must stay as the page asked when the phone is turned: the theme may not be the device's",
    );
    faults
}

fn parse(source: &str) -> Tree {
    let mut parser = Parser::new();
    parser
        .set_language(&tree_sitter_kotlin_ng::LANGUAGE.into())
        .expect("grammar and parser are of matching versions");
    parser
        .parse(source, None)
        .expect("a parser with a language and no time limit gives a tree")
}

fn syntax_errors(root: Node<'_>) -> Vec<String> {
    all(root)
        .into_iter()
        .filter(|node| node.is_error() || node.is_missing())
        .map(|node| {
            let at = node.start_position();
            format!(
                "MainActivity.kt:{}:{}: this is not Kotlin",
                at.row + 1,
                at.column + 1
            )
        })
        .collect()
}

/// Whether a node of that kind reads so, white space aside.
fn holds(root: Node<'_>, source: &str, kind: &str, text: &str) -> bool {
    nodes(root, kind)
        .iter()
        .any(|node| words(*node, source) == text)
}

/// Whether, within one function, a call that starts so stands before one that starts otherwise.
fn before(root: Node<'_>, source: &str, early: &str, late: &str) -> bool {
    nodes(root, "function_declaration").iter().any(|function| {
        let start = |prefix: &str| {
            nodes(*function, "call_expression")
                .iter()
                .filter(|call| words(**call, source).starts_with(prefix))
                .map(Node::start_byte)
                .min()
        };
        matches!((start(early), start(late)), (Some(early), Some(late)) if early < late)
    })
}

fn words(node: Node<'_>, source: &str) -> String {
    source[node.byte_range()]
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

fn nodes<'tree>(root: Node<'tree>, kind: &str) -> Vec<Node<'tree>> {
    all(root)
        .into_iter()
        .filter(|node| node.kind() == kind)
        .collect()
}

fn all<'tree>(root: Node<'tree>) -> Vec<Node<'tree>> {
    let mut found = vec![root];
    let mut next = 0;
    while next < found.len() {
        let node = found[next];
        let mut cursor = node.walk();
        found.extend(node.children(&mut cursor));
        next += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"package dev.dioxus.main
typealias BuildConfig = a.b.BuildConfig
class MainActivity : WryActivity() {
    override val handleBackNavigation: Boolean = false
    override fun onCreate(savedInstanceState: Bundle?) {
        Os.setenv("RSG_FILES_DIR", filesDir.absolutePath, true)
        Os.setenv("RSG_LANGUAGES", "en", true)
        Os.setenv("RSG_NIGHT", "0", true)
        Os.setenv("TMPDIR", cacheDir.absolutePath, true)
        if (savedInstanceState == null && !isFromRecents(intent)) startedBy = linkOf(intent)
        installSplashScreen()
        super.onCreate(savedInstanceState)
    }
    private fun matchSystemBars(configuration: Configuration) {
        setLightBars(askedForLightBars ?: !isNight(configuration))
    }
}
"#;

    #[test]
    fn an_activity_that_keeps_every_rule_passes() {
        assert_eq!(faults(GOOD, "a.b"), Vec::<String>::new());
    }

    #[test]
    fn each_broken_rule_is_found() {
        for (from, to, word) in [
            ("dev.dioxus.main", "dev.other", "package"),
            ("a.b.BuildConfig", "c.d.BuildConfig", "typealias"),
            (
                "class MainActivity",
                "class OtherActivity",
                "class MainActivity",
            ),
            ("Boolean = false", "Boolean = true", "handleBackNavigation"),
            ("RSG_FILES_DIR", "OTHER", "RSG_FILES_DIR"),
            ("RSG_NIGHT", "OTHER", "RSG_NIGHT"),
            ("installSplashScreen()", "", "installSplashScreen"),
            (
                "if (savedInstanceState == null && !isFromRecents(intent)) ",
                "",
                "taken once",
            ),
            ("askedForLightBars ?: ", "", "as the page asked"),
        ] {
            let broken = GOOD.replacen(from, to, 1);
            let found = faults(&broken, "a.b");
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].contains(word), "{found:?}");
        }
    }

    #[test]
    fn the_order_inside_on_create_matters() {
        let late = GOOD.replacen("        Os.setenv(\"RSG_FILES_DIR\", filesDir.absolutePath, true)\n", "", 1).replacen(
            "super.onCreate(savedInstanceState)\n",
            "super.onCreate(savedInstanceState)\n        Os.setenv(\"RSG_FILES_DIR\", filesDir.absolutePath, true)\n",
            1,
        );
        assert!(
            faults(&late, "a.b")
                .iter()
                .any(|fault| fault.contains("before super.onCreate"))
        );
    }

    #[test]
    fn what_is_not_kotlin_is_found_with_its_place() {
        let broken = GOOD.replacen("fun onCreate(", "fun onCreate((", 1);
        assert!(
            faults(&broken, "a.b")
                .iter()
                .any(|fault| fault.contains("not Kotlin"))
        );
    }
}
