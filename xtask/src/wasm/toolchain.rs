//! A compiler for WebAssembly: that of this machine if it has the standard library for the target; else that of Debian,
//! unpacked into target/ without being installed, with a standard library that is built once.

use std::env::consts::ARCH;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Run, TARGET};
use crate::step::{Failed, root};

/// How it compiles. Functions without `#[inline]` are inlined only if they are small, also where the code is compiled for speed.
/// Nobody reads where a panic happened in a worker: the places would be a tenth of the code. This flag is not stable, so the
/// compiler is told that it may be used.
const FLAGS: [&str; 3] =
    ["-Ctarget-feature=+simd128", "-Cllvm-args=-inline-threshold=50", "-Zlocation-detail=none"];

/// What compiles.
pub(super) enum Toolchain {
    /// The compiler of this machine.
    Own,
    /// Debian's, in this folder.
    Debian(PathBuf),
}

/// What a program prints; nothing if it cannot be run.
fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output =
        Command::new(program).args(arguments).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

impl Toolchain {
    /// The toolchain of this machine; unpacks Debian's if there is no other.
    pub(super) fn find(run: Run) -> Result<Toolchain, Failed> {
        let library = output("rustc", &["--print", "target-libdir", "--target", TARGET]);
        if library.is_some_and(|path| Path::new(path.trim()).is_dir()) {
            return Ok(Toolchain::Own);
        }
        let version = debian_version().ok_or_else(|| {
            Failed(format!("this machine has no standard library for {TARGET}, and no package rustc-web"))
        })?;
        let folder = root().join("target/web-toolchain").join(&version);
        if !folder.join("ok").exists() {
            println!(
                "=== Debian's compiler for WebAssembly {version}: unpacked into target/, about a minute"
            );
            unpack(&folder, &version, run)?;
            build_std(&folder, run)?;
            fs::write(folder.join("ok"), "")?;
        }
        Ok(Toolchain::Debian(folder))
    }

    /// Makes a build use it.
    pub(super) fn set(&self, build: &mut Command) {
        let mut flags = FLAGS.map(str::to_owned).to_vec();
        flags.push(remap(&root(), "/src"));
        flags.extend(home().map(|home| remap(&home, "/cargo")));
        build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f")).env("RUSTC_BOOTSTRAP", "1");
        if let Toolchain::Debian(folder) = self {
            build.env("RUSTC", folder.join("rustc"));
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", folder.join("wasm-ld"));
        }
    }
}

/// Paths of this machine are no part of what is built.
fn remap(path: &Path, to: &str) -> String {
    format!("--remap-path-prefix={}={to}", path.display())
}

fn home() -> Option<PathBuf> {
    let own = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    own.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
}

/// The version of Debian's package, if this is a Debian that has it.
fn debian_version() -> Option<String> {
    let policy = output("apt-cache", &["policy", "rustc-web"])?;
    let candidate = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    (ARCH == "x86_64" && candidate != "(none)").then(|| candidate.to_owned())
}

/// Unpacks the packages, and writes a compiler and a linker that find their libraries.
fn unpack(folder: &Path, version: &str, run: Run) -> Result<(), Failed> {
    let packages = folder.join("packages");
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(&packages)?;
    let minor: Vec<&str> = version.split('.').take(2).collect();
    let library = format!("libstd-rust-web-{}={version}", minor.join("."));
    let llvm = output("apt-cache", &["show", &library])
        .and_then(|text| {
            let start = text.find("libllvm")? + "libllvm".len();
            Some(text[start..].chars().take_while(char::is_ascii_digit).collect::<String>())
        })
        .ok_or_else(|| Failed("the package of the standard library names no LLVM".to_owned()))?;
    let mut download = Command::new("apt-get");
    download.args(["-qq", "download"]).current_dir(&packages);
    download
        .args(["rustc-web", "rust-web-src", "libstd-rust-web-dev"].map(|name| format!("{name}={version}")));
    run(download.args([library, format!("libllvm{llvm}"), format!("lld-{llvm}")]))?;
    for package in fs::read_dir(&packages)?.flatten() {
        run(Command::new("dpkg-deb").arg("--extract").arg(package.path()).arg(folder))?;
    }
    fs::remove_dir_all(&packages)?;
    for (name, program) in [("rustc", "rustc".to_owned()), ("wasm-ld", format!("wasm-ld-{llvm}"))] {
        let usr = folder.join("usr");
        let script = format!(
            "#!/bin/sh\nLD_LIBRARY_PATH={} exec {} \"$@\"\n",
            usr.join("lib/x86_64-linux-gnu").display(),
            usr.join("bin").join(program).display()
        );
        fs::write(folder.join(name), script)?;
        run(Command::new("chmod").arg("+x").arg(folder.join(name)))?;
    }
    Ok(())
}

/// Compiles the standard library for the target from Debian's source, into the place where the compiler looks for it.
fn build_std(folder: &Path, run: Run) -> Result<(), Failed> {
    let source = folder.join("std");
    fs::create_dir_all(source.join("src"))?;
    fs::write(source.join("src/lib.rs"), "")?;
    let manifest = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n\
        [profile.release]\npanic = \"abort\"\ncodegen-units = 1\n";
    fs::write(source.join("Cargo.toml"), manifest)?;
    let mut build = Command::new("cargo");
    build.args(["build", "--quiet", "--release", "--target", TARGET]).current_dir(&source);
    build.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="]);
    let mut flags = vec!["-Cembed-bitcode=yes".to_owned(), remap(folder, "/rustc")];
    flags.extend(home().map(|home| remap(&home, "/cargo")));
    build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    build.env("RUSTC", folder.join("rustc")).env("RUSTC_BOOTSTRAP", "1");
    build.env("CARGO_TARGET_DIR", source.join("target")).env_remove("RUSTUP_TOOLCHAIN");
    run(&mut build)?;
    let library = folder.join("usr/lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&library)?;
    let built = source.join("target").join(TARGET).join("release/deps");
    for entry in fs::read_dir(built)?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_library = Path::new(&name).extension() == Some("rlib".as_ref());
        if is_library && !name.starts_with("libempty") {
            fs::copy(entry.path(), library.join(name))?;
        }
    }
    Ok(fs::remove_dir_all(&source)?)
}
