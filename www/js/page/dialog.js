// Opens the dialogs of the page and tells what was chosen.

/**
 * The answers that are still awaited. A dialog tells of its end a moment after it has closed: the next
 * question waits for that, or it would take the old end for its own.
 *
 * @type {WeakMap<HTMLDialogElement, Promise<string>>}
 */
const awaited = new WeakMap();

/**
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<string>} the value of the button that closed it, empty when it was dismissed
 */
export async function ask(dialog) {
  while (awaited.has(dialog)) await awaited.get(dialog);
  dialog.returnValue = "";
  dialog.showModal();
  const answer = new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true });
  });
  awaited.set(dialog, answer);
  const value = await answer;
  awaited.delete(dialog);
  return value;
}

/**
 * Lets a press beside the dialog close it.
 *
 * @param {HTMLDialogElement} dialog
 */
export function dismissable(dialog) {
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) dialog.close("");
  });
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {string} name of the radio buttons
 */
export function chosen(dialog, name) {
  const input = dialog.querySelector(`input[name="${name}"]:checked`);
  return input instanceof HTMLInputElement ? input.value : "";
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {string} name
 * @param {string} value
 */
export function choose(dialog, name, value) {
  for (const input of dialog.querySelectorAll(`input[name="${name}"]`)) {
    if (input instanceof HTMLInputElement) input.checked = input.value === value;
  }
}
