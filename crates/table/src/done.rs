//! Which commands were carried out, so that a repeated one is recognised.

use crate::ids::PersonId;

/// The commands that were carried out, by person and idempotency key. A table has many of them and is copied with each
/// command, so they lie in few pieces of memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct DoneCommands {
    people: Vec<PersonId>,
    commands: Vec<DoneCommand>,
    /// The keys of all commands, one after the other.
    keys: String,
}

#[derive(Clone, Debug)]
struct DoneCommand {
    /// The index of the person.
    person: u32,
    /// The last entry that it made.
    seq: u32,
    /// Where its key ends.
    end: u32,
}

impl DoneCommands {
    /// Records that a command made an entry. The entries of a command follow each other.
    pub(crate) fn record(&mut self, person: &PersonId, key: &str, seq: u32) {
        let index = self.people.iter().position(|other| other == person).unwrap_or_else(|| {
            self.people.push(person.clone());
            self.people.len() - 1
        }) as u32;
        if let Some(last) = self.commands.len().checked_sub(1)
            && (self.commands[last].person, self.key(last)) == (index, key)
        {
            self.commands[last].seq = seq;
            return;
        }
        self.keys.push_str(key);
        self.commands.push(DoneCommand { person: index, seq, end: self.keys.len() as u32 });
    }

    /// The last entry of this command, if it was carried out.
    pub(crate) fn seq(&self, person: &PersonId, key: &str) -> Option<u32> {
        let person = self.people.iter().position(|other| other == person)? as u32;
        let command = (0..self.commands.len())
            .rev()
            .find(|index| self.commands[*index].person == person && self.key(*index) == key)?;
        Some(self.commands[command].seq)
    }

    fn key(&self, index: usize) -> &str {
        let start = index.checked_sub(1).map_or(0, |before| self.commands[before].end);
        &self.keys[start as usize..self.commands[index].end as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_by_person_and_key() {
        let (ann, bob) = (PersonId("ann".to_owned()), PersonId("bob".to_owned()));
        let mut done = DoneCommands::default();
        done.record(&ann, "ab", 2);
        done.record(&ann, "ab", 3);
        done.record(&bob, "ab", 4);
        done.record(&ann, "é", 5);
        assert_eq!(
            (done.seq(&ann, "ab"), done.seq(&bob, "ab"), done.seq(&ann, "é")),
            (Some(3), Some(4), Some(5))
        );
        assert_eq!((done.seq(&bob, "é"), done.seq(&ann, "a"), done.seq(&ann, "")), (None, None, None));
        assert_eq!(done.seq(&PersonId("cem".to_owned()), "ab"), None);
    }
}
