//! Games: their line of moves and the ends that the board does not show.

use togyzkumalak::game::{Game, GameError};
use togyzkumalak::notation::Diagram;
use togyzkumalak::rules::{
    BySide, Custom, Hole, Outcome, Place, Reason, Refusal, Rules, RulesError, Setup, SetupError,
    Side,
};

fn hole(number: u8) -> Hole {
    Hole::new(number).unwrap()
}

fn played(rules: Rules, moves: &[u8]) -> Game {
    let mut game = Game::new(rules);
    for &number in moves {
        game.play(hole(number)).unwrap();
    }
    game
}

/// A setup of togyzkumalak with the first player to move.
fn setup(first: [u16; 9], second: [u16; 9], kazans: [u16; 2], tuzdiks: [u8; 2]) -> Setup {
    Setup {
        rows: BySide { first, second },
        kazans: BySide { first: kazans[0], second: kazans[1] },
        tuzdiks: BySide { first: Hole::new(tuzdiks[0]), second: Hole::new(tuzdiks[1]) },
        to_move: Side::First,
    }
}

/// A game that starts from `board`.
fn at(board: Setup, rules: Rules) -> Game {
    Game::from(Diagram { position: board.position(rules).unwrap(), ply: 0 })
}

/// Two balls a side that go round without a capture, back to the start after 36 plies.
fn round_dance() -> (Game, [u8; 36]) {
    let board = setup([1, 0, 1, 0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0], [80, 78], [0, 0]);
    let moves = [
        6, 2, 3, 3, 7, 4, 4, 5, 8, 6, 9, 1, 5, 2, 6, 7, 7, 8, 1, 3, 2, 4, 8, 9, 3, 5, 1, 6, 4, 7,
        5, 8, 2, 9, 9, 1,
    ];
    (at(board, Rules::TOGYZKUMALAK), moves)
}

#[test]
fn the_third_occurrence_is_a_draw_unless_it_is_off() {
    let (game, moves) = round_dance();
    for (counts, ends) in [(true, true), (false, false)] {
        let mut game = game.clone().with_repetition(counts);
        for round in 1..=2 {
            for &number in &moves {
                assert_eq!(game.outcome(), None, "round {round}");
                game.play(hole(number)).unwrap();
            }
        }
        assert_eq!(game.occurrences(), 3);
        assert_eq!(
            game.outcome().map(|o| (o.winner, o.reason)),
            ends.then_some((None, Reason::Repetition))
        );
        assert_eq!(game.play(hole(6)).is_err(), ends);
        assert_eq!(game.legal_holes().is_empty(), ends);
    }
}

