//! What was typed.

use std::ffi::OsString;

use anyhow::{Result, bail};
use lexopt::Arg::{Long, Short, Value};
use lexopt::{Parser, ValueExt};

use crate::compile::Profile;

pub const HELP: &str = "\
cargo xtask COMMAND

  play [--port N] [--no-open]   builds, serves the page on this machine and opens it
  build                         builds the engine and the npm package, in place (www/wasm/)
  site                          makes again what is made of the site's sources, engine aside
  release                       everything to publish, in target/publish, with checksums and sizes
  test [STEP…]                  tests everything, or the named steps and what they need
  test --list                   says which steps there are
  bench                         prints the figures of speed, as ratios

  --release | --debug           for play and build: optimised (as ever) or checked and slow
  --help                        says this

Each sets up what is missing. Environment: TOGYZ_WASM_STD=installed|rustup|system|apt takes one
way to the standard library for WebAssembly and no other; CHROMIUM=FILE takes that browser.";

/// Where the page is served unless another port is asked for: nine holes, 162 balls.
pub const PORT: u16 = 9162;

/// A command with all that was said to it.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Help,
    Build { profile: Profile },
    Site,
    Play(Play),
    Test { steps: Vec<String>, list: bool },
    Release,
    Bench,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Play {
    pub port: u16,
    pub open: bool,
    pub profile: Profile,
}

impl Task {
    /// Reads a command line, without the program's name.
    pub fn parse(words: impl Iterator<Item = OsString>) -> Result<Self> {
        let mut parser = Parser::from_args(words);
        let mut name = None;
        let mut steps = Vec::new();
        let mut list = false;
        let mut play = Play { port: PORT, open: true, profile: Profile::Release };
        while let Some(arg) = parser.next()? {
            match (arg, name.as_deref()) {
                (Long("help") | Short('h'), _) => return Ok(Self::Help),
                (Value(word), None) => name = Some(word.string()?),
                (Value(word), Some("test")) => steps.push(word.string()?),
                (Long("list"), Some("test")) => list = true,
                (Long("port"), Some("play")) => play.port = parser.value()?.parse()?,
                (Long("no-open"), Some("play")) => play.open = false,
                (Long("debug"), Some("play" | "build")) => play.profile = Profile::Debug,
                (Long("release"), Some("play" | "build")) => play.profile = Profile::Release,
                (arg, _) => bail!("{}\n\n{HELP}", arg.unexpected()),
            }
        }
        Ok(match name.as_deref() {
            None | Some("help") => Self::Help,
            Some("build") => Self::Build { profile: play.profile },
            Some("site") => Self::Site,
            Some("play") => Self::Play(play),
            Some("test") => Self::Test { steps, list },
            Some("release") => Self::Release,
            Some("bench") => Self::Bench,
            Some(other) => bail!("there is no command `{other}`\n\n{HELP}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Task> {
        Task::parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn every_command_is_understood() {
        let release = Profile::Release;
        for (line, task) in [
            ("", Task::Help),
            ("play --help", Task::Help),
            ("build", Task::Build { profile: release }),
            ("build --debug", Task::Build { profile: Profile::Debug }),
            ("play", Task::Play(Play { port: PORT, open: true, profile: release })),
            (
                "play --port=80 --no-open",
                Task::Play(Play { port: 80, open: false, profile: release }),
            ),
            ("test", Task::Test { steps: vec![], list: false }),
            ("test fmt unit", Task::Test { steps: vec!["fmt".into(), "unit".into()], list: false }),
            ("test --list", Task::Test { steps: vec![], list: true }),
            ("release", Task::Release),
            ("bench", Task::Bench),
        ] {
            assert_eq!(parse(line).unwrap(), task, "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_is_refused_with_help() {
        for line in
            ["fly", "build x", "test --port 3", "--debug", "play --port", "play --port 70000"]
        {
            assert!(parse(line).is_err(), "{line}");
        }
        assert!(parse("fly").unwrap_err().to_string().contains(HELP));
    }
}
