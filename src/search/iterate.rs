//! Iterative deepening over the moves of the root.

use super::frame::{Child, Frame, Variation, kazans, may_repeat};
use super::history::History;
use super::node::hole;
use super::report::rank;
use super::{Limits, Line, MAX_DEPTH, Report, Score, Style, Table};
use crate::endgame::Endgame;
use crate::eval::Evaluator;
use crate::rules::{MAX_HOLES, Position, Variant};

/// Whether a search has more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It can be advanced further.
    Running,
    /// A limit is reached, or all is known.
    Done,
}

/// What a search does next.
#[derive(Clone, Copy)]
pub(super) enum Turn {
    /// Visit the node at hand.
    Enter,
    /// Give the score of the node at hand to its parent.
    Back(Score),
    /// Nothing.
    Done,
}

/// A search that can stop after any node and go on later.
///
/// It keeps its own stack instead of recursing, so that a slice of it costs nothing but its nodes.
///
/// ```
/// use togyzkumalak::{eval::Material, rules::*, search::*};
/// let position: Position = Position::new();
/// let limits = Limits { depth: 6, ..Limits::default() };
/// let mut search = Search::new(Table::new(16), position, &[], limits, Material);
/// while search.advance(1000) == Status::Running { /* look at the clock here */ }
/// let best = search.report().best().expect("the game goes on");
/// assert!(position.legal_holes().contains(best));
/// ```
#[derive(Clone, Debug)]
pub struct Search<V: Variant, E> {
    pub(super) evaluator: E,
    pub(super) style: Style,
    pub(super) table: Table,
    pub(super) endgame: Option<Endgame>,
    /// Whether the endgame is solved along with the search.
    along: bool,
    pub(super) history: History,
    pub(super) frames: Vec<Frame<V>>,
    pub(super) variations: Vec<Variation>,
    pub(super) ply: usize,
    /// Keys of the game's positions that may come back, the latest last, without the root.
    pub(super) earlier: Vec<u64>,
    limits: Limits,
    turn: Turn,
    nodes: u64,
    /// The iteration at hand, and the last one that was finished.
    depth: u8,
    finished: u8,
    /// Which of the best lines is being searched.
    line: usize,
    /// Half the window around the last score.
    window: i32,
    /// All moves, the best first.
    root: Vec<Line>,
}

impl std::fmt::Debug for Turn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Turn::Enter => "Enter",
            Turn::Back(_) => "Back",
            Turn::Done => "Done",
        })
    }
}

impl<V: Variant, E: Evaluator<V>> Search<V, E> {
    /// A search from `position`. `earlier` are the positions of the game before it, the first
    /// one first: returning to one of them is taken for a draw.
    #[must_use]
    pub fn new(
        mut table: Table,
        position: Position<V>,
        earlier: &[Position<V>],
        limits: Limits,
        evaluator: E,
    ) -> Self {
        table.next_generation();
        let mut keys: Vec<u64> = earlier
            .iter()
            .rev()
            .take_while(|past| may_repeat(&position) && kazans(*past) == kazans(&position))
            .map(Position::key)
            .collect();
        keys.reverse();
        let eval = Score::judged(evaluator.evaluate(&position));
        // Before anything is searched, the move that brings most is the best.
        let mover = position.to_move();
        let mut root: Vec<Line> = position
            .legal_holes()
            .into_iter()
            .map(|hole| Line { holes: vec![hole], score: eval, exact: false, depth: 0 })
            .collect();
        let mut brings = [0; MAX_HOLES];
        for hole in position.legal_holes() {
            brings[hole.index()] = position.play(hole).map_or(0, |after| after.kazan(mover));
        }
        rank(&mut root, |line| (brings[line.hole().index()], line.hole()));
        let mut search = Search {
            evaluator,
            style: Style::default(),
            table,
            endgame: None,
            along: false,
            history: History::new(),
            frames: vec![Frame::new(position)],
            variations: vec![Variation::EMPTY],
            ply: 0,
            earlier: keys,
            limits: Limits { depth: limits.depth.min(MAX_DEPTH), ..limits },
            turn: Turn::Done,
            nodes: 0,
            depth: 0,
            finished: 0,
            line: 0,
            window: 0,
            root,
        };
        search.frames[0].reversible = search.earlier.len();
        if !search.root.is_empty() {
            search.next_iteration();
        }
        search
    }

