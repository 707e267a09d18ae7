//! Records that do not read: what is wrong, where, and what the board says.

use togyzkumalak::notation::Record;

/// Text, code, line, column, token, board.
type Row<'a> = (&'a str, &'a str, usize, usize, &'a str, Option<&'a str>);

fn check(rows: &[Row]) {
    for &(text, code, line, column, token, board) in rows {
        let Err(error) = Record::parse_all(text) else { panic!("this reads: {text}") };
        let place = (error.line, error.column, error.token.as_str());
        assert_eq!((error.code(), place), (code, (line, column, token)), "{text}");
        assert_eq!(error.board().as_deref(), board, "{text}");
        let sentence = error.to_string();
        assert!(sentence.starts_with("line ") && sentence.ends_with('.'), "{sentence}");
    }
}

#[test]
fn the_form() {
    check(&[
        ("", "record.no-game", 1, 1, "", None),
        (" \n\t", "record.no-game", 1, 1, "", None),
        ("[", "record.tag-name", 1, 2, "", None),
        ("[]", "record.tag-name", 1, 2, "]", None),
        ("[ \"a\"]", "record.tag-name", 1, 3, "\"a\"]", None),
        ("[A]", "record.tag-value", 1, 3, "]", None),
        ("[A b]", "record.tag-value", 1, 4, "b]", None),
        ("7 5\n[A", "record.tag-value", 2, 3, "", None),
        ("[A \"b]\n7", "record.unclosed-value", 1, 4, "\"", None),
        ("[A \"b\\\"]", "record.unclosed-value", 1, 4, "\"", None),
        ("[A \"b\"", "record.tag-end", 1, 7, "", None),
        ("[A \"b\" c]", "record.tag-end", 1, 8, "c]", None),
        ("[Result \"*\"]\n[Қ \"\"] [result \"*\"]", "record.second-tag", 2, 9, "result", None),
        ("7 {a {b", "record.unclosed-comment", 1, 3, "{", None),
        ("7 {a {b} c}", "record.not-a-move", 1, 10, "c", None),
        ("7 {a} }", "record.unopened", 1, 7, "}", None),
        ("7 ] 5", "record.unopened", 1, 3, "]", None),
        ("7 5 ) 8", "record.unopened", 1, 5, ")", None),
        ("7 (5)) 8", "record.unopened", 1, 6, ")", None),
        ("76(10", "record.not-a-move", 1, 4, "10", None),
        ("76(10)x", "record.not-a-move", 1, 1, "76(10)x", None),
        ("1. 76(10) hello", "record.not-a-move", 1, 11, "hello", None),
        ("\u{feff}7\r\n\tҚ", "record.not-a-move", 2, 2, "Қ", None),
        ("7 {қазан\n\n} 5 ход", "record.not-a-move", 3, 5, "ход", None),
        ("7 5\r8 x", "record.not-a-move", 2, 3, "x", None),
        ("7590", "record.not-a-move", 1, 4, "0", None),
        ("7 -1", "record.not-a-move", 1, 3, "-1", None),
        ("7 1-", "record.not-a-move", 1, 3, "1-", None),
    ]);
}

#[test]
fn side_lines_and_marks() {
    let deep = format!("7 {}", "(5 ".repeat(1001));
    let stuck = Some("the game is not over, 10 : 0");
    check(&[
        ("(7) 5", "record.variation", 1, 1, "(", None),
        ("{a} (7)", "record.variation", 1, 5, "(", None),
        ("7 1-0 (5)", "record.variation", 1, 7, "(", None),
        ("7 ((5) 8)", "record.variation", 1, 4, "(", None),
        ("7 ()", "record.empty-variation", 1, 4, ")", None),
        ("7 (5 8 ({a})) 1", "record.empty-variation", 1, 12, ")", None),
        ("7 (5\n8 (9) ", "record.unclosed-variation", 1, 3, "(", None),
        ("7 (5 8 (9 1-0)", "record.unclosed-variation", 1, 8, "(", None),
        ("7\n(5 [White \"b\"] 8)", "record.unclosed-variation", 2, 1, "(", None),
        (&deep, "record.deep-variation", 1, 3003, "(", None),
        ("7 (1. 54 55)", "record.destination", 1, 10, "55", Some("54(10)")),
        ("7 (1. 54 1... 11 1... 5)", "record.move-number", 1, 18, "1...", Some("2.")),
        ("1. 76 55 (2. 55) 2. 88", "record.move-number", 1, 11, "2.", Some("1...")),
        ("76 55 (88) 2. 88", "record.destination", 1, 8, "88", Some("87(2)")),
        ("7 (5 8 (9 22x))", "record.tuzdik-mark", 1, 11, "22x", Some("22")),
        ("$1 7", "record.mark", 1, 1, "$1", None),
        ("{a} ! 7", "record.mark", 1, 5, "!", None),
        ("7 (?! 5)", "record.mark", 1, 4, "?!", None),
        ("7 $", "record.mark", 1, 3, "$", None),
        ("7 $256", "record.mark", 1, 3, "$256", None),
        ("7 $1$-1", "record.mark", 1, 5, "$", None),
        ("7!!! 5", "record.mark", 1, 2, "!!!", None),
        ("7 {zero} (5 {zero}) 1-0", "record.reason-against-board", 1, 4, "zero", stuck),
    ]);
    assert!(Record::parse_all(&format!("7 {} {}", "(5 ".repeat(1000), ")".repeat(1000))).is_ok());
    assert!(Record::parse_all("7 {zero} (5 {zero}) 5 {zero} *").is_ok(), "a word like any other");
}

