//! `cargo xtask package`: the archive of a release, with checksum and SBOM.

pub(crate) mod check;
mod licences;
mod sbom;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{self, Failed, cargo, execute, root};
use crate::web;

/// The shells for which `marchstone completions` writes a file, and what the shell calls it.
const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "marchstone.bash"),
    ("elvish", "marchstone.elv"),
    ("fish", "marchstone.fish"),
    ("powershell", "_marchstone.ps1"),
    ("zsh", "_marchstone"),
];

const DOCUMENTS: [&str; 4] = ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// What is packaged for which system.
struct Package {
    /// The target triple.
    target: String,
    /// The binary that goes into the archive.
    binary: PathBuf,
    /// Where the archive is made.
    directory: PathBuf,
}

fn failed(error: &io::Error) -> Failed {
    Failed(error.to_string())
}

/// Builds the archive of a release for a target (default: this machine) under target/package, with its checksum and its
/// SBOM, and checks that the program in it runs.
pub(crate) fn run(target: Option<&str>, binary: Option<PathBuf>) -> Result<(), Failed> {
    if !web::is_built() {
        step::timed("browser client", web::build)?;
    }
    let host = host()?;
    let makes_wheel = target.is_none() && binary.is_none();
    let binary = match binary {
        Some(binary) => binary,
        None => {
            step::run("binary", &mut build(target))?;
            let output = root().join("target");
            let output = target.map_or(output.clone(), |target| output.join(target));
            output.join("release").join(format!("marchstone{}", suffix(target.unwrap_or(&host))))
        }
    };
    let target = target.unwrap_or(&host);
    let package = Package { target: target.to_owned(), binary, directory: root().join("target/package") };
    clear(&package.directory)?;
    let mut archive = PathBuf::new();
    step::timed("archive", || {
        archive = package.archive()?;
        write_checksum(&archive)
    })?;
    step::timed("SBOM", || {
        sbom::write(target, &package.directory.join(format!("{}.cdx.json", package.name())))
    })?;
    step::timed("check of the archive", || check::run(&archive, target))?;
    let size = |path: &Path| fs::metadata(path).map_or(0, |facts| facts.len()) as f64 / 1e6;
    println!("\n{} {:.1} MB, binary {:.1} MB", archive.display(), size(&archive), size(&package.binary));
    if makes_wheel { wheel() } else { Ok(()) }
}

/// Makes the wheel of the Python package for this machine, and checks it in a fresh virtual environment.
pub(crate) fn wheel() -> Result<(), Failed> {
    let mut script = Command::new("sh");
    script.arg(root().join("scripts/wheel.sh")).arg(root().join("target/package"));
    step::run("wheel", &mut script)
}

/// Writes the SBOM of the binary for a target (default: this machine), as it comes with a release.
pub(crate) fn write_sbom(target: Option<&str>, file: &Path) -> Result<(), Failed> {
    let target = target.map_or_else(host, |target| Ok(target.to_owned()))?;
    sbom::write(&target, file)?;
    println!("{}", file.display());
    Ok(())
}

/// Packages a binary that was built for this machine before, without SBOM, and checks the archive.
pub(crate) fn check_binary(binary: PathBuf) -> Result<(), Failed> {
    let package = Package { target: host()?, binary, directory: root().join("target/package-check") };
    clear(&package.directory)?;
    let archive = package.archive()?;
    write_checksum(&archive)?;
    check::run(&archive, &package.target)
}

/// The build of a release: the profile leaves out symbols and debug information.
fn build(target: Option<&str>) -> Command {
    let mut build = cargo(&["build", "--release", "--locked", "--package", "marchstone"]);
    if let Some(target) = target {
        build.args(["--target", target]);
    }
    build
}

/// The target triple of this machine.
fn host() -> Result<String, Failed> {
    let version = output(Command::new("rustc").arg("-vV"))?;
    let line = version.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| Failed("rustc -vV names no host".to_owned()))
}

/// The suffix of a program.
fn suffix(target: &str) -> &'static str {
    if target.contains("windows") { ".exe" } else { "" }
}

/// What a program prints; a status other than zero is a failure.
fn output(command: &mut Command) -> Result<String, Failed> {
    let output = command.output().map_err(|error| Failed(format!("{command:?}: {error}")))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        return Err(Failed(format!("{}: {command:?}\n{errors}", output.status)));
    }
    String::from_utf8(output.stdout).map_err(|error| Failed(format!("{command:?}: {error}")))
}

