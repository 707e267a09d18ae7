//! How well the meaning of scores meets the results of fresh games, and the meaning that fits best.

use std::fmt;

use togyzkumalak::eval::{Fitting, General, Meaning};
use togyzkumalak::rules::{Bestemshe, Qozdatu, Rules, Togyzkumalak};

use crate::sample::{Sample, Terms, play};

/// What can be calibrated, as the file of meanings calls it.
pub const NAMES: [&str; 4] = ["togyzkumalak", "bestemshe", "qozdatu", "general"];

/// The file of meanings, from the folder of the repository.
pub const FILE: &str = "src/eval/meaning.rs";

/// What the games say.
pub struct Calibration {
    name: String,
    games: u64,
    now: Quality,
    best: Meaning,
    fitted: Quality,
    /// Of the best fit on other games, from openings of this seed.
    tested: Option<(u64, Quality)>,
}

/// Plays the games of the evaluation of this name, and as many others to `test` the fit on.
pub fn run(name: &str, terms: Terms, test: Option<u64>) -> Option<Calibration> {
    let (meaning, samples) = games(name, terms)?;
    let best = fit(&samples);
    let tested = test.and_then(|seed| {
        let (_, others) = games(name, Terms { seed, ..terms })?;
        Some((seed, Quality::of(best, &others)))
    });
    Some(Calibration {
        name: name.to_owned(),
        games: terms.games,
        now: Quality::of(meaning, &samples),
        best,
        fitted: Quality::of(best, &samples),
        tested,
    })
}

/// The meaning that the crate has, and the games.
fn games(name: &str, terms: Terms) -> Option<(Meaning, Vec<Sample>)> {
    let net = |rules| (Meaning::of(rules), Fitting::of(rules));
    Some(match name {
        "togyzkumalak" => {
            let (meaning, fitting) = net(Rules::TOGYZKUMALAK);
            (meaning, play(Togyzkumalak, &fitting, terms))
        }
        "bestemshe" => {
            let (meaning, fitting) = net(Rules::BESTEMSHE);
            (meaning, play(Bestemshe, &fitting, terms))
        }
        "qozdatu" => {
            let (meaning, fitting) = net(Rules::QOZDATU);
            (meaning, play(Qozdatu, &fitting, terms))
        }
        "general" => (Meaning::of_general(), play(Togyzkumalak, &General, terms)),
        _ => return None,
    })
}

/// The meaning that makes the results likeliest, and the differences least wrong in squares.
fn fit(samples: &[Sample]) -> Meaning {
    let mut odds = likeliest(samples, [true; FACTORS]);
    if odds[0] < 0.0 {
        // A score must not speak against itself, be it ever so small.
        odds = likeliest(samples, std::array::from_fn(|factor| factor != 0));
    }
    let mut sums = Sums::default();
    for sample in samples {
        // The difference is linear in these two.
        let [lead, certain] = [[1.0, 0.0], [0.0, 1.0]]
            .map(|balls| Meaning { odds, balls }.ball_difference(sample.standing, sample.score));
        sums.add([lead, certain], 1.0, sample.difference);
    }
    Meaning { odds: odds.map(rounded), balls: sums.solve().map(rounded) }
}

const FACTORS: usize = 5;

/// The weights of those factors that may count, by Newton's method from a start that is always near
/// enough.
fn likeliest(samples: &[Sample], counts: [bool; FACTORS]) -> [f64; FACTORS] {
    let mut odds = [0.0; FACTORS];
    for _ in 0..12 {
        let mut sums = Sums::default();
        for sample in samples {
            let mut what = Meaning::factors(sample.standing, sample.score);
            for (factor, counts) in what.iter_mut().zip(counts) {
                *factor *= f64::from(u8::from(counts));
            }
            let log_odds: f64 = odds.iter().zip(what).map(|(odds, what)| odds * what).sum();
            let p = 1.0 / (1.0 + (-log_odds).exp());
            sums.add(what, p * (1.0 - p), sample.points - p);
        }
        let step = sums.solve();
        odds = std::array::from_fn(|at| odds[at] + step[at]);
    }
    odds
}

