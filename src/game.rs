//! A game: where it started, the moves made, and how it ended.

use std::fmt;

use crate::notation::{Diagram, Record};
use crate::rules::{
    BySide, Hole, Holes, Move, Outcome, Position, Reason, Refusal, Rules, Side, Step,
};

/// A game of any rule set, with its whole line of moves and a place in that line.
///
/// Undone moves stay in the line until another move is made in their place.
///
/// ```
/// use togyzkumalak::{game::Game, rules::{Hole, Rules}};
/// let mut game = Game::new(Rules::TOGYZKUMALAK);
/// let made = game.play(Hole::new(7).unwrap())?;
/// assert_eq!((made.landing.hole.number(), made.kazan), (6, 10));
/// game.undo();
/// assert_eq!(game.position(), game.start());
/// # Ok::<(), togyzkumalak::game::GameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The start and the position after each move; one more than `moves`.
    positions: Vec<Position<Rules>>,
    moves: Vec<Move>,
    ply: usize,
    /// Plies before the start, for the numbering of moves.
    first_ply: u32,
    repetition: bool,
    declared: Option<Declared>,
}

/// An end that the board does not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Declared {
    ply: usize,
    winner: Option<Side>,
    reason: Reason,
}

/// Why a game refuses what it is asked for. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameError {
    /// The move is not legal.
    Play {
        /// The hole that was to be played.
        hole: Hole,
        /// Why it cannot be.
        refusal: Refusal,
    },
    /// The game is over already.
    Over(Reason),
    /// The line has no such ply.
    NoSuchPly {
        /// The ply asked for.
        ply: usize,
        /// The last one there is.
        last: usize,
    },
}

impl GameError {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            GameError::Play { refusal, .. } => refusal.code(),
            GameError::Over(_) => Refusal::GameOver.code(),
            GameError::NoSuchPly { .. } => "no-such-ply",
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Play { hole, refusal } => refusal.explain(*hole, f),
            GameError::Over(reason) => write!(f, "the game is over by {}", reason.name()),
            GameError::NoSuchPly { ply, last } => {
                write!(f, "the game has no ply {ply}; its plies are 0 to {last}")
            }
        }
    }
}

impl std::error::Error for GameError {}

