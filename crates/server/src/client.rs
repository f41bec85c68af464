//! The client at the other end of a connection.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::http::HeaderMap;

use crate::limits::{CountGuard, KeyedCounter, Limits, network_of};

/// A counted connection. It counts until the last clone is dropped.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    _counted: Arc<(CountGuard<()>, Option<CountGuard<IpAddr>>)>,
}

/// Limits the number of connections, in total and for each address.
#[derive(Default)]
pub(crate) struct ConnectionGate {
    all: KeyedCounter<()>,
    each: KeyedCounter<IpAddr>,
}

impl ConnectionGate {
    /// Admits a connection, unless a limit is reached.
    pub(crate) fn admit(&self, address: IpAddr, limits: &Limits) -> Option<Peer> {
        // A proxy forwards the connections of many clients.
        let counts = !limits.trusted_proxies.contain(address) && !limits.unlimited.contain(address);
        let all = self.all.try_increment(&(), limits.connections)?;
        let own = if counts {
            Some(self.each.try_increment(&network_of(address), limits.connections_per_address)?)
        } else {
            None
        };
        Some(Peer { address: address.to_canonical(), _counted: Arc::new((all, own)) })
    }
}

/// The network origin of a request.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: IpAddr,
    /// Whether rate limits do not apply.
    pub(crate) unlimited: bool,
    /// Whether the request has a forwarding header.
    pub(crate) forwarded: bool,
    /// Keeps the connection counted; `None` for requests without a connection.
    _peer: Option<Peer>,
}

impl Client {
    /// The client of a request. `X-Forwarded-For` is used only if the peer is a trusted proxy.
    pub(crate) fn of(peer: Option<Peer>, headers: &HeaderMap, limits: &Limits) -> Client {
        let direct = peer.as_ref().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.address);
        let address = if limits.trusted_proxies.contain(direct) {
            forwarded_for(headers, limits).unwrap_or(direct)
        } else {
            direct
        };
        let forwarded = ["x-forwarded-for", "forwarded"].iter().any(|name| headers.contains_key(*name));
        Client { address, unlimited: limits.unlimited.contain(address), forwarded, _peer: peer }
    }
}

/// The rightmost address that is not a trusted proxy. Each proxy appends the address of its peer, so addresses further
/// left can be forged.
fn forwarded_for(headers: &HeaderMap, limits: &Limits) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let all: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let known =
        |text: &&str| text.parse::<IpAddr>().is_ok_and(|address| limits.trusted_proxies.contain(address));
    let client = all.into_iter().rev().find(|text| !known(text))?;
    client.parse().ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        Limits { trusted_proxies: "10.0.0.0/8".parse().unwrap(), ..Limits::default() }
    }

    fn client(direct: &str, forwarded: &[&'static str]) -> IpAddr {
        let peer = ConnectionGate::default().admit(direct.parse().unwrap(), &limits());
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        Client::of(peer, &headers, &limits()).address
    }

    #[test]
    fn forwarded_addresses_are_used_only_from_trusted_proxies() {
        let outside: IpAddr = "192.0.2.1".parse().unwrap();
        assert_eq!(client("10.0.0.1", &["192.0.2.1"]), outside);
        assert_eq!(client("10.0.0.1", &["192.0.2.1, 10.0.0.9"]), outside);
        assert_eq!(client("10.0.0.1", &["198.51.100.7, 192.0.2.1", "10.0.0.9"]), outside);
        assert_eq!(client("192.0.2.1", &["198.51.100.7"]), outside, "not a trusted proxy");
    }

    #[test]
    fn without_a_valid_forwarded_address_the_client_is_the_proxy() {
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        assert_eq!(client("10.0.0.1", &[]), proxy);
        assert_eq!(client("10.0.0.1", &["unknown"]), proxy);
        assert_eq!(client("10.0.0.1", &["10.0.0.2"]), proxy);
    }

    #[test]
    fn connections_beyond_the_limits_are_refused() {
        let limits = Limits { connections: 3, connections_per_address: 2, ..limits() };
        let gate = ConnectionGate::default();
        let enter = |text: &str| gate.admit(text.parse().unwrap(), &limits);
        let (one, two) = (enter("192.0.2.1"), enter("192.0.2.1"));
        assert!(one.is_some() && two.is_some() && enter("192.0.2.1").is_none());
        let other = enter("192.0.2.2");
        assert!(other.is_some() && enter("192.0.2.3").is_none(), "full");
        drop(one);
        assert!(enter("192.0.2.1").is_some());
    }
}
