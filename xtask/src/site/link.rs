//! Links the page's modules into one script: each becomes a function that runs at its first use.
//!
//! It knows the forms that this project writes, and refuses all others by file and line.

use std::collections::HashMap;
use std::fmt::Write;

use anyhow::{Context, Result, bail, ensure};

/// Links modules and all that they import into one script. It starts the one that the element which
/// loads the script names: `data-main="js/main.js"`.
///
/// What `stays` says of a module that is loaded later decides whether it stays a file of its own.
pub fn link(
    entries: &[&str],
    read: impl Fn(&str) -> Result<String>,
    stays: impl Fn(&str) -> bool,
) -> Result<String> {
    let (numbers, script) = (HashMap::new(), String::new());
    let mut linker = Linker { entries, read, stays, numbers, script };
    let mut starts = Vec::new();
    for entry in entries {
        starts.push(format!("\"{entry}\": {}", linker.number(entry)?));
    }
    let start =
        format!("$use({{ {} }}[document.currentScript.dataset.main]);\n", starts.join(", "));
    Ok(RUNTIME.to_owned() + &slim(&linker.script) + &start)
}

/// A script without the comments and indents that fill lines of their own. What stands in a text of
/// several lines is left as it is.
fn slim(script: &str) -> String {
    let mut slim = String::with_capacity(script.len());
    let (mut in_text, mut in_comment) = (false, false);
    for line in script.lines() {
        let mut code = line.trim();
        if !in_text {
            // A type may stand before what it is of.
            while in_comment || code.starts_with("/*") {
                let end = code.find("*/");
                in_comment = end.is_none();
                code = end.map_or("", |end| code[end + 2..].trim_start());
                if in_comment {
                    break;
                }
            }
            if code.is_empty() || code.starts_with("//") {
                continue;
            }
        }
        slim += if in_text { line } else { code };
        slim.push('\n');
        in_text ^= code.matches('`').count() % 2 == 1;
    }
    slim
}

/// `$define` holds the functions by number; `$use` gives what a module exports. No module of the
/// page has such names.
const RUNTIME: &str = "const $define = [], $made = [];\n\
                       const $use = (n) => ($made[n] ??= $define[n]());\n";

struct Linker<'a, Read, Stays> {
    entries: &'a [&'a str],
    read: Read,
    stays: Stays,
    /// `None` while the modules that it imports are being linked.
    numbers: HashMap<String, Option<usize>>,
    script: String,
}

