// Opens the dialogs of the page and tells what was chosen.

/**
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<string>} the value of the button that closed it, empty when it was dismissed
 */
export function ask(dialog) {
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true });
  });
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
