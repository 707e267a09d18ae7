//! `cargo xtask test`: takes the steps one by one, goes on after a failure where it can, and ends
//! with a table.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::steps::{STEPS, Step};

/// How a step ended.
#[derive(Debug, PartialEq, Eq)]
enum End {
    Passed,
    Failed(String),
    /// What it needs had failed.
    Blocked(&'static str),
}

struct Done {
    step: &'static Step,
    end: End,
    took: Duration,
}

/// Prints which steps there are.
pub fn list() {
    for step in STEPS {
        println!("{:12} {}", step.name, step.what);
    }
}

/// Takes all steps, or the named ones and what they need.
pub fn test(names: &[String]) -> Result<()> {
    let steps = chosen(STEPS, names)?;
    let mut done: Vec<Done> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n=== {} ({} of {}): {}", step.name, index + 1, steps.len(), step.what);
        let start = Instant::now();
        let end = take(step, &done);
        match &end {
            End::Passed => {}
            End::Failed(reason) => println!("=== {} FAILED: {reason}", step.name),
            End::Blocked(need) => println!("=== {} not done: it needs {need}", step.name),
        }
        done.push(Done { step, end, took: start.elapsed() });
    }
    println!("\n{}", table(&done));
    let again: Vec<_> = done.iter().filter(|done| done.end != End::Passed).collect();
    if again.is_empty() {
        return Ok(());
    }
    let commands: Vec<String> =
        again.iter().map(|done| format!("\n  cargo xtask test {}", done.step.name)).collect();
    bail!("not everything passed. To do only that again:{}", commands.concat())
}

fn take(step: &Step, done: &[Done]) -> End {
    let passed = |name: &str| done.iter().any(|d| d.step.name == name && d.end == End::Passed);
    if let Some(need) = step.needs.iter().find(|need| !passed(need)) {
        return End::Blocked(need);
    }
    match (step.run)() {
        Ok(()) => End::Passed,
        Err(error) => End::Failed(format!("{error:#}")),
    }
}

/// The named steps and all that they need, in the order of the table; all if none is named.
fn chosen(steps: &'static [Step], names: &[String]) -> Result<Vec<&'static Step>> {
    if let Some(unknown) = names.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        let known: Vec<_> = steps.iter().map(|step| step.name).collect();
        bail!("there is no step `{unknown}`, only {}", known.join(", "));
    }
    let mut wanted: Vec<&str> = names.iter().map(String::as_str).collect();
    // A step needs only steps above it, so one pass from below finds them all.
    let mut found: Vec<&Step> = Vec::new();
    for step in steps.iter().rev() {
        if names.is_empty() || wanted.contains(&step.name) {
            wanted.extend(step.needs);
            found.push(step);
        }
    }
    found.reverse();
    Ok(found)
}

fn table(done: &[Done]) -> String {
    let row = |done: &Done| {
        let end = match &done.end {
            End::Passed => "passed",
            End::Failed(_) => "FAILED",
            End::Blocked(_) => "not done",
        };
        format!("{:12} {end:9} {:7.1} s\n", done.step.name, done.took.as_secs_f64())
    };
    let all: Duration = done.iter().map(|done| done.took).sum();
    let rows: String = done.iter().map(row).collect();
    format!("{rows}{:12} {:9} {:7.1} s", "together", "", all.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    const SOME: &[Step] = &[
        Step { name: "a", what: "", needs: &[], run: || Ok(()) },
        Step { name: "b", what: "", needs: &["a"], run: || Err(anyhow!("no")) },
        Step { name: "c", what: "", needs: &["b"], run: || Ok(()) },
    ];

    fn names(chosen: &[&Step]) -> Vec<&'static str> {
        chosen.iter().map(|step| step.name).collect()
    }

    #[test]
    fn a_step_brings_what_it_needs() {
        assert_eq!(names(&chosen(SOME, &[]).unwrap()), ["a", "b", "c"]);
        assert_eq!(names(&chosen(SOME, &["c".into()]).unwrap()), ["a", "b", "c"]);
        assert_eq!(names(&chosen(SOME, &["b".into()]).unwrap()), ["a", "b"]);
        let error = chosen(SOME, &["d".into()]).err().unwrap().to_string();
        assert_eq!(error, "there is no step `d`, only a, b, c");
    }

    #[test]
    fn a_step_is_not_taken_when_what_it_needs_failed() {
        let mut done = Vec::new();
        for step in SOME {
            let end = take(step, &done);
            done.push(Done { step, end, took: Duration::from_millis(1500) });
        }
        let ends: Vec<_> = done.iter().map(|done| &done.end).collect();
        assert_eq!(ends, [&End::Passed, &End::Failed("no".into()), &End::Blocked("b")]);
        let table = table(&done);
        assert!(
            table.contains("b            FAILED        1.5 s\nc            not done "),
            "{table}"
        );
        assert!(table.ends_with("together                   4.5 s"), "{table}");
    }
}
