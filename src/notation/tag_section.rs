//! The tags of a game while it is read, and what those with a meaning say.

use super::error::Spot;
use super::result::{Claim, End, reason};
use super::tags::{Owned, Tag};
use super::{Diagram, RecordError, RecordProblem, rules_text};
use crate::rules::{Outcome, Rules};

#[derive(Default)]
pub(super) struct TagSection {
    /// The tags without a meaning of their own, in order.
    pub others: Vec<Tag>,
    owned: Vec<(Owned, Value)>,
}

/// The value of a tag and where it starts.
struct Value {
    text: String,
    spot: Spot,
}

impl Value {
    fn error(&self, problem: RecordProblem) -> RecordError {
        self.spot.error(&self.text, problem)
    }
}

impl TagSection {
    pub(super) fn is_empty(&self) -> bool {
        self.others.is_empty() && self.owned.is_empty()
    }

    pub(super) fn add(&mut self, tag: Tag, spot: Spot, value: Spot) -> Result<(), RecordError> {
        let Some(owned) = Owned::by_name(tag.name()) else {
            self.others.push(tag);
            return Ok(());
        };
        if self.owned.iter().any(|(known, _)| *known == owned) {
            return Err(spot.error(tag.name(), RecordProblem::SecondTag));
        }
        if owned == Owned::Termination && reason(tag.value().trim()).is_none() {
            self.others.push(tag);
            return Ok(());
        }
        self.owned.push((owned, Value { text: tag.value().to_owned(), spot: value }));
        Ok(())
    }

    /// A tag's value unless it says that it is unknown.
    fn value(&self, owned: Owned) -> Option<&Value> {
        let (_, value) = self.owned.iter().find(|(known, _)| *known == owned)?;
        (!matches!(value.text.trim(), "" | "?")).then_some(value)
    }

    /// The start that the tags give.
    pub(super) fn start(&self) -> Result<Diagram, RecordError> {
        let rules = match self.value(Owned::Variant) {
            Some(value) => rules_text::read(&value.text).map_err(|p| value.error(p))?,
            None => Rules::TOGYZKUMALAK,
        };
        let Some(value) = self.value(Owned::Fen) else { return Ok(Diagram::start(rules)) };
        Diagram::parse(&value.text, rules).map_err(|error| RecordError {
            line: value.spot.line,
            column: value.spot.column + error.column - 1,
            token: error.token,
            problem: RecordProblem::Position(error.problem),
        })
    }

    /// The outcome of a game that ends on the board `end`, by the tags and by what stands after
    /// the moves.
    pub(super) fn result(
        &self,
        end: &End,
        token: Option<(Spot, &str, Claim)>,
    ) -> Result<Option<Outcome>, RecordError> {
        let mut verdict = None;
        if let Some(value) = self.value(Owned::Result) {
            let claim =
                Claim::read(value.text.trim()).ok_or_else(|| value.error(RecordProblem::Result))?;
            end.check(claim).map_err(|p| value.error(p))?;
            verdict = claim.verdict();
        }
        if let Some((spot, text, claim)) = token {
            end.check(claim).map_err(|p| spot.error(text, p))?;
            claim.same_as(verdict).map_err(|p| spot.error(text, p))?;
            verdict = verdict.or(claim.verdict());
        }
        let stated = self.value(Owned::Termination);
        let reason = stated.and_then(|value| reason(value.text.trim()));
        end.outcome(verdict, reason).map_err(|problem| match stated {
            Some(value) => value.error(problem),
            None => Spot { line: 1, column: 1 }.error("", problem),
        })
    }
}
