//! The files of the browser client. Its build has compressed them: most lie in the program as gzip and Brotli only, and WebAssembly as
//! Brotli only. Clients that do not accept it find none, and play at the server.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Read;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use flate2::read::GzDecoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use table::fairness::hex;

use super::nets;
use crate::problem::Problem;

/// The files of the browser client, built by `cargo xtask web`.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Pages;

/// The page shown if the browser client was not built.
const WITHOUT_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Marchstone</title>\
    <h1>Marchstone</h1><p>The table server is running, but the browser client was not built into it. \
    <code>cargo xtask start</code> builds both. \
    <span lang=\"fr\">Le serveur fonctionne, mais sans le client du navigateur.</span></p>\
    <p><a href=\"/api/docs\">The API</a></p></html>";

/// The content codings, best first, with the file extension of each.
const CODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// A file as it is sent.
pub(super) struct File {
    pub(super) data: Bytes,
    /// Names this content in this coding.
    pub(super) tag: String,
    pub(super) coding: Option<&'static str>,
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> File {
        let data = match file.data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => Bytes::from(data),
        };
        File { tag: hex(&file.metadata.sha256_hash()[..16]), data, coding: None }
    }
}

/// The contents of files that lie in the program in compressed forms only, by the tag of the gzip file. Each is decoded once,
/// on a thread of its own, for the first client that accepts no coding. All of them together are 2 MB.
#[derive(Default)]
struct DecodedFiles(Mutex<HashMap<String, Arc<DecodedFile>>>);

/// Empty until it is decoded; then the content, unless the gzip file is damaged.
type DecodedFile = OnceLock<Option<Bytes>>;

static DECODED: LazyLock<DecodedFiles> = LazyLock::new(DecodedFiles::default);

impl DecodedFiles {
    /// The content of a gzip file.
    async fn get(&self, file: File) -> Option<File> {
        let tag = format!("{}-decoded", file.tag);
        let content = {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(known.entry(file.tag).or_default())
        };
        let data = match content.get() {
            Some(data) => data.clone(),
            // Requests that come meanwhile wait for the same content. It is stored even if the client disconnects.
            None => {
                let decode = move || content.get_or_init(|| decode(&file.data)).clone();
                tokio::task::spawn_blocking(decode).await.ok()?
            }
        };
        Some(File { data: data?, tag, coding: None })
    }
}

fn decode(gzip: &[u8]) -> Option<Bytes> {
    let mut data = Vec::new();
    GzDecoder::new(gzip).read_to_end(&mut data).ok()?;
    Some(data.into())
}

/// The file in the best form that the client accepts.
async fn best_form(
    name: &str,
    headers: &HeaderMap,
    decoded: &DecodedFiles,
    find: impl Fn(&str) -> Option<File>,
) -> Option<File> {
    let form = |extension: &str| find(&format!("{name}.{extension}"));
    let accepted = accepted_codings(headers)
        .into_iter()
        .find_map(|(coding, extension)| Some(File { coding: Some(coding), ..form(extension)? }));
    match accepted.or_else(|| find(name)) {
        Some(file) => Some(file),
        None => decoded.get(form("gz")?).await,
    }
}

/// Serves a file of the browser client. Unknown paths get its index page, which routes them.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    respond(&method, uri.path(), &headers, &DECODED, |name| Pages::get(name).map(File::from)).await
}

async fn respond(
    method: &Method,
    path: &str,
    headers: &HeaderMap,
    decoded: &DecodedFiles,
    find: impl Fn(&str) -> Option<File>,
) -> Response {
    let path = path.trim_start_matches('/');
    if path.starts_with("api/") {
        return Problem::NotFound.into_response();
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        return Problem::BadMethod.into_response();
    }
    let found = match best_form(path, headers, decoded, &find).await {
        None => nets::find(path, headers).await,
        found => found,
    };
    let (name, file) = match found {
        Some(file) if !path.is_empty() => (path, file),
        _ if path.starts_with("assets/") => return StatusCode::NOT_FOUND.into_response(),
        _ => match best_form("index.html", headers, decoded, &find).await {
            Some(file) => ("index.html", file),
            None => return Html(WITHOUT_CLIENT).into_response(),
        },
    };
    let tag = format!("\"{}\"", file.tag);
    let is_known = is_known_to_client(headers, &tag);
    let mut response =
        if is_known { StatusCode::NOT_MODIFIED.into_response() } else { file.data.into_response() };
    // The names of files under assets/ contain a hash of their content.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut set = |header: header::HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(header, value);
        }
    };
    set(header::ETAG, &tag);
    set(header::CACHE_CONTROL, cache);
    set(header::VARY, "accept-encoding");
    if name.starts_with("assets/worker-") {
        set(header::CONTENT_SECURITY_POLICY, super::WORKER_POLICY);
    }
    if !is_known {
        set(header::CONTENT_TYPE, mime_guess::from_path(name).first_or_octet_stream().as_ref());
        if let Some(coding) = file.coding {
            set(header::CONTENT_ENCODING, coding);
        }
    }
    response
}

