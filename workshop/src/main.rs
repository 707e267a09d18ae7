//! Where the evaluation is made: self-play, training, matches of nets. See [`USAGE`].

mod adam;
mod arguments;
mod calibrate;
mod digits;
mod explorer;
mod gate;
mod generation;
mod judge;
mod ladder;
mod log;
mod matches;
mod model;
mod openings;
mod play;
mod player;
mod program;
mod puzzles;
mod quantise;
mod random;
mod record;
mod sample;
mod selfplay;
mod stop;
mod tally;
mod teacher;
mod thinker;
mod train;

use std::path::Path;
use std::process::ExitCode;

use togyzkumalak::eval::features::Inputs;
use togyzkumalak::rules::{Bestemshe, Qozdatu, Rules, Togyzkumalak, Variant};
use togyzkumalak::search::Level;

use arguments::Arguments;
use gate::Terms;
use generation::Recipe;
use judge::Judge;
use model::{Model, Shape};
use player::{Budget, Spec};
use selfplay::Plan;
use stop::Stop;
use teacher::Teacher;
use train::{Course, Data};

const USAGE: &str = "\
usage: workshop COMMAND [WORDS] [--OPTION VALUE]…
  run FOLDER             generations of self-play, training and matches; all state is in FOLDER,
                         so that the same command goes on where it was left; FOLDER/stop or a signal stops it
     --last 99 --positions 2500000 --window 12000000 --seeds 2 --pairs 300 --gate-nodes 800
     --further-seeds 1 --further-epochs 3 --further-rate 0.0007 for nets that go on from the best
     and the options of selfplay and train
  selfplay JUDGE FILE    appends the positions of games to FILE; FILE.stop or a signal stops it
     --positions 1000000 --nodes 600 --seed 1 --threads 2
  train FILE,FILE… NET   trains a net on positions; writes NET, and NET.f32 to go on from
     --hidden 64 --threats 1 --linear 0 --epochs 6 --batch 512 --rate 0.001 --lambda 0.5
     --seed 1 --from NET.f32
  export NET.f32 NET     a net in whole numbers; --hidden and --threats as trained
  gate JUDGE JUDGE       a match at equal nodes, the score is that of the first
     --nodes 800 --pairs 300 --seed 1 --threads 2
  calibrate              what scores mean, against the results of fresh games: of the nets and of
                         `general`, as the crate plays; --write 1 puts what fits best into
                         src/eval/meaning.rs, --test SEED tells how well it does on other games
     --of togyzkumalak,bestemshe,qozdatu,general --games 1000 --nodes 2000 --seed 1 --threads 1
     --look 0 nodes for the scores, if other than for the moves, and of --every 1 positions one
  match PLAYER PLAYER    a match of any players, with the nodes and the depth that each took; the
                         score is that of the first
     --nodes 5000 or --ms 0 a move, --pairs 200 --seed 1 --threads 1
     --least 2 --most 10 random plies, --even 0 balls by which these may favour a side,
     --balanced 1 for the openings of the package instead
     --adjudicate 0 balls that both must see one side ahead to end a game
     --from 0 --to 0 Elo: the match stops when it has shown one against the other
  ladder                 every level against the one below, the first against chance
     --lowest 1 --highest 10, and the options of match: --pairs, --seed, --least, --most, --threads
  openings               makes the balanced openings of the package, in its file
     --count 200 --seed 1
  puzzles FILE           plays games and adds the puzzles in them to FILE; goes on where it was left;
                         FILE.stop or a signal stops it
     --games 900 --seed 1 --depth 14 plies of the proof, --endings 1 for those of endings alone
  puzzles FILE,FILE… --write 640    chooses so many of these files for www/js/train/puzzles.js
  puzzles --verify FILE  proves all puzzles of the module anew, two plies deeper than they were made,
                         and drops those that fail; --threads 1
  explorer FILE          plays games that begin in many ways and adds them to FILE; goes on where it was left
     --games 6000 --nodes 800 --seed 1
  explorer FILE,FILE… --write 5     makes www/js/explorer/openings-data.js of the moves that were made at
                         least so often, with verdicts of --nodes
