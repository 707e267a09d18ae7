//! The rules written out in the plainest way, ball by ball on arrays: what the packed board is
//! held against, in correctness here and in speed by `examples/speed.rs`.

use togyzkumalak::rules::{BySide, Hole, Position, Rules, Setup, Side};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plain {
    pub rules: Rules,
    /// Both rows, the first player's first, each from its owner's hole 1.
    pub rows: [[u8; 9]; 2],
    pub kazans: [u8; 2],
    /// By owner: the index of the opposing hole.
    pub tuzdiks: [Option<usize>; 2],
    /// 0 for the first player.
    pub to_move: usize,
}

impl Plain {
    pub fn start(rules: Rules) -> Plain {
        let mut row = [0; 9];
        row[..rules.holes()].fill(rules.balls());
        Plain { rules, rows: [row; 2], kazans: [0; 2], tuzdiks: [None; 2], to_move: 0 }
    }

    pub fn is_over(&self) -> bool {
        self.legal().next().is_none()
    }

    /// The indices of the legal holes.
    pub fn legal(&self) -> impl Iterator<Item = usize> + use<> {
        let half = self.rules.total() / 2;
        let won = self.kazans.iter().any(|&kazan| kazan > half);
        let (row, holes) = (self.rows[self.to_move], self.rules.holes());
        (0..holes).filter(move |&index| !won && row[index] > 0)
    }

    pub fn play(&mut self, hole: usize) {
        let (me, opponent, holes) = (self.to_move, 1 - self.to_move, self.rules.holes());
        let balls = self.rows[me][hole];
        self.rows[me][hole] = 0;
        let (mut side, mut index) = (me, hole);
        for ball in 0..balls {
            if ball > 0 || balls == 1 || !self.rules.resow() {
                index += 1;
                if index == holes {
                    (side, index) = (1 - side, 0);
                }
            }
            if self.tuzdiks[1 - side] == Some(index) {
                self.kazans[1 - side] += 1;
            } else {
                self.rows[side][index] += 1;
            }
        }
        if side == opponent && self.tuzdiks[me] != Some(index) {
            let there = self.rows[opponent][index];
            let barred = self.rules.last_hole_barred() && index == holes - 1;
            let claims = self.rules.tuzdik()
                && there == 3
                && self.tuzdiks[me].is_none()
                && !barred
                && self.tuzdiks[opponent] != Some(index);
            if claims {
                self.tuzdiks[me] = Some(index);
            }
            if claims || there % 2 == 0 || (self.rules.single_capture() && there == 1) {
                self.kazans[me] += there;
                self.rows[opponent][index] = 0;
            }
        }
        self.to_move = opponent;
    }

    /// The score with the balls left credited when nobody can move.
    pub fn final_score(&self) -> [u8; 2] {
        let half = self.rules.total() / 2;
        let mut score = self.kazans;
        if self.kazans.iter().all(|&kazan| kazan <= half) {
            for (side, row) in self.rows.iter().enumerate() {
                score[side] += row.iter().sum::<u8>();
            }
        }
        score
    }

    /// The same board through the validating door.
    pub fn position(&self) -> Position<Rules> {
        let tuzdik = |owner: usize| self.tuzdiks[owner].map(Hole::from_index);
        let setup = Setup {
            rows: BySide {
                first: self.rows[0].map(u16::from),
                second: self.rows[1].map(u16::from),
            },
            kazans: BySide { first: self.kazans[0].into(), second: self.kazans[1].into() },
            tuzdiks: BySide { first: tuzdik(0), second: tuzdik(1) },
            to_move: Side::ALL[self.to_move],
        };
        setup.position(self.rules).unwrap_or_else(|errors| panic!("{errors}: {self:?}"))
    }
}
