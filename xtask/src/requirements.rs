//! Programs that some checks need from the system: how they are found, and how they are installed.

use std::env;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{self, Failed};

/// A program that some checks need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Requirement {
    Chromium,
    Curl,
    Espeak,
    Firefox,
    Node,
    Postgres,
    Python,
}

/// A system with a package manager.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum System {
    Debian,
    Fedora,
    Arch,
    MacOs,
}

impl System {
    const ALL: [System; 4] = [System::Debian, System::Fedora, System::Arch, System::MacOs];

    const fn install_command(self) -> (&'static str, &'static str) {
        match self {
            System::Debian => ("Debian, Ubuntu", "sudo apt install"),
            System::Fedora => ("Fedora", "sudo dnf install"),
            System::Arch => ("Arch", "sudo pacman -S"),
            System::MacOs => ("macOS", "brew install"),
        }
    }
}

impl Requirement {
    pub(crate) const ALL: [Requirement; 7] = [
        Requirement::Chromium,
        Requirement::Curl,
        Requirement::Espeak,
        Requirement::Firefox,
        Requirement::Node,
        Requirement::Postgres,
        Requirement::Python,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Requirement::Chromium => "Chromium",
            Requirement::Curl => "curl",
            Requirement::Espeak => "eSpeak NG",
            Requirement::Firefox => "Firefox",
            Requirement::Node => "Node.js (20 or newer) with npm",
            Requirement::Postgres => "PostgreSQL",
            Requirement::Python => "Python 3 with venv",
        }
    }

    const fn packages(self, system: System) -> &'static [&'static str] {
        match (self, system) {
            (Requirement::Chromium, _) => &["chromium"],
            (Requirement::Curl, _) => &["curl"],
            (Requirement::Espeak, _) => &["espeak-ng"],
            (Requirement::Firefox, System::Debian) => &["firefox-esr"],
            (Requirement::Firefox, _) => &["firefox"],
            (Requirement::Node, System::Fedora) => &["nodejs"],
            (Requirement::Node, System::MacOs) => &["node"],
            (Requirement::Node, _) => &["nodejs", "npm"],
            (Requirement::Postgres, System::Fedora) => &["postgresql-server"],
            (Requirement::Postgres, System::MacOs) => &["postgresql@17"],
            (Requirement::Postgres, _) => &["postgresql"],
            (Requirement::Python, System::Debian) => &["python3", "python3-venv"],
            (Requirement::Python, System::Fedora) => &["python3"],
            (Requirement::Python, _) => &["python"],
        }
    }

    /// Parts of the names of Rust tests that need it. They are left out where it is missing.
    pub(crate) const fn tests(self) -> &'static [&'static str] {
        match self {
            Requirement::Postgres => &["postgres", "nodes::", "two_servers_survive"],
            Requirement::Python => {
                &["the_example_bot", "two_programs_play", "the_script_of_the_fairness_page"]
            }
            Requirement::Chromium
            | Requirement::Curl
            | Requirement::Espeak
            | Requirement::Firefox
            | Requirement::Node => &[],
        }
    }

    fn is_present(self) -> bool {
        match self {
            Requirement::Chromium => chromium().is_some(),
            Requirement::Curl => succeeds("curl", &["--version"]),
            Requirement::Espeak => succeeds("espeak-ng", &["--version"]),
            Requirement::Firefox => firefox().is_some(),
            Requirement::Node => succeeds("node", &["--version"]) && succeeds("npm", &["--version"]),
            Requirement::Postgres => has_initdb(),
            Requirement::Python => succeeds("python3", &["-c", "import venv, ensurepip"]),
        }
    }
}

