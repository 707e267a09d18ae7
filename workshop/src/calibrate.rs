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
}

/// Plays the games of the evaluation of this name.
pub fn run(name: &str, terms: Terms) -> Option<Calibration> {
    let net = |rules| (Meaning::of(rules), Fitting::of(rules));
    let (meaning, samples) = match name {
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
    };
    let best = fit(&samples);
    Some(Calibration {
        name: name.to_owned(),
        games: terms.games,
        now: Quality::of(meaning, &samples),
        best,
        fitted: Quality::of(best, &samples),
    })
}

/// The meaning that makes the results likeliest, and the differences least wrong in squares.
fn fit(samples: &[Sample]) -> Meaning {
    let thousands = |sample: &Sample| f64::from(sample.score) / 1000.0;
    // Newton's method from a start that is always near enough.
    let mut odds = [1.0, 0.0];
    for _ in 0..12 {
        let mut sums = Sums::default();
        for sample in samples {
            let gone = 1.0 - sample.standing.left;
            let what = [thousands(sample), thousands(sample) * gone.powi(3)];
            let p = 1.0 / (1.0 + (-(odds[0] * what[0] + odds[1] * what[1])).exp());
            sums.add(what, p * (1.0 - p), sample.points - p);
        }
        let step = sums.solve();
        odds = [odds[0] + step[0], odds[1] + step[1]];
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

/// As many digits as the figures bear.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// The normal equations of two unknowns.
#[derive(Default)]
struct Sums {
    squares: [f64; 3],
    with: [f64; 2],
}

impl Sums {
    fn add(&mut self, [x, y]: [f64; 2], weight: f64, target: f64) {
        for (sum, product) in self.squares.iter_mut().zip([x * x, x * y, y * y]) {
            *sum += weight * product;
        }
        for (sum, product) in self.with.iter_mut().zip([x * target, y * target]) {
            *sum += product;
        }
    }

    fn solve(&self) -> [f64; 2] {
        let ([xx, xy, yy], [xt, yt]) = (self.squares, self.with);
        let determinant = xx * yy - xy * xy;
        [(yy * xt - xy * yt) / determinant, (xx * yt - xy * xt) / determinant]
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
    /// The line of the best fit in the file of meanings.
    fn line(&self) -> String {
        let Meaning { odds: [a, b], balls: [c, d] } = self.best;
        let name = self.name.to_uppercase();
        format!(
            "pub(super) const {name}: Meaning = \
             Meaning {{ odds: [{a:.3}, {b:.3}], balls: [{c:.3}, {d:.3}] }};"
        )
    }

    /// The text of the file with that line.
    pub fn written(&self, file: &str) -> String {
        let line = self.line();
        let (start, _) = line.split_once(':').expect("the line has one");
        let new = |old: &str| if old.starts_with(start) { line.clone() } else { old.to_owned() };
        file.lines().map(|old| new(old) + "\n").collect()
    }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} games, as the crate has it:\n{}", self.name, self.games, self.now)?;
        writeln!(f, "the best fit: {}\n{}", self.line(), self.fitted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use togyzkumalak::eval::Standing;

    #[test]
    fn a_fit_finds_the_meaning_that_made_the_results() {
        let meaning = Meaning { odds: [1.2, 0.7], balls: [0.2, 0.45] };
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
        let samples: Vec<Sample> = (0..200_000).map(&mut sample).collect();
        let found = fit(&samples);
        let near = |found: [f64; 2], made: [f64; 2], by: f64| {
            (found[0] - made[0]).abs() < by && (found[1] - made[1]).abs() < by
        };
        assert!(near(found.odds, meaning.odds, 0.05), "{found:?}");
        assert!(near(found.balls, meaning.balls, 0.003), "{found:?}");
        assert!(Quality::of(found, &samples).largest() < 0.02);
        let wrong = Meaning { odds: [2.0, 0.7], ..meaning };
        assert!(Quality::of(wrong, &samples).largest() > 0.03);
    }
}
