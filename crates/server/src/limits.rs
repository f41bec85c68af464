//! Rate limits and connection limits, for each address and each person.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;
use serde::Deserialize;

use crate::problem::Problem;
use crate::store::PersonId;

/// A list of networks, written `10.0.0.0/8, ::1`, or `none`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Networks(Vec<IpNet>);

/// A text that is not a list of networks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no address and no network: write 10.0.0.7, 10.0.0.0/8, several with commas, or none")]
pub struct BadNetwork(String);

impl FromStr for Networks {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Networks, BadNetwork> {
        if text.trim() == "none" {
            return Ok(Networks::default());
        }
        let network = |part: &str| {
            let part = part.trim();
            let address = || part.parse::<IpAddr>().map(IpNet::from);
            part.parse().or_else(|_| address()).map_err(|_| BadNetwork(part.to_owned()))
        };
        text.split(',').map(network).collect::<Result<_, _>>().map(Networks)
    }
}

impl TryFrom<String> for Networks {
    type Error = BadNetwork;

    fn try_from(text: String) -> Result<Networks, BadNetwork> {
        text.parse()
    }
}

impl fmt::Display for Networks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(if all.is_empty() { "none" } else { "" })?;
        f.write_str(&all.join(", "))
    }
}

impl Networks {
    /// The loopback networks.
    fn this_machine() -> Networks {
        "127.0.0.0/8, ::1".parse().expect("these are networks")
    }

    /// Whether one of the networks contains an address.
    pub fn contain(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address.to_canonical()))
    }
}

/// The limits. 0 means unlimited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Networks,
    /// The networks to which no limit applies.
    pub unlimited: Networks,
    /// Requests and socket messages per minute, for each address and each person.
    pub requests_per_minute: u32,
    /// New guests, new accounts and sign-ins per minute, for each address.
    pub sign_ins_per_minute: u32,
    /// Total connections.
    pub connections: usize,
    /// Connections per address.
    pub connections_per_address: usize,
    /// Open sockets per person.
    pub sockets_per_person: usize,
    /// Unfinished tables per person.
    pub tables_per_person: usize,
    /// How long a client may take to send a request or to receive data.
    pub client_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            trusted_proxies: Networks::default(),
            unlimited: Networks::this_machine(),
            requests_per_minute: 1200,
            sign_ins_per_minute: 20,
            connections: 20_000,
            connections_per_address: 512,
            sockets_per_person: 64,
            tables_per_person: 100,
            client_timeout: Duration::from_secs(15),
        }
    }
}

/// Whether one more fits; a limit of 0 means unlimited.
pub(crate) const fn is_below_limit(limit: usize, count: usize) -> bool {
    limit == 0 || count < limit
}

/// The client that a rate limit counts against.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RateLimitKey {
    /// An IPv4 address or an IPv6 /64 network.
    Address(IpAddr),
    /// A signed-in person.
    Person(PersonId),
}

impl From<IpAddr> for RateLimitKey {
    fn from(address: IpAddr) -> RateLimitKey {
        RateLimitKey::Address(network_of(address))
    }
}

impl From<&PersonId> for RateLimitKey {
    fn from(person: &PersonId) -> RateLimitKey {
        RateLimitKey::Person(person.clone())
    }
}

/// The address under which a client is counted: for IPv6 the /64 network, since one customer has at least that.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// A rate limit for each key.
struct RateLimit<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> RateLimit<K> {
    /// A sustained rate per minute and a burst size.
    fn new(per_minute: u32, burst: u32) -> RateLimit<K> {
        let quota = NonZeroU32::new(per_minute).zip(NonZeroU32::new(burst));
        RateLimit(quota.map(|(rate, burst)| RateLimiter::keyed(Quota::per_minute(rate).allow_burst(burst))))
    }

