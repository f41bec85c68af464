//! How much one address or one person may ask for, so that there is enough for everybody.

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

/// Networks, written `10.0.0.0/8, ::1`, or `none`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Networks(Vec<IpNet>);

/// A text that names no networks.
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
    /// This machine itself.
    fn this_machine() -> Networks {
        "127.0.0.0/8, ::1".parse().expect("these are networks")
    }

    /// Whether an address is in one of them.
    pub fn contain(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address.to_canonical()))
    }
}

/// How much is allowed. A limit of 0 is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Whose word about where a request comes from is believed.
    pub trusted_proxies: Networks,
    /// Who is not limited.
    pub unlimited: Networks,
    /// Requests and socket messages a minute, for each address and for each person.
    pub requests_per_minute: u32,
    /// New guests, new accounts and sign-ins a minute, for each address.
    pub sign_ins_per_minute: u32,
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address.
    pub connections_per_address: usize,
    /// Sockets of one person.
    pub sockets_per_person: usize,
    /// Tables of one person that are not over.
    pub tables_per_person: usize,
    /// How long a client may take to send a request, or to take what it is sent.
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

/// Whether there is room for one more; a limit of 0 is none.
pub(crate) const fn is_below_limit(limit: usize, there: usize) -> bool {
    limit == 0 || there < limit
}

/// Whose share something is taken from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RateLimitKey {
    /// An address, or with IPv6 the network of one customer.
    Address(IpAddr),
    /// A person.
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

/// With IPv6 one customer has 2⁶⁴ addresses or more: they count as one.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// A limit on how often, for each key.
struct RateLimit<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> RateLimit<K> {
    /// So many a minute, and so many at once.
    fn new(per_minute: u32, at_once: u32) -> RateLimit<K> {
        let quota = NonZeroU32::new(per_minute).zip(NonZeroU32::new(at_once));
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

/// Counts who has how many of something.
#[derive(Clone)]
pub(crate) struct KeyedCounter<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for KeyedCounter<K> {
    fn default() -> KeyedCounter<K> {
        KeyedCounter(Arc::default())
    }
}

/// One that is counted, as long as it lives.
pub(crate) struct CountGuard<K: Hash + Eq>(KeyedCounter<K>, Option<K>);

impl<K: Hash + Eq + Clone> KeyedCounter<K> {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<K, usize>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// One more, if there is room.
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

/// What everybody has asked for lately.
pub(crate) struct RateMeter {
    requests: RateLimit<RateLimitKey>,
    sign_ins: RateLimit<IpAddr>,
    /// Guesses of one password from one address: few, so that guessing is hopeless.
    guesses: RateLimit<(String, IpAddr)>,
    /// And from everywhere: more, so that nobody can lock somebody else out for long.
    all_guesses: RateLimit<String>,
    sockets: KeyedCounter<RateLimitKey>,
}

impl RateMeter {
    pub(crate) fn new(limits: &Limits) -> RateMeter {
        RateMeter {
            // A page asks for much at once, and then for little.
            requests: RateLimit::new(limits.requests_per_minute, limits.requests_per_minute.div_ceil(4)),
            sign_ins: RateLimit::new(limits.sign_ins_per_minute, limits.sign_ins_per_minute),
            guesses: RateLimit::new(3, 10),
            all_guesses: RateLimit::new(12, 100),
            sockets: KeyedCounter::default(),
        }
    }

    /// A request or a message.
    pub(crate) fn request(&self, key: &RateLimitKey) -> Result<(), Problem> {
        self.requests.check(key)
    }

    /// A new guest, a new account, or somebody who signs in.
    pub(crate) fn sign_in(&self, from: IpAddr) -> Result<(), Problem> {
        self.sign_ins.check(&network_of(from))
    }

    /// Somebody says they know the password of an account.
    pub(crate) fn guess(&self, account: &str, from: IpAddr) -> Result<(), Problem> {
        self.guesses.check(&(account.to_owned(), network_of(from)))?;
        self.all_guesses.check(&account.to_owned())
    }

    /// One more socket.
    pub(crate) fn socket(
        &self,
        key: &RateLimitKey,
        limit: usize,
    ) -> Result<CountGuard<RateLimitKey>, Problem> {
        self.sockets.try_increment(key, limit).ok_or(Problem::TooMany)
    }

    /// Forgets those who have not asked for anything lately.
    pub(crate) fn drop_idle_keys(&self) {
        self.requests.drop_idle_keys();
        self.sign_ins.drop_idle_keys();
        self.guesses.drop_idle_keys();
        self.all_guesses.drop_idle_keys();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn networks_are_read_as_people_write_them() {
        let networks: Networks = "10.0.0.0/8, 192.168.1.7,2001:db8::/32".parse().unwrap();
        assert!(networks.contain(address("10.9.8.7")) && networks.contain(address("192.168.1.7")));
        assert!(networks.contain(address("::ffff:10.9.8.7")), "the same address, written another way");
        assert!(!networks.contain(address("192.168.1.8")) && !networks.contain(address("::1")));
        assert_eq!("none".parse(), Ok(Networks::default()));
        assert_eq!("10.0.0.0/8, here".parse::<Networks>(), Err(BadNetwork("here".to_owned())));
    }

    #[test]
    fn one_household_has_one_share() {
        assert_eq!(network_of(address("2001:db8:1:2:3:4:5:6")), network_of(address("2001:db8:1:2::1")));
        assert_ne!(network_of(address("2001:db8:1:2::1")), network_of(address("2001:db8:1:3::1")));
        assert_ne!(network_of(address("192.0.2.1")), network_of(address("192.0.2.2")));
        assert_eq!(network_of(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }

    #[test]
    fn who_asks_too_often_is_told_how_long_to_wait_and_others_are_not() {
        let limits = Limits { sign_ins_per_minute: 2, ..Limits::default() };
        let meter = RateMeter::new(&limits);
        let (one, two) = (address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!((meter.sign_in(one), meter.sign_in(one)), (Ok(()), Ok(())));
        assert!(matches!(meter.sign_in(one), Err(Problem::TooFast(1..=31))));
        assert_eq!(meter.sign_in(two), Ok(()));
    }

    #[test]
    fn a_limit_of_nothing_is_none() {
        let meter = RateMeter::new(&Limits { sign_ins_per_minute: 0, ..Limits::default() });
        assert!((0..1000).all(|_| meter.sign_in(address("192.0.2.1")).is_ok()));
    }

    #[test]
    fn guesses_from_many_addresses_are_limited_too() {
        let meter = RateMeter::new(&Limits::default());
        let from = |i: u8| IpAddr::from([192, 0, 2, i]);
        let tried = (0..200).filter(|i| meter.guess("ann", from(*i)).is_ok()).count();
        assert_eq!(tried, 100);
        assert_eq!(meter.guess("bob", from(0)), Ok(()));
    }

    #[test]
    fn what_is_gone_is_not_counted() {
        let count = KeyedCounter::default();
        let one = count.try_increment(&1, 2);
        let two = count.try_increment(&1, 2);
        assert!(one.is_some() && two.is_some() && count.try_increment(&1, 2).is_none());
        assert!(count.try_increment(&2, 2).is_some());
        drop(one);
        assert!(count.try_increment(&1, 2).is_some());
        drop(two);
        assert!(count.with(|counts| counts.is_empty()), "nothing is remembered of those who are gone");
    }
}
