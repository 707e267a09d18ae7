//! Games of the engine against itself, written down as training data.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use togyzkumalak::eval::Evaluator;
use togyzkumalak::rules::Variant;

use crate::play::{self, Manner};
use crate::random::Random;
use crate::record;
use crate::stop::{Heedful, Stop};
use crate::thinker::Thinker;

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Positions to write before stopping.
    pub positions: u64,
    /// Nodes a move.
    pub nodes: u64,
    /// The seed of all randomness.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: u64,
}

/// How long the play goes on without a word.
const SILENCE: Duration = Duration::from_secs(20);
/// The size of each player's table: it stays in the processor's cache.
const TABLE_BITS: u32 = 14;

/// What all players write to.
struct Sheet {
    file: std::fs::File,
    positions: u64,
    games: u64,
    begun: Instant,
    spoken: Instant,
}

impl Sheet {
    /// Writes a game in one piece, so that whoever reads the file meets whole records.
    fn write(&mut self, records: &[record::Record]) -> io::Result<()> {
        let bytes: Vec<u8> = records.iter().flat_map(|record| record.to_bytes()).collect();
        self.file.write_all(&bytes)?;
        self.positions += records.len() as u64;
        self.games += 1;
        if self.spoken.elapsed() > SILENCE {
            self.spoken = Instant::now();
            self.report();
        }
        Ok(())
    }

    #[expect(clippy::cast_precision_loss, reason = "for people to read")]
    fn report(&self) {
        let rate = self.positions as f64 / self.begun.elapsed().as_secs_f64();
        println!("{} positions, {} games, {rate:.0} positions/s", self.positions, self.games);
    }
}

/// Appends positions to a file until the plan is done or `stop` says so; says how many.
pub fn run<V: Variant, E: Evaluator<V> + Clone + Send>(
    variant: V,
    evaluator: &E,
    plan: Plan,
    file: &Path,
    stop: &Stop,
) -> io::Result<u64> {
    let (now, manner) = (Instant::now(), Manner::varied(plan.nodes));
    let file = record::append(file)?;
    let _heedful = Heedful::new();
    let sheet = Mutex::new(Sheet { file, positions: 0, games: 0, begun: now, spoken: now });
    std::thread::scope(|scope| {
        let players: Vec<_> = (0..plan.threads)
            .map(|player| {
                let (mut thinker, sheet) = (Thinker::new(evaluator.clone(), TABLE_BITS), &sheet);
                let mut random = Random::new(plan.seed.wrapping_mul(1000) + player);
                scope.spawn(move || -> io::Result<()> {
                    while !stop.is_asked() {
                        let records = play::game(variant, &mut thinker, manner, &mut random);
                        let mut sheet = sheet.lock().expect("nobody fails while writing");
                        if sheet.positions >= plan.positions {
                            break;
                        }
                        sheet.write(&records)?;
                    }
                    Ok(())
                })
            })
            .collect();
        players.into_iter().try_for_each(|player| player.join().expect("a player failed"))
    })?;
    let sheet = sheet.into_inner().expect("all players have ended");
    sheet.report();
    Ok(sheet.positions)
}
