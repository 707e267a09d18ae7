//! The words of a command line: options with values, and what is wrong with them.

use std::str::FromStr;

/// The words that follow a command.
#[derive(Clone, Debug)]
pub struct Arguments {
    plain: Vec<String>,
    options: Vec<(String, String)>,
}

impl Arguments {
    /// Sorts the words; every `--name` takes a value.
    pub fn new(words: &[String]) -> Result<Arguments, String> {
        let (mut plain, mut options) = (Vec::new(), Vec::new());
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word.starts_with("--") {
                let value = words.next().ok_or(format!("{word} needs a value"))?;
                options.push((word.clone(), value.clone()));
            } else {
                plain.push(word.clone());
            }
        }
        Ok(Arguments { plain, options })
    }

    /// The words that are no options, which must be so many.
    pub fn plain<const N: usize>(&self) -> Result<[&str; N], String> {
        let words: Vec<&str> = self.plain.iter().map(String::as_str).collect();
        let count = words.len();
        words.try_into().map_err(|_| format!("{N} words are needed, there are {count}"))
    }

    /// The value of an option, or `default`; taken out of the list.
    pub fn take<T: FromStr>(&mut self, name: &str, default: T) -> Result<T, String> {
        let Some(at) = self.options.iter().position(|(known, _)| known == name) else {
            return Ok(default);
        };
        let (_, value) = self.options.remove(at);
        value.parse().map_err(|_| format!("{name} cannot be {value}"))
    }

    /// Refuses options that nobody took.
    pub fn finish(&self) -> Result<(), String> {
        self.options.first().map_or(Ok(()), |(name, _)| Err(format!("unknown option {name}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Result<Arguments, String> {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        Arguments::new(&words)
    }

    #[test]
    fn options_may_stand_anywhere() {
        let mut words = arguments("a --nodes 5 b --seed 7").unwrap();
        assert_eq!(words.plain(), Ok(["a", "b"]));
        assert_eq!(words.take("--nodes", 1), Ok(5));
        assert_eq!(words.take("--pairs", 3), Ok(3));
        assert_eq!(words.finish(), Err("unknown option --seed".into()));
    }

    #[test]
    fn errors_say_what_is_wrong() {
        assert_eq!(arguments("a --nodes").unwrap_err(), "--nodes needs a value");
        let mut words = arguments("a --nodes many").unwrap();
        assert_eq!(words.take("--nodes", 1), Err("--nodes cannot be many".into()));
        assert_eq!(words.plain::<2>(), Err("2 words are needed, there are 1".into()));
    }
}
