//! A game as JavaScript holds it.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::dto::{Move, Snapshot, legal};
use super::error::Fault;
use super::input;
use super::plain::plain;
use crate::game::Game;
use crate::notation::{Diagram, Format, Record, Tag};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str =
    r#"import type { Move, PositionReading, Snapshot } from "../js/engine/index.js";"#;

/// A game, with what a record says beside its moves.
#[wasm_bindgen]
#[derive(Clone)]
pub struct GameHandle {
    game: Game,
    /// The record that it came with.
    source: Record,
}

impl From<&Record> for GameHandle {
    fn from(record: &Record) -> Self {
        GameHandle { game: Game::from(record), source: record.clone() }
    }
}

#[wasm_bindgen]
impl GameHandle {
    /// A game from the start of `rules` or from a position's text.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rules: &JsValue,
        position: &JsValue,
        repetition: &JsValue,
    ) -> Result<GameHandle, JsValue> {
        let game = new_game(rules, position, repetition)?;
        Ok(GameHandle { source: game.record(), game })
    }

    /// Every game of a record's text, as at least one.
    #[wasm_bindgen(js_name = recordsFrom)]
    pub fn records_from(text: &JsValue) -> Result<Vec<GameHandle>, JsValue> {
        Ok(records(text)?.iter().map(GameHandle::from).collect())
    }

    /// The first game of a record's text.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &JsValue) -> Result<GameHandle, JsValue> {
        Ok(GameHandle::from(&records(text)?[0]))
    }

    /// The holes that may be played.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<u8> {
        legal(&self.game)
    }

    /// What playing a hole would do.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn preview(&self, hole: &JsValue) -> Result<JsValue, JsValue> {
        let (made, steps) = self.game.trace(input::hole(hole)?).map_err(Fault::from)?;
        Ok(plain(&Move::new(&self.game, self.game.ply(), &made, &steps)))
    }

    /// Plays a hole.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn play(&mut self, hole: &JsValue) -> Result<JsValue, JsValue> {
        let made = self.preview(hole)?;
        self.game.play(input::hole(hole)?).map_err(Fault::from)?;
        Ok(made)
    }

    /// Takes back the last move.
    #[wasm_bindgen(unchecked_return_type = "Move | null")]
    pub fn undo(&mut self) -> JsValue {
        self.game.undo().map_or(JsValue::NULL, |_| self.line_move(self.game.ply()))
    }

    /// Makes the next undone move again.
    #[wasm_bindgen(unchecked_return_type = "Move | null")]
    pub fn redo(&mut self) -> JsValue {
        self.game.redo().map_or(JsValue::NULL, |_| self.line_move(self.game.ply() - 1))
    }

    /// Goes to any ply of the line.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: &JsValue) -> Result<(), JsValue> {
        let ply = input::count(ply, "a ply")?;
        Ok(self.game.go_to(ply as usize).map_err(Fault::from)?)
    }

    /// A player gives up.
    pub fn resign(&mut self, side: &JsValue) -> Result<(), JsValue> {
        Ok(self.game.resign(input::side(side)?).map_err(Fault::from)?)
    }

    /// The players agree on a draw.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        Ok(self.game.agree_draw().map_err(Fault::from)?)
    }

    /// A player's time has run out.
    pub fn flag(&mut self, side: &JsValue) -> Result<(), JsValue> {
        Ok(self.game.flag(input::side(side)?).map_err(Fault::from)?)
    }

    /// The game at this moment.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn snapshot(&self) -> JsValue {
        plain(&Snapshot::new(&self.game))
    }

    /// The whole line of moves.
    #[wasm_bindgen(unchecked_return_type = "Move[]")]
    pub fn moves(&self) -> Vec<JsValue> {
        (0..self.game.moves().len()).map(|ply| self.line_move(ply)).collect()
    }

    /// The current position as text.
    #[wasm_bindgen(js_name = positionText)]
    pub fn position_text(&self) -> String {
        self.game.diagram().to_string()
    }

    /// The record of the whole line.
    pub fn record(&self, format: &JsValue, tags: &JsValue) -> Result<String, JsValue> {
        let format = record_format(format)?;
        let mut record = self.game.record();
        record.tags = merged(&self.source.tags, tags)?;
        record.take_notes(&self.source);
        Ok(record.to_text(format))
    }

    /// The game up to the current ply, as bytes that the engine can read, wherever it is.
    pub fn message(&self) -> Vec<u8> {
        super::message::write(&self.game)
    }

    /// Another game with the same line.
    pub fn copy(&self) -> GameHandle {
        self.clone()
    }

    fn line_move(&self, ply: usize) -> JsValue {
        plain(&Move::of_line(&self.game, ply))
    }
}

/// A game from the start of `rules` or from a position's text.
fn new_game(rules: &JsValue, position: &JsValue, repetition: &JsValue) -> Result<Game, Fault> {
    let rules = input::rules(rules)?;
    let game = if position.is_undefined() {
        Game::new(rules)
    } else {
        let text = input::text(position, "a position")?;
        Game::from(Diagram::parse(&text, rules)?)
    };
    let counts = repetition.as_bool();
    if counts.is_none() && !repetition.is_undefined() {
        return Err(Fault::new("bad-options", "repetition must be true or false"));
    }
    Ok(game.with_repetition(counts.unwrap_or(true)))
}

fn records(text: &JsValue) -> Result<Vec<Record>, Fault> {
    Ok(Record::parse_all(&input::text(text, "a record")?)?)
}

fn record_format(format: &JsValue) -> Result<Format, Fault> {
    if format.is_undefined() {
        return Ok(Format::default());
    }
    let name = input::text(format, "the format")?;
    Format::by_name(&name).ok_or_else(|| {
        let known = Format::ALL.map(Format::name).join(", ");
        Fault::new("bad-format", format!("there is no format \"{name}\"; there are {known}"))
    })
}

/// The tags of the game with those of a JavaScript object over them.
fn merged(own: &[Tag], over: &JsValue) -> Result<Vec<Tag>, Fault> {
    let mut tags = own.to_vec();
    if over.is_undefined() {
        return Ok(tags);
    }
    let Some(object) = over.dyn_ref::<Object>() else {
        return Err(Fault::new("bad-tags", "the tags must be an object of strings"));
    };
    for entry in Object::entries(object).iter() {
        let entry = js_sys::Array::from(&entry);
        let name = input::text(&entry.get(0), "a tag's name")?;
        let value = input::text(&entry.get(1), "a tag's value")?;
        let wrong = || {
            Fault::new(
                "bad-tags",
                format!("\"{name}\" cannot be a tag: a name is one word, a value is one line"),
            )
        };
        let tag = Tag::new(&name, value).ok_or_else(wrong)?;
        match tags.iter_mut().find(|old| old.name() == name) {
            Some(old) => *old = tag,
            None => tags.push(tag),
        }
    }
    Ok(tags)
}
