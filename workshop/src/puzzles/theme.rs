//! What a puzzle is about: facts that can be seen on the board.

use togyzkumalak::rules::{Effect, Hole, Position, Reason, Rules, Side};
use togyzkumalak::search::{Line, MoveReason, Score};

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// One of the moves captures at least [`BIG`] balls.
    Capture,
    /// One of the moves makes a tuzdik.
    Tuzdik,
    /// The first move keeps the opponent from a tuzdik that he could make otherwise.
    Prevent,
    /// At most [`FEW`] balls are on the board: the kazans are counted.
    Endgame,
    /// The last move leaves the opponent without a move.
    Atsyrau,
    /// The first move lets the opponent capture at least [`GIVEN`] balls more than it takes, and another
    /// move would have kept at least as many of them.
    Sacrifice,
}

/// The balls of a big capture.
pub const BIG: u8 = 10;
/// The balls of an ending.
pub const FEW: u8 = 24;
/// The balls of a sacrifice.
pub const GIVEN: i32 = 6;

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 6] = [
        Theme::Capture,
        Theme::Tuzdik,
        Theme::Prevent,
        Theme::Endgame,
        Theme::Atsyrau,
        Theme::Sacrifice,
    ];

    /// Its name in the module.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Capture => "capture",
            Theme::Tuzdik => "tuzdik",
            Theme::Prevent => "prevent",
            Theme::Endgame => "endgame",
            Theme::Atsyrau => "atsyrau",
            Theme::Sacrifice => "sacrifice",
        }
    }

    /// The theme of a position and the moves of both that solve it, the rarest first; `None` if
    /// nothing can be said of it.
    pub fn of(position: &Position<Rules>, line: &[Hole]) -> Option<Theme> {
        let rare_first = [
            Theme::Atsyrau,
            Theme::Sacrifice,
            Theme::Endgame,
            Theme::Prevent,
            Theme::Tuzdik,
            Theme::Capture,
        ];
        rare_first.into_iter().find(|theme| theme.holds(position, line))
    }

    /// Whether it is true of this position and line.
    pub fn holds(self, position: &Position<Rules>, line: &[Hole]) -> bool {
        let Some(&first) = line.first() else { return false };
        match self {
            Theme::Capture => effects(position, line)
                .iter()
                .any(|effect| matches!(effect, Effect::Capture(balls) if *balls >= BIG)),
            Theme::Tuzdik => effects(position, line).contains(&Effect::Tuzdik),
            Theme::Prevent => prevents(position, first) && !greedy(position, first),
            Theme::Endgame => left(position) <= FEW && !greedy(position, first),
            Theme::Atsyrau => {
                let end = line.iter().try_fold(*position, |at, &hole| at.play(hole).ok());
                end.and_then(|end| end.outcome()).is_some_and(|end| end.reason == Reason::Atsyrau)
            }
            Theme::Sacrifice => {
                let balance = balance(position, first);
                let best =
                    position.legal_holes().into_iter().map(|hole| self::balance(position, hole));
                balance <= -GIVEN && best.max().is_some_and(|best| best >= balance + GIVEN)
            }
        }
    }
}

/// What the moves of the solver do.
fn effects(position: &Position<Rules>, line: &[Hole]) -> Vec<Effect> {
    let (mut at, mut found) = (*position, Vec::new());
    for (ply, &hole) in line.iter().enumerate() {
        let Ok((made, _)) = at.trace(hole) else { break };
        if ply % 2 == 0 {
            found.push(made.effect);
        }
        at = at.play_unchecked(hole);
    }
    found
}

/// The balls on the board.
pub fn left(position: &Position<Rules>) -> u8 {
    position.rules().total() - position.kazan(Side::First) - position.kazan(Side::Second)
}

/// What a move brings into the kazan of the one who makes it.
pub fn gain(position: &Position<Rules>, hole: Hole) -> i32 {
    let mover = position.to_move();
    i32::from(position.play_unchecked(hole).kazan(mover)) - i32::from(position.kazan(mover))
}

/// The most that a move can bring.
fn most(position: &Position<Rules>) -> i32 {
    position.legal_holes().into_iter().map(|hole| gain(position, hole)).max().unwrap_or(0)
}

/// What a move takes, without what the opponent can take then.
fn balance(position: &Position<Rules>, hole: Hole) -> i32 {
    gain(position, hole) - most(&position.play_unchecked(hole))
}

/// Whether no move takes more at once than this one, which takes something worth having.
pub fn greedy(position: &Position<Rules>, hole: Hole) -> bool {
    let gain = gain(position, hole);
    gain >= 4 && gain >= most(position)
}

fn prevents(position: &Position<Rules>, hole: Hole) -> bool {
    // What a move does is told of a line; its score does not count for that.
    let line = Line { holes: vec![hole], score: Score::DRAW, exact: false, depth: 0 };
    line.reasons(position).iter().any(|why| matches!(why, MoveReason::PreventsTuzdik { .. }))
}
