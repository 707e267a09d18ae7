//! What JavaScript hands in besides plain numbers, checked.

use js_sys::{JsString, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::error::Fault;
use super::number::{shown, whole};
use crate::rules::{Custom, Hole, MAX_HOLES, Rules, Side};

/// The longest text read, in UTF-16 units: more than any record of a lifetime's games.
const LONGEST_TEXT: u32 = 16 << 20;

/// A whole number for a `u32`.
pub(super) fn count(value: &JsValue, what: &str) -> Result<u32, Fault> {
    let number = whole(value, what, 0.0, f64::from(u32::MAX))?;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked")]
    Ok(number as u32)
}

/// The hole that a number names.
pub(super) fn hole(value: &JsValue) -> Result<Hole, Fault> {
    let number = whole(value, "a hole", f64::MIN, f64::MAX)?;
    let known = (0..MAX_HOLES).map(Hole::from_index);
    let hole = known.into_iter().find(|hole| (f64::from(hole.number()) - number).abs() < 0.5);
    hole.ok_or_else(|| Fault::new("no-such-hole", format!("there is no hole {}", shown(number))))
}

/// `"first"` or `"second"`.
pub(super) fn side(value: &JsValue) -> Result<Side, Fault> {
    let name = value.as_string();
    let side = Side::ALL.into_iter().find(|side| name.as_deref() == Some(side.name()));
    side.ok_or_else(|| Fault::new("bad-side", "a side is \"first\" or \"second\""))
}

/// A text of whole characters, not too long.
pub(super) fn text(value: &JsValue, what: &str) -> Result<String, Fault> {
    let Some(text) = value.dyn_ref::<JsString>() else {
        let found = value.js_typeof().as_string().unwrap_or_default();
        return Err(Fault::new("not-a-text", format!("{what} must be a string, not {found}")));
    };
    if text.length() > LONGEST_TEXT {
        let long = format!("{what} is too long: {} characters", text.length());
        return Err(Fault::new("text-too-long", long));
    }
    if !text.is_valid_utf16() {
        let broken = format!("{what} holds half of a character (a lone surrogate)");
        return Err(Fault::new("broken-text", broken));
    }
    Ok(text.into())
}

const RULES_KEYS: [&str; 7] =
    ["name", "holes", "balls", "tuzdik", "lastHoleBarred", "resow", "singleCapture"];

/// A rule set: its name, or an object with the points that differ from togyzkumalak.
pub(super) fn rules(value: &JsValue) -> Result<Rules, Fault> {
    if value.is_undefined() {
        return Ok(Rules::TOGYZKUMALAK);
    }
    if value.is_string() {
        return named(&text(value, "the rules")?);
    }
    let Some(object) = value.dyn_ref::<Object>() else {
        return Err(Fault::new("bad-rules", "the rules must be a name or an object"));
    };
    let keys: Vec<String> = Object::keys(object).iter().filter_map(|key| key.as_string()).collect();
    if let Some(key) = keys.iter().find(|key| !RULES_KEYS.contains(&key.as_str())) {
        let known = RULES_KEYS.join(", ");
        let message = format!("the rules have no \"{key}\"; they have {known}");
        return Err(Fault::new("bad-rules.unknown-key", message));
    }
    let get = |key: &str| {
        Reflect::get(object, &key.into())
            .map_err(|_| Fault::new("bad-rules", format!("the rules' {key} cannot be read")))
    };
    if keys == ["name"] {
        return named(&text(&get("name")?, "the rules' name")?);
    }
    let number = |key: &str, usual: u32| {
        let value = get(key)?;
        if value.is_undefined() { Ok(usual) } else { count(&value, &format!("the rules' {key}")) }
    };
    let flag = |key: &str, usual: bool| {
        let value = get(key)?;
        let wrong = || Fault::new("bad-rules", format!("the rules' {key} must be true or false"));
        if value.is_undefined() { Ok(usual) } else { value.as_bool().ok_or_else(wrong) }
    };
    let usual = Custom::default();
    let custom = Custom {
        holes: number("holes", usual.holes)?,
        balls: number("balls", usual.balls)?,
        tuzdik: flag("tuzdik", usual.tuzdik)?,
        last_hole_barred: flag("lastHoleBarred", usual.last_hole_barred)?,
        resow: flag("resow", usual.resow)?,
        single_capture: flag("singleCapture", usual.single_capture)?,
    };
    Ok(custom.rules()?)
}

fn named(name: &str) -> Result<Rules, Fault> {
    Rules::by_name(name).ok_or_else(|| {
        let known = Rules::NAMED.map(|(name, _)| name).join(", ");
        Fault::new("bad-rules", format!("there are no rules called \"{name}\"; there are {known}"))
    })
}
