//! The engine's worker as one text, from which a page of any origin can start it.

use anyhow::{Result, bail};

/// Joins the bindings' script and the worker's module into one classic script that serves at once.
pub fn source(bindings: &str, module: &str) -> Result<String> {
    let script = without_exports(module)?;
    Ok(format!("{bindings}\n{script}\nserve(self, wasm_bindgen);\n"))
}

/// A module's text with its `export` keywords taken away, which a classic script cannot have.
pub fn without_exports(module: &str) -> Result<String> {
    let mut script = String::with_capacity(module.len());
    for (index, line) in module.lines().enumerate() {
        let number = index + 1;
        let refused = ["import ", "import{", "export {", "export *", "export default"];
        if let Some(start) = refused.iter().find(|start| line.starts_with(**start)) {
            bail!("worker.js:{number}: `{}` cannot stand in a classic script", start.trim());
        }
        if line.contains("import.meta") {
            bail!("worker.js:{number}: `import.meta` cannot stand in a classic script");
        }
        script += line.strip_prefix("export ").unwrap_or(line);
        script.push('\n');
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exports_are_taken_away_and_nothing_else() {
        let module = "// export of goods\nexport function serve(a) {\n  return a; // export \n}\n\
                      export const x = 1;\nexport async function y() {}\nconst exported = 2;\n";
        let script = "// export of goods\nfunction serve(a) {\n  return a; // export \n}\n\
                      const x = 1;\nasync function y() {}\nconst exported = 2;\n";
        assert_eq!(without_exports(module).unwrap(), script);
    }

    #[test]
    fn what_a_classic_script_cannot_have_is_refused_by_its_line() {
        for line in [
            "import { a } from './a.js';",
            "export { a };",
            "export * from './a.js';",
            "export default function () {}",
            "  const here = import.meta.url;",
        ] {
            let error = without_exports(&format!("const a = 1;\n{line}\n")).unwrap_err();
            assert!(error.to_string().starts_with("worker.js:2: "), "{error}");
        }
    }

    #[test]
    fn the_worker_serves_at_its_end() {
        let source = source("let wasm_bindgen;", "export function serve() {}").unwrap();
        assert_eq!(
            source,
            "let wasm_bindgen;\nfunction serve() {}\n\nserve(self, wasm_bindgen);\n"
        );
    }
}
