//! Results: what a text claims and what the board says.

use super::error::Spot;
use super::{RecordError, RecordProblem};
use crate::rules::{BySide, Outcome, Position, Reason, Rules, Side};

/// A win or a draw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Won(Side),
    Draw,
}

impl Verdict {
    pub(super) fn of(outcome: Outcome) -> Verdict {
        outcome.winner.map_or(Verdict::Draw, Verdict::Won)
    }

    fn text(self) -> &'static str {
        match self {
            Verdict::Won(Side::First) => "1-0",
            Verdict::Won(Side::Second) => "0-1",
            Verdict::Draw => "1/2-1/2",
        }
    }
}

/// What a text says about the result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Claim {
    Unknown,
    Is(Verdict),
    Score(u32, u32),
}

impl Claim {
    pub(super) fn read(text: &str) -> Option<Claim> {
        match text {
            "*" => Some(Claim::Unknown),
            "1-0" => Some(Claim::Is(Verdict::Won(Side::First))),
            "0-1" => Some(Claim::Is(Verdict::Won(Side::Second))),
            "1/2-1/2" | "½-½" => Some(Claim::Is(Verdict::Draw)),
            _ => {
                let (first, second) = text.split_once('-')?;
                Some(Claim::Score(number(first)?, number(second)?))
            }
        }
    }

    pub(super) fn verdict(self) -> Option<Verdict> {
        if let Claim::Is(verdict) = self { Some(verdict) } else { None }
    }

    /// Whether it says nothing else than was said before.
    pub(super) fn same_as(self, before: Option<Verdict>) -> Result<(), RecordProblem> {
        match (self.verdict(), before) {
            (Some(verdict), Some(before)) if verdict != before => {
                Err(RecordProblem::ResultsDiffer { before: before.text() })
            }
            _ => Ok(()),
        }
    }
}

fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u32::MAX))
}

/// The board when the moves of a record have been made.
pub(super) struct End {
    outcome: Option<Outcome>,
    kazans: BySide<u8>,
    /// The player to move has nothing to play with.
    stuck: bool,
    /// The last position has occurred three times.
    repeated: bool,
}

impl End {
    pub(super) fn of(last: &Position<Rules>, repeated: bool) -> End {
        End {
            outcome: last.outcome(),
            kazans: BySide::new(|side| last.kazan(side)),
            stuck: last.row(last.to_move()).iter().all(|&balls| balls == 0),
            repeated,
        }
    }

    /// Whether the board allows what a text claims.
    pub(super) fn check(&self, claim: Claim) -> Result<(), RecordProblem> {
        let agrees = match (claim, self.outcome) {
            (Claim::Score(first, second), outcome) => {
                let is = |score: BySide<u8>| {
                    (u32::from(score.first), u32::from(score.second)) == (first, second)
                };
                is(self.kazans) || outcome.is_some_and(|outcome| is(outcome.score))
            }
            (Claim::Is(verdict), Some(outcome)) => verdict == Verdict::of(outcome),
            (Claim::Is(_), None) | (Claim::Unknown, _) => true,
        };
        if agrees { Ok(()) } else { Err(RecordProblem::ResultAgainstBoard { board: self.says() }) }
    }

    /// Whether the board allows the comment `{zero}`, which `PlayOK` writes when a player is stuck.
    pub(super) fn check_stuck(&self, spot: Spot) -> Result<(), RecordError> {
        if self.stuck {
            return Ok(());
        }
        let board = self.says();
        let problem = RecordProblem::ReasonAgainstBoard { reason: Reason::Atsyrau, board };
        Err(spot.error("zero", problem))
    }

    /// The outcome by the board, by the verdict of the text, and by the reason that it states.
    pub(super) fn outcome(
        &self,
        verdict: Option<Verdict>,
        stated: Option<Reason>,
    ) -> Result<Option<Outcome>, RecordProblem> {
        if let Some(reason) = stated.filter(|&reason| !self.allows(reason)) {
            return Err(RecordProblem::ReasonAgainstBoard { reason, board: self.says() });
        }
        if self.outcome.is_some() {
            return Ok(self.outcome);
        }
        let decisive = matches!(stated, Some(Reason::Resignation | Reason::Time));
        let (winner, reason) = match (verdict, stated) {
            (Some(Verdict::Won(side)), None) => (Some(side), Reason::Resignation),
            (Some(Verdict::Won(side)), Some(reason)) if decisive => (Some(side), reason),
            (None, None) => return Ok(None),
            (Some(Verdict::Draw), None) if self.repeated => (None, Reason::Repetition),
            (Some(Verdict::Draw), None) => (None, Reason::Agreement),
            (None | Some(Verdict::Draw), Some(reason)) if !decisive => (None, reason),
            (_, Some(reason)) => return Err(RecordProblem::ReasonAgainstResult(reason)),
        };
        Ok(Some(Outcome { winner, reason, score: self.kazans }))
    }

    /// Whether the game can have ended here for this reason.
    fn allows(&self, reason: Reason) -> bool {
        match (self.outcome, reason) {
            (Some(outcome), reason) => outcome.reason == reason,
            (None, Reason::Majority | Reason::Atsyrau) => false,
            (None, Reason::Repetition) => self.repeated,
            (None, Reason::Agreement | Reason::Resignation | Reason::Time) => true,
        }
    }

    fn says(&self) -> String {
        let BySide { first, second } = self.kazans;
        let open = || format!("the game is not over, {first} : {second}");
        self.outcome.map_or_else(open, board_says)
    }
}

/// How the board ended a game: `1-0 by majority, 82 : 15`.
pub(super) fn board_says(outcome: Outcome) -> String {
    let BySide { first, second } = outcome.score;
    format!("{} by {}, {first} : {second}", Verdict::of(outcome).text(), outcome.reason.name())
}

/// The result as it stands at the end of a record.
pub(super) fn result_text(outcome: Option<Outcome>) -> &'static str {
    outcome.map_or("*", |outcome| Verdict::of(outcome).text())
}

/// The reason that the value of a `Termination` tag names, if it is one of ours.
pub(super) fn reason(text: &str) -> Option<Reason> {
    const ALL: [Reason; 6] = [
        Reason::Majority,
        Reason::Atsyrau,
        Reason::Repetition,
        Reason::Agreement,
        Reason::Resignation,
        Reason::Time,
    ];
    if text.eq_ignore_ascii_case("time forfeit") {
        return Some(Reason::Time);
    }
    ALL.into_iter().find(|reason| reason.name().eq_ignore_ascii_case(text))
}
