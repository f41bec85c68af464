//! crates/browser as WebAssembly: the module, the JavaScript around it, and the nets, in web/public for the build of the client.

mod toolchain;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use crate::step::{Failed, cargo, root};
use toolchain::Toolchain;

const TARGET: &str = "wasm32-unknown-unknown";
/// The list of the files for the client.
const LIST: &str = "local.json";
/// The folder of files whose names contain a hash of their content.
const ASSETS: &str = "assets";

/// Runs a program.
type Run = fn(&mut Command) -> Result<(), Failed>;

fn public() -> PathBuf {
    root().join("web/public")
}

/// The target directory of these builds: another compiler than that of the program may make them.
fn target() -> PathBuf {
    root().join("target/web")
}

/// Builds everything, unless there is no way to compile for WebAssembly here: then it says why.
pub(crate) fn build(run: Run) -> Result<(), Failed> {
    let toolchain = match Toolchain::find(run) {
        Ok(toolchain) => toolchain,
        Err(Failed(why)) => {
            println!(
                "=== without games on this device: {why}\n    The client works with a server only. `rustup target add {TARGET}` \
                 installs what is missing."
            );
            return remove();
        }
    };
    let mut compile = cargo(&["build", "--profile", "wasm", "--locked", "--package", "browser", "--lib"]);
    compile.args(["--target", TARGET]).env("CARGO_TARGET_DIR", target());
    toolchain.set(&mut compile);
    run(&mut compile)?;
    let module = target().join(TARGET).join("wasm/browser.wasm");
    let glue = target().join("glue");
    let mut write = cargo(&["run", "--quiet", "--release", "--locked", "--manifest-path"]);
    write.arg(root().join("xtask/glue/Cargo.toml")).arg("--").arg(&module).arg(&glue);
    run(write.env("CARGO_TARGET_DIR", target().join("tools")))?;
    publish(&glue)
}

/// Copies the files into web/public, under names with a hash, and lists them; does nothing if they are there.
fn publish(glue: &Path) -> Result<(), Failed> {
    let mut files = vec![
        ("glue".to_owned(), glue.join("browser.js"), "js"),
        ("wasm".to_owned(), glue.join("browser_bg.wasm"), "wasm"),
    ];
    for game in fs::read_dir(root().join("games"))?.flatten() {
        let weights = fs::read_dir(game.path().join("weights")).into_iter().flatten().flatten();
        for path in weights.map(|entry| entry.path()).filter(|path| path.extension() == Some("net".as_ref()))
        {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, path, "net"));
        }
    }
    files.sort();
    let (mut own, mut nets, mut copies) = (Vec::new(), Vec::new(), Vec::new());
    for (name, path, extension) in files {
        let content = fs::read(&path)?;
        // The server serves the nets of its own bots under these names, too (crates/server/src/http/nets.rs).
        let hash = Sha256::digest(&content)[..8].iter().fold(0, |hash, byte| hash << 8 | u64::from(*byte));
        let file = format!("{ASSETS}/local-{name}-{hash:016x}.{extension}");
        let line = format!("\"{name}\": \"{file}\"");
        if extension == "net" {
            nets.push(line);
        } else {
            own.push(line);
        }
        copies.push((file, content));
    }
    let list = format!("{{ {}, \"nets\": {{ {} }} }}\n", own.join(", "), nets.join(", "));
    if fs::read_to_string(public().join(LIST)).is_ok_and(|written| written == list)
        && copies.iter().all(|(file, _)| public().join(file).exists())
    {
        return Ok(());
    }
    remove()?;
    fs::create_dir_all(public().join(ASSETS))?;
    for (file, content) in copies {
        fs::write(public().join(file), content)?;
    }
    Ok(fs::write(public().join(LIST), list)?)
}

/// Whether the client gets the files.
pub(crate) fn is_published() -> bool {
    public().join(LIST).exists()
}

fn remove() -> Result<(), Failed> {
    for done in [fs::remove_file(public().join(LIST)), fs::remove_dir_all(public().join(ASSETS))] {
        match done {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    Ok(())
}

/// Copies the files to the client that is built already, for a server that runs.
pub(crate) fn add_to_client() -> Result<(), Failed> {
    let dist = root().join("web/dist");
    for entry in fs::read_dir(public().join(ASSETS)).into_iter().flatten().flatten() {
        fs::copy(entry.path(), dist.join(ASSETS).join(entry.file_name()))?;
    }
    if public().join(LIST).exists() {
        fs::copy(public().join(LIST), dist.join(LIST))?;
    }
    Ok(())
}
