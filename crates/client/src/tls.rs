//! TLS with the certificates of the system.

use std::sync::{Arc, OnceLock};

use rustls::{ClientConfig, RootCertStore};

/// The TLS settings of this process. The certificates are read once, for the first encrypted connection.
pub(crate) fn config() -> Arc<ClientConfig> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let read = || {
        let mut roots = RootCertStore::empty();
        // Certificates that cannot be read are not trusted: connections that need them fail.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
    };
    CONFIG.get_or_init(read).clone()
}