impl Game {
    /// A game from the start position of `rules`, with repetition counted.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        Game::from(Diagram::start(rules))
    }

    /// The same game with the third occurrence of a position a draw, or not.
    #[must_use]
    pub fn with_repetition(mut self, counts: bool) -> Game {
        self.repetition = counts;
        self
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.start().rules()
    }

    /// The position in which the game started.
    #[must_use]
    pub fn start(&self) -> &Position<Rules> {
        &self.positions[0]
    }

    /// The position at the current ply.
    #[must_use]
    pub fn position(&self) -> &Position<Rules> {
        &self.positions[self.ply]
    }

    /// The positions from the start to the current ply, both included.
    #[must_use]
    pub fn history(&self) -> &[Position<Rules>] {
        &self.positions[..=self.ply]
    }

    /// Every position of the line, those of undone moves included: the start first, then the one
    /// after each of [`Game::moves`].
    #[must_use]
    pub fn line(&self) -> &[Position<Rules>] {
        &self.positions
    }

    /// Moves made before the current position, 0 at the start.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Plies before the start, for the numbering of moves.
    #[must_use]
    pub fn first_ply(&self) -> u32 {
        self.first_ply
    }

    /// The current position with the number of plies before it.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        let plies = u32::try_from(self.ply).unwrap_or(u32::MAX);
        Diagram { position: *self.position(), ply: self.first_ply.saturating_add(plies) }
    }

    /// The record of the whole line, without tags and comments.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut whole = self.clone();
        whole.ply = self.moves.len();
        let start = Diagram { position: *self.start(), ply: self.first_ply };
        Record { moves: self.moves.clone(), result: whole.outcome(), ..Record::new(start) }
    }

    /// Whether the third occurrence of a position is a draw.
    #[must_use]
    pub fn repetition(&self) -> bool {
        self.repetition
    }

    /// Every move of the line, those undone included.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The holes that may be played now: none when the game is over.
    #[must_use]
    pub fn legal_holes(&self) -> Holes {
        if self.outcome().is_some() { Holes::EMPTY } else { self.position().legal_holes() }
    }

    /// How the game ended, if it has at the current ply.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome().or_else(|| {
            let (winner, reason) = match self.declared.filter(|end| end.ply == self.ply) {
                _ if self.repetition && self.occurrences() >= 3 => (None, Reason::Repetition),
                Some(end) => (end.winner, end.reason),
                None => return None,
            };
            Some(Outcome { winner, reason, score: BySide::new(|side| self.position().kazan(side)) })
        })
    }

    /// How often the current position has occurred so far, itself included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.history().iter().filter(|earlier| *earlier == self.position()).count()
    }

    /// What playing `hole` would do, step by step.
    ///
    /// # Errors
    /// If the move is not legal or the game is over.
    pub fn trace(&self, hole: Hole) -> Result<(Move, Vec<Step>), GameError> {
        self.check_running()?;
        let refused =
            |e: crate::rules::PlayError<Rules>| GameError::Play { hole, refusal: e.refusal };
        self.position().trace(hole).map_err(refused)
    }

    /// Plays `hole`. Moves that had been undone are dropped, unless this is the first of them.
    ///
    /// # Errors
    /// If the move is not legal or the game is over; nothing is changed.
    pub fn play(&mut self, hole: Hole) -> Result<Move, GameError> {
        let (made, _) = self.trace(hole)?;
        if self.moves.get(self.ply) != Some(&made) {
            self.moves.truncate(self.ply);
            self.positions.truncate(self.ply + 1);
            self.declared = None;
            self.moves.push(made);
            self.positions.push(self.position().play_unchecked(hole));
        }
        self.ply += 1;
        Ok(made)
    }

    /// Takes back the last move and says which it was.
    pub fn undo(&mut self) -> Option<Move> {
        self.ply = self.ply.checked_sub(1)?;
        Some(self.moves[self.ply])
    }

    /// Makes the next undone move again and says which it was.
    pub fn redo(&mut self) -> Option<Move> {
        let made = *self.moves.get(self.ply)?;
        self.ply += 1;
        Some(made)
    }

    /// Goes to any ply of the line.
    ///
    /// # Errors
    /// If the line is shorter.
    pub fn go_to(&mut self, ply: usize) -> Result<(), GameError> {
        if ply > self.moves.len() {
            return Err(GameError::NoSuchPly { ply, last: self.moves.len() });
        }
        self.ply = ply;
        Ok(())
    }

    /// `loser` gives up.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, loser: Side) -> Result<(), GameError> {
        self.declare(Some(loser.other()), Reason::Resignation)
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.declare(None, Reason::Agreement)
    }

    /// The time of `loser` has run out.
    ///
    /// # Errors
    /// If the game is over.
    pub fn flag(&mut self, loser: Side) -> Result<(), GameError> {
        self.declare(Some(loser.other()), Reason::Time)
    }

    fn declare(&mut self, winner: Option<Side>, reason: Reason) -> Result<(), GameError> {
        self.check_running()?;
        self.moves.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.declared = Some(Declared { ply: self.ply, winner, reason });
        Ok(())
    }

    fn check_running(&self) -> Result<(), GameError> {
        self.outcome().map_or(Ok(()), |outcome| Err(GameError::Over(outcome.reason)))
    }
}

impl From<Diagram> for Game {
    fn from(start: Diagram) -> Game {
        Game {
            positions: vec![start.position],
            moves: Vec::new(),
            ply: 0,
            first_ply: start.ply,
            repetition: true,
            declared: None,
        }
    }
}

impl From<&Record> for Game {
    /// The game at the end of its moves. A record that goes on after the third occurrence of a
    /// position was played without that rule.
    ///
    /// # Panics
    /// If the record was not read but put together, and its moves are not legal.
    fn from(record: &Record) -> Game {
        let mut game = Game::from(record.start);
        for made in &record.moves {
            game.repetition &= game.outcome().is_none();
            game.play(made.hole).expect("the moves of a record are legal");
        }
        match record.result {
            Some(Outcome { winner, reason, .. }) if game.outcome().is_none() => {
                game.declared = Some(Declared { ply: game.ply, winner, reason });
            }
            None if game.position().outcome().is_none() => {
                game.repetition &= game.outcome().is_none();
            }
            _ => {}
        }
        game
    }
}