/// As many digits as the figures bear.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// The normal equations of some unknowns: in each row their factors, and what comes out.
struct Sums<const N: usize>([([f64; N], f64); N]);

impl<const N: usize> Default for Sums<N> {
    fn default() -> Self {
        Sums([([0.0; N], 0.0); N])
    }
}

impl<const N: usize> Sums<N> {
    fn add(&mut self, what: [f64; N], weight: f64, target: f64) {
        for (own, (squares, with)) in what.iter().zip(&mut self.0) {
            for (sum, other) in squares.iter_mut().zip(what) {
                *sum += weight * own * other;
            }
            *with += own * target;
        }
    }

    /// By elimination; an unknown that never occurs is 0.
    fn solve(self) -> [f64; N] {
        let mut rows = self.0;
        for at in 0..N {
            rows[at].0[at] = rows[at].0[at].max(f64::MIN_POSITIVE);
            let (row, with) = rows[at];
            for (other, (squares, sum)) in rows.iter_mut().enumerate() {
                if other != at {
                    let times = squares[at] / row[at];
                    for (square, own) in squares.iter_mut().zip(row) {
                        *square -= times * own;
                    }
                    *sum -= times * with;
                }
            }
        }
        std::array::from_fn(|at| rows[at].1 / rows[at].0[at])
    }
}

/// How well a meaning meets the results.
#[derive(Default)]
struct Quality {
    tenths: [Tenth; 10],
    /// Mean distance from the difference of the end: of what was expected, of the lead, of nothing.
    errors: [f64; 3],
}

#[derive(Clone, Copy, Default)]
struct Tenth {
    positions: f64,
    foretold: f64,
    points: f64,
    /// Squares of what all positions of a game are off by together: they share its result.
    spread: f64,
}

impl Tenth {
    fn off(&self) -> f64 {
        (self.points - self.foretold) / self.positions
    }

    /// The standard error of that.
    fn noise(&self) -> f64 {
        self.spread.sqrt() / self.positions
    }
}

impl Quality {
    fn of(meaning: Meaning, samples: &[Sample]) -> Quality {
        let mut quality = Quality::default();
        for game in samples.chunk_by(|one, next| one.game == next.game) {
            quality.add(meaning, game);
        }
        let positions: f64 = quality.tenths.iter().map(|tenth| tenth.positions).sum();
        quality.errors = quality.errors.map(|sum| sum / positions);
        quality
    }

    /// Adds the positions of one game.
    fn add(&mut self, meaning: Meaning, game: &[Sample]) {
        let before = self.tenths;
        for &Sample { standing, score, points, difference, .. } in game {
            let probability = meaning.win_probability(standing, score);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 10")]
            let tenth = &mut self.tenths[((probability * 10.0) as usize).min(9)];
            tenth.positions += 1.0;
            tenth.foretold += probability;
            tenth.points += points;
            let expected = meaning.ball_difference(standing, score);
            let errors = [expected, standing.lead * standing.total, 0.0];
            for (sum, expected) in self.errors.iter_mut().zip(errors) {
                *sum += (difference - expected).abs();
            }
        }
        for (tenth, before) in self.tenths.iter_mut().zip(before) {
            let off = |tenth: &Tenth| tenth.points - tenth.foretold;
            tenth.spread += (off(tenth) - off(&before)).powi(2);
        }
    }

    fn largest(&self) -> f64 {
        let met = self.tenths.iter().filter(|tenth| tenth.positions > 0.0);
        met.map(|tenth| tenth.off().abs()).fold(0.0, f64::max)
    }
}

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "foretold  scored  off     noise   positions")?;
        for tenth in self.tenths.iter().filter(|tenth| tenth.positions > 0.0) {
            let (foretold, scored) =
                (tenth.foretold / tenth.positions, tenth.points / tenth.positions);
            let (off, noise, positions) = (tenth.off(), tenth.noise(), tenth.positions);
            writeln!(f, "{foretold:.3}     {scored:.3}   {off:+.3}  ±{noise:.3}  {positions}")?;
        }
        let [expected, lead, nothing] = self.errors;
        writeln!(f, "largest deviation {:.3}", self.largest())?;
        writeln!(
            f,
            "difference in the end: off by {expected:.1} balls in the mean; \
             by {lead:.1} if the kazans stayed as they are, {nothing:.1} if it were even"
        )
    }
}

