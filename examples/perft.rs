//! Counts the move tree of a rule set: `perft RULES DEPTH` prints `depth leaves` a line.

use std::process::ExitCode;

use togyzkumalak::rules::{
    Bestemshe, NoResow, Pantusov1906, Position, Qozdatu, Rules, SingleCapture, Togyzkumalak,
    Variant, perft,
};

fn count<V: Variant>(variant: V, depth: u32) {
    for depth in 1..=depth {
        println!("{depth} {}", perft(&Position::start(variant), depth));
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (name, depth) = match &arguments[..] {
        [name, depth] => (name.as_str(), depth.parse::<u32>()),
        _ => ("", "".parse()),
    };
    let (Some(rules), Ok(depth)) = (Rules::by_name(name), depth) else {
        let names = Rules::NAMED.map(|(name, _)| name).join(", ");
        eprintln!("usage: perft RULES DEPTH\nRULES is one of {names}; DEPTH is a number of plies");
        return ExitCode::from(2);
    };
    match name {
        "togyzkumalak" => count(Togyzkumalak, depth),
        "bestemshe" => count(Bestemshe, depth),
        "qozdatu" => count(Qozdatu, depth),
        "pantusov-1906" => count(Pantusov1906, depth),
        "no-resow" => count(NoResow, depth),
        "single-capture" => count(SingleCapture, depth),
        _ => count(rules, depth),
    }
    ExitCode::SUCCESS
}