    /// The same search made of other techniques; to be called before it is advanced.
    #[must_use]
    pub fn styled(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// The same search with endings that it knows exactly; to be called before it is advanced. It
    /// asks for them at its horizon, instead of judging.
    ///
    /// What is not solved yet is solved by its slices. Either all of it before the first node, so
    /// that the result depends on nothing else; or `along` with the search, a board for every four
    /// nodes, so that a search that ends by time does not lose much of it.
    #[must_use]
    pub fn with_endgame(mut self, endgame: Endgame, along: bool) -> Self {
        (self.endgame, self.along) = (Some(endgame), along);
        self
    }

    /// Takes the endings away, for another search.
    pub fn take_endgame(&mut self) -> Option<Endgame> {
        self.endgame.take()
    }

    /// Visits up to `nodes` more nodes, and none beyond the end of an iteration: so that
    /// [`Search::report`] can be asked after each.
    pub fn advance(&mut self, nodes: u64) -> Status {
        if let Some(endgame) = &mut self.endgame {
            if !endgame.advance(if self.along { nodes / 4 } else { nodes }) && !self.along {
                return Status::Running;
            }
        }
        let mut until = self.nodes.saturating_add(nodes).min(self.limits.nodes);
        let finished = self.finished;
        loop {
            self.turn = match self.turn {
                Turn::Enter if self.nodes < until => {
                    self.nodes += 1;
                    if self.ply == 0 { self.enter_root() } else { self.enter() }
                }
                Turn::Enter if self.nodes < self.limits.nodes => return Status::Running,
                Turn::Enter => Turn::Done,
                Turn::Back(score) if self.ply == 0 => {
                    let turn = self.finish_line(score);
                    if self.finished != finished {
                        until = self.nodes;
                    }
                    turn
                }
                Turn::Back(score) => self.back(score),
                Turn::Done => return Status::Done,
            };
        }
    }

    /// Searches until a limit is reached.
    pub fn run(&mut self) -> Report {
        while self.advance(u64::MAX) == Status::Running {}
        self.report()
    }

    /// What was found so far. A move is named from the start, even before the first node.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut lines = self.root[..self.lines()].to_vec();
        // Lines that the iteration at hand has not come to have their old scores, but it has
        // found them to be no better than those before.
        for next in 1..lines.len() {
            lines[next].score = lines[next].score.min(lines[next - 1].score);
        }
        for line in &mut lines {
            line.exact =
                line.score.is_decided() || line.score == Score::DRAW && self.is_drawn(line);
        }
        Report { lines, depth: self.finished, nodes: self.nodes }
    }

    /// Whether the move of a line is known to lead to a draw.
    fn is_drawn(&self, line: &Line) -> bool {
        let after = self.frames[0].position.play(line.hole()).ok();
        let balls = self.endgame.as_ref().zip(after);
        let balls = balls.and_then(|(endgame, after)| endgame.final_balls(&after));
        balls.is_some_and(|balls| balls.first == balls.second)
    }

    /// Gives the table back, for another search.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    /// Takes the table away, for another search; this one is not to be advanced any more.
    pub fn take_table(&mut self) -> Table {
        std::mem::replace(&mut self.table, Table::new(0))
    }

    fn lines(&self) -> usize {
        usize::from(self.limits.lines.max(1)).min(self.root.len())
    }

    // CITE: iterative deepening, D. J. Slate and L. R. Atkin, "Chess 4.5", 1977.
    fn next_iteration(&mut self) -> Turn {
        let lines = &self.root[..self.lines()];
        let decided = |line: &Line| {
            let end = line.score.wins_in().or(line.score.loses_in());
            end.is_some_and(|plies| plies <= u32::from(line.depth))
        };
        self.finished = self.depth;
        self.turn = if self.depth >= self.limits.depth || lines.iter().all(decided) {
            Turn::Done
        } else {
            self.depth += 1;
            self.line = 0;
            self.window = self.style.aspiration;
            Turn::Enter
        };
        self.turn
    }

    fn enter_root(&mut self) -> Turn {
        let score = self.root[self.line].score;
        let (mut alpha, mut beta) = (-Score::INFINITE, Score::INFINITE);
        if self.window > 0 && self.depth > 3 && !score.is_decided() {
            (alpha, beta) = (score.plus(-self.window), score.plus(self.window));
        }
        let frame = &mut self.frames[0];
        let position = frame.position;
        let mover = position.to_move();
        frame.open(position, i32::from(self.depth), alpha, beta);
        for (place, line) in self.root.iter().enumerate().skip(self.line) {
            let Ok(child) = position.play(line.hole()) else { continue };
            let gain = child.kazan(mover) - position.kazan(mover);
            frame.add(line.hole(), Child { position: child, gain }, -(place as i32));
        }
        self.variations[0].clear();
        self.descend()
    }

    /// A move of the root has turned out better than those before it.
    pub(super) fn prefer(&mut self, number: u8, score: Score) {
        let hole = hole(number);
        let place = self.root.iter().position(|line| line.hole() == hole);
        let place = place.expect("the root lists all its moves");
        self.root[self.line..=place].rotate_right(1);
        // As long as other moves may be better, a loss is not yet that of the position.
        if score.loses() {
            return;
        }
        self.keep_line(score);
    }

    /// The best move of the root, as far as it is searched, is worth so much.
    fn keep_line(&mut self, score: Score) {
        let depth = self.depth;
        self.root[self.line] =
            Line { holes: self.variations[0].holes(), score, exact: false, depth };
    }

    /// The root has been searched with one window.
    // CITE: aspiration windows, J. J. Gillogly, "Performance analysis of the technology chess
    // program", 1978.
    fn finish_line(&mut self, score: Score) -> Turn {
        let frame = &self.frames[0];
        if score <= frame.floor || score >= frame.beta {
            // Outside the window: a move that failed low says nothing about which is the best.
            self.window = if self.window > 2000 { 0 } else { self.window * 4 };
            return Turn::Enter;
        }
        if score.loses() {
            self.keep_line(score);
        }
        self.line += 1;
        if self.line < self.lines() {
            self.window = self.style.aspiration;
            return Turn::Enter;
        }
        let lines = self.lines();
        rank(&mut self.root[..lines], |line| line.score);
        self.next_iteration()
    }

    #[inline]
    pub(super) fn make_room(&mut self, ply: usize) {
        if self.frames.len() <= ply {
            let position = self.frames[0].position;
            self.frames.push(Frame::new(position));
            self.variations.push(Variation::EMPTY);
        }
    }
}
