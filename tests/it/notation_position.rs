//! Positions as text.

use togyzkumalak::notation::{Diagram, Problem};
use togyzkumalak::rules::{Rules, Side};

use crate::sample::{random_game, rule_sets};

const START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";

fn read(text: &str) -> Diagram {
    Diagram::parse(text, Rules::TOGYZKUMALAK).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn reads_and_writes_the_same() {
    let rows = [
        (START, 0),
        ("11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10", 19),
        ("9/1S,8 81 80 N 200", 399),
        ("4,2S,t,3/t,2,1S,5 80 79 S 33", 64),
    ];
    for (text, ply) in rows {
        let diagram = read(text);
        assert_eq!(diagram.ply, ply, "{text}");
        assert_eq!(diagram.to_string(), text);
    }
}

#[test]
fn lenient_in_whitespace_and_case_of_tuzdiks() {
    let text = "4,2S,t,3/t,2,1S,5 80 79 S 33";
    for same in [
        "\u{feff} 4 , 2S , T , 3 / T,2,1S,5\t80\r\n79  S 33\n",
        "1,1,2,2S,t,1,2/t,1,1,1S,5 80 79 S 33",
        "4,2S,t,0S,2/t,2,1S,5 80 79 S 033",
    ] {
        assert_eq!(read(same), read(text), "{same}");
    }
}

#[test]
fn the_real_position_reads_hole_by_hole() {
    let position =
        read("11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10").position;
    assert_eq!(position.row(Side::First), [2, 6, 19, 0, 1, 3, 1, 3, 3]);
    assert_eq!(position.row(Side::Second), [3, 4, 2, 4, 6, 0, 7, 1, 11]);
    assert_eq!(position.tuzdik(Side::First).unwrap().number(), 6);
    assert_eq!(position.tuzdik(Side::Second).unwrap().number(), 4);
    assert_eq!((position.kazan(Side::First), position.kazan(Side::Second)), (57, 29));
    assert_eq!(position.to_move(), Side::Second);
}

#[test]
fn every_position_of_random_games_reads_back() {
    for rules in rule_sets() {
        for seed in 0..60 {
            let game = random_game(rules, seed);
            for (ply, &position) in (0..).zip(game.history()) {
                let diagram = Diagram { position, ply };
                assert_eq!(Diagram::parse(&diagram.to_string(), rules), Ok(diagram));
            }
        }
    }
}

#[test]
fn what_is_wrong_and_where() {
    // Text, code, column, token.
    let rows: [(&str, &str, usize, &str); 40] = [
        ("", "hole", 1, ""),
        ("  ", "hole", 3, ""),
        ("hello", "hole", 1, "hello"),
        ("9S,,9S", "hole", 4, ","),
        ("9S,9X", "hole", 4, "9X"),
        ("9S,S", "hole", 4, "S"),
        ("9S,-1S", "hole", 4, "-1S"),
        ("9S,0,9S", "hole", 4, "0"),
        ("9S,9s", "hole", 4, "9s"),
        ("9S,٣S", "hole", 4, "٣S"),
        ("9S,9S/", "too-few-holes", 6, "/"),
        ("9S,99999S", "huge-number", 4, "99999S"),
        ("99999999999999999999", "huge-number", 1, "99999999999999999999"),
        ("10", "too-many-holes", 1, "10"),
        ("9S,9S,9S,9S,9S,9S,9S,9S,9S,9S/9", "too-many-holes", 28, "9S"),
        ("9S,9S,9S,9S,9S,9S,9S,9S,2/9", "too-many-holes", 25, "2"),
        ("9S,9S,9S,9S,9S,9S,9S,9S/9", "too-few-holes", 24, "/"),
        ("9S,9S,9S,9S,9S,9S,9S,9S 9", "too-few-holes", 25, "9"),
        ("t,1,t,6/9", "second-tuzdik-in-row", 5, "t"),
        ("9", "slash", 2, ""),
        ("9 9 0 0 S 1", "slash", 3, "9"),
        ("9//9 0 0 S 1", "hole", 3, "/"),
        ("9/9/9 0 0 S 1", "kazan", 4, "/"),
        ("9/9", "kazan", 4, ""),
        ("9/9 x 0 S 1", "kazan", 5, "x"),
        ("9/9 0 1S S 1", "kazan", 7, "1S"),
        ("9/9 0 S 1", "kazan", 7, "S"),
        ("9/9 0 -1 S 1", "kazan", 7, "-1"),
        ("9/9 0 4294967296 S 1", "huge-number", 7, "4294967296"),
        ("9/9 0 0", "to-move", 8, ""),
        ("9/9 0 0 W 1", "to-move", 9, "W"),
        ("9/9 0 0 SN 1", "to-move", 9, "SN"),
        ("9/9 0 0 S", "move-number", 10, ""),
        ("9/9 0 0 S 0", "move-number", 11, "0"),
        ("9/9 0 0 S x", "move-number", 11, "x"),
        ("9/9 0 0 S +1", "move-number", 11, "+1"),
        ("9/9 0 0 S 1000001", "move-number", 11, "1000001"),
        ("9/9 0 0 S 99999999999999999999", "move-number", 11, "99999999999999999999"),
        ("9/9 0 0 S 1 2", "extra-text", 13, "2"),
        ("9/9 0 0 S 1,", "extra-text", 12, ","),
    ];
    for (text, code, column, token) in rows {
        let error = Diagram::parse(text, Rules::TOGYZKUMALAK).unwrap_err();
        let found = (error.code(), error.line, error.column, error.token.as_str());
        assert_eq!(found, (format!("bad-position.{code}").as_str(), 1, column, token), "{text}");
        assert!(error.to_string().ends_with('.'), "{error}");
    }
    let error = Diagram::parse("9/\r\n\t9 0\n 0 Й 1", Rules::TOGYZKUMALAK).unwrap_err();
    assert_eq!((error.line, error.column, error.token.as_str()), (3, 4, "Й"));
    let sentence = "line 3, column 4: expected S or N, for the first or the second player to move, \
                    at \"Й\".";
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn what_reads_but_is_not_legal() {
    let rows: [(&str, &[&str]); 8] = [
        ("9/9 81 80 S 1", &["ball-total"]),
        ("9S,8S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1", &["ball-total"]),
        ("t,8/9 81 81 S 1", &["tuzdik-in-last-hole"]),
        ("9/8,t 81 81 S 1", &["tuzdik-in-last-hole"]),
        ("6,t,2/2,t,6 81 81 N 1", &["tuzdiks-of-same-number"]),
        ("9/9 82 82 N 1", &["ball-total", "both-kazans-above-half"]),
        (
            "t,8/8,t 90 90 S 1",
            &[
                "ball-total",
                "tuzdik-in-last-hole",
                "tuzdik-in-last-hole",
                "tuzdiks-of-same-number",
                "both-kazans-above-half",
            ],
        ),
        ("65535S,65535S,7/9 65535 65535 N 1", &["ball-total", "both-kazans-above-half"]),
    ];
    for (text, codes) in rows {
        let error = Diagram::parse(text, Rules::TOGYZKUMALAK).unwrap_err();
        let codes: Vec<String> = codes.iter().map(|code| format!("bad-position.{code}")).collect();
        assert_eq!(error.problem.codes(), codes, "{text}");
        assert_eq!(error.problem.code(), codes[0]);
        assert_eq!((error.line, error.column, error.token.as_str()), (1, 1, text));
    }
    let error = Diagram::parse("\n 4,t/5 25 25 S 1 ", Rules::BESTEMSHE).unwrap_err();
    assert_eq!(error.problem.codes(), ["bad-position.tuzdik-not-in-rules"]);
    assert_eq!((error.line, error.column, error.token.as_str()), (2, 2, "4,t/5 25 25 S 1"));
}
