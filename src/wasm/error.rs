//! The one door through which errors leave.

use js_sys::{Array, Error, Reflect};
use wasm_bindgen::JsValue;

use crate::game::GameError;
use crate::notation::{At, PositionError, Problem, RecordError};
use crate::rules::RulesError;

/// An error with a stable code, on its way to JavaScript.
pub(super) struct Fault {
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) details: Vec<(&'static str, JsValue)>,
}

impl Fault {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), details: Vec::new() }
    }

    pub(super) fn with(mut self, key: &'static str, value: impl Into<JsValue>) -> Fault {
        self.details.push((key, value.into()));
        self
    }
}

impl Fault {
    fn in_text<P: Problem>(error: &At<P>) -> Fault {
        let place = |n: usize| JsValue::from_f64(f64::from(u32::try_from(n).unwrap_or(u32::MAX)));
        let fault = Fault::new(error.code(), error.to_string())
            .with("line", place(error.line))
            .with("column", place(error.column))
            .with("token", error.token.as_str());
        match error.board() {
            Some(board) => fault.with("board", board),
            None => fault,
        }
    }
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> JsValue {
        let error = Error::new(&fault.message);
        let code = ("code", JsValue::from_str(fault.code));
        for (key, value) in [code].into_iter().chain(fault.details) {
            // Setting a property of a fresh object cannot fail.
            let _ = Reflect::set(&error, &key.into(), &value);
        }
        error.into()
    }
}

impl From<GameError> for Fault {
    fn from(error: GameError) -> Fault {
        Fault::new(error.code(), error.to_string())
    }
}

impl From<RulesError> for Fault {
    fn from(error: RulesError) -> Fault {
        Fault::new(error.code(), error.to_string())
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Fault {
        let reasons: Array = error.problem.codes().into_iter().map(JsValue::from_str).collect();
        Fault::in_text(&error).with("reasons", reasons)
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault::in_text(&error)
    }
}
