//! The value nets and policies of bots that play in a browser. They lie in the program for its own bots, so the files of the
//! browser client that the program contains leave them out.

use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::http::HeaderMap;
use sha2::{Digest, Sha256};
use table::fairness::hex;

use super::assets::{File, accepts_gzip};
use super::precompressed::gzip;

/// A net as a file of the browser client.
struct NetFile {
    /// With a hash of the content, as `cargo xtask web` lists it for the client (xtask/src/wasm).
    path: String,
    tag: String,
    content: &'static [u8],
    /// Compressed for the first client that asks for it.
    gzip: OnceLock<Bytes>,
}

static NETS: LazyLock<Vec<NetFile>> = LazyLock::new(|| {
    let nets = catalog::listed().flat_map(catalog::AnyGame::nets);
    let nets = nets.map(|spec| (spec.shape.name, "net", spec.weights));
    let policies = catalog::listed().flat_map(catalog::AnyGame::policies);
    let policies = policies.map(|(name, weights)| (name, "weights", weights));
    let files = nets.chain(policies);
    files.filter_map(|(name, extension, content)| Some(NetFile::new(name, extension, content?))).collect()
});

impl NetFile {
    fn new(name: &str, extension: &str, content: &'static [u8]) -> NetFile {
        let tag = hex(&Sha256::digest(content)[..8]);
        let path = format!("assets/local-{name}-{tag}.{extension}");
        NetFile { path, tag, content, gzip: OnceLock::new() }
    }

    fn gzip(&self) -> Bytes {
        self.gzip.get_or_init(|| gzip(self.content)).clone()
    }
}

/// The net with this path, in the form that the client accepts.
pub(super) async fn find(path: &str, headers: &HeaderMap) -> Option<File> {
    let net = NETS.iter().find(|net| net.path == path)?;
    if !accepts_gzip(headers) {
        return Some(File { data: Bytes::from_static(net.content), tag: net.tag.clone(), coding: None });
    }
    let data = tokio::task::spawn_blocking(|| net.gzip()).await.ok()?;
    Some(File { data, tag: format!("{}-gzip", net.tag), coding: Some("gzip") })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::http::{HeaderValue, header};
    use flate2::read::GzDecoder;

    use super::*;

    #[tokio::test]
    async fn every_net_is_sent_as_it_is_or_compressed() {
        for (extension, count) in [(".net", 5), (".weights", 1)] {
            assert_eq!(NETS.iter().filter(|net| net.path.ends_with(extension)).count(), count, "{extension}");
        }
        let gzip = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"))]);
        for net in NETS.iter() {
            let plain = find(&net.path, &HeaderMap::new()).await.expect("a file");
            assert_eq!((&*plain.data, plain.coding), (net.content, None));
            let compressed = find(&net.path, &gzip).await.expect("a file");
            assert_eq!(compressed.coding, Some("gzip"));
            assert_ne!(compressed.tag, plain.tag);
            let mut decoded = Vec::new();
            GzDecoder::new(&*compressed.data).read_to_end(&mut decoded).expect("gzip");
            assert_eq!(decoded, net.content);
        }
    }

    #[tokio::test]
    async fn a_net_of_another_version_is_not_found() {
        let path = NETS[0].path.replace(&NETS[0].tag, "0123456789abcdef");
        assert!(find(&path, &HeaderMap::new()).await.is_none());
    }
}
