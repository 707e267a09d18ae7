//! No text makes a reader panic, and what reads can be written and read again.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use togyzkumalak::notation::{Diagram, Format, MoveText, Record};
use togyzkumalak::rules::{Position, Rules};

use crate::sample::random_game;

fn survives(text: &str) {
    for (_, rules) in Rules::NAMED {
        if let Ok(diagram) = Diagram::parse(text, rules) {
            assert_eq!(Diagram::parse(&diagram.to_string(), rules), Ok(diagram));
        }
        if let Ok(said) = MoveText::parse(text) {
            let _ = said.resolve(&Position::start(rules));
        }
    }
    match Record::parse_all(text) {
        Ok(records) => {
            for format in Format::ALL {
                let text: String = records.iter().map(|record| record.to_text(format)).collect();
                assert_eq!(Record::parse_all(&text).as_ref(), Ok(&records), "{text}");
            }
        }
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1);
            assert!(error.to_string().ends_with('.') && !error.code().is_empty());
            let line =
                text.split("\r\n").flat_map(|part| part.split(['\n', '\r'])).nth(error.line - 1);
            let line = line.unwrap_or_else(|| panic!("no line {} in {text:?}", error.line));
            let line =
                if error.line == 1 { line.strip_prefix('\u{feff}').unwrap_or(line) } else { line };
            let rest: String = line.chars().skip(error.column - 1).collect();
            let first = error.token.split('\n').next().unwrap_or_default();
            if !first.ends_with('…') && !first.contains(['\\', '"']) && !text.contains('\\') {
                assert!(rest.starts_with(first), "{error:?} in {text:?}");
            }
        }
    }
}

/// Pieces of records and positions, right and wrong.
fn piece() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "[",
        "]",
        "{",
        "}",
        "\"",
        "\\",
        ";",
        "(",
        ")",
        ",",
        "/",
        "\n",
        "\r\n",
        "\t",
        " ",
        "\u{feff}",
        "1.",
        "1...",
        "2.",
        "99999999999999999999.",
        "...",
        "76(10)",
        "76",
        "55(10)",
        "55",
        "88",
        "7",
        "758",
        "25X",
        "25х",
        "g1d2",
        "e2e1",
        "a1i1",
        "*",
        "1-0",
        "0-1",
        "1/2-1/2",
        "82-15",
        "[Result \"1-0\"]",
        "[Result \"*\"]",
        "[Variant \"bestemshe\"]",
        "[Termination \"time\"]",
        "[Variant \"holes=99999999999 balls=0\"]",
        "[FEN \"9/1S,8 81 80 S 90\"]",
        "{zero}",
        "(54",
        "(5 8)",
        "$14",
        "!?",
        "{c}",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
        "9",
        "t",
        "S",
        "N",
        "0",
    ]);
    prop_oneof![8 => known.prop_map(str::to_owned), 1 => any::<String>()]
}

/// A real record with some characters changed.
fn broken_record() -> impl Strategy<Value = String> {
    let edit = (
        any::<prop::sample::Index>(),
        0..3_usize,
        prop_oneof![piece(), any::<char>().prop_map(|c| c.to_string())],
    );
    (0..6_usize, 0..20_u64, 0..4_usize, prop::collection::vec(edit, 0..4)).prop_map(
        |(rules, seed, format, edits)| {
            let rules = Rules::NAMED[rules].1;
            let game = random_game(rules, seed);
            let start = Diagram::start(rules);
            let moves = game.moves()[..game.ply().min(40)].to_vec();
            let record = Record { moves, ..Record::new(start) };
            let mut text: Vec<char> = record.to_text(Format::ALL[format]).chars().collect();
            for (at, removed, added) in edits {
                let at: usize = at.index(text.len() + 1);
                let end = (at + removed).min(text.len());
                text.splice(at..end, added.chars());
            }
            text.into_iter().collect()
        },
    )
}

/// The same texts each time, so that a failure speaks of the change that was made. To look for new
/// ones: `FUZZ_SEED=n FUZZ_CASES=100000 cargo test --release notation_fuzz`.
fn config() -> ProptestConfig {
    let number =
        |name, usual| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    ProptestConfig {
        cases: number("FUZZ_CASES", 1500),
        rng_seed: RngSeed::Fixed(number("FUZZ_SEED", 1949).into()),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text(text in any::<String>()) {
        survives(&text);
    }

    #[test]
    fn any_pieces(pieces in prop::collection::vec(piece(), 0..12), space in any::<bool>()) {
        survives(&pieces.join(if space { " " } else { "" }));
    }

    #[test]
    fn broken_records(text in broken_record()) {
        survives(&text);
    }
}

#[test]
fn huge_texts() {
    for part in [
        "[",
        "{",
        "}",
        "(",
        "[A \"",
        "9",
        "9,",
        "9S,",
        "1.",
        "*",
        "1-0 ",
        "7 ",
        "{} ",
        "[A \"\"]",
        "\\",
        "(7",
        "7 (5) ",
        "7! (5 8? (9 2)) ",
        "$1",
        "!",
        ")",
    ] {
        let text = part.repeat(100_000);
        let _ = Record::parse_all(&text);
        let _ = Diagram::parse(&text, Rules::TOGYZKUMALAK);
        let _ = MoveText::parse(&text);
    }
}
