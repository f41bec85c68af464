//! The nets that come with the program.

use std::sync::{Arc, OnceLock};

use tabletop::Outlook;

use super::Net;

/// A file of weights, by the name of its outlook, and the net once it was read.
struct Embedded {
    name: &'static str,
    file: &'static [u8],
    net: OnceLock<Arc<Net>>,
}

impl Embedded {
    const fn new(name: &'static str, file: &'static [u8]) -> Embedded {
        Embedded { name, file, net: OnceLock::new() }
    }
}

/// Every net there is.
static NETS: [Embedded; 5] = [
    Embedded::new("bergues-classic", include_bytes!("../../weights/bergues-classic.net")),
    Embedded::new("lords-of-scotland-2", include_bytes!("../../weights/lords-of-scotland-2.net")),
    Embedded::new("lords-of-scotland-many", include_bytes!("../../weights/lords-of-scotland-many.net")),
    Embedded::new("schotten-totten-base", include_bytes!("../../weights/schotten-totten-base.net")),
    Embedded::new("schotten-totten-tactics", include_bytes!("../../weights/schotten-totten-tactics.net")),
];

/// The net with this outlook, if one comes with the program.
///
/// # Panics
/// If the file does not fit the program: a test reads all of them.
pub fn embedded(outlook: &Outlook) -> Option<Arc<Net>> {
    let embedded = NETS.iter().find(|embedded| embedded.name == outlook.name)?;
    let read = || Arc::new(Net::read(embedded.file, *outlook).expect("the nets of the program fit it"));
    Some(Arc::clone(embedded.net.get_or_init(read)))
}
