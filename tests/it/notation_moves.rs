//! Moves as text.

use togyzkumalak::notation::{Diagram, Format, MoveText, Problem};
use togyzkumalak::rules::{Position, Rules};

use crate::sample::{random_game, rule_sets};

fn position(text: &str) -> Position<Rules> {
    Diagram::parse(text, Rules::TOGYZKUMALAK).unwrap().position
}

fn start() -> Position<Rules> {
    Position::start(Rules::TOGYZKUMALAK)
}

#[test]
fn every_form_reads() {
    let north = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 1";
    let rows = [
        ("76(10)", start(), 7),
        ("76", start(), 7),
        ("7", start(), 7),
        ("g1d2", start(), 7),
        ("a1i1", start(), 1),
        ("98", position(north), 9),
        ("a2h1", position(north), 9),
        ("i2a2", position(north), 1),
        ("91(82)", position("8,1S/8,1S 80 80 S 40"), 9),
    ];
    for (text, position, hole) in rows {
        let made = MoveText::parse(text).unwrap().resolve(&position);
        assert_eq!(made.unwrap_or_else(|e| panic!("{text}: {e}")).hole.number(), hole, "{text}");
    }
    let tuzdik = position("8,2S/8,1S 80 79 S 40");
    for text in ["91X", "91x", "91х", "91Х", "91X(83)", "i1i2", "9"] {
        let made = MoveText::parse(text).unwrap().resolve(&tuzdik).unwrap();
        assert_eq!(Format::Server.write(&made, Rules::TOGYZKUMALAK), "91X", "{text}");
        assert_eq!(Format::Tgk.write(&made, Rules::TOGYZKUMALAK), "91x", "{text}");
    }
}

#[test]
fn what_is_no_move() {
    for text in [
        "", "0", "a", "x", "70", "07", "76xx", "76xX", "76(", "76()", "76(10", "76 (10)", "76(x)",
        "76(-1)", "76(10)x", "76!", "g1", "g1d", "g1d3", "g0d2", "j1a2", "G1D2", "7d2", "٣٤", "хх",
        "7х", "76х(", "76(1 0)", "g1d2x", "1/2",
    ] {
        let problem = MoveText::parse(text).unwrap_err();
        assert_eq!((problem.code(), problem.board()), ("record.not-a-move", None), "{text}");
    }
}

#[test]
fn what_the_board_says() {
    let tuzdik = position("8,2S/8,1S 80 79 S 40");
    let capture = position("8,1S/8,1S 80 80 S 40");
    let after_one =
        position("9S,9S,9S,9S,9S,9S,9S,9S,9S/1S,10S,10S,10S,10S,10S,10S,10S,10S 0 0 N 1");
    let over = position("9/1S,8 82 79 S 50");
    let owned = position("3,1S,t,4/1S,8 80 80 N 50");
    let rows = [
        ("75", start(), "destination", "76(10)"),
        ("75x", start(), "destination", "76(10)"),
        ("g1e2", start(), "destination", "g1d2"),
        ("g1f1", start(), "destination", "g1d2"),
        ("76x", start(), "tuzdik-mark", "76(10)"),
        ("76(9)", start(), "score", "76(10)"),
        ("76(99999999999999999999)", start(), "score", "76(10)"),
        ("11(7)", start(), "destination", "19"),
        ("19(7)", start(), "score", "19"),
        ("d2g1", start(), "side", "the first player is to move"),
        ("g1d2", after_one, "side", "the second player is to move"),
        ("91", tuzdik, "tuzdik-mark", "91X"),
        ("91(83)", tuzdik, "tuzdik-mark", "91X"),
        ("91X(82)", tuzdik, "score", "91X"),
        ("91X", capture, "tuzdik-mark", "91(82)"),
        ("81(82)", capture, "empty-hole", "the first player can play 9"),
        ("5", owned, "opponents-tuzdik", "the second player can play 6"),
        ("12", over, "game-over", "1-0 by majority, 82 : 79"),
        ("c2c2", over, "game-over", "1-0 by majority, 82 : 79"),
        ("g1d2", capture, "empty-hole", "the first player can play 9"),
    ];
    for (text, position, code, board) in rows {
        let problem = MoveText::parse(text).unwrap().resolve(&position).unwrap_err();
        let expected = (format!("record.{code}"), Some(board.to_owned()));
        assert_eq!((problem.code().to_owned(), problem.board()), expected, "{text}");
    }
    let small = Position::start(Rules::BESTEMSHE);
    for text in ["6", "99", "f1a2", "g2a1"] {
        let problem = MoveText::parse(text).unwrap().resolve(&small).unwrap_err();
        assert_eq!(problem.code(), "record.no-such-hole", "{text}");
    }
    let no_landing = MoveText::parse("a1f1").unwrap().resolve(&small).unwrap_err();
    assert_eq!(no_landing.code(), "record.destination");
}

#[test]
fn every_legal_move_of_random_games_reads_back() {
    for rules in rule_sets() {
        for seed in 0..25 {
            for position in random_game(rules, seed).history() {
                for hole in position.legal_holes() {
                    let (made, _) = position.trace(hole).unwrap();
                    for format in Format::ALL {
                        let text = format.write(&made, rules);
                        assert_eq!(MoveText::parse(&text).unwrap().resolve(position), Ok(made));
                    }
                }
            }
        }
    }
}

#[test]
fn formats_have_names() {
    for format in Format::ALL {
        assert_eq!(Format::by_name(format.name()), Some(format));
    }
    assert_eq!(Format::by_name("pgn"), None);
}
