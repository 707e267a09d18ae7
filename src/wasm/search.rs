//! A search as the worker holds it.

use js_sys::{Function, Object, Reflect, WebAssembly};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::Fault;
use super::plain::plain;
use super::{message, number};
use crate::game::Game;
use crate::search::{AnySearch, Level, MAX_DEPTH, Status, Table};

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

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { BestMove } from "../js/engine/index.js";"#;

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
    /// A search in a game, within the `limits` `{ depth, nodes, timeMs, level, seed }`, of which
    /// any may be missing.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &[u8], limits: &JsValue) -> Result<SearchHandle, JsValue> {
        let game = message::read(game)?;
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

/// Takes the nets, which come beside the binary; before the first search.
#[wasm_bindgen(js_name = giveNets)]
pub fn give_nets(files: Vec<u8>) {
    crate::eval::committed::outside::give(files);
}

/// Takes in the vector code: `sum` is what the kernel's binary exports, working on this memory.
#[wasm_bindgen(js_name = useKernel)]
pub fn use_kernel(sum: &Function) -> Result<(), JsValue> {
    let functions: WebAssembly::Table = wasm_bindgen::function_table().unchecked_into();
    let place = functions.grow(1)?;
    functions.set(place, sum)?;
    // SAFETY: it was put there just now, and nobody else changes the table. That it is the right
    // function is for the module that loads the engine to see to.
    unsafe { crate::eval::kernel::use_kernel(place as usize) };
    Ok(())
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
    number::whole(&value, key, least, most).map(Some)
}
