//! Games and moves in the shapes of `www/js/engine/index.d.ts`.

use serde::Serialize;

use crate::game::Game;
use crate::notation::Format;
use crate::rules::{self, BySide, Effect, Hole, Side, Step};

#[derive(Serialize)]
pub(super) struct Both<T> {
    first: T,
    second: T,
}

impl<T> Both<T> {
    pub(super) fn new(mut value: impl FnMut(Side) -> T) -> Self {
        Both { first: value(Side::First), second: value(Side::Second) }
    }
}

impl<T: Copy> From<BySide<T>> for Both<T> {
    fn from(both: BySide<T>) -> Self {
        Both::new(|side| *both.get(side))
    }
}

#[derive(Serialize)]
struct Place {
    side: &'static str,
    hole: u8,
}

impl From<rules::Place> for Place {
    fn from(place: rules::Place) -> Place {
        Place { side: place.side.name(), hole: place.hole.number() }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "four independent points of the rules")]
pub(super) struct Rules {
    name: &'static str,
    holes: usize,
    balls: u8,
    tuzdik: bool,
    last_hole_barred: bool,
    resow: bool,
    single_capture: bool,
}

impl From<rules::Rules> for Rules {
    fn from(rules: rules::Rules) -> Rules {
        Rules {
            name: rules.name(),
            holes: rules.holes(),
            balls: rules.balls(),
            tuzdik: rules.tuzdik(),
            last_hole_barred: rules.last_hole_barred(),
            resow: rules.resow(),
            single_capture: rules.single_capture(),
        }
    }
}

#[derive(Serialize)]
struct Outcome {
    winner: Option<&'static str>,
    reason: &'static str,
    score: Both<u8>,
}

/// One step of a sowing. `side` and `hole` say which hole; `owner` whose kazan gets the balls.
#[derive(Serialize)]
struct SowingStep {
    kind: &'static str,
    #[serde(flatten)]
    place: Place,
    #[serde(skip_serializing_if = "Option::is_none")]
    balls: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<&'static str>,
}

impl From<&Step> for SowingStep {
    fn from(step: &Step) -> SowingStep {
        let (kind, place, balls, owner) = match *step {
            Step::Lift { from, balls } => ("lift", from, Some(balls), None),
            Step::Drop { to } => ("drop", to, None, None),
            Step::Income { to, owner } => ("income", to, None, Some(owner)),
            Step::Capture { from, balls } => {
                ("capture", from, Some(balls), Some(from.side.other()))
            }
            Step::Claim { from } => ("claim", from, Some(3), Some(from.side.other())),
        };
        SowingStep { kind, place: place.into(), balls, owner: owner.map(Side::name) }
    }
}

#[derive(Serialize)]
pub(super) struct Move {
    ply: usize,
    side: &'static str,
    hole: u8,
    balls: u8,
    landing: Place,
    captured: u8,
    tuzdik: bool,
    text: String,
    steps: Vec<SowingStep>,
}

impl Move {
    /// `ply` counts the moves before this one.
    pub(super) fn new(game: &Game, ply: usize, made: &rules::Move, steps: &[Step]) -> Move {
        Move {
            ply,
            side: made.side.name(),
            hole: made.hole.number(),
            balls: made.balls,
            landing: made.landing.into(),
            captured: match made.effect {
                Effect::None => 0,
                Effect::Capture(balls) => balls,
                Effect::Tuzdik => 3,
            },
            tuzdik: made.effect == Effect::Tuzdik,
            text: Format::Server.write(made, game.rules()),
            steps: steps.iter().map(SowingStep::from).collect(),
        }
    }

    /// The move that led from ply `ply` of the line to the next.
    pub(super) fn of_line(game: &Game, ply: usize) -> Move {
        let made = &game.moves()[ply];
        let (_, steps) = game.line()[ply].trace(made.hole).expect("a made move is legal");
        Move::new(game, ply, made, &steps)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Snapshot {
    rules: Rules,
    holes: Both<Vec<u8>>,
    kazans: Both<u8>,
    tuzdiks: Both<Option<u8>>,
    to_move: &'static str,
    ply: usize,
    plies: usize,
    first_ply: u32,
    legal: Vec<u8>,
    occurrences: usize,
    last_move: Option<Move>,
    outcome: Option<Outcome>,
}

impl Snapshot {
    pub(super) fn new(game: &Game) -> Snapshot {
        let (position, rules) = (game.position(), game.rules());
        Snapshot {
            rules: rules.into(),
            holes: Both::new(|side| position.row(side)[..rules.holes()].to_vec()),
            kazans: Both::new(|side| position.kazan(side)),
            tuzdiks: Both::new(|owner| position.tuzdik(owner).map(Hole::number)),
            to_move: position.to_move().name(),
            ply: game.ply(),
            plies: game.moves().len(),
            first_ply: game.first_ply(),
            legal: legal(game),
            occurrences: game.occurrences(),
            last_move: game.ply().checked_sub(1).map(|ply| Move::of_line(game, ply)),
            outcome: game.outcome().map(|outcome| Outcome {
                winner: outcome.winner.map(Side::name),
                reason: outcome.reason.name(),
                score: outcome.score.into(),
            }),
        }
    }
}

pub(super) fn legal(game: &Game) -> Vec<u8> {
    game.legal_holes().into_iter().map(Hole::number).collect()
}
