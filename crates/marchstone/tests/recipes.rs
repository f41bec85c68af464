//! The recipes of README.md, docs/hosting.md and deploy/ are right and safe as printed.

mod served;

use std::net::IpAddr;
use std::path::Path;

use clap::{Args, FromArgMatches};
use client::Client;
use client::http::Method;
use served::Served;
use server::{Config, Settings};

fn page(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    std::fs::read_to_string(path).expect("it is there")
}

/// The code blocks of a page in this language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let mark = format!("\n```{language}\n");
    page.split(&mark).skip(1).map(|rest| rest.split("\n```").next().unwrap_or_default()).collect()
}

/// The commands of the shell blocks of a page, without comments, each in one line.
fn commands(page: &str) -> Vec<String> {
    let text = blocks(page, "sh").join("\n").replace("\\\n", " ");
    let lines = text.lines().map(|line| line.split(" #").next().unwrap_or_default().trim().to_owned());
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// The settings that these flags and variables give, as the program reads them.
fn settings(flags: &[&str], environment: &[(String, String)]) -> Settings {
    let serve = Config::augment_args(clap::Command::new("serve"));
    let mut arguments = vec!["serve".to_owned()];
    arguments.extend(flags.iter().map(ToString::to_string));
    for (name, value) in environment {
        let setting = serve.get_arguments().find(|one| one.get_env().is_some_and(|env| env == name.as_str()));
        let flag = setting.and_then(clap::Arg::get_long).unwrap_or_else(|| panic!("{name} is no setting"));
        arguments.push(format!("--{flag}={value}"));
    }
    let matches =
        serve.try_get_matches_from(&arguments).unwrap_or_else(|error| panic!("{arguments:?} {error}"));
    let config = Config::from_arg_matches(&matches).expect("the settings can be read");
    config.resolve().expect("no recipe has a file of settings")
}

/// The variables among these words.
fn variables<'a>(words: impl Iterator<Item = &'a str>) -> Vec<(String, String)> {
    let variable = |word: &str| {
        let (name, value) = word.split_once('=')?;
        name.starts_with("MARCHSTONE_").then(|| (name.to_owned(), value.to_owned()))
    };
    words.filter_map(variable).collect()
}

/// The variables of the systemd unit.
fn unit_environment(hosting: &str) -> Vec<(String, String)> {
    let unit = blocks(hosting, "ini")[0];
    variables(unit.lines().filter_map(|line| line.strip_prefix("Environment=")))
}

/// Visitors behind a proxy at this address have limits of their own, and cannot choose the address they count under.
fn assert_trusts(settings: &Settings, proxy: &str) {
    let trusts = |address: &str| {
        let address: IpAddr = address.parse().unwrap_or_else(|_| panic!("{address} is no address"));
        settings.limits.trusted_proxies.contain(address)
    };
    assert!(trusts(proxy), "{proxy} is not trusted by {:?}", settings.limits.trusted_proxies);
    for visitor in ["192.0.2.1", "192.168.1.20", "10.0.0.7", "172.17.0.1", "2001:db8::1"] {
        assert!(!trusts(visitor), "{visitor} is trusted by {:?}", settings.limits.trusted_proxies);
    }
}

/// The server speaks no TLS, so a public URL with https means that there is a proxy.
fn is_behind_proxy(settings: &Settings) -> bool {
    settings.public_url.as_ref().is_some_and(server::PublicUrl::is_https)
}

#[test]
fn every_command_that_serves_is_accepted_and_trusts_its_proxy() {
    let (mut direct, mut proxied) = (0, 0);
    for name in ["README.md", "docs/hosting.md"] {
        for command in commands(&page(name)) {
            let Some((program, flags)) = command.split_once("marchstone serve") else { continue };
            let settings = settings(
                &flags.split_whitespace().collect::<Vec<_>>(),
                &variables(program.split_whitespace()),
            );
            if is_behind_proxy(&settings) {
                assert_trusts(&settings, "127.0.0.1");
                assert_trusts(&settings, "::1");
                proxied += 1;
            } else {
                assert_eq!(settings.limits.trusted_proxies.to_string(), "none", "{command}");
                direct += 1;
            }
        }
    }
    assert!(direct >= 3 && proxied >= 1, "{direct} without and {proxied} with a proxy");
}

#[test]
fn the_proxies_of_the_page_name_their_visitors_and_reach_the_server() {
    let hosting = page("docs/hosting.md");
    let default = settings(&[], &[]).address.to_string();
    let nginx = blocks(&hosting, "nginx")[0];
    // The visitor's own header is replaced: a list that begins with it would need every proxy to be known.
    assert!(nginx.contains("proxy_set_header X-Forwarded-For $remote_addr;"));
    assert!(nginx.contains(&format!("proxy_pass http://{default};")));
    for header in ["Upgrade $http_upgrade;", "Connection $connection_upgrade;"] {
        assert!(nginx.contains(&format!("proxy_set_header {header}")), "{header}");
    }
    let caddy = blocks(&hosting, "").into_iter().find(|block| block.contains("reverse_proxy"));
    assert!(caddy.expect("a Caddyfile").contains(&format!("reverse_proxy {default}")));
}

