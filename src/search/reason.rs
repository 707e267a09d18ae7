//! Why a move may be good: what it does, wards off and threatens, by the rules alone.

use super::Line;
use crate::rules::{Effect, Hole, MAX_HOLES, Position, Variant};

/// A claim about a move that is true on the board. Holes of `Tuzdik`, `Captures` and the threats
/// are the opponent's, those of what is warded off the mover's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveReason {
    /// It wins against any defence.
    Wins {
        /// In so many plies at most.
        plies: u32,
    },
    /// There is no other legal move.
    Forced,
    /// It makes a tuzdik.
    Tuzdik {
        /// The opponent's hole.
        hole: Hole,
    },
    /// Its last ball captures.
    Captures {
        /// The opponent's hole.
        hole: Hole,
        /// All of its balls.
        balls: u8,
    },
    /// If the opponent were to move instead, a tuzdik could be made; after the move no reply makes
    /// one.
    PreventsTuzdik {
        /// The mover's hole that is spared.
        hole: Hole,
    },
    /// If the opponent were to move instead, the hole could be captured; after the move no reply
    /// captures in it, nor as many balls in any other.
    Saves {
        /// The mover's hole.
        hole: Hole,
        /// The most balls that the opponent would have captured there.
        balls: u8,
    },
    /// If the opponent did not answer, the next move could make a tuzdik, as none could before.
    ThreatensTuzdik {
        /// The opponent's hole.
        hole: Hole,
    },
    /// If the opponent did not answer, the next move could capture more balls than any could
    /// before, and more than this one does.
    Threatens {
        /// The opponent's hole.
        hole: Hole,
        /// The most balls that can be captured there.
        balls: u8,
    },
}

/// The fewest balls that are worth a word about what could happen to them.
const WORTH_A_WORD: u8 = 4;

impl MoveReason {
    /// A stable lower-case name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MoveReason::Wins { .. } => "wins",
            MoveReason::Forced => "forced",
            MoveReason::Tuzdik { .. } => "tuzdik",
            MoveReason::Captures { .. } => "captures",
            MoveReason::PreventsTuzdik { .. } => "prevents-tuzdik",
            MoveReason::Saves { .. } => "saves",
            MoveReason::ThreatensTuzdik { .. } => "threatens-tuzdik",
            MoveReason::Threatens { .. } => "threatens",
        }
    }

    /// Its numbers: plies, or a hole and then balls, as far as it has them.
    #[must_use]
    pub const fn numbers(self) -> [Option<u32>; 2] {
        match self {
            MoveReason::Wins { plies } => [Some(plies), None],
            MoveReason::Forced => [None, None],
            MoveReason::Tuzdik { hole }
            | MoveReason::PreventsTuzdik { hole }
            | MoveReason::ThreatensTuzdik { hole } => [Some(hole.number() as u32), None],
            MoveReason::Captures { hole, balls }
            | MoveReason::Saves { hole, balls }
            | MoveReason::Threatens { hole, balls } => {
                [Some(hole.number() as u32), Some(balls as u32)]
            }
        }
    }

    /// How much the reason says, about in balls.
    const fn weight(self) -> u8 {
        match self {
            MoveReason::Wins { .. } => u8::MAX,
            MoveReason::Forced => u8::MAX - 1,
            MoveReason::Tuzdik { .. } => 12,
            MoveReason::PreventsTuzdik { .. } => 9,
            MoveReason::Captures { balls, .. } | MoveReason::Saves { balls, .. } => balls,
            MoveReason::ThreatensTuzdik { .. } => 3,
            MoveReason::Threatens { balls, .. } => balls / 4,
        }
    }
}

