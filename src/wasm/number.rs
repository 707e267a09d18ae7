//! Numbers that JavaScript hands in, checked. Nothing is coerced: `"3"` and `1.7` are no holes.

use js_sys::Number;
use wasm_bindgen::JsValue;

use super::error::Fault;

/// A whole number from `least` to `most`; `what` names it in the error.
pub(super) fn whole(value: &JsValue, what: &str, least: f64, most: f64) -> Result<f64, Fault> {
    let Some(number) = value.as_f64() else {
        let found = value.js_typeof().as_string().unwrap_or_default();
        return Err(Fault::new("not-a-number", format!("{what} must be a number, not {found}")));
    };
    let wrong = |code, must: &str| {
        let found = shown(number);
        Err(Fault::new(code, format!("{what} must be {must}, not {found}")))
    };
    if !number.is_finite() {
        return wrong("not-finite", "a finite number");
    }
    if number.fract() != 0.0 {
        return wrong("not-whole", "a whole number");
    }
    if !(least..=most).contains(&number) {
        return wrong("out-of-range", &format!("{} to {}", shown(least), shown(most)));
    }
    Ok(number)
}

/// A number as JavaScript writes it; Rust's own way of writing floats would weigh 15 KB.
pub(super) fn shown(number: f64) -> String {
    let number = Number::from(number);
    number.to_string_with_radix(10).map(String::from).unwrap_or_default()
}
