//! What the tests need from the system.

use std::path::Path;
use std::process::Command;

use crate::step::{self, Failed};

/// A program that shows whether a package is there, and the package.
const NEEDED: [(&str, &str); 2] = [("/usr/bin/chromium", "chromium"), ("/usr/lib/postgresql", "postgresql")];

/// Installs what is missing, by name.
pub(crate) fn packages() -> Result<(), Failed> {
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(file, _)| !Path::new(file).exists()).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.starts_with(b"0\n"));
    let apt = |arguments: &[&str]| {
        let mut command = if root { Command::new("apt-get") } else { Command::new("sudo") };
        if !root {
            command.arg("apt-get");
        }
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    step::run("list of Debian packages", &mut apt(&["update", "-qq"]))?;
    let mut install = apt(&["install", "-y", "-qq", "--no-install-recommends"]);
    step::run(&format!("Debian packages: {}", missing.join(" ")), install.args(&missing))
}