#[test]
fn the_systemd_unit_trusts_the_proxy_on_the_same_machine() {
    let environment = unit_environment(&page("docs/hosting.md"));
    let settings = settings(&[], &environment);
    assert!(is_behind_proxy(&settings) && settings.address.ip().is_loopback(), "{environment:?}");
    assert_trusts(&settings, "127.0.0.1");
    assert_trusts(&settings, "::1");
}

#[test]
fn containers_behind_a_proxy_trust_the_gateway_of_their_network() {
    let (mut direct, mut proxied) = (0, 0);
    for name in ["README.md", "docs/hosting.md"] {
        let commands = commands(&page(name));
        for command in commands.iter().filter(|command| command.starts_with("docker run")) {
            let settings = settings(&[], &variables(command.split_whitespace()));
            if !is_behind_proxy(&settings) {
                direct += 1;
                continue;
            }
            // Connections from the host arrive from the gateway, and nobody else reaches the port.
            let create = commands.iter().find(|command| command.starts_with("docker network create"));
            let create: Vec<&str> = create.expect("a network with a known gateway").split(' ').collect();
            let gateway = create.windows(2).find(|pair| pair[0] == "--gateway").expect("a gateway")[1];
            assert_trusts(&settings, gateway);
            let network = create.last().expect("a name");
            assert!(command.contains(&format!("--network {network} ")), "{command}");
            assert!(command.contains("-p 127.0.0.1:8777:8777"), "{command}");
            proxied += 1;
        }
    }
    assert!(direct >= 1 && proxied >= 1, "{direct} without and {proxied} with a proxy");
}

#[test]
fn the_servers_of_the_compose_file_trust_its_proxy() {
    let compose = page("deploy/compose.yaml");
    let value = |key: &str| {
        let line = compose.lines().find_map(|line| line.trim().strip_prefix(key));
        line.unwrap_or_else(|| panic!("{key} is missing")).trim().to_owned()
    };
    let name = "MARCHSTONE_TRUSTED_PROXIES";
    let settings = settings(&[], &[(name.to_owned(), value(&format!("{name}:")))]);
    assert_trusts(&settings, &value("ipv4_address:"));
    // Only the proxy publishes a port.
    assert_eq!(compose.matches("ports:").count(), 1);
    let (_, proxy) = compose.split_once("\n  proxy:").expect("a proxy");
    assert!(proxy.contains("ports:"));
}

/// The status of a request for a guest that a proxy on this machine forwards for a visitor.
async fn guest(served: &Served, visitor: &str) -> u16 {
    let request = Client::new(&served.url).request(Method::POST, "/api/session/guest");
    let response = request.header("x-forwarded-for", visitor).send().await.expect("an answer");
    response.status().as_u16()
}

#[tokio::test]
async fn with_the_settings_of_the_unit_visitors_are_limited_one_by_one() {
    let served = Served::start_with(&[], unit_environment(&page("docs/hosting.md")));
    let mut answers = Vec::new();
    for _ in 0..30 {
        answers.push(guest(&served, "192.0.2.1").await);
    }
    assert!(answers[..20].iter().all(|status| *status == 200) && answers.contains(&429), "{answers:?}");
    assert_eq!(guest(&served, "192.0.2.2").await, 200);
    let (_, log) = served.stop();
    assert!(!log.contains("WARN"), "{log}");
}

#[tokio::test]
async fn a_proxy_that_is_not_trusted_is_reported_once() {
    let served = Served::start(&["--log", "warn"]);
    for visitor in 1..=3 {
        guest(&served, &format!("192.0.2.{visitor}")).await;
    }
    let (_, log) = served.stop();
    let warnings: Vec<&str> = log.lines().filter(|line| line.contains("WARN")).collect();
    assert_eq!(warnings.len(), 1, "{log}");
    assert!(warnings[0].contains("--trusted-proxies 127.0.0.1"), "{log}");
    assert!(!log.contains("192.0.2."), "logs contain no addresses of visitors: {log}");
}

#[test]
fn backups_are_readable_by_their_owner_alone() {
    let hosting = page("docs/hosting.md");
    let backups: Vec<&str> =
        blocks(&hosting, "sh").into_iter().filter(|block| block.contains("backup")).collect();
    assert_eq!(backups.len(), 2, "SQLite and PostgreSQL");
    for block in backups {
        assert!(block.starts_with("umask 077"), "{block}");
    }
}

#[test]
fn the_page_says_that_limits_hold_for_each_server() {
    assert!(page("docs/hosting.md").contains("**Limits hold for each server**"));
}
