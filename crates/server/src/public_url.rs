//! The public URL of a server.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use webauthn_rs::prelude::Url;

/// The URL that visitors use: a scheme, a host and perhaps a port, in the form in which browsers send origins.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl(Url);

/// A text that is not a public URL.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no public URL: write scheme and host without a path, such as https://table.example.org")]
pub struct BadPublicUrl(String);

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadPublicUrl> {
        let bad = || BadPublicUrl(text.to_owned());
        let url = Url::parse(text.trim()).map_err(|_| bad())?;
        let is_origin = matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        if is_origin { Ok(PublicUrl(url)) } else { Err(bad()) }
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = BadPublicUrl;

    fn try_from(text: String) -> Result<PublicUrl, BadPublicUrl> {
        text.parse()
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.origin().ascii_serialization())
    }
}

impl PublicUrl {
    /// Whether visitors use HTTPS.
    pub fn is_https(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// The URL for passkeys, which need a domain name.
    pub(crate) const fn url(&self) -> &Url {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_an_origin() {
        for (text, origin) in [
            ("https://Table.example:443/", "https://table.example"),
            ("http://192.0.2.7:8777", "http://192.0.2.7:8777"),
            ("https://[2001:db8::1]", "https://[2001:db8::1]"),
        ] {
            let url: PublicUrl = text.parse().expect("a public URL");
            assert_eq!(url.to_string(), origin);
            assert_eq!(url.is_https(), origin.starts_with("https"));
        }
    }

    #[test]
    fn a_text_without_a_scheme_or_with_more_than_an_origin_is_refused() {
        for text in [
            "table.example.org",
            "table.example.org:8777",
            "localhost:8777",
            "ftp://table.example.org",
            "https://",
            "https://table.example.org/marchstone",
            "https://table.example.org/?a=b",
            "https://me:secret@table.example.org",
            "",
        ] {
            let refused = text.parse::<PublicUrl>().expect_err(text).to_string();
            assert!(refused.contains("https://table.example.org"), "{refused}");
        }
    }
}
