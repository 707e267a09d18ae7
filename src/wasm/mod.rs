//! The edge to JavaScript: the only place that knows it.
//!
//! Values come in as strings and numbers and are checked here; plain objects go out. Every error
//! is an `Error` with a stable `code`. The shapes are those of `www/js/engine/index.d.ts`.

mod dto;
mod error;
mod game;
mod input;
mod search;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the engine is set up: a panic is a trap without words, so its words go to the console.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
