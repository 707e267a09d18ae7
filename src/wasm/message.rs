//! A game as bytes: how the rules on the page hand it to the engine in its worker.
//!
//! The rule set (holes, balls, points), who begins, both rows, kazans and tuzdiks of the start, the
//! first player first; then the number of the hole of each move.

use crate::game::Game;
use crate::rules::{Hole, Side};

/// The game up to the current ply.
#[cfg(edge = "rules")]
pub(super) fn write(game: &Game) -> Vec<u8> {
    let (rules, start) = (game.rules(), game.start());
    let points = [
        rules.tuzdik(),
        rules.last_hole_barred(),
        rules.resow(),
        rules.single_capture(),
        game.repetition(),
    ];
    let points = points.iter().rev().fold(0, |bits, &point| bits << 1 | u8::from(point));
    let begins = u8::from(start.to_move() == Side::Second);
    let mut bytes =
        vec![u8::try_from(rules.holes()).unwrap_or(u8::MAX), rules.balls(), points, begins];
    for side in Side::ALL {
        bytes.extend(start.row(side));
    }
    bytes.extend(Side::ALL.map(|side| start.kazan(side)));
    bytes.extend(Side::ALL.map(|owner| start.tuzdik(owner).map_or(0, Hole::number)));
    bytes.extend(game.moves()[..game.ply()].iter().map(|made| made.hole.number()));
    bytes
}

/// The game that was written; anyone may have written it.
#[cfg(edge = "engine")]
pub(super) fn read(bytes: &[u8]) -> Result<Game, super::error::Fault> {
    use super::error::Fault;
    use crate::notation::Diagram;
    use crate::rules::{BySide, Custom, MAX_HOLES, Setup};

    const HEADER: usize = 4;
    const START: usize = HEADER + 2 * MAX_HOLES + 4;
    let wrong = || Fault::new("bad-message", "a game for the engine is made by Game alone");
    let (start, moves) = bytes.split_at_checked(START).ok_or_else(wrong)?;
    let is = |point: u8| start[2] >> point & 1 == 1;
    let rules = Custom {
        holes: start[0].into(),
        balls: start[1].into(),
        tuzdik: is(0),
        last_hole_barred: is(1),
        resow: is(2),
        single_capture: is(3),
    };
    let pair = |from: usize| BySide { first: start[from], second: start[from + MAX_HOLES] };
    let mut rows = BySide { first: [0; MAX_HOLES], second: [0; MAX_HOLES] };
    for index in 0..MAX_HOLES {
        let balls = pair(HEADER + index);
        (rows.first[index], rows.second[index]) = (balls.first.into(), balls.second.into());
    }
    let [.., first, second, firsts, seconds] = *start else { return Err(wrong()) };
    let setup = Setup {
        rows,
        kazans: BySide { first: first.into(), second: second.into() },
        tuzdiks: BySide { first: Hole::new(firsts), second: Hole::new(seconds) },
        to_move: if start[3] == 0 { Side::First } else { Side::Second },
    };
    let rules = rules.rules().map_err(|_| wrong())?;
    let position = setup.position(rules).map_err(|_| wrong())?;
    let mut game = Game::from(Diagram { position, ply: 0 }).with_repetition(is(4));
    for &number in moves {
        game.play(Hole::new(number).ok_or_else(wrong)?)?;
    }
    Ok(game)
}