JUDGE is `material`, `general` (with moves and sides) or the file of a net. PLAYER is a judge,
`best` (what the crate plays by), `first` (its first search), `random`, each with any of `,nodes=N`
`,early=N` (nodes before ply 10) `,ms=N` `,depth=N` `,bits=N` (of the table) or a technique of the
search `,NAME=N`; a level of the crate, `level1` to `level10`; or `cmd:PROGRAM ARGUMENT…`, a program
that answers `go MS DEPTH HOLE HOLE…` by a line that starts with a hole. All commands take --rules NAME
(togyzkumalak).";

fn plan(words: &mut Arguments, positions: u64) -> Result<Plan, String> {
    Ok(Plan {
        positions: words.take("--positions", positions)?,
        nodes: words.take("--nodes", 600)?,
        seed: words.take("--seed", 1)?,
        threads: words.take("--threads", 2)?,
    })
}

fn shape(words: &mut Arguments, rules: Rules) -> Result<Shape, String> {
    let inputs = Inputs {
        holes: rules.holes(),
        tuzdik: rules.tuzdik(),
        threats: words.take("--threats", 1)? != 0,
    };
    Ok(Shape { inputs, hidden: words.take("--hidden", 64)? })
}

fn course(words: &mut Arguments, rules: Rules) -> Result<Course, String> {
    Ok(Course {
        shape: shape(words, rules)?,
        epochs: words.take("--epochs", 6)?,
        batch: words.take("--batch", 512)?,
        rate: words.take("--rate", 0.001)?,
        seed: words.take("--seed", 1)?,
        linear: words.take("--linear", 0)? != 0,
    })
}

fn run<V: Variant>(variant: V, words: &mut Arguments) -> Result<(), String> {
    let [folder] = words.plain()?;
    let folder = folder.to_owned();
    let course = course(words, variant.rules())?;
    let recipe = Recipe {
        last: words.take("--last", 99)?,
        plan: plan(words, 2_500_000)?,
        window: words.take("--window", 12_000_000)?,
        seeds: words.take("--seeds", 2)?,
        further_seeds: words.take("--further-seeds", 1)?,
        course,
        further: Course {
            epochs: words.take("--further-epochs", 3)?,
            rate: words.take("--further-rate", 0.0007)?,
            ..course
        },
        lambda: words.take("--lambda", 0.5)?,
        terms: Terms {
            nodes: words.take("--gate-nodes", 800)?,
            pairs: words.take("--pairs", 300)?,
            seed: 0,
            threads: 2,
        },
        folder: folder.into(),
    };
    words.finish()?;
    let stop = Stop::new(recipe.folder.join("stop"));
    let terms =
        Terms { threads: usize::try_from(recipe.plan.threads).unwrap_or(1), ..recipe.terms };
    Recipe { terms, ..recipe }.run(variant, &stop)
}

fn selfplay<V: Variant>(variant: V, words: &mut Arguments) -> Result<(), String> {
    let [judge, file] = words.plain()?.map(str::to_owned);
    let plan = plan(words, 1_000_000)?;
    words.finish()?;
    let stop = Stop::new(format!("{file}.stop"));
    selfplay::run(variant, &Judge::load(&judge)?, plan, Path::new(&file), &stop)
        .map_err(|error| format!("{file}: {error}"))?;
    Ok(())
}

fn write(model: &Model, net: &str) -> Result<(), String> {
    std::fs::write(net, quantise::quantise(model).to_bytes())
        .map_err(|error| format!("{net}: {error}"))
}