impl<Read: Fn(&str) -> Result<String>, Stays: Fn(&str) -> bool> Linker<'_, Read, Stays> {
    fn number(&mut self, path: &str) -> Result<usize> {
        if let Some(known) = self.numbers.get(path) {
            return known.with_context(|| format!("{path} imports itself, through others"));
        }
        // Nobody uses what an entry exports, so it alone may wait for something.
        let kind = if self.entries.contains(&path) { "async " } else { "" };
        self.numbers.insert(path.to_owned(), None);
        let source = (self.read)(path)?;
        let body = self.body(path, &source)?;
        let number = self.numbers.values().flatten().count();
        self.numbers.insert(path.to_owned(), Some(number));
        writeln!(self.script, "// {path}\n$define[{number}] = {kind}() => {{\n{body}}};")?;
        Ok(number)
    }

    fn body(&mut self, path: &str, source: &str) -> Result<String> {
        let mut body = String::new();
        let mut exports = Vec::new();
        let mut lines = source.lines().enumerate();
        while let Some((index, line)) = lines.next() {
            let here = || format!("{path}:{}", index + 1);
            if !line.starts_with("import ") && !line.starts_with("export ") {
                body += &self.dynamic(path, line).with_context(here)?;
                body.push('\n');
                continue;
            }
            if let Some((name, rest)) = declaration(line) {
                exports.push(format!("get {name}() {{ return {name}; }}"));
                body += rest;
                body.push('\n');
                continue;
            }
            if let Some(value) = line.strip_prefix("export default ") {
                writeln!(body, "const $default = {value}")?;
                exports.push("default: $default".to_owned());
                continue;
            }
            let mut statement = line.to_owned();
            while !statement.ends_with(';') {
                let (_, line) =
                    lines.next().context("a statement has no end").with_context(here)?;
                statement += line.trim();
            }
            self.statement(path, &statement, &mut body, &mut exports).with_context(here)?;
        }
        writeln!(body, "return {{ {} }};", exports.join(", "))?;
        Ok(body)
    }

    /// A statement that names another module, or exports what was declared before.
    fn statement(
        &mut self,
        path: &str,
        statement: &str,
        body: &mut String,
        exports: &mut Vec<String>,
    ) -> Result<()> {
        let text = statement.trim_end_matches(';');
        let (keyword, clause) = text.split_once(' ').context("no statement")?;
        let (clause, target) = match clause.rsplit_once(" from ") {
            Some((clause, target)) => (clause, Some(self.target(path, target)?)),
            None if clause.starts_with('"') => ("", Some(self.target(path, clause)?)),
            None => (clause, None),
        };
        let used = target.map(|number| format!("$use({number})"));
        match (keyword, used) {
            ("import", Some(used)) if clause.is_empty() => writeln!(body, "{used};")?,
            ("import", Some(used)) => {
                let names = match (clause.strip_prefix("* as "), names(clause)) {
                    (Some(name), _) => name.to_owned(),
                    (None, Some(names)) => {
                        let each = names.iter().map(|(from, to)| format!("{from}: {to}"));
                        format!("{{ {} }}", each.collect::<Vec<_>>().join(", "))
                    }
                    (None, None) => {
                        ensure!(is_name(clause), "this import is not understood: {statement}");
                        format!("{{ default: {clause} }}")
                    }
                };
                writeln!(body, "const {names} = {used};")?;
            }
            ("export", used) => {
                let names = names(clause)
                    .with_context(|| format!("this export is not understood: {statement}"))?;
                let from = used.map_or_else(String::new, |used| format!("{used}."));
                for (local, name) in names {
                    exports.push(format!("get {name}() {{ return {from}{local}; }}"));
                }
            }
            _ => bail!("this is not understood: {statement}"),
        }
        Ok(())
    }

    /// The number of the module that a quoted address names.
    fn target(&mut self, path: &str, quoted: &str) -> Result<usize> {
        let address = quoted
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'))
            .with_context(|| format!("{quoted} is no address"))?;
        self.number(&resolve(path, address)?)
    }

    /// A line of code in which a module may be loaded later. In comments, `import("…")` is a type.
    fn dynamic(&mut self, path: &str, line: &str) -> Result<String> {
        ensure!(!line.contains("import.meta"), "`import.meta` means nothing in one file");
        let Some(at) = line.find("import(\"") else { return Ok(line.to_owned()) };
        let before = &line[..at];
        if before.contains("//") || before.contains("/*") || before.trim_start().starts_with('*') {
            return Ok(line.to_owned());
        }
        let rest = &line[at + "import(".len()..];
        let (quoted, rest) = rest.split_once(')').context("an import without an end")?;
        let file = resolve(path, quoted.trim_matches('"'))?;
        if (self.stays)(&file) {
            return Ok(format!("{before}import(\"./{file}\"){rest}"));
        }
        let number = self.target(path, quoted)?;
        Ok(format!("{before}Promise.resolve().then(() => $use({number})){rest}"))
    }
}

/// The name that an exported declaration declares, and the declaration without its `export`.
fn declaration(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_prefix("export ")?;
    // A `let` would have to be looked at again after each change, so it is not among them.
    let kinds = ["const ", "class ", "function ", "async function ", "function* "];
    let after = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    let end = after.find(|c: char| !is_part(c)).unwrap_or(after.len());
    Some((&after[..end], rest)).filter(|(name, _)| !name.is_empty())
}

/// The pairs of a list such as `{ a, b as c }`.
fn names(clause: &str) -> Option<Vec<(&str, &str)>> {
    let list = clause.strip_prefix('{')?.strip_suffix('}')?;
    let parts = list.split(',').map(str::trim).filter(|part| !part.is_empty());
    let pairs: Vec<_> = parts.map(|part| part.split_once(" as ").unwrap_or((part, part))).collect();
    pairs.iter().all(|(from, to)| is_name(from) && is_name(to)).then_some(pairs)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_part)
}

const fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$')
}