    fn check(&self, key: &K) -> Result<(), Problem> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            Problem::TooFast(wait.as_secs() as u32 + 1)
        })
    }

    fn drop_idle_keys(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Counts live things for each key.
#[derive(Clone)]
pub(crate) struct KeyedCounter<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for KeyedCounter<K> {
    fn default() -> KeyedCounter<K> {
        KeyedCounter(Arc::default())
    }
}

/// Counts as one until it is dropped.
pub(crate) struct CountGuard<K: Hash + Eq>(KeyedCounter<K>, Option<K>);

impl<K: Hash + Eq + Clone> KeyedCounter<K> {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<K, usize>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Adds one, unless the limit is reached.
    pub(crate) fn try_increment(&self, key: &K, limit: usize) -> Option<CountGuard<K>> {
        self.with(|counts| {
            let count = counts.entry(key.clone()).or_default();
            let fits = is_below_limit(limit, *count);
            *count += usize::from(fits);
            fits
        })
        .then(|| CountGuard(self.clone(), Some(key.clone())))
    }
}

impl<K: Hash + Eq> Drop for CountGuard<K> {
    fn drop(&mut self) {
        let Some(key) = self.1.take() else { return };
        let mut counts = (self.0).0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&key);
            }
        }
    }
}

/// How many times the requests to the API an address may make of other requests and socket messages.
const TRAFFIC_FACTOR: u32 = 4;

/// The rate limits of a server.
pub(crate) struct RateMeter {
    requests: RateLimit<RateLimitKey>,
    /// What costs little and has no limit of its own for each address: files, health, socket messages.
    traffic: RateLimit<IpAddr>,
    sign_ins: RateLimit<IpAddr>,
    /// Password attempts for one account from one address: few, against guessing.
    attempts: RateLimit<(String, IpAddr)>,
    /// Password attempts for one account from all addresses: more, so that an attacker cannot lock the owner out.
    all_attempts: RateLimit<String>,
    forwarded: KeyedCounter<IpAddr>,
    sockets: KeyedCounter<RateLimitKey>,
    exports: KeyedCounter<PersonId>,
}

impl RateMeter {
    pub(crate) fn new(limits: &Limits) -> RateMeter {
        RateMeter {
            // Loading a page causes a burst of requests.
            requests: RateLimit::new(limits.requests_per_minute, limits.requests_per_minute.div_ceil(4)),
            traffic: RateLimit::new(
                limits.requests_per_minute.saturating_mul(TRAFFIC_FACTOR),
                limits.requests_per_minute,
            ),
            sign_ins: RateLimit::new(limits.sign_ins_per_minute, limits.sign_ins_per_minute),
            attempts: RateLimit::new(3, 10),
            all_attempts: RateLimit::new(12, 100),
            forwarded: KeyedCounter::default(),
            sockets: KeyedCounter::default(),
            exports: KeyedCounter::default(),
        }
    }

    /// Counts a request or a socket message.
    pub(crate) fn request(&self, key: &RateLimitKey) -> Result<(), Problem> {
        self.requests.check(key)
    }

    /// Counts a request outside the API, or a socket message of any person at this address.
    pub(crate) fn traffic(&self, from: IpAddr) -> Result<(), Problem> {
        self.traffic.check(&network_of(from))
    }

    /// Counts a new guest, a new account or a sign-in.
    pub(crate) fn sign_in(&self, from: IpAddr) -> Result<(), Problem> {
        self.sign_ins.check(&network_of(from))
    }

    /// Counts a password attempt.
    pub(crate) fn password_attempt(&self, account: &str, from: IpAddr) -> Result<(), Problem> {
        self.attempts.check(&(account.to_owned(), network_of(from)))?;
        self.all_attempts.check(&account.to_owned())
    }

    /// Counts a connection that a client has to a trusted proxy.
    pub(crate) fn forwarded_connection(
        &self,
        from: IpAddr,
        limit: usize,
    ) -> Result<CountGuard<IpAddr>, Problem> {
        self.forwarded.try_increment(&network_of(from), limit).ok_or(Problem::TooMany)
    }