#[test]
fn declared_ends_belong_to_their_ply() {
    type Declare = fn(&mut Game) -> Result<(), GameError>;
    let ends: [(Declare, Option<Side>, Reason); 5] = [
        (|game| game.resign(Side::First), Some(Side::Second), Reason::Resignation),
        (|game| game.resign(Side::Second), Some(Side::First), Reason::Resignation),
        (|game| game.flag(Side::First), Some(Side::Second), Reason::Time),
        (|game| game.flag(Side::Second), Some(Side::First), Reason::Time),
        (Game::agree_draw, None, Reason::Agreement),
    ];
    for (declare, winner, reason) in ends {
        let mut game = played(Rules::TOGYZKUMALAK, &[7]);
        declare(&mut game).unwrap();
        let score = BySide { first: 10, second: 0 };
        let over = Some(Outcome { winner, reason, score });
        assert_eq!((game.outcome(), game.legal_holes().len()), (over, 0));
        assert_eq!(game.play(hole(9)), Err(GameError::Over(reason)));
        assert_eq!(declare(&mut game), Err(GameError::Over(reason)));
        game.undo().unwrap();
        assert_eq!(game.outcome(), None);
        game.redo().unwrap();
        assert_eq!(game.outcome(), over);
        game.undo().unwrap();
        game.play(hole(8)).unwrap();
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn another_move_drops_the_undone_line_and_the_same_move_keeps_it() {
    let mut game = played(Rules::TOGYZKUMALAK, &[7, 9, 6]);
    game.go_to(1).unwrap();
    game.play(hole(9)).unwrap();
    assert_eq!((game.ply(), game.moves().len()), (2, 3));
    game.go_to(1).unwrap();
    game.play(hole(8)).unwrap();
    assert_eq!((game.ply(), game.moves().len()), (2, 2));
    assert_eq!(game.go_to(3), Err(GameError::NoSuchPly { ply: 3, last: 2 }));
    assert_eq!(game.ply(), 2);
}

#[test]
fn refused_moves_say_why() {
    let board = |tuzdik| {
        setup([0, 9, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 9], [70, 74], [0, tuzdik])
    };
    let game = |rules, tuzdik| at(board(tuzdik), rules);
    let rows = [
        (game(Rules::TOGYZKUMALAK, 0), 1, Refusal::EmptyHole),
        (game(Rules::TOGYZKUMALAK, 1), 1, Refusal::OpponentsTuzdik),
        (Game::new(Rules::BESTEMSHE), 6, Refusal::NoSuchHole),
    ];
    for (mut game, number, refusal) in rows {
        let before = game.clone();
        let error = GameError::Play { hole: hole(number), refusal };
        assert_eq!(game.play(hole(number)), Err(error));
        assert_eq!(game, before);
    }
}

#[test]
fn a_refused_setup_names_every_reason() {
    use SetupError::{
        BallTotal, BothKazansAboveHalf, HoleBeyondBoard, TuzdikBeyondBoard, TuzdikInLastHole,
        TuzdikNotEmpty, TuzdikNotInRules, TuzdiksOfSameNumber,
    };
    let (empty, nines) = ([0; 9], [9; 9]);
    let one = |index: usize, balls| std::array::from_fn(|i| if i == index { balls } else { 0 });
    let seven = Custom { holes: 7, balls: 7, ..Custom::default() }.rules().unwrap();
    let ninth = Place { side: Side::Second, hole: hole(9) };
    let rows = [
        (
            Rules::TOGYZKUMALAK,
            setup(nines, nines, [0, 1], [0, 0]),
            vec![BallTotal { found: 163, expected: 162 }],
        ),
        (
            Rules::TOGYZKUMALAK,
            setup(nines, empty, [80, 0], [0, 0]),
            vec![BallTotal { found: 161, expected: 162 }],
        ),
        (
            Rules::TOGYZKUMALAK,
            setup(empty, empty, [u16::MAX, u16::MAX], [0, 0]),
            vec![BallTotal { found: 131_070, expected: 162 }, BothKazansAboveHalf],
        ),
        (
            Rules::TOGYZKUMALAK,
            setup(empty, empty, [81, 81], [9, 0]),
            vec![TuzdikInLastHole(Side::First)],
        ),
        (
            Rules::TOGYZKUMALAK,
            setup(empty, empty, [81, 81], [0, 9]),
            vec![TuzdikInLastHole(Side::Second)],
        ),
        (Rules::PANTUSOV_1906, setup(empty, empty, [81, 81], [9, 0]), vec![]),
        (
            Rules::TOGYZKUMALAK,
            setup(empty, empty, [81, 81], [4, 4]),
            vec![TuzdiksOfSameNumber(hole(4))],
        ),
        (Rules::TOGYZKUMALAK, setup(empty, empty, [81, 81], [4, 6]), vec![]),
        (
            Rules::TOGYZKUMALAK,
            setup(empty, one(3, 2), [80, 80], [4, 0]),
            vec![TuzdikNotEmpty(Side::First)],
        ),
        (Rules::TOGYZKUMALAK, setup(one(3, 2), empty, [80, 80], [4, 0]), vec![]),
        (
            Rules::BESTEMSHE,
            setup(empty, empty, [25, 25], [0, 2]),
            vec![TuzdikNotInRules(Side::Second)],
        ),
        (Rules::QOZDATU, setup(empty, one(8, 1), [49, 48], [0, 0]), vec![HoleBeyondBoard(ninth)]),
        (seven, setup(empty, empty, [49, 49], [8, 0]), vec![TuzdikBeyondBoard(Side::First)]),
        (seven, setup(empty, empty, [49, 49], [7, 0]), vec![TuzdikInLastHole(Side::First)]),
        (
            Rules::TOGYZKUMALAK,
            setup(nines, nines, [90, 90], [9, 9]),
            vec![
                BallTotal { found: 342, expected: 162 },
                TuzdikInLastHole(Side::First),
                TuzdikNotEmpty(Side::First),
                TuzdikInLastHole(Side::Second),
                TuzdikNotEmpty(Side::Second),
                TuzdiksOfSameNumber(hole(9)),
                BothKazansAboveHalf,
            ],
        ),
    ];
    for (rules, setup, expected) in rows {
        let found = setup.position(rules).err().map(|errors| errors.0).unwrap_or_default();
        assert_eq!(found, expected, "{setup:?}");
    }
}

#[test]
fn impossible_rules_are_refused() {
    let custom = Custom::default();
    let rows = [
        (Custom { holes: 1, ..custom }, RulesError::Holes(1)),
        (Custom { holes: 10, ..custom }, RulesError::Holes(10)),
        (Custom { holes: 265, ..custom }, RulesError::Holes(265)),
        (Custom { balls: 0, ..custom }, RulesError::Balls(0)),
        (Custom { balls: 14, ..custom }, RulesError::Balls(14)),
        (Custom { balls: 257, ..custom }, RulesError::Balls(257)),
        (
            Custom { tuzdik: false, last_hole_barred: false, ..custom },
            RulesError::OpenLastHoleWithoutTuzdik,
        ),
    ];
    for (custom, error) in rows {
        assert_eq!(custom.rules(), Err(error));
    }
    for (name, rules) in Rules::NAMED {
        assert_eq!((Rules::by_name(name), rules.name()), (Some(rules), name));
    }
    assert_eq!(Custom { balls: 13, ..custom }.rules().unwrap().name(), "custom");
}