#[test]
fn the_tags() {
    check(&[
        ("[Variant \"chess\"] 7", "record.variant", 1, 11, "chess", None),
        ("[Variant \"custom\"]", "record.variant", 1, 11, "custom", None),
        ("[Variant \"holes=5 holes=5\"]", "record.variant", 1, 11, "holes=5 holes=5", None),
        ("[Variant \"holes=-5\"]", "record.variant", 1, 11, "holes=-5", None),
        ("[Variant \"holes=5 resow\"]", "record.variant", 1, 11, "holes=5 resow", None),
        ("[Variant \"resow=maybe\"]", "record.variant", 1, 11, "resow=maybe", None),
        ("[Variant \"size=5\"]", "record.variant", 1, 11, "size=5", None),
        ("[Variant \"holes=10\"]", "bad-rules.holes", 1, 11, "holes=10", None),
        ("[Variant \"balls=0\"]", "bad-rules.balls", 1, 11, "balls=0", None),
        (
            "[Variant \"tuzdik=no last-hole-barred=no\"]",
            "bad-rules.open-last-hole-without-tuzdik",
            1,
            11,
            "tuzdik=no last-hole-barred=no",
            None,
        ),
        ("[A \"\"]\n[FEN \"9/9 0 0 W 1\"]", "bad-position.to-move", 2, 15, "W", None),
        ("[FEN \"9/9 0 0 S\"]", "bad-position.move-number", 1, 16, "", None),
        ("[FEN \"9/9 0 0 S 1\"] 7", "bad-position.ball-total", 1, 7, "9/9 0 0 S 1", None),
        (
            "[FEN \"5/5 25 25 S 1\"]\n[Variant \"qozdatu\"]",
            "bad-position.too-few-holes",
            1,
            8,
            "/",
            None,
        ),
        ("[Result \"win\"] 7", "record.result", 1, 10, "win", None),
        (
            "[Result \"1-1\"] 7",
            "record.result-against-board",
            1,
            10,
            "1-1",
            Some("the game is not over, 10 : 0"),
        ),
    ]);
}

#[test]
fn the_moves() {
    let without_8 = "the second player can play 1, 2, 3, 4, 5, 6, 7, 9";
    let bestemshe = "the first player can play 1, 2, 3, 4, 5";
    let over = Some("1-0 by atsyrau, 82 : 80");
    check(&[
        ("1. 75(10)", "record.destination", 1, 4, "75(10)", Some("76(10)")),
        ("1. 76 55\n2. 87 1-0", "record.destination", 2, 4, "87", Some("88")),
        ("g1d2 e2f1", "record.destination", 1, 6, "e2f1", Some("e2e1")),
        ("1. 76x", "record.tuzdik-mark", 1, 4, "76x", Some("76(10)")),
        ("1. 76(11)", "record.score", 1, 4, "76(11)", Some("76(10)")),
        ("1. 76(10) 55(20)", "record.score", 1, 11, "55(20)", Some("55(10)")),
        ("9 8", "record.empty-hole", 1, 3, "8", Some(without_8)),
        ("985", "record.empty-hole", 1, 2, "8", Some(without_8)),
        ("g1d2 g1d2", "record.side", 1, 6, "g1d2", Some("the second player is to move")),
        ("[Variant \"bestemshe\"] 6", "record.no-such-hole", 1, 23, "6", Some(bestemshe)),
        ("[Variant \"bestemshe\"] f1a2", "record.no-such-hole", 1, 23, "f1a2", Some(bestemshe)),
        ("[Variant \"bestemshe\"] a1f1", "record.destination", 1, 23, "a1f1", Some("a1e1")),
        ("[FEN \"9/1S,8 81 80 S 9\"] 12 5", "record.game-over", 1, 29, "5", over),
        ("2. 76", "record.move-number", 1, 1, "2.", Some("1.")),
        ("1... 76", "record.move-number", 1, 1, "1...", Some("1.")),
        ("1. 76 2. 55", "record.move-number", 1, 7, "2.", Some("1...")),
        ("1. 76 55 3. 88", "record.move-number", 1, 10, "3.", Some("2.")),
        ("1. 76 1... 55 4294967297. 88", "record.move-number", 1, 15, "4294967297.", Some("2.")),
        ("76 1-0 2. 55", "record.move-number", 1, 8, "2.", Some("1.")),
        ("[FEN \"9/1S,8 81 80 S 9\"] 8. 12", "record.move-number", 1, 26, "8.", Some("9.")),
    ]);
}