    /// Counts an open socket.
    pub(crate) fn socket(
        &self,
        key: &RateLimitKey,
        limit: usize,
    ) -> Result<CountGuard<RateLimitKey>, Problem> {
        self.sockets.try_increment(key, limit).ok_or(Problem::TooMany)
    }

    /// Counts a running export: one at a time for each person.
    pub(crate) fn export(&self, person: &PersonId) -> Result<CountGuard<PersonId>, Problem> {
        self.exports.try_increment(person, 1).ok_or(Problem::TooMany)
    }

    /// Drops keys whose quota is full again.
    pub(crate) fn drop_idle_keys(&self) {
        self.requests.drop_idle_keys();
        self.traffic.drop_idle_keys();
        self.sign_ins.drop_idle_keys();
        self.attempts.drop_idle_keys();
        self.all_attempts.drop_idle_keys();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn networks_are_parsed_leniently() {
        let networks: Networks = "10.0.0.0/8, 192.168.1.7,2001:db8::/32".parse().unwrap();
        assert!(networks.contain(address("10.9.8.7")) && networks.contain(address("192.168.1.7")));
        assert!(networks.contain(address("::ffff:10.9.8.7")), "an IPv4-mapped address");
        assert!(!networks.contain(address("192.168.1.8")) && !networks.contain(address("::1")));
        assert_eq!("none".parse(), Ok(Networks::default()));
        assert_eq!("10.0.0.0/8, here".parse::<Networks>(), Err(BadNetwork("here".to_owned())));
    }

    #[test]
    fn ipv6_addresses_of_one_network_count_as_one() {
        assert_eq!(network_of(address("2001:db8:1:2:3:4:5:6")), network_of(address("2001:db8:1:2::1")));
        assert_ne!(network_of(address("2001:db8:1:2::1")), network_of(address("2001:db8:1:3::1")));
        assert_ne!(network_of(address("192.0.2.1")), network_of(address("192.0.2.2")));
        assert_eq!(network_of(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }

    #[test]
    fn exceeding_the_rate_tells_how_long_to_wait_and_does_not_affect_others() {
        let limits = Limits { sign_ins_per_minute: 2, ..Limits::default() };
        let meter = RateMeter::new(&limits);
        let (one, two) = (address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!((meter.sign_in(one), meter.sign_in(one)), (Ok(()), Ok(())));
        assert!(matches!(meter.sign_in(one), Err(Problem::TooFast(1..=31))));
        assert_eq!(meter.sign_in(two), Ok(()));
    }

    #[test]
    fn a_limit_of_zero_means_unlimited() {
        let meter = RateMeter::new(&Limits { sign_ins_per_minute: 0, ..Limits::default() });
        assert!((0..1000).all(|_| meter.sign_in(address("192.0.2.1")).is_ok()));
    }

    #[test]
    fn password_attempts_from_many_addresses_are_limited() {
        let meter = RateMeter::new(&Limits::default());
        let from = |i: u8| IpAddr::from([192, 0, 2, i]);
        let tried = (0..200).filter(|i| meter.password_attempt("ann", from(*i)).is_ok()).count();
        assert_eq!(tried, 100);
        assert_eq!(meter.password_attempt("bob", from(0)), Ok(()));
    }

    #[test]
    fn dropped_guards_are_not_counted() {
        let count = KeyedCounter::default();
        let one = count.try_increment(&1, 2);
        let two = count.try_increment(&1, 2);
        assert!(one.is_some() && two.is_some() && count.try_increment(&1, 2).is_none());
        assert!(count.try_increment(&2, 2).is_some());
        drop(one);
        assert!(count.try_increment(&1, 2).is_some());
        drop(two);
        assert!(count.with(|counts| counts.is_empty()), "keys without guards are dropped");
    }
}