/// The path that an address means, seen from a module.
fn resolve(from: &str, address: &str) -> Result<String> {
    ensure!(address.starts_with('.'), "{address} is not a file of the page");
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop().with_context(|| format!("{address} leaves the page"))?;
            }
            name => parts.push(name),
        }
    }
    Ok(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linked(files: &[(&str, &str)]) -> Result<String> {
        let read = |path: &str| {
            let file = files.iter().find(|(name, _)| *name == path);
            Ok(file.with_context(|| format!("no {path}"))?.1.to_owned())
        };
        link(&["main.js"], read, |path| path.starts_with("words/"))
    }

    fn refused(source: &str) -> String {
        let others = [("main.js", source), ("a.js", ""), ("b.js", "import \"./main.js\";")];
        format!("{:#}", linked(&others).unwrap_err())
    }

    #[test]
    fn every_form_becomes_a_use_of_what_was_made() {
        let main = "import \"./side.js\";\nimport base, { x as y } from \"./never.js\";\n";
        assert!(refused(main).contains("side.js"));
        let script = linked(&[
            (
                "main.js",
                "// Main\nimport {\n  a,\n  b as c,\n} from \"./sub/a.js\";\n\
                 import d from \"./d.js\";\nimport * as all from \"./d.js\";\nrun(a, c, d, all);\n",
            ),
            (
                "sub/a.js",
                "import { e } from \"../e.js\";\nexport const a = e;\nexport async function b() {}\n\
                 export class K extends L {}\nexport { f as g } from \"../e.js\";\n",
            ),
            ("d.js", "export default \"text\";\n"),
            ("e.js", "const e = 1;\nexport { e, e as f };\n"),
        ])
        .unwrap();
        let expected = "\
            $define[0] = () => {\nconst e = 1;\n\
            return { get e() { return e; }, get f() { return e; } };\n};\n\
            $define[1] = () => {\nconst { e: e } = $use(0);\nconst a = e;\n\
            async function b() {}\nclass K extends L {}\n\
            return { get a() { return a; }, get b() { return b; }, get K() { return K; }, \
            get g() { return $use(0).f; } };\n};\n\
            $define[2] = () => {\nconst $default = \"text\";\n\
            return { default: $default };\n};\n\
            $define[3] = async () => {\nconst { a: a, b: c } = $use(1);\n\
            const { default: d } = $use(2);\nconst all = $use(2);\nrun(a, c, d, all);\n\
            return {  };\n};\n$use({ \"main.js\": 3 }[document.currentScript.dataset.main]);\n";
        assert_eq!(script, RUNTIME.to_owned() + expected);
    }

    #[test]
    fn a_module_is_there_once_and_may_be_loaded_later() {
        let script = linked(&[
            (
                "main.js",
                "import { a } from \"./a.js\";\nconst later = () => import(\"./b.js\");\n\
                 const words = () => import(\"./words/kk.js\");\n",
            ),
            ("b.js", "/** @type {import(\"./c.js\").C} */\nimport { a } from \"./a.js\";\n"),
            ("a.js", "export const a = 1;\n"),
        ])
        .unwrap();
        assert_eq!(script.matches("const a = 1;").count(), 1);
        assert!(script.contains("const later = () => Promise.resolve().then(() => $use(1));"));
        assert!(script.contains("const words = () => import(\"./words/kk.js\");"));
    }

    #[test]
    fn only_comments_and_indents_go() {
        let script = "// a\n/**\n * b\n */\n  const c = `\n  // d\n  /* e */\n`; // f\n\n  /* g */\n  h(`i`);\n/** j */ k,\n";
        assert_eq!(slim(script), "const c = `\n  // d\n  /* e */\n`; // f\nh(`i`);\nk,\n");
    }

    #[test]
    fn what_is_not_understood_is_refused_by_its_line() {
        for (source, why) in [
            ("\nimport a, { b } from \"./a.js\";", "main.js:2: this import is not understood"),
            ("export * from \"./a.js\";", "main.js:1: this export is not understood"),
            ("export let a = 1;", "main.js:1: this export is not understood"),
            ("export const { a } = b;", "main.js:1: this export is not understood"),
            ("import a from \"lib\";", "main.js:1: lib is not a file of the page"),
            ("import a from \"../a.js\";", "main.js:1: ../a.js leaves the page"),
            ("import { a }", "main.js:1: a statement has no end"),
            ("const here = import.meta.url;", "main.js:1: `import.meta`"),
            ("import \"./b.js\";", "main.js imports itself"),
        ] {
            let error = refused(source);
            assert!(error.contains(why), "{source}: {error}");
        }
    }
}
