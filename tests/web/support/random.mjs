// Numbers that look random and are the same each time.

/**
 * @param {number} seed
 * @returns {(below: number) => number} whole numbers from 0
 */
export function randomFrom(seed) {
  let state = (seed + 1) * 0x9e3779b1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
