//! Rule sets as text, the value of the `Variant` tag.

use super::RecordProblem;
use crate::rules::{Custom, Rules};

/// The name of a rule set, or for a custom one its size and where it differs from togyzkumalak:
/// `holes=7 balls=7`, `holes=9 balls=9 resow=no single-capture=yes`.
pub(super) fn write(rules: Rules) -> String {
    if rules.name() != "custom" {
        return rules.name().to_owned();
    }
    let standard = Rules::TOGYZKUMALAK;
    let points = [
        ("tuzdik", rules.tuzdik(), standard.tuzdik()),
        ("last-hole-barred", rules.last_hole_barred(), standard.last_hole_barred()),
        ("resow", rules.resow(), standard.resow()),
        ("single-capture", rules.single_capture(), standard.single_capture()),
    ];
    let size = [format!("holes={}", rules.holes()), format!("balls={}", rules.balls())];
    let differ = points.into_iter().filter(|(_, is, usual)| is != usual);
    let differ = differ.map(|(name, is, _)| format!("{name}={}", if is { "yes" } else { "no" }));
    size.into_iter().chain(differ).collect::<Vec<_>>().join(" ")
}

/// Reads a rule set; names in any case, with or without spaces and hyphens. What a custom one
/// leaves out is as in togyzkumalak.
pub(super) fn read(text: &str) -> Result<Rules, RecordProblem> {
    if !text.contains('=') {
        let name = plain(text);
        let known = Rules::NAMED.iter().find(|(known, _)| plain(known) == name);
        return match known {
            Some(&(_, rules)) => Ok(rules),
            None if ALIASES.contains(&name.as_str()) => Ok(Rules::TOGYZKUMALAK),
            None => Err(RecordProblem::Variant),
        };
    }
    let mut custom = Custom::default();
    let mut seen = Vec::new();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or(RecordProblem::Variant)?;
        if seen.contains(&name) {
            return Err(RecordProblem::Variant);
        }
        seen.push(name);
        match name {
            "holes" => custom.holes = number(value)?,
            "balls" => custom.balls = number(value)?,
            "tuzdik" => custom.tuzdik = yes(value)?,
            "last-hole-barred" => custom.last_hole_barred = yes(value)?,
            "resow" => custom.resow = yes(value)?,
            "single-capture" => custom.single_capture = yes(value)?,
            _ => return Err(RecordProblem::Variant),
        }
    }
    custom.rules().map_err(RecordProblem::Rules)
}

/// Other names of togyzkumalak.
const ALIASES: [&str; 5] =
    ["toguzkorgool", "toguzkumalak", "toguzkumalok", "togizkumalak", "togyzqumalaq"];

fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

fn number(value: &str) -> Result<u32, RecordProblem> {
    value.parse().map_err(|_| RecordProblem::Variant)
}

fn yes(value: &str) -> Result<bool, RecordProblem> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(RecordProblem::Variant),
    }
}
