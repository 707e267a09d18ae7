//! Plain data on its way to JavaScript.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A plain object: `null` for what is missing, no `Map`, no `bigint`.
pub(super) fn plain(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::json_compatible();
    value.serialize(&serializer).expect("plain data has no shape that JavaScript lacks")
}
