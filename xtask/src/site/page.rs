//! The whole page in one file, which plays from a disk: styles, signs, code and engine inside.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use super::integrity;
use super::link::link;
use crate::{pack, project};

const LOADER: &str = include_str!("loader.js");
/// The module that gives the binaries as answers of the network.
const BINARY: &str = "js/binary.js";

/// A page as it is written, and the module that it starts.
pub struct Source {
    pub html: &'static str,
    pub main: &'static str,
}

impl Source {
    /// `learn` of `learn.html`.
    pub fn name(&self) -> &str {
        self.html.strip_suffix(".html").unwrap_or(self.html)
    }
}

/// A page of a site as one file. Others that are in it are told apart by the address: `?learn`.
pub fn single(www: &Path, page: &Source, others: &[Source]) -> Result<String> {
    let read = |path: &str| read(www, path);
    let entries: Vec<_> = [page].into_iter().chain(others).map(|page| page.main).collect();
    let inside = |path: &str| match path {
        // Beside the code the binary is packed better than as a text in it.
        BINARY => Ok("export default $binary;\n".to_owned()),
        _ => read(path),
    };
    let code = link(&entries, inside, |_| false)?.whole();
    let mut parts = vec![Part::of("code", code.as_bytes())?];
    if code.contains("$binary") {
        for (name, file) in
            [("rules", "rules.wasm"), ("engine", "engine.wasm"), ("nets", "nets.bin")]
        {
            let binary = fs::read(project::generated().join(file));
            parts.push(Part::of(name, &binary.with_context(|| format!("cannot read {file}"))?)?);
        }
    }
    let first = bare(&read(page.html)?, page, read)?;
    let mut pages = BTreeMap::from([("", within(&first, page, others)?)]);
    let mut sheets: BTreeMap<_, _> = first.styles.iter().cloned().collect();
    for other in others {
        let bare = bare(&read(other.html)?, other, read)?;
        pages.insert(other.name(), within(&bare, other, others)?);
        sheets.extend(bare.styles);
    }
    let pages = json!({ "sheets": sheets, "pages": pages });
    parts.push(Part::of("pages", pages.to_string().as_bytes())?);
    assemble(&first, &parts)
}

/// A page that takes its code from these scripts, the last of which starts it, and has its styles in
/// itself.
pub fn linked(www: &Path, page: &Source, scripts: &[&str]) -> Result<String> {
    let read = |path: &str| read(www, path);
    let Bare { mut html, styles, links, .. } = bare(&read(page.html)?, page, read)?;
    let style = styles.into_iter().map(|(_, style)| style).collect::<Vec<_>>().join("\n");
    let hash = integrity(style.as_bytes());
    replace(
        &mut html,
        "default-src 'self';",
        &format!("default-src 'self'; style-src 'self' '{hash}';"),
    )?;
    let main = format!(" data-main=\"{}\"", page.main);
    let mut tags = String::new();
    for (index, script) in scripts.iter().enumerate() {
        let main = if index + 1 == scripts.len() { &main } else { "" };
        tags.extend(["<script defer src=\"", script, "\"", main, "></script>"]);
    }
    replace(&mut html, "</head>", &format!("{links}{tags}\n<style>{style}</style>\n</head>"))?;
    Ok(html + "\n")
}

fn read(www: &Path, path: &str) -> Result<String> {
    fs::read_to_string(www.join(path)).with_context(|| format!("cannot read {path}"))
}

/// Something packed inside a page.
struct Part {
    name: &'static str,
    size: usize,
    text: String,
}

impl Part {
    fn of(name: &'static str, bytes: &[u8]) -> Result<Self> {
        let packed = pack::gzip(bytes)?;
        Ok(Self { name, size: packed.len(), text: pack::signs(&packed) })
    }
}

/// A page without what its head names: its styles are one text, its signs are in it.
struct Bare {
    html: String,
    /// Each with the name of its file, as many pages have the same.
    styles: Vec<(String, String)>,
    /// The sign of the page, inside.
    icon: String,
    /// What is not needed in one file.
    links: String,
}

fn bare(html: &str, page: &Source, read: impl Fn(&str) -> Result<String>) -> Result<Bare> {
    let [mut icon, mut links] = [const { String::new() }; 2];
    let (mut styles, mut rest) = (Vec::new(), Vec::new());
    for line in html.lines() {
        let tag = line.trim();
        if let Some(file) = attribute(tag, "<link rel=\"stylesheet\"", "href") {
            let style = read(file)?;
            ensure!(!style.contains("</") && !style.contains("url("), "{file} names other files");
            styles.push((file.to_owned(), plain(&style)));
        } else if tag.starts_with("<script") {
            ensure!(
                attribute(tag, "<script", "src") == Some(page.main),
                "a script of its own: {tag}"
            );
        } else if tag.starts_with("<link rel=\"modulepreload\"") {
            // The code is one file, or in this one.
        } else if let Some(file) = attribute(tag, "<link rel=\"icon\"", "href") {
            let data = BASE64_STANDARD.encode(read(file)?);
            icon = format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{data}\">");
            links.extend([tag, "\n"]);
        } else if tag.starts_with("<link ") {
            links.extend([tag, "\n"]);
        } else {
            rest.push(tag);
        }
    }
    Ok(Bare { html: rest.join("\n"), styles, icon, links })
}

