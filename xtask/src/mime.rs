//! What kind of thing a file is, for a browser.

use std::path::Path;

/// The media type of a file, from its ending.
pub fn of(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json; charset=utf-8",
        "png" => "image/png",
        "svg" => "image/svg+xml; charset=utf-8",
        "ts" | "txt" | "md" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_refuse_modules_and_engines_of_the_wrong_kind() {
        assert_eq!(of(Path::new("js/main.js")), "text/javascript; charset=utf-8");
        assert_eq!(of(Path::new("wasm/engine.wasm")), "application/wasm");
        assert_eq!(of(Path::new("LICENSE")), "application/octet-stream");
    }
}
