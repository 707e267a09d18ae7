// Unpacks what was packed by "deflate". Browsers can do it too, but not at once, and `new Game()` gives a game
// and no promise.
//
// It trusts its input, which the build packs and a test unpacks: damage is not looked for.
//
// CITE: RFC 1951, DEFLATE Compressed Data Format Specification version 1.3. P. Deutsch, 1996.

/** The order in which the lengths of the code for lengths are given. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/**
 * A prefix code: by the next `bits` bits, `symbol << 4 | length of its word`.
 *
 * @typedef {{ bits: number, table: Uint16Array }} Code
 */

/**
 * @param {Uint8Array} lengths of the word of each symbol; 0: it has none
 * @returns {Code}
 */
function codeOf(lengths) {
  const bits = Math.max(1, ...lengths);
  const table = new Uint16Array(1 << bits);
  let word = 0;
  for (let length = 1; length <= bits; length++, word <<= 1) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== length) continue;
      // Words come with their first bit first, so that what follows is above them.
      let place = 0;
      for (let bit = 0; bit < length; bit++) place |= ((word >> bit) & 1) << (length - 1 - bit);
      for (; place < table.length; place += 1 << length) table[place] = (symbol << 4) | length;
      word++;
    }
  }
  return { bits, table };
}

/**
 * What each symbol for a run or a distance stands for: a base, and how many bits more say the rest.
 *
 * @param {number} size
 * @param {number} step every so many symbols there is one bit more
 * @param {number} start
 */
function reaches(size, step, start) {
  let next = start;
  return Array.from({ length: size }, (_, symbol) => {
    const bits = Math.max(0, Math.floor(symbol / step) - 1);
    const base = next;
    next += 1 << bits;
    return { base, bits };
  });
}

/** The longest run has a symbol of its own. */
const RUNS = [...reaches(28, 4, 3), { base: 258, bits: 0 }];
const DISTANCES = reaches(30, 2, 1);

/** The lengths of the code that needs not be told. */
const FIXED = [8, 9, 7, 8].flatMap((length, part) => Array([144, 112, 24, 8][part]).fill(length));

/**
 * @param {Uint8Array} packed
 * @param {number} size of the result, in bytes
 */
export function inflate(packed, size) {
  const out = new Uint8Array(size);
  let end = 0;
  let at = 0;
  let held = 0;
  let holds = 0;

  /** @param {number} count */
  function need(count) {
    for (; holds < count; holds += 8) held |= (packed[at++] ?? 0) << holds;
  }

  /** @param {number} count */
  function drop(count) {
    held >>>= count;
    holds -= count;
  }

  /** @param {number} count */
  function take(count) {
    need(count);
    const value = held & ((1 << count) - 1);
    drop(count);
    return value;
  }

  /** @param {Code} code */
  function symbol({ bits, table }) {
    need(bits);
    const found = table[held & (table.length - 1)] ?? 0;
    drop(found & 15);
    return found >> 4;
  }

  /** A symbol's base and the bits that belong to it. */
  /** @param {{ base: number, bits: number } | undefined} reach */
  const reachOf = (reach) => (reach ? reach.base + take(reach.bits) : 0);

  function stored() {
    // What is left of this byte means nothing; whole bytes that were read ahead are given back.
    at -= holds >> 3;
    held = 0;
    holds = 0;
    const length = take(16);
    take(16);
    out.set(packed.subarray(at, at + length), end);
    at += length;
    end += length;
  }

  /** @returns {[Code, Code]} */
  function told() {
    const literals = take(5) + 257;
    const distances = take(5) + 1;
    const own = new Uint8Array(19);
    for (const place of ORDER.slice(0, take(4) + 4)) own[place] = take(3);
    const code = codeOf(own);
    const lengths = new Uint8Array(literals + distances);
    for (let next = 0; next < lengths.length; ) {
      const said = symbol(code);
      if (said < 16) lengths[next++] = said;
      else {
        const again = said === 16 ? lengths[next - 1] : 0;
        const times = said === 16 ? 3 + take(2) : said === 17 ? 3 + take(3) : 11 + take(7);
        lengths.fill(again ?? 0, next, next + times);
        next += times;
      }
    }
    return [codeOf(lengths.subarray(0, literals)), codeOf(lengths.subarray(literals))];
  }

  /** @param {[Code, Code]} codes */
  function block([literals, distances]) {
    for (;;) {
      const found = symbol(literals);
      if (found < 256) out[end++] = found;
      else if (found === 256) return;
      else {
        const run = reachOf(RUNS[found - 257]);
        const from = end - reachOf(DISTANCES[symbol(distances)]);
        // One by one: what is copied may run into its own copy.
        for (let step = 0; step < run; step++) out[end + step] = out[from + step] ?? 0;
        end += run;
      }
    }
  }

  for (let last = 0; !last; ) {
    last = take(1);
    const kind = take(2);
    if (kind === 0) stored();
    else if (kind === 2) block(told());
    else block([codeOf(Uint8Array.from(FIXED)), codeOf(new Uint8Array(30).fill(5))]);
  }
  return out;
}

/** @param {{ data: string, size: number }} packed a binary as the build writes it */
export function unpack({ data, size }) {
  const text = atob(data);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
  return inflate(bytes, size);
}
