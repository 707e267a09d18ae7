//! A search as the worker holds it.

use js_sys::{Object, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::dto::plain;
use super::error::Fault;
use super::game::new_game;
use super::input;
use crate::game::Game;
use crate::rules::Hole;
use crate::search::{AnySearch, Level, Limits, MAX_DEPTH, Status, Table};

/// 2^18 entries: four megabytes.
const TABLE_BITS: u32 = 18;

/// The most nodes that JavaScript counts exactly.
const MOST_NODES: f64 = 9_007_199_254_740_991.0;

/// A search that is advanced slice by slice.
#[wasm_bindgen]
pub struct SearchHandle {
    game: Game,
    search: AnySearch,
    level: Level,
    seed: u64,
    time: Option<f64>,
}

#[derive(Serialize)]
struct BestMove {
    hole: u8,
    score: f64,
    depth: u8,
    nodes: f64,
    pv: Vec<u8>,
}

#[wasm_bindgen]
impl SearchHandle {
    /// A search in the game that starts from `position` and has come through `moves`, within the
    /// `limits` `{ depth, nodes, timeMs, level, seed }`, of which any may be missing.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rules: &JsValue,
        position: &JsValue,
        moves: &Uint8Array,
        repetition: &JsValue,
        limits: &JsValue,
    ) -> Result<SearchHandle, JsValue> {
        let game = played(new_game(rules, position, repetition)?, moves)?;
        if let Some(outcome) = game.outcome() {
            let over =
                format!("there is no move to find: the game is over by {}", outcome.reason.name());
            return Err(Fault::new("game-over", over).into());
        }
        let limit = |key: &'static str, least, most| limit(limits, key, least, most);
        let level = limit("level", 1.0, f64::from(Level::MAX))?.unwrap_or(f64::from(Level::MAX));
        let seed = limit("seed", 0.0, MOST_NODES)?.unwrap_or(0.0);
        let depth = limit("depth", 1.0, f64::from(MAX_DEPTH))?;
        let nodes = limit("nodes", 1.0, MOST_NODES)?;
        let time = limit("timeMs", 0.0, f64::from(u32::MAX))?;

        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked")]
        let (level, seed, depth, nodes) = (
            Level::new(level as u8).expect("checked"),
            seed as u64,
            depth.map(|depth| depth as u8),
            nodes.map(|nodes| nodes as u64),
        );
        let limits = level.within(depth, nodes, time.is_some());
        let earlier = if game.repetition() { &game.history()[..game.ply()] } else { &[] };
        let search = AnySearch::new(Table::new(TABLE_BITS), *game.position(), earlier, limits);
        let search = search.styled(level.style());
        Ok(SearchHandle { game, search, level, seed, time })
    }

    /// The time limit in milliseconds.
    #[wasm_bindgen(getter, js_name = timeMs)]
    pub fn time_ms(&self) -> Option<f64> {
        self.time
    }

    /// Visits about `nodes` more nodes; true when the search is over.
    pub fn advance(&mut self, nodes: u32) -> bool {
        self.search.advance(u64::from(nodes)) == Status::Done
    }

    /// What has been found so far.
    #[wasm_bindgen(unchecked_return_type = "BestMove")]
    pub fn report(&self) -> JsValue {
        let report = self.search.report();
        let chosen = self.level.choose(self.game.position(), &report, self.seed);
        let line = report.lines.iter().find(|line| Some(line.hole()) == chosen);
        let line = line.expect("a game that is not over has a move");
        #[expect(clippy::cast_precision_loss, reason = "counted exactly below 2^53")]
        plain(&BestMove {
            hole: line.hole().number(),
            score: f64::from(line.score.hundredths()) / 100.0,
            depth: report.depth,
            nodes: report.nodes as f64,
            pv: line.holes.iter().map(|hole| hole.number()).collect(),
        })
    }
}

fn played(mut game: Game, moves: &Uint8Array) -> Result<Game, Fault> {
    for number in moves.to_vec() {
        let wrong = || Fault::new("no-such-hole", format!("there is no hole {number}"));
        game.play(Hole::new(number).ok_or_else(wrong)?)?;
    }
    Ok(game)
}

/// One of the limits, if it is given.
fn limit(limits: &JsValue, key: &'static str, least: f64, most: f64) -> Result<Option<f64>, Fault> {
    let Some(object) = limits.dyn_ref::<Object>() else {
        return Err(Fault::new("bad-options", "the limits of a search must be an object"));
    };
    let value = Reflect::get(object, &key.into()).unwrap_or(JsValue::UNDEFINED);
    if value.is_undefined() {
        return Ok(None);
    }
    input::whole(&value, key, least, most).map(Some)
}