#[test]
fn a_tuzdik_may_go_unmarked_only_where_nothing_is_marked() {
    let plain = "54 11 32 55 89 35 78 47 67 51 46";
    assert_eq!(Record::parse_all(plain).unwrap()[0].moves.len(), 11);
    check(&[
        ("54 11 32 55 89 35 78(48)", "record.tuzdik-mark", 1, 10, "55", Some("55X")),
        ("54(10) 11\n32 55 89", "record.tuzdik-mark", 2, 4, "55", Some("55X")),
        ("54 11 32 55(13)", "record.tuzdik-mark", 1, 10, "55(13)", Some("55X")),
    ]);
}

#[test]
fn the_result() {
    let won = "[FEN \"9/1S,8 81 80 S 9\"]";
    let drawn = "[FEN \"8,1S/1S,8 80 80 S 9\"]";
    let says = Some("1-0 by atsyrau, 82 : 80");
    let open = Some("the game is not over, 10 : 0");
    let rows = [
        ("7 82-80", "record.result-against-board", 1, 3, "82-80", open),
        ("[Result \"1-0\"] 7 0-1", "record.results-differ", 1, 18, "0-1", None),
        ("[Result \"1-0\"] 7 1/2-1/2", "record.results-differ", 1, 18, "1/2-1/2", None),
        ("7 1-0\n0-1", "record.results-differ", 2, 1, "0-1", None),
        ("7 {zero} 1-0", "record.reason-against-board", 1, 4, "zero", open),
        ("7 1-0 {zero}", "record.reason-against-board", 1, 8, "zero", open),
        ("7 1-0\n{ zero }", "record.reason-against-board", 2, 3, "zero", open),
        (
            "[Termination \"majority\"] 7 1-0",
            "record.reason-against-board",
            1,
            15,
            "majority",
            open,
        ),
        ("[Termination \"Atsyrau\"] 7 1-0", "record.reason-against-board", 1, 15, "Atsyrau", open),
        (
            "[Termination \"repetition\"] 7",
            "record.reason-against-board",
            1,
            15,
            "repetition",
            open,
        ),
        ("[Termination \"time\"] 7", "record.reason-against-result", 1, 15, "time", None),
        ("[Termination \"time\"] 7 1/2-1/2", "record.reason-against-result", 1, 15, "time", None),
        (
            "[Termination \"resignation\"] *",
            "record.reason-against-result",
            1,
            15,
            "resignation",
            None,
        ),
        (
            "[Termination \"agreement\"] 7 0-1",
            "record.reason-against-result",
            1,
            15,
            "agreement",
            None,
        ),
    ];
    check(&rows);
    for (moves, code, column, token) in [
        ("12 0-1", "record.result-against-board", 27, "0-1"),
        ("12 1/2-1/2", "record.result-against-board", 27, "1/2-1/2"),
        ("12 81-79", "record.result-against-board", 27, "81-79"),
    ] {
        check(&[(&format!("{won}\n{moves}"), code, 2, column - 23, token, says)]);
    }
    let tag = format!("{won}[Result \"0-1\"] 12");
    check(&[(&tag, "record.result-against-board", 1, 34, "0-1", says)]);
    let resigned = format!("{won}[Termination \"resignation\"] 12 1-0");
    check(&[(&resigned, "record.reason-against-board", 1, 39, "resignation", says)]);
    assert!(Record::parse_all(&format!("{drawn} 12 1-0")).is_ok(), "a ball is left to play with");
}

#[test]
fn long_tokens_are_cut_short() {
    let error = Record::parse_all(&"ж".repeat(5000)).unwrap_err();
    assert_eq!((error.token.chars().count(), error.token.chars().last()), (121, Some('…')));
}

#[test]
fn an_error_is_a_sentence() {
    let rows = [
        (
            "1. 76(10)\n1... 54",
            "line 2, column 6: expected a move to hole 5, where the last ball falls, at \"54\".",
        ),
        ("7 {a", "line 1, column 3: expected } at the end of the comment, at \"{\"."),
        ("[A \"b\"", "line 1, column 7: expected ] after the tag's value, but nothing follows."),
        (
            "[FEN \"9/1S,8 81 80 S 9\"] 12 5",
            "line 1, column 29: the game is over (1-0 by atsyrau, 82 : 80), at \"5\".",
        ),
    ];
    for (text, sentence) in rows {
        assert_eq!(Record::parse_all(text).unwrap_err().to_string(), sentence);
    }
}
