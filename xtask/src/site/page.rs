//! The whole page in one file, which plays from a disk: styles, signs, code and engine inside.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::integrity;
use super::link::link;

const LOADER: &str = include_str!("loader.js");
/// The module that gives the engine's binary as an answer of the network.
const BINARY: &str = "js/binary.js";

/// A page of a site as one file; `main` is its only script.
pub fn single(www: &Path, page: &str, main: &str) -> Result<String> {
    let read = |path: &str| {
        fs::read_to_string(www.join(path)).with_context(|| format!("cannot read {path}"))
    };
    let code = link(main, |path| match path {
        // Beside the code the binary is packed better than as a text in it.
        BINARY => Ok("export default $binary;\n".to_owned()),
        _ => read(path),
    })?;
    let mut packed = vec![("packed-code", pack(code.as_bytes())?)];
    if code.contains("$binary") {
        let engine = fs::read(www.join("wasm/engine.wasm")).context("cannot read the engine")?;
        packed.push(("packed-engine", pack(&engine)?));
    }
    assemble(&read(page)?, main, read, &packed)
}

fn pack(bytes: &[u8]) -> Result<String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(BASE64_STANDARD.encode(encoder.finish()?))
}

/// Replaces each line of the page's head that names another file by what the file holds.
fn assemble(
    html: &str,
    main: &str,
    read: impl Fn(&str) -> Result<String>,
    packed: &[(&str, String)],
) -> Result<String> {
    let mut style = String::new();
    let mut page = Vec::new();
    for line in html.lines() {
        let tag = line.trim();
        if let Some(file) = attribute(tag, "<link rel=\"stylesheet\"", "href") {
            style += &read(file)?;
        } else if let Some(file) = attribute(tag, "<link rel=\"icon\"", "href") {
            let icon = BASE64_STANDARD.encode(read(file)?);
            page.push(format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">"));
        } else if tag.starts_with("<script") {
            ensure!(attribute(tag, "<script", "src") == Some(main), "a script of its own: {tag}");
        } else if ![
            "<link rel=\"manifest\"",
            "<link rel=\"modulepreload\"",
            "<link rel=\"preload\"",
            "<link rel=\"apple-",
        ]
        .iter()
        .any(|start| tag.starts_with(start))
        {
            page.push(line.to_owned());
        }
    }
    ensure!(!style.contains("</") && !style.contains("url("), "the styles name other files");
    let policy = format!(
        "default-src 'none'; script-src '{}' blob: 'wasm-unsafe-eval'; worker-src blob:; \
         style-src '{}'; img-src data: blob:; base-uri 'none'; form-action 'none'",
        integrity(LOADER.as_bytes()),
        integrity(style.as_bytes()),
    );
    let mut page = page.join("\n");
    replace(&mut page, "<html ", "<html data-single ")?;
    let old = page.split("http-equiv=\"Content-Security-Policy\" content=\"").nth(1);
    let old = old.and_then(|rest| rest.split('"').next()).context("no policy")?.to_owned();
    replace(&mut page, &old, &policy)?;
    replace(&mut page, "</head>", &format!("<style>{style}</style>\n</head>"))?;
    let script = |(id, data): &(&str, String)| {
        format!("<script id=\"{id}\" type=\"application/gzip\">{data}</script>\n")
    };
    let data: Vec<String> = packed.iter().map(script).collect();
    let end = format!("{}<script>{LOADER}</script>\n</body>", data.concat());
    replace(&mut page, "</body>", &end)?;
    Ok(page + "\n")
}

/// The value of an attribute of a tag that starts so.
fn attribute<'a>(tag: &'a str, start: &str, name: &str) -> Option<&'a str> {
    tag.strip_prefix(start)?.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

fn replace(page: &mut String, old: &str, new: &str) -> Result<()> {
    ensure!(page.matches(old).count() == 1, "the page has not exactly one `{old}`");
    *page = page.replace(old, new);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIN: &str = "js/main.js";
    const PAGE: &str = r#"<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'">
    <link rel="manifest" href="manifest.webmanifest">
    <link rel="icon" href="icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="a.css">
    <link rel="stylesheet" href="b.css">
    <script type="module" src="js/main.js"></script>
  </head>
  <body><p>Text</p></body>
</html>
"#;

    #[expect(clippy::unnecessary_wraps, reason = "stands for a read that can fail")]
    fn read(path: &str) -> Result<String> {
        Ok(path.replace('.', "-"))
    }

    #[test]
    fn nothing_is_asked_for_that_lies_outside() {
        let page = assemble(PAGE, MAIN, read, &[("packed-code", "eA==".to_owned())]).unwrap();
        assert!(page.contains("<style>a-cssb-css</style>"), "{page}");
        assert!(page.contains("href=\"data:image/svg+xml;base64,"), "{page}");
        assert!(page.contains("<html data-single lang=\"en\">"), "{page}");
        assert!(
            page.contains("<script id=\"packed-code\" type=\"application/gzip\">eA==</script>")
        );
        for gone in ["src=", "href=\"icon", ".css", "'self'", "manifest"] {
            assert!(!page.contains(gone), "{gone} in {page}");
        }
    }

    #[test]
    fn a_style_that_names_a_file_or_another_script_is_refused() {
        let style = |_: &str| Ok("a { background: url(a.png) }".to_owned());
        assert!(assemble(PAGE, MAIN, style, &[]).is_err());
        let other = PAGE.replace("js/main.js", "js/other.js");
        assert!(assemble(&other, MAIN, read, &[]).is_err());
    }
}
