//! `cargo xtask site`: the browser client for a static host, with everything but play over a network.

use std::path::Path;

use crate::requirements::{self, Requirement};
use crate::step::{self, Failed, root};
use crate::web;

/// Builds the site into `folder`, for the path `base` of its host.
pub(crate) fn run(base: &str, folder: &Path) -> Result<(), Failed> {
    check_base(base)?;
    requirements::require(&[Requirement::Node])?;
    let folder = root().join(folder);
    step::timed("site", || web::build_site(base, &folder))?;
    println!("\n{} is the site for https://your.host{base}: copy it there.", folder.display());
    Ok(())
}

/// A base path begins and ends with a slash, and needs no escapes in addresses.
fn check_base(base: &str) -> Result<(), Failed> {
    let is_plain = |part: &str| {
        !part.is_empty()
            && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '~'))
    };
    let inner = base.strip_prefix('/').and_then(|rest| rest.strip_suffix('/'));
    let is_valid = base == "/" || inner.is_some_and(|inner| inner.split('/').all(is_plain));
    if is_valid {
        Ok(())
    } else {
        Err(Failed(format!(
            "--base {base}: a path begins and ends with a slash and has letters, digits, -, _, . and ~ between, such as \
             /marchstone/"
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::check_base;

    #[test]
    fn a_base_is_a_plain_path_between_slashes() {
        for good in ["/", "/marchstone/", "/~ann/games/", "/a.b/c_d-2/"] {
            assert!(check_base(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "marchstone",
            "/marchstone",
            "marchstone/",
            "//",
            "/a//b/",
            "/a b/",
            "/ä/",
            "/a\"/",
            "https://x/",
        ] {
            assert!(check_base(bad).is_err(), "{bad}");
        }
    }
}
