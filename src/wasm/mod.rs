//! The edge to JavaScript: the only place that knows it.
//!
//! Values come in as strings, numbers and bytes and are checked here; plain objects go out. Every
//! error is an `Error` with a stable `code`. The shapes are those of `www/js/engine/index.d.ts`.
//!
//! There are three binaries, each with an edge of its own (`--cfg edge="…"`): `rules` for the page,
//! small and there at once; `engine` for the worker; and `kernel`, the vector code that the engine
//! takes in where the browser has it.

#[cfg(edge = "engine")]
mod count;
#[cfg(edge = "rules")]
mod dto;
#[cfg(any(edge = "rules", edge = "engine"))]
mod error;
#[cfg(edge = "rules")]
mod game;
#[cfg(edge = "rules")]
mod input;
#[cfg(edge = "kernel")]
mod kernel;
#[cfg(any(edge = "rules", edge = "engine"))]
mod message;
#[cfg(any(edge = "rules", edge = "engine"))]
mod number;
#[cfg(edge = "rules")]
mod plain;
#[cfg(edge = "engine")]
mod search;
#[cfg(edge = "rules")]
mod sketch;

/// Runs when the binary is set up: a panic is a trap without words, so its words go to the console.
#[cfg(any(edge = "rules", edge = "engine"))]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
