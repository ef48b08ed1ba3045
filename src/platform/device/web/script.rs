//! Members and methods of the browser's objects.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};

/// A member of an object, if it has one of that name.
pub fn member(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(of, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Calls a method. Nothing if there is none, or it fails.
pub fn call(of: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = member(of, name)?.dyn_into().ok()?;
    method.apply(of, &arguments.iter().collect::<Array>()).ok()
}
