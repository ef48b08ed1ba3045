//! The page as Chromium hands it to Android's screen readers: what has a name, with its place.

use serde_json::{Value, json};

use super::app::App;
use super::picture::Picture;

/// A part of the page that has a name.
#[derive(Debug)]
pub struct Named {
    pub name: String,
    /// Left, top, right and bottom in CSS pixels; part of it, or all, may lie outside the view.
    pub bounds: [i64; 4],
}

impl App<'_> {
    /// Everything on the page that has a name, in the order of reading. In Chromium.
    #[track_caller]
    pub fn named(&self) -> Vec<Named> {
        let tree = self.devtools("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().map_or(&[][..], Vec::as_slice);
        let mut named = Vec::new();
        if let Some(root) = nodes.first() {
            self.name_parts(nodes, root, &mut named);
        }
        named
    }

    #[track_caller]
    fn name_parts(&self, nodes: &[Value], node: &Value, named: &mut Vec<Named>) {
        let text = |part: &str| node[part]["value"].as_str().unwrap_or_default().to_owned();
        let (role, name) = (text("role"), text("name"));
        // The page itself is named after its title.
        let is_part = node["ignored"] == false && role != "RootWebArea" && !name.is_empty();
        // What has gone meanwhile has no place.
        if is_part && let Some(bounds) = self.bounds(&node["backendDOMNodeId"]) {
            named.push(Named { name, bounds });
        }
        // The parts of a button are not handed on: Chromium, `BrowserAccessibilityAndroid::IsLeaf`.
        let parts = node["childIds"].as_array().filter(|_| role != "button");
        for id in parts.into_iter().flatten() {
            if let Some(child) = nodes.iter().find(|node| node["nodeId"] == *id) {
                self.name_parts(nodes, child, named);
            }
        }
    }

    fn bounds(&self, id: &Value) -> Option<[i64; 4]> {
        let session = &self.browser().session;
        let quads = session.devtools("DOM.getContentQuads", &json!({"backendNodeId": id}));
        let numbers = |corner: usize| {
            let quads = quads.as_ref().ok()?["quads"].as_array()?;
            let numbers = quads.iter().filter_map(Value::as_array).flatten();
            let numbers = numbers.filter_map(Value::as_f64).skip(corner).step_by(2);
            Some(numbers.map(|number| number.round() as i64))
        };
        Some([
            numbers(0)?.min()?,
            numbers(1)?.min()?,
            numbers(0)?.max()?,
            numbers(1)?.max()?,
        ])
    }

    /// A photograph of the page, without compression.
    #[track_caller]
    pub fn picture(&self) -> Picture {
        let png = self.browser().session.photograph();
        Picture::of_png(&png.expect("a photograph"))
    }
}
