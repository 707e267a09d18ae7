//! Links the page's modules into scripts: each module becomes a function that runs at its first use.
//!
//! It knows the forms that this project writes, and refuses all others by file and line.

use std::collections::HashMap;
use std::fmt::Write;
use std::mem;

use anyhow::{Context, Result, bail, ensure};

use super::linked::{Linked, Module, Uses, slim};

/// Links modules and all that they import.
///
/// What `stays` says of a module that is loaded later decides whether it stays a file of its own.
pub fn link(
    entries: &[&str],
    read: impl Fn(&str) -> Result<String>,
    stays: impl Fn(&str) -> bool,
) -> Result<Linked> {
    let made = Linked::default();
    let mut linker =
        Linker { entries, read, stays, numbers: HashMap::new(), uses: Uses::default(), made };
    for entry in entries {
        let number = linker.number(entry)?;
        linker.made.entries.push(((*entry).to_owned(), number));
    }
    Ok(linker.made)
}

struct Linker<'a, Read, Stays> {
    entries: &'a [&'a str],
    read: Read,
    stays: Stays,
    /// `None` while the modules that it imports are being linked.
    numbers: HashMap<String, Option<usize>>,
    /// What the module that is being linked uses.
    uses: Uses,
    made: Linked,
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
        let outer = mem::take(&mut self.uses);
        let body = self.body(path, &source)?;
        let uses = mem::replace(&mut self.uses, outer);
        let number = self.made.modules.len();
        self.numbers.insert(path.to_owned(), Some(number));
        let script = slim(&format!("$define[{number}] = {kind}() => {{\n{body}}};\n"));
        self.made.modules.push(Module { path: path.to_owned(), script, uses });
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
        let number = self.number(&resolve(path, address)?)?;
        self.uses.at_once.insert(number);
        Ok(number)
    }

    /// A module that stays a file. Those that it imports are files then too.
    fn stay(&mut self, path: &str) -> Result<()> {
        if self.made.files.insert(path.to_owned()) {
            let source = (self.read)(path)?;
            for line in source.lines().filter(|line| line.starts_with("import ")) {
                let address = line.trim_end_matches(';').rsplit(' ').next().unwrap_or_default();
                self.stay(&resolve(path, address.trim_matches('"'))?)?;
            }
        }
        Ok(())
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
            self.stay(&file)?;
            return Ok(format!("{before}import(\"./{file}\"){rest}"));
        }
        let number = self.number(&file)?;
        self.uses.later.insert(number);
        Ok(format!("{before}$later({number}){rest}"))
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
    use super::super::linked::runtime;
    use super::*;

    fn linked(entries: &[&str], files: &[(&str, &str)]) -> Result<Linked> {
        let read = |path: &str| {
            let file = files.iter().find(|(name, _)| *name == path);
            Ok(file.with_context(|| format!("no {path}"))?.1.to_owned())
        };
        link(entries, read, |path| path.starts_with("words/"))
    }

    fn whole(files: &[(&str, &str)]) -> String {
        linked(&["main.js"], files).unwrap().whole()
    }

    fn refused(source: &str) -> String {
        let others = [("main.js", source), ("a.js", ""), ("b.js", "import \"./main.js\";")];
        format!("{:#}", linked(&["main.js"], &others).err().expect("a reason against it"))
    }

    #[test]
    fn every_form_becomes_a_use_of_what_was_made() {
        let main = "import \"./side.js\";\nimport base, { x as y } from \"./never.js\";\n";
        assert!(refused(main).contains("side.js"));
        let script = whole(&[
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
        ]);
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
            return {  };\n};\n$start(\"main.js\", 3);\n";
        assert_eq!(script, runtime("") + expected);
    }

    #[test]
    fn a_module_is_there_once_and_may_be_loaded_later() {
        let script = whole(&[
            (
                "main.js",
                "import { a } from \"./a.js\";\nconst later = () => import(\"./b.js\");\n\
                 const words = () => import(\"./words/kk.js\");\n",
            ),
            ("b.js", "/** @type {import(\"./c.js\").C} */\nimport { a } from \"./a.js\";\n"),
            ("a.js", "export const a = 1;\n"),
            ("words/kk.js", ""),
        ]);
        assert_eq!(script.matches("const a = 1;").count(), 1);
        assert!(script.contains("const later = () => $later(1);"));
        assert!(script.contains("const words = () => import(\"./words/kk.js\");"));
    }

    #[test]
    fn each_page_has_its_own_script_and_what_stays_is_named() {
        let linked = linked(
            &["main.js", "side.js", "third.js"],
            &[
                (
                    "main.js",
                    "import \"./both.js\";\nimport \"./own.js\";\nimport(\"./late.js\");\n",
                ),
                (
                    "side.js",
                    "import \"./both.js\";\nimport \"./more.js\";\nimport(\"./words/kk.js\");\n",
                ),
                ("third.js", "const more = import(\"./more.js\");\n"),
                ("both.js", "export const both = 1;\n"),
                ("own.js", "export const own = 1;\n"),
                (
                    "late.js",
                    "import \"./more.js\";\nimport \"./own.js\";\nexport const late = 1;\n",
                ),
                ("more.js", "export const more = 1;\n"),
                ("words/kk.js", "import { part } from \"./part/kk.js\";\n"),
                ("words/part/kk.js", ""),
            ],
        )
        .unwrap();
        let apart = linked.apart(|scripts| format!("{}.js", scripts.len()));
        assert_eq!(apart.later.0, "2.js");
        let rows = [
            (&apart.scripts[0], vec!["both", "own"], Some("main")),
            (&apart.scripts[1], vec!["more"], Some("side")),
            (&apart.scripts[2], vec!["more"], Some("third")),
            (&apart.later.1, vec!["late", "more"], None),
        ];
        for (index, (script, holds, entry)) in rows.into_iter().enumerate() {
            assert_eq!(script.contains(&runtime("2.js")), index == 0, "{script}");
            for part in ["both", "own", "late", "more"] {
                let defined = script.contains(&format!("const {part} = 1;"));
                assert_eq!(defined, holds.contains(&part), "{part}: {script}");
            }
            let starts: Vec<_> = script.lines().filter(|line| line.starts_with("$start")).collect();
            let start = entry.map(|entry| format!("$start(\"{entry}.js\""));
            assert_eq!(starts.len(), usize::from(entry.is_some()), "{script}");
            assert!(start.is_none_or(|start| starts[0].starts_with(&start)), "{script}");
        }
        assert_eq!(Vec::from_iter(&linked.files), ["words/kk.js", "words/part/kk.js"]);
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
