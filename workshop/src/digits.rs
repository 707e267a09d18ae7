//! Small numbers as one character each, in modules that the page reads.

/// None of them needs care in a text of JavaScript. `www/js/digits.js` has the same.
const DIGITS: &str = concat!(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "!#%&()*+,-./:;<=>?@[]^_"
);

/// The character of a number below 85.
pub fn digit(number: usize) -> char {
    DIGITS.chars().nth(number).expect("a small number")
}

/// The number of a character, if it is one of a number.
pub fn value(digit: char) -> Option<usize> {
    DIGITS.find(digit)
}
