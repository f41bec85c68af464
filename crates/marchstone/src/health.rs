//! `marchstone health`: asks a running server whether it is healthy. Images without a shell use it as their health check.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use catalog::{Language, Words};
use tabletop::Phrase;

/// How long the server may take for each step of the answer.
const TIMEOUT: Duration = Duration::from_secs(3);

/// Far more than the answer.
const MAX_ANSWER: u64 = 64 * 1024;

/// The arguments of `marchstone health`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Address that the server listens on.
    #[arg(long, env = "MARCHSTONE_ADDRESS", default_value = "127.0.0.1:8777")]
    address: SocketAddr,
    /// Language of the message; by default that of the locale.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    pub(crate) lang: Option<Language>,
}

/// Why a server is not healthy.
#[derive(Debug)]
pub(crate) enum HealthError {
    Unreachable(SocketAddr, io::Error),
    /// It answered with this status line.
    Unhealthy(SocketAddr, String),
}

impl HealthError {
    /// The message in the user's language.
    pub(crate) fn message(&self, words: &Words) -> String {
        words.say(&match self {
            HealthError::Unreachable(address, why) => {
                Phrase::new("health-unreachable").with("address", address).with("why", why)
            }
            HealthError::Unhealthy(address, answer) => {
                Phrase::new("health-unhealthy").with("address", address).with("answer", answer)
            }
        })
    }
}

/// Succeeds if `/healthz` answers with 200.
pub(crate) fn run(arguments: &Arguments) -> Result<(), HealthError> {
    let address = reachable(arguments.address);
    let answer = status_line(address).map_err(|why| HealthError::Unreachable(address, why))?;
    if answer.split(' ').nth(1) == Some("200") {
        Ok(())
    } else {
        Err(HealthError::Unhealthy(address, answer))
    }
}

/// A server that listens on all addresses is asked over the loopback interface.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

/// The first line of the response to `GET /healthz`.
fn status_line(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    // HTTP/1.0: the server closes the connection after the response.
    write!(stream, "GET /healthz HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut response = Vec::new();
    stream.take(MAX_ANSWER).read_to_end(&mut response)?;
    Ok(String::from_utf8_lossy(&response).lines().next().unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::net::TcpListener;

    use super::*;
    use crate::words::words;

    /// Answers one connection with this text.
    fn answer_once(answer: &'static str) -> Arguments {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("a connection");
            // A connection that is closed before the request was read is reset.
            let lines = BufReader::new(&stream).lines().map_while(Result::ok);
            let request: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
            assert_eq!(request[0], "GET /healthz HTTP/1.0");
            stream.write_all(answer.as_bytes()).expect("it is read");
        });
        Arguments { address, lang: None }
    }

    #[test]
    fn only_status_200_is_healthy() {
        assert!(run(&answer_once("HTTP/1.0 200 OK\r\n\r\nfine\n")).is_ok());
        for answer in ["HTTP/1.0 503 Service Unavailable\r\n\r\n200", "nonsense", ""] {
            assert!(matches!(run(&answer_once(answer)), Err(HealthError::Unhealthy(..))), "{answer}");
        }
    }

    #[test]
    fn a_server_on_all_addresses_is_asked_over_loopback() {
        for (listens, asked) in [
            ("0.0.0.0:8777", "127.0.0.1:8777"),
            ("[::]:8777", "[::1]:8777"),
            ("192.168.1.2:80", "192.168.1.2:80"),
        ] {
            let address = listens.parse().expect("an address");
            assert_eq!(reachable(address).to_string(), asked);
        }
    }

    #[test]
    fn every_error_has_a_message_in_every_language() {
        let address = SocketAddr::from(([127, 0, 0, 1], 8777));
        let languages = catalog::LANGUAGES.map(words);
        for error in [
            HealthError::Unreachable(address, io::ErrorKind::ConnectionRefused.into()),
            HealthError::Unhealthy(address, "HTTP/1.0 503 Service Unavailable".to_owned()),
        ] {
            let texts = languages.each_ref().map(|words| error.message(words));
            crate::words::assert_all_differ(&texts);
            assert!(texts.iter().all(|text| text.contains("127.0.0.1:8777") && !text.contains("health-")));
        }
    }
}