/// Styles without their comments and indents.
fn plain(style: &str) -> String {
    let mut plain = String::new();
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("/*") {
        plain += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain += rest;
    plain.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Lets links lead to the pages in the same file.
fn own_links(html: &str, others: &[Source]) -> String {
    let mut html = html.to_owned();
    for other in others {
        html =
            html.replace(&format!("href=\"{}", other.html), &format!("href=\"?{}", other.name()));
    }
    if others.is_empty() { html } else { html.replace("href=\"./\"", "href=\"?\"") }
}

/// What the loader makes a page of.
fn within(bare: &Bare, page: &Source, others: &[Source]) -> Result<Value> {
    let (_, body) = bare.html.split_once("<body").context("no body")?;
    let (attributes, body) = body.split_once('>').context("no body")?;
    let (body, _) = body.split_once("</body>").context("an endless body")?;
    let class = attribute(attributes, "", "class").unwrap_or_default();
    let body = own_links(body, others);
    let styles: Vec<_> = bare.styles.iter().map(|(file, _)| file).collect();
    Ok(json!({ "main": page.main, "styles": styles, "class": class, "body": body }))
}

/// A page that is nothing but its head, the parts and the loader, until that has unpacked them.
fn assemble(bare: &Bare, parts: &[Part]) -> Result<String> {
    let (head, body) = bare.html.split_once("<body").context("no body")?;
    let mut page = head.to_owned();
    let policy = format!(
        "default-src 'none'; script-src '{}' blob: 'wasm-unsafe-eval'; worker-src blob:; \
         img-src data: blob:; base-uri 'none'; form-action 'none'",
        integrity(LOADER.as_bytes()),
    );
    // The file is in UTF-16, which its first sign says.
    page = page.replace("<meta charset=\"utf-8\">\n", "");
    replace(&mut page, "<html ", "<html data-single ")?;
    let old = page.split("http-equiv=\"Content-Security-Policy\" content=\"").nth(1);
    let old = old.and_then(|rest| rest.split('"').next()).context("no policy")?.to_owned();
    replace(&mut page, &old, &policy)?;
    // Until the styles are there: dark where the page will be.
    let scheme = "<meta name=\"color-scheme\" content=\"light dark\">";
    replace(&mut page, "</head>", &format!("{scheme}\n{}\n</head>", bare.icon))?;
    let without = body.lines().find(|line| line.starts_with("<noscript>")).unwrap_or_default();
    page.extend(["<body>\n<p id=\"status\"></p>\n", without, "\n"]);
    for Part { name, size, text } in parts {
        let size = size.to_string();
        page.extend(["<script id=\"packed-", name, "\" type=\"application/gzip\" "]);
        page.extend(["data-size=\"", &size, "\">", text, "</script>\n"]);
    }
    Ok(page + &format!("<script>{LOADER}</script>\n</body>\n</html>\n"))
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
  <body>
    <p>Text</p>
    <noscript>None</noscript>
  </body>
</html>
"#;

    #[expect(clippy::unnecessary_wraps, reason = "stands for a read that can fail")]
    fn read(path: &str) -> Result<String> {
        Ok(path.replace('.', "-"))
    }

    const SOURCE: Source = Source { html: "index.html", main: MAIN };

    #[test]
    fn nothing_is_asked_for_that_lies_outside() {
        let bare = bare(PAGE, &SOURCE, read).unwrap();
        let style = |name: &str| (format!("{name}.css"), format!("{name}-css"));
        assert_eq!(bare.styles, [style("a"), style("b")]);
        assert_eq!(within(&bare, &SOURCE, &[]).unwrap()["styles"], json!(["a.css", "b.css"]));
        let part = Part { name: "code", size: 2, text: "eA=".to_owned() };
        let page = assemble(&bare, &[part]).unwrap();
        assert!(page.contains("href=\"data:image/svg+xml;base64,"), "{page}");
        assert!(page.contains("<html data-single lang=\"en\">"), "{page}");
        let packed =
            "<script id=\"packed-code\" type=\"application/gzip\" data-size=\"2\">eA=</script>";
        assert!(page.contains(packed), "{page}");
        assert!(
            page.contains("<noscript>None</noscript>") && page.ends_with("</html>\n"),
            "{page}"
        );
        for gone in ["src=", "href=\"icon", ".css", "'self'", "manifest", "Text"] {
            assert!(!page.contains(gone), "{gone} in {page}");
        }
    }

    #[test]
    fn a_style_that_names_a_file_or_another_script_is_refused() {
        let style = |_: &str| Ok("a { background: url(a.png) }".to_owned());
        assert!(bare(PAGE, &SOURCE, style).is_err());
        let other = PAGE.replace("js/main.js", "js/other.js");
        assert!(bare(&other, &SOURCE, read).is_err());
    }

    #[test]
    fn a_page_within_another_is_found_by_its_name() {
        let others = [Source { html: "learn.html", main: "js/learn/main.js" }];
        let html = PAGE.replace("<body>", "<body class=\"learn\">").replace(MAIN, others[0].main);
        let bare = bare(&html, &others[0], read).unwrap();
        let page = within(&bare, &others[0], &others).unwrap();
        let body = "\n<p>Text</p>\n<noscript>None</noscript>\n";
        assert_eq!((&page["class"], &page["body"]), (&json!("learn"), &json!(body)));
        let links = own_links("<a href=\"learn.html\"><a href=\"./\"><a href=\"x.html\">", &others);
        assert_eq!(links, "<a href=\"?learn\"><a href=\"?\"><a href=\"x.html\">");
    }

    #[test]
    fn styles_lose_their_comments_alone() {
        assert_eq!(plain("/* a */\na {\n  b: c; /* d\n */\n}\n\n"), "a {\nb: c;\n}");
    }
}
