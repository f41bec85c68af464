//! The software bill of materials of the binary, in `CycloneDX`.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{failed, licences, output};
use crate::step::{Failed, cargo, execute, root};

const VERSION: &str = "0.5.9";

/// Writes the bill of materials of the binary for a target.
pub(super) fn write(target: &str, file: &Path) -> Result<(), Failed> {
    let tools = root().join("target/tools");
    let tool = tools.join("bin/cargo-cyclonedx");
    if !output(Command::new(&tool).args(["cyclonedx", "--version"])).is_ok_and(|text| text.contains(VERSION))
    {
        let mut install = cargo(&["install", "--quiet", "--locked", "cargo-cyclonedx", "--version", VERSION]);
        execute(install.arg("--root").arg(&tools))?;
    }
    // It writes beside the manifest of every package of the workspace.
    let name = "marchstone-sbom";
    let mut generate = Command::new(&tool);
    generate
        .args([
            "cyclonedx",
            "--format",
            "json",
            "--spec-version",
            "1.5",
            "--quiet",
            "--override-filename",
            name,
        ])
        .args(["--target", target, "--manifest-path"])
        .arg(root().join("crates/marchstone/Cargo.toml"))
        .env("CARGO", std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    execute(&mut generate)?;
    let mut written = Err(Failed("cargo-cyclonedx wrote no file for the binary".to_owned()));
    for parent in ["crates", "games", "."] {
        for entry in fs::read_dir(root().join(parent)).into_iter().flatten().flatten() {
            let made = entry.path().join(format!("{name}.json"));
            if !made.exists() {
                continue;
            }
            if entry.file_name() == "marchstone" {
                let crates = fs::read_to_string(&made).map_err(|error| failed(&error))?;
                let complete = with_client(&crates, &licences::client_packages()?)?;
                written = fs::write(file, complete).map_err(|error| failed(&error));
            }
            fs::remove_file(&made).map_err(|error| failed(&error))?;
        }
    }
    written
}

/// Adds the packages of the browser client to the components of a bill of materials.
fn with_client(bill: &str, packages: &[[String; 3]]) -> Result<String, Failed> {
    // The indentation tells the list of the bill from the list of the programs in the package.
    let start = "\n  \"components\": [";
    let (head, tail) =
        bill.split_once(start).ok_or_else(|| Failed("the bill of materials has no components".to_owned()))?;
    let components: String = packages.iter().map(component).collect();
    Ok(format!("{head}{start}{components}{tail}"))
}

fn component([name, version, licence]: &[String; 3]) -> String {
    // A scope such as @fluent is percent-encoded in a package URL.
    let url = format!("pkg:npm/{}@{version}", name.replace('@', "%40"));
    format!(
        "\n    {{\"type\": \"library\", \"bom-ref\": \"{url}\", \"name\": \"{name}\", \"version\": \"{version}\", \
         \"scope\": \"required\", \"licenses\": [{{\"expression\": \"{licence}\"}}], \"purl\": \"{url}\"}},"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_of_the_client_come_before_the_crates() {
        let programs =
            "\n  \"metadata\": {\n    \"components\": [\n      {\"name\": \"marchstone\"}\n    ]\n  },";
        let bill = format!("{{{programs}\n  \"components\": [\n    {{\"name\": \"clap\"}}\n  ]\n}}");
        let packages = [["@fluent/bundle", "0.19.1", "Apache-2.0"].map(str::to_owned)];
        let complete = with_client(&bill, &packages).unwrap();
        assert!(
            complete.contains("\"purl\": \"pkg:npm/%40fluent/bundle@0.19.1\"},\n    {\"name\": \"clap\"}")
        );
        assert!(complete.contains(programs));
        assert!(with_client("{}", &packages).is_err());
    }
}
