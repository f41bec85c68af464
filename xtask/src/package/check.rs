//! Checks an archive: the program in it runs without anything of the repository or of the environment.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::{clear, failed, suffix};
use crate::step::{Failed, execute, root};

/// More choices than a game has.
const CHOICES: usize = 100_000;

/// Unpacks the archive into an empty directory. With an empty environment, plays a whole game in the terminal, verifies
/// its record, starts a server, asks it for its health and fetches the first page and the script that it loads.
pub(super) fn run(archive: &Path, target: &str) -> Result<(), Failed> {
    let directory = std::env::temp_dir().join(format!("marchstone-package-{}", std::process::id()));
    clear(&directory)?;
    let result = check(archive, target, &directory);
    // A directory that stays in the system's temporary directory does no harm.
    let _ = fs::remove_dir_all(directory);
    result
}

fn check(archive: &Path, target: &str, directory: &Path) -> Result<(), Failed> {
    execute(Command::new("tar").arg("-x").arg("-f").arg(archive).current_dir(directory))?;
    let unpacked = directory.join(format!("marchstone-{target}"));
    let program =
        Program { path: unpacked.join(format!("marchstone{}", suffix(target))), directory: unpacked };
    program.play()?;
    program.serve()
}

/// The program of an archive.
struct Program {
    path: PathBuf,
    /// Its working directory.
    directory: PathBuf,
}

impl Program {
    /// The program with an empty environment.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.path);
        command.args(arguments).current_dir(&self.directory).env_clear();
        // Windows programs cannot open sockets without it.
        if let Some(root) = std::env::var_os("SystemRoot") {
            command.env("SystemRoot", root);
        }
        command
    }

    /// Plays a game against a bot, the first choice every time, and verifies its record.
    fn play(&self) -> Result<(), Failed> {
        let arguments = ["play", "schotten-totten", "--plain", "--seats", "me,lamb", "--save", "game.txt"];
        let mut play = self.command(&arguments);
        let mut child =
            play.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(|error| failed(&error))?;
        let mut input = child.stdin.take();
        // The program ends with the game and leaves the rest unread.
        let choices = std::thread::spawn(move || {
            input
                .as_mut()
                .map_or(0, |input| (0..CHOICES).take_while(|_| input.write_all(b"1\n").is_ok()).count())
        });
        let output = child.wait_with_output().map_err(|error| failed(&error))?;
        let taken = choices.join().unwrap_or(CHOICES);
        let text = String::from_utf8_lossy(&output.stdout);
        let is_over = text.contains("has won") || text.contains("drawn");
        if !output.status.success() || !is_over || taken == CHOICES {
            return Err(Failed(format!("the game was not played to its end: {}\n{text}", output.status)));
        }
        execute(&mut self.command(&["verify", "game.txt"]))
    }

    /// Starts a server and fetches its first page.
    fn serve(&self) -> Result<(), Failed> {
        let mut serve = self.command(&["serve", "--address", "127.0.0.1:0", "--log", "warn"]);
        let child = serve.stdout(Stdio::piped()).spawn().map_err(|error| failed(&error))?;
        let mut server = Server(child);
        let address = server.address()?;
        execute(&mut self.command(&["health", "--address", &address]))?;
        let page = get(&address, "/")?;
        let built = fs::read_to_string(root().join("web/dist/index.html")).map_err(|error| failed(&error))?;
        if page.trim() != built.trim() {
            return Err(Failed(format!("the first page is not that of web/dist:\n{page}")));
        }
        let script =
            script(&page).ok_or_else(|| Failed(format!("the first page loads no script:\n{page}")))?;
        get(&address, script).map(drop)
    }
}

/// A server process that ends with this value.
struct Server(Child);

impl Server {
    /// The address, from the first message that the server prints.
    fn address(&mut self) -> Result<String, Failed> {
        let output = self.0.stdout.take().ok_or_else(|| Failed("the server has no output".to_owned()))?;
        let mut lines = BufReader::new(output).lines();
        let line = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let rest = line.split("http://").nth(1)?;
            Some(
                rest.chars()
                    .take_while(|letter| letter.is_ascii_digit() || ".:".contains(*letter))
                    .collect::<String>(),
            )
        });
        // The server goes on printing; its output is read so that it never waits.
        std::thread::spawn(move || lines.count());
        let address = line.ok_or_else(|| Failed("the server printed no address".to_owned()))?;
        Ok(address.trim_end_matches(['.', ':']).to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Fetches a page over HTTP; a status other than 200 is a failure.
fn get(address: &str, path: &str) -> Result<String, Failed> {
    let fetch = || -> io::Result<Vec<u8>> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        // HTTP/1.0: the body ends with the connection.
        write!(stream, "GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
        let mut response = Vec::new();
        stream.read_to_end(&mut response)?;
        Ok(response)
    };
    let response = fetch().map_err(|error| Failed(format!("http://{address}{path}: {error}")))?;
    let response = String::from_utf8_lossy(&response);
    match response.split_once("\r\n\r\n") {
        Some((head, body)) if head.split(' ').nth(1) == Some("200") => Ok(body.to_owned()),
        _ => Err(Failed(format!("http://{address}{path}: {}", response.lines().next().unwrap_or_default()))),
    }
}

/// The path of the first script of a page.
fn script(page: &str) -> Option<&str> {
    let tag = page.split("<script").skip(1).find(|tag| tag.contains("src=\""))?;
    tag.split("src=\"").nth(1)?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_of_a_page_is_found() {
        let page = "<script>1</script><script type=\"module\" src=\"/assets/index-1a.js\"></script>";
        assert_eq!(script(page), Some("/assets/index-1a.js"));
        assert_eq!(script("<script>1</script>"), None);
    }
}
