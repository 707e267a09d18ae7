//! The tags of a record.

/// A tag of a record: `[Name "value"]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tag {
    name: String,
    value: String,
}

/// A tag whose value a [`Record`](super::Record) holds in its own fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owned {
    Variant,
    Fen,
    Result,
    Termination,
}

impl Owned {
    pub(super) const ALL: [Owned; 4] =
        [Owned::Variant, Owned::Fen, Owned::Result, Owned::Termination];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Owned::Variant => "Variant",
            Owned::Fen => "FEN",
            Owned::Result => "Result",
            Owned::Termination => "Termination",
        }
    }

    pub(super) fn by_name(name: &str) -> Option<Owned> {
        Self::ALL.into_iter().find(|owned| owned.name().eq_ignore_ascii_case(name))
    }
}

impl Tag {
    /// A tag, or `None` if it cannot be written: the name must be letters, digits and `_`, `-`,
    /// and at least one of them; the value must be of one line.
    #[must_use]
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Option<Tag> {
        let tag = Tag { name: name.into(), value: value.into() };
        let named = !tag.name.is_empty() && tag.name.chars().all(is_name);
        (named && !tag.value.contains(['\n', '\r'])).then_some(tag)
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl std::fmt::Display for Tag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let value = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}

/// Whether `c` can stand in the name of a tag.
pub(super) fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '-'
}