fn succeeds(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

/// The browser for the tests: `$CHROMIUM`, else where the packages of the systems put it.
pub(crate) fn chromium() -> Option<PathBuf> {
    let usual = [
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/snap/bin/chromium",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ];
    first_present("CHROMIUM", &usual)
}

/// The second browser for the tests: `$FIREFOX`, else where the packages of the systems put it.
pub(crate) fn firefox() -> Option<PathBuf> {
    let usual = [
        "/usr/bin/firefox-esr",
        "/usr/bin/firefox",
        "/snap/bin/firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
    ];
    first_present("FIREFOX", &usual)
}

fn first_present(variable: &str, usual: &[&str]) -> Option<PathBuf> {
    let candidates = env::var_os(variable).into_iter().map(PathBuf::from);
    candidates.chain(usual.iter().map(PathBuf::from)).find(|path| path.exists())
}

/// Whether a PostgreSQL server is installed: in the directories that crates/testbed searches.
fn has_initdb() -> bool {
    let versions = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];
    let versioned = versions.iter().filter_map(|directory| std::fs::read_dir(directory).ok()).flatten();
    let versioned = versioned.flatten().map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    versioned.chain(env::split_paths(&path)).any(|directory| directory.join("initdb").exists())
}

/// How missing requirements can be met.
#[derive(PartialEq, Eq, Debug)]
enum Remedy {
    /// Nothing is missing.
    None,
    /// This process can install these packages with apt.
    Apt(Vec<&'static str>),
    /// The user has to install them.
    Advice(String),
}

fn remedy(missing: &[Requirement], has_apt: bool, is_root: bool) -> Remedy {
    if missing.is_empty() {
        Remedy::None
    } else if has_apt && is_root {
        Remedy::Apt(packages(missing, System::Debian))
    } else {
        Remedy::Advice(advice(missing))
    }
}

fn packages(missing: &[Requirement], system: System) -> Vec<&'static str> {
    missing.iter().flat_map(|requirement| requirement.packages(system)).copied().collect()
}

/// What to install on which system.
fn advice(missing: &[Requirement]) -> String {
    let names: Vec<&str> = missing.iter().map(|requirement| requirement.name()).collect();
    let mut text = format!("Missing: {}. Install:\n", names.join(", "));
    for system in System::ALL {
        let (name, install) = system.install_command();
        let _ = writeln!(text, "  {name:15} {install} {}", packages(missing, system).join(" "));
    }
    text
}

fn missing(needed: &[Requirement]) -> Vec<Requirement> {
    needed.iter().copied().filter(|requirement| !requirement.is_present()).collect()
}

/// Installs what is missing if this process can, and prints what the user has to install. Returns what is still
/// missing.
pub(crate) fn provide(needed: &[Requirement]) -> Vec<Requirement> {
    let absent = missing(needed);
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    match remedy(&absent, Path::new("/usr/bin/apt-get").exists(), is_root) {
        Remedy::None => absent,
        Remedy::Advice(text) => {
            println!("\n{text}");
            absent
        }
        Remedy::Apt(packages) => {
            if let Err(failed) = install(&packages) {
                println!("{failed}");
            }
            let absent = missing(&absent);
            if !absent.is_empty() {
                println!("\n{}", advice(&absent));
            }
            absent
        }
    }
}

fn install(packages: &[&str]) -> Result<(), Failed> {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    step::run("package list", &mut apt(&["update", "-qq"]))?;
    let mut install = apt(&["install", "-y", "-qq", "--no-install-recommends"]);
    step::run(&format!("packages: {}", packages.join(" ")), install.args(packages))
}

/// Fails if one of these is missing and cannot be installed.
pub(crate) fn require(needed: &[Requirement]) -> Result<(), Failed> {
    let absent = provide(needed);
    if absent.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = absent.iter().map(|requirement| requirement.name()).collect();
    Err(Failed(format!("{} is needed", names.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BROWSER_AND_DATABASE: [Requirement; 2] = [Requirement::Chromium, Requirement::Postgres];

    #[test]
    fn nothing_is_done_if_nothing_is_missing() {
        assert_eq!(remedy(&[], true, true), Remedy::None);
    }

    #[test]
    fn root_on_debian_installs_packages() {
        assert_eq!(remedy(&BROWSER_AND_DATABASE, true, true), Remedy::Apt(vec!["chromium", "postgresql"]));
    }

    #[test]
    fn users_and_other_systems_get_advice() {
        for (has_apt, is_root) in [(true, false), (false, true), (false, false)] {
            let Remedy::Advice(text) = remedy(&BROWSER_AND_DATABASE, has_apt, is_root) else { panic!() };
            for line in [
                "Debian, Ubuntu  sudo apt install chromium postgresql",
                "Fedora          sudo dnf install chromium postgresql-server",
                "Arch            sudo pacman -S chromium postgresql",
                "macOS           brew install chromium postgresql@17",
            ] {
                assert!(text.contains(line), "{text}");
            }
        }
    }

    #[test]
    fn every_requirement_has_a_package_on_every_system() {
        for system in System::ALL {
            assert!(Requirement::ALL.iter().all(|requirement| !requirement.packages(system).is_empty()));
        }
    }

    /// All Rust sources below a directory.
    fn sources(directory: &Path, text: &mut String) {
        for entry in std::fs::read_dir(directory).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                sources(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn tests_that_are_left_out_exist() {
        let mut text = String::new();
        sources(&step::root().join("crates"), &mut text);
        for part in Requirement::ALL.iter().flat_map(|requirement| requirement.tests()) {
            let name =
                part.strip_suffix("::").map_or_else(|| format!("{part}_"), |module| format!("mod {module};"));
            assert!(text.contains(&name), "no test is named like {part}");
        }
    }
}