fn train<V: Variant>(variant: V, words: &mut Arguments) -> Result<(), String> {
    let [files, net] = words.plain()?.map(str::to_owned);
    let course = course(words, variant.rules())?;
    let lambda = words.take("--lambda", 0.5)?;
    let from = words.take("--from", String::new())?;
    words.finish()?;
    let (mut known, mut held_out) = (Vec::new(), Vec::new());
    for file in files.split(',') {
        let records = record::read(Path::new(file)).map_err(|error| format!("{file}: {error}"))?;
        let (most, out) = generation::hold_out(records);
        known.extend(most);
        held_out.extend(out);
    }
    let teacher = Teacher::fit(&known, lambda);
    println!("{} positions, scale of scores {:.3}", known.len(), teacher.scale);
    let load = |file: &str| Model::load(course.shape, Path::new(file));
    let first = if from.is_empty() { None } else { Some(load(&from).map_err(|e| e.to_string())?) };
    let data = Data { known: &known, held_out: &held_out, teacher };
    let say = |epoch, losses| println!("epoch {epoch}: {losses}");
    let model = train::train(variant.rules(), course, data, first, &say)?;
    model.save(Path::new(&format!("{net}.f32"))).map_err(|error| error.to_string())?;
    write(&model, &net)
}

fn export<V: Variant>(variant: V, words: &mut Arguments) -> Result<(), String> {
    let [from, net] = words.plain()?.map(str::to_owned);
    let shape = shape(words, variant.rules())?;
    words.finish()?;
    let model = Model::load(shape, Path::new(&from)).map_err(|error| format!("{from}: {error}"))?;
    write(&model, &net)
}

fn gate<V: Variant>(variant: V, words: &mut Arguments) -> Result<(), String> {
    let [one, other] = words.plain()?.map(str::to_owned);
    let terms = Terms {
        nodes: words.take("--nodes", 800)?,
        pairs: words.take("--pairs", 300)?,
        seed: words.take("--seed", 1)?,
        threads: words.take("--threads", 2)?,
    };
    words.finish()?;
    let tally = gate::run(variant, &Judge::load(&one)?, &Judge::load(&other)?, terms);
    println!("{one} v {other}: {tally}");
    Ok(())
}

/// The terms of a match.
fn terms(rules: Rules, words: &mut Arguments) -> Result<matches::Terms, String> {
    let ms = words.take("--ms", 0)?;
    let nodes = words.take("--nodes", 5000)?;
    let budget = if ms > 0 {
        Budget { nodes: None, ms: Some(ms) }
    } else {
        Budget { nodes: Some(nodes), ms: None }
    };
    let elos = (words.take("--from", 0.0)?, words.take("--to", 0.0)?);
    let terms = matches::Terms {
        budget,
        pairs: words.take("--pairs", 200)?,
        plies: (words.take("--least", 2)?, words.take("--most", 10)?),
        even: words.take("--even", 0)?,
        balanced: words.take("--balanced", 0)? != 0,
        adjudicate: words.take("--adjudicate", 0)?,
        seed: words.take("--seed", 1)?,
        threads: words.take("--threads", 1)?,
        sprt: (elos.0 < elos.1).then_some(elos),
    };
    words.finish()?;
    if terms.balanced && rules != Rules::TOGYZKUMALAK {
        return Err("the balanced openings are for togyzkumalak".to_owned());
    }
    if terms.plies.0 > terms.plies.1 {
        return Err("--least is more than --most".to_owned());
    }
    Ok(terms)
}

fn play<V: Variant>(variant: V, words: &mut Arguments) -> Result<(), String> {
    let [one, other] = words.plain()?.map(str::to_owned);
    let terms = terms(variant.rules(), words)?;
    let specs: [Spec; 2] = [one.parse()?, other.parse()?];
    let tally = matches::run(variant, [&specs[0], &specs[1]], terms)?;
    println!("{one} v {other}: {tally}");
    Ok(())
}

fn ladder<V: Variant>(variant: V, words: &mut Arguments) -> Result<(), String> {
    let [] = words.plain()?;
    let levels = (words.take("--lowest", 1)?, words.take("--highest", Level::MAX)?);
    ladder::run(variant, levels, terms(variant.rules(), words)?)
}

