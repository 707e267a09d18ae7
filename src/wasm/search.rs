//! A search as the worker holds it.

use std::cell::Cell;
use std::fmt::Write;

use js_sys::{Function, Object, Reflect, WebAssembly};
use wasm_bindgen::prelude::*;

use super::error::Fault;
use super::{message, number};
use crate::endgame::Endgame;
use crate::game::Game;
use crate::notation::Format;
use crate::rules::{MAX_HOLES, Position, Rules};
use crate::search::{AnySearch, Level, Limits, Line, MAX_DEPTH, Status, Table};

/// 2^18 entries: four megabytes.
const TABLE_BITS: u32 = 18;

/// The most nodes that JavaScript counts exactly.
const MOST_NODES: f64 = 9_007_199_254_740_991.0;

/// What a search leaves to the next one.
struct Left {
    table: Table,
    /// The game it was about, as bytes.
    game: Vec<u8>,
}

thread_local! {
    static LEFT: Cell<Option<Left>> = const { Cell::new(None) };
    /// The endings that were solved for the last search: the next one is often of the same game.
    static ENDGAME: Cell<Option<Endgame>> = const { Cell::new(None) };
}

/// One for each hole.
const MOST_LINES: f64 = 9.0;
const _: () = assert!(MAX_HOLES == 9);

/// A search that is advanced slice by slice.
#[wasm_bindgen]
pub struct SearchHandle {
    message: Vec<u8>,
    game: Game,
    search: AnySearch,
    level: Level,
    seed: u64,
    time: Option<f64>,
}

#[wasm_bindgen]
impl SearchHandle {
    /// A search in a game, within the `limits` `{ depth, nodes, timeMs, level, seed, lines }`, of
    /// which any may be missing.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &[u8], limits: &JsValue) -> Result<SearchHandle, JsValue> {
        let message = game.to_vec();
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
        let lines = limit("lines", 1.0, MOST_LINES)?;

        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked")]
        let (level, seed, depth, nodes, lines) = (
            Level::new(level as u8).expect("checked"),
            seed as u64,
            depth.map(|depth| depth as u8),
            nodes.map(|nodes| nodes as u64),
            lines.map(|lines| lines as u8),
        );
        let usual = level.within(depth, nodes, time.is_some());
        let limits = Limits { lines: lines.unwrap_or(usual.lines), ..usual };
        let earlier = if game.repetition() { &game.history()[..game.ply()] } else { &[] };
        let left = LEFT.take();
        // What was learned on the way here helps, but then the result depends on the way: so only
        // for the level that plays as well as its time allows.
        let goes_on = level.number() == Level::MAX
            && time.is_some()
            && left.as_ref().is_some_and(|left| message.starts_with(&left.game));
        let mut table = left.map_or_else(|| Table::new(TABLE_BITS), |left| left.table);
        if !goes_on {
            table.forget();
        }
        let search = AnySearch::new(table, *game.position(), earlier, limits);
        let mut search = search.styled(level.style());
        if level.number() == Level::MAX {
            if let Some(endgame) = Endgame::for_search(game.position(), ENDGAME.take()) {
                search = search.with_endgame(endgame, time.is_some());
            }
        }
        Ok(SearchHandle { message, game, search, level, seed, time })
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

    /// The last iteration that was finished, in plies.
    #[wasm_bindgen(getter)]
    pub fn depth(&self) -> u8 {
        self.search.report().depth
    }

    /// What has been found so far, as a text that `www/js/engine/findings.js` reads: whole numbers
    /// need far less code to be written than objects.
    ///
    /// `DEPTH NODES BEST`, then for each line of play
    /// `SCORE WINS-IN LOSES-IN CHANCE BALLS EXACT|MOVE MOVE…|REASON NUMBER…|REASON NUMBER…`: scores and balls
    /// in hundredths, the chance of winning in ten thousandths, 0 for plies that are not known, 1 for an exact score.
    pub fn report(&self) -> String {
        let (report, position) = (self.search.report(), self.game.position());
        let best = self.level.choose(position, &report, self.seed);
        let best = best.expect("a game that is not over has a move");
        let mut text = format!("{} {} {best}", report.depth, report.nodes);
        for line in &report.lines {
            write_line(&mut text, *position, line);
        }
        text
    }
}

fn write_line(text: &mut String, mut position: Position<Rules>, line: &Line) {
    #[expect(clippy::cast_possible_truncation, reason = "at most ten thousand")]
    let [chance, balls] =
        [10_000.0 * line.win_probability(&position), 100.0 * line.ball_difference(&position)]
            .map(|number| (number + 0.5).floor() as i32);
    let score = line.score.hundredths();
    let [wins, loses] =
        [line.score.wins_in(), line.score.loses_in()].map(Option::unwrap_or_default);
    // Writing to a text cannot fail.
    let _ = write!(text, "\n{score} {wins} {loses} {chance} {balls} {}", u8::from(line.exact));
    let reasons = line.reasons(&position);
    let mut mark = '|';
    for &hole in &line.holes {
        let (Ok((made, _)), Ok(next)) = (position.trace(hole), position.play(hole)) else { break };
        text.push(mark);
        *text += &Format::Server.write(&made, position.rules());
        (position, mark) = (next, ' ');
    }
    for reason in reasons {
        text.push('|');
        *text += reason.name();
        for number in reason.numbers().into_iter().flatten() {
            let _ = write!(text, " {number}");
        }
    }
}

/// Takes the nets, which come beside the binary; before the first search.
#[wasm_bindgen(js_name = giveNets)]
pub fn give_nets(files: Vec<u8>) {
    crate::eval::committed::outside::give(files);
}

impl Drop for SearchHandle {
    fn drop(&mut self) {
        let game = std::mem::take(&mut self.message);
        LEFT.set(Some(Left { table: self.search.take_table(), game }));
        if let Some(endgame) = self.search.take_endgame() {
            ENDGAME.set(Some(endgame));
        }
    }
}

/// Takes in the vector code: `sum` and `judge` are what the kernel's binary exports, working on this
/// memory.
#[wasm_bindgen(js_name = useKernel)]
pub fn use_kernel(sum: &Function, judge: &Function) -> Result<(), JsValue> {
    let functions: WebAssembly::Table = wasm_bindgen::function_table().unchecked_into();
    let place = functions.grow(2)?;
    functions.set(place, sum)?;
    functions.set(place + 1, judge)?;
    // SAFETY: they were put there just now, and nobody else changes the table. That they are the
    // right functions is for the module that loads the engine to see to.
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
