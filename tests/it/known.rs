//! Games and positions made by an independent model of the rules: `tests/data`.

use serde::Deserialize;
use togyzkumalak::game::Game;
use togyzkumalak::notation::Diagram;
use togyzkumalak::rules::{BySide, Effect, Hole, MAX_HOLES, Reason, Rules, Setup, Side};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Board {
    first: Vec<u16>,
    second: Vec<u16>,
    kazans: [u16; 2],
    tuzdiks: [Option<u8>; 2],
    to_move: Option<String>,
    #[serde(default)]
    legal: Vec<u8>,
    score: Option<[u8; 2]>,
}

impl Board {
    fn setup(&self) -> Setup {
        let row = |counts: &[u16]| {
            let mut row = [0; MAX_HOLES];
            row[..counts.len()].copy_from_slice(counts);
            row
        };
        let second = self.to_move.as_deref() == Some("second");
        Setup {
            rows: BySide { first: row(&self.first), second: row(&self.second) },
            kazans: BySide { first: self.kazans[0], second: self.kazans[1] },
            tuzdiks: BySide {
                first: self.tuzdiks[0].and_then(Hole::new),
                second: self.tuzdiks[1].and_then(Hole::new),
            },
            to_move: if second { Side::Second } else { Side::First },
        }
    }
}

#[derive(Deserialize)]
struct Case {
    name: String,
    start: Board,
    moves: Vec<u8>,
    end: Board,
}

fn lines<T: for<'a> Deserialize<'a>>(text: &str) -> Vec<T> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn score(game: &Game) -> Option<[u8; 2]> {
    game.position().outcome().map(|outcome| [outcome.score.first, outcome.score.second])
}

#[test]
fn cases_that_programs_get_wrong() {
    let cases: Vec<Case> = lines(include_str!("../data/cases.jsonl"));
    assert_eq!(cases.len(), 13);
    for Case { name, start, moves, end } in cases {
        let position = start.setup().position(Rules::TOGYZKUMALAK).unwrap();
        let ply = u32::from(position.to_move() == Side::Second);
        let mut game = Game::from(Diagram { position, ply });
        for hole in moves {
            game.play(Hole::new(hole).unwrap()).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        assert_eq!(Setup::from(game.position()), end.setup(), "{name}");
        let legal: Vec<u8> = game.legal_holes().into_iter().map(Hole::number).collect();
        assert_eq!(legal, end.legal, "{name}");
        assert_eq!(score(&game), end.score, "{name}");
    }
}

#[derive(Deserialize)]
struct Finished {
    rules: String,
    moves: String,
    first: Vec<u16>,
    second: Vec<u16>,
    kazans: [u16; 2],
    tuzdiks: [Option<u8>; 2],
    end: String,
    score: [u8; 2],
}

#[test]
fn whole_random_games() {
    let games: Vec<Finished> = lines(include_str!("../data/random-games.jsonl"));
    assert_eq!(games.len(), 320);
    for (number, known) in games.into_iter().enumerate() {
        let mut game = Game::new(Rules::by_name(&known.rules).unwrap());
        for digit in known.moves.bytes() {
            assert_eq!(game.outcome(), None, "game {number} ends too early");
            game.play(Hole::new(digit - b'0').unwrap()).unwrap();
        }
        let end = Board {
            first: known.first,
            second: known.second,
            kazans: known.kazans,
            tuzdiks: known.tuzdiks,
            to_move: Some(game.position().to_move().name().into()),
            legal: vec![],
            score: None,
        };
        assert_eq!(Setup::from(game.position()), end.setup(), "game {number}");
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.reason.name(), known.end, "game {number}");
        if outcome.reason != Reason::Repetition {
            assert_eq!([outcome.score.first, outcome.score.second], known.score, "game {number}");
        }
        let ahead = known.score[0].cmp(&known.score[1]);
        let winner = match (outcome.reason, ahead) {
            (Reason::Repetition, _) | (_, std::cmp::Ordering::Equal) => None,
            (_, std::cmp::Ordering::Greater) => Some(Side::First),
            (_, std::cmp::Ordering::Less) => Some(Side::Second),
        };
        assert_eq!(outcome.winner, winner, "game {number}");
    }
}

#[test]
fn every_shortest_game() {
    let mut games = 0;
    for line in include_str!("../data/shortest-games.txt").lines() {
        let mut tokens: Vec<&str> = line.split_whitespace().collect();
        let result = tokens.pop().unwrap();
        let mut game = Game::new(Rules::TOGYZKUMALAK);
        for token in &tokens {
            let digits = token.as_bytes();
            let made = game.play(Hole::new(digits[0] - b'0').unwrap()).unwrap();
            assert_eq!(made.landing.hole.number(), digits[1] - b'0', "{line}");
            assert_eq!(made.effect == Effect::Tuzdik, token.ends_with('x'), "{line}");
        }
        let outcome = game.outcome().unwrap();
        assert_eq!((game.ply(), outcome.reason), (11, Reason::Majority), "{line}");
        assert_eq!(outcome.winner, Some(Side::First), "{line}");
        assert_eq!(format!("{}-{}", outcome.score.first, outcome.score.second), result, "{line}");
        games += 1;
    }
    assert_eq!(games, 1391);
}
