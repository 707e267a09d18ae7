//! A folder, served to this machine alone.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;

use anyhow::{Context, Result, anyhow};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::mime;

/// How many ports are tried after the one asked for.
const MORE_PORTS: u16 = 20;
/// A browser keeps several connections open at a time.
const THREADS: usize = 4;

/// Takes the port, or the next free one with a word about it.
pub fn listen(port: u16) -> Result<(Server, u16)> {
    let mut reason = anyhow!("no port was tried");
    for candidate in port..=port.saturating_add(MORE_PORTS) {
        match Server::http(SocketAddr::from((Ipv4Addr::LOCALHOST, candidate))) {
            Ok(server) => {
                let bound = server.server_addr().to_ip().context("no address")?.port();
                if bound != port && port != 0 {
                    println!("port {port} is taken, so this is port {bound}");
                }
                return Ok((server, bound));
            }
            Err(error) => reason = anyhow!("{error}"),
        }
    }
    Err(reason.context(format!("cannot listen on port {port} or the {MORE_PORTS} after it")))
}

/// Serves the folder until the program is stopped.
pub fn serve(server: Server, root: &Path) {
    let server = Arc::new(server);
    let workers: Vec<_> = (0..THREADS)
        .map(|_| {
            let (server, root) = (Arc::clone(&server), root.to_owned());
            thread::spawn(move || {
                for request in server.incoming_requests() {
                    answer(request, &root);
                }
            })
        })
        .collect();
    for worker in workers {
        // A worker ends when its browser's connection makes it panic: the others go on.
        let _ = worker.join();
    }
}

/// Answers one request. A browser that went away in the meantime is no error.
fn answer(request: Request, root: &Path) {
    let found = match request.method() {
        Method::Get | Method::Head => file(root, request.url()).and_then(|file| {
            let bytes = fs::read(&file).ok()?;
            Some((mime::of(&file), bytes))
        }),
        _ => None,
    };
    let (status, kind, bytes) = match found {
        Some((kind, bytes)) => (200, kind, bytes),
        None => (404, "text/plain; charset=utf-8", b"not found".to_vec()),
    };
    // What is being worked on must never be an old copy.
    let response = Response::from_data(bytes)
        .with_status_code(status)
        .with_header(header("Content-Type", kind))
        .with_header(header("Cache-Control", "no-store"));
    let _ = request.respond(response);
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("a header of plain ASCII")
}

/// The file that an address names, if it lies in the folder.
fn file(root: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let relative = Path::new(path);
    if !relative.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let file = root.join(relative);
    Some(if file.is_dir() { file.join("index.html") } else { file })
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;
    use crate::project;

    #[test]
    fn an_address_names_a_file_in_the_folder_or_nothing() {
        let root = project::root();
        let named = |url| file(root, url).map(|file| file.strip_prefix(root).unwrap().to_owned());
        assert_eq!(named("/"), Some("index.html".into()));
        assert_eq!(named("/?lang=ky#76"), Some("index.html".into()));
        assert_eq!(named("/xtask/src/main.rs?v=1"), Some("xtask/src/main.rs".into()));
        for outside in ["/../x", "/a/../../x", "//etc/passwd", "x", "*", ""] {
            assert_eq!(named(outside), None, "{outside}");
        }
    }

    #[test]
    fn a_taken_port_gives_the_next_and_files_come_as_what_they_are() {
        let (_taken, first) = listen(0).unwrap();
        let (server, second) = listen(first).unwrap();
        assert_ne!(first, second);
        let root = project::root().join("xtask");
        thread::spawn(move || serve(server, &root));

        let get = |path: &str| {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, second)).unwrap();
            write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            answer
        };
        let found = get("/Cargo.toml");
        assert!(found.starts_with("HTTP/1.1 200"), "{found}");
        assert!(found.contains("Cache-Control: no-store") && found.contains("name = \"xtask\""));
        assert!(get("/../Cargo.toml").starts_with("HTTP/1.1 404"));
    }
}
