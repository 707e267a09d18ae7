//! The two players.

/// A player. [`Side::First`] makes the first move of a game from the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Side {
    /// Bastaushy (kk), bashtoochu (ky), South, White.
    First,
    /// Qostaushy (kk), koshtoochu (ky), North, Black.
    Second,
}

impl Side {
    /// Both players, the first one first.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// `"first"` or `"second"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::First => "first",
            Side::Second => "second",
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T> {
    /// The first player's.
    pub first: T,
    /// The second player's.
    pub second: T,
}

impl<T> BySide<T> {
    /// Asks `value` for each player's value.
    pub fn new(mut value: impl FnMut(Side) -> T) -> Self {
        BySide { first: value(Side::First), second: value(Side::Second) }
    }

    /// The value of `side`.
    #[must_use]
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    /// The value of `side`, to change.
    pub const fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
