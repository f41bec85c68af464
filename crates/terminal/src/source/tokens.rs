//! Who one is at which server, kept between runs, so that a guest is the same guest tomorrow.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A folder with a token for each server. Tokens are as good as passwords: only the owner may read them.
#[derive(Clone, Debug)]
pub(super) struct Tokens(Option<PathBuf>);

impl Tokens {
    /// The tokens beside the games, if they have a place.
    pub(super) fn beside(games: Option<&Path>) -> Tokens {
        Tokens(games.and_then(Path::parent).map(|parent| parent.join("servers")))
    }

    fn file(&self, url: &str) -> Option<PathBuf> {
        let name: String =
            url.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '_' }).collect();
        Some(self.0.as_ref()?.join(name))
    }

    pub(super) fn read(&self, url: &str) -> Option<String> {
        let text = fs::read_to_string(self.file(url)?).ok()?;
        Some(text.trim().to_owned()).filter(|token| !token.is_empty())
    }

    /// Keeps a token. If that cannot be done, one is another guest next time, and nothing else is lost.
    pub(super) fn keep(&self, url: &str, token: &str) {
        let Some(file) = self.file(url) else { return };
        let Some(folder) = file.parent() else { return };
        let _ = fs::create_dir_all(folder).and_then(|()| {
            let mut options = fs::OpenOptions::new();
            options.write(true).create(true).truncate(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            options.open(&file)?.write_all(token.as_bytes())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_stays_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let tokens = Tokens::beside(Some(&folder.path().join("games")));
        assert_eq!(tokens.read("http://a:1"), None);
        tokens.keep("http://a:1", "secret");
        assert_eq!(tokens.read("http://a:1").as_deref(), Some("secret"));
        assert_eq!(tokens.read("http://a:2"), None);
        Tokens::beside(None).keep("http://a:1", "nowhere");
    }
}
