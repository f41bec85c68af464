//! crates/browser as WebAssembly: a module for each game, the JavaScript around it, value nets and policies, in web/public for
//! the build of the client.

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
    let games = names(&root().join("crates/browser/modules"))?;
    for game in &games {
        // One after the other: packages that are compiled together share their features, and so the games.
        let mut compile = cargo(&["build", "--profile", "wasm", "--locked", "--target", TARGET, "--package"]);
        compile.arg(format!("browser-{game}")).env("CARGO_TARGET_DIR", target());
        toolchain.set(&mut compile);
        run(&mut compile)?;
        let module = target().join(TARGET).join(format!("wasm/browser_{}.wasm", game.replace('-', "_")));
        let mut write = cargo(&["run", "--quiet", "--release", "--locked", "--manifest-path"]);
        write.arg(root().join("xtask/glue/Cargo.toml")).arg("--").arg(module).arg(glue(game));
        run(write.env("CARGO_TARGET_DIR", target().join("tools")))?;
    }
    publish(&games)
}

/// The names of the entries of a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>, Failed> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    Ok(names)
}

/// Where the module of a game and its JavaScript are written.
fn glue(game: &str) -> PathBuf {
    target().join("glue").join(game)
}

/// The files that are to be copied, each with its path below web/public.
#[derive(Default)]
struct Copies(Vec<(String, Vec<u8>)>);

impl Copies {
    /// Adds a file and returns its new path, which contains a hash.
    fn add(&mut self, name: &str, extension: &str, file: &Path) -> Result<String, Failed> {
        let content = fs::read(file)?;
        // The server serves the nets of its own bots under these names, too (crates/server/src/http/nets.rs).
        let hash = Sha256::digest(&content)[..8].iter().fold(0, |hash, byte| hash << 8 | u64::from(*byte));
        let path = format!("{ASSETS}/local-{name}-{hash:016x}.{extension}");
        self.0.push((path.clone(), content));
        Ok(path)
    }
}

/// Copies the files into web/public, under names with a hash, and lists them; does nothing if they are there.
fn publish(games: &[String]) -> Result<(), Failed> {
    let (mut copies, mut modules) = (Copies::default(), Vec::new());
    let (mut nets, mut policies) = (Vec::new(), Vec::new());
    for game in games {
        let file = format!("browser_{}", game.replace('-', "_"));
        let code = copies.add(game, "js", &glue(game).join(format!("{file}.js")))?;
        let wasm = copies.add(game, "wasm", &glue(game).join(format!("{file}_bg.wasm")))?;
        modules.push(format!("\"{game}\": {{ \"glue\": \"{code}\", \"wasm\": \"{wasm}\" }}"));
        let weights = root().join("games").join(game).join("weights");
        for file in names(&weights)? {
            let Some((name, extension)) = file.rsplit_once('.') else { continue };
            let list = match extension {
                "net" => &mut nets,
                "weights" => &mut policies,
                _ => continue,
            };
            let path = copies.add(name, extension, &weights.join(&file))?;
            list.push(format!("\"{name}\": \"{path}\""));
        }
    }
    let list = format!(
        "{{ \"games\": {{ {} }}, \"nets\": {{ {} }}, \"policies\": {{ {} }} }}\n",
        modules.join(", "),
        nets.join(", "),
        policies.join(", ")
    );
    let Copies(copies) = copies;
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
