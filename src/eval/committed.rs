//! The committed nets, each unpacked when it is first used.

use std::sync::LazyLock;

use super::Net;

/// A net, once it is needed.
pub type Committed = LazyLock<Net>;

macro_rules! committed {
    ($($name:ident = $place:literal, $file:literal;)*) => {$(
        pub static $name: Committed = LazyLock::new(|| {
            #[cfg(not(edge = "engine"))]
            let bytes = include_bytes!($file);
            #[cfg(edge = "engine")]
            let bytes = outside::file($place);
            Net::from_bytes(bytes).expect("the committed net is whole")
        });
    )*};
}

// The places are those in `xtask/src/nets.rs`.
committed! {
    TOGYZKUMALAK = 0, "togyzkumalak.net";
    BESTEMSHE = 1, "bestemshe.net";
    QOZDATU = 2, "qozdatu.net";
}

pub fn net(committed: &'static Committed) -> &'static Net {
    committed
}

/// In a browser the nets are no part of the binary: they are as large as it, and come beside it, so
/// that it need not be there twice in a package that has it as a file and as a text.
#[cfg(edge = "engine")]
pub(crate) mod outside {
    use std::sync::OnceLock;

    static FILES: OnceLock<Vec<u8>> = OnceLock::new();

    /// Takes all nets, one after another, each with its length before it.
    pub fn give(files: Vec<u8>) {
        // Only the first ones count: what was unpacked is in use.
        let _ = FILES.set(files);
    }

    pub(super) fn file(place: usize) -> &'static [u8] {
        let mut rest = FILES.get().map_or(&[][..], |files| files);
        let mut next = || {
            let (length, after) = rest.split_first_chunk().expect("the nets have been given");
            let (file, after) = after.split_at(u32::from_le_bytes(*length) as usize);
            rest = after;
            file
        };
        (0..place).for_each(|_| {
            next();
        });
        next()
    }
}
