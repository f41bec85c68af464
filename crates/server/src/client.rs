//! The client at the other end of a connection.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::HeaderMap;

use crate::limits::{CountGuard, KeyedCounter, Limits, RateMeter, network_of};
use crate::problem::Problem;

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
    /// Whether a trusted proxy forwards the request for this address.
    is_behind_proxy: bool,
    /// Keeps the connection counted; `None` for requests without a connection.
    _peer: Option<Peer>,
    /// Keeps the connection counted that the client has to a trusted proxy.
    counted: Option<Arc<CountGuard<IpAddr>>>,
}

impl Client {
    /// The client of a request. `X-Forwarded-For` is used only if the peer is a trusted proxy.
    pub(crate) fn of(peer: Option<Peer>, headers: &HeaderMap, limits: &Limits) -> Client {
        let direct = direct_address(peer.as_ref());
        let forwarded = FORWARDING_HEADERS.iter().any(|name| headers.contains_key(*name));
        let is_trusted = limits.trusted_proxies.contain(direct);
        let origin = if is_trusted { forwarded_for(headers, limits) } else { None };
        let address = origin.unwrap_or(direct);
        // A request that a proxy forwards for an unknown client does not come from the proxy's own machine.
        let is_known = origin.is_some() || !(forwarded || is_trusted);
        Client {
            address,
            unlimited: is_known && limits.unlimited.contain(address),
            forwarded,
            is_behind_proxy: origin.is_some(),
            _peer: peer,
            counted: None,
        }
    }

    /// Counts a request that a trusted proxy forwards like a connection of its client, until the last clone is dropped.
    /// Proxies share their connections between clients, and those do not count for an address.
    pub(crate) fn count(&mut self, meter: &RateMeter, limits: &Limits) -> Result<(), Problem> {
        if self.is_behind_proxy && !self.unlimited {
            let counted = meter.forwarded_connection(self.address, limits.connections_per_address)?;
            self.counted = Some(Arc::new(counted));
        }
        Ok(())
    }

    /// The network whose share of the bots it uses; `None` if limits do not apply.
    pub(crate) fn network(&self) -> Option<IpAddr> {
        (!self.unlimited).then(|| network_of(self.address))
    }

    /// Whether it must be kept until the response is sent.
    pub(crate) const fn is_counted(&self) -> bool {
        self.counted.is_some()
    }
}

/// The headers in which proxies name the client.
const FORWARDING_HEADERS: [&str; 3] = ["x-forwarded-for", "forwarded", "x-real-ip"];

/// The address at the other end of the connection. Requests without a connection come from this process.
fn direct_address(peer: Option<&Peer>) -> IpAddr {
    peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.address)
}

/// Warns about forwarding headers from peers that are not trusted proxies, once for each kind of peer: without
/// `--trusted-proxies` all visitors behind a proxy share one limit.
#[derive(Default)]
pub(crate) struct ProxyWarning {
    nearby: AtomicBool,
    distant: AtomicBool,
}

impl ProxyWarning {
    /// Looks at a request.
    pub(crate) fn check(&self, peer: Option<&Peer>, headers: &HeaderMap, limits: &Limits) {
        let address = direct_address(peer);
        if limits.trusted_proxies.contain(address)
            || !FORWARDING_HEADERS.iter().any(|name| headers.contains_key(*name))
        {
            return;
        }
        if !is_nearby(address) {
            // Any visitor can send such a header, and logs contain no addresses of visitors.
            if !self.distant.swap(true, Ordering::Relaxed) {
                tracing::warn!(
                    "a request has a forwarding header, but does not come from a trusted proxy; if it comes from \
                     your proxy, give the address of the proxy with --trusted-proxies"
                );
            }
        } else if !self.nearby.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                proxy = %address,
                "a proxy forwards requests but is not trusted, so all its visitors share one rate limit; if it is \
                 yours, start the server with --trusted-proxies {address}"
            );
        }
    }
}

/// Whether an address belongs to this machine or to a private network.
fn is_nearby(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
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
    fn an_exemption_needs_a_known_address() {
        let limits = Limits { unlimited: "10.0.0.0/8, 192.0.2.1".parse().unwrap(), ..limits() };
        let is_unlimited = |direct: &str, name: &'static str, value: &str| {
            let peer = ConnectionGate::default().admit(direct.parse().unwrap(), &limits);
            let headers = HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())]);
            Client::of(peer, &headers, &limits).unlimited
        };
        assert!(is_unlimited("192.0.2.1", "accept", "*/*"));
        assert!(is_unlimited("10.0.0.1", "x-forwarded-for", "192.0.2.1"));
        assert!(!is_unlimited("10.0.0.1", "x-forwarded-for", "192.0.2.2"));
        assert!(!is_unlimited("10.0.0.1", "accept", "*/*"), "the proxy does not name its client");
        for name in FORWARDING_HEADERS {
            assert!(
                !is_unlimited("192.0.2.1", name, "198.51.100.7"),
                "{name} of a proxy that is not trusted"
            );
        }
    }

    #[test]
    fn only_addresses_of_private_networks_are_nearby() {
        for address in ["127.0.0.1", "172.17.0.1", "192.168.1.2", "::1", "fd00::1", "::ffff:10.0.0.1"] {
            assert!(is_nearby(address.parse().unwrap()), "{address}");
        }
        for address in ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"] {
            assert!(!is_nearby(address.parse().unwrap()), "{address}");
        }
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