/// The elements of a header that is a list.
fn elements<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// The codings that the client accepts, best first.
fn accepted_codings(headers: &HeaderMap) -> Vec<(&'static str, &'static str)> {
    let quality = |coding: &str| {
        let mut given = None;
        for element in elements(headers, &header::ACCEPT_ENCODING) {
            let (name, parameters) = element.split_once(';').unwrap_or((element, ""));
            let quality = parameters.trim().strip_prefix("q=").map_or(Some(1.0), |text| text.parse().ok());
            let quality = quality.unwrap_or(0.0_f32);
            if name.trim().eq_ignore_ascii_case(coding) {
                return quality;
            }
            if name.trim() == "*" {
                given = Some(quality);
            }
        }
        given.unwrap_or(0.0)
    };
    let mut codings: Vec<_> = CODINGS.map(|coding| (quality(coding.0), coding)).to_vec();
    codings.retain(|(quality, _)| *quality > 0.0);
    // A stable sort: of two codings that the client likes equally, the smaller one comes first.
    codings.sort_by(|one, other| other.0.total_cmp(&one.0));
    codings.into_iter().map(|(_, coding)| coding).collect()
}

/// Whether the client accepts gzip.
pub(super) fn accepts_gzip(headers: &HeaderMap) -> bool {
    accepted_codings(headers).iter().any(|(coding, _)| *coding == "gzip")
}