fn make_openings(words: &mut Arguments) -> Result<(), String> {
    let [] = words.plain()?;
    let (count, seed) = (words.take("--count", 200)?, words.take("--seed", 1)?);
    words.finish()?;
    let module = openings::find(count, seed);
    std::fs::write(openings::FILE, module).map_err(|error| format!("{}: {error}", openings::FILE))
}

fn make_puzzles(words: &mut Arguments) -> Result<(), String> {
    let (module, count) = (words.take("--verify", String::new())?, words.take("--write", 0)?);
    if !module.is_empty() {
        let threads = words.take("--threads", 1)?;
        words.finish()?;
        return puzzles::verify(&module, threads);
    }
    let plan = puzzles::Plan {
        games: words.take("--games", 1000)?,
        seed: words.take("--seed", 1)?,
        depth: words.take("--depth", 14)?,
        endings: words.take("--endings", 0)? != 0,
    };
    words.finish()?;
    let [file] = words.plain()?;
    if count > 0 { puzzles::write(file, count, plan.depth) } else { puzzles::make(plan, file) }
}

fn explorer(words: &mut Arguments) -> Result<(), String> {
    let plan = explorer::Plan {
        games: words.take("--games", 6000)?,
        nodes: words.take("--nodes", 800)?,
        seed: words.take("--seed", 1)?,
    };
    let least = words.take("--write", 0)?;
    words.finish()?;
    let [file] = words.plain()?;
    if least > 0 { explorer::write(file, least, plan.nodes) } else { explorer::play(plan, file) }
}

fn calibrate(words: &mut Arguments) -> Result<(), String> {
    let [] = words.plain()?;
    let of = words.take("--of", calibrate::NAMES.join(","))?;
    let terms = sample::Terms {
        games: words.take("--games", 1000)?,
        nodes: words.take("--nodes", 2000)?,
        look: Some(words.take("--look", 0)?).filter(|&nodes| nodes > 0),
        every: words.take("--every", 1)?,
        seed: words.take("--seed", 1)?,
        threads: words.take("--threads", 1)?,
    };
    let test = Some(words.take("--test", 0)?).filter(|&seed| seed > 0);
    let write = words.take("--write", 0)? != 0;
    words.finish()?;
    for name in of.split(',') {
        let found = calibrate::run(name, terms, test).ok_or(format!("nothing is called {name}"))?;
        println!("{found}");
        if write {
            let trouble = |error| format!("{}: {error}", calibrate::FILE);
            let file = std::fs::read_to_string(calibrate::FILE).map_err(trouble)?;
            std::fs::write(calibrate::FILE, found.written(&file)).map_err(trouble)?;
        }
    }
    Ok(())
}

fn command<V: Variant>(variant: V, name: &str, words: &mut Arguments) -> Result<(), String> {
    match name {
        "run" => run(variant, words),
        "selfplay" => selfplay(variant, words),
        "train" => train(variant, words),
        "export" => export(variant, words),
        "gate" => gate(variant, words),
        "match" => play(variant, words),
        "openings" => make_openings(words),
        "ladder" => ladder(variant, words),
        "puzzles" => make_puzzles(words),
        "explorer" => explorer(words),
        "calibrate" => calibrate(words),
        _ => Err(format!("no command {name}\n{USAGE}")),
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = words.split_first().ok_or(USAGE.to_owned()).and_then(|(name, words)| {
        let mut words = Arguments::new(words)?;
        let rules = words.take("--rules", "togyzkumalak".to_owned())?;
        match rules.as_str() {
            "togyzkumalak" => command(Togyzkumalak, name, &mut words),
            "bestemshe" => command(Bestemshe, name, &mut words),
            "qozdatu" => command(Qozdatu, name, &mut words),
            _ => {
                let rules = Rules::by_name(&rules).ok_or(format!("no rules are called {rules}"))?;
                command(rules, name, &mut words)
            }
        }
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}