impl Calibration {
    /// The best fit as it stands in the file of meanings, in the form that is asked of sources.
    fn line(&self) -> String {
        let Meaning { odds, balls } = self.best;
        let name = self.name.to_uppercase();
        let start = format!("pub(super) const {name}: Meaning =");
        let value = format!("Meaning {{ odds: {odds:.3?}, balls: {balls:.3?} }};");
        let gap = if start.len() + 1 + value.len() > 100 { "\n    " } else { " " };
        format!("{start}{gap}{value}")
    }

    /// The text of the file with that in it.
    pub fn written(&self, file: &str) -> String {
        let line = self.line();
        let (start, _) = line.split_once('=').expect("there is one");
        let (mut text, mut within) = (String::new(), false);
        for old in file.lines() {
            let starts = old.starts_with(start);
            if starts || !within {
                text.extend([if starts { &line } else { old }, "\n"]);
            }
            within = (starts || within) && !old.ends_with(';');
        }
        text
    }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} games, as the crate has it:\n{}", self.name, self.games, self.now)?;
        writeln!(f, "the best fit: {}\n{}", self.line(), self.fitted)?;
        if let Some((seed, quality)) = &self.tested {
            writeln!(f, "the same on as many other games, of seed {seed}:\n{quality}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use togyzkumalak::eval::Standing;

    #[test]
    fn a_fit_is_written_in_the_place_of_the_one_before() {
        let calibration = |name: &str, lead| Calibration {
            name: name.to_owned(),
            games: 1,
            now: Quality::default(),
            best: Meaning { odds: [1.0, 2.0, 0.0, lead, 0.0], balls: [3.0, 4.0] },
            fitted: Quality::default(),
            tested: None,
        };
        let rest = "use super::Meaning;\n\npub(super) const OTHER: Meaning =\n    Meaning {};\n";
        let mut file = format!("{rest}pub(super) const TOGYZKUMALAK: Meaning = Meaning {{}};\n");
        for lead in [-10.0, 0.5, -20.0] {
            let fit = calibration("togyzkumalak", lead);
            file = fit.written(&file);
            assert_eq!(file, format!("{rest}{}\n", fit.line()));
            assert!(file.lines().all(|line| line.len() <= 100), "{file}");
        }
        let other = calibration("other", 0.5);
        let (kept, fit) = (calibration("togyzkumalak", -20.0).line(), other.line());
        assert_eq!(other.written(&file), format!("use super::Meaning;\n\n{fit}\n{kept}\n"));
    }

    #[test]
    fn a_fit_finds_the_meaning_that_made_the_results() {
        let meaning = Meaning { odds: [1.2, 0.7, 0.4, -4.0, 2.0], balls: [0.2, 0.45] };
        let mut random = Random::new(1);
        let mut sample = |game| {
            let left = random.unit();
            let standing =
                Standing { total: 162.0, left, lead: (1.0 - left) * (random.unit() - 0.5) };
            let score = i32::try_from(random.below(6001)).unwrap() - 3000;
            let points =
                f64::from(u8::from(random.chance(meaning.win_probability(standing, score))));
            let difference = meaning.ball_difference(standing, score) + random.unit() - 0.5;
            Sample { game, score, standing, points, difference }
        };
        let samples: Vec<Sample> = (0..1_000_000).map(&mut sample).collect();
        let found = fit(&samples);
        let near = |found: &[f64], made: &[f64], by: f64| {
            found.iter().zip(made).all(|(found, made)| (found - made).abs() < by)
        };
        assert!(near(&found.odds[..3], &meaning.odds[..3], 0.1), "{found:?}");
        assert!(near(&found.odds[3..], &meaning.odds[3..], 0.3), "{found:?}");
        assert!(near(&found.balls, &meaning.balls, 0.003), "{found:?}");
        assert!(Quality::of(found, &samples).largest() < 0.02);
        let wrong = Meaning { odds: [2.0, 0.7, 0.4, -4.0, 2.0], ..meaning };
        assert!(Quality::of(wrong, &samples).largest() > 0.03);
    }
}
