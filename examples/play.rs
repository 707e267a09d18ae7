//! A game against the computer in a terminal: `play [RULES] [LEVEL] [first|second]`. You type the
//! number of a hole; `undo` takes back your last move, `hint` asks for one, `quit` ends.

use std::io::{BufRead, Write};
use std::process::ExitCode;

use togyzkumalak::game::Game;
use togyzkumalak::notation::Format;
use togyzkumalak::rules::{Hole, Place, Rules, Side};
use togyzkumalak::search::{AnySearch, Level, Report, Table};

fn main() -> ExitCode {
    let (mut rules, mut level, mut own) = (Rules::TOGYZKUMALAK, 5, Side::First);
    for word in std::env::args().skip(1) {
        match (Rules::by_name(&word), word.parse(), word.as_str()) {
            (Some(named), ..) => rules = named,
            (_, Ok(number), _) => level = number,
            (.., "first") => own = Side::First,
            (.., "second") => own = Side::Second,
            _ => return usage(),
        }
    }
    let Some(level) = Level::new(level) else { return usage() };
    let mut game = Game::new(rules);
    // Another game each time: the clock is as good as a die.
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    let seed = u64::from(now.subsec_nanos());
    while game.outcome().is_none() {
        if game.position().to_move() == own {
            show(&game, own);
            if !turn(&mut game, own) {
                return ExitCode::SUCCESS;
            }
        } else {
            let chosen = level.choose(game.position(), &search(&game, level), seed);
            play(&mut game, chosen);
        }
    }
    show(&game, own);
    if let Some(end) = game.outcome() {
        let winner = end.winner.map_or("nobody".to_owned(), |side| format!("the {side} player"));
        let (first, second) = (end.score.first, end.score.second);
        println!("{winner} wins by {}, {first} : {second}", end.reason.name());
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    let names = Rules::NAMED.map(|(name, _)| name).join(", ");
    eprintln!("usage: play [RULES] [LEVEL] [first|second]");
    eprintln!("RULES is one of {names}; LEVEL is 1 to {}", Level::MAX);
    ExitCode::from(2)
}

/// Lets the player move; false when there is nothing more to read.
fn turn(game: &mut Game, own: Side) -> bool {
    print!("{own}> ");
    let mut line = String::new();
    let read =
        std::io::stdout().flush().and_then(|()| std::io::stdin().lock().read_line(&mut line));
    match (read, line.trim()) {
        (Ok(0) | Err(_), _) | (_, "quit") => return false,
        (_, "undo") => while game.undo().is_some() && game.position().to_move() != own {},
        (_, "hint") => {
            let best = Level::new(Level::MAX).and_then(|level| search(game, level).best());
            println!("the best move is {}", best.map_or(0, Hole::number));
        }
        (_, word) => match word.parse().ok().and_then(Hole::new) {
            Some(hole) => play(game, Some(hole)),
            None => println!("type the number of a hole, `undo`, `hint` or `quit`"),
        },
    }
    true
}

fn search(game: &Game, level: Level) -> Report {
    let earlier = &game.history()[..game.ply()];
    AnySearch::new(Table::new(18), *game.position(), earlier, level.limits())
        .styled(level.style())
        .run()
}

fn play(game: &mut Game, hole: Option<Hole>) {
    let Some(hole) = hole else { return };
    match game.play(hole) {
        Ok(made) => println!("{} {}", made.side, Format::Server.write(&made, game.rules())),
        Err(error) => println!("{error}"),
    }
}

/// The board as the player sees it: the own holes below, from left to right.
fn show(game: &Game, own: Side) {
    let (position, holes) = (game.position(), game.rules().holes());
    let cell = |side: Side, index: usize| {
        let hole = Hole::from_index(index);
        let tuzdik = position.tuzdik(side.other()) == Some(hole);
        let balls = position.balls(Place { side, hole });
        if tuzdik { "   X".to_owned() } else { format!("{balls:4}") }
    };
    let row = |side, indices: &mut dyn Iterator<Item = usize>| -> String {
        indices.map(|index| cell(side, index)).collect()
    };
    let kazans = [own.other(), own].map(|side| position.kazan(side));
    println!("\n{}   kazan {}", row(own.other(), &mut (0..holes).rev()), kazans[0]);
    println!("{}   kazan {}", row(own, &mut (0..holes)), kazans[1]);
    println!("{}", &"   1   2   3   4   5   6   7   8   9"[..4 * holes]);
}