/// An empty directory in place of what was there.
fn clear(directory: &Path) -> Result<(), Failed> {
    if directory.exists() {
        fs::remove_dir_all(directory).map_err(|error| failed(&error))?;
    }
    fs::create_dir_all(directory).map_err(|error| failed(&error))
}

impl Package {
    /// The name of the archive and of the directory in it. It has no version, so that the address of the archive of the
    /// latest release stays the same.
    fn name(&self) -> String {
        format!("marchstone-{}", self.target)
    }

    /// Makes the archive: the binary, its man page and completions, documents and licences.
    fn archive(&self) -> Result<PathBuf, Failed> {
        let content = self.directory.join(self.name());
        let completions = content.join("completions");
        fs::create_dir_all(&completions).map_err(|error| failed(&error))?;
        let copy = |from: &Path, to: PathBuf| fs::copy(from, to).map(drop).map_err(|error| failed(&error));
        let write = |to: PathBuf, text: String| fs::write(to, text).map_err(|error| failed(&error));
        let program = content.join(format!("marchstone{}", suffix(&self.target)));
        copy(&self.binary, program)?;
        for document in DOCUMENTS {
            copy(&root().join(document), content.join(document))?;
        }
        let said = |arguments: &[&str]| output(Command::new(&self.binary).args(arguments));
        write(content.join("marchstone.1"), said(&["man"])?)?;
        for (shell, file) in COMPLETIONS {
            write(completions.join(file), said(&["completions", shell])?)?;
        }
        write(content.join("LICENSES-THIRD-PARTY.txt"), licences::collect(&self.target)?)?;
        self.pack()
    }

    /// Windows unpacks zip files without further programs, and its tar writes them.
    fn pack(&self) -> Result<PathBuf, Failed> {
        let is_zip = self.target.contains("windows");
        let archive =
            self.directory.join(format!("{}.{}", self.name(), if is_zip { "zip" } else { "tar.gz" }));
        let mut tar = Command::new("tar");
        if is_zip {
            tar.args(["-a", "-c", "-f"]);
        } else {
            tar.args(["-c", "-z", "-f"]);
        }
        execute(tar.arg(&archive).arg(self.name()).current_dir(&self.directory))?;
        fs::remove_dir_all(self.directory.join(self.name())).map_err(|error| failed(&error))?;
        Ok(archive)
    }
}

/// Writes the SHA-256 of a file beside it, as `sha256sum --check` reads it.
fn write_checksum(file: &Path) -> Result<(), Failed> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let mut checksum = file.as_os_str().to_owned();
    checksum.push(".sha256");
    fs::write(checksum, format!("{}  {name}\n", sha256(file)?)).map_err(|error| failed(&error))
}

/// The SHA-256 of a file, from the program that this system has for it: Linux, macOS or Windows.
fn sha256(file: &Path) -> Result<String, Failed> {
    let mut programs = [Command::new("sha256sum"), Command::new("shasum"), Command::new("certutil")];
    programs[0].arg(file);
    programs[1].args(["-a", "256"]).arg(file);
    programs[2].arg("-hashfile").arg(file).arg("SHA256");
    let answer = programs.iter_mut().find_map(|program| output(program).ok());
    answer
        .as_deref()
        .and_then(find_digest)
        .map(str::to_owned)
        .ok_or_else(|| Failed("none of sha256sum, shasum and certutil computed a checksum".to_owned()))
}

/// The first word of 64 hexadecimal digits.
fn find_digest(text: &str) -> Option<&str> {
    let is_digest = |word: &&str| word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    // GNU sha256sum puts a backslash before the digest of a file whose name has one.
    text.split_whitespace().map(|word| word.trim_start_matches('\\')).find(is_digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    #[test]
    fn digests_are_found_in_what_each_system_prints() {
        for printed in [
            format!("{EMPTY}  empty.tar.gz\n"),
            format!("\\{EMPTY}  C:\\\\empty.zip\n"),
            format!("SHA256 hash of empty.zip:\r\n{EMPTY}\r\nCertUtil: -hashfile command completed.\r\n"),
        ] {
            assert_eq!(find_digest(&printed), Some(EMPTY));
        }
        assert_eq!(find_digest("no such file"), None);
    }

    #[test]
    fn archives_are_named_after_their_target() {
        let package = |target: &str| Package {
            target: target.to_owned(),
            binary: PathBuf::new(),
            directory: PathBuf::new(),
        };
        assert_eq!(package("x86_64-unknown-linux-gnu").name(), "marchstone-x86_64-unknown-linux-gnu");
        assert_eq!(suffix("x86_64-unknown-linux-gnu"), "");
        assert_eq!(suffix("x86_64-pc-windows-msvc"), ".exe");
    }
}
