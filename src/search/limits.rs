//! What bounds a search, and what it is made of.

use super::MAX_DEPTH;

/// When a search ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The last iteration, in plies; at most [`MAX_DEPTH`].
    pub depth: u8,
    /// How many nodes may be visited; kept exactly.
    pub nodes: u64,
    /// How many of the best moves get a score and a line of their own, at least one.
    pub lines: u8,
}

impl Default for Limits {
    /// As deep as it goes, one line.
    fn default() -> Self {
        Limits { depth: MAX_DEPTH, nodes: u64::MAX, lines: 1 }
    }
}

/// The techniques of a search, those that were kept and those to measure them by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whether the transposition table is used.
    pub table: bool,
    /// How many plies of captures follow the last full ply.
    pub quiescence: u8,
    /// The fewest balls of a capture that is followed there, at least one.
    pub capture: u8,
    /// Half the width of the first window around the last score, in hundredths of a ball; 0 for
    /// an open window.
    pub aspiration: i32,
    /// A position that is judged better than the window asks by so many hundredths of a ball for
    /// each ply to go is left as good enough; 0 for never.
    pub margin: i32,
    /// The most plies to go for that.
    pub margin_depth: u8,
    /// From which move of a node on those that bring nothing are first searched a ply less deep,
    /// counted from 0; 0 for never.
    pub reduce: u8,
    /// From which move on it is two plies.
    pub reduce_twice: u8,
}

impl Style {
    /// The first search of this crate, kept to measure the later ones against.
    pub const FIRST: Style = Style {
        table: true,
        quiescence: 6,
        capture: 3,
        aspiration: 0,
        margin: 0,
        margin_depth: 6,
        reduce: 0,
        reduce_twice: u8::MAX,
    };

    /// What plays best.
    ///
    /// Measured by `workshop match` with the nets of the first generations, Elo of paired games at
    /// equal nodes with 95 % intervals: the margin of 120 against none +89 \[47, 133\] (3,000 nodes,
    /// 200 games); with it, one ply less from the third move on +27 \[1, 54\] (3,000 nodes, 522
    /// games), two plies from the sixth on +53 \[9, 98\] against none (10,000 nodes, 200 games);
    /// with both, captures of 4 and more instead of 3 +63 \[17, 110\] (6,000 nodes, 174 games) and
    /// +1 \[−24, 26\] (3,000 nodes, 624 games), of 6 instead of 4 −11 \[−54, 31\] (6,000 nodes).
    /// Without gain: an aspiration window of 60 −9 \[−48, 29\], the table within the captures −1
    /// \[−37, 35\], cutoffs from the table entries of the children −19 \[−54, 16\], a history by the
    /// balls of the hole +8 \[−26, 42\], cuts by a shallower search (`ProbCut`) +3 \[−26, 33\] (300
    /// games each, 3,000 nodes), less depth from the second move and two plies from the fifth −11
    /// \[−36, 14\] (678 games, 4,000 nodes).
    ///
    /// At 20,000 nodes with the last net, where depth 13 is reached, 200 games each: the margin +63
    /// \[32, 96\], the plies less +17 \[−11, 46\], captures of 4 instead of 3 −5 \[−36, 25\]: what is worth
    /// less there than in short searches does no harm that could be shown.
    ///
    /// At 30,000 nodes, 300 games each, without gain that could be shown: cutoffs from the table
    /// entries of the children +15 \[−3, 34\], a ply less where no best move is known +12 \[−11, 35\],
    /// both +13 \[−2, 28\] (600 games); a further ply less for every 8 plies to go −23 \[−43, −4\], for
    /// every 6 +2 \[−19, 24\], for moves of a poor history −8 \[−28, 12\].
    ///
    /// All of it together, with the net, against generation 5 of the net searched with a margin of
    /// 200, captures of 3 and no plies less, 100 ms a move: 90 % of 60 games; at as many nodes
    /// depth 20 instead of 15 is reached.
    pub const BEST: Style =
        Style { capture: 4, margin: 120, reduce: 2, reduce_twice: 5, ..Style::FIRST };

    /// Changes the technique of this name, as matches name them; says whether there is one and it
    /// can have this value.
    pub fn set(&mut self, name: &str, value: i32) -> bool {
        let small = u8::try_from(value);
        match (name, small) {
            ("table", Ok(value)) => self.table = value != 0,
            ("quiescence", Ok(value)) => self.quiescence = value,
            ("capture", Ok(value)) => self.capture = value,
            ("aspiration", _) => self.aspiration = value,
            ("margin", _) => self.margin = value,
            ("margin-depth", Ok(value)) => self.margin_depth = value,
            ("reduce", Ok(value)) => self.reduce = value,
            ("reduce-twice", Ok(value)) => self.reduce_twice = value,
            _ => return false,
        }
        true
    }
}

impl Default for Style {
    fn default() -> Self {
        Style::BEST
    }
}
