// Gives a text or a picture into the hands of the person: the clipboard, a file, another app.

/**
 * @param {HTMLInputElement | HTMLTextAreaElement} field what is copied; it stays selected, so that a
 *   person can copy it where the browser forbids it
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copy(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Offers a text or a picture as a file.
 *
 * @param {Blob} blob
 * @param {string} name of the file
 */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Passes a link on to another app.
 *
 * @param {string} url
 * @param {string} title
 * @returns {Promise<boolean>} whether the device can
 */
export async function pass(url, title) {
  if (!navigator.share) return false;
  try {
    await navigator.share({ url, title });
    return true;
  } catch (error) {
    // Who changes his mind has been served.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
