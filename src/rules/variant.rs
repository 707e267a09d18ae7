//! Rule sets: the values that tell one game of the family from another.

use std::fmt;

use super::MAX_HOLES;
use super::board::{Drops, MAX_RING, drops};

/// A rule set: the size of the board and the points on which the games of the family differ.
///
/// The named sets are constants; [`Custom::rules`] makes others. Every value of this type is
/// playable: at most 234 balls, so that any hole's count fits a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four independent points of the rules")]
pub struct Rules {
    holes: u8,
    balls: u8,
    tuzdik: bool,
    last_hole_barred: bool,
    resow: bool,
    single_capture: bool,
}

impl Rules {
    /// 2×9 with nine balls a hole: the game as codified in 1949.
    pub const TOGYZKUMALAK: Rules = Rules {
        holes: 9,
        balls: 9,
        tuzdik: true,
        last_hole_barred: true,
        resow: true,
        single_capture: false,
    };
    /// 2×5 with five balls a hole, no tuzdik.
    pub const BESTEMSHE: Rules = Rules { holes: 5, balls: 5, tuzdik: false, ..Self::TOGYZKUMALAK };
    /// 2×7 with seven balls a hole, no tuzdik.
    pub const QOZDATU: Rules = Rules { holes: 7, balls: 7, tuzdik: false, ..Self::TOGYZKUMALAK };
    /// As described by N. Pantusov in 1906: the last hole may become a tuzdik.
    pub const PANTUSOV_1906: Rules = Rules { last_hole_barred: false, ..Self::TOGYZKUMALAK };
    /// Before 1949: the first ball goes to the next hole, the origin is left empty.
    pub const NO_RESOW: Rules = Rules { resow: false, ..Self::TOGYZKUMALAK };
    /// Before 1949, a reconstruction: a last ball that makes an opposing hole exactly one takes it.
    pub const SINGLE_CAPTURE: Rules = Rules { single_capture: true, ..Self::TOGYZKUMALAK };

    /// The named rule sets.
    pub const NAMED: [(&'static str, Rules); 6] = [
        ("togyzkumalak", Self::TOGYZKUMALAK),
        ("bestemshe", Self::BESTEMSHE),
        ("qozdatu", Self::QOZDATU),
        ("pantusov-1906", Self::PANTUSOV_1906),
        ("no-resow", Self::NO_RESOW),
        ("single-capture", Self::SINGLE_CAPTURE),
    ];

    /// The rule set called `name` in [`Rules::NAMED`].
    #[must_use]
    pub fn by_name(name: &str) -> Option<Rules> {
        Self::NAMED.iter().find(|(known, _)| *known == name).map(|&(_, rules)| rules)
    }

    /// The name in [`Rules::NAMED`], or `"custom"`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMED.iter().find(|(_, rules)| *rules == self).map_or("custom", |(name, _)| name)
    }

    /// Holes a side, 2 to 9.
    #[must_use]
    pub const fn holes(self) -> usize {
        self.holes as usize
    }

    /// Balls in each hole at the start, 1 to 13.
    #[must_use]
    pub const fn balls(self) -> u8 {
        self.balls
    }

    /// Whether a hole of three can become a tuzdik.
    #[must_use]
    pub const fn tuzdik(self) -> bool {
        self.tuzdik
    }

    /// Whether the opponent's last hole is barred from becoming a tuzdik.
    #[must_use]
    pub const fn last_hole_barred(self) -> bool {
        self.last_hole_barred
    }

    /// Whether the first of several balls goes back into the hole it came from.
    #[must_use]
    pub const fn resow(self) -> bool {
        self.resow
    }

    /// Whether a last ball that makes an opposing hole exactly one captures it.
    #[must_use]
    pub const fn single_capture(self) -> bool {
        self.single_capture
    }

    /// All balls of the game, at most 234.
    #[must_use]
    pub const fn total(self) -> u8 {
        2 * self.holes * self.balls
    }

    /// Half of the balls: a kazan with more has won.
    #[must_use]
    pub const fn half(self) -> u8 {
        self.total() / 2
    }
}

/// A rule set that is yet to be checked. Starts from the values of togyzkumalak.
///
/// ```
/// use togyzkumalak::rules::{Custom, Rules};
/// let wide = Custom { balls: 13, ..Custom::default() }.rules()?;
/// assert_eq!(wide.total(), 234);
/// assert!(Custom { holes: 10, ..Custom::default() }.rules().is_err());
/// # Ok::<(), togyzkumalak::rules::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four independent points of the rules")]
pub struct Custom {
    /// Holes a side, 2 to 9.
    pub holes: u32,
    /// Balls in each hole at the start, 1 to 13.
    pub balls: u32,
    /// See [`Rules::tuzdik`].
    pub tuzdik: bool,
    /// See [`Rules::last_hole_barred`].
    pub last_hole_barred: bool,
    /// See [`Rules::resow`].
    pub resow: bool,
    /// See [`Rules::single_capture`].
    pub single_capture: bool,
}

