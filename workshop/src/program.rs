//! Programs that speak the line protocol: `go MS DEPTH HOLE HOLE…`, the moves from the start, is
//! answered by a line whose first word is a hole.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use togyzkumalak::rules::{Hole, Position, Variant};

use crate::player::{Answer, Player};

/// A running program.
pub struct Program {
    line: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    ms: u64,
    depth: u8,
}

impl Program {
    /// Starts the program of a command line, whose words are split at blanks.
    pub fn start(line: &str, ms: u64, depth: u8) -> Result<Program, String> {
        let mut words = line.split_whitespace();
        let program = words.next().ok_or("cmd: needs a program")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let input = child.stdin.take().ok_or("the program has no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("the program has no output")?);
        Ok(Program { line: line.to_owned(), child, input, output, ms, depth })
    }

    fn ask(&mut self, holes: &[Hole]) -> std::io::Result<String> {
        let holes: Vec<String> = holes.iter().map(ToString::to_string).collect();
        writeln!(self.input, "go {} {} {}", self.ms, self.depth, holes.join(" "))?;
        let mut answer = String::new();
        self.output.read_line(&mut answer)?;
        Ok(answer)
    }
}

impl<V: Variant> Player<V> for Program {
    fn begin(&mut self) {}

    fn choose(&mut self, _: &[Position<V>], holes: &[Hole]) -> Result<Answer, String> {
        let answer = self.ask(holes).map_err(|error| format!("{}: {error}", self.line))?;
        let mut words = answer.split_whitespace();
        let hole = words.next().and_then(|word| word.parse().ok()).and_then(Hole::new);
        let hole = hole.ok_or_else(|| format!("{} answered: {answer}", self.line))?;
        // What follows is known of some programs: score, depth, nodes.
        let mut number = || words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
        let (_, depth, nodes) = (number(), number(), number());
        Ok(Answer { hole, score: 0, depth, nodes })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself: then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
