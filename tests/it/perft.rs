//! Leaf counts that an independent model of the rules gives.

use togyzkumalak::rules::{
    Bestemshe, Custom, NoResow, Pantusov1906, Position, Qozdatu, SingleCapture, Togyzkumalak,
    Variant, perft,
};

/// `leaves` at depth 1, 2, 3 and so on.
fn check<V: Variant>(variant: V, leaves: &[u64]) {
    for (depth, &expected) in (1..).zip(leaves) {
        let found = perft(&Position::start(variant), depth);
        assert_eq!(found, expected, "{variant:?} at depth {depth}");
        let at_run_time = Position::start(variant.rules());
        if depth <= 6 {
            assert_eq!(perft(&at_run_time, depth), expected, "rules as a value, depth {depth}");
        }
    }
}

#[test]
fn togyzkumalak() {
    check(Togyzkumalak, &[9, 73, 613, 5199, 43184, 360_035, 3_003_052, 25_166_174]);
}

#[test]
fn bestemshe() {
    let leaves = [5, 21, 91, 407, 1761, 7782, 34285, 153_588, 685_630, 3_084_201];
    check(Bestemshe, &leaves);
}

#[test]
fn qozdatu() {
    let leaves = [7, 43, 274, 1775, 11262, 72125, 463_623, 3_006_734, 19_525_559];
    check(Qozdatu, &leaves);
}

#[test]
fn pantusov_1906() {
    check(Pantusov1906, &[9, 73, 613, 5199, 43135, 359_345]);
}

#[test]
fn no_resow() {
    check(NoResow, &[9, 72, 592, 4890, 39673, 323_687]);
}

#[test]
fn single_capture() {
    check(SingleCapture, &[9, 73, 613, 5171, 42755, 354_793]);
}

#[test]
fn small_boards_with_tuzdik() {
    let small = |holes| Custom { holes, balls: holes, ..Custom::default() }.rules().unwrap();
    check(small(7), &[7, 43, 274, 1775, 11158, 70797]);
    check(small(5), &[5, 21, 91, 407, 1734, 7565, 32504, 142_626]);
}
