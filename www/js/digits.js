// Small numbers as one character each, as the workshop writes them into modules of data.

const DIGITS =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;<=>?@[]^_";

/** @param {string} text */
export const numbersOf = (text) => [...text].map((digit) => DIGITS.indexOf(digit));
