//! The project's commands. `cargo xtask` alone says what there is.

mod args;
mod bench;
mod bindings;
mod build;
mod chromium;
mod compile;
mod debian;
mod mime;
mod nets;
mod node;
mod pack;
mod package;
mod play;
mod project;
mod release;
mod serve;
mod shell;
mod site;
mod steps;
mod system_rust;
mod test;
mod wasm_std;
mod worker;

use std::process::ExitCode;

use anyhow::Result;

use args::{HELP, Task};

fn main() -> ExitCode {
    match Task::parse(std::env::args_os().skip(1)).and_then(carry_out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(task: Task) -> Result<()> {
    match task {
        Task::Help => println!("{HELP}"),
        Task::Build { profile } => build::build(profile)?,
        Task::Site => site::write()?,
        Task::Play(play) => play::play(&play)?,
        Task::Test { list: true, .. } => test::list(),
        Task::Test { steps, .. } => test::test(&steps)?,
        Task::Release => release::release()?,
        Task::Bench => bench::bench()?,
    }
    Ok(())
}