/// Whether the client has this version of the file.
fn is_known_to_client(headers: &HeaderMap, tag: &str) -> bool {
    elements(headers, &header::IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "the script", compressed.
    const GZIP: &[u8] = &[
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 43, 201, 72, 85, 40, 78, 46, 202, 44, 40, 1, 0, 242, 223, 102, 1,
        10, 0, 0, 0,
    ];

    /// Files with compressed forms only, and some without.
    fn file(name: &str) -> Option<File> {
        let data: &'static [u8] = match name {
            "index.html" => b"the page",
            "assets/index-5ZyvCIyM.js.br" => b"brotli",
            "assets/index-5ZyvCIyM.js.gz" => GZIP,
            "assets/picture-abc.png" => b"a picture",
            "assets/worker-home-abc.js" => b"a worker",
            "assets/table-abc.wasm" => b"wasm",
            "assets/local-bergues-abc.wasm.br" => b"a module",
            "sw.js" => b"service worker",
            "manifest.webmanifest" => b"the manifest",
            _ => return None,
        };
        Some(File { data: Bytes::from_static(data), tag: hex(data), coding: None })
    }

    fn get(path: &str, lines: &[(header::HeaderName, &'static str)]) -> Response {
        let headers = lines.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        request(&Method::GET, path, &headers.collect())
    }

    fn request(method: &Method, path: &str, headers: &HeaderMap) -> Response {
        wait(respond(method, path, headers, &DECODED, file))
    }

    fn wait<T>(coming: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(coming)
    }

    fn body(response: Response) -> Bytes {
        wait(axum::body::to_bytes(response.into_body(), 1000)).expect("a body")
    }

    fn header(response: &Response, name: &header::HeaderName) -> Option<String> {
        Some(response.headers().get(name)?.to_str().expect("a text").to_owned())
    }

    const SCRIPT: &str = "/assets/index-5ZyvCIyM.js";

    fn coding(accepted: &'static str) -> Option<String> {
        let response = get(SCRIPT, &[(header::ACCEPT_ENCODING, accepted)]);
        assert_eq!(header(&response, &header::VARY).as_deref(), Some("accept-encoding"));
        assert_eq!(header(&response, &header::CONTENT_TYPE).as_deref(), Some("text/javascript"));
        header(&response, &header::CONTENT_ENCODING)
    }

    #[test]
    fn the_client_chooses_the_coding() {
        assert_eq!(coding("gzip, deflate, br, zstd").as_deref(), Some("br"));
        assert_eq!(coding("gzip").as_deref(), Some("gzip"));
        assert_eq!(coding("br;q=0.5, gzip;q=0.8").as_deref(), Some("gzip"));
        assert_eq!(coding("BR ; q=1.0").as_deref(), Some("br"));
        assert_eq!(coding("*").as_deref(), Some("br"));
        assert_eq!(coding("*, br;q=0").as_deref(), Some("gzip"));
        for none in ["", "identity", "br;q=0, gzip;q=0", "br;q=much", "zstd"] {
            assert_eq!(coding(none), None, "{none}");
        }
        let picture = get("/assets/picture-abc.png", &[(header::ACCEPT_ENCODING, "br")]);
        assert_eq!(header(&picture, &header::CONTENT_ENCODING), None, "it has no compressed form");
    }

    #[test]
    fn a_client_that_accepts_no_coding_gets_the_decoded_file() {
        assert_eq!(&*body(get(SCRIPT, &[])), b"the script");
    }

    #[test]
    fn a_module_is_there_for_clients_that_accept_brotli() {
        let module = |coding| get("/assets/local-bergues-abc.wasm", &[(header::ACCEPT_ENCODING, coding)]);
        assert_eq!(&*body(module("gzip, br")), b"a module");
        assert_eq!(header(&module("br"), &header::CONTENT_TYPE).as_deref(), Some("application/wasm"));
        assert_eq!(module("gzip").status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn a_file_is_decoded_once() {
        let bodies = [body(get(SCRIPT, &[])), body(get(SCRIPT, &[]))];
        assert_eq!(bodies[0].as_ptr(), bodies[1].as_ptr(), "both are the same bytes in memory");
    }

    #[test]
    fn every_form_of_a_file_has_its_own_tag_and_is_sent_once() {
        let brotli = (header::ACCEPT_ENCODING, "br");
        let tag = header(&get(SCRIPT, std::slice::from_ref(&brotli)), &header::ETAG).expect("a tag");
        assert_ne!(Some(&tag), header(&get(SCRIPT, &[]), &header::ETAG).as_ref());
        let tag: &'static str = tag.leak();
        let known = |tag| get(SCRIPT, &[brotli.clone(), (header::IF_NONE_MATCH, tag)]);
        for list in [tag, "*", format!("\"other\", W/{tag}").leak()] {
            let response = known(list);
            assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{list}");
            assert_eq!(header(&response, &header::ETAG).as_deref(), Some(tag));
            assert_eq!(header(&response, &header::CONTENT_ENCODING), None);
        }
        assert_eq!(known("\"other\"").status(), StatusCode::OK);
    }

    #[test]
    fn only_files_with_a_hash_in_their_name_are_immutable() {
        let cache = |path: &str| header(&get(path, &[]), &header::CACHE_CONTROL).expect("a policy");
        assert_eq!(cache(SCRIPT), "public, max-age=31536000, immutable");
        for page in ["/", "/index.html", "/tables/abc", "/sw.js", "/manifest.webmanifest"] {
            assert_eq!(cache(page), "no-cache", "{page}");
        }
        assert_eq!(get("/assets/gone.js", &[]).status(), StatusCode::NOT_FOUND);
        assert_eq!(get("/api/nothing", &[]).status(), StatusCode::NOT_FOUND);
        let posted = request(&Method::POST, "/", &HeaderMap::new());
        assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn files_have_the_types_that_browsers_insist_on() {
        let kind = |path: &str| header(&get(path, &[]), &header::CONTENT_TYPE).expect("a type");
        assert_eq!(kind("/sw.js"), "text/javascript");
        assert_eq!(kind("/assets/table-abc.wasm"), "application/wasm");
        assert_eq!(kind("/manifest.webmanifest"), "application/manifest+json");
    }

    #[test]
    fn only_workers_may_compile_web_assembly() {
        let policy = |path: &str| header(&get(path, &[]), &header::CONTENT_SECURITY_POLICY);
        let worker = policy("/assets/worker-home-abc.js").expect("a policy of its own");
        assert!(worker.contains("script-src 'self' 'wasm-unsafe-eval';"), "{worker}");
        // The others have the policy of pages, which the router adds.
        for path in ["/", SCRIPT, "/sw.js"] {
            assert_eq!(policy(path), None, "{path}");
        }
        assert!(!super::super::CONTENT_POLICY.contains("wasm-unsafe-eval"));
    }
}
