//! Session tokens by server, stored between runs, so that a guest stays the same guest.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A folder with one token per server. Tokens are as powerful as passwords: only the owner may read the files.
#[derive(Clone, Debug)]
pub(super) struct Tokens(Option<PathBuf>);

impl Tokens {
    /// The tokens beside the folder of saved games. Without such a folder nothing is stored.
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

    /// Stores a token. If that fails, the next run signs in as another guest, and nothing else is lost.
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
    fn a_stored_token_is_read_for_the_same_server_only() {
        let folder = tempfile::tempdir().unwrap();
        let tokens = Tokens::beside(Some(&folder.path().join("games")));
        assert_eq!(tokens.read("http://a:1"), None);
        tokens.keep("http://a:1", "secret");
        assert_eq!(tokens.read("http://a:1").as_deref(), Some("secret"));
        assert_eq!(tokens.read("http://a:2"), None);
        Tokens::beside(None).keep("http://a:1", "nowhere");
    }
}
