//! Records of games that read.

use togyzkumalak::game::Game;
use togyzkumalak::notation::{Comment, Diagram, Format, Record, Tag};
use togyzkumalak::rules::{Outcome, Reason, Rules, Side};

use crate::sample::{Dice, random_game, rule_sets};

/// Random games for each rule set, each written in every format.
const GAMES: u64 = 1000;

fn all(text: &str) -> Vec<Record> {
    Record::parse_all(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn one(text: &str) -> Record {
    let records = all(text);
    assert_eq!(records.len(), 1, "{text}");
    records.into_iter().next().unwrap()
}

fn holes(record: &Record) -> String {
    record.moves.iter().map(|made| made.hole.to_string()).collect()
}

fn result(record: &Record) -> Option<(Option<Side>, &'static str)> {
    record.result.map(|outcome| (outcome.winner, outcome.reason.name()))
}

#[test]
fn one_game_in_many_forms() {
    for text in [
        "76 55 88",
        "1. 76(10) 55(10) 2. 88",
        "1.76 55\n2.88",
        "1. 76 1... 55 2. 88",
        "1.76 1...55 2.88 *",
        "\u{feff}1.\t76(10)\r\n\r\n55(10)\r2.  88 *\r\n",
        "1. g1d2 e2e1 2. h1b2",
        "7 5 8",
        "758",
        "1. 7 55(10) 2. h1b2",
        "1. 76 ... 55 2. 88",
        "[Event \"x\"] 758 *",
        "{start}758",
        "; a line }{[\n758",
        "001. 76 55 2. 88",
    ] {
        assert_eq!(holes(&one(text)), "758", "{text}");
    }
    assert_eq!(holes(&one("98 22 87")), "928");
    assert_eq!(holes(&one("9 2 8")), "928");
    assert_eq!(holes(&one("9 7")), "97");
    assert_eq!(holes(&one("98")), "9");
    assert_eq!(holes(&one("[White \"a\"]\n\n*")), "");
}

#[test]
fn tags_and_comments_are_kept_in_order() {
    let text = r#"
        [ White  "Aibek \"the \\ wall\"" ]
        [Зал "№ 1"] [Black ""]
        {before
         the game} ; and more }
        [Date "C:\dates"]
        1. {why} 76 {} 55 {a {b}
        {
        both } *{after}
        [White "next"] {next}
    "#;
    let records = all(text);
    let record = &records[0];
    let tags: Vec<_> = record.tags.iter().map(|tag| (tag.name(), tag.value())).collect();
    let expected =
        [("White", "Aibek \"the \\ wall\""), ("Зал", "№ 1"), ("Black", ""), ("Date", "C:\\dates")];
    assert_eq!(tags, expected);
    assert_eq!(record.tag("Black"), Some(""));
    let comments: Vec<_> = record.comments.iter().map(|c| (c.after, c.text.as_str())).collect();
    let before = "before\n         the game";
    let expected = [
        (0, before),
        (0, "and more }"),
        (0, "why"),
        (1, ""),
        (2, "a {b"),
        (2, "both"),
        (2, "after"),
    ];
    assert_eq!(comments, expected);
    assert_eq!((records.len(), records[1].tag("White")), (2, Some("next")));
    assert_eq!(records[1].comments, [Comment { after: 0, text: "next".into() }]);
}

#[test]
fn as_game_servers_write_it() {
    let record =
        one("[Event \"1\"]\n[WhiteElo \"1200\"]\n\n1. 87(10) 87(10) 2. 22 99(22) 3. 23 12(24)");
    assert_eq!(holes(&record), "882921");
    let text = "2,T,24S,2S,9S,3S,9S,9S/2S,11S,2S,T,2,9S,9S,4S 30 39 S 16";
    let record = one(&format!("[Variant \"Togyzkumalak\"][FEN \"{text}\"] 16. 23"));
    assert_eq!(record.start.ply, 30);
}

#[test]
fn several_games() {
    let rows = [
        ("76 1-0 54 0-1", &["7", "5"][..]),
        ("76 1-0\n1. 54\n0-1\n{after all}", &["7", "5"]),
        ("76\n[White \"b\"]\n54", &["7", "5"]),
        ("[White \"a\"] 76 *\n\n[White \"b\"]\n54 [White \"c\"] 1. 19", &["7", "5", "1"]),
        ("[White \"a\"] * [White \"b\"] *", &["", ""]),
        ("76 1-0 1-0 55", &["7", "5"]),
    ];
    for (text, expected) in rows {
        // 55 and 11 stand for what they are after another start.
        let text = text.replace("55", "5").replace("11", "1");
        assert_eq!(all(&text).iter().map(holes).collect::<Vec<_>>(), expected, "{text}");
    }
    let after_all = all("7 1-0\n1. 5\n0-1\n{after all}");
    assert_eq!(after_all[1].comments, [Comment { after: 1, text: "after all".into() }]);
}

#[test]
fn results_and_reasons() {
    let (first, second) = (Some(Side::First), Some(Side::Second));
    let rows = [
        ("7", None),
        ("7 *", None),
        ("[Result \"*\"] 7", None),
        ("[Result \"?\"] 7", None),
        ("[Termination \"unterminated\"] 7 *", None),
        ("7 1-0", Some((first, "resignation"))),
        ("[Result \"0-1\"] 7", Some((second, "resignation"))),
        ("[Result \"0-1\"] 7 *", Some((second, "resignation"))),
        ("[Result \" 0-1 \"] 7 0-1", Some((second, "resignation"))),
        ("[Termination \"Time forfeit\"] 7 0-1", Some((second, "time"))),
        ("[Termination \"time\"] 7 0-1", Some((second, "time"))),
        ("[Termination \"Normal\"] 7 0-1", Some((second, "resignation"))),
        ("7 1/2-1/2", Some((None, "agreement"))),
        ("7 ½-½", Some((None, "agreement"))),
        ("[Termination \"agreement\"] 7 *", Some((None, "agreement"))),
        ("7 10-0", None),
        ("[Result \"10-0\"] 7 1-0", Some((first, "resignation"))),
    ];
    for (text, expected) in rows {
        assert_eq!(result(&one(text)), expected, "{text}");
    }
    // The second player is stuck; the ball left is the first player's.
    for moves in ["12", "12 {zero}", "12 1-0", "12 1-0 {zero}", "12 {zero} 82-80", "12 81-80 1-0"] {
        let text = format!("[FEN \"9/1S,8 81 80 S 90\"] {moves}");
        let record = one(&text);
        let score = record.result.unwrap().score;
        assert_eq!(result(&record), Some((first, "atsyrau")), "{text}");
        assert_eq!((score.first, score.second), (82, 80), "{text}");
    }
}

#[test]
fn repetition_is_a_reason_only_if_it_is_one() {
    let repeats = |game: &Game| game.outcome().is_some_and(|o| o.reason == Reason::Repetition);
    let game = (0..999).map(|seed| random_game(Rules::BESTEMSHE, seed)).find(repeats).unwrap();
    let moves: String = game.moves().iter().map(|made| made.hole.to_string()).collect();
    let tags = "[Variant \"Bestemshe\"]";
    let draw = Some((None, "repetition"));
    assert_eq!(result(&one(&format!("{tags} {moves} 1/2-1/2"))), draw);
    assert_eq!(result(&one(&format!("{tags} [Termination \"repetition\"] {moves}"))), draw);
    assert_eq!(result(&one(&format!("{tags} {moves}"))), None);
    let agreed = format!("{tags} [Termination \"agreement\"] {moves} 1/2-1/2");
    assert_eq!(result(&one(&agreed)), Some((None, "agreement")));
    let early = format!("{tags} [Termination \"repetition\"] {} *", &moves[..moves.len() - 1]);
    assert_eq!(Record::parse_all(&early).unwrap_err().code(), "record.reason-against-board");
}

#[test]
fn rule_sets_by_name_and_by_value() {
    let rows = [
        ("togyzkumalak", "togyzkumalak"),
        ("Toguz Korgool", "togyzkumalak"),
        ("Bestemshe", "bestemshe"),
        ("Pantusov 1906", "pantusov-1906"),
        ("No resow", "no-resow"),
        ("single-capture", "single-capture"),
        ("?", "togyzkumalak"),
        ("holes=7 balls=7 tuzdik=no", "qozdatu"),
        ("holes=5", "custom"),
        ("resow=no", "no-resow"),
    ];
    for (text, name) in rows {
        assert_eq!(one(&format!("[Variant \"{text}\"]")).rules().name(), name, "{text}");
    }
    for rules in rule_sets() {
        let record = Record::new(Diagram::start(rules));
        assert_eq!(one(&record.to_text(Format::Server)), record);
    }
}

#[test]
fn written_as_people_write_it() {
    let mut record = one("[White \"A\"] {hi} 7 {!} 5 8 { } 0-1");
    record.comments.push(Comment { after: 3, text: "a } b".into() });
    let text = "[White \"A\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n{hi} 1. 76(10) \
                {!} 1... 55(10) 2. 88 {} ; a } b\n0-1\n";
    assert_eq!(record.to_text(Format::Server), text);
    assert_eq!(one(text), record);
    let digits = record.to_text(Format::Digits);
    assert!(digits.ends_with("\n\n{hi} 7 {!} 5 8 {} ; a } b\n0-1\n"), "{digits}");
    record.comments.push(Comment { after: 9, text: "two\nlines }".into() });
    assert!(record.to_text(Format::Tgk).ends_with("{two\nlines )} 0-1\n"));
    record.tags.push(Tag::new("Result", "1-0").unwrap());
    assert!(!record.to_text(Format::Tgk).contains("1-0"));
    let long = random_game(Rules::TOGYZKUMALAK, 1);
    let long = as_record(&long, Dice::new(0)).to_text(Format::Server);
    assert!(long.lines().all(|line| line.chars().count() <= 80), "{long}");
}

#[test]
fn foreign_reasons_stay() {
    for text in [
        "[Termination \"Normal\"]\n[Result \"0-1\"]\n\n1. 76(10) 0-1\n",
        "[Termination \"abandoned\"]\n[Result \"*\"]\n\n1. 76(10) *\n",
    ] {
        assert_eq!(one(text).to_text(Format::Server), text);
    }
    let mut record = one("[Termination \"Normal\"] 7 0-1");
    record.result.as_mut().unwrap().reason = Reason::Time;
    let text = record.to_text(Format::Server);
    assert!(!text.contains("Normal") && text.contains("[Termination \"time\"]"), "{text}");
}

#[test]
fn tags_that_cannot_be_written_are_refused() {
    for (name, value) in [("", "a"), ("a b", "a"), ("a]", "a"), ("a", "b\nc"), ("a\"", "b")] {
        assert_eq!(Tag::new(name, value), None, "{name}: {value}");
    }
}

/// The game with tags, comments and a result that depend on the dice.
fn as_record(game: &Game, mut dice: Dice) -> Record {
    let start = Diagram { position: *game.start(), ply: 0 };
    let mut record = Record { moves: game.moves().to_vec(), ..Record::new(start) };
    let texts = ["", "!", "a\nb", "}", "{", "76(10) 1-0", "; x", "қазан"];
    for after in 0..=record.moves.len() {
        if dice.below(9) == 0 {
            let text = texts[dice.below(texts.len())].into();
            record.comments.push(Comment { after, text });
        }
    }
    for (name, value) in [("White", "\\\"\\"), ("X-1", ""), ("Black", "[{;}]")] {
        if dice.below(2) == 0 {
            record.tags.extend(Tag::new(name, value));
        }
    }
    let score = togyzkumalak::rules::BySide::new(|side| game.position().kazan(side));
    let outcome = |winner, reason| Some(Outcome { winner, reason, score });
    record.result = game.outcome().or_else(|| match dice.below(4) {
        0 => None,
        1 => outcome(Some(Side::Second), Reason::Time),
        2 => outcome(Some(Side::First), Reason::Resignation),
        _ => outcome(None, Reason::Agreement),
    });
    record
}

#[test]
fn random_games_of_every_rule_set_read_back_in_every_format() {
    for rules in rule_sets() {
        let mut joined = (String::new(), Vec::new());
        for seed in 0..GAMES {
            let mut game = random_game(rules, seed);
            let mut dice = Dice::new(seed);
            if dice.below(3) > 0 {
                game.go_to(dice.below(game.ply() + 1)).unwrap();
                let line = game.moves()[..game.ply()].to_vec();
                game = Game::from(Diagram { position: *game.start(), ply: 0 });
                for made in line {
                    game.play(made.hole).unwrap();
                }
            }
            let record = as_record(&game, dice);
            for format in Format::ALL {
                let text = record.to_text(format);
                assert_eq!(Record::parse_all(&text).as_ref(), Ok(&vec![record.clone()]), "{text}");
                joined.0.push_str(&text);
                joined.1.push(record.clone());
            }
        }
        assert_eq!(all(&joined.0), joined.1);
    }
}

#[test]
fn games_from_any_position_read_back() {
    for rules in rule_sets() {
        for seed in 0..40 {
            let game = random_game(rules, seed);
            let cut = Dice::new(seed).below(game.ply() + 1);
            let start = Diagram { position: game.history()[cut], ply: u32::try_from(cut).unwrap() };
            let moves = game.moves()[cut..].to_vec();
            let result = game.outcome().filter(|o| o.reason != Reason::Repetition);
            let record = Record { moves, result, ..Record::new(start) };
            for format in Format::ALL {
                assert_eq!(one(&record.to_text(format)), record);
            }
        }
    }
}

#[test]
fn known_games_read_back() {
    let shortest = all(include_str!("../data/shortest-games.txt"));
    assert_eq!(shortest.len(), 1391);
    for record in &shortest {
        assert_eq!(
            (record.moves.len(), result(record)),
            (11, Some((Some(Side::First), "majority")))
        );
    }
    let text: String = shortest.iter().map(|record| record.to_text(Format::Tgk)).collect();
    assert_eq!(all(&text), shortest);

    let mut games = 0;
    for line in include_str!("../data/random-games.jsonl").lines() {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |name: &str| game[name].as_str().unwrap().to_owned();
        let repetition = text("end") == "repetition";
        let draw = if repetition { "1/2-1/2" } else { "" };
        let record = one(&format!("[Variant \"{}\"]{} {draw}", text("rules"), text("moves")));
        let outcome = record.result.unwrap();
        assert_eq!(outcome.reason.name(), text("end"));
        if !repetition {
            let score = [outcome.score.first, outcome.score.second];
            assert_eq!(serde_json::json!(score), game["score"]);
        }
        for format in Format::ALL {
            assert_eq!(one(&record.to_text(format)), record);
        }
        games += 1;
    }
    assert_eq!(games, 320);
}
