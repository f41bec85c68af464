//! A compiler for WebAssembly: that of this machine if it has the standard library for the target or its source; else that of
//! Debian, unpacked into target/ without being installed.

use std::env::consts::ARCH;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Run, TARGET};
use crate::step::{Failed, root};

/// How it compiles. Functions without `#[inline]` are inlined only if they are small, also where the code is compiled for speed.
/// Nobody reads where a panic happened in a worker. Some of these flags are not stable, so the compiler is told that they may be
/// used.
const FLAGS: [&str; 3] =
    ["-Ctarget-feature=+simd128", "-Cllvm-args=-inline-threshold=50", "-Zlocation-detail=none"];
/// With the source of the standard library, that is compiled too: for size, and with panics that end the worker at once, as they
/// do anyway, but without code for messages that nobody sees.
const FLAGS_WITH_SOURCE: [&str; 2] = ["-Zunstable-options", "-Cpanic=immediate-abort"];
const BUILD_STD: [&str; 2] = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"];

/// What compiles.
pub(super) enum Toolchain {
    /// The compiler of this machine, with the source of its standard library.
    Own,
    /// The same without the source.
    OwnWithoutSource,
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
        let is_there = |path: Option<PathBuf>| path.is_some_and(|path| path.is_dir());
        let sysroot = output("rustc", &["--print", "sysroot"]).map(|path| PathBuf::from(path.trim()));
        if is_there(sysroot.map(|sysroot| sysroot.join("lib/rustlib/src/rust/library/std"))) {
            return Ok(Toolchain::Own);
        }
        let library = output("rustc", &["--print", "target-libdir", "--target", TARGET]);
        if is_there(library.map(|path| PathBuf::from(path.trim()))) {
            println!("=== `rustup component add rust-src` would make the WebAssembly a tenth smaller");
            return Ok(Toolchain::OwnWithoutSource);
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
            fs::write(folder.join("ok"), "")?;
        }
        Ok(Toolchain::Debian(folder))
    }

    /// Makes a build use it.
    pub(super) fn set(&self, build: &mut Command) {
        let mut flags = FLAGS.to_vec();
        if !matches!(self, Toolchain::OwnWithoutSource) {
            flags.extend(FLAGS_WITH_SOURCE);
            build.args(BUILD_STD);
        }
        let mut flags: Vec<String> = flags.into_iter().map(str::to_owned).collect();
        flags.push(remap(&root(), "/src"));
        flags.extend(home().map(|home| remap(&home, "/cargo")));
        if let Toolchain::Debian(folder) = self {
            flags.push(remap(folder, "/rustc"));
            build.env("RUSTC", folder.join("rustc")).env_remove("RUSTUP_TOOLCHAIN");
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", folder.join("wasm-ld"));
        }
        build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f")).env("RUSTC_BOOTSTRAP", "1");
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
