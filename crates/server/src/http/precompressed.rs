//! Documents that are the same for every client: compressed once, when the server starts.

use std::io::Write;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use super::assets::accepts_gzip;

/// The compressed form of a content.
pub(super) fn gzip(content: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(content).and_then(|()| encoder.finish());
    written.expect("memory can be written to").into()
}

/// A document with its compressed form.
pub(super) struct Precompressed {
    content_type: &'static str,
    plain: Bytes,
    gzip: Bytes,
}

impl Precompressed {
    pub(super) fn new(content_type: &'static str, text: String) -> Precompressed {
        Precompressed { content_type, gzip: gzip(text.as_bytes()), plain: text.into() }
    }

    /// The document in the form that the client accepts.
    pub(super) fn respond(&self, headers: &HeaderMap) -> Response {
        let is_compressed = accepts_gzip(headers);
        let body = if is_compressed { &self.gzip } else { &self.plain };
        let mut response = body.clone().into_response();
        let mut set = |name, value| response.headers_mut().insert(name, HeaderValue::from_static(value));
        set(header::CONTENT_TYPE, self.content_type);
        set(header::VARY, "accept-encoding");
        if is_compressed {
            set(header::CONTENT_ENCODING, "gzip");
        }
        response
    }
}
