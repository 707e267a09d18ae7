//! Who judges positions: the plain count of material, or a net in a file.

use std::path::Path;
use std::sync::Arc;

use togyzkumalak::eval::{Evaluator, General, Material, Net};
use togyzkumalak::rules::{Position, Variant};

/// An evaluation chosen at run time, shared by all threads.
#[derive(Clone)]
pub enum Judge {
    /// The count of material.
    Material,
    /// The count of material and moves.
    General,
    /// A net.
    Net(Arc<Net>),
}

impl Judge {
    /// `material`, `general`, or the net in the file of this name.
    pub fn load(name: &str) -> Result<Judge, String> {
        match name {
            "material" => return Ok(Judge::Material),
            "general" => return Ok(Judge::General),
            _ => {}
        }
        let bytes = std::fs::read(name).map_err(|error| format!("{name}: {error}"))?;
        let net = Net::from_bytes(&bytes).map_err(|error| format!("{name}: {error}"))?;
        Ok(Judge::Net(Arc::new(net)))
    }

    /// The net in this file, or the general evaluation as long as there is none.
    pub fn load_or_general(path: &Path) -> Result<Judge, String> {
        if path.exists() { Judge::load(&path.to_string_lossy()) } else { Ok(Judge::General) }
    }
}

impl<V: Variant> Evaluator<V> for Judge {
    #[inline]
    fn evaluate(&self, position: &Position<V>) -> i32 {
        match self {
            Judge::Material => Material.evaluate(position),
            Judge::General => General.evaluate(position),
            Judge::Net(net) => net.score(position),
        }
    }
}
