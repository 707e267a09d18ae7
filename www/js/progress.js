// How far a person has come with learning the game, and whether the invitation was answered: kept
// apart from the game, since it belongs to the person and not to what is played.

const KEY = "togyzkumalak-learn";

/**
 * @typedef {object} Progress
 * @property {string | null} lesson the id of the lesson that is open
 * @property {boolean} answered whether the invitation was taken or declined
 */

/** @returns {Progress} */
export function loadProgress() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return {
      lesson: typeof value?.lesson === "string" ? value.lesson : null,
      answered: value?.answered === true,
    };
  } catch {
    return { lesson: null, answered: false };
  }
}

/** @param {Progress} progress */
export function saveProgress({ lesson, answered }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ lesson, answered }));
  } catch {
    // Then the next visit begins anew; the course itself needs no storage.
  }
}
