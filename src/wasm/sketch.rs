//! A position's text for editors: what it says, and why that may not be legal.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::dto::{Both, Rules};
use super::error::Fault;
use super::input;
use super::plain::plain;
use crate::notation::Sketch;
use crate::rules::{Hole, SetupError, Side};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Reading {
    rules: Rules,
    holes: Both<Vec<u16>>,
    kazans: Both<u16>,
    tuzdiks: Both<Option<u8>>,
    to_move: &'static str,
    ply: u32,
    reasons: Vec<&'static str>,
}

/// What a position's text says, legal or not.
#[wasm_bindgen(js_name = readPosition, unchecked_return_type = "PositionReading")]
pub fn read_position(text: &JsValue, rules: &JsValue) -> Result<JsValue, JsValue> {
    let (text, rules) = (input::text(text, "a position")?, input::rules(rules)?);
    let Sketch { setup, ply } = Sketch::parse(&text, rules).map_err(Fault::from)?;
    Ok(plain(&Reading {
        rules: rules.into(),
        holes: Both::new(|side| setup.rows.get(side)[..rules.holes()].to_vec()),
        kazans: setup.kazans.into(),
        tuzdiks: Both::new(|owner: Side| setup.tuzdiks.get(owner).map(Hole::number)),
        to_move: setup.to_move.name(),
        ply,
        reasons: setup.problems(rules).into_iter().map(SetupError::code).collect(),
    }))
}
