//! Generations of nets: self-play with the best one, training on the latest data, matches against
//! the best. All state is in the files of one folder, so that it can be left and taken up again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use togyzkumalak::rules::Variant;

use crate::gate::{self, Terms};
use crate::judge::Judge;
use crate::log::Log;
use crate::model::Model;
use crate::quantise::quantise;
use crate::record::{self, Record};
use crate::selfplay::{self, Plan};
use crate::stop::Stop;
use crate::teacher::Teacher;
use crate::train::{Course, Data, train};

/// How the generations are made.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Where all files are.
    pub folder: PathBuf,
    /// The number of the last generation.
    pub last: u32,
    /// The self-play of a generation; its seed is replaced.
    pub plan: Plan,
    /// How many positions, the latest, a net is trained on.
    pub window: usize,
    /// How many nets are trained from the start, each with a seed of its own, all at once.
    pub seeds: u64,
    /// How many go on from the best one, if there is one.
    pub further_seeds: u64,
    /// Of the training; its seed is replaced.
    pub course: Course,
    /// Of the nets that go on from the best one; its seed is replaced.
    pub further: Course,
    /// See [`Teacher::lambda`].
    pub lambda: f32,
    /// Against the best; its seed is replaced.
    pub terms: Terms,
}

/// The part of a generation's data, its end, that is held out, and the most of it.
const HELD_OUT: (usize, usize) = (50, 60_000);

/// Splits the end of the data off, to check with.
pub fn hold_out(mut records: Vec<Record>) -> (Vec<Record>, Vec<Record>) {
    let out = records.split_off(records.len() - (records.len() / HELD_OUT.0).min(HELD_OUT.1));
    (records, out)
}

fn explain(path: &Path) -> impl Fn(std::io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

impl Recipe {
    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn data(&self, generation: u32) -> PathBuf {
        self.file(&format!("{generation:02}.bin"))
    }

    /// Makes the generations that are not yet made, until all are or `stop` says so.
    pub fn run<V: Variant>(&self, variant: V, stop: &Stop) -> Result<(), String> {
        fs::create_dir_all(&self.folder).map_err(explain(&self.folder))?;
        let log = Log::open(&self.file("log.txt"))?;
        for generation in 0..=self.last {
            let done = self.file(&format!("{generation:02}.done"));
            if done.exists() {
                continue;
            }
            self.play(variant, generation, stop, &log)?;
            if stop.is_asked() {
                return Ok(());
            }
            let candidates = self.train(variant, generation, &log)?;
            self.choose(variant, generation, &candidates, &log)?;
            fs::write(&done, "").map_err(explain(&done))?;
        }
        Ok(())
    }

    fn play<V: Variant>(
        &self,
        variant: V,
        generation: u32,
        stop: &Stop,
        log: &Log,
    ) -> Result<(), String> {
        let (file, begun) = (self.data(generation), Instant::now());
        let have = record::count(&file);
        let Some(missing) = self.plan.positions.checked_sub(have).filter(|&n| n > 0) else {
            return Ok(());
        };
        let best = Judge::load_or_general(&self.file("best.net"))?;
        let seed = u64::from(generation) * 1_000_003 + have;
        let plan = Plan { positions: missing, seed, ..self.plan };
        let made = selfplay::run(variant, &best, plan, &file, stop).map_err(explain(&file))?;
        let seconds = begun.elapsed().as_secs();
        log.say(&format!("generation {generation}: {made} positions, {seconds} s"))
    }

    /// The latest data: what to train on, and what is held out of this generation.
    fn read(&self, generation: u32) -> Result<(Vec<Record>, Vec<Record>), String> {
        let (mut known, mut held_out) = (Vec::new(), Vec::new());
        for from in (0..=generation).rev() {
            let room = self.window - known.len();
            let file = self.data(from);
            if room == 0 || !file.exists() {
                continue;
            }
            let (records, out) = hold_out(record::read(&file).map_err(explain(&file))?);
            if from == generation {
                held_out = out;
            }
            known.extend_from_slice(&records[records.len().saturating_sub(room)..]);
        }
        Ok((known, held_out))
    }

    fn train<V: Variant>(
        &self,
        variant: V,
        generation: u32,
        log: &Log,
    ) -> Result<Vec<PathBuf>, String> {
        let (known, held_out) = self.read(generation)?;
        let teacher = Teacher::fit(&known, self.lambda);
        let (count, scale) = (known.len(), teacher.scale);
        log.say(&format!(
            "generation {generation}: trained on {count}, scale of scores {scale:.3}"
        ))?;
        let data = Data { known: &known, held_out: &held_out, teacher };
        let best = self.file("best.f32");
        let one = |seed: u64, goes_on: bool| -> Result<PathBuf, String> {
            let course = Course { seed, ..if goes_on { self.further } else { self.course } };
            let first = goes_on.then(|| Model::load(course.shape, &best)).transpose();
            let first = first.map_err(explain(&best))?;
            let say = |epoch, losses| println!("seed {seed} epoch {epoch}: {losses}");
            let model = train(variant.rules(), course, data, first, &say)?;
            let file = self.file(&format!("{generation:02}-{seed}.net"));
            fs::write(&file, quantise(&model).to_bytes()).map_err(explain(&file))?;
            model.save(&file.with_extension("f32")).map_err(explain(&file))?;
            Ok(file)
        };
        std::thread::scope(|scope| {
            let seeds = (0..self.seeds).map(|seed| u64::from(generation) * 10 + seed);
            let count = if best.exists() { self.further_seeds } else { 0 };
            let further = (0..count).map(|seed| u64::from(generation) * 10 + 5 + seed);
            let all = seeds.map(|seed| (seed, false)).chain(further.map(|seed| (seed, true)));
            let trained: Vec<_> =
                all.map(|(seed, goes_on)| scope.spawn(move || one(seed, goes_on))).collect();
            trained.into_iter().map(|net| net.join().expect("the training failed")).collect()
        })
    }

    fn choose<V: Variant>(
        &self,
        variant: V,
        generation: u32,
        candidates: &[PathBuf],
        log: &Log,
    ) -> Result<(), String> {
        let best_file = self.file("best.net");
        let best = Judge::load_or_general(&best_file)?;
        let terms = Terms { seed: u64::from(generation) + 77, ..self.terms };
        let mut winner = None;
        for file in candidates {
            let candidate = Judge::load_or_general(file)?;
            let tally = gate::run(variant, &candidate, &best, terms);
            log.say(&format!("generation {generation}: {} {tally}", file.display()))?;
            if tally.score() > winner.as_ref().map_or(0.5, |&(score, _)| score) {
                winner = Some((tally.score(), file));
            }
        }
        let Some((_, file)) = winner else {
            return log.say(&format!("generation {generation}: the best net stays"));
        };
        let kept = self.file(&format!("best-{generation:02}.net"));
        fs::copy(file, &kept).map_err(explain(&kept))?;
        fs::copy(file, &best_file).map_err(explain(&best_file))?;
        let (from, to) = (file.with_extension("f32"), best_file.with_extension("f32"));
        fs::copy(&from, &to).map_err(explain(&to))?;
        log.say(&format!("generation {generation}: the best net is now {}", file.display()))
    }
}
