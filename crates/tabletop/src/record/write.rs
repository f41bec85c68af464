//! Writing a record.

use std::fmt::{self, Write};

use super::{Beginning, Record, mark};

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut header = |key: &str, value: &str| {
            let value: String = value.chars().filter(|c| !c.is_control()).collect();
            writeln!(f, "[{key} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
        };
        header("Game", &self.game)?;
        header("Options", &self.options)?;
        header("Players", &self.players.to_string())?;
        match &self.beginning {
            Beginning::Seed(seed) => header("Seed", &seed.to_string())?,
            Beginning::Position(position, seed) => {
                header("Position", position)?;
                if let Some(seed) = seed {
                    header("Seed", &seed.to_string())?;
                }
            }
        }
        if let Some(date) = &self.date {
            header("Date", date)?;
        }
        header("Result", &mark(self.result).to_string())?;
        for (seat, name) in &self.names {
            header(&seat.to_string(), name)?;
        }
        for (key, value) in &self.others {
            header(key, value)?;
        }
        writeln!(f)?;
        let mut line = Line { text: String::new() };
        let mut turn = 0;
        for played in &self.played {
            let mut word = String::new();
            if played.opens_turn {
                turn += 1;
                write!(word, "{turn}. ")?;
            }
            word.push_str(&played.action);
            line.push(&word, f)?;
            if let Some(comment) = &played.comment {
                line.push(&format!("{{{}}}", comment.replace('}', ")")), f)?;
            }
        }
        line.push(&mark(self.result).to_string(), f)?;
        writeln!(f, "{}", line.text)
    }
}

/// A line of words, wrapped at 100 characters.
struct Line {
    text: String,
}

impl Line {
    fn push(&mut self, word: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.text.is_empty() && self.text.len() + word.len() >= 100 {
            writeln!(f, "{}", self.text)?;
            self.text.clear();
        }
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(word);
        Ok(())
    }
}