impl Default for Custom {
    fn default() -> Self {
        Custom {
            holes: 9,
            balls: 9,
            tuzdik: true,
            last_hole_barred: true,
            resow: true,
            single_capture: false,
        }
    }
}

impl Custom {
    /// The checked rule set.
    ///
    /// # Errors
    /// A number outside its range, or an open last hole in a game without tuzdiks.
    pub fn rules(self) -> Result<Rules, RulesError> {
        let holes = u8::try_from(self.holes).ok().filter(|n| (2..=9).contains(n));
        let balls = u8::try_from(self.balls).ok().filter(|n| (1..=13).contains(n));
        if !self.tuzdik && !self.last_hole_barred {
            return Err(RulesError::OpenLastHoleWithoutTuzdik);
        }
        Ok(Rules {
            holes: holes.ok_or(RulesError::Holes(self.holes))?,
            balls: balls.ok_or(RulesError::Balls(self.balls))?,
            tuzdik: self.tuzdik,
            last_hole_barred: self.last_hole_barred,
            resow: self.resow,
            single_capture: self.single_capture,
        })
    }
}

/// Why a custom rule set is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// The holes a side are not 2 to 9.
    Holes(u32),
    /// The balls a hole are not 1 to 13.
    Balls(u32),
    /// The last hole is open to a tuzdik, but there are no tuzdiks.
    OpenLastHoleWithoutTuzdik,
}

impl RulesError {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            RulesError::Holes(_) => "bad-rules.holes",
            RulesError::Balls(_) => "bad-rules.balls",
            RulesError::OpenLastHoleWithoutTuzdik => "bad-rules.open-last-hole-without-tuzdik",
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Holes(n) => write!(f, "a side has 2 to 9 holes, not {n}"),
            RulesError::Balls(n) => write!(f, "a hole starts with 1 to 13 balls, not {n}"),
            RulesError::OpenLastHoleWithoutTuzdik => {
                f.write_str("the last hole cannot be open to a tuzdik in a game without tuzdiks")
            }
        }
    }
}

impl std::error::Error for RulesError {}

/// A rule set as a type. The named ones are empty types whose values the compiler knows, so that
/// [`Position`](super::Position) and the search cost nothing for the choice; [`Rules`] itself is
/// the one that is chosen at run time.
pub trait Variant: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The values of this rule set.
    fn rules(self) -> Rules;

    /// What `count` balls, fewer than one lap, add to the board when they fall one by one from
    /// ring place `start` on.
    #[doc(hidden)]
    fn drops(self, start: usize, count: usize) -> Drops;
}

impl Variant for Rules {
    #[inline]
    fn rules(self) -> Rules {
        self
    }

    #[inline]
    fn drops(self, start: usize, count: usize) -> Drops {
        drops(self.holes(), start, count)
    }
}

type DropTable = [[Drops; MAX_RING]; MAX_HOLES + 1];

const fn drop_table(holes: usize) -> DropTable {
    let mut table = [[Drops::NONE; MAX_RING]; MAX_HOLES + 1];
    let mut start = 0;
    while start <= holes {
        let mut count = 0;
        while count < 2 * holes {
            table[start][count] = drops(holes, start, count);
            count += 1;
        }
        start += 1;
    }
    table
}

static DROPS_5: DropTable = drop_table(5);
static DROPS_7: DropTable = drop_table(7);
static DROPS_9: DropTable = drop_table(9);

macro_rules! named {
    ($(#[doc = $doc:expr] $name:ident = $rules:ident, $table:ident;)*) => {$(
        #[doc = $doc]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name;

        impl Variant for $name {
            #[inline(always)]
            fn rules(self) -> Rules {
                Rules::$rules
            }

            #[inline(always)]
            fn drops(self, start: usize, count: usize) -> Drops {
                $table[start][count]
            }
        }
    )*};
}

named! {
    /// [`Rules::TOGYZKUMALAK`] as a type.
    Togyzkumalak = TOGYZKUMALAK, DROPS_9;
    /// [`Rules::BESTEMSHE`] as a type.
    Bestemshe = BESTEMSHE, DROPS_5;
    /// [`Rules::QOZDATU`] as a type.
    Qozdatu = QOZDATU, DROPS_7;
    /// [`Rules::PANTUSOV_1906`] as a type.
    Pantusov1906 = PANTUSOV_1906, DROPS_9;
    /// [`Rules::NO_RESOW`] as a type.
    NoResow = NO_RESOW, DROPS_9;
    /// [`Rules::SINGLE_CAPTURE`] as a type.
    SingleCapture = SINGLE_CAPTURE, DROPS_9;
}
