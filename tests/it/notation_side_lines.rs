//! Side lines and marks of records: read, written, and what of them stays with a game.

use togyzkumalak::notation::{Comment, Diagram, Format, Mark, Record, SideLine};
use togyzkumalak::rules::{Move, Position, Rules};

use crate::sample::{Dice, random_game, rule_sets};

fn one(text: &str) -> Record {
    let mut records = Record::parse_all(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// The moves as they are written, without tags.
fn written(record: &Record, format: Format) -> String {
    let text = record.to_text(format);
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

#[test]
fn every_form_is_written_as_people_write_it() {
    let rows = [
        ("7 (5)8", "1. 76(10) (1. 54(10)) 1... 87(2) *"),
        ("7 ( 1. 5 1 ) 5 2. 8", "1. 76(10) (1. 54(10) 11(10)) 1... 55(10) 2. 88 *"),
        ("7 (5) (3)8", "1. 76(10) (1. 54(10)) (1. 32(10)) 1... 87(2) *"),
        ("7 (5 (3))8", "1. 76(10) (1. 54(10) (1. 32(10))) 1... 87(2) *"),
        ("76(10)(54(10) 11)", "1. 76(10) (1. 54(10) 11(10)) *"),
        ("7 {a} ({b} 5 {c}) {d} 8", "1. 76(10) {a} {d} ({b} 1. 54(10) {c}) 1... 87(2) *"),
        ("7 (5 {a }) 5 ; b }\n(8)", "1. 76(10) (1. 54(10) {a}) 1... 55(10) ; b }\n(1... 87(2)) *"),
        ("7! 5?? 8 $5 $14$0", "1. 76(10)! 55(10)?? 2. 88!? $14 $0 *"),
        ("7 ! 5 $14 $1 8!?$6", "1. 76(10)! 55(10) $14 $1 2. 88!? $6 *"),
        ("76!(10)", ""),
        ("7 (5!? 1) 5 ?! 1-0", "1. 76(10) (1. 54(10)!? 11(10)) 1... 55(10)?! 1-0"),
        ("758!", "1. 76(10) 55(10) 2. 88! *"),
    ];
    for (text, expected) in rows {
        if expected.is_empty() {
            assert!(Record::parse_all(text).is_err(), "{text}");
            continue;
        }
        let record = one(text);
        assert_eq!(written(&record, Format::Server), expected, "{text}");
        assert_eq!(one(&record.to_text(Format::Server)), record, "{text}");
    }
}

#[test]
fn every_format_holds_side_lines() {
    let record = one("5 1! (2 3 (4 $14 {why} 6) 3) 3 *");
    let rows = [
        (
            Format::Server,
            "1. 54(10) 11(10)! (1... 22(10) 2. 32(12) (2. 43(22) $14 {why} 2... 66(22))\n\
             2... 34) 2. 32(22) *",
        ),
        (Format::Tgk, "1. 54 11! (1... 22 2. 32 (2. 43 $14 {why} 2... 66) 2... 34) 2. 32 *"),
        (
            Format::Uci,
            "1. e1f2 i2a1! (1... h2b1 2. c1h2 (2. d1g2 $14 {why} 2... d2f1) 2... g2d1)\n2. c1h2 *",
        ),
        (Format::Digits, "5 1! (2 3 (4 $14 {why} 6) 3) 3 *"),
    ];
    for (format, expected) in rows {
        assert_eq!(one(&record.to_text(format)), record, "{expected}");
        assert_eq!(written(&record, format), expected);
    }
}

/// A record being filled with side lines by dice, in the order in which they are written.
struct Garden<'a> {
    record: &'a mut Record,
    dice: Dice,
}

impl Garden<'_> {
    fn notes(&mut self, line: usize, count: usize) {
        const TEXTS: [&str; 7] = ["", "a\nb", "}", "{", "(76 $1)", ") 1-0", "құмалақ !?"];
        let Garden { record, dice } = self;
        let (comments, marks) = match line.checked_sub(1) {
            None => (&mut record.comments, &mut record.marks),
            Some(side) => {
                let side = &mut record.side_lines[side];
                (&mut side.comments, &mut side.marks)
            }
        };
        while dice.below(5) == 0 {
            let text = TEXTS[dice.below(TEXTS.len())].to_owned();
            comments.push(Comment { after: count, text });
        }
        while count > 0 && dice.below(5) == 0 {
            let number = u8::try_from(dice.below(256)).unwrap();
            let number = if dice.below(2) == 0 { number % 8 } else { number };
            marks.push(Mark { of: count - 1, number });
        }
    }

    /// Side lines instead of a move.
    fn sides(&mut self, line: usize, at: usize, before: &Position<Rules>, depth: usize) {
        while depth < 5 && self.dice.below(4) == 0 {
            self.record.side_lines.push(SideLine { line, at, ..SideLine::default() });
            let side = self.record.side_lines.len();
            let mut position = *before;
            self.notes(side, 0);
            for index in 0..=self.dice.below(4) {
                if position.is_over() {
                    break;
                }
                let hole = self.dice.pick(position.legal_holes().into_iter());
                let (made, _) = position.trace(hole).unwrap();
                self.record.side_lines[side - 1].moves.push(made);
                self.notes(side, index + 1);
                self.sides(side, index, &position, depth + 1);
                position = position.play_unchecked(hole);
            }
        }
    }
}

/// A part of a random game with side lines.
fn planted(rules: Rules, seed: u64) -> Record {
    let (game, mut dice) = (random_game(rules, seed), Dice::new(seed));
    let from = dice.below(game.ply());
    let to = from + 1 + dice.below((game.ply() - from).min(40));
    let start = Diagram { position: game.line()[from], ply: u32::try_from(from).unwrap() };
    let moves = game.moves()[from..to].to_vec();
    let mut record = Record { moves, ..Record::new(start) };
    record.result = game.line()[to].outcome();
    let mut garden = Garden { record: &mut record, dice };
    garden.notes(0, 0);
    for ply in from..to {
        garden.notes(0, ply - from + 1);
        garden.sides(0, ply - from, &game.line()[ply], 0);
    }
    record
}

#[test]
fn random_trees_of_every_rule_set_read_back_in_every_format() {
    let (mut sides, mut deepest) = (0, 0);
    for rules in rule_sets() {
        for seed in 0..150 {
            let record = planted(rules, seed);
            sides += record.side_lines.len();
            deepest = deepest.max(depth(&record));
            for format in Format::ALL {
                let text = record.to_text(format);
                assert_eq!(Record::parse_all(&text), Ok(vec![record.clone()]), "{text}");
            }
        }
    }
    assert!(sides > 10_000 && deepest >= 5, "{sides} side lines, {deepest} deep");
}

/// How many side lines lie within each other.
fn depth(record: &Record) -> usize {
    let mut depths = vec![0];
    for side in &record.side_lines {
        depths.push(depths[side.line] + 1);
    }
    depths.into_iter().max().unwrap_or(0)
}

#[test]
fn lines_stay_short() {
    let texts = (0..20).map(|seed| planted(Rules::TOGYZKUMALAK, seed).to_text(Format::Server));
    for text in texts {
        let long = text.lines().filter(|line| !line.contains(['{', '}', '[']));
        for line in long {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn a_game_keeps_what_is_said_of_its_moves() {
    let text = "{a} 7! {b} (5 {x} (3)) 5? {c} (8 {y}) 8 {d} (1 {z} (2 1)) *";
    let rows = [
        ("758", "{a} 7! {b} (5 {x} (3)) 5? {c} (8 {y}) 8 {d} (1 {z} (2 1)) *"),
        ("7581", "{a} 7! {b} (5 {x} (3)) 5? {c} (8 {y}) 8 {d} (1 {z} (2 1)) 1 *"),
        ("759", "{a} 7! {b} (5 {x} (3)) 5? {c} (8 {y}) 9 (1 {z} (2 1)) *"),
        ("7 5", "{a} 7! {b} (5 {x} (3)) 5? {c} (8 {y}) *"),
        ("7", "{a} 7! {b} (5 {x} (3)) *"),
        ("3 1", "{a} 3 (5 {x} (3)) 1 *"),
        ("*", "{a} *"),
    ];
    let all = one(text);
    for (moves, expected) in rows {
        let mut record = one(moves);
        record.take_notes(&all);
        assert_eq!(written(&record, Format::Digits), expected, "{moves}");
    }
}

#[test]
fn what_is_out_of_order_is_not_written() {
    let mut record = one("7 (5) 5 8");
    let side: Vec<Move> = record.side_lines[0].moves.clone();
    for (line, at) in [(0, 0), (0, 9), (9, 0), (2, 0)] {
        record.side_lines.push(SideLine { line, at, moves: side.clone(), ..SideLine::default() });
    }
    record.side_lines.truncate(3);
    assert_eq!(written(&record, Format::Digits), "7 (5) (5) 5 8 *");
}