impl Line {
    /// All that speaks for the first move of this line, found by a search from `position`, the
    /// most telling first. Nothing may: then it is for the score alone to say.
    ///
    /// ```
    /// use togyzkumalak::{eval::Material, rules::*, search::*};
    /// let position: Position = Position::new();
    /// let limits = Limits { depth: 1, ..Limits::default() };
    /// let report = Search::new(Table::new(4), position, &[], limits, Material).run();
    /// let reasons = report.lines[0].reasons(&position);
    /// assert!(matches!(reasons[0], MoveReason::Captures { balls: 10, .. }));
    /// ```
    #[must_use]
    pub fn reasons<V: Variant>(&self, position: &Position<V>) -> Vec<MoveReason> {
        let mut found = Vec::new();
        let mut add = |reason| insert(&mut found, reason);
        let (Ok((made, _)), Ok(after)) = (position.trace(self.hole()), position.play(self.hole()))
        else {
            return found;
        };
        let hole = made.landing.hole;
        if let Some(plies) = self.score.wins_in() {
            add(MoveReason::Wins { plies });
        }
        if position.legal_holes().len() == 1 {
            add(MoveReason::Forced);
        }
        let mut captured = 0;
        match made.effect {
            Effect::None => {}
            Effect::Capture(balls) => {
                captured = balls;
                add(MoveReason::Captures { hole, balls });
            }
            Effect::Tuzdik => add(MoveReason::Tuzdik { hole }),
        }
        let (threats, replies) = (Reach::of(&position.passed()), Reach::of(&after));
        if let (Some(hole), None) = (threats.tuzdik, replies.tuzdik) {
            add(MoveReason::PreventsTuzdik { hole });
        }
        if let Some((hole, balls)) = threats.most(Some(&replies)) {
            if balls > replies.most(None).map_or(0, |(_, balls)| balls) {
                add(MoveReason::Saves { hole, balls });
            }
        }
        if after.is_over() {
            return found;
        }
        let (before, next) = (Reach::of(position), Reach::of(&after.passed()));
        if let (None, Some(hole)) = (before.tuzdik, next.tuzdik) {
            add(MoveReason::ThreatensTuzdik { hole });
        }
        if let Some((hole, balls)) = next.most(None) {
            let known = before.most(None).map_or(0, |(_, balls)| balls);
            if balls > known.max(captured) {
                add(MoveReason::Threatens { hole, balls });
            }
        }
        found
    }
}

/// Puts a reason behind those that say as much or more.
#[inline(never)]
fn insert(found: &mut Vec<MoveReason>, reason: MoveReason) {
    found.push(reason);
    let mut at = found.len() - 1;
    while at > 0 && found[at - 1].weight() < reason.weight() {
        found.swap(at - 1, at);
        at -= 1;
    }
}

/// What the player to move can do to the other side's holes with one move.
struct Reach {
    /// The most balls that a move takes there, by the index of the hole.
    balls: [u8; MAX_HOLES],
    /// A hole in which a move makes a tuzdik.
    tuzdik: Option<Hole>,
}

impl Reach {
    #[inline(never)]
    fn of<V: Variant>(position: &Position<V>) -> Reach {
        let mut reach = Reach { balls: [0; MAX_HOLES], tuzdik: None };
        for hole in position.legal_holes() {
            let Ok((made, _)) = position.trace(hole) else { continue };
            let there = made.landing.hole;
            let balls = match made.effect {
                Effect::None => continue,
                Effect::Capture(balls) => balls,
                Effect::Tuzdik => {
                    reach.tuzdik = Some(there);
                    3
                }
            };
            let most = &mut reach.balls[there.index()];
            *most = balls.max(*most);
        }
        reach
    }

    /// The largest capture, but for the holes in which `spared` captures too, if it is worth a word.
    #[inline(never)]
    fn most(&self, spared: Option<&Reach>) -> Option<(Hole, u8)> {
        let mut most = (0, 0);
        for (index, &balls) in self.balls.iter().enumerate() {
            if balls > most.1 && spared.is_none_or(|spared| spared.balls[index] == 0) {
                most = (index, balls);
            }
        }
        (most.1 >= WORTH_A_WORD).then(|| (Hole::from_index(most.0), most.1))
    }
}
